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
    <name>AchievementsPage</name>
    <message numerus="yes">
        <source>%n of {all} reached</source>
        <extracomment>Below the title. {all}: how many achievements there are.</extracomment>
        <translation>
            <numerusform>%n of {all} reached</numerusform>
            <numerusform>%n of {all} reached</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ChoicePanel</name>
    <message numerus="yes">
        <source>Choose %n card(s) to discard.</source>
        <translation>
            <numerusform>Choose %n card to discard.</numerusform>
            <numerusform>Choose %n cards to discard.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CornerPanel</name>
    <message numerus="yes">
        <source>%n deal(s)</source>
        <extracomment>Beside the score: how many deals the match has.</extracomment>
        <translation>
            <numerusform>%n deal</numerusform>
            <numerusform>%n deals</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CoursePlot</name>
    <message numerus="yes">
        <source>Your last %n match(es): {won} won.</source>
        <extracomment>The tool tip of a small plot. {won}: how many of the %n matches were won.</extracomment>
        <translation>
            <numerusform>Your last %n match: {won} won.</numerusform>
            <numerusform>Your last %n matches: {won} won.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>DrillPage</name>
    <message numerus="yes">
        <source>Looking for a decision with one clearly best answer: %n position(s) checked.</source>
        <translation>
            <numerusform>Looking for a decision with one clearly best answer: %n position checked.</numerusform>
            <numerusform>Looking for a decision with one clearly best answer: %n positions checked.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n day(s) in a row</source>
        <translation>
            <numerusform>%n day in a row</numerusform>
            <numerusform>%n days in a row</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>EightPage</name>
    <message numerus="yes">
        <source>You beat {level} by %n point(s).</source>
        <extracomment>{level}: a level of computer players.</extracomment>
        <translation>
            <numerusform>You beat {level} by %n point.</numerusform>
            <numerusform>You beat {level} by %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{level} did better by %n point(s).</source>
        <extracomment>{level}: a level of computer players.</extracomment>
        <translation>
            <numerusform>{level} did better by %n point.</numerusform>
            <numerusform>{level} did better by %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You are %n point(s) ahead of {level}.</source>
        <extracomment>{level}: a level of computer players.</extracomment>
        <translation>
            <numerusform>You are %n point ahead of {level}.</numerusform>
            <numerusform>You are %n points ahead of {level}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You are %n point(s) behind {level}.</source>
        <extracomment>{level}: a level of computer players.</extracomment>
        <translation>
            <numerusform>You are %n point behind {level}.</numerusform>
            <numerusform>You are %n points behind {level}.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>FilterRow</name>
    <message numerus="yes">
        <source>Last %n day(s)</source>
        <translation>
            <numerusform>Last %n day</numerusform>
            <numerusform>Last %n days</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>FindBar</name>
    <message numerus="yes">
        <source>%n paragraph(s) in {games} {games:n|game|games}</source>
        <extracomment>How often words were found in the rules. {games}: a number.</extracomment>
        <translation>
            <numerusform>%n paragraph in {games} {games:n|game|games}</numerusform>
            <numerusform>%n paragraphs in {games} {games:n|game|games}</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>GameDetail</name>
    <message numerus="yes">
        <source>%n more difference(s)</source>
        <extracomment>A small button: show the differences that had no room.</extracomment>
        <translation>
            <numerusform>%n more difference</numerusform>
            <numerusform>%n more differences</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n difference(s) from {game}</source>
        <extracomment>{game}: a game, Coinche.</extracomment>
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
        <extracomment>A fact about a game, on a small label.</extracomment>
        <translation>
            <numerusform>%n player</numerusform>
            <numerusform>%n players</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s)</source>
        <extracomment>A fact about a game, the size of its pack, on a small label.</extracomment>
        <translation>
            <numerusform>%n card</numerusform>
            <numerusform>%n cards</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>GameList</name>
    <message numerus="yes">
        <source>%n difference(s)</source>
        <extracomment>On the card of a game: how far it is from the game the user knows. Little room.</extracomment>
        <translation>
            <numerusform>%n difference</numerusform>
            <numerusform>%n differences</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n difference(s) from {game}</source>
        <extracomment>{game}: a game, Coinche. Read aloud.</extracomment>
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
        <source>{group}, %n game(s), expanded</source>
        <extracomment>{group}: the head of a list. Read aloud: the head of a list of games.</extracomment>
        <translation>
            <numerusform>{group}, %n game, expanded</numerusform>
            <numerusform>{group}, %n games, expanded</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{group}, %n game(s), collapsed</source>
        <extracomment>{group}: the head of a list. Read aloud: the head of a list of games.</extracomment>
        <translation>
            <numerusform>{group}, %n game, collapsed</numerusform>
            <numerusform>{group}, %n games, collapsed</numerusform>
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
    <name>Hero</name>
    <message numerus="yes">
        <source>%n more unfinished</source>
        <translation>
            <numerusform>%n more unfinished</numerusform>
            <numerusform>%n more unfinished</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>HistoryPage</name>
    <message numerus="yes">
        <source>%n match(es) played to the end</source>
        <translation>
            <numerusform>%n match played to the end</numerusform>
            <numerusform>%n matches played to the end</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{shown} of %n match(es)</source>
        <extracomment>Below the title. {shown}: how many of the %n matches pass the filters.</extracomment>
        <translation>
            <numerusform>{shown} of %n match</numerusform>
            <numerusform>{shown} of %n matches</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>HistoryPages</name>
    <message numerus="yes">
        <source>%n deal(s) exported to {file}.</source>
        <extracomment>{file}: a file's name.</extracomment>
        <translation>
            <numerusform>%n deal exported to {file}.</numerusform>
            <numerusform>%n deals exported to {file}.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>MatchPlot</name>
    <message numerus="yes">
        <source>The match is played to %n point(s).</source>
        <translation>
            <numerusform>The match is played to %n point.</numerusform>
            <numerusform>The match is played to %n points.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Narration</name>
    <message numerus="yes">
        <source>{player} holds %n card(s).</source>
        <extracomment>Read aloud. {player}: a name. %n: how many cards are in this player's hand.</extracomment>
        <translation>
            <numerusform>{player} holds %n card.</numerusform>
            <numerusform>{player} holds %n cards.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} discarded %n card(s).</source>
        <extracomment>Read aloud. {player}: a player's name.</extracomment>
        <translation>
            <numerusform>{player} discarded %n card.</numerusform>
            <numerusform>{player} discarded %n cards.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You discarded %n card(s).</source>
        <extracomment>Read aloud.</extracomment>
        <translation>
            <numerusform>You discarded %n card.</numerusform>
            <numerusform>You discarded %n cards.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The kitty holds %n card(s).</source>
        <extracomment>Read aloud. %n: how many cards are set apart.</extracomment>
        <translation>
            <numerusform>The kitty holds %n card.</numerusform>
            <numerusform>The kitty holds %n cards.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Navigation</name>
    <message numerus="yes">
        <source>{page}, %n change(s)</source>
        <extracomment>Read aloud. {page}: the title of a page.</extracomment>
        <translation>
            <numerusform>{page}, %n change</numerusform>
            <numerusform>{page}, %n changes</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>NewMatch</name>
    <message numerus="yes">
        <source>%n game(s) from {places} {places:n|country|countries}</source>
        <extracomment>Below the title. {places}: how many countries.</extracomment>
        <translation>
            <numerusform>%n game from {places} {places:n|country|countries}</numerusform>
            <numerusform>%n games from {places} {places:n|country|countries}</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>OwnGamesPage</name>
    <message numerus="yes">
        <source>{game}, %n rule(s) changed</source>
        <extracomment>{game}: a game, Coinche.</extracomment>
        <translation>
            <numerusform>{game}, %n rule changed</numerusform>
            <numerusform>{game}, %n rules changed</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PagedWindow</name>
    <message numerus="yes">
        <source>%n finished match(es) added to the statistics.</source>
        <translation>
            <numerusform>%n finished match added to the statistics.</numerusform>
            <numerusform>%n finished matches added to the statistics.</numerusform>
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
    <name>RatingPage</name>
    <message numerus="yes">
        <source>%n deal(s) cannot be compared: you had help, or the other players had less thinking time than usual or would play differently in this version.</source>
        <translation>
            <numerusform>%n deal cannot be compared: you had help, or the other players had less thinking time than usual or would play differently in this version.</numerusform>
            <numerusform>%n deals cannot be compared: you had help, or the other players had less thinking time than usual or would play differently in this version.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{game}: %n deal(s) compared with Expert</source>
        <extracomment>Below the title. {game}: the name of a game. %n: deals that were compared with Expert.</extracomment>
        <translation>
            <numerusform>{game}: %n deal compared with Expert</numerusform>
            <numerusform>{game}: %n deals compared with Expert</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>After %n deal(s) a chart appears here.</source>
        <translation>
            <numerusform>After %n deal a chart appears here.</numerusform>
            <numerusform>After %n deals a chart appears here.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Expert still has %n match(es) to play in the background.</source>
        <translation>
            <numerusform>Expert still has %n match to play in the background.</numerusform>
            <numerusform>Expert still has %n matches to play in the background.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ReplayList</name>
    <message numerus="yes">
        <source>{game}: %n deal(s)</source>
        <extracomment>{game}: a game, Coinche.</extracomment>
        <translation>
            <numerusform>{game}: %n deal</numerusform>
            <numerusform>{game}: %n deals</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{game}: %n deal(s). {points}</source>
        <extracomment>{game}: a game, Coinche. {points}: the score, "We: 190, They: 72".</extracomment>
        <translation>
            <numerusform>{game}: %n deal. {points}</numerusform>
            <numerusform>{game}: %n deals. {points}</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ResultPanel</name>
    <message numerus="yes">
        <source>You used a hint or undid an action %n time(s).</source>
        <extracomment>How often help was used in a deal.</extracomment>
        <translation>
            <numerusform>You used a hint or undid an action %n time.</numerusform>
            <numerusform>You used a hint or undid an action %n times.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Results</name>
    <message numerus="yes">
        <source>{name} gains %n point(s).</source>
        <extracomment>{name}: a player's name.</extracomment>
        <translation>
            <numerusform>{name} gains %n point.</numerusform>
            <numerusform>{name} gains %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} loses %n point(s).</source>
        <extracomment>{name}: a player's name.</extracomment>
        <translation>
            <numerusform>{name} loses %n point.</numerusform>
            <numerusform>{name} loses %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You gain %n point(s).</source>
        <translation>
            <numerusform>You gain %n point.</numerusform>
            <numerusform>You gain %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You lose %n point(s).</source>
        <translation>
            <numerusform>You lose %n point.</numerusform>
            <numerusform>You lose %n points.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RunPoints</name>
    <message numerus="yes">
        <source>a run of %n card(s)</source>
        <extracomment>Read aloud: the points of this run.</extracomment>
        <translation>
            <numerusform>a run of %n card</numerusform>
            <numerusform>a run of %n cards</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ScoreSheet</name>
    <message numerus="yes">
        <source>%n vida(s)</source>
        <extracomment>How often a contract was raised in the Greek game Vida. Below a contract on the sheet.</extracomment>
        <translation>
            <numerusform>%n vida</numerusform>
            <numerusform>%n vidas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) held over for the winner of the next deal</source>
        <extracomment>A mark beside the score of a deal: points that nobody has yet. In a tooltip and read aloud.</extracomment>
        <translation>
            <numerusform>%n point held over for the winner of the next deal</numerusform>
            <numerusform>%n points held over for the winner of the next deal</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Includes %n point(s) held over from earlier deals</source>
        <extracomment>A mark beside the score of a deal: points of earlier deals that are part of it. In a tooltip and read aloud.</extracomment>
        <translation>
            <numerusform>Includes %n point held over from earlier deals</numerusform>
            <numerusform>Includes %n points held over from earlier deals</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) (is|are) held over for the winner of the next deal.</source>
        <extracomment>Below a deal of the sheet.</extracomment>
        <translation>
            <numerusform>%n point is held over for the winner of the next deal.</numerusform>
            <numerusform>%n points are held over for the winner of the next deal.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) (is|are) held over for the next deal.</source>
        <extracomment>Below a deal of the sheet.</extracomment>
        <translation>
            <numerusform>%n point is held over for the next deal.</numerusform>
            <numerusform>%n points are held over for the next deal.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) needed, {spare} to spare.</source>
        <extracomment>At the end of a deal, below the bar of the contract. {spare}: how many more points the taker's side had.</extracomment>
        <translation>
            <numerusform>%n point needed, {spare} to spare.</numerusform>
            <numerusform>%n points needed, {spare} to spare.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Exactly the %n point(s) needed.</source>
        <extracomment>At the end of a deal, below the bar of the contract.</extracomment>
        <translation>
            <numerusform>Exactly the %n point needed.</numerusform>
            <numerusform>Exactly the %n points needed.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) needed, {short} short.</source>
        <extracomment>At the end of a deal, below the bar of the contract. {short}: how many points the taker's side lacked.</extracomment>
        <translation>
            <numerusform>%n point needed, {short} short.</numerusform>
            <numerusform>%n points needed, {short} short.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SealsPanel</name>
    <message numerus="yes">
        <source>%n seal(s) checked: no errors.</source>
        <translation>
            <numerusform>%n seal checked: no errors.</numerusform>
            <numerusform>%n seals checked: no errors.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SetPage</name>
    <message numerus="yes">
        <source>%n day(s) in a row.</source>
        <extracomment>For how many days in a row the deal of the day was played.</extracomment>
        <translation>
            <numerusform>%n day in a row.</numerusform>
            <numerusform>%n days in a row.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Shelf</name>
    <message numerus="yes">
        <source>All %n game(s)</source>
        <extracomment>A button: the list of all games.</extracomment>
        <translation>
            <numerusform>All %n game</numerusform>
            <numerusform>All %n games</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>StatisticsPage</name>
    <message numerus="yes">
        <source>{deals} in %n match(es). The figures stay on this computer.</source>
        <extracomment>Below the title. {deals}: "52 deals".</extracomment>
        <translation>
            <numerusform>{deals} in %n match. The figures stay on this computer.</numerusform>
            <numerusform>{deals} in %n matches. The figures stay on this computer.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n deal(s)</source>
        <translation>
            <numerusform>%n deal</numerusform>
            <numerusform>%n deals</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>StatisticsPanels</name>
    <message numerus="yes">
        <source>After %n deal(s) a chart appears here.</source>
        <translation>
            <numerusform>After %n deal a chart appears here.</numerusform>
            <numerusform>After %n deals a chart appears here.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n won</source>
        <translation>
            <numerusform>%n won</numerusform>
            <numerusform>%n won</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n drawn</source>
        <translation>
            <numerusform>%n drawn</numerusform>
            <numerusform>%n drawn</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n lost</source>
        <translation>
            <numerusform>%n lost</numerusform>
            <numerusform>%n lost</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>of %n taken by your side</source>
        <translation>
            <numerusform>of %n taken by your side</numerusform>
            <numerusform>of %n taken by your side</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>of %n taken by you</source>
        <translation>
            <numerusform>of %n taken by you</numerusform>
            <numerusform>of %n taken by you</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>of %n taken by your opponents</source>
        <translation>
            <numerusform>of %n taken by your opponents</numerusform>
            <numerusform>of %n taken by your opponents</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Current streak: %n won.</source>
        <translation>
            <numerusform>Current streak: %n won.</numerusform>
            <numerusform>Current streak: %n won.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Current streak: %n lost.</source>
        <translation>
            <numerusform>Current streak: %n lost.</numerusform>
            <numerusform>Current streak: %n lost.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>of %n match(es)</source>
        <translation>
            <numerusform>of %n match</numerusform>
            <numerusform>of %n matches</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>of %n contract(s)</source>
        <translation>
            <numerusform>of %n contract</numerusform>
            <numerusform>of %n contracts</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Summary</name>
    <message numerus="yes">
        <source>{game}, %n deal(s), {changes} {changes:n|change|changes}</source>
        <extracomment>The match in one line. {game}: Coinche. {changes}: how many rules were changed.</extracomment>
        <translation>
            <numerusform>{game}, %n deal, {changes} {changes:n|change|changes}</numerusform>
            <numerusform>{game}, %n deals, {changes} {changes:n|change|changes}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{game}, to %n point(s)</source>
        <extracomment>The match in one line. {game}: Coinche.</extracomment>
        <translation>
            <numerusform>{game}, to %n point</numerusform>
            <numerusform>{game}, to %n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{game}, to %n point(s), {changes} {changes:n|change|changes}</source>
        <extracomment>The match in one line. {game}: Coinche. {changes}: how many rules were changed.</extracomment>
        <translation>
            <numerusform>{game}, to %n point, {changes} {changes:n|change|changes}</numerusform>
            <numerusform>{game}, to %n points, {changes} {changes:n|change|changes}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n change(s)</source>
        <translation>
            <numerusform>%n change</numerusform>
            <numerusform>%n changes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{game}, %n deal(s)</source>
        <extracomment>The match in one line. {game}: Coinche.</extracomment>
        <translation>
            <numerusform>{game}, %n deal</numerusform>
            <numerusform>{game}, %n deals</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TodaySheets</name>
    <message numerus="yes">
        <source>%n day(s) in a row.</source>
        <extracomment>For how many days in a row the deal of the day was played.
----------
How many days in a row there was an answer to a drill.</extracomment>
        <translation>
            <numerusform>%n day in a row.</numerusform>
            <numerusform>%n days in a row.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{game}: {done} of %n lesson(s) done.</source>
        <extracomment>{game}: a game, Coinche. {done} of the %n lessons of its course are done.</extracomment>
        <translation>
            <numerusform>{game}: {done} of %n lesson done.</numerusform>
            <numerusform>{game}: {done} of %n lessons done.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n question(s) to repeat today.</source>
        <extracomment>How many questions answered wrong before come back today.</extracomment>
        <translation>
            <numerusform>%n question to repeat today.</numerusform>
            <numerusform>%n questions to repeat today.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>UnfinishedWindow</name>
    <message numerus="yes">
        <source>%n match(es) to continue</source>
        <translation>
            <numerusform>%n match to continue</numerusform>
            <numerusform>%n matches to continue</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>WhatChanged</name>
    <message numerus="yes">
        <source>%n rule(s) changed</source>
        <extracomment>A head.</extracomment>
        <translation>
            <numerusform>%n rule changed</numerusform>
            <numerusform>%n rules changed</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>achievements</name>
    <message numerus="yes">
        <source>Answer %n drill question(s) correctly.</source>
        <translation>
            <numerusform>Answer %n drill question correctly.</numerusform>
            <numerusform>Answer %n drill questions correctly.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Give %n correct answer(s) in one five-minute storm.</source>
        <translation>
            <numerusform>Give %n correct answer in one five-minute storm.</numerusform>
            <numerusform>Give %n correct answers in one five-minute storm.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Finish the lessons on the rules of %n game(s).</source>
        <translation>
            <numerusform>Finish the lessons on the rules of %n game.</numerusform>
            <numerusform>Finish the lessons on the rules of %n games.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Beat a level with the same cards over %n deal(s).</source>
        <translation>
            <numerusform>Beat a level with the same cards over %n deal.</numerusform>
            <numerusform>Beat a level with the same cards over %n deals.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>In %n deal(s), score more than Expert with the same cards.</source>
        <translation>
            <numerusform>In %n deal, score more than Expert with the same cards.</numerusform>
            <numerusform>In %n deals, score more than Expert with the same cards.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Defeat a contract that fails by fewer than %n point(s).</source>
        <translation>
            <numerusform>Defeat a contract that fails by fewer than %n point.</numerusform>
            <numerusform>Defeat a contract that fails by fewer than %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Defeat %n contract(s) of your opponents.</source>
        <translation>
            <numerusform>Defeat %n contract of your opponents.</numerusform>
            <numerusform>Defeat %n contracts of your opponents.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Win a match of %n deal(s) or more in which you were behind after half of them.</source>
        <translation>
            <numerusform>Win a match of %n deal or more in which you were behind after half of them.</numerusform>
            <numerusform>Win a match of %n deals or more in which you were behind after half of them.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Play the deal of the day on %n day(s) in a row.</source>
        <translation>
            <numerusform>Play the deal of the day on %n day in a row.</numerusform>
            <numerusform>Play the deal of the day on %n days in a row.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Finish a match after %n day(s) without one.</source>
        <translation>
            <numerusform>Finish a match after %n day without one.</numerusform>
            <numerusform>Finish a match after %n days without one.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Answer drill questions on %n day(s).</source>
        <translation>
            <numerusform>Answer drill questions on %n day.</numerusform>
            <numerusform>Answer drill questions on %n days.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Play the deal of the day on %n day(s).</source>
        <translation>
            <numerusform>Play the deal of the day on %n day.</numerusform>
            <numerusform>Play the deal of the day on %n days.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Finish %n match(es).</source>
        <translation>
            <numerusform>Finish %n match.</numerusform>
            <numerusform>Finish %n matches.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>calls</name>
    <message numerus="yes">
        <source>Discard %n card(s) face down</source>
        <extracomment>What a player did with cards that nobody else sees.</extracomment>
        <translation>
            <numerusform>Discard %n card face down</numerusform>
            <numerusform>Discard %n cards face down</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>daily</name>
    <message numerus="yes">
        <source>You did better than {levels} of %n level(s).</source>
        <extracomment>{levels}: how many of the %n levels.</extracomment>
        <translation>
            <numerusform>You did better than {levels} of %n level.</numerusform>
            <numerusform>You did better than {levels} of %n levels.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You did as well as {levels} of %n level(s).</source>
        <extracomment>{levels}: how many of the %n levels.</extracomment>
        <translation>
            <numerusform>You did as well as {levels} of %n level.</numerusform>
            <numerusform>You did as well as {levels} of %n levels.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>drills</name>
    <message numerus="yes">
        <source>In {suit} you would have only %n trump(s).</source>
        <extracomment>{suit}: a suit.</extracomment>
        <translation>
            <numerusform>In {suit} you would have only %n trump.</numerusform>
            <numerusform>In {suit} you would have only %n trumps.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n trump(s) with jack and nine</source>
        <translation>
            <numerusform>%n trump with jack and nine</numerusform>
            <numerusform>%n trumps with jack and nine</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n trump(s) with jack and nine, and a side ace</source>
        <translation>
            <numerusform>%n trump with jack and nine, and a side ace</numerusform>
            <numerusform>%n trumps with jack and nine, and a side ace</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n trump(s) with jack and nine, and two side aces</source>
        <translation>
            <numerusform>%n trump with jack and nine, and two side aces</numerusform>
            <numerusform>%n trumps with jack and nine, and two side aces</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n trump(s) with the jack</source>
        <translation>
            <numerusform>%n trump with the jack</numerusform>
            <numerusform>%n trumps with the jack</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n trump(s) with the jack, and a side ace</source>
        <translation>
            <numerusform>%n trump with the jack, and a side ace</numerusform>
            <numerusform>%n trumps with the jack, and a side ace</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n trump(s) with the nine</source>
        <translation>
            <numerusform>%n trump with the nine</numerusform>
            <numerusform>%n trumps with the nine</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n trump(s) with the nine, and a side ace</source>
        <translation>
            <numerusform>%n trump with the nine, and a side ace</numerusform>
            <numerusform>%n trumps with the nine, and a side ace</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You left out %n trump(s) used to ruff: {cards}.</source>
        <extracomment>{cards}: cards.</extracomment>
        <translation>
            <numerusform>You left out %n trump used to ruff: {cards}.</numerusform>
            <numerusform>You left out %n trumps used to ruff: {cards}.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>engine</name>
    <message numerus="yes">
        <source>You have made %n declaration(s), and this game allows no more.</source>
        <extracomment>%n: 1 or more.</extracomment>
        <translation>
            <numerusform>You have made %n declaration, and this game allows no more.</numerusform>
            <numerusform>You have made %n declarations, and this game allows no more.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Discard %n different card(s) from your hand: {cards:the}.</source>
        <extracomment>{cards}: the hand, K♥ Q♥ on screen, named aloud.</extracomment>
        <translation>
            <numerusform>Discard %n different card from your hand: {cards:the}.</numerusform>
            <numerusform>Discard %n different cards from your hand: {cards:the}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The packets add up to %n card(s), but the pack has only {there}. Deal fewer cards or choose a larger pack.</source>
        <extracomment>{there}: a number of cards, 24 to 36.</extracomment>
        <translation>
            <numerusform>The packets add up to %n card, but the pack has only {there}. Deal fewer cards or choose a larger pack.</numerusform>
            <numerusform>The packets add up to %n cards, but the pack has only {there}. Deal fewer cards or choose a larger pack.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>guided</name>
    <message numerus="yes">
        <source>You hold %n card(s). Nobody else sees them.</source>
        <extracomment>%n: how many cards you hold.</extracomment>
        <translation>
            <numerusform>You hold %n card. Nobody else sees them.</numerusform>
            <numerusform>You hold %n cards. Nobody else sees them.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You will get %n more card(s) later.</source>
        <extracomment>%n: how many cards you get after the auction.</extracomment>
        <translation>
            <numerusform>You will get %n more card later.</numerusform>
            <numerusform>You will get %n more cards later.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You would have %n open trump(s), {cards:the}, and perhaps more covered ones.</source>
        <extracomment>{cards}: open cards of one suit. %n: how many they are.</extracomment>
        <translation>
            <numerusform>You would have %n open trump, {cards:the}, and perhaps more covered ones.</numerusform>
            <numerusform>You would have %n open trumps, {cards:the}, and perhaps more covered ones.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>With {card:the} you would have %n trump(s): {cards:the}.</source>
        <extracomment>{card}: the turn-up. {cards}: trumps, the turn-up among them. %n: how many they are.</extracomment>
        <translation>
            <numerusform>With {card:the} you would have %n trump: {cards:the}.</numerusform>
            <numerusform>With {card:the} you would have %n trumps: {cards:the}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You would have %n trump(s): {cards:the}.</source>
        <extracomment>{cards}: cards of one suit. %n: how many they are.</extracomment>
        <translation>
            <numerusform>You would have %n trump: {cards:the}.</numerusform>
            <numerusform>You would have %n trumps: {cards:the}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} is the taker, whose side must win %n point(s).</source>
        <extracomment>{player}: a player. %n: points.</extracomment>
        <translation>
            <numerusform>{player} is the taker, whose side must win %n point.</numerusform>
            <numerusform>{player} is the taker, whose side must win %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You are the taker: your side must win %n point(s).</source>
        <extracomment>%n: points.</extracomment>
        <translation>
            <numerusform>You are the taker: your side must win %n point.</numerusform>
            <numerusform>You are the taker: your side must win %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Everybody now holds %n card(s).</source>
        <extracomment>%n: how many cards everybody holds.</extracomment>
        <translation>
            <numerusform>Everybody now holds %n card.</numerusform>
            <numerusform>Everybody now holds %n cards.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} shows {cards:the}: %n point(s).</source>
        <extracomment>{player}: a player. {cards}: cards. %n: points.</extracomment>
        <translation>
            <numerusform>{player} shows {cards:the}: %n point.</numerusform>
            <numerusform>{player} shows {cards:the}: %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You show {cards:the}: %n point(s).</source>
        <extracomment>{cards}: cards. %n: points.</extracomment>
        <translation>
            <numerusform>You show {cards:the}: %n point.</numerusform>
            <numerusform>You show {cards:the}: %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This pair scores %n extra point(s).</source>
        <extracomment>%n: points.</extracomment>
        <translation>
            <numerusform>This pair scores %n extra point.</numerusform>
            <numerusform>This pair scores %n extra points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The winner of the last trick gets %n extra point(s).</source>
        <extracomment>%n: points.</extracomment>
        <translation>
            <numerusform>The winner of the last trick gets %n extra point.</numerusform>
            <numerusform>The winner of the last trick gets %n extra points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The cards of this trick are worth %n point(s).</source>
        <extracomment>%n: points.</extracomment>
        <translation>
            <numerusform>The cards of this trick are worth %n point.</numerusform>
            <numerusform>The cards of this trick are worth %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It brings {player} %n point(s).</source>
        <extracomment>{player}: a player. %n: points.</extracomment>
        <translation>
            <numerusform>It brings {player} %n point.</numerusform>
            <numerusform>It brings {player} %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It brings you %n point(s).</source>
        <extracomment>%n: points.</extracomment>
        <translation>
            <numerusform>It brings you %n point.</numerusform>
            <numerusform>It brings you %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It brings your side %n point(s).</source>
        <extracomment>%n: points.</extracomment>
        <translation>
            <numerusform>It brings your side %n point.</numerusform>
            <numerusform>It brings your side %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It brings the other side %n point(s).</source>
        <extracomment>%n: points.</extracomment>
        <translation>
            <numerusform>It brings the other side %n point.</numerusform>
            <numerusform>It brings the other side %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The last trick adds %n point(s).</source>
        <extracomment>%n: points.</extracomment>
        <translation>
            <numerusform>The last trick adds %n point.</numerusform>
            <numerusform>The last trick adds %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The other players still hold %n trump(s).</source>
        <extracomment>%n: trumps in the hands of the other players.</extracomment>
        <translation>
            <numerusform>The other players still hold %n trump.</numerusform>
            <numerusform>The other players still hold %n trumps.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>history</name>
    <message numerus="yes">
        <source>%n deal(s)</source>
        <extracomment>The length of a match.</extracomment>
        <translation>
            <numerusform>%n deal</numerusform>
            <numerusform>%n deals</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>honesty</name>
    <message numerus="yes">
        <source>A suit of %n or more card(s)</source>
        <translation>
            <numerusform>A suit of %n or more card</numerusform>
            <numerusform>A suit of %n or more cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>At least %n ace(s)</source>
        <translation>
            <numerusform>At least %n ace</numerusform>
            <numerusform>At least %n aces</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>At least %n ({rank}|{rank:pl})</source>
        <extracomment>{rank}, {rank:pl}: a rank, jack and jacks.</extracomment>
        <translation>
            <numerusform>At least %n {rank}</numerusform>
            <numerusform>At least %n {rank:pl}</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ideas</name>
    <message numerus="yes">
        <source>With {suit} as trumps you would have %n trump(s), among them {cards:the}, one of the two highest.</source>
        <extracomment>{suit}: a suit. {cards}: a card.</extracomment>
        <translation>
            <numerusform>With {suit} as trumps you would have %n trump, among them {cards:the}, one of the two highest.</numerusform>
            <numerusform>With {suit} as trumps you would have %n trumps, among them {cards:the}, one of the two highest.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>With {suit} as trumps you would have %n trump(s): {cards}.</source>
        <extracomment>{suit}: a suit. {cards}: cards.</extracomment>
        <translation>
            <numerusform>With {suit} as trumps you would have %n trump: {cards}.</numerusform>
            <numerusform>With {suit} as trumps you would have %n trumps: {cards}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You would have at most %n trump(s): too few to draw the others.</source>
        <translation>
            <numerusform>You would have at most %n trump: too few to draw the others.</numerusform>
            <numerusform>You would have at most %n trumps: too few to draw the others.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>No suit you can name would give you more than %n trump(s) so far: too few to draw the others.</source>
        <extracomment>More cards will be dealt.</extracomment>
        <translation>
            <numerusform>No suit you can name would give you more than %n trump so far: too few to draw the others.</numerusform>
            <numerusform>No suit you can name would give you more than %n trumps so far: too few to draw the others.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>With {suit} as trumps you would have only %n trump(s) so far: too few to draw the others.</source>
        <extracomment>{suit}: a suit. More cards will be dealt.</extracomment>
        <translation>
            <numerusform>With {suit} as trumps you would have only %n trump so far: too few to draw the others.</numerusform>
            <numerusform>With {suit} as trumps you would have only %n trumps so far: too few to draw the others.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Draw trumps from the top: your opponents may still have up to %n trump(s).</source>
        <translation>
            <numerusform>Draw trumps from the top: your opponents may still have up to %n trump.</numerusform>
            <numerusform>Draw trumps from the top: your opponents may still have up to %n trumps.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Draw trumps from the top: your opponent may still have up to %n trump(s).</source>
        <translation>
            <numerusform>Draw trumps from the top: your opponent may still have up to %n trump.</numerusform>
            <numerusform>Draw trumps from the top: your opponent may still have up to %n trumps.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Draw trumps from the top: your opponent has %n open trump(s).</source>
        <translation>
            <numerusform>Draw trumps from the top: your opponent has %n open trump.</numerusform>
            <numerusform>Draw trumps from the top: your opponent has %n open trumps.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>With {suit} as trumps you would have %n trump(s), {trumps:the and}, and {aces:the and} in the side suits.</source>
        <extracomment>{suit}: a suit. {trumps}, {aces}: cards.</extracomment>
        <translation>
            <numerusform>With {suit} as trumps you would have %n trump, {trumps:the and}, and {aces:the and} in the side suits.</numerusform>
            <numerusform>With {suit} as trumps you would have %n trumps, {trumps:the and}, and {aces:the and} in the side suits.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your best suit would give you %n trump(s), {trumps:the and}, and you have no side ace: not enough.</source>
        <extracomment>{trumps}: cards.</extracomment>
        <translation>
            <numerusform>Your best suit would give you %n trump, {trumps:the and}, and you have no side ace: not enough.</numerusform>
            <numerusform>Your best suit would give you %n trumps, {trumps:the and}, and you have no side ace: not enough.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your best suit would give you %n trump(s), {trumps:the and}, with only {aces:the and} in the side suits: not enough.</source>
        <extracomment>{trumps}, {aces}: cards.</extracomment>
        <translation>
            <numerusform>Your best suit would give you %n trump, {trumps:the and}, with only {aces:the and} in the side suits: not enough.</numerusform>
            <numerusform>Your best suit would give you %n trumps, {trumps:the and}, with only {aces:the and} in the side suits: not enough.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You hold only %n card(s) in {suit}: the sooner you are void, the sooner you can ruff.</source>
        <extracomment>{suit}: a suit.</extracomment>
        <translation>
            <numerusform>You hold only %n card in {suit}: the sooner you are void, the sooner you can ruff.</numerusform>
            <numerusform>You hold only %n cards in {suit}: the sooner you are void, the sooner you can ruff.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>log</name>
    <message numerus="yes">
        <source>%n card(s) (is|are) set aside face down.</source>
        <extracomment>At the beginning of a deal: cards for the taker. In the log.</extracomment>
        <translation>
            <numerusform>%n card is set aside face down.</numerusform>
            <numerusform>%n cards are set aside face down.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} discards %n card(s) face down.</source>
        <extracomment>{player}: a name. The taker puts cards aside before play. In the log.</extracomment>
        <translation>
            <numerusform>{player} discards %n card face down.</numerusform>
            <numerusform>{player} discards %n cards face down.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You discard %n card(s) face down.</source>
        <extracomment>The taker puts cards aside before play. In the log.</extracomment>
        <translation>
            <numerusform>You discard %n card face down.</numerusform>
            <numerusform>You discard %n cards face down.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} wins the trick: %n point(s).</source>
        <extracomment>{player}: a name. %n: the points of its cards. In the log.</extracomment>
        <translation>
            <numerusform>{player} wins the trick: %n point.</numerusform>
            <numerusform>{player} wins the trick: %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You win the trick: %n point(s).</source>
        <extracomment>%n: the points of its cards. In the log.</extracomment>
        <translation>
            <numerusform>You win the trick: %n point.</numerusform>
            <numerusform>You win the trick: %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Roem in this trick: %n point(s) for {player}.</source>
        <extracomment>{player}: a name. Roem are runs and the like in a trick of klaverjas. In the log.</extracomment>
        <translation>
            <numerusform>Roem in this trick: %n point for {player}.</numerusform>
            <numerusform>Roem in this trick: %n points for {player}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Roem in this trick: %n point(s) for you.</source>
        <extracomment>Roem are runs and the like in a trick of klaverjas. In the log.</extracomment>
        <translation>
            <numerusform>Roem in this trick: %n point for you.</numerusform>
            <numerusform>Roem in this trick: %n points for you.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>match</name>
    <message numerus="yes">
        <source>%n deal(s)</source>
        <extracomment>After the name of a game and a dot: how long the match is.</extracomment>
        <translation>
            <numerusform>%n deal</numerusform>
            <numerusform>%n deals</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>to %n point(s)</source>
        <extracomment>After the name of a game and a dot: the score that ends the match.</extracomment>
        <translation>
            <numerusform>to %n point</numerusform>
            <numerusform>to %n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) to go.</source>
        <extracomment>After the sentence on who leads: what the leader still needs to win.</extracomment>
        <translation>
            <numerusform>%n point to go.</numerusform>
            <numerusform>%n points to go.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>We win by %n point(s).</source>
        <extracomment>The end of a match.</extracomment>
        <translation>
            <numerusform>We win by %n point.</numerusform>
            <numerusform>We win by %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>They win by %n point(s).</source>
        <extracomment>The end of a match.</extracomment>
        <translation>
            <numerusform>They win by %n point.</numerusform>
            <numerusform>They win by %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{names} win by %n point(s).</source>
        <extracomment>{names}: two players, "Anna and Léa". The end of a match.</extracomment>
        <translation>
            <numerusform>{names} win by %n point.</numerusform>
            <numerusform>{names} win by %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} wins by %n point(s).</source>
        <extracomment>{player}: a name. The end of a match.</extracomment>
        <translation>
            <numerusform>{player} wins by %n point.</numerusform>
            <numerusform>{player} wins by %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You win by %n point(s).</source>
        <extracomment>The end of a match.</extracomment>
        <translation>
            <numerusform>You win by %n point.</numerusform>
            <numerusform>You win by %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>We lead by %n point(s).</source>
        <translation>
            <numerusform>We lead by %n point.</numerusform>
            <numerusform>We lead by %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>They lead by %n point(s).</source>
        <translation>
            <numerusform>They lead by %n point.</numerusform>
            <numerusform>They lead by %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{names} lead by %n point(s).</source>
        <extracomment>{names}: two players, "Anna and Léa".</extracomment>
        <translation>
            <numerusform>{names} lead by %n point.</numerusform>
            <numerusform>{names} lead by %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} leads by %n point(s).</source>
        <extracomment>{player}: a name.</extracomment>
        <translation>
            <numerusform>{player} leads by %n point.</numerusform>
            <numerusform>{player} leads by %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You lead by %n point(s).</source>
        <translation>
            <numerusform>You lead by %n point.</numerusform>
            <numerusform>You lead by %n points.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>rating</name>
    <message numerus="yes">
        <source>%n more deal(s) had other rules or players, for which the levels were not measured.</source>
        <extracomment>%n: deals compared with Expert, but with rules or players that the levels were not measured with.</extracomment>
        <translation>
            <numerusform>%n more deal had other rules or players, for which the levels were not measured.</numerusform>
            <numerusform>%n more deals had other rules or players, for which the levels were not measured.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n deal(s) were compared with the levels of version {version}, too few for a level.</source>
        <extracomment>%n: the number of deals. {version}: of the program, 0.7.0.</extracomment>
        <translation>
            <numerusform>%n deal were compared with the levels of version {version}, too few for a level.</numerusform>
            <numerusform>%n deals were compared with the levels of version {version}, too few for a level.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Compared with the levels of version {version}, your level was {place} in %n deal(s).</source>
        <extracomment>%n: the number of deals. {version}: of the program, 0.7.0. {place}: a place between levels, “Club + 0.3”.</extracomment>
        <translation>
            <numerusform>Compared with the levels of version {version}, your level was {place} in %n deal.</numerusform>
            <numerusform>Compared with the levels of version {version}, your level was {place} in %n deals.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Each level played the same %n deal(s) with players of level {level} in the other seats, in version {version}.</source>
        <extracomment>%n: the number of deals. {level}: the level of the other players, Club. {version}: of the program, 0.7.0.</extracomment>
        <translation>
            <numerusform>Each level played the same %n deal with players of level {level} in the other seats, in version {version}.</numerusform>
            <numerusform>Each level played the same %n deals with players of level {level} in the other seats, in version {version}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n deal(s)</source>
        <extracomment>A point of a chart: after so many deals.</extracomment>
        <translation>
            <numerusform>%n deal</numerusform>
            <numerusform>%n deals</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>records</name>
    <message numerus="yes">
        <source>This line undoes %n action(s), but only {left} can be undone.</source>
        <extracomment>A note about a match file. %n: how many actions the line undoes. {left}: how many there are, fewer.</extracomment>
        <translation>
            <numerusform>This line undoes %n action, but only {left} can be undone.</numerusform>
            <numerusform>This line undoes %n actions, but only {left} can be undone.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>review</name>
    <message numerus="yes">
        <source>Your choice cost {points} ± {error} points on average over %n possible deal(s), more than is usually at stake in such a deal.</source>
        <extracomment>{points}: with one decimal, 3.4. {error}: how far off it may be. The deals are those that were possible.</extracomment>
        <translation>
            <numerusform>Your choice cost {points} ± {error} points on average over %n possible deal, more than is usually at stake in such a deal.</numerusform>
            <numerusform>Your choice cost {points} ± {error} points on average over %n possible deals, more than is usually at stake in such a deal.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your choice cost {points} ± {error} points on average over %n possible deal(s), {share} % of what is usually at stake in such a deal.</source>
        <extracomment>{points}: with one decimal, 3.4. {error}: how far off it may be. {share}: a whole number, from 0 to 100.</extracomment>
        <translation>
            <numerusform>Your choice cost {points} ± {error} points on average over %n possible deal, {share} % of what is usually at stake in such a deal.</numerusform>
            <numerusform>Your choice cost {points} ± {error} points on average over %n possible deals, {share} % of what is usually at stake in such a deal.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The contract needed %n point(s).</source>
        <extracomment>A remark on the contract of a deal that is over.</extracomment>
        <translation>
            <numerusform>The contract needed %n point.</numerusform>
            <numerusform>The contract needed %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You chose well in {good} of %n decision(s).</source>
        <extracomment>Of the decisions in which the rules allowed several cards or calls. {good}: how many of them were good.</extracomment>
        <translation>
            <numerusform>You chose well in {good} of %n decision.</numerusform>
            <numerusform>You chose well in {good} of %n decisions.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{points} {points:n|point|points} lost per decision, over %n decision(s)</source>
        <extracomment>After a name: how good the decisions of this player were. {points}: with one decimal, 3.4.</extracomment>
        <translation>
            <numerusform>{points} {points:n|point|points} lost per decision, over %n decision</numerusform>
            <numerusform>{points} {points:n|point|points} lost per decision, over %n decisions</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You could not know that {player} held all %n trump(s) still out.</source>
        <extracomment>{player}: a name.</extracomment>
        <translation>
            <numerusform>You could not know that {player} held all %n trump still out.</numerusform>
            <numerusform>You could not know that {player} held all %n trumps still out.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sheet</name>
    <message numerus="yes">
        <source>%n card(s) are set apart face down as the kitty.</source>
        <extracomment>%n: 2 or more.</extracomment>
        <translation>
            <numerusform>%n card is set apart face down as the kitty.</numerusform>
            <numerusform>%n cards are set apart face down as the kitty.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Only the %n highest card(s) of a longer run count as one run. The rest may form another run.</source>
        <extracomment>%n: 3 or more.</extracomment>
        <translation>
            <numerusform>Only the %n highest card of a longer run count as one run. The rest may form another run.</numerusform>
            <numerusform>Only the %n highest cards of a longer run count as one run. The rest may form another run.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A run of %n card(s) wins the match at once.</source>
        <extracomment>%n: 5 or more.</extracomment>
        <translation>
            <numerusform>A run of %n card wins the match at once.</numerusform>
            <numerusform>A run of %n cards wins the match at once.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You may make at most %n declaration(s).</source>
        <extracomment>%n: 2 or more.</extracomment>
        <translation>
            <numerusform>You may make at most %n declaration.</numerusform>
            <numerusform>You may make at most %n declarations.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A failed contract gives the taker’s side a bolt. A side with %n bolt(s) loses {bolt_penalty} and starts again with none.</source>
        <extracomment>%n: usually 3. {bolt_penalty}: points.</extracomment>
        <translation>
            <numerusform>A failed contract gives the taker’s side a bolt. A side with %n bolt loses {bolt_penalty} and starts again with none.</numerusform>
            <numerusform>A failed contract gives the taker’s side a bolt. A side with %n bolts loses {bolt_penalty} and starts again with none.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The first %n deal(s) in which a side wins no trick cost nothing. Each later one costs {trickless_penalty}.</source>
        <extracomment>%n: 2 or more. {trickless_penalty}: points.</extracomment>
        <translation>
            <numerusform>The first %n deal in which a side wins no trick costs nothing. Each later one costs {trickless_penalty}.</numerusform>
            <numerusform>The first %n deals in which a side wins no trick cost nothing. Each later one costs {trickless_penalty}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n match point(s)</source>
        <extracomment>One item of a list of points.</extracomment>
        <translation>
            <numerusform>%n match point</numerusform>
            <numerusform>%n match points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <extracomment>Above cards in a picture of the rule sheet: what they score together.</extracomment>
        <translation>
            <numerusform>%n point</numerusform>
            <numerusform>%n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Each player has %n stack(s) on the table. A stack is one covered card, face down, with one open card on top.</source>
        <translation>
            <numerusform>Each player has %n stack on the table. A stack is one covered card, face down, with one open card on top.</numerusform>
            <numerusform>Each player has %n stacks on the table. A stack is one covered card, face down, with one open card on top.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Each player also gets %n card(s) face down. Nobody may look at (it|them) before the auction is over.</source>
        <translation>
            <numerusform>Each player also gets %n card face down. Nobody may look at it before the auction is over.</numerusform>
            <numerusform>Each player also gets %n cards face down. Nobody may look at them before the auction is over.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Each player also gets %n card(s) face down. You may look at yours only after you have passed.</source>
        <translation>
            <numerusform>Each player also gets %n card face down. You may look at yours only after you have passed.</numerusform>
            <numerusform>Each player also gets %n cards face down. You may look at yours only after you have passed.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The whole pack counts {cards}. With {last_trick} for the last trick that makes {total}. But %n card(s) (stays|stay) out of play, so the points differ from deal to deal.</source>
        <extracomment>{cards}, {last_trick}, {total}: points.</extracomment>
        <translation>
            <numerusform>The whole pack counts {cards}. With {last_trick} for the last trick that makes {total}. But %n card stays out of play, so the points differ from deal to deal.</numerusform>
            <numerusform>The whole pack counts {cards}. With {last_trick} for the last trick that makes {total}. But %n cards stay out of play, so the points differ from deal to deal.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The dealer cuts the pack once. Each part must have at least %n card(s).</source>
        <translation>
            <numerusform>The dealer cuts the pack once. Each part must have at least %n card.</numerusform>
            <numerusform>The dealer cuts the pack once. Each part must have at least %n cards.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The player before the dealer cuts the pack once. Each part must have at least %n card(s).</source>
        <translation>
            <numerusform>The player before the dealer cuts the pack once. Each part must have at least %n card.</numerusform>
            <numerusform>The player before the dealer cuts the pack once. Each part must have at least %n cards.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The dealer’s opponent cuts the pack once. Each part must have at least %n card(s).</source>
        <translation>
            <numerusform>The dealer’s opponent cuts the pack once. Each part must have at least %n card.</numerusform>
            <numerusform>The dealer’s opponent cuts the pack once. Each part must have at least %n cards.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The match lasts %n deal(s), not counting those passed out.</source>
        <translation>
            <numerusform>The match lasts %n deal, not counting those passed out.</numerusform>
            <numerusform>The match lasts %n deals, not counting those passed out.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The match lasts %n deal(s).</source>
        <translation>
            <numerusform>The match lasts %n deal.</numerusform>
            <numerusform>The match lasts %n deals.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>strategy</name>
    <message numerus="yes">
        <source>With the turn-up you have only %n trump(s) in {suit}.</source>
        <extracomment>{suit}: a suit.</extracomment>
        <translation>
            <numerusform>With the turn-up you have only %n trump in {suit}.</numerusform>
            <numerusform>With the turn-up you have only %n trumps in {suit}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Without trumps, aces win, and you have only %n ace(s).</source>
        <translation>
            <numerusform>Without trumps, aces win, and you have only %n ace.</numerusform>
            <numerusform>Without trumps, aces win, and you have only %n aces.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>With {suit} as trumps you have %n trump(s): {cards}.</source>
        <extracomment>{suit}: a suit. {cards}: trumps.</extracomment>
        <translation>
            <numerusform>With {suit} as trumps you have %n trump: {cards}.</numerusform>
            <numerusform>With {suit} as trumps you have %n trumps: {cards}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>In {suit} you have only %n card(s).</source>
        <extracomment>{suit}: a suit.</extracomment>
        <translation>
            <numerusform>In {suit} you have only %n card.</numerusform>
            <numerusform>In {suit} you have only %n cards.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{card:the} gives your opponents %n point(s).</source>
        <extracomment>{card}: a card.</extracomment>
        <translation>
            <numerusform>{card:the} gives your opponents %n point.</numerusform>
            <numerusform>{card:the} gives your opponents %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{card:the} gives your opponent %n point(s).</source>
        <extracomment>{card}: a card.</extracomment>
        <translation>
            <numerusform>{card:the} gives your opponent %n point.</numerusform>
            <numerusform>{card:the} gives your opponent %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{card:the} can fall to {ace:the}: %n point(s) for your opponents in a single trick.</source>
        <extracomment>{card}: a ten. {ace}: the ace of its suit.</extracomment>
        <translation>
            <numerusform>{card:the} can fall to {ace:the}: %n point for your opponents in a single trick.</numerusform>
            <numerusform>{card:the} can fall to {ace:the}: %n points for your opponents in a single trick.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{card:the} can fall to {ace:the}: %n point(s) for your opponent in a single trick.</source>
        <extracomment>{card}: a ten. {ace}: the ace of its suit.</extracomment>
        <translation>
            <numerusform>{card:the} can fall to {ace:the}: %n point for your opponent in a single trick.</numerusform>
            <numerusform>{card:the} can fall to {ace:the}: %n points for your opponent in a single trick.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Playing {card:the} costs about %n point(s) on average.</source>
        <extracomment>{card}: the card that was chosen.</extracomment>
        <translation>
            <numerusform>Playing {card:the} costs about %n point on average.</numerusform>
            <numerusform>Playing {card:the} costs about %n points on average.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Playing {card:the} costs about %n match point(s) on average.</source>
        <extracomment>{card}: the card that was chosen.</extracomment>
        <translation>
            <numerusform>Playing {card:the} costs about %n match point on average.</numerusform>
            <numerusform>Playing {card:the} costs about %n match points on average.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your call costs about %n point(s) on average.</source>
        <translation>
            <numerusform>Your call costs about %n point on average.</numerusform>
            <numerusform>Your call costs about %n points on average.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your call costs about %n match point(s) on average.</source>
        <translation>
            <numerusform>Your call costs about %n match point on average.</numerusform>
            <numerusform>Your call costs about %n match points on average.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>variants</name>
    <message numerus="yes">
        <source>A name can have at most %n character(s). Shorten it.</source>
        <extracomment>%n: the greatest number of letters, 40. An error in the rule editor.</extracomment>
        <translation>
            <numerusform>A name can have at most %n character. Shorten it.</numerusform>
            <numerusform>A name can have at most %n characters. Shorten it.</numerusform>
        </translation>
    </message>
</context>
</TS>
