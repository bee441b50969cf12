<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
<context>
    <name>AboutWindow</name>
    <message numerus="yes">
        <source>%n match(es) counted.</source>
        <translation>
            <numerusform>%n match counted.</numerusform>
            <numerusform>%n matches counted.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>DrillPage</name>
    <message numerus="yes">
        <source>%n day(s) in a row</source>
        <translation>
            <numerusform>%n day in a row</numerusform>
            <numerusform>%n days in a row</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Looking for a decision with one clearly best answer: %n position(s) so far.</source>
        <translation>
            <numerusform>Looking for a decision with one clearly best answer: %n position so far.</numerusform>
            <numerusform>Looking for a decision with one clearly best answer: %n positions so far.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>FindBar</name>
    <message numerus="yes">
        <source>%n paragraph(s)</source>
        <translation>
            <numerusform>%n paragraph</numerusform>
            <numerusform>%n paragraphs</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s)</source>
        <translation>
            <numerusform>%n game</numerusform>
            <numerusform>%n games</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>GameDetail</name>
    <message numerus="yes">
        <source>%n difference(s) from {game}</source>
        <translation>
            <numerusform>%n difference from {game}</numerusform>
            <numerusform>%n differences from {game}</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>GameFigures</name>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n player</numerusform>
            <numerusform>%n players</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n card</numerusform>
            <numerusform>%n cards</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>GameList</name>
    <message numerus="yes">
        <source>%n difference(s) from {game}</source>
        <translation>
            <numerusform>%n difference from {game}</numerusform>
            <numerusform>%n differences from {game}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) found</source>
        <translation>
            <numerusform>%n game found</numerusform>
            <numerusform>%n games found</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>GameSection</name>
    <message numerus="yes">
        <source>{group}, %n game(s), open</source>
        <translation>
            <numerusform>{group}, %n game, open</numerusform>
            <numerusform>{group}, %n games, open</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{group}, %n game(s), folded</source>
        <translation>
            <numerusform>{group}, %n game, folded</numerusform>
            <numerusform>{group}, %n games, folded</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>HandsPanel</name>
    <message numerus="yes">
        <source>%n hand(s) counted</source>
        <translation>
            <numerusform>%n hand counted</numerusform>
            <numerusform>%n hands counted</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Navigation</name>
    <message numerus="yes">
        <source>{page}, %n change(s)</source>
        <translation>
            <numerusform>{page}, %n change</numerusform>
            <numerusform>{page}, %n changes</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>OwnGamesPage</name>
    <message numerus="yes">
        <source>{game}, %n rule(s) changed</source>
        <translation>
            <numerusform>{game}, %n rule changed</numerusform>
            <numerusform>{game}, %n rules changed</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PagedWindow</name>
    <message numerus="yes">
        <source>%n finished match(es) were added to the statistics.</source>
        <translation>
            <numerusform>%n finished match was added to the statistics.</numerusform>
            <numerusform>%n finished matches were added to the statistics.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ProfileFiles</name>
    <message numerus="yes">
        <source>Import this profile with %n match(es)?</source>
        <translation>
            <numerusform>Import this profile with %n match?</numerusform>
            <numerusform>Import this profile with %n matches?</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ReplayList</name>
    <message numerus="yes">
        <source>{game}: %n deal(s)</source>
        <translation>
            <numerusform>{game}: %n deal</numerusform>
            <numerusform>{game}: %n deals</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Results</name>
    <message numerus="yes">
        <source>Better for {name} by %n point(s).</source>
        <translation>
            <numerusform>Better for {name} by %n point.</numerusform>
            <numerusform>Better for {name} by %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Worse for {name} by %n point(s).</source>
        <translation>
            <numerusform>Worse for {name} by %n point.</numerusform>
            <numerusform>Worse for {name} by %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Better for you by %n point(s).</source>
        <translation>
            <numerusform>Better for you by %n point.</numerusform>
            <numerusform>Better for you by %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Worse for you by %n point(s).</source>
        <translation>
            <numerusform>Worse for you by %n point.</numerusform>
            <numerusform>Worse for you by %n points.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SealsPanel</name>
    <message numerus="yes">
        <source>%n seal(s) checked: all of them fit.</source>
        <translation>
            <numerusform>%n seal checked: all of them fit.</numerusform>
            <numerusform>%n seals checked: all of them fit.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Summary</name>
    <message numerus="yes">
        <source>%n change(s)</source>
        <translation>
            <numerusform>%n change</numerusform>
            <numerusform>%n changes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{game}, %n deal(s)</source>
        <translation>
            <numerusform>{game}, %n deal</numerusform>
            <numerusform>{game}, %n deals</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{match}, %n change(s)</source>
        <translation>
            <numerusform>{match}, %n change</numerusform>
            <numerusform>{match}, %n changes</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>UnfinishedWindow</name>
    <message numerus="yes">
        <source>%n match(es) to go on with</source>
        <translation>
            <numerusform>%n match to go on with</numerusform>
            <numerusform>%n matches to go on with</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>WhatChanged</name>
    <message numerus="yes">
        <source>What you changed: %n rule(s)</source>
        <translation>
            <numerusform>What you changed: %n rule</numerusform>
            <numerusform>What you changed: %n rules</numerusform>
        </translation>
    </message>
</context>
</TS>
