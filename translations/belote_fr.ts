<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="fr" sourcelanguage="en">
<context>
    <name>AboutWindow</name>
    <message>
        <source>About Belote Desktop</source>
        <translation>À propos de Belote Desktop</translation>
    </message>
    <message>
        <source>Version {version}, Python {python}, Qt {qt}</source>
        <extracomment>{version}, {python}, {qt}: numbers of versions.</extracomment>
        <translation>Version {version}, Python {python}, Qt {qt}</translation>
    </message>
    <message>
        <source>How the computer plays</source>
        <translation>Comment joue l’ordinateur</translation>
    </message>
    <message>
        <source>Belote Desktop is free software under the GNU General Public License, version 3 or later. You may use, study, share and change it. It comes without any warranty. Cards, pictures and sounds were made for it.</source>
        <translation>Belote Desktop est un logiciel libre sous licence publique générale GNU, version 3 ou ultérieure. Vous pouvez l’utiliser, l’étudier, le partager et le modifier. Il est fourni sans aucune garantie. Les cartes, les images et les sons ont été faits pour lui.</translation>
    </message>
    <message>
        <source>File locations</source>
        <extracomment>A head.</extracomment>
        <translation>Emplacement des fichiers</translation>
    </message>
    <message>
        <source>Counts all finished matches again. A copy of the present statistics is kept.</source>
        <translation>Compte de nouveau toutes les parties finies. Une copie des statistiques actuelles est conservée.</translation>
    </message>
    <message>
        <source>Counting match {done} of {whole}.</source>
        <extracomment>{done}: how many so far. {whole}: how many there are.</extracomment>
        <translation>Comptage&#xa0;: partie {done} sur {whole}.</translation>
    </message>
    <message>
        <source>Computer players think at full speed.</source>
        <translation>Les joueurs virtuels réfléchissent à pleine vitesse.</translation>
    </message>
    <message>
        <source>The search was not compiled for this computer, so strong computer players examine fewer deals.</source>
        <translation>La recherche n’est pas compilée pour cet ordinateur : les joueurs virtuels forts examinent moins de donnes.</translation>
    </message>
    <message>
        <source>Licence</source>
        <extracomment>A head.</extracomment>
        <translation>Licence</translation>
    </message>
    <message>
        <source>Computer players see only their own cards and what is said and played at the table, as you do. Your partner and your opponents know equally little, and they have the same level unless you choose otherwise. The cards are shuffled before anyone sees them, and the seal of each deal lets you check this afterwards.</source>
        <translation>Un joueur virtuel ne voit que ses cartes et ce qui se dit et se joue à la table, comme vous. Votre partenaire et vos adversaires n’en savent pas plus, et ils ont le même niveau, sauf si vous en décidez autrement. Les cartes sont mélangées avant que quiconque les voie, et le sceau de chaque donne permet de le vérifier après coup.</translation>
    </message>
    <message>
        <source>Licences</source>
        <extracomment>A button.</extracomment>
        <translation>Licences</translation>
    </message>
    <message>
        <source>Settings: {settings}
Matches: {matches}
Statistics: {statistics}</source>
        <extracomment>{settings}, {matches}, {statistics}: folders and files, each on a line of its own.</extracomment>
        <translation>Réglages&#xa0;: {settings}
Parties&#xa0;: {matches}
Statistiques&#xa0;: {statistics}</translation>
    </message>
    <message>
        <source>Rebuild statistics</source>
        <extracomment>A button.</extracomment>
        <translation>Recalculer les statistiques</translation>
    </message>
    <message numerus="yes">
        <source>%n match(es) counted.</source>
        <translation>
            <numerusform>%n partie comptée.</numerusform>
            <numerusform>%n parties comptées.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>BandRow</name>
    <message>
        <source>In {held} of {hands} hands: {share}. The band is {low} to {high}. A fair shuffle gives {chance}.</source>
        <extracomment>Below the name of a pattern, &quot;No ace&quot;. {held}, {hands}: numbers of hands. {share}, {low}, {high}, {chance}: percentages.</extracomment>
        <translation>Mains : {held} sur {hands}, soit {share}. La bande va de {low} à {high}. Un mélange équitable donne {chance}.</translation>
    </message>
    <message>
        <source>This is outside the band.</source>
        <extracomment>After the line of a pattern: the share of a fair shuffle lies outside the band.</extracomment>
        <translation>C’est en dehors de la bande.</translation>
    </message>
</context>
<context>
    <name>Banner</name>
    <message>
        <source>Close this message</source>
        <translation>Fermer ce message</translation>
    </message>
</context>
<context>
    <name>CallRow</name>
    <message>
        <source>Selected: {call}. Press Enter to call it.</source>
        <extracomment>Read aloud. {call}: 100 in hearts.</extracomment>
        <translation>Choix&#xa0;: {call}. Appuyez sur Entrée pour le dire.</translation>
    </message>
    <message>
        <source>Choose a suit</source>
        <translation>Choisissez une couleur</translation>
    </message>
    <message>
        <source>Choose a contract</source>
        <translation>Choisissez un contrat</translation>
    </message>
    <message>
        <source>Say {call}</source>
        <extracomment>A button. {call}: Coinche.</extracomment>
        <translation>Dire {call}</translation>
    </message>
</context>
<context>
    <name>Chips</name>
    <message>
        <source>{rule}. Move this with Ctrl and the arrow keys.</source>
        <extracomment>{rule}: the name of a rule. Read aloud.</extracomment>
        <translation>{rule}. Déplacez l’élément avec Ctrl et les flèches.</translation>
    </message>
</context>
<context>
    <name>ChoiceButton</name>
    <message>
        <source>Key {key}</source>
        <extracomment>{key}: a key, Ctrl+N. Read aloud with a button.</extracomment>
        <translation>Touche {key}</translation>
    </message>
</context>
<context>
    <name>ChoicePanel</name>
    <message>
        <source>What do you bid?</source>
        <translation>Que demandez-vous&#x202f;?</translation>
    </message>
    <message>
        <source>Choose the points, then trumps.</source>
        <translation>Choisissez les points, puis l’atout.</translation>
    </message>
    <message>
        <source>Choose trumps.</source>
        <translation>Choisissez l’atout.</translation>
    </message>
    <message>
        <source>Do not challenge</source>
        <extracomment>A button.</extracomment>
        <translation>Ne pas contester</translation>
    </message>
    <message>
        <source>All tricks are played. Did the other side misplay a card?</source>
        <translation>Tous les plis sont joués. L’autre camp a-t-il commis une faute&#x202f;?</translation>
    </message>
    <message numerus="yes">
        <source>Choose %n card(s) to discard.</source>
        <translation>
            <numerusform>Choisissez %n carte à écarter.</numerusform>
            <numerusform>Choisissez %n cartes à écarter.</numerusform>
        </translation>
    </message>
    <message>
        <source>No cards chosen yet.</source>
        <translation>Aucune carte choisie.</translation>
    </message>
    <message>
        <source>Discard</source>
        <extracomment>A button: discard the chosen cards.</extracomment>
        <translation>Écarter</translation>
    </message>
    <message>
        <source>Before the next player speaks, you may say:</source>
        <extracomment>Buttons follow.</extracomment>
        <translation>Avant que le joueur suivant parle, vous pouvez dire :</translation>
    </message>
    <message>
        <source>Exchange a card?</source>
        <translation>Échanger une carte ?</translation>
    </message>
    <message>
        <source>You may say:</source>
        <extracomment>Buttons follow.</extracomment>
        <translation>Vous pouvez dire&#xa0;:</translation>
    </message>
    <message>
        <source>Do you accept the schmeiss?</source>
        <translation>Acceptez-vous le schmeiss&#x202f;?</translation>
    </message>
    <message>
        <source>Keep Hokum, or change it to Sun?</source>
        <translation>Garder Hokum, ou le changer en Sun&#x202f;?</translation>
    </message>
    <message>
        <source>Choose a call.</source>
        <translation>À vous de parler.</translation>
    </message>
    <message>
        <source>Say {call}?</source>
        <extracomment>{call}: Coinche.</extracomment>
        <translation>Dire {call}&#x202f;?</translation>
    </message>
    <message>
        <source>Double the contract?</source>
        <translation>Contrez-vous&#x202f;?</translation>
    </message>
    <message>
        <source>Raise the contract?</source>
        <extracomment>A further multiplier after a double.</extracomment>
        <translation>Relancez-vous&#x202f;?</translation>
    </message>
    <message>
        <source>Take {suit}? The turn-up is {card}.</source>
        <extracomment>{suit}: a suit, hearts. {card}: K♥.</extracomment>
        <translation>Prendre à {suit}&#x202f;? La retourne est {card}.</translation>
    </message>
    <message>
        <source>Name a contract or pass.</source>
        <translation>Nommez un contrat ou passez.</translation>
    </message>
    <message>
        <source>Name a suit or pass.</source>
        <translation>Nommez une couleur ou passez.</translation>
    </message>
    <message>
        <source>Name a suit.</source>
        <translation>Nommez une couleur.</translation>
    </message>
    <message>
        <source>{name} said {call}.</source>
        <extracomment>{name}: a player&apos;s name. {call}: what was said, &quot;100 in hearts&quot;.</extracomment>
        <translation>{name} a dit {call}.</translation>
    </message>
    <message>
        <source>You said {call}.</source>
        <extracomment>{call}: what was said, &quot;100 in hearts&quot;.</extracomment>
        <translation>Vous avez dit {call}.</translation>
    </message>
    <message>
        <source>{name} said {call}, you said {raise_word}.</source>
        <extracomment>{name}: a player&apos;s name. {call}: what was said, &quot;100 in hearts&quot;. {raise_word}: Coinche.</extracomment>
        <translation>{name} a dit {call}, vous avez dit {raise_word}.</translation>
    </message>
    <message>
        <source>You said {call}, then {raise_word}.</source>
        <extracomment>{call}: what was said, &quot;100 in hearts&quot;. {raise_word}: Coinche.</extracomment>
        <translation>Vous avez dit {call}, puis {raise_word}.</translation>
    </message>
    <message>
        <source>{name} said {call}, {other} said {raise_word}.</source>
        <extracomment>{name}: a player&apos;s name. {call}: what was said, &quot;100 in hearts&quot;. {other}: another player&apos;s name. {raise_word}: Coinche.</extracomment>
        <translation>{name} a dit {call}, {other} a dit {raise_word}.</translation>
    </message>
    <message>
        <source>You said {call}, {other} said {raise_word}.</source>
        <extracomment>{call}: what was said, &quot;100 in hearts&quot;. {other}: a player&apos;s name. {raise_word}: Coinche.</extracomment>
        <translation>Vous avez dit {call}, {other} a dit {raise_word}.</translation>
    </message>
    <message>
        <source>Hokum: one suit is trumps.</source>
        <translation>Hokum&#xa0;: une couleur est atout.</translation>
    </message>
    <message>
        <source>Hokum: trumps are {suit}.</source>
        <extracomment>{suit}: the sign of a suit, ♥.</extracomment>
        <translation>Hokum&#xa0;: atout {suit}.</translation>
    </message>
    <message>
        <source>Sun: no trumps.</source>
        <translation>Sun&#xa0;: pas d’atout.</translation>
    </message>
    <message>
        <source>Ashkal: your partner takes Sun.</source>
        <translation>Ashkal&#xa0;: votre partenaire prend Sun.</translation>
    </message>
    <message>
        <source>Closed: trumps cannot be led.</source>
        <extracomment>A raise of Baloot.</extracomment>
        <translation>Fermé&#xa0;: on ne peut pas entamer à l’atout.</translation>
    </message>
    <message>
        <source>This deal decides the whole match.</source>
        <extracomment>The last raise.</extracomment>
        <translation>Cette donne décide de toute la partie.</translation>
    </message>
    <message>
        <source>Schmeiss: you offer to throw in the deal.</source>
        <translation>Schmeiss&#xa0;: vous proposez d’annuler la donne.</translation>
    </message>
    <message>
        <source>Hokum: the suit you name is trumps.</source>
        <translation>Hokum&#xa0;: la couleur que vous nommez est atout.</translation>
    </message>
    <message>
        <source>Exchange: you take, and swap your seven for {card} at once.</source>
        <extracomment>{card}: K♥ on screen, the king of hearts aloud.</extracomment>
        <translation>Échange&#xa0;: vous prenez, et échangez aussitôt votre sept contre {card}.</translation>
    </message>
    <message>
        <source>If you pass, you must take {suit}.</source>
        <extracomment>{suit}: a suit, hearts.</extracomment>
        <translation>Si vous passez, vous devez prendre à {suit}.</translation>
    </message>
    <message>
        <source>Accept: the deal is thrown in. Refuse: {name} takes {suit}.</source>
        <extracomment>{name}: a player&apos;s name. {suit}: a suit, hearts.</extracomment>
        <translation>Accepter : la donne est annulée. Refuser : {name} prend à {suit}.</translation>
    </message>
    <message>
        <source>Accept: the deal is thrown in. Refuse: you take {suit}.</source>
        <extracomment>{suit}: a suit, hearts.</extracomment>
        <translation>Accepter : la donne est annulée. Refuser : vous prenez à {suit}.</translation>
    </message>
    <message>
        <source>Accept: {name} takes {suit}. Refuse: the deal is thrown in.</source>
        <extracomment>{name}: a player&apos;s name. {suit}: a suit, hearts.</extracomment>
        <translation>Accepter : {name} prend à {suit}. Refuser : la donne est annulée.</translation>
    </message>
    <message>
        <source>You can only pass.</source>
        <translation>Vous ne pouvez que passer.</translation>
    </message>
    <message>
        <source>Take {card}?</source>
        <extracomment>{card}: K♥, the turn-up, whose suit becomes trumps.</extracomment>
        <translation>Prendre {card}&#x202f;?</translation>
    </message>
    <message>
        <source>Throw in: nobody plays this deal.</source>
        <translation>Annuler&#xa0;: donne nulle.</translation>
    </message>
    <message>
        <source>Accept: {name} must name a suit. Refuse: the deal is thrown in.</source>
        <extracomment>{name}: a player&apos;s name.</extracomment>
        <translation>Accepter&#xa0;: {name} doit nommer une couleur. Refuser&#xa0;: la donne est annulée.</translation>
    </message>
    <message>
        <source>Accept: the deal is thrown in. Refuse: {name} must name a suit.</source>
        <extracomment>{name}: a player&apos;s name.</extracomment>
        <translation>Accepter&#xa0;: la donne est annulée. Refuser&#xa0;: {name} doit nommer une couleur.</translation>
    </message>
    <message>
        <source>Chosen: {cards}</source>
        <extracomment>{cards}: K♥ and A♠, or the names aloud.</extracomment>
        <translation>Choix&#xa0;: {cards}</translation>
    </message>
    <message>
        <source>Exchange {card}</source>
        <extracomment>{card}: K♥ on screen, the king of hearts aloud. A button.</extracomment>
        <translation>Échanger {card}</translation>
    </message>
    <message>
        <source>Name a contract.</source>
        <translation>Nommez un contrat.</translation>
    </message>
    <message>
        <source>Take {suit}</source>
        <extracomment>{suit}: a suit, hearts. A button.</extracomment>
        <translation>Prendre à {suit}</translation>
    </message>
    <message>
        <source>{calls}: {reason}</source>
        <extracomment>{calls}: calls that are not allowed, &quot;Coinche, 80 in hearts&quot;. {reason}: a sentence.</extracomment>
        <translation>{calls}&#xa0;: {reason}</translation>
    </message>
    <message>
        <source>Lower bid</source>
        <extracomment>A button with an arrow.</extracomment>
        <translation>Enchère plus basse</translation>
    </message>
    <message>
        <source>Higher bid</source>
        <translation>Enchère plus haute</translation>
    </message>
    <message>
        <source>Why are other calls not allowed?</source>
        <extracomment>A button.</extracomment>
        <translation>Pourquoi les autres paroles ne sont-elles pas permises&#x202f;?</translation>
    </message>
</context>
<context>
    <name>Choosing</name>
    <message>
        <source>{card}: card {place} of {count}</source>
        <extracomment>{card}: K♥ on screen, the king of hearts aloud. Read aloud in your hand. {place}, {count}: numbers.</extracomment>
        <translation>{card}&#xa0;: carte {place} sur {count}</translation>
    </message>
    <message>
        <source>You have chosen enough cards. Put one back first.</source>
        <translation>Vous avez choisi assez de cartes. Reprenez-en une d’abord.</translation>
    </message>
    <message>
        <source>To be discarded</source>
        <extracomment>Read aloud with a card.</extracomment>
        <translation>À écarter</translation>
    </message>
</context>
<context>
    <name>Choreography</name>
    <message>
        <source>Roem {points}</source>
        <extracomment>Klaverjas: a bubble. {points}: a number.</extracomment>
        <translation>Roem {points}</translation>
    </message>
</context>
<context>
    <name>Chrome</name>
    <message>
        <source>Undo</source>
        <extracomment>A button.</extracomment>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Last trick</source>
        <extracomment>A button: shows the trick before.</extracomment>
        <translation>Dernier pli</translation>
    </message>
    <message>
        <source>Hint</source>
        <extracomment>A button.</extracomment>
        <translation>Conseil</translation>
    </message>
    <message>
        <source>Claim the rest</source>
        <extracomment>A button: plays the remaining tricks, which are all yours.</extracomment>
        <translation>Prendre le reste</translation>
    </message>
    <message>
        <source>Score sheet</source>
        <translation>Feuille de marque</translation>
    </message>
    <message>
        <source>Log</source>
        <extracomment>A button: the list of what happened in the match.</extracomment>
        <translation>Journal</translation>
    </message>
    <message>
        <source>Menu</source>
        <extracomment>A button.</extracomment>
        <translation>Menu</translation>
    </message>
</context>
<context>
    <name>CornerPanel</name>
    <message>
        <source>Contract and score</source>
        <translation>Contrat et score</translation>
    </message>
    <message>
        <source>No contract yet</source>
        <translation>Pas encore de contrat</translation>
    </message>
    <message>
        <source>to {points}</source>
        <extracomment>Beside the score: how many points end the match. {points}: a number.</extracomment>
        <translation>en {points}</translation>
    </message>
    <message>
        <source>Highest bid: {name} · deal {number}</source>
        <extracomment>{name}: a player&apos;s name. {number}: a number.</extracomment>
        <translation>Plus haute enchère&#xa0;: {name} · donne {number}</translation>
    </message>
    <message>
        <source>Highest bid: yours · deal {number}</source>
        <extracomment>{number}: a number.</extracomment>
        <translation>Plus haute enchère&#xa0;: la vôtre · donne {number}</translation>
    </message>
    <message>
        <source>Deal {number} · dealer: {name}</source>
        <extracomment>{number}: a number. {name}: a player&apos;s name.</extracomment>
        <translation>Donne {number} · donneur&#xa0;: {name}</translation>
    </message>
    <message>
        <source>Deal {number} · you are the dealer</source>
        <extracomment>{number}: a number.</extracomment>
        <translation>Donne {number} · vous êtes donneur</translation>
    </message>
    <message>
        <source>Passed out · deal {number}</source>
        <extracomment>{number}: a number. Every player passed.</extracomment>
        <translation>Tout le monde passe · donne {number}</translation>
    </message>
    <message>
        <source>Taker: {name} · deal {number}</source>
        <extracomment>{name}: a player&apos;s name. {number}: a number.</extracomment>
        <translation>Preneur&#xa0;: {name} · donne {number}</translation>
    </message>
    <message>
        <source>You are the taker · deal {number}</source>
        <extracomment>{number}: a number.</extracomment>
        <translation>Vous êtes preneur · donne {number}</translation>
    </message>
    <message numerus="yes">
        <source>%n deal(s)</source>
        <extracomment>Beside the score: how many deals the match has.</extracomment>
        <translation>
            <numerusform>%n donne</numerusform>
            <numerusform>%n donnes</numerusform>
        </translation>
    </message>
    <message>
        <source>Trick {number} of {all}</source>
        <extracomment>{number}: which trick. {all}: how many there are.</extracomment>
        <translation>Pli {number} sur {all}</translation>
    </message>
    <message>
        <source>Tricks won: {sides}</source>
        <extracomment>{sides}: &quot;We 3, They 2&quot;.</extracomment>
        <translation>Plis faits&#xa0;: {sides}</translation>
    </message>
</context>
<context>
    <name>DealResult</name>
    <message>
        <source>Score sheet</source>
        <extracomment>A button.</extracomment>
        <translation>Feuille de marque</translation>
    </message>
    <message>
        <source>Review</source>
        <extracomment>A button: look back at your decisions.</extracomment>
        <translation>Analyse</translation>
    </message>
    <message>
        <source>Undo the claim</source>
        <extracomment>A button.</extracomment>
        <translation>Annuler la demande</translation>
    </message>
    <message>
        <source>Next deal</source>
        <translation>Donne suivante</translation>
    </message>
    <message>
        <source>Deal {number}</source>
        <extracomment>A title. {number}: which deal.</extracomment>
        <translation>Donne {number}</translation>
    </message>
</context>
<context>
    <name>DraftPages</name>
    <message>
        <source>{changed} of {all} changed</source>
        <extracomment>Beside a group of rules. {changed}, {all}: numbers of rules.</extracomment>
        <translation>Modifiées : {changed} sur {all}</translation>
    </message>
</context>
<context>
    <name>DrillAnswers</name>
    <message>
        <source>Points:</source>
        <extracomment>The label of a field for a number.</extracomment>
        <translation>Points&#xa0;:</translation>
    </message>
    <message>
        <source>Points</source>
        <extracomment>Read aloud: the label of a field for a number.</extracomment>
        <translation>Points</translation>
    </message>
    <message>
        <source>Check</source>
        <extracomment>A button: check the answer.</extracomment>
        <translation>Vérifier</translation>
    </message>
</context>
<context>
    <name>DrillCards</name>
    <message>
        <source>correct</source>
        <extracomment>A mark beside the right card of a drill.</extracomment>
        <translation>bonne réponse</translation>
    </message>
</context>
<context>
    <name>DrillPage</name>
    <message>
        <source>Drills</source>
        <extracomment>A title: short questions to practise.</extracomment>
        <translation>Exercices</translation>
    </message>
    <message>
        <source>Game</source>
        <extracomment>The label of a list of games.</extracomment>
        <translation>Jeu</translation>
    </message>
    <message>
        <source>Practise</source>
        <extracomment>The label of a list of kinds of drills.</extracomment>
        <translation>À travailler</translation>
    </message>
    <message>
        <source>To repeat: {count}</source>
        <extracomment>{count}: how many questions.</extracomment>
        <translation>À revoir&#xa0;: {count}</translation>
    </message>
    <message>
        <source>Next</source>
        <extracomment>A button: the next question.</extracomment>
        <translation>Suivant</translation>
    </message>
    <message>
        <source>Today’s drill</source>
        <translation>Exercice du jour</translation>
    </message>
    <message>
        <source>Today: {right} of {asked} correct</source>
        <extracomment>{right}, {asked}: numbers of answers.</extracomment>
        <translation>Aujourd’hui&#xa0;: {right} sur {asked}</translation>
    </message>
    <message numerus="yes">
        <source>%n day(s) in a row</source>
        <translation>
            <numerusform>%n jour de suite</numerusform>
            <numerusform>%n jours de suite</numerusform>
        </translation>
    </message>
    <message>
        <source>{counts} · {days}</source>
        <extracomment>{counts}: &quot;Today: 3 of 5 correct&quot;. {days}: &quot;2 days in a row&quot;.</extracomment>
        <translation>{counts} · {days}</translation>
    </message>
    <message>
        <source>Preparing a question…</source>
        <translation>Préparation d’une question…</translation>
    </message>
    <message>
        <source>Today’s drill is done. Come back tomorrow for the next one.</source>
        <translation>Exercice du jour terminé. Revenez demain.</translation>
    </message>
    <message>
        <source>Nothing to repeat today. Questions you miss come back the next day.</source>
        <translation>Rien à revoir aujourd’hui. Les questions manquées reviennent le lendemain.</translation>
    </message>
    <message>
        <source>No question of this kind was found. Try again or practise something else.</source>
        <translation>Aucune question de ce genre. Réessayez, ou travaillez autre chose.</translation>
    </message>
    <message numerus="yes">
        <source>Looking for a decision with one clearly best answer: %n position(s) checked.</source>
        <translation>
            <numerusform>Recherche d’une décision où une réponse se détache nettement : %n position examinée.</numerusform>
            <numerusform>Recherche d’une décision où une réponse se détache nettement : %n positions examinées.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>DrillQuestion</name>
    <message>
        <source>South</source>
        <extracomment>A seat at the table.</extracomment>
        <translation>Sud</translation>
    </message>
    <message>
        <source>East</source>
        <extracomment>A seat at the table.</extracomment>
        <translation>Est</translation>
    </message>
    <message>
        <source>North</source>
        <extracomment>A seat at the table.</extracomment>
        <translation>Nord</translation>
    </message>
    <message>
        <source>West</source>
        <extracomment>A seat at the table.</extracomment>
        <translation>Ouest</translation>
    </message>
    <message>
        <source>{caption}: {cards}.</source>
        <extracomment>{caption}: whose cards. {cards}: K♥ and A♠, or the names aloud. Read aloud.</extracomment>
        <translation>{caption}&#xa0;: {cards}.</translation>
    </message>
    <message>
        <source>{player}: {call}</source>
        <extracomment>{call}: what was said, &quot;100 in hearts&quot;. {player}: a seat or You.</extracomment>
        <translation>{player}&#xa0;: {call}</translation>
    </message>
    <message>
        <source>Contract: {contract}, {player}</source>
        <extracomment>{contract}: 100 in hearts. {player}: a seat or You.</extracomment>
        <translation>Contrat&#xa0;: {contract}, {player}</translation>
    </message>
    <message>
        <source>Correct.</source>
        <translation>Exact.</translation>
    </message>
    <message>
        <source>Not quite.</source>
        <translation>Pas tout à fait.</translation>
    </message>
</context>
<context>
    <name>FaultWindow</name>
    <message>
        <source>Copy report</source>
        <extracomment>A button.</extracomment>
        <translation>Copier</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>Quitter</translation>
    </message>
    <message>
        <source>Continue</source>
        <extracomment>A button: go on playing after an error.</extracomment>
        <translation>Continuer</translation>
    </message>
    <message>
        <source>Something went wrong</source>
        <translation>Un problème est survenu</translation>
    </message>
    <message>
        <source>Errors so far: {count}</source>
        <extracomment>{count}: a number.</extracomment>
        <translation>Erreurs jusqu’ici&#xa0;: {count}</translation>
    </message>
    <message>
        <source>Belote Desktop could not start because of an error in the program.</source>
        <translation>Belote Desktop n’a pas pu démarrer à cause d’une erreur du programme.</translation>
    </message>
    <message>
        <source>Your matches are safe: every action is saved before it is shown.</source>
        <translation>Vos parties sont à l’abri&#xa0;: chaque action est enregistrée avant d’être montrée.</translation>
    </message>
    <message>
        <source>An error in the program interrupted what it was doing.</source>
        <translation>Une erreur du programme a interrompu ce qu’il faisait.</translation>
    </message>
    <message>
        <source>Your match is safe: every action is saved before it is shown. You can continue. If the table does not react, quit and start again: the match continues from the same card.</source>
        <translation>Votre partie est à l’abri&#xa0;: tout est enregistré. Vous pouvez continuer. Si la table ne réagit plus, quittez et relancez&#xa0;: la partie reprend à la même carte.</translation>
    </message>
    <message>
        <source>The error log is {file}.</source>
        <extracomment>{file}: a file&apos;s name.</extracomment>
        <translation>Le journal des erreurs est {file}.</translation>
    </message>
    <message>
        <source>The error log could not be saved.</source>
        <translation>Le journal des erreurs n’a pas pu être enregistré.</translation>
    </message>
    <message>
        <source>The report was copied.</source>
        <translation>Le rapport a été copié.</translation>
    </message>
</context>
<context>
    <name>FindBar</name>
    <message>
        <source>{place} of {count}</source>
        <extracomment>{place}, {count}: numbers of places found.</extracomment>
        <translation>{place} sur {count}</translation>
    </message>
    <message>
        <source>Not found</source>
        <extracomment>The words were not found.</extracomment>
        <translation>Introuvable</translation>
    </message>
    <message numerus="yes">
        <source>%n paragraph(s) in {games} {games:n|game|games}</source>
        <extracomment>How often words were found in the rules. {games}: a number.</extracomment>
        <translation>
            <numerusform>%n paragraphe dans {games} {games:n|jeu|jeux}</numerusform>
            <numerusform>%n paragraphes dans {games} {games:n|jeu|jeux}</numerusform>
        </translation>
    </message>
    <message>
        <source>All games</source>
        <extracomment>A switch: search the rules of all games.</extracomment>
        <translation>Tous les jeux</translation>
    </message>
    <message>
        <source>Find in the rules</source>
        <translation>Chercher un mot</translation>
    </message>
    <message>
        <source>Previous (Shift+F3)</source>
        <extracomment>A button.</extracomment>
        <translation>Précédent (Maj+F3)</translation>
    </message>
    <message>
        <source>Next (F3)</source>
        <translation>Suivant (F3)</translation>
    </message>
</context>
<context>
    <name>FourPoints</name>
    <message>
        <source>{rule}. Move this with Ctrl and the arrow keys.</source>
        <extracomment>{rule}: the name of a rule. Read aloud.</extracomment>
        <translation>{rule}. Déplacez l’élément avec Ctrl et les flèches.</translation>
    </message>
    <message>
        <source>{rule}: {place}</source>
        <extracomment>{rule}: the name of a rule. Read aloud. {place}: which of its fields, &quot;jacks&quot;.</extracomment>
        <translation>{rule}&#xa0;: {place}</translation>
    </message>
</context>
<context>
    <name>GameCard</name>
    <message>
        <source>The written rules agree.</source>
        <extracomment>About how well a game&apos;s rules are known.</extracomment>
        <translation>Les règles écrites concordent.</translation>
    </message>
    <message>
        <source>Parts of these rules are reconstructed. Players differ on them.</source>
        <translation>Une partie de ces règles est reconstituée. Elles varient d’une table à l’autre.</translation>
    </message>
    <message>
        <source>No local player has checked these rules yet.</source>
        <translation>Aucun joueur du pays n’a encore vérifié ces règles.</translation>
    </message>
    <message>
        <source>We found no written rules for this game. Start from its closest relative.</source>
        <translation>Nous n’avons trouvé aucune règle écrite pour ce jeu. Partez de son plus proche parent.</translation>
    </message>
    <message>
        <source>You made this game from another one.</source>
        <translation>Vous avez créé ce jeu à partir d’un autre.</translation>
    </message>
    <message>
        <source>Country: {country}.</source>
        <extracomment>Read aloud. {country}: where a game is from.</extracomment>
        <translation>Pays&#xa0;: {country}.</translation>
    </message>
    <message>
        <source>Facts: {facts}.</source>
        <extracomment>Read aloud. {facts}: &quot;4 players, 32 cards and short match&quot;.</extracomment>
        <translation>En bref&#xa0;: {facts}.</translation>
    </message>
    <message>
        <source>{country} · {mark}</source>
        <extracomment>A game in a list. {country}: where it is from. {mark}: how well its rules are known.</extracomment>
        <translation>{country} · {mark}</translation>
    </message>
</context>
<context>
    <name>GameDetail</name>
    <message>
        <source>none</source>
        <extracomment>The value of a rule that lists something, such as points: the list is empty.</extracomment>
        <translation>aucun</translation>
    </message>
    <message>
        <source>What differs from the game you know:</source>
        <translation>Ce qui diffère du jeu que vous connaissez&#xa0;:</translation>
    </message>
    <message>
        <source>Rules (F1)</source>
        <extracomment>A button: all the rules of the game. At most 16 letters.</extracomment>
        <translation>Règles (F1)</translation>
    </message>
    <message>
        <source>The game you know</source>
        <translation>Le jeu que vous connaissez</translation>
    </message>
    <message>
        <source>{mark}. {sentence}</source>
        <extracomment>{sentence}: a whole sentence. {mark}: how well the rules are known, &quot;Well documented&quot;.</extracomment>
        <translation>{mark}. {sentence}</translation>
    </message>
    <message numerus="yes">
        <source>%n difference(s) from {game}</source>
        <extracomment>{game}: a game, Coinche.</extracomment>
        <translation>
            <numerusform>%n différence avec {game}</numerusform>
            <numerusform>%n différences avec {game}</numerusform>
        </translation>
    </message>
    <message>
        <source>This is the game you know.</source>
        <translation>C’est le jeu que vous connaissez.</translation>
    </message>
    <message>
        <source>Same rules as {game}.</source>
        <extracomment>{game}: a game, Coinche.</extracomment>
        <translation>Mêmes règles que {game}.</translation>
    </message>
    <message>
        <source>{game}: {value}</source>
        <extracomment>{game}: a game, Coinche. {value}: the value of a rule or setting. The value of a rule in another game.</extracomment>
        <translation>{game}&#xa0;: {value}</translation>
    </message>
</context>
<context>
    <name>GameFigures</name>
    <message numerus="yes">
        <source>%n player(s)</source>
        <extracomment>A fact about a game, on a small label.</extracomment>
        <translation>
            <numerusform>%n joueur</numerusform>
            <numerusform>%n joueurs</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s)</source>
        <extracomment>A fact about a game, the size of its pack, on a small label.</extracomment>
        <translation>
            <numerusform>%n carte</numerusform>
            <numerusform>%n cartes</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>GameFilters</name>
    <message>
        <source>Name, country or rule</source>
        <extracomment>A hint inside the search field.</extracomment>
        <translation>Nom, pays ou règle</translation>
    </message>
    <message>
        <source>All games</source>
        <translation>Tous les jeux</translation>
    </message>
    <message>
        <source>Short match</source>
        <extracomment>A filter.</extracomment>
        <translation>Partie courte</translation>
    </message>
    <message>
        <source>Long match</source>
        <extracomment>A filter.</extracomment>
        <translation>Partie longue</translation>
    </message>
    <message>
        <source>Easy to learn</source>
        <extracomment>A filter.</extracomment>
        <translation>Facile à apprendre</translation>
    </message>
    <message>
        <source>Your games</source>
        <extracomment>A filter.</extracomment>
        <translation>Vos jeux</translation>
    </message>
    <message>
        <source>All countries</source>
        <extracomment>The first choice of a list of countries.</extracomment>
        <translation>Tous les pays</translation>
    </message>
    <message>
        <source>All</source>
        <extracomment>A filter in a narrow window: all games.</extracomment>
        <translation>Tous</translation>
    </message>
    <message>
        <source>Find a game by its name, its country or a word in its rules</source>
        <translation>Trouver un jeu par son nom, son pays ou un mot de ses règles</translation>
    </message>
    <message>
        <source>Short</source>
        <extracomment>A filter in a narrow window: a short match.</extracomment>
        <translation>Courte</translation>
    </message>
    <message>
        <source>Long</source>
        <extracomment>A filter in a narrow window: a long match.</extracomment>
        <translation>Longue</translation>
    </message>
    <message>
        <source>Easy</source>
        <extracomment>A filter in a narrow window: easy to learn.</extracomment>
        <translation>Facile</translation>
    </message>
    <message>
        <source>Country</source>
        <extracomment>The label of a list of countries.</extracomment>
        <translation>Pays</translation>
    </message>
</context>
<context>
    <name>GameList</name>
    <message>
        <source>The game you know</source>
        <translation>Le jeu que vous connaissez</translation>
    </message>
    <message>
        <source>Selected: {game}</source>
        <extracomment>{game}: a game, Coinche. Read aloud.</extracomment>
        <translation>Choix&#xa0;: {game}</translation>
    </message>
    <message>
        <source>Same as {game}</source>
        <extracomment>{game}: a game, Coinche. On the card of a game.</extracomment>
        <translation>Comme {game}</translation>
    </message>
    <message numerus="yes">
        <source>%n difference(s) from {game}</source>
        <extracomment>{game}: a game, Coinche. On the card of a game.</extracomment>
        <translation>
            <numerusform>%n différence avec {game}</numerusform>
            <numerusform>%n différences avec {game}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) found</source>
        <translation>
            <numerusform>%n jeu trouvé</numerusform>
            <numerusform>%n jeux trouvés</numerusform>
        </translation>
    </message>
    <message>
        <source>Recently played</source>
        <extracomment>The head of a list of games.</extracomment>
        <translation>Derniers jeux joués</translation>
    </message>
    <message>
        <source>Your games</source>
        <extracomment>The head of a list of games.</extracomment>
        <translation>Vos jeux</translation>
    </message>
    <message>
        <source>One game of each family</source>
        <extracomment>The head of a list of games.</extracomment>
        <translation>Un jeu par famille</translation>
    </message>
    <message>
        <source>Found by name or country</source>
        <extracomment>The head of a list of games.</extracomment>
        <translation>Trouvés par le nom ou le pays</translation>
    </message>
    <message>
        <source>Found in the rules</source>
        <extracomment>The head of a list of games.</extracomment>
        <translation>Trouvés dans les règles</translation>
    </message>
</context>
<context>
    <name>GameSection</name>
    <message>
        <source>{group} · {count}</source>
        <extracomment>{group}: the head of a list. The head of a list of games. {count}: how many.</extracomment>
        <translation>{group} · {count}</translation>
    </message>
    <message numerus="yes">
        <source>{group}, %n game(s), expanded</source>
        <extracomment>{group}: the head of a list. Read aloud: the head of a list of games.</extracomment>
        <translation>
            <numerusform>{group}, %n jeu, développé</numerusform>
            <numerusform>{group}, %n jeux, développé</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{group}, %n game(s), collapsed</source>
        <extracomment>{group}: the head of a list. Read aloud: the head of a list of games.</extracomment>
        <translation>
            <numerusform>{group}, %n jeu, réduit</numerusform>
            <numerusform>{group}, %n jeux, réduit</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>GuidedPage</name>
    <message>
        <source>{number} of {all}: {notion}</source>
        <extracomment>{number}, {all}: which station of how many. {notion}: what it is about, &quot;following suit&quot;.</extracomment>
        <translation>{number} sur {all} : {notion}</translation>
    </message>
    <message>
        <source>Your first deal</source>
        <extracomment>A title: the first deal a learner plays, with a guide.</extracomment>
        <translation>Votre première donne</translation>
    </message>
    <message>
        <source>Show me</source>
        <extracomment>A button: play the card or make the call for me.</extracomment>
        <translation>Montrez-moi</translation>
    </message>
    <message>
        <source>Once more</source>
        <extracomment>A button: go back to my last decision.</extracomment>
        <translation>Encore une fois</translation>
    </message>
    <message>
        <source>Next</source>
        <extracomment>A button: I have read it.</extracomment>
        <translation>Suite</translation>
    </message>
</context>
<context>
    <name>HandsPanel</name>
    <message>
        <source>By chance alone, about one line in 20 falls outside its band. An unfair shuffle would keep the same lines outside as more hands are dealt.</source>
        <translation>Le seul hasard met environ une ligne sur 20 hors de sa bande. Un mélange inéquitable laisserait les mêmes lignes en dehors à mesure que les mains s’accumulent.</translation>
    </message>
    <message>
        <source>Tricks that are stacked and cut are not shuffled, so lines may fall outside their bands here.</source>
        <translation>Des plis empilés et coupés ne sont pas mélangés&#xa0;: ici, des lignes peuvent sortir de leur bande.</translation>
    </message>
    <message>
        <source>Counting match {done} of {whole}.</source>
        <extracomment>{done}: how many so far. {whole}: how many there are.</extracomment>
        <translation>Comptage&#xa0;: partie {done} sur {whole}.</translation>
    </message>
    <message numerus="yes">
        <source>%n hand(s) counted</source>
        <translation>
            <numerusform>%n main comptée</numerusform>
            <numerusform>%n mains comptées</numerusform>
        </translation>
    </message>
    <message>
        <source>No hands to count yet. Finish a few deals first.</source>
        <translation>Pas encore de mains à compter. Terminez d’abord quelques donnes.</translation>
    </message>
    <message>
        <source>Hands of</source>
        <extracomment>The label of a list: You, The next player.</extracomment>
        <translation>Mains</translation>
    </message>
    <message>
        <source>Stacked and cut deals</source>
        <extracomment>The tricks were stacked and cut, not shuffled.</extracomment>
        <translation>Donnes coupées sans mélange</translation>
    </message>
    <message>
        <source>Kind of deal</source>
        <extracomment>The label of a list: Shuffled deals, Stacked and cut deals.</extracomment>
        <translation>Type de donne</translation>
    </message>
    <message>
        <source>You</source>
        <extracomment>After &quot;Hands of&quot;.</extracomment>
        <translation>Les vôtres</translation>
    </message>
    <message>
        <source>Your opponent</source>
        <extracomment>After &quot;Hands of&quot;.</extracomment>
        <translation>Celles de votre adversaire</translation>
    </message>
    <message>
        <source>The next player</source>
        <extracomment>After &quot;Hands of&quot;.</extracomment>
        <translation>Celles du joueur suivant</translation>
    </message>
    <message>
        <source>The player before you</source>
        <extracomment>After &quot;Hands of&quot;.</extracomment>
        <translation>Celles du joueur avant vous</translation>
    </message>
    <message>
        <source>The player opposite</source>
        <extracomment>After &quot;Hands of&quot;.</extracomment>
        <translation>Celles du joueur d’en face</translation>
    </message>
    <message>
        <source>Game</source>
        <extracomment>The label of a list of games.</extracomment>
        <translation>Jeu</translation>
    </message>
    <message>
        <source>These are the hands dealt in your saved matches, counted from the opened seals of finished deals. Only the cards a player had before the first call count, so no decision has influenced them. The dot shows what was dealt. The bar is a band around it that contains the true chance 95 times in 100. The line shows what a fair shuffle gives.</source>
        <translation>Voici les mains distribuées dans vos parties enregistrées, comptées d’après les sceaux ouverts des donnes terminées. Seules comptent les cartes reçues avant la première parole : aucune décision n’a donc pu les influencer. Le point montre ce qui a été distribué. La barre qui l’entoure est une bande qui contient la vraie probabilité 95 fois sur 100. Le trait montre ce que donne un mélange équitable.</translation>
    </message>
    <message>
        <source>Shuffled deals</source>
        <translation>Donnes mélangées</translation>
    </message>
</context>
<context>
    <name>HonestyPage</name>
    <message>
        <source>How they play</source>
        <extracomment>A page about the computer players.</extracomment>
        <translation>Comment ils jouent</translation>
    </message>
    <message>
        <source>What they see</source>
        <extracomment>A page about the computer players.</extracomment>
        <translation>Ce qu’ils voient</translation>
    </message>
    <message>
        <source>Sealed deals</source>
        <translation>Donnes scellées</translation>
    </message>
    <message>
        <source>Dealt hands</source>
        <translation>Mains distribuées</translation>
    </message>
    <message>
        <source>How the computer plays</source>
        <extracomment>A title.</extracomment>
        <translation>Comment joue l’ordinateur</translation>
    </message>
    <message>
        <source>And how to check it yourself</source>
        <translation>Et comment le vérifier vous-même</translation>
    </message>
    <message>
        <source>No match has been played with this profile yet.</source>
        <translation>Aucune partie n’a encore été jouée avec ce profil.</translation>
    </message>
    <message>
        <source>{game}, {time}, current match</source>
        <extracomment>{game}: a game, Coinche. {time}: date and time. A match in a list.</extracomment>
        <translation>{game}, {time}, partie actuelle</translation>
    </message>
    <message>
        <source>Pages</source>
        <extracomment>Read aloud: the list of pages beside the page.</extracomment>
        <translation>Pages</translation>
    </message>
    <message>
        <source>Match</source>
        <extracomment>The label of a list of matches.</extracomment>
        <translation>Partie</translation>
    </message>
    <message>
        <source>{game}, {time}</source>
        <extracomment>{game}: a game, Coinche. {time}: date and time. A match in a list.</extracomment>
        <translation>{game}, {time}</translation>
    </message>
</context>
<context>
    <name>KeysWindow</name>
    <message>
        <source>{key}: {what}</source>
        <extracomment>{key}: a key, Ctrl+N. Read aloud. {what}: what the key does, a sentence.</extracomment>
        <translation>{key}&#xa0;: {what}</translation>
    </message>
    <message>
        <source>In the auction</source>
        <extracomment>A group of shortcuts.</extracomment>
        <translation>Pendant les enchères</translation>
    </message>
    <message>
        <source>New match.</source>
        <extracomment>What a shortcut opens.</extracomment>
        <translation>Nouvelle partie.</translation>
    </message>
    <message>
        <source>Unfinished matches.</source>
        <extracomment>What a shortcut opens.</extracomment>
        <translation>Parties en cours.</translation>
    </message>
    <message>
        <source>Keyboard shortcuts</source>
        <extracomment>A title.</extracomment>
        <translation>Raccourcis clavier</translation>
    </message>
    <message>
        <source>You can turn off single-key shortcuts in the settings.</source>
        <translation>Les raccourcis d’une seule touche se désactivent dans les réglages.</translation>
    </message>
    <message>
        <source>Press a button to change its shortcut.</source>
        <translation>Appuyez sur un bouton pour changer son raccourci.</translation>
    </message>
    <message>
        <source>Reset all shortcuts</source>
        <extracomment>A button.</extracomment>
        <translation>Rétablir les raccourcis</translation>
    </message>
    <message>
        <source>No shortcut</source>
        <translation>Sans raccourci</translation>
    </message>
    <message>
        <source>Press a new key. Delete removes the shortcut, Esc cancels. {what}</source>
        <extracomment>{what}: what the key does, a sentence.</extracomment>
        <translation>Appuyez sur une nouvelle touche. Suppr enlève le raccourci, Échap annule. {what}</translation>
    </message>
    <message>
        <source>{key} is already used: {what}</source>
        <extracomment>{key}: a key, Ctrl+N. {what}: what the key does, a sentence.</extracomment>
        <translation>{key} sert déjà à ceci&#xa0;: {what}</translation>
    </message>
    <message>
        <source>A single-key shortcut must be a letter, alone or with Shift.</source>
        <translation>Un raccourci d’une seule touche doit être une lettre, avec ou sans Maj.</translation>
    </message>
    <message>
        <source>Nothing changed.</source>
        <translation>Rien n’a changé.</translation>
    </message>
    <message>
        <source>All shortcuts were reset.</source>
        <translation>Tous les raccourcis sont rétablis.</translation>
    </message>
    <message>
        <source>Open a match.</source>
        <extracomment>What a shortcut does.</extracomment>
        <translation>Ouvrir une partie.</translation>
    </message>
    <message>
        <source>Save a copy of the match.</source>
        <extracomment>What a shortcut does.</extracomment>
        <translation>Enregistrer une copie de la partie.</translation>
    </message>
    <message>
        <source>Undo your last card or call.</source>
        <extracomment>What a shortcut does.</extracomment>
        <translation>Annuler votre dernière carte ou parole.</translation>
    </message>
    <message>
        <source>Score sheet.</source>
        <extracomment>What a shortcut opens.</extracomment>
        <translation>Feuille de marque.</translation>
    </message>
    <message>
        <source>Log.</source>
        <extracomment>What a shortcut opens: the list of what happened.</extracomment>
        <translation>Journal.</translation>
    </message>
    <message>
        <source>Settings.</source>
        <extracomment>What a shortcut opens.</extracomment>
        <translation>Réglages.</translation>
    </message>
    <message>
        <source>Full screen.</source>
        <extracomment>What a shortcut does.</extracomment>
        <translation>Plein écran.</translation>
    </message>
    <message>
        <source>Rules of this game.</source>
        <extracomment>What a shortcut opens.</extracomment>
        <translation>Règles de ce jeu.</translation>
    </message>
    <message>
        <source>Keyboard shortcuts.</source>
        <extracomment>What a shortcut opens.</extracomment>
        <translation>Raccourcis clavier.</translation>
    </message>
    <message>
        <source>Next result.</source>
        <extracomment>What a shortcut does: go to the next place where the words were found.</extracomment>
        <translation>Résultat suivant.</translation>
    </message>
    <message>
        <source>Previous result.</source>
        <extracomment>What a shortcut does: go to the place before where the words were found.</extracomment>
        <translation>Résultat précédent.</translation>
    </message>
    <message>
        <source>In the rules</source>
        <extracomment>A group of shortcuts.</extracomment>
        <translation>Dans les règles</translation>
    </message>
    <message>
        <source>Find words.</source>
        <extracomment>What a shortcut does.</extracomment>
        <translation>Chercher des mots.</translation>
    </message>
    <message>
        <source>At the table</source>
        <extracomment>A group of shortcuts.</extracomment>
        <translation>À la table</translation>
    </message>
    <message>
        <source>Windows</source>
        <extracomment>A group of shortcuts: they open windows and pages.</extracomment>
        <translation>Fenêtres</translation>
    </message>
</context>
<context>
    <name>LastTrick</name>
    <message>
        <source>{name}: {card}</source>
        <extracomment>{card}: K♥ on screen, the king of hearts aloud. A card of the last trick. {name}: You or a name.</extracomment>
        <translation>{name}&#xa0;: {card}</translation>
    </message>
    <message>
        <source>Last trick: {cards}.</source>
        <extracomment>Read aloud. {cards}: who played what.</extracomment>
        <translation>Dernier pli&#xa0;: {cards}.</translation>
    </message>
    <message>
        <source>Last trick</source>
        <extracomment>The head of a panel: the trick before.</extracomment>
        <translation>Dernier pli</translation>
    </message>
</context>
<context>
    <name>LearningPages</name>
    <message>
        <source>No deals to review yet. Finish a deal first.</source>
        <translation>Aucune donne à analyser. Terminez d’abord une donne.</translation>
    </message>
</context>
<context>
    <name>LessonEntry</name>
    <message>
        <source>{number}. {title}</source>
        <extracomment>A lesson in a list. {number}: which lesson. {title}: its title.</extracomment>
        <translation>{number}. {title}</translation>
    </message>
    <message>
        <source>✓ Done</source>
        <extracomment>A lesson was finished.</extracomment>
        <translation>✓ Terminée</translation>
    </message>
    <message>
        <source>{done} of {all} steps</source>
        <extracomment>A lesson in a list. {done}, {all}: numbers of steps.</extracomment>
        <translation>Étapes&#xa0;: {done} sur {all}</translation>
    </message>
</context>
<context>
    <name>LessonList</name>
    <message>
        <source>I know another game:</source>
        <translation>Je connais un autre jeu&#xa0;:</translation>
    </message>
    <message>
        <source>I know another game</source>
        <translation>Je connais un autre jeu</translation>
    </message>
    <message>
        <source>None of these</source>
        <extracomment>In a list of games that you may know already.</extracomment>
        <translation>Aucun</translation>
    </message>
    <message>
        <source>A short course in this game. Each lesson takes a few minutes.</source>
        <translation>Un petit cours sur ce jeu. Chaque leçon prend quelques minutes.</translation>
    </message>
    <message>
        <source>Only what differs from the game you know.</source>
        <translation>Seulement ce qui diffère du jeu que vous connaissez.</translation>
    </message>
    <message>
        <source>Nothing new here: the lessons of both games are the same.</source>
        <translation>Rien de nouveau ici&#xa0;: les leçons des deux jeux sont les mêmes.</translation>
    </message>
</context>
<context>
    <name>LessonPage</name>
    <message>
        <source>Lessons</source>
        <translation>Leçons</translation>
    </message>
    <message>
        <source>Step {number} of {all}</source>
        <extracomment>{number}: which step. {all}: how many there are.</extracomment>
        <translation>Étape {number} sur {all}</translation>
    </message>
    <message>
        <source>All lessons</source>
        <extracomment>A button: to the list of lessons.</extracomment>
        <translation>Toutes les leçons</translation>
    </message>
    <message>
        <source>Back</source>
        <extracomment>A button: the step before.</extracomment>
        <translation>Retour</translation>
    </message>
    <message>
        <source>Play this deal</source>
        <extracomment>A button.</extracomment>
        <translation>Jouer cette donne</translation>
    </message>
    <message>
        <source>Skip</source>
        <extracomment>A button: skip this step.</extracomment>
        <translation>Sauter</translation>
    </message>
    <message>
        <source>Finish</source>
        <extracomment>A button: the lesson is over.</extracomment>
        <translation>Terminer</translation>
    </message>
    <message>
        <source>Next</source>
        <extracomment>A button: the next step.</extracomment>
        <translation>Suivant</translation>
    </message>
</context>
<context>
    <name>LessonWords</name>
    <message>
        <source>You</source>
        <extracomment>A seat in a picture of a lesson.</extracomment>
        <translation>Vous</translation>
    </message>
    <message>
        <source>{player}: {call}</source>
        <extracomment>{call}: what was said, &quot;100 in hearts&quot;. {player}: a seat or You.</extracomment>
        <translation>{player}&#xa0;: {call}</translation>
    </message>
</context>
<context>
    <name>LevelBox</name>
    <message>
        <source>Points you bid</source>
        <translation>Points de votre enchère</translation>
    </message>
</context>
<context>
    <name>LicencesWindow</name>
    <message>
        <source>Licences</source>
        <extracomment>A title.</extracomment>
        <translation>Licences</translation>
    </message>
    <message>
        <source>Belote Desktop contains the software listed here. Choose a part to read its licence.</source>
        <translation>Belote Desktop contient les logiciels de cette liste. Choisissez-en un pour lire sa licence.</translation>
    </message>
    <message>
        <source>The list of licences is missing or damaged. Install Belote Desktop again to read them.</source>
        <translation>La liste des licences est absente ou endommagée. Réinstallez Belote Desktop pour les lire.</translation>
    </message>
    <message>
        <source>Parts of the program</source>
        <extracomment>Read aloud: a list.</extracomment>
        <translation>Composants du programme</translation>
    </message>
    <message>
        <source>The text of this licence was not installed with {name}. Read it at {address}.</source>
        <extracomment>{name}: a part of the program. {address}: a web address.</extracomment>
        <translation>Le texte de cette licence n’a pas été installé avec {name}. Lisez-le à l’adresse {address}.</translation>
    </message>
    <message>
        <source>Licence of {name}</source>
        <extracomment>{name}: a part of the program.</extracomment>
        <translation>Licence du composant {name}</translation>
    </message>
</context>
<context>
    <name>LiveRegion</name>
    <message>
        <source>Messages</source>
        <extracomment>Read aloud: the name of the place where messages appear.</extracomment>
        <translation>Messages</translation>
    </message>
</context>
<context>
    <name>LogPanel</name>
    <message>
        <source>Log</source>
        <extracomment>A panel: the list of what happened in the match.</extracomment>
        <translation>Journal</translation>
    </message>
    <message>
        <source>Log of the match</source>
        <translation>Journal de la partie</translation>
    </message>
</context>
<context>
    <name>MainWindow</name>
    <message>
        <source>Try again</source>
        <extracomment>A button: save again.</extracomment>
        <translation>Réessayer</translation>
    </message>
    <message>
        <source>Belote Desktop</source>
        <extracomment>The name of the program.</extracomment>
        <translation>Belote Desktop</translation>
    </message>
</context>
<context>
    <name>MatchOpening</name>
    <message>
        <source>Player</source>
        <extracomment>The name of the user if none is known.</extracomment>
        <translation>Joueur</translation>
    </message>
</context>
<context>
    <name>MatchOver</name>
    <message>
        <source>Score sheet</source>
        <extracomment>A button.</extracomment>
        <translation>Feuille de marque</translation>
    </message>
    <message>
        <source>Review</source>
        <extracomment>A button: look back at your decisions.</extracomment>
        <translation>Analyse</translation>
    </message>
    <message>
        <source>New match</source>
        <extracomment>A button.</extracomment>
        <translation>Nouvelle partie</translation>
    </message>
    <message>
        <source>Play again</source>
        <extracomment>A button: the same game with the same players.</extracomment>
        <translation>Rejouer</translation>
    </message>
    <message>
        <source>Last deal · {verdict}</source>
        <extracomment>{verdict}: how the deal ended, a sentence.</extracomment>
        <translation>Dernière donne · {verdict}</translation>
    </message>
</context>
<context>
    <name>MatchPlot</name>
    <message>
        <source>The match so far</source>
        <translation>La partie jusqu’ici</translation>
    </message>
    <message numerus="yes">
        <source>The match is played to %n point(s).</source>
        <translation>
            <numerusform>La partie se joue en %n point.</numerusform>
            <numerusform>La partie se joue en %n points.</numerusform>
        </translation>
    </message>
    <message>
        <source>Target: {points}</source>
        <extracomment>A line in a chart. {points}: a number.</extracomment>
        <translation>Objectif&#xa0;: {points}</translation>
    </message>
    <message>
        <source>deal</source>
        <extracomment>Below a chart: the number of deals runs to the right.</extracomment>
        <translation>donne</translation>
    </message>
</context>
<context>
    <name>MatchSession</name>
    <message>
        <source>There is nothing to undo in this deal.</source>
        <translation>Il n’y a rien à annuler dans cette donne.</translation>
    </message>
    <message>
        <source>You cannot claim yet: an opponent could still win a trick.</source>
        <translation>Vous ne pouvez pas encore demander le reste&#xa0;: un adversaire pourrait faire un pli.</translation>
    </message>
    <message>
        <source>You claimed the rest.</source>
        <translation>Vous avez demandé le reste des plis.</translation>
    </message>
    <message>
        <source>Your last decision was undone.</source>
        <translation>Votre dernière décision est annulée.</translation>
    </message>
    <message>
        <source>It is not your turn.</source>
        <translation>Ce n’est pas votre tour.</translation>
    </message>
</context>
<context>
    <name>Menus</name>
    <message>
        <source>&amp;Match</source>
        <extracomment>A menu.</extracomment>
        <translation>&amp;Partie</translation>
    </message>
    <message>
        <source>L&amp;earn</source>
        <extracomment>A menu.</extracomment>
        <translation>Appr&amp;endre</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <extracomment>A menu.</extracomment>
        <translation>&amp;Affichage</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <extracomment>A menu.</extracomment>
        <translation>A&amp;ide</translation>
    </message>
    <message>
        <source>&amp;Theme</source>
        <extracomment>A menu: light or dark colours.</extracomment>
        <translation>&amp;Thème</translation>
    </message>
    <message>
        <source>L&amp;anguage</source>
        <extracomment>A menu.</extracomment>
        <translation>La&amp;ngue</translation>
    </message>
    <message>
        <source>&amp;Light</source>
        <extracomment>A theme.</extracomment>
        <translation>&amp;Clair</translation>
    </message>
    <message>
        <source>&amp;Dark</source>
        <extracomment>A theme.</extracomment>
        <translation>S&amp;ombre</translation>
    </message>
    <message>
        <source>High &amp;contrast</source>
        <extracomment>A theme.</extracomment>
        <translation>Contraste é&amp;levé</translation>
    </message>
    <message>
        <source>&amp;New match…</source>
        <translation>&amp;Nouvelle partie…</translation>
    </message>
    <message>
        <source>Un&amp;finished matches…</source>
        <translation>Par&amp;ties en cours…</translation>
    </message>
    <message>
        <source>&amp;Import a game…</source>
        <translation>&amp;Importer un jeu…</translation>
    </message>
    <message>
        <source>&amp;Export the profile…</source>
        <translation>&amp;Exporter le profil…</translation>
    </message>
    <message>
        <source>Im&amp;port a profile…</source>
        <translation>Importer un &amp;profil…</translation>
    </message>
    <message>
        <source>&amp;Hint</source>
        <extracomment>A menu item: ask for a hint.</extracomment>
        <translation>Con&amp;seil</translation>
    </message>
    <message>
        <source>&amp;Last trick</source>
        <translation>&amp;Dernier pli</translation>
    </message>
    <message>
        <source>Same as &amp;system</source>
        <extracomment>A theme or a language: taken from the system.</extracomment>
        <translation>Comme le &amp;système</translation>
    </message>
    <message>
        <source>&amp;Open a match…</source>
        <translation>&amp;Ouvrir une partie…</translation>
    </message>
    <message>
        <source>Sa&amp;ve a copy of the match…</source>
        <translation>Enregistrer une &amp;copie de la partie…</translation>
    </message>
    <message>
        <source>Your &amp;games…</source>
        <translation>Vos &amp;jeux…</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Annuler</translation>
    </message>
    <message>
        <source>&amp;What can I play?</source>
        <translation>Que p&amp;uis-je jouer&#x202f;?</translation>
    </message>
    <message>
        <source>Claim the &amp;rest</source>
        <extracomment>A menu item: claims the remaining tricks.</extracomment>
        <translation>Prendre le &amp;reste</translation>
    </message>
    <message>
        <source>&amp;Skip animation</source>
        <translation>Passer &amp;l’animation</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Quitter</translation>
    </message>
    <message>
        <source>&amp;Score sheet</source>
        <translation>Feuille de &amp;marque</translation>
    </message>
    <message>
        <source>&amp;Log</source>
        <extracomment>A menu item: the list of what happened.</extracomment>
        <translation>&amp;Journal</translation>
    </message>
    <message>
        <source>&amp;Full screen</source>
        <translation>Plein é&amp;cran</translation>
    </message>
    <message>
        <source>S&amp;ettings…</source>
        <translation>&amp;Réglages…</translation>
    </message>
    <message>
        <source>&amp;Rules of this game</source>
        <translation>&amp;Règles de ce jeu</translation>
    </message>
    <message>
        <source>&amp;Words of the game</source>
        <translation>Les &amp;mots du jeu</translation>
    </message>
    <message>
        <source>&amp;Guided first deal</source>
        <extracomment>A menu item: a deal in which a guide explains each thing as it comes up.</extracomment>
        <translation>Première donne &amp;guidée</translation>
    </message>
    <message>
        <source>&amp;Lessons</source>
        <translation>&amp;Leçons</translation>
    </message>
    <message>
        <source>&amp;Drills</source>
        <translation>&amp;Exercices</translation>
    </message>
    <message>
        <source>Re&amp;view of this match</source>
        <translation>&amp;Analyse de cette partie</translation>
    </message>
    <message>
        <source>&amp;Keyboard shortcuts</source>
        <translation>Raccourcis cla&amp;vier</translation>
    </message>
    <message>
        <source>&amp;How the computer plays</source>
        <translation>&amp;Comment joue l’ordinateur</translation>
    </message>
    <message>
        <source>Re&amp;play and try something else</source>
        <extracomment>Try another card or call in a deal that is over.</extracomment>
        <translation>Re&amp;voir et essayer autre chose</translation>
    </message>
    <message>
        <source>How &amp;strong the levels are</source>
        <translation>La &amp;force des niveaux</translation>
    </message>
    <message>
        <source>&amp;About Belote Desktop</source>
        <translation>À &amp;propos de Belote Desktop</translation>
    </message>
</context>
<context>
    <name>MomentPanel</name>
    <message>
        <source>Show the answer</source>
        <extracomment>A button.</extracomment>
        <translation>Montrer la réponse</translation>
    </message>
    <message>
        <source>Next moment</source>
        <extracomment>A button: the next decision worth a second look.</extracomment>
        <translation>Moment suivant</translation>
    </message>
    <message>
        <source>best</source>
        <extracomment>A small mark beside the best card or call.</extracomment>
        <translation>meilleur choix</translation>
    </message>
    <message>
        <source>played</source>
        <extracomment>A small mark beside the card or call that you chose.</extracomment>
        <translation>votre choix</translation>
    </message>
</context>
<context>
    <name>MovableRow</name>
    <message>
        <source>Move left</source>
        <extracomment>A button: moves a part to an earlier place in its row.</extracomment>
        <translation>Déplacer vers la gauche</translation>
    </message>
    <message>
        <source>Move right</source>
        <translation>Déplacer vers la droite</translation>
    </message>
</context>
<context>
    <name>Narration</name>
    <message>
        <source>{player}: {card:the}</source>
        <extracomment>Read aloud. {player}: You or a name. {card}: the king of hearts. Several stand in a row.</extracomment>
        <translation>{player}&#xa0;: {card:le}</translation>
    </message>
    <message>
        <source>Cards in the trick. {cards}.</source>
        <extracomment>Read aloud. {cards}: who played what, &quot;Samir: the king of hearts, You: the ace of hearts&quot;.</extracomment>
        <translation>Cartes du pli. {cards}.</translation>
    </message>
    <message>
        <source>The turn-up is {card:the}.</source>
        <extracomment>Read aloud. {card}: the open card that proposes trumps, the king of hearts.</extracomment>
        <translation>La retourne est {card:le}.</translation>
    </message>
    <message>
        <source>There are no cards on the table.</source>
        <extracomment>Read aloud.</extracomment>
        <translation>Il n’y a pas de carte sur la table.</translation>
    </message>
    <message>
        <source>Your partner is {partner}. You play against {opponents}.</source>
        <extracomment>Read aloud. {partner}: a name. {opponents}: names, &quot;Samir and Karim&quot;.</extracomment>
        <translation>Votre partenaire est {partner}. Vous jouez contre {opponents}.</translation>
    </message>
    <message>
        <source>You play alone against {opponents}.</source>
        <extracomment>Read aloud. {opponents}: names, &quot;Samir and Karim&quot;.</extracomment>
        <translation>Vous jouez sans partenaire contre {opponents}.</translation>
    </message>
    <message>
        <source>{player}’s open cards: {cards}.</source>
        <extracomment>Read aloud: the cards that everybody sees. {player}: a name. {cards}: king of hearts and ace of spades.</extracomment>
        <translation>Cartes visibles {player:de} : {cards}.</translation>
    </message>
    <message numerus="yes">
        <source>{player} holds %n card(s).</source>
        <extracomment>Read aloud. {player}: a name. %n: how many cards are in this player&apos;s hand.</extracomment>
        <translation>
            <numerusform>{player} a %n carte.</numerusform>
            <numerusform>{player} a %n cartes.</numerusform>
        </translation>
    </message>
    <message>
        <source>{name}: {line}</source>
        <extracomment>{name}: a player&apos;s name. Read aloud. {line}: what stands below the name, &quot;Dealer&quot;.</extracomment>
        <translation>{name}&#xa0;: {line}</translation>
    </message>
    <message numerus="yes">
        <source>{player} discarded %n card(s).</source>
        <extracomment>Read aloud. {player}: a player&apos;s name.</extracomment>
        <translation>
            <numerusform>{player} a écarté %n carte.</numerusform>
            <numerusform>{player} a écarté %n cartes.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You discarded %n card(s).</source>
        <extracomment>Read aloud.</extracomment>
        <translation>
            <numerusform>Vous avez écarté %n carte.</numerusform>
            <numerusform>Vous avez écarté %n cartes.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The kitty holds %n card(s).</source>
        <extracomment>Read aloud. %n: how many cards are set apart.</extracomment>
        <translation>
            <numerusform>Le chien a %n carte.</numerusform>
            <numerusform>Le chien a %n cartes.</numerusform>
        </translation>
    </message>
    <message>
        <source>The bottom card of the stock: {card}.</source>
        <extracomment>{card}: K♥ on screen, the king of hearts aloud. Read aloud.</extracomment>
        <translation>La dernière carte du talon&#xa0;: {card}.</translation>
    </message>
</context>
<context>
    <name>Navigation</name>
    <message numerus="yes">
        <source>{page}, %n change(s)</source>
        <extracomment>Read aloud. {page}: the title of a page.</extracomment>
        <translation>
            <numerusform>{page}, %n modification</numerusform>
            <numerusform>{page}, %n modifications</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>NewMatch</name>
    <message>
        <source>Choose a game</source>
        <extracomment>A title.</extracomment>
        <translation>Choisissez un jeu</translation>
    </message>
    <message>
        <source>Pages</source>
        <extracomment>Read aloud: the list of pages beside the page.</extracomment>
        <translation>Pages</translation>
    </message>
    <message>
        <source>Start</source>
        <extracomment>A button: start the match.</extracomment>
        <translation>Commencer</translation>
    </message>
    <message>
        <source>Players…</source>
        <extracomment>A button.</extracomment>
        <translation>Joueurs…</translation>
    </message>
    <message>
        <source>House rules…</source>
        <translation>Règles maison…</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) from {places} {places:n|country|countries}</source>
        <extracomment>Below the title. {places}: how many countries.</extracomment>
        <translation>
            <numerusform>%n jeu de {places} pays</numerusform>
            <numerusform>%n jeux de {places} pays</numerusform>
        </translation>
    </message>
    <message>
        <source>Save to your games…</source>
        <extracomment>A button.</extracomment>
        <translation>Enregistrer dans vos jeux…</translation>
    </message>
    <message>
        <source>Game</source>
        <extracomment>A page of a new match.</extracomment>
        <translation>Jeu</translation>
    </message>
    <message>
        <source>Players and target</source>
        <extracomment>A page of a new match.</extracomment>
        <translation>Joueurs et objectif</translation>
    </message>
    <message>
        <source>Deal and cut</source>
        <extracomment>A page of a new match.</extracomment>
        <translation>Donne et coupe</translation>
    </message>
    <message>
        <source>Auction</source>
        <extracomment>A page of a new match.</extracomment>
        <translation>Enchères</translation>
    </message>
    <message>
        <source>Cards and play</source>
        <extracomment>A page of a new match.</extracomment>
        <translation>Cartes et jeu</translation>
    </message>
    <message>
        <source>Declarations</source>
        <extracomment>A page of a new match.</extracomment>
        <translation>Annonces</translation>
    </message>
    <message>
        <source>Scoring</source>
        <extracomment>A page of a new match.</extracomment>
        <translation>Marque</translation>
    </message>
    <message>
        <source>End of match</source>
        <extracomment>A page of a new match.</extracomment>
        <translation>Fin de partie</translation>
    </message>
    <message>
        <source>Rules…</source>
        <extracomment>A button in a narrow window: house rules.</extracomment>
        <translation>Règles…</translation>
    </message>
    <message>
        <source>Games</source>
        <extracomment>A button: back to the list of games.</extracomment>
        <translation>Jeux</translation>
    </message>
    <message>
        <source>About this game</source>
        <translation>À propos du jeu</translation>
    </message>
    <message>
        <source>Save…</source>
        <extracomment>A button in a narrow window: save these rules as a game of your own.</extracomment>
        <translation>Enregistrer…</translation>
    </message>
</context>
<context>
    <name>NothingFound</name>
    <message>
        <source>Your filters hide every result. Show all games?</source>
        <translation>Vos filtres cachent tous les résultats. Afficher tous les jeux ?</translation>
    </message>
    <message>
        <source>Show all games</source>
        <extracomment>A button.</extracomment>
        <translation>Afficher tous les jeux</translation>
    </message>
    <message>
        <source>No game fits these filters. Remove one.</source>
        <translation>Aucun jeu ne correspond. Retirez un filtre.</translation>
    </message>
    <message>
        <source>No game is called “{text}”. Did you mean one of these?</source>
        <extracomment>{text}: what was typed.</extracomment>
        <translation>Aucun jeu ne s’appelle «&#xa0;{text}&#xa0;». Pensiez-vous à l’un de ceux-ci&#x202f;?</translation>
    </message>
    <message>
        <source>No game is called “{text}”. Try part of a name, a country, or a word such as kitty.</source>
        <extracomment>{text}: what was typed.</extracomment>
        <translation>Aucun jeu ne s’appelle «&#xa0;{text}&#xa0;». Essayez une partie du nom, un pays ou un mot comme talon.</translation>
    </message>
</context>
<context>
    <name>NumberSlider</name>
    <message>
        <source>{number} {unit}</source>
        <extracomment>{unit}: ms or %. {number}: the value of a setting.</extracomment>
        <translation>{number} {unit}</translation>
    </message>
</context>
<context>
    <name>Numbers</name>
    <message>
        <source>{rule}: {place}</source>
        <extracomment>{rule}: the name of a rule. Read aloud. {place}: which of its fields, &quot;a run of 3 cards&quot;.</extracomment>
        <translation>{rule}&#xa0;: {place}</translation>
    </message>
</context>
<context>
    <name>OptionPage</name>
    <message>
        <source>{game}: {value}</source>
        <extracomment>{game}: a game, Coinche. {value}: the value of a rule or setting. The value of a rule in another game.</extracomment>
        <translation>{game}&#xa0;: {value}</translation>
    </message>
</context>
<context>
    <name>OwnGameFiles</name>
    <message>
        <source>Export a game</source>
        <extracomment>The title of a window that asks for a file.</extracomment>
        <translation>Exporter un jeu</translation>
    </message>
    <message>
        <source>Import a game</source>
        <extracomment>The title of a window that asks for a file.</extracomment>
        <translation>Importer un jeu</translation>
    </message>
    <message>
        <source>All files</source>
        <extracomment>A kind of files.</extracomment>
        <translation>Tous les fichiers</translation>
    </message>
</context>
<context>
    <name>OwnGamePage</name>
    <message>
        <source>Name of the game</source>
        <translation>Nom du jeu</translation>
    </message>
    <message>
        <source>The name shown in the list of games and on the score sheet.</source>
        <translation>Le nom affiché dans la liste des jeux et sur la feuille de marque.</translation>
    </message>
    <message>
        <source>The game to start from. If you choose another, your changes are kept where they apply.</source>
        <translation>Votre jeu part des règles de celui-ci. Si vous en changez, vos modifications restent là où elles s’appliquent.</translation>
    </message>
    <message>
        <source>Based on</source>
        <extracomment>The label of a list of games.</extracomment>
        <translation>Jeu de départ</translation>
    </message>
</context>
<context>
    <name>OwnGamesPage</name>
    <message>
        <source>Games with the rules of your table.</source>
        <translation>Des jeux aux règles de votre table.</translation>
    </message>
    <message>
        <source>New name</source>
        <extracomment>The label of a field.</extracomment>
        <translation>Nouveau nom</translation>
    </message>
    <message>
        <source>Rename</source>
        <extracomment>A button.</extracomment>
        <translation>Renommer</translation>
    </message>
    <message>
        <source>Play…</source>
        <extracomment>A button.</extracomment>
        <translation>Jouer…</translation>
    </message>
    <message>
        <source>Your games</source>
        <extracomment>A title.</extracomment>
        <translation>Vos jeux</translation>
    </message>
    <message>
        <source>No games of your own yet. Make one from any game in the list, or import a file.</source>
        <translation>Vous n’avez pas encore créé de jeu. Partez d’un jeu de la liste, ou importez un fichier.</translation>
    </message>
    <message>
        <source>Change rules…</source>
        <extracomment>A button.</extracomment>
        <translation>Modifier les règles…</translation>
    </message>
    <message>
        <source>Rename…</source>
        <extracomment>A button.</extracomment>
        <translation>Renommer…</translation>
    </message>
    <message>
        <source>Export…</source>
        <extracomment>A button.</extracomment>
        <translation>Exporter…</translation>
    </message>
    <message>
        <source>Delete</source>
        <extracomment>A button.</extracomment>
        <translation>Supprimer</translation>
    </message>
    <message>
        <source>New game…</source>
        <extracomment>A button: make a new game of your own.</extracomment>
        <translation>Nouveau jeu…</translation>
    </message>
    <message>
        <source>Import…</source>
        <extracomment>A button.</extracomment>
        <translation>Importer…</translation>
    </message>
    <message>
        <source>{name} was imported.</source>
        <extracomment>{name}: a game&apos;s name.</extracomment>
        <translation>Jeu importé&#xa0;: {name}.</translation>
    </message>
    <message>
        <source>You already have a game called {name}. The imported one is called {other}.</source>
        <extracomment>{name}, {other}: names of games.</extracomment>
        <translation>Vous avez déjà un jeu appelé {name}. Le jeu importé s’appelle {other}.</translation>
    </message>
    <message>
        <source>{name} was exported to {file}.</source>
        <extracomment>{file}: a file&apos;s name. {name}: a game&apos;s name.</extracomment>
        <translation>{name}&#xa0;: jeu exporté dans {file}.</translation>
    </message>
    <message>
        <source>{name} was deleted. You can still continue its matches.</source>
        <extracomment>{name}: a game&apos;s name.</extracomment>
        <translation>{name} : jeu supprimé. Vous pouvez encore reprendre ses parties.</translation>
    </message>
    <message numerus="yes">
        <source>{game}, %n rule(s) changed</source>
        <extracomment>{game}: a game, Coinche.</extracomment>
        <translation>
            <numerusform>{game}, %n règle modifiée</numerusform>
            <numerusform>{game}, %n règles modifiées</numerusform>
        </translation>
    </message>
    <message>
        <source>Undo</source>
        <extracomment>A button.</extracomment>
        <translation>Annuler</translation>
    </message>
</context>
<context>
    <name>Page</name>
    <message>
        <source>Back</source>
        <extracomment>A button: to the page before.</extracomment>
        <translation>Retour</translation>
    </message>
</context>
<context>
    <name>PagedWindow</name>
    <message>
        <source>No match is open. Start one first.</source>
        <translation>Aucune partie n’est ouverte. Commencez-en une.</translation>
    </message>
    <message>
        <source>OK</source>
        <extracomment>A button.</extracomment>
        <translation>OK</translation>
    </message>
    <message numerus="yes">
        <source>%n finished match(es) added to the statistics.</source>
        <translation>
            <numerusform>%n partie finie ajoutée aux statistiques.</numerusform>
            <numerusform>%n parties finies ajoutées aux statistiques.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PlayersPage</name>
    <message>
        <source>Your name</source>
        <extracomment>The label of a field.</extracomment>
        <translation>Votre nom</translation>
    </message>
    <message>
        <source>Your name at the table and on the score sheet.</source>
        <translation>Votre nom à la table et sur la feuille de marque.</translation>
    </message>
    <message>
        <source>A level for each player</source>
        <extracomment>A switch.</extracomment>
        <translation>Un niveau par joueur</translation>
    </message>
    <message>
        <source>Choose a level and a temperament for each computer player instead of one level for all.</source>
        <translation>Choisissez un niveau et un tempérament pour chaque joueur virtuel au lieu d’un seul niveau.</translation>
    </message>
    <message>
        <source>Target</source>
        <extracomment>How many points end the match.</extracomment>
        <translation>Objectif</translation>
    </message>
    <message>
        <source>{name}, your partner</source>
        <extracomment>{name}: a player&apos;s name.</extracomment>
        <translation>{name}, votre partenaire</translation>
    </message>
    <message>
        <source>{name}, on your right</source>
        <extracomment>{name}: a player&apos;s name.</extracomment>
        <translation>{name}, à votre droite</translation>
    </message>
    <message>
        <source>{name}, on your left</source>
        <extracomment>{name}: a player&apos;s name.</extracomment>
        <translation>{name}, à votre gauche</translation>
    </message>
    <message>
        <source>{name}, opposite you</source>
        <extracomment>{name}: a player&apos;s name.</extracomment>
        <translation>{name}, en face de vous</translation>
    </message>
    <message>
        <source>{level} Your partner and your opponents have the same level.</source>
        <extracomment>{level}: a sentence on the level.</extracomment>
        <translation>{level} Votre partenaire et vos adversaires ont le même niveau.</translation>
    </message>
    <message>
        <source>{level} All other players have the same level.</source>
        <extracomment>{level}: a sentence on the level.</extracomment>
        <translation>{level} Tous les autres joueurs ont le même niveau.</translation>
    </message>
    <message>
        <source>The other players</source>
        <extracomment>A head.</extracomment>
        <translation>Les autres joueurs</translation>
    </message>
</context>
<context>
    <name>ProfileFiles</name>
    <message>
        <source>Export the profile</source>
        <translation>Exporter le profil</translation>
    </message>
    <message>
        <source>Import a profile</source>
        <translation>Importer un profil</translation>
    </message>
    <message numerus="yes">
        <source>Import this profile with %n match(es)?</source>
        <translation>
            <numerusform>Importer ce profil avec %n partie&#x202f;?</numerusform>
            <numerusform>Importer ce profil avec %n parties&#x202f;?</numerusform>
        </translation>
    </message>
    <message>
        <source>Your matches and games stay. Your settings, lessons and drills are replaced. A copy of what is replaced is kept.</source>
        <translation>Vos parties et vos jeux restent. Vos réglages, leçons et exercices sont remplacés. Une copie de ce qui est remplacé est conservée.</translation>
    </message>
    <message>
        <source>Import</source>
        <extracomment>A button.</extracomment>
        <translation>Importer</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <extracomment>A kind of files. (*) stays as it is.</extracomment>
        <translation>Tous les fichiers (*)</translation>
    </message>
</context>
<context>
    <name>RecordFiles</name>
    <message>
        <source>Open a match</source>
        <extracomment>The title of a window that asks for a file.</extracomment>
        <translation>Ouvrir une partie</translation>
    </message>
    <message>
        <source>This match is already open.</source>
        <translation>Cette partie est déjà ouverte.</translation>
    </message>
    <message>
        <source>{file} is a folder. Choose a match file.</source>
        <extracomment>{file}: a file&apos;s name.</extracomment>
        <translation>{file} est un dossier. Choisissez un fichier de partie.</translation>
    </message>
    <message>
        <source>{file} is too large for a match file. It was not changed.</source>
        <extracomment>{file}: a file&apos;s name.</extracomment>
        <translation>{file} est trop gros pour un fichier de partie. Il n’a pas été modifié.</translation>
    </message>
    <message>
        <source>No match is open. Start one first.</source>
        <translation>Aucune partie n’est ouverte. Commencez-en une.</translation>
    </message>
    <message>
        <source>Save a copy of the match</source>
        <extracomment>The title of a window that asks for a file.</extracomment>
        <translation>Enregistrer une copie de la partie</translation>
    </message>
    <message>
        <source>This is the match file itself. Choose another name.</source>
        <translation>Ce fichier est la partie elle-même. Choisissez un autre nom.</translation>
    </message>
    <message>
        <source>{file} could not be copied: {reason}.</source>
        <extracomment>{file}: a file&apos;s name. {reason}: why, a clause, &quot;the disk is full&quot;.</extracomment>
        <translation>Impossible de copier {file} : {reason}.</translation>
    </message>
    <message>
        <source>The match was copied to {file}.</source>
        <extracomment>{file}: a file&apos;s name.</extracomment>
        <translation>La partie a été copiée dans {file}.</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Tous les fichiers (*)</translation>
    </message>
    <message>
        <source>Match files (*.brn)</source>
        <extracomment>A kind of files. (*.brn) stays as it is.</extracomment>
        <translation>Fichiers de partie (*.brn)</translation>
    </message>
    <message>
        <source>Drop one file at a time: a match file or a game.</source>
        <translation>Déposez un seul fichier à la fois&#xa0;: une partie ou un jeu.</translation>
    </message>
    <message>
        <source>You can open only files on this computer.</source>
        <translation>Vous ne pouvez ouvrir que des fichiers de cet ordinateur.</translation>
    </message>
</context>
<context>
    <name>ReplayChoices</name>
    <message>
        <source>The deal is over</source>
        <extracomment>A place in the replay.</extracomment>
        <translation>La donne est finie</translation>
    </message>
    <message>
        <source>The cards are dealt</source>
        <extracomment>A place in the replay.</extracomment>
        <translation>Les cartes sont données</translation>
    </message>
    <message>
        <source>Auction</source>
        <extracomment>A place in the replay.</extracomment>
        <translation>Enchères</translation>
    </message>
    <message>
        <source>Before the first trick</source>
        <extracomment>A place in the replay.</extracomment>
        <translation>Avant le premier pli</translation>
    </message>
    <message>
        <source>Trick {number} of {all}</source>
        <extracomment>A place in the replay. {number}: which trick. {all}: how many there are.</extracomment>
        <translation>Pli {number} sur {all}</translation>
    </message>
    <message>
        <source>Deal</source>
        <extracomment>The label of a list of deals.</extracomment>
        <translation>Donne</translation>
    </message>
    <message>
        <source>Open hands</source>
        <extracomment>A switch: show the cards of all players.</extracomment>
        <translation>Mains découvertes</translation>
    </message>
    <message>
        <source>Show all hands (O)</source>
        <extracomment>O is a key.</extracomment>
        <translation>Montrer toutes les mains (O)</translation>
    </message>
    <message>
        <source>Starts a practice match. It does not count in the statistics, and this match stays as it is.</source>
        <translation>Commence une partie d’entraînement. Elle ne compte pas dans les statistiques, et cette partie reste telle quelle.</translation>
    </message>
    <message>
        <source>Let the computer play</source>
        <extracomment>A button.</extracomment>
        <translation>Laisser jouer l’ordinateur</translation>
    </message>
    <message>
        <source>The computer plays in place of {name}</source>
        <extracomment>{name}: a player&apos;s name.</extracomment>
        <translation>L’ordinateur joue à la place {name:de}</translation>
    </message>
    <message>
        <source>The computer plays in your place</source>
        <translation>L’ordinateur joue à votre place</translation>
    </message>
    <message>
        <source>Swap the hands</source>
        <extracomment>A button.</extracomment>
        <translation>Échanger les mains</translation>
    </message>
    <message>
        <source>As played</source>
        <extracomment>A line of the results: what really happened.</extracomment>
        <translation>Telle que jouée</translation>
    </message>
    <message>
        <source>Play from here</source>
        <extracomment>A button.</extracomment>
        <translation>Jouer à partir d’ici</translation>
    </message>
    <message>
        <source>Face-down cards: {cards}</source>
        <extracomment>{cards}: K♥ and A♠, or the names aloud. Cards that lie face down and are no player&apos;s.</extracomment>
        <translation>Cartes cachées : {cards}</translation>
    </message>
    <message>
        <source>{name}’s face-down cards: {cards}</source>
        <extracomment>{name}: a player&apos;s name. {cards}: K♥ and A♠. Cards in stacks, in a kitty, or discarded.</extracomment>
        <translation>Cartes cachées {name:de} : {cards}</translation>
    </message>
    <message>
        <source>Your face-down cards: {cards}</source>
        <extracomment>{cards}: K♥ and A♠. Cards in stacks, in a kitty, or discarded.</extracomment>
        <translation>Vos cartes cachées : {cards}</translation>
    </message>
    <message>
        <source>The computer plays in place of {name}, once with each of the other hands</source>
        <extracomment>{name}: a player&apos;s name.</extracomment>
        <translation>L’ordinateur joue à la place {name:de}, avec chacune des autres mains</translation>
    </message>
    <message>
        <source>The computer plays in your place, once with each of the other hands</source>
        <translation>L’ordinateur joue à votre place, avec chacune des autres mains</translation>
    </message>
    <message>
        <source>Side by side</source>
        <extracomment>A head: results of a deal side by side.</extracomment>
        <translation>Côte à côte</translation>
    </message>
    <message>
        <source>Deal {number}: {verdict}</source>
        <extracomment>A deal in a list. {number}: which deal. {verdict}: how it ended.</extracomment>
        <translation>Donne {number}&#xa0;: {verdict}</translation>
    </message>
</context>
<context>
    <name>ReplayList</name>
    <message>
        <source>Replay</source>
        <extracomment>A title.
----------
A button: look at the deals of this match.</extracomment>
        <translation>Revoir</translation>
    </message>
    <message>
        <source>Choose a match to replay its deals</source>
        <translation>Choisissez une partie pour en revoir les donnes</translation>
    </message>
    <message>
        <source>No deal to replay yet. Finish a deal first.</source>
        <translation>Aucune donne à revoir. Terminez d’abord une donne.</translation>
    </message>
    <message>
        <source>Open a match…</source>
        <extracomment>A button.</extracomment>
        <translation>Ouvrir une partie…</translation>
    </message>
    <message>
        <source>Matches</source>
        <extracomment>Read aloud: a list of matches.</extracomment>
        <translation>Parties</translation>
    </message>
    <message numerus="yes">
        <source>{game}: %n deal(s)</source>
        <extracomment>{game}: a game, Coinche.</extracomment>
        <translation>
            <numerusform>{game}&#xa0;: %n donne</numerusform>
            <numerusform>{game}&#xa0;: %n donnes</numerusform>
        </translation>
    </message>
    <message>
        <source>{names}. Practice match of {when}.</source>
        <extracomment>{names}: names, &quot;Samir and Karim&quot;. {when}: a date.</extracomment>
        <translation>{names}. Entraînement du {when}.</translation>
    </message>
    <message>
        <source>{names}. Started on {when}.</source>
        <extracomment>{names}: names, &quot;Samir and Karim&quot;. {when}: a date.</extracomment>
        <translation>{names}. Commencée le {when}.</translation>
    </message>
    <message>
        <source>Open a match</source>
        <extracomment>The title of a window that asks for a file.</extracomment>
        <translation>Ouvrir une partie</translation>
    </message>
    <message>
        <source>Match files (*.brn)</source>
        <translation>Fichiers de partie (*.brn)</translation>
    </message>
</context>
<context>
    <name>ReplayPage</name>
    <message>
        <source>The computer could not finish this deal: {problem}</source>
        <extracomment>{problem}: what the program reports, a whole sentence.</extracomment>
        <translation>L’ordinateur n’a pas pu finir cette donne : {problem}</translation>
    </message>
    <message>
        <source>Replay of deal {number}</source>
        <extracomment>A title. {number}: which deal.</extracomment>
        <translation>Revoir la donne {number}</translation>
    </message>
</context>
<context>
    <name>ReplayPages</name>
    <message>
        <source>The match cannot be shown: {problem}</source>
        <extracomment>{problem}: what the program reports, a whole sentence.</extracomment>
        <translation>Impossible de montrer la partie : {problem}</translation>
    </message>
    <message>
        <source>No deal of this match is over yet. The hands stay sealed until then.</source>
        <translation>Aucune donne de cette partie n’est encore finie. Jusque-là, les mains restent scellées.</translation>
    </message>
</context>
<context>
    <name>Results</name>
    <message>
        <source>Replay</source>
        <extracomment>A button: look at this deal.</extracomment>
        <translation>Revoir</translation>
    </message>
    <message>
        <source>As played</source>
        <extracomment>A line of the results: what really happened.</extracomment>
        <translation>Telle que jouée</translation>
    </message>
    <message>
        <source>The computer in place of {name}</source>
        <extracomment>{name}: a player&apos;s name. A line of the results.</extracomment>
        <translation>L’ordinateur à la place {name:de}</translation>
    </message>
    <message>
        <source>The computer in your place</source>
        <translation>L’ordinateur à votre place</translation>
    </message>
    <message>
        <source>No difference for {name}.</source>
        <extracomment>{name}: a player&apos;s name.</extracomment>
        <translation>{name}&#xa0;: aucune différence.</translation>
    </message>
    <message numerus="yes">
        <source>{name} gains %n point(s).</source>
        <extracomment>{name}: a player&apos;s name.</extracomment>
        <translation>
            <numerusform>{name} gagne %n point.</numerusform>
            <numerusform>{name} gagne %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} loses %n point(s).</source>
        <extracomment>{name}: a player&apos;s name.</extracomment>
        <translation>
            <numerusform>{name} perd %n point.</numerusform>
            <numerusform>{name} perd %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You gain %n point(s).</source>
        <translation>
            <numerusform>Vous gagnez %n point.</numerusform>
            <numerusform>Vous gagnez %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You lose %n point(s).</source>
        <translation>
            <numerusform>Vous perdez %n point.</numerusform>
            <numerusform>Vous perdez %n points.</numerusform>
        </translation>
    </message>
    <message>
        <source>Back to replay</source>
        <extracomment>A button.</extracomment>
        <translation>Retour à la donne</translation>
    </message>
    <message>
        <source>No difference for you.</source>
        <translation>Aucune différence pour vous.</translation>
    </message>
    <message>
        <source>The computer is playing the deal. It sees only what a player in its seat sees.</source>
        <translation>L’ordinateur joue la donne. Il ne voit que ce que voit un joueur à cette place.</translation>
    </message>
    <message>
        <source>The computer saw only what a player in its seat sees.</source>
        <translation>L’ordinateur n’a vu que ce que voit un joueur à cette place.</translation>
    </message>
    <message>
        <source>The computer in place of {name}, with {other}’s hand</source>
        <extracomment>{name}: a player&apos;s name. A line of the results. {other}: another player&apos;s name.</extracomment>
        <translation>L’ordinateur à la place {name:de}, avec la main {other:de}</translation>
    </message>
    <message>
        <source>The computer in your place, with {other}’s hand</source>
        <extracomment>A line of the results. {other}: a player&apos;s name.</extracomment>
        <translation>L’ordinateur à votre place, avec la main {other:de}</translation>
    </message>
    <message>
        <source>Stop</source>
        <extracomment>A button: stop the computer.</extracomment>
        <translation>Arrêter</translation>
    </message>
</context>
<context>
    <name>ResumeOffer</name>
    <message>
        <source>Continue where you left off?</source>
        <translation>Reprendre où vous en étiez&#x202f;?</translation>
    </message>
    <message>
        <source>{game}, {goal}, deal {number}</source>
        <extracomment>{game}: a game, Coinche. {goal}: &quot;to 1000 points&quot; or &quot;8 deals&quot;. {number}: which deal.</extracomment>
        <translation>{game}, {goal}, donne {number}</translation>
    </message>
    <message>
        <source>Last played {when}.</source>
        <extracomment>{when}: date and time.</extracomment>
        <translation>Jouée pour la dernière fois&#xa0;: {when}.</translation>
    </message>
    <message>
        <source>Continue</source>
        <extracomment>A button: continue the match.</extracomment>
        <translation>Reprendre</translation>
    </message>
    <message>
        <source>New match</source>
        <extracomment>A button.</extracomment>
        <translation>Nouvelle partie</translation>
    </message>
    <message>
        <source>Later</source>
        <extracomment>A button: ask again later.</extracomment>
        <translation>Plus tard</translation>
    </message>
</context>
<context>
    <name>ReviewBoard</name>
    <message>
        <source>Your hand: {cards}.</source>
        <extracomment>{cards}: K♥ and A♠, or the names aloud. Read aloud.</extracomment>
        <translation>Votre main&#xa0;: {cards}.</translation>
    </message>
    <message>
        <source>On the table: {trick}. Your hand: {cards}.</source>
        <extracomment>{cards}: K♥ and A♠, or the names aloud. Read aloud. {trick}: the cards of the trick.</extracomment>
        <translation>Sur la table&#xa0;: {trick}. Votre main&#xa0;: {cards}.</translation>
    </message>
    <message>
        <source>{name}: {call}</source>
        <extracomment>{name}: a player&apos;s name. {call}: what was said, &quot;100 in hearts&quot;. A call in the auction.</extracomment>
        <translation>{name}&#xa0;: {call}</translation>
    </message>
    <message>
        <source>No calls yet.</source>
        <translation>Personne n’a encore parlé.</translation>
    </message>
</context>
<context>
    <name>ReviewList</name>
    <message>
        <source>Bad luck</source>
        <extracomment>The head of a list: cost points without a mistake.</extracomment>
        <translation>Malchance</translation>
    </message>
    <message>
        <source>Key moments</source>
        <extracomment>The head of a list: decisions worth a second look.</extracomment>
        <translation>Moments décisifs</translation>
    </message>
    <message>
        <source>Bad luck: you could not have known that these would cost points.</source>
        <translation>Malchance&#xa0;: personne n’aurait pu le savoir, mais cela a coûté des points.</translation>
    </message>
    <message>
        <source>Deal {number} · {moment} · {verdict}</source>
        <extracomment>{moment}: a decision, &quot;Trick 3&quot;. {verdict}: a judgement, &quot;small mistake&quot;. {number}: which deal.</extracomment>
        <translation>Donne {number} · {moment} · {verdict}</translation>
    </message>
    <message>
        <source>{moment} · {verdict}</source>
        <extracomment>{moment}: a decision, &quot;Trick 3&quot;. {verdict}: a judgement, &quot;small mistake&quot;.</extracomment>
        <translation>{moment} · {verdict}</translation>
    </message>
    <message>
        <source>{moment}, not answered yet</source>
        <extracomment>{moment}: a decision, &quot;Trick 3&quot;. Read aloud.</extracomment>
        <translation>{moment}, pas encore de réponse</translation>
    </message>
    <message>
        <source>Luck of the deal</source>
        <extracomment>The head of a chart: how good the hands were.</extracomment>
        <translation>La chance aux cartes</translation>
    </message>
    <message>
        <source>Skill: what decisions cost</source>
        <extracomment>The head of a chart.</extracomment>
        <translation>L’habileté : ce que coûtent les décisions</translation>
    </message>
    <message>
        <source>Luck: the share of 1000 random hands that these cards beat, each hand valued in its best contract. Skill: how many points a decision lost on average, judged by what the player could know. Only decisions with a choice count.</source>
        <translation>La chance : sur 1000 mains tirées au hasard, la part que ces cartes battent, chaque main évaluée dans son meilleur contrat. L’habileté : les points qu’une décision a fait perdre en moyenne, d’après ce que le joueur pouvait savoir. Seules comptent les décisions où il y avait un choix.</translation>
    </message>
    <message>
        <source>The other players have not all been reviewed yet.</source>
        <translation>Les autres joueurs n’ont pas encore tous été analysés.</translation>
    </message>
    <message>
        <source>{name}: {text}</source>
        <extracomment>{name}: a player&apos;s name. {text}: a sentence.</extracomment>
        <translation>{name}&#xa0;: {text}</translation>
    </message>
</context>
<context>
    <name>ReviewPage</name>
    <message>
        <source>All deals</source>
        <extracomment>The first choice of a list of deals.</extracomment>
        <translation>Toutes les donnes</translation>
    </message>
    <message>
        <source>Deal {number}</source>
        <extracomment>A deal in a list. {number}: which deal.</extracomment>
        <translation>Donne {number}</translation>
    </message>
    <message>
        <source>Deals</source>
        <extracomment>The label of a list of deals.</extracomment>
        <translation>Donnes</translation>
    </message>
    <message>
        <source>Reviewing: {done} of {whole} actions.</source>
        <extracomment>{done}, {whole}: numbers, {whole} is always many.</extracomment>
        <translation>Analyse&#xa0;: {done} actions sur {whole}.</translation>
    </message>
    <message>
        <source>Stopped after {done} of {whole} actions.</source>
        <extracomment>{done}, {whole}: numbers, {whole} is always many.</extracomment>
        <translation>Analyse arrêtée&#xa0;: {done} actions sur {whole}.</translation>
    </message>
    <message>
        <source>Continue</source>
        <extracomment>A button: continue the review.</extracomment>
        <translation>Continuer</translation>
    </message>
    <message>
        <source>Review</source>
        <extracomment>A title.</extracomment>
        <translation>Analyse</translation>
    </message>
    <message>
        <source>Nothing to look at so far. Choose Continue to review the rest.</source>
        <extracomment>“Continue” is a button.</extracomment>
        <translation>Rien à revoir jusqu’ici. Choisissez Continuer pour analyser la suite.</translation>
    </message>
    <message>
        <source>None of your decisions needs a second look.</source>
        <translation>Aucune de vos décisions n’est à revoir.</translation>
    </message>
    <message>
        <source>Your own decisions are reviewed first.</source>
        <translation>Vos propres décisions passent en premier.</translation>
    </message>
    <message>
        <source>Stop</source>
        <extracomment>A button: stop the review.</extracomment>
        <translation>Arrêter</translation>
    </message>
    <message>
        <source>{game} · deal {number}</source>
        <extracomment>{game}: a game, Coinche. A title. {number}: which deal.</extracomment>
        <translation>{game} · donne {number}</translation>
    </message>
</context>
<context>
    <name>Row</name>
    <message>
        <source>Reset. {was}</source>
        <extracomment>Read aloud: a button. {was}: the value before, &quot;Default: 900 ms&quot;.</extracomment>
        <translation>Rétablir. {was}</translation>
    </message>
</context>
<context>
    <name>RuleEditor</name>
    <message>
        <source>Save</source>
        <extracomment>A button.</extracomment>
        <translation>Enregistrer</translation>
    </message>
    <message>
        <source>Save and play</source>
        <translation>Enregistrer et jouer</translation>
    </message>
    <message>
        <source>Groups of rules</source>
        <translation>Groupes de règles</translation>
    </message>
    <message>
        <source>Name and game</source>
        <extracomment>A group of rules.</extracomment>
        <translation>Nom et jeu</translation>
    </message>
    <message>
        <source>Your game</source>
        <extracomment>A title.</extracomment>
        <translation>Votre jeu</translation>
    </message>
    <message>
        <source>All the rules of a game and your changes.</source>
        <translation>Toutes les règles d’un jeu et vos modifications.</translation>
    </message>
    <message>
        <source>Sets of rules</source>
        <extracomment>A group of rules: several rules set at once.</extracomment>
        <translation>Ensembles de règles</translation>
    </message>
    <message>
        <source>Table and deal</source>
        <extracomment>A group of rules.</extracomment>
        <translation>Table et donne</translation>
    </message>
    <message>
        <source>Auction</source>
        <extracomment>A group of rules.</extracomment>
        <translation>Enchères</translation>
    </message>
    <message>
        <source>Cards and play</source>
        <extracomment>A group of rules.</extracomment>
        <translation>Cartes et jeu</translation>
    </message>
    <message>
        <source>Declarations</source>
        <extracomment>A group of rules.</extracomment>
        <translation>Annonces</translation>
    </message>
    <message>
        <source>Scoring</source>
        <extracomment>A group of rules.</extracomment>
        <translation>Marque</translation>
    </message>
    <message>
        <source>End of match</source>
        <extracomment>A group of rules.</extracomment>
        <translation>Fin de partie</translation>
    </message>
    <message>
        <source>{name} was saved.</source>
        <extracomment>{name}: a game&apos;s name.</extracomment>
        <translation>{name}&#xa0;: jeu enregistré.</translation>
    </message>
    <message>
        <source>Your changes are not saved. Save them or leave without saving?</source>
        <translation>Vos modifications ne sont pas enregistrées. Les enregistrer ou quitter sans enregistrer&#x202f;?</translation>
    </message>
    <message>
        <source>Leave without saving</source>
        <translation>Quitter sans enregistrer</translation>
    </message>
</context>
<context>
    <name>RulePageFile</name>
    <message>
        <source>Web pages (*.html)</source>
        <extracomment>A kind of files. (*.html) stays as it is.</extracomment>
        <translation>Pages web (*.html)</translation>
    </message>
    <message>
        <source>Save the rules</source>
        <translation>Enregistrer les règles</translation>
    </message>
    <message>
        <source>The rules were saved to {file}.</source>
        <extracomment>{file}: a file&apos;s name.</extracomment>
        <translation>Les règles ont été enregistrées dans {file}.</translation>
    </message>
</context>
<context>
    <name>RuleSetPage</name>
    <message>
        <source>{rule}: {value}</source>
        <extracomment>{rule}: the name of a rule. {value}: the value of a rule or setting.</extracomment>
        <translation>{rule}&#xa0;: {value}</translation>
    </message>
    <message>
        <source>In force</source>
        <extracomment>A set of rules is used now.</extracomment>
        <translation>En vigueur</translation>
    </message>
    <message>
        <source>Apply</source>
        <translation>Appliquer</translation>
    </message>
    <message>
        <source>Apply {name}</source>
        <extracomment>Read aloud: a button. {name}: a set of rules.</extracomment>
        <translation>Appliquer&#xa0;: {name}</translation>
    </message>
    <message>
        <source>{name}: in force</source>
        <extracomment>Read aloud. {name}: a set of rules.</extracomment>
        <translation>{name}&#xa0;: en vigueur</translation>
    </message>
</context>
<context>
    <name>RulesWindow</name>
    <message>
        <source>Rules</source>
        <extracomment>The title of a window.</extracomment>
        <translation>Règles</translation>
    </message>
    <message>
        <source>{game}, with the rules of this match</source>
        <extracomment>{game}: a game, Coinche. A title.</extracomment>
        <translation>{game}, selon les règles de cette partie</translation>
    </message>
    <message>
        <source>Contents</source>
        <extracomment>The list of sections of the rules.</extracomment>
        <translation>Sommaire</translation>
    </message>
    <message>
        <source>Rules of the game</source>
        <translation>Règles du jeu</translation>
    </message>
    <message>
        <source>Save these rules as a web page with pictures</source>
        <translation>Enregistrer ces règles en page web, images comprises</translation>
    </message>
    <message>
        <source>Back to {game}</source>
        <extracomment>{game}: a game, Coinche. A button.</extracomment>
        <translation>Retour à {game}</translation>
    </message>
</context>
<context>
    <name>RunPoints</name>
    <message numerus="yes">
        <source>a run of %n card(s)</source>
        <extracomment>Read aloud: the points of this run.</extracomment>
        <translation>
            <numerusform>une suite de %n carte</numerusform>
            <numerusform>une suite de %n cartes</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ScoreSheet</name>
    <message>
        <source>Deal</source>
        <extracomment>The head of a narrow column with the number of each deal.</extracomment>
        <translation>Donne</translation>
    </message>
    <message>
        <source>Contract</source>
        <extracomment>The head of a column: &quot;Samir, hearts&quot;.</extracomment>
        <translation>Contrat</translation>
    </message>
    <message>
        <source>Result</source>
        <extracomment>The head of a column: made, failed.</extracomment>
        <translation>Résultat</translation>
    </message>
    <message>
        <source>Deal {number}. {contract}. Result: {result}.</source>
        <extracomment>Read aloud. {number}: which deal. {contract}: &quot;Samir, hearts&quot;. {result}: made, failed.</extracomment>
        <translation>Donne {number}. {contract}. Résultat&#xa0;: {result}.</translation>
    </message>
    <message>
        <source>Deal {number}. Result: {result}.</source>
        <extracomment>Read aloud. {number}: which deal. {result}: passed out.</extracomment>
        <translation>Donne {number}. Résultat&#xa0;: {result}.</translation>
    </message>
    <message>
        <source>Score. {points}.</source>
        <extracomment>Read aloud. {points}: the score of each side, &quot;We: 90, They: 72&quot;.</extracomment>
        <translation>Score. {points}.</translation>
    </message>
    <message>
        <source>Total. {points}.</source>
        <extracomment>Read aloud. {points}: the running total of each side, &quot;We: 190, They: 72&quot;.</extracomment>
        <translation>Total. {points}.</translation>
    </message>
    <message>
        <source>{item}. {points}.</source>
        <extracomment>Read aloud. {item}: a line of the sheet, &quot;Last trick&quot;. {points}: of each side, &quot;We: 10, They: 0&quot;.</extracomment>
        <translation>{item}. {points}.</translation>
    </message>
    <message>
        <source>{player}, {contract}</source>
        <extracomment>{player}: You or a name. {contract}: hearts, 100 in hearts. In the column of contracts.</extracomment>
        <translation>{player}, {contract}</translation>
    </message>
    <message>
        <source>{side}: {mark}.</source>
        <extracomment>Read aloud. {side}: We, They, You or a name. {mark}: &quot;Bolt 1 of 3&quot;.</extracomment>
        <translation>{side}&#xa0;: {mark}.</translation>
    </message>
    <message>
        <source>We</source>
        <extracomment>The user and the partner: the head of a column of points, and the beginning of &quot;We: 82&quot;.</extracomment>
        <translation>Nous</translation>
    </message>
    <message>
        <source>Lana</source>
        <extracomment>&quot;For us&quot; on the paper sheet of Baloot: the head of a column. Arabic, in Latin letters.</extracomment>
        <translation>Lana</translation>
    </message>
    <message>
        <source>Lahum</source>
        <extracomment>&quot;For them&quot; on the paper sheet of Baloot: the head of a column. Arabic, in Latin letters.</extracomment>
        <translation>Lahum</translation>
    </message>
    <message>
        <source>Our total</source>
        <extracomment>The head of a narrow column: the total of the user&apos;s side.</extracomment>
        <translation>Notre total</translation>
    </message>
    <message>
        <source>They</source>
        <extracomment>The opponents: the head of a column of points, and the beginning of &quot;They: 80&quot;.</extracomment>
        <translation>Eux</translation>
    </message>
    <message>
        <source>Total: {players}</source>
        <extracomment>{players}: a name, or &quot;Samir and Karim&quot;. The head of a narrow column.</extracomment>
        <translation>Total&#xa0;: {players}</translation>
    </message>
    <message>
        <source>Their total</source>
        <extracomment>The head of a narrow column: the total of the opponents.</extracomment>
        <translation>Leur total</translation>
    </message>
    <message>
        <source>Score of this deal</source>
        <extracomment>The last line below a deal: what each side scores.</extracomment>
        <translation>Score de la donne</translation>
    </message>
    <message>
        <source>Result: {result}.</source>
        <extracomment>{result}: made, failed, passed out. Below a deal of the sheet.</extracomment>
        <translation>Résultat&#xa0;: {result}.</translation>
    </message>
    <message>
        <source>Bid: {bid}. Taker’s side: {takers}. Defenders: {defenders}. Result: {result}.</source>
        <extracomment>{bid}, {takers}, {defenders}: points. {result}: made, failed. Below a deal of the sheet.</extracomment>
        <translation>Enchère&#xa0;: {bid}. Preneurs&#xa0;: {takers}. Défense&#xa0;: {defenders}. Résultat&#xa0;: {result}.</translation>
    </message>
    <message>
        <source>Taker’s side: {takers}. Defenders: {defenders}. Result: {result}.</source>
        <extracomment>{takers}, {defenders}: points. {result}: made, failed. Below a deal of the sheet.</extracomment>
        <translation>Preneurs&#xa0;: {takers}. Défense&#xa0;: {defenders}. Résultat&#xa0;: {result}.</translation>
    </message>
    <message>
        <source>Taker: {points}. Opponents: {others}. Result: {result}.</source>
        <extracomment>{points}: those of the taker. {others}: those of each opponent, &quot;62 and 30&quot;. {result}: made, failed.</extracomment>
        <translation>Preneur&#xa0;: {points}. Adversaires&#xa0;: {others}. Résultat&#xa0;: {result}.</translation>
    </message>
    <message>
        <source>Bolts so far. {marks}.</source>
        <extracomment>{marks}: failed contracts of each side, &quot;We: 0, They: 2&quot;. Below a deal of the sheet.</extracomment>
        <translation>Bolts jusqu’ici. {marks}.</translation>
    </message>
    <message>
        <source>Bates so far. {marks}.</source>
        <extracomment>{marks}: failed contracts of each side, &quot;We: 0, They: 2&quot;. Below a deal of the sheet.</extracomment>
        <translation>Bates jusqu’ici. {marks}.</translation>
    </message>
    <message>
        <source>Failed contracts so far. {marks}.</source>
        <extracomment>{marks}: how many each side has, &quot;We: 0, They: 2&quot;. Below a deal of the sheet.</extracomment>
        <translation>Contrats chutés jusqu’ici. {marks}.</translation>
    </message>
    <message>
        <source>Deals without a trick so far. {marks}.</source>
        <extracomment>{marks}: how many each side has, &quot;We: 0, They: 2&quot;. Below a deal of the sheet.</extracomment>
        <translation>Donnes sans pli jusqu’ici. {marks}.</translation>
    </message>
    <message>
        <source>We win the match with this deal.</source>
        <translation>Nous gagnons la partie avec cette donne.</translation>
    </message>
    <message>
        <source>They win the match with this deal.</source>
        <translation>Ils gagnent la partie avec cette donne.</translation>
    </message>
    <message>
        <source>{players} win the match with this deal.</source>
        <extracomment>{players}: &quot;Anna and Léa&quot;. Below a deal of the sheet.</extracomment>
        <translation>{players} gagnent la partie avec cette donne.</translation>
    </message>
    <message>
        <source>{player} wins the match with this deal.</source>
        <extracomment>{player}: a name. Below a deal of the sheet.</extracomment>
        <translation>{player} gagne la partie avec cette donne.</translation>
    </message>
    <message>
        <source>You win the match with this deal.</source>
        <translation>Vous gagnez la partie avec cette donne.</translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) held over for the winner of the next deal</source>
        <extracomment>A mark beside the score of a deal: points that nobody has yet. In a tooltip and read aloud.</extracomment>
        <translation>
            <numerusform>%n point en litige pour le gagnant de la donne suivante</numerusform>
            <numerusform>%n points en litige pour le gagnant de la donne suivante</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Includes %n point(s) held over from earlier deals</source>
        <extracomment>A mark beside the score of a deal: points of earlier deals that are part of it. In a tooltip and read aloud.</extracomment>
        <translation>
            <numerusform>Dont %n point en litige des donnes précédentes</numerusform>
            <numerusform>Dont %n points en litige des donnes précédentes</numerusform>
        </translation>
    </message>
    <message>
        <source>Turkey tracks: contract failed, no score</source>
        <extracomment>The sign XX on the sheet of Clabber. In a tooltip and read aloud.</extracomment>
        <translation>Pattes de dinde&#xa0;: contrat chuté, rien n’est marqué</translation>
    </message>
    <message>
        <source>Bolt {count} of {limit}</source>
        <extracomment>{count}: which failed contract it is. {limit}: the one that costs points. In a tooltip and read aloud.</extracomment>
        <translation>Bolt {count} sur {limit}</translation>
    </message>
    <message>
        <source>Bate {count}</source>
        <extracomment>{count}: which failed contract it is. In a tooltip and read aloud.</extracomment>
        <translation>Bate {count}</translation>
    </message>
    <message>
        <source>Deals without a trick so far: {count}</source>
        <extracomment>{count}: how many deals without a trick there have been. In a tooltip and read aloud.</extracomment>
        <translation>Donnes sans pli jusqu’ici&#xa0;: {count}</translation>
    </message>
    <message>
        <source>XX</source>
        <extracomment>Turkey tracks, written in place of a score when a contract fails in Clabber.</extracomment>
        <translation>XX</translation>
    </message>
    <message>
        <source>B{count}</source>
        <extracomment>A bolt or bate, written in place of a score of 0. {count}: which one it is. As short as B1.</extracomment>
        <translation>B{count}</translation>
    </message>
    <message>
        <source>Bolts: {count} of {limit}</source>
        <extracomment>Below a column of the sheet. {count}: failed contracts so far. {limit}: how many cost points.</extracomment>
        <translation>Bolts&#xa0;: {count} sur {limit}</translation>
    </message>
    <message>
        <source>Bates: {count}</source>
        <extracomment>Below a column of the sheet. {count}: failed contracts so far.</extracomment>
        <translation>Bates&#xa0;: {count}</translation>
    </message>
    <message>
        <source>No trick: {count}</source>
        <extracomment>Below a column of the sheet. {count}: deals without a trick so far.</extracomment>
        <translation>Sans pli&#xa0;: {count}</translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) (is|are) held over for the winner of the next deal.</source>
        <extracomment>Below a deal of the sheet.</extracomment>
        <translation>
            <numerusform>%n point est en litige pour le gagnant de la donne suivante.</numerusform>
            <numerusform>%n points sont en litige pour le gagnant de la donne suivante.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) (is|are) held over for the next deal.</source>
        <extracomment>Below a deal of the sheet.</extracomment>
        <translation>
            <numerusform>%n point est en litige jusqu’à la donne suivante.</numerusform>
            <numerusform>%n points sont en litige jusqu’à la donne suivante.</numerusform>
        </translation>
    </message>
    <message>
        <source>Score</source>
        <extracomment>A column of the score sheet.</extracomment>
        <translation>Score</translation>
    </message>
    <message>
        <source>Score sheet</source>
        <extracomment>A title.</extracomment>
        <translation>Feuille de marque</translation>
    </message>
    <message>
        <source>Replay</source>
        <extracomment>A button: go through the chosen deal again.</extracomment>
        <translation>Revoir</translation>
    </message>
    <message>
        <source>Go through the selected deal step by step, with open or closed hands</source>
        <translation>Parcourir la donne choisie pas à pas, mains découvertes ou cachées</translation>
    </message>
    <message>
        <source>Total</source>
        <extracomment>A line of the score sheet.</extracomment>
        <translation>Total</translation>
    </message>
    <message>
        <source>The match so far</source>
        <translation>La partie jusqu’ici</translation>
    </message>
    <message>
        <source>Contracts taken</source>
        <extracomment>A line of figures below the score sheet.</extracomment>
        <translation>Contrats pris</translation>
    </message>
    <message>
        <source>Contracts made</source>
        <extracomment>A line of figures below the score sheet.</extracomment>
        <translation>Contrats réussis</translation>
    </message>
    <message>
        <source>Roem points</source>
        <extracomment>A line of figures below the score sheet.</extracomment>
        <translation>Points de roem</translation>
    </message>
    <message>
        <source>Project points</source>
        <extracomment>A line of figures below the score sheet. Projects are the declarations of Baloot.</extracomment>
        <translation>Points de projets</translation>
    </message>
    <message>
        <source>Declaration points</source>
        <extracomment>A line of figures below the score sheet.</extracomment>
        <translation>Points d’annonces</translation>
    </message>
    <message>
        <source>Points for {belote}</source>
        <extracomment>A line of figures below the score sheet. {belote}: its name in the game, &quot;bella&quot;.</extracomment>
        <translation>Points de {belote}</translation>
    </message>
    <message>
        <source>Kaboots</source>
        <extracomment>A line of figures below the score sheet of Baloot: all tricks won by one side.</extracomment>
        <translation>Kabouts</translation>
    </message>
    <message>
        <source>Capots</source>
        <extracomment>A line of figures below the score sheet: all tricks won by one side.</extracomment>
        <translation>Capots</translation>
    </message>
    <message>
        <source>In tens</source>
        <extracomment>The unit of the figures on the sheet, above its columns: points divided by ten.</extracomment>
        <translation>En dizaines</translation>
    </message>
    <message>
        <source>In match points: 1 for every 10 points</source>
        <extracomment>The unit of the figures on the sheet, above its columns.</extracomment>
        <translation>En points de partie : 1 pour 10 points</translation>
    </message>
    <message>
        <source>In match points: 16 in Hokum, 26 in Sun</source>
        <extracomment>The unit of the figures on the sheet, above its columns: in Baloot. 16 and 26 are those of a whole deal.</extracomment>
        <translation>En points de partie : 16 en Hokum, 26 en Sun</translation>
    </message>
    <message>
        <source>failed</source>
        <extracomment>A failed contract in Bulgarian and Greek games, whose players call it “inside”. In the column of results and at the end of a sentence.</extracomment>
        <translation>dedans</translation>
    </message>
    <message>
        <source>bolt</source>
        <extracomment>A failed contract in Russian and Moldovan games: a mark is kept for it. In the column of results.</extracomment>
        <translation>bolt</translation>
    </message>
    <message>
        <source>bate</source>
        <extracomment>A failed contract in games such as Klaberjass and Tarabish. In the column of results.</extracomment>
        <translation>bate</translation>
    </message>
    <message>
        <source>set</source>
        <extracomment>A failed contract in Clabber. In the column of results.</extracomment>
        <translation>dedans</translation>
    </message>
    <message>
        <source>half-bate</source>
        <extracomment>A tie that costs the takers their points, in games that say bate. In the column of results.</extracomment>
        <translation>demi-bate</translation>
    </message>
    <message>
        <source>hanging bate</source>
        <extracomment>A tie whose points are held over, in games that say bate. In the column of results.</extracomment>
        <translation>bate en litige</translation>
    </message>
    <message>
        <source>tie, held over</source>
        <extracomment>Points are held over for the next deal. In the column of results.</extracomment>
        <translation>litige</translation>
    </message>
    <message numerus="yes">
        <source>%n vida(s)</source>
        <extracomment>How often a contract was raised in the Greek game Vida. Below a contract on the sheet.</extracomment>
        <translation>
            <numerusform>%n vida</numerusform>
            <numerusform>%n vidas</numerusform>
        </translation>
    </message>
    <message>
        <source>closed</source>
        <extracomment>The contract was doubled closed: trumps must not be led. Below a contract on the sheet.</extracomment>
        <translation>fermé</translation>
    </message>
    <message>
        <source>The last bolt</source>
        <extracomment>A line of the sheet: the penalty for the last of several failed contracts.</extracomment>
        <translation>Le dernier bolt</translation>
    </message>
    <message>
        <source>No points at all</source>
        <extracomment>A line of the sheet: the penalty for a deal without points.</extracomment>
        <translation>Aucun point</translation>
    </message>
    <message>
        <source>Kirtik</source>
        <extracomment>A line of the sheet. The game&apos;s own word for a penalty.</extracomment>
        <translation>Kirtik</translation>
    </message>
    <message>
        <source>Another bate</source>
        <extracomment>A line of the sheet: the penalty for another failed contract.</extracomment>
        <translation>Une bate de plus</translation>
    </message>
    <message>
        <source>Another deal without a trick</source>
        <extracomment>A line of the sheet: the penalty for another deal without a trick.</extracomment>
        <translation>Encore une donne sans pli</translation>
    </message>
    <message>
        <source>Bonus: an opponent won no trick</source>
        <extracomment>A line of the sheet: the bonus that the others share if a player wins no trick.</extracomment>
        <translation>Prime : un adversaire sans pli</translation>
    </message>
    <message>
        <source>Card points of both sides</source>
        <extracomment>A line of the sheet: the card points of both sides go to one of them.</extracomment>
        <translation>Points des cartes des deux camps</translation>
    </message>
    <message>
        <source>Contract failed: card points of both sides</source>
        <extracomment>A line of the sheet: the card points of both sides go to the defenders.</extracomment>
        <translation>Contrat chuté&#xa0;: points des cartes des deux camps</translation>
    </message>
    <message>
        <source>Capot, bid and made</source>
        <extracomment>A line of the sheet: all tricks were bid and won.</extracomment>
        <translation>Capot demandé et réussi</translation>
    </message>
    <message>
        <source>Capot, bid and failed</source>
        <extracomment>A line of the sheet: all tricks were bid and not won.</extracomment>
        <translation>Capot demandé et chuté</translation>
    </message>
    <message>
        <source>Générale</source>
        <extracomment>A line of the sheet: one player bid to win all tricks alone.</extracomment>
        <translation>Générale</translation>
    </message>
    <message>
        <source>Surmanche</source>
        <extracomment>A line of the sheet. The game&apos;s own word for points beyond the bid.</extracomment>
        <translation>Surmanche</translation>
    </message>
    <message>
        <source>In match points</source>
        <extracomment>A line of the sheet: the points of the deal divided by ten.</extracomment>
        <translation>En points de partie</translation>
    </message>
    <message>
        <source>Match points of the failed contract</source>
        <extracomment>A line of the sheet: what the defenders win when a contract fails.</extracomment>
        <translation>Points de partie du contrat chuté</translation>
    </message>
    <message>
        <source>Held over for the next deal</source>
        <extracomment>A line of the sheet: points that the winner of the next deal gets.</extracomment>
        <translation>En litige pour la donne suivante</translation>
    </message>
    <message>
        <source>Held over from earlier deals</source>
        <extracomment>A line of the sheet: points of earlier deals that the winner of this deal gets.</extracomment>
        <translation>En litige des donnes précédentes</translation>
    </message>
    <message>
        <source>Cards and last trick, in match points</source>
        <extracomment>A line of the sheet of Baloot.</extracomment>
        <translation>Cartes et dix de der, en points de partie</translation>
    </message>
    <message>
        <source>Contract failed: all match points</source>
        <extracomment>A line of the sheet of Baloot.</extracomment>
        <translation>Contrat chuté : tous les points de partie</translation>
    </message>
    <message>
        <source>Qaid: all match points to the other side</source>
        <extracomment>A line of the sheet of Baloot: a challenge decided the deal. Qaid is its own word for that.</extracomment>
        <translation>Qaid : tous les points de partie à l’autre camp</translation>
    </message>
    <message>
        <source>Added by the raises</source>
        <extracomment>A line of the sheet: the points that raises add to the score.</extracomment>
        <translation>Ce qu’ajoutent les relances</translation>
    </message>
    <message>
        <source>Added by ×{multiplier}</source>
        <extracomment>A line of the sheet: the points that the raises add to the score. {multiplier}: 2 if doubled, 3 or 4 if raised.</extracomment>
        <translation>Ajouté par le ×{multiplier}</translation>
    </message>
    <message>
        <source>Kaboot</source>
        <extracomment>A line of the sheet of Baloot: its word for winning all tricks.</extracomment>
        <translation>Kabout</translation>
    </message>
    <message>
        <source>Bid: {bid} × {times} ({vidas})</source>
        <extracomment>A line of the sheet. {bid}: points. {times}: how often they count. {vidas}: &quot;2 vidas&quot;.</extracomment>
        <translation>Enchère&#xa0;: {bid}&#xa0;×&#xa0;{times} ({vidas})</translation>
    </message>
    <message>
        <source>Bid: {bid} × {times}</source>
        <extracomment>A line of the sheet. {bid}: points. {times}: how often they count, if it was doubled.</extracomment>
        <translation>Enchère&#xa0;: {bid}&#xa0;×&#xa0;{times}</translation>
    </message>
</context>
<context>
    <name>ScoreTable</name>
    <message>
        <source>Total</source>
        <extracomment>A line of a score table.</extracomment>
        <translation>Total</translation>
    </message>
</context>
<context>
    <name>SealsPanel</name>
    <message>
        <source>Verify this deal</source>
        <translation>Vérifier cette donne</translation>
    </message>
    <message>
        <source>Verify all deals</source>
        <translation>Vérifier toutes les donnes</translation>
    </message>
    <message>
        <source>The pack that was revealed is not the one that was sealed.</source>
        <translation>Le jeu de cartes révélé n’est pas celui qui a été scellé.</translation>
    </message>
    <message>
        <source>The seal matches, but these cards are not the pack of this game.</source>
        <translation>Le sceau est bon, mais ces cartes ne sont pas celles de ce jeu.</translation>
    </message>
    <message>
        <source>The two numbers are the same: these cards were sealed in this order before the deal began.</source>
        <translation>Les deux nombres sont identiques&#xa0;: ces cartes ont été scellées dans cet ordre avant la donne.</translation>
    </message>
    <message>
        <source>The seal does not match in these deals: {numbers}.</source>
        <extracomment>{numbers}: &quot;2, 5&quot;.</extracomment>
        <translation>Le sceau n’est pas bon pour ces donnes : {numbers}.</translation>
    </message>
    <message numerus="yes">
        <source>%n seal(s) checked: no errors.</source>
        <translation>
            <numerusform>%n sceau vérifié&#xa0;: aucune erreur.</numerusform>
            <numerusform>%n sceaux vérifiés&#xa0;: aucune erreur.</numerusform>
        </translation>
    </message>
    <message>
        <source>Before the first card of a deal, the program makes a number from the order of the whole pack and a secret. This is the seal. Nobody can work out the cards from the number or find another order that gives the same number. After the deal, the order and the secret are revealed, and you can work out the number yourself. So the cards cannot have been changed during the deal.</source>
        <translation>Avant la première carte d’une donne, le programme calcule un nombre à partir de l’ordre de toutes les cartes et d’un secret : c’est le sceau. Personne ne peut retrouver les cartes à partir de ce nombre, ni trouver un autre ordre qui donne le même. Après la donne, l’ordre et le secret sont révélés, et vous pouvez recalculer le nombre. Les cartes n’ont donc pas pu être changées en cours de donne.</translation>
    </message>
    <message>
        <source>No sealed deals yet.</source>
        <translation>Pas encore de donne scellée.</translation>
    </message>
    <message>
        <source>Seal</source>
        <extracomment>The head of a long number that proves the cards were fixed.</extracomment>
        <translation>Sceau</translation>
    </message>
    <message>
        <source>Worked out from what was revealed</source>
        <extracomment>The head of a long number.</extracomment>
        <translation>Recalculé d’après ce qui a été révélé</translation>
    </message>
    <message>
        <source>Revealed: the pack in dealing order, and the secret</source>
        <extracomment>The head of a text.</extracomment>
        <translation>Révélé&#xa0;: les cartes dans l’ordre de la donne, et le secret</translation>
    </message>
    <message>
        <source>Check it without this program</source>
        <translation>Vérifier sans ce programme</translation>
    </message>
    <message>
        <source>Type these two lines into a terminal on Linux, or into Git Bash on Windows. On macOS, replace “sha256sum” with “shasum -a 256”. The first line prints the seal from the match file, the second works it out from what was revealed. Both print the same number.</source>
        <translation>Tapez ces deux lignes dans un terminal sous Linux, ou dans Git Bash sous Windows. Sous macOS, remplacez «&#xa0;sha256sum&#xa0;» par «&#xa0;shasum -a 256&#xa0;». La première ligne affiche le sceau du fichier de partie, la seconde le recalcule d’après ce qui a été révélé. Les deux affichent le même nombre.</translation>
    </message>
    <message>
        <source>Copy the two lines</source>
        <extracomment>A button.</extracomment>
        <translation>Copier les deux lignes</translation>
    </message>
    <message>
        <source>Deal {number}, in progress</source>
        <extracomment>A deal in a list. {number}: which deal.</extracomment>
        <translation>Donne {number}, en cours</translation>
    </message>
    <message>
        <source>Deal {number}</source>
        <extracomment>A deal in a list. {number}: which deal.</extracomment>
        <translation>Donne {number}</translation>
    </message>
    <message>
        <source>Deal</source>
        <extracomment>The label of a list of deals.</extracomment>
        <translation>Donne</translation>
    </message>
    <message>
        <source>This deal is over and its seal is open.</source>
        <translation>Cette donne est finie et son sceau est ouvert.</translation>
    </message>
    <message>
        <source>This deal is sealed. What is behind the number is revealed when the deal is over. Write down the number if you like.</source>
        <translation>Cette donne est scellée. Ce que cache le nombre sera révélé à la fin de la donne. Notez-le si vous voulez.</translation>
    </message>
    <message>
        <source>The two lines were copied.</source>
        <translation>Les deux lignes ont été copiées.</translation>
    </message>
</context>
<context>
    <name>SeatChoice</name>
    <message>
        <source>Level: {player}</source>
        <extracomment>{player}: a player&apos;s name. Read aloud.</extracomment>
        <translation>Niveau&#xa0;: {player}</translation>
    </message>
    <message>
        <source>Temperament: {player}</source>
        <extracomment>{player}: a player&apos;s name. Read aloud.</extracomment>
        <translation>Tempérament&#xa0;: {player}</translation>
    </message>
</context>
<context>
    <name>SettingsDialog</name>
    <message>
        <source>Settings</source>
        <extracomment>A title.</extracomment>
        <translation>Réglages</translation>
    </message>
    <message>
        <source>Changes take effect immediately.</source>
        <translation>Chaque changement prend effet aussitôt.</translation>
    </message>
    <message>
        <source>Set all help at once</source>
        <extracomment>The label of three buttons.</extracomment>
        <translation>Régler toutes les aides d’un coup</translation>
    </message>
    <message>
        <source>All help is on.</source>
        <translation>Toutes les aides sont actives.</translation>
    </message>
    <message>
        <source>Cards you cannot play are dimmed and explained.</source>
        <translation>Les cartes interdites sont assombries et expliquées.</translation>
    </message>
    <message>
        <source>No help, as at a real table.</source>
        <translation>Aucune aide, comme à une vraie table.</translation>
    </message>
    <message>
        <source>Pages</source>
        <extracomment>Read aloud: the list of pages beside the page.</extracomment>
        <translation>Pages</translation>
    </message>
    <message>
        <source>Learning</source>
        <extracomment>A button: all help on.</extracomment>
        <translation>Apprentissage</translation>
    </message>
    <message>
        <source>Standard</source>
        <extracomment>A button: some help.</extracomment>
        <translation>Standard</translation>
    </message>
    <message>
        <source>Purist</source>
        <extracomment>A button: no help.</extracomment>
        <translation>Puriste</translation>
    </message>
</context>
<context>
    <name>SettingsPage</name>
    <message>
        <source>Until you click</source>
        <extracomment>How long a full trick stays on the table.</extracomment>
        <translation>Jusqu’à votre clic</translation>
    </message>
    <message>
        <source>Default: {value}</source>
        <extracomment>{value}: the value of a rule or setting.</extracomment>
        <translation>Par défaut&#xa0;: {value}</translation>
    </message>
    <message>
        <source>on</source>
        <extracomment>The default of a switch.</extracomment>
        <translation>oui</translation>
    </message>
    <message>
        <source>off</source>
        <translation>non</translation>
    </message>
    <message>
        <source>{number} {unit}</source>
        <extracomment>{unit}: ms or %. {number}: the value of a setting.</extracomment>
        <translation>{number} {unit}</translation>
    </message>
</context>
<context>
    <name>SightPanel</name>
    <message>
        <source>The text that was sent</source>
        <extracomment>A head.</extracomment>
        <translation>Le texte envoyé</translation>
    </message>
    <message>
        <source>Copy the text</source>
        <extracomment>A button.</extracomment>
        <translation>Copier le texte</translation>
    </message>
    <message>
        <source>This is everything a computer player gets for a decision: the view from its seat. Choose a finished deal and a decision in it to read the exact text.</source>
        <translation>Voici tout ce que reçoit un joueur virtuel pour décider&#xa0;: la vue de sa place. Choisissez une donne finie et une décision pour lire le texte exact.</translation>
    </message>
    <message>
        <source>No deal of this match is over yet. Once a deal is over, you can read here what each player was sent.</source>
        <translation>Aucune donne de cette partie n’est encore finie. Après la donne, vous pourrez lire ici ce que chaque joueur a reçu.</translation>
    </message>
    <message>
        <source>The same text gives the same decision</source>
        <extracomment>A head.</extracomment>
        <translation>Le même texte donne la même décision</translation>
    </message>
    <message>
        <source>What each part means</source>
        <extracomment>A head.</extracomment>
        <translation>Ce que dit chaque élément</translation>
    </message>
    <message>
        <source>Deal {number}</source>
        <extracomment>A deal in a list. {number}: which deal.</extracomment>
        <translation>Donne {number}</translation>
    </message>
    <message>
        <source>Deal</source>
        <extracomment>The label of a list of deals.</extracomment>
        <translation>Donne</translation>
    </message>
    <message>
        <source>Decision</source>
        <extracomment>The label of a list of decisions.</extracomment>
        <translation>Décision</translation>
    </message>
    <message>
        <source>Trick {number}, {name}: {action}</source>
        <extracomment>{name}: a player&apos;s name. {action}: a card or a call. A decision in a list. {number}: which trick.</extracomment>
        <translation>Pli {number}, {name}&#xa0;: {action}</translation>
    </message>
    <message>
        <source>{name}: {action}</source>
        <extracomment>{name}: a player&apos;s name. {action}: a card or a call. A decision in a list.</extracomment>
        <translation>{name}&#xa0;: {action}</translation>
    </message>
    <message>
        <source>Ask {name} again</source>
        <extracomment>{name}: a player&apos;s name. A button.</extracomment>
        <translation>Interroger de nouveau {name}</translation>
    </message>
    <message>
        <source>{name} received this and nothing else. Level: {level}.</source>
        <extracomment>{name}: a player&apos;s name. {level}: a level, Club.</extracomment>
        <translation>{name} a reçu ceci et rien d’autre. Niveau&#xa0;: {level}.</translation>
    </message>
    <message>
        <source>The decision could not be repeated: {reason}</source>
        <extracomment>{reason}: a whole sentence.</extracomment>
        <translation>Impossible de refaire cette décision&#xa0;: {reason}</translation>
    </message>
    <message>
        <source>{name} is thinking…</source>
        <extracomment>{name}: a player&apos;s name.</extracomment>
        <translation>{name} réfléchit…</translation>
    </message>
    <message>
        <source>{name} makes the same decision: {action}.</source>
        <extracomment>{name}: a player&apos;s name. {action}: a card or a call.</extracomment>
        <translation>{name} prend la même décision : {action}.</translation>
    </message>
    <message>
        <source>{name} decides differently this time. The match file says {action}. That may be the decision of another version of the program.</source>
        <extracomment>{name}: a player&apos;s name. {action}: a card or a call.</extracomment>
        <translation>{name} décide autrement cette fois. Le fichier de partie dit {action}. C’est peut-être la décision d’une autre version du programme.</translation>
    </message>
    <message>
        <source>The text was copied.</source>
        <translation>Le texte a été copié.</translation>
    </message>
</context>
<context>
    <name>StepView</name>
    <message>
        <source>Correct.</source>
        <translation>Exact.</translation>
    </message>
    <message>
        <source>Not quite.</source>
        <translation>Pas tout à fait.</translation>
    </message>
</context>
<context>
    <name>StrengthTable</name>
    <message>
        <source>{low} to {high}</source>
        <extracomment>{low}: the low end. {high}: the high end. A range of figures in a table.</extracomment>
        <translation>{low} à {high}</translation>
    </message>
</context>
<context>
    <name>StrengthWindow</name>
    <message>
        <source>Game</source>
        <extracomment>The label of a list of games, and a head of a table.</extracomment>
        <translation>Jeu</translation>
    </message>
    <message>
        <source>All figures</source>
        <translation>Tous les chiffres</translation>
    </message>
    <message>
        <source>The command below the table repeats the measurement of the selected line.</source>
        <translation>La commande sous le tableau refait la mesure de la ligne choisie.</translation>
    </message>
    <message>
        <source>The selected line was measured on {date}. To measure it again:</source>
        <extracomment>{date}: a date. A command follows.</extracomment>
        <translation>La ligne choisie a été mesurée le {date}. Pour la mesurer de nouveau&#xa0;:</translation>
    </message>
    <message>
        <source>Copy the command</source>
        <extracomment>A button.</extracomment>
        <translation>Copier la commande</translation>
    </message>
    <message>
        <source>Measurements, and the commands that repeat them</source>
        <extracomment>Below the title How strong the levels are.</extracomment>
        <translation>Des mesures, et les commandes pour les refaire</translation>
    </message>
    <message>
        <source>How it was measured</source>
        <translation>Méthode de mesure</translation>
    </message>
    <message>
        <source>The command was copied.</source>
        <translation>La commande est copiée.</translation>
    </message>
</context>
<context>
    <name>Summary</name>
    <message numerus="yes">
        <source>{game}, %n deal(s), {changes} {changes:n|change|changes}</source>
        <extracomment>The match in one line. {game}: Coinche. {changes}: how many rules were changed.</extracomment>
        <translation>
            <numerusform>{game}, en %n donne, {changes} {changes:n|modification|modifications}</numerusform>
            <numerusform>{game}, en %n donnes, {changes} {changes:n|modification|modifications}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{game}, to %n point(s)</source>
        <extracomment>The match in one line. {game}: Coinche.</extracomment>
        <translation>
            <numerusform>{game}, en %n point</numerusform>
            <numerusform>{game}, en %n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{game}, to %n point(s), {changes} {changes:n|change|changes}</source>
        <extracomment>The match in one line. {game}: Coinche. {changes}: how many rules were changed.</extracomment>
        <translation>
            <numerusform>{game}, en %n point, {changes} {changes:n|modification|modifications}</numerusform>
            <numerusform>{game}, en %n points, {changes} {changes:n|modification|modifications}</numerusform>
        </translation>
    </message>
    <message>
        <source>Undo all changes</source>
        <extracomment>A button.</extracomment>
        <translation>Annuler toutes les modifications</translation>
    </message>
    <message>
        <source>These rules fit together.</source>
        <translation>Ces règles vont ensemble.</translation>
    </message>
    <message numerus="yes">
        <source>%n change(s)</source>
        <translation>
            <numerusform>%n modification</numerusform>
            <numerusform>%n modifications</numerusform>
        </translation>
    </message>
    <message>
        <source>Unchanged rules</source>
        <extracomment>A head: no rule was changed.</extracomment>
        <translation>Règles d’origine</translation>
    </message>
    <message>
        <source>{new} (was: {old})</source>
        <extracomment>{new}: the new value. {old}: the value before.</extracomment>
        <translation>{new} (au lieu de : {old})</translation>
    </message>
    <message numerus="yes">
        <source>{game}, %n deal(s)</source>
        <extracomment>The match in one line. {game}: Coinche.</extracomment>
        <translation>
            <numerusform>{game}, en %n donne</numerusform>
            <numerusform>{game}, en %n donnes</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TablePage</name>
    <message>
        <source>Match</source>
        <extracomment>The title of the page with the table.</extracomment>
        <translation>Partie</translation>
    </message>
</context>
<context>
    <name>TableScene</name>
    <message>
        <source>Your turn</source>
        <extracomment>On the plate of a player.</extracomment>
        <translation>À vous</translation>
    </message>
    <message>
        <source>Your hand</source>
        <translation>Votre main</translation>
    </message>
    <message>
        <source>Partner</source>
        <extracomment>On the plate of a player.</extracomment>
        <translation>Partenaire</translation>
    </message>
    <message>
        <source>Opponent</source>
        <extracomment>On the plate of a player.</extracomment>
        <translation>Adversaire</translation>
    </message>
</context>
<context>
    <name>TableView</name>
    <message>
        <source>Card table</source>
        <extracomment>Read aloud: the name of the table.</extracomment>
        <translation>Table de jeu</translation>
    </message>
    <message>
        <source>Your turn</source>
        <extracomment>Read aloud.</extracomment>
        <translation>À vous</translation>
    </message>
</context>
<context>
    <name>Transport</name>
    <message>
        <source>{place} of {all}</source>
        <extracomment>Read aloud. {place}, {all}: numbers of actions.</extracomment>
        <translation>{place} sur {all}</translation>
    </message>
    <message>
        <source>To the start</source>
        <extracomment>A button with an arrow.</extracomment>
        <translation>Au début</translation>
    </message>
    <message>
        <source>Previous trick</source>
        <extracomment>A button with an arrow.</extracomment>
        <translation>Pli précédent</translation>
    </message>
    <message>
        <source>One step back</source>
        <extracomment>A button with an arrow.</extracomment>
        <translation>Un pas en arrière</translation>
    </message>
    <message>
        <source>One step forward</source>
        <extracomment>A button with an arrow.</extracomment>
        <translation>Un pas en avant</translation>
    </message>
    <message>
        <source>Next trick</source>
        <extracomment>A button with an arrow.</extracomment>
        <translation>Pli suivant</translation>
    </message>
    <message>
        <source>Position in the deal</source>
        <extracomment>Read aloud: a slider.</extracomment>
        <translation>Position dans la donne</translation>
    </message>
    <message>
        <source>To the end</source>
        <extracomment>A button with an arrow.</extracomment>
        <translation>À la fin</translation>
    </message>
</context>
<context>
    <name>TrickArea</name>
    <message>
        <source>led</source>
        <extracomment>A small mark beside the card that was led.</extracomment>
        <translation>entame</translation>
    </message>
</context>
<context>
    <name>TurnedTricks</name>
    <message>
        <source>{card}: misplay</source>
        <extracomment>{card}: K♥ on screen, the king of hearts aloud.</extracomment>
        <translation>{card}&#xa0;: faute</translation>
    </message>
    <message>
        <source>Trick {number}</source>
        <extracomment>{number}: which trick.</extracomment>
        <translation>Pli {number}</translation>
    </message>
    <message>
        <source>Trick {number}, led by you</source>
        <extracomment>{number}: which trick.</extracomment>
        <translation>Pli {number}, entamé par vous</translation>
    </message>
    <message>
        <source>{name} could have played</source>
        <extracomment>{name}: a player&apos;s name. The head of a row of cards.</extracomment>
        <translation>{name} pouvait jouer</translation>
    </message>
    <message>
        <source>You could have played</source>
        <translation>Vous pouviez jouer</translation>
    </message>
    <message>
        <source>Trick {number}, led by {name}</source>
        <extracomment>{name}: a player&apos;s name. {number}: which trick.</extracomment>
        <translation>Pli {number}, entamé par {name}</translation>
    </message>
</context>
<context>
    <name>TutorBar</name>
    <message>
        <source>Take back</source>
        <extracomment>A button: the tutor offers to take a mistake back.</extracomment>
        <translation>Reprendre</translation>
    </message>
    <message>
        <source>Keep</source>
        <extracomment>A button: play it all the same.</extracomment>
        <translation>Maintenir</translation>
    </message>
</context>
<context>
    <name>UnfinishedWindow</name>
    <message>
        <source>Unfinished matches</source>
        <extracomment>A title.</extracomment>
        <translation>Parties en cours</translation>
    </message>
    <message numerus="yes">
        <source>%n match(es) to continue</source>
        <translation>
            <numerusform>%n partie à reprendre</numerusform>
            <numerusform>%n parties à reprendre</numerusform>
        </translation>
    </message>
    <message>
        <source>No unfinished matches.</source>
        <translation>Aucune partie en cours.</translation>
    </message>
    <message>
        <source>Continue</source>
        <extracomment>A button: continue the match.</extracomment>
        <translation>Reprendre</translation>
    </message>
    <message>
        <source>Delete</source>
        <extracomment>A button.</extracomment>
        <translation>Supprimer</translation>
    </message>
    <message>
        <source>{game}, {goal}, deal {number}. {points}</source>
        <extracomment>{game}: Coinche. {goal}: &quot;to 1000 points&quot; or &quot;8 deals&quot;. {number}: which deal. {points}: &quot;We: 190, They: 72&quot;.</extracomment>
        <translation>{game}, {goal}, donne {number}. {points}</translation>
    </message>
    <message>
        <source>With {names}. Last played {when}.</source>
        <extracomment>{names}: names, &quot;Samir and Karim&quot;. {when}: date and time.</extracomment>
        <translation>Avec {names}. Jouée pour la dernière fois&#xa0;: {when}.</translation>
    </message>
    <message>
        <source>{game}, deal {number}: the match was deleted.</source>
        <extracomment>{game}: a game, Coinche. {number}: which deal.</extracomment>
        <translation>{game}, donne {number} : partie supprimée.</translation>
    </message>
    <message>
        <source>Undo</source>
        <extracomment>A button.</extracomment>
        <translation>Annuler</translation>
    </message>
</context>
<context>
    <name>Welcome</name>
    <message>
        <source>Ready to play?</source>
        <translation>On joue&#x202f;?</translation>
    </message>
    <message>
        <source>New match</source>
        <extracomment>A button.</extracomment>
        <translation>Nouvelle partie</translation>
    </message>
    <message>
        <source>Unfinished matches</source>
        <extracomment>A button.</extracomment>
        <translation>Parties en cours</translation>
    </message>
    <message>
        <source>Settings</source>
        <extracomment>A button.</extracomment>
        <translation>Réglages</translation>
    </message>
</context>
<context>
    <name>WhatChanged</name>
    <message numerus="yes">
        <source>%n rule(s) changed</source>
        <extracomment>A head.</extracomment>
        <translation>
            <numerusform>%n règle modifiée</numerusform>
            <numerusform>%n règles modifiées</numerusform>
        </translation>
    </message>
    <message>
        <source>No changes yet</source>
        <translation>Aucune modification</translation>
    </message>
    <message>
        <source>Undo all</source>
        <extracomment>A button.</extracomment>
        <translation>Tout annuler</translation>
    </message>
    <message>
        <source>Undo all changes</source>
        <extracomment>Read aloud: a button.</extracomment>
        <translation>Annuler toutes les modifications</translation>
    </message>
    <message>
        <source>Change a rule and it is listed here with its old value.</source>
        <translation>Modifiez une règle&#xa0;: elle s’affiche ici avec son ancienne valeur.</translation>
    </message>
    <message>
        <source>Reset: {rule}</source>
        <extracomment>{rule}: the name of a rule. A button.</extracomment>
        <translation>Rétablir&#xa0;: {rule}</translation>
    </message>
    <message>
        <source>{new} (was: {old})</source>
        <extracomment>{new}: the new value. {old}: the value before.</extracomment>
        <translation>{new} (au lieu de : {old})</translation>
    </message>
    <message>
        <source>On the rule sheet</source>
        <extracomment>A head: the sentences of the rule sheet that change.</extracomment>
        <translation>Sur la fiche des règles</translation>
    </message>
    <message>
        <source>Removed: {sentence}</source>
        <extracomment>{sentence}: a whole sentence.</extracomment>
        <translation>Supprimé&#xa0;: {sentence}</translation>
    </message>
</context>
<context>
    <name>WordsPage</name>
    <message>
        <source>Words of the game</source>
        <extracomment>A page with the terms and their meanings.</extracomment>
        <translation>Les mots du jeu</translation>
    </message>
</context>
<context>
    <name>calls</name>
    <message>
        <source>Spades</source>
        <extracomment>A suit as a contract, alone on a button or as a title.</extracomment>
        <translation>Pique</translation>
    </message>
    <message>
        <source>Hearts</source>
        <extracomment>A suit as a contract, alone on a button or as a title.</extracomment>
        <translation>Cœur</translation>
    </message>
    <message>
        <source>Diamonds</source>
        <extracomment>A suit as a contract, alone on a button or as a title.</extracomment>
        <translation>Carreau</translation>
    </message>
    <message>
        <source>Clubs</source>
        <extracomment>A suit as a contract, alone on a button or as a title.</extracomment>
        <translation>Trèfle</translation>
    </message>
    <message>
        <source>{contract}, for the whole match</source>
        <extracomment>{contract}: Hearts, or Hokum in spades. Raised so far that the deal decides the match.</extracomment>
        <translation>{contract}, pour toute la partie</translation>
    </message>
    <message>
        <source>générale in {trump}</source>
        <extracomment>The contract to win every trick alone, in a sentence and on a button. {trump}: hearts, no trumps.</extracomment>
        <translation>générale {trump:à}</translation>
    </message>
    <message>
        <source>capot in {trump}</source>
        <extracomment>The contract to win every trick, in a sentence and on a button. {trump}: hearts, no trumps.</extracomment>
        <translation>capot {trump:à}</translation>
    </message>
    <message>
        <source>Pass</source>
        <extracomment>A call, said by a player and on a button.</extracomment>
        <translation>Je passe</translation>
    </message>
    <message>
        <source>I take</source>
        <extracomment>The call that accepts the turn-up as trumps, said by a player and on a button.</extracomment>
        <translation>Je prends</translation>
    </message>
    <message>
        <source>Double</source>
        <extracomment>The call that doubles a contract, said by a player and on a button.</extracomment>
        <translation>Contre</translation>
    </message>
    <message>
        <source>Redouble</source>
        <extracomment>The answer to a double, said by a player and on a button.</extracomment>
        <translation>Surcontre</translation>
    </message>
    <message>
        <source>Raise</source>
        <extracomment>A further raise of a contract after double and redouble, on a button.</extracomment>
        <translation>Relance</translation>
    </message>
    <message>
        <source>The whole match</source>
        <extracomment>The last raise: the deal decides the match. On a button.</extracomment>
        <translation>Toute la partie</translation>
    </message>
    <message>
        <source>Hokum</source>
        <extracomment>A call of Baloot: a contract with trumps. The game’s own word.</extracomment>
        <translation>Hokum</translation>
    </message>
    <message>
        <source>Declare {what:a}</source>
        <extracomment>On a button. {what}: tierce to the king of hearts; {what:a}: a tierce to the king of hearts.</extracomment>
        <translation>Annoncer {what:un}</translation>
    </message>
    <message>
        <source>Exchange {card:the}</source>
        <extracomment>On a button: the player gives a low trump for the turn-up. {card:the}: the seven of hearts.</extracomment>
        <translation>Échanger {card:le}</translation>
    </message>
    <message>
        <source>Capot {mark}</source>
        <extracomment>The contract to win every trick, in a bubble. {mark}: ♥.</extracomment>
        <translation>Capot {mark}</translation>
    </message>
    <message>
        <source>Générale {mark}</source>
        <extracomment>The contract to win every trick alone, in a bubble. {mark}: ♥.</extracomment>
        <translation>Générale {mark}</translation>
    </message>
    <message>
        <source>Hokum {mark}</source>
        <extracomment>The contract of Baloot with trumps, in a bubble. {mark}: ♥.</extracomment>
        <translation>Hokum {mark}</translation>
    </message>
    <message>
        <source>Sun</source>
        <extracomment>A call of Baloot: a contract without trumps. The game’s own word.</extracomment>
        <translation>Sun</translation>
    </message>
    <message>
        <source>{contract} ×{multiplier}</source>
        <extracomment>{contract}: Hearts, or 100 in spades. {multiplier}: 2 if it is doubled, 4 if redoubled.</extracomment>
        <translation>{contract} ×{multiplier}</translation>
    </message>
    <message>
        <source>{trump}, for the fewest points</source>
        <extracomment>A deal that all passed and that is played to take the fewest points. {trump}: hearts, no trumps.</extracomment>
        <translation>{trump}, à qui perd gagne</translation>
    </message>
    <message>
        <source>{points} in {trump}</source>
        <extracomment>A bid of points. {points}: 100. {trump}: hearts, no trumps.</extracomment>
        <translation>{points} {trump:à}</translation>
    </message>
    <message>
        <source>{points} in {trump}, with capot</source>
        <extracomment>A bid of points with the promise to win every trick. {points}: 9. {trump}: hearts, no trumps.</extracomment>
        <translation>{points} {trump:à}, avec capot</translation>
    </message>
    <message>
        <source>Ashkal</source>
        <extracomment>A call of Baloot: a Sun for the partner. The game’s own word.</extracomment>
        <translation>Ashkal</translation>
    </message>
    <message>
        <source>Double, open</source>
        <extracomment>A raise of Baloot: double; trumps may be led at any time.</extracomment>
        <translation>Contre, ouvert</translation>
    </message>
    <message>
        <source>Double, closed</source>
        <extracomment>A raise of Baloot: double; trumps must not be led.</extracomment>
        <translation>Contre, fermé</translation>
    </message>
    <message>
        <source>Three, open</source>
        <extracomment>A raise of Baloot: three times; trumps may be led at any time.</extracomment>
        <translation>Trois, ouvert</translation>
    </message>
    <message>
        <source>Three, closed</source>
        <extracomment>A raise of Baloot: three times; trumps must not be led.</extracomment>
        <translation>Trois, fermé</translation>
    </message>
    <message>
        <source>Four, open</source>
        <extracomment>A raise of Baloot: four times; trumps may be led at any time.</extracomment>
        <translation>Quatre, ouvert</translation>
    </message>
    <message>
        <source>Four, closed</source>
        <extracomment>A raise of Baloot: four times; trumps must not be led.</extracomment>
        <translation>Quatre, fermé</translation>
    </message>
    <message>
        <source>Gahwa</source>
        <extracomment>The last raise of Baloot: the deal decides the match. The game’s own word.</extracomment>
        <translation>Gahwa</translation>
    </message>
    <message>
        <source>Schmeiss</source>
        <extracomment>A call of Klaberjass: to throw the deal in unless an opponent refuses. The game’s own word.</extracomment>
        <translation>Schmeiss</translation>
    </message>
    <message>
        <source>Accept</source>
        <extracomment>The answer to a schmeiss: the deal is thrown in. On a button.</extracomment>
        <translation>J’accepte</translation>
    </message>
    <message>
        <source>Refuse</source>
        <extracomment>The answer to a schmeiss: the deal is played. On a button.</extracomment>
        <translation>Je refuse</translation>
    </message>
    <message>
        <source>Nothing to declare</source>
        <extracomment>The call of a player without declarations, said by a player and on a button.</extracomment>
        <translation>Rien à annoncer</translation>
    </message>
    <message>
        <source>{points} {mark}, capot</source>
        <extracomment>A bid of points with the promise to win every trick, in a bubble. {points}: 9. {mark}: ♥.</extracomment>
        <translation>{points}&#xa0;{mark}, capot</translation>
    </message>
    <message>
        <source>{points} {mark}</source>
        <extracomment>A bid of points, in a bubble. {points}: 100. {mark}: ♥.</extracomment>
        <translation>{points}&#xa0;{mark}</translation>
    </message>
    <message>
        <source>Discard {cards:the}</source>
        <extracomment>On a button. {cards:the}: the seven of hearts and the eight of clubs.</extracomment>
        <translation>Écarter {cards:le}</translation>
    </message>
    <message numerus="yes">
        <source>Discard %n card(s) face down</source>
        <extracomment>What a player did with cards that nobody else sees.</extracomment>
        <translation>
            <numerusform>Écarter %n carte face cachée</numerusform>
            <numerusform>Écarter %n cartes face cachée</numerusform>
        </translation>
    </message>
    <message>
        <source>The rest is mine</source>
        <extracomment>The call that claims every trick left, said by a player.</extracomment>
        <translation>Le reste est à moi</translation>
    </message>
    <message>
        <source>No trumps</source>
        <extracomment>The contract without trumps, alone on a button or as a title.</extracomment>
        <translation>Sans-atout</translation>
    </message>
    <message>
        <source>All trumps</source>
        <extracomment>The contract in which every suit is trumps, alone on a button or as a title.</extracomment>
        <translation>Tout-atout</translation>
    </message>
    <message>
        <source>no trumps</source>
        <extracomment>The contract without trumps, in the middle of a sentence.</extracomment>
        <translation>sans-atout</translation>
    </message>
    <message>
        <source>all trumps</source>
        <extracomment>The contract in which every suit is trumps, in the middle of a sentence.</extracomment>
        <translation>tout-atout</translation>
    </message>
    <message>
        <source>Challenge</source>
        <extracomment>The call that says an opponent misplayed, said by a player and on a button.</extracomment>
        <translation>Je conteste</translation>
    </message>
    <message>
        <source>Throw in</source>
        <extracomment>The call that cancels a deal before play, on a button.</extracomment>
        <translation>J’annule la donne</translation>
    </message>
    <message>
        <source>Declare {what}</source>
        <extracomment>A button. {what}: a declaration, &quot;Tierce to K♥&quot;.</extracomment>
        <translation>Annoncer {what}</translation>
    </message>
    <message>
        <source>Hokum in {suit}</source>
        <extracomment>The contract of Baloot with trumps. {suit}: hearts.</extracomment>
        <translation>Hokum {suit:à}</translation>
    </message>
    <message>
        <source>Capot</source>
        <extracomment>A level of a bid: every trick.</extracomment>
        <translation>Capot</translation>
    </message>
    <message>
        <source>Générale</source>
        <extracomment>A level of a bid: every trick, won by one player alone.</extracomment>
        <translation>Générale</translation>
    </message>
    <message>
        <source>{points}, capot</source>
        <extracomment>A level of a bid: points and every trick. {points}: a number.</extracomment>
        <translation>{points}, capot</translation>
    </message>
    <message>
        <source>Coinche</source>
        <extracomment>Coinche and Tunisia: said to double. A call.</extracomment>
        <translation>Coinche</translation>
    </message>
    <message>
        <source>Surcoinche</source>
        <extracomment>Coinche and Tunisia: said to redouble. A call.</extracomment>
        <translation>Surcoinche</translation>
    </message>
    <message>
        <source>Contra</source>
        <extracomment>Bulgaria, Armenia, Cyprus: said to double. A call.</extracomment>
        <translation>Contra</translation>
    </message>
    <message>
        <source>Recontra</source>
        <extracomment>Bulgaria, Armenia, Cyprus: said to redouble. A call.</extracomment>
        <translation>Recontra</translation>
    </message>
    <message>
        <source>Contre</source>
        <extracomment>Contrée: said to double. A call.</extracomment>
        <translation>Contre</translation>
    </message>
    <message>
        <source>Surcontre</source>
        <extracomment>Contrée: said to redouble. A call.</extracomment>
        <translation>Surcontre</translation>
    </message>
    <message>
        <source>Vida</source>
        <extracomment>The game of Vida: said for each raise. A call.</extracomment>
        <translation>Vida</translation>
    </message>
    <message>
        <source>Kraak</source>
        <extracomment>Netherlands: said to double. A call.</extracomment>
        <translation>Kraak</translation>
    </message>
    <message>
        <source>Rekraak</source>
        <extracomment>Netherlands: said to redouble. A call.</extracomment>
        <translation>Rekraak</translation>
    </message>
    <message>
        <source>Superkraak</source>
        <extracomment>Netherlands: said to raise once more. A call.</extracomment>
        <translation>Superkraak</translation>
    </message>
    <message>
        <source>Leaves</source>
        <translation>Feuilles</translation>
    </message>
    <message>
        <source>Bells</source>
        <translation>Grelots</translation>
    </message>
    <message>
        <source>Acorns</source>
        <translation>Glands</translation>
    </message>
    <message>
        <source>fifty</source>
        <translation>cinquante</translation>
    </message>
    <message>
        <source>hundred</source>
        <extracomment>Croatia, Armenia and America: a run of five cards or more, as it is called. Lower case, inside a sentence.</extracomment>
        <translation>cent</translation>
    </message>
    <message>
        <source>belote</source>
        <extracomment>French: said with the first of the king and queen of trumps. Lower case, inside a sentence.</extracomment>
        <translation>belote</translation>
    </message>
    <message>
        <source>rebelote</source>
        <extracomment>French: said with the second of the king and queen of trumps. Lower case, inside a sentence.</extracomment>
        <translation>rebelote</translation>
    </message>
    <message>
        <source>tierce</source>
        <extracomment>French: a run of three cards, as it is called. Lower case, inside a sentence.</extracomment>
        <translation>tierce</translation>
    </message>
    <message>
        <source>quarte</source>
        <extracomment>French: a run of four cards, as it is called. Lower case, inside a sentence.</extracomment>
        <translation>quarte</translation>
    </message>
    <message>
        <source>quinte</source>
        <extracomment>French: a run of five cards or more, as it is called. Lower case, inside a sentence.</extracomment>
        <translation>quinte</translation>
    </message>
    <message>
        <source>carré</source>
        <extracomment>French: four of a kind, as it is called. Lower case, inside a sentence.</extracomment>
        <translation>carré</translation>
    </message>
    <message>
        <source>capot</source>
        <extracomment>French: every trick won by one side. Lower case, inside a sentence.</extracomment>
        <translation>capot</translation>
    </message>
    <message>
        <source>dedans</source>
        <extracomment>French: a failed contract. Lower case, inside a sentence.</extracomment>
        <translation>dedans</translation>
    </message>
    <message>
        <source>litige</source>
        <extracomment>French: a tie whose points are held over. Lower case, inside a sentence.</extracomment>
        <translation>litige</translation>
    </message>
    <message>
        <source>belot</source>
        <extracomment>Bulgaria: said with king and queen of trumps. Lower case, inside a sentence.
----------
Croatia: a run of eight cards, which wins the match. Lower case, inside a sentence.</extracomment>
        <translation>belot</translation>
    </message>
    <message>
        <source>terca</source>
        <extracomment>Bulgaria and Croatia: a run of three cards. Lower case, inside a sentence.</extracomment>
        <translation>terca</translation>
    </message>
    <message>
        <source>kvarta</source>
        <extracomment>Bulgaria: a run of four cards. Lower case, inside a sentence.</extracomment>
        <translation>kvarta</translation>
    </message>
    <message>
        <source>kvinta</source>
        <extracomment>Bulgaria: a run of five cards or more. Lower case, inside a sentence.</extracomment>
        <translation>kvinta</translation>
    </message>
    <message>
        <source>kare</source>
        <extracomment>Bulgaria, Greece and Cyprus: four of a kind. Lower case, inside a sentence.</extracomment>
        <translation>kare</translation>
    </message>
    <message>
        <source>valat</source>
        <extracomment>Bulgaria: every trick won by one side. Lower case, inside a sentence.</extracomment>
        <translation>valat</translation>
    </message>
    <message>
        <source>bela</source>
        <extracomment>Croatia and Klaberjass: said with the first of the king and queen of trumps. Lower case, inside a sentence.</extracomment>
        <translation>bela</translation>
    </message>
    <message>
        <source>od bele</source>
        <extracomment>Croatia: said with the second of the king and queen of trumps. Lower case, inside a sentence.</extracomment>
        <translation>od bele</translation>
    </message>
    <message>
        <source>četiri iste</source>
        <extracomment>Croatia: four of a kind. Lower case, inside a sentence.</extracomment>
        <translation>četiri iste</translation>
    </message>
    <message>
        <source>štiglja</source>
        <extracomment>Croatia: every trick won by one side. Lower case, inside a sentence.</extracomment>
        <translation>štiglja</translation>
    </message>
    <message>
        <source>pad</source>
        <extracomment>Croatia: a failed contract. Lower case, inside a sentence.</extracomment>
        <translation>pad</translation>
    </message>
    <message>
        <source>visi</source>
        <extracomment>Croatia: a tie whose points are held over. Lower case, inside a sentence.</extracomment>
        <translation>visi</translation>
    </message>
    <message>
        <source>rebela</source>
        <extracomment>North Macedonia: said with the second of the king and queen of trumps. Lower case, inside a sentence.</extracomment>
        <translation>rebela</translation>
    </message>
    <message>
        <source>čaljo</source>
        <extracomment>North Macedonia: every trick won by one side. Lower case, inside a sentence.</extracomment>
        <translation>čaljo</translation>
    </message>
    <message>
        <source>bourloto</source>
        <extracomment>Greece: said with king and queen of trumps. Lower case, inside a sentence.</extracomment>
        <translation>bourloto</translation>
    </message>
    <message>
        <source>triti</source>
        <extracomment>Greece and Cyprus: a run of three cards. Lower case, inside a sentence.</extracomment>
        <translation>triti</translation>
    </message>
    <message>
        <source>tetarti</source>
        <extracomment>Greece and Cyprus: a run of four cards. Lower case, inside a sentence.</extracomment>
        <translation>tetarti</translation>
    </message>
    <message>
        <source>pempti</source>
        <extracomment>Greece and Cyprus: a run of five cards or more. Lower case, inside a sentence.</extracomment>
        <translation>pempti</translation>
    </message>
    <message>
        <source>mesa</source>
        <extracomment>Greece: a failed contract. Lower case, inside a sentence.</extracomment>
        <translation>mesa</translation>
    </message>
    <message>
        <source>kremamena</source>
        <extracomment>Greece: a tie whose points are held over. Lower case, inside a sentence.</extracomment>
        <translation>kremamena</translation>
    </message>
    <message>
        <source>pilotta</source>
        <extracomment>Cyprus: said with the first of the king and queen of trumps. Lower case, inside a sentence.</extracomment>
        <translation>pilotta</translation>
    </message>
    <message>
        <source>repilotta</source>
        <extracomment>Cyprus: said with the second of the king and queen of trumps. Lower case, inside a sentence.</extracomment>
        <translation>repilotta</translation>
    </message>
    <message>
        <source>blot</source>
        <extracomment>Armenia: said with the first of the king and queen of trumps. Lower case, inside a sentence.</extracomment>
        <translation>blot</translation>
    </message>
    <message>
        <source>reblot</source>
        <extracomment>Armenia: said with the second of the king and queen of trumps. Lower case, inside a sentence.</extracomment>
        <translation>reblot</translation>
    </message>
    <message>
        <source>4x</source>
        <extracomment>Armenia: four of a kind, called “four x”. Lower case, inside a sentence.</extracomment>
        <translation>4x</translation>
    </message>
    <message>
        <source>bella</source>
        <extracomment>Moldova, Ukraine, Russia, Nova Scotia: said with king and queen of trumps. Lower case, inside a sentence.</extracomment>
        <translation>bella</translation>
    </message>
    <message>
        <source>tărț</source>
        <extracomment>Moldova: a run of three cards. Lower case, inside a sentence.</extracomment>
        <translation>tărț</translation>
    </message>
    <message>
        <source>jumate de sută</source>
        <extracomment>Moldova, “half of a hundred”: a run of four cards. Lower case, inside a sentence.</extracomment>
        <translation>jumate de sută</translation>
    </message>
    <message>
        <source>o sută</source>
        <extracomment>Moldova, “a hundred”: a run of five cards or more. Lower case, inside a sentence.</extracomment>
        <translation>o sută</translation>
    </message>
    <message>
        <source>patru cărți</source>
        <extracomment>Moldova, “four cards”: four of a kind. Lower case, inside a sentence.</extracomment>
        <translation>patru cărți</translation>
    </message>
    <message>
        <source>terts</source>
        <extracomment>Ukraine: a run of three cards. Lower case, inside a sentence.</extracomment>
        <translation>terts</translation>
    </message>
    <message>
        <source>poltinnik</source>
        <extracomment>Ukraine, “half a rouble”: a run of four cards. Lower case, inside a sentence.</extracomment>
        <translation>poltinnik</translation>
    </message>
    <message>
        <source>sotnya</source>
        <extracomment>Ukraine, “a hundred”: a run of five cards or more. Lower case, inside a sentence.</extracomment>
        <translation>sotnya</translation>
    </message>
    <message>
        <source>deberts</source>
        <extracomment>Ukraine: a run that wins the match. Lower case, inside a sentence.</extracomment>
        <translation>deberts</translation>
    </message>
    <message>
        <source>bayt</source>
        <extracomment>Ukraine: a failed contract. Lower case, inside a sentence.</extracomment>
        <translation>bayt</translation>
    </message>
    <message>
        <source>baloot</source>
        <extracomment>Arabia: said with king and queen of trumps. Lower case, inside a sentence.</extracomment>
        <translation>baloot</translation>
    </message>
    <message>
        <source>sira</source>
        <extracomment>Arabia: a run of three cards. Lower case, inside a sentence.</extracomment>
        <translation>sira</translation>
    </message>
    <message>
        <source>khamsin</source>
        <extracomment>Arabia, “fifty”: a run of four cards. Lower case, inside a sentence.</extracomment>
        <translation>khamsin</translation>
    </message>
    <message>
        <source>miya</source>
        <extracomment>Arabia, “hundred”: a run of five cards or more, and four of a kind. Lower case, inside a sentence.</extracomment>
        <translation>miya</translation>
    </message>
    <message>
        <source>arba’miya</source>
        <extracomment>Arabia, “four hundred”: four aces in Sun. Lower case, inside a sentence.</extracomment>
        <translation>arba’miya</translation>
    </message>
    <message>
        <source>kaboot</source>
        <extracomment>Arabia: every trick won by one side. Lower case, inside a sentence.</extracomment>
        <translation>kabout</translation>
    </message>
    <message>
        <source>khasara</source>
        <extracomment>Arabia: a failed contract. Lower case, inside a sentence.</extracomment>
        <translation>khasara</translation>
    </message>
    <message>
        <source>pit</source>
        <extracomment>Netherlands: every trick won by one side. Lower case, inside a sentence.</extracomment>
        <translation>pit</translation>
    </message>
    <message>
        <source>nat</source>
        <extracomment>Netherlands: a failed contract. Lower case, inside a sentence.</extracomment>
        <translation>nat</translation>
    </message>
    <message>
        <source>kaput</source>
        <extracomment>Tunisia: every trick won by one side. Lower case, inside a sentence.</extracomment>
        <translation>kaput</translation>
    </message>
    <message>
        <source>twenty</source>
        <extracomment>Nova Scotia and Klaberjass: a run of three cards. Lower case, inside a sentence.</extracomment>
        <translation>vingt</translation>
    </message>
    <message>
        <source>bate</source>
        <extracomment>America: a failed contract. Lower case, inside a sentence.</extracomment>
        <translation>bate</translation>
    </message>
    <message>
        <source>half-bate</source>
        <extracomment>Nova Scotia: a tie in which the taker’s side scores nothing. Lower case, inside a sentence.</extracomment>
        <translation>half-bate</translation>
    </message>
    <message>
        <source>bell</source>
        <extracomment>Indiana: said with king and queen of trumps. Lower case, inside a sentence.</extracomment>
        <translation>bell</translation>
    </message>
    <message>
        <source>dad</source>
        <extracomment>Indiana: a run of three cards. Lower case, inside a sentence.</extracomment>
        <translation>dad</translation>
    </message>
    <message>
        <source>mule</source>
        <extracomment>Indiana: four jacks. Lower case, inside a sentence.</extracomment>
        <translation>mule</translation>
    </message>
    <message>
        <source>set</source>
        <extracomment>Indiana: a failed contract. Lower case, inside a sentence.</extracomment>
        <translation>set</translation>
    </message>
    <message>
        <source>half bate</source>
        <extracomment>Klaberjass: a tie in which the taker’s side scores nothing. Lower case, inside a sentence.</extracomment>
        <translation>half bate</translation>
    </message>
    <message>
        <source>stuk</source>
        <extracomment>Netherlands: king and queen of trumps. Lower case, inside a sentence.</extracomment>
        <translation>stuk</translation>
    </message>
    <message>
        <source>{name} of {rank:pl}</source>
        <extracomment>Four of a kind. {name}: the game’s word for it, such as carré. {rank:pl}: its rank, jacks.</extracomment>
        <translation>{name} {rank:de-pl}</translation>
    </message>
    <message>
        <source>{name} to {card:the}</source>
        <extracomment>A run. {name}: the game’s word for it, such as tierce. {card}: its highest card, K♥ or king of hearts.</extracomment>
        <translation>{name} {card:à}</translation>
    </message>
</context>
<context>
    <name>cards</name>
    <message>
        <source>{rank} of {suit}</source>
        <extracomment>The name of a card. {rank}: its rank, king. {suit}: its suit, hearts.</extracomment>
        <translation>{rank} de {suit}</translation>
    </message>
    <message>
        <source>six</source>
        <extracomment>A rank, in the middle of a sentence: its other forms stand in translations/forms.</extracomment>
        <translation>six</translation>
    </message>
    <message>
        <source>seven</source>
        <extracomment>A rank, in the middle of a sentence: its other forms stand in translations/forms.</extracomment>
        <translation>sept</translation>
    </message>
    <message>
        <source>eight</source>
        <extracomment>A rank, in the middle of a sentence: its other forms stand in translations/forms.</extracomment>
        <translation>huit</translation>
    </message>
    <message>
        <source>nine</source>
        <extracomment>A rank, in the middle of a sentence: its other forms stand in translations/forms.</extracomment>
        <translation>neuf</translation>
    </message>
    <message>
        <source>ten</source>
        <extracomment>A rank, in the middle of a sentence: its other forms stand in translations/forms.</extracomment>
        <translation>dix</translation>
    </message>
    <message>
        <source>jack</source>
        <extracomment>A rank, in the middle of a sentence: its other forms stand in translations/forms.</extracomment>
        <translation>valet</translation>
    </message>
    <message>
        <source>queen</source>
        <extracomment>A rank, in the middle of a sentence: its other forms stand in translations/forms.</extracomment>
        <translation>dame</translation>
    </message>
    <message>
        <source>king</source>
        <extracomment>A rank, in the middle of a sentence: its other forms stand in translations/forms.</extracomment>
        <translation>roi</translation>
    </message>
    <message>
        <source>ace</source>
        <extracomment>A rank, in the middle of a sentence: its other forms stand in translations/forms.</extracomment>
        <translation>as</translation>
    </message>
    <message>
        <source>spades</source>
        <extracomment>A suit, in the middle of a sentence: its other forms stand in translations/forms.</extracomment>
        <translation>pique</translation>
    </message>
    <message>
        <source>hearts</source>
        <extracomment>A suit, in the middle of a sentence: its other forms stand in translations/forms.</extracomment>
        <translation>cœur</translation>
    </message>
    <message>
        <source>diamonds</source>
        <extracomment>A suit, in the middle of a sentence: its other forms stand in translations/forms.</extracomment>
        <translation>carreau</translation>
    </message>
    <message>
        <source>clubs</source>
        <extracomment>A suit, in the middle of a sentence: its other forms stand in translations/forms.</extracomment>
        <translation>trèfle</translation>
    </message>
    <message>
        <source>leaves</source>
        <translation>feuilles</translation>
    </message>
    <message>
        <source>bells</source>
        <translation>grelots</translation>
    </message>
    <message>
        <source>acorns</source>
        <translation>glands</translation>
    </message>
    <message>
        <source>unter</source>
        <translation>unter</translation>
    </message>
    <message>
        <source>ober</source>
        <translation>ober</translation>
    </message>
</context>
<context>
    <name>challenge</name>
    <message>
        <source>Trick {number}: {player} led {card:the}, a trump, in a closed deal instead of {cards:the or}.</source>
        <extracomment>{number}: a trick. {player}: a name. {card}: K♥ or the king of hearts. {cards}: several, joined by or.</extracomment>
        <translation>Pli {number}&#xa0;: {player} a entamé {card:le}, un atout, dans une donne fermée, au lieu de jouer {cards:le or}.</translation>
    </message>
    <message>
        <source>Trick {number}: you led {card:the}, a trump, in a closed deal instead of {cards:the or}.</source>
        <extracomment>{number}: a trick. {card}: K♥ or the king of hearts. {cards}: several, joined by or.</extracomment>
        <translation>Pli {number}&#xa0;: vous avez entamé {card:le}, un atout, dans une donne fermée, au lieu de jouer {cards:le or}.</translation>
    </message>
    <message>
        <source>Trick {number}: {player} played {card:the} instead of following suit with {cards:the or}.</source>
        <extracomment>{number}: a trick. {player}: a name. {card}: K♥ or the king of hearts. {cards}: several, joined by or.</extracomment>
        <translation>Pli {number}&#xa0;: {player} a joué {card:le} au lieu de fournir avec {cards:le or}.</translation>
    </message>
    <message>
        <source>Trick {number}: you played {card:the} instead of following suit with {cards:the or}.</source>
        <extracomment>{number}: a trick. {card}: K♥ or the king of hearts. {cards}: several, joined by or.</extracomment>
        <translation>Pli {number}&#xa0;: vous avez joué {card:le} au lieu de fournir avec {cards:le or}.</translation>
    </message>
    <message>
        <source>Trick {number}: {player} played {card:the} instead of beating the highest trump with {cards:the or}.</source>
        <extracomment>{number}: a trick. {player}: a name. {card}: K♥ or the king of hearts. {cards}: several, joined by or.</extracomment>
        <translation>Pli {number}&#xa0;: {player} a joué {card:le} au lieu de monter à l’atout avec {cards:le or}.</translation>
    </message>
    <message>
        <source>Trick {number}: you played {card:the} instead of beating the highest trump with {cards:the or}.</source>
        <extracomment>{number}: a trick. {card}: K♥ or the king of hearts. {cards}: several, joined by or.</extracomment>
        <translation>Pli {number}&#xa0;: vous avez joué {card:le} au lieu de monter à l’atout avec {cards:le or}.</translation>
    </message>
    <message>
        <source>Trick {number}: {player} played {card:the} instead of beating the trick with {cards:the or}.</source>
        <extracomment>{number}: a trick. {player}: a name. {card}: K♥ or the king of hearts. {cards}: several, joined by or.</extracomment>
        <translation>Pli {number}&#xa0;: {player} a joué {card:le} au lieu de monter avec {cards:le or}.</translation>
    </message>
    <message>
        <source>Trick {number}: you played {card:the} instead of beating the trick with {cards:the or}.</source>
        <extracomment>{number}: a trick. {card}: K♥ or the king of hearts. {cards}: several, joined by or.</extracomment>
        <translation>Pli {number}&#xa0;: vous avez joué {card:le} au lieu de monter avec {cards:le or}.</translation>
    </message>
    <message>
        <source>Trick {number}: {player} played {card:the} instead of ruffing with {cards:the or}.</source>
        <extracomment>{number}: a trick. {player}: a name. {card}: K♥ or the king of hearts. {cards}: several, joined by or.</extracomment>
        <translation>Pli {number}&#xa0;: {player} a joué {card:le} au lieu de couper avec {cards:le or}.</translation>
    </message>
    <message>
        <source>Trick {number}: you played {card:the} instead of ruffing with {cards:the or}.</source>
        <extracomment>{number}: a trick. {card}: K♥ or the king of hearts. {cards}: several, joined by or.</extracomment>
        <translation>Pli {number}&#xa0;: vous avez joué {card:le} au lieu de couper avec {cards:le or}.</translation>
    </message>
    <message>
        <source>Trick {number}: {player} played {card:the} instead of overruffing with {cards:the or}.</source>
        <extracomment>{number}: a trick. {player}: a name. {card}: K♥ or the king of hearts. {cards}: several, joined by or.</extracomment>
        <translation>Pli {number}&#xa0;: {player} a joué {card:le} au lieu de surcouper avec {cards:le or}.</translation>
    </message>
    <message>
        <source>Trick {number}: you played {card:the} instead of overruffing with {cards:the or}.</source>
        <extracomment>{number}: a trick. {card}: K♥ or the king of hearts. {cards}: several, joined by or.</extracomment>
        <translation>Pli {number}&#xa0;: vous avez joué {card:le} au lieu de surcouper avec {cards:le or}.</translation>
    </message>
    <message>
        <source>Trick {number}: {player} underruffed with {card:the} instead of playing {cards:the or}.</source>
        <extracomment>{number}: a trick. {player}: a name. {card}: K♥ or the king of hearts. {cards}: several, joined by or.</extracomment>
        <translation>Pli {number}&#xa0;: {player} a sous-coupé avec {card:le} au lieu de jouer {cards:le or}.</translation>
    </message>
    <message>
        <source>Trick {number}: you underruffed with {card:the} instead of playing {cards:the or}.</source>
        <extracomment>{number}: a trick. {card}: K♥ or the king of hearts. {cards}: several, joined by or.</extracomment>
        <translation>Pli {number}&#xa0;: vous avez sous-coupé avec {card:le} au lieu de jouer {cards:le or}.</translation>
    </message>
    <message>
        <source>Trick {number}: {player} said belote but played {card:the} instead of {cards:the or}.</source>
        <extracomment>{number}: a trick. {player}: a name. {card}: K♥ or the king of hearts. {cards}: several, joined by or.</extracomment>
        <translation>Pli {number}&#xa0;: {player} a annoncé la belote mais a joué {card:le} au lieu de jouer {cards:le or}.</translation>
    </message>
    <message>
        <source>Trick {number}: you said belote but played {card:the} instead of {cards:the or}.</source>
        <extracomment>{number}: a trick. {card}: K♥ or the king of hearts. {cards}: several, joined by or.</extracomment>
        <translation>Pli {number}&#xa0;: vous avez annoncé la belote mais avez joué {card:le} au lieu de jouer {cards:le or}.</translation>
    </message>
    <message>
        <source>{player} challenges {others} and is right.</source>
        <extracomment>{player}: a name. {others}: the opponents, &quot;Samir and Karim&quot; or &quot;you and Karim&quot;.</extracomment>
        <translation>La contestation {player:de} contre {others} est justifiée.</translation>
    </message>
    <message>
        <source>You challenge {others} and are right.</source>
        <extracomment>{others}: the opponents, &quot;Samir and Karim&quot;.</extracomment>
        <translation>Votre contestation contre {others} est justifiée.</translation>
    </message>
    <message>
        <source>{player} challenges {others} and is wrong: there was no misplay.</source>
        <extracomment>{player}: a name. {others}: the opponents, &quot;Samir and Karim&quot; or &quot;you and Karim&quot;.</extracomment>
        <translation>La contestation {player:de} contre {others} n’est pas justifiée : il n’y a pas eu de faute.</translation>
    </message>
    <message>
        <source>You challenge {others} and are wrong: there was no misplay.</source>
        <extracomment>{others}: the opponents, &quot;Samir and Karim&quot;.</extracomment>
        <translation>Votre contestation contre {others} n’est pas justifiée : il n’y a pas eu de faute.</translation>
    </message>
</context>
<context>
    <name>coach</name>
    <message>
        <source>You can play only one card.</source>
        <translation>Vous n’avez qu’une carte à jouer.</translation>
    </message>
    <message>
        <source>Points count against you in this deal. How do you avoid them?</source>
        <translation>Les points comptent contre vous dans cette donne. Comment les éviter&#x202f;?</translation>
    </message>
    <message>
        <source>Who will win this trick, and what is it worth to you?</source>
        <translation>Qui fera ce pli, et que vaut-il pour vous&#x202f;?</translation>
    </message>
    <message>
        <source>Is this deal better for you, or for the player who offers to throw it in?</source>
        <translation>Cette donne est-elle meilleure pour vous, ou pour celui qui propose de l’annuler&#x202f;?</translation>
    </message>
    <message>
        <source>Will this contract be made, and can you name a better one?</source>
        <translation>Ce contrat sera-t-il réussi, et pouvez-vous en nommer un meilleur&#x202f;?</translation>
    </message>
    <message>
        <source>Do you have aces and tens for a Sun, or a suit for a Hokum?</source>
        <translation>Avez-vous des as et des dix pour un Sun, ou une couleur pour un Hokum&#x202f;?</translation>
    </message>
    <message>
        <source>Has an opponent played a card against the rules?</source>
        <translation>Un adversaire a-t-il joué une carte interdite&#x202f;?</translation>
    </message>
    <message>
        <source>Which cards can you do without, and which points are safe in the discard?</source>
        <translation>De quelles cartes pouvez-vous vous passer, et quels points sont à l’abri dans l’écart&#x202f;?</translation>
    </message>
    <message>
        <source>Do you hold a run or four of a kind?</source>
        <translation>Avez-vous une suite ou un carré&#x202f;?</translation>
    </message>
    <message>
        <source>It is your lead. Which suit helps your side, and what does leading it cost?</source>
        <translation>À vous l’entame. Quelle couleur aide votre camp, et que coûte cette entame ?</translation>
    </message>
    <message>
        <source>It is your lead. Which suit helps you, and what does leading it cost?</source>
        <translation>À vous l’entame. Quelle couleur vous aide, et que coûte cette entame ?</translation>
    </message>
    <message>
        <source>Who will win this trick, and what should you add to it?</source>
        <translation>Qui fera ce pli, et que devez-vous y mettre ?</translation>
    </message>
    <message>
        <source>You cannot pass. Which contract is safest?</source>
        <translation>Vous ne pouvez pas passer. Quel contrat est le plus sûr ?</translation>
    </message>
    <message>
        <source>If you were the taker, would you win more than half of the points?</source>
        <translation>Si vous preniez, feriez-vous plus de la moitié des points ?</translation>
    </message>
    <message>
        <source>If you were the taker, would you make the contract?</source>
        <translation>Si vous preniez, le contrat serait-il réussi ?</translation>
    </message>
    <message>
        <source>Which contract can you make, and could an opponent outbid it?</source>
        <translation>Quel contrat pouvez-vous réussir, et un adversaire peut-il monter plus haut ?</translation>
    </message>
    <message>
        <source>How many points can you make, and with which trumps?</source>
        <translation>Combien de points pouvez-vous faire, et avec quel atout ?</translation>
    </message>
    <message>
        <source>Who is likely to win this deal, and how sure can you be?</source>
        <translation>Qui a le plus de chances de gagner cette donne, et avec quelle certitude ?</translation>
    </message>
    <message>
        <source>It is your turn.</source>
        <translation>À vous.</translation>
    </message>
    <message>
        <source>Say “{call}”.</source>
        <extracomment>{call}: what the player says.</extracomment>
        <translation>Dites «&#xa0;{call}&#xa0;».</translation>
    </message>
    <message>
        <source>Name {suit} as trumps.</source>
        <extracomment>{suit}: a suit.</extracomment>
        <translation>Nommez {suit} comme atout.</translation>
    </message>
    <message>
        <source>Bid {bid}.</source>
        <extracomment>{bid}: a bid, as 90 ♠.</extracomment>
        <translation>Demandez {bid}.</translation>
    </message>
    <message>
        <source>Say Hokum in {suit}.</source>
        <extracomment>{suit}: a suit.</extracomment>
        <translation>Dites Hokum à {suit}.</translation>
    </message>
    <message>
        <source>Play {card:the}.</source>
        <extracomment>{card}: a card.</extracomment>
        <translation>Jouez {card:le}.</translation>
    </message>
    <message>
        <source>Declare {cards}.</source>
        <extracomment>{cards}: the cards of a declaration.</extracomment>
        <translation>Annoncez {cards}.</translation>
    </message>
    <message>
        <source>Discard {cards:the}.</source>
        <extracomment>{cards}: cards.</extracomment>
        <translation>Écartez {cards:le}.</translation>
    </message>
    <message>
        <source>Exchange {card:the} for {turned:the}.</source>
        <extracomment>{card}, {turned}: cards.</extracomment>
        <translation>Échangez {card:le} contre {turned:le}.</translation>
    </message>
    <message>
        <source>Name all trumps.</source>
        <translation>Nommez tout-atout.</translation>
    </message>
    <message>
        <source>Name no trumps.</source>
        <translation>Nommez sans-atout.</translation>
    </message>
    <message>
        <source>Take. Trumps will be {suit}.</source>
        <extracomment>{suit}: a suit.</extracomment>
        <translation>Prenez. L’atout sera {suit}.</translation>
    </message>
    <message>
        <source>Pass.</source>
        <translation>Passez.</translation>
    </message>
    <message>
        <source>Double.</source>
        <translation>Contrez.</translation>
    </message>
    <message>
        <source>Redouble.</source>
        <translation>Surcontrez.</translation>
    </message>
    <message>
        <source>Raise the contract.</source>
        <translation>Relancez.</translation>
    </message>
    <message>
        <source>Stake the match.</source>
        <translation>Mettez la partie en jeu.</translation>
    </message>
    <message>
        <source>Say Hokum.</source>
        <translation>Dites Hokum.</translation>
    </message>
    <message>
        <source>Say Sun.</source>
        <translation>Dites Sun.</translation>
    </message>
    <message>
        <source>Say ashkal: your partner plays a Sun.</source>
        <translation>Dites ashkal&#xa0;: votre partenaire joue un Sun.</translation>
    </message>
    <message>
        <source>Double, open.</source>
        <translation>Contrez, ouvert.</translation>
    </message>
    <message>
        <source>Double, closed.</source>
        <translation>Contrez, fermé.</translation>
    </message>
    <message>
        <source>Raise to three, open.</source>
        <translation>Relancez à trois, ouvert.</translation>
    </message>
    <message>
        <source>Raise to three, closed.</source>
        <translation>Relancez à trois, fermé.</translation>
    </message>
    <message>
        <source>Raise to four, open.</source>
        <translation>Relancez à quatre, ouvert.</translation>
    </message>
    <message>
        <source>Raise to four, closed.</source>
        <translation>Relancez à quatre, fermé.</translation>
    </message>
    <message>
        <source>Say gahwa.</source>
        <translation>Dites gahwa.</translation>
    </message>
    <message>
        <source>Say {belote}, then play the card.</source>
        <extracomment>{belote}: the game’s word for king and queen of trumps.</extracomment>
        <translation>Dites {belote}, puis jouez la carte.</translation>
    </message>
    <message>
        <source>Offer to throw the deal in.</source>
        <translation>Proposez d’annuler la donne.</translation>
    </message>
    <message>
        <source>Accept the offer.</source>
        <translation>Acceptez la proposition.</translation>
    </message>
    <message>
        <source>Throw in your hand.</source>
        <translation>Annulez la donne.</translation>
    </message>
    <message>
        <source>Choose Done.</source>
        <translation>Choisissez «&#xa0;Terminé&#xa0;».</translation>
    </message>
    <message>
        <source>Refuse the offer.</source>
        <translation>Refusez la proposition.</translation>
    </message>
    <message>
        <source>You have only one choice.</source>
        <translation>Vous n’avez qu’un choix.</translation>
    </message>
    <message>
        <source>Look at your cards in {suit}. No single idea decides this one.</source>
        <extracomment>{suit}: a suit.</extracomment>
        <translation>Regardez vos cartes à {suit}. Aucune idée ne tranche à elle seule.</translation>
    </message>
    <message>
        <source>No single idea decides this one. The calls differ only in the numbers.</source>
        <translation>Aucune idée ne tranche : seuls les chiffres départagent les paroles.</translation>
    </message>
    <message>
        <source>No single idea decides this one. The cards differ only in the numbers.</source>
        <translation>Aucune idée ne tranche : seuls les chiffres départagent les cartes.</translation>
    </message>
    <message>
        <source>Look at your cards in {suit}.</source>
        <extracomment>{suit}: a suit.</extracomment>
        <translation>Regardez vos cartes à {suit}.</translation>
    </message>
    <message>
        <source>A declaration may score, but only if you make it now.</source>
        <translation>Une annonce peut rapporter des points, mais seulement si vous la faites maintenant.</translation>
    </message>
    <message>
        <source>Keep your trumps and sure tricks.</source>
        <translation>Gardez vos atouts et vos plis sûrs.</translation>
    </message>
    <message>
        <source>The turn-up is a better trump than one of yours.</source>
        <translation>La retourne est un meilleur atout qu’un des vôtres.</translation>
    </message>
    <message>
        <source>Just as good: {cards}.</source>
        <extracomment>{cards}: cards.</extracomment>
        <translation>Tout aussi bien : {cards}.</translation>
    </message>
    <message>
        <source>Perhaps just as good: {calls}</source>
        <extracomment>{calls}: a call as a whole sentence.</extracomment>
        <translation>Peut-être tout aussi bien : {calls}</translation>
    </message>
    <message>
        <source>Perhaps just as good, for other reasons: {calls}</source>
        <extracomment>{calls}: a call as a whole sentence.</extracomment>
        <translation>Peut-être tout aussi bien, pour d’autres raisons : {calls}</translation>
    </message>
    <message>
        <source>No possible deals were searched. This hint follows a rule of thumb.</source>
        <translation>Aucune donne possible n’a été étudiée. Ce conseil suit une règle simple.</translation>
    </message>
    <message>
        <source>Also considered: {action} It brings {points} ± {error} less.</source>
        <extracomment>{action}: a whole sentence. {points}, {error}: points.</extracomment>
        <translation>Autre choix étudié : {action} Cela rapporte {points} ± {error} de moins.</translation>
    </message>
    <message>
        <source>Also considered: {action} It brings {points} ± {error} more.</source>
        <extracomment>{action}: a whole sentence. {points}, {error}: points.</extracomment>
        <translation>Autre choix étudié : {action} Cela rapporte {points} ± {error} de plus.</translation>
    </message>
    <message>
        <source>On average your side comes out {points} {points:n|point|points} ahead.</source>
        <extracomment>{points}: points with a decimal.</extracomment>
        <translation>En moyenne, votre camp finit avec {points} {points:n|point|points} d’avance.</translation>
    </message>
    <message>
        <source>On average your side comes out {points} {points:n|point|points} behind.</source>
        <extracomment>{points}: points with a decimal.</extracomment>
        <translation>En moyenne, votre camp finit avec {points} {points:n|point|points} de retard.</translation>
    </message>
    <message>
        <source>On average you come out {points} {points:n|point|points} ahead.</source>
        <extracomment>{points}: points with a decimal.</extracomment>
        <translation>En moyenne, vous finissez avec {points} {points:n|point|points} d’avance.</translation>
    </message>
    <message>
        <source>On average you come out {points} {points:n|point|points} behind.</source>
        <extracomment>{points}: points with a decimal.</extracomment>
        <translation>En moyenne, vous finissez avec {points} {points:n|point|points} de retard.</translation>
    </message>
    <message>
        <source>On average you come out {points} {points:n|point|points} ahead of the others.</source>
        <extracomment>{points}: points with a decimal.</extracomment>
        <translation>En moyenne, vous finissez avec {points} {points:n|point|points} d’avance sur les autres.</translation>
    </message>
    <message>
        <source>On average you come out {points} {points:n|point|points} behind the others.</source>
        <extracomment>{points}: points with a decimal.</extracomment>
        <translation>En moyenne, vous finissez avec {points} {points:n|point|points} de retard sur les autres.</translation>
    </message>
    <message>
        <source>Just as good, for other reasons: {cards}.</source>
        <extracomment>{cards}: cards.</extracomment>
        <translation>Tout aussi bien, pour d’autres raisons : {cards}.</translation>
    </message>
    <message>
        <source>All {deals} possible deals were counted.</source>
        <extracomment>{deals}: a number above 1.</extracomment>
        <translation>Les {deals} donnes possibles ont toutes été comptées.</translation>
    </message>
    <message>
        <source>Only one deal is possible.</source>
        <translation>Une seule donne est possible.</translation>
    </message>
    <message>
        <source>Possible deals counted: {deals}.</source>
        <extracomment>{deals}: a number.</extracomment>
        <translation>Donnes possibles comptées&#xa0;: {deals}.</translation>
    </message>
    <message>
        <source>Possible deals counted: {deals}. Some are likelier than others, so they tell as much as {effective} equally likely deals.</source>
        <extracomment>{deals}, {effective}: numbers.</extracomment>
        <translation>Donnes possibles comptées : {deals}. Certaines sont plus probables que d’autres : elles renseignent autant que {effective} donnes de même probabilité.</translation>
    </message>
    <message>
        <source>Next best: {action} It brings {points} ± {error} less.</source>
        <extracomment>{action}: a whole sentence. {points}, {error}: points.</extracomment>
        <translation>Deuxième choix&#xa0;: {action} Cela rapporte {points} ± {error} de moins.</translation>
    </message>
    <message>
        <source>You win {share} of 100 possible deals.</source>
        <extracomment>{share}: a number.</extracomment>
        <translation>Vous gagnez {share} {share:n|donne possible|donnes possibles} sur 100.</translation>
    </message>
    <message>
        <source>Your side wins {share} of 100 possible deals.</source>
        <extracomment>{share}: a number.</extracomment>
        <translation>Votre camp gagne {share} {share:n|donne possible|donnes possibles} sur 100.</translation>
    </message>
    <message>
        <source>The contract fails in {share} of 100 possible deals.</source>
        <extracomment>{share}: a number.</extracomment>
        <translation>Le contrat chute dans {share} {share:n|donne possible|donnes possibles} sur 100.</translation>
    </message>
    <message>
        <source>The contract is made in {share} of 100 possible deals.</source>
        <extracomment>{share}: a number.</extracomment>
        <translation>Le contrat est réussi dans {share} {share:n|donne possible|donnes possibles} sur 100.</translation>
    </message>
    <message>
        <source>Thinking…</source>
        <extracomment>Shown until the hint is ready.</extracomment>
        <translation>Réflexion en cours…</translation>
    </message>
    <message>
        <source>There is no hint for this decision.</source>
        <translation>Il n’y a pas de conseil pour cette décision.</translation>
    </message>
    <message>
        <source>very good</source>
        <extracomment>A chance: “The chance of making the contract: good.”</extracomment>
        <translation>très bonnes</translation>
    </message>
    <message>
        <source>good</source>
        <extracomment>A chance: “The chance of making the contract: good.”</extracomment>
        <translation>bonnes</translation>
    </message>
    <message>
        <source>even</source>
        <extracomment>A chance: “The chance of making the contract: good.”</extracomment>
        <translation>moyennes</translation>
    </message>
    <message>
        <source>poor</source>
        <extracomment>A chance: “The chance of making the contract: good.”</extracomment>
        <translation>faibles</translation>
    </message>
    <message>
        <source>very poor</source>
        <extracomment>A chance: “The chance of making the contract: good.”</extracomment>
        <translation>très faibles</translation>
    </message>
    <message>
        <source>far ahead</source>
        <extracomment>A result: “On average your side comes out far ahead.”</extracomment>
        <translation>nettement devant</translation>
    </message>
    <message>
        <source>ahead</source>
        <extracomment>A result: “On average your side comes out far ahead.”</extracomment>
        <translation>devant</translation>
    </message>
    <message>
        <source>about even</source>
        <extracomment>A result: “On average your side comes out far ahead.”</extracomment>
        <translation>à peu près à égalité</translation>
    </message>
    <message>
        <source>behind</source>
        <extracomment>A result: “On average your side comes out far ahead.”</extracomment>
        <translation>derrière</translation>
    </message>
    <message>
        <source>far behind</source>
        <extracomment>A result: “On average your side comes out far ahead.”</extracomment>
        <translation>nettement derrière</translation>
    </message>
    <message>
        <source>almost as much</source>
        <extracomment>What a card brings, compared with another: “It brings almost as much.”</extracomment>
        <translation>presque autant</translation>
    </message>
    <message>
        <source>noticeably less</source>
        <extracomment>What a card brings, compared with another: “It brings almost as much.”</extracomment>
        <translation>nettement moins</translation>
    </message>
    <message>
        <source>a little less</source>
        <extracomment>What a card brings, compared with another: “It brings almost as much.”</extracomment>
        <translation>un peu moins</translation>
    </message>
    <message>
        <source>far less</source>
        <extracomment>What a card brings, compared with another: “It brings almost as much.”</extracomment>
        <translation>beaucoup moins</translation>
    </message>
    <message>
        <source>Too few possible deals fit what has been called and played to say more.</source>
        <translation>Trop peu de donnes possibles correspondent à ce qui a été dit et joué pour en dire plus.</translation>
    </message>
    <message>
        <source>Too few possible deals were counted to give figures.</source>
        <translation>Trop peu de donnes possibles ont été comptées pour donner des chiffres.</translation>
    </message>
    <message>
        <source>On average your side comes out {expected}.</source>
        <extracomment>{expected}: far ahead, ahead, about even, behind or far behind.</extracomment>
        <translation>En moyenne, votre camp finit {expected}.</translation>
    </message>
    <message>
        <source>On average you come out {expected}.</source>
        <extracomment>{expected}: far ahead, ahead, about even, behind or far behind.</extracomment>
        <translation>En moyenne, vous finissez {expected}.</translation>
    </message>
    <message>
        <source>Your chance of winning the deal: {chance}.</source>
        <extracomment>{chance}: very good, good, even, poor or very poor.</extracomment>
        <translation>Vos chances de gagner la donne : {chance}.</translation>
    </message>
    <message>
        <source>Your side’s chance of winning the deal: {chance}.</source>
        <extracomment>{chance}: very good, good, even, poor or very poor.</extracomment>
        <translation>Les chances de votre camp dans cette donne : {chance}.</translation>
    </message>
    <message>
        <source>The chance of making the contract: {chance}.</source>
        <extracomment>{chance}: very good, good, even, poor or very poor.</extracomment>
        <translation>Chances de réussir le contrat : {chance}.</translation>
    </message>
    <message>
        <source>The chance that the contract fails: {chance}.</source>
        <extracomment>{chance}: very good, good, even, poor or very poor.</extracomment>
        <translation>Chances de faire chuter le contrat : {chance}.</translation>
    </message>
    <message>
        <source>Next best: {action} It brings {less}.</source>
        <extracomment>{action}: a whole sentence. {less}: almost as much, a little less …</extracomment>
        <translation>Deuxième choix&#xa0;: {action} Cela rapporte {less}.</translation>
    </message>
    <message>
        <source>Next best: {action} It probably brings {less}.</source>
        <extracomment>{action}: a whole sentence. {less}: almost as much, a little less …</extracomment>
        <translation>Deuxième choix&#xa0;: {action} Cela rapporte sans doute {less}.</translation>
    </message>
    <message>
        <source>Also considered: {action} It brings {less}.</source>
        <extracomment>{action}: a whole sentence. {less}: almost as much, a little less …</extracomment>
        <translation>Autre choix étudié : {action} Cela rapporte {less}.</translation>
    </message>
    <message>
        <source>Also considered: {action} It probably brings {less}.</source>
        <extracomment>{action}: a whole sentence. {less}: almost as much, a little less …</extracomment>
        <translation>Autre choix étudié : {action} Cela rapporte sans doute {less}.</translation>
    </message>
    <message>
        <source>Also considered: {action} It may be just as good.</source>
        <extracomment>{action}: a whole sentence.</extracomment>
        <translation>Autre choix étudié : {action} Cela vaut peut-être autant.</translation>
    </message>
    <message>
        <source>Also considered: {action} It may bring a little more.</source>
        <extracomment>{action}: a whole sentence.</extracomment>
        <translation>Autre choix étudié : {action} Cela peut rapporter un peu plus.</translation>
    </message>
    <message>
        <source>{player} has bid {highest}. A bid must be higher.</source>
        <extracomment>{player}: a name. {highest}: a bid.</extracomment>
        <translation>{player} a demandé {highest}. Il faut enchérir plus haut.</translation>
    </message>
    <message>
        <source>You have bid {highest}. A bid must be higher.</source>
        <extracomment>{highest}: a bid.</extracomment>
        <translation>Vous avez demandé {highest}. Il faut enchérir plus haut.</translation>
    </message>
    <message>
        <source>{player} has named {highest}. A contract must be higher.</source>
        <extracomment>{player}: a name. {highest}: a contract.</extracomment>
        <translation>{player} a nommé {highest}. Il faut un contrat plus haut.</translation>
    </message>
    <message>
        <source>You have named {highest}. A contract must be higher.</source>
        <extracomment>{highest}: a contract.</extracomment>
        <translation>Vous avez nommé {highest}. Il faut un contrat plus haut.</translation>
    </message>
    <message>
        <source>as you played it</source>
        <extracomment>A way a deal was played, in a comparison.</extracomment>
        <translation>comme vous l’avez jouée</translation>
    </message>
    <message>
        <source>the computer in your seat</source>
        <extracomment>A way a deal was played, in a comparison.</extracomment>
        <translation>l’ordinateur à votre place</translation>
    </message>
    <message>
        <source>the computer in your seat, with other hands</source>
        <extracomment>A way a deal was played, in a comparison.</extracomment>
        <translation>l’ordinateur à votre place, avec d’autres mains</translation>
    </message>
    <message>
        <source>You can choose anything on the panel.</source>
        <translation>Vous pouvez choisir tout ce que propose le panneau.</translation>
    </message>
    <message>
        <source>You can play any of your cards.</source>
        <translation>Vous pouvez jouer n’importe laquelle de vos cartes.</translation>
    </message>
    <message>
        <source>You must play {cards:the}.</source>
        <extracomment>{cards}: a card.</extracomment>
        <translation>Vous devez jouer {cards:le}.</translation>
    </message>
    <message>
        <source>You can play {cards:the or}.</source>
        <extracomment>{cards}: cards, two at least.</extracomment>
        <translation>Vous pouvez jouer {cards:le or}.</translation>
    </message>
    <message>
        <source>Think back to that trick, before you played your card.</source>
        <translation>Revenez en pensée à ce pli, juste avant votre carte.</translation>
    </message>
    <message>
        <source>A small mistake: on average it costs about {points} {points:n|point|points}.</source>
        <extracomment>{points}: with one decimal, 3.4.</extracomment>
        <translation>Petite erreur : elle coûte en moyenne environ {points} {points:n|point|points}.</translation>
    </message>
    <message>
        <source>A serious mistake: on average it costs about {points} {points:n|point|points}.</source>
        <extracomment>{points}: with one decimal, 3.4.</extracomment>
        <translation>Erreur sérieuse : elle coûte en moyenne environ {points} {points:n|point|points}.</translation>
    </message>
    <message>
        <source>A grave mistake: on average it costs about {points} {points:n|point|points}.</source>
        <extracomment>{points}: with one decimal, 3.4.</extracomment>
        <translation>Erreur grave : elle coûte en moyenne environ {points} {points:n|point|points}.</translation>
    </message>
    <message>
        <source>This looks like a small mistake, but few possible deals could be counted.</source>
        <translation>Cela ressemble à une petite erreur, mais peu de donnes possibles ont été comptées.</translation>
    </message>
    <message>
        <source>This looks like a serious mistake, but few possible deals could be counted.</source>
        <translation>Cela ressemble à une erreur sérieuse, mais peu de donnes possibles ont été comptées.</translation>
    </message>
    <message>
        <source>This looks like a grave mistake, but few possible deals could be counted.</source>
        <translation>Cela ressemble à une erreur grave, mais peu de donnes possibles ont été comptées.</translation>
    </message>
    <message>
        <source>Playing {queen} before {king} loses {belote}. Choose {queen} again to play it anyway.</source>
        <extracomment>{queen}, {king}: cards. {belote}: the game’s word for king and queen of trumps.</extracomment>
        <translation>Jouer {queen:le} avant {king:le} fait perdre {belote:le}. Choisissez {queen:le} encore une fois pour jouer cette carte quand même.</translation>
    </message>
</context>
<context>
    <name>drills</name>
    <message>
        <source>{points}</source>
        <extracomment>{points}: a number, an answer to a question.</extracomment>
        <translation>{points}</translation>
    </message>
    <message>
        <source>The trick, in order of play</source>
        <translation>Le pli, dans l’ordre</translation>
    </message>
    <message>
        <source>How many points is this trick worth, with its roem?</source>
        <translation>Combien de points vaut ce pli, roem compris&#x202f;?</translation>
    </message>
    <message>
        <source>The correct number is {points}.</source>
        <extracomment>{points}: a number.</extracomment>
        <translation>La bonne réponse est {points}.</translation>
    </message>
    <message>
        <source>The cards this side won, trick by trick</source>
        <translation>Les cartes de ce camp, pli par pli</translation>
    </message>
    <message>
        <source>This side has declared the king and queen of trumps.</source>
        <translation>Ce camp a annoncé le roi et la dame d’atout.</translation>
    </message>
    <message>
        <source>How many points is this trick worth?</source>
        <translation>Combien de points vaut ce pli&#x202f;?</translation>
    </message>
    <message>
        <source>This is the last trick of the deal. How many points is it worth in all?</source>
        <translation>C’est le dernier pli de la donne. Combien de points vaut-il en tout&#x202f;?</translation>
    </message>
    <message>
        <source>How many points have {player} and {partner} won in this deal, in all?</source>
        <extracomment>{player}, {partner}: names.</extracomment>
        <translation>Combien de points ont faits {player} et {partner} en tout dans cette donne&#x202f;?</translation>
    </message>
    <message>
        <source>How many points has {player} won in this deal, in all?</source>
        <extracomment>{player}: a name.</extracomment>
        <translation>Combien de points a faits {player} en tout dans cette donne&#x202f;?</translation>
    </message>
    <message>
        <source>How many card points have {player} and {partner} won in this deal, including the last trick?</source>
        <extracomment>{player}, {partner}: names.</extracomment>
        <translation>Combien de points ont faits {player} et {partner} avec les cartes et le dix de der dans cette donne&#x202f;?</translation>
    </message>
    <message>
        <source>The cards count {points}.</source>
        <extracomment>{points}: a number.</extracomment>
        <translation>Les cartes valent {points}.</translation>
    </message>
    <message>
        <source>The last trick counts {points}.</source>
        <extracomment>{points}: a number.</extracomment>
        <translation>Le dernier pli vaut {points}.</translation>
    </message>
    <message>
        <source>The roem counts {points}.</source>
        <extracomment>{points}: a number.</extracomment>
        <translation>Le roem vaut {points}.</translation>
    </message>
    <message>
        <source>You left out the last trick, worth {points}.</source>
        <extracomment>{points}: a number.</extracomment>
        <translation>Vous avez oublié le dernier pli, qui vaut {points}.</translation>
    </message>
    <message>
        <source>You left out the roem, worth {points}.</source>
        <extracomment>{points}: a number.</extracomment>
        <translation>Vous avez oublié le roem, qui vaut {points}.</translation>
    </message>
    <message>
        <source>You added {points} for the last trick, but this side did not win it.</source>
        <extracomment>{points}: a number.</extracomment>
        <translation>Vous avez ajouté {points} pour le dernier pli, que ce camp n’a pas fait.</translation>
    </message>
    <message>
        <source>These are the points of the cards alone.</source>
        <translation>Ce sont les points des cartes seules.</translation>
    </message>
    <message>
        <source>This is the sum without the trick {cards}.</source>
        <extracomment>{cards}: the cards of a trick.</extracomment>
        <translation>C’est la somme sans le pli {cards}.</translation>
    </message>
    <message>
        <source>The declarations of this side score {points}.</source>
        <extracomment>{points}: a number.</extracomment>
        <translation>Les annonces de ce camp valent {points}.</translation>
    </message>
    <message>
        <source>The roem of this side scores {points}.</source>
        <extracomment>{points}: a number.</extracomment>
        <translation>Le roem de ce camp vaut {points}.</translation>
    </message>
    <message>
        <source>You left out the declarations, worth {points}.</source>
        <extracomment>{points}: a number.</extracomment>
        <translation>Vous avez oublié les annonces, qui valent {points}.</translation>
    </message>
    <message>
        <source>You left out the king and queen of trumps, worth {points}.</source>
        <extracomment>{points}: a number.</extracomment>
        <translation>Vous avez oublié le roi et la dame d’atout, qui valent {points}.</translation>
    </message>
    <message>
        <source>The declarations score {points}.</source>
        <extracomment>{points}: a number.</extracomment>
        <translation>Les annonces valent {points}.</translation>
    </message>
    <message>
        <source>The king and queen of trumps score {points}.</source>
        <extracomment>{points}: a number.</extracomment>
        <translation>Le roi et la dame d’atout valent {points}.</translation>
    </message>
    <message>
        <source>This side won the last trick.</source>
        <translation>Ce camp a fait le dernier pli.</translation>
    </message>
    <message>
        <source>This side did not win the last trick.</source>
        <translation>Ce camp n’a pas fait le dernier pli.</translation>
    </message>
    <message>
        <source>{player}</source>
        <extracomment>{player}: a name, an answer to a question.</extracomment>
        <translation>{player}</translation>
    </message>
    <message>
        <source>Neither</source>
        <extracomment>An answer: which declaration scores?</extracomment>
        <translation>Aucune des deux</translation>
    </message>
    <message>
        <source>Both</source>
        <extracomment>An answer: which declaration scores?</extracomment>
        <translation>Les deux</translation>
    </message>
    <message>
        <source>Both are declared. Which one scores?</source>
        <translation>Les deux sont annoncées. Laquelle compte&#x202f;?</translation>
    </message>
    <message>
        <source>{player} declares</source>
        <extracomment>{player}: a name. Above the cards of a declaration.</extracomment>
        <translation>{player} annonce</translation>
    </message>
    <message>
        <source>{player} declares {cards}</source>
        <extracomment>{player}: a name. {cards}: the cards of a declaration. An answer to a question.</extracomment>
        <translation>{player} annonce {cards}</translation>
    </message>
    <message>
        <source>{player} leads to the first trick.</source>
        <extracomment>{player}: a name.</extracomment>
        <translation>{player} entame le premier pli.</translation>
    </message>
    <message>
        <source>{player}’s declaration is worth {points}.</source>
        <extracomment>{player}: a name. {points}: a number.</extracomment>
        <translation>L’annonce {player:de} vaut {points}.</translation>
    </message>
    <message>
        <source>The two are equal, but {player} holds the one in trumps, which decides.</source>
        <extracomment>{player}: a name. Two declarations are compared.</extracomment>
        <translation>Les deux sont égales, mais celle {player:de} est à l’atout&#xa0;: elle l’emporte.</translation>
    </message>
    <message>
        <source>The two are equal, but {player} comes first in turn, which decides.</source>
        <extracomment>{player}: a name. Two declarations are compared.</extracomment>
        <translation>Les deux sont égales, mais {player} joue avant&#xa0;: son annonce l’emporte.</translation>
    </message>
    <message>
        <source>The two are equal, but {player} comes first, starting with the dealer, which decides.</source>
        <extracomment>{player}: a name. Two declarations are compared.</extracomment>
        <translation>Les deux sont égales, mais {player} vient en premier, donneur compris : son annonce l’emporte.</translation>
    </message>
    <message>
        <source>The two are equal, so they cancel each other.</source>
        <translation>Les deux sont égales&#xa0;: elles s’annulent.</translation>
    </message>
    <message>
        <source>The two are equal, and in this game both score.</source>
        <translation>Les deux sont égales et, dans ce jeu, les deux comptent.</translation>
    </message>
    <message>
        <source>In this game fours of a kind are compared with each other, and so are runs. Each of these is the best of its kind.</source>
        <translation>Dans ce jeu, on compare les carrés entre eux et les suites entre elles. Chacune de ces deux annonces est la meilleure de sa sorte.</translation>
    </message>
    <message>
        <source>Four of a kind beats every run, so {player} has the higher one.</source>
        <extracomment>{player}: a name.</extracomment>
        <translation>Un carré bat toutes les suites&#xa0;: l’annonce {player:de} est plus haute.</translation>
    </message>
    <message>
        <source>{player} has the higher one. Fours of a kind worth more than any run come first, then runs of five, then the other fours, then shorter runs.</source>
        <extracomment>{player}: a name.</extracomment>
        <translation>L’annonce {player:de} est plus haute. Les carrés qui valent plus que toute suite passent d’abord, puis les suites de cinq, puis les autres carrés, puis les suites plus courtes.</translation>
    </message>
    <message>
        <source>{player}’s declaration is worth more points, which decides.</source>
        <extracomment>{player}: a name.</extracomment>
        <translation>L’annonce {player:de} vaut plus de points : elle l’emporte.</translation>
    </message>
    <message>
        <source>{player}’s run is longer.</source>
        <extracomment>{player}: a name.</extracomment>
        <translation>La suite {player:de} est plus longue.</translation>
    </message>
    <message>
        <source>{player}’s four of a kind ranks higher in this game.</source>
        <extracomment>{player}: a name.</extracomment>
        <translation>Dans ce jeu, le carré {player:de} est plus haut.</translation>
    </message>
    <message>
        <source>Both are equally long, but {player}’s run has the higher top card.</source>
        <extracomment>{player}: a name.</extracomment>
        <translation>Elles ont la même longueur, mais la suite {player:de} commence par une carte plus forte.</translation>
    </message>
    <message>
        <source>Which cards can you play? Choose all of them.</source>
        <translation>Quelles cartes pouvez-vous jouer&#x202f;? Choisissez-les toutes.</translation>
    </message>
    <message>
        <source>You can also play {cards:the}.</source>
        <extracomment>{cards}: cards.</extracomment>
        <translation>Vous pouvez aussi jouer {cards:le}.</translation>
    </message>
    <message>
        <source>You can play these cards and no others.</source>
        <translation>Vous pouvez jouer ces cartes et aucune autre.</translation>
    </message>
    <message>
        <source>On the table, in order of play</source>
        <translation>Sur la table, dans l’ordre</translation>
    </message>
    <message>
        <source>Your hand (you are {player})</source>
        <extracomment>{player}: a name.</extracomment>
        <translation>Votre main (vous êtes {player})</translation>
    </message>
    <message>
        <source>What can I play?</source>
        <extracomment>The title of a kind of question.</extracomment>
        <translation>Que puis-je jouer&#x202f;?</translation>
    </message>
    <message>
        <source>Who wins the trick?</source>
        <extracomment>The title of a kind of question.</extracomment>
        <translation>Qui fait le pli&#x202f;?</translation>
    </message>
    <message>
        <source>Count the trick</source>
        <extracomment>The title of a kind of question.</extracomment>
        <translation>Comptez le pli</translation>
    </message>
    <message>
        <source>Count the deal</source>
        <extracomment>The title of a kind of question.</extracomment>
        <translation>Comptez la donne</translation>
    </message>
    <message>
        <source>Which declaration scores?</source>
        <extracomment>The title of a kind of question.</extracomment>
        <translation>Quelle annonce compte&#x202f;?</translation>
    </message>
    <message>
        <source>What do you call?</source>
        <extracomment>The title of a kind of question.</extracomment>
        <translation>Que dites-vous&#x202f;?</translation>
    </message>
    <message>
        <source>Which card do you play?</source>
        <extracomment>The title of a kind of question.</extracomment>
        <translation>Quelle carte jouez-vous&#x202f;?</translation>
    </message>
    <message>
        <source>You cannot play {card:the} here.</source>
        <extracomment>{card}: a card.</extracomment>
        <translation>Vous ne pouvez pas jouer {card:le} ici.</translation>
    </message>
    <message>
        <source>The turn-up</source>
        <translation>La retourne</translation>
    </message>
    <message>
        <source>{player} is the dealer.</source>
        <extracomment>{player}: a name.</extracomment>
        <translation>Donneur&#xa0;: {player}.</translation>
    </message>
    <message>
        <source>You are the dealer.</source>
        <translation>Vous êtes donneur.</translation>
    </message>
    <message>
        <source>Best: {action}</source>
        <extracomment>{action}: a whole sentence.</extracomment>
        <translation>Le mieux&#xa0;: {action}</translation>
    </message>
    <message>
        <source>Yours: {action} It brings {points} ± {error} less.</source>
        <extracomment>{action}: a whole sentence. {points}, {error}: points.</extracomment>
        <translation>Votre choix&#xa0;: {action} Cela rapporte {points} ± {error} de moins.</translation>
    </message>
    <message>
        <source>Yours: {action} It brings {less}.</source>
        <extracomment>{action}: a whole sentence. {less}: almost as much, a little less …</extracomment>
        <translation>Votre choix&#xa0;: {action} Cela rapporte {less}.</translation>
    </message>
    <message>
        <source>Earlier tricks, in order of play</source>
        <translation>Les plis précédents, dans l’ordre</translation>
    </message>
    <message>
        <source>Which card wins this trick?</source>
        <translation>Quelle carte fait ce pli&#x202f;?</translation>
    </message>
    <message>
        <source>{player} wins with {card:the}, the highest trump. From the highest down: {order}.</source>
        <extracomment>{player}: a name. {card}: a card. {order}: cards.</extracomment>
        <translation>{player} fait le pli avec {card:le}, le plus fort atout. Du plus fort au plus faible&#xa0;: {order}.</translation>
    </message>
    <message>
        <source>{player} wins with {card:the}, the highest card of the suit led. From the highest down: {order}.</source>
        <extracomment>{player}: a name. {card}: a card. {order}: cards.</extracomment>
        <translation>{player} fait le pli avec {card:le}, la plus forte carte de la couleur demandée. De la plus forte à la plus faible&#xa0;: {order}.</translation>
    </message>
    <message>
        <source>In this contract {best:the} is higher than {card:the}.</source>
        <extracomment>{best}, {card}: cards.</extracomment>
        <translation>Dans ce contrat, {best:le} est plus {best:g|fort|forte} que {card:le}.</translation>
    </message>
    <message>
        <source>Trumps beat other suits, so {best:the} beats {card:the}.</source>
        <extracomment>{best}, {card}: cards.</extracomment>
        <translation>L’atout bat les autres couleurs&#xa0;: {best:le} bat {card:le}.</translation>
    </message>
    <message>
        <source>{card:the} cannot win: it is neither a trump nor of the suit led, {suit}.</source>
        <extracomment>{card}: a card. {suit}: the suit led.</extracomment>
        <translation>{card:le} ne peut pas faire le pli&#xa0;: ce n’est ni un atout ni la couleur demandée, {suit}.</translation>
    </message>
    <message>
        <source>{card:the} cannot win: it is not of the suit led, {suit}.</source>
        <extracomment>{card}: a card. {suit}: the suit led.</extracomment>
        <translation>{card:le} ne peut pas faire le pli&#xa0;: ce n’est pas la couleur demandée, {suit}.</translation>
    </message>
    <message>
        <source>You counted {cards:the} as in a side suit. The jack of trumps counts more.</source>
        <extracomment>{cards}: cards.</extracomment>
        <translation>Vous avez compté {cards:le} à la valeur hors atout. Le valet d’atout vaut plus.</translation>
    </message>
    <message>
        <source>You counted {cards:the} as in a side suit. The nine of trumps counts more.</source>
        <extracomment>{cards}: cards.</extracomment>
        <translation>Vous avez compté {cards:le} à la valeur hors atout. Le neuf d’atout vaut plus.</translation>
    </message>
    <message>
        <source>You counted {cards:the} as in a side suit. As trumps they count more.</source>
        <extracomment>{cards}: cards.</extracomment>
        <translation>Vous avez compté {cards:le} à la valeur hors atout. À l’atout, ces cartes valent plus.</translation>
    </message>
    <message>
        <source>You counted {cards:the} as in trumps. In other suits this rank counts less.</source>
        <extracomment>{cards}: cards.</extracomment>
        <translation>Vous avez compté {cards:le} à la valeur de l’atout. Hors atout, cela vaut moins.</translation>
    </message>
    <message>
        <source>This is the sum without {cards:the}.</source>
        <extracomment>{cards}: cards.</extracomment>
        <translation>C’est la somme sans {cards:le}.</translation>
    </message>
    <message>
        <source>This is the sum without {card:the}, which counts {points}.</source>
        <extracomment>{card}: a card. {points}: a number.</extracomment>
        <translation>C’est la somme sans {card:le}, qui vaut {points}.</translation>
    </message>
    <message>
        <source>You got this wrong last time.</source>
        <extracomment>About a question, or a decision in a match.</extracomment>
        <translation>La dernière fois, votre réponse n’était pas la bonne.</translation>
    </message>
    <message>
        <source>You have been right once since you missed it.</source>
        <extracomment>About a question.</extracomment>
        <translation>Une bonne réponse depuis l’erreur.</translation>
    </message>
    <message>
        <source>You have been right twice in a row.</source>
        <extracomment>About a question.</extracomment>
        <translation>Deux bonnes réponses de suite.</translation>
    </message>
    <message>
        <source>You have been right 3 times in a row.</source>
        <extracomment>About a question.</extracomment>
        <translation>3 bonnes réponses de suite.</translation>
    </message>
    <message>
        <source>You have been right 4 times in a row. Once more and you know it.</source>
        <extracomment>About a question.</extracomment>
        <translation>4 bonnes réponses de suite. Encore une, et la question est acquise.</translation>
    </message>
</context>
<context>
    <name>engine</name>
    <message>
        <source>You are asked whether you want to play Sun. Say Sun or pass.</source>
        <translation>Jouez-vous Sun&#x202f;? Dites Sun ou passez.</translation>
    </message>
    <message>
        <source>This call is not allowed in round {round}.</source>
        <extracomment>{round}: 1 or 2.</extracomment>
        <translation>Cette parole n’est pas permise au tour {round}.</translation>
    </message>
    <message>
        <source>You have Hokum. Keep it or turn it into Sun.</source>
        <translation>Vous avez Hokum. Gardez-le ou changez-le en Sun.</translation>
    </message>
    <message>
        <source>You have Hokum. Name any suit but {suit}, or turn it into Sun.</source>
        <extracomment>{suit}: ♥ on screen, hearts aloud.</extracomment>
        <translation>Vous avez Hokum. Nommez une couleur, sauf {suit}, ou changez-le en Sun.</translation>
    </message>
    <message>
        <source>This game has no ashkal.</source>
        <translation>Ce jeu n’a pas d’ashkal.</translation>
    </message>
    <message>
        <source>Ashkal may be said only in the first round.</source>
        <translation>On ne peut dire ashkal qu’au premier tour.</translation>
    </message>
    <message>
        <source>Only the dealer and the player before the dealer may say ashkal.</source>
        <translation>Seuls le donneur et le joueur avant lui peuvent dire ashkal.</translation>
    </message>
    <message>
        <source>The turn-up is an ace, so you cannot say ashkal.</source>
        <translation>La retourne est un as&#xa0;: on ne peut pas dire ashkal.</translation>
    </message>
    <message>
        <source>{player} has said Hokum. Only Sun is higher.</source>
        <extracomment>{player}: a name.</extracomment>
        <translation>{player} a dit Hokum. Seul Sun est plus haut.</translation>
    </message>
    <message>
        <source>You have said Hokum. Only Sun is higher.</source>
        <translation>Vous avez dit Hokum. Seul Sun est plus haut.</translation>
    </message>
    <message>
        <source>In the first round Hokum is played in the turn-up’s suit: {suit}.</source>
        <extracomment>{suit}: ♥ on screen, hearts aloud.</extracomment>
        <translation>Au premier tour, Hokum se joue à la couleur de la retourne&#xa0;: {suit}.</translation>
    </message>
    <message>
        <source>Say Hokum without a suit. You name the suit when you confirm the Hokum.</source>
        <translation>Dites Hokum sans couleur. Vous nommez la couleur en confirmant le Hokum.</translation>
    </message>
    <message>
        <source>In the second round name the suit of the Hokum: any but {suit}.</source>
        <extracomment>{suit}: ♥ on screen, hearts aloud.</extracomment>
        <translation>Au second tour, nommez la couleur du Hokum&#xa0;: toute couleur sauf {suit}.</translation>
    </message>
    <message>
        <source>{suit} was refused in the first round. Name another suit.</source>
        <extracomment>{suit}: ♥ on screen, hearts aloud.</extracomment>
        <translation>On a refusé {suit} au premier tour. Nommez une autre couleur.</translation>
    </message>
    <message>
        <source>The match is over.</source>
        <translation>La partie est terminée.</translation>
    </message>
    <message>
        <source>There is no seat {seat}. The seats are 0 to {last}.</source>
        <extracomment>For programmers. {seat}, {last}: numbers from 0.</extracomment>
        <translation>Il n’y a pas de place {seat}. Les places vont de 0 à {last}.</translation>
    </message>
    <message>
        <source>It is {player}’s turn, not yours.</source>
        <extracomment>{player}: a name.</extracomment>
        <translation>C’est au tour {player:de}, pas au vôtre.</translation>
    </message>
    <message>
        <source>You do not hold {card:the}.</source>
        <extracomment>{card}: K♥ on screen, the king of hearts aloud.</extracomment>
        <translation>Vous n’avez pas {card:le}.</translation>
    </message>
    <message>
        <source>player {number}</source>
        <extracomment>{number}: the number of a seat, where no name is known.</extracomment>
        <translation>joueur {number}</translation>
    </message>
    <message>
        <source>no trumps</source>
        <extracomment>A contract, inside a sentence.</extracomment>
        <translation>sans-atout</translation>
    </message>
    <message>
        <source>all trumps</source>
        <extracomment>A contract, inside a sentence.</extracomment>
        <translation>tout-atout</translation>
    </message>
    <message>
        <source>capot {denomination}</source>
        <extracomment>A bid. {denomination}: ♥, no trumps or all trumps.</extracomment>
        <translation>capot {denomination}</translation>
    </message>
    <message>
        <source>générale {denomination}</source>
        <extracomment>A bid. {denomination}: ♥, no trumps or all trumps.</extracomment>
        <translation>générale {denomination}</translation>
    </message>
    <message>
        <source>{points} {denomination} with all tricks</source>
        <extracomment>A bid: 90 ♥ with all tricks. {denomination}: ♥, no trumps or all trumps.</extracomment>
        <translation>{points} {denomination} avec tous les plis</translation>
    </message>
    <message>
        <source>{points} {denomination}</source>
        <extracomment>A bid: 90 ♥. {denomination}: ♥, no trumps or all trumps.</extracomment>
        <translation>{points} {denomination}</translation>
    </message>
    <message>
        <source>You have the highest bid. Only your opponents may double it.</source>
        <translation>Vous avez la plus haute enchère. Seuls vos adversaires peuvent contrer.</translation>
    </message>
    <message>
        <source>You have the contract. Only your opponents may raise it now.</source>
        <translation>Le contrat est à vous. Seuls vos adversaires peuvent relancer maintenant.</translation>
    </message>
    <message>
        <source>Your contract was doubled. Only you may raise it now.</source>
        <translation>Votre contrat est contré. Personne d’autre ne peut relancer maintenant.</translation>
    </message>
    <message>
        <source>{player} has the highest bid. Only {player}’s opponents may double it.</source>
        <extracomment>{player}: a name.</extracomment>
        <translation>La plus haute enchère est {player:à}. Seuls ses adversaires peuvent contrer.</translation>
    </message>
    <message>
        <source>{player} has the contract. Only {player}’s opponents may raise it now.</source>
        <extracomment>{player}: a name.</extracomment>
        <translation>Le contrat est {player:à}. Seuls ses adversaires peuvent relancer maintenant.</translation>
    </message>
    <message>
        <source>{player}’s contract was doubled. Only {player} may raise it now.</source>
        <extracomment>{player}: a name.</extracomment>
        <translation>Le contrat contré est {player:à}. Personne d’autre ne peut relancer maintenant.</translation>
    </message>
    <message>
        <source>{player}’s contract was doubled. Only that side may raise it now.</source>
        <extracomment>{player}: a name.</extracomment>
        <translation>Le contrat contré est {player:à}. Seul ce camp peut relancer maintenant.</translation>
    </message>
    <message>
        <source>Your contract was doubled. Only your side may raise it now.</source>
        <translation>Votre contrat est contré. Seul votre camp peut relancer maintenant.</translation>
    </message>
    <message>
        <source>This game has no such raise.</source>
        <translation>Ce jeu n’a pas cette relance.</translation>
    </message>
    <message>
        <source>Nobody has bid yet, so there is nothing to double.</source>
        <translation>Personne n’a encore enchéri&#xa0;: il n’y a rien à contrer.</translation>
    </message>
    <message>
        <source>The contract cannot be raised any further.</source>
        <translation>On ne peut plus relancer le contrat.</translation>
    </message>
    <message>
        <source>{player}’s contract has not been doubled yet.</source>
        <extracomment>{player}: a name.</extracomment>
        <translation>Le contrat {player:de} n’est pas encore contré.</translation>
    </message>
    <message>
        <source>{player}’s contract is already doubled. It can only be redoubled.</source>
        <extracomment>{player}: a name.</extracomment>
        <translation>Le contrat {player:de} est déjà contré. On ne peut que surcontrer.</translation>
    </message>
    <message>
        <source>{player}’s contract is already redoubled. It can only be raised further.</source>
        <extracomment>{player}: a name.</extracomment>
        <translation>Le contrat {player:de} est déjà surcontré. On ne peut que relancer.</translation>
    </message>
    <message>
        <source>{player}’s contract has already been raised higher.</source>
        <extracomment>{player}: a name.</extracomment>
        <translation>Le contrat {player:de} est déjà relancé plus haut.</translation>
    </message>
    <message>
        <source>Your contract has not been doubled yet.</source>
        <translation>Votre contrat n’est pas encore contré.</translation>
    </message>
    <message>
        <source>Your contract is already doubled. It can only be redoubled.</source>
        <translation>Votre contrat est déjà contré. On ne peut que surcontrer.</translation>
    </message>
    <message>
        <source>Your contract is already redoubled. It can only be raised further.</source>
        <translation>Votre contrat est déjà surcontré. On ne peut que relancer.</translation>
    </message>
    <message>
        <source>The match can be staked only after every other raise of {player}’s contract.</source>
        <extracomment>{player}: a name.</extracomment>
        <translation>On ne peut mettre la partie en jeu qu’après toutes les autres relances du contrat {player:de}.</translation>
    </message>
    <message>
        <source>The match can be staked only after every other raise of your contract.</source>
        <translation>On ne peut mettre la partie en jeu qu’après toutes les autres relances de votre contrat.</translation>
    </message>
    <message>
        <source>Your contract has already been raised higher.</source>
        <translation>Votre contrat est déjà relancé plus haut.</translation>
    </message>
    <message>
        <source>Only the players who are asked to answer the double may raise the contract now.</source>
        <translation>Seuls les joueurs qui doivent répondre au contre peuvent relancer maintenant.</translation>
    </message>
    <message>
        <source>The lowest bid is {lowest}.</source>
        <extracomment>{lowest}: points.</extracomment>
        <translation>La plus basse enchère est {lowest}.</translation>
    </message>
    <message>
        <source>{player} has doubled the contract, so nobody can bid higher.</source>
        <extracomment>{player}: a name.</extracomment>
        <translation>{player} a contré&#xa0;: on ne peut plus enchérir.</translation>
    </message>
    <message>
        <source>You have doubled the contract, so nobody can bid higher.</source>
        <translation>Vous avez contré&#xa0;: on ne peut plus enchérir.</translation>
    </message>
    <message>
        <source>{player} has raised the doubled contract, so nobody can bid higher.</source>
        <extracomment>{player}: a name.</extracomment>
        <translation>{player} a relancé le contrat contré&#xa0;: on ne peut plus enchérir.</translation>
    </message>
    <message>
        <source>You have raised the doubled contract, so nobody can bid higher.</source>
        <translation>Vous avez relancé le contrat contré&#xa0;: on ne peut plus enchérir.</translation>
    </message>
    <message>
        <source>You have passed, so you cannot bid again in this deal.</source>
        <translation>Vous avez passé&#xa0;: vous ne pouvez plus enchérir dans cette donne.</translation>
    </message>
    <message>
        <source>All have passed. You are the player after the dealer, so you must bid.</source>
        <translation>Tous ont passé. Vous jouez juste après le donneur&#xa0;: vous devez enchérir.</translation>
    </message>
    <message>
        <source>All the others have passed. You are the dealer, so you must bid.</source>
        <translation>Tous les autres ont passé. Vous êtes donneur&#xa0;: vous devez enchérir.</translation>
    </message>
    <message>
        <source>A bid of {bid} cannot be doubled.</source>
        <extracomment>{bid}: a bid, 80 ♥.</extracomment>
        <translation>On ne peut pas contrer une enchère de {bid}.</translation>
    </message>
    <message>
        <source>You cannot bid {bid} now.</source>
        <extracomment>{bid}: a bid, 80 ♥.</extracomment>
        <translation>Vous ne pouvez pas demander {bid} maintenant.</translation>
    </message>
    <message>
        <source>{player} has bid {highest}. A higher bid of points must promise all tricks too.</source>
        <extracomment>{player}: a name. {highest}: a bid, 90 ♥ with all tricks.</extracomment>
        <translation>{player} a demandé {highest}. Une enchère plus haute doit aussi promettre tous les plis.</translation>
    </message>
    <message>
        <source>You have bid {highest}. A higher bid of points must promise all tricks too.</source>
        <extracomment>{highest}: a bid, 90 ♥ with all tricks.</extracomment>
        <translation>Vous avez demandé {highest}. Une enchère plus haute doit aussi promettre tous les plis.</translation>
    </message>
    <message>
        <source>In this game you cannot bid capot.</source>
        <translation>Dans ce jeu, on ne demande pas le capot.</translation>
    </message>
    <message>
        <source>In this game you cannot bid générale.</source>
        <translation>Dans ce jeu, on ne demande pas la générale.</translation>
    </message>
    <message>
        <source>You speak first in this auction, so you cannot bid générale.</source>
        <translation>Vous parlez en premier dans ces enchères : vous ne pouvez pas demander la générale.</translation>
    </message>
    <message>
        <source>In this game a bid of points cannot promise all tricks.</source>
        <translation>Dans ce jeu, une enchère de points ne peut pas promettre tous les plis.</translation>
    </message>
    <message>
        <source>The highest bid in {contract} is {highest}, because this contract brings no more points.</source>
        <extracomment>{contract}: ♥, no trumps or all trumps. {highest}: points.</extracomment>
        <translation>À {contract}, la plus haute enchère est {highest} : ce contrat ne rapporte pas plus.</translation>
    </message>
    <message>
        <source>The highest bid is {highest}.</source>
        <extracomment>{highest}: points.</extracomment>
        <translation>La plus haute enchère est {highest}.</translation>
    </message>
    <message>
        <source>Bids start at {lowest} and rise in steps of {step}, so you cannot bid {points}.</source>
        <extracomment>{lowest}, {step}, {points}: points.</extracomment>
        <translation>On enchérit à partir de {lowest}, de {step} en {step}&#xa0;: {points} n’est pas possible.</translation>
    </message>
    <message>
        <source>No hand may be thrown in.</source>
        <translation>On ne peut pas annuler la donne.</translation>
    </message>
    <message>
        <source>Only a hand worth no points may be thrown in. Yours is worth {points}.</source>
        <extracomment>{points}: a number.</extracomment>
        <translation>On ne peut annuler la donne qu’avec une main sans point. La vôtre vaut {points}.</translation>
    </message>
    <message>
        <source>Only a hand of nothing but sevens, eights and nines may be thrown in.</source>
        <translation>On ne peut annuler la donne qu’avec une main qui n’a que des sept, des huit et des neuf.</translation>
    </message>
    <message>
        <source>Only the dealer may throw in a hand, and only if it is worth seven points or fewer. Yours is worth {points}.</source>
        <extracomment>{points}: a number.</extracomment>
        <translation>Seul le donneur peut annuler la donne, avec sept points ou moins. Votre main vaut {points}.</translation>
    </message>
    <message>
        <source>Only the dealer may throw in the hand.</source>
        <translation>Seul le donneur peut annuler la donne.</translation>
    </message>
    <message>
        <source>You can throw in a hand only before your first call.</source>
        <translation>On ne peut annuler la donne qu’avant sa première parole.</translation>
    </message>
    <message>
        <source>Only {card:the} can be exchanged, and you do not hold it.</source>
        <extracomment>{card}: J♥ on screen, the jack of hearts aloud.</extracomment>
        <translation>On ne peut échanger que {card:le}, et vous n’avez pas cette carte.</translation>
    </message>
    <message>
        <source>You already hold {card:the}.</source>
        <extracomment>{card}: J♥ on screen, the jack of hearts aloud.</extracomment>
        <translation>Vous avez déjà {card:le}.</translation>
    </message>
    <message>
        <source>You can exchange {card:the} only if you held it before the auction.</source>
        <extracomment>{card}: 7♥ on screen, the seven of hearts aloud.</extracomment>
        <translation>Vous ne pouvez échanger {card:le} que si vous aviez cette carte avant les enchères.</translation>
    </message>
    <message>
        <source>You must exchange {card:the} before you declare or play.</source>
        <extracomment>{card}: 7♥ on screen, the seven of hearts aloud.</extracomment>
        <translation>Il faut échanger {card:le} avant d’annoncer ou de jouer.</translation>
    </message>
    <message>
        <source>In this game the turn-up cannot be exchanged.</source>
        <translation>Dans ce jeu, la retourne ne s’échange pas.</translation>
    </message>
    <message>
        <source>No card can be exchanged in this deal.</source>
        <translation>Aucun échange n’est possible dans cette donne.</translation>
    </message>
    <message>
        <source>The turn-up, {card:the}, is not a trump, so it cannot be exchanged.</source>
        <extracomment>{card}: the turn-up, J♥ on screen, the jack of hearts aloud.</extracomment>
        <translation>La retourne, {card:le}, n’est pas un atout&#xa0;: pas d’échange.</translation>
    </message>
    <message>
        <source>You cannot exchange {card:the} again. A card can be exchanged only once.</source>
        <extracomment>{card}: J♥ on screen, the jack of hearts aloud.</extracomment>
        <translation>On ne peut pas échanger de nouveau {card:le}. L’échange n’est permis qu’une fois.</translation>
    </message>
    <message>
        <source>You can no longer get {card:the}.</source>
        <extracomment>{card}: J♥ on screen, the jack of hearts aloud.</extracomment>
        <translation>On ne peut plus prendre {card:le}.</translation>
    </message>
    <message>
        <source>Only {card:the} can be exchanged for {turned:the}.</source>
        <extracomment>{card}, {turned}: cards, 7♥ on screen, the seven of hearts aloud.</extracomment>
        <translation>On ne peut échanger que {card:le} contre {turned:le}.</translation>
    </message>
    <message>
        <source>There is no option {option}.</source>
        <extracomment>{option}: what was typed.</extracomment>
        <translation>Il n’y a pas d’option {option}.</translation>
    </message>
    <message>
        <source>There is no option {option}. Similar options: {near}.</source>
        <extracomment>{option}: what was typed. {near}: names of options.</extracomment>
        <translation>Il n’y a pas d’option {option}. Options proches&#xa0;: {near}.</translation>
    </message>
    <message>
        <source>In this game you cannot claim the match.</source>
        <translation>Dans ce jeu, on ne demande pas la fin de la partie.</translation>
    </message>
    <message>
        <source>In this deal only {player}’s opponents may claim the match.</source>
        <extracomment>{player}: a name.</extracomment>
        <translation>Dans cette donne, seuls les adversaires {player:de} peuvent demander la fin de la partie.</translation>
    </message>
    <message>
        <source>In this deal only your opponents may claim the match.</source>
        <translation>Dans cette donne, seuls vos adversaires peuvent demander la fin de la partie.</translation>
    </message>
    <message>
        <source>You can claim the match only after winning a trick, before you lead to the next.</source>
        <translation>On ne peut demander la fin de la partie qu’après avoir fait un pli, avant d’entamer le suivant.</translation>
    </message>
    <message>
        <source>Your side has not reached {target} yet.</source>
        <extracomment>{target}: points.</extracomment>
        <translation>Votre camp n’a pas encore atteint {target}.</translation>
    </message>
    <message>
        <source>Name a contract, double or pass.</source>
        <translation>Nommez un contrat, contrez ou passez.</translation>
    </message>
    <message>
        <source>Name a contract or pass.</source>
        <translation>Nommez un contrat ou passez.</translation>
    </message>
    <message>
        <source>This game has no contract in {contract}.</source>
        <extracomment>{contract}: ♥, no trumps or all trumps.</extracomment>
        <translation>Ce jeu n’a pas de contrat à {contract}.</translation>
    </message>
    <message>
        <source>{player} has bid {highest}. Your bid must be higher.</source>
        <extracomment>{player}: a name. {highest}: a contract or a bid, 90 ♥.</extracomment>
        <translation>{player} a demandé {highest}. Votre enchère doit être plus haute.</translation>
    </message>
    <message>
        <source>You have bid {highest}. A new bid must be higher.</source>
        <extracomment>{highest}: a contract or a bid, 90 ♥.</extracomment>
        <translation>Vous avez demandé {highest}. Une nouvelle enchère doit être plus haute.</translation>
    </message>
    <message>
        <source>Bid, double or pass.</source>
        <translation>Enchérissez, contrez ou passez.</translation>
    </message>
    <message>
        <source>Bid or pass.</source>
        <translation>Enchérissez ou passez.</translation>
    </message>
    <message>
        <source>You are void in {contract}, and you can name only a suit that you hold.</source>
        <extracomment>{contract}: a suit, ♥ on screen, hearts aloud.</extracomment>
        <translation>Vous n’avez pas de {contract}, et on ne peut nommer qu’une couleur que l’on a.</translation>
    </message>
    <message>
        <source>You must name a suit.</source>
        <translation>Vous devez nommer une couleur.</translation>
    </message>
    <message>
        <source>Name a suit or pass.</source>
        <translation>Nommez une couleur ou passez.</translation>
    </message>
    <message>
        <source>You are the player after the dealer, so you must name a suit at once.</source>
        <translation>Vous parlez en premier&#xa0;: nommez une couleur.</translation>
    </message>
    <message>
        <source>All the others have passed. You are the dealer, so you must name a suit.</source>
        <translation>Tous les autres ont passé. Vous êtes donneur&#xa0;: nommez une couleur.</translation>
    </message>
    <message>
        <source>All have passed. You are the dealer, so you must name a suit.</source>
        <translation>Tous ont passé. Vous êtes donneur : nommez une couleur.</translation>
    </message>
    <message>
        <source>All have passed. You are the player after the dealer, so you must name a suit.</source>
        <translation>Tous ont passé. Vous jouez juste après le donneur&#xa0;: nommez une couleur.</translation>
    </message>
    <message>
        <source>All the others have passed, so you must name a suit.</source>
        <translation>Tous les autres ont passé&#xa0;: vous devez nommer une couleur.</translation>
    </message>
    <message>
        <source>{player} offers to throw in the deal. Accept or refuse.</source>
        <extracomment>{player}: a name.</extracomment>
        <translation>{player} propose d’annuler la donne. Acceptez ou refusez.</translation>
    </message>
    <message>
        <source>You have offered to throw in the deal. An opponent accepts or refuses.</source>
        <translation>Vous avez proposé d’annuler la donne. Un adversaire accepte ou refuse.</translation>
    </message>
    <message>
        <source>You are void in {suit}, so you cannot make it trumps.</source>
        <extracomment>{suit}: ♥ on screen, hearts aloud.</extracomment>
        <translation>Vous n’avez pas de {suit}&#xa0;: vous ne pouvez pas choisir cet atout.</translation>
    </message>
    <message>
        <source>In this game you cannot offer to throw in the deal.</source>
        <translation>Dans ce jeu, on ne peut pas proposer d’annuler la donne.</translation>
    </message>
    <message>
        <source>Nobody has offered to throw in the deal.</source>
        <translation>Personne n’a proposé d’annuler la donne.</translation>
    </message>
    <message>
        <source>Your offer to throw in the deal has been answered.</source>
        <translation>Vous avez déjà reçu une réponse à votre proposition d’annuler la donne.</translation>
    </message>
    <message>
        <source>You must name a suit, so you cannot offer to throw in the deal.</source>
        <translation>Vous devez nommer une couleur et ne pouvez pas proposer d’annuler la donne.</translation>
    </message>
    <message>
        <source>No trumps and all trumps cannot be named in round {round}.</source>
        <extracomment>{round}: 1 or 2.</extracomment>
        <translation>On ne peut pas nommer sans-atout ou tout-atout au tour {round}.</translation>
    </message>
    <message>
        <source>In this game you cannot take with the seven.</source>
        <translation>Dans ce jeu, on ne prend pas avec le sept.</translation>
    </message>
    <message>
        <source>{player}’s offer to throw in the deal has been answered.</source>
        <extracomment>{player}: a name.</extracomment>
        <translation>{player} a déjà reçu une réponse à sa proposition d’annuler la donne.</translation>
    </message>
    <message>
        <source>To take with the seven of {suit}, you must hold it and not be the dealer.</source>
        <extracomment>{suit}: ♥ on screen, hearts aloud.</extracomment>
        <translation>Pour prendre avec le sept, il faut avoir le sept de {suit} et ne pas être donneur.</translation>
    </message>
    <message>
        <source>You may take with the seven of {suit} only in the first round, if you hold it and are not the dealer.</source>
        <extracomment>{suit}: ♥ on screen, hearts aloud.</extracomment>
        <translation>Pour prendre avec le sept, il faut avoir le sept de {suit}, ne pas être donneur, et le faire au premier tour.</translation>
    </message>
    <message>
        <source>You can no longer take {suit}. Name a suit.</source>
        <extracomment>{suit}: ♥ on screen, hearts aloud.</extracomment>
        <translation>On ne peut plus prendre à {suit}. Nommez une couleur.</translation>
    </message>
    <message>
        <source>{suit} was refused in the first round. Name another suit or pass.</source>
        <extracomment>{suit}: ♥ on screen, hearts aloud.</extracomment>
        <translation>On a refusé {suit} au premier tour. Nommez une autre couleur ou passez.</translation>
    </message>
    <message>
        <source>In the first round only the turn-up’s suit can be trumps: {suit}.</source>
        <extracomment>{suit}: ♥ on screen, hearts aloud.</extracomment>
        <translation>Au premier tour, seule la couleur de la retourne peut devenir atout&#xa0;: {suit}.</translation>
    </message>
    <message>
        <source>In the second round only the turn-up’s suit can be trumps: {suit}.</source>
        <extracomment>{suit}: ♥ on screen, hearts aloud.</extracomment>
        <translation>Au second tour, seule la couleur de la retourne peut devenir atout&#xa0;: {suit}.</translation>
    </message>
    <message>
        <source>Your offer to throw in the deal was answered. Now you must name a suit.</source>
        <translation>Votre proposition d’annuler la donne a reçu sa réponse. Vous devez maintenant nommer une couleur.</translation>
    </message>
    <message>
        <source>The others have passed in round {round}. You are the dealer, so you must name a suit.</source>
        <extracomment>{round}: 1 or 2.</extracomment>
        <translation>Les autres ont passé au tour {round}. Vous êtes donneur&#xa0;: nommez une couleur.</translation>
    </message>
    <message>
        <source>In this game you do not declare runs or fours of a kind.</source>
        <translation>Dans ce jeu, on n’annonce ni suites ni carrés.</translation>
    </message>
    <message>
        <source>In no trumps there are no declarations.</source>
        <translation>À sans-atout, il n’y a pas d’annonces.</translation>
    </message>
    <message>
        <source>In this game declarations are made automatically for everyone.</source>
        <translation>Dans ce jeu, les annonces se font automatiquement pour tous.</translation>
    </message>
    <message>
        <source>You can declare only before the first lead.</source>
        <translation>On ne peut annoncer qu’avant l’entame.</translation>
    </message>
    <message>
        <source>You can declare only with your first card, and you have played it.</source>
        <translation>On ne peut annoncer qu’avec sa première carte, et vous l’avez jouée.</translation>
    </message>
    <message>
        <source>You do not hold {cards:the}.</source>
        <extracomment>{cards}: K♥ Q♥ on screen, named aloud.</extracomment>
        <translation>Vous n’avez pas {cards:le}.</translation>
    </message>
    <message>
        <source>After the first trick you can declare only a run with a card uncovered since then.</source>
        <translation>Après le premier pli, on ne peut annoncer qu’une suite avec une carte découverte depuis.</translation>
    </message>
    <message>
        <source>In this game these cards are not a declaration: {cards:the}.</source>
        <extracomment>{cards}: K♥ Q♥ on screen, named aloud.</extracomment>
        <translation>Dans ce jeu, ces cartes ne font pas une annonce&#xa0;: {cards:le}.</translation>
    </message>
    <message>
        <source>You have already declared {cards:the}.</source>
        <extracomment>{cards}: K♥ Q♥ on screen, named aloud.</extracomment>
        <translation>Vous avez déjà annoncé {cards:le}.</translation>
    </message>
    <message numerus="yes">
        <source>You have made %n declaration(s), and this game allows no more.</source>
        <extracomment>%n: 1 or more.</extracomment>
        <translation>
            <numerusform>Vous avez fait %n&#xa0;annonce, et ce jeu n’en permet pas plus.</numerusform>
            <numerusform>Vous avez fait %n&#xa0;annonces, et ce jeu n’en permet pas plus.</numerusform>
        </translation>
    </message>
    <message>
        <source>A card counts only once, and you have already declared {cards:the}.</source>
        <extracomment>{cards}: K♥ Q♥ on screen, named aloud.</extracomment>
        <translation>Une carte ne compte qu’une fois, et vous avez déjà annoncé {cards:le}.</translation>
    </message>
    <message>
        <source>You have already declared this run, and a run can be declared only once.</source>
        <translation>Vous avez déjà annoncé cette suite, et une suite ne s’annonce qu’une fois.</translation>
    </message>
    <message>
        <source>You cannot do this now ({phase}).</source>
        <extracomment>{phase}: a stage of the deal, such as auction or play.</extracomment>
        <translation>Ce n’est pas possible maintenant ({phase}).</translation>
    </message>
    <message>
        <source>You cannot play a card until the auction is over.</source>
        <translation>Vous ne pouvez pas jouer avant la fin des enchères.</translation>
    </message>
    <message>
        <source>You cannot play a card while the contract may still be doubled.</source>
        <translation>Vous ne pouvez pas jouer tant que l’on peut encore contrer.</translation>
    </message>
    <message>
        <source>You cannot play a card until the taker has discarded.</source>
        <translation>Vous ne pouvez pas jouer avant que le preneur ait écarté.</translation>
    </message>
    <message>
        <source>You cannot play a card until the declarations are over.</source>
        <translation>Vous ne pouvez pas jouer avant la fin des annonces.</translation>
    </message>
    <message>
        <source>All tricks are played. Challenge a misplay by the other side, or let the deal stand.</source>
        <translation>Tous les plis sont joués. Contestez une faute de l’autre camp, ou acceptez la donne.</translation>
    </message>
    <message numerus="yes">
        <source>Discard %n different card(s) from your hand: {cards:the}.</source>
        <extracomment>{cards}: the hand, K♥ Q♥ on screen, named aloud.</extracomment>
        <translation>
            <numerusform>Écartez %n carte de votre main : {cards:le}.</numerusform>
            <numerusform>Écartez %n cartes différentes, prises dans votre main : {cards:le}.</numerusform>
        </translation>
    </message>
    <message>
        <source>{player} is the taker. Double or pass.</source>
        <extracomment>{player}: a name.</extracomment>
        <translation>Preneur&#xa0;: {player}. Contrez ou passez.</translation>
    </message>
    <message>
        <source>You are the taker. Your opponents may double or pass.</source>
        <translation>Vous êtes preneur. Vos adversaires peuvent contrer ou passer.</translation>
    </message>
    <message>
        <source>The deal counts ×{times}. Say gahwa or pass.</source>
        <extracomment>{times}: a number, 2 to 6.</extracomment>
        <translation>La donne compte ×{times}. Dites gahwa ou passez.</translation>
    </message>
    <message>
        <source>The deal counts ×{times}. Stake the match or pass.</source>
        <extracomment>{times}: a number, 2 to 6.</extracomment>
        <translation>La donne compte ×{times}. Mettez la partie en jeu ou passez.</translation>
    </message>
    <message>
        <source>The deal counts ×{times}. Raise it to ×{more} or pass.</source>
        <extracomment>{times}, {more}: numbers, 2 to 6.</extracomment>
        <translation>La donne compte ×{times}. Relancez à ×{more} ou passez.</translation>
    </message>
    <message>
        <source>“{first}” and “{second}” do not go together. {why}</source>
        <extracomment>{first}, {second}: labels of rules. {why}: a whole sentence.</extracomment>
        <translation>«&#xa0;{first}&#xa0;» et «&#xa0;{second}&#xa0;» ne vont pas ensemble. {why}</translation>
    </message>
    <message>
        <source>A match needs a target or a number of deals.</source>
        <translation>Pour une partie, il faut un objectif ou un nombre de donnes.</translation>
    </message>
    <message>
        <source>An auction needs at least one contract.</source>
        <translation>Pour des enchères, il faut au moins un contrat.</translation>
    </message>
    <message>
        <source>There are no declarations to score.</source>
        <translation>Il n’y a pas d’annonces à marquer.</translation>
    </message>
    <message>
        <source>There are no declarations to hand over.</source>
        <translation>Il n’y a pas d’annonces à céder.</translation>
    </message>
    <message>
        <source>There is no belote.</source>
        <translation>Il n’y a pas de belote.</translation>
    </message>
    <message>
        <source>Only a match with a fixed number of deals has a known last deal.</source>
        <translation>Seule une partie à nombre de donnes fixé a une dernière donne connue d’avance.</translation>
    </message>
    <message>
        <source>Every deal is already scored exactly.</source>
        <translation>Toutes les donnes se marquent déjà sans arrondi.</translation>
    </message>
    <message>
        <source>A score in tens must be rounded to tens.</source>
        <translation>Si l’on marque en dizaines, il faut arrondir à la dizaine.</translation>
    </message>
    <message>
        <source>Cards that are neither shuffled nor cut would come back in the same order.</source>
        <translation>Des cartes ni mélangées ni coupées reviendraient dans le même ordre.</translation>
    </message>
    <message>
        <source>Pairs need four players.</source>
        <translation>Pour jouer en équipes de deux, il faut être quatre.</translation>
    </message>
    <message>
        <source>If the dealer must name a suit, no deal is passed out.</source>
        <translation>Si le donneur doit nommer une couleur, il y a toujours un preneur.</translation>
    </message>
    <message>
        <source>An auction with bids of points needs scoring by bids.</source>
        <translation>Si l’on demande des points, il faut une marque qui tienne compte de l’enchère.</translation>
    </message>
    <message>
        <source>Scoring by bids needs an auction with bids of points.</source>
        <translation>Une marque qui tient compte de l’enchère suppose que l’on demande des points.</translation>
    </message>
    <message>
        <source>Hokum and Sun have their own scoring.</source>
        <translation>Hokum et Sun ont leur propre marque.</translation>
    </message>
    <message>
        <source>This scoring belongs to Hokum and Sun.</source>
        <translation>Cette marque est celle de Hokum et Sun.</translation>
    </message>
    <message>
        <source>A bid is made by reaching the points bid.</source>
        <translation>Une enchère se réussit avec les points demandés.</translation>
    </message>
    <message>
        <source>Without bids there are no points to reach.</source>
        <translation>Sans enchères, il n’y a pas de points à atteindre.</translation>
    </message>
    <message>
        <source>There must be a turn-up to take.</source>
        <translation>Il faut une retourne pour la prendre.</translation>
    </message>
    <message>
        <source>The turn-up is a six that is not in play.</source>
        <translation>La retourne est un six qui n’est pas en jeu.</translation>
    </message>
    <message>
        <source>A second card is turned up only if it is not in play.</source>
        <translation>On ne retourne une seconde carte que si elle n’est pas en jeu.</translation>
    </message>
    <message>
        <source>There is no turn-up to exchange.</source>
        <translation>Il n’y a pas de retourne à échanger.</translation>
    </message>
    <message>
        <source>The taker already has the turn-up.</source>
        <translation>Le preneur a déjà la retourne.</translation>
    </message>
    <message>
        <source>There is no turn-up.</source>
        <translation>Il n’y a pas de retourne.</translation>
    </message>
    <message>
        <source>Only an auction of one round can end with its first call.</source>
        <translation>Seules des enchères à un tour peuvent finir dès la première parole.</translation>
    </message>
    <message>
        <source>Hokum and Sun need four players.</source>
        <translation>Hokum et Sun se jouent à quatre.</translation>
    </message>
    <message>
        <source>This auction needs two sides.</source>
        <translation>Ces enchères se font entre deux camps.</translation>
    </message>
    <message>
        <source>A double needs a number to multiply by.</source>
        <translation>Pour un contre, il faut un nombre par lequel multiplier.</translation>
    </message>
    <message>
        <source>Runs that meet in a trick cannot win a match.</source>
        <translation>Des suites formées dans un pli ne gagnent pas une partie.</translation>
    </message>
    <message>
        <source>“{rule}” must be a word such as {example}, not {value}.</source>
        <extracomment>{rule}: the label of a rule. {example}, {value}: as they are typed.</extracomment>
        <translation>«&#xa0;{rule}&#xa0;» doit être un mot comme {example}, pas {value}.</translation>
    </message>
    <message>
        <source>“{rule}” must be on or off, not {value}.</source>
        <extracomment>{rule}: the label of a rule. {value}: as it is typed. on and off are typed so in every language.</extracomment>
        <translation>«&#xa0;{rule}&#xa0;» doit être on ou off, pas {value}.</translation>
    </message>
    <message>
        <source>“{rule}” must be one of these: {words}. It cannot be {value}.</source>
        <extracomment>{rule}: the label of a rule. {words}: a list of words. {value}: as it is typed.</extracomment>
        <translation>«&#xa0;{rule}&#xa0;» doit être l’une de ces valeurs&#xa0;: {words}. {value} n’est pas possible.</translation>
    </message>
    <message>
        <source>“{rule}” must be a whole number, not {value}.</source>
        <extracomment>{rule}: the label of a rule. {value}: as it is typed.</extracomment>
        <translation>«&#xa0;{rule}&#xa0;» doit être un nombre entier, pas {value}.</translation>
    </message>
    <message>
        <source>“{rule}” must be from {low} to {high}, not {value}.</source>
        <extracomment>{rule}: the label of a rule. {low}, {high}, {value}: numbers.</extracomment>
        <translation>«&#xa0;{rule}&#xa0;» doit être compris entre {low} et {high}, et non {value}.</translation>
    </message>
    <message>
        <source>Each number of “{rule}” must be from {low} to {high}, not {value}.</source>
        <extracomment>{rule}: the label of a rule. {low}, {high}, {value}: numbers.</extracomment>
        <translation>Chaque nombre de «&#xa0;{rule}&#xa0;» doit être compris entre {low} et {high}, et non {value}.</translation>
    </message>
    <message>
        <source>“{rule}” must be a list such as {example}, not {value}.</source>
        <extracomment>{rule}: the label of a rule. {example}, {value}: as they are typed, 3-2.</extracomment>
        <translation>«&#xa0;{rule}&#xa0;» doit être une liste comme {example}, pas {value}.</translation>
    </message>
    <message>
        <source>“{rule}” must be a list of words such as {example}. It cannot hold {value}.</source>
        <extracomment>{rule}: the label of a rule. {example}, {value}: as they are typed.</extracomment>
        <translation>«&#xa0;{rule}&#xa0;» doit être une liste de mots comme {example}. {value} n’est pas possible.</translation>
    </message>
    <message>
        <source>“{rule}” must be a list of whole numbers such as {example}.</source>
        <extracomment>{rule}: the label of a rule. {example}: as it is typed, 3-2.</extracomment>
        <translation>«&#xa0;{rule}&#xa0;» doit être une liste de nombres entiers comme {example}.</translation>
    </message>
    <message>
        <source>A stage of the deal comes twice, so the deal would never end.</source>
        <translation>Une étape de la donne revient deux fois&#xa0;: la donne ne finirait jamais.</translation>
    </message>
    <message numerus="yes">
        <source>The packets add up to %n card(s), but the pack has only {there}. Deal fewer cards or choose a larger pack.</source>
        <extracomment>{there}: a number of cards, 24 to 36.</extracomment>
        <translation>
            <numerusform>Les paquets font en tout %n carte, mais le jeu n’en a que {there}. Distribuez-en moins ou prenez un jeu plus grand.</numerusform>
            <numerusform>Les paquets font en tout %n cartes, mais le jeu n’en a que {there}. Distribuez-en moins ou prenez un jeu plus grand.</numerusform>
        </translation>
    </message>
    <message>
        <source>“{rule}” cannot be {value} in this game.</source>
        <extracomment>{rule}: the label of a rule. {value}: as it is typed, 1000 or 3-2.</extracomment>
        <translation>«&#xa0;{rule}&#xa0;» ne peut pas valoir {value} dans ce jeu.</translation>
    </message>
    <message>
        <source>You say it as you play {cards:the or}, and you cannot play that now.</source>
        <extracomment>{cards}: K♥ Q♥ on screen, named aloud. Why belote cannot be said.</extracomment>
        <translation>On le dit en jouant {cards:le or}, ce que vous ne pouvez pas faire maintenant.</translation>
    </message>
    <message>
        <source>You need both the king and queen of trumps. Your hand: {cards}.</source>
        <extracomment>{cards}: the hand, K♥ Q♥ on screen, named aloud. Why belote cannot be said.</extracomment>
        <translation>Il faut le roi et la dame d’atout. Votre main : {cards}.</translation>
    </message>
    <message>
        <source>You say it only when you play the second of {cards:the}.</source>
        <extracomment>{cards}: K♥ Q♥ on screen, named aloud. Why belote cannot be said.</extracomment>
        <translation>Vous ne le dites qu’en jouant la seconde de ces cartes : {cards}.</translation>
    </message>
    <message>
        <source>You cannot say it with a discard, and {cards:the or} would be one.</source>
        <extracomment>{cards}: K♥ Q♥ on screen, named aloud. Why belote cannot be said.</extracomment>
        <translation>On ne peut pas le dire avec une défausse, et {cards:le or} en serait une.</translation>
    </message>
    <message>
        <source>You may say it only as you lead, ruff or follow your partner’s lead, so not with {cards:the or}.</source>
        <extracomment>{cards}: K♥ Q♥ on screen, named aloud. Why belote cannot be said.</extracomment>
        <translation>On ne peut le dire qu’en entamant, en coupant ou en fournissant à l’entame de son partenaire, donc pas avec {cards:le or}.</translation>
    </message>
    <message>
        <source>You declared the king and queen of trumps, so play {cards:the or}.</source>
        <extracomment>{cards}: K♥ Q♥ on screen, named aloud.</extracomment>
        <translation>Vous avez annoncé le roi et la dame d’atout&#xa0;: jouez {cards:le or}.</translation>
    </message>
    <message>
        <source>In this game you do not declare the king and queen of trumps.</source>
        <translation>Dans ce jeu, on n’annonce pas le roi et la dame d’atout.</translation>
    </message>
    <message>
        <source>In this game the king and queen of trumps are declared automatically for everyone.</source>
        <translation>Dans ce jeu, le roi et la dame d’atout s’annoncent automatiquement pour tous.</translation>
    </message>
    <message>
        <source>In no trumps there is no king and queen of trumps.</source>
        <translation>À sans-atout, il n’y a ni roi ni dame d’atout.</translation>
    </message>
    <message>
        <source>{cards:the} do not score as belote because they are part of a declaration that scores.</source>
        <extracomment>{cards}: K♥ Q♥ on screen, named aloud.</extracomment>
        <translation>{cards:le} ne comptent pas comme belote&#xa0;: ces cartes font partie d’une annonce qui est marquée.</translation>
    </message>
    <message>
        <source>Your partner ruffed with {best:the}. You must not underruff while you hold {cards:the or}.</source>
        <extracomment>{best}: 9♥ on screen, the nine of hearts aloud. {cards}: the cards to play, Q♠ J♠.</extracomment>
        <translation>Votre partenaire a coupé avec {best:le}. Ne sous-coupez pas tant que vous avez {cards:le or}.</translation>
    </message>
    <message>
        <source>You cannot beat {best:the}, so you must not underruff while you hold {cards:the or}.</source>
        <extracomment>{best}: 9♥ on screen, the nine of hearts aloud. {cards}: the cards to play, Q♠ J♠.</extracomment>
        <translation>Vous ne pouvez pas surcouper {best:le}&#xa0;: ne sous-coupez pas tant que vous avez {cards:le or}.</translation>
    </message>
    <message>
        <source>The deal is closed. You cannot lead a trump while you hold {cards:the or}.</source>
        <extracomment>{cards}: the cards to play, Q♠ J♠ on screen, named aloud.</extracomment>
        <translation>La donne est fermée. Vous ne pouvez pas entamer atout tant que vous avez {cards:le or}.</translation>
    </message>
    <message>
        <source>You must follow suit in {suit}: play {cards:the or}.</source>
        <extracomment>{suit}: ♥ on screen, hearts aloud. {cards}: the cards to play, Q♠ J♠.</extracomment>
        <translation>Vous devez fournir à {suit}&#xa0;: jouez {cards:le or}.</translation>
    </message>
    <message>
        <source>Trumps were led and you must beat {best:the}: play {cards:the or}.</source>
        <extracomment>{best}: 9♥ on screen, the nine of hearts aloud. {cards}: the cards to play, Q♠ J♠.</extracomment>
        <translation>On a joué atout et vous devez monter sur {best:le}&#xa0;: jouez {cards:le or}.</translation>
    </message>
    <message>
        <source>You must beat {best:the}: play {cards:the or}.</source>
        <extracomment>{best}: 9♥ on screen, the nine of hearts aloud. {cards}: the cards to play, Q♠ J♠.</extracomment>
        <translation>Vous devez monter sur {best:le}&#xa0;: jouez {cards:le or}.</translation>
    </message>
    <message>
        <source>You are void in {suit} and must ruff: play {cards:the or}.</source>
        <extracomment>{suit}: ♥ on screen, hearts aloud. {cards}: the cards to play, Q♠ J♠.</extracomment>
        <translation>Vous n’avez pas de {suit} et devez couper&#xa0;: jouez {cards:le or}.</translation>
    </message>
    <message>
        <source>You must overruff {best:the}: play {cards:the or}.</source>
        <extracomment>{best}: 9♥ on screen, the nine of hearts aloud. {cards}: the cards to play, Q♠ J♠.</extracomment>
        <translation>Vous devez surcouper {best:le}&#xa0;: jouez {cards:le or}.</translation>
    </message>
    <message>
        <source>In this game misplays are impossible, so there is nothing to challenge.</source>
        <translation>Dans ce jeu, aucune faute n’est possible&#xa0;: il n’y a rien à contester.</translation>
    </message>
    <message>
        <source>No opponent has played a card in this deal yet, so there is nothing to challenge.</source>
        <translation>Aucun adversaire n’a encore joué dans cette donne&#xa0;: il n’y a rien à contester.</translation>
    </message>
    <message>
        <source>The auction is over. Play a card.</source>
        <translation>Les enchères sont finies. Jouez une carte.</translation>
    </message>
    <message>
        <source>The auction is over and {player} is the taker. Play a card.</source>
        <extracomment>{player}: a name.</extracomment>
        <translation>Les enchères sont finies. Preneur&#xa0;: {player}. Jouez une carte.</translation>
    </message>
    <message>
        <source>The auction is over and you are the taker. Play a card.</source>
        <translation>Les enchères sont finies et vous avez pris. Jouez une carte.</translation>
    </message>
    <message>
        <source>The level {level} cannot be chosen here. {instead} is used instead.</source>
        <extracomment>{level}: a level of the computer players, Club. {instead}: another one.</extracomment>
        <translation>Le niveau {level} ne peut pas être choisi ici. {instead} le remplace.</translation>
    </message>
    <message>
        <source>There is no temperament called {persona}. {instead} is used instead.</source>
        <extracomment>{persona}: a temperament of the computer players, Bold. {instead}: another one.</extracomment>
        <translation>Il n’y a pas de tempérament {persona}. {instead} le remplace.</translation>
    </message>
    <message>
        <source>This version has no level {level}, which this match uses. Those players now play at level {instead}.</source>
        <extracomment>{level}: a level of the computer players, unknown here. {instead}: one that is known, Analyst.</extracomment>
        <translation>Cette version n’a pas le niveau {level} de cette partie. Ces joueurs jouent maintenant au niveau {instead}.</translation>
    </message>
    <message>
        <source>This version has no temperament {persona}, which this match uses. Those players are now {instead}.</source>
        <extracomment>{persona}: a temperament of the computer players, unknown here. {instead}: one that is known, Even.</extracomment>
        <translation>Cette version n’a pas le tempérament {persona} de cette partie. Ces joueurs ont maintenant le tempérament {instead}.</translation>
    </message>
    <message>
        <source>The rest is yours. Nobody can beat your cards in this order: {cards:the}.</source>
        <extracomment>{cards}: A♥ K♥ on screen, named aloud, in the order of play.</extracomment>
        <translation>Le reste est à vous. Personne ne peut battre vos cartes dans cet ordre&#xa0;: {cards:le}.</translation>
    </message>
    <message>
        <source>The rest is yours, wherever the hidden cards lie. Possible deals checked: {count}.</source>
        <extracomment>{count}: a number.</extracomment>
        <translation>Le reste est à vous, où que soient les cartes cachées. Donnes possibles vérifiées&#xa0;: {count}.</translation>
    </message>
    <message>
        <source>Deal {number} is over. Continue to the next deal first.</source>
        <extracomment>{number}: which deal. An error.</extracomment>
        <translation>La donne {number} est finie. Passez d’abord à la donne suivante.</translation>
    </message>
    <message>
        <source>{name} ran into a problem ({problem}) and made the first legal play.</source>
        <extracomment>{name}: a player&apos;s name. {problem}: what the system says.</extracomment>
        <translation>{name} rencontre un problème ({problem}) et joue le premier coup permis.</translation>
    </message>
    <message>
        <source>The match could not be saved: {problem}</source>
        <extracomment>{problem}: what the system says.</extracomment>
        <translation>La partie n’a pas pu être enregistrée&#xa0;: {problem}</translation>
    </message>
    <message>
        <source>Declare what you have in your hand ({cards}), or say that you have nothing to declare.</source>
        <extracomment>{cards}: the hand, K♥ Q♥ on screen, named aloud.</extracomment>
        <translation>Annoncez ce que vous avez en main ({cards}), ou dites que vous n’avez rien à annoncer.</translation>
    </message>
</context>
<context>
    <name>glossary</name>
    <message>
        <source>auction</source>
        <translation>enchères</translation>
    </message>
    <message>
        <source>call</source>
        <translation>parole</translation>
    </message>
    <message>
        <source>Whatever a player says in the auction: pass, take, a bid or a double.</source>
        <translation>Tout ce qu’un joueur dit pendant les enchères&#xa0;: passer, prendre, demander ou contrer.</translation>
    </message>
    <message>
        <source>bid</source>
        <translation>enchère</translation>
    </message>
    <message>
        <source>A call that promises a contract. Each bid must be higher than the one before.</source>
        <translation>Une parole qui promet un contrat. Chaque enchère doit dépasser la précédente.</translation>
    </message>
    <message>
        <source>pass</source>
        <translation>passer</translation>
    </message>
    <message>
        <source>The calls before the play. They decide what is trumps, and who is the taker.</source>
        <translation>Ce qui se dit avant le jeu. On y décide de l’atout et du preneur.</translation>
    </message>
    <message>
        <source>To let your turn in the auction go by without taking or bidding.</source>
        <translation>Laisser passer son tour d’enchères sans prendre ni enchérir.</translation>
    </message>
    <message>
        <source>contract</source>
        <translation>contrat</translation>
    </message>
    <message>
        <source>What the taker’s side must achieve: which suit is trumps, and how many points are needed.</source>
        <translation>Ce que le camp du preneur doit réussir&#xa0;: l’atout choisi et les points à faire.</translation>
    </message>
    <message>
        <source>taker</source>
        <translation>preneur</translation>
    </message>
    <message>
        <source>The player who has the contract.</source>
        <translation>Le joueur qui a le contrat.</translation>
    </message>
    <message>
        <source>defenders</source>
        <translation>défense</translation>
    </message>
    <message>
        <source>The players against the taker. They try to make the contract fail.</source>
        <translation>Les joueurs opposés au preneur. Ils cherchent à faire chuter le contrat.</translation>
    </message>
    <message>
        <source>no trumps</source>
        <translation>sans-atout</translation>
    </message>
    <message>
        <source>A contract without trumps: the highest card of the suit led wins.</source>
        <translation>Un contrat sans atout&#xa0;: la plus forte carte de la couleur demandée fait le pli.</translation>
    </message>
    <message>
        <source>all trumps</source>
        <translation>tout-atout</translation>
    </message>
    <message>
        <source>A contract in which every suit ranks like trumps. You still cannot ruff.</source>
        <translation>Un contrat où chaque couleur suit l’ordre de l’atout. On ne coupe pas pour autant.</translation>
    </message>
    <message>
        <source>double</source>
        <translation>contrer</translation>
    </message>
    <message>
        <source>A defender’s call that doubles what the deal is worth, for either side.</source>
        <translation>Doubler l’enjeu de la donne pour les deux camps&#xa0;: c’est une parole de la défense.</translation>
    </message>
    <message>
        <source>redouble</source>
        <translation>surcontrer</translation>
    </message>
    <message>
        <source>The answer of the taker’s side to a double. It doubles the deal once more.</source>
        <translation>Répondre à un contre, dans le camp du preneur&#xa0;: l’enjeu double encore.</translation>
    </message>
    <message>
        <source>passed out</source>
        <translation>tout le monde passe</translation>
    </message>
    <message>
        <source>Said of a deal in which all players passed.</source>
        <translation>Se dit quand tous les joueurs ont passé dans une donne.</translation>
    </message>
    <message>
        <source>throw in</source>
        <translation>annuler la donne</translation>
    </message>
    <message>
        <source>To cancel a deal before play because your cards are too poor.</source>
        <translation>Renoncer à une donne avant le jeu parce que vos cartes sont trop faibles.</translation>
    </message>
    <message>
        <source>deal</source>
        <translation>donne</translation>
    </message>
    <message>
        <source>The cards are dealt, the auction is held, the tricks are played and the points scored: that is one deal.</source>
        <translation>On donne, on enchérit, on joue et on compte : voilà une donne.</translation>
    </message>
    <message>
        <source>match</source>
        <translation>partie</translation>
    </message>
    <message>
        <source>The whole contest: as many deals as it takes for one side to reach the target.</source>
        <translation>Toutes les donnes qu’il faut pour qu’un camp atteigne l’objectif.</translation>
    </message>
    <message>
        <source>dealer</source>
        <translation>donneur</translation>
    </message>
    <message>
        <source>The player who deals the cards. In most games the player after the dealer speaks first.</source>
        <translation>Le joueur qui distribue les cartes. Dans la plupart des jeux, le joueur suivant parle en premier.</translation>
    </message>
    <message>
        <source>partner</source>
        <translation>partenaire</translation>
    </message>
    <message>
        <source>The player opposite you. You win and lose together and share your tricks.</source>
        <translation>Le joueur en face de vous. Vous gagnez et perdez ensemble, et vos plis sont communs.</translation>
    </message>
    <message>
        <source>side</source>
        <translation>camp</translation>
    </message>
    <message>
        <source>You and your partner, or the two opponents. Each side has one score.</source>
        <translation>Vous et votre partenaire, ou les deux adversaires. Chaque camp a un seul score.</translation>
    </message>
    <message>
        <source>packet</source>
        <translation>paquet</translation>
    </message>
    <message>
        <source>A few cards that the dealer gives to a player at once.</source>
        <translation>Quelques cartes que le donneur donne d’un coup à un joueur.</translation>
    </message>
    <message>
        <source>turn-up</source>
        <translation>retourne</translation>
    </message>
    <message>
        <source>The card that lies face up before the auction. Its suit is proposed as trumps.</source>
        <translation>La carte posée face visible avant les enchères. Sa couleur est proposée comme atout.</translation>
    </message>
    <message>
        <source>stock</source>
        <translation>talon</translation>
    </message>
    <message>
        <source>The cards that have not been dealt.</source>
        <translation>Les cartes qui ne sont pas encore distribuées.</translation>
    </message>
    <message>
        <source>kitty</source>
        <translation>chien</translation>
    </message>
    <message>
        <source>Cards set apart for the taker, who picks them up and discards as many.</source>
        <translation>Des cartes réservées au preneur&#xa0;: il les ramasse et en écarte autant.</translation>
    </message>
    <message>
        <source>covered card</source>
        <translation>carte cachée</translation>
    </message>
    <message>
        <source>A card that lies face down under another. It is turned up when that card has been played.</source>
        <translation>Une carte posée face cachée sous une autre. On la retourne quand l’autre a été jouée.</translation>
    </message>
    <message>
        <source>A small card beside a ten or another high card. You play it when a higher card wins the trick.</source>
        <translation>Une petite carte à côté d’un dix ou d’une autre carte forte. On la joue quand une carte plus forte fait le pli.</translation>
    </message>
    <message>
        <source>suit</source>
        <translation>couleur</translation>
    </message>
    <message>
        <source>One of the four families of cards: spades, hearts, diamonds and clubs.</source>
        <translation>L’une des quatre familles de cartes&#xa0;: pique, cœur, carreau et trèfle.</translation>
    </message>
    <message>
        <source>trumps</source>
        <translation>atout</translation>
    </message>
    <message>
        <source>The suit that beats all others. It has its own order, with the jack and the nine on top.</source>
        <translation>La couleur qui bat toutes les autres. Son ordre est à part&#xa0;: le valet et le neuf sont les plus forts.</translation>
    </message>
    <message>
        <source>side suit</source>
        <translation>autre couleur</translation>
    </message>
    <message>
        <source>A suit that is not trumps.</source>
        <translation>Une couleur qui n’est pas l’atout.</translation>
    </message>
    <message>
        <source>void</source>
        <translation>ne plus avoir de</translation>
    </message>
    <message>
        <source>Without a single card of a suit. A player who is void in the suit led may have to ruff.</source>
        <translation>Ne plus avoir une seule carte d’une couleur. Si cette couleur est demandée, on doit souvent couper.</translation>
    </message>
    <message>
        <source>guard</source>
        <translation>garde</translation>
    </message>
    <message>
        <source>master</source>
        <translation>carte maîtresse</translation>
    </message>
    <message>
        <source>The highest card of its suit that has not been played yet.</source>
        <translation>La plus forte carte de sa couleur qui n’a pas encore été jouée.</translation>
    </message>
    <message>
        <source>sure trick</source>
        <translation>pli sûr</translation>
    </message>
    <message>
        <source>A card that wins a trick whatever the others hold.</source>
        <translation>Une carte qui fait un pli quelles que soient les cartes des autres.</translation>
    </message>
    <message>
        <source>declaration</source>
        <translation>annonce</translation>
    </message>
    <message>
        <source>A run or four of a kind in your hand. You declare it for points.</source>
        <translation>Une suite ou un carré dans votre main. On l’annonce pour en marquer les points.</translation>
    </message>
    <message>
        <source>declare</source>
        <translation>annoncer</translation>
    </message>
    <message>
        <source>To say that you hold a declaration, so that it scores.</source>
        <translation>Dire que vous avez une annonce, pour qu’elle compte.</translation>
    </message>
    <message>
        <source>run</source>
        <translation>suite</translation>
    </message>
    <message>
        <source>Three or more cards of a suit in sequence. In a run the ten stands between the nine and the jack.</source>
        <translation>Trois cartes ou plus qui se suivent dans une couleur. Dans une suite, le dix se place entre le neuf et le valet.</translation>
    </message>
    <message>
        <source>tierce</source>
        <translation>tierce</translation>
    </message>
    <message>
        <source>A run of three cards.</source>
        <translation>Une suite de trois cartes.</translation>
    </message>
    <message>
        <source>quarte</source>
        <translation>quarte</translation>
    </message>
    <message>
        <source>A run of four cards. French players also call it “fifty”.</source>
        <translation>Une suite de quatre cartes. À la table, on dit aussi «&#xa0;cinquante&#xa0;».</translation>
    </message>
    <message>
        <source>quinte</source>
        <translation>quinte</translation>
    </message>
    <message>
        <source>A run of five cards or more. French players also call it “hundred”.</source>
        <translation>Une suite d’au moins cinq cartes. À la table, on dit aussi «&#xa0;cent&#xa0;».</translation>
    </message>
    <message>
        <source>four of a kind</source>
        <translation>carré</translation>
    </message>
    <message>
        <source>All four cards of one rank.</source>
        <translation>Les quatre cartes d’une même hauteur.</translation>
    </message>
    <message>
        <source>belote</source>
        <translation>belote</translation>
    </message>
    <message>
        <source>King and queen of trumps in one hand. Say “belote” with the first and “rebelote” with the second.</source>
        <translation>Le roi et la dame d’atout dans une même main. On dit «&#xa0;belote&#xa0;» en jouant l’une et «&#xa0;rebelote&#xa0;» en jouant l’autre.</translation>
    </message>
    <message>
        <source>king and queen of trumps</source>
        <translation>roi et dame d’atout</translation>
    </message>
    <message>
        <source>Held in one hand, they score points of their own when they are played.</source>
        <translation>Dans une même main, ils rapportent des points de plus quand on les joue.</translation>
    </message>
    <message>
        <source>Sun</source>
        <translation>Sun</translation>
    </message>
    <message>
        <source>A contract without trumps. Its cards total 130 with the last trick, and everything counts double.</source>
        <translation>Un contrat sans atout. Ses cartes font 130 points avec le dernier pli, et tout compte double.</translation>
    </message>
    <message>
        <source>Hokum</source>
        <translation>Hokum</translation>
    </message>
    <message>
        <source>A contract with one suit as trumps.</source>
        <translation>Un contrat où une couleur est atout.</translation>
    </message>
    <message>
        <source>ashkal</source>
        <translation>ashkal</translation>
    </message>
    <message>
        <source>project</source>
        <translation>projet</translation>
    </message>
    <message>
        <source>Baloot’s word for a declaration: a run or four of a kind.</source>
        <translation>Le mot du Baloot pour une annonce&#xa0;: une suite ou un carré.</translation>
    </message>
    <message>
        <source>sira</source>
        <translation>sira</translation>
    </message>
    <message>
        <source>baloot</source>
        <translation>baloot</translation>
    </message>
    <message>
        <source>King and queen of trumps in one hand, in a Hokum.</source>
        <translation>Le roi et la dame d’atout dans une même main, en Hokum.</translation>
    </message>
    <message>
        <source>gahwa</source>
        <translation>gahwa</translation>
    </message>
    <message>
        <source>Coffee: the last raise. It decides the whole match.</source>
        <translation>«&#xa0;Café&#xa0;»&#xa0;: la dernière relance. Elle décide de toute la partie.</translation>
    </message>
    <message>
        <source>kaboot</source>
        <translation>kabout</translation>
    </message>
    <message>
        <source>All tricks of a deal won by one side.</source>
        <translation>Tous les plis d’une donne pour un seul camp.</translation>
    </message>
    <message>
        <source>lana, lahum</source>
        <translation>lana, lahum</translation>
    </message>
    <message>
        <source>A call of Sun in which the caller’s partner gets the turn-up and is the taker.</source>
        <translation>Une enchère de Sun où le partenaire reçoit la retourne et devient le preneur.</translation>
    </message>
    <message>
        <source>For us and for them: the headings of the two columns on the score sheet.</source>
        <translation>« À nous » et « à eux » : les en-têtes des deux colonnes de la feuille de marque.</translation>
    </message>
    <message>
        <source>roem</source>
        <translation>roem</translation>
    </message>
    <message>
        <source>Points for a run or four of a kind among the cards of one trick. The winner of the trick scores them.</source>
        <translation>Les points d’une suite ou d’un carré formés par les cartes d’un même pli. Celui qui fait le pli les marque.</translation>
    </message>
    <message>
        <source>stuk</source>
        <translation>stuk</translation>
    </message>
    <message>
        <source>King and queen of trumps in one trick. They add to the roem.</source>
        <translation>Le roi et la dame d’atout dans le même pli. Ils s’ajoutent au roem.</translation>
    </message>
    <message>
        <source>nat</source>
        <translation>nat</translation>
    </message>
    <message>
        <source>Wet: the taker’s side has failed, and the other side scores everything.</source>
        <translation>«&#xa0;Mouillé&#xa0;»&#xa0;: le camp du preneur a chuté, et l’autre camp marque tout.</translation>
    </message>
    <message>
        <source>pit</source>
        <translation>pit</translation>
    </message>
    <message>
        <source>coinche, surcoinche</source>
        <translation>coinche, surcoinche</translation>
    </message>
    <message>
        <source>The game’s words for double and redouble.</source>
        <translation>Les mots de ce jeu pour contrer et surcontrer.</translation>
    </message>
    <message>
        <source>contre, surcontre</source>
        <translation>contre, surcontre</translation>
    </message>
    <message>
        <source>contra, recontra</source>
        <translation>contra, recontra</translation>
    </message>
    <message>
        <source>kraak, rekraak</source>
        <translation>kraak, rekraak</translation>
    </message>
    <message>
        <source>vida</source>
        <translation>vida</translation>
    </message>
    <message>
        <source>A raise. Each side in turn may say it to raise what the deal is worth.</source>
        <translation>Une relance. Chaque camp à son tour peut la dire pour augmenter l’enjeu de la donne.</translation>
    </message>
    <message>
        <source>belot</source>
        <translation>belot</translation>
    </message>
    <message>
        <source>King and queen of one suit in one hand, where that suit is trumps.</source>
        <translation>Le roi et la dame d’une couleur dans une même main, quand cette couleur est atout.</translation>
    </message>
    <message>
        <source>terca</source>
        <translation>terca</translation>
    </message>
    <message>
        <source>bela</source>
        <translation>bela</translation>
    </message>
    <message>
        <source>King and queen of trumps in one hand. It is said with the first of them.</source>
        <translation>Le roi et la dame d’atout dans une même main. Le mot se dit en jouant la première des deux.</translation>
    </message>
    <message>
        <source>belot</source>
        <comment>eight cards in a row</comment>
        <translation>belot</translation>
    </message>
    <message>
        <source>All eight cards of a suit in one hand. It wins the match at once.</source>
        <translation>Les huit cartes d’une couleur dans une même main. Elles font gagner la partie aussitôt.</translation>
    </message>
    <message>
        <source>bourloto</source>
        <translation>bourloto</translation>
    </message>
    <message>
        <source>King and queen of trumps in one hand.</source>
        <translation>Le roi et la dame d’atout dans une même main.</translation>
    </message>
    <message>
        <source>pilotta, repilotta</source>
        <translation>pilotta, repilotta</translation>
    </message>
    <message>
        <source>King and queen of trumps in one hand: the words said with the first and with the second of them.</source>
        <translation>Le roi et la dame d’atout dans une même main&#xa0;: ce qu’on dit en jouant la première, puis la seconde.</translation>
    </message>
    <message>
        <source>blot, reblot</source>
        <translation>blot, reblot</translation>
    </message>
    <message>
        <source>terts</source>
        <translation>terts</translation>
    </message>
    <message>
        <source>mule</source>
        <translation>mule</translation>
    </message>
    <message>
        <source>Four jacks in one hand.</source>
        <translation>Les quatre valets dans une même main.</translation>
    </message>
    <message>
        <source>trick</source>
        <translation>pli</translation>
    </message>
    <message>
        <source>lead</source>
        <translation>entame</translation>
    </message>
    <message>
        <source>The first card of a trick. Its suit is the suit led, which everyone must play if they can.</source>
        <translation>La première carte d’un pli. Sa couleur est la couleur demandée&#xa0;: chacun doit en jouer s’il en a.</translation>
    </message>
    <message>
        <source>follow suit</source>
        <translation>fournir</translation>
    </message>
    <message>
        <source>To play a card of the suit led.</source>
        <translation>Jouer une carte de la couleur demandée.</translation>
    </message>
    <message>
        <source>ruff</source>
        <translation>couper</translation>
    </message>
    <message>
        <source>To play a trump when you are void in the suit led. A ruff beats every card of that suit.</source>
        <translation>Jouer un atout quand vous n’avez plus de la couleur demandée. Il bat toutes les cartes de cette couleur.</translation>
    </message>
    <message>
        <source>overruff</source>
        <translation>surcouper</translation>
    </message>
    <message>
        <source>To ruff with a higher trump than the one already in the trick.</source>
        <translation>Couper avec un atout plus fort que celui du pli.</translation>
    </message>
    <message>
        <source>underruff</source>
        <translation>sous-couper</translation>
    </message>
    <message>
        <source>To play a lower trump than the one that is winning the trick.</source>
        <translation>Jouer un atout plus petit que celui qui est maître du pli.</translation>
    </message>
    <message>
        <source>discard</source>
        <translation>se défausser</translation>
    </message>
    <message>
        <source>One card from each player. The player of the best card wins the trick and leads to the next.</source>
        <translation>Une carte de chaque joueur. Celui qui a joué la meilleure fait le pli et entame le suivant.</translation>
    </message>
    <message>
        <source>To play a card that is neither of the suit led nor a trump. A discard never wins the trick.</source>
        <translation>Jouer une carte qui n’est ni de la couleur demandée ni un atout. Elle ne fait jamais le pli.</translation>
    </message>
    <message>
        <source>draw trumps</source>
        <translation>faire tomber les atouts</translation>
    </message>
    <message>
        <source>To lead trumps so that your opponents have none left to ruff with.</source>
        <translation>Jouer atout pour que vos adversaires n’aient plus de quoi couper.</translation>
    </message>
    <message>
        <source>feed points</source>
        <translation>charger le pli</translation>
    </message>
    <message>
        <source>To play a card worth many points to a trick that your partner is winning.</source>
        <translation>Jouer une carte qui vaut beaucoup de points dans un pli que votre partenaire va faire.</translation>
    </message>
    <message>
        <source>establish a suit</source>
        <translation>affranchir une couleur</translation>
    </message>
    <message>
        <source>To drive out the high cards of a suit until your lower ones win.</source>
        <translation>Faire tomber les fortes cartes d’une couleur jusqu’à ce que vos petites deviennent maîtresses.</translation>
    </message>
    <message>
        <source>last trick</source>
        <translation>dix de der</translation>
    </message>
    <message>
        <source>The trick that ends a deal. It scores points of its own.</source>
        <translation>Le dernier pli de la donne. Il rapporte des points de plus.</translation>
    </message>
    <message>
        <source>claim</source>
        <translation>demander le reste</translation>
    </message>
    <message>
        <source>To take every trick that is left without playing it, because nobody can stop you.</source>
        <translation>Prendre tous les plis restants sans les jouer, parce que personne ne peut s’y opposer.</translation>
    </message>
    <message>
        <source>misplay</source>
        <translation>faute</translation>
    </message>
    <message>
        <source>A card played against the rules.</source>
        <translation>Une carte jouée contre les règles.</translation>
    </message>
    <message>
        <source>challenge</source>
        <translation>contester</translation>
    </message>
    <message>
        <source>To say that an opponent has misplayed. The tricks are turned over and checked.</source>
        <translation>Dire qu’un adversaire a commis une faute. On retourne les plis pour vérifier.</translation>
    </message>
    <message>
        <source>card points</source>
        <translation>points de cartes</translation>
    </message>
    <message>
        <source>The points of the cards in the tricks that a side has won.</source>
        <translation>Les points des cartes dans les plis d’un camp.</translation>
    </message>
    <message>
        <source>score</source>
        <translation>marquer</translation>
    </message>
    <message>
        <source>The points on the score sheet. A side scores at the end of each deal, when its points are counted.</source>
        <translation>Inscrire des points sur la feuille de marque. Chaque camp marque à la fin de la donne, quand on a compté.</translation>
    </message>
    <message>
        <source>target</source>
        <translation>objectif</translation>
    </message>
    <message>
        <source>The score that ends the match.</source>
        <translation>Le score qui met fin à la partie.</translation>
    </message>
    <message>
        <source>made, failed</source>
        <translation>réussi, chuté</translation>
    </message>
    <message>
        <source>A contract is made if the taker’s side reaches what it needs. Otherwise it fails.</source>
        <translation>Le contrat est réussi si le camp du preneur fait ce qu’il doit. Sinon, il est chuté.</translation>
    </message>
    <message>
        <source>capot</source>
        <translation>capot</translation>
    </message>
    <message>
        <source>générale</source>
        <translation>générale</translation>
    </message>
    <message>
        <source>A bid to win all tricks alone, without a trick for your partner.</source>
        <translation>La promesse de faire seul tous les plis, sans un seul pli du partenaire.</translation>
    </message>
    <message>
        <source>tie</source>
        <translation>égalité</translation>
    </message>
    <message>
        <source>A deal in which both sides have the same number of points.</source>
        <translation>Les deux camps ont le même nombre de points dans la donne.</translation>
    </message>
    <message>
        <source>held over</source>
        <translation>litige</translation>
    </message>
    <message>
        <source>Points of a tie that wait for the winner of the next deal.</source>
        <translation>Des points d’une égalité, retenus pour le gagnant de la donne suivante.</translation>
    </message>
    <message>
        <source>match points</source>
        <translation>points de partie</translation>
    </message>
    <message>
        <source>The points of a deal divided by ten and rounded. They go on the score sheet.</source>
        <translation>Les points d’une donne divisés par dix et arrondis. Ce sont eux qu’on marque.</translation>
    </message>
    <message>
        <source>The points on the score sheet. The cards of a whole deal are worth 16 in a Hokum and 26 in a Sun.</source>
        <translation>Les points de la feuille de marque. Les cartes d’une donne entière en valent 16 en Hokum et 26 en Sun.</translation>
    </message>
    <message>
        <source>rounded</source>
        <translation>arrondi</translation>
    </message>
    <message>
        <source>Brought to the nearest ten before it is scored.</source>
        <translation>Ramené à la dizaine la plus proche avant d’être marqué.</translation>
    </message>
    <message>
        <source>bolt</source>
        <translation>bolt</translation>
    </message>
    <message>
        <source>A mark for a failed contract. Several of them cost points.</source>
        <translation>Une marque pour un contrat chuté. Plusieurs bolts coûtent des points.</translation>
    </message>
</context>
<context>
    <name>glossary forms</name>
    <message>
        <source>auction</source>
        <translation>enchères</translation>
    </message>
    <message>
        <source>calls|call</source>
        <translation>paroles|parole</translation>
    </message>
    <message>
        <source>bidding|bids|bid</source>
        <translation>enchère</translation>
    </message>
    <message>
        <source>passing|passes|passed|pass</source>
        <translation>passez|passent|passer|passe|passé</translation>
    </message>
    <message>
        <source>contracts|contract</source>
        <translation>contrats|contrat</translation>
    </message>
    <message>
        <source>taker’s side|taker’s|takers|taker</source>
        <translation>preneurs|preneur</translation>
    </message>
    <message>
        <source>defenders|defender</source>
        <translation>défense</translation>
    </message>
    <message>
        <source>no trumps</source>
        <translation>sans-atout</translation>
    </message>
    <message>
        <source>all trumps</source>
        <translation>tout-atout</translation>
    </message>
    <message>
        <source>doubles|doubled|double</source>
        <translation>contrez|contrent|contrer|contré</translation>
    </message>
    <message>
        <source>redoubles|redoubled|redouble</source>
        <translation>surcontrez|surcontrer|surcontré</translation>
    </message>
    <message>
        <source>passed out</source>
        <translation>tout le monde a passé|tout le monde passe|tous passent</translation>
    </message>
    <message>
        <source>throws in|throw in|thrown in</source>
        <translation>annuler la donne</translation>
    </message>
    <message>
        <source>deals|deal</source>
        <translation>donnes|donne</translation>
    </message>
    <message>
        <source>matches|match</source>
        <translation>parties|partie</translation>
    </message>
    <message>
        <source>dealer</source>
        <translation>donneur</translation>
    </message>
    <message>
        <source>partner’s|partners|partner</source>
        <translation>partenaires|partenaire</translation>
    </message>
    <message>
        <source>packets|packet</source>
        <translation>paquets|paquet</translation>
    </message>
    <message>
        <source>turn-up</source>
        <translation>retourne</translation>
    </message>
    <message>
        <source>stock</source>
        <translation>talon</translation>
    </message>
    <message>
        <source>kitty</source>
        <translation>chien</translation>
    </message>
    <message>
        <source>covered cards|covered card</source>
        <translation>cartes cachées|carte cachée</translation>
    </message>
    <message>
        <source>suits|suit</source>
        <translation>couleurs|couleur</translation>
    </message>
    <message>
        <source>trumps|trump</source>
        <translation>atouts|atout</translation>
    </message>
    <message>
        <source>side suits|side suit</source>
        <translation>autres couleurs|autre couleur</translation>
    </message>
    <message>
        <source>void</source>
        <translation>n’a plus de|n’avez plus de|n’ont plus de</translation>
    </message>
    <message>
        <source>guarded|guards|guard</source>
        <translation>gardés|gardé|gardes|garde</translation>
    </message>
    <message>
        <source>masters|master</source>
        <translation>cartes maîtresses|carte maîtresse|maîtres|maître</translation>
    </message>
    <message>
        <source>sure tricks|sure trick</source>
        <translation>plis sûrs|pli sûr</translation>
    </message>
    <message>
        <source>declarations|declaration</source>
        <translation>annonces|annonce</translation>
    </message>
    <message>
        <source>declares|declared|declare</source>
        <translation>annoncez|annoncer|annoncé</translation>
    </message>
    <message>
        <source>runs|run</source>
        <translation>suites|suite</translation>
    </message>
    <message>
        <source>tierces|tierce</source>
        <translation>tierces|tierce</translation>
    </message>
    <message>
        <source>quartes|quarte</source>
        <translation>quartes|quarte</translation>
    </message>
    <message>
        <source>quintes|quinte</source>
        <translation>quintes|quinte</translation>
    </message>
    <message>
        <source>fours of a kind|four of a kind</source>
        <translation>carrés|carré</translation>
    </message>
    <message>
        <source>rebelote|belote</source>
        <translation>rebelote|belote</translation>
    </message>
    <message>
        <source>Sun</source>
        <translation>Sun</translation>
    </message>
    <message>
        <source>Hokum</source>
        <translation>Hokum</translation>
    </message>
    <message>
        <source>ashkal|Ashkal</source>
        <translation>ashkal|Ashkal</translation>
    </message>
    <message>
        <source>projects|project</source>
        <translation>projets|projet</translation>
    </message>
    <message>
        <source>sira</source>
        <translation>sira</translation>
    </message>
    <message>
        <source>baloot</source>
        <translation>baloot</translation>
    </message>
    <message>
        <source>gahwa|Gahwa</source>
        <translation>gahwa|Gahwa</translation>
    </message>
    <message>
        <source>kaboot</source>
        <translation>kabout</translation>
    </message>
    <message>
        <source>lana|lahum|Lana|Lahum</source>
        <translation>lana|lahum|Lana|Lahum</translation>
    </message>
    <message>
        <source>roem</source>
        <translation>roem</translation>
    </message>
    <message>
        <source>stuk</source>
        <translation>stuk</translation>
    </message>
    <message>
        <source>nat</source>
        <translation>nat</translation>
    </message>
    <message>
        <source>pit</source>
        <translation>pit</translation>
    </message>
    <message>
        <source>surcoinche|coinche</source>
        <translation>surcoinche|coinche</translation>
    </message>
    <message>
        <source>surcontre|contre</source>
        <translation>surcontre</translation>
    </message>
    <message>
        <source>recontra|contra</source>
        <translation>recontra|contra</translation>
    </message>
    <message>
        <source>rekraak|kraak</source>
        <translation>rekraak|kraak</translation>
    </message>
    <message>
        <source>vida</source>
        <translation>vida</translation>
    </message>
    <message>
        <source>belot</source>
        <translation>belot</translation>
    </message>
    <message>
        <source>terca</source>
        <translation>terca</translation>
    </message>
    <message>
        <source>bela</source>
        <translation>bela</translation>
    </message>
    <message>
        <source>bourloto</source>
        <translation>bourloto</translation>
    </message>
    <message>
        <source>repilotta|pilotta</source>
        <translation>repilotta|pilotta</translation>
    </message>
    <message>
        <source>reblot|blot</source>
        <translation>reblot|blot</translation>
    </message>
    <message>
        <source>terts</source>
        <translation>terts</translation>
    </message>
    <message>
        <source>mule</source>
        <translation>mule</translation>
    </message>
    <message>
        <source>tricks|trick</source>
        <translation>plis|pli</translation>
    </message>
    <message>
        <source>leading|leads|lead|suit led</source>
        <translation>entamer|entamez|entame|couleur demandée</translation>
    </message>
    <message>
        <source>following suit|follows suit|follow suit</source>
        <translation>fournissez|fournit|fournir</translation>
    </message>
    <message>
        <source>ruffing|ruffed|ruffs|ruff</source>
        <translation>coupez|coupent|couper|coupé|coupe</translation>
    </message>
    <message>
        <source>overruffing|overruffed|overruffs|overruff</source>
        <translation>surcoupez|surcouper|surcoupé|surcoupe</translation>
    </message>
    <message>
        <source>underruffing|underruffs|underruff</source>
        <translation>sous-coupez|sous-couper|sous-coupe</translation>
    </message>
    <message>
        <source>discarding|discards|discard</source>
        <translation>défaussez|défausser|défausse</translation>
    </message>
    <message>
        <source>drawing trumps|draws trumps|draw trumps</source>
        <translation>faire tomber les atouts|faites tomber les atouts|fait tomber les atouts</translation>
    </message>
    <message>
        <source>feeding points|feeds points|feed points</source>
        <translation>chargez le pli|charger le pli|charge le pli</translation>
    </message>
    <message>
        <source>establish</source>
        <translation>affranchissez|affranchir|affranchie</translation>
    </message>
    <message>
        <source>last trick</source>
        <translation>dix de der|dernier pli</translation>
    </message>
    <message>
        <source>claiming|claims|claim</source>
        <translation>demander le reste|demandez le reste</translation>
    </message>
    <message>
        <source>misplays|misplay</source>
        <translation>fautes|faute</translation>
    </message>
    <message>
        <source>challenges|challenge</source>
        <translation>contestez|conteste|contester</translation>
    </message>
    <message>
        <source>card points</source>
        <translation>points de cartes</translation>
    </message>
    <message>
        <source>scores|score</source>
        <translation>marquez|marquent|marquer|marque</translation>
    </message>
    <message>
        <source>target</source>
        <translation>objectif</translation>
    </message>
    <message>
        <source>fails|failed</source>
        <translation>chutés|chuté|chutent|chute</translation>
    </message>
    <message>
        <source>capots|capot</source>
        <translation>capots|capot</translation>
    </message>
    <message>
        <source>générale</source>
        <translation>générale</translation>
    </message>
    <message>
        <source>ties|tied|tie</source>
        <translation>égalité</translation>
    </message>
    <message>
        <source>held over</source>
        <translation>litiges|litige</translation>
    </message>
    <message>
        <source>match points</source>
        <translation>points de partie</translation>
    </message>
    <message>
        <source>rounded</source>
        <translation>arrondis|arrondi</translation>
    </message>
    <message>
        <source>bolts|bolt</source>
        <translation>bolts|bolt</translation>
    </message>
</context>
<context>
    <name>guided</name>
    <message>
        <source>Your cards lie in stacks. You play from the top ones. When you play a card, the one below it is turned up.</source>
        <translation>Vos cartes sont posées en piles. On joue celles du dessus. Quand vous en jouez une, celle du dessous est retournée.</translation>
    </message>
    <message>
        <source>Your cards</source>
        <translation>Vos cartes</translation>
    </message>
    <message numerus="yes">
        <source>You hold %n card(s). Nobody else sees them.</source>
        <extracomment>%n: how many cards you hold.</extracomment>
        <translation>
            <numerusform>Vous avez %n carte. Personne d’autre ne la voit.</numerusform>
            <numerusform>Vous avez %n cartes. Personne d’autre ne les voit.</numerusform>
        </translation>
    </message>
    <message>
        <source>You play alone</source>
        <translation>Vous jouez sans partenaire</translation>
    </message>
    <message>
        <source>You play for yourself: your tricks are yours, and their points too.</source>
        <translation>Chacun pour soi : vos plis sont à vous, et leurs points aussi.</translation>
    </message>
    <message>
        <source>Your partner</source>
        <translation>Votre partenaire</translation>
    </message>
    <message>
        <source>{name} sits opposite you and is your partner. The tricks of both of you count together.</source>
        <extracomment>{name}: the player opposite you.</extracomment>
        <translation>En face de vous, {name} est votre partenaire : vos plis comptent ensemble.</translation>
    </message>
    <message>
        <source>Who chooses the trumps?</source>
        <translation>Qui choisit l’atout ?</translation>
    </message>
    <message>
        <source>{card} lies face up and offers its suit as trumps. The taker must win more than half the points.</source>
        <extracomment>{card}: the turn-up.</extracomment>
        <translation>La retourne, {card}, propose sa couleur comme atout. Le preneur doit faire plus de la moitié des points.</translation>
    </message>
    <message>
        <source>{card} lies face up. Hokum makes its suit trumps; in a Sun there are no trumps. The buyer must win more than half the points.</source>
        <extracomment>{card}: the turn-up.</extracomment>
        <translation>La retourne est {card:le}. Hokum : sa couleur est atout ; Sun : il n’y a pas d’atout. Le preneur doit faire plus de la moitié des points.</translation>
    </message>
    <message>
        <source>You name trumps or pass. If you name trumps, you must win more than half the points.</source>
        <translation>Nommez l’atout ou passez. Si vous nommez l’atout, vous devez faire plus de la moitié des points.</translation>
    </message>
    <message>
        <source>Each player may name a higher contract than the one before. The last one named is played, and its side must win more than half the points.</source>
        <translation>Chacun peut nommer un contrat plus haut que le précédent. On joue le dernier nommé, et son camp doit faire plus de la moitié des points.</translation>
    </message>
    <message>
        <source>Players say how many points their side will win, and with which trumps. The highest bid is played.</source>
        <translation>On annonce combien de points fera son camp, et à quel atout. On joue l’enchère la plus haute.</translation>
    </message>
    <message>
        <source>Your cards are not strong enough.</source>
        <translation>Votre jeu n’est pas assez fort.</translation>
    </message>
    <message>
        <source>Your high cards are enough.</source>
        <translation>Vos cartes maîtresses suffisent.</translation>
    </message>
    <message>
        <source>With it you have {cards}: good trumps.</source>
        <extracomment>{cards}: trumps, the turn-up among them.</extracomment>
        <translation>Avec elle, vous avez {cards} : de bons atouts.</translation>
    </message>
    <message>
        <source>You hold {cards}: good trumps.</source>
        <extracomment>{cards}: cards of one suit.</extracomment>
        <translation>Vous avez {cards} : de bons atouts.</translation>
    </message>
    <message>
        <source>Trumps: {suit}</source>
        <extracomment>{suit}: a suit.</extracomment>
        <translation>Atout : {suit}</translation>
    </message>
    <message>
        <source>A trump beats every card of the other suits.</source>
        <translation>Un atout bat toute carte des autres couleurs.</translation>
    </message>
    <message>
        <source>The highest is {best}, which counts {points}, then {second}, which counts {fewer}.</source>
        <extracomment>{best}, {second}: cards. {points}, {fewer}: what they are worth.</extracomment>
        <translation>Le plus fort est {best:le}, qui compte {points}, puis {second:le}, qui compte {fewer}.</translation>
    </message>
    <message>
        <source>All trumps</source>
        <translation>Tout-atout</translation>
    </message>
    <message>
        <source>Every suit ranks like trumps: jack, nine, ace, ten. But no suit beats another.</source>
        <translation>Dans chaque couleur, l’ordre est celui de l’atout : valet, neuf, as, dix. Mais aucune couleur n’en coupe une autre.</translation>
    </message>
    <message>
        <source>No trumps</source>
        <translation>Sans-atout</translation>
    </message>
    <message>
        <source>There are no trumps. In every suit the ace is highest, then the ten: the highest card of the suit led wins.</source>
        <translation>Il n’y a pas d’atout. Dans chaque couleur, l’as est le plus fort, puis le dix : la plus forte carte de la couleur demandée gagne.</translation>
    </message>
    <message>
        <source>your cards</source>
        <translation>vos cartes</translation>
    </message>
    <message>
        <source>with whom you play</source>
        <translation>avec qui vous jouez</translation>
    </message>
    <message>
        <source>the auction</source>
        <translation>les enchères</translation>
    </message>
    <message>
        <source>trumps</source>
        <translation>l’atout</translation>
    </message>
    <message>
        <source>declarations</source>
        <translation>les annonces</translation>
    </message>
    <message>
        <source>king and queen of trumps</source>
        <translation>roi et dame d’atout</translation>
    </message>
    <message>
        <source>who wins a trick</source>
        <translation>qui gagne le pli</translation>
    </message>
    <message>
        <source>counting points</source>
        <translation>compter les points</translation>
    </message>
    <message>
        <source>the last trick</source>
        <translation>le dernier pli</translation>
    </message>
    <message>
        <source>leading</source>
        <translation>entamer</translation>
    </message>
    <message>
        <source>following suit</source>
        <translation>fournir</translation>
    </message>
    <message>
        <source>ruffing</source>
        <translation>couper</translation>
    </message>
    <message>
        <source>throwing off</source>
        <translation>se défausser</translation>
    </message>
    <message>
        <source>the result</source>
        <translation>le résultat</translation>
    </message>
    <message>
        <source>Your turn</source>
        <translation>À vous</translation>
    </message>
    <message>
        <source>You may, but not this time</source>
        <translation>C’est permis, mais pas cette fois</translation>
    </message>
    <message>
        <source>The rules allow it, but there is something better to see here.</source>
        <translation>La règle le permet, mais il y a mieux à voir ici.</translation>
    </message>
    <message>
        <source>Play {card:the}.</source>
        <extracomment>{card}: a card of your hand.</extracomment>
        <translation>Jouez {card:le}.</translation>
    </message>
    <message>
        <source>{name} leads</source>
        <extracomment>{name}: a player.</extracomment>
        <translation>{name} entame</translation>
    </message>
    <message>
        <source>{card} opens the first trick. Each player adds one card.</source>
        <extracomment>{card}: the card led.</extracomment>
        <translation>{card:le} ouvre le premier pli. Chacun y ajoute une carte.</translation>
    </message>
    <message>
        <source>You lead</source>
        <translation>À vous d’entamer</translation>
    </message>
    <message>
        <source>A trick is one card from each player. You begin this one, with any card you like.</source>
        <translation>Un pli, c’est une carte de chaque joueur. Vous commencez celui-ci, par la carte que vous voulez.</translation>
    </message>
    <message>
        <source>Follow suit: {suit}</source>
        <extracomment>{suit}: the suit led.</extracomment>
        <translation>Fournissez à {suit}</translation>
    </message>
    <message>
        <source>{suit} was led, and you have some: you must play one.</source>
        <extracomment>{suit}: a suit.</extracomment>
        <translation>On a joué {suit}, et vous en avez : vous devez en jouer.</translation>
    </message>
    <message>
        <source>You have no {suit}. A trump wins the trick instead.</source>
        <extracomment>{suit}: the suit led.</extracomment>
        <translation>Vous n’avez pas de {suit}. Un atout peut gagner le pli.</translation>
    </message>
    <message>
        <source>Ruff it</source>
        <translation>Coupez</translation>
    </message>
    <message>
        <source>You have no {suit} and need not win the trick: throw a card off.</source>
        <extracomment>{suit}: the suit led.</extracomment>
        <translation>Vous n’avez pas de {suit} et rien ne vous oblige à gagner le pli : défaussez-vous.</translation>
    </message>
    <message>
        <source>Throw a card off</source>
        <translation>Défaussez-vous</translation>
    </message>
    <message numerus="yes">
        <source>The trick is worth %n point(s).</source>
        <extracomment>{card}: the card that won. %n: points.</extracomment>
        <translation>
            <numerusform>Le pli vaut %n point.</numerusform>
            <numerusform>Le pli vaut %n points.</numerusform>
        </translation>
    </message>
    <message>
        <source>You win the trick</source>
        <translation>Le pli est à vous</translation>
    </message>
    <message>
        <source>{name} wins the trick</source>
        <extracomment>{name}: a player.</extracomment>
        <translation>{name} fait le pli</translation>
    </message>
    <message>
        <source>{card} is the highest trump in it.</source>
        <extracomment>{card}: a trump.</extracomment>
        <translation>{card:le} en est le plus fort atout.</translation>
    </message>
    <message>
        <source>{card} is the highest card of the suit led, and nobody ruffed.</source>
        <extracomment>{card}: the highest card of the suit led.</extracomment>
        <translation>{card:le} est la plus forte carte de la couleur demandée, et personne n’a coupé.</translation>
    </message>
    <message>
        <source>The winner of a trick leads to the next.</source>
        <translation>Le gagnant du pli rejoue.</translation>
    </message>
    <message>
        <source>A declaration</source>
        <translation>Une annonce</translation>
    </message>
    <message>
        <source>Some cards together score extra: three or more in a row of one suit, or four of a kind.</source>
        <translation>Certaines cartes réunies rapportent en plus : trois ou plus à la suite dans une couleur, ou quatre cartes de même rang.</translation>
    </message>
    <message>
        <source>Only the side with the best declaration scores its own.</source>
        <translation>Seul le camp qui a la meilleure annonce marque les siennes.</translation>
    </message>
    <message>
        <source>King and queen of trumps in one hand score extra points, always.</source>
        <translation>Le roi et la dame d’atout dans la même main rapportent toujours des points en plus.</translation>
    </message>
    <message numerus="yes">
        <source>This pair is worth %n point(s).</source>
        <extracomment>%n: points.</extracomment>
        <translation>
            <numerusform>Cette paire vaut %n point.</numerusform>
            <numerusform>Cette paire vaut %n points.</numerusform>
        </translation>
    </message>
    <message>
        <source>King and queen of trumps</source>
        <translation>Roi et dame d’atout</translation>
    </message>
    <message numerus="yes">
        <source>Your side has won %n point(s) in tricks so far.</source>
        <extracomment>%n: points.</extracomment>
        <translation>
            <numerusform>Votre camp a fait %n point dans les plis jusqu’ici.</numerusform>
            <numerusform>Votre camp a fait %n points dans les plis jusqu’ici.</numerusform>
        </translation>
    </message>
    <message>
        <source>What counts are the points, not the number of tricks: a trick of aces and tens is a rich one.</source>
        <translation>Ce sont les points qui comptent, pas le nombre de plis : un pli d’as et de dix vaut cher.</translation>
    </message>
    <message>
        <source>Counting</source>
        <translation>Compter</translation>
    </message>
    <message numerus="yes">
        <source>The last trick is worth %n point(s) more.</source>
        <extracomment>%n: points.</extracomment>
        <translation>
            <numerusform>Le dernier pli rapporte %n point de plus.</numerusform>
            <numerusform>Le dernier pli rapporte %n points de plus.</numerusform>
        </translation>
    </message>
    <message>
        <source>The last trick</source>
        <translation>Le dernier pli</translation>
    </message>
    <message>
        <source>That was a whole deal. The score sheet shows what each side wrote.</source>
        <translation>Voilà une donne entière. La feuille de score montre ce que chaque camp marque.</translation>
    </message>
    <message>
        <source>The deal is over</source>
        <translation>La donne est finie</translation>
    </message>
</context>
<context>
    <name>honesty</name>
    <message>
        <source>No ace</source>
        <translation>Pas d’as</translation>
    </message>
    <message numerus="yes">
        <source>A suit of %n or more card(s)</source>
        <translation>
            <numerusform>Une couleur d’au moins %n carte</numerusform>
            <numerusform>Une couleur d’au moins %n cartes</numerusform>
        </translation>
    </message>
    <message>
        <source>Void in a suit</source>
        <translation>Une couleur manque</translation>
    </message>
    <message numerus="yes">
        <source>At least %n ace(s)</source>
        <translation>
            <numerusform>Au moins %n as</numerusform>
            <numerusform>Au moins %n as</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>At least %n {rank:pl}</source>
        <extracomment>{rank:pl}: a rank, jacks.</extracomment>
        <translation>
            <numerusform>Au moins %n {rank:pl}</numerusform>
            <numerusform>Au moins %n {rank:pl}</numerusform>
        </translation>
    </message>
    <message>
        <source>{first} and {second} of one suit</source>
        <extracomment>{first}, {second}: ranks, jack and nine.</extracomment>
        <translation>{first} et {second} d’une même couleur</translation>
    </message>
    <message>
        <source>King and queen of one suit</source>
        <translation>Roi et dame d’une même couleur</translation>
    </message>
    <message>
        <source>A weaker level knows less and thinks less</source>
        <translation>Un niveau plus faible en sait moins et réfléchit moins</translation>
    </message>
    <message>
        <source>Who deals.</source>
        <translation>Qui donne.</translation>
    </message>
    <message>
        <source>Whose turn it is.</source>
        <translation>Le joueur dont c’est le tour.</translation>
    </message>
    <message>
        <source>They see only what you would see in their seat</source>
        <translation>Ils ne voient que ce que vous verriez à leur place</translation>
    </message>
    <message>
        <source>Your partner and your opponents play alike</source>
        <translation>Votre partenaire et vos adversaires jouent de la même façon</translation>
    </message>
    <message>
        <source>Levels differ in what they know about the game, in what they remember, and in how many possible deals they think through. No level plays a bad card on purpose, and none sees more cards than another.</source>
        <translation>Les niveaux diffèrent par ce qu’ils savent du jeu, par ce qu’ils retiennent et par le nombre de donnes possibles qu’ils calculent. Aucun niveau ne joue exprès une mauvaise carte, et aucun ne voit plus de cartes qu’un autre.</translation>
    </message>
    <message>
        <source>They imagine the hidden cards, as you do</source>
        <translation>Ils imaginent les cartes cachées, comme vous</translation>
    </message>
    <message>
        <source>To weigh a card, the stronger levels imagine deals that fit everything they have seen, and play them out. They guess well, but they still guess: like anyone, they meet bad breaks and lose finesses.</source>
        <translation>Pour juger une carte, les niveaux plus forts imaginent des donnes conformes à tout ce qu’ils ont vu et les jouent jusqu’au bout. Ils devinent bien, mais ils devinent : comme tout le monde, ils tombent sur de mauvaises répartitions et ratent des impasses.</translation>
    </message>
    <message>
        <source>Every decision can be repeated</source>
        <translation>Toute décision peut être refaite</translation>
    </message>
    <message>
        <source>Whatever is random in a decision is derived from the text that was sent. The same text, the same level and the same amount of thinking, which the match file records, always give the same decision. On the next page you can have any decision of a finished deal made again.</source>
        <translation>La part de hasard d’une décision se calcule à partir du texte envoyé. Le même texte, le même niveau et la même quantité de calcul, que note le fichier de partie, donnent toujours la même décision. À la page suivante, vous pouvez faire refaire n’importe quelle décision d’une donne finie.</translation>
    </message>
    <message>
        <source>The cards are fixed before the deal begins</source>
        <translation>Les cartes sont fixées avant le début de la donne</translation>
    </message>
    <message>
        <source>The order of the whole pack is fixed before the first card is dealt, even for the cards dealt after the auction. Nothing that a player does can change it. The seal of the deal lets you prove this.</source>
        <translation>L’ordre de toutes les cartes est fixé avant que la première soit donnée, même pour celles qu’on donne après les enchères. Rien de ce que fait un joueur ne peut le changer. Le sceau de la donne vous permet de le prouver.</translation>
    </message>
    <message>
        <source>Its own seat.</source>
        <translation>Sa propre place.</translation>
    </message>
    <message>
        <source>All the rules of the game.</source>
        <translation>Toutes les règles du jeu.</translation>
    </message>
    <message>
        <source>The number of this deal in the match.</source>
        <translation>Le numéro de cette donne dans la partie.</translation>
    </message>
    <message>
        <source>The stage of the deal: auction, declarations or play.</source>
        <translation>L’étape de la donne : enchères, annonces ou jeu.</translation>
    </message>
    <message>
        <source>Where the cards are: its own and the open ones by name, and only the number of all others.</source>
        <translation>Où sont les cartes : les siennes et les cartes découvertes par leur nom, et seulement le nombre de toutes les autres.</translation>
    </message>
    <message>
        <source>The turn-up, which everyone saw.</source>
        <translation>La retourne, que tout le monde a vue.</translation>
    </message>
    <message>
        <source>All calls, and who made them.</source>
        <translation>Toutes les paroles, et qui les a dites.</translation>
    </message>
    <message>
        <source>Who has doubled and redoubled.</source>
        <translation>Qui a contré et surcontré.</translation>
    </message>
    <message>
        <source>The contract, once there is one.</source>
        <translation>Le contrat, dès qu’il y en a un.</translation>
    </message>
    <message>
        <source>The finished tricks, card by card, and who won them.</source>
        <translation>Les plis terminés, carte par carte, et qui les a faits.</translation>
    </message>
    <message>
        <source>The declarations made so far, as far as they have been described.</source>
        <translation>Les annonces faites jusque-là, telles qu’elles ont été décrites.</translation>
    </message>
    <message>
        <source>The declarations that have been shown to everyone.</source>
        <translation>Les annonces montrées à tout le monde.</translation>
    </message>
    <message>
        <source>Who has declared the king and queen of trumps, and with which card.</source>
        <translation>Qui a annoncé le roi et la dame d’atout, et avec quelle carte.</translation>
    </message>
    <message>
        <source>How the earlier deals ended, as on the score sheet.</source>
        <translation>Comment se sont terminées les donnes précédentes, comme sur la feuille de marque.</translation>
    </message>
    <message>
        <source>Everything it can choose from now.</source>
        <translation>Tout ce qu’il peut choisir maintenant.</translation>
    </message>
    <message>
        <source>What the rules allow it to choose.</source>
        <translation>Ce que les règles lui permettent de choisir.</translation>
    </message>
    <message>
        <source>The bottom card of the stock, in games that show it.</source>
        <translation>La dernière carte du talon, dans les jeux où on la montre.</translation>
    </message>
    <message>
        <source>The stacks in front of the players: the open cards, and where covered ones lie.</source>
        <translation>Les piles devant les joueurs : les cartes découvertes, et où il y a une carte cachée.</translation>
    </message>
    <message>
        <source>In this game the cards are shuffled only before the first deal of a match. After that, the tricks are stacked and cut.</source>
        <translation>Dans ce jeu, on ne mélange les cartes qu’avant la première donne d’une partie. Ensuite, on empile les plis et on coupe.</translation>
    </message>
    <message>
        <source>In this game the cards are shuffled before the first deal of a match and after a deal that was passed out. Otherwise the tricks are stacked and cut.</source>
        <translation>Dans ce jeu, on mélange les cartes avant la première donne d’une partie et quand tout le monde a passé. Sinon, on empile les plis et on coupe.</translation>
    </message>
    <message>
        <source>In this game the dealer chooses: about half of the deals are shuffled. For the others, the tricks are stacked and cut.</source>
        <translation>Dans ce jeu, le donneur choisit : on mélange pour environ la moitié des donnes. Pour les autres, on empile les plis et on coupe.</translation>
    </message>
    <message>
        <source>Stacked and cut, as at a real table: the tricks are stacked and the pack is cut once. Cards that were played together stay together, so hands are more uneven.</source>
        <translation>Empilées et coupées, comme à une vraie table : on empile les plis et on coupe une fois. Les cartes jouées ensemble restent ensemble, et les mains sont plus inégales.</translation>
    </message>
    <message>
        <source>The trick on the table.</source>
        <translation>Le pli sur la table.</translation>
    </message>
    <message>
        <source>For each decision a computer player is sent a single text with what a player in its seat may know: the rules, its own cards, the open cards, and everything said and played so far. Nothing else reaches it: not the other hands, not the cards still to be dealt, and not even which player is you.</source>
        <translation>Pour chaque décision, un joueur virtuel reçoit un seul texte, qui contient ce qu’on peut savoir à sa place : les règles, ses cartes, les cartes découvertes, et tout ce qui s’est dit et joué jusque-là. Rien d’autre ne lui parvient : ni les mains des autres, ni les cartes qui restent à donner, ni même lequel des joueurs vous êtes.</translation>
    </message>
    <message>
        <source>The same program plays all the other seats and decides for one seat at a time. Partners have no way to talk to each other. Players differ only if you give them different levels or temperaments.</source>
        <translation>Le même programme joue à toutes les autres places et décide pour une seule place à la fois. Les partenaires n’ont aucun moyen de se parler. Les joueurs ne diffèrent que si vous leur donnez des niveaux ou des tempéraments différents.</translation>
    </message>
    <message>
        <source>The declarations it has made itself.</source>
        <translation>Les annonces qu’il a faites lui-même.</translation>
    </message>
    <message>
        <source>The score of the match before this deal.</source>
        <translation>Le score de la partie avant cette donne.</translation>
    </message>
    <message>
        <source>Points of earlier deals that are held over.</source>
        <translation>Les points en litige des donnes précédentes.</translation>
    </message>
    <message>
        <source>Which side has won the match, once it is over.</source>
        <translation>Quel camp a gagné la partie, si elle est finie.</translation>
    </message>
    <message>
        <source>Who has exchanged a low trump for the turn-up.</source>
        <translation>Qui a échangé un petit atout contre la retourne.</translation>
    </message>
    <message>
        <source>In this game the cards are shuffled before every deal.</source>
        <translation>Dans ce jeu, on mélange les cartes avant chaque donne.</translation>
    </message>
    <message>
        <source>Shuffled: every order of the pack is equally likely, whatever was played before.</source>
        <translation>Mélangées : tous les ordres des cartes ont la même probabilité, quoi qu’on ait joué avant.</translation>
    </message>
</context>
<context>
    <name>ideas</name>
    <message>
        <source>Keep {cards:the}: it is your only sure trick and wins the last trick, worth {points}.</source>
        <extracomment>{cards}: a card. {points}: points.</extracomment>
        <translation>Gardez {cards:le}&#xa0;: c’est votre seule carte maîtresse pour le dix de der, qui vaut {points}.</translation>
    </message>
    <message>
        <source>Keep {cards:the}: it is the master of its suit and may win the last trick.</source>
        <extracomment>{cards}: a card.</extracomment>
        <translation>Gardez {cards:le}&#xa0;: c’est la carte maîtresse de sa couleur, et elle peut faire le dix de der.</translation>
    </message>
    <message>
        <source>Your side has won every trick so far, and you can be sure of this one too.</source>
        <translation>Votre camp a fait tous les plis jusqu’ici, et vous pouvez faire celui-ci à coup sûr.</translation>
    </message>
    <message>
        <source>You have won every trick so far, and you can be sure of this one too.</source>
        <translation>Vous avez fait tous les plis jusqu’ici, et vous pouvez faire celui-ci à coup sûr.</translation>
    </message>
    <message>
        <source>Your side has not won a trick yet, but you can be sure of this one.</source>
        <translation>Votre camp n’a pas encore fait de pli, mais vous pouvez faire celui-ci à coup sûr.</translation>
    </message>
    <message>
        <source>You have not won a trick yet, but you can be sure of this one.</source>
        <translation>Vous n’avez pas encore fait de pli, mais vous pouvez faire celui-ci à coup sûr.</translation>
    </message>
    <message>
        <source>You are sure of this trick, and it can bring {points} roem.</source>
        <extracomment>{points}: a number.</extracomment>
        <translation>Ce pli est à vous à coup sûr, et il peut rapporter {points} de roem.</translation>
    </message>
    <message>
        <source>{cards} are {belote}: keep both, and play another card while you can.</source>
        <extracomment>{cards}: two cards. {belote}: the game’s word for king and queen of trumps.</extracomment>
        <translation>{cards:le} font {belote:le}&#xa0;: gardez les deux et jouez une autre carte tant que possible.</translation>
    </message>
    <message>
        <source>With {cards} you have {belote}. It counts only in a trick that your side wins, and you are sure of this one.</source>
        <extracomment>{cards}: two cards. {belote}: the game’s word for king and queen of trumps.</extracomment>
        <translation>Avec {cards:le}, vous avez {belote:le}. Ces points ne comptent que dans un pli fait par votre camp, et celui-ci est à vous à coup sûr.</translation>
    </message>
    <message>
        <source>With {cards} you have {belote}. It counts only in a trick that you win, and you are sure of this one.</source>
        <extracomment>{cards}: two cards. {belote}: the game’s word for king and queen of trumps.</extracomment>
        <translation>Avec {cards:le}, vous avez {belote:le}. Ces points ne comptent que dans un pli que vous faites, et celui-ci est à vous à coup sûr.</translation>
    </message>
    <message>
        <source>The opponents are winning this trick: do not let them make roem.</source>
        <translation>Les adversaires sont maîtres de ce pli&#xa0;: ne leur offrez pas de roem.</translation>
    </message>
    <message>
        <source>Points count against you here: let others win the trick.</source>
        <translation>Ici, les points comptent contre vous&#xa0;: laissez le pli aux autres.</translation>
    </message>
    <message>
        <source>Trumps played: {played}. In your hand: {held}. No others are left, so nobody can ruff your high cards.</source>
        <extracomment>{played}, {held}: numbers.</extracomment>
        <translation>Atouts joués&#xa0;: {played}. Dans votre main&#xa0;: {held}. Il n’en reste pas d’autre&#xa0;: personne ne peut couper vos fortes cartes.</translation>
    </message>
    <message>
        <source>Trumps played: {played}. In your hand: {held}. Still out: {unseen}. Lead yours from the top to draw them all.</source>
        <extracomment>{played}, {held}, {unseen}: numbers.</extracomment>
        <translation>Atouts joués&#xa0;: {played}. Dans votre main&#xa0;: {held}. Encore dehors&#xa0;: {unseen}. Jouez les vôtres du plus fort au plus faible pour les faire tous tomber.</translation>
    </message>
    <message>
        <source>With {suit} as trumps you would hold {cards}, the two highest trumps.</source>
        <extracomment>{suit}: a suit. {cards}: two cards.</extracomment>
        <translation>À {suit}, vous auriez {cards:le}, les deux plus forts atouts.</translation>
    </message>
    <message numerus="yes">
        <source>You would have %n trump(s): {cards}.</source>
        <extracomment>{cards}: cards.</extracomment>
        <translation>
            <numerusform>Vous auriez %n atout : {cards}.</numerusform>
            <numerusform>Vous auriez %n atouts : {cards}.</numerusform>
        </translation>
    </message>
    <message>
        <source>With {suit} as trumps you would lack the two highest, {cards}.</source>
        <extracomment>{suit}: a suit. {cards}: cards.</extracomment>
        <translation>À {suit}, il vous manquerait les deux plus forts atouts : {cards:le}.</translation>
    </message>
    <message>
        <source>No suit you can name would give you one of its two highest trumps.</source>
        <translation>Aucune des couleurs possibles ne vous donnerait un des deux plus forts atouts.</translation>
    </message>
    <message numerus="yes">
        <source>You would have at most %n trump(s): too few to draw the others.</source>
        <translation>
            <numerusform>Vous auriez au plus %n atout : trop peu pour faire tomber les autres.</numerusform>
            <numerusform>Vous auriez au plus %n atouts : trop peu pour faire tomber les autres.</numerusform>
        </translation>
    </message>
    <message>
        <source>Your partner’s call is the highest so far, and your hand does not promise more.</source>
        <translation>L’enchère de votre partenaire est la plus haute jusqu’ici, et votre main ne promet pas mieux.</translation>
    </message>
    <message>
        <source>Against {name} you hold {cards}, the highest of their suits.</source>
        <extracomment>{name}: a player. {cards}: cards.</extracomment>
        <translation>Contre {name}, vous avez {cards:le}, les plus fortes cartes de leurs couleurs.</translation>
    </message>
    <message>
        <source>{name} plays with {suit} as trumps, and you hold {cards}.</source>
        <extracomment>{name}: a player. {suit}: a suit. {cards}: cards.</extracomment>
        <translation>{name} joue à {suit}, et vous avez {cards:le}.</translation>
    </message>
    <message>
        <source>You hold too few of {cards}, so nothing says that the contract will fail.</source>
        <extracomment>{cards}: cards.</extracomment>
        <translation>Vous avez trop peu de ces cartes : {cards:le}. Rien n’indique que le contrat va chuter.</translation>
    </message>
    <message>
        <source>You lack the two highest trumps, {cards}, so nothing says that the contract will fail.</source>
        <extracomment>{cards}: cards.</extracomment>
        <translation>Il vous manque les deux plus forts atouts : {cards:le}. Rien n’indique que le contrat va chuter.</translation>
    </message>
    <message>
        <source>In no trumps your {cards} are the highest of their suits.</source>
        <extracomment>{cards}: cards.</extracomment>
        <translation>À sans-atout, vous avez {cards:le}, les plus fortes cartes de leurs couleurs.</translation>
    </message>
    <message numerus="yes">
        <source>With {suit} as trumps you would have %n trump(s), among them {cards:the}, one of the two highest.</source>
        <extracomment>{suit}: a suit. {cards}: a card.</extracomment>
        <translation>
            <numerusform>À {suit}, vous auriez %n atout, dont {cards:le}, un des deux plus forts.</numerusform>
            <numerusform>À {suit}, vous auriez %n atouts, dont {cards:le}, un des deux plus forts.</numerusform>
        </translation>
    </message>
    <message>
        <source>Besides your trumps, {cards:the} may win a trick.</source>
        <extracomment>{cards}: a card.</extracomment>
        <translation>En plus de vos atouts, {cards:le} peut faire un pli.</translation>
    </message>
    <message>
        <source>Besides your trumps, {cards} may win a trick each.</source>
        <extracomment>{cards}: cards.</extracomment>
        <translation>En plus de vos atouts, chacune de ces cartes peut faire un pli&#xa0;: {cards:le}.</translation>
    </message>
    <message>
        <source>In all trumps your {cards} are the highest of their suits.</source>
        <extracomment>{cards}: cards.</extracomment>
        <translation>À tout-atout, vous avez {cards:le}, les plus fortes cartes de leurs couleurs.</translation>
    </message>
    <message>
        <source>With {suit} as trumps, {cards} would be {belote}.</source>
        <extracomment>{suit}: a suit. {cards}: two cards. {belote}: the game’s word for king and queen of trumps.</extracomment>
        <translation>À {suit}, {cards:le} feraient {belote:le}.</translation>
    </message>
    <message>
        <source>Your partner called {suit}, and you support it with {cards}.</source>
        <extracomment>{suit}: a suit. {cards}: cards.</extracomment>
        <translation>Votre partenaire a nommé {suit}, et vous le soutenez avec {cards:le}.</translation>
    </message>
    <message>
        <source>You hold no ace, so you have no sure trick besides trumps.</source>
        <translation>Vous n’avez pas d’as, donc pas de pli sûr hors atout.</translation>
    </message>
    <message>
        <source>Nothing can beat your partner’s {best}: feed points to the trick.</source>
        <extracomment>{best}: a card.</extracomment>
        <translation>Rien ne peut battre la carte de votre partenaire, {best:le} : chargez le pli.</translation>
    </message>
    <message>
        <source>Only a ruff can beat your partner’s {best}: feed points to the trick.</source>
        <extracomment>{best}: a card.</extracomment>
        <translation>Seule une coupe peut battre la carte de votre partenaire, {best:le}&#xa0;: chargez le pli.</translation>
    </message>
    <message>
        <source>Your partner is winning with {best:the}: do not beat it.</source>
        <extracomment>{best}: a card.</extracomment>
        <translation>Votre partenaire est maître avec {best:le}&#xa0;: ne montez pas.</translation>
    </message>
    <message>
        <source>Your partner is winning with {best:the}: save your trumps.</source>
        <extracomment>{best}: a card.</extracomment>
        <translation>Votre partenaire est maître avec {best:le}&#xa0;: gardez vos atouts.</translation>
    </message>
    <message>
        <source>You are sure of this trick, so a ten is safe in it. Later a higher card could catch it.</source>
        <translation>Ce pli est à vous à coup sûr : un dix y est à l’abri. Plus tard, une carte plus forte pourrait le prendre.</translation>
    </message>
    <message>
        <source>Your lowest winning card is enough, as nobody can beat it: keep {cards:the}.</source>
        <extracomment>{cards}: cards.</extracomment>
        <translation>La plus petite carte qui fait le pli suffit, personne ne peut la battre&#xa0;: gardez {cards:le}.</translation>
    </message>
    <message>
        <source>You can make sure of this trick.</source>
        <translation>Vous pouvez faire ce pli à coup sûr.</translation>
    </message>
    <message>
        <source>The trick is worth {points} so far, and you can make sure of it.</source>
        <extracomment>{points}: a number.</extracomment>
        <translation>Le pli vaut déjà {points}, et vous pouvez le faire à coup sûr.</translation>
    </message>
    <message>
        <source>Each of these cards wins the trick: {cards}. Choose the one worth the most points.</source>
        <extracomment>{cards}: cards.</extracomment>
        <translation>Chacune de ces cartes fait le pli : {cards:le}. Prenez celle qui vaut le plus de points.</translation>
    </message>
    <message>
        <source>Beat {best:the} as low as you can, since you may still be beaten: keep {cards:the} for later.</source>
        <extracomment>{best}: a card. {cards}: other cards.</extracomment>
        <translation>Battez {best:le} avec la plus petite carte possible, car un adversaire peut encore vous battre : gardez {cards:le} pour plus tard.</translation>
    </message>
    <message>
        <source>Play high enough: {cards:the or} could beat a lower card.</source>
        <extracomment>{cards}: cards that are still out.</extracomment>
        <translation>Montez assez haut&#xa0;: {cards:le or} pourrait battre une carte plus faible.</translation>
    </message>
    <message>
        <source>Ruff with a low trump and keep {cards:the} for later.</source>
        <extracomment>{cards}: trumps.</extracomment>
        <translation>Coupez petit et gardez {cards:le} pour plus tard.</translation>
    </message>
    <message>
        <source>Ruff high: then only {cards:the or} can overruff.</source>
        <extracomment>{cards}: trumps that are still out.</extracomment>
        <translation>Coupez haut : on ne pourra plus vous surcouper qu’avec {cards:le or}.</translation>
    </message>
    <message>
        <source>Keep {cards:the}: it is the master of its suit and can win later.</source>
        <extracomment>{cards}: a card.</extracomment>
        <translation>Gardez {cards:le}&#xa0;: c’est la carte maîtresse de sa couleur, et elle peut faire un pli plus tard.</translation>
    </message>
    <message>
        <source>None of your trumps can win this trick: save {cards:the} for later.</source>
        <extracomment>{cards}: trumps.</extracomment>
        <translation>Aucun de vos atouts ne peut faire ce pli : gardez {cards:le} pour plus tard.</translation>
    </message>
    <message>
        <source>An opponent is winning with {best:the}: give away as few points as you can.</source>
        <extracomment>{best}: a card.</extracomment>
        <translation>Un adversaire est maître avec {best:le} : donnez le moins de points possible.</translation>
    </message>
    <message>
        <source>Keep {cards:the}: they are masters and can win later.</source>
        <extracomment>{cards}: cards.</extracomment>
        <translation>Gardez {cards:le} : ces cartes sont maîtresses et peuvent faire des plis plus tard.</translation>
    </message>
    <message>
        <source>Keep {card:the}: only {above:the} can beat it.</source>
        <extracomment>{card}, {above}: cards of one suit.</extracomment>
        <translation>Gardez {card:le}&#xa0;: {above:g|seul|seule} {above:le} peut encore battre cette carte.</translation>
    </message>
    <message>
        <source>Keep {guard:the} to guard {ten:the}: without it the ace could catch the ten.</source>
        <extracomment>{guard}, {ten}: cards of one suit.</extracomment>
        <translation>Gardez {guard:le} pour protéger {ten:le}&#xa0;: sans garde, l’as pourrait prendre le dix.</translation>
    </message>
    <message>
        <source>Discard a worthless card from a weak suit. It gives away no points and tells nothing.</source>
        <translation>Défaussez-vous d’une carte sans valeur dans une couleur faible&#xa0;: elle ne donne pas de points et n’apprend rien aux adversaires.</translation>
    </message>
    <message>
        <source>You are defending: keep {cards:the} to ruff with, and lead another suit.</source>
        <extracomment>{cards}: trumps.</extracomment>
        <translation>Vous défendez&#xa0;: gardez {cards:le} pour couper, et jouez une autre couleur.</translation>
    </message>
    <message>
        <source>You have the master in {suit} and no opponent can ruff: it is a sure trick.</source>
        <extracomment>{suit}: a suit.</extracomment>
        <translation>Vous êtes maître à {suit} et aucun adversaire ne peut couper&#xa0;: c’est un pli sûr.</translation>
    </message>
    <message>
        <source>Your shortest side suit is {suit}: the sooner you are void, the sooner you can ruff.</source>
        <extracomment>{suit}: a suit.</extracomment>
        <translation>Votre couleur la plus courte est {suit} : plus tôt vous n’en aurez plus, plus tôt vous pourrez couper.</translation>
    </message>
    <message>
        <source>The contract is yours, and an opponent may still ruff with {cards:the or}: draw trumps first.</source>
        <extracomment>{cards}: trumps.</extracomment>
        <translation>Le contrat est à vous, et un adversaire peut encore couper avec {cards:le or} : faites d’abord tomber les atouts.</translation>
    </message>
    <message>
        <source>No opponent has a trump left: save yours to win tricks later.</source>
        <translation>Aucun adversaire n’a plus d’atout : gardez les vôtres, ils feront des plis plus tard.</translation>
    </message>
    <message>
        <source>You have the master in {suit}. Later an opponent may be able to ruff it.</source>
        <extracomment>{suit}: a suit.</extracomment>
        <translation>Vous avez la carte maîtresse à {suit}. Plus tard, un adversaire pourrait la couper.</translation>
    </message>
    <message>
        <source>You hold a master trump: it is a sure trick.</source>
        <translation>Vous avez un atout maître : c’est un pli sûr.</translation>
    </message>
    <message>
        <source>Your partner led {suit}: return the suit.</source>
        <extracomment>{suit}: a suit.</extracomment>
        <translation>Votre partenaire a entamé à {suit} : rejouez cette couleur.</translation>
    </message>
    <message>
        <source>In {suit} only {cards:the} is above your best card. Once it is gone, you have the master.</source>
        <extracomment>{suit}: a suit. {cards}: a card of it.</extracomment>
        <translation>À {suit}, il ne vous manque que {cards:le}. Une fois cette carte tombée, vous aurez la carte maîtresse.</translation>
    </message>
    <message>
        <source>You hold only one card in {suit}. Once it is gone, you can ruff that suit.</source>
        <extracomment>{suit}: a suit.</extracomment>
        <translation>Vous n’avez qu’une carte à {suit}. Une fois qu’elle est jouée, vous pouvez couper cette couleur.</translation>
    </message>
    <message>
        <source>{name} is void in {suit}: a lead of that suit may cost the taker a trump.</source>
        <extracomment>{name}: a player. {suit}: a suit.</extracomment>
        <translation>{name} n’a plus de {suit} : jouez-en, cela peut lui coûter un atout.</translation>
    </message>
    <message>
        <source>Your partner is void in {suit} and may be able to ruff that suit.</source>
        <extracomment>{suit}: a suit.</extracomment>
        <translation>Votre partenaire n’a plus de {suit} et pourra peut-être couper.</translation>
    </message>
    <message>
        <source>Let others lead this suit: a higher card than {cards:the} is still out.</source>
        <extracomment>{cards}: a card.</extracomment>
        <translation>Laissez les autres ouvrir cette couleur&#xa0;: une carte plus forte que {cards:le} est encore dehors.</translation>
    </message>
    <message>
        <source>Let others lead these suits: higher cards than {cards:the} are still out.</source>
        <extracomment>{cards}: cards.</extracomment>
        <translation>Laissez les autres ouvrir ces couleurs&#xa0;: des cartes plus fortes que {cards:le} sont encore dehors.</translation>
    </message>
    <message>
        <source>In {suit} a higher card than yours is still out: lead low to risk few points.</source>
        <extracomment>{suit}: a suit.</extracomment>
        <translation>À {suit}, une carte plus forte que les vôtres est encore dehors : jouez petit pour risquer peu de points.</translation>
    </message>
    <message>
        <source>With the right card you win this trick in {share} of 100 possible deals, with the wrong one in {least}. This assumes that your opponent plays high. Possible deals counted: {deals}.</source>
        <extracomment>{share}, {least}, {deals}: numbers.</extracomment>
        <translation>Avec la bonne carte, vous faites ce pli dans {share} {share:n|donne possible|donnes possibles} sur 100, avec la pire dans {least}, si votre adversaire joue sa plus forte carte. Donnes possibles comptées : {deals}.</translation>
    </message>
    <message>
        <source>With the right card your side wins this trick in {share} of 100 possible deals, with the wrong one in {least}. This assumes that the next players play high. Possible deals counted: {deals}.</source>
        <extracomment>{share}, {least}, {deals}: numbers.</extracomment>
        <translation>Avec la bonne carte, votre camp fait ce pli dans {share} {share:n|donne possible|donnes possibles} sur 100, avec la pire dans {least}, si les suivants jouent leurs plus fortes cartes. Donnes possibles comptées : {deals}.</translation>
    </message>
    <message>
        <source>The best choice wins {share} of 100 possible deals, the next best {other}. Possible deals counted: {deals}.</source>
        <extracomment>{share}, {other}, {deals}: numbers.</extracomment>
        <translation>Le meilleur choix gagne dans {share} {share:n|donne possible|donnes possibles} sur 100, le suivant dans {other}. Donnes possibles comptées : {deals}.</translation>
    </message>
    <message>
        <source>With some of your cards your side wins this trick more often than with others, even if the next players play their highest.</source>
        <translation>Avec certaines de vos cartes, votre camp fait ce pli plus souvent qu’avec d’autres, même si les suivants jouent leurs plus fortes.</translation>
    </message>
    <message>
        <source>Some of your cards win this trick more often than others, even if your opponent plays high.</source>
        <translation>Certaines de vos cartes font ce pli plus souvent que d’autres, même si votre adversaire joue sa plus forte.</translation>
    </message>
    <message>
        <source>The best choice wins the deal more often than the next best.</source>
        <translation>Le meilleur choix gagne la donne plus souvent que le suivant.</translation>
    </message>
    <message>
        <source>It makes no difference what you play here. Possible deals counted: {deals}.</source>
        <extracomment>{deals}: a number.</extracomment>
        <translation>Ici, peu importe la carte que vous jouez. Donnes possibles comptées : {deals}.</translation>
    </message>
    <message>
        <source>The best calls are too close to tell apart. Possible deals counted: {deals}.</source>
        <extracomment>{deals}: a number.</extracomment>
        <translation>Les meilleurs choix sont trop proches pour être départagés. Donnes possibles comptées : {deals}.</translation>
    </message>
    <message>
        <source>It seems to make no difference what you play here, but few possible deals could be counted.</source>
        <translation>Ici, la carte que vous jouez semble sans importance, mais peu de donnes possibles ont été comptées.</translation>
    </message>
    <message>
        <source>The best calls seem equally good, but few possible deals could be counted.</source>
        <translation>Les meilleurs choix semblent se valoir, mais peu de donnes possibles ont été comptées.</translation>
    </message>
</context>
<context>
    <name>keys</name>
    <message>
        <source>Pass.</source>
        <extracomment>What a key does.</extracomment>
        <translation>Passer.</translation>
    </message>
    <message>
        <source>Baloot: say ashkal.</source>
        <extracomment>What a key does.</extracomment>
        <translation>Baloot&#xa0;: dire ashkal.</translation>
    </message>
    <message>
        <source>Enter</source>
        <extracomment>The name of a key.</extracomment>
        <translation>Entrée</translation>
    </message>
    <message>
        <source>Go to your spades. In the auction: name spades.</source>
        <extracomment>What a key does.</extracomment>
        <translation>Aller à vos piques. Aux enchères&#xa0;: nommer pique.</translation>
    </message>
    <message>
        <source>Go to your hearts. In the auction: name hearts.</source>
        <extracomment>What a key does.</extracomment>
        <translation>Aller à vos cœurs. Aux enchères&#xa0;: nommer cœur.</translation>
    </message>
    <message>
        <source>Go to your diamonds. In the auction: name diamonds.</source>
        <extracomment>What a key does.</extracomment>
        <translation>Aller à vos carreaux. Aux enchères&#xa0;: nommer carreau.</translation>
    </message>
    <message>
        <source>Go to your clubs. In the auction: name clubs.</source>
        <extracomment>What a key does.</extracomment>
        <translation>Aller à vos trèfles. Aux enchères&#xa0;: nommer trèfle.</translation>
    </message>
    <message>
        <source>Sort your hand.</source>
        <extracomment>What a key does.</extracomment>
        <translation>Trier votre main.</translation>
    </message>
    <message>
        <source>Show everything you can play or say now.</source>
        <extracomment>What a key does.</extracomment>
        <translation>Montrer tout ce que vous pouvez jouer ou dire.</translation>
    </message>
    <message>
        <source>Get a hint. Press it again for the next step: the question, the idea, the card or call, the numbers.</source>
        <extracomment>What a key does.</extracomment>
        <translation>Demander un conseil. Encore une fois pour l’étape suivante&#xa0;: la question, l’idée, la carte ou la parole, les chiffres.</translation>
    </message>
    <message>
        <source>Claim the remaining tricks if they are certain to be yours.</source>
        <extracomment>What a key does.</extracomment>
        <translation>Prendre tous les plis restants s’ils sont à vous à coup sûr.</translation>
    </message>
    <message>
        <source>Show or hide the last trick.</source>
        <extracomment>What a key does.</extracomment>
        <translation>Montrer ou cacher le dernier pli.</translation>
    </message>
    <message>
        <source>For screen readers: read the cards on the table, the contract and the score.</source>
        <extracomment>What a key does.</extracomment>
        <translation>Pour lecteur d’écran&#xa0;: lire les cartes sur la table, le contrat et le score.</translation>
    </message>
    <message>
        <source>Undo your last card or call.</source>
        <extracomment>What a key does.</extracomment>
        <translation>Annuler votre dernière carte ou parole.</translation>
    </message>
    <message>
        <source>Take the turn-up.</source>
        <extracomment>What a key does.</extracomment>
        <translation>Prendre la retourne.</translation>
    </message>
    <message>
        <source>Call no trumps.</source>
        <extracomment>What a key does.</extracomment>
        <translation>Dire sans-atout.</translation>
    </message>
    <message>
        <source>Call all trumps.</source>
        <extracomment>What a key does.</extracomment>
        <translation>Dire tout-atout.</translation>
    </message>
    <message>
        <source>Double, redouble, or raise further.</source>
        <extracomment>What a key does.</extracomment>
        <translation>Contrer, surcontrer ou relancer.</translation>
    </message>
    <message>
        <source>Show or hide why other calls are not allowed.</source>
        <extracomment>What a key does.</extracomment>
        <translation>Montrer ou cacher pourquoi les autres paroles ne sont pas permises.</translation>
    </message>
    <message>
        <source>Baloot: say Hokum.</source>
        <extracomment>What a key does.</extracomment>
        <translation>Baloot&#xa0;: dire Hokum.</translation>
    </message>
    <message>
        <source>Baloot: say Sun.</source>
        <extracomment>What a key does.</extracomment>
        <translation>Baloot&#xa0;: dire Sun.</translation>
    </message>
    <message>
        <source>Baloot: make a closed raise.</source>
        <extracomment>What a key does. Closed: nobody may lead trumps.</extracomment>
        <translation>Baloot&#xa0;: relancer fermé.</translation>
    </message>
    <message>
        <source>Klaberjass: say schmeiss.</source>
        <extracomment>What a key does.</extracomment>
        <translation>Klaberjass&#xa0;: dire schmeiss.</translation>
    </message>
    <message>
        <source>Klaberjass: accept the schmeiss.</source>
        <extracomment>What a key does.</extracomment>
        <translation>Klaberjass&#xa0;: accepter le schmeiss.</translation>
    </message>
    <message>
        <source>Klaberjass: refuse the schmeiss.</source>
        <extracomment>What a key does.</extracomment>
        <translation>Klaberjass&#xa0;: refuser le schmeiss.</translation>
    </message>
    <message>
        <source>Throw in your hand.</source>
        <extracomment>What a key does.</extracomment>
        <translation>Annuler la donne.</translation>
    </message>
    <message>
        <source>Exchange your low trump for the turn-up.</source>
        <extracomment>What a key does.</extracomment>
        <translation>Échanger votre petit atout contre la retourne.</translation>
    </message>
    <message>
        <source>Discard the chosen cards.</source>
        <extracomment>What a key does.</extracomment>
        <translation>Écarter les cartes choisies.</translation>
    </message>
    <message>
        <source>Move along your hand.</source>
        <extracomment>What the arrow keys do.</extracomment>
        <translation>Parcourir votre main.</translation>
    </message>
    <message>
        <source>Move a card in your hand. You can also drag it.</source>
        <extracomment>What a key does.</extracomment>
        <translation>Déplacer une carte dans votre main. Vous pouvez aussi la faire glisser.</translation>
    </message>
    <message>
        <source>Play the chosen card or press the chosen button. In the auction: make the chosen call.</source>
        <extracomment>What a key does.</extracomment>
        <translation>Jouer la carte choisie ou appuyer sur le bouton choisi. Aux enchères : dire la parole choisie.</translation>
    </message>
    <message>
        <source>Go to the first card, the second card, and so on.</source>
        <extracomment>What the digit keys do.</extracomment>
        <translation>Aller à la première carte, à la deuxième, etc.</translation>
    </message>
    <message>
        <source>Space</source>
        <extracomment>The name of a key.</extracomment>
        <translation>Espace</translation>
    </message>
    <message>
        <source>Skip the animation.</source>
        <translation>Passer l’animation.</translation>
    </message>
    <message>
        <source>Close an explanation.</source>
        <translation>Fermer une explication.</translation>
    </message>
    <message>
        <source>Esc</source>
        <extracomment>The name of a key.</extracomment>
        <translation>Échap</translation>
    </message>
</context>
<context>
    <name>lessons</name>
    <message>
        <source>Scores {points}</source>
        <extracomment>{points}: a number of points. Below a picture of cards.</extracomment>
        <translation>Vaut {points}</translation>
    </message>
    <message>
        <source>Which of these is a run?</source>
        <translation>Quelles cartes forment une suite&#x202f;?</translation>
    </message>
    <message>
        <source>What does this declaration score?</source>
        <translation>Combien vaut cette annonce&#x202f;?</translation>
    </message>
    <message>
        <source>You declare one of these, an opponent the other. Which one scores?</source>
        <translation>De ces deux annonces, l’une est à vous, l’autre à un adversaire. Laquelle compte&#x202f;?</translation>
    </message>
    <message>
        <source>Trumps: {suit}.</source>
        <extracomment>{suit}: ♠ on screen, spades aloud.</extracomment>
        <translation>Atout&#xa0;: {suit}.</translation>
    </message>
    <message>
        <source>{cards} are high as trumps, but a run always follows the order ace, king, queen, jack, ten, nine and so on.</source>
        <extracomment>{cards}: cards.</extracomment>
        <translation>{cards:le} sont de forts atouts, mais une suite garde l’ordre as, roi, dame, valet, dix, neuf, etc.</translation>
    </message>
    <message>
        <source>A run of {length} cards scores {points}.</source>
        <extracomment>{length}: a number of cards, at least 3. {points}: a number.</extracomment>
        <translation>Une suite de {length} cartes vaut {points}.</translation>
    </message>
    <message>
        <source>Four {ranks} score {points}.</source>
        <extracomment>{ranks}: a rank, jacks. {points}: a number.</extracomment>
        <translation>Quatre {ranks} valent {points}.</translation>
    </message>
    <message>
        <source>This is a run of {length} cards: {points}.</source>
        <extracomment>The cards of the question. {length}: a number of cards, at least 3. {points}: a number.</extracomment>
        <translation>Ici, c’est une suite de {length} cartes : {points}.</translation>
    </message>
    <message>
        <source>These are four {ranks}: {points}.</source>
        <extracomment>The cards of the question. {ranks}: a rank, jacks. {points}: a number.</extracomment>
        <translation>Ici, ce sont quatre {ranks} : {points}.</translation>
    </message>
    <message>
        <source>The run {best} is longer than {beaten}: {more} cards against {less}.</source>
        <extracomment>{best}, {beaten}: cards of runs. {more}, {less}: numbers of cards, at least 3.</extracomment>
        <translation>La suite {best} est plus longue que {beaten}&#xa0;: {more} cartes contre {less}.</translation>
    </message>
    <message>
        <source>{cards} are in sequence and of one suit.</source>
        <extracomment>{cards}: cards.</extracomment>
        <translation>{cards:le} se suivent dans une même couleur.</translation>
    </message>
    <message>
        <source>The four of a kind {best} scores {more} and ranks above the run {beaten}, which scores {less}.</source>
        <extracomment>{best}, {beaten}: cards of declarations. {more}, {less}: points.</extracomment>
        <translation>Le carré {best} vaut {more} et l’emporte sur la suite {beaten}, qui vaut {less}.</translation>
    </message>
    <message>
        <source>The run {best} scores {more} and ranks above the four of a kind {beaten}, which scores {less}.</source>
        <extracomment>{best}, {beaten}: cards of declarations. {more}, {less}: points.</extracomment>
        <translation>La suite {best} vaut {more} et l’emporte sur le carré {beaten}, qui vaut {less}.</translation>
    </message>
    <message>
        <source>Both runs are equally long. {top} at the top is higher than {lower}.</source>
        <extracomment>{top}, {lower}: cards.</extracomment>
        <translation>Les deux suites ont la même longueur. {top:le} en tête est plus {top:g|fort|forte} que {lower:le}.</translation>
    </message>
    <message>
        <source>{cards} would be beaten. {reason}</source>
        <extracomment>{cards}: the cards of a declaration. {reason}: a whole sentence.</extracomment>
        <translation>{cards}&#xa0;: cette annonce serait battue. {reason}</translation>
    </message>
    <message>
        <source>Roem</source>
        <translation>Roem</translation>
    </message>
    <message>
        <source>Declarations and {belote}</source>
        <extracomment>The title of a lesson. {belote}: the game’s word for king and queen of trumps.</extracomment>
        <translation>Annonces et {belote}</translation>
    </message>
    <message>
        <source>All cards of a run are of one suit. In {cards}, {card} is of another suit.</source>
        <extracomment>{cards}: cards. {card}: one of them.</extracomment>
        <translation>Toutes les cartes d’une suite sont d’une même couleur. Dans {cards}, {card} est d’une autre couleur.</translation>
    </message>
    <message>
        <source>{best} score {more}, {beaten} only {less}.</source>
        <extracomment>{best}, {beaten}: cards of declarations. {more}, {less}: points.</extracomment>
        <translation>{best} valent {more}, {beaten} seulement {less}.</translation>
    </message>
    <message>
        <source>Both score {more}, but {best} rank above {beaten} in this game.</source>
        <extracomment>{best}, {beaten}: cards of declarations. {more}: points.</extracomment>
        <translation>Les deux valent {more}, mais dans ce jeu {best} l’emportent sur {beaten}.</translation>
    </message>
    <message>
        <source>One suit is trumps. How many points are there in a whole deal, including those for the last trick?</source>
        <translation>Une couleur est atout. Combien y a-t-il de points dans une donne entière, dix de der compris&#x202f;?</translation>
    </message>
    <message>
        <source>The cards alone count {wrong}. The last trick adds {last}: {right}.</source>
        <extracomment>All places: points.</extracomment>
        <translation>Les cartes seules font {wrong}. Le dernier pli ajoute {last}&#xa0;: {right}.</translation>
    </message>
    <message>
        <source>{wrong} counts the last trick twice. It is worth {last}.</source>
        <extracomment>{wrong}, {last}: points.</extracomment>
        <translation>{wrong} compte deux fois le dernier pli. Il vaut {last}.</translation>
    </message>
    <message>
        <source>{wrong} counts every suit as a side suit. With trumps it is {right}.</source>
        <extracomment>{wrong}, {right}: points.</extracomment>
        <translation>{wrong} compte toutes les couleurs comme hors atout. Avec l’atout, cela fait {right}.</translation>
    </message>
    <message>
        <source>{wrong} is half. All tricks together count {right}.</source>
        <extracomment>{wrong}, {right}: points.</extracomment>
        <translation>{wrong} n’est que la moitié. Tous les plis ensemble font {right}.</translation>
    </message>
    <message>
        <source>{cards} in the cards and {last} for the last trick: {right}.</source>
        <extracomment>{cards}, {last}, {right}: points.</extracomment>
        <translation>{cards} pour les cartes et {last} pour le dernier pli&#xa0;: {right}.</translation>
    </message>
    <message>
        <source>The players and the deal</source>
        <translation>Les joueurs et la donne</translation>
    </message>
    <message>
        <source>The auction</source>
        <translation>Les enchères</translation>
    </message>
    <message>
        <source>Which cards beat which</source>
        <translation>L’ordre des cartes</translation>
    </message>
    <message>
        <source>Which cards you must play</source>
        <translation>Quelle carte jouer</translation>
    </message>
    <message>
        <source>Counting points</source>
        <translation>Compter les points</translation>
    </message>
    <message>
        <source>Scoring</source>
        <translation>La marque</translation>
    </message>
    <message>
        <source>Cards you cannot play are dimmed. Point at one to see why. If you do not know what to play, ask for a hint: it starts with a question and ends with a card.</source>
        <translation>Les cartes interdites sont grisées&#xa0;: pointez-en une pour savoir pourquoi. Si vous hésitez, demandez un conseil&#xa0;: il commence par une question et finit par une carte.</translation>
    </message>
    <message>
        <source>Now play a whole deal at the table.</source>
        <translation>Jouez maintenant une donne entière à la table.</translation>
    </message>
    <message>
        <source>A whole deal</source>
        <translation>Une donne entière</translation>
    </message>
    <message>
        <source>Nobody: everyone plays alone</source>
        <translation>Personne&#xa0;: chacun joue pour soi</translation>
    </message>
    <message>
        <source>Partners sit opposite each other and share their tricks.</source>
        <translation>Les partenaires sont face à face et leurs plis sont communs.</translation>
    </message>
    <message>
        <source>In this game two play against two: nobody plays alone.</source>
        <translation>Ici, on joue à deux contre deux&#xa0;: personne ne joue seul.</translation>
    </message>
    <message>
        <source>The player opposite is an opponent here: everyone plays alone.</source>
        <translation>Le joueur d’en face est un adversaire&#xa0;: ici, chacun joue pour soi.</translation>
    </message>
    <message>
        <source>The players beside you are opponents here: everyone plays alone.</source>
        <translation>Vos voisins sont des adversaires&#xa0;: ici, chacun joue pour soi.</translation>
    </message>
    <message>
        <source>Each of the four has a score of their own.</source>
        <translation>Chacun des quatre joueurs a son propre score.</translation>
    </message>
    <message>
        <source>How many cards does each player have when play begins?</source>
        <translation>Combien de cartes chaque joueur a-t-il au début du jeu&#x202f;?</translation>
    </message>
    <message>
        <source>Before the auction each player has {wrong}. When play begins, each has {right}.</source>
        <extracomment>{wrong}, {right}: numbers of cards.</extracomment>
        <translation>Avant les enchères, chaque joueur en a {wrong}. Au début du jeu, chacun en a {right}.</translation>
    </message>
    <message>
        <source>Each would have {wrong} if the whole pack of {pack} were dealt. Each gets {right}.</source>
        <extracomment>{wrong}, {pack}, {right}: numbers of cards.</extracomment>
        <translation>Chacun en aurait {wrong} si on distribuait tout le jeu de {pack}. Chacun en reçoit {right}.</translation>
    </message>
    <message>
        <source>With {wrong} each, the players would hold {held} in all. They hold {total}: {right} each.</source>
        <extracomment>{wrong}, {right}: cards of one player. {held}, {total}: cards of all players.</extracomment>
        <translation>Avec {wrong} chacun, les joueurs en auraient {held} en tout. Ils en ont {total} : {right} chacun.</translation>
    </message>
    <message>
        <source>{right} for each player: {total} in all.</source>
        <extracomment>{right}: cards of one player. {total}: cards of all players.</extracomment>
        <translation>{right} par joueur&#xa0;: {total} en tout.</translation>
    </message>
    <message>
        <source>The players on either side of you are your opponents.</source>
        <translation>Les joueurs à vos côtés sont vos adversaires.</translation>
    </message>
    <message>
        <source>The player opposite you</source>
        <translation>Le joueur en face de vous</translation>
    </message>
    <message>
        <source>The player next to you</source>
        <translation>Le joueur à côté de vous</translation>
    </message>
    <message>
        <source>Who is your partner?</source>
        <translation>Qui est votre partenaire&#x202f;?</translation>
    </message>
    <message>
        <source>partner</source>
        <extracomment>Below a card: who played it.</extracomment>
        <translation>partenaire</translation>
    </message>
    <message>
        <source>opponent</source>
        <extracomment>Below a card: who played it.</extracomment>
        <translation>adversaire</translation>
    </message>
    <message>
        <source>It is your turn. Choose a card that you can play.</source>
        <translation>À vous. Choisissez une carte permise.</translation>
    </message>
    <message>
        <source>It is your turn. What can you play?</source>
        <translation>À vous. Que pouvez-vous jouer&#x202f;?</translation>
    </message>
    <message>
        <source>On the table, in order from the lead</source>
        <translation>Sur la table, dans l’ordre depuis l’entame</translation>
    </message>
    <message>
        <source>You can play this card.</source>
        <translation>Cette carte est permise.</translation>
    </message>
    <message>
        <source>Any card</source>
        <extracomment>An answer to: What can you play?</extracomment>
        <translation>N’importe quelle carte</translation>
    </message>
    <message>
        <source>Only a trump</source>
        <extracomment>An answer to: What can you play?</extracomment>
        <translation>Un atout seulement</translation>
    </message>
    <message>
        <source>Only a trump higher than those on the table</source>
        <extracomment>An answer to: What can you play?</extracomment>
        <translation>Un atout plus fort que ceux de la table</translation>
    </message>
    <message>
        <source>Any card but a trump</source>
        <extracomment>An answer to: What can you play?</extracomment>
        <translation>Tout sauf un atout</translation>
    </message>
    <message>
        <source>You can play any card.</source>
        <translation>Vous pouvez jouer n’importe quelle carte.</translation>
    </message>
    <message>
        <source>You are void in {suit} and have no trumps, so you can neither follow suit nor ruff.</source>
        <extracomment>{suit}: the suit led.</extracomment>
        <translation>Vous n’avez pas de {suit} et pas d’atout&#xa0;: vous ne pouvez ni fournir ni couper.</translation>
    </message>
    <message>
        <source>You are void in {suit}. Your partner is winning with {best}, so you may ruff but need not.</source>
        <extracomment>{suit}: the suit led. {best}: a card.</extracomment>
        <translation>Vous n’avez pas de {suit}. Votre partenaire est maître avec {best:le} : vous pouvez couper, mais rien ne vous y oblige.</translation>
    </message>
    <message>
        <source>You are void in {suit}. Your partner has ruffed with {best}, so you may ruff, high or low, but need not.</source>
        <extracomment>{suit}: the suit led. {best}: a card.</extracomment>
        <translation>Vous n’avez pas de {suit}. Votre partenaire a coupé avec {best:le} : vous pouvez couper, haut ou bas, mais rien ne vous y oblige.</translation>
    </message>
    <message>
        <source>You are void in {suit} and your trumps are lower than {best}. You may underruff but need not.</source>
        <extracomment>{suit}: the suit led. {best}: a card.</extracomment>
        <translation>Vous n’avez pas de {suit} et vos atouts sont plus faibles que {best:le}. Vous pouvez sous-couper, mais rien ne vous y oblige.</translation>
    </message>
    <message>
        <source>That is too strict: you can also play {card}.</source>
        <extracomment>{card}: a card.</extracomment>
        <translation>C’est trop strict&#xa0;: on peut aussi jouer {card:le}.</translation>
    </message>
    <message>
        <source>You hold nothing but {suit}, and in this game you need not beat {best}.</source>
        <extracomment>{suit}: a suit. {best}: a card.</extracomment>
        <translation>Vous n’avez que cette couleur&#xa0;: {suit}. Dans ce jeu, rien n’oblige à monter sur {best:le}.</translation>
    </message>
    <message>
        <source>You hold nothing but {suit}. Your partner is winning with {best}, so you need not beat it.</source>
        <extracomment>{suit}: a suit. {best}: a card.</extracomment>
        <translation>Vous n’avez que cette couleur&#xa0;: {suit}. Votre partenaire est maître avec {best:le}&#xa0;: rien n’oblige à monter.</translation>
    </message>
    <message>
        <source>Trumps: {suit}. Which two cards are {belote}?</source>
        <extracomment>{suit}: a suit. {belote}: the game’s word for king and queen of trumps.</extracomment>
        <translation>Atout : {suit}. Quelles sont les deux cartes {belote:de} ?</translation>
    </message>
    <message>
        <source>The trick, in order from the lead</source>
        <translation>Le pli, dans l’ordre depuis l’entame</translation>
    </message>
    <message>
        <source>How much roem is in this trick?</source>
        <translation>Combien de roem y a-t-il dans ce pli&#x202f;?</translation>
    </message>
    <message>
        <source>{cards} are the king and queen of trumps: {belote} scores {points}.</source>
        <extracomment>{cards}: two cards. {belote}: the game’s word for them. {points}: a number.</extracomment>
        <translation>{cards:le} sont le roi et la dame d’atout&#xa0;: {belote:le} rapporte {points}.</translation>
    </message>
    <message>
        <source>{cards} are a king and a queen, but not of trumps.</source>
        <extracomment>{cards}: two cards.</extracomment>
        <translation>{cards:le} sont un roi et une dame, mais pas d’atout.</translation>
    </message>
    <message>
        <source>{cards} are a run: {points} roem.</source>
        <extracomment>{cards}: three or four cards. {points}: a number.</extracomment>
        <translation>{cards:le} forment une suite : {points} de roem.</translation>
    </message>
    <message>
        <source>{cards} are four of a kind: {points} roem.</source>
        <extracomment>{cards}: four cards. {points}: a number.</extracomment>
        <translation>{cards:le} forment un carré : {points} de roem.</translation>
    </message>
    <message>
        <source>{reason} This trick has {right}.</source>
        <extracomment>{reason}: a whole sentence on another trick. {right}: points.</extracomment>
        <translation>{reason} Ce pli a {right} de roem.</translation>
    </message>
    <message>
        <source>{cards} are trumps, but {belote} is the king and the queen.</source>
        <extracomment>{cards}: two cards. {belote}: the game’s word for king and queen of trumps.</extracomment>
        <translation>{cards:le} sont des atouts, mais {belote:le}, c’est le roi et la dame.</translation>
    </message>
    <message>
        <source>Trumps from the highest down, with their points</source>
        <translation>Les atouts, du plus fort au plus faible, avec leurs points</translation>
    </message>
    <message>
        <source>A side suit from the highest down, with its points</source>
        <translation>Une autre couleur, de la plus forte à la plus faible, avec ses points</translation>
    </message>
    <message>
        <source>{card} is lower than {best}. From the highest down: {cards}.</source>
        <extracomment>{card}, {best}: cards. {cards}: cards in order.</extracomment>
        <translation>{card:le} est plus faible que {best:le}. De la plus forte à la plus faible&#xa0;: {cards}.</translation>
    </message>
    <message>
        <source>From the highest down: {cards}.</source>
        <extracomment>{cards}: cards in order.</extracomment>
        <translation>De la plus forte à la plus faible&#xa0;: {cards}.</translation>
    </message>
    <message>
        <source>Trumps: {suit}. How many points is {card} worth?</source>
        <extracomment>{suit}: a suit. {card}: a card.</extracomment>
        <translation>Atout&#xa0;: {suit}. Combien vaut {card:le}&#x202f;?</translation>
    </message>
    <message>
        <source>{card} would count {wrong} in a side suit, but it is a trump.</source>
        <extracomment>{card}: a card. {wrong}: points.</extracomment>
        <translation>{card:le} vaudrait {wrong} hors atout, mais c’est un atout.</translation>
    </message>
    <message>
        <source>As a trump {other} counts {wrong}. {card} counts {right}.</source>
        <extracomment>{other}, {card}: cards. {wrong}, {right}: points.</extracomment>
        <translation>À l’atout, {other:le} vaut {wrong}. {card:le} vaut {right}.</translation>
    </message>
    <message>
        <source>{card} counts {right} as a trump and {plain} in a side suit.</source>
        <extracomment>{card}: a card. {right}, {plain}: points.</extracomment>
        <translation>{card:le} vaut {right} à l’atout et {plain} hors atout.</translation>
    </message>
    <message>
        <source>Trumps: {suit}. Which of these is the highest?</source>
        <extracomment>{suit}: a suit.</extracomment>
        <translation>Atout&#xa0;: {suit}. Quelle carte est la plus forte&#x202f;?</translation>
    </message>
    <message>
        <source>Side suit: {suit}. Which of these is the highest?</source>
        <extracomment>{suit}: a suit.</extracomment>
        <translation>Hors atout&#xa0;: {suit}. Laquelle est la plus forte&#x202f;?</translation>
    </message>
    <message>
        <source>The contract is made</source>
        <extracomment>An answer to: How does the deal end?</extracomment>
        <translation>Le contrat est réussi</translation>
    </message>
    <message>
        <source>The contract fails</source>
        <extracomment>An answer to: How does the deal end?</extracomment>
        <translation>Le contrat est chuté</translation>
    </message>
    <message>
        <source>How many points end the match?</source>
        <translation>Combien de points mettent fin à la partie&#x202f;?</translation>
    </message>
    <message>
        <source>How does the deal end?</source>
        <translation>Comment finit la donne&#x202f;?</translation>
    </message>
    <message>
        <source>What does the taker’s side score?</source>
        <translation>Que marquent les preneurs ?</translation>
    </message>
    <message>
        <source>{counted} So the contract is made.</source>
        <extracomment>{counted}: whole sentences on the count. The explanation of a wrong answer.</extracomment>
        <translation>{counted} Le contrat est donc réussi.</translation>
    </message>
    <message>
        <source>{counted} So the contract fails.</source>
        <extracomment>{counted}: whole sentences on the count. The explanation of a wrong answer.</extracomment>
        <translation>{counted} Le contrat est donc chuté.</translation>
    </message>
    <message>
        <source>{wrong} is what the defenders score. {written}</source>
        <extracomment>{wrong}: points. {written}: a whole sentence.</extracomment>
        <translation>{wrong}, c’est ce que marque la défense. {written}</translation>
    </message>
    <message>
        <source>{wrong} is what another player scores. {written}</source>
        <extracomment>{wrong}: points. {written}: a whole sentence.</extracomment>
        <translation>{wrong}, c’est ce que marque un autre joueur. {written}</translation>
    </message>
    <message>
        <source>In this deal: {result}</source>
        <extracomment>{result}: a whole sentence.</extracomment>
        <translation>Dans cette donne&#xa0;: {result}</translation>
    </message>
    <message>
        <source>{wrong} decided the contract, but it is not the score. {written}</source>
        <extracomment>{wrong}: points. {written}: a whole sentence.</extracomment>
        <translation>{wrong} a décidé du contrat, mais ce n’est pas la marque. {written}</translation>
    </message>
    <message>
        <source>Their cards alone count {wrong}. {written}</source>
        <extracomment>{wrong}: points. {written}: a whole sentence.</extracomment>
        <translation>Leurs cartes seules font {wrong}. {written}</translation>
    </message>
    <message>
        <source>They do score. {written}</source>
        <extracomment>{written}: a whole sentence.</extracomment>
        <translation>Ils marquent bien quelque chose. {written}</translation>
    </message>
    <message>
        <source>{wrong} is not enough. {rule}</source>
        <extracomment>{wrong}: points. {rule}: a whole sentence.</extracomment>
        <translation>{wrong}, ce n’est pas assez. {rule}</translation>
    </message>
    <message>
        <source>{wrong} is more than you need. {rule}</source>
        <extracomment>{wrong}: points. {rule}: a whole sentence.</extracomment>
        <translation>{wrong}, c’est plus qu’il n’en faut. {rule}</translation>
    </message>
    <message>
        <source>Which card wins this trick?</source>
        <translation>Quelle carte fait ce pli&#x202f;?</translation>
    </message>
    <message>
        <source>{card} is the highest trump in the trick.</source>
        <extracomment>{card}: a card.</extracomment>
        <translation>{card:le} est le plus fort atout du pli.</translation>
    </message>
    <message>
        <source>{card} is the highest card of the suit led.</source>
        <extracomment>{card}: a card.</extracomment>
        <translation>{card:le} est la plus forte carte de la couleur demandée.</translation>
    </message>
    <message>
        <source>{best} is a trump and beats {card}, which is not.</source>
        <extracomment>{best}, {card}: cards.</extracomment>
        <translation>{best:le} est un atout et bat {card:le}, qui n’en est pas un.</translation>
    </message>
    <message>
        <source>{card} is a discard: {suit} was led, so it cannot win.</source>
        <extracomment>{card}: a card. {suit}: the suit led.</extracomment>
        <translation>La couleur demandée est {suit}&#xa0;: {card:le} est une défausse et ne peut pas faire le pli.</translation>
    </message>
    <message>
        <source>{card} cannot win: it is neither a trump nor of the suit led, {suit}.</source>
        <extracomment>{card}: a card. {suit}: the suit led.</extracomment>
        <translation>{card:le} ne peut pas faire le pli&#xa0;: ce n’est ni un atout ni la couleur demandée, {suit}.</translation>
    </message>
    <message>
        <source>How many points are the cards of this trick worth?</source>
        <translation>Combien de points valent les cartes de ce pli&#x202f;?</translation>
    </message>
    <message>
        <source>These cards were played, in order from the lead.</source>
        <translation>Ces cartes ont été jouées, dans l’ordre depuis l’entame.</translation>
    </message>
    <message>
        <source>The cards count {points:and}: {right} in all.</source>
        <extracomment>{points}: the points of each card. {right}: their sum.</extracomment>
        <translation>Les cartes valent {points:and}&#xa0;: {right} en tout.</translation>
    </message>
    <message>
        <source>{wrong} adds {last} for the last trick, but this is not the last trick.</source>
        <extracomment>{wrong}, {last}: points.</extracomment>
        <translation>{wrong} ajoute {last} pour le dernier pli, mais ce n’est pas le dernier.</translation>
    </message>
    <message>
        <source>{best} is a higher trump than {card}.</source>
        <extracomment>{best}, {card}: cards.</extracomment>
        <translation>{best:le} est un atout plus fort que {card:le}.</translation>
    </message>
    <message>
        <source>In this suit {best} is higher than {card}.</source>
        <extracomment>{best}, {card}: cards.</extracomment>
        <translation>Dans cette couleur, {best:le} est plus {best:g|fort|forte} que {card:le}.</translation>
    </message>
    <message>
        <source>{wrong} counts {cards} as in a side suit. Value in trumps: {points:and}.</source>
        <extracomment>{cards}: cards. {wrong}, {points}: points.</extracomment>
        <translation>{wrong} compte {cards:le} à la valeur hors atout. À l’atout : {points:and}.</translation>
    </message>
    <message>
        <source>{wrong} leaves out {card}, which counts {points}.</source>
        <extracomment>{card}: a card. {wrong}, {points}: points.</extracomment>
        <translation>{wrong} oublie {card:le}, qui vaut {points}.</translation>
    </message>
    <message>
        <source>The contract is Sun: there are no trumps.</source>
        <translation>Le contrat est Sun&#xa0;: il n’y a pas d’atout.</translation>
    </message>
    <message>
        <source>The contract is all trumps: every suit is trumps.</source>
        <translation>Le contrat est tout-atout&#xa0;: chaque couleur est atout.</translation>
    </message>
    <message>
        <source>The contract is no trumps: no suit is trumps.</source>
        <translation>Le contrat est sans-atout&#xa0;: aucune couleur n’est atout.</translation>
    </message>
    <message>
        <source>Your open cards</source>
        <translation>Vos cartes visibles</translation>
    </message>
    <message>
        <source>{sentence} {rest}</source>
        <extracomment>{sentence}, {rest}: whole sentences, side by side.</extracomment>
        <translation>{sentence} {rest}</translation>
    </message>
    <message>
        <source>{card} is not a trump.</source>
        <extracomment>{card}: a card.</extracomment>
        <translation>{card:le} n’est pas un atout.</translation>
    </message>
    <message>
        <source>{card} does not beat {best}.</source>
        <extracomment>{card}, {best}: cards.</extracomment>
        <translation>{card:le} ne bat pas {best:le}.</translation>
    </message>
    <message>
        <source>{card} does not beat {best}. From the highest down, the order is {cards}.</source>
        <extracomment>{card}, {best}: cards. {cards}: cards in order.</extracomment>
        <translation>{card:le} ne bat pas {best:le}. De la plus forte à la plus faible&#xa0;: {cards}.</translation>
    </message>
    <message>
        <source>{bid} is not higher than {highest}.</source>
        <extracomment>{bid}, {highest}: bids, as 90 ♠.</extracomment>
        <translation>{bid} ne dépasse pas {highest}.</translation>
    </message>
    <message>
        <source>To play {suit}, take the turn-up instead of naming its suit.</source>
        <extracomment>{suit}: a suit.</extracomment>
        <translation>Pour jouer à {suit}, prenez la retourne au lieu de nommer sa couleur.</translation>
    </message>
    <message>
        <source>{card} is not of the suit led.</source>
        <extracomment>{card}: a card.</extracomment>
        <translation>{card:le} n’est pas de la couleur demandée.</translation>
    </message>
    <message>
        <source>{card} is a trump. You can ruff only if you are void in {suit}.</source>
        <extracomment>{card}: a card. {suit}: the suit led.</extracomment>
        <translation>{card:le} est un atout. On ne coupe que si l’on n’a pas de {suit}.</translation>
    </message>
    <message>
        <source>Taking would make {suit} trumps.</source>
        <extracomment>{suit}: a suit.</extracomment>
        <translation>Si vous preniez, l’atout serait {suit}.</translation>
    </message>
    <message>
        <source>You can name {suit} only in the second round.</source>
        <extracomment>{suit}: a suit.</extracomment>
        <translation>On ne peut nommer {suit} qu’au second tour.</translation>
    </message>
    <message>
        <source>{suit} is not the turn-up’s suit.</source>
        <extracomment>{suit}: a suit.</extracomment>
        <translation>La couleur de la retourne n’est pas {suit}.</translation>
    </message>
    <message>
        <source>{contract} is too low. From the lowest up, the order is {ladder:and}.</source>
        <extracomment>{contract}: a contract. {ladder}: all contracts in order.</extracomment>
        <translation>{contract} est trop bas. Du plus bas au plus haut : {ladder:and}.</translation>
    </message>
    <message>
        <source>A second Hokum is not higher than the first.</source>
        <translation>Un second Hokum ne dépasse pas le premier.</translation>
    </message>
    <message>
        <source>A Hokum in another suit, {suit}, is not higher either.</source>
        <extracomment>{suit}: a suit.</extracomment>
        <translation>Un Hokum dans une autre couleur, {suit}, n’est pas plus haut non plus.</translation>
    </message>
    <message>
        <source>This game has no doubles.</source>
        <translation>On ne contre pas dans ce jeu.</translation>
    </message>
    <message>
        <source>You can double only when the auction is over.</source>
        <translation>On ne contre qu’une fois les enchères finies.</translation>
    </message>
    <message>
        <source>The highest bid is your own side’s, and you can double only an opponent’s.</source>
        <translation>La plus haute enchère est celle de votre camp, et on ne contre que celle d’un adversaire.</translation>
    </message>
    <message>
        <source>You can redouble only a double, and nobody has doubled.</source>
        <translation>On ne surcontre qu’un contre, et personne n’a contré.</translation>
    </message>
    <message>
        <source>You can raise only a redouble, and nobody has redoubled.</source>
        <translation>On ne relance qu’un surcontre, et personne n’a surcontré.</translation>
    </message>
    <message>
        <source>You can stake the match only after all other raises.</source>
        <translation>On ne met la partie en jeu qu’après toutes les autres relances.</translation>
    </message>
    <message>
        <source>{bid} is in another suit, but the points are the same: {points}.</source>
        <extracomment>{bid}: a bid, as 90 ♠. {points}: its points.</extracomment>
        <translation>{bid} change de couleur, mais les points sont les mêmes&#xa0;: {points}.</translation>
    </message>
    <message>
        <source>{points} is less than {more}.</source>
        <extracomment>{points}, {more}: points of two bids.</extracomment>
        <translation>{points}, c’est moins que {more}.</translation>
    </message>
    <message>
        <source>Nothing obliges you to take or to bid.</source>
        <translation>Rien ne vous oblige à prendre ni à enchérir.</translation>
    </message>
    <message>
        <source>If you take, the turn-up’s suit is trumps: {suit}.</source>
        <extracomment>{suit}: a suit.</extracomment>
        <translation>Si vous prenez, la couleur de la retourne est l’atout : {suit}.</translation>
    </message>
    <message>
        <source>Hokum makes the turn-up’s suit trumps: {suit}.</source>
        <extracomment>{suit}: a suit.</extracomment>
        <translation>En Hokum, la couleur de la retourne est l’atout : {suit}.</translation>
    </message>
    <message>
        <source>Sun is higher than any Hokum.</source>
        <translation>Sun est plus haut que tout Hokum.</translation>
    </message>
    <message>
        <source>Nobody has bid yet, so there is no bid to beat.</source>
        <translation>Personne n’a encore enchéri : il n’y a pas d’enchère à dépasser.</translation>
    </message>
    <message>
        <source>The highest bid so far is {highest}, and {bid} is higher.</source>
        <extracomment>{bid}, {highest}: bids, as 90 ♠.</extracomment>
        <translation>La plus haute enchère est {highest}, et {bid} la dépasse.</translation>
    </message>
    <message>
        <source>From the lowest contract up, the order is {ladder:and}.</source>
        <extracomment>{ladder}: all contracts in order.</extracomment>
        <translation>Du plus bas contrat au plus haut : {ladder:and}.</translation>
    </message>
    <message>
        <source>You may name any suit.</source>
        <translation>Vous pouvez nommer n’importe quelle couleur.</translation>
    </message>
    <message>
        <source>You may name any suit of which you hold a card.</source>
        <translation>Vous pouvez nommer toute couleur dont vous avez une carte.</translation>
    </message>
    <message>
        <source>In the second round you may name any suit but the turn-up’s: {suit}.</source>
        <extracomment>{suit}: a suit.</extracomment>
        <translation>Au second tour, on peut nommer toute couleur, sauf celle de la retourne : {suit}.</translation>
    </message>
    <message>
        <source>The rules allow this call.</source>
        <translation>Les règles permettent cette parole.</translation>
    </message>
    <message>
        <source>Which of these calls may you make now?</source>
        <translation>Que pouvez-vous dire maintenant ?</translation>
    </message>
    <message>
        <source>Nobody has spoken yet. It is your turn.</source>
        <translation>Personne n’a encore parlé. À vous.</translation>
    </message>
    <message>
        <source>After these calls it is your turn.</source>
        <translation>Après ces paroles, c’est à vous.</translation>
    </message>
    <message>
        <source>Your hand</source>
        <translation>Votre main</translation>
    </message>
    <message>
        <source>The turn-up</source>
        <translation>La retourne</translation>
    </message>
</context>
<context>
    <name>lists</name>
    <message>
        <source>{first}, {next}</source>
        <extracomment>A list of words: {first}, {next} are two of them, more follow. Write the comma of your language.</extracomment>
        <translation>{first}, {next}</translation>
    </message>
    <message>
        <source>{rest} and {last}</source>
        <extracomment>The end of a list: {last} is its last word, {rest} are those before it.</extracomment>
        <translation>{rest} et {last}</translation>
    </message>
    <message>
        <source>{rest} or {last}</source>
        <extracomment>The end of a list: {last} is its last word, {rest} are those before it.</extracomment>
        <translation>{rest} ou {last}</translation>
    </message>
</context>
<context>
    <name>log</name>
    <message>
        <source>You claim the rest. Every trick left is yours.</source>
        <extracomment>In the log. The user takes all tricks that are left, without playing them.</extracomment>
        <translation>Vous demandez le reste. Tous les plis restants sont à vous.</translation>
    </message>
    <message>
        <source>Deal {number}: {player} deals.</source>
        <extracomment>{number}: which deal of the match it is. {player}: a name. In the log.</extracomment>
        <translation>Donne {number}&#xa0;: {player} distribue.</translation>
    </message>
    <message>
        <source>Deal {number}: you deal.</source>
        <extracomment>{number}: which deal of the match it is. In the log.</extracomment>
        <translation>Donne {number}&#xa0;: vous distribuez.</translation>
    </message>
    <message>
        <source>{player} is the taker: {contract}.</source>
        <extracomment>{player}: a name. {contract}: hearts, 100 in hearts, Hokum in hearts. In the log.</extracomment>
        <translation>{player} prend {contract:à}.</translation>
    </message>
    <message>
        <source>You are the taker: {contract}.</source>
        <extracomment>{contract}: hearts, 100 in hearts, Hokum in hearts. In the log.</extracomment>
        <translation>Vous prenez {contract:à}.</translation>
    </message>
    <message>
        <source>{player}: {call}.</source>
        <extracomment>{player}: a name. {call}: what the player says, Pass or Belote. In the log.</extracomment>
        <translation>{player}&#xa0;: {call}.</translation>
    </message>
    <message>
        <source>You: {call}.</source>
        <extracomment>{call}: what you say, Pass or Belote. In the log.</extracomment>
        <translation>Vous&#xa0;: {call}.</translation>
    </message>
    <message>
        <source>The turn-up is {card:the}.</source>
        <extracomment>{card}: the king of hearts, the open card that is proposed as trumps. In the log.</extracomment>
        <translation>La retourne est {card:le}.</translation>
    </message>
    <message>
        <source>The bottom card of the stock is {card:the}.</source>
        <extracomment>{card}: the king of hearts, the last of the cards that are not dealt. In the log.</extracomment>
        <translation>La dernière carte du talon est {card:le}.</translation>
    </message>
    <message>
        <source>{player} picks up {card:the}.</source>
        <extracomment>{player}: a name. {card}: the king of hearts, which is now in the hand. In the log.</extracomment>
        <translation>{player} ramasse {card:le}.</translation>
    </message>
    <message>
        <source>You pick up {card:the}.</source>
        <extracomment>{card}: the king of hearts, which is now in your hand. In the log.</extracomment>
        <translation>Vous ramassez {card:le}.</translation>
    </message>
    <message>
        <source>{player} turns over {card:the}.</source>
        <extracomment>{player}: a name. {card}: the king of hearts, from now on open on the table. In the log.</extracomment>
        <translation>{player} découvre {card:le}.</translation>
    </message>
    <message>
        <source>You turn over {card:the}.</source>
        <extracomment>{card}: the king of hearts, from now on open on the table. In the log.</extracomment>
        <translation>Vous découvrez {card:le}.</translation>
    </message>
    <message>
        <source>{player} exchanges {given:the} for {taken:the}.</source>
        <extracomment>{player}: a name. {given}, {taken}: two cards, the seven of hearts. In the log.</extracomment>
        <translation>{player} échange {given:le} contre {taken:le}.</translation>
    </message>
    <message>
        <source>You exchange {given:the} for {taken:the}.</source>
        <extracomment>{given}, {taken}: two cards, the seven of hearts. In the log.</extracomment>
        <translation>Vous échangez {given:le} contre {taken:le}.</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) (is|are) set aside face down.</source>
        <extracomment>At the beginning of a deal: cards for the taker. In the log.</extracomment>
        <translation>
            <numerusform>%n carte est mise de côté, face cachée.</numerusform>
            <numerusform>%n cartes sont mises de côté, face cachée.</numerusform>
        </translation>
    </message>
    <message>
        <source>{player} discards {cards:the}.</source>
        <extracomment>{player}: a name. {cards:the}: the seven of hearts and the eight of clubs, face down. In the log.</extracomment>
        <translation>{player} écarte {cards:le}.</translation>
    </message>
    <message>
        <source>You discard {cards:the}.</source>
        <extracomment>{cards:the}: the seven of hearts and the eight of clubs, face down. In the log.</extracomment>
        <translation>Vous écartez {cards:le}.</translation>
    </message>
    <message numerus="yes">
        <source>{player} discards %n card(s) face down.</source>
        <extracomment>{player}: a name. The taker puts cards aside before play. In the log.</extracomment>
        <translation>
            <numerusform>{player} écarte %n carte, face cachée.</numerusform>
            <numerusform>{player} écarte %n cartes, face cachée.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You discard %n card(s) face down.</source>
        <extracomment>The taker puts cards aside before play. In the log.</extracomment>
        <translation>
            <numerusform>Vous écartez %n carte, face cachée.</numerusform>
            <numerusform>Vous écartez %n cartes, face cachée.</numerusform>
        </translation>
    </message>
    <message>
        <source>{player} declares {what:a}.</source>
        <extracomment>{player}: a name. {what}: the game’s word for it, such as tierce; {what:a}: a tierce. In the log.</extracomment>
        <translation>{player} annonce {what:un}.</translation>
    </message>
    <message>
        <source>You declare {what:a}.</source>
        <extracomment>{what}: the game’s word for it, such as tierce; {what:a}: a tierce. In the log.</extracomment>
        <translation>Vous annoncez {what:un}.</translation>
    </message>
    <message>
        <source>{player} shows {cards:the}.</source>
        <extracomment>{player}: a name. {cards:the}: the king, queen and jack of hearts, each by name. In the log.</extracomment>
        <translation>{player} montre {cards:le}.</translation>
    </message>
    <message>
        <source>You show {cards:the}.</source>
        <extracomment>{cards:the}: the king, queen and jack of hearts, each by name. In the log.</extracomment>
        <translation>Vous montrez {cards:le}.</translation>
    </message>
    <message>
        <source>No declaration scores in this deal.</source>
        <extracomment>Both sides declared the same, or nobody may score it. In the log.</extracomment>
        <translation>Aucune annonce ne compte dans cette donne.</translation>
    </message>
    <message>
        <source>{player} plays {card:the}.</source>
        <extracomment>{player}: a name. {card}: the king of hearts. In the log.</extracomment>
        <translation>{player} joue {card:le}.</translation>
    </message>
    <message>
        <source>You play {card:the}.</source>
        <extracomment>{card}: the king of hearts. In the log.</extracomment>
        <translation>Vous jouez {card:le}.</translation>
    </message>
    <message numerus="yes">
        <source>{player} wins the trick: %n point(s).</source>
        <extracomment>{player}: a name. %n: the points of its cards. In the log.</extracomment>
        <translation>
            <numerusform>{player} fait le pli&#xa0;: %n point.</numerusform>
            <numerusform>{player} fait le pli&#xa0;: %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You win the trick: %n point(s).</source>
        <extracomment>%n: the points of its cards. In the log.</extracomment>
        <translation>
            <numerusform>Vous faites le pli&#xa0;: %n point.</numerusform>
            <numerusform>Vous faites le pli&#xa0;: %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Roem in this trick: %n point(s) for {player}.</source>
        <extracomment>{player}: a name. Roem are runs and the like in a trick of klaverjas. In the log.</extracomment>
        <translation>
            <numerusform>Roem dans ce pli&#xa0;: %n point pour {player}.</numerusform>
            <numerusform>Roem dans ce pli&#xa0;: %n points pour {player}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Roem in this trick: %n point(s) for you.</source>
        <extracomment>Roem are runs and the like in a trick of klaverjas. In the log.</extracomment>
        <translation>
            <numerusform>Roem dans ce pli&#xa0;: %n point pour vous.</numerusform>
            <numerusform>Roem dans ce pli&#xa0;: %n points pour vous.</numerusform>
        </translation>
    </message>
    <message>
        <source>The deal was passed out. The cards are dealt again.</source>
        <extracomment>The end of a deal, in the log.</extracomment>
        <translation>Tout le monde a passé. On redonne les cartes.</translation>
    </message>
    <message>
        <source>The deal does not count.</source>
        <extracomment>The end of a deal, in the log.</extracomment>
        <translation>La donne ne compte pas.</translation>
    </message>
    <message>
        <source>The contract is made. We score {we}, they score {they}.</source>
        <extracomment>{we}, {they}: the points of the user&apos;s side and of the other. In the log.</extracomment>
        <translation>Le contrat est réussi. Nous marquons {we}, ils marquent {they}.</translation>
    </message>
    <message>
        <source>The contract failed. We score {we}, they score {they}.</source>
        <extracomment>{we}, {they}: the points of the user&apos;s side and of the other. In the log.</extracomment>
        <translation>Le contrat est chuté. Nous marquons {we}, ils marquent {they}.</translation>
    </message>
    <message>
        <source>A tie, so points are held over. We score {we}, they score {they}.</source>
        <extracomment>{we}, {they}: the points of the user&apos;s side and of the other. In the log.</extracomment>
        <translation>Litige, des points sont retenus. Nous marquons {we}, ils marquent {they}.</translation>
    </message>
    <message>
        <source>A tie, so both sides keep their points. We score {we}, they score {they}.</source>
        <extracomment>{we}, {they}: the points of the user&apos;s side and of the other. In the log.</extracomment>
        <translation>Égalité, chaque camp garde ses points. Nous marquons {we}, ils marquent {they}.</translation>
    </message>
    <message>
        <source>A tie, so the taker’s side scores nothing. We score {we}, they score {they}.</source>
        <extracomment>{we}, {they}: the points of the user&apos;s side and of the other. In the log.</extracomment>
        <translation>Égalité, les preneurs ne marquent rien. Nous marquons {we}, ils marquent {they}.</translation>
    </message>
    <message>
        <source>A challenge decides the deal. We score {we}, they score {they}.</source>
        <extracomment>{we}, {they}: the points of the user&apos;s side and of the other. In the log.</extracomment>
        <translation>Une contestation décide de la donne. Nous marquons {we}, ils marquent {they}.</translation>
    </message>
    <message>
        <source>This deal wins the match. We score {we}, they score {they}.</source>
        <extracomment>{we}, {they}: the points of the user&apos;s side and of the other. In the log.</extracomment>
        <translation>Cette donne décide de la partie. Nous marquons {we}, ils marquent {they}.</translation>
    </message>
    <message>
        <source>The contract is made. {points}.</source>
        <extracomment>{points}: every side with its points, &quot;You: 82, Samir: 80&quot;. In the log.</extracomment>
        <translation>Le contrat est réussi. {points}.</translation>
    </message>
    <message>
        <source>The contract failed. {points}.</source>
        <extracomment>{points}: every side with its points, &quot;You: 82, Samir: 80&quot;. In the log.</extracomment>
        <translation>Le contrat est chuté. {points}.</translation>
    </message>
    <message>
        <source>A tie, so points are held over. {points}.</source>
        <extracomment>{points}: every side with its points, &quot;You: 82, Samir: 80&quot;. In the log.</extracomment>
        <translation>Litige, des points sont retenus. {points}.</translation>
    </message>
    <message>
        <source>A tie, so the taker scores nothing. {points}.</source>
        <extracomment>{points}: every side with its points, &quot;You: 82, Samir: 80&quot;. In the log.</extracomment>
        <translation>Égalité, le preneur ne marque rien. {points}.</translation>
    </message>
    <message>
        <source>The deal was passed out, so points are taken off each side’s score. We score {we}, they score {they}.</source>
        <extracomment>{we}, {they}: the points of the user&apos;s side and of the other. In the log.</extracomment>
        <translation>Tout le monde a passé : des points sont retirés à chaque camp. Nous marquons {we}, ils marquent {they}.</translation>
    </message>
    <message>
        <source>A tie, so each side keeps its points. {points}.</source>
        <extracomment>{points}: every side with its points, &quot;You: 82, Samir: 80&quot;. In the log.</extracomment>
        <translation>Égalité, chacun garde ses points. {points}.</translation>
    </message>
    <message>
        <source>The deal was passed out, so points are taken off each player’s score. {points}.</source>
        <extracomment>{points}: every side with its points, &quot;You: 82, Samir: 80&quot;. In the log.</extracomment>
        <translation>Tout le monde a passé : des points sont retirés à chacun. {points}.</translation>
    </message>
    <message>
        <source>A challenge decides the deal. {points}.</source>
        <extracomment>{points}: every side with its points, &quot;You: 82, Samir: 80&quot;. In the log.</extracomment>
        <translation>Une contestation décide de la donne. {points}.</translation>
    </message>
    <message>
        <source>This deal wins the match. {points}.</source>
        <extracomment>{points}: every side with its points, &quot;You: 82, Samir: 80&quot;. In the log.</extracomment>
        <translation>Cette donne décide de la partie. {points}.</translation>
    </message>
    <message>
        <source>The match is a draw.</source>
        <extracomment>The end of a match, in the log and as a title.</extracomment>
        <translation>La partie est nulle.</translation>
    </message>
    <message>
        <source>We win the match.</source>
        <extracomment>The end of a match, in the log and as a title.</extracomment>
        <translation>Nous gagnons la partie.</translation>
    </message>
    <message>
        <source>They win the match.</source>
        <extracomment>The end of a match, in the log and as a title.</extracomment>
        <translation>Ils gagnent la partie.</translation>
    </message>
    <message>
        <source>{names} win the match.</source>
        <extracomment>{names}: two or more players, &quot;Anna and Léa&quot;. The end of a match, in the log and as a title.</extracomment>
        <translation>{names} gagnent la partie.</translation>
    </message>
    <message>
        <source>{player} wins the match.</source>
        <extracomment>{player}: a name. The end of a match, in the log and as a title.</extracomment>
        <translation>{player} gagne la partie.</translation>
    </message>
    <message>
        <source>You win the match.</source>
        <extracomment>The end of a match, in the log and as a title.</extracomment>
        <translation>Vous gagnez la partie.</translation>
    </message>
    <message>
        <source>A tie: the deal is played again.</source>
        <extracomment>The end of a deal, in the log.</extracomment>
        <translation>Égalité&#xa0;: la donne est rejouée.</translation>
    </message>
</context>
<context>
    <name>match</name>
    <message numerus="yes">
        <source>%n deal(s)</source>
        <extracomment>After the name of a game and a dot: how long the match is.</extracomment>
        <translation>
            <numerusform>%n donne</numerusform>
            <numerusform>%n donnes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>to %n point(s)</source>
        <extracomment>After the name of a game and a dot: the score that ends the match.</extracomment>
        <translation>
            <numerusform>en %n point</numerusform>
            <numerusform>en %n points</numerusform>
        </translation>
    </message>
    <message>
        <source>{game} · {goal} · finished</source>
        <extracomment>{game}: a game, Coinche. {goal}: &quot;to 1000 points&quot; or &quot;8 deals&quot;. A line of a list.</extracomment>
        <translation>{game} · {goal} · terminée</translation>
    </message>
    <message>
        <source>{game} · {goal} · deal {number} finished</source>
        <extracomment>{game}: a game, Coinche. {goal}: &quot;to 1000 points&quot; or &quot;8 deals&quot;. {number}: which deal. A line of a list.</extracomment>
        <translation>{game} · {goal} · donne {number} terminée</translation>
    </message>
    <message>
        <source>{game} · {goal} · deal {number} in progress</source>
        <extracomment>{game}: a game, Coinche. {goal}: &quot;to 1000 points&quot; or &quot;8 deals&quot;. {number}: which deal. A line of a list.</extracomment>
        <translation>{game} · {goal} · donne {number} en cours</translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) to go.</source>
        <extracomment>After the sentence on who leads: what the leader still needs to win.</extracomment>
        <translation>
            <numerusform>Encore %n point à faire.</numerusform>
            <numerusform>Encore %n points à faire.</numerusform>
        </translation>
    </message>
    <message>
        <source>Both sides have the same score.</source>
        <translation>Les deux camps sont à égalité.</translation>
    </message>
    <message numerus="yes">
        <source>We lead by %n point(s).</source>
        <translation>
            <numerusform>Nous menons de %n point.</numerusform>
            <numerusform>Nous menons de %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>They lead by %n point(s).</source>
        <translation>
            <numerusform>Ils mènent de %n point.</numerusform>
            <numerusform>Ils mènent de %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{names} lead by %n point(s).</source>
        <extracomment>{names}: two players, &quot;Anna and Léa&quot;.</extracomment>
        <translation>
            <numerusform>{names} mènent de %n point.</numerusform>
            <numerusform>{names} mènent de %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} leads by %n point(s).</source>
        <extracomment>{player}: a name.</extracomment>
        <translation>
            <numerusform>{player} mène de %n point.</numerusform>
            <numerusform>{player} mène de %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You lead by %n point(s).</source>
        <translation>
            <numerusform>Vous menez de %n point.</numerusform>
            <numerusform>Vous menez de %n points.</numerusform>
        </translation>
    </message>
    <message>
        <source>You and {names} have the same score.</source>
        <extracomment>{names}: one or two names, &quot;Samir&quot; or &quot;Samir and Karim&quot;.</extracomment>
        <translation>Vous êtes à égalité avec {names}.</translation>
    </message>
    <message>
        <source>{names} have the same score.</source>
        <extracomment>{names}: two or more names, &quot;Samir and Karim&quot;.</extracomment>
        <translation>{names} sont à égalité.</translation>
    </message>
    <message>
        <source>The deal was passed out. Nobody scores.</source>
        <translation>Tout le monde a passé. Personne ne marque.</translation>
    </message>
    <message>
        <source>The deal does not count.</source>
        <translation>La donne ne compte pas.</translation>
    </message>
    <message>
        <source>The deal was passed out, so points are taken off each side’s score.</source>
        <translation>Tout le monde a passé : des points sont retirés à chaque camp.</translation>
    </message>
    <message>
        <source>{player} took {contract}: a tie, so each side keeps its points.</source>
        <extracomment>{player}: a name. {contract}: hearts, 100 in hearts.</extracomment>
        <translation>{player} a pris {contract:à} : égalité, chacun garde ses points.</translation>
    </message>
    <message>
        <source>You took {contract}: a tie, so each side keeps its points.</source>
        <extracomment>{contract}: hearts, 100 in hearts.</extracomment>
        <translation>Vous avez pris {contract:à} : égalité, chacun garde ses points.</translation>
    </message>
    <message>
        <source>{player} took {contract}: a challenge decided the deal.</source>
        <extracomment>{player}: a name. {contract}: hearts, 100 in hearts.</extracomment>
        <translation>{player} a pris {contract:à} : une contestation a décidé de la donne.</translation>
    </message>
    <message>
        <source>You took {contract}: a challenge decided the deal.</source>
        <extracomment>{contract}: hearts, 100 in hearts.</extracomment>
        <translation>Vous avez pris {contract:à} : une contestation a décidé de la donne.</translation>
    </message>
    <message>
        <source>{player} took {contract}: this deal decided the match.</source>
        <extracomment>{player}: a name. {contract}: hearts, 100 in hearts.</extracomment>
        <translation>{player} a pris {contract:à} : cette donne a décidé de la partie.</translation>
    </message>
    <message>
        <source>You took {contract}: this deal decided the match.</source>
        <extracomment>{contract}: hearts, 100 in hearts.</extracomment>
        <translation>Vous avez pris {contract:à} : cette donne a décidé de la partie.</translation>
    </message>
    <message>
        <source>{player} took {contract} and made it.</source>
        <extracomment>{player}: a name. {contract}: hearts, 100 in hearts.</extracomment>
        <translation>{player} a pris {contract:à}&#xa0;: contrat réussi.</translation>
    </message>
    <message>
        <source>You took {contract} and made it.</source>
        <extracomment>{contract}: hearts, 100 in hearts.</extracomment>
        <translation>Vous avez pris {contract:à}&#xa0;: contrat réussi.</translation>
    </message>
    <message>
        <source>{player} took {contract} and failed.</source>
        <extracomment>{player}: a name. {contract}: hearts, 100 in hearts.</extracomment>
        <translation>{player} a pris {contract:à}&#xa0;: contrat chuté.</translation>
    </message>
    <message>
        <source>You took {contract} and failed.</source>
        <extracomment>{contract}: hearts, 100 in hearts.</extracomment>
        <translation>Vous avez pris {contract:à}&#xa0;: contrat chuté.</translation>
    </message>
    <message>
        <source>{player} took {contract}: a tie, so points are held over.</source>
        <extracomment>{player}: a name. {contract}: hearts, 100 in hearts.</extracomment>
        <translation>{player} a pris {contract:à}&#xa0;: litige, des points restent en jeu.</translation>
    </message>
    <message>
        <source>You took {contract}: a tie, so points are held over.</source>
        <extracomment>{contract}: hearts, 100 in hearts.</extracomment>
        <translation>Vous avez pris {contract:à}&#xa0;: litige, des points restent en jeu.</translation>
    </message>
    <message>
        <source>{player} took {contract}: a tie, so the deal is played again.</source>
        <extracomment>{player}: a name. {contract}: hearts, 100 in hearts.</extracomment>
        <translation>{player} a pris {contract:à}&#xa0;: égalité, la donne est rejouée.</translation>
    </message>
    <message>
        <source>You took {contract}: a tie, so the deal is played again.</source>
        <extracomment>{contract}: hearts, 100 in hearts.</extracomment>
        <translation>Vous avez pris {contract:à}&#xa0;: égalité, la donne est rejouée.</translation>
    </message>
    <message>
        <source>{player} took {contract}: a tie, so the taker’s side scores nothing.</source>
        <extracomment>{player}: a name. {contract}: hearts, 100 in hearts.</extracomment>
        <translation>{player} a pris {contract:à}&#xa0;: égalité, les preneurs ne marquent rien.</translation>
    </message>
    <message>
        <source>You took {contract}: a tie, so the taker’s side scores nothing.</source>
        <extracomment>{contract}: hearts, 100 in hearts.</extracomment>
        <translation>Vous avez pris {contract:à}&#xa0;: égalité, les preneurs ne marquent rien.</translation>
    </message>
    <message>
        <source>{player}: {what}</source>
        <extracomment>{player}: You or a name. {what}: what scores, &quot;Tierce to K♥&quot; or &quot;Belote&quot;.</extracomment>
        <translation>{player}&#xa0;: {what}</translation>
    </message>
    <message>
        <source>After deal {number}. {points}.</source>
        <extracomment>Read aloud. {number}: which deal. {points}: the totals, &quot;We: 190, They: 72&quot;.</extracomment>
        <translation>Après la donne {number}. {points}.</translation>
    </message>
    <message>
        <source>{side}: {points}</source>
        <extracomment>{side}: We, They, You or a name. {points}: its points. Several stand in a row, &quot;You: 82, Samir: 80&quot;.</extracomment>
        <translation>{side}&#xa0;: {points}</translation>
    </message>
</context>
<context>
    <name>names</name>
    <message>
        <source>you</source>
        <extracomment>The user among other players, in the middle of a sentence: &quot;Samir challenges you and Léa.&quot;</extracomment>
        <translation>vous</translation>
    </message>
    <message>
        <source>You</source>
        <extracomment>The user at the beginning of a line, in place of a name: &quot;You: 82&quot;.</extracomment>
        <translation>Vous</translation>
    </message>
</context>
<context>
    <name>pages</name>
    <message>
        <source>{first} and {second} have the same rules.</source>
        <extracomment>{first}, {second}: games. In the terminal.</extracomment>
        <translation>{first} et {second} ont les mêmes règles.</translation>
    </message>
    <message>
        <source>{first} and {second}. Rules that differ: {number}.</source>
        <extracomment>{first}, {second}: games. {number}: how many. In the terminal.</extracomment>
        <translation>{first} et {second}. Règles qui diffèrent&#xa0;: {number}.</translation>
    </message>
    <message>
        <source>Every rule that differs</source>
        <extracomment>A title in the terminal, above the rules in which two games differ.</extracomment>
        <translation>Toutes les règles qui diffèrent</translation>
    </message>
    <message>
        <source>{label}: {here} | {there}</source>
        <extracomment>{label}: a rule. {here}, {there}: its values in the two games. In the terminal.</extracomment>
        <translation>{label}&#xa0;: {here} | {there}</translation>
    </message>
    <message>
        <source>To change an option, add --option name=value. The current value comes first, then the other values.</source>
        <extracomment>In the terminal, above a list of options. --option name=value is typed as it stands.</extracomment>
        <translation>Pour changer une option, ajoutez --option nom=valeur. La valeur actuelle vient en premier, puis les autres valeurs.</translation>
    </message>
    <message>
        <source>House rules</source>
        <extracomment>A title above options, in the terminal.</extracomment>
        <translation>Règles maison</translation>
    </message>
    <message>
        <source>Rules that shape the game</source>
        <extracomment>A title above options, in the terminal.</extracomment>
        <translation>Règles qui définissent le jeu</translation>
    </message>
    <message>
        <source>Options that set several rules at once</source>
        <extracomment>A title above options, in the terminal.</extracomment>
        <translation>Options qui changent plusieurs règles à la fois</translation>
    </message>
    <message>
        <source>any whole number from {low} to {high}</source>
        <extracomment>{low}, {high}: numbers. What an option can be set to.</extracomment>
        <translation>tout nombre entier de {low} à {high}</translation>
    </message>
    <message>
        <source>{label}: {sentence}</source>
        <extracomment>{label}: a rule. {sentence}: its explanation. In the terminal.</extracomment>
        <translation>{label}&#xa0;: {sentence}</translation>
    </message>
    <message>
        <source>{value}: {meaning}</source>
        <extracomment>{value}: a word to type, not translated. {meaning}: what it means. In the terminal.</extracomment>
        <translation>{value}&#xa0;: {meaning}</translation>
    </message>
    <message>
        <source>id</source>
        <extracomment>Head of a column of the list of games in the terminal.</extracomment>
        <translation>id</translation>
    </message>
    <message>
        <source>players</source>
        <extracomment>Head of a column of the list of games in the terminal.</extracomment>
        <translation>joueurs</translation>
    </message>
    <message>
        <source>cards</source>
        <extracomment>Head of a column of the list of games in the terminal.</extracomment>
        <translation>cartes</translation>
    </message>
    <message>
        <source>length</source>
        <extracomment>Head of a column of the list of games in the terminal.</extracomment>
        <translation>durée</translation>
    </message>
    <message>
        <source>luck</source>
        <extracomment>Head of a column of the list of games in the terminal.</extracomment>
        <translation>chance</translation>
    </message>
    <message>
        <source>difficulty</source>
        <extracomment>Head of a column of the list of games in the terminal.</extracomment>
        <translation>difficulté</translation>
    </message>
    <message>
        <source>rules</source>
        <extracomment>Head of a column of the list of games in the terminal.</extracomment>
        <translation>règles</translation>
    </message>
    <message>
        <source>{name}, {country}</source>
        <extracomment>{name}: a game. {country}: where it is played. In the list of games in the terminal.</extracomment>
        <translation>{name}, {country}</translation>
    </message>
    <message>
        <source>Length of a match: short is up to half an hour, medium up to an hour, long over an hour.</source>
        <extracomment>Below the list of games in the terminal.</extracomment>
        <translation>Durée d’une partie&#xa0;: courte jusqu’à une demi-heure, moyenne jusqu’à une heure, longue au-delà.</translation>
    </message>
    <message>
        <source>Rules: well documented rules follow one good text or several that agree. A house version fills gaps. Rules that need a local player’s check come mostly from close relatives. A game without written rules is played as a house version of its closest relative.</source>
        <extracomment>Below the list of games in the terminal. The words are those of the column of rules.</extracomment>
        <translation>Règles&#xa0;: les règles bien documentées suivent un bon texte ou plusieurs qui concordent. Une version maison comble les lacunes. Les règles à vérifier par un joueur local viennent surtout de jeux proches. Un jeu sans règles écrites se joue comme une version maison du jeu le plus proche.</translation>
    </message>
    <message>
        <source>To see what you can change in its closest relative: {command}</source>
        <extracomment>{command}: a command to type, not translated. In the terminal.</extracomment>
        <translation>Pour voir ce que vous pouvez changer dans le jeu le plus proche : {command}</translation>
    </message>
    <message>
        <source>To see what you can change in this game: {command}</source>
        <extracomment>{command}: a command to type, not translated. In the terminal.</extracomment>
        <translation>Pour voir ce que vous pouvez changer dans ce jeu : {command}</translation>
    </message>
    <message>
        <source>Country: {country}. Length of a match: {length}. Luck: {luck}. Difficulty: {difficulty}. Rules: {rules}.</source>
        <extracomment>Facts about a game in the terminal: labels and their values.</extracomment>
        <translation>Pays : {country}. Durée d’une partie : {length}. Part de chance : {luck}. Difficulté : {difficulty}. Règles : {rules}.</translation>
    </message>
    <message>
        <source>With the options {options}.</source>
        <extracomment>{options}: names and values of options, not translated. In the terminal.</extracomment>
        <translation>Avec les options {options}.</translation>
    </message>
    <message>
        <source>none</source>
        <translation>rien</translation>
    </message>
    <message>
        <source>no trumps</source>
        <translation>sans-atout</translation>
    </message>
    <message>
        <source>all trumps</source>
        <translation>tout-atout</translation>
    </message>
</context>
<context>
    <name>players</name>
    <message>
        <source>Your cards are strong against this contract: it is likely to fail.</source>
        <translation>Vos cartes sont fortes contre ce contrat&#xa0;: il va sans doute chuter.</translation>
    </message>
    <message>
        <source>Your side is strong enough to make the contract anyway.</source>
        <translation>Votre camp est assez fort pour réussir le contrat quand même.</translation>
    </message>
    <message>
        <source>Nothing in your hand says that the contract will fail.</source>
        <translation>Rien dans votre main n’indique que le contrat va chuter.</translation>
    </message>
    <message>
        <source>The contract is worth enough as it is.</source>
        <translation>Le contrat rapporte déjà assez.</translation>
    </message>
    <message>
        <source>You must name a contract, and this is your best.</source>
        <translation>Vous devez nommer un contrat, et c’est votre meilleur.</translation>
    </message>
    <message>
        <source>You hold the highest cards of several suits.</source>
        <translation>Vous avez les cartes maîtresses de plusieurs couleurs.</translation>
    </message>
    <message>
        <source>With {suit} as trumps, your trumps and aces are strong enough to make the contract.</source>
        <extracomment>{suit}: a suit.</extracomment>
        <translation>À {suit}, vos atouts et vos as suffisent pour réussir le contrat.</translation>
    </message>
    <message>
        <source>With {suit} as trumps you are strong enough to make the contract.</source>
        <extracomment>{suit}: a suit.</extracomment>
        <translation>À {suit}, vous êtes de taille à réussir le contrat.</translation>
    </message>
    <message>
        <source>Your best suit is {suit}, but even there your hand is too weak to take.</source>
        <extracomment>{suit}: a suit.</extracomment>
        <translation>Votre meilleure couleur est {suit}, mais même là votre main est trop faible pour prendre.</translation>
    </message>
    <message>
        <source>Your hand is good for a Sun, and the turn-up suits your partner better.</source>
        <translation>Votre main convient à un Sun, et la retourne sert mieux votre partenaire.</translation>
    </message>
    <message>
        <source>Your hand is too weak for any contract.</source>
        <translation>Avec une main si faible, aucun contrat n’est jouable.</translation>
    </message>
    <message>
        <source>The choice is left to chance.</source>
        <translation>Le choix est laissé au hasard.</translation>
    </message>
    <message>
        <source>Random</source>
        <extracomment>A level of computer players.</extracomment>
        <translation>Hasard</translation>
    </message>
    <message>
        <source>Plays any card the rules allow.</source>
        <extracomment>A level of computer players, described.</extracomment>
        <translation>Joue n’importe quelle carte permise.</translation>
    </message>
    <message>
        <source>Beginner</source>
        <extracomment>A level of computer players.</extracomment>
        <translation>Débutant</translation>
    </message>
    <message>
        <source>Takes every trick it can, bids carefully, and forgets played cards.</source>
        <extracomment>A level of computer players, described.</extracomment>
        <translation>Fait tous les plis possibles, enchérit prudemment et oublie les cartes jouées.</translation>
    </message>
    <message>
        <source>Plays by rules of thumb and works out the last tricks exactly.</source>
        <extracomment>A level of computer players, described.</extracomment>
        <translation>Suit des règles simples et calcule exactement les derniers plis.</translation>
    </message>
    <message>
        <source>The Expert with all the time it wants, for hints and reviews.</source>
        <extracomment>A level of computer players, described.</extracomment>
        <translation>L’Expert avec tout son temps, pour les conseils et les analyses.</translation>
    </message>
    <message>
        <source>Casual</source>
        <extracomment>A level of computer players.</extracomment>
        <translation>Amateur</translation>
    </message>
    <message>
        <source>Counts cards, draws trumps, feeds points to its partner and aims for the last trick.</source>
        <extracomment>A level of computer players, described.</extracomment>
        <translation>Compte les cartes, fait tomber les atouts, charge les plis de son partenaire et vise le dix de der.</translation>
    </message>
    <message>
        <source>Club</source>
        <extracomment>A level of computer players.</extracomment>
        <translation>Club</translation>
    </message>
    <message>
        <source>Strong</source>
        <extracomment>A level of computer players.</extracomment>
        <translation>Fort</translation>
    </message>
    <message>
        <source>Works through possible deals from the first card and plays to the score.</source>
        <extracomment>A level of computer players, described.</extracomment>
        <translation>Calcule les donnes possibles dès la première carte et tient compte du score.</translation>
    </message>
    <message>
        <source>Expert</source>
        <extracomment>A level of computer players.</extracomment>
        <translation>Expert</translation>
    </message>
    <message>
        <source>Reads every call and card, and weighs what each call leads to.</source>
        <extracomment>A level of computer players, described.</extracomment>
        <translation>Interprète chaque parole et chaque carte, et pèse les conséquences de chaque enchère.</translation>
    </message>
    <message>
        <source>Analyst</source>
        <extracomment>A level of computer players.</extracomment>
        <translation>Analyste</translation>
    </message>
    <message>
        <source>You already have the contract: a higher one is only harder.</source>
        <translation>Vous avez déjà le contrat : un contrat plus haut ne serait que plus difficile.</translation>
    </message>
    <message>
        <source>Your partner has a contract, and you have no better one.</source>
        <translation>Votre partenaire a un contrat, et vous n’en avez pas de meilleur.</translation>
    </message>
    <message>
        <source>You can support your partner in {suit}: bid higher.</source>
        <extracomment>{suit}: a suit.</extracomment>
        <translation>Vous pouvez soutenir votre partenaire à {suit}&#xa0;: montez.</translation>
    </message>
    <message>
        <source>Your hand is not worth a bid now.</source>
        <translation>Votre main ne vaut pas une enchère maintenant.</translation>
    </message>
    <message>
        <source>Your best suit is {suit}, but it is not worth a bid now.</source>
        <extracomment>{suit}: a suit.</extracomment>
        <translation>Votre meilleure couleur est {suit}, mais elle ne vaut pas une enchère maintenant.</translation>
    </message>
    <message>
        <source>You already have the highest bid.</source>
        <translation>Vous avez déjà la plus haute enchère.</translation>
    </message>
    <message>
        <source>You must bid, and this is your best bid.</source>
        <translation>Vous devez enchérir, et c’est votre meilleure enchère.</translation>
    </message>
    <message>
        <source>Balanced</source>
        <extracomment>A temperament of computer players.</extracomment>
        <translation>Équilibré</translation>
    </message>
    <message>
        <source>Takes and doubles when the hand is worth it.</source>
        <extracomment>A temperament of computer players, described.</extracomment>
        <translation>Prend et contre quand la main s’y prête.</translation>
    </message>
    <message>
        <source>Careful</source>
        <extracomment>A temperament of computer players.</extracomment>
        <translation>Prudent</translation>
    </message>
    <message>
        <source>Takes and doubles only with strength to spare, and saves its trumps.</source>
        <extracomment>A temperament of computer players, described.</extracomment>
        <translation>Ne prend et ne contre qu’avec de la marge, et garde ses atouts.</translation>
    </message>
    <message>
        <source>Bold</source>
        <extracomment>A temperament of computer players.</extracomment>
        <translation>Audacieux</translation>
    </message>
    <message>
        <source>Takes with less than others.</source>
        <extracomment>A temperament of computer players, described.</extracomment>
        <translation>Prend avec des mains où d’autres passent.</translation>
    </message>
    <message>
        <source>Fighter</source>
        <extracomment>A temperament of computer players.</extracomment>
        <translation>Combatif</translation>
    </message>
    <message>
        <source>Doubles and redoubles sooner than others, and draws trumps at once.</source>
        <extracomment>A temperament of computer players, described.</extracomment>
        <translation>Contre et surcontre plus vite que les autres, et fait tomber les atouts aussitôt.</translation>
    </message>
    <message>
        <source>How strong are the levels?</source>
        <translation>Quelle est la force des niveaux&#x202f;?</translation>
    </message>
    <message>
        <source>Game</source>
        <extracomment>A table head.</extracomment>
        <translation>Jeu</translation>
    </message>
    <message>
        <source>Level</source>
        <extracomment>A table head.</extracomment>
        <translation>Niveau</translation>
    </message>
    <message>
        <source>Against</source>
        <extracomment>A table head.</extracomment>
        <translation>Face à</translation>
    </message>
    <message>
        <source>Points per deal</source>
        <extracomment>A table head.</extracomment>
        <translation>Points par donne</translation>
    </message>
    <message>
        <source>The 95 % interval, after ± in a sentence, says how sure a figure is: in 19 of 20 such measurements the true difference lies inside it.</source>
        <translation>L’intervalle à 95 %, après ± dans une phrase, indique la précision d’un chiffre : dans 19 mesures sur 20, la vraie différence s’y trouve.</translation>
    </message>
    <message>
        <source>Every deal is played once from each side of the table, so that both levels get the same luck. Deals with the same cards are one pair.</source>
        <translation>Chaque donne est jouée une fois de chaque côté de la table&#xa0;: les deux niveaux ont la même chance. Les donnes aux mêmes cartes forment une paire.</translation>
    </message>
    <message>
        <source>The figures are averages over all pairs, in points of the game. Those of different games cannot be compared, because their points differ in size.</source>
        <translation>Les chiffres sont des moyennes sur toutes les paires, en points du jeu. On ne peut pas comparer deux jeux, car leurs points n’ont pas la même valeur.</translation>
    </message>
    <message>
        <source>No player sees hidden cards. Each knows only its own cards and what has been said and played in the open.</source>
        <translation>Aucun joueur ne voit les cartes cachées&#xa0;: chacun ne connaît que ses cartes et ce qui s’est dit et joué à la table.</translation>
    </message>
    <message>
        <source>In {game}, {one} and {other} came out equal. Deals played: {deals}.</source>
        <extracomment>{game}: a game. {deals}: a large number. {one}, {other}: levels.</extracomment>
        <translation>À {game}, {one} et {other} font jeu égal. Donnes jouées&#xa0;: {deals}.</translation>
    </message>
    <message>
        <source>In {game}, {stronger} scores {points} ± {spread} more per deal than {weaker}.</source>
        <extracomment>{game}: a game. {stronger}, {weaker}: levels. {points}, {spread}: points.</extracomment>
        <translation>{game}&#xa0;: {stronger} marque {points} ± {spread} de plus par donne que {weaker}.</translation>
    </message>
    <message>
        <source>95 % interval</source>
        <extracomment>A table head.</extracomment>
        <translation>Intervalle à 95&#x202f;%</translation>
    </message>
    <message>
        <source>Pairs</source>
        <extracomment>A table head.</extracomment>
        <translation>Paires</translation>
    </message>
    <message>
        <source>Measured on</source>
        <extracomment>A table head.</extracomment>
        <translation>Mesuré le</translation>
    </message>
    <message>
        <source>The levels have not been measured in {game} yet.</source>
        <extracomment>{game}: the name of a game.</extracomment>
        <translation>Les niveaux n’ont pas encore été mesurés pour ce jeu&#xa0;: {game}.</translation>
    </message>
    <message>
        <source>You have nothing more to declare.</source>
        <translation>Vous n’avez plus rien à annoncer.</translation>
    </message>
    <message>
        <source>Nothing proves that an opponent has misplayed.</source>
        <translation>Rien ne prouve qu’un adversaire a commis une faute.</translation>
    </message>
    <message>
        <source>Declare {cards}: that may score {points}.</source>
        <extracomment>{cards}: the cards of a declaration. {points}: points.</extracomment>
        <translation>Annoncez {cards}&#xa0;: cela peut rapporter {points}.</translation>
    </message>
    <message>
        <source>Exchange {card:the}: {turned:the} is a better trump.</source>
        <extracomment>{card}, {turned}: cards.</extracomment>
        <translation>Échangez {card:le}&#xa0;: {turned:le} est un meilleur atout.</translation>
    </message>
    <message>
        <source>Discard {cards:the}: you keep your trumps and sure tricks.</source>
        <extracomment>{cards}: cards.</extracomment>
        <translation>Écartez {cards:le}&#xa0;: vous gardez vos atouts et vos plis sûrs.</translation>
    </message>
    <message>
        <source>This hand is worthless: a new deal can only be better.</source>
        <translation>Cette main ne vaut rien&#xa0;: une nouvelle donne ne peut être que meilleure.</translation>
    </message>
    <message>
        <source>Your hand is neither good nor bad: play it, or have the cards dealt again.</source>
        <translation>Votre main n’est ni bonne ni mauvaise&#xa0;: jouez-la ou faites redonner.</translation>
    </message>
    <message>
        <source>Your cards are good enough: play this deal.</source>
        <translation>Vos cartes sont assez bonnes&#xa0;: jouez cette donne.</translation>
    </message>
    <message>
        <source>This deal is bad for you: let the cards be dealt again.</source>
        <translation>Cette donne vous est défavorable&#xa0;: faites redonner.</translation>
    </message>
    <message>
        <source>{player} played {card:the} while holding {cards:the}. That was a misplay.</source>
        <extracomment>{player}: a name. {card}, {cards}: cards.</extracomment>
        <translation>{player} a joué {card:le} avec {cards:le} en main&#xa0;: c’est une faute.</translation>
    </message>
    <message>
        <source>The other side must have misplayed: no lie of the remaining cards fits its plays.</source>
        <translation>L’autre camp a forcément commis une faute : aucune répartition des cartes restantes n’explique son jeu.</translation>
    </message>
    <message>
        <source>No other choice is better.</source>
        <translation>Aucun autre choix n’est meilleur.</translation>
    </message>
    <message>
        <source>{card:the} is the only card you can play.</source>
        <extracomment>{card}: a card.</extracomment>
        <translation>Vous ne pouvez jouer que {card:le}.</translation>
    </message>
    <message>
        <source>Say {belote} with {card:the}: the king and queen of trumps score.</source>
        <extracomment>{belote}: the game’s word for king and queen of trumps. {card}: a card.</extracomment>
        <translation>Dites {belote} en jouant {card:le}&#xa0;: le roi et la dame d’atout rapportent des points.</translation>
    </message>
    <message>
        <source>Over all possible deals, this call brings the most points on average.</source>
        <translation>Sur toutes les donnes possibles, cette parole rapporte en moyenne le plus de points.</translation>
    </message>
    <message>
        <source>Your side is likely to win the trick if you lead {card:the}.</source>
        <extracomment>{card}: a card.</extracomment>
        <translation>Votre camp a de bonnes chances de faire le pli si vous entamez {card:le}.</translation>
    </message>
    <message>
        <source>Your partner is likely to win this trick: feed {card:the} to it.</source>
        <extracomment>{card}: a card.</extracomment>
        <translation>Votre partenaire fera sans doute ce pli&#xa0;: chargez-le avec {card:le}.</translation>
    </message>
    <message>
        <source>{card:the} is likely to win this trick.</source>
        <extracomment>{card}: a card.</extracomment>
        <translation>{card:le} fera sans doute ce pli.</translation>
    </message>
    <message>
        <source>You are likely to lose this trick: {card:the} gives little away.</source>
        <extracomment>{card}: a card.</extracomment>
        <translation>Ce pli est sans doute perdu&#xa0;: {card:le} donne peu de points.</translation>
    </message>
    <message>
        <source>{card:the} saves your better trumps.</source>
        <extracomment>{card}: a card.</extracomment>
        <translation>{card:le} épargne vos meilleurs atouts.</translation>
    </message>
    <message>
        <source>{card:the} keeps a sure trick for later.</source>
        <extracomment>{card}: a card.</extracomment>
        <translation>Avec {card:le}, vous gardez un pli sûr pour plus tard.</translation>
    </message>
    <message>
        <source>{card:the} leaves your ten guarded.</source>
        <extracomment>{card}: a card.</extracomment>
        <translation>Avec {card:le}, votre dix reste gardé.</translation>
    </message>
    <message>
        <source>Your side has the contract: {card:the} draws the opponents’ trumps.</source>
        <extracomment>{card}: a card.</extracomment>
        <translation>Votre camp a pris&#xa0;: {card:le} fait tomber les atouts adverses.</translation>
    </message>
    <message>
        <source>{card:the} keeps your trumps: leading them would not help you.</source>
        <extracomment>{card}: a card.</extracomment>
        <translation>Avec {card:le}, vous gardez vos atouts&#xa0;: les jouer ne vous aiderait pas.</translation>
    </message>
    <message>
        <source>{card:the} keeps your sure trick for the last trick.</source>
        <extracomment>{card}: a card.</extracomment>
        <translation>Avec {card:le}, vous gardez votre carte maîtresse pour le dix de der.</translation>
    </message>
    <message>
        <source>{card:the} shortens your {suit}, which you may ruff later.</source>
        <extracomment>{card}: a card. {suit}: a suit.</extracomment>
        <translation>Avec {card:le}, vous raccourcissez une couleur que vous pourrez couper&#xa0;: {suit}.</translation>
    </message>
    <message>
        <source>Your partner led {suit}: {card:the} returns it.</source>
        <extracomment>{card}: a card. {suit}: a suit.</extracomment>
        <translation>Votre partenaire a entamé à {suit}&#xa0;: {card:le} y revient.</translation>
    </message>
    <message>
        <source>{card:the} avoids leading a suit in which you hold the ten.</source>
        <extracomment>{card}: a card.</extracomment>
        <translation>Jouer {card:le} évite d’ouvrir une couleur où vous avez le dix.</translation>
    </message>
    <message>
        <source>{card:the} makes roem in this trick.</source>
        <extracomment>{card}: a card.</extracomment>
        <translation>{card:le} fait du roem dans ce pli.</translation>
    </message>
    <message>
        <source>Every trick counts: {card:the} is your best chance to win this one.</source>
        <extracomment>{card}: a card.</extracomment>
        <translation>Chaque pli compte&#xa0;: {card:le} est votre meilleure chance de faire celui-ci.</translation>
    </message>
    <message>
        <source>{card:the} is your highest sure trick in {suit}.</source>
        <extracomment>{card}: a card. {suit}: a suit.</extracomment>
        <translation>{card:le} est votre plus forte carte maîtresse à {suit}.</translation>
    </message>
    <message>
        <source>{card:the} is the card you need least.</source>
        <extracomment>{card}: a card.</extracomment>
        <translation>{card:le} est la carte dont vous avez le moins besoin.</translation>
    </message>
    <message>
        <source>Points count against you: {card:the} keeps them away from your side.</source>
        <extracomment>{card}: a card.</extracomment>
        <translation>Les points comptent contre vous&#xa0;: {card:le} les éloigne de votre camp.</translation>
    </message>
    <message>
        <source>{card:the} leaves you cards that win nothing.</source>
        <extracomment>{card}: a card.</extracomment>
        <translation>Avec {card:le}, vous gardez des cartes qui ne font pas de pli.</translation>
    </message>
</context>
<context>
    <name>profile</name>
    <message>
        <source>the system reports: {reason}</source>
        <extracomment>A reason, put after a colon. {reason}: what the system says.</extracomment>
        <translation>le système signale&#xa0;: {reason}</translation>
    </message>
    <message>
        <source>the disk is full</source>
        <extracomment>A reason, put after a colon.</extracomment>
        <translation>le disque est plein</translation>
    </message>
    <message>
        <source>your disk quota is full</source>
        <extracomment>A reason, put after a colon.</extracomment>
        <translation>votre quota de disque est épuisé</translation>
    </message>
    <message>
        <source>a folder of that name already exists</source>
        <extracomment>A reason, put after a colon.</extracomment>
        <translation>un dossier porte déjà ce nom</translation>
    </message>
    <message>
        <source>part of the path is a file, not a folder</source>
        <extracomment>A reason, put after a colon.</extracomment>
        <translation>une partie du chemin est un fichier et non un dossier</translation>
    </message>
    <message>
        <source>a file of that name already exists</source>
        <extracomment>A reason, put after a colon.</extracomment>
        <translation>un fichier porte déjà ce nom</translation>
    </message>
    <message>
        <source>it is not a regular file</source>
        <extracomment>A reason, put after a colon.</extracomment>
        <translation>ce n’est pas un fichier ordinaire</translation>
    </message>
    <message>
        <source>its links form a loop</source>
        <extracomment>A reason, put after a colon.</extracomment>
        <translation>ses liens tournent en rond</translation>
    </message>
    <message>
        <source>you do not have permission to save there</source>
        <extracomment>A reason, put after a colon.</extracomment>
        <translation>vous n’avez pas le droit d’y enregistrer</translation>
    </message>
    <message>
        <source>there is no such file</source>
        <extracomment>A reason, put after a colon.</extracomment>
        <translation>ce fichier n’existe pas</translation>
    </message>
    <message>
        <source>{file} could not be saved: {cause}. Everything saved before is safe.</source>
        <extracomment>{file}: a file&apos;s name. {cause}: why, &quot;the disk is full&quot;.</extracomment>
        <translation>Impossible d’enregistrer {file}&#xa0;: {cause}. Tout ce qui était déjà enregistré est intact.</translation>
    </message>
    <message>
        <source>the disk is read-only</source>
        <extracomment>A reason, put after a colon.</extracomment>
        <translation>le disque est en lecture seule</translation>
    </message>
    <message>
        <source>the disk reports an error</source>
        <extracomment>A reason, put after a colon.</extracomment>
        <translation>le disque signale une erreur</translation>
    </message>
    <message>
        <source>you do not have permission to read it</source>
        <extracomment>A reason, put after a colon.</extracomment>
        <translation>vous n’avez pas le droit de le lire</translation>
    </message>
    <message>
        <source>{file} could not be imported: {reason}. Nothing was changed.</source>
        <extracomment>{file}: a file&apos;s name. {reason}: why, a clause or a sentence.</extracomment>
        <translation>Impossible d’importer {file}&#xa0;: {reason}. Rien n’a changé.</translation>
    </message>
    <message>
        <source>it is not an exported profile</source>
        <extracomment>A reason, put after a colon.</extracomment>
        <translation>ce n’est pas un profil exporté</translation>
    </message>
    <message>
        <source>it is damaged</source>
        <extracomment>A reason, put after a colon: the file.</extracomment>
        <translation>le fichier est abîmé</translation>
    </message>
    <message>
        <source>it is too large</source>
        <extracomment>A reason, put after a colon: the file.</extracomment>
        <translation>il est trop gros</translation>
    </message>
    <message>
        <source>it contains {name}, which is not part of a profile</source>
        <extracomment>A reason, put after a colon. {name}: a file&apos;s name.</extracomment>
        <translation>il contient {name}, qui ne fait pas partie d’un profil</translation>
    </message>
    <message>
        <source>it has format {found}, and this version of Belote Desktop reads formats up to {known}</source>
        <extracomment>{known}: the newest format that is known, a number. A reason, put after a colon. {found}: a number.</extracomment>
        <translation>il est au format {found}, et cette version de Belote Desktop lit les formats jusqu’à {known}</translation>
    </message>
    <message>
        <source>The profile in {directory} cannot be used: {cause}.</source>
        <extracomment>{directory}: a folder. {cause}: why, &quot;the disk is full&quot;.</extracomment>
        <translation>Impossible d’utiliser le profil dans {directory}&#xa0;: {cause}.</translation>
    </message>
    <message>
        <source>Belote Desktop is already running with the profile in {directory}. Use that window, or start Belote Desktop with another profile: --profile DIR.</source>
        <extracomment>{directory}: a folder. --profile DIR stays as it is.</extracomment>
        <translation>Belote Desktop tourne déjà avec le profil dans {directory}. Utilisez cette fenêtre, ou lancez Belote Desktop avec un autre profil&#xa0;: --profile DIR.</translation>
    </message>
    <message>
        <source>{file} cannot be read: {cause}.</source>
        <extracomment>{file}: a file&apos;s name. {cause}: why, &quot;the disk is full&quot;.</extracomment>
        <translation>Impossible de lire {file}&#xa0;: {cause}.</translation>
    </message>
    <message>
        <source>{file} is not a match file. It was not changed.</source>
        <extracomment>{file}: a file&apos;s name.</extracomment>
        <translation>{file} n’est pas un fichier de partie. Il n’a pas été modifié.</translation>
    </message>
    <message>
        <source>The profile was exported to {file}.</source>
        <extracomment>{file}: a file&apos;s name.</extracomment>
        <translation>Le profil a été exporté dans {file}.</translation>
    </message>
    <message>
        <source>The profile was exported to {file} without these files, which could not be read: {files}.</source>
        <extracomment>{file}: a file&apos;s name. {files}: names of files.</extracomment>
        <translation>Le profil a été exporté dans {file}, sans ces fichiers, qui sont illisibles&#xa0;: {files}.</translation>
    </message>
    <message>
        <source>The profile is too large to export to one file.</source>
        <translation>Le profil est trop gros pour un seul fichier.</translation>
    </message>
    <message>
        <source>An import was interrupted, and {file} cannot be read: {cause}.</source>
        <extracomment>{file}: a file&apos;s name. {cause}: why, &quot;the disk is full&quot;.</extracomment>
        <translation>Une importation a été interrompue, et {file} est illisible&#xa0;: {cause}.</translation>
    </message>
    <message>
        <source>A newer version was interrupted while importing. Start that version to undo the import.</source>
        <translation>Une version plus récente a été interrompue pendant une importation. Lancez cette version pour annuler l’importation.</translation>
    </message>
    <message>
        <source>An import was interrupted. Your profile is as it was before.</source>
        <translation>Une importation a été interrompue. Votre profil est comme avant.</translation>
    </message>
    <message>
        <source>An import was interrupted and could not be undone. Belote Desktop will try again at the next start.</source>
        <translation>Une importation a été interrompue et n’a pas pu être annulée. Belote Desktop réessaiera au prochain lancement.</translation>
    </message>
    <message>
        <source>{file} could not be imported: a newer version saved {name}. Nothing was changed.</source>
        <extracomment>{file}: a file&apos;s name. {name}: a file in it.</extracomment>
        <translation>Impossible d’importer {file}&#xa0;: {name} vient d’une version plus récente. Rien n’a changé.</translation>
    </message>
    <message>
        <source>{file} could not be imported: {name} in it cannot be read. Nothing was changed.</source>
        <extracomment>{file}: a file&apos;s name. {name}: a file in it.</extracomment>
        <translation>Impossible d’importer {file}&#xa0;: {name} y est illisible. Rien n’a changé.</translation>
    </message>
    <message>
        <source>The import failed. Your profile is as it was before. {reason}</source>
        <extracomment>{reason}: a whole sentence.</extracomment>
        <translation>L’importation a échoué. Votre profil est comme avant. {reason}</translation>
    </message>
    <message>
        <source>You already have everything that is in {file}.</source>
        <extracomment>{file}: a file&apos;s name.</extracomment>
        <translation>Vous avez déjà tout ce que contient {file}.</translation>
    </message>
    <message>
        <source>The profile in {file} was imported. New matches: {matches}. New games: {games}.</source>
        <extracomment>{file}: a file&apos;s name. {matches}, {games}: numbers.</extracomment>
        <translation>Le profil de {file} a été importé. Nouvelles parties : {matches}. Nouveaux jeux : {games}.</translation>
    </message>
    <message>
        <source>The profile in {file} was imported. New matches: {matches}. New games: {games}. The files it replaced are in {place}: {files}.</source>
        <extracomment>{file}: a file&apos;s name. {matches}, {games}: numbers. {place}: a folder. {files}: names of files.</extracomment>
        <translation>Le profil de {file} a été importé. Nouvelles parties : {matches}. Nouveaux jeux : {games}. Les fichiers remplacés sont dans {place} : {files}.</translation>
    </message>
    <message>
        <source>{file} cannot be read and was not moved: {cause}.</source>
        <extracomment>{file}: a file&apos;s name. {cause}: why, &quot;the disk is full&quot;.</extracomment>
        <translation>Impossible de lire {file}, qui reste à sa place&#xa0;: {cause}.</translation>
    </message>
    <message>
        <source>{file} cannot be read. It was renamed to {place}.</source>
        <extracomment>{file}: a file&apos;s name. {place}: a file&apos;s name.</extracomment>
        <translation>Impossible de lire {file}. Le fichier a été renommé en {place}.</translation>
    </message>
    <message>
        <source>The unsaved games in {file} cannot be read: {cause}. Changes you make to games now will not be saved.</source>
        <extracomment>{file}: a file&apos;s name. {cause}: why, &quot;the disk is full&quot;.</extracomment>
        <translation>Impossible de lire les jeux non enregistrés dans {file}&#xa0;: {cause}. Vos changements dans les jeux ne seront pas enregistrés.</translation>
    </message>
    <message>
        <source>The unsaved games in {file} come from a newer version and are kept for it. Changes you make to games now are lost unless you save them.</source>
        <extracomment>{file}: a file&apos;s name.</extracomment>
        <translation>Les jeux non enregistrés dans {file} viennent d’une version plus récente et lui sont réservés. Enregistrez vos changements dans les jeux, sinon ils seront perdus.</translation>
    </message>
    <message>
        <source>It is not a Belote Desktop game.</source>
        <extracomment>About a file.</extracomment>
        <translation>Ce n’est pas un jeu de Belote Desktop.</translation>
    </message>
    <message>
        <source>It is damaged at line {line}.</source>
        <extracomment>{line}: the number of a line. About a file.</extracomment>
        <translation>Il est abîmé à la ligne {line}.</translation>
    </message>
    <message>
        <source>Part of it is missing: its format, its name, the game it is based on, or its changes.</source>
        <extracomment>About a file.</extracomment>
        <translation>Il en manque une partie&#xa0;: son format, son nom, son jeu de départ ou ses changements.</translation>
    </message>
    <message>
        <source>It has format {found}, and this version of Belote Desktop reads formats up to {known}. Use a newer version.</source>
        <extracomment>{known}: the newest format that is known, a number. About a file. {found}: a number.</extracomment>
        <translation>Il est au format {found}, et cette version de Belote Desktop lit les formats jusqu’à {known}. Utilisez une version plus récente.</translation>
    </message>
    <message>
        <source>It is based on the game {base}, which this version does not have.</source>
        <extracomment>About a file. {base}: the short name of a game.</extracomment>
        <translation>Il part du jeu {base}, que cette version n’a pas.</translation>
    </message>
    <message>
        <source>Its value for {rule} is not one the rule allows.</source>
        <extracomment>About a file. {rule}: the short name of a rule.</extracomment>
        <translation>Sa valeur pour {rule} n’est pas permise.</translation>
    </message>
    <message>
        <source>Its rules do not fit together: {reason}</source>
        <extracomment>About a file. {reason}: a whole sentence.</extracomment>
        <translation>Ses règles ne vont pas ensemble&#xa0;: {reason}</translation>
    </message>
    <message>
        <source>You already have a game called {name}. Choose another name.</source>
        <extracomment>{name}: a game&apos;s name.</extracomment>
        <translation>Vous avez déjà un jeu appelé {name}. Choisissez un autre nom.</translation>
    </message>
    <message>
        <source>You no longer have a game called {name}.</source>
        <extracomment>{name}: a game&apos;s name.</extracomment>
        <translation>Vous n’avez plus de jeu appelé {name}.</translation>
    </message>
    <message>
        <source>No game could be imported from {file}. {reason} The file was not changed.</source>
        <extracomment>{file}: a file&apos;s name. {reason}: a whole sentence.</extracomment>
        <translation>Aucun jeu n’a pu être importé de {file}. {reason} Le fichier n’a pas été modifié.</translation>
    </message>
    <message>
        <source>The game in {file} cannot be played. {reason} The file was not moved.</source>
        <extracomment>{file}: a file&apos;s name. {reason}: a whole sentence.</extracomment>
        <translation>Impossible de jouer au jeu de {file}. {reason} Le fichier reste à sa place.</translation>
    </message>
    <message>
        <source>The drills in {file} cannot be read: {cause}. What you practise now will not be saved.</source>
        <extracomment>{file}: a file&apos;s name. {cause}: why, &quot;the disk is full&quot;.</extracomment>
        <translation>Impossible de lire les exercices dans {file}&#xa0;: {cause}. Vos réponses ne seront pas enregistrées.</translation>
    </message>
    <message>
        <source>The drills in {file} come from a newer version and are kept for it. What you practise now will not be saved.</source>
        <extracomment>{file}: a file&apos;s name.</extracomment>
        <translation>Les exercices dans {file} viennent d’une version plus récente et lui sont réservés. Vos réponses ne seront pas enregistrées.</translation>
    </message>
    <message>
        <source>Your progress in the lessons, in {file}, cannot be read: {cause}. What you learn now will not be saved.</source>
        <extracomment>{file}: a file&apos;s name. {cause}: why, &quot;the disk is full&quot;.</extracomment>
        <translation>Impossible de lire votre progression dans les leçons, dans {file}&#xa0;: {cause}. Ce que vous apprenez maintenant ne sera pas enregistré.</translation>
    </message>
    <message>
        <source>Your progress in the lessons, in {file}, comes from a newer version. The file was not changed. What you learn now will not be saved.</source>
        <extracomment>{file}: a file&apos;s name.</extracomment>
        <translation>Votre progression dans les leçons, dans {file}, vient d’une version plus récente. Le fichier n’a pas été modifié. Ce que vous apprenez maintenant ne sera pas enregistré.</translation>
    </message>
    <message>
        <source>The match file {file} has a mistake: {reason} The match continues with the points that the cards add up to.</source>
        <extracomment>{file}: a file&apos;s name. {reason}: a whole sentence.</extracomment>
        <translation>Le fichier de partie {file} contient une erreur : {reason} La partie continue avec les points que donnent les cartes.</translation>
    </message>
    <message>
        <source>{file} cannot be opened and was not changed: {reason}</source>
        <extracomment>{file}: a file&apos;s name. {reason}: a whole sentence.</extracomment>
        <translation>Impossible d’ouvrir {file}, qui n’a pas été modifié&#xa0;: {reason}</translation>
    </message>
    <message>
        <source>The end of {file} was damaged. The match continues from the last good action. The damaged file was kept as {place}.</source>
        <extracomment>{file}: a file&apos;s name. {place}: a file&apos;s name.</extracomment>
        <translation>La fin de {file} était abîmée. La partie reprend après la dernière action lisible. Le fichier abîmé est conservé sous le nom {place}.</translation>
    </message>
    <message>
        <source>The old settings from {file} were kept as {place}.</source>
        <extracomment>{file}: a file&apos;s name. {place}: a file&apos;s name.</extracomment>
        <translation>Les anciens réglages de {file} sont conservés sous le nom {place}.</translation>
    </message>
    <message>
        <source>The setting {key} cannot be {value}. Its default {usual} is used.</source>
        <extracomment>{value}: the value of a rule or setting. {key}: the short name of a setting. {usual}: its default.</extracomment>
        <translation>Le réglage {key} ne peut pas être {value}. Sa valeur par défaut, {usual}, est utilisée.</translation>
    </message>
    <message>
        <source>The settings in {file} cannot be read: {cause}. Changes you make now will not be saved.</source>
        <extracomment>{file}: a file&apos;s name. {cause}: why, &quot;the disk is full&quot;.</extracomment>
        <translation>Impossible de lire les réglages dans {file}&#xa0;: {cause}. Vos changements ne seront pas enregistrés.</translation>
    </message>
    <message>
        <source>The settings in {file} have format {found}, which this version cannot read. Default settings are used and the file is not changed. Changes you make now will not be saved.</source>
        <extracomment>{file}: a file&apos;s name. {found}: a number.</extracomment>
        <translation>Les réglages dans {file} sont au format {found}, que cette version ne lit pas. Les réglages par défaut sont utilisés et le fichier n’est pas modifié. Vos changements ne seront pas enregistrés.</translation>
    </message>
    <message>
        <source>Part of {file} cannot be read and was skipped. Changes you make now will not be saved.</source>
        <extracomment>{file}: a file&apos;s name.</extracomment>
        <translation>Une partie de {file} est illisible et n’est pas utilisée. Vos changements ne seront pas enregistrés.</translation>
    </message>
    <message>
        <source>Part of {file} cannot be read and was skipped. The damaged file was kept as {place}.</source>
        <extracomment>{file}: a file&apos;s name. {place}: a file&apos;s name.</extracomment>
        <translation>Une partie de {file} est illisible et n’est pas utilisée. Le fichier abîmé est conservé sous le nom {place}.</translation>
    </message>
    <message>
        <source>The statistics in {file} cannot be used: {reason}. Matches you play now will not be counted.</source>
        <extracomment>{file}: a file&apos;s name. {reason}: why, a clause or a sentence.</extracomment>
        <translation>Impossible d’utiliser les statistiques dans {file}&#xa0;: {reason}. Les parties jouées maintenant ne seront pas comptées.</translation>
    </message>
    <message>
        <source>The match could not be added to the statistics in {file}: {reason}. The match itself is saved.</source>
        <extracomment>{file}: a file&apos;s name. {reason}: why, a clause or a sentence.</extracomment>
        <translation>La partie n’a pas pu être ajoutée aux statistiques dans {file}&#xa0;: {reason}. La partie elle-même est enregistrée.</translation>
    </message>
</context>
<context>
    <name>records</name>
    <message>
        <source>This line should have the form “{shape}” but says “{found}”.</source>
        <extracomment>{found}: what was found. An error in a match file. {shape}: how a line looks.</extracomment>
        <translation>Cette ligne devrait avoir la forme «&#xa0;{shape}&#xa0;», mais on y lit «&#xa0;{found}&#xa0;».</translation>
    </message>
    <message>
        <source>“{part}” cannot be read: {reason}</source>
        <extracomment>An error in a match file. {part}: part of a line. {reason}: a whole sentence.</extracomment>
        <translation>Impossible de lire «&#xa0;{part}&#xa0;»&#xa0;: {reason}</translation>
    </message>
    <message>
        <source>The action of seat {seat} cannot be read: {reason}</source>
        <extracomment>{seat}: the number of a seat. An error in a match file. {reason}: a whole sentence.</extracomment>
        <translation>Impossible de lire l’action de la place {seat}&#xa0;: {reason}</translation>
    </message>
    <message>
        <source>It is not base64 text.</source>
        <extracomment>Why a part of a match file cannot be read.</extracomment>
        <translation>Ce n’est pas du texte en base64.</translation>
    </message>
    <message>
        <source>It does not contain a pack and its secret.</source>
        <extracomment>Why a part of a match file cannot be read. The secret is a row of digits and letters.</extracomment>
        <translation>On n’y trouve pas un jeu de cartes et son secret.</translation>
    </message>
    <message>
        <source>It must be 1, 1/2, 1/4, 1/8 and so on.</source>
        <extracomment>Why a part of a match file cannot be read: it is a fraction such as 1/3.</extracomment>
        <translation>Il faut 1, 1/2, 1/4, 1/8, etc.</translation>
    </message>
    <message>
        <source>The file is not UTF-8 text here.</source>
        <extracomment>An error in a match file.</extracomment>
        <translation>Le fichier n’est pas du texte UTF-8 à cet endroit.</translation>
    </message>
    <message>
        <source>This is not a match file: it does not begin with {line}.</source>
        <extracomment>{line}: the first line of a match file.</extracomment>
        <translation>Ce n’est pas un fichier de partie&#xa0;: il ne commence pas par {line}.</translation>
    </message>
    <message>
        <source>This file is larger than {size} MB, so it is not a match file.</source>
        <extracomment>{size}: a number.</extracomment>
        <translation>Ce fichier dépasse {size} Mo&#xa0;: ce n’est pas un fichier de partie.</translation>
    </message>
    <message>
        <source>This file has more than {count} lines, so it is not a match file.</source>
        <extracomment>{count}: always thousands.</extracomment>
        <translation>Ce fichier a plus de {count} lignes&#xa0;: ce n’est pas un fichier de partie.</translation>
    </message>
    <message>
        <source>This line is longer than {size} MB, so it is not a line of a match file.</source>
        <extracomment>{size}: a number.</extracomment>
        <translation>Cette ligne dépasse {size} Mo&#xa0;: ce n’est pas une ligne d’un fichier de partie.</translation>
    </message>
    <message>
        <source>This version does not know “{found}” and skips this line.</source>
        <extracomment>{found}: a word in a match file.</extracomment>
        <translation>Cette version ne connaît pas «&#xa0;{found}&#xa0;» et ignore cette ligne.</translation>
    </message>
    <message>
        <source>The last line is incomplete and was skipped. Everything before it counts.</source>
        <extracomment>A note about a match file.</extracomment>
        <translation>La dernière ligne est incomplète et ignorée. Tout ce qui précède compte.</translation>
    </message>
    <message>
        <source>This match file has format {found}, and this version reads formats up to {known}. Open it with a newer version of Belote Desktop.</source>
        <extracomment>{known}: the newest format that is known, a number. {found}: a number.</extracomment>
        <translation>Ce fichier de partie est au format {found}, et cette version lit les formats jusqu’à {known}. Ouvrez-le avec une version plus récente de Belote Desktop.</translation>
    </message>
    <message>
        <source>This header line does not have the form {shape}.</source>
        <extracomment>An error in a match file. {shape}: how such a line looks.</extracomment>
        <translation>Cette ligne d’en-tête n’a pas la forme {shape}.</translation>
    </message>
    <message>
        <source>“{name}” appears twice. The first one is used.</source>
        <extracomment>A note about a match file. {name}: the name of a header line.</extracomment>
        <translation>«&#xa0;{name}&#xa0;» figure deux fois. La première est utilisée.</translation>
    </message>
    <message>
        <source>This rule cannot be used: {reason}</source>
        <extracomment>An error in a match file. {reason}: a whole sentence.</extracomment>
        <translation>Impossible d’utiliser cette règle&#xa0;: {reason}</translation>
    </message>
    <message>
        <source>The header has no “{name}”.</source>
        <extracomment>An error in a match file. {name}: the name of a header line.</extracomment>
        <translation>L’en-tête n’a pas de «&#xa0;{name}&#xa0;».</translation>
    </message>
    <message>
        <source>“{code}” is not a deal code. Check that you copied all of it.</source>
        <extracomment>{code}: what was typed.</extracomment>
        <translation>«&#xa0;{code}&#xa0;» n’est pas le code d’une donne. Vérifiez que vous l’avez copié en entier.</translation>
    </message>
    <message>
        <source>This match is not possible under its own rules: {reason}</source>
        <extracomment>An error in a match file. {reason}: a whole sentence.</extracomment>
        <translation>Cette partie est impossible selon ses propres règles : {reason}</translation>
    </message>
    <message>
        <source>The rules in this match file fit no game, so the match cannot be played.</source>
        <translation>Les règles de ce fichier ne correspondent à aucun jeu&#xa0;: la partie ne peut pas se jouer.</translation>
    </message>
    <message>
        <source>This is not a match file in JSON.</source>
        <translation>Ce n’est pas un fichier de partie en JSON.</translation>
    </message>
    <message>
        <source>Deal {number} cannot start here, because it is not the next deal.</source>
        <extracomment>An error in a match file. {number}: which deal.</extracomment>
        <translation>La donne {number} ne peut pas commencer ici, car ce n’est pas la donne suivante.</translation>
    </message>
    <message>
        <source>The dealer must be seat {dealer}, not seat {found}.</source>
        <extracomment>An error in a match file. {dealer}, {found}: numbers of seats.</extracomment>
        <translation>Le donneur doit être à la place {dealer}, pas à la place {found}.</translation>
    </message>
    <message>
        <source>This pack does not have {size} different cards.</source>
        <extracomment>An error in a match file. {size}: 32 or another number of cards, always many.</extracomment>
        <translation>Ce jeu n’a pas {size} cartes différentes.</translation>
    </message>
    <message>
        <source>The pack that was revealed is not the one that was dealt.</source>
        <extracomment>An error in a match file.</extracomment>
        <translation>Le jeu de cartes révélé n’est pas celui qui a été distribué.</translation>
    </message>
    <message>
        <source>The pack and its secret do not match the seal.</source>
        <extracomment>An error in a match file. The seal proves that the cards were fixed.</extracomment>
        <translation>Le jeu de cartes et son secret ne correspondent pas au sceau.</translation>
    </message>
    <message>
        <source>{card} is not the turn-up.</source>
        <extracomment>{card}: K♥ on screen, the king of hearts aloud. An error in a match file.</extracomment>
        <translation>La retourne n’est pas {card}.</translation>
    </message>
    <message>
        <source>Deal {number} has no pack.</source>
        <extracomment>An error in a match file. {number}: which deal.</extracomment>
        <translation>La donne {number} n’a pas de jeu de cartes.</translation>
    </message>
    <message>
        <source>“{action}” is not allowed for seat {seat} here: {reason}</source>
        <extracomment>{seat}: the number of a seat. An error in a match file. {action}: as it stands in the file. {reason}: a whole sentence.</extracomment>
        <translation>L’action « {action} » n’est pas permise ici à la place {seat} : {reason}</translation>
    </message>
    <message>
        <source>The deal is not over, so it cannot have a score.</source>
        <extracomment>An error in a match file.</extracomment>
        <translation>La donne n’est pas finie et n’a pas encore de score.</translation>
    </message>
    <message>
        <source>The match file says “{recorded}”, but the cards add up to “{found}”.</source>
        <extracomment>{recorded}, {found}: scores as they stand in the file.</extracomment>
        <translation>Le fichier de partie indique «&#xa0;{recorded}&#xa0;», mais les cartes donnent «&#xa0;{found}&#xa0;».</translation>
    </message>
    <message>
        <source>The match is not over, so it cannot have a result.</source>
        <extracomment>An error in a match file.</extracomment>
        <translation>La partie n’est pas finie et n’a pas encore de résultat.</translation>
    </message>
    <message numerus="yes">
        <source>This line undoes %n action(s), but only {left} can be undone.</source>
        <extracomment>A note about a match file. %n: how many actions the line undoes. {left}: how many there are, fewer.</extracomment>
        <translation>
            <numerusform>Cette ligne annule %n action, mais on ne peut en annuler que {left}.</numerusform>
            <numerusform>Cette ligne annule %n actions, mais on ne peut en annuler que {left}.</numerusform>
        </translation>
    </message>
    <message>
        <source>The undone actions are not possible under these rules.</source>
        <extracomment>An error in a match file.</extracomment>
        <translation>Les actions annulées sont impossibles selon ces règles.</translation>
    </message>
</context>
<context>
    <name>review</name>
    <message>
        <source>Auction</source>
        <extracomment>The title of a decision in the review of a deal.</extracomment>
        <translation>Enchères</translation>
    </message>
    <message>
        <source>Trick {number}</source>
        <extracomment>The title of a decision in the review of a deal. {number}: which trick it is.</extracomment>
        <translation>Pli {number}</translation>
    </message>
    <message>
        <source>You said “{call}”. What would have been better?</source>
        <extracomment>{call}: what you said, Pass or 100 ♠.</extracomment>
        <translation>Vous avez dit «&#xa0;{call}&#xa0;». Qu’auriez-vous pu dire de mieux&#x202f;?</translation>
    </message>
    <message>
        <source>You played {card:the}. What would have been better?</source>
        <extracomment>{card}: a card, K♥ on screen, the king of hearts aloud.</extracomment>
        <translation>Vous avez joué {card:le}. Qu’auriez-vous pu jouer de mieux&#x202f;?</translation>
    </message>
    <message>
        <source>“{call}”</source>
        <extracomment>{call}: what a player says, Pass or 100 ♠.</extracomment>
        <translation>« {call} »</translation>
    </message>
    <message>
        <source>Correct. Nothing is better than {action:the}.</source>
        <extracomment>{action}: the answer of the user, a card (K♥, the king of hearts) or a call (“Pass”).</extracomment>
        <translation>Exact. Rien ne vaut mieux que {action:le}.</translation>
    </message>
    <message>
        <source>You chose {action:the} in the deal. There is a better choice.</source>
        <extracomment>{action}: the answer of the user, a card (K♥, the king of hearts) or a call (“Pass”).</extracomment>
        <translation>C’est ce que vous avez choisi dans la donne&#xa0;: {action}. Il y a mieux.</translation>
    </message>
    <message>
        <source>The review did not examine {action:the}. Try another choice.</source>
        <extracomment>{action}: the answer of the user, a card (K♥, the king of hearts) or a call (“Pass”).</extracomment>
        <translation>L’analyse n’a pas étudié {action:le}. Essayez autre chose.</translation>
    </message>
    <message>
        <source>Not quite. There is a better choice than {action:the}.</source>
        <extracomment>{action}: the answer of the user, a card (K♥, the king of hearts) or a call (“Pass”).</extracomment>
        <translation>Pas tout à fait. Il y a mieux que {action:le}.</translation>
    </message>
    <message>
        <source>Not quite. On average {action:the} costs {points} {points:n|point|points} more than the best choice.</source>
        <extracomment>{action}: the answer of the user, a card (K♥) or a call (“Pass”). {points}: with one decimal, 3.4.</extracomment>
        <translation>Pas tout à fait. En moyenne, {action:le} coûte {points} {points:n|point|points} de plus que le meilleur choix.</translation>
    </message>
    <message>
        <source>Good choice</source>
        <extracomment>The verdict on a decision, above its explanation: nothing was better.</extracomment>
        <translation>Bon choix</translation>
    </message>
    <message>
        <source>Saved by good luck</source>
        <extracomment>The verdict on a decision, above its explanation: a mistake that cost nothing.</extracomment>
        <translation>Coup de chance</translation>
    </message>
    <message>
        <source>Small mistake</source>
        <extracomment>The verdict on a decision, above its explanation.</extracomment>
        <translation>Petite erreur</translation>
    </message>
    <message>
        <source>Serious mistake</source>
        <extracomment>The verdict on a decision, above its explanation.</extracomment>
        <translation>Erreur sérieuse</translation>
    </message>
    <message>
        <source>Grave mistake</source>
        <extracomment>The verdict on a decision, above its explanation.</extracomment>
        <translation>Erreur grave</translation>
    </message>
    <message>
        <source>Nearly as good as the best choice, so not a mistake.</source>
        <extracomment>What the verdict on a decision means, below it.</extracomment>
        <translation>Presque aussi bon que le meilleur choix&#xa0;: ce n’est pas une erreur.</translation>
    </message>
    <message>
        <source>Nearly as good as the best choice. Only the lie of the cards made it cost points.</source>
        <extracomment>What the verdict on a decision means, below it.</extracomment>
        <translation>Presque aussi bon que le meilleur choix. Seule la répartition des cartes a fait perdre des points.</translation>
    </message>
    <message>
        <source>There was a better choice.</source>
        <extracomment>What the verdict on a decision means, below it.</extracomment>
        <translation>Il y avait mieux.</translation>
    </message>
    <message>
        <source>A sound choice, and it cost nothing.</source>
        <extracomment>What the verdict on a decision means, below it.</extracomment>
        <translation>C’était un bon choix, et il n’a rien coûté.</translation>
    </message>
    <message>
        <source>There was a better choice, and this one cost points.</source>
        <extracomment>What the verdict on a decision means, below it.</extracomment>
        <translation>Il y avait mieux, et ce choix a coûté des points.</translation>
    </message>
    <message>
        <source>A sound choice. Only the lie of the cards made it cost points.</source>
        <extracomment>What the verdict on a decision means, below it.</extracomment>
        <translation>C’était un bon choix. Seule la répartition des cartes a fait perdre des points.</translation>
    </message>
    <message>
        <source>There was a better choice, but this time it cost nothing.</source>
        <extracomment>What the verdict on a decision means, below it.</extracomment>
        <translation>Il y avait mieux, mais cette fois cela n’a rien coûté.</translation>
    </message>
    <message>
        <source>A sound choice, and it cost hardly anything.</source>
        <extracomment>What the verdict on a decision means, below it.</extracomment>
        <translation>C’était un bon choix, et il n’a presque rien coûté.</translation>
    </message>
    <message>
        <source>There was a better choice, but this time it cost hardly anything.</source>
        <extracomment>What the verdict on a decision means, below it.</extracomment>
        <translation>Il y avait mieux, mais cette fois cela n’a presque rien coûté.</translation>
    </message>
    <message>
        <source>better cards than {share}&#xa0;% of hands</source>
        <extracomment>After a name: how good the cards of this player were. {share}: a whole number, from 0 to 99.</extracomment>
        <translation>de meilleures cartes que {share} % des mains</translation>
    </message>
    <message numerus="yes">
        <source>It cost {points} ± {error} points on average over %n deal(s), more than was at stake.</source>
        <extracomment>{points}: with one decimal, 3.4. {error}: how far off it may be. The deals are those that were possible.</extracomment>
        <translation>
            <numerusform>Cela a coûté en moyenne {points} ± {error} {points:n|point|points} sur %n donne, plus que l’enjeu.</numerusform>
            <numerusform>Cela a coûté en moyenne {points} ± {error} {points:n|point|points} sur %n donnes, plus que l’enjeu.</numerusform>
        </translation>
    </message>
    <message>
        <source>On average it cost hardly anything. There were too few deals for exact figures.</source>
        <translation>En moyenne, cela n’a presque rien coûté. Il y avait trop peu de donnes pour des chiffres exacts.</translation>
    </message>
    <message>
        <source>On average it cost a little. There were too few deals for exact figures.</source>
        <translation>En moyenne, cela a coûté quelques points. Il y avait trop peu de donnes pour des chiffres exacts.</translation>
    </message>
    <message>
        <source>On average it cost a lot. There were too few deals for exact figures.</source>
        <translation>En moyenne, cela a coûté cher. Il y avait trop peu de donnes pour des chiffres exacts.</translation>
    </message>
    <message>
        <source>On average it cost a great deal. There were too few deals for exact figures.</source>
        <translation>En moyenne, cela a coûté très cher. Il y avait trop peu de donnes pour des chiffres exacts.</translation>
    </message>
    <message numerus="yes">
        <source>It cost {points} ± {error} points on average over %n deal(s), {share}&#xa0;% of what was at stake.</source>
        <extracomment>{points}: with one decimal, 3.4. {error}: how far off it may be. {share}: a whole number, from 0 to 100.</extracomment>
        <translation>
            <numerusform>Cela a coûté en moyenne {points} ± {error} {points:n|point|points} sur %n donne, soit {share} % de l’enjeu.</numerusform>
            <numerusform>Cela a coûté en moyenne {points} ± {error} {points:n|point|points} sur %n donnes, soit {share} % de l’enjeu.</numerusform>
        </translation>
    </message>
    <message>
        <source>With the cards as they lay, it cost hardly anything.</source>
        <translation>Avec cette répartition des cartes, cela n’a presque rien coûté.</translation>
    </message>
    <message>
        <source>With the cards as they lay, it cost a little.</source>
        <translation>Avec cette répartition des cartes, cela a coûté quelques points.</translation>
    </message>
    <message>
        <source>With the cards as they lay, it cost a lot.</source>
        <translation>Avec cette répartition des cartes, cela a coûté cher.</translation>
    </message>
    <message>
        <source>With the cards as they lay, it cost a great deal.</source>
        <translation>Avec cette répartition des cartes, cela a coûté très cher.</translation>
    </message>
    <message>
        <source>With the cards as they lay, it cost nothing.</source>
        <translation>Avec cette répartition des cartes, cela n’a rien coûté.</translation>
    </message>
    <message>
        <source>With all cards open, it cost nothing.</source>
        <translation>À cartes ouvertes, cela n’a rien coûté.</translation>
    </message>
    <message>
        <source>With all cards open, it cost {points} {points:n|point|points}.</source>
        <extracomment>{points}: with one decimal, 3.4.</extracomment>
        <translation>À cartes ouvertes, cela a coûté {points} {points:n|point|points}.</translation>
    </message>
    <message>
        <source>Best: {card}.</source>
        <extracomment>{card}: a card, K♥ on screen, the king of hearts aloud.</extracomment>
        <translation>Le meilleur choix : {card}.</translation>
    </message>
    <message>
        <source>Best: {action}</source>
        <extracomment>{action}: a whole sentence, &quot;Take. Trumps will be ♥.&quot;</extracomment>
        <translation>Le meilleur choix : {action}</translation>
    </message>
    <message>
        <source>You had no choice to make in this deal.</source>
        <translation>Vous n’aviez aucun choix à faire dans cette donne.</translation>
    </message>
    <message numerus="yes">
        <source>%n free decision(s), all good.</source>
        <extracomment>A decision is free if the rules allowed several cards or calls.</extracomment>
        <translation>
            <numerusform>%n choix libre, et c’était le bon.</numerusform>
            <numerusform>%n choix libres, tous bons.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n free decision(s), {good} of them good.</source>
        <extracomment>A decision is free if the rules allowed several cards or calls. {good}: how many of them were good.</extracomment>
        <translation>
            <numerusform>%n choix libre, dont {good} bon.</numerusform>
            <numerusform>%n choix libres, dont {good} {good:n|bon|bons}.</numerusform>
        </translation>
    </message>
    <message>
        <source>no choice to make</source>
        <extracomment>After a name: this player had no free decision.</extracomment>
        <translation>aucun choix à faire</translation>
    </message>
    <message>
        <source>too few possible deals for a figure</source>
        <extracomment>After a name, in place of a figure.</extracomment>
        <translation>trop peu de donnes possibles pour un chiffre</translation>
    </message>
    <message numerus="yes">
        <source>{points} {points:n|point|points} lost per decision, over %n decision(s)</source>
        <extracomment>After a name: how good the decisions of this player were. {points}: with one decimal, 3.4.</extracomment>
        <translation>
            <numerusform>{points} {points:n|point|points} de perte par choix, sur %n choix</numerusform>
            <numerusform>{points} {points:n|point|points} de perte par choix, sur %n choix</numerusform>
        </translation>
    </message>
    <message>
        <source>Bad luck</source>
        <extracomment>The verdict on a decision, above its explanation: good, but it cost points.</extracomment>
        <translation>Malchance</translation>
    </message>
    <message>
        <source>This match cannot be reviewed: {reason}.</source>
        <extracomment>{reason}: why not: no deal is over.</extracomment>
        <translation>Cette partie ne peut pas être analysée&#xa0;: {reason}.</translation>
    </message>
    <message>
        <source>no deal is over yet</source>
        <extracomment>Why a match cannot be reviewed: the end of a sentence.</extracomment>
        <translation>aucune donne n’est terminée</translation>
    </message>
    <message>
        <source>it is not a match file</source>
        <extracomment>Why a match cannot be reviewed: the end of a sentence.</extracomment>
        <translation>ce n’est pas un fichier de partie</translation>
    </message>
</context>
<context>
    <name>rule pictures</name>
    <message>
        <source>{sentence} The picture shows: {cards}.</source>
        <extracomment>{sentence}: a whole sentence. {cards}: the cards of a picture, read aloud.</extracomment>
        <translation>{sentence} L’image montre&#xa0;: {cards}.</translation>
    </message>
    <message>
        <source>{label}: {cards}</source>
        <extracomment>{label}: what the cards are or score. {cards}: cards by name.</extracomment>
        <translation>{label}&#xa0;: {cards}</translation>
    </message>
</context>
<context>
    <name>rules</name>
    <message>
        <source>Next dealer</source>
        <translation>Donneur suivant</translation>
    </message>
    <message>
        <source>Who deals after a deal that was played.</source>
        <translation>Qui donne après une donne jouée.</translation>
    </message>
    <message>
        <source>Dealer after a pass-out</source>
        <translation>Donneur si tous passent</translation>
    </message>
    <message>
        <source>Who deals after a deal that was passed out.</source>
        <translation>Qui donne quand tout le monde a passé.</translation>
    </message>
    <message>
        <source>First packets</source>
        <translation>Premiers paquets</translation>
    </message>
    <message>
        <source>How many cards each player gets at a time before the auction.</source>
        <translation>Le nombre de cartes données à la fois avant les enchères.</translation>
    </message>
    <message>
        <source>Turn-up</source>
        <extracomment>A rule: which card is turned up to propose trumps.</extracomment>
        <translation>Retourne</translation>
    </message>
    <message>
        <source>Which card is turned up to propose trumps.</source>
        <translation>La carte que l’on retourne pour proposer un atout.</translation>
    </message>
    <message>
        <source>Turn-up goes to</source>
        <translation>Qui reçoit la retourne</translation>
    </message>
    <message>
        <source>The player who takes the turn-up into hand.</source>
        <translation>Le joueur qui prend la retourne dans sa main.</translation>
    </message>
    <message>
        <source>Second packets</source>
        <translation>Seconds paquets</translation>
    </message>
    <message>
        <source>How many cards complete each hand after the auction. The player with the turn-up gets one card less.</source>
        <translation>Le nombre de cartes données après les enchères. Celui qui a la retourne en reçoit une de moins.</translation>
    </message>
    <message>
        <source>Face-down cards</source>
        <translation>Cartes cachées</translation>
    </message>
    <message>
        <source>How many cards each player gets face down, to pick up after the auction.</source>
        <translation>Le nombre de cartes données face cachée à chacun, à ramasser après les enchères.</translation>
    </message>
    <message>
        <source>Kitty</source>
        <extracomment>A rule: how many cards are set apart for the taker.</extracomment>
        <translation>Chien</translation>
    </message>
    <message>
        <source>How many cards are set apart for the taker.</source>
        <translation>Le nombre de cartes mises de côté pour le preneur.</translation>
    </message>
    <message>
        <source>Stacks</source>
        <extracomment>A rule: stacks of a covered and an open card.</extracomment>
        <translation>Piles</translation>
    </message>
    <message>
        <source>How many stacks of one covered and one open card each player has.</source>
        <translation>Le nombre de piles de chaque joueur&#xa0;: une carte cachée sous une carte visible.</translation>
    </message>
    <message>
        <source>Whether a low trump may be exchanged for the turn-up.</source>
        <translation>Peut-on échanger un petit atout contre la retourne&#x202f;?</translation>
    </message>
    <message>
        <source>Card to exchange</source>
        <translation>Carte à échanger</translation>
    </message>
    <message>
        <source>Which low trump may be exchanged for the turn-up.</source>
        <translation>Le petit atout que l’on peut échanger contre la retourne.</translation>
    </message>
    <message>
        <source>Bottom card</source>
        <translation>Fond du talon</translation>
    </message>
    <message>
        <source>The bottom card of the stock is shown after the second deal.</source>
        <translation>On montre la dernière carte du talon après la seconde distribution.</translation>
    </message>
    <message>
        <source>Throwing in</source>
        <translation>Annulation</translation>
    </message>
    <message>
        <source>Which hands may be thrown in before calling.</source>
        <translation>Les mains avec lesquelles on peut annuler la donne avant de parler.</translation>
    </message>
    <message>
        <source>Looking after a pass</source>
        <translation>Regarder après avoir passé</translation>
    </message>
    <message>
        <source>After passing you may look at your face-down cards.</source>
        <translation>Après avoir passé, on peut regarder ses cartes cachées.</translation>
    </message>
    <message>
        <source>kitty</source>
        <extracomment>Where cards lie: set apart for the taker.</extracomment>
        <translation>chien</translation>
    </message>
    <message>
        <source>exchange</source>
        <extracomment>A stage of the deal, inside a sentence: a low trump for the turn-up.</extracomment>
        <translation>échange</translation>
    </message>
    <message>
        <source>auction</source>
        <extracomment>A stage of the deal, inside a sentence.</extracomment>
        <translation>enchères</translation>
    </message>
    <message>
        <source>What kind of auction is held.</source>
        <translation>Le genre d’enchères.</translation>
    </message>
    <message>
        <source>Second round</source>
        <extracomment>A rule: which suits may be named in the second round of the auction.</extracomment>
        <translation>Second tour</translation>
    </message>
    <message>
        <source>Which suits you may name in the second round.</source>
        <translation>Les couleurs que l’on peut nommer au second tour.</translation>
    </message>
    <message>
        <source>No trumps, all trumps</source>
        <translation>Sans-atout, tout-atout</translation>
    </message>
    <message>
        <source>Whether no trumps and all trumps may be named.</source>
        <translation>Peut-on nommer sans-atout et tout-atout&#x202f;?</translation>
    </message>
    <message>
        <source>If all pass</source>
        <translation>Si tous passent</translation>
    </message>
    <message>
        <source>What happens if all pass.</source>
        <translation>Ce qui arrive si tous passent.</translation>
    </message>
    <message>
        <source>Lowest bid</source>
        <translation>Enchère minimale</translation>
    </message>
    <message>
        <source>Bid step</source>
        <translation>Palier des enchères</translation>
    </message>
    <message>
        <source>You may take or name a suit only if you hold a card of it.</source>
        <translation>On ne peut prendre ou nommer une couleur que si l’on en a une carte.</translation>
    </message>
    <message>
        <source>Whether you may offer to throw in the deal, and what the answer means.</source>
        <translation>Peut-on proposer d’annuler la donne, et que signifie la réponse ?</translation>
    </message>
    <message>
        <source>Highest bid</source>
        <translation>Enchère maximale</translation>
    </message>
    <message>
        <source>The highest bid in points, or 0 for no limit.</source>
        <translation>La plus haute enchère, en points. 0&#xa0;: sans limite.</translation>
    </message>
    <message>
        <source>Contracts</source>
        <extracomment>A rule: the contracts of the auction.</extracomment>
        <translation>Contrats</translation>
    </message>
    <message>
        <source>Which contracts may be bid or named: suits, no trumps (NT), all trumps (AT).</source>
        <extracomment>NT and AT are typed so in every language.</extracomment>
        <translation>Les contrats que l’on peut demander&#xa0;: couleurs, sans-atout (NT), tout-atout (AT).</translation>
    </message>
    <message>
        <source>First to speak</source>
        <translation>Premier à parler</translation>
    </message>
    <message>
        <source>Only suits you hold</source>
        <translation>Couleurs en main seulement</translation>
    </message>
    <message>
        <source>Schmeiss</source>
        <extracomment>A call of Klaberjass: an offer to throw the deal in.</extracomment>
        <translation>Schmeiss</translation>
    </message>
    <message>
        <source>Taking with the seven</source>
        <translation>Prendre avec le sept</translation>
    </message>
    <message>
        <source>In the first round you may take with the seven of the turn-up’s suit and exchange it for the turn-up.</source>
        <translation>Au premier tour, on peut prendre avec le sept de la couleur retournée et l’échanger contre la retourne.</translation>
    </message>
    <message>
        <source>Bidding after a pass</source>
        <translation>Enchérir après avoir passé</translation>
    </message>
    <message>
        <source>A player who has passed may bid later in the same auction.</source>
        <translation>Un joueur qui a passé peut encore enchérir.</translation>
    </message>
    <message>
        <source>The lowest bid in points.</source>
        <translation>La plus basse enchère, en points.</translation>
    </message>
    <message>
        <source>The steps in which bids rise.</source>
        <translation>De combien en combien montent les enchères.</translation>
    </message>
    <message>
        <source>Who speaks first in an auction of one round.</source>
        <translation>Qui parle en premier dans des enchères à un tour.</translation>
    </message>
    <message>
        <source>Bid unit</source>
        <translation>Unité d’enchère</translation>
    </message>
    <message>
        <source>How many points one unit of a bid stands for.</source>
        <translation>Combien de points représente une unité d’enchère.</translation>
    </message>
    <message>
        <source>Only bids you can make</source>
        <translation>Enchères réalisables</translation>
    </message>
    <message>
        <source>You cannot bid more points than a contract can bring.</source>
        <translation>On ne peut pas demander plus de points qu’un contrat n’en rapporte.</translation>
    </message>
    <message>
        <source>A bid of 80 is made only with 82 points.</source>
        <translation>Pour réussir une enchère de 80, il faut 82 points.</translation>
    </message>
    <message>
        <source>Bidding capot</source>
        <extracomment>A rule: all tricks may be bid.</extracomment>
        <translation>Demander le capot</translation>
    </message>
    <message>
        <source>You may bid all tricks.</source>
        <translation>On peut demander tous les plis.</translation>
    </message>
    <message>
        <source>Points and all tricks</source>
        <translation>Points et tous les plis</translation>
    </message>
    <message>
        <source>A bid of points may promise all tricks too.</source>
        <translation>Une enchère de points peut aussi promettre tous les plis.</translation>
    </message>
    <message>
        <source>Capot ends the auction</source>
        <translation>Le capot clôt les enchères</translation>
    </message>
    <message>
        <source>A bid of all tricks ends the auction and cannot be doubled.</source>
        <translation>Demander tous les plis met fin aux enchères, et on ne peut pas contrer.</translation>
    </message>
    <message>
        <source>Générale</source>
        <extracomment>A bid: one player wins every trick alone.</extracomment>
        <translation>Générale</translation>
    </message>
    <message>
        <source>You may bid to win every trick alone.</source>
        <translation>On peut demander de faire seul tous les plis.</translation>
    </message>
    <message>
        <source>Générale by the first speaker</source>
        <translation>Générale du premier à parler</translation>
    </message>
    <message>
        <source>The player who speaks first in an auction may bid générale.</source>
        <translation>Le joueur qui parle en premier peut demander la générale.</translation>
    </message>
    <message>
        <source>Suits outbid each other</source>
        <translation>Rang des couleurs</translation>
    </message>
    <message>
        <source>With equal points a higher suit outbids a lower one: clubs, diamonds, hearts, spades, no trumps, all trumps.</source>
        <translation>À points égaux, une couleur plus haute l’emporte : trèfle, carreau, cœur, pique, sans-atout, tout-atout.</translation>
    </message>
    <message>
        <source>Surmanche</source>
        <extracomment>A call of Tunisia: outbidding the opponents in their own suit.</extracomment>
        <translation>Surmanche</translation>
    </message>
    <message>
        <source>Outbidding opponents in their own suit ends the auction, and the deal is worth 1000.</source>
        <translation>Enchérir plus haut dans la couleur des adversaires met fin aux enchères, et la donne vaut 1000.</translation>
    </message>
    <message>
        <source>Raising your own bid</source>
        <translation>Monter sa propre enchère</translation>
    </message>
    <message>
        <source>The highest bidder may bid once more when all the others have passed.</source>
        <translation>Celui qui a fait la plus haute enchère peut encore monter quand tous les autres ont passé.</translation>
    </message>
    <message>
        <source>80 needs 82</source>
        <translation>82 pour réussir 80</translation>
    </message>
    <message>
        <source>Multipliers</source>
        <extracomment>A rule: what doubles and raises multiply by.</extracomment>
        <translation>Multiplicateurs</translation>
    </message>
    <message>
        <source>What the double and each further raise multiply the points by.</source>
        <translation>Par combien le contre et chaque relance multiplient les points.</translation>
    </message>
    <message>
        <source>What is doubled</source>
        <translation>Ce qui est doublé</translation>
    </message>
    <message>
        <source>Which points of a doubled contract are multiplied.</source>
        <translation>Les points que l’on multiplie dans un contrat contré.</translation>
    </message>
    <message>
        <source>After a double</source>
        <translation>Après un contre</translation>
    </message>
    <message>
        <source>Who may speak after a double.</source>
        <translation>Qui peut parler après un contre.</translation>
    </message>
    <message>
        <source>A double ends the bidding</source>
        <translation>Le contre arrête les enchères</translation>
    </message>
    <message>
        <source>After a double nobody may bid higher.</source>
        <translation>Après un contre, on ne peut plus enchérir.</translation>
    </message>
    <message>
        <source>When to double</source>
        <translation>Moment du contre</translation>
    </message>
    <message>
        <source>No doubling of 80</source>
        <translation>80 ne se contre pas</translation>
    </message>
    <message>
        <source>A bid of 80 cannot be doubled.</source>
        <translation>On ne peut pas contrer une enchère de 80.</translation>
    </message>
    <message>
        <source>Doubling capot</source>
        <translation>Contrer un capot</translation>
    </message>
    <message>
        <source>A bid of all tricks may be doubled.</source>
        <translation>On peut contrer un capot demandé.</translation>
    </message>
    <message>
        <source>Staking the match</source>
        <translation>Mettre la partie en jeu</translation>
    </message>
    <message>
        <source>After the last raise the other side may stake the whole match.</source>
        <translation>Après la dernière relance, l’autre camp peut encore mettre toute la partie en jeu.</translation>
    </message>
    <message>
        <source>Closed deals</source>
        <translation>Donnes fermées</translation>
    </message>
    <message>
        <source>Whether a raise can forbid leading trumps.</source>
        <translation>Une relance peut-elle interdire d’entamer atout&#x202f;?</translation>
    </message>
    <message>
        <source>When a contract may be doubled.</source>
        <translation>Quand on peut contrer un contrat.</translation>
    </message>
    <message>
        <source>Ashkal</source>
        <extracomment>A call of Baloot: your partner plays Sun.</extracomment>
        <translation>Ashkal</translation>
    </message>
    <message>
        <source>When the last two players may give their partner a Sun.</source>
        <translation>Quand les deux derniers joueurs peuvent donner un Sun à leur partenaire.</translation>
    </message>
    <message>
        <source>Ashkal on an ace</source>
        <translation>Ashkal sur un as</translation>
    </message>
    <message>
        <source>Ashkal may be said even if the turn-up is an ace.</source>
        <translation>On peut dire ashkal même si la retourne est un as.</translation>
    </message>
    <message>
        <source>Taking over a Sun</source>
        <translation>Reprendre un Sun</translation>
    </message>
    <message>
        <source>Naming the suit</source>
        <translation>Nommer la couleur</translation>
    </message>
    <message>
        <source>When the suit of a Hokum is named in the second round.</source>
        <translation>Quand on nomme la couleur d’un Hokum au second tour.</translation>
    </message>
    <message>
        <source>Second round starts with</source>
        <translation>Début du second tour</translation>
    </message>
    <message>
        <source>Doubling a Sun</source>
        <translation>Contrer un Sun</translation>
    </message>
    <message>
        <source>Raising a Sun</source>
        <translation>Relancer un Sun</translation>
    </message>
    <message>
        <source>Gahwa</source>
        <extracomment>The last raise of Baloot.</extracomment>
        <translation>Gahwa</translation>
    </message>
    <message>
        <source>Who may take over a Sun that is said in the first round.</source>
        <translation>Qui peut reprendre un Sun dit au premier tour.</translation>
    </message>
    <message>
        <source>Who speaks first in the second round.</source>
        <translation>Qui parle en premier au second tour.</translation>
    </message>
    <message>
        <source>When a Sun may be doubled.</source>
        <translation>Quand on peut contrer un Sun.</translation>
    </message>
    <message>
        <source>How far a doubled Sun may be raised.</source>
        <translation>Jusqu’où on peut relancer un Sun contré.</translation>
    </message>
    <message>
        <source>What the last raise is worth.</source>
        <translation>Ce que vaut la dernière relance.</translation>
    </message>
    <message>
        <source>doubling</source>
        <extracomment>A stage of the deal, inside a sentence.</extracomment>
        <translation>contre</translation>
    </message>
    <message>
        <source>Whether the defenders may double the contract.</source>
        <translation>La défense peut-elle contrer le contrat&#x202f;?</translation>
    </message>
    <message>
        <source>Stages</source>
        <extracomment>A rule for experts: the stages of a deal.</extracomment>
        <translation>Étapes</translation>
    </message>
    <message>
        <source>The stages of a deal, in order.</source>
        <translation>Les étapes d’une donne, dans l’ordre.</translation>
    </message>
    <message>
        <source>First lead</source>
        <translation>Entame</translation>
    </message>
    <message>
        <source>Who leads to the first trick.</source>
        <translation>Le joueur qui entame le premier pli.</translation>
    </message>
    <message>
        <source>In a side suit you must beat the best card if you can.</source>
        <translation>Hors atout, il faut monter si on le peut.</translation>
    </message>
    <message>
        <source>Beating after a ruff</source>
        <translation>Monter après une coupe</translation>
    </message>
    <message>
        <source>You must beat the best card of the suit led even if the trick has been ruffed.</source>
        <translation>Il faut monter à la couleur demandée même si le pli est déjà coupé.</translation>
    </message>
    <message>
        <source>Trumps led</source>
        <translation>Atout demandé</translation>
    </message>
    <message>
        <source>When you must beat a trump if trumps were led.</source>
        <translation>Quand il faut monter si atout est demandé.</translation>
    </message>
    <message>
        <source>Jack must beat</source>
        <translation>Valet forcé</translation>
    </message>
    <message>
        <source>You must beat a trump even if only your jack of trumps can.</source>
        <translation>Il faut monter même si seul le valet d’atout le permet.</translation>
    </message>
    <message>
        <source>Partner winning</source>
        <translation>Partenaire maître</translation>
    </message>
    <message>
        <source>What you may play if you cannot follow suit and your partner is winning the trick.</source>
        <translation>Ce que l’on peut jouer quand on ne peut pas fournir et que le partenaire est maître.</translation>
    </message>
    <message>
        <source>If the trick has been ruffed, you must overruff if you can.</source>
        <translation>Si le pli est déjà coupé, il faut surcouper si on le peut.</translation>
    </message>
    <message>
        <source>What you must do if you could only ruff lower than an opponent.</source>
        <translation>Ce qu’il faut faire si l’on ne peut pas surcouper un adversaire.</translation>
    </message>
    <message>
        <source>Whether a card can be played against the rules.</source>
        <translation>Peut-on jouer une carte contre les règles&#x202f;?</translation>
    </message>
    <message>
        <source>declarations</source>
        <extracomment>A stage of the deal, inside a sentence.</extracomment>
        <translation>annonces</translation>
    </message>
    <message>
        <source>Points for runs</source>
        <translation>Points des suites</translation>
    </message>
    <message>
        <source>What runs of three, of four, and of five or more score.</source>
        <translation>Ce que valent les suites de trois, de quatre, et de cinq ou plus.</translation>
    </message>
    <message>
        <source>Fours of a kind</source>
        <translation>Carrés</translation>
    </message>
    <message>
        <source>The fours of a kind that score, best first, with their points.</source>
        <translation>Les carrés qui comptent, du plus fort au plus faible, avec leurs points.</translation>
    </message>
    <message>
        <source>Splitting long runs</source>
        <translation>Partager les longues suites</translation>
    </message>
    <message>
        <source>A run of six or more may be declared as two runs.</source>
        <translation>Une suite de six cartes ou plus peut faire deux annonces.</translation>
    </message>
    <message>
        <source>Cards counted twice</source>
        <translation>Cartes comptées deux fois</translation>
    </message>
    <message>
        <source>A card may count in two declarations.</source>
        <translation>Une carte peut compter dans deux annonces.</translation>
    </message>
    <message>
        <source>Declarations score for</source>
        <translation>Qui marque les annonces</translation>
    </message>
    <message>
        <source>Who scores declarations.</source>
        <translation>Qui marque les annonces.</translation>
    </message>
    <message>
        <source>Equal runs</source>
        <translation>Suites égales</translation>
    </message>
    <message>
        <source>Which of two runs of the same length and rank is better.</source>
        <translation>Quelle suite l’emporte, à longueur et hauteur égales.</translation>
    </message>
    <message>
        <source>Equal fours of a kind</source>
        <translation>Carrés égaux</translation>
    </message>
    <message>
        <source>Which of two fours of a kind with the same points is better.</source>
        <translation>Quel carré l’emporte, à points égaux.</translation>
    </message>
    <message>
        <source>Four sevens void the deal</source>
        <translation>Carré de sept&#xa0;: donne nulle</translation>
    </message>
    <message>
        <source>Four sevens in one hand void the deal.</source>
        <translation>Un carré de sept dans une main annule la donne.</translation>
    </message>
    <message>
        <source>Four sevens or eights</source>
        <translation>Carré de sept ou de huit</translation>
    </message>
    <message>
        <source>Four sevens or four eights in one hand void every declaration.</source>
        <translation>Un carré de sept ou de huit dans une main annule toutes les annonces.</translation>
    </message>
    <message>
        <source>Declarations without a trick</source>
        <translation>Annonces sans pli</translation>
    </message>
    <message>
        <source>What happens to the declarations of a side that wins no trick.</source>
        <translation>Ce que deviennent les annonces d’un camp sans pli.</translation>
    </message>
    <message>
        <source>Declarations after a failure</source>
        <translation>Annonces d’un contrat chuté</translation>
    </message>
    <message>
        <source>Which declarations the defenders score if the contract fails.</source>
        <translation>Les annonces que marque la défense si le contrat chute.</translation>
    </message>
    <message>
        <source>Comparing declarations</source>
        <translation>Comparaison des annonces</translation>
    </message>
    <message>
        <source>Whether runs and fours of a kind are compared with each other.</source>
        <translation>Compare-t-on les suites avec les carrés&#x202f;?</translation>
    </message>
    <message>
        <source>Ranking of declarations</source>
        <translation>Rang des annonces</translation>
    </message>
    <message>
        <source>How runs and fours of a kind rank against each other.</source>
        <translation>Le rang des suites et des carrés entre eux.</translation>
    </message>
    <message>
        <source>Declarations in no trumps</source>
        <translation>Annonces à sans-atout</translation>
    </message>
    <message>
        <source>Which declarations count in no trumps.</source>
        <translation>Les annonces qui comptent à sans-atout.</translation>
    </message>
    <message>
        <source>Fours of a kind in no trumps</source>
        <translation>Carrés à sans-atout</translation>
    </message>
    <message>
        <source>Number of declarations</source>
        <translation>Nombre d’annonces</translation>
    </message>
    <message>
        <source>Declarations and the contract</source>
        <translation>Annonces et contrat</translation>
    </message>
    <message>
        <source>The fours of a kind that score in no trumps, best first, if their points differ there.</source>
        <translation>Les carrés qui comptent à sans-atout, du plus fort au plus faible, si leurs points y diffèrent.</translation>
    </message>
    <message>
        <source>Longest run</source>
        <translation>Suite la plus longue</translation>
    </message>
    <message>
        <source>The most cards that count in one run, or 0 for no limit.</source>
        <translation>Le plus grand nombre de cartes d’une suite. 0&#xa0;: sans limite.</translation>
    </message>
    <message>
        <source>Run that wins the match</source>
        <translation>Suite qui gagne la partie</translation>
    </message>
    <message>
        <source>How many cards in a run win the match at once, or 0 for none.</source>
        <translation>La longueur de la suite qui gagne aussitôt la partie. 0&#xa0;: aucune.</translation>
    </message>
    <message>
        <source>How many declarations you may make, or 0 for no limit.</source>
        <translation>Le nombre d’annonces permis. 0&#xa0;: sans limite.</translation>
    </message>
    <message>
        <source>Declarations count towards making the contract.</source>
        <translation>Les annonces comptent pour réussir le contrat.</translation>
    </message>
    <message>
        <source>Late runs</source>
        <translation>Suites tardives</translation>
    </message>
    <message>
        <source>You may still declare a run that a newly uncovered card completes.</source>
        <translation>On peut encore annoncer une suite complétée par une carte que l’on vient de découvrir.</translation>
    </message>
    <message>
        <source>Four of a kind in a trick</source>
        <translation>Carré dans un pli</translation>
    </message>
    <message>
        <source>What four cards of one rank in a trick score.</source>
        <translation>Ce que valent quatre cartes de même hauteur dans un pli.</translation>
    </message>
    <message>
        <source>Four jacks in a trick</source>
        <translation>Quatre valets dans un pli</translation>
    </message>
    <message>
        <source>What four jacks in a trick score.</source>
        <translation>Ce que valent quatre valets dans un pli.</translation>
    </message>
    <message>
        <source>Fours of a kind that count</source>
        <translation>Carrés qui comptent</translation>
    </message>
    <message>
        <source>Which fours of a kind count in a trick.</source>
        <translation>Quels carrés comptent dans un pli.</translation>
    </message>
    <message>
        <source>The king and queen of trumps in one hand score.</source>
        <translation>Le roi et la dame d’atout dans une même main rapportent des points.</translation>
    </message>
    <message>
        <source>What belote scores.</source>
        <translation>Ce que vaut la belote.</translation>
    </message>
    <message>
        <source>Order of belote</source>
        <translation>Ordre de la belote</translation>
    </message>
    <message>
        <source>Which card must be played first for belote to count.</source>
        <translation>La carte à jouer en premier pour que la belote compte.</translation>
    </message>
    <message>
        <source>Belote after a failure</source>
        <translation>Belote d’un contrat chuté</translation>
    </message>
    <message>
        <source>Points for belote</source>
        <translation>Points de belote</translation>
    </message>
    <message>
        <source>Who scores the belote of the taker’s side if the contract fails.</source>
        <translation>Qui marque la belote des preneurs si le contrat chute.</translation>
    </message>
    <message>
        <source>Belote and the contract</source>
        <translation>Belote et contrat</translation>
    </message>
    <message>
        <source>Belote helps to decide whether the contract is made.</source>
        <translation>La belote compte pour décider si le contrat est réussi.</translation>
    </message>
    <message>
        <source>Belote needs a trick</source>
        <translation>Pas de belote sans pli</translation>
    </message>
    <message>
        <source>A side without a trick loses its belote.</source>
        <translation>Un camp sans pli perd sa belote.</translation>
    </message>
    <message>
        <source>Late belote</source>
        <translation>Belote tardive</translation>
    </message>
    <message>
        <source>You may say belote with the second card if you forgot it with the first.</source>
        <translation>On peut dire belote avec la seconde carte si on l’a oublié avec la première.</translation>
    </message>
    <message>
        <source>Warn before the queen</source>
        <translation>Avertir avant la dame</translation>
    </message>
    <message>
        <source>You are warned if playing the queen first would lose your belote.</source>
        <translation>Un avertissement s’affiche quand jouer la dame en premier ferait perdre la belote.</translation>
    </message>
    <message>
        <source>Belote and the target</source>
        <translation>Belote et objectif</translation>
    </message>
    <message>
        <source>Whether belote alone may take a side to the target.</source>
        <translation>La belote seule peut-elle mener un camp à l’objectif&#x202f;?</translation>
    </message>
    <message>
        <source>Cards that say belote</source>
        <translation>Cartes qui disent belote</translation>
    </message>
    <message>
        <source>With which of its two cards you say belote.</source>
        <translation>Avec quelles cartes on dit belote.</translation>
    </message>
    <message>
        <source>Saying belote</source>
        <translation>Dire belote</translation>
    </message>
    <message>
        <source>With which cards you may say belote.</source>
        <translation>Avec quelles cartes on peut dire belote.</translation>
    </message>
    <message>
        <source>Belote in a declaration</source>
        <translation>Belote dans une annonce</translation>
    </message>
    <message>
        <source>When belote does not score because its cards are part of a declaration.</source>
        <translation>Quand la belote ne compte pas parce que ses cartes font partie d’une annonce.</translation>
    </message>
    <message>
        <source>Belote must win the trick</source>
        <translation>Belote dans un pli gagné</translation>
    </message>
    <message>
        <source>Belote counts only if your side wins the trick in which you say it.</source>
        <translation>La belote ne compte que si votre camp fait le pli où vous la dites.</translation>
    </message>
    <message>
        <source>Belote with an uncovered card</source>
        <translation>Belote et carte découverte</translation>
    </message>
    <message>
        <source>You may say belote with the second card even if it was still covered when you played the first.</source>
        <translation>On peut dire belote avec la seconde carte même si elle était encore cachée quand on a joué la première.</translation>
    </message>
    <message>
        <source>Last trick</source>
        <translation>Dix de der</translation>
    </message>
    <message>
        <source>What the last trick counts.</source>
        <translation>Ce que vaut le dernier pli.</translation>
    </message>
    <message>
        <source>Last trick counts for</source>
        <translation>Qui marque le dernier pli</translation>
    </message>
    <message>
        <source>Which side scores for the last trick.</source>
        <translation>Le camp qui marque les points du dernier pli.</translation>
    </message>
    <message>
        <source>Capot</source>
        <extracomment>A rule: points for winning every trick.</extracomment>
        <translation>Capot</translation>
    </message>
    <message>
        <source>What the cards and the last trick count together if the taker’s side wins every trick.</source>
        <translation>Ce que valent ensemble les cartes et le dernier pli si les preneurs font tous les plis.</translation>
    </message>
    <message>
        <source>Defenders’ capot</source>
        <translation>Capot de la défense</translation>
    </message>
    <message>
        <source>What the cards and the last trick count together if the defenders win every trick.</source>
        <translation>Ce que valent ensemble les cartes et le dernier pli si la défense fait tous les plis.</translation>
    </message>
    <message>
        <source>Contract</source>
        <extracomment>A rule: what makes a contract.</extracomment>
        <translation>Contrat</translation>
    </message>
    <message>
        <source>What the taker’s side needs to make the contract.</source>
        <translation>Ce qu’il faut aux preneurs pour réussir le contrat.</translation>
    </message>
    <message>
        <source>Tie</source>
        <extracomment>A rule: both sides have the same points.</extracomment>
        <translation>Égalité</translation>
    </message>
    <message>
        <source>What happens if both sides have the same points.</source>
        <translation>Ce qui arrive si les deux camps ont le même nombre de points.</translation>
    </message>
    <message>
        <source>Failed contract</source>
        <translation>Contrat chuté</translation>
    </message>
    <message>
        <source>What the defenders score for the cards if the contract fails.</source>
        <translation>Ce que marque la défense pour les cartes si le contrat chute.</translation>
    </message>
    <message>
        <source>Unit</source>
        <extracomment>A rule: points or tens on the score sheet.</extracomment>
        <translation>Unité</translation>
    </message>
    <message>
        <source>What the score sheet is kept in.</source>
        <translation>L’unité de la feuille de marque.</translation>
    </message>
    <message>
        <source>Rounding</source>
        <extracomment>A rule: how points are rounded.</extracomment>
        <translation>Arrondi</translation>
    </message>
    <message>
        <source>How points are rounded for the score sheet. Rounding never decides a contract.</source>
        <translation>Comment on arrondit les points marqués. L’arrondi ne décide jamais d’un contrat.</translation>
    </message>
    <message>
        <source>What is rounded</source>
        <translation>Ce qu’on arrondit</translation>
    </message>
    <message>
        <source>Last deal exact</source>
        <translation>Dernière donne exacte</translation>
    </message>
    <message>
        <source>In a match with a fixed number of deals, the last deal is not rounded.</source>
        <translation>Dans une partie à nombre de donnes fixé, la dernière donne n’est pas arrondie.</translation>
    </message>
    <message>
        <source>Kind of scoring</source>
        <translation>Mode de marque</translation>
    </message>
    <message>
        <source>The bonus that the others share if a player wins no trick, in place of the last trick.</source>
        <translation>La prime que les autres se partagent si un joueur ne fait aucun pli, à la place du dix de der.</translation>
    </message>
    <message>
        <source>Winner takes all</source>
        <translation>Tout aux preneurs</translation>
    </message>
    <message>
        <source>If the contract is made, the taker’s side scores everybody’s points.</source>
        <translation>Si le contrat est réussi, les preneurs marquent les points de tous.</translation>
    </message>
    <message>
        <source>Player without a trick</source>
        <translation>Joueur sans pli</translation>
    </message>
    <message>
        <source>Which points are rounded.</source>
        <translation>Les points que l’on arrondit.</translation>
    </message>
    <message>
        <source>How the points of a deal become a score.</source>
        <translation>Comment les points d’une donne deviennent un score.</translation>
    </message>
    <message>
        <source>Points after a failure</source>
        <translation>Points d’un contrat chuté</translation>
    </message>
    <message>
        <source>Who gets the points of a failed contract.</source>
        <translation>Qui reçoit les points d’un contrat chuté.</translation>
    </message>
    <message>
        <source>Capot in match points</source>
        <translation>Capot en points de partie</translation>
    </message>
    <message>
        <source>Doubled capot</source>
        <translation>Capot contré</translation>
    </message>
    <message>
        <source>In a doubled deal the match points of a capot are multiplied too.</source>
        <translation>Dans une donne contrée, on multiplie aussi les points de partie du capot.</translation>
    </message>
    <message>
        <source>Capot in no trumps</source>
        <translation>Capot à sans-atout</translation>
    </message>
    <message>
        <source>Match points for winning every trick in no trumps, or 0 for the same as in a suit.</source>
        <translation>Points de partie pour tous les plis à sans-atout. 0&#xa0;: autant qu’à la couleur.</translation>
    </message>
    <message>
        <source>Doubled tie</source>
        <translation>Égalité contrée</translation>
    </message>
    <message>
        <source>What is held over if a doubled deal is a tie.</source>
        <translation>Ce qui est retenu si une donne contrée finit à égalité.</translation>
    </message>
    <message>
        <source>Rounding doubled deals</source>
        <translation>Arrondi d’une donne contrée</translation>
    </message>
    <message>
        <source>Whether a doubled deal is rounded before or after it is multiplied.</source>
        <translation>On arrondit une donne contrée avant ou après l’avoir multipliée.</translation>
    </message>
    <message>
        <source>Kirtik</source>
        <extracomment>The game’s own word for a penalty of 10 match points.</extracomment>
        <translation>Kirtik</translation>
    </message>
    <message>
        <source>A side loses 10 match points if its contract fails or if it wins no trick.</source>
        <translation>Un camp perd 10&#xa0;points de partie si son contrat chute ou s’il ne fait aucun pli.</translation>
    </message>
    <message>
        <source>Kirtik for a tie</source>
        <translation>Kirtik à égalité</translation>
    </message>
    <message>
        <source>A tie also costs the taker’s side 10 match points.</source>
        <translation>Une égalité coûte aussi 10&#xa0;points de partie aux preneurs.</translation>
    </message>
    <message>
        <source>Bolts</source>
        <extracomment>The game’s own word for the mark of a failed contract.</extracomment>
        <translation>Bolts</translation>
    </message>
    <message>
        <source>How many bolts make a side pay, or 0 for no bolts.</source>
        <translation>Combien de bolts font payer un camp. 0&#xa0;: pas de bolts.</translation>
    </message>
    <message>
        <source>Price of the last bolt</source>
        <translation>Prix du dernier bolt</translation>
    </message>
    <message>
        <source>Penalty for no points</source>
        <translation>Pénalité pour zéro point</translation>
    </message>
    <message>
        <source>What a side without any points in a deal loses.</source>
        <translation>Ce que perd un camp sans aucun point dans une donne.</translation>
    </message>
    <message>
        <source>Penalty for failing</source>
        <translation>Pénalité de chute</translation>
    </message>
    <message>
        <source>What each failed contract after the first costs.</source>
        <translation>Ce que coûte chaque contrat chuté après le premier.</translation>
    </message>
    <message>
        <source>Penalty without a trick</source>
        <translation>Pénalité sans pli</translation>
    </message>
    <message>
        <source>Free deals without a trick</source>
        <translation>Donnes sans pli gratuites</translation>
    </message>
    <message>
        <source>What the last bolt costs.</source>
        <translation>Ce que coûte le dernier bolt.</translation>
    </message>
    <message>
        <source>How many match points a capot adds.</source>
        <translation>Combien de points de partie le capot ajoute.</translation>
    </message>
    <message>
        <source>What each deal without a trick costs a side, after the free ones.</source>
        <translation>Ce que coûte à un camp chaque donne sans pli, après celles qui sont gratuites.</translation>
    </message>
    <message>
        <source>How many deals without a trick cost nothing.</source>
        <translation>Combien de donnes sans pli ne coûtent rien.</translation>
    </message>
    <message>
        <source>What the taker’s side scores for a bid it made.</source>
        <translation>Ce que marquent les preneurs pour une enchère réussie.</translation>
    </message>
    <message>
        <source>What a doubled bid is worth if it is made.</source>
        <translation>Ce que vaut une enchère contrée si elle est réussie.</translation>
    </message>
    <message>
        <source>What a bid of all tricks is worth to the side that wins it.</source>
        <translation>Ce que rapporte un capot demandé au camp qui gagne.</translation>
    </message>
    <message>
        <source>What a failed bid of all tricks is worth to the defenders, or 0 for the same as a made one.</source>
        <translation>Ce que rapporte à la défense un capot demandé et chuté. 0 : autant que réussi.</translation>
    </message>
    <message>
        <source>Score for a made bid</source>
        <translation>Marque d’une enchère réussie</translation>
    </message>
    <message>
        <source>Doubled bid made</source>
        <translation>Enchère contrée réussie</translation>
    </message>
    <message>
        <source>Points for a bid capot</source>
        <translation>Points d’un capot demandé</translation>
    </message>
    <message>
        <source>Points for a failed capot</source>
        <translation>Points d’un capot chuté</translation>
    </message>
    <message>
        <source>Points for générale</source>
        <translation>Points de la générale</translation>
    </message>
    <message>
        <source>What a bid to win every trick alone is worth.</source>
        <translation>Ce que vaut la promesse de faire seul tous les plis.</translation>
    </message>
    <message>
        <source>No trumps multipliers</source>
        <translation>Multiplicateurs à sans-atout</translation>
    </message>
    <message>
        <source>What a bid in no trumps is multiplied by when undoubled, doubled and redoubled, or none for the same as in a suit.</source>
        <translation>Par combien on multiplie une enchère à sans-atout, simple, contrée et surcontrée. Rien&#xa0;: comme à la couleur.</translation>
    </message>
    <message>
        <source>Bid of a failed contract</source>
        <translation>Enchère d’un contrat chuté</translation>
    </message>
    <message>
        <source>The defenders score the bid of a failed contract.</source>
        <translation>La défense marque l’enchère d’un contrat chuté.</translation>
    </message>
    <message>
        <source>Rounding and the bid</source>
        <translation>Arrondi et enchère</translation>
    </message>
    <message>
        <source>The points must reach the bid even after rounding.</source>
        <translation>Les points doivent atteindre l’enchère même une fois arrondis.</translation>
    </message>
    <message>
        <source>Winning every trick</source>
        <translation>Faire tous les plis</translation>
    </message>
    <message>
        <source>A side that wins every trick makes any bid of points.</source>
        <translation>Un camp qui fait tous les plis réussit toute enchère de points.</translation>
    </message>
    <message>
        <source>Cards of both sides</source>
        <translation>Cartes des deux camps</translation>
    </message>
    <message>
        <source>The winners of a failed or doubled bid score the cards of both sides instead of a fixed number.</source>
        <translation>Les gagnants d’une enchère chutée ou contrée marquent les cartes des deux camps au lieu d’un nombre fixe.</translation>
    </message>
    <message>
        <source>Bid capot on top of cards</source>
        <translation>Capot en plus des cartes</translation>
    </message>
    <message>
        <source>The points for a bid of all tricks are scored on top of the card points, not in their place.</source>
        <translation>Les points d’un capot demandé s’ajoutent aux points des cartes au lieu de les remplacer.</translation>
    </message>
    <message>
        <source>Losers of a doubled bid</source>
        <translation>Perdants d’une donne contrée</translation>
    </message>
    <message>
        <source>The losers of a doubled deal keep the points of their own cards.</source>
        <translation>Les perdants d’une donne contrée gardent les points de leurs cartes.</translation>
    </message>
    <message>
        <source>nobody</source>
        <extracomment>Who sees a card.</extracomment>
        <translation>personne</translation>
    </message>
    <message>
        <source>Take the turn-up, or name a suit</source>
        <translation>Prendre à la retourne, ou nommer une couleur</translation>
    </message>
    <message>
        <source>One round, name a suit</source>
        <translation>Un tour, nommer une couleur</translation>
    </message>
    <message>
        <source>Contracts that outbid each other</source>
        <translation>Contrats de plus en plus hauts</translation>
    </message>
    <message>
        <source>Bid points and a suit</source>
        <translation>Demander des points et une couleur</translation>
    </message>
    <message>
        <source>Hokum and Sun</source>
        <translation>Hokum et Sun</translation>
    </message>
    <message>
        <source>The player after the dealer</source>
        <translation>Le joueur après le donneur</translation>
    </message>
    <message>
        <source>The dealer</source>
        <translation>Le donneur</translation>
    </message>
    <message>
        <source>Any suit but the turn-up’s</source>
        <translation>Toute couleur sauf celle de la retourne</translation>
    </message>
    <message>
        <source>Any suit</source>
        <translation>Toute couleur</translation>
    </message>
    <message>
        <source>Another suit is turned up</source>
        <translation>On retourne une autre couleur</translation>
    </message>
    <message>
        <source>Suits only</source>
        <translation>Couleurs seulement</translation>
    </message>
    <message>
        <source>No trumps and all trumps in round 2</source>
        <translation>Sans-atout et tout-atout au second tour</translation>
    </message>
    <message>
        <source>No trumps and all trumps in both rounds</source>
        <translation>Sans-atout et tout-atout aux deux tours</translation>
    </message>
    <message>
        <source>Nobody scores, deal again</source>
        <translation>Personne ne marque, on redonne</translation>
    </message>
    <message>
        <source>The dealer must choose</source>
        <translation>Le donneur doit choisir</translation>
    </message>
    <message>
        <source>The player after the dealer must choose</source>
        <translation>Le joueur après le donneur doit choisir</translation>
    </message>
    <message>
        <source>The player after the dealer must name a suit at once</source>
        <translation>Le joueur après le donneur nomme aussitôt une couleur</translation>
    </message>
    <message>
        <source>The dealer must take the turn-up</source>
        <translation>Le donneur doit prendre à la retourne</translation>
    </message>
    <message>
        <source>Played for the fewest points</source>
        <translation>On joue à qui perd gagne</translation>
    </message>
    <message>
        <source>No offers to throw in</source>
        <translation>Pas d’annulation proposée</translation>
    </message>
    <message>
        <source>Refused: the one who offered is the taker</source>
        <translation>Refus&#xa0;: celui qui a proposé est preneur</translation>
    </message>
    <message>
        <source>Refused: the opponent is the taker, in round 2 the one who offered</source>
        <translation>Refus&#xa0;: l’adversaire est preneur, au second tour celui qui a proposé</translation>
    </message>
    <message>
        <source>Accepted: the one who offered is the taker, otherwise the deal is void</source>
        <translation>Accord : celui qui a proposé est preneur, sinon donne nulle</translation>
    </message>
    <message>
        <source>A double or a four closes the deal</source>
        <translation>Le contre et le quatre ferment la donne</translation>
    </message>
    <message>
        <source>At the end of the auction</source>
        <translation>À la fin des enchères</translation>
    </message>
    <message>
        <source>No doubling</source>
        <translation>Pas de contre</translation>
    </message>
    <message>
        <source>The defenders may double</source>
        <translation>La défense peut contrer</translation>
    </message>
    <message>
        <source>The doubled side, in turn</source>
        <translation>Le camp contré, à tour de rôle</translation>
    </message>
    <message>
        <source>The bidder alone</source>
        <translation>L’enchérisseur seul</translation>
    </message>
    <message>
        <source>Everyone, until the others pass</source>
        <translation>Tous, jusqu’à ce que les autres passent</translation>
    </message>
    <message>
        <source>On your turn</source>
        <translation>À son tour</translation>
    </message>
    <message>
        <source>At any time</source>
        <translation>À tout moment</translation>
    </message>
    <message>
        <source>The bid</source>
        <translation>L’enchère</translation>
    </message>
    <message>
        <source>Everything but belote</source>
        <translation>Tout sauf la belote</translation>
    </message>
    <message>
        <source>The bid and the cards</source>
        <translation>L’enchère et les cartes</translation>
    </message>
    <message>
        <source>Trumps may always be led</source>
        <translation>On peut toujours entamer atout</translation>
    </message>
    <message>
        <source>The raiser says open or closed</source>
        <translation>Celui qui relance dit ouvert ou fermé</translation>
    </message>
    <message>
        <source>It wins the match</source>
        <translation>Elle fait gagner la partie</translation>
    </message>
    <message>
        <source>The deal counts 6 times</source>
        <translation>La donne compte 6&#xa0;fois</translation>
    </message>
    <message>
        <source>No gahwa</source>
        <translation>Pas de gahwa</translation>
    </message>
    <message>
        <source>Taker’s side above 100, defenders below</source>
        <translation>Preneurs au-dessus de 100, défense au-dessous</translation>
    </message>
    <message>
        <source>Taker’s side at 100 or more, defenders at 100 or less</source>
        <translation>Preneurs à 100 ou plus, défense à 100 ou moins</translation>
    </message>
    <message>
        <source>Always</source>
        <extracomment>An option: a rule holds always.</extracomment>
        <translation>Toujours</translation>
    </message>
    <message>
        <source>Never</source>
        <extracomment>An option: a rule holds never.
----------
An option: belote always scores.</extracomment>
        <translation>Jamais</translation>
    </message>
    <message>
        <source>No further than the double</source>
        <translation>Pas plus loin que le contre</translation>
    </message>
    <message>
        <source>As far as a Hokum</source>
        <translation>Aussi loin qu’un Hokum</translation>
    </message>
    <message>
        <source>In the first round</source>
        <translation>Au premier tour</translation>
    </message>
    <message>
        <source>In both rounds</source>
        <translation>Aux deux tours</translation>
    </message>
    <message>
        <source>The players before the caller</source>
        <translation>Les joueurs avant celui qui l’a dit</translation>
    </message>
    <message>
        <source>The opponents before the caller</source>
        <translation>Les adversaires avant celui qui l’a dit</translation>
    </message>
    <message>
        <source>Everyone who has not spoken or has passed</source>
        <translation>Tous ceux qui n’ont pas parlé ou ont passé</translation>
    </message>
    <message>
        <source>Nobody</source>
        <extracomment>An option: no player.</extracomment>
        <translation>Personne</translation>
    </message>
    <message>
        <source>With the call</source>
        <translation>En disant Hokum</translation>
    </message>
    <message>
        <source>The player before the dealer</source>
        <translation>Le joueur avant le donneur</translation>
    </message>
    <message>
        <source>Aces count 19</source>
        <translation>L’as vaut 19</translation>
    </message>
    <message>
        <source>As in side suits, 130 in all</source>
        <translation>Comme hors atout, 130 en tout</translation>
    </message>
    <message>
        <source>As in side suits, scaled to 162</source>
        <translation>Comme hors atout, ramené à 162</translation>
    </message>
    <message>
        <source>14 9 6 5 3 1, 152 in all</source>
        <extracomment>The points of jack, nine, ace, ten, king and queen.</extracomment>
        <translation>14 9 6 5 3 1, 152 en tout</translation>
    </message>
    <message>
        <source>13 9 6 5 3 2, 152 in all</source>
        <extracomment>The points of jack, nine, ace, ten, king and queen.</extracomment>
        <translation>13 9 6 5 3 2, 152 en tout</translation>
    </message>
    <message>
        <source>As in trumps, 248 in all</source>
        <translation>Comme à l’atout, 248 en tout</translation>
    </message>
    <message>
        <source>As in trumps, scaled to 162</source>
        <translation>Comme à l’atout, ramené à 162</translation>
    </message>
    <message>
        <source>The taker</source>
        <translation>Le preneur</translation>
    </message>
    <message>
        <source>The player who bid first</source>
        <translation>Le premier à avoir enchéri</translation>
    </message>
    <message>
        <source>The player after the taker</source>
        <translation>Le joueur après le preneur</translation>
    </message>
    <message>
        <source>The player after the dealer, or the bidder of a générale</source>
        <translation>Le joueur après le donneur, ou celui qui a demandé la générale</translation>
    </message>
    <message>
        <source>Unless your partner is winning</source>
        <translation>Sauf si le partenaire est maître</translation>
    </message>
    <message>
        <source>Play any card</source>
        <translation>N’importe quelle carte</translation>
    </message>
    <message>
        <source>Any card but a lower trump</source>
        <translation>Toute carte sauf un atout plus petit</translation>
    </message>
    <message>
        <source>You must still ruff</source>
        <translation>Il faut quand même couper</translation>
    </message>
    <message>
        <source>You must ruff, higher or lower</source>
        <translation>Il faut couper, plus haut ou plus bas</translation>
    </message>
    <message>
        <source>You must underruff</source>
        <translation>Il faut sous-couper</translation>
    </message>
    <message>
        <source>Misplays are impossible</source>
        <translation>Aucune faute possible</translation>
    </message>
    <message>
        <source>Free play: opponents may challenge</source>
        <translation>Jeu libre&#xa0;: les adversaires peuvent contester</translation>
    </message>
    <message>
        <source>Points made</source>
        <translation>Points faits</translation>
    </message>
    <message>
        <source>Bid</source>
        <extracomment>An option: the bid is scored.</extracomment>
        <translation>Enchère</translation>
    </message>
    <message>
        <source>Match points, a tenth of the points</source>
        <translation>Points de partie, un dixième des points</translation>
    </message>
    <message>
        <source>More points than any other side</source>
        <translation>Plus de points que tout autre camp</translation>
    </message>
    <message>
        <source>The points bid</source>
        <translation>Les points demandés</translation>
    </message>
    <message>
        <source>More points than all others together</source>
        <translation>Plus de points que tous les autres ensemble</translation>
    </message>
    <message>
        <source>At least 82 points</source>
        <translation>Au moins 82&#xa0;points</translation>
    </message>
    <message>
        <source>The points bid, and more than the other side</source>
        <translation>Les points demandés, et plus que l’autre camp</translation>
    </message>
    <message>
        <source>Contract made</source>
        <translation>Contrat réussi</translation>
    </message>
    <message>
        <source>The taker’s points are held over</source>
        <translation>Les points des preneurs sont retenus (litige)</translation>
    </message>
    <message>
        <source>Contract failed</source>
        <translation>Contrat chuté</translation>
    </message>
    <message>
        <source>The deal is played again</source>
        <translation>La donne est rejouée</translation>
    </message>
    <message>
        <source>The taker’s side scores nothing, the others their own</source>
        <translation>Les preneurs ne marquent rien, les autres leurs points</translation>
    </message>
    <message>
        <source>Contract failed, the next winner gets 85 more</source>
        <translation>Contrat chuté, le gagnant suivant reçoit 85 de plus</translation>
    </message>
    <message>
        <source>The side that wins it</source>
        <translation>Le camp qui le fait</translation>
    </message>
    <message>
        <source>Only the defenders</source>
        <translation>La défense seulement</translation>
    </message>
    <message>
        <source>The defenders score everything</source>
        <translation>La défense marque tout</translation>
    </message>
    <message>
        <source>The defenders score only their own</source>
        <translation>La défense ne marque que ses points</translation>
    </message>
    <message>
        <source>The opponent with the most points</source>
        <translation>L’adversaire qui a le plus de points</translation>
    </message>
    <message>
        <source>Nobody, the others score their own</source>
        <translation>Personne, les autres marquent les leurs</translation>
    </message>
    <message>
        <source>Each opponent</source>
        <translation>Chaque adversaire</translation>
    </message>
    <message>
        <source>Their points and the bid</source>
        <translation>Leurs points et l’enchère</translation>
    </message>
    <message>
        <source>Their points</source>
        <translation>Leurs points</translation>
    </message>
    <message>
        <source>The winners score everything</source>
        <translation>Les gagnants marquent tout</translation>
    </message>
    <message>
        <source>Both sides keep their points, only the bid is multiplied</source>
        <translation>Chacun garde ses points, seule l’enchère est multipliée</translation>
    </message>
    <message>
        <source>Both sides score their own points, multiplied</source>
        <translation>Chacun marque ses points, multipliés</translation>
    </message>
    <message>
        <source>Points</source>
        <extracomment>An option: the score sheet is kept in points.</extracomment>
        <translation>Points</translation>
    </message>
    <message>
        <source>Tens: 16 a deal, 25 for a capot</source>
        <translation>Dizaines&#xa0;: 16 par donne, 25 pour un capot</translation>
    </message>
    <message>
        <source>Exact points</source>
        <translation>Points exacts</translation>
    </message>
    <message>
        <source>To tens, 5 up</source>
        <translation>À la dizaine, 5 monte</translation>
    </message>
    <message>
        <source>To tens, 5 down and 6 up</source>
        <translation>À la dizaine, 5 descend et 6 monte</translation>
    </message>
    <message>
        <source>Taker’s side to tens, the defenders get the rest</source>
        <translation>Les preneurs à la dizaine, le reste à la défense</translation>
    </message>
    <message>
        <source>One point off, then to the nearest 5</source>
        <translation>Un point de moins, puis au 5 le plus proche</translation>
    </message>
    <message>
        <source>Last digit dropped, at 15 each the higher scores 16</source>
        <translation>Dernier chiffre supprimé, à 15 partout 16 au plus haut</translation>
    </message>
    <message>
        <source>Defenders to tens, the taker’s side gets the rest</source>
        <translation>La défense à la dizaine, le reste aux preneurs</translation>
    </message>
    <message>
        <source>A fixed number of match points</source>
        <translation>Un nombre fixe de points de partie</translation>
    </message>
    <message>
        <source>To tens, limit by contract, if both are at it only the lower goes up</source>
        <translation>À la dizaine, limite selon le contrat, deux à la limite : seul le plus bas monte</translation>
    </message>
    <message>
        <source>To tens, limit by contract, down at the limit</source>
        <translation>À la dizaine, limite selon le contrat, à la limite on descend</translation>
    </message>
    <message>
        <source>To tens, 5 down</source>
        <translation>À la dizaine, 5 descend</translation>
    </message>
    <message>
        <source>To tens, 6 up only with the jack of trumps</source>
        <translation>À la dizaine, 6 ne monte qu’avec le valet d’atout</translation>
    </message>
    <message>
        <source>To tens, 6 up, if both end in 6 only the taker’s side</source>
        <translation>À la dizaine, 6 monte, deux fois 6&#xa0;: seuls les preneurs</translation>
    </message>
    <message>
        <source>To tens, 6 up, if both end in 6 only the higher side</source>
        <translation>À la dizaine, 6 monte, deux fois 6&#xa0;: seul le plus haut</translation>
    </message>
    <message>
        <source>Cards and last trick</source>
        <translation>Cartes et dernier pli</translation>
    </message>
    <message>
        <source>Everything a side scores</source>
        <translation>Tout ce que marque un camp</translation>
    </message>
    <message>
        <source>Rounded, then multiplied</source>
        <translation>Arrondi, puis multiplié</translation>
    </message>
    <message>
        <source>Multiplied, then rounded</source>
        <translation>Multiplié, puis arrondi</translation>
    </message>
    <message>
        <source>Everything is held over</source>
        <translation>Tout est retenu</translation>
    </message>
    <message>
        <source>The defenders score their part, multiplied</source>
        <translation>La défense marque sa part, multipliée</translation>
    </message>
    <message>
        <source>The taker’s side fails</source>
        <translation>Les preneurs chutent</translation>
    </message>
    <message>
        <source>Both sides keep their own</source>
        <translation>Chaque camp garde les siens</translation>
    </message>
    <message>
        <source>The side that raised last</source>
        <translation>Le camp qui a relancé en dernier</translation>
    </message>
    <message>
        <source>The taker’s side</source>
        <translation>Les preneurs</translation>
    </message>
    <message>
        <source>The side with fewer exact points</source>
        <translation>Le camp qui a le moins de points exacts</translation>
    </message>
    <message>
        <source>44 in Sun, 25 in Hokum</source>
        <translation>44 en Sun, 25 en Hokum</translation>
    </message>
    <message>
        <source>44 in Sun, 26 in Hokum</source>
        <translation>44 en Sun, 26 en Hokum</translation>
    </message>
    <message>
        <source>44, or 88 if an ace is the turn-up</source>
        <translation>44, ou 88 si la retourne est un as</translation>
    </message>
    <message>
        <source>second deal</source>
        <extracomment>A stage of the deal, inside a sentence: the rest of the cards is dealt.</extracomment>
        <translation>seconde distribution</translation>
    </message>
    <message>
        <source>play</source>
        <extracomment>A stage of the deal, inside a sentence: the tricks.</extracomment>
        <translation>jeu de la carte</translation>
    </message>
    <message>
        <source>challenge</source>
        <extracomment>A stage of the deal, inside a sentence: a misplay may be challenged.</extracomment>
        <translation>contestation</translation>
    </message>
    <message>
        <source>end of the deal</source>
        <extracomment>A stage of the deal, inside a sentence: the deal is scored.</extracomment>
        <translation>fin de la donne</translation>
    </message>
    <message>
        <source>hand</source>
        <extracomment>Where cards lie: held by a player.</extracomment>
        <translation>main</translation>
    </message>
    <message>
        <source>covered cards</source>
        <extracomment>Where cards lie: face down in the stacks.</extracomment>
        <translation>cartes cachées</translation>
    </message>
    <message>
        <source>stock</source>
        <extracomment>Where cards lie: not dealt.</extracomment>
        <translation>talon</translation>
    </message>
    <message>
        <source>discard</source>
        <extracomment>A stage of the deal, or the cards discarded then.</extracomment>
        <translation>écart</translation>
    </message>
    <message>
        <source>open cards</source>
        <extracomment>Where cards lie: face up on the stacks.</extracomment>
        <translation>cartes visibles</translation>
    </message>
    <message>
        <source>turn-up</source>
        <extracomment>Where cards lie: turned up to propose trumps.</extracomment>
        <translation>retourne</translation>
    </message>
    <message>
        <source>trick</source>
        <extracomment>Where cards lie: the trick on the table.</extracomment>
        <translation>pli</translation>
    </message>
    <message>
        <source>tricks won</source>
        <extracomment>Where cards lie.</extracomment>
        <translation>plis faits</translation>
    </message>
    <message>
        <source>its owner</source>
        <extracomment>Who sees a card.</extracomment>
        <translation>son propriétaire</translation>
    </message>
    <message>
        <source>everyone</source>
        <extracomment>Who sees a card.</extracomment>
        <translation>tout le monde</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>oui</translation>
    </message>
    <message>
        <source>no</source>
        <translation>non</translation>
    </message>
    <message>
        <source>Turn</source>
        <extracomment>The kind of a rule: whose turn it is.</extracomment>
        <translation>Tour de jouer</translation>
    </message>
    <message>
        <source>Cards held</source>
        <extracomment>The kind of a rule: which cards are held.</extracomment>
        <translation>Cartes en main</translation>
    </message>
    <message>
        <source>Timing</source>
        <extracomment>The kind of a rule: when something can be done.</extracomment>
        <translation>Moment</translation>
    </message>
    <message>
        <source>Auction</source>
        <extracomment>A rule: the kind of auction.</extracomment>
        <translation>Enchères</translation>
    </message>
    <message>
        <source>Doubling</source>
        <extracomment>A rule: the defenders may double.</extracomment>
        <translation>Contre</translation>
    </message>
    <message>
        <source>Closed deal</source>
        <translation>Donne fermée</translation>
    </message>
    <message>
        <source>Following suit</source>
        <translation>Fournir</translation>
    </message>
    <message>
        <source>Beating trumps</source>
        <translation>Monter à l’atout</translation>
    </message>
    <message>
        <source>Beating in side suits</source>
        <translation>Monter hors atout</translation>
    </message>
    <message>
        <source>Ruffing</source>
        <extracomment>The kind of a rule: to play a trump when void.</extracomment>
        <translation>Coupe</translation>
    </message>
    <message>
        <source>Overruffing</source>
        <extracomment>A rule: ruff higher if the trick has been ruffed.</extracomment>
        <translation>Surcoupe</translation>
    </message>
    <message>
        <source>Underruffing</source>
        <extracomment>A rule: ruff lower if you cannot ruff higher.</extracomment>
        <translation>Sous-coupe</translation>
    </message>
    <message>
        <source>Declarations</source>
        <extracomment>A rule: runs and fours of a kind score.</extracomment>
        <translation>Annonces</translation>
    </message>
    <message>
        <source>Exchange</source>
        <extracomment>A rule: a low trump for the turn-up.</extracomment>
        <translation>Échange</translation>
    </message>
    <message>
        <source>Discard</source>
        <extracomment>The kind of a rule: cards discarded by the taker.</extracomment>
        <translation>Écart</translation>
    </message>
    <message>
        <source>Belote</source>
        <extracomment>A rule, and a word of the game: king and queen of trumps.</extracomment>
        <translation>Belote</translation>
    </message>
    <message>
        <source>Misplays</source>
        <extracomment>A rule: cards against the rules.</extracomment>
        <translation>Fautes</translation>
    </message>
    <message>
        <source>End of the match</source>
        <translation>Fin de la partie</translation>
    </message>
    <message>
        <source>Whether runs and fours of a kind score.</source>
        <translation>Marque-t-on les suites et les carrés&#x202f;?</translation>
    </message>
    <message>
        <source>Where declarations are found</source>
        <translation>Où se trouvent les annonces</translation>
    </message>
    <message>
        <source>Whether declarations are found in one hand or in the cards of a trick.</source>
        <translation>Les annonces sont dans une main, ou dans les cartes d’un pli.</translation>
    </message>
    <message>
        <source>Declaring</source>
        <extracomment>A rule: who says that there is a declaration.</extracomment>
        <translation>Qui annonce</translation>
    </message>
    <message>
        <source>Whether declarations and belote are declared automatically or by each player.</source>
        <translation>Annonces et belote&#xa0;: automatiquement, ou par chaque joueur.</translation>
    </message>
    <message>
        <source>When to declare</source>
        <translation>Moment des annonces</translation>
    </message>
    <message>
        <source>When you declare.</source>
        <translation>Quand on annonce.</translation>
    </message>
    <message>
        <source>Showing declarations</source>
        <translation>Montrer les annonces</translation>
    </message>
    <message>
        <source>When the declarations that count are shown.</source>
        <translation>Quand on montre les annonces qui comptent.</translation>
    </message>
    <message>
        <source>Trump order</source>
        <translation>Ordre à l’atout</translation>
    </message>
    <message>
        <source>The ranks of trumps, from the highest to the lowest.</source>
        <translation>Les cartes d’atout, de la plus forte à la plus faible.</translation>
    </message>
    <message>
        <source>Trump points</source>
        <translation>Points à l’atout</translation>
    </message>
    <message>
        <source>What each trump counts, in the same order.</source>
        <translation>La valeur de chaque atout, dans le même ordre.</translation>
    </message>
    <message>
        <source>Side suit order</source>
        <translation>Ordre hors atout</translation>
    </message>
    <message>
        <source>The ranks of a side suit, from the highest to the lowest.</source>
        <translation>Les cartes hors atout, de la plus forte à la plus faible.</translation>
    </message>
    <message>
        <source>Side suit points</source>
        <translation>Points hors atout</translation>
    </message>
    <message>
        <source>What each card of a side suit counts, in the same order.</source>
        <translation>La valeur de chaque carte hors atout, dans le même ordre.</translation>
    </message>
    <message>
        <source>No trumps points</source>
        <translation>Points à sans-atout</translation>
    </message>
    <message>
        <source>What the cards count in no trumps.</source>
        <translation>La valeur des cartes à sans-atout.</translation>
    </message>
    <message>
        <source>All trumps points</source>
        <translation>Points à tout-atout</translation>
    </message>
    <message>
        <source>What the cards count in all trumps.</source>
        <translation>La valeur des cartes à tout-atout.</translation>
    </message>
    <message>
        <source>No trumps factor</source>
        <translation>Facteur à sans-atout</translation>
    </message>
    <message>
        <source>What the cards and the last trick are multiplied by in no trumps.</source>
        <translation>Par combien on multiplie les cartes et le dernier pli à sans-atout.</translation>
    </message>
    <message>
        <source>Lowest rank</source>
        <translation>Carte la plus basse</translation>
    </message>
    <message>
        <source>The lowest rank in the pack: 0 for the six, 1 for the seven, 3 for the nine.</source>
        <translation>La plus petite carte du jeu&#xa0;: 0 pour le six, 1 pour le sept, 3 pour le neuf.</translation>
    </message>
    <message>
        <source>Shuffling</source>
        <extracomment>A rule: when the pack is shuffled.</extracomment>
        <translation>Mélange</translation>
    </message>
    <message>
        <source>When the cards are shuffled. Otherwise the tricks are stacked and cut.</source>
        <translation>Quand on mélange les cartes. Sinon, on empile les plis et on coupe.</translation>
    </message>
    <message>
        <source>Cutting</source>
        <extracomment>A rule: the pack is cut before each deal.</extracomment>
        <translation>Coupe du jeu</translation>
    </message>
    <message>
        <source>The pack is cut before each deal.</source>
        <translation>On coupe le jeu avant chaque donne.</translation>
    </message>
    <message>
        <source>Who cuts</source>
        <translation>Qui coupe</translation>
    </message>
    <message>
        <source>The player who cuts the pack.</source>
        <translation>Le joueur qui coupe le jeu.</translation>
    </message>
    <message>
        <source>Smallest cut</source>
        <translation>Coupe minimale</translation>
    </message>
    <message>
        <source>The fewest cards in either part of the cut.</source>
        <translation>Le nombre minimal de cartes dans chaque tas de la coupe.</translation>
    </message>
    <message>
        <source>Tied Hokum</source>
        <translation>Hokum à égalité</translation>
    </message>
    <message>
        <source>Tied Sun</source>
        <translation>Sun à égalité</translation>
    </message>
    <message>
        <source>What happens if a Hokum is a tie in match points and in exact points.</source>
        <translation>Ce qui arrive si un Hokum finit à égalité de points de partie et de points exacts.</translation>
    </message>
    <message>
        <source>What happens if a Sun is a tie in match points and in exact points.</source>
        <translation>Ce qui arrive si un Sun finit à égalité de points de partie et de points exacts.</translation>
    </message>
    <message>
        <source>Tied raised deal</source>
        <translation>Donne relancée à égalité</translation>
    </message>
    <message>
        <source>Who loses if a raised deal is a tie.</source>
        <translation>Qui perd si une donne relancée finit à égalité.</translation>
    </message>
    <message>
        <source>Kaboot</source>
        <extracomment>Baloot’s word for winning every trick.</extracomment>
        <translation>Kabout</translation>
    </message>
    <message>
        <source>What winning every trick is worth.</source>
        <translation>Ce que l’on marque quand on fait tous les plis.</translation>
    </message>
    <message>
        <source>Declarations with a kaboot</source>
        <translation>Annonces avec un kabout</translation>
    </message>
    <message>
        <source>Declarations count even if one side wins every trick.</source>
        <translation>Les annonces comptent même si un camp fait tous les plis.</translation>
    </message>
    <message>
        <source>Raised kaboot</source>
        <translation>Kabout relancé</translation>
    </message>
    <message>
        <source>In a raised deal the points of a kaboot are multiplied.</source>
        <translation>Dans une donne relancée, on multiplie les points d’un kabout.</translation>
    </message>
    <message>
        <source>Target</source>
        <extracomment>A rule: points that a match is played to.</extracomment>
        <translation>Objectif</translation>
    </message>
    <message>
        <source>The points that end the match, or 0 for a fixed number of deals.</source>
        <translation>Le nombre de points qui met fin à la partie. 0&#xa0;: nombre de donnes fixé.</translation>
    </message>
    <message>
        <source>Number of deals</source>
        <translation>Nombre de donnes</translation>
    </message>
    <message>
        <source>After how many deals the match ends, or 0 to play to the target.</source>
        <translation>Après combien de donnes la partie finit. 0&#xa0;: on joue jusqu’à l’objectif.</translation>
    </message>
    <message>
        <source>Whether reaching the target is enough or it must be passed.</source>
        <translation>Suffit-il d’atteindre l’objectif, ou faut-il le dépasser&#x202f;?</translation>
    </message>
    <message>
        <source>Both at the target</source>
        <translation>Deux camps à l’objectif</translation>
    </message>
    <message>
        <source>What happens if both sides reach the target in the same deal.</source>
        <translation>Ce qui arrive si les deux camps atteignent l’objectif dans la même donne.</translation>
    </message>
    <message>
        <source>Match cannot end</source>
        <translation>Fin impossible</translation>
    </message>
    <message>
        <source>After which deals the match cannot end.</source>
        <translation>Les donnes après lesquelles la partie ne peut pas finir.</translation>
    </message>
    <message>
        <source>Starting points</source>
        <translation>Points de départ</translation>
    </message>
    <message>
        <source>How many points each side starts with.</source>
        <translation>Avec combien de points chaque camp commence.</translation>
    </message>
    <message>
        <source>Raising the target</source>
        <translation>Objectif relevé</translation>
    </message>
    <message>
        <source>How much is added to the target if several sides reach it and the match continues.</source>
        <translation>Ce qu’on ajoute à l’objectif si plusieurs camps l’atteignent et que la partie continue.</translation>
    </message>
    <message>
        <source>Claiming the match</source>
        <translation>Demander la fin de la partie</translation>
    </message>
    <message>
        <source>A defender who wins a trick may claim the match as soon as the target is reached.</source>
        <translation>Un défenseur qui fait un pli peut demander la fin de la partie dès que l’objectif est atteint.</translation>
    </message>
    <message>
        <source>Players</source>
        <extracomment>A rule: how many people play.</extracomment>
        <translation>Joueurs</translation>
    </message>
    <message>
        <source>The number of players.</source>
        <translation>Le nombre de joueurs.</translation>
    </message>
    <message>
        <source>Sides</source>
        <extracomment>A rule: partners or everyone alone.</extracomment>
        <translation>Camps</translation>
    </message>
    <message>
        <source>Whether players have partners or play alone.</source>
        <translation>Jeu par équipes ou chacun pour soi.</translation>
    </message>
    <message>
        <source>Direction</source>
        <extracomment>A rule: clockwise or anticlockwise.</extracomment>
        <translation>Sens du jeu</translation>
    </message>
    <message>
        <source>Which way dealing, calls and play go round the table.</source>
        <translation>Le sens de la donne, des enchères et du jeu.</translation>
    </message>
    <message>
        <source>Runs and fours of a kind</source>
        <translation>Suites et carrés</translation>
    </message>
    <message>
        <source>No declarations</source>
        <translation>Pas d’annonces</translation>
    </message>
    <message>
        <source>In a hand</source>
        <translation>Dans une main</translation>
    </message>
    <message>
        <source>In a trick</source>
        <translation>Dans un pli</translation>
    </message>
    <message>
        <source>With your first card</source>
        <translation>Avec la première carte</translation>
    </message>
    <message>
        <source>Before the first lead</source>
        <translation>Avant l’entame</translation>
    </message>
    <message>
        <source>As soon as all have declared</source>
        <translation>Dès que tous ont annoncé</translation>
    </message>
    <message>
        <source>After the first trick</source>
        <translation>Après le premier pli</translation>
    </message>
    <message>
        <source>At the end of the deal</source>
        <translation>À la fin de la donne</translation>
    </message>
    <message>
        <source>Automatically</source>
        <extracomment>An option: who declares.</extracomment>
        <translation>Automatiquement</translation>
    </message>
    <message>
        <source>By each player, or they are lost</source>
        <translation>Par chaque joueur, sinon elles sont perdues</translation>
    </message>
    <message>
        <source>All together</source>
        <translation>Toutes ensemble</translation>
    </message>
    <message>
        <source>Runs and fours of a kind apart</source>
        <translation>Suites et carrés séparément</translation>
    </message>
    <message>
        <source>Fours of a kind above all runs</source>
        <translation>Carrés au-dessus de toutes les suites</translation>
    </message>
    <message>
        <source>Runs of five, then fours of a kind, then shorter runs</source>
        <translation>Suites de cinq, puis carrés, puis suites plus courtes</translation>
    </message>
    <message>
        <source>By points, then by rank</source>
        <translation>Par points, puis par hauteur</translation>
    </message>
    <message>
        <source>The same as with trumps</source>
        <translation>Les mêmes qu’à l’atout</translation>
    </message>
    <message>
        <source>Runs, and fours of a kind with their own points</source>
        <translation>Suites, et carrés avec leurs propres points</translation>
    </message>
    <message>
        <source>Only certain fours of a kind</source>
        <translation>Certains carrés seulement</translation>
    </message>
    <message>
        <source>None</source>
        <extracomment>An option: no turn-up, no declarations.</extracomment>
        <translation>Aucune</translation>
    </message>
    <message>
        <source>Trumps first, then the player first in turn</source>
        <translation>L’atout d’abord, puis le premier dans l’ordre</translation>
    </message>
    <message>
        <source>Nobody scores declarations</source>
        <translation>Personne ne marque d’annonce</translation>
    </message>
    <message>
        <source>Nobody scores declarations, even if partners are equal</source>
        <translation>Personne ne marque d’annonce, même entre partenaires</translation>
    </message>
    <message>
        <source>The first to declare, trumps or not</source>
        <translation>Le premier à annoncer, atout ou non</translation>
    </message>
    <message>
        <source>Nobody scores declarations, trumps or not</source>
        <translation>Personne ne marque d’annonce, atout ou non</translation>
    </message>
    <message>
        <source>Trumps first, otherwise both sides score</source>
        <translation>L’atout d’abord, sinon les deux camps marquent</translation>
    </message>
    <message>
        <source>Trumps first, then the dealer, then in turn</source>
        <translation>L’atout d’abord, puis le donneur, puis dans l’ordre</translation>
    </message>
    <message>
        <source>Aces, tens, kings, queens</source>
        <translation>As, dix, rois, dames</translation>
    </message>
    <message>
        <source>The player first in turn</source>
        <translation>Le premier dans l’ordre</translation>
    </message>
    <message>
        <source>The side with the best one</source>
        <translation>Le camp qui a la meilleure</translation>
    </message>
    <message>
        <source>Both sides</source>
        <translation>Les deux camps</translation>
    </message>
    <message>
        <source>The player with the best one</source>
        <translation>Le joueur qui a la meilleure</translation>
    </message>
    <message>
        <source>Lost</source>
        <extracomment>An option: declarations of a side without a trick.</extracomment>
        <translation>Perdues</translation>
    </message>
    <message>
        <source>The other side scores them</source>
        <translation>L’autre camp les marque</translation>
    </message>
    <message>
        <source>Kept</source>
        <extracomment>An option: declarations of a side without a trick.</extracomment>
        <translation>Gardées</translation>
    </message>
    <message>
        <source>The other side scores them, even beaten ones</source>
        <translation>L’autre camp les marque, même battues</translation>
    </message>
    <message>
        <source>All that count</source>
        <translation>Toutes celles qui comptent</translation>
    </message>
    <message>
        <source>All that count, except those of a side without a trick</source>
        <translation>Celles qui comptent, sauf celles d’un camp sans pli</translation>
    </message>
    <message>
        <source>Only their own that count</source>
        <translation>Celles de la défense qui comptent</translation>
    </message>
    <message>
        <source>All, even beaten ones</source>
        <translation>Toutes, même battues</translation>
    </message>
    <message>
        <source>All ranks</source>
        <translation>Toutes les hauteurs</translation>
    </message>
    <message>
        <source>Tens and higher</source>
        <translation>À partir des dix</translation>
    </message>
    <message>
        <source>King or queen first</source>
        <translation>Roi ou dame en premier</translation>
    </message>
    <message>
        <source>King first</source>
        <translation>Roi en premier</translation>
    </message>
    <message>
        <source>Its holder</source>
        <translation>Le joueur qui l’a</translation>
    </message>
    <message>
        <source>The defenders</source>
        <translation>La défense</translation>
    </message>
    <message>
        <source>Like any other points</source>
        <translation>Comme les autres points</translation>
    </message>
    <message>
        <source>Not without a trick</source>
        <translation>Pas sans pli</translation>
    </message>
    <message>
        <source>Never by itself</source>
        <translation>Jamais à elle seule</translation>
    </message>
    <message>
        <source>Both cards</source>
        <translation>Les deux cartes</translation>
    </message>
    <message>
        <source>The second card alone</source>
        <translation>La seconde carte seule</translation>
    </message>
    <message>
        <source>Any card</source>
        <translation>N’importe quelle carte</translation>
    </message>
    <message>
        <source>Any card but a discard</source>
        <translation>Toute carte sauf une défausse</translation>
    </message>
    <message>
        <source>A lead, a ruff or your partner’s suit</source>
        <translation>Une entame, une coupe ou la couleur du partenaire</translation>
    </message>
    <message>
        <source>Both cards in a declaration of 100</source>
        <translation>Les deux cartes dans une annonce de 100</translation>
    </message>
    <message>
        <source>Both cards in a declaration</source>
        <translation>Les deux cartes dans une annonce</translation>
    </message>
    <message>
        <source>Either card in a declaration</source>
        <translation>L’une des cartes dans une annonce</translation>
    </message>
    <message>
        <source>By reaching the target</source>
        <translation>En atteignant l’objectif</translation>
    </message>
    <message>
        <source>By passing the target</source>
        <translation>En dépassant l’objectif</translation>
    </message>
    <message>
        <source>The match is a draw</source>
        <translation>La partie est nulle</translation>
    </message>
    <message>
        <source>Higher total wins, one more deal if equal</source>
        <translation>Le plus haut total, une donne de plus si égalité</translation>
    </message>
    <message>
        <source>One more deal is played</source>
        <translation>Une donne de plus</translation>
    </message>
    <message>
        <source>The taker’s side wins</source>
        <translation>Les preneurs gagnent</translation>
    </message>
    <message>
        <source>The side that won the deal wins</source>
        <translation>Le camp qui a gagné la donne</translation>
    </message>
    <message>
        <source>Higher total wins, winner of the deal if equal</source>
        <translation>Le plus haut total, le gagnant de la donne si égalité</translation>
    </message>
    <message>
        <source>Higher total wins, taker’s side if equal</source>
        <translation>Le plus haut total, les preneurs si égalité</translation>
    </message>
    <message>
        <source>Higher total wins, draw if equal</source>
        <translation>Le plus haut total, partie nulle si égalité</translation>
    </message>
    <message>
        <source>The target is raised and the match continues</source>
        <translation>L’objectif est relevé et la partie continue</translation>
    </message>
    <message>
        <source>The match may end with any deal</source>
        <translation>La partie peut finir sur toute donne</translation>
    </message>
    <message>
        <source>Not with a capot</source>
        <translation>Pas sur un capot</translation>
    </message>
    <message>
        <source>Not while points are held over</source>
        <translation>Pas tant que des points sont retenus</translation>
    </message>
    <message>
        <source>Neither with a capot nor with points held over</source>
        <translation>Ni sur un capot, ni avec des points retenus</translation>
    </message>
    <message>
        <source>Well documented: several texts agree</source>
        <translation>Bien documenté&#xa0;: plusieurs textes concordent</translation>
    </message>
    <message>
        <source>Well documented: one good text</source>
        <translation>Bien documenté&#xa0;: un bon texte</translation>
    </message>
    <message>
        <source>House version: partly reconstructed</source>
        <translation>Version maison&#xa0;: en partie reconstituée</translation>
    </message>
    <message>
        <source>Needs a local player’s check</source>
        <translation>À vérifier par un joueur du pays</translation>
    </message>
    <message>
        <source>Two pairs, partners opposite</source>
        <translation>Deux équipes, partenaires face à face</translation>
    </message>
    <message>
        <source>Everyone alone</source>
        <translation>Chacun pour soi</translation>
    </message>
    <message>
        <source>Anticlockwise</source>
        <extracomment>An option: the direction of play.</extracomment>
        <translation>Sens inverse des aiguilles d’une montre</translation>
    </message>
    <message>
        <source>Clockwise</source>
        <extracomment>An option: the direction of play.</extracomment>
        <translation>Sens des aiguilles d’une montre</translation>
    </message>
    <message>
        <source>The next player</source>
        <translation>Le joueur suivant</translation>
    </message>
    <message>
        <source>The same player</source>
        <translation>Le même joueur</translation>
    </message>
    <message>
        <source>A player of the winning side</source>
        <translation>Un joueur du camp gagnant</translation>
    </message>
    <message>
        <source>A losing player speaks first</source>
        <translation>Un perdant parle en premier</translation>
    </message>
    <message>
        <source>Before the first deal only, then cut</source>
        <translation>Avant la première donne seulement, puis coupe</translation>
    </message>
    <message>
        <source>Before every deal</source>
        <translation>Avant chaque donne</translation>
    </message>
    <message>
        <source>After a pass-out</source>
        <translation>Quand tout le monde a passé</translation>
    </message>
    <message>
        <source>When the dealer wants to</source>
        <translation>Au choix du donneur</translation>
    </message>
    <message>
        <source>The next card</source>
        <translation>La carte suivante</translation>
    </message>
    <message>
        <source>The dealer’s last card</source>
        <translation>La dernière carte du donneur</translation>
    </message>
    <message>
        <source>A card that is not in play</source>
        <translation>Une carte qui n’est pas en jeu</translation>
    </message>
    <message>
        <source>No exchange</source>
        <translation>Pas d’échange</translation>
    </message>
    <message>
        <source>Lowest trump for the turn-up</source>
        <translation>Le plus petit atout contre la retourne</translation>
    </message>
    <message>
        <source>One dealt before the auction</source>
        <translation>Reçu avant les enchères</translation>
    </message>
    <message>
        <source>Any in hand</source>
        <translation>N’importe lequel en main</translation>
    </message>
    <message>
        <source>No hand</source>
        <translation>Aucune main</translation>
    </message>
    <message>
        <source>A hand without points</source>
        <translation>Une main sans point</translation>
    </message>
    <message>
        <source>Only sevens, eights and nines</source>
        <translation>Que des sept, des huit et des neuf</translation>
    </message>
    <message>
        <source>A dealer’s hand with 7 points or fewer</source>
        <translation>Une main du donneur de 7 points ou moins</translation>
    </message>
    <message>
        <source>Any hand of the dealer</source>
        <translation>Toute main du donneur</translation>
    </message>
</context>
<context>
    <name>score</name>
    <message>
        <source>Last trick</source>
        <extracomment>An item of the score: the points of the last trick.</extracomment>
        <translation>Dix de der</translation>
    </message>
    <message>
        <source>Capot</source>
        <extracomment>An item of the score: every trick won by one side.</extracomment>
        <translation>Capot</translation>
    </message>
    <message>
        <source>Declarations</source>
        <extracomment>An item of the score: runs and fours of a kind.</extracomment>
        <translation>Annonces</translation>
    </message>
    <message>
        <source>Belote</source>
        <extracomment>An item of the score: king and queen of trumps.</extracomment>
        <translation>Belote</translation>
    </message>
    <message>
        <source>Card points</source>
        <extracomment>An item of the score.</extracomment>
        <translation>Points des cartes</translation>
    </message>
    <message>
        <source>Contract failed: all card points</source>
        <translation>Contrat chuté&#xa0;: tous les points des cartes</translation>
    </message>
    <message>
        <source>Doubled deal: everything to the winners</source>
        <translation>Donne contrée&#xa0;: tout aux gagnants</translation>
    </message>
    <message>
        <source>Held over for the next deal</source>
        <translation>En litige pour la donne suivante</translation>
    </message>
    <message>
        <source>Points held over from earlier deals</source>
        <translation>Points en litige des donnes précédentes</translation>
    </message>
    <message>
        <source>Rounding</source>
        <extracomment>An item of the score.</extracomment>
        <translation>Arrondi</translation>
    </message>
    <message>
        <source>Points divided by ten</source>
        <translation>Points divisés par dix</translation>
    </message>
    <message>
        <source>Roem</source>
        <extracomment>An item of the score of Klaverjas: cards that meet in a trick.</extracomment>
        <translation>Roem</translation>
    </message>
    <message>
        <source>Bid</source>
        <extracomment>An item of the score: the points of the bid.</extracomment>
        <translation>Enchère</translation>
    </message>
    <message>
        <source>No trumps counts twice</source>
        <translation>Sans-atout compte double</translation>
    </message>
    <message>
        <source>Points lost with the contract</source>
        <translation>Points perdus avec le contrat</translation>
    </message>
    <message>
        <source>Points taken off</source>
        <translation>Points retirés</translation>
    </message>
    <message>
        <source>tie, each side keeps its points</source>
        <extracomment>The result of a deal.</extracomment>
        <translation>égalité, chacun garde ses points</translation>
    </message>
    <message>
        <source>match won at once</source>
        <extracomment>The result of a deal.</extracomment>
        <translation>victoire immédiate</translation>
    </message>
    <message>
        <source>Points of the failed contract</source>
        <translation>Points du contrat chuté</translation>
    </message>
    <message>
        <source>Bonus</source>
        <extracomment>An item of the score.</extracomment>
        <translation>Prime</translation>
    </message>
    <message>
        <source>Penalty</source>
        <extracomment>An item of the score.</extracomment>
        <translation>Pénalité</translation>
    </message>
    <message>
        <source>Challenge: everything to the other side</source>
        <translation>Contestation&#xa0;: tout à l’autre camp</translation>
    </message>
    <message>
        <source>passed out</source>
        <extracomment>The result of a deal.</extracomment>
        <translation>tout le monde passe</translation>
    </message>
    <message>
        <source>tie, the taker’s side scores nothing</source>
        <extracomment>The result of a deal.</extracomment>
        <translation>égalité, les preneurs ne marquent rien</translation>
    </message>
    <message>
        <source>passed out, played for the fewest points</source>
        <extracomment>The result of a deal.</extracomment>
        <translation>tous passent, à qui perd gagne</translation>
    </message>
    <message>
        <source>decided by a challenge</source>
        <extracomment>The result of a deal.</extracomment>
        <translation>décidée par une contestation</translation>
    </message>
    <message>
        <source>The match is won at once</source>
        <translation>Victoire immédiate</translation>
    </message>
    <message>
        <source>made</source>
        <extracomment>The result of a deal: the contract was made.</extracomment>
        <translation>réussi</translation>
    </message>
    <message>
        <source>failed</source>
        <extracomment>The result of a deal: the contract failed.</extracomment>
        <translation>dedans</translation>
    </message>
    <message>
        <source>tie, held over</source>
        <extracomment>The result of a deal.</extracomment>
        <translation>litige</translation>
    </message>
    <message>
        <source>tie, played again</source>
        <extracomment>The result of a deal.</extracomment>
        <translation>égalité, à rejouer</translation>
    </message>
    <message>
        <source>void</source>
        <extracomment>The result of a deal: it does not count.</extracomment>
        <translation>annulée</translation>
    </message>
</context>
<context>
    <name>settings</name>
    <message>
        <source>Table</source>
        <extracomment>A page of the settings.</extracomment>
        <translation>Table</translation>
    </message>
    <message>
        <source>Sound</source>
        <extracomment>A page of the settings.</extracomment>
        <translation>Son</translation>
    </message>
    <message>
        <source>Appearance</source>
        <extracomment>A page of the settings.</extracomment>
        <translation>Apparence</translation>
    </message>
    <message>
        <source>Help while playing</source>
        <extracomment>A page of the settings: hints and marks at the table.</extracomment>
        <translation>Aides</translation>
    </message>
    <message>
        <source>Tutor</source>
        <extracomment>A page of the settings and its main setting: offers to take a mistake back.</extracomment>
        <translation>Tuteur</translation>
    </message>
    <message>
        <source>Keyboard and mouse</source>
        <translation>Clavier et souris</translation>
    </message>
    <message>
        <source>Never</source>
        <extracomment>How often the tutor may speak.</extracomment>
        <translation>Jamais</translation>
    </message>
    <message>
        <source>Once a deal</source>
        <translation>Une fois par donne</translation>
    </message>
    <message>
        <source>Three times a deal</source>
        <translation>Trois fois par donne</translation>
    </message>
    <message>
        <source>Always</source>
        <extracomment>How often the tutor may speak.</extracomment>
        <translation>Toujours</translation>
    </message>
    <message>
        <source>Your name</source>
        <translation>Votre nom</translation>
    </message>
    <message>
        <source>How well your partner and your opponents play in a new match.</source>
        <translation>La force de votre partenaire et de vos adversaires dans une nouvelle partie.</translation>
    </message>
    <message>
        <source>How fast cards move.</source>
        <translation>La vitesse à laquelle les cartes se déplacent.</translation>
    </message>
    <message>
        <source>The size of your cards and of those on the table, as far as the window allows.</source>
        <translation>La taille de vos cartes et de celles de la table, autant que la fenêtre le permet.</translation>
    </message>
    <message>
        <source>Off</source>
        <extracomment>A setting is off: reduced motion.</extracomment>
        <translation>Non</translation>
    </message>
    <message>
        <source>Fast</source>
        <extracomment>The speed of animations.</extracomment>
        <translation>Rapide</translation>
    </message>
    <message>
        <source>Normal</source>
        <extracomment>The speed of animations, or the size of the cards.</extracomment>
        <translation>Normale</translation>
    </message>
    <message>
        <source>Slow</source>
        <extracomment>The speed of animations.</extracomment>
        <translation>Lente</translation>
    </message>
    <message>
        <source>ms</source>
        <extracomment>Milliseconds, after a number.</extracomment>
        <translation>ms</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Langue</translation>
    </message>
    <message>
        <source>Your name at the table and in your match files. It changes with the next match.</source>
        <translation>Votre nom à la table et dans vos fichiers de partie, à partir de la prochaine partie.</translation>
    </message>
    <message>
        <source>Level of computer players</source>
        <translation>Niveau des joueurs virtuels</translation>
    </message>
    <message>
        <source>Animation speed</source>
        <translation>Vitesse des animations</translation>
    </message>
    <message>
        <source>No animation</source>
        <extracomment>In place of a speed of animations: cards do not move.</extracomment>
        <translation>Aucune</translation>
    </message>
    <message>
        <source>Thinking time</source>
        <translation>Temps de réflexion</translation>
    </message>
    <message>
        <source>The shortest time a computer player takes to act. 0 means no wait.</source>
        <translation>Le temps minimal que prend un joueur virtuel pour agir. 0&#xa0;: aucune attente.</translation>
    </message>
    <message>
        <source>Pause after a trick</source>
        <translation>Pause après un pli</translation>
    </message>
    <message>
        <source>How long a full trick stays on the table. You can also let it wait for a click.</source>
        <translation>La durée pendant laquelle un pli complet reste sur la table. Il peut aussi attendre votre clic.</translation>
    </message>
    <message>
        <source>The language of the program.</source>
        <translation>La langue du programme.</translation>
    </message>
    <message>
        <source>Same as system</source>
        <extracomment>The language, the theme, or less movement: taken from the system.</extracomment>
        <translation>Comme le système</translation>
    </message>
    <message>
        <source>Theme</source>
        <extracomment>Light or dark colours of the window.</extracomment>
        <translation>Thème</translation>
    </message>
    <message>
        <source>The colours of the window and the table.</source>
        <translation>Les couleurs de la fenêtre et de la table.</translation>
    </message>
    <message>
        <source>Light</source>
        <extracomment>A theme.</extracomment>
        <translation>Clair</translation>
    </message>
    <message>
        <source>Dark</source>
        <extracomment>A theme.</extracomment>
        <translation>Sombre</translation>
    </message>
    <message>
        <source>High contrast</source>
        <extracomment>A theme.</extracomment>
        <translation>Contraste élevé</translation>
    </message>
    <message>
        <source>Text size</source>
        <translation>Taille du texte</translation>
    </message>
    <message>
        <source>The size of all text. At the table it grows as far as the window allows.</source>
        <translation>La taille de tous les textes. À la table, autant que la fenêtre le permet.</translation>
    </message>
    <message>
        <source>%</source>
        <extracomment>After a number.</extracomment>
        <translation>%</translation>
    </message>
    <message>
        <source>Card size</source>
        <translation>Taille des cartes</translation>
    </message>
    <message>
        <source>With four colours the suits are easier to tell apart. German suits use leaves for spades, hearts for hearts, bells for diamonds and acorns for clubs.</source>
        <translation>Avec quatre teintes, on distingue mieux les couleurs. Les couleurs allemandes remplacent pique par feuilles, carreau par grelots et trèfle par glands.</translation>
    </message>
    <message>
        <source>Card letters</source>
        <translation>Lettres des cartes</translation>
    </message>
    <message>
        <source>The letters in the corners of the cards. German suits always have A K O U.</source>
        <translation>Les lettres aux coins des cartes. Les couleurs allemandes portent toujours A K O U.</translation>
    </message>
    <message>
        <source>Same as language</source>
        <extracomment>The letters on the cards follow the language of the program.</extracomment>
        <translation>Selon la langue</translation>
    </message>
    <message>
        <source>Card backs</source>
        <translation>Dos des cartes</translation>
    </message>
    <message>
        <source>The colour and pattern of the card backs.</source>
        <translation>La couleur et le motif du dos des cartes.</translation>
    </message>
    <message>
        <source>Table colour</source>
        <translation>Couleur de la table</translation>
    </message>
    <message>
        <source>The colour of the table. With high contrast it is always black.</source>
        <translation>La couleur de la table. En contraste élevé, elle est toujours noire.</translation>
    </message>
    <message>
        <source>Order of suits</source>
        <translation>Ordre des couleurs</translation>
    </message>
    <message>
        <source>The order of the suits in your hand. Trumps always come first.</source>
        <translation>L’ordre des couleurs dans votre main. L’atout vient toujours en premier.</translation>
    </message>
    <message>
        <source>Alternate black and red</source>
        <extracomment>An order of the suits.</extracomment>
        <translation>Noir et rouge en alternance</translation>
    </message>
    <message>
        <source>Reduce motion</source>
        <translation>Réduire les animations</translation>
    </message>
    <message>
        <source>Cards appear in place instead of moving there.</source>
        <translation>Les cartes apparaissent à leur place au lieu d’y glisser.</translation>
    </message>
    <message>
        <source>Dim cards you cannot play</source>
        <translation>Assombrir les cartes interdites</translation>
    </message>
    <message>
        <source>On your turn, cards that the rules forbid are darker.</source>
        <translation>Quand c’est à vous, les cartes que les règles interdisent sont plus sombres.</translation>
    </message>
    <message>
        <source>Explain forbidden cards</source>
        <translation>Expliquer les cartes interdites</translation>
    </message>
    <message>
        <source>If you choose a card you cannot play, the rule that forbids it is shown.</source>
        <translation>Si vous choisissez une carte interdite, la règle qui l’interdit s’affiche.</translation>
    </message>
    <message>
        <source>The card that is winning the trick gets a mark.</source>
        <translation>La carte la plus forte du pli porte une marque.</translation>
    </message>
    <message>
        <source>A button gives you a hint. The match file records it.</source>
        <translation>Un bouton vous donne un conseil. Le fichier de partie le note.</translation>
    </message>
    <message>
        <source>After a costly card or call, the tutor offers a take-back and gives an idea. It does not see hidden cards. The match file records each offer.</source>
        <translation>Après une carte ou une parole qui coûte cher, le tuteur propose de la reprendre et donne une idée. Il ne voit aucune carte cachée. Le fichier de partie note chaque proposition.</translation>
    </message>
    <message>
        <source>Decisions that cost at least 30 % of what is at stake in the deal.</source>
        <translation>Les décisions qui coûtent au moins 30&#x202f;% de l’enjeu de la donne.</translation>
    </message>
    <message>
        <source>Single-key shortcuts</source>
        <translation>Raccourcis d’une seule touche</translation>
    </message>
    <message>
        <source>Play cards and make calls with single keys, without Ctrl or Alt.</source>
        <translation>Jouez et parlez avec une seule touche, sans Ctrl ni Alt.</translation>
    </message>
    <message>
        <source>Play with two clicks</source>
        <translation>Jouer en deux clics</translation>
    </message>
    <message>
        <source>Smaller</source>
        <extracomment>The size of the cards.</extracomment>
        <translation>Plus petite</translation>
    </message>
    <message>
        <source>Larger</source>
        <extracomment>The size of the cards.</extracomment>
        <translation>Plus grande</translation>
    </message>
    <message>
        <source>Four colours</source>
        <translation>Quatre teintes</translation>
    </message>
    <message>
        <source>Black and red</source>
        <translation>Noir et rouge</translation>
    </message>
    <message>
        <source>Burgundy</source>
        <extracomment>A table colour.</extracomment>
        <translation>Bordeaux</translation>
    </message>
    <message>
        <source>Green</source>
        <extracomment>A table colour.</extracomment>
        <translation>Vert</translation>
    </message>
    <message>
        <source>Suits</source>
        <extracomment>How the suits are drawn: two colours, four colours, German suits.</extracomment>
        <translation>Couleurs</translation>
    </message>
    <message>
        <source>German suits</source>
        <translation>Couleurs allemandes</translation>
    </message>
    <message>
        <source>Burgundy cane</source>
        <extracomment>A card back: a woven pattern.</extracomment>
        <translation>Cannage bordeaux</translation>
    </message>
    <message>
        <source>Green leaves</source>
        <extracomment>A card back.</extracomment>
        <translation>Feuilles vertes</translation>
    </message>
    <message>
        <source>Blue stars</source>
        <extracomment>A card back.</extracomment>
        <translation>Étoiles bleues</translation>
    </message>
    <message>
        <source>Blue</source>
        <extracomment>A table colour.</extracomment>
        <translation>Bleu</translation>
    </message>
    <message>
        <source>Spades, hearts, diamonds, clubs</source>
        <translation>Pique, cœur, carreau, trèfle</translation>
    </message>
    <message>
        <source>On</source>
        <extracomment>A setting is on: reduced motion.</extracomment>
        <translation>Oui</translation>
    </message>
    <message>
        <source>Sounds</source>
        <translation>Sons</translation>
    </message>
    <message>
        <source>Quiet card sounds.</source>
        <translation>De légers bruits de cartes.</translation>
    </message>
    <message>
        <source>Volume</source>
        <translation>Volume</translation>
    </message>
    <message>
        <source>How loud the sounds are.</source>
        <translation>Le volume des sons.</translation>
    </message>
    <message>
        <source>Mark the winning card</source>
        <translation>Marquer la carte la plus forte</translation>
    </message>
    <message>
        <source>Offer hints</source>
        <translation>Proposer des conseils</translation>
    </message>
    <message>
        <source>Offer to claim the rest</source>
        <translation>Proposer de prendre le reste</translation>
    </message>
    <message>
        <source>When all the remaining tricks are certain to be yours, a button plays them at once.</source>
        <translation>Quand tous les plis restants sont à vous à coup sûr, un bouton les joue tous à la fois.</translation>
    </message>
    <message>
        <source>Small mistakes</source>
        <translation>Petites erreurs</translation>
    </message>
    <message>
        <source>Decisions that cost at least 6 % of what is at stake in the deal.</source>
        <translation>Les décisions qui coûtent au moins 6&#x202f;% de l’enjeu de la donne.</translation>
    </message>
    <message>
        <source>Serious mistakes</source>
        <translation>Erreurs sérieuses</translation>
    </message>
    <message>
        <source>Decisions that cost at least 12 % of what is at stake in the deal.</source>
        <translation>Les décisions qui coûtent au moins 12&#x202f;% de l’enjeu de la donne.</translation>
    </message>
    <message>
        <source>Grave mistakes</source>
        <translation>Erreurs graves</translation>
    </message>
    <message>
        <source>The first click or key lifts a card, the second plays it.</source>
        <translation>Le premier clic (ou la première touche) soulève une carte, le second la joue.</translation>
    </message>
</context>
<context>
    <name>sheet</name>
    <message>
        <source>Players</source>
        <extracomment>Title of a section of the rule sheet.</extracomment>
        <translation>Joueurs</translation>
    </message>
    <message>
        <source>Cards</source>
        <extracomment>Title of a section of the rule sheet.</extracomment>
        <translation>Cartes</translation>
    </message>
    <message>
        <source>In no trumps an ace counts 19, and the other cards count as in a side suit.</source>
        <translation>À sans-atout, l’as vaut 19 et les autres cartes comptent comme hors atout.</translation>
    </message>
    <message>
        <source>In no trumps every suit counts as a side suit.</source>
        <translation>À sans-atout, toutes les couleurs comptent comme hors atout.</translation>
    </message>
    <message>
        <source>In no trumps every suit counts as a side suit. Each side’s points are then scaled up so that a deal comes to 162.</source>
        <translation>À sans-atout, toutes les couleurs comptent comme hors atout. Les points de chaque camp sont ensuite augmentés en proportion&#xa0;: la donne vaut 162.</translation>
    </message>
    <message>
        <source>In Sun an ace counts 19, and the other cards count as in a side suit.</source>
        <translation>En Sun, un as vaut 19 et les autres cartes comptent comme hors atout.</translation>
    </message>
    <message>
        <source>In Sun every suit counts as a side suit.</source>
        <translation>En Sun, toutes les couleurs comptent comme hors atout.</translation>
    </message>
    <message>
        <source>In Sun every suit counts as a side suit. Each side’s points are then scaled up so that a deal comes to 162.</source>
        <translation>En Sun, toutes les couleurs comptent comme hors atout. Les points de chaque camp sont ensuite relevés en proportion, pour qu’une donne fasse 162.</translation>
    </message>
    <message>
        <source>In all trumps every suit ranks as trumps do. Jack, nine, ace, ten, king and queen count 14, 9, 6, 5, 3 and 1.</source>
        <translation>À tout-atout, toutes les couleurs suivent l’ordre de l’atout. Valet, neuf, as, dix, roi et dame valent 14, 9, 6, 5, 3 et 1.</translation>
    </message>
    <message>
        <source>In all trumps every suit ranks as trumps do. Jack, nine, ace, ten, king and queen count 13, 9, 6, 5, 3 and 2.</source>
        <translation>À tout-atout, toutes les couleurs suivent l’ordre de l’atout. Valet, neuf, as, dix, roi et dame valent 13, 9, 6, 5, 3 et 2.</translation>
    </message>
    <message>
        <source>In all trumps every suit ranks and counts as trumps do.</source>
        <translation>À tout-atout, toutes les couleurs ont l’ordre et la valeur de l’atout.</translation>
    </message>
    <message>
        <source>In all trumps every suit ranks and counts as trumps do. Each side’s points are then scaled down so that a deal comes to 162.</source>
        <translation>À tout-atout, toutes les couleurs ont l’ordre et la valeur de l’atout. Les points de chaque camp sont ensuite réduits en proportion&#xa0;: la donne vaut 162.</translation>
    </message>
    <message>
        <source>In no trumps the cards and the last trick count twice.</source>
        <translation>À sans-atout, les cartes et le dernier pli comptent double.</translation>
    </message>
    <message>
        <source>Four play in two pairs. Partners sit opposite each other. Each pair is a side.</source>
        <translation>On joue à quatre, en deux équipes. Les partenaires se font face. Chaque équipe est un camp.</translation>
    </message>
    <message>
        <source>Four play, each for themselves. Each player is a side.</source>
        <translation>On joue à quatre, chacun pour soi. Chaque joueur est un camp.</translation>
    </message>
    <message>
        <source>Three play, each for themselves. Each player is a side.</source>
        <translation>On joue à trois, chacun pour soi. Chaque joueur est un camp.</translation>
    </message>
    <message>
        <source>Two play against each other. Each player is a side.</source>
        <translation>On joue à deux, l’un contre l’autre. Chaque joueur est un camp.</translation>
    </message>
    <message>
        <source>The cards of a deal count {cards}. With {last_trick} for the last trick that makes {total}.</source>
        <extracomment>{cards}, {last_trick}, {total}: points.</extracomment>
        <translation>Les cartes d’une donne valent {cards}. Avec {last_trick} pour le dix de der, cela fait {total}.</translation>
    </message>
    <message numerus="yes">
        <source>The whole pack counts {cards}. With {last_trick} for the last trick that makes {total}. But %n card(s) (stays|stay) out of play, so the points differ from deal to deal.</source>
        <extracomment>{cards}, {last_trick}, {total}: points.</extracomment>
        <translation>
            <numerusform>Le jeu entier vaut {cards}. Avec {last_trick} pour le dix de der, cela fait {total}. Mais %n carte n’est pas jouée, si bien que les points varient d’une donne à l’autre.</numerusform>
            <numerusform>Le jeu entier vaut {cards}. Avec {last_trick} pour le dix de der, cela fait {total}. Mais %n cartes ne sont pas jouées, si bien que les points varient d’une donne à l’autre.</numerusform>
        </translation>
    </message>
    <message>
        <source>Dealer</source>
        <extracomment>Title of a section of the rule sheet.</extracomment>
        <translation>Donneur</translation>
    </message>
    <message>
        <source>The first dealer is drawn by lot.</source>
        <translation>Le premier donneur est tiré au sort.</translation>
    </message>
    <message>
        <source>After that the two players deal in turn.</source>
        <translation>Ensuite, les deux joueurs donnent à tour de rôle.</translation>
    </message>
    <message>
        <source>After each deal the next player deals.</source>
        <translation>Après chaque donne, c’est au joueur suivant de donner.</translation>
    </message>
    <message>
        <source>The same player deals for the whole match.</source>
        <translation>Le même joueur donne pendant toute la partie.</translation>
    </message>
    <message>
        <source>After each deal a player of the winning side deals.</source>
        <translation>Après chaque donne, c’est à un joueur du camp gagnant de donner.</translation>
    </message>
    <message>
        <source>The dealer is chosen so that a player of the losing side speaks first in the next deal.</source>
        <translation>Le donneur est choisi de sorte qu’un joueur du camp perdant parle en premier à la donne suivante.</translation>
    </message>
    <message numerus="yes">
        <source>The dealer cuts the pack once. Each part must have at least %n card(s).</source>
        <translation>
            <numerusform>Le donneur coupe le jeu une fois. Chaque tas doit avoir au moins %n carte.</numerusform>
            <numerusform>Le donneur coupe le jeu une fois. Chaque tas doit avoir au moins %n cartes.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The player before the dealer cuts the pack once. Each part must have at least %n card(s).</source>
        <translation>
            <numerusform>Le joueur placé avant le donneur coupe le jeu une fois. Chaque tas doit avoir au moins %n carte.</numerusform>
            <numerusform>Le joueur placé avant le donneur coupe le jeu une fois. Chaque tas doit avoir au moins %n cartes.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The other player cuts the pack once. Each part must have at least %n card(s).</source>
        <translation>
            <numerusform>L’autre joueur coupe le jeu une fois. Chaque tas doit avoir au moins %n carte.</numerusform>
            <numerusform>L’autre joueur coupe le jeu une fois. Chaque tas doit avoir au moins %n cartes.</numerusform>
        </translation>
    </message>
    <message>
        <source>After each deal the player before the dealer deals.</source>
        <translation>Après chaque donne, c’est au joueur placé avant le donneur de donner.</translation>
    </message>
    <message>
        <source>Trumps rank in this order, highest first (here spades): {cards}. They count {points:and}, a total of {total}.</source>
        <extracomment>{cards}: cards from the highest down. {points}, {total}: points.</extracomment>
        <translation>Ordre des atouts, du plus fort au plus faible (ici pique) : {cards}. Ils valent {points:and}, soit {total} en tout.</translation>
    </message>
    <message>
        <source>Side suits rank in this order, highest first (here hearts): {cards}. The cards count {points:and}, a total of {total}.</source>
        <extracomment>{cards}: cards from the highest down. {points}, {total}: points.</extracomment>
        <translation>Ordre des autres couleurs, de la plus forte carte à la plus faible (ici cœur) : {cards}. Ces cartes valent {points:and}, soit {total} en tout.</translation>
    </message>
    <message>
        <source>The winner of a deal deals the next one.</source>
        <translation>Le gagnant d’une donne distribue la suivante.</translation>
    </message>
    <message>
        <source>The dealer is chosen so that the loser of the deal speaks first in the next one.</source>
        <translation>Le donneur est choisi de sorte que le perdant de la donne parle en premier à la suivante.</translation>
    </message>
    <message>
        <source>The game is played with 36 cards, from the six to the ace in each suit.</source>
        <translation>On joue avec 36&#xa0;cartes, du six à l’as dans chaque couleur.</translation>
    </message>
    <message>
        <source>The game is played with 32 cards, from the seven to the ace in each suit.</source>
        <translation>On joue avec 32&#xa0;cartes, du sept à l’as dans chaque couleur.</translation>
    </message>
    <message>
        <source>The game is played with 28 cards, from the eight to the ace in each suit.</source>
        <translation>On joue avec 28&#xa0;cartes, du huit à l’as dans chaque couleur.</translation>
    </message>
    <message>
        <source>The game is played with 24 cards, from the nine to the ace in each suit.</source>
        <translation>On joue avec 24&#xa0;cartes, du neuf à l’as dans chaque couleur.</translation>
    </message>
    <message>
        <source>The cards are shuffled only before the first deal. After that, the tricks are stacked in the order they were won, with the taker’s pile on top.</source>
        <translation>On ne mélange les cartes qu’avant la première donne. Ensuite, on empile les plis dans l’ordre où ils ont été faits, le tas des preneurs au-dessus.</translation>
    </message>
    <message>
        <source>The cards are shuffled before every deal.</source>
        <translation>On mélange les cartes avant chaque donne.</translation>
    </message>
    <message>
        <source>The cards are shuffled before the first deal and after a deal that was passed out. Otherwise, the tricks are stacked in the order they were won, with the taker’s pile on top.</source>
        <translation>On mélange les cartes avant la première donne et quand tout le monde a passé. Sinon, on empile les plis dans l’ordre où ils ont été faits, le tas des preneurs au-dessus.</translation>
    </message>
    <message>
        <source>The dealer may shuffle the cards. If not, the tricks are stacked in the order they were won, with the taker’s pile on top.</source>
        <translation>Le donneur peut mélanger les cartes. Sinon, on empile les plis dans l’ordre où ils ont été faits, le tas des preneurs au-dessus.</translation>
    </message>
    <message>
        <source>The pack is not cut.</source>
        <translation>On ne coupe pas le jeu.</translation>
    </message>
    <message>
        <source>Deal</source>
        <extracomment>Title of a section of the rule sheet.</extracomment>
        <translation>Donne</translation>
    </message>
    <message>
        <source>The cards are dealt one at a time, starting with the player after the dealer, until each player has {dealt}.</source>
        <extracomment>{dealt}: a number of cards.</extracomment>
        <translation>Les cartes se donnent une par une, en commençant par le joueur placé après le donneur. Chacun en reçoit {dealt}.</translation>
    </message>
    <message>
        <source>The cards are dealt in packets of {packets:and}, starting with the player after the dealer, until each player has {dealt}.</source>
        <extracomment>{packets}: numbers of cards dealt together: 3 and 2. {dealt}: a number of cards.</extracomment>
        <translation>Les cartes se donnent par paquets de {packets:and}, en commençant par le joueur placé après le donneur. Chacun en reçoit {dealt}.</translation>
    </message>
    <message numerus="yes">
        <source>Each player has %n stack(s) on the table. A stack is one covered card, face down, with one open card on top.</source>
        <translation>
            <numerusform>Chaque joueur a %n pile sur la table. Une pile est une carte cachée sous une carte visible.</numerusform>
            <numerusform>Chaque joueur a %n piles sur la table. Une pile est une carte cachée sous une carte visible.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Each player also gets %n card(s) face down. Nobody may look at (it|them) before the auction is over.</source>
        <translation>
            <numerusform>Chacun reçoit aussi %n carte cachée. Personne ne peut la regarder avant la fin des enchères.</numerusform>
            <numerusform>Chacun reçoit aussi %n cartes cachées. Personne ne peut les regarder avant la fin des enchères.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Each player also gets %n card(s) face down. You may look at yours only after you have passed.</source>
        <translation>
            <numerusform>Chacun reçoit aussi %n carte cachée. Vous ne pouvez regarder la vôtre qu’après avoir passé.</numerusform>
            <numerusform>Chacun reçoit aussi %n cartes cachées. Vous ne pouvez regarder les vôtres qu’après avoir passé.</numerusform>
        </translation>
    </message>
    <message>
        <source>Each player then gets {packets:and} more, and the player with the turn-up one fewer, so that everyone holds {hand_size}.</source>
        <extracomment>{packets}: numbers of cards. {hand_size}: a number of cards.</extracomment>
        <translation>Chacun reçoit alors {packets:and} cartes de plus, sauf celui qui a la retourne, qui en reçoit une de moins. Tout le monde en a ainsi {hand_size}.</translation>
    </message>
    <message>
        <source>Each player then gets {packets:and} more, so that everyone holds {hand_size}.</source>
        <extracomment>{packets}: numbers of cards. {hand_size}: a number of cards.</extracomment>
        <translation>Chacun reçoit alors {packets:and} cartes de plus. Tout le monde en a ainsi {hand_size}.</translation>
    </message>
    <message>
        <source>Everyone picks up their face-down cards and then holds {hand_size}.</source>
        <extracomment>{hand_size}: a number of cards.</extracomment>
        <translation>Chacun ramasse ses cartes cachées et en a alors {hand_size}.</translation>
    </message>
    <message>
        <source>The kitty</source>
        <extracomment>Title of a section of the rule sheet. The cards set apart for the taker.</extracomment>
        <translation>Le chien</translation>
    </message>
    <message>
        <source>The player after the dealer speaks first. In the first round you pass or take. If you take, the suit of the turn-up is trumps. The first to take ends the auction and is the taker.</source>
        <translation>Le joueur placé après le donneur parle en premier. Au premier tour, vous passez ou vous prenez. Si vous prenez, la couleur de la retourne est l’atout. Le premier qui prend est le preneur et met fin aux enchères.</translation>
    </message>
    <message>
        <source>You may name no trumps as you would a suit.</source>
        <translation>On peut nommer sans-atout comme une couleur.</translation>
    </message>
    <message>
        <source>You may name all trumps as you would a suit.</source>
        <translation>On peut nommer tout-atout comme une couleur.</translation>
    </message>
    <message>
        <source>You may name no trumps or all trumps as you would a suit.</source>
        <translation>On peut nommer sans-atout ou tout-atout comme une couleur.</translation>
    </message>
    <message>
        <source>The taker and the taker’s partner are the taker’s side. The other two are the defenders.</source>
        <translation>Le preneur et son partenaire sont « les preneurs », les deux autres « la défense ».</translation>
    </message>
    <message>
        <source>The taker plays alone. In these rules “the taker’s side” means the taker, and “the defenders” means the other player.</source>
        <translation>Le preneur joue seul. Dans ces règles, «&#xa0;les preneurs&#xa0;» désigne le preneur, et «&#xa0;la défense&#xa0;» l’autre joueur.</translation>
    </message>
    <message>
        <source>The taker plays alone. In these rules “the taker’s side” means the taker, and “the defenders” means all the others.</source>
        <translation>Le preneur joue seul. Dans ces règles, «&#xa0;les preneurs&#xa0;» désigne le preneur, et «&#xa0;la défense&#xa0;» tous les autres.</translation>
    </message>
    <message>
        <source>Auction</source>
        <extracomment>Title of a section of the rule sheet.</extracomment>
        <translation>Enchères</translation>
    </message>
    <message>
        <source>If all pass, there is a second round. Each player passes or names a suit as trumps, but not the suit of the turn-up.</source>
        <translation>Si tous passent, il y a un second tour. Chacun passe ou nomme une couleur d’atout, sauf celle de la retourne.</translation>
    </message>
    <message>
        <source>If all pass, there is a second round. Each player passes or names any suit as trumps.</source>
        <translation>Si tous passent, il y a un second tour. Chacun passe ou nomme l’atout de son choix.</translation>
    </message>
    <message>
        <source>If all pass, a card of another suit is turned up, and there is a second round. Each player passes or takes with the new suit as trumps.</source>
        <translation>Si tous passent, on retourne une carte d’une autre couleur, et il y a un second tour. Chacun passe ou prend à cette couleur.</translation>
    </message>
    <message>
        <source>In the second round you may also name no trumps or all trumps.</source>
        <translation>Au second tour, on peut aussi nommer sans-atout ou tout-atout.</translation>
    </message>
    <message>
        <source>In both rounds you may also name no trumps or all trumps.</source>
        <translation>Aux deux tours, on peut aussi nommer sans-atout ou tout-atout.</translation>
    </message>
    <message>
        <source>If all pass again, nobody scores and the cards are dealt again.</source>
        <translation>Si tous passent encore, personne ne marque et on redonne.</translation>
    </message>
    <message>
        <source>If all the others pass again, the dealer must name a suit.</source>
        <translation>Si tous les autres passent encore, le donneur doit nommer une couleur.</translation>
    </message>
    <message>
        <source>If all pass again, the player after the dealer must name a suit.</source>
        <translation>Si tous passent encore, le joueur après le donneur doit nommer une couleur.</translation>
    </message>
    <message>
        <source>If all pass again, the dealer must take, with the turn-up’s suit as trumps.</source>
        <translation>Si tous passent encore, le donneur doit prendre à la couleur de la retourne.</translation>
    </message>
    <message>
        <source>If all pass, nobody scores and the cards are dealt again.</source>
        <translation>Si tous passent, personne ne marque et on redonne.</translation>
    </message>
    <message>
        <source>If all the others pass, the dealer must name a suit.</source>
        <translation>Si tous les autres passent, le donneur doit nommer une couleur.</translation>
    </message>
    <message>
        <source>If all the others pass, the player after the dealer must name a suit.</source>
        <translation>Si tous les autres passent, le joueur après le donneur doit nommer une couleur.</translation>
    </message>
    <message>
        <source>The player after the dealer is the taker and must name a suit as trumps. Nobody else speaks.</source>
        <translation>Le joueur après le donneur est le preneur et doit nommer l’atout. Personne d’autre ne parle.</translation>
    </message>
    <message>
        <source>If all pass again, the deal is played without a taker, with the turn-up’s suit as trumps. Each side loses its own card points, and its {belote} and declarations are taken off the other side’s score.</source>
        <extracomment>{belote}: this game’s word for king and queen of trumps.</extracomment>
        <translation>Si tous passent encore, on joue sans preneur, à la couleur de la retourne. Chaque camp perd ses propres points de cartes, et ses points de {belote} et d’annonces sont retirés du score de l’autre camp.</translation>
    </message>
    <message>
        <source>If all pass, the dealer must name a suit.</source>
        <translation>Si tous passent, le donneur doit nommer une couleur.</translation>
    </message>
    <message>
        <source>If all pass, the player after the dealer must name a suit.</source>
        <translation>Si tous passent, le joueur après le donneur doit nommer une couleur.</translation>
    </message>
    <message>
        <source>If all pass without a bid, nobody scores and the cards are dealt again.</source>
        <translation>Si tous passent sans enchère, personne ne marque et on redonne.</translation>
    </message>
    <message>
        <source>There is one round, and the player after the dealer speaks first. Each player passes or names a suit as trumps. The first to name one is the taker, and the auction is over.</source>
        <translation>Il y a un seul tour, et le joueur après le donneur parle en premier. Chacun passe ou nomme une couleur d’atout. Le premier qui en nomme une est le preneur, et les enchères sont finies.</translation>
    </message>
    <message>
        <source>There is one round, and the dealer speaks first. Each player passes or names a suit as trumps. The first to name one is the taker, and the auction is over.</source>
        <translation>Il y a un seul tour, et le donneur parle en premier. Chacun passe ou nomme une couleur d’atout. Le premier qui en nomme une est le preneur, et les enchères sont finies.</translation>
    </message>
    <message>
        <source>You cannot take or name a suit in which you are void.</source>
        <translation>On ne peut ni prendre ni nommer une couleur dont on n’a aucune carte.</translation>
    </message>
    <message>
        <source>You cannot name a suit in which you are void.</source>
        <translation>On ne peut pas nommer une couleur dont on n’a aucune carte.</translation>
    </message>
    <message>
        <source>Instead of passing or taking, you may offer once to throw in the deal (schmeiss). If the offer is accepted, the next player deals. If it is refused, you are the taker: in the turn-up’s suit in the first round, in a suit you name in the second.</source>
        <translation>Au lieu de passer ou de prendre, on peut une fois proposer d’annuler la donne (schmeiss). Si l’adversaire accepte, le joueur suivant donne. S’il refuse, celui qui a proposé est preneur&#xa0;: à la couleur de la retourne au premier tour, à la couleur de son choix au second.</translation>
    </message>
    <message>
        <source>Instead of passing or taking, you may offer once to throw in the deal (schmeiss). If the offer is accepted, the next player deals. If it is refused in the first round, your opponent takes the turn-up. If it is refused in the second round, you must name a suit.</source>
        <translation>Au lieu de passer ou de prendre, on peut une fois proposer d’annuler la donne (schmeiss). Si l’adversaire accepte, le joueur suivant donne. S’il refuse au premier tour, c’est lui qui prend à la retourne. S’il refuse au second, celui qui a proposé doit nommer une couleur.</translation>
    </message>
    <message>
        <source>Instead of passing or taking, you may make an offer once (schmeiss). If it is accepted, you are the taker. If it is refused, the deal is void.</source>
        <translation>Au lieu de passer ou de prendre, on peut une fois faire une offre (schmeiss). Si l’adversaire accepte, celui qui l’a faite est preneur. S’il refuse, la donne est nulle.</translation>
    </message>
    <message>
        <source>In the first round, if you hold the seven of the turn-up’s suit and are not the dealer, you may take with it. You exchange the seven for the turn-up at once.</source>
        <translation>Au premier tour, si vous avez le sept de la couleur de la retourne sans être donneur, vous pouvez prendre avec ce sept. Vous l’échangez aussitôt contre la retourne.</translation>
    </message>
    <message>
        <source>If you have passed, you may still bid later.</source>
        <translation>Après avoir passé, on peut encore enchérir.</translation>
    </message>
    <message>
        <source>If you have passed, you cannot bid any more.</source>
        <translation>Après avoir passé, on ne peut plus enchérir.</translation>
    </message>
    <message>
        <source>Players who have passed may still double and redouble.</source>
        <translation>Après avoir passé, on peut encore contrer et surcontrer.</translation>
    </message>
    <message>
        <source>Doubling</source>
        <extracomment>Title of a section of the rule sheet.</extracomment>
        <translation>Contre</translation>
    </message>
    <message>
        <source>A doubled contract counts ×{double}.</source>
        <extracomment>{double}: a factor, ×2.</extracomment>
        <translation>Un contrat contré compte ×{double}.</translation>
    </message>
    <message>
        <source>A doubled contract counts ×{double}, a redoubled one ×{redouble}.</source>
        <extracomment>{double}: a factor, ×2. {redouble}: a factor, ×4.</extracomment>
        <translation>Un contrat contré compte ×{double}, un contrat surcontré ×{redouble}.</translation>
    </message>
    <message>
        <source>The other side may raise a redoubled contract once more. The three raises count ×{double}, ×{redouble} and ×{third}.</source>
        <extracomment>{double}: a factor, ×2. {redouble}: a factor, ×4. {third}: points.</extracomment>
        <translation>L’autre camp peut relancer encore une fois un contrat surcontré. Les trois relances comptent ×{double}, ×{redouble} et ×{third}.</translation>
    </message>
    <message>
        <source>The two sides in turn may raise a redoubled contract twice more. The four raises count ×{double}, ×{redouble}, ×{third} and ×{fourth}.</source>
        <extracomment>{double}: a factor, ×2. {redouble}: a factor, ×4. {third}, {fourth}: points.</extracomment>
        <translation>Un camp puis l’autre peuvent encore relancer un contrat surcontré. Les quatre relances comptent ×{double}, ×{redouble}, ×{third} et ×{fourth}.</translation>
    </message>
    <message>
        <source>All raises are made before the last cards are dealt.</source>
        <translation>Toutes les relances se font avant la distribution des dernières cartes.</translation>
    </message>
    <message>
        <source>All raises are made once everyone holds all their cards.</source>
        <translation>Toutes les relances se font quand chacun a toutes ses cartes.</translation>
    </message>
    <message>
        <source>After the auction each defender in turn may double.</source>
        <translation>Après les enchères, chaque défenseur à son tour peut contrer.</translation>
    </message>
    <message>
        <source>Then the doubled side may redouble.</source>
        <translation>Le camp contré peut alors surcontrer.</translation>
    </message>
    <message>
        <source>After the auction</source>
        <extracomment>Title of a section of the rule sheet.</extracomment>
        <translation>Après les enchères</translation>
    </message>
    <message>
        <source>Exchange</source>
        <extracomment>Title of a section of the rule sheet. The lowest trump for the open card.</extracomment>
        <translation>Échange</translation>
    </message>
    <message>
        <source>The player after the dealer leads to the first trick.</source>
        <translation>Le joueur après le donneur entame le premier pli.</translation>
    </message>
    <message>
        <source>The taker leads to the first trick.</source>
        <translation>Le preneur entame le premier pli.</translation>
    </message>
    <message>
        <source>The player after the dealer leads to the first trick, except in a générale, where the bidder leads.</source>
        <translation>Le joueur après le donneur entame le premier pli. À la générale, c’est celui qui l’a demandée.</translation>
    </message>
    <message>
        <source>You need not beat with the jack: if it is your only trump that can, you may play a lower one.</source>
        <translation>Rien n’oblige à monter avec le valet : si c’est votre seul atout qui le permet, vous pouvez en jouer un plus petit.</translation>
    </message>
    <message>
        <source>If you cannot follow suit, you must ruff, unless your partner is winning the trick. Then you may play any card and may even underruff.</source>
        <translation>Si vous ne pouvez pas fournir, vous devez couper, sauf si votre partenaire est maître. Vous pouvez alors jouer n’importe quelle carte, et même sous-couper.</translation>
    </message>
    <message>
        <source>If you cannot follow suit, you must ruff, unless your partner is winning the trick. Then play any card, but underruff your partner only if you have nothing else.</source>
        <translation>Si vous ne pouvez pas fournir, vous devez couper, sauf si votre partenaire est maître. Jouez alors la carte de votre choix, mais ne le sous-coupez que s’il ne vous reste rien d’autre.</translation>
    </message>
    <message>
        <source>If you cannot follow suit, you must ruff, even if your partner is winning the trick.</source>
        <translation>Si vous ne pouvez pas fournir, vous devez couper, même si votre partenaire est maître.</translation>
    </message>
    <message>
        <source>If you cannot follow suit, you must ruff, even if your partner is winning the trick, but you need not beat your partner’s trump.</source>
        <translation>Si vous ne pouvez pas fournir, vous devez couper, même si votre partenaire est maître, mais rien n’oblige à monter sur son atout.</translation>
    </message>
    <message>
        <source>If you must ruff and the trick has already been ruffed, you must overruff if you can.</source>
        <translation>Si vous devez couper un pli déjà coupé, vous devez surcouper si vous le pouvez.</translation>
    </message>
    <message>
        <source>If you must ruff and the trick has already been ruffed, you may play any trump.</source>
        <translation>Si vous devez couper un pli déjà coupé, vous pouvez jouer l’atout de votre choix.</translation>
    </message>
    <message>
        <source>If you must ruff and cannot overruff, you must underruff.</source>
        <translation>Si vous devez couper sans pouvoir surcouper, vous devez sous-couper.</translation>
    </message>
    <message>
        <source>If you are void and cannot overruff an opponent, you may play any card.</source>
        <translation>Si vous ne pouvez ni fournir ni surcouper un adversaire, vous pouvez jouer n’importe quelle carte.</translation>
    </message>
    <message>
        <source>If you are void and cannot overruff an opponent, play any card but a trump. Underruff only if you have nothing else.</source>
        <translation>Si vous ne pouvez ni fournir ni surcouper un adversaire, jouez n’importe quelle carte sauf un atout. Ne sous-coupez que s’il ne vous reste rien d’autre.</translation>
    </message>
    <message>
        <source>You can play a card against these rules, and an opponent may challenge it. A challenge ends the deal, and the side in the wrong scores nothing for that deal.</source>
        <translation>On peut jouer une carte contre ces règles, et un adversaire peut la contester. La donne est alors finie, et le camp qui a tort n’y marque rien.</translation>
    </message>
    <message>
        <source>A run of three cards ({of_three}) scores {three}, of four ({of_four}) {four}, and of five or more ({of_five}) {five}.</source>
        <extracomment>{of_three}: the word of the game: tierce. {three}, {four}, {five}: points. {of_four}: the word of the game: quarte. {of_five}: the word of the game: quinte.</extracomment>
        <translation>Une suite de trois cartes ({of_three}) vaut {three}, de quatre ({of_four}) {four}, de cinq ou plus ({of_five}) {five}.</translation>
    </message>
    <message>
        <source>A run of three cards ({of_three}) scores {three}, and of four or more ({of_four}) {four}.</source>
        <extracomment>{of_three}: the word of the game: tierce. {three}, {four}: points. {of_four}: the word of the game: quarte.</extracomment>
        <translation>Une suite de trois cartes ({of_three}) vaut {three}, de quatre ou plus ({of_four}) {four}.</translation>
    </message>
    <message>
        <source>Four of a kind ({of_fours}) scores {fours:and}.</source>
        <extracomment>{of_fours}: the word of the game: carré. {fours}: a list such as 200 for jacks and 150 for nines.</extracomment>
        <translation>Quatre cartes de même hauteur ({of_fours}) valent {fours:and}.</translation>
    </message>
    <message>
        <source>In Sun four aces are called {of_aces}.</source>
        <extracomment>{of_aces}: the word of the game.</extracomment>
        <translation>En Sun, quatre as s’appellent {of_aces}.</translation>
    </message>
    <message>
        <source>Declarations</source>
        <extracomment>Title of a section of the rule sheet.</extracomment>
        <translation>Annonces</translation>
    </message>
    <message>
        <source>Runs and fours of a kind do not score in this game.</source>
        <translation>Les suites et les carrés ne rapportent rien dans ce jeu.</translation>
    </message>
    <message>
        <source>A declaration is a run of cards of one suit, or four of a kind, in one hand.</source>
        <translation>Une annonce est une suite de cartes d’une même couleur, ou un carré, dans une même main.</translation>
    </message>
    <message>
        <source>A declaration is a run of cards of one suit in one hand.</source>
        <translation>Une annonce est une suite de cartes d’une même couleur dans une même main.</translation>
    </message>
    <message>
        <source>Players call a declaration a “project”.</source>
        <translation>Dans ce jeu, une annonce s’appelle un « projet ».</translation>
    </message>
    <message>
        <source>In runs the cards rank ace, king, queen, jack, ten, nine and so on down, even in trumps.</source>
        <translation>Dans les suites, l’ordre est as, roi, dame, valet, dix, neuf et ainsi de suite, même à l’atout.</translation>
    </message>
    <message>
        <source>In no trumps four of a kind scores {fours:and}.</source>
        <extracomment>{fours}: a list such as 200 for jacks and 150 for nines. {fours}: a list such as 200 for jacks and 150 for nines.</extracomment>
        <translation>À sans-atout, un carré vaut {fours:and}.</translation>
    </message>
    <message>
        <source>In Sun four of a kind scores {fours:and}.</source>
        <extracomment>{fours}: a list such as 200 for aces and 100 for kings.</extracomment>
        <translation>En Sun, un carré vaut {fours:and}.</translation>
    </message>
    <message>
        <source>On the score sheet a declaration counts a tenth of these points in Hokum and a fifth in Sun.</source>
        <translation>Sur la feuille de marque, une annonce compte le dixième de ces points en Hokum et le cinquième en Sun.</translation>
    </message>
    <message>
        <source>Before the first lead you declare in turn: you say what kind of declaration you have, but not its cards. Then the declarations that count are shown.</source>
        <translation>Avant l’entame, vous annoncez à tour de rôle&#xa0;: vous dites quelle sorte d’annonce vous avez, mais pas ses cartes. On montre alors les annonces qui comptent.</translation>
    </message>
    <message>
        <source>Four jacks are called {of_jacks}.</source>
        <extracomment>{of_jacks}: the word of the game.</extracomment>
        <translation>Quatre valets s’appellent {of_jacks}.</translation>
    </message>
    <message>
        <source>A run of six or more cards may be declared as two runs.</source>
        <translation>Une suite de six cartes ou plus peut faire deux annonces.</translation>
    </message>
    <message>
        <source>A card may count both in a run and in a four of a kind.</source>
        <translation>Une carte peut compter à la fois dans une suite et dans un carré.</translation>
    </message>
    <message>
        <source>Four sevens in one hand void the deal.</source>
        <translation>Un carré de sept dans une main annule la donne.</translation>
    </message>
    <message>
        <source>A side that wins no trick does not score its declarations, but they still beat lower ones.</source>
        <translation>Un camp sans pli ne marque pas ses annonces, mais elles battent quand même les plus faibles.</translation>
    </message>
    <message>
        <source>If one side wins every trick, it also scores the declarations of the side without a trick.</source>
        <translation>Un camp qui fait tous les plis marque aussi les annonces du camp sans pli.</translation>
    </message>
    <message>
        <source>A side that wins every trick scores all declarations of the deal, even beaten ones.</source>
        <translation>Un camp qui fait tous les plis marque toutes les annonces de la donne, même battues.</translation>
    </message>
    <message>
        <source>If the contract fails, the defenders also score the declarations that count, whichever side holds them.</source>
        <translation>Si le contrat chute, la défense marque aussi les annonces qui comptent, quel que soit le camp qui les a.</translation>
    </message>
    <message>
        <source>A long run is a single declaration. It cannot be divided into two.</source>
        <translation>Une longue suite ne fait qu’une seule annonce. On ne peut pas la diviser en deux.</translation>
    </message>
    <message>
        <source>A card counts in only one declaration, but it may also count for {belote}.</source>
        <extracomment>{belote}: this game’s word for king and queen of trumps.</extracomment>
        <translation>Une carte ne compte que dans une annonce, mais elle peut aussi compter pour {belote:le}.</translation>
    </message>
    <message>
        <source>If the contract fails, the defenders also score the declarations that count, whichever side holds them. Those of a side without a trick are lost.</source>
        <translation>Si le contrat chute, la défense marque aussi les annonces qui comptent, quel que soit le camp qui les a. Celles d’un camp sans pli sont perdues.</translation>
    </message>
    <message>
        <source>If the contract fails, the defenders also score every declaration, even beaten ones.</source>
        <translation>Si le contrat chute, la défense marque aussi toutes les annonces, même battues.</translation>
    </message>
    <message>
        <source>If the contract fails, the defenders also score their own declarations that count. Those of the taker’s side are lost.</source>
        <translation>Si le contrat chute, la défense marque aussi ses propres annonces qui comptent. Celles des preneurs sont perdues.</translation>
    </message>
    <message>
        <source>Any four of a kind beats any run.</source>
        <translation>Un carré bat toutes les suites.</translation>
    </message>
    <message>
        <source>Runs of five or more beat fours of a kind, which beat shorter runs. But a four of a kind that scores more than every run beats them all.</source>
        <translation>Les suites de cinq cartes ou plus battent les carrés, qui battent les suites plus courtes. Mais un carré qui vaut plus que toutes les suites les bat toutes.</translation>
    </message>
    <message>
        <source>The same declarations count in no trumps.</source>
        <translation>À sans-atout, les mêmes annonces comptent.</translation>
    </message>
    <message>
        <source>In no trumps runs score the same, but fours of a kind have their own points.</source>
        <translation>À sans-atout, les suites valent autant, mais les carrés ont leurs propres points.</translation>
    </message>
    <message>
        <source>In no trumps runs do not count, and fours of a kind have their own points.</source>
        <translation>À sans-atout, les suites ne comptent pas, et les carrés ont leurs propres points.</translation>
    </message>
    <message>
        <source>In no trumps there are no declarations.</source>
        <translation>À sans-atout, il n’y a pas d’annonces.</translation>
    </message>
    <message>
        <source>The same declarations count in Sun.</source>
        <translation>Les mêmes annonces comptent en Sun.</translation>
    </message>
    <message>
        <source>In Sun runs score the same, but fours of a kind have their own points.</source>
        <translation>En Sun, les suites valent autant, mais les carrés ont leurs propres points.</translation>
    </message>
    <message>
        <source>In Sun runs do not count, and fours of a kind have their own points.</source>
        <translation>En Sun, les suites ne comptent pas, et les carrés ont leurs propres points.</translation>
    </message>
    <message>
        <source>In Sun there are no declarations.</source>
        <translation>En Sun, il n’y a pas d’annonces.</translation>
    </message>
    <message numerus="yes">
        <source>Only the %n highest card(s) of a longer run count as one run. The rest may form another run.</source>
        <extracomment>%n: 3 or more.</extracomment>
        <translation>
            <numerusform>Dans une suite plus longue, seule la %n plus haute carte compte comme une suite. Les autres peuvent en former une autre.</numerusform>
            <numerusform>Dans une suite plus longue, seules les %n plus hautes cartes comptent comme une suite. Les autres peuvent en former une autre.</numerusform>
        </translation>
    </message>
    <message>
        <source>Declarations help to decide whether the contract is made.</source>
        <translation>Les annonces comptent pour décider si le contrat est réussi.</translation>
    </message>
    <message>
        <source>Declarations do not help to decide whether the contract is made.</source>
        <translation>Les annonces ne comptent pas pour décider si le contrat est réussi.</translation>
    </message>
    <message numerus="yes">
        <source>A run of %n card(s) wins the match at once.</source>
        <extracomment>%n: 5 or more.</extracomment>
        <translation>
            <numerusform>Une suite de %n carte fait gagner aussitôt la partie.</numerusform>
            <numerusform>Une suite de %n cartes fait gagner aussitôt la partie.</numerusform>
        </translation>
    </message>
    <message>
        <source>You may make only one declaration.</source>
        <translation>On ne peut faire qu’une annonce.</translation>
    </message>
    <message numerus="yes">
        <source>You may make at most %n declaration(s).</source>
        <extracomment>%n: 2 or more.</extracomment>
        <translation>
            <numerusform>On peut faire au plus %n&#xa0;annonce.</numerusform>
            <numerusform>On peut faire au plus %n&#xa0;annonces.</numerusform>
        </translation>
    </message>
    <message>
        <source>Declarations do not count for this. They are scored separately.</source>
        <translation>Les annonces ne comptent pas pour cela. On les marque à part.</translation>
    </message>
    <message>
        <source>Declarations count towards making a bid.</source>
        <translation>Les annonces comptent pour réussir le contrat.</translation>
    </message>
    <message>
        <source>Declarations do not count towards making a bid. They are scored separately.</source>
        <translation>Les annonces ne comptent pas pour réussir le contrat. On les marque à part.</translation>
    </message>
    <message>
        <source>You may still declare a run that a newly uncovered card completes.</source>
        <translation>On peut encore annoncer une suite complétée par une carte que l’on vient de découvrir.</translation>
    </message>
    <message>
        <source>Covered cards do not count for declarations.</source>
        <translation>Les cartes cachées ne comptent pas pour les annonces.</translation>
    </message>
    <message>
        <source>Runs are compared only with runs, and fours of a kind only with fours of a kind.</source>
        <translation>On compare les suites avec les suites et les carrés avec les carrés.</translation>
    </message>
    <message>
        <source>A longer run beats a shorter one. All runs of five or more count as equally long. Of two equally long runs, the one with the higher top card is better.</source>
        <translation>Une suite plus longue bat une suite plus courte. À partir de cinq cartes, la longueur ne compte plus. De deux suites de même longueur, la meilleure est celle qui a la plus haute carte.</translation>
    </message>
    <message>
        <source>A longer run beats a shorter one. Of two equally long runs, the one with the higher top card is better.</source>
        <translation>Une suite plus longue bat une suite plus courte. De deux suites de même longueur, la meilleure est celle qui a la plus haute carte.</translation>
    </message>
    <message>
        <source>Of two equal runs the one in trumps is better. Otherwise the run of the player who comes first after the dealer is better.</source>
        <translation>De deux suites égales, la meilleure est celle qui est à l’atout. Sinon, c’est celle du joueur qui vient le premier après le donneur.</translation>
    </message>
    <message>
        <source>The declaration with more points is better. If the points are equal, the one with the higher card is better.</source>
        <translation>L’annonce qui vaut le plus est la meilleure. À valeur égale, c’est celle qui a la carte la plus haute.</translation>
    </message>
    <message>
        <source>The four of a kind with more points is better. If the points are equal, the order is {ranks:and}, from best to worst.</source>
        <extracomment>{ranks}: ranks, jacks and nines.</extracomment>
        <translation>Le carré qui vaut le plus est le meilleur. À valeur égale, l’ordre est {ranks:and}, du meilleur au moins bon.</translation>
    </message>
    <message>
        <source>The four of a kind with more points is better. If the points are equal, the player who comes first after the dealer has the better one.</source>
        <translation>Le carré qui vaut le plus est le meilleur. À valeur égale, le meilleur est celui du joueur qui vient le premier après le donneur.</translation>
    </message>
    <message>
        <source>Of two equal runs the one in trumps is better. If neither is in trumps and they are the best of different sides, nobody scores a declaration.</source>
        <translation>De deux suites égales, la meilleure est celle qui est à l’atout. Si aucune n’est à l’atout et qu’elles sont les meilleures de camps différents, personne ne marque d’annonce.</translation>
    </message>
    <message>
        <source>Of two equal runs the one in trumps is better. If neither is in trumps and they are the best of different sides, nobody scores a run.</source>
        <translation>De deux suites égales, la meilleure est celle qui est à l’atout. Si aucune n’est à l’atout et qu’elles sont les meilleures de camps différents, personne ne marque de suite.</translation>
    </message>
    <message>
        <source>Of two equal runs the one in trumps is better. If neither is in trumps and they are the best, nobody scores a declaration, even if partners hold them.</source>
        <translation>De deux suites égales, la meilleure est celle qui est à l’atout. Si aucune n’est à l’atout et qu’elles sont les meilleures, personne ne marque d’annonce, même si elles sont chez des partenaires.</translation>
    </message>
    <message>
        <source>Of two equal runs the one in trumps is better. If neither is in trumps and they are the best, nobody scores a run, even if partners hold them.</source>
        <translation>De deux suites égales, la meilleure est celle qui est à l’atout. Si aucune n’est à l’atout et qu’elles sont les meilleures, personne ne marque de suite, même si elles sont chez des partenaires.</translation>
    </message>
    <message>
        <source>If the best runs of different sides are equal, nobody scores a declaration, even if one of the runs is in trumps.</source>
        <translation>Si les meilleures suites de camps différents sont égales, personne ne marque d’annonce, même si l’une est à l’atout.</translation>
    </message>
    <message>
        <source>If the best runs of different sides are equal, nobody scores a run, even if one of them is in trumps.</source>
        <translation>Si les meilleures suites de camps différents sont égales, personne ne marque de suite, même si l’une est à l’atout.</translation>
    </message>
    <message>
        <source>Of two equal runs the one declared first is better, even if the other is in trumps.</source>
        <translation>De deux suites égales, la meilleure est celle qui a été annoncée la première, même si l’autre est à l’atout.</translation>
    </message>
    <message>
        <source>Of two equal runs the one in trumps is better. If neither is in trumps and they are the best of different sides, each of these sides scores its declarations.</source>
        <translation>De deux suites égales, la meilleure est celle qui est à l’atout. Si aucune n’est à l’atout et qu’elles sont les meilleures de camps différents, chacun de ces camps marque ses annonces.</translation>
    </message>
    <message>
        <source>Of two equal runs the one in trumps is better. Otherwise the dealer’s is better, and if the dealer has neither, the run of the player who comes first after the dealer.</source>
        <translation>De deux suites égales, la meilleure est celle qui est à l’atout. Sinon, c’est celle du donneur et, si le donneur n’a ni l’une ni l’autre, celle du joueur qui vient le premier après lui.</translation>
    </message>
    <message>
        <source>The side with the best declaration scores all its declarations. The others score none.</source>
        <translation>Le camp qui a la meilleure annonce marque toutes ses annonces. Les autres n’en marquent aucune.</translation>
    </message>
    <message>
        <source>The side with the best run scores all its runs. The side with the best four of a kind scores every one it has. The others score none.</source>
        <translation>Le camp qui a la meilleure suite marque toutes ses suites. Celui qui a le meilleur carré marque tous ses carrés. Les autres ne marquent rien pour les leurs.</translation>
    </message>
    <message>
        <source>Only the player with the best declaration scores declarations.</source>
        <translation>Seul le joueur qui a la meilleure annonce marque des annonces.</translation>
    </message>
    <message>
        <source>Only the player with the best run scores runs. Only the player with the best four of a kind scores fours of a kind.</source>
        <translation>Seul le joueur qui a la meilleure suite marque des suites. Seul celui qui a le meilleur carré marque des carrés.</translation>
    </message>
    <message>
        <source>Every side scores all its declarations. They are not compared.</source>
        <translation>Chaque camp marque toutes ses annonces. On ne les compare pas.</translation>
    </message>
    <message>
        <source>A side keeps its declarations even if it wins no trick.</source>
        <translation>Un camp garde ses annonces même sans faire de pli.</translation>
    </message>
    <message>
        <source>Four sevens or four eights in one hand void every declaration of the deal.</source>
        <translation>Un carré de sept ou de huit dans une main annule toutes les annonces de la donne.</translation>
    </message>
    <message>
        <source>Roem</source>
        <extracomment>Title of a section of the rule sheet. Dutch: what cards score that meet in one trick.</extracomment>
        <translation>Roem</translation>
    </message>
    <message>
        <source>Roem is a bonus for cards that fall in the same trick. The side that wins the trick scores it. A run of three cards of one suit scores {three}, a run of four {four}. In runs the cards rank ace, king, queen, jack, ten and so on down.</source>
        <extracomment>{three}, {four}: points.</extracomment>
        <translation>Le roem est une prime pour des cartes qui tombent dans le même pli. Le camp qui fait le pli la marque. Une suite de trois cartes d’une même couleur vaut {three}, de quatre {four}. Dans les suites, l’ordre est as, roi, dame, valet, dix et ainsi de suite.</translation>
    </message>
    <message>
        <source>The program counts roem for you.</source>
        <translation>Le programme compte le roem pour vous.</translation>
    </message>
    <message>
        <source>The king and queen of trumps in one hand score {belote_points}. If you hold them, you say {belote} when you play the first of them and {rebelote} when you play the second.</source>
        <extracomment>{belote_points}: points. {belote}: the word of the game for king and queen of trumps. {rebelote}: what is said with the second card.</extracomment>
        <translation>Le roi et la dame d’atout dans la même main valent {belote_points}. Si vous les avez, vous dites {belote} en jouant la première de ces cartes et {rebelote} en jouant la seconde.</translation>
    </message>
    <message>
        <source>The king and queen of trumps in one hand score {belote_points}. If you hold them, you say {belote}.</source>
        <extracomment>{belote_points}: points. {belote}: the word of the game for king and queen of trumps.</extracomment>
        <translation>Le roi et la dame d’atout dans la même main valent {belote_points}. Si vous les avez, vous dites {belote}.</translation>
    </message>
    <message>
        <source>The king and queen of trumps in one hand score {belote_points}. If you hold them, you say {rebelote} only when you play the second of them.</source>
        <extracomment>{belote_points}: points. {rebelote}: what is said with the second card of king and queen of trumps.</extracomment>
        <translation>Le roi et la dame d’atout dans la même main valent {belote_points}. Si vous les avez, vous ne dites {rebelote} qu’en jouant la seconde de ces cartes.</translation>
    </message>
    <message>
        <source>In all trumps the king and queen of every suit score this.</source>
        <translation>À tout-atout, cela vaut pour le roi et la dame de chaque couleur.</translation>
    </message>
    <message>
        <source>In no trumps there is no {belote}.</source>
        <extracomment>{belote}: the word of the game for king and queen of trumps. {belote}: the word of the game for king and queen of trumps.</extracomment>
        <translation>À sans-atout, il n’y a pas de {belote}.</translation>
    </message>
    <message>
        <source>In Sun there is no {belote}.</source>
        <extracomment>{belote}: the word of the game for king and queen of trumps.</extracomment>
        <translation>En Sun, il n’y a pas de {belote}.</translation>
    </message>
    <message>
        <source>You cannot say it with a card that you discard.</source>
        <translation>On ne peut pas l’annoncer avec une carte dont on se défausse.</translation>
    </message>
    <message>
        <source>You may say it only as you lead, ruff or follow your partner’s lead.</source>
        <translation>On ne peut l’annoncer qu’en entamant, en coupant ou en fournissant à l’entame de son partenaire.</translation>
    </message>
    <message>
        <source>You may say it only as you lead or ruff.</source>
        <translation>On ne peut l’annoncer qu’en entamant ou en coupant.</translation>
    </message>
    <message>
        <source>These points help to decide whether the contract is made.</source>
        <translation>Ces points comptent pour décider si le contrat est réussi.</translation>
    </message>
    <message>
        <source>These points do not help to decide whether the contract is made. They are scored separately.</source>
        <translation>Ces points ne comptent pas pour décider si le contrat est réussi. Ils se marquent à part.</translation>
    </message>
    <message>
        <source>These points count towards making a bid.</source>
        <translation>Ces points comptent pour réussir le contrat.</translation>
    </message>
    <message>
        <source>These points do not count towards making a bid. They are scored separately.</source>
        <translation>Ces points ne comptent pas pour réussir le contrat. Ils se marquent à part.</translation>
    </message>
    <message>
        <source>Four jacks score {trick_jacks_points}.</source>
        <extracomment>{trick_jacks_points}: points.</extracomment>
        <translation>Quatre valets valent {trick_jacks_points}.</translation>
    </message>
    <message>
        <source>King and queen: {belote}</source>
        <extracomment>Title of a section of the rule sheet. {belote}: the word of the game for these two cards.</extracomment>
        <translation>Roi et dame&#xa0;: {belote}</translation>
    </message>
    <message>
        <source>The king and queen of trumps in one trick ({belote}) score {belote_points}, even if they are also part of a run.</source>
        <extracomment>{belote}: this game’s word for king and queen of trumps. {belote_points}: points.</extracomment>
        <translation>Le roi et la dame d’atout dans un même pli ({belote}) valent {belote_points}, même s’ils font aussi partie d’une suite.</translation>
    </message>
    <message>
        <source>The king and queen of trumps in one hand score nothing.</source>
        <translation>Le roi et la dame d’atout dans une même main ne rapportent rien.</translation>
    </message>
    <message>
        <source>You may play either card first.</source>
        <translation>On peut jouer l’une ou l’autre carte en premier.</translation>
    </message>
    <message>
        <source>You must play the king before the queen. If you play the queen first, nothing is said and nothing is scored.</source>
        <translation>Il faut jouer le roi avant la dame. Si la dame vient en premier, on ne dit rien et on ne marque rien.</translation>
    </message>
    <message>
        <source>These points count even if your side wins no trick.</source>
        <translation>Ces points comptent même si votre camp ne fait aucun pli.</translation>
    </message>
    <message>
        <source>These points count only if your side wins a trick.</source>
        <translation>Ces points ne comptent que si votre camp fait un pli.</translation>
    </message>
    <message>
        <source>These points do not count if both cards are part of a declaration of 100 that scores.</source>
        <translation>Ces points ne comptent pas si les deux cartes font partie d’une annonce de 100 qui est marquée.</translation>
    </message>
    <message>
        <source>These points do not count if both cards are part of a declaration that scores.</source>
        <translation>Ces points ne comptent pas si les deux cartes font partie d’une annonce qui est marquée.</translation>
    </message>
    <message>
        <source>These points do not count if either card is part of a declaration that scores.</source>
        <translation>Ces points ne comptent pas si l’une des deux cartes fait partie d’une annonce qui est marquée.</translation>
    </message>
    <message>
        <source>These points count only if your side wins the trick in which you make this call.</source>
        <translation>Ces points ne comptent que si votre camp fait le pli où vous faites cette annonce.</translation>
    </message>
    <message>
        <source>If you forgot to say {belote} with the first card, you may still say it with the second.</source>
        <extracomment>{belote}: this game’s word for king and queen of trumps.</extracomment>
        <translation>Si vous avez oublié de dire {belote} avec la première carte, vous pouvez encore le dire avec la seconde.</translation>
    </message>
    <message>
        <source>You are warned before you play the queen first.</source>
        <translation>Un avertissement s’affiche si vous allez jouer la dame en premier.</translation>
    </message>
    <message>
        <source>A side that wins no trick cannot end the match with the {belote} of that deal.</source>
        <extracomment>{belote}: this game’s word for king and queen of trumps.</extracomment>
        <translation>Un camp sans pli ne peut pas finir la partie avec les points de {belote} de cette donne.</translation>
    </message>
    <message>
        <source>The {belote} of a deal counts, but cannot end the match by itself.</source>
        <extracomment>{belote}: this game’s word for king and queen of trumps.</extracomment>
        <translation>Les points de {belote} comptent, mais ne peuvent pas finir la partie à eux seuls.</translation>
    </message>
    <message>
        <source>You may say {belote} with the second card even if it was still covered when you played the first.</source>
        <extracomment>{belote}: this game’s word for king and queen of trumps.</extracomment>
        <translation>Vous pouvez dire {belote} avec la seconde carte même si elle était encore cachée quand vous avez joué la première.</translation>
    </message>
    <message>
        <source>There is no {belote} if the second card was still covered when the first was played.</source>
        <extracomment>{belote}: this game’s word for king and queen of trumps.</extracomment>
        <translation>Pas de {belote} si la seconde carte était encore cachée quand la première a été jouée.</translation>
    </message>
    <message>
        <source>Tricks</source>
        <extracomment>Title of a section of the rule sheet.</extracomment>
        <translation>Plis</translation>
    </message>
    <message>
        <source>The player who bid first leads to the first trick.</source>
        <translation>Le premier joueur à avoir enchéri entame le premier pli.</translation>
    </message>
    <message>
        <source>The player after the taker leads to the first trick.</source>
        <translation>Le joueur après le preneur entame le premier pli.</translation>
    </message>
    <message>
        <source>Closed deals</source>
        <extracomment>Title of a section of the rule sheet. Deals in which trumps cannot be led.</extracomment>
        <translation>Donnes fermées</translation>
    </message>
    <message>
        <source>In all trumps only cards of the suit led can win a trick.</source>
        <translation>À tout-atout, seules les cartes de la couleur demandée peuvent faire le pli.</translation>
    </message>
    <message>
        <source>Following suit</source>
        <extracomment>Title of a section of the rule sheet.</extracomment>
        <translation>Fournir</translation>
    </message>
    <message>
        <source>You must follow suit if you can.</source>
        <translation>Vous devez fournir si vous le pouvez.</translation>
    </message>
    <message>
        <source>In no trumps that is your only duty. If you cannot follow suit, play any card.</source>
        <translation>À sans-atout, c’est la seule obligation. Si vous ne pouvez pas fournir, jouez la carte de votre choix.</translation>
    </message>
    <message>
        <source>In Sun that is your only duty. If you cannot follow suit, play any card.</source>
        <translation>En Sun, c’est la seule obligation. Si vous ne pouvez pas fournir, jouez la carte de votre choix.</translation>
    </message>
    <message>
        <source>When the trick is over, the covered cards under the cards just played are turned up. You may play them from the next trick on. Nobody may look at a covered card, and it never decides what you must play.</source>
        <translation>À la fin du pli, on retourne les cartes cachées qui étaient sous les cartes jouées. Vous pouvez les jouer dès le pli suivant. Personne ne peut regarder une carte cachée, et elle ne vous oblige jamais à rien.</translation>
    </message>
    <message>
        <source>You may lead any card from your hand. Each player in turn then plays one card. The highest trump wins the trick. If nobody played a trump, the highest card of the suit led wins. The winner leads to the next trick.</source>
        <translation>Vous pouvez entamer de la carte de votre choix. Chacun joue ensuite une carte à son tour. L’atout le plus fort fait le pli. Sans atout dans le pli, c’est la plus forte carte de la couleur demandée. Le joueur qui fait le pli entame le suivant.</translation>
    </message>
    <message>
        <source>You may lead any card from your hand or any of your open cards on the table. Each player in turn then plays one of theirs. The highest trump wins the trick. If nobody played a trump, the highest card of the suit led wins. The winner leads to the next trick.</source>
        <translation>Vous pouvez entamer d’une carte de votre main ou d’une de vos cartes visibles sur la table. Chacun joue ensuite une des siennes à son tour. L’atout le plus fort fait le pli. Sans atout dans le pli, c’est la plus forte carte de la couleur demandée. Le joueur qui fait le pli entame le suivant.</translation>
    </message>
    <message>
        <source>You may lead any of your open cards on the table. Each player in turn then plays one of theirs. The highest trump wins the trick. If nobody played a trump, the highest card of the suit led wins. The winner leads to the next trick.</source>
        <translation>Vous pouvez entamer de l’une de vos cartes visibles sur la table. Chacun joue ensuite une des siennes à son tour. L’atout le plus fort fait le pli. Sans atout dans le pli, c’est la plus forte carte de la couleur demandée. Le joueur qui fait le pli entame le suivant.</translation>
    </message>
    <message>
        <source>In all trumps every lead is a trump lead. If you cannot follow suit, play any card.</source>
        <translation>À tout-atout, toute entame est une entame à l’atout. Si vous ne pouvez pas fournir, jouez la carte de votre choix.</translation>
    </message>
    <message>
        <source>You must beat the highest trump on the table if you can, even if your partner played it. If you cannot, play any trump.</source>
        <translation>À l’atout, vous devez monter si vous le pouvez, même sur votre partenaire. Sinon, jouez l’atout de votre choix.</translation>
    </message>
    <message>
        <source>You must beat the highest trump on the table if you can, unless your partner played it. Otherwise play any trump.</source>
        <translation>À l’atout, vous devez monter si vous le pouvez, sauf si votre partenaire est maître. Sinon, jouez l’atout de votre choix.</translation>
    </message>
    <message>
        <source>You must beat the highest trump on the table if you can. If you cannot, play any trump.</source>
        <translation>À l’atout, vous devez monter si vous le pouvez. Sinon, jouez l’atout de votre choix.</translation>
    </message>
    <message>
        <source>You may play any trump.</source>
        <translation>Jouez l’atout de votre choix.</translation>
    </message>
    <message>
        <source>Beating in side suits</source>
        <extracomment>Title of a section of the rule sheet.</extracomment>
        <translation>Monter hors atout</translation>
    </message>
    <message>
        <source>You must beat the highest card of the suit led if you can, unless the trick has been ruffed.</source>
        <translation>Vous devez monter à la couleur demandée si vous le pouvez, sauf si le pli est coupé.</translation>
    </message>
    <message>
        <source>You must beat the highest card of the suit led if you can, even if the trick has been ruffed.</source>
        <translation>Vous devez monter à la couleur demandée si vous le pouvez, même si le pli est coupé.</translation>
    </message>
    <message>
        <source>If you cannot follow suit, you must ruff.</source>
        <translation>Si vous ne pouvez pas fournir, vous devez couper.</translation>
    </message>
    <message>
        <source>If you can neither follow suit nor ruff, play any card.</source>
        <translation>Si vous ne pouvez ni fournir ni couper, jouez la carte de votre choix.</translation>
    </message>
    <message>
        <source>The other side scores as if it had won the deal.</source>
        <translation>L’autre camp marque comme s’il avait gagné la donne.</translation>
    </message>
    <message>
        <source>The other side scores all the points of the cards and the last trick, and every declaration and {belote} of the deal.</source>
        <extracomment>{belote}: the word of the game for king and queen of trumps.</extracomment>
        <translation>L’autre camp marque tous les points des cartes et du dix de der, ainsi que toutes les annonces et {belote:le} de la donne.</translation>
    </message>
    <message>
        <source>The other side scores all the points of the cards, 26 in Sun and 16 in Hokum, multiplied if the deal was raised. It also scores its own declarations.</source>
        <translation>L’autre camp marque tous les points des cartes, 26 en Sun et 16 en Hokum, multipliés si la donne est relancée. Il marque aussi ses propres annonces.</translation>
    </message>
    <message>
        <source>When trumps are led</source>
        <extracomment>Title of a section of the rule sheet.</extracomment>
        <translation>Quand on joue atout</translation>
    </message>
    <message>
        <source>Ruffing</source>
        <extracomment>Title of a section of the rule sheet.</extracomment>
        <translation>Couper</translation>
    </message>
    <message>
        <source>Overruffing</source>
        <extracomment>Title of a section of the rule sheet.</extracomment>
        <translation>Surcouper</translation>
    </message>
    <message>
        <source>Underruffing</source>
        <extracomment>Title of a section of the rule sheet.</extracomment>
        <translation>Sous-couper</translation>
    </message>
    <message>
        <source>Misplays</source>
        <extracomment>Title of a section of the rule sheet.</extracomment>
        <translation>Fautes</translation>
    </message>
    <message>
        <source>Scoring</source>
        <extracomment>Title of a section of the rule sheet.</extracomment>
        <translation>Marque</translation>
    </message>
    <message>
        <source>Each side adds up its cards, the last trick and the declarations that count.</source>
        <translation>Chaque camp additionne ses cartes, le dix de der et les annonces qui comptent.</translation>
    </message>
    <message>
        <source>Each side adds up its cards, the last trick and its roem.</source>
        <translation>Chaque camp additionne ses cartes, le dix de der et son roem.</translation>
    </message>
    <message>
        <source>The taker’s side makes its contract if it has more points than the defenders. Then each side scores its own points.</source>
        <translation>Les preneurs réussissent leur contrat s’ils ont plus de points que la défense. Chaque camp marque alors ses points.</translation>
    </message>
    <message>
        <source>The taker’s side makes its contract if it has more than half of all the points. Then each side scores its own points.</source>
        <translation>Les preneurs réussissent leur contrat s’ils ont plus de la moitié des points. Chaque camp marque alors ses points.</translation>
    </message>
    <message>
        <source>The taker’s side makes its contract if it has 82 points or more. Then each side scores its own points.</source>
        <translation>Les preneurs réussissent leur contrat s’ils ont 82 points ou plus. Chaque camp marque alors ses points.</translation>
    </message>
    <message>
        <source>With fewer points the contract fails. The defenders score {fail_base} for the cards, and the taker’s side scores nothing for its cards.</source>
        <extracomment>{fail_base}: points.</extracomment>
        <translation>Avec moins de points, le contrat est chuté. La défense marque {fail_base} pour les cartes, et les preneurs ne marquent rien pour les leurs.</translation>
    </message>
    <message>
        <source>With fewer points the contract fails. The defenders score {fail_base} for the cards, or {defender_capot} if they won every trick. The taker’s side scores nothing for its cards.</source>
        <extracomment>{fail_base}, {defender_capot}: points.</extracomment>
        <translation>Avec moins de points, le contrat est chuté. La défense marque {fail_base} pour les cartes, ou {defender_capot} si elle a fait tous les plis. Les preneurs ne marquent rien pour leurs cartes.</translation>
    </message>
    <message>
        <source>With fewer points the contract fails. The defenders score the points of all the cards, and the taker’s side scores nothing for its cards.</source>
        <translation>Avec moins de points, le contrat est chuté. La défense marque les points de toutes les cartes, et les preneurs ne marquent rien pour les leurs.</translation>
    </message>
    <message>
        <source>With fewer points the contract fails. The taker’s side scores nothing, and the defenders score only what they won themselves.</source>
        <translation>Avec moins de points, le contrat est chuté. Les preneurs ne marquent rien, et la défense seulement ce qu’elle a fait.</translation>
    </message>
    <message>
        <source>With fewer points the contract fails. The taker scores nothing, and the others score only what they won themselves.</source>
        <translation>Avec moins de points, le contrat est chuté. Le preneur ne marque rien, et les autres seulement ce qu’ils ont fait.</translation>
    </message>
    <message>
        <source>With fewer points the contract fails, and the taker scores nothing. What the taker won goes to the opponent with the most points. Opponents who tie share it.</source>
        <translation>Avec moins de points, le contrat est chuté et le preneur ne marque rien. Ce qu’il a fait va à l’adversaire qui a le plus de points. Des adversaires à égalité se le partagent.</translation>
    </message>
    <message>
        <source>With fewer points the contract fails, and the taker scores nothing. Each of the others scores what the taker won, on top of their own points.</source>
        <translation>Avec moins de points, le contrat est chuté et le preneur ne marque rien. Chacun des autres marque ce que le preneur a fait, en plus de ses propres points.</translation>
    </message>
    <message>
        <source>In a doubled deal the side that wins it scores every declaration that counts.</source>
        <translation>Dans une donne contrée, le camp qui la gagne marque toutes les annonces qui comptent.</translation>
    </message>
    <message>
        <source>If the contract fails, the defenders also score the roem of both sides.</source>
        <translation>Si le contrat chute, la défense marque aussi le roem des deux camps.</translation>
    </message>
    <message>
        <source>If the contract fails, the taker’s side keeps its {belote}.</source>
        <extracomment>{belote}: the word of the game for king and queen of trumps.</extracomment>
        <translation>Si le contrat chute, les preneurs gardent leur {belote}.</translation>
    </message>
    <message>
        <source>If the contract fails, the {belote} of the taker’s side goes to the defenders.</source>
        <extracomment>{belote}: the word of the game for king and queen of trumps.</extracomment>
        <translation>Si le contrat chute, {belote:le} des preneurs va à la défense.</translation>
    </message>
    <message>
        <source>If the contract fails, the {belote} of the taker’s side is lost.</source>
        <extracomment>{belote}: the word of the game for king and queen of trumps.</extracomment>
        <translation>Si le contrat chute, les preneurs perdent leur {belote}.</translation>
    </message>
    <message>
        <source>If the taker fails, {belote} goes with the other points.</source>
        <extracomment>{belote}: the word of the game for king and queen of trumps.</extracomment>
        <translation>Si le preneur chute, {belote:le} suit les autres points.</translation>
    </message>
    <message>
        <source>The taker makes the contract with more points than each of the others. Then everyone scores their own points.</source>
        <translation>Le preneur réussit le contrat s’il a plus de points que chacun des autres. Chacun marque alors ses points.</translation>
    </message>
    <message>
        <source>The taker makes the contract with more points than the others together. Then everyone scores their own points.</source>
        <translation>Le preneur réussit le contrat s’il a plus de points que les autres ensemble. Chacun marque alors ses points.</translation>
    </message>
    <message>
        <source>The taker makes the contract with 82 points or more. Then everyone scores their own points.</source>
        <translation>Le preneur réussit le contrat avec 82 points ou plus. Chacun marque alors ses points.</translation>
    </message>
    <message>
        <source>In a doubled deal {belote} goes to the side that wins the deal.</source>
        <extracomment>{belote}: the word of the game for king and queen of trumps.</extracomment>
        <translation>Dans une donne contrée, {belote:le} va au camp qui gagne la donne.</translation>
    </message>
    <message>
        <source>Players call a failed contract “{failed}”.</source>
        <extracomment>{failed}: the word of the game: bate, nat, pad.</extracomment>
        <translation>Quand un contrat chute, on dit « {failed} ».</translation>
    </message>
    <message>
        <source>Each side adds up its cards, the last trick, the declarations that count and {belote}.</source>
        <extracomment>{belote}: the word of the game for king and queen of trumps.</extracomment>
        <translation>Chaque camp additionne ses cartes, le dix de der, les annonces qui comptent et {belote:le}.</translation>
    </message>
    <message>
        <source>Each side adds up its cards, the last trick and {belote}.</source>
        <extracomment>{belote}: the word of the game for king and queen of trumps.</extracomment>
        <translation>Chaque camp additionne ses cartes, le dix de der et {belote:le}.</translation>
    </message>
    <message>
        <source>Each side adds up its cards and the last trick.</source>
        <translation>Chaque camp additionne ses cartes et le dix de der.</translation>
    </message>
    <message>
        <source>Ties</source>
        <extracomment>Title of a section of the rule sheet.</extracomment>
        <translation>Égalités</translation>
    </message>
    <message>
        <source>In no trumps and in all trumps a tie means the contract fails.</source>
        <translation>À sans-atout et à tout-atout, une égalité fait chuter le contrat.</translation>
    </message>
    <message>
        <source>Points held over are called “{held}”.</source>
        <extracomment>{held}: the word of the game: litige, visi.</extracomment>
        <translation>Les points retenus s’appellent «&#xa0;{held}&#xa0;».</translation>
    </message>
    <message>
        <source>Points stay held over if the next deal is passed out.</source>
        <translation>Les points retenus le restent si tout le monde passe à la donne suivante.</translation>
    </message>
    <message>
        <source>Each side scores match points: its points divided by ten.</source>
        <translation>On marque des points de partie&#xa0;: les points d’un camp divisés par dix.</translation>
    </message>
    <message>
        <source>If both sides are at the limit, the lower total is rounded up and the higher one down.</source>
        <translation>Si les deux camps sont à la limite, on arrondit le plus petit total vers le haut et le plus grand vers le bas.</translation>
    </message>
    <message>
        <source>Players call such a tie “{half}”.</source>
        <extracomment>{half}: the word of the game: half-bate.</extracomment>
        <translation>On appelle cette égalité «&#xa0;{half}&#xa0;».</translation>
    </message>
    <message>
        <source>On the score sheet</source>
        <extracomment>Title of a section of the rule sheet.</extracomment>
        <translation>Sur la feuille de marque</translation>
    </message>
    <message>
        <source>The last trick counts {last_trick}.</source>
        <extracomment>{last_trick}: points.</extracomment>
        <translation>Le dernier pli (dix de der) vaut {last_trick}.</translation>
    </message>
    <message>
        <source>The last trick counts {last_trick}, but only if the defenders win it.</source>
        <extracomment>{last_trick}: points.</extracomment>
        <translation>Le dernier pli (dix de der) vaut {last_trick}, mais seulement si la défense le fait.</translation>
    </message>
    <message>
        <source>The taker’s side makes its contract if it reaches the points it bid.</source>
        <translation>Les preneurs réussissent leur contrat s’ils atteignent les points demandés.</translation>
    </message>
    <message>
        <source>The taker’s side makes its contract if it reaches the points it bid and has more than the defenders.</source>
        <translation>Les preneurs réussissent leur contrat s’ils atteignent les points demandés et en ont plus que la défense.</translation>
    </message>
    <message>
        <source>The taker’s side makes its contract if it has at least as many points as the defenders, whatever it bid.</source>
        <translation>Les preneurs réussissent leur contrat s’ils ont au moins autant de points que la défense, quelle que soit l’enchère.</translation>
    </message>
    <message>
        <source>The taker’s side makes its contract if it has more points than the defenders, whatever it bid.</source>
        <translation>Les preneurs réussissent leur contrat s’ils ont plus de points que la défense, quelle que soit l’enchère.</translation>
    </message>
    <message>
        <source>The taker’s side makes its contract with at least 82 points, whatever it bid.</source>
        <translation>Les preneurs réussissent leur contrat avec au moins 82&#xa0;points, quelle que soit l’enchère.</translation>
    </message>
    <message>
        <source>If both sides have the same points, the contract is made.</source>
        <translation>Si les deux camps ont le même nombre de points, le contrat est réussi.</translation>
    </message>
    <message>
        <source>If both sides have the same points, the defenders score theirs at once. The points of the taker’s side are held over for the side that wins the next deal that is not a tie. Points from several ties in a row are added up.</source>
        <translation>Si les deux camps ont le même nombre de points, la défense marque les siens aussitôt. Les points des preneurs sont retenus pour le camp qui gagne la prochaine donne sans égalité. Les points de plusieurs égalités successives s’ajoutent.</translation>
    </message>
    <message>
        <source>If both sides have the same points, nobody scores and the same dealer deals again.</source>
        <translation>Si les deux camps ont le même nombre de points, personne ne marque et le même donneur redonne.</translation>
    </message>
    <message>
        <source>If both sides have the same points, the taker’s side scores nothing and the defenders score their own points.</source>
        <translation>Si les deux camps ont le même nombre de points, les preneurs ne marquent rien et la défense marque ses propres points.</translation>
    </message>
    <message>
        <source>If both sides have the same points, the contract fails, and the side that wins the next deal gets 85 points more.</source>
        <translation>Si les deux camps ont le même nombre de points, le contrat chute, et le camp qui gagne la donne suivante reçoit 85&#xa0;points de plus.</translation>
    </message>
    <message>
        <source>A tie means the contract is made.</source>
        <translation>En cas d’égalité, le contrat est réussi.</translation>
    </message>
    <message>
        <source>After a tie the others score their points at once. The taker’s points are held over for the winner of the next deal that is not a tie. Points from several ties in a row are added up.</source>
        <translation>En cas d’égalité, les autres marquent leurs points aussitôt. Ceux du preneur sont retenus pour le gagnant de la prochaine donne sans égalité. Les points de plusieurs égalités successives s’ajoutent.</translation>
    </message>
    <message>
        <source>A tie means the contract fails.</source>
        <translation>En cas d’égalité, le contrat chute.</translation>
    </message>
    <message>
        <source>After a tie nobody scores and the same dealer deals again.</source>
        <translation>En cas d’égalité, personne ne marque et le même donneur redonne.</translation>
    </message>
    <message>
        <source>After a tie the taker scores nothing and the others score their own points.</source>
        <translation>En cas d’égalité, le preneur ne marque rien et les autres marquent leurs propres points.</translation>
    </message>
    <message>
        <source>A tie means the contract fails, and the winner of the next deal gets 85 points more.</source>
        <translation>En cas d’égalité, le contrat chute, et le gagnant de la donne suivante reçoit 85&#xa0;points de plus.</translation>
    </message>
    <message>
        <source>The score sheet is kept in tens: 120 points are scored as 12.</source>
        <translation>La feuille de marque est tenue en dizaines&#xa0;: 120 points se marquent 12.</translation>
    </message>
    <message>
        <source>The points of the taker’s side are rounded to tens, 5 down and 6 up. The defenders get what is left of 160, or of 170 if the taker’s points end in 6.</source>
        <translation>On arrondit les points des preneurs à la dizaine, 5 descend et 6 monte. La défense reçoit ce qui manque pour faire 160, ou 170 si les points des preneurs finissent par 6.</translation>
    </message>
    <message>
        <source>The defenders’ points are rounded to tens, 5 up. The taker’s side gets what is left of 160.</source>
        <translation>On arrondit les points de la défense à la dizaine, 5 monte. Les preneurs reçoivent ce qui manque pour faire 160.</translation>
    </message>
    <message>
        <source>Points are rounded up if their last digit is above a limit, and down if it is below. The limit is 6 in a suit, 5 in no trumps and 4 in all trumps. If only one side is exactly at the limit, its points are rounded up, or down in all trumps.</source>
        <translation>On arrondit vers le haut si le dernier chiffre dépasse une limite, vers le bas s’il est au-dessous. La limite est 6 à la couleur, 5 à sans-atout et 4 à tout-atout. Si un seul camp est exactement à la limite, on arrondit ses points vers le haut, mais vers le bas à tout-atout.</translation>
    </message>
    <message>
        <source>Points are rounded up if their last digit is above a limit, and otherwise down. The limit is 6 in a suit, 5 in no trumps and 4 in all trumps.</source>
        <translation>On arrondit vers le haut si le dernier chiffre dépasse une limite, sinon vers le bas. La limite est 6 à la couleur, 5 à sans-atout et 4 à tout-atout.</translation>
    </message>
    <message>
        <source>Points are rounded to tens, 5 down and 6 up. If the points of both sides end in 6, only those of the taker’s side are rounded up.</source>
        <translation>On arrondit à la dizaine, 5 descend et 6 monte. Si les points des deux camps finissent par 6, seuls ceux des preneurs montent.</translation>
    </message>
    <message>
        <source>The last digit is dropped. If both sides then have 15, the side that had the higher last digit scores 16.</source>
        <translation>On supprime le dernier chiffre. S’il reste 15 aux deux camps, celui qui avait le plus haut dernier chiffre marque 16.</translation>
    </message>
    <message>
        <source>Points are scored exactly, without rounding.</source>
        <translation>On marque les points exacts, sans arrondi.</translation>
    </message>
    <message>
        <source>Points are rounded to tens, 5 up.</source>
        <translation>On arrondit à la dizaine, 5 monte.</translation>
    </message>
    <message>
        <source>Points are rounded to tens, 5 down and 6 up.</source>
        <translation>On arrondit à la dizaine, 5 descend et 6 monte.</translation>
    </message>
    <message>
        <source>One point is taken off and the rest is rounded to the nearest 5.</source>
        <translation>On enlève un point et on arrondit le reste au multiple de 5 le plus proche.</translation>
    </message>
    <message>
        <source>Points are rounded to the nearest ten, 5 down.</source>
        <translation>On arrondit à la dizaine la plus proche, 5 descend.</translation>
    </message>
    <message>
        <source>Points are rounded to tens, 5 down and 7 up. A 6 is rounded up for the side that won the jack of trumps, and down for the other side.</source>
        <translation>On arrondit à la dizaine, 5 descend et 7 monte. Un 6 monte pour le camp qui a fait le valet d’atout, et descend pour l’autre.</translation>
    </message>
    <message>
        <source>Points are rounded to tens, 5 down and 6 up. If both sides end in 6, only the side with more points is rounded up.</source>
        <translation>On arrondit à la dizaine, 5 descend et 6 monte. Si les deux camps finissent par 6, seul celui qui a le plus de points monte.</translation>
    </message>
    <message>
        <source>Only the cards and the last trick are rounded, not declarations and {belote}.</source>
        <extracomment>{belote}: this game’s word for king and queen of trumps.</extracomment>
        <translation>On n’arrondit que les cartes et le dernier pli, pas les annonces ni {belote:le}.</translation>
    </message>
    <message>
        <source>Everything a side scores is added up and then rounded.</source>
        <translation>On additionne tout ce que marque un camp, puis on arrondit.</translation>
    </message>
    <message>
        <source>But if the contract is made, the taker’s side scores everybody’s points and the others score nothing.</source>
        <translation>Mais si le contrat est réussi, les preneurs marquent les points de tous, et les autres ne marquent rien.</translation>
    </message>
    <message>
        <source>If a player wins no trick, the last trick counts nothing. Instead, the players with tricks share a bonus of {trickless_pay}.</source>
        <extracomment>{trickless_pay}: points, 10 or more.</extracomment>
        <translation>Si un joueur ne fait aucun pli, le dix de der ne compte pas. À la place, ceux qui ont fait des plis se partagent {trickless_pay} points.</translation>
    </message>
    <message>
        <source>If both sides have the same points, the contract fails.</source>
        <translation>Si les deux camps ont le même nombre de points, le contrat chute.</translation>
    </message>
    <message>
        <source>Rounding never decides a contract.</source>
        <translation>L’arrondi ne décide jamais d’un contrat.</translation>
    </message>
    <message>
        <source>Penalties</source>
        <extracomment>Title of a section of the rule sheet.</extracomment>
        <translation>Pénalités</translation>
    </message>
    <message>
        <source>A side that wins every trick ({capot}) adds {capot_bonus} to its match points.</source>
        <extracomment>{capot_bonus}: match points, usually 9. {capot}: this game’s word for it.</extracomment>
        <translation>Un camp qui fait tous les plis ({capot}) ajoute {capot_bonus} à ses points de partie.</translation>
    </message>
    <message>
        <source>In a doubled deal this is multiplied too.</source>
        <translation>Dans une donne contrée, on le multiplie aussi.</translation>
    </message>
    <message>
        <source>In no trumps it adds {capot_in_nt}.</source>
        <extracomment>{capot_in_nt}: match points, usually 18.</extracomment>
        <translation>À sans-atout, il en marque {capot_in_nt} de plus.</translation>
    </message>
    <message>
        <source>This bonus is never multiplied.</source>
        <translation>Cette prime n’est jamais multipliée.</translation>
    </message>
    <message>
        <source>If a doubled deal is a tie, the points of both sides are multiplied and held over.</source>
        <translation>Si une donne contrée finit à égalité, les points des deux camps sont multipliés et retenus.</translation>
    </message>
    <message>
        <source>If a doubled deal is a tie, the defenders score their points, multiplied, and the rest is held over.</source>
        <translation>Si une donne contrée finit à égalité, la défense marque ses points, multipliés, et le reste est retenu.</translation>
    </message>
    <message>
        <source>The side that wins a doubled deal scores the match points of both sides, rounded and then multiplied. The other side scores none.</source>
        <translation>Le camp qui gagne une donne contrée marque les points de partie des deux camps, arrondis puis multipliés. L’autre n’en marque aucun.</translation>
    </message>
    <message>
        <source>The side that wins a doubled deal scores the match points of both sides, multiplied and then rounded. The other side scores none.</source>
        <translation>Le camp qui gagne une donne contrée marque les points de partie des deux camps, multipliés puis arrondis. L’autre n’en marque aucun.</translation>
    </message>
    <message>
        <source>A side loses 10 match points (kirtik) if its contract fails or if it wins no trick.</source>
        <translation>Un camp perd 10&#xa0;points de partie (kirtik) si son contrat chute ou s’il ne fait aucun pli.</translation>
    </message>
    <message>
        <source>A tie also costs the taker’s side 10 match points.</source>
        <translation>Une égalité coûte aussi 10&#xa0;points de partie aux preneurs.</translation>
    </message>
    <message numerus="yes">
        <source>A failed contract gives the taker’s side a bolt. A side with %n bolt(s) loses {bolt_penalty} and starts again with none.</source>
        <extracomment>%n: usually 3. {bolt_penalty}: points.</extracomment>
        <translation>
            <numerusform>Un contrat chuté donne un bolt aux preneurs. Un camp qui a %n bolt perd {bolt_penalty} et repart de zéro.</numerusform>
            <numerusform>Un contrat chuté donne un bolt aux preneurs. Un camp qui a %n bolts perd {bolt_penalty} et repart de zéro.</numerusform>
        </translation>
    </message>
    <message>
        <source>A side without any points in a deal loses {zero_penalty}.</source>
        <extracomment>{zero_penalty}: points.</extracomment>
        <translation>Un camp sans aucun point dans une donne perd {zero_penalty}.</translation>
    </message>
    <message>
        <source>A side’s first failed contract costs nothing extra. Each later one costs {bate_penalty}.</source>
        <extracomment>{bate_penalty}: points.</extracomment>
        <translation>Le premier contrat chuté d’un camp ne coûte rien de plus. Chacun des suivants coûte {bate_penalty}.</translation>
    </message>
    <message>
        <source>A side that wins no trick loses {trickless_penalty}.</source>
        <extracomment>{trickless_penalty}: points.</extracomment>
        <translation>Un camp sans pli perd {trickless_penalty}.</translation>
    </message>
    <message>
        <source>The first deal in which a side wins no trick costs nothing. Each later one costs {trickless_penalty}.</source>
        <extracomment>{trickless_penalty}: points.</extracomment>
        <translation>La première donne sans pli d’un camp ne coûte rien. Chacune des suivantes coûte {trickless_penalty}.</translation>
    </message>
    <message numerus="yes">
        <source>The first %n deal(s) in which a side wins no trick cost nothing. Each later one costs {trickless_penalty}.</source>
        <extracomment>%n: 2 or more. {trickless_penalty}: points.</extracomment>
        <translation>
            <numerusform>La première donne sans pli d’un camp (%n&#xa0;donne) ne coûte rien. Chacune des suivantes coûte {trickless_penalty}.</numerusform>
            <numerusform>Les %n premières donnes sans pli d’un camp ne coûtent rien. Chacune des suivantes coûte {trickless_penalty}.</numerusform>
        </translation>
    </message>
    <message>
        <source>The last deal of the match is not rounded.</source>
        <translation>La dernière donne de la partie n’est pas arrondie.</translation>
    </message>
    <message>
        <source>End of the match</source>
        <extracomment>Title of a section of the rule sheet.</extracomment>
        <translation>Fin de la partie</translation>
    </message>
    <message numerus="yes">
        <source>The match lasts %n deal(s), not counting those passed out.</source>
        <translation>
            <numerusform>La partie dure %n donne, sans compter celles où tout le monde passe.</numerusform>
            <numerusform>La partie dure %n donnes, sans compter celles où tout le monde passe.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The match lasts %n deal(s).</source>
        <translation>
            <numerusform>La partie dure %n donne.</numerusform>
            <numerusform>La partie dure %n donnes.</numerusform>
        </translation>
    </message>
    <message>
        <source>The highest total wins. If the totals are equal, the match is a draw.</source>
        <translation>Le plus haut total gagne. En cas d’égalité, la partie est nulle.</translation>
    </message>
    <message>
        <source>The highest total wins. If the totals are equal, one more deal is played.</source>
        <translation>Le plus haut total gagne. En cas d’égalité, on joue une donne de plus.</translation>
    </message>
    <message>
        <source>Points still held over go back to the side they came from.</source>
        <translation>Les points encore en litige sont rendus au camp d’où ils viennent.</translation>
    </message>
    <message>
        <source>You cannot bid more points than a contract can bring.</source>
        <translation>On ne peut pas demander plus de points qu’un contrat n’en rapporte.</translation>
    </message>
    <message>
        <source>A bid of 80 is made only with 82 points.</source>
        <translation>Pour réussir une enchère de 80, il faut 82 points.</translation>
    </message>
    <message>
        <source>A bid of {capot} beats every number. The bidder’s side must then win every trick.</source>
        <extracomment>{capot}: this game’s word for winning every trick.</extracomment>
        <translation>Une demande de {capot} est plus haute que toutes les enchères de points. Le camp de l’enchérisseur doit alors faire tous les plis.</translation>
    </message>
    <message>
        <source>A bid of {capot} ends the auction and cannot be doubled.</source>
        <extracomment>{capot}: this game’s word for winning every trick.</extracomment>
        <translation>Une demande de {capot} met fin aux enchères et ne se contre pas.</translation>
    </message>
    <message>
        <source>The highest bid of all is générale: the bidder alone must win every trick.</source>
        <translation>La plus haute enchère est la générale&#xa0;: l’enchérisseur doit faire seul tous les plis.</translation>
    </message>
    <message>
        <source>The player who speaks first cannot bid générale, even later in the auction.</source>
        <translation>Le joueur qui parle en premier ne peut pas demander la générale, même plus tard dans les enchères.</translation>
    </message>
    <message>
        <source>A bid may promise every trick as well as its points. Every higher bid must then do the same.</source>
        <translation>Une enchère peut promettre tous les plis en plus de ses points. Toute enchère plus haute doit alors en faire autant.</translation>
    </message>
    <message>
        <source>Générale is worth {generale_value} to the side that wins it, instead of the card points and the bid.</source>
        <extracomment>{generale_value}: points.</extracomment>
        <translation>La générale rapporte {generale_value} au camp qui gagne, à la place des cartes et de l’enchère.</translation>
    </message>
    <message>
        <source>The same points in a higher suit make a higher bid. From the lowest up: ♣, ♦, ♥, ♠, no trumps, all trumps.</source>
        <translation>À points égaux, une couleur plus haute fait une enchère plus haute. Dans l’ordre&#xa0;: ♣, ♦, ♥, ♠, sans-atout, tout-atout.</translation>
    </message>
    <message>
        <source>A bid is higher only if its number is higher, whatever the suit.</source>
        <translation>Pour enchérir, il faut un nombre plus haut, quelle que soit la couleur.</translation>
    </message>
    <message>
        <source>If you bid higher in a suit that the opponents have bid, the auction ends at once (surmanche).</source>
        <translation>Enchérir plus haut dans une couleur demandée par les adversaires met aussitôt fin aux enchères (surmanche).</translation>
    </message>
    <message>
        <source>A surmanche is worth 1000 to the side that wins it, instead of the card points and the bid.</source>
        <translation>Une surmanche rapporte 1000 au camp qui gagne, à la place des cartes et de l’enchère.</translation>
    </message>
    <message>
        <source>When all the others have passed after a bid, the bidder is the taker and may raise the bid once. Then the auction is over.</source>
        <translation>Quand tous les autres ont passé après une enchère, l’enchérisseur est le preneur et peut encore la monter une fois. Les enchères sont alors finies.</translation>
    </message>
    <message>
        <source>If the contract fails, the defenders score {fail_base} for the cards, plus the bid. The taker’s side scores nothing for its cards.</source>
        <extracomment>{fail_base}: points.</extracomment>
        <translation>Si le contrat est chuté, la défense marque {fail_base} pour les cartes, plus l’enchère. Les preneurs ne marquent rien pour leurs cartes.</translation>
    </message>
    <message>
        <source>If the contract fails, the defenders score {fail_base} for the cards. The taker’s side scores nothing for its cards.</source>
        <extracomment>{fail_base}: points.</extracomment>
        <translation>Si le contrat est chuté, la défense marque {fail_base} pour les cartes. Les preneurs ne marquent rien pour leurs cartes.</translation>
    </message>
    <message>
        <source>If the contract fails, the defenders score {fail_base} for the cards, or {defender_capot} if they won every trick, plus the bid. The taker’s side scores nothing for its cards.</source>
        <extracomment>{fail_base}, {defender_capot}: points.</extracomment>
        <translation>Si le contrat est chuté, la défense marque {fail_base} pour les cartes, ou {defender_capot} si elle a fait tous les plis, plus l’enchère. Les preneurs ne marquent rien pour leurs cartes.</translation>
    </message>
    <message>
        <source>If the contract fails, the defenders score {fail_base} for the cards, or {defender_capot} if they won every trick. The taker’s side scores nothing for its cards.</source>
        <extracomment>{fail_base}, {defender_capot}: points.</extracomment>
        <translation>Si le contrat est chuté, la défense marque {fail_base} pour les cartes, ou {defender_capot} si elle a fait tous les plis. Les preneurs ne marquent rien pour leurs cartes.</translation>
    </message>
    <message>
        <source>If the contract fails, the defenders score the points of all the cards, plus the bid. The taker’s side scores nothing for its cards.</source>
        <translation>Si le contrat est chuté, la défense marque les points de toutes les cartes, plus l’enchère. Les preneurs ne marquent rien pour leurs cartes.</translation>
    </message>
    <message>
        <source>If the contract fails, the defenders score the points of all the cards. The taker’s side scores nothing for its cards.</source>
        <translation>Si le contrat est chuté, la défense marque les points de toutes les cartes. Les preneurs ne marquent rien pour leurs cartes.</translation>
    </message>
    <message>
        <source>A double multiplies only the bid.</source>
        <translation>Un contre ne multiplie que l’enchère.</translation>
    </message>
    <message>
        <source>A double multiplies the bid, the cards and the declarations, but not {belote}.</source>
        <extracomment>{belote}: the word of the game for king and queen of trumps.</extracomment>
        <translation>Un contre multiplie l’enchère, les cartes et les annonces, mais pas {belote:le}.</translation>
    </message>
    <message>
        <source>A double multiplies the cards and the declarations, but not {belote}.</source>
        <extracomment>{belote}: the word of the game for king and queen of trumps.</extracomment>
        <translation>Un contre multiplie les cartes et les annonces, mais pas {belote:le}.</translation>
    </message>
    <message>
        <source>A double multiplies only the cards.</source>
        <translation>Un contre ne multiplie que les cartes.</translation>
    </message>
    <message>
        <source>In no trumps a bid counts ×{plain}.</source>
        <extracomment>{plain}: a factor, ×2.</extracomment>
        <translation>À sans-atout, une enchère compte ×{plain}.</translation>
    </message>
    <message>
        <source>In no trumps a bid counts ×{plain}, doubled ×{double}.</source>
        <extracomment>{plain}, {double}: a factor, ×2.</extracomment>
        <translation>À sans-atout, une enchère compte ×{plain}, contrée ×{double}.</translation>
    </message>
    <message>
        <source>In no trumps a bid counts ×{plain}, doubled ×{double}, redoubled ×{redouble}.</source>
        <extracomment>{plain}, {double}: a factor, ×2. {redouble}: a factor, ×4.</extracomment>
        <translation>À sans-atout, une enchère compte ×{plain}, contrée ×{double}, surcontrée ×{redouble}.</translation>
    </message>
    <message>
        <source>A double multiplies the bid and the cards.</source>
        <translation>Un contre multiplie l’enchère et les cartes.</translation>
    </message>
    <message>
        <source>If the contract is made, both sides score their points, and the taker’s side scores its bid too.</source>
        <translation>Si le contrat est réussi, les deux camps marquent leurs points, et les preneurs marquent aussi leur enchère.</translation>
    </message>
    <message>
        <source>If the contract is made, both sides score their points. The bid is not scored.</source>
        <translation>Si le contrat est réussi, les deux camps marquent leurs points. On ne marque pas l’enchère.</translation>
    </message>
    <message>
        <source>If the contract is made, the taker’s side scores its bid and the defenders score nothing.</source>
        <translation>Si le contrat est réussi, les preneurs marquent leur enchère et la défense ne marque rien.</translation>
    </message>
    <message>
        <source>The side that wins a doubled deal scores everything, multiplied. Only {belote} is not multiplied and is scored as usual.</source>
        <extracomment>{belote}: this game’s word for king and queen of trumps.</extracomment>
        <translation>Le camp qui gagne une donne contrée marque tout, multiplié. Seuls les points de {belote} ne sont pas multipliés et se marquent comme d’habitude.</translation>
    </message>
    <message>
        <source>If a doubled contract is made, both sides score their own points as if nobody had doubled. If it fails, the defenders’ points are multiplied.</source>
        <translation>Si un contrat contré est réussi, les deux camps marquent leurs points comme si personne n’avait contré. S’il chute, on multiplie les points de la défense.</translation>
    </message>
    <message>
        <source>In a doubled deal all points except {belote} are multiplied.</source>
        <extracomment>{belote}: this game’s word for king and queen of trumps.</extracomment>
        <translation>Dans une donne contrée, on multiplie tous les points, sauf ceux de {belote}.</translation>
    </message>
    <message>
        <source>The side that wins a doubled deal scores as the defenders do when a contract fails. The other side scores nothing for its cards.</source>
        <translation>Le camp qui gagne une donne contrée marque comme la défense pour un contrat chuté. L’autre ne marque rien pour ses cartes.</translation>
    </message>
    <message>
        <source>If a raised contract is made, the taker’s side scores the match points and declarations of both sides, multiplied.</source>
        <translation>Si un contrat relancé est réussi, les preneurs marquent les points de partie et les annonces des deux camps, multipliés.</translation>
    </message>
    <message>
        <source>If a raised contract is made, both sides score their own match points and declarations, not multiplied.</source>
        <translation>Si un contrat relancé est réussi, les deux camps marquent leurs points de partie et leurs annonces, sans les multiplier.</translation>
    </message>
    <message>
        <source>If a raised contract is made, both sides score their own match points and declarations, multiplied.</source>
        <translation>Si un contrat relancé est réussi, les deux camps marquent leurs points de partie et leurs annonces, multipliés.</translation>
    </message>
    <message>
        <source>Even then each side scores its own {belote}.</source>
        <extracomment>{belote}: this game’s word for king and queen of trumps. After: the taker’s side scores the points of both sides.</extracomment>
        <translation>Même alors, chaque camp marque {belote:le} s’il l’a.</translation>
    </message>
    <message>
        <source>If {capot} was bid, the side that wins the deal scores {capot_bid_value} instead of the card points and the bid.</source>
        <extracomment>{capot}: this game’s word for winning every trick. {capot_bid_value}: points.</extracomment>
        <translation>Si {capot} a été demandé, le camp qui gagne la donne marque {capot_bid_value} à la place des cartes et de l’enchère.</translation>
    </message>
    <message>
        <source>A bid of {capot} is worth {capot_bid_value} if it is made, instead of the card points and the bid. If it fails, the defenders score {capot_bid_lost}.</source>
        <extracomment>{capot}: this game’s word for winning every trick. {capot_bid_value} and {capot_bid_lost}: points.</extracomment>
        <translation>Une demande de {capot} réussie vaut {capot_bid_value}, à la place des cartes et de l’enchère. Si elle chute, la défense marque {capot_bid_lost}.</translation>
    </message>
    <message>
        <source>A bid of {capot} counts as a bid of {capot_bid_value} and is made only by winning every trick.</source>
        <extracomment>{capot}: this game’s word for winning every trick. {capot_bid_value}: points.</extracomment>
        <translation>Une demande de {capot} compte comme une enchère de {capot_bid_value} et ne se réussit qu’en faisant tous les plis.</translation>
    </message>
    <message>
        <source>If a doubled contract is made, both sides still score their own points, and only the bid is multiplied.</source>
        <translation>Si un contrat contré est réussi, les deux camps marquent leurs points, et on ne multiplie que l’enchère.</translation>
    </message>
    <message>
        <source>If a doubled contract is made, both sides score their own points, multiplied except for {belote}.</source>
        <extracomment>{belote}: this game’s word for king and queen of trumps.</extracomment>
        <translation>Si un contrat contré est réussi, les deux camps marquent leurs points, multipliés sauf ceux de {belote}.</translation>
    </message>
    <message>
        <source>The value of a bid of {capot} is multiplied too.</source>
        <extracomment>{capot}: this game’s word for winning every trick.</extracomment>
        <translation>La valeur d’une demande de {capot} est multipliée aussi.</translation>
    </message>
    <message>
        <source>If it fails, the defenders score the bid and the taker’s side scores nothing.</source>
        <translation>S’il chute, la défense marque l’enchère et les preneurs ne marquent rien.</translation>
    </message>
    <message>
        <source>If it fails, nobody scores.</source>
        <translation>S’il chute, personne ne marque.</translation>
    </message>
    <message>
        <source>The points must reach the bid even after rounding.</source>
        <translation>Les points doivent atteindre l’enchère même une fois arrondis.</translation>
    </message>
    <message>
        <source>If the taker’s side wins every trick, it makes its contract, however many points it bid.</source>
        <translation>Si les preneurs font tous les plis, leur contrat est réussi, quels que soient les points demandés.</translation>
    </message>
    <message>
        <source>The losers of a doubled deal keep the points of their own cards.</source>
        <translation>Les perdants d’une donne contrée gardent les points de leurs cartes.</translation>
    </message>
    <message>
        <source>When all the others have passed after a bid, the auction is over and the bidder is the taker.</source>
        <translation>Quand tous les autres ont passé après une enchère, les enchères sont finies et l’enchérisseur est le preneur.</translation>
    </message>
    <message>
        <source>If all the others pass without a bid, the dealer must bid.</source>
        <translation>Si tous les autres passent sans enchère, le donneur doit enchérir.</translation>
    </message>
    <message>
        <source>jacks</source>
        <extracomment>Four cards of a rank, in a list of points.</extracomment>
        <translation>valets</translation>
    </message>
    <message>
        <source>nines</source>
        <extracomment>Four cards of a rank, in a list of points.</extracomment>
        <translation>neuf</translation>
    </message>
    <message>
        <source>aces</source>
        <extracomment>Four cards of a rank, in a list of points.</extracomment>
        <translation>as</translation>
    </message>
    <message>
        <source>tens</source>
        <extracomment>Four cards of a rank, in a list of points.</extracomment>
        <translation>dix</translation>
    </message>
    <message>
        <source>kings</source>
        <extracomment>Four cards of a rank, in a list of points.</extracomment>
        <translation>rois</translation>
    </message>
    <message>
        <source>queens</source>
        <extracomment>Four cards of a rank, in a list of points.</extracomment>
        <translation>dames</translation>
    </message>
    <message>
        <source>eights</source>
        <extracomment>Four cards of a rank, in a list of points.</extracomment>
        <translation>huit</translation>
    </message>
    <message>
        <source>sevens</source>
        <extracomment>Four cards of a rank, in a list of points.</extracomment>
        <translation>sept</translation>
    </message>
    <message>
        <source>sixes</source>
        <extracomment>Four cards of a rank, in a list of points.</extracomment>
        <translation>six</translation>
    </message>
    <message>
        <source>{fours:and}</source>
        <extracomment>{fours}: a list such as 200 for jacks and 150 for nines. The value of a rule.</extracomment>
        <translation>{fours:and}</translation>
    </message>
    <message>
        <source>{points} for {ranks:and}</source>
        <extracomment>{points}: a number. {ranks}: ranks, jacks. One item of the points of four of a kind.</extracomment>
        <translation>{points} ({ranks:and})</translation>
    </message>
    <message>
        <source>Suppose trumps are {suit}. The taker’s side wins the last trick and {first} in cards, the defenders {second}.</source>
        <extracomment>{suit}: a suit, ♥ on screen, hearts aloud. {first}, {second}: points.</extracomment>
        <translation>Supposons que l’atout soit {suit}. Les preneurs font le dix de der et {first} en cartes, la défense {second}.</translation>
    </message>
    <message>
        <source>Suppose the taker’s side has bid {bid} in {suit}. It wins the last trick and {first} in cards, the defenders {second}.</source>
        <extracomment>{bid}: the number bid. {suit}: a suit, ♥ on screen, hearts aloud. {first}, {second}: points.</extracomment>
        <translation>Supposons que les preneurs aient demandé {bid} à {suit}. Ils font le dix de der et {first} en cartes, la défense {second}.</translation>
    </message>
    <message>
        <source>Suppose the taker plays Hokum in {suit}. The taker’s side wins the last trick and {first} in cards, the defenders {second}.</source>
        <extracomment>{suit}: a suit, ♥ on screen, hearts aloud. {first}, {second}: points.</extracomment>
        <translation>Supposons que le preneur joue Hokum à {suit}. Les preneurs font le dix de der et {first} en cartes, la défense {second}.</translation>
    </message>
    <message>
        <source>Suppose trumps are {suit}. The taker wins the last trick and {first} in cards, the second player {second} and the third {third}.</source>
        <extracomment>{suit}: a suit, ♥ on screen, hearts aloud. {first}, {second}, {third}: points.</extracomment>
        <translation>Supposons que l’atout soit {suit}. Le preneur fait le dix de der et {first} en cartes, le deuxième joueur {second} et le troisième {third}.</translation>
    </message>
    <message>
        <source>Suppose trumps are {suit}. The taker wins the last trick and {first} in cards, the second player {second}, the third {third} and the fourth {fourth}.</source>
        <extracomment>{suit}: a suit, ♥ on screen, hearts aloud. {first}, {second}, {third}, {fourth}: points.</extracomment>
        <translation>Supposons que l’atout soit {suit}. Le preneur fait le dix de der et {first} en cartes, le deuxième joueur {second}, le troisième {third} et le quatrième {fourth}.</translation>
    </message>
    <message>
        <source>The taker’s side also has a run of three that counts, and {belote}.</source>
        <extracomment>{belote}: the word of the game for king and queen of trumps.</extracomment>
        <translation>Les preneurs ont aussi une suite de trois qui compte, et {belote:le}.</translation>
    </message>
    <message>
        <source>The taker’s side also has a run of three that counts.</source>
        <translation>Les preneurs ont aussi une suite de trois qui compte.</translation>
    </message>
    <message>
        <source>The taker’s side also has {belote}.</source>
        <extracomment>{belote}: the word of the game for king and queen of trumps.</extracomment>
        <translation>Les preneurs ont aussi {belote:le}.</translation>
    </message>
    <message>
        <source>The taker also has a run of three that counts, and {belote}.</source>
        <extracomment>{belote}: the word of the game for king and queen of trumps.</extracomment>
        <translation>Le preneur a aussi une suite de trois qui compte, et {belote:le}.</translation>
    </message>
    <message>
        <source>The taker also has a run of three that counts.</source>
        <translation>Le preneur a aussi une suite de trois qui compte.</translation>
    </message>
    <message>
        <source>The taker also has {belote}.</source>
        <extracomment>{belote}: the word of the game for king and queen of trumps.</extracomment>
        <translation>Le preneur a aussi {belote:le}.</translation>
    </message>
    <message>
        <source>The taker’s side also has roem of {three} in its tricks.</source>
        <extracomment>{three}: points.</extracomment>
        <translation>Les preneurs ont aussi un roem de {three} dans leurs plis.</translation>
    </message>
    <message>
        <source>Now suppose the taker’s side wins only {first} in cards, and the defenders {second} and the last trick.</source>
        <extracomment>{first}, {second}: points.</extracomment>
        <translation>Supposons maintenant que les preneurs ne fassent que {first} en cartes, et la défense {second} et le dix de der.</translation>
    </message>
    <message>
        <source>Now suppose the taker wins only {first} in cards, the second player {second} and the last trick, and the third {third}.</source>
        <extracomment>{first}, {second}, {third}: points.</extracomment>
        <translation>Supposons maintenant que le preneur ne fasse que {first} en cartes, le deuxième joueur {second} et le dix de der, et le troisième {third}.</translation>
    </message>
    <message>
        <source>Now suppose the taker wins only {first} in cards, the second player {second} and the last trick, the third {third} and the fourth {fourth}.</source>
        <extracomment>{first}, {second}, {third}, {fourth}: points.</extracomment>
        <translation>Supposons maintenant que le preneur ne fasse que {first} en cartes, le deuxième joueur {second} et le dix de der, le troisième {third} et le quatrième {fourth}.</translation>
    </message>
    <message>
        <source>The contract is made.</source>
        <translation>Le contrat est réussi.</translation>
    </message>
    <message>
        <source>The contract fails.</source>
        <translation>Le contrat est chuté.</translation>
    </message>
    <message>
        <source>Two example deals</source>
        <extracomment>Title of a section of the rule sheet.</extracomment>
        <translation>Deux donnes en exemple</translation>
    </message>
    <message>
        <source>For the contract, the taker’s side has {first} and the defenders {second}. The rest is scored separately.</source>
        <extracomment>{first}, {second}: points.</extracomment>
        <translation>Pour le contrat, les preneurs ont {first} et la défense {second}. Le reste se marque à part.</translation>
    </message>
    <message>
        <source>The deal ends like this: {result}.</source>
        <extracomment>{result}: how a deal ended, in lower case: tie, misplay. In the worked example.</extracomment>
        <translation>La donne finit ainsi&#xa0;: {result}.</translation>
    </message>
    <message>
        <source>{points} ({what})</source>
        <extracomment>{points}: a number. {what}: what it is for. One item of a list of points.</extracomment>
        <translation>{points} ({what})</translation>
    </message>
    <message>
        <source>{points} for cards</source>
        <extracomment>{points}: a number. One item of a list of points.</extracomment>
        <translation>{points} pour les cartes</translation>
    </message>
    <message>
        <source>{points} for the last trick</source>
        <extracomment>{points}: a number. One item of a list of points.</extracomment>
        <translation>{points} pour le dix de der</translation>
    </message>
    <message>
        <source>{points} for declarations</source>
        <extracomment>{points}: a number. One item of a list of points.</extracomment>
        <translation>{points} pour les annonces</translation>
    </message>
    <message>
        <source>{points} for roem</source>
        <extracomment>{points}: a number. One item of a list of points. Roem: what cards score that meet in one trick.</extracomment>
        <translation>{points} pour le roem</translation>
    </message>
    <message>
        <source>{points} for the failed contract</source>
        <extracomment>{points}: a number. One item of a list of points.</extracomment>
        <translation>{points} pour le contrat chuté</translation>
    </message>
    <message numerus="yes">
        <source>%n match point(s)</source>
        <extracomment>One item of a list of points.</extracomment>
        <translation>
            <numerusform>%n point de partie</numerusform>
            <numerusform>%n points de partie</numerusform>
        </translation>
    </message>
    <message>
        <source>{points} for rounding</source>
        <extracomment>{points}: a number. One item of a list of points. May be negative.</extracomment>
        <translation>{points} d’arrondi</translation>
    </message>
    <message>
        <source>The taker’s side counts nothing.</source>
        <translation>Les preneurs ne comptent rien.</translation>
    </message>
    <message>
        <source>The taker’s side counts {items:and}.</source>
        <extracomment>{items}: what the points are for: 92 for cards and 10 for the last trick.</extracomment>
        <translation>Les preneurs comptent {items:and}.</translation>
    </message>
    <message>
        <source>The taker’s side counts {items:and}: {total}.</source>
        <extracomment>{items}: what the points are for: 92 for cards and 10 for the last trick. {total}: their sum.</extracomment>
        <translation>Les preneurs comptent {items:and}&#xa0;: {total}.</translation>
    </message>
    <message>
        <source>The defenders count {items:and}.</source>
        <extracomment>{items}: what the points are for: 92 for cards and 10 for the last trick.</extracomment>
        <translation>La défense compte {items:and}.</translation>
    </message>
    <message>
        <source>The defenders count {items:and}: {total}.</source>
        <extracomment>{items}: what the points are for: 92 for cards and 10 for the last trick. {total}: their sum.</extracomment>
        <translation>La défense compte {items:and}&#xa0;: {total}.</translation>
    </message>
    <message>
        <source>The taker counts {items:and}.</source>
        <extracomment>{items}: what the points are for: 92 for cards and 10 for the last trick.</extracomment>
        <translation>Le preneur compte {items:and}.</translation>
    </message>
    <message>
        <source>The taker counts {items:and}: {total}.</source>
        <extracomment>{items}: what the points are for: 92 for cards and 10 for the last trick. {total}: their sum.</extracomment>
        <translation>Le preneur compte {items:and}&#xa0;: {total}.</translation>
    </message>
    <message>
        <source>The second player counts {items:and}.</source>
        <extracomment>{items}: what the points are for: 92 for cards and 10 for the last trick.</extracomment>
        <translation>Le deuxième joueur compte {items:and}.</translation>
    </message>
    <message>
        <source>The second player counts {items:and}: {total}.</source>
        <extracomment>{items}: what the points are for: 92 for cards and 10 for the last trick. {total}: their sum.</extracomment>
        <translation>Le deuxième joueur compte {items:and}&#xa0;: {total}.</translation>
    </message>
    <message>
        <source>The third player counts {items:and}.</source>
        <extracomment>{items}: what the points are for: 92 for cards and 10 for the last trick.</extracomment>
        <translation>Le troisième joueur compte {items:and}.</translation>
    </message>
    <message>
        <source>The third player counts {items:and}: {total}.</source>
        <extracomment>{items}: what the points are for: 92 for cards and 10 for the last trick. {total}: their sum.</extracomment>
        <translation>Le troisième joueur compte {items:and}&#xa0;: {total}.</translation>
    </message>
    <message>
        <source>The fourth player counts {items:and}.</source>
        <extracomment>{items}: what the points are for: 92 for cards and 10 for the last trick.</extracomment>
        <translation>Le quatrième joueur compte {items:and}.</translation>
    </message>
    <message>
        <source>The fourth player counts {items:and}: {total}.</source>
        <extracomment>{items}: what the points are for: 92 for cards and 10 for the last trick. {total}: their sum.</extracomment>
        <translation>Le quatrième joueur compte {items:and}&#xa0;: {total}.</translation>
    </message>
    <message>
        <source>The taker’s side scores nothing.</source>
        <translation>Les preneurs ne marquent rien.</translation>
    </message>
    <message>
        <source>The taker’s side scores {items:and}.</source>
        <extracomment>{items}: what the points are for: 92 for cards and 10 for the last trick.</extracomment>
        <translation>Les preneurs marquent {items:and}.</translation>
    </message>
    <message>
        <source>The taker’s side scores {items:and}: {total}.</source>
        <extracomment>{items}: what the points are for: 92 for cards and 10 for the last trick. {total}: their sum.</extracomment>
        <translation>Les preneurs marquent {items:and}&#xa0;: {total}.</translation>
    </message>
    <message>
        <source>The defenders score nothing.</source>
        <translation>La défense ne marque rien.</translation>
    </message>
    <message>
        <source>The defenders score {items:and}.</source>
        <extracomment>{items}: what the points are for: 92 for cards and 10 for the last trick.</extracomment>
        <translation>La défense marque {items:and}.</translation>
    </message>
    <message>
        <source>The defenders score {items:and}: {total}.</source>
        <extracomment>{items}: what the points are for: 92 for cards and 10 for the last trick. {total}: their sum.</extracomment>
        <translation>La défense marque {items:and}&#xa0;: {total}.</translation>
    </message>
    <message>
        <source>The taker scores nothing.</source>
        <translation>Le preneur ne marque rien.</translation>
    </message>
    <message>
        <source>The taker scores {items:and}.</source>
        <extracomment>{items}: what the points are for: 92 for cards and 10 for the last trick.</extracomment>
        <translation>Le preneur marque {items:and}.</translation>
    </message>
    <message>
        <source>The taker scores {items:and}: {total}.</source>
        <extracomment>{items}: what the points are for: 92 for cards and 10 for the last trick. {total}: their sum.</extracomment>
        <translation>Le preneur marque {items:and}&#xa0;: {total}.</translation>
    </message>
    <message>
        <source>The second player scores nothing.</source>
        <translation>Le deuxième joueur ne marque rien.</translation>
    </message>
    <message>
        <source>The second player scores {items:and}.</source>
        <extracomment>{items}: what the points are for: 92 for cards and 10 for the last trick.</extracomment>
        <translation>Le deuxième joueur marque {items:and}.</translation>
    </message>
    <message>
        <source>The second player scores {items:and}: {total}.</source>
        <extracomment>{items}: what the points are for: 92 for cards and 10 for the last trick. {total}: their sum.</extracomment>
        <translation>Le deuxième joueur marque {items:and}&#xa0;: {total}.</translation>
    </message>
    <message>
        <source>The third player scores nothing.</source>
        <translation>Le troisième joueur ne marque rien.</translation>
    </message>
    <message>
        <source>The third player scores {items:and}.</source>
        <extracomment>{items}: what the points are for: 92 for cards and 10 for the last trick.</extracomment>
        <translation>Le troisième joueur marque {items:and}.</translation>
    </message>
    <message>
        <source>The third player scores {items:and}: {total}.</source>
        <extracomment>{items}: what the points are for: 92 for cards and 10 for the last trick. {total}: their sum.</extracomment>
        <translation>Le troisième joueur marque {items:and}&#xa0;: {total}.</translation>
    </message>
    <message>
        <source>The fourth player scores nothing.</source>
        <translation>Le quatrième joueur ne marque rien.</translation>
    </message>
    <message>
        <source>The fourth player scores {items:and}.</source>
        <extracomment>{items}: what the points are for: 92 for cards and 10 for the last trick.</extracomment>
        <translation>Le quatrième joueur marque {items:and}.</translation>
    </message>
    <message>
        <source>The fourth player scores {items:and}: {total}.</source>
        <extracomment>{items}: what the points are for: 92 for cards and 10 for the last trick. {total}: their sum.</extracomment>
        <translation>Le quatrième joueur marque {items:and}&#xa0;: {total}.</translation>
    </message>
    <message>
        <source>{points} for {belote}</source>
        <extracomment>{points}: a number. One item of a list of points. {belote}: the word of the game for king and queen of trumps.</extracomment>
        <translation>{points} pour {belote:le}</translation>
    </message>
    <message>
        <source>Each side scores all its points: {first} for the taker’s side and {second} for the defenders.</source>
        <extracomment>{first}, {second}: points.</extracomment>
        <translation>Chaque camp marque tous ses points : {first} pour les preneurs et {second} pour la défense.</translation>
    </message>
    <message>
        <source>{points} for the bid</source>
        <extracomment>{points}: a number. One item of a list of points.</extracomment>
        <translation>{points} pour l’enchère</translation>
    </message>
    <message>
        <source>{points} from the taker</source>
        <extracomment>{points}: a number. One item of a list of points.</extracomment>
        <translation>{points} venus du preneur</translation>
    </message>
    <message>
        <source>{points} as a penalty</source>
        <extracomment>{points}: a number. One item of a list of points. Negative.</extracomment>
        <translation>{points} de pénalité</translation>
    </message>
    <message>
        <source>The defenders count nothing.</source>
        <translation>La défense ne compte rien.</translation>
    </message>
    <message>
        <source>The taker counts nothing.</source>
        <translation>Le preneur ne compte rien.</translation>
    </message>
    <message>
        <source>The second player counts nothing.</source>
        <translation>Le deuxième joueur ne compte rien.</translation>
    </message>
    <message>
        <source>The third player counts nothing.</source>
        <translation>Le troisième joueur ne compte rien.</translation>
    </message>
    <message>
        <source>The fourth player counts nothing.</source>
        <translation>Le quatrième joueur ne compte rien.</translation>
    </message>
    <message>
        <source>In the first round the dealer and the player before the dealer may say ashkal instead. The partner of the player who says it is then the taker and plays Sun.</source>
        <translation>Au premier tour, le donneur et le joueur avant lui peuvent dire ashkal. Le partenaire de celui qui le dit est alors le preneur et joue Sun.</translation>
    </message>
    <message>
        <source>In both rounds the dealer and the player before the dealer may say ashkal instead. The partner of the player who says it is then the taker and plays Sun.</source>
        <translation>Aux deux tours, le donneur et le joueur avant lui peuvent dire ashkal. Le partenaire de celui qui le dit est alors le preneur et joue Sun.</translation>
    </message>
    <message>
        <source>Ashkal may be said over a Hokum too, but not by a player who passed before it.</source>
        <translation>On peut aussi dire ashkal sur un Hokum, sauf si l’on a passé avant ce Hokum.</translation>
    </message>
    <message>
        <source>Ashkal may be taken over in the same way.</source>
        <translation>Un ashkal peut être repris de la même façon.</translation>
    </message>
    <message>
        <source>Ashkal may be said whatever the turn-up is.</source>
        <translation>On peut dire ashkal quelle que soit la retourne.</translation>
    </message>
    <message>
        <source>Ashkal cannot be said if the turn-up is an ace.</source>
        <translation>On ne peut pas dire ashkal si la retourne est un as.</translation>
    </message>
    <message>
        <source>If Sun is said in the first round, the players who speak before its caller may take it over. They are asked in order, and the first to accept becomes the taker.</source>
        <translation>Si Sun est dit au premier tour, les joueurs qui parlent avant celui qui l’a dit peuvent le reprendre. On les interroge dans l’ordre, et le premier qui accepte devient le preneur.</translation>
    </message>
    <message>
        <source>If Sun is said in the first round, the opponents who speak before its caller may take it over. The first to accept becomes the taker.</source>
        <translation>Si Sun est dit au premier tour, les adversaires qui parlent avant celui qui l’a dit peuvent le reprendre. Le premier qui accepte devient le preneur.</translation>
    </message>
    <message>
        <source>A Sun in the first round may be taken over by any player who has not spoken or has passed, in turn order. That player becomes the taker.</source>
        <translation>Au premier tour, tout joueur qui n’a pas parlé ou qui a passé peut, à son tour, reprendre un Sun. Il devient le preneur.</translation>
    </message>
    <message>
        <source>A Sun ends the auction at once.</source>
        <translation>Un Sun met aussitôt fin aux enchères.</translation>
    </message>
    <message>
        <source>If you say Hokum in the second round, you name the suit at once.</source>
        <translation>Si vous dites Hokum au second tour, vous nommez aussitôt la couleur.</translation>
    </message>
    <message>
        <source>If you say Hokum in the second round, you name the suit at the end of the auction.</source>
        <translation>Si vous dites Hokum au second tour, vous nommez la couleur à la fin des enchères.</translation>
    </message>
    <message>
        <source>If all pass, there is a second round, starting with the player after the dealer. Each player passes, says Hokum in a suit other than the turn-up’s, or says Sun, which ends the auction.</source>
        <translation>Si tous passent, le joueur après le donneur ouvre un second tour. Chacun passe, dit Hokum dans une autre couleur que celle de la retourne, ou dit Sun, ce qui met fin aux enchères.</translation>
    </message>
    <message>
        <source>If all pass, there is a second round, starting with the player before the dealer. Each player passes, says Hokum in a suit other than the turn-up’s, or says Sun, which ends the auction.</source>
        <translation>Si tous passent, le joueur avant le donneur ouvre un second tour. Chacun passe, dit Hokum dans une autre couleur que celle de la retourne, ou dit Sun, ce qui met fin aux enchères.</translation>
    </message>
    <message>
        <source>A Sun may be doubled only if the taker’s side has more than 100 points in the match and the defenders have fewer than 100.</source>
        <translation>On ne peut contrer un Sun que si les preneurs ont plus de 100&#xa0;points dans la partie et la défense moins de 100.</translation>
    </message>
    <message>
        <source>A Sun may be doubled only if the taker’s side has at least 100 points in the match and the defenders have at most 100.</source>
        <translation>On ne peut contrer un Sun que si les preneurs ont au moins 100&#xa0;points dans la partie et la défense au plus 100.</translation>
    </message>
    <message>
        <source>A Sun may be doubled too, whatever the score.</source>
        <translation>On peut aussi contrer un Sun, quel que soit le score.</translation>
    </message>
    <message>
        <source>A Sun cannot be doubled.</source>
        <translation>On ne peut pas contrer un Sun.</translation>
    </message>
    <message>
        <source>A doubled Sun cannot be raised further.</source>
        <translation>On ne peut pas relancer davantage un Sun contré.</translation>
    </message>
    <message>
        <source>As the last raise the taker’s side may say gahwa: the side that wins this deal wins the match.</source>
        <translation>En dernière relance, les preneurs peuvent dire gahwa&#xa0;: le camp qui gagne cette donne gagne la partie.</translation>
    </message>
    <message>
        <source>As the last raise the taker’s side may say gahwa: the deal then counts 6 times.</source>
        <translation>En dernière relance, les preneurs peuvent dire gahwa&#xa0;: la donne compte 6&#xa0;fois.</translation>
    </message>
    <message>
        <source>Gahwa is always open.</source>
        <translation>Gahwa est toujours ouvert.</translation>
    </message>
    <message>
        <source>A doubled Sun may be raised as far as a Hokum.</source>
        <translation>On peut relancer un Sun contré autant qu’un Hokum.</translation>
    </message>
    <message>
        <source>led</source>
        <extracomment>Below the first card of a trick: this card was led.</extracomment>
        <translation>entame</translation>
    </message>
    <message>
        <source>follows</source>
        <extracomment>Below a card of a trick: this card follows suit.</extracomment>
        <translation>fournit</translation>
    </message>
    <message>
        <source>ruffs</source>
        <extracomment>Below a card of a trick: this card ruffs.</extracomment>
        <translation>coupe</translation>
    </message>
    <message>
        <source>Trumps: {trump}. The highest card of the suit led, {best:the}, wins the trick. The trick counts {points}.</source>
        <extracomment>{trump}: a suit, ♥ on screen, hearts aloud. {best}: a card, K♥ on screen, the king of hearts aloud. {points}: points.</extracomment>
        <translation>Atout&#xa0;: {trump}. La plus forte carte de la couleur demandée, {best:le}, fait le pli. Il vaut {points}.</translation>
    </message>
    <message>
        <source>Trumps: {trump}. The only trump, {best:the}, wins the trick. The trick counts {points}.</source>
        <extracomment>{trump}: a suit, ♥ on screen, hearts aloud. {best}: a card, K♥ on screen, the king of hearts aloud. {points}: points.</extracomment>
        <translation>Atout&#xa0;: {trump}. Le seul atout, {best:le}, fait le pli. Il vaut {points}.</translation>
    </message>
    <message>
        <source>Trumps: {trump}. {reason}</source>
        <extracomment>{trump}: a suit. {reason}: a whole sentence that says what you must play. Below a picture of a hand.</extracomment>
        <translation>Atout&#xa0;: {trump}. {reason}</translation>
    </message>
    <message>
        <source>Trumps: {trump}. You are void in {suit}, so you may play any card.</source>
        <extracomment>{trump}, {suit}: a suit, ♥ on screen, hearts aloud.</extracomment>
        <translation>Atout&#xa0;: {trump}. Vous n’avez pas de {suit}&#xa0;: jouez la carte de votre choix.</translation>
    </message>
    <message>
        <source>Trumps: {trump}. Your partner is winning the trick with {best:the}, so you may play any card.</source>
        <extracomment>{trump}: a suit, ♥ on screen, hearts aloud. {best}: a card, K♥ on screen, the king of hearts aloud.</extracomment>
        <translation>Atout&#xa0;: {trump}. Votre partenaire est maître avec {best:le}&#xa0;: jouez la carte de votre choix.</translation>
    </message>
    <message>
        <source>Trumps: {trump}. You cannot beat {best:the}, so you may play any card.</source>
        <extracomment>{trump}: a suit, ♥ on screen, hearts aloud. {best}: a card, K♥ on screen, the king of hearts aloud.</extracomment>
        <translation>Atout&#xa0;: {trump}. Vous ne pouvez pas battre {best:le}&#xa0;: jouez la carte de votre choix.</translation>
    </message>
    <message>
        <source>On the table</source>
        <extracomment>Above cards in a picture of the rule sheet.</extracomment>
        <translation>Sur la table</translation>
    </message>
    <message>
        <source>In your hand</source>
        <extracomment>Above cards in a picture of the rule sheet.</extracomment>
        <translation>Dans votre main</translation>
    </message>
    <message>
        <source>partner</source>
        <extracomment>Below a card in a picture: your partner played it.</extracomment>
        <translation>partenaire</translation>
    </message>
    <message>
        <source>opponent</source>
        <extracomment>Below a card in a picture: an opponent played it.</extracomment>
        <translation>adversaire</translation>
    </message>
    <message>
        <source>Every suit in all trumps</source>
        <translation>Chaque couleur à tout-atout</translation>
    </message>
    <message>
        <source>Runs</source>
        <extracomment>Below a picture: runs of three, four and five cards.</extracomment>
        <translation>Suites</translation>
    </message>
    <message>
        <source>Trumps and their points</source>
        <translation>Les atouts et leurs points</translation>
    </message>
    <message>
        <source>A side suit and its points</source>
        <translation>Une autre couleur et ses points</translation>
    </message>
    <message>
        <source>Every suit in no trumps</source>
        <translation>Chaque couleur à sans-atout</translation>
    </message>
    <message>
        <source>Turn-up</source>
        <extracomment>Above a card in a picture of the rule sheet: the open card that proposes trumps.</extracomment>
        <translation>Retourne</translation>
    </message>
    <message>
        <source>The turn-up is {turned:the} and trumps are {suit}. You may exchange {lowest:the} for it.</source>
        <extracomment>{turned}, {lowest}: cards, A♠ on screen. {suit}: a suit. Below a picture.</extracomment>
        <translation>La retourne est {turned:le} et l’atout {suit}. Vous pouvez échanger {lowest:le} contre la retourne.</translation>
    </message>
    <message>
        <source>Four of a kind, best first</source>
        <translation>Carrés, le meilleur d’abord</translation>
    </message>
    <message>
        <source>King and queen ({belote}) with {suit} as trumps</source>
        <extracomment>{belote}: the word of the game for king and queen of trumps. {suit}: a suit, ♥ on screen, hearts aloud.</extracomment>
        <translation>Roi et dame ({belote}), atout {suit}</translation>
    </message>
    <message>
        <source>Roem: cards that meet in one trick, with {suit} as trumps</source>
        <extracomment>{suit}: a suit, ♥ on screen, hearts aloud.</extracomment>
        <translation>Roem&#xa0;: des cartes qui tombent dans le même pli, atout {suit}</translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <extracomment>Above cards in a picture of the rule sheet: what they score together.</extracomment>
        <translation>
            <numerusform>%n point</numerusform>
            <numerusform>%n points</numerusform>
        </translation>
    </message>
    <message>
        <source>highest</source>
        <extracomment>At the left end of a row of cards in a picture.</extracomment>
        <translation>la plus forte</translation>
    </message>
    <message>
        <source>lowest</source>
        <extracomment>At the right end of a row of cards in a picture.</extracomment>
        <translation>la plus faible</translation>
    </message>
    <message>
        <source>{card} ({note}, wins)</source>
        <extracomment>{card}: a card. {note}: its points, or what it does (led, ruffs). Said in place of a picture.</extracomment>
        <translation>{card} ({note}, fait le pli)</translation>
    </message>
    <message>
        <source>{card} ({note})</source>
        <extracomment>{card}: a card. {note}: its points, or what it does (led, ruffs). Said in place of a picture.</extracomment>
        <translation>{card} ({note})</translation>
    </message>
    <message>
        <source>{card} (allowed)</source>
        <extracomment>{card}: a card. Said in place of a picture: you may play it.</extracomment>
        <translation>{card} (carte permise)</translation>
    </message>
    <message>
        <source>{card} (not allowed)</source>
        <extracomment>{card}: a card. Said in place of a picture: you may not play it.</extracomment>
        <translation>{card} (carte interdite)</translation>
    </message>
    <message>
        <source>Declarations and {belote} are made automatically for everyone.</source>
        <extracomment>{belote}: this game’s word for king and queen of trumps.</extracomment>
        <translation>Les annonces et {belote:le} se font automatiquement pour tous.</translation>
    </message>
    <message>
        <source>You declare your own declarations and {belote}. What you do not declare is lost.</source>
        <extracomment>{belote}: this game’s word for king and queen of trumps.</extracomment>
        <translation>Chacun fait ses annonces et dit {belote}. Ce qui n’est pas annoncé est perdu.</translation>
    </message>
    <message>
        <source>Declarations are made automatically for everyone.</source>
        <translation>Les annonces se font automatiquement pour tous.</translation>
    </message>
    <message>
        <source>You declare your own declarations. What you do not declare is lost.</source>
        <translation>Chacun fait ses annonces. Ce qui n’est pas annoncé est perdu.</translation>
    </message>
    <message>
        <source>The word {belote} is said automatically for everyone.</source>
        <extracomment>{belote}: this game’s word for king and queen of trumps.</extracomment>
        <translation>Le mot {belote} se dit automatiquement pour tous.</translation>
    </message>
    <message>
        <source>You say {belote} yourself. If you do not say it, it is lost.</source>
        <extracomment>{belote}: this game’s word for king and queen of trumps.</extracomment>
        <translation>C’est à chacun de dire {belote}. Ce qui n’est pas dit est perdu.</translation>
    </message>
    <message>
        <source>As you play your first card, you say what kind of declaration you hold, but not its cards. After the first trick the declarations that count are shown.</source>
        <translation>En jouant votre première carte, vous dites quelle sorte d’annonce vous avez, mais pas ses cartes. Après le premier pli, on montre les annonces qui comptent.</translation>
    </message>
    <message>
        <source>Before the first lead you say in turn what kind of declaration you hold, but not its cards. After the first trick the declarations that count are shown.</source>
        <translation>Avant l’entame, vous dites à tour de rôle quelle sorte d’annonce vous avez, mais pas ses cartes. Après le premier pli, on montre les annonces qui comptent.</translation>
    </message>
    <message>
        <source>As you play your first card, you say what kind of declaration you hold, but not its cards. The declarations that count are shown at the end of the deal.</source>
        <translation>En jouant votre première carte, vous dites quelle sorte d’annonce vous avez, mais pas ses cartes. On montre les annonces qui comptent à la fin de la donne.</translation>
    </message>
    <message>
        <source>Before the first lead you say in turn what kind of declaration you hold, but not its cards. The declarations that count are shown at the end of the deal.</source>
        <translation>Avant l’entame, vous dites à tour de rôle quelle sorte d’annonce vous avez, mais pas ses cartes. On montre les annonces qui comptent à la fin de la donne.</translation>
    </message>
    <message>
        <source>The next card is turned up and proposes trumps.</source>
        <translation>La carte suivante est la retourne&#xa0;: elle propose un atout.</translation>
    </message>
    <message>
        <source>The dealer’s last card is turned up and proposes trumps.</source>
        <translation>La dernière carte du donneur est la retourne&#xa0;: elle propose un atout.</translation>
    </message>
    <message>
        <source>A card that is not in play is turned up and proposes trumps. In the first deal it is a club.</source>
        <translation>On retourne une carte qui n’est pas en jeu&#xa0;: elle propose un atout. À la première donne, c’est un trèfle.</translation>
    </message>
    <message>
        <source>The dealer’s last open card is the turn-up and proposes trumps. It stays where it is and is played like any other.</source>
        <translation>La dernière carte visible du donneur est la retourne&#xa0;: elle propose un atout. Elle reste à sa place et se joue comme les autres.</translation>
    </message>
    <message>
        <source>The taker gets the turn-up, even if another suit was named.</source>
        <translation>Le preneur reçoit la retourne, même s’il a nommé une autre couleur.</translation>
    </message>
    <message>
        <source>The turn-up goes to the dealer, no matter who the taker is.</source>
        <translation>La retourne va au donneur, quel que soit le preneur.</translation>
    </message>
    <message>
        <source>If the turn-up’s suit is trumps, the player with the lowest trump of the pack may exchange it for the turn-up before playing a card. That trump must have been dealt before the auction.</source>
        <translation>Si la couleur de la retourne est l’atout, le joueur qui a le plus petit atout du jeu peut l’échanger contre la retourne avant de jouer, s’il l’a reçu avant les enchères.</translation>
    </message>
    <message>
        <source>If the turn-up’s suit is trumps, the player with the lowest trump of the pack may exchange it for the turn-up before playing a card.</source>
        <translation>Si la couleur de la retourne est l’atout, le joueur qui a le plus petit atout du jeu peut l’échanger contre la retourne avant de jouer.</translation>
    </message>
    <message>
        <source>Nobody gets the turn-up.</source>
        <translation>Personne ne reçoit la retourne.</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) are set apart face down as the kitty.</source>
        <extracomment>%n: 2 or more.</extracomment>
        <translation>
            <numerusform>On met %n&#xa0;carte de côté, face cachée&#xa0;: c’est le chien.</numerusform>
            <numerusform>On met %n&#xa0;cartes de côté, face cachée&#xa0;: c’est le chien.</numerusform>
        </translation>
    </message>
    <message>
        <source>The taker picks up the kitty and discards as many cards face down. These discards count as won by the taker.</source>
        <translation>Le preneur ramasse le chien et écarte autant de cartes. Cet écart compte avec ses plis.</translation>
    </message>
    <message>
        <source>The bottom card of the stock is shown. It is not played.</source>
        <translation>On montre la dernière carte du talon. Elle ne se joue pas.</translation>
    </message>
    <message>
        <source>Before calling, you may throw in a hand worth no points.</source>
        <translation>Avant de parler, vous pouvez annuler la donne si votre main ne vaut aucun point.</translation>
    </message>
    <message>
        <source>Before calling, you may throw in a hand of nothing but sevens, eights and nines.</source>
        <translation>Avant de parler, vous pouvez annuler la donne si votre main n’a que des sept, des huit et des neuf.</translation>
    </message>
    <message>
        <source>Before calling, the dealer may throw in a hand worth seven points or fewer.</source>
        <translation>Avant de parler, le donneur peut annuler la donne si sa main vaut sept points ou moins.</translation>
    </message>
    <message>
        <source>Before calling, the dealer may throw in any hand.</source>
        <translation>Avant de parler, le donneur peut annuler la donne, quelle que soit sa main.</translation>
    </message>
    <message>
        <source>After a deal that was passed out, the next player deals as usual.</source>
        <translation>Si personne ne prend, la donne passe au joueur suivant.</translation>
    </message>
    <message>
        <source>After a deal that was passed out, the same player deals again.</source>
        <translation>Quand tout le monde a passé, le même joueur redonne.</translation>
    </message>
    <message>
        <source>After a double the two players of the doubled side are asked in turn and may redouble.</source>
        <translation>Après un contre, les joueurs du camp contré peuvent surcontrer à tour de rôle.</translation>
    </message>
    <message>
        <source>After a double only the bidder may redouble.</source>
        <translation>Après un contre, seul l’enchérisseur peut surcontrer.</translation>
    </message>
    <message>
        <source>After a double the auction continues, and the doubled side may redouble. It ends when all the others have passed after a bid, double or redouble.</source>
        <translation>Après un contre, les enchères continuent, et le camp contré peut surcontrer. Elles finissent quand tous les autres ont passé après une enchère, un contre ou un surcontre.</translation>
    </message>
    <message>
        <source>After a double nobody can bid higher.</source>
        <translation>Après un contre, on ne peut plus enchérir.</translation>
    </message>
    <message>
        <source>After a double you may still bid higher, which cancels the double.</source>
        <translation>Après un contre, on peut encore enchérir plus haut, ce qui annule le contre.</translation>
    </message>
    <message>
        <source>On your turn you may double the opponents’ bid instead of bidding or passing.</source>
        <translation>À votre tour, vous pouvez contrer l’enchère des adversaires au lieu d’enchérir ou de passer.</translation>
    </message>
    <message>
        <source>An opponent may double the highest bid at any time, even out of turn.</source>
        <translation>Un adversaire peut contrer la plus haute enchère à tout moment, sans attendre son tour.</translation>
    </message>
    <message>
        <source>In a contract with trumps, a double or a four closes the deal, and a three opens it again.</source>
        <translation>Dans un contrat à l’atout, un contre ou un quatre ferme la donne, et un trois la rouvre.</translation>
    </message>
    <message>
        <source>In a closed deal you cannot lead a trump unless you hold nothing but trumps.</source>
        <translation>Dans une donne fermée, on ne peut entamer atout que si l’on n’a plus que de l’atout.</translation>
    </message>
    <message>
        <source>A bid of 80 cannot be doubled.</source>
        <translation>On ne peut pas contrer une enchère de 80.</translation>
    </message>
    <message>
        <source>A bid of {capot} cannot be doubled.</source>
        <extracomment>{capot}: this game’s word for winning every trick.</extracomment>
        <translation>On ne peut pas contrer une demande de {capot}.</translation>
    </message>
    <message>
        <source>After the last raise the other side may stake the whole match: the side that wins the deal wins the match.</source>
        <translation>Après la dernière relance, l’autre camp peut mettre la partie en jeu&#xa0;: le camp qui gagne la donne gagne la partie.</translation>
    </message>
    <message>
        <source>If you raise a contract that has trumps, you say open or closed. The last such call decides.</source>
        <translation>Si vous relancez un contrat à l’atout, dites «&#xa0;ouvert&#xa0;» ou «&#xa0;fermé&#xa0;». La dernière parole décide.</translation>
    </message>
    <message>
        <source>If these are equal in a Hokum, the contract fails.</source>
        <translation>S’ils sont égaux dans un Hokum, le contrat chute.</translation>
    </message>
    <message>
        <source>If these are equal in a Hokum, both sides score their own.</source>
        <translation>S’ils sont égaux dans un Hokum, chaque camp marque les siens.</translation>
    </message>
    <message>
        <source>If these are equal in a Sun, the contract fails.</source>
        <translation>S’ils sont égaux dans un Sun, le contrat chute.</translation>
    </message>
    <message>
        <source>If these are equal in a Sun, both sides score their own.</source>
        <translation>S’ils sont égaux dans un Sun, chaque camp marque les siens.</translation>
    </message>
    <message>
        <source>If a raised deal is a tie in match points, the side that raised last loses it.</source>
        <translation>Si une donne relancée finit à égalité de points de partie, le camp qui a relancé en dernier la perd.</translation>
    </message>
    <message>
        <source>If a raised deal is a tie in match points, the taker’s side loses it.</source>
        <translation>Si une donne relancée finit à égalité de points de partie, les preneurs la perdent.</translation>
    </message>
    <message>
        <source>If a raised deal is a tie in match points, the exact points decide, as in any other deal.</source>
        <translation>Si une donne relancée finit à égalité de points de partie, les points exacts décident, comme dans toute autre donne.</translation>
    </message>
    <message>
        <source>A side that wins every trick ({capot}) scores 44 in Sun and 25 in Hokum, and the other side scores nothing.</source>
        <extracomment>{capot}: this game’s word for winning every trick.</extracomment>
        <translation>Un camp qui fait tous les plis ({capot}) marque 44 en Sun et 25 en Hokum, et l’autre camp rien.</translation>
    </message>
    <message>
        <source>A side that wins every trick ({capot}) scores 44 in Sun and 26 in Hokum, and the other side scores nothing.</source>
        <extracomment>{capot}: this game’s word for winning every trick.</extracomment>
        <translation>Un camp qui fait tous les plis ({capot}) marque 44 en Sun et 26 en Hokum, et l’autre camp rien.</translation>
    </message>
    <message>
        <source>A side that wins every trick ({capot}) scores 44, or 88 if the turn-up is an ace, and the other side scores nothing.</source>
        <extracomment>{capot}: this game’s word for winning every trick.</extracomment>
        <translation>Un camp qui fait tous les plis ({capot}) marque 44, ou 88 si la retourne est un as, et l’autre camp rien.</translation>
    </message>
    <message>
        <source>It also scores all declarations that count, whichever side holds them.</source>
        <translation>Il marque aussi toutes les annonces qui comptent, quel que soit le camp qui les a.</translation>
    </message>
    <message>
        <source>No declarations are scored then.</source>
        <translation>On ne marque alors aucune annonce.</translation>
    </message>
    <message>
        <source>In a raised deal all this is multiplied.</source>
        <translation>Dans une donne relancée, on multiplie tout cela.</translation>
    </message>
    <message>
        <source>In a raised deal this is not multiplied.</source>
        <translation>Dans une donne relancée, on ne le multiplie pas.</translation>
    </message>
    <message>
        <source>The match ends after a deal if a side has reached {target}.</source>
        <extracomment>{target}: points, 50 to 4000.</extracomment>
        <translation>La partie se termine à la fin d’une donne si un camp a atteint {target} points.</translation>
    </message>
    <message>
        <source>The match ends after a deal if a side has more than {target}.</source>
        <extracomment>{target}: points, 50 to 4000.</extracomment>
        <translation>La partie se termine à la fin d’une donne si un camp a plus de {target} points.</translation>
    </message>
    <message>
        <source>If more than one side does so in the same deal, the match is a draw.</source>
        <translation>Si plusieurs camps y arrivent dans la même donne, la partie est nulle.</translation>
    </message>
    <message>
        <source>If more than one side does so in the same deal, the highest total wins. If the totals are equal, one more deal is played.</source>
        <translation>Si plusieurs camps y arrivent dans la même donne, le plus haut total gagne. En cas d’égalité, on joue une donne de plus.</translation>
    </message>
    <message>
        <source>If more than one side does so in the same deal, one more deal is played.</source>
        <translation>Si plusieurs camps y arrivent dans la même donne, on joue une donne de plus.</translation>
    </message>
    <message>
        <source>If more than one side does so in the same deal, the taker’s side wins the match.</source>
        <translation>Si plusieurs camps y arrivent dans la même donne, les preneurs gagnent la partie.</translation>
    </message>
    <message>
        <source>If more than one side does so in the same deal, the side that won the deal wins the match.</source>
        <translation>Si plusieurs camps y arrivent dans la même donne, le camp qui a gagné la donne gagne la partie.</translation>
    </message>
    <message>
        <source>If more than one side does so in the same deal, the highest total wins. If the totals are equal, the side that won the deal wins.</source>
        <translation>Si plusieurs camps y arrivent dans la même donne, le plus haut total gagne. En cas d’égalité, c’est le camp qui a gagné la donne.</translation>
    </message>
    <message>
        <source>If more than one side does so in the same deal, the highest total wins. If the totals are equal, the taker’s side wins.</source>
        <translation>Si plusieurs camps y arrivent dans la même donne, le plus haut total gagne. En cas d’égalité, ce sont les preneurs.</translation>
    </message>
    <message>
        <source>If more than one side does so in the same deal, the highest total wins. If the totals are equal, the match is a draw.</source>
        <translation>Si plusieurs camps y arrivent dans la même donne, le plus haut total gagne. En cas d’égalité, la partie est nulle.</translation>
    </message>
    <message>
        <source>If more than one side does so in the same deal, the target is raised by {target_step} and the match continues.</source>
        <extracomment>{target_step}: points.</extracomment>
        <translation>Si plusieurs camps y arrivent dans la même donne, l’objectif monte de {target_step} et la partie continue.</translation>
    </message>
    <message>
        <source>Even if the target is reached, the match continues after a deal in which one side won every trick.</source>
        <translation>Même si l’objectif est atteint, la partie continue après une donne où un camp a fait tous les plis.</translation>
    </message>
    <message>
        <source>Even if the target is reached, the match continues while points are held over.</source>
        <translation>Même si l’objectif est atteint, la partie continue tant que des points sont retenus.</translation>
    </message>
    <message>
        <source>Even if the target is reached, the match continues while points are held over or after a deal in which one side won every trick.</source>
        <translation>Même si l’objectif est atteint, la partie continue tant que des points sont retenus ou après une donne où un camp a fait tous les plis.</translation>
    </message>
    <message>
        <source>Each side starts the match at {start_score}.</source>
        <extracomment>{start_score}: points, 10 or more.</extracomment>
        <translation>Chaque camp commence la partie avec {start_score}&#xa0;points.</translation>
    </message>
    <message>
        <source>A defender who has just won a trick may claim the match at once if their side has reached the target.</source>
        <translation>Un défenseur qui vient de faire un pli peut demander aussitôt la fin de la partie si son camp a atteint l’objectif.</translation>
    </message>
    <message>
        <source>Dealing, calls and play go anticlockwise.</source>
        <translation>On donne, on parle et on joue dans le sens inverse des aiguilles d’une montre.</translation>
    </message>
    <message>
        <source>Dealing, calls and play go clockwise.</source>
        <translation>On donne, on parle et on joue dans le sens des aiguilles d’une montre.</translation>
    </message>
    <message>
        <source>Players report a kitty of two cards for the taker. We found no written rules that confirm it.</source>
        <translation>Des joueurs nous signalent un chien de deux cartes pour le preneur. Nous n’avons trouvé aucune règle écrite qui le confirme.</translation>
    </message>
    <message>
        <source>Players report that the last trick counts only for the defenders. We found no written rules that confirm it.</source>
        <translation>Des joueurs nous rapportent que le dix de der ne compte que pour la défense. Nous n’avons trouvé aucune règle écrite qui le confirme.</translation>
    </message>
    <message>
        <source>In an earlier version of a well-known program you must beat the suit led even after a ruff. Its rules say otherwise today.</source>
        <translation>Une ancienne version d’un programme bien connu oblige à monter à la couleur même après une coupe. Ses règles disent aujourd’hui le contraire.</translation>
    </message>
    <message>
        <source>The player after the dealer speaks first. In turn you pass or bid a higher contract than the last one. From the lowest up the contracts are {suits}.</source>
        <extracomment>{suits}: suits in order, ♣ ♦ ♥ ♠.</extracomment>
        <translation>Le joueur placé après le donneur parle en premier. À tour de rôle, vous passez ou vous demandez un contrat plus haut que le dernier. Du plus bas au plus haut, les contrats sont {suits}.</translation>
    </message>
    <message>
        <source>The player after the dealer speaks first. In turn you pass or bid a higher contract than the last one. From the lowest up the contracts are {suits}, then no trumps.</source>
        <extracomment>{suits}: suits in order, ♣ ♦ ♥ ♠.</extracomment>
        <translation>Le joueur placé après le donneur parle en premier. À tour de rôle, vous passez ou vous demandez un contrat plus haut que le dernier. Du plus bas au plus haut, les contrats sont {suits}, puis sans-atout.</translation>
    </message>
    <message>
        <source>The player after the dealer speaks first. In turn you pass or bid a higher contract than the last one. From the lowest up the contracts are {suits}, then all trumps.</source>
        <extracomment>{suits}: suits in order, ♣ ♦ ♥ ♠.</extracomment>
        <translation>Le joueur placé après le donneur parle en premier. À tour de rôle, vous passez ou vous demandez un contrat plus haut que le dernier. Du plus bas au plus haut, les contrats sont {suits}, puis tout-atout.</translation>
    </message>
    <message>
        <source>The player after the dealer speaks first. In turn you pass or bid a higher contract than the last one. From the lowest up the contracts are {suits}, then no trumps, then all trumps.</source>
        <extracomment>{suits}: suits in order, ♣ ♦ ♥ ♠.</extracomment>
        <translation>Le joueur placé après le donneur parle en premier. À tour de rôle, vous passez ou vous demandez un contrat plus haut que le dernier. Du plus bas au plus haut, les contrats sont {suits}, puis sans-atout, puis tout-atout.</translation>
    </message>
    <message>
        <source>The player after the dealer speaks first. In turn you pass or bid a number with a suit as trumps ({suits}).</source>
        <extracomment>{suits}: suits in order, ♣ ♦ ♥ ♠.</extracomment>
        <translation>Le joueur placé après le donneur parle en premier. À tour de rôle, vous passez ou vous demandez un nombre et une couleur d’atout ({suits}).</translation>
    </message>
    <message>
        <source>The player after the dealer speaks first. In turn you pass or bid a number with a suit as trumps ({suits}) or no trumps.</source>
        <extracomment>{suits}: suits in order, ♣ ♦ ♥ ♠.</extracomment>
        <translation>Le joueur placé après le donneur parle en premier. À tour de rôle, vous passez ou vous demandez un nombre et une couleur d’atout ({suits}) ou sans-atout.</translation>
    </message>
    <message>
        <source>The player after the dealer speaks first. In turn you pass or bid a number with a suit as trumps ({suits}) or all trumps.</source>
        <extracomment>{suits}: suits in order, ♣ ♦ ♥ ♠.</extracomment>
        <translation>Le joueur placé après le donneur parle en premier. À tour de rôle, vous passez ou vous demandez un nombre et une couleur d’atout ({suits}) ou tout-atout.</translation>
    </message>
    <message>
        <source>The player after the dealer speaks first. In turn you pass or bid a number with a suit as trumps ({suits}), no trumps or all trumps.</source>
        <extracomment>{suits}: suits in order, ♣ ♦ ♥ ♠.</extracomment>
        <translation>Le joueur placé après le donneur parle en premier. À tour de rôle, vous passez ou vous demandez un nombre et une couleur d’atout ({suits}), sans-atout ou tout-atout.</translation>
    </message>
    <message>
        <source>The number says how many points your side promises to make. The lowest bid is {min_bid}. Each new bid must be at least {bid_step} higher.</source>
        <extracomment>{min_bid}, {bid_step}: a number.</extracomment>
        <translation>Ce nombre dit combien de points votre camp s’engage à faire. L’enchère la plus basse est {min_bid}. Chaque nouvelle enchère monte d’au moins {bid_step}.</translation>
    </message>
    <message>
        <source>The number says how many points your side promises to make. The lowest bid is {min_bid}, the highest {max_bid}. Each new bid must be at least {bid_step} higher.</source>
        <extracomment>{min_bid}, {max_bid}, {bid_step}: a number.</extracomment>
        <translation>Ce nombre dit combien de points votre camp s’engage à faire. L’enchère la plus basse est {min_bid}, la plus haute {max_bid}. Chaque nouvelle enchère monte d’au moins {bid_step}.</translation>
    </message>
    <message>
        <source>The number says how many points your side promises to make, divided by {bid_unit}. The lowest bid is {min_bid} (that is {points}). Each new bid must be at least {bid_step} higher.</source>
        <extracomment>{bid_unit}, {min_bid}, {bid_step}: a number. {points}: points.</extracomment>
        <translation>Ce nombre dit combien de points votre camp s’engage à faire, divisés par {bid_unit}. L’enchère la plus basse est {min_bid} (soit {points}). Chaque nouvelle enchère monte d’au moins {bid_step}.</translation>
    </message>
    <message>
        <source>The number says how many points your side promises to make, divided by {bid_unit}. The lowest bid is {min_bid} (that is {points}), the highest {max_bid} (that is {most}). Each new bid must be at least {bid_step} higher.</source>
        <extracomment>{bid_unit}, {min_bid}, {max_bid}, {bid_step}: numbers. {points}, {most}: points.</extracomment>
        <translation>Ce nombre dit combien de points votre camp s’engage à faire, divisés par {bid_unit}. L’enchère la plus basse est {min_bid} (soit {points}), la plus haute {max_bid} (soit {most}). Chaque nouvelle enchère monte d’au moins {bid_step}.</translation>
    </message>
    <message>
        <source>Last trick and {capot}</source>
        <extracomment>Title of a section of the rule sheet. {capot}: the word of the game for every trick won by one side.</extracomment>
        <translation>Dix de der et {capot}</translation>
    </message>
    <message>
        <source>Winning every trick ({capot}) scores nothing extra.</source>
        <extracomment>{capot}: the word of the game for every trick won by one side.</extracomment>
        <translation>Faire tous les plis ({capot}) ne rapporte rien de plus.</translation>
    </message>
    <message>
        <source>If a side wins every trick ({capot}), it counts {capot_value} for the cards and the last trick.</source>
        <extracomment>{capot}: the word of the game for every trick won by one side. {capot_value}: points.</extracomment>
        <translation>Si un camp fait tous les plis ({capot}), il compte {capot_value} pour les cartes et le dix de der.</translation>
    </message>
    <message>
        <source>If a side wins every trick ({capot}), it counts {takers_bonus} extra.</source>
        <extracomment>{capot}: the word of the game for every trick won by one side. {takers_bonus}: points.</extracomment>
        <translation>Si un camp fait tous les plis ({capot}), il compte {takers_bonus} de plus.</translation>
    </message>
    <message>
        <source>If the taker’s side wins every trick ({capot}), it counts {capot_value} for the cards and the last trick.</source>
        <extracomment>{capot}: the word of the game for every trick won by one side. {capot_value}: points.</extracomment>
        <translation>Si les preneurs font tous les plis ({capot}), ils comptent {capot_value} pour les cartes et le dix de der.</translation>
    </message>
    <message>
        <source>If the taker’s side wins every trick ({capot}), it counts {takers_bonus} extra.</source>
        <extracomment>{capot}: the word of the game for every trick won by one side. {takers_bonus}: points.</extracomment>
        <translation>Si les preneurs font tous les plis ({capot}), ils comptent {takers_bonus} de plus.</translation>
    </message>
    <message>
        <source>If the defenders win every trick, they count {defender_capot} for the cards and the last trick.</source>
        <extracomment>{defender_capot}: points.</extracomment>
        <translation>Si la défense fait tous les plis, elle compte {defender_capot} pour les cartes et le dix de der.</translation>
    </message>
    <message>
        <source>If the defenders win every trick, they count {defenders_bonus} extra.</source>
        <extracomment>{defenders_bonus}: points.</extracomment>
        <translation>Si la défense fait tous les plis, elle compte {defenders_bonus} de plus.</translation>
    </message>
    <message>
        <source>A side that wins every trick also scores the {belote} of either side, which is never multiplied.</source>
        <extracomment>{belote}: the word of the game for king and queen of trumps.</extracomment>
        <translation>Un camp qui fait tous les plis marque aussi {belote:le}, quel que soit le camp qui l’a, sans jamais multiplier ces points.</translation>
    </message>
    <message>
        <source>There are two kinds of contract. In Hokum one suit is trumps. In Sun there are no trumps. Sun is higher than Hokum, and one Hokum is not higher than another.</source>
        <translation>Il y a deux sortes de contrats. En Hokum, une couleur est l’atout. En Sun, il n’y a pas d’atout. Sun est plus haut que Hokum, et un Hokum n’est pas plus haut qu’un autre.</translation>
    </message>
    <message>
        <source>The player after the dealer speaks first. In turn you pass, say Hokum or say Sun. Hokum makes the suit of the turn-up trumps.</source>
        <translation>Le joueur placé après le donneur parle en premier. À tour de rôle, vous passez, vous dites Hokum ou vous dites Sun. Avec Hokum, l’atout est la couleur de la retourne.</translation>
    </message>
    <message>
        <source>After a Hokum in the first round, each of the others is asked once and may say Sun instead. In the second round only the players who have not spoken yet are asked.</source>
        <translation>Après un Hokum au premier tour, chacun des autres est consulté une fois et peut dire Sun à la place. Au second tour, on ne consulte que ceux qui n’ont pas encore parlé.</translation>
    </message>
    <message>
        <source>If a Hokum stands at the end of the auction, the player who said it keeps it or turns it into Sun.</source>
        <translation>Si un Hokum tient jusqu’à la fin des enchères, le joueur qui l’a dit le garde ou le change en Sun.</translation>
    </message>
    <message>
        <source>The defenders may double a Hokum, and the taker’s side may then say three. The deal counts ×{double} or ×{three}.</source>
        <extracomment>{double}: a factor, ×2. {three}: points.</extracomment>
        <translation>La défense peut contrer un Hokum, et les preneurs peuvent alors dire trois. La donne compte ×{double} ou ×{three}.</translation>
    </message>
    <message>
        <source>The defenders may double a Hokum. The taker’s side may then say three, and the defenders four. The deal counts ×{double}, ×{three} or ×{four}.</source>
        <extracomment>{double}: a factor, ×2. {three}, {four}: points.</extracomment>
        <translation>La défense peut contrer un Hokum. Les preneurs peuvent alors dire trois, puis la défense quatre. La donne compte ×{double}, ×{three} ou ×{four}.</translation>
    </message>
    <message>
        <source>The defenders may double a Hokum. It then counts ×{double}.</source>
        <extracomment>{double}: a factor, ×2.</extracomment>
        <translation>La défense peut contrer un Hokum. Il compte alors ×{double}.</translation>
    </message>
    <message>
        <source>Each side adds up its cards and the last trick. In Hokum the sum is rounded to tens, 5 down and 6 up, and divided by ten. If both sums end in 6, the side with more points gets 1 less. So a Hokum is worth 16 match points.</source>
        <translation>Chaque camp additionne ses cartes et le dix de der. En Hokum, la somme est arrondie à la dizaine, 5 descend et 6 monte, puis divisée par dix. Si les deux sommes finissent par 6, le camp qui a le plus de points en reçoit un de moins. Un Hokum vaut ainsi 16 points de partie.</translation>
    </message>
    <message>
        <source>In Sun the sum is rounded to the nearest ten and divided by five. A sum that ends in 5 is not rounded. So a Sun is worth 26 match points.</source>
        <translation>En Sun, la somme est arrondie à la dizaine la plus proche et divisée par cinq. Une somme qui finit par 5 n’est pas arrondie. Un Sun vaut ainsi 26 points de partie.</translation>
    </message>
    <message>
        <source>The king and queen of trumps ({belote}) count {pair_points} on the score sheet and are never multiplied.</source>
        <extracomment>{belote}: the word of the game for king and queen of trumps. {pair_points}: a number.</extracomment>
        <translation>Le roi et la dame d’atout ({belote}) comptent {pair_points} sur la feuille de marque et ne sont jamais multipliés.</translation>
    </message>
    <message>
        <source>The taker’s side makes its contract with more match points than the defenders. Then each side scores its own. With fewer, the contract fails and the taker’s side scores nothing. The defenders score the match points and declarations of both sides, multiplied if the deal was raised.</source>
        <translation>Les preneurs réussissent leur contrat s’ils ont plus de points de partie que la défense. Chaque camp marque alors les siens. Avec moins, le contrat est chuté et les preneurs ne marquent rien. La défense marque les points de partie et les annonces des deux camps, multipliés si la donne est relancée.</translation>
    </message>
    <message>
        <source>If any other deal is a tie in match points, the exact points of the cards, the last trick, the declarations and {belote} decide.</source>
        <extracomment>{belote}: the word of the game for king and queen of trumps.</extracomment>
        <translation>Si une autre donne finit à égalité de points de partie, les points exacts des cartes, du dix de der, des annonces et {belote:de} décident.</translation>
    </message>
    <message>
        <source>Where these rules come from</source>
        <extracomment>Title of a section of the rule sheet.</extracomment>
        <translation>D’où viennent ces règles</translation>
    </message>
    <message>
        <source>These rules are well documented. Several texts agree on them.</source>
        <translation>Ces règles sont bien documentées. Plusieurs textes concordent.</translation>
    </message>
    <message>
        <source>These rules are well documented. They follow one good text.</source>
        <translation>Ces règles sont bien documentées. Elles suivent un bon texte.</translation>
    </message>
    <message>
        <source>This is a house version. Parts of these rules are reconstructed from the closest relatives of the game. Players differ on them.</source>
        <translation>C’est une version maison. Une partie des règles est reconstituée d’après les jeux les plus proches. Tous les joueurs ne les appliquent pas de la même façon.</translation>
    </message>
    <message>
        <source>No local player has checked these rules yet. Most of them come from the closest relatives of the game.</source>
        <translation>Aucun joueur du pays n’a encore vérifié ces règles. La plupart viennent des jeux les plus proches.</translation>
    </message>
    <message>
        <source>Its text leaves some rules open: {rules:and}. For these the game follows {parent}.</source>
        <extracomment>{rules}: labels of rules. {parent}: the name of a game.</extracomment>
        <translation>Son texte ne dit rien de ces règles&#xa0;: {rules:and}. Là-dessus, le jeu suit {parent}.</translation>
    </message>
    <message>
        <source>Four of a kind scores {trick_four_points}.</source>
        <extracomment>{trick_four_points}: points.</extracomment>
        <translation>Un carré vaut {trick_four_points}.</translation>
    </message>
    <message>
        <source>Four of a kind scores {trick_four_points}, but only tens or higher.</source>
        <extracomment>{trick_four_points}: points.</extracomment>
        <translation>Quatre cartes de même hauteur valent {trick_four_points}, mais seulement à partir des dix.</translation>
    </message>
</context>
<context>
    <name>signs</name>
    <message>
        <source>AT</source>
        <extracomment>All trumps, as a sign of two letters on a chip as large as a suit sign.</extracomment>
        <translation>TA</translation>
    </message>
    <message>
        <source>NT</source>
        <extracomment>No trumps, as a sign of two letters on a chip as large as a suit sign.</extracomment>
        <translation>SA</translation>
    </message>
</context>
<context>
    <name>strategy</name>
    <message>
        <source>Which card do you play?</source>
        <translation>Quelle carte jouez-vous ?</translation>
    </message>
    <message>
        <source>What do you call?</source>
        <translation>Que dites-vous ?</translation>
    </message>
    <message>
        <source>{card} is about as good here, for other reasons. {sentence}</source>
        <extracomment>{card}: a card. {sentence}: the reason for another card.</extracomment>
        <translation>{card:le} se vaut ici, pour d’autres raisons. {sentence}</translation>
    </message>
    <message>
        <source>You are the taker.</source>
        <translation>Vous êtes preneur.</translation>
    </message>
    <message>
        <source>Your partner is the taker.</source>
        <translation>Votre partenaire est preneur.</translation>
    </message>
    <message>
        <source>You are defending.</source>
        <translation>Vous défendez.</translation>
    </message>
    <message>
        <source>Played in earlier tricks</source>
        <translation>Jouées aux plis précédents</translation>
    </message>
    <message>
        <source>You have to play a trump. Play {cards:the or}: the pair scores {belote}, and you keep the rest.</source>
        <extracomment>{cards}: king and queen of trumps. {belote}: the game’s word for them.</extracomment>
        <translation>Vous devez jouer un atout. Jouez {cards:le or} : la paire rapporte {belote:le}, et vous gardez le reste.</translation>
    </message>
    <message>
        <source>{card} spends another trump and leaves the pair in your hand.</source>
        <extracomment>{card}: a trump.</extracomment>
        <translation>{card:le} dépense un autre atout et vous laisse la paire en main.</translation>
    </message>
    <message>
        <source>Do not lead {cards:the or} now: {above:the or} can beat it. The pair scores as well later.</source>
        <extracomment>{cards}: king and queen of trumps. {above}: higher trumps.</extracomment>
        <translation>N’entamez pas {cards:le or} maintenant : {above:le or} peut monter. La paire rapportera autant plus tard.</translation>
    </message>
    <message>
        <source>{card} can be beaten by {above:the or}.</source>
        <extracomment>{card}: a trump. {above}: higher trumps.</extracomment>
        <translation>{card:le} peut tomber sous {above:le or}.</translation>
    </message>
    <message>
        <source>Your side wins this trick. Play {cards:the or}: with the cards on the table it makes {points} roem.</source>
        <extracomment>{cards}: cards in your hand. {points}: a number.</extracomment>
        <translation>Votre camp fait ce pli. Jouez {cards:le or} : avec les cartes de la table, cela fait {points} de roem.</translation>
    </message>
    <message>
        <source>{card} makes no roem in a trick that your side wins.</source>
        <extracomment>{card}: a card.</extracomment>
        <translation>{card:le} ne fait pas de roem dans un pli de votre camp.</translation>
    </message>
    <message>
        <source>Your opponents are winning this trick. Keep back {cards:the}, which makes roem.</source>
        <extracomment>{cards}: cards in your hand.</extracomment>
        <translation>Vos adversaires font ce pli. Gardez {cards:le}, qui ferait un roem.</translation>
    </message>
    <message>
        <source>Your opponents are winning this trick. Keep back {cards:the}, which make roem.</source>
        <extracomment>{cards}: cards in your hand.</extracomment>
        <translation>Vos adversaires font ce pli. Gardez {cards:le}, qui feraient un roem.</translation>
    </message>
    <message>
        <source>{card} makes {points} roem for your opponents.</source>
        <extracomment>{card}: a card. {points}: a number.</extracomment>
        <translation>{card:le} donne {points} de roem à vos adversaires.</translation>
    </message>
    <message>
        <source>When to play the king and queen of trumps</source>
        <translation>Quand jouer le roi et la dame d’atout</translation>
    </message>
    <message>
        <source>You score your king and queen of trumps without wasting another trump.</source>
        <translation>Vous marquez votre roi et votre dame d’atout sans gaspiller un autre atout.</translation>
    </message>
    <message>
        <source>King and queen of trumps score when both are played from one hand.</source>
        <translation>Le roi et la dame d’atout comptent quand la même main joue les deux.</translation>
    </message>
    <message>
        <source>If you have to play a trump anyway, play one of them: it scores on the way.</source>
        <translation>Si vous devez jouer un atout, jouez l’un des deux : il rapporte au passage.</translation>
    </message>
    <message>
        <source>Keep the king and queen of trumps back</source>
        <translation>Garder le roi et la dame d’atout</translation>
    </message>
    <message>
        <source>You do not lead your king or queen into a higher trump.</source>
        <translation>Vous n’entamez pas le roi ou la dame sous un atout plus fort.</translation>
    </message>
    <message>
        <source>King and queen are middle trumps: jack, nine, ace and ten beat them.</source>
        <translation>Le roi et la dame sont des atouts moyens : valet, neuf, as et dix les battent.</translation>
    </message>
    <message>
        <source>The pair scores whenever you play it. Let the higher trumps go first.</source>
        <translation>La paire rapporte quel que soit le moment. Laissez d’abord passer les atouts plus forts.</translation>
    </message>
    <message>
        <source>Making roem</source>
        <translation>Faire un roem</translation>
    </message>
    <message>
        <source>You see the runs that cards make in a trick.</source>
        <translation>Vous voyez les suites qui se forment dans un pli.</translation>
    </message>
    <message>
        <source>Three cards in sequence in one trick score 20 roem for its winner, four score 50.</source>
        <translation>Trois cartes qui se suivent dans un pli rapportent 20 de roem à son gagnant, quatre en rapportent 50.</translation>
    </message>
    <message>
        <source>On a trick that your side wins, add the card next to those on the table.</source>
        <translation>Dans un pli de votre camp, ajoutez la carte voisine de celles de la table.</translation>
    </message>
    <message>
        <source>Denying roem</source>
        <translation>Refuser le roem</translation>
    </message>
    <message>
        <source>You complete no run for your opponents.</source>
        <translation>Vous ne complétez pas de suite pour vos adversaires.</translation>
    </message>
    <message>
        <source>Roem belongs to the side that wins the trick, even if you play the last card.</source>
        <translation>Le roem va au camp qui fait le pli, même si vous jouez la dernière carte.</translation>
    </message>
    <message>
        <source>On your opponents’ trick, play a card that is not next to those on the table.</source>
        <translation>Dans un pli de vos adversaires, évitez la carte voisine de celles de la table.</translation>
    </message>
    <message>
        <source>In all trumps {cards} are the highest cards of their suits.</source>
        <extracomment>{cards}: jacks.</extracomment>
        <translation>À tout-atout, {cards:le} sont les plus fortes cartes de leur couleur.</translation>
    </message>
    <message>
        <source>In no trumps {cards} are the highest cards of their suits.</source>
        <extracomment>{cards}: aces.</extracomment>
        <translation>À sans-atout, {cards:le} sont les plus fortes cartes de leur couleur.</translation>
    </message>
    <message>
        <source>In no trumps {cards} are the highest of their suits, and your side has the first lead.</source>
        <extracomment>{cards}: aces.</extracomment>
        <translation>À sans-atout, {cards:le} sont les plus fortes de leur couleur, et votre camp a l’entame.</translation>
    </message>
    <message>
        <source>All trumps need jacks, no trumps need aces, and you lack both: pass.</source>
        <translation>Tout-atout demande des valets, sans-atout des as, et vous n’avez ni les uns ni les autres : passez.</translation>
    </message>
    <message>
        <source>With the turn-up you have {cards}: aces win a Sun, which counts double.</source>
        <extracomment>{cards}: aces.</extracomment>
        <translation>Avec la retourne, vous avez {cards:le} : les as font un Sun, et il compte double.</translation>
    </message>
    <message>
        <source>Hokum gives up the double score of a hand full of aces.</source>
        <translation>Un Hokum renonce à la marque double d’une main pleine d’as.</translation>
    </message>
    <message>
        <source>With the turn-up your trumps are {cards}: enough for a Hokum.</source>
        <extracomment>{cards}: trumps.</extracomment>
        <translation>Avec la retourne, vos atouts sont {cards:le} : assez pour un Hokum.</translation>
    </message>
    <message>
        <source>You have neither the trumps for a Hokum nor the aces for a Sun: pass.</source>
        <translation>Vous n’avez ni les atouts d’un Hokum ni les as d’un Sun : passez.</translation>
    </message>
    <message numerus="yes">
        <source>With the turn-up you have only %n trump(s) in {suit}.</source>
        <extracomment>{suit}: a suit.</extracomment>
        <translation>
            <numerusform>Avec la retourne, vous n’avez que %n atout à {suit}.</numerusform>
            <numerusform>Avec la retourne, vous n’avez que %n atouts à {suit}.</numerusform>
        </translation>
    </message>
    <message>
        <source>All trumps are won with jacks, and you have none.</source>
        <translation>Tout-atout se gagne avec des valets, et vous n’en avez pas.</translation>
    </message>
    <message numerus="yes">
        <source>All trumps are won with jacks, and you have only %n.</source>
        <translation>
            <numerusform>Tout-atout se gagne avec des valets, et vous n’en avez que %n.</numerusform>
            <numerusform>Tout-atout se gagne avec des valets, et vous n’en avez que %n.</numerusform>
        </translation>
    </message>
    <message>
        <source>Without trumps aces win, and you have none.</source>
        <translation>Sans atout, ce sont les as qui gagnent, et vous n’en avez pas.</translation>
    </message>
    <message numerus="yes">
        <source>Without trumps aces win, and you have only %n.</source>
        <translation>
            <numerusform>Sans atout, ce sont les as qui gagnent, et vous n’en avez que %n.</numerusform>
            <numerusform>Sans atout, ce sont les as qui gagnent, et vous n’en avez que %n.</numerusform>
        </translation>
    </message>
    <message>
        <source>Your hand is too good to pass: the others may take the deal instead.</source>
        <translation>Votre main est trop bonne pour passer : les autres pourraient prendre la donne.</translation>
    </message>
    <message>
        <source>A suit, no trumps or all trumps?</source>
        <translation>Une couleur, sans-atout ou tout-atout ?</translation>
    </message>
    <message>
        <source>You judge your hand anew for each kind of contract.</source>
        <translation>Vous jugez votre main de nouveau pour chaque sorte de contrat.</translation>
    </message>
    <message>
        <source>For a suit you need its jack and two more, or nine, length and an ace.</source>
        <translation>Pour une couleur, il faut le valet et deux autres atouts, ou le neuf, de la longueur et un as.</translation>
    </message>
    <message>
        <source>For no trumps you need aces: three, or two and the lead. Never bid it on one.</source>
        <translation>Pour sans-atout, il faut des as : trois, ou deux et l’entame. Jamais avec un seul.</translation>
    </message>
    <message>
        <source>For all trumps you need jacks: three, or two and one of their nines.</source>
        <translation>Pour tout-atout, il faut des valets : trois, ou deux et un de leurs neufs.</translation>
    </message>
    <message>
        <source>Sun or Hokum?</source>
        <translation>Sun ou Hokum ?</translation>
    </message>
    <message>
        <source>You choose the contract by your aces or by your trumps.</source>
        <translation>Vous choisissez le contrat d’après vos as ou vos atouts.</translation>
    </message>
    <message>
        <source>A Hokum needs trumps: the jack and two more, best with an ace beside them.</source>
        <translation>Un Hokum demande des atouts : le valet et deux autres, si possible avec un as à côté.</translation>
    </message>
    <message>
        <source>A Sun needs aces: three, or two with a ten or the lead. Never bid it on one.</source>
        <translation>Un Sun demande des as : trois, ou deux avec un dix ou l’entame. Jamais avec un seul.</translation>
    </message>
    <message>
        <source>A Sun counts double, but it also loses double.</source>
        <translation>Un Sun compte double, mais il perd double aussi.</translation>
    </message>
    <message>
        <source>You are defending. Lead {cards:the or}, a master: take the trick before the taker’s side can ruff it.</source>
        <extracomment>{cards}: masters in your hand.</extracomment>
        <translation>Vous défendez. Entamez {cards:le or}, carte maîtresse : faites le pli avant que les preneurs puissent couper.</translation>
    </message>
    <message>
        <source>{card} may lose the lead before you have cashed your master.</source>
        <extracomment>{card}: a card.</extracomment>
        <translation>{card:le} peut vous faire perdre la main avant que votre carte maîtresse ait fait son pli.</translation>
    </message>
    <message>
        <source>You are defending: your trumps can ruff. Lead another suit and do not draw them yourself.</source>
        <translation>Vous défendez : vos atouts peuvent couper. Entamez une autre couleur et ne les faites pas tomber vous-même.</translation>
    </message>
    <message>
        <source>{card} draws the trumps of your own side, which is what the taker wants.</source>
        <extracomment>{card}: a trump.</extracomment>
        <translation>{card:le} fait tomber les atouts de votre propre camp, et c’est ce que veut le preneur.</translation>
    </message>
    <message>
        <source>{card} could ruff a trick later. Leading trumps is what the taker wants.</source>
        <extracomment>{card}: a trump.</extracomment>
        <translation>{card:le} pourrait couper plus tard. Entamer atout, c’est ce que veut le preneur.</translation>
    </message>
    <message>
        <source>Lead {cards:the or}, your only card of its suit: the next time the suit is led, you can ruff.</source>
        <extracomment>{cards}: single cards of your suits.</extracomment>
        <translation>Entamez {cards:le or}, votre seule carte de la couleur : la prochaine fois, vous pourrez couper.</translation>
    </message>
    <message>
        <source>After {card} you still hold cards of its suit, so you cannot ruff it.</source>
        <extracomment>{card}: a card.</extracomment>
        <translation>Après {card:le}, il vous reste des cartes de la couleur : vous ne pourrez pas la couper.</translation>
    </message>
    <message>
        <source>The taker is void in {suit}. Lead it: each ruff costs the taker a trump.</source>
        <extracomment>{suit}: a suit.</extracomment>
        <translation>Le preneur n’a plus de {suit}. Jouez-en : chaque coupe lui coûte un atout.</translation>
    </message>
    <message>
        <source>{card} lets the taker keep the trumps to draw yours.</source>
        <extracomment>{card}: a card.</extracomment>
        <translation>{card:le} laisse au preneur ses atouts pour faire tomber les vôtres.</translation>
    </message>
    <message>
        <source>Your partner is void in {suit} and may hold a trump. Lead it for a ruff.</source>
        <extracomment>{suit}: a suit.</extracomment>
        <translation>Votre partenaire n’a plus de {suit} et a peut-être un atout. Jouez-en pour qu’il coupe.</translation>
    </message>
    <message>
        <source>{card} gives your partner no ruff.</source>
        <extracomment>{card}: a card.</extracomment>
        <translation>{card:le} ne donne pas de coupe à votre partenaire.</translation>
    </message>
    <message>
        <source>Defence: cash your aces</source>
        <translation>Défense : faites vos as</translation>
    </message>
    <message>
        <source>As a defender you take your tricks before they can be ruffed.</source>
        <translation>En défense, vous faites vos plis avant qu’on puisse les couper.</translation>
    </message>
    <message>
        <source>The taker will soon be void in your suits. An ace that you keep for later is often ruffed.</source>
        <translation>Le preneur n’aura bientôt plus de vos couleurs. Un as gardé pour plus tard est souvent coupé.</translation>
    </message>
    <message>
        <source>The more cards of a suit you hold, the fewer the others have. Cash the ace of a long suit first.</source>
        <translation>Plus vous avez de cartes d’une couleur, moins les autres en ont. Jouez d’abord l’as d’une couleur longue.</translation>
    </message>
    <message>
        <source>Once the ace has been played, the ten is the master, and after it the king.</source>
        <translation>Une fois l’as joué, le dix est maître, et après lui le roi.</translation>
    </message>
    <message>
        <source>Defence: do not lead trumps</source>
        <translation>Défense : n’entamez pas atout</translation>
    </message>
    <message>
        <source>As a defender you leave it to the taker to lead trumps.</source>
        <translation>En défense, vous laissez au preneur le soin d’entamer atout.</translation>
    </message>
    <message>
        <source>The taker’s side wants the trumps gone. Every trump you lead helps it.</source>
        <translation>Les preneurs veulent voir partir les atouts. Chaque atout que vous entamez les aide.</translation>
    </message>
    <message>
        <source>Your small trumps can ruff side cards, and your high ones win when the taker leads trumps.</source>
        <translation>Vos petits atouts peuvent couper, et vos gros atouts font leur pli quand le preneur joue atout.</translation>
    </message>
    <message>
        <source>Lead a single card</source>
        <translation>Entamer une carte sèche</translation>
    </message>
    <message>
        <source>You become void in a suit so that your small trumps can ruff it.</source>
        <translation>Vous vous débarrassez d’une couleur pour que vos petits atouts puissent la couper.</translation>
    </message>
    <message>
        <source>A single card of a side suit and one to three small trumps: lead the single card early.</source>
        <translation>Une carte sèche et un à trois petits atouts : entamez tôt la carte sèche.</translation>
    </message>
    <message>
        <source>The next time the suit is led you can ruff with a trump that would win nothing else.</source>
        <translation>La prochaine fois, vous coupez avec un atout qui ne gagnerait rien d’autre.</translation>
    </message>
    <message>
        <source>Defence: make the taker ruff</source>
        <translation>Défense : faire couper le preneur</translation>
    </message>
    <message>
        <source>You use up the taker’s trumps.</source>
        <translation>Vous usez les atouts du preneur.</translation>
    </message>
    <message>
        <source>Once the taker is void in a suit, each lead of that suit costs the taker a trump.</source>
        <translation>Quand le preneur n’a plus d’une couleur, chaque entame de cette couleur lui coûte un atout.</translation>
    </message>
    <message>
        <source>Lead a low card of it, so that the ruff wins few points.</source>
        <translation>Jouez-en une petite carte, pour que la coupe rapporte peu de points.</translation>
    </message>
    <message>
        <source>If you end up with more trumps than the taker, you decide how the deal ends.</source>
        <translation>Si vous finissez avec plus d’atouts que le preneur, c’est vous qui décidez de la fin de la donne.</translation>
    </message>
    <message>
        <source>Give your partner a ruff</source>
        <translation>Donner une coupe à votre partenaire</translation>
    </message>
    <message>
        <source>You lead the suit that your partner can ruff, before it is too late.</source>
        <translation>Vous jouez la couleur que votre partenaire peut couper, avant qu’il soit trop tard.</translation>
    </message>
    <message>
        <source>A partner who did not follow suit, or who led a single card, waits for that suit.</source>
        <translation>Un partenaire qui n’a pas fourni, ou qui a entamé une carte sèche, attend cette couleur.</translation>
    </message>
    <message>
        <source>Lead it at once, before your opponents draw the trump it needs.</source>
        <translation>Jouez-la tout de suite, avant que vos adversaires fassent tomber l’atout qu’il faut.</translation>
    </message>
    <message>
        <source>You are the taker, and an opponent may still hold {out:the or}. Lead {cards:the or}: nothing can beat it, and each trump that falls is one ruff less.</source>
        <extracomment>{out}: trumps the opponents may hold. {cards}: trumps in your hand.</extracomment>
        <translation>Vous êtes preneur, et un adversaire peut encore avoir {out:le or}. Entamez {cards:le or} : rien ne monte dessus, et chaque atout qui tombe est une coupe de moins.</translation>
    </message>
    <message>
        <source>{card} can be ruffed while the opponents may hold trumps.</source>
        <extracomment>{card}: a card of a side suit.</extracomment>
        <translation>{card:le} peut être {card:g|coupé|coupée} tant que les adversaires ont peut-être des atouts.</translation>
    </message>
    <message>
        <source>No opponent has a trump left. Lead a side suit now: your trumps win whenever you like, even the last trick.</source>
        <translation>Aucun adversaire n’a plus d’atout. Entamez une autre couleur : vos atouts feront leur pli quand vous voudrez, même le dernier.</translation>
    </message>
    <message>
        <source>{card} draws none of your opponents’ trumps and uses up a sure trick.</source>
        <extracomment>{card}: a trump.</extracomment>
        <translation>{card:le} ne fait tomber aucun atout de vos adversaires et use un pli sûr.</translation>
    </message>
    <message>
        <source>{card} is above all your trumps and wins a trick whatever you do. Lead a side suit and let it be spent there.</source>
        <extracomment>{card}: a trump.</extracomment>
        <translation>{card:le} est au-dessus de tous vos atouts et fera un pli quoi que vous fassiez. Entamez une autre couleur, qu’il y parte.</translation>
    </message>
    <message>
        <source>{card} loses to {above}: you lose a trump of your own and the lead.</source>
        <extracomment>{card}, {above}: trumps.</extracomment>
        <translation>{card:le} tombe sous {above:le} : vous perdez un atout et la main.</translation>
    </message>
    <message>
        <source>Your partner is the taker. Lead {cards:the or}: it helps to draw the trumps of your opponents.</source>
        <extracomment>{cards}: trumps in your hand.</extracomment>
        <translation>Votre partenaire est preneur. Entamez {cards:le or} : cela aide à faire tomber les atouts de vos adversaires.</translation>
    </message>
    <message>
        <source>{card} draws none of your opponents’ trumps, so they can still ruff.</source>
        <extracomment>{card}: a card of a side suit.</extracomment>
        <translation>{card:le} ne fait tomber aucun atout de vos adversaires, qui peuvent encore couper.</translation>
    </message>
    <message>
        <source>Drawing trumps</source>
        <translation>Faire tomber les atouts</translation>
    </message>
    <message>
        <source>You know as the taker when to lead trumps, and which.</source>
        <translation>Vous savez, comme preneur, quand entamer atout et avec lequel.</translation>
    </message>
    <message>
        <source>Your side cards win only if they are not ruffed. So draw the trumps of your opponents first.</source>
        <translation>Vos cartes hors atout ne gagnent que si on ne les coupe pas. Faites donc d’abord tomber les atouts adverses.</translation>
    </message>
    <message>
        <source>Lead the jack: everyone must follow suit. With jack and nine, two leads often draw all the trumps.</source>
        <translation>Entamez le valet : chacun doit fournir. Avec le valet et le neuf, deux tours suffisent souvent.</translation>
    </message>
    <message>
        <source>Count. All the trumps of the pack, less yours and those played, are still out.</source>
        <translation>Comptez. Tous les atouts du jeu, moins les vôtres et ceux qui sont joués, sont encore dehors.</translation>
    </message>
    <message>
        <source>Do not lead the nine while the jack is out: together they are 34 points for the winner.</source>
        <translation>N’entamez pas le neuf tant que le valet est dehors : ensemble, ils font 34 points pour qui les prend.</translation>
    </message>
    <message>
        <source>When to stop drawing trumps</source>
        <translation>Quand cesser de jouer atout</translation>
    </message>
    <message>
        <source>You notice when your opponents have run out of trumps.</source>
        <translation>Vous remarquez quand vos adversaires n’ont plus d’atout.</translation>
    </message>
    <message>
        <source>Before you lead another trump, ask which opponent still has to play one.</source>
        <translation>Avant de rejouer atout, demandez-vous quel adversaire devra encore en fournir un.</translation>
    </message>
    <message>
        <source>If neither has a trump, keep yours. Each is a sure trick, and the last one wins the last trick.</source>
        <translation>S’ils n’en ont plus, gardez les vôtres. Chacun est un pli sûr, et le dernier fait le dernier pli.</translation>
    </message>
    <message>
        <source>Leave the top trump alone</source>
        <translation>Laisser l’atout maître</translation>
    </message>
    <message>
        <source>You do not spend your trumps on a trump that beats them all.</source>
        <translation>Vous ne dépensez pas vos atouts sous un atout qui les bat tous.</translation>
    </message>
    <message>
        <source>A trump above all yours wins one trick, whether you draw it or not. You cannot stop that.</source>
        <translation>Un atout au-dessus de tous les vôtres fait un pli, que vous jouiez atout ou non. Vous n’y pouvez rien.</translation>
    </message>
    <message>
        <source>Lead your side suits instead. Its holder must ruff with it, and you still hold your trumps.</source>
        <translation>Entamez vos autres couleurs. Il faudra couper avec lui, et vous garderez vos atouts.</translation>
    </message>
    <message>
        <source>Leading for your partner</source>
        <translation>Entamer pour votre partenaire</translation>
    </message>
    <message>
        <source>Your first lead helps your partner, the taker.</source>
        <translation>Votre première entame aide votre partenaire, preneur.</translation>
    </message>
    <message>
        <source>Your partner wants the trumps drawn. If you have the lead and a trump, lead it.</source>
        <translation>Votre partenaire veut voir tomber les atouts. Si vous avez la main et un atout, entamez-le.</translation>
    </message>
    <message>
        <source>Without a trump, lead an ace, best one whose ten you do not hold.</source>
        <translation>Sans atout, entamez un as, de préférence un as dont vous n’avez pas le dix.</translation>
    </message>
    <message>
        <source>Keep {card:the}, the master: it can win the last trick, worth {points} more.</source>
        <extracomment>{card}: a card in your hand. {points}: a number.</extracomment>
        <translation>Gardez {card:le}, carte maîtresse : elle peut faire le dernier pli, qui rapporte {points} de plus.</translation>
    </message>
    <message>
        <source>{card} is the card that should win the last trick for you.</source>
        <extracomment>{card}: a card.</extracomment>
        <translation>{card:le} est la carte qui devait faire votre dernier pli.</translation>
    </message>
    <message>
        <source>Your side has won every trick so far. Play {cards:the or} and be sure of this one too.</source>
        <extracomment>{cards}: cards in your hand.</extracomment>
        <translation>Votre camp a fait tous les plis jusqu’ici. Jouez {cards:le or} pour faire aussi celui-ci à coup sûr.</translation>
    </message>
    <message>
        <source>{card} risks the one trick that ends your chance of winning them all.</source>
        <extracomment>{card}: a card.</extracomment>
        <translation>{card:le} risque le seul pli qui vous priverait de tous les faire.</translation>
    </message>
    <message>
        <source>You have not won a trick yet, and one is enough. Play {cards:the or}: you are sure of this one.</source>
        <extracomment>{cards}: cards in your hand.</extracomment>
        <translation>Vous n’avez pas encore fait de pli, et un seul suffit. Jouez {cards:le or} : celui-ci est à vous à coup sûr.</translation>
    </message>
    <message>
        <source>Your side has not won a trick yet, and one is enough. Play {cards:the or}: you are sure of this one.</source>
        <extracomment>{cards}: cards in your hand.</extracomment>
        <translation>Votre camp n’a pas encore fait de pli, et un seul suffit. Jouez {cards:le or} : celui-ci est à vous à coup sûr.</translation>
    </message>
    <message>
        <source>{card} may leave all the tricks to the other side.</source>
        <extracomment>{card}: a card.</extracomment>
        <translation>{card:le} peut laisser tous les plis à l’autre camp.</translation>
    </message>
    <message>
        <source>The last trick</source>
        <translation>Le dernier pli</translation>
    </message>
    <message>
        <source>From three cards on you play for the last trick.</source>
        <translation>À partir de trois cartes, vous jouez pour le dernier pli.</translation>
    </message>
    <message>
        <source>The last trick scores points of its own, more than many tricks are worth.</source>
        <translation>Le dernier pli rapporte des points à lui seul, plus que bien des plis.</translation>
    </message>
    <message>
        <source>With three cards left, choose the card that will win it, and play the others.</source>
        <translation>À trois cartes de la fin, choisissez la carte qui le fera, et jouez les autres.</translation>
    </message>
    <message>
        <source>A trump that nobody can beat is best played last.</source>
        <translation>Un atout que personne ne peut battre se joue en dernier.</translation>
    </message>
    <message>
        <source>Playing for all the tricks</source>
        <translation>Jouer pour tous les plis</translation>
    </message>
    <message>
        <source>You notice when your side can win every trick.</source>
        <translation>Vous remarquez quand votre camp peut faire tous les plis.</translation>
    </message>
    <message>
        <source>Your side has won all the tricks so far? Then the bonus is near.</source>
        <translation>Votre camp a fait tous les plis jusqu’ici ? La prime n’est plus loin.</translation>
    </message>
    <message>
        <source>Play the cards that are sure to win, and keep a winner for every suit.</source>
        <translation>Jouez les cartes qui gagnent à coup sûr, et gardez de quoi gagner dans chaque couleur.</translation>
    </message>
    <message>
        <source>Saving one trick</source>
        <translation>Sauver un pli</translation>
    </message>
    <message>
        <source>You stop the other side from winning every trick.</source>
        <translation>Vous empêchez l’autre camp de faire tous les plis.</translation>
    </message>
    <message>
        <source>One trick is enough to save you from the bonus for all the tricks.</source>
        <translation>Un pli suffit à vous épargner la prime de tous les plis.</translation>
    </message>
    <message>
        <source>Take the first one that you are sure of, and do not wait for a better one.</source>
        <translation>Prenez le premier dont vous êtes sûr, sans en attendre un meilleur.</translation>
    </message>
    <message>
        <source>An opponent is winning with {best:the}, and you cannot beat it. Play a card worth few points.</source>
        <extracomment>{best}: an opponent’s card.</extracomment>
        <translation>Un adversaire est maître avec {best:le}, et vous ne pouvez pas monter. Jouez une carte qui vaut peu.</translation>
    </message>
    <message numerus="yes">
        <source>{card} gives your opponents %n point(s).</source>
        <extracomment>{card}: a card.</extracomment>
        <translation>
            <numerusform>{card:le} donne %n point à vos adversaires.</numerusform>
            <numerusform>{card:le} donne %n points à vos adversaires.</numerusform>
        </translation>
    </message>
    <message>
        <source>You cannot win this trick. Keep {cards:the}, the master, and play {low:the or}.</source>
        <extracomment>{cards}: masters in your hand. {low}: low cards in your hand.</extracomment>
        <translation>Vous ne pouvez pas faire ce pli. Gardez {cards:le}, carte maîtresse, et jouez {low:le or}.</translation>
    </message>
    <message>
        <source>You cannot win this trick. Keep {cards:the}, your masters, and play {low:the or}.</source>
        <extracomment>{cards}: masters in your hand. {low}: low cards in your hand.</extracomment>
        <translation>Vous ne pouvez pas faire ce pli. Gardez {cards:le}, cartes maîtresses, et jouez {low:le or}.</translation>
    </message>
    <message>
        <source>{card} is a master: it could win a trick of its own later.</source>
        <extracomment>{card}: a card.</extracomment>
        <translation>{card:le} est une carte maîtresse : elle pourrait faire un pli plus tard.</translation>
    </message>
    <message>
        <source>Keep {card:the}: only {above:the} can beat it. Play {low:the or}, which will hardly win a trick.</source>
        <extracomment>{card}: a card in your hand. {above}: the card above it. {low}: low cards in your hand.</extracomment>
        <translation>Gardez {card:le} : il n’y a que {above:le} au-dessus. Jouez {low:le or}, qui ne fera sans doute pas de pli.</translation>
    </message>
    <message>
        <source>{card} would be the master as soon as {above} is gone.</source>
        <extracomment>{card}: a card. {above}: the card above it.</extracomment>
        <translation>{card:le} serait une carte maîtresse dès que {above:le} est hors du jeu.</translation>
    </message>
    <message>
        <source>Nobody can beat your partner’s {best}. Feed points to the trick: play {cards:the or}.</source>
        <extracomment>{best}: your partner’s card. {cards}: cards in your hand.</extracomment>
        <translation>Personne ne peut battre la carte de votre partenaire, {best:le}. Chargez le pli : jouez {cards:le or}.</translation>
    </message>
    <message>
        <source>{card} leaves {cards:the or} in your hand, where it may be lost later.</source>
        <extracomment>{card}: a card. {cards}: cards worth more.</extracomment>
        <translation>{card:le} vous laisse en main {cards:le or}, au risque de perdre ces points plus tard.</translation>
    </message>
    <message>
        <source>Your partner’s {best} is the master, and only a ruff can beat it. Play {cards:the or} for its points.</source>
        <extracomment>{best}: your partner’s card. {cards}: cards in your hand.</extracomment>
        <translation>La carte de votre partenaire, {best:le}, est maîtresse : seule une coupe peut la battre. Jouez {cards:le or} pour ses points.</translation>
    </message>
    <message>
        <source>{card} brings your side no points.</source>
        <extracomment>{card}: a card.</extracomment>
        <translation>{card:le} ne rapporte rien à votre camp.</translation>
    </message>
    <message>
        <source>Discard {cards:the or}, your only card of its suit: the next time the suit is led, you can ruff.</source>
        <extracomment>{cards}: single cards of your suits.</extracomment>
        <translation>Défaussez {cards:le or}, votre seule carte de la couleur : la prochaine fois, vous pourrez couper.</translation>
    </message>
    <message>
        <source>{card} does not make you void in a suit.</source>
        <extracomment>{card}: a card.</extracomment>
        <translation>{card:le} ne vous débarrasse d’aucune couleur.</translation>
    </message>
    <message>
        <source>Feed your partner’s trick</source>
        <translation>Charger le pli de votre partenaire</translation>
    </message>
    <message>
        <source>Your points go into tricks that your side wins for certain.</source>
        <translation>Vos points vont dans les plis que votre camp fait à coup sûr.</translation>
    </message>
    <message>
        <source>First ask whether the trick is certain: can any opponent still to play beat your partner’s card?</source>
        <translation>Demandez-vous d’abord si le pli est sûr : un adversaire qui doit encore jouer peut-il battre votre partenaire ?</translation>
    </message>
    <message>
        <source>Then give the card that is most in danger later: a ten alone first, then king and queen.</source>
        <translation>Donnez alors la carte la plus menacée : d’abord un dix sec, puis roi et dame.</translation>
    </message>
    <message>
        <source>Keep a card that will win a trick of its own.</source>
        <translation>Gardez la carte qui fera un pli elle-même.</translation>
    </message>
    <message>
        <source>Trust your partner’s master</source>
        <translation>Se fier à la carte maîtresse du partenaire</translation>
    </message>
    <message>
        <source>You feed points to a master even if a ruff is possible.</source>
        <translation>Vous chargez une carte maîtresse même si une coupe est possible.</translation>
    </message>
    <message>
        <source>Your partner’s master loses only to a ruff, and most players still follow suit.</source>
        <translation>La carte maîtresse de votre partenaire ne craint qu’une coupe, et le plus souvent on fournit encore.</translation>
    </message>
    <message>
        <source>So give a card with points, but rarely your ace or a ten that can win later.</source>
        <translation>Donnez donc une carte qui compte, mais rarement l’as ou un dix qui gagnera plus tard.</translation>
    </message>
    <message>
        <source>Give nothing away</source>
        <translation>Ne rien donner</translation>
    </message>
    <message>
        <source>On your opponents’ tricks you play your cheapest card.</source>
        <translation>Dans les plis de vos adversaires, vous jouez la carte qui coûte le moins.</translation>
    </message>
    <message>
        <source>Points that you give away count twice: your opponents gain them, and your side loses them.</source>
        <translation>Les points donnés comptent deux fois : vos adversaires les gagnent et votre camp les perd.</translation>
    </message>
    <message>
        <source>Play seven, eight and nine first, then jack, queen and king of a side suit.</source>
        <translation>Jouez d’abord sept, huit et neuf, puis valet, dame et roi d’une autre couleur que l’atout.</translation>
    </message>
    <message>
        <source>Keep your masters</source>
        <translation>Garder ses cartes maîtresses</translation>
    </message>
    <message>
        <source>You know which of your cards are masters and do not waste them.</source>
        <translation>Vous savez quelles cartes sont maîtresses et vous ne les gaspillez pas.</translation>
    </message>
    <message>
        <source>Watch the ace, ten and king of each side suit, and jack and nine of trumps.</source>
        <translation>Surveillez l’as, le dix et le roi de chaque couleur, le valet et le neuf d’atout.</translation>
    </message>
    <message>
        <source>The highest card left of a suit is a trick of its own. Play another card.</source>
        <translation>La plus forte carte qui reste d’une couleur est un pli à elle seule. Jouez-en une autre.</translation>
    </message>
    <message>
        <source>Keep what can grow</source>
        <translation>Garder ce qui peut monter en valeur</translation>
    </message>
    <message>
        <source>You keep a card that will soon be the master.</source>
        <translation>Vous gardez une carte qui sera bientôt maîtresse.</translation>
    </message>
    <message>
        <source>If only one card is above yours, yours will win as soon as that one is gone.</source>
        <translation>Si une seule carte est au-dessus de la vôtre, la vôtre gagnera dès que celle-là sera partie.</translation>
    </message>
    <message>
        <source>Play a card that several others beat.</source>
        <translation>Jouez une carte que plusieurs autres battent.</translation>
    </message>
    <message>
        <source>Discard a whole suit</source>
        <translation>Se défausser de toute une couleur</translation>
    </message>
    <message>
        <source>Your discard prepares a ruff.</source>
        <translation>Votre défausse prépare une coupe.</translation>
    </message>
    <message>
        <source>You may discard from any suit: choose one in which you hold a single low card.</source>
        <translation>Vous pouvez vous défausser de n’importe quelle couleur : choisissez celle où vous n’avez qu’une petite carte.</translation>
    </message>
    <message>
        <source>The next time it is led you are void and can ruff.</source>
        <translation>La prochaine fois, vous n’en aurez plus et vous pourrez couper.</translation>
    </message>
    <message numerus="yes">
        <source>With {suit} as trumps you have %n trump(s): {cards}.</source>
        <extracomment>{suit}: a suit. {cards}: trumps.</extracomment>
        <translation>
            <numerusform>À {suit}, vous avez %n atout : {cards}.</numerusform>
            <numerusform>À {suit}, vous avez %n atouts : {cards}.</numerusform>
        </translation>
    </message>
    <message>
        <source>Beside them {cards} should win a trick.</source>
        <extracomment>{cards}: aces of side suits.</extracomment>
        <translation>À côté, {cards:le} devrait faire un pli.</translation>
    </message>
    <message>
        <source>Beside them {cards} should each win a trick.</source>
        <extracomment>{cards}: aces of side suits.</extracomment>
        <translation>À côté, {cards:le} devraient faire un pli chacun.</translation>
    </message>
    <message>
        <source>You have no ace beside them.</source>
        <translation>Vous n’avez pas d’as à côté.</translation>
    </message>
    <message>
        <source>{sentence} {rest}</source>
        <extracomment>{sentence}, {rest}: whole sentences, side by side.</extracomment>
        <translation>{sentence} {rest}</translation>
    </message>
    <message>
        <source>That is worth a bid of about {points} in {suit}.</source>
        <extracomment>{suit}: a suit. {points}: a bid.</extracomment>
        <translation>Cela vaut une enchère d’environ {points} à {suit}.</translation>
    </message>
    <message>
        <source>You have a sound bid: tell your partner.</source>
        <translation>Vous avez de quoi parler : dites-le à votre partenaire.</translation>
    </message>
    <message>
        <source>You have no three cards of a suit. High cards without length support your partner: pass.</source>
        <translation>Vous n’avez trois cartes dans aucune couleur. De grosses cartes sans longueur soutiennent votre partenaire : passez.</translation>
    </message>
    <message>
        <source>{points} is too high as long as your partner has said nothing.</source>
        <extracomment>{points}: a bid.</extracomment>
        <translation>{points}, c’est trop tant que votre partenaire n’a rien dit.</translation>
    </message>
    <message>
        <source>You are void in {suit}.</source>
        <extracomment>{suit}: a suit.</extracomment>
        <translation>Vous n’avez pas de {suit}.</translation>
    </message>
    <message numerus="yes">
        <source>In {suit} you have only %n card(s).</source>
        <extracomment>{suit}: a suit.</extracomment>
        <translation>
            <numerusform>À {suit}, vous n’avez que %n carte.</numerusform>
            <numerusform>À {suit}, vous n’avez que %n cartes.</numerusform>
        </translation>
    </message>
    <message>
        <source>What your first bid promises</source>
        <translation>Ce que promet votre première enchère</translation>
    </message>
    <message>
        <source>Your first bid tells your partner your length, your jack or nine, and aces.</source>
        <translation>Votre première enchère dit à votre partenaire votre longueur, le valet ou le neuf, et vos as.</translation>
    </message>
    <message>
        <source>Bid no suit with fewer than three cards. The jack or the nine must be there.</source>
        <translation>Ne nommez pas une couleur de moins de trois cartes. Il faut le valet ou le neuf.</translation>
    </message>
    <message>
        <source>80: three trumps with the jack, or four with the nine, and little beside them.</source>
        <translation>80 : trois atouts avec le valet, ou quatre avec le neuf, et peu de chose à côté.</translation>
    </message>
    <message>
        <source>90: jack and nine with three trumps, or the jack with four, or with an ace.</source>
        <translation>90 : valet et neuf avec trois atouts, ou le valet quatrième, ou le valet avec un as.</translation>
    </message>
    <message>
        <source>100: jack and nine and an ace beside them, or jack and nine with four trumps.</source>
        <translation>100 : valet et neuf avec un as à côté, ou valet et neuf quatrièmes.</translation>
    </message>
    <message>
        <source>Bid your hand once. Bid again only if your partner has shown more.</source>
        <translation>Annoncez votre main une fois. Ne reparlez que si votre partenaire a montré davantage.</translation>
    </message>
    <message>
        <source>Another call is better here.</source>
        <translation>Une autre parole est meilleure ici.</translation>
    </message>
    <message>
        <source>{card} is the right kind of card, but {cards:the or} is better here.</source>
        <extracomment>{card}: a card. {cards}: cards that are better.</extracomment>
        <translation>{card:le} est une carte du bon genre, mais {cards:le or} vaut mieux ici.</translation>
    </message>
    <message>
        <source>{card} is not as good here as {cards:the or}.</source>
        <extracomment>{card}: a card. {cards}: cards that are better.</extracomment>
        <translation>{card:le} ne vaut pas {cards:le or} ici.</translation>
    </message>
    <message numerus="yes">
        <source>It costs about %n point(s) on average.</source>
        <translation>
            <numerusform>Cela coûte environ %n point en moyenne.</numerusform>
            <numerusform>Cela coûte environ %n points en moyenne.</numerusform>
        </translation>
    </message>
    <message>
        <source>With open cards the contract is made in {share} of 100 deals.</source>
        <extracomment>{share}: a number from 0 to 100.</extracomment>
        <translation>À cartes ouvertes, ce contrat est réussi dans {share} donnes sur 100.</translation>
    </message>
    <message>
        <source>Your partner is winning with {best:the}. Discard, and save your trumps.</source>
        <extracomment>{best}: your partner’s card.</extracomment>
        <translation>Votre partenaire est maître avec {best:le}. Défaussez-vous et gardez vos atouts.</translation>
    </message>
    <message>
        <source>{card} spends a trump on a trick that your partner is winning.</source>
        <extracomment>{card}: a trump.</extracomment>
        <translation>{card:le} dépense un atout dans un pli où votre partenaire est maître.</translation>
    </message>
    <message>
        <source>Your partner is winning with {best:the}, but an opponent still to play may beat it. Ruff to keep the trick.</source>
        <extracomment>{best}: your partner’s card.</extracomment>
        <translation>Votre partenaire est maître avec {best:le}, mais un adversaire qui doit encore jouer peut monter. Coupez pour garder le pli.</translation>
    </message>
    <message>
        <source>With {card} the trick is lost if an opponent can beat your partner.</source>
        <extracomment>{card}: a card.</extracomment>
        <translation>Avec {card:le}, le pli est perdu si un adversaire peut battre votre partenaire.</translation>
    </message>
    <message>
        <source>You play last, so {card} is enough to ruff. Keep {cards:the} for later.</source>
        <extracomment>{card}: a trump. {cards}: higher trumps.</extracomment>
        <translation>Vous jouez en dernier : {card:le} suffit pour couper. Gardez {cards:le} pour plus tard.</translation>
    </message>
    <message>
        <source>{card} wins no more than your lowest trump would.</source>
        <extracomment>{card}: a trump.</extracomment>
        <translation>{card:le} ne gagne rien de plus que votre plus petit atout.</translation>
    </message>
    <message>
        <source>An opponent still to play may overruff. Ruff with {cards:the or}, which nobody can beat.</source>
        <extracomment>{cards}: trumps in your hand.</extracomment>
        <translation>Un adversaire qui doit encore jouer peut surcouper. Coupez avec {cards:le or}, que personne ne peut battre.</translation>
    </message>
    <message>
        <source>{card} can be overruffed with {above:the or}.</source>
        <extracomment>{card}: a trump. {above}: trumps above it.</extracomment>
        <translation>On peut surcouper {card:le} avec {above:le or}.</translation>
    </message>
    <message>
        <source>Do not ruff your partner’s trick</source>
        <translation>Ne pas couper son partenaire</translation>
    </message>
    <message>
        <source>You keep your trumps for tricks that your opponents are winning.</source>
        <translation>Vous gardez vos atouts pour les plis où vos adversaires sont maîtres.</translation>
    </message>
    <message>
        <source>If you are void, first ask whether you must ruff. The rules differ here.</source>
        <translation>Si vous n’avez plus de la couleur, demandez-vous d’abord si vous devez couper. Les règles varient.</translation>
    </message>
    <message>
        <source>If you need not, and your partner wins the trick anyway, discard and keep the trump.</source>
        <translation>Si rien n’y oblige et que votre partenaire fait le pli, défaussez-vous et gardez l’atout.</translation>
    </message>
    <message>
        <source>Ruff to save the trick</source>
        <translation>Couper pour sauver le pli</translation>
    </message>
    <message>
        <source>You notice when your partner’s card is not safe.</source>
        <translation>Vous remarquez quand la carte de votre partenaire n’est pas sûre.</translation>
    </message>
    <message>
        <source>Your partner is winning, but an opponent is still to play. Can it be beaten?</source>
        <translation>Votre partenaire est maître, mais un adversaire doit encore jouer. Peut-il monter ?</translation>
    </message>
    <message>
        <source>If the card above it is out and the trick is worth a trump, ruff and make it yours.</source>
        <translation>Si la carte au-dessus est dehors et que le pli vaut un atout, coupez et prenez-le.</translation>
    </message>
    <message>
        <source>Ruff low</source>
        <translation>Couper petit</translation>
    </message>
    <message>
        <source>As the last to play you ruff with your lowest trump.</source>
        <translation>Si vous jouez en dernier, vous coupez avec votre plus petit atout.</translation>
    </message>
    <message>
        <source>Nobody plays after you, so the lowest trump that wins is as good as the jack.</source>
        <translation>Personne ne joue après vous : le plus petit atout qui gagne vaut le valet.</translation>
    </message>
    <message>
        <source>Your high trumps are for tricks that are contested.</source>
        <translation>Vos gros atouts sont pour les plis disputés.</translation>
    </message>
    <message>
        <source>Ruff high</source>
        <translation>Couper haut</translation>
    </message>
    <message>
        <source>You ruff high enough when an opponent may overruff.</source>
        <translation>Vous coupez assez haut quand un adversaire peut surcouper.</translation>
    </message>
    <message>
        <source>An opponent still to play may be void too. Then a low trump can be overruffed.</source>
        <translation>Un adversaire qui doit encore jouer n’a peut-être plus de la couleur non plus. Il surcoupe alors un petit atout.</translation>
    </message>
    <message>
        <source>Ruff with a trump that nobody can beat, or with your lowest. A trump between them is wasted.</source>
        <translation>Coupez avec un atout que personne ne bat, ou avec le plus petit. Entre les deux, c’est du gaspillage.</translation>
    </message>
    <message>
        <source>Play {cards:the or}: a covered card lies under it, and you can use that card from the next trick on.</source>
        <extracomment>{cards}: open cards of yours.</extracomment>
        <translation>Jouez {cards:le or} : une carte couverte est dessous, et elle vous servira dès le pli suivant.</translation>
    </message>
    <message>
        <source>{card} uncovers no card.</source>
        <extracomment>{card}: an open card of yours.</extracomment>
        <translation>{card:le} ne découvre aucune carte.</translation>
    </message>
    <message>
        <source>Which card to uncover</source>
        <translation>Quelle carte découvrir</translation>
    </message>
    <message>
        <source>You play the card that opens another one for you.</source>
        <translation>Vous jouez la carte qui vous en ouvre une autre.</translation>
    </message>
    <message>
        <source>A covered card can be played only when the card on it is gone.</source>
        <translation>Une carte couverte ne se joue que lorsque la carte posée dessus est partie.</translation>
    </message>
    <message>
        <source>Of two cards that do the same, play the one with a covered card under it.</source>
        <translation>De deux cartes qui font le même travail, jouez celle qui en couvre une.</translation>
    </message>
    <message>
        <source>Your opponent sees the new card too.</source>
        <translation>Votre adversaire voit lui aussi la nouvelle carte.</translation>
    </message>
    <message>
        <source>That is enough: take.</source>
        <translation>C’est assez : prenez.</translation>
    </message>
    <message>
        <source>If you pass, you give away a contract that a hand like this mostly makes.</source>
        <translation>Si vous passez, vous abandonnez un contrat qu’une telle main réussit le plus souvent.</translation>
    </message>
    <message>
        <source>That is too little: pass.</source>
        <translation>C’est trop peu : passez.</translation>
    </message>
    <message>
        <source>A hand like this fails too often, and then your opponents score everything.</source>
        <translation>Une telle main chute trop souvent, et vos adversaires marquent alors tout.</translation>
    </message>
    <message>
        <source>Your side leads to the first trick.</source>
        <translation>Votre camp a l’entame.</translation>
    </message>
    <message>
        <source>The other side leads to the first trick.</source>
        <translation>L’autre camp a l’entame.</translation>
    </message>
    <message>
        <source>You deal and must name trumps. Count 28 for the jack, 12 for the nine, 6 for the ace and 10 for each trump: {suit} counts most.</source>
        <extracomment>{suit}: a suit.</extracomment>
        <translation>Vous donnez et devez nommer l’atout. Comptez 28 pour le valet, 12 pour le neuf, 6 pour l’as et 10 par atout : {suit} compte le plus.</translation>
    </message>
    <message>
        <source>By the same count {suit} is worth less than {best}, by about {points}.</source>
        <extracomment>{suit}, {best}: suits. {points}: a number.</extracomment>
        <translation>Au même compte, {suit} vaut moins que {best}, d’environ {points}.</translation>
    </message>
    <message>
        <source>Is this hand worth taking?</source>
        <translation>Cette main vaut-elle une prise ?</translation>
    </message>
    <message>
        <source>You judge in ten seconds whether to take.</source>
        <translation>Vous jugez en dix secondes s’il faut prendre.</translation>
    </message>
    <message>
        <source>Judge your hand with the turn-up. Count five things: trumps, jack, nine, side aces, and who leads.</source>
        <translation>Jugez votre main avec la retourne. Comptez cinq choses : atouts, valet, neuf, as à côté, et qui entame.</translation>
    </message>
    <message>
        <source>Take with the jack and two more trumps. The nine without the jack needs four, or three and an ace.</source>
        <translation>Prenez avec le valet et deux autres atouts. Sans le valet, le neuf en demande quatre, ou trois et un as.</translation>
    </message>
    <message>
        <source>Two trumps are a hand only with the jack, an ace beside it, and the lead on your side.</source>
        <translation>Deux atouts ne suffisent qu’avec le valet, un as à côté et l’entame dans votre camp.</translation>
    </message>
    <message>
        <source>A failed contract gives everything to your opponents. Take if you expect to make it 7 times in 10.</source>
        <translation>Un contrat chuté donne tout à vos adversaires. Prenez si vous pensez réussir 7 fois sur 10.</translation>
    </message>
    <message>
        <source>The dealer must choose</source>
        <translation>Le donneur doit choisir</translation>
    </message>
    <message>
        <source>You find your best suit when you have to name trumps.</source>
        <translation>Vous trouvez votre meilleure couleur quand vous devez nommer l’atout.</translation>
    </message>
    <message>
        <source>Look for the jack first, then for length, then for the nine with an ace.</source>
        <translation>Cherchez d’abord le valet, puis la longueur, puis le neuf avec un as.</translation>
    </message>
    <message>
        <source>The jack and one more trump are worth more than three low trumps.</source>
        <translation>Le valet et un autre atout valent mieux que trois petits atouts.</translation>
    </message>
    <message>
        <source>If an opponent deals, pass a doubtful hand: the dealer may have to name trumps on nothing.</source>
        <translation>Si un adversaire donne, passez une main douteuse : il devra peut-être nommer l’atout sans rien.</translation>
    </message>
    <message>
        <source>The ace above {cards:the} is still out. Lead another card and wait until that ace is played.</source>
        <extracomment>{cards}: tens.</extracomment>
        <translation>L’as au-dessus de cette carte est encore dehors : {cards:le}. Entamez autre chose et attendez qu’il soit joué.</translation>
    </message>
    <message>
        <source>The aces above {cards:the} are still out. Lead another card and wait until they are played.</source>
        <extracomment>{cards}: tens.</extracomment>
        <translation>Les as au-dessus de ces cartes sont encore dehors : {cards:le}. Entamez autre chose et attendez qu’ils soient joués.</translation>
    </message>
    <message>
        <source>{card} can fall to {ace}: 21 points for your opponents in a single trick.</source>
        <extracomment>{card}: a ten. {ace}: the ace of its suit.</extracomment>
        <translation>{card:le} peut tomber sous {ace:le} : 21 points pour vos adversaires en un seul pli.</translation>
    </message>
    <message>
        <source>{guard} is the only guard of your {card}. Discard from another suit: {card} survives {above} with a guard.</source>
        <extracomment>{card}: a high card. {guard}: a card of the same suit. {above}: the card above {card}.</extracomment>
        <translation>{guard:le} est la seule garde de {card:le}. Défaussez une autre couleur : avec une garde, {card:le} survit à {above:le}.</translation>
    </message>
    <message>
        <source>Without {guard} your {card} stands alone and falls to {above}.</source>
        <extracomment>{card}: a high card. {guard}: a card of the same suit. {above}: the card above {card}.</extracomment>
        <translation>Sans {guard:le}, {card:le} reste seul et tombe sous {above:le}.</translation>
    </message>
    <message>
        <source>An opponent is void in the suit of {cards:the} and may hold a trump. Keep it until the trumps are drawn.</source>
        <extracomment>{cards}: high cards in your hand.</extracomment>
        <translation>Un adversaire n’a plus de cette couleur et a peut-être un atout. Gardez {cards:le} jusqu’à ce que les atouts soient tombés.</translation>
    </message>
    <message>
        <source>Opponents are void in the suits of {cards:the} and may hold trumps. Keep them until the trumps are drawn.</source>
        <extracomment>{cards}: high cards in your hand.</extracomment>
        <translation>Des adversaires n’ont plus de ces couleurs et ont peut-être des atouts. Gardez {cards:le} jusqu’à ce que les atouts soient tombés.</translation>
    </message>
    <message>
        <source>An opponent who is void in the suit can ruff {card:the}.</source>
        <extracomment>{card}: a high card.</extracomment>
        <translation>Un adversaire qui n’a plus de la couleur peut couper {card:le}.</translation>
    </message>
    <message>
        <source>Do not lead the ten below the ace</source>
        <translation>Ne pas entamer le dix sous l’as</translation>
    </message>
    <message>
        <source>You wait with a ten until its ace has been played.</source>
        <translation>Vous attendez, avec un dix, que son as soit joué.</translation>
    </message>
    <message>
        <source>A ten that you lead falls to the ace. That is 21 points for one trick of your opponents.</source>
        <translation>Un dix que vous entamez tombe sous l’as. Cela fait 21 points en un pli pour vos adversaires.</translation>
    </message>
    <message>
        <source>Let others lead the suit. Once the ace is gone, your ten is the master.</source>
        <translation>Laissez les autres entamer la couleur. Une fois l’as parti, votre dix est maître.</translation>
    </message>
    <message>
        <source>Guarding the ten</source>
        <translation>Garder le dix</translation>
    </message>
    <message>
        <source>Your tens survive the aces.</source>
        <translation>Vos dix survivent aux as.</translation>
    </message>
    <message>
        <source>A ten that stands alone falls when the ace is led. A small card guards it.</source>
        <translation>Un dix sec tombe quand on joue l’as. Une petite carte le garde.</translation>
    </message>
    <message>
        <source>On the ace you play the small card, and afterwards the ten is the master.</source>
        <translation>Sur l’as, vous jouez la petite carte, et ensuite le dix est maître.</translation>
    </message>
    <message>
        <source>So never discard the only guard of a ten, even if it counts nothing.</source>
        <translation>Ne défaussez donc jamais la seule garde d’un dix, même si elle ne compte pas.</translation>
    </message>
    <message>
        <source>All trumps: guarding the nine</source>
        <translation>Tout-atout : garder le neuf</translation>
    </message>
    <message>
        <source>In all trumps your nines survive the jacks.</source>
        <translation>À tout-atout, vos neufs survivent aux valets.</translation>
    </message>
    <message>
        <source>In all trumps the nine is second in every suit and counts 14. Only the jack is above it.</source>
        <translation>À tout-atout, le neuf est second dans chaque couleur et compte 14. Seul le valet est au-dessus.</translation>
    </message>
    <message>
        <source>One more card of the suit guards it: play that one on the jack, and keep the nine.</source>
        <translation>Une autre carte de la couleur le garde : jouez celle-là sur le valet, et conservez le neuf.</translation>
    </message>
    <message>
        <source>Not into a ruff</source>
        <translation>Pas sous une coupe</translation>
    </message>
    <message>
        <source>You stop leading high cards that an opponent is sure to ruff.</source>
        <translation>Vous cessez d’entamer de grosses cartes qu’un adversaire va couper.</translation>
    </message>
    <message>
        <source>Remember who did not follow suit. That player is void and will ruff the suit next time.</source>
        <translation>Retenez qui n’a pas fourni. Ce joueur n’a plus de la couleur et la coupera la prochaine fois.</translation>
    </message>
    <message>
        <source>Keep your high cards of that suit until the trumps are gone.</source>
        <translation>Gardez vos grosses cartes de cette couleur jusqu’à ce que les atouts soient partis.</translation>
    </message>
    <message>
        <source>The trick is worth {points} so far, and nobody can beat {cards:the or}. Take it.</source>
        <extracomment>{points}: a number. {cards}: cards in your hand.</extracomment>
        <translation>Le pli vaut déjà {points}, et personne ne peut battre {cards:le or}. Prenez-le.</translation>
    </message>
    <message>
        <source>{card} leaves your opponents a trick worth {points} so far.</source>
        <extracomment>{card}: a card. {points}: a number.</extracomment>
        <translation>{card:le} laisse à vos adversaires un pli qui vaut déjà {points}.</translation>
    </message>
    <message>
        <source>Win with {cards:the or}: an opponent still to play may hold a card that beats a lower one.</source>
        <extracomment>{cards}: cards in your hand.</extracomment>
        <translation>Gagnez avec {cards:le or} : un adversaire qui doit encore jouer peut battre une carte plus basse.</translation>
    </message>
    <message>
        <source>{card} loses the trick if an opponent holds {above:the or}.</source>
        <extracomment>{card}: a card. {above}: cards that beat it.</extracomment>
        <translation>{card:le} perd le pli si un adversaire a {above:le or}.</translation>
    </message>
    <message>
        <source>{card} is enough: nobody can beat it. Keep {cards:the} for another trick.</source>
        <extracomment>{card}: a card in your hand. {cards}: higher cards.</extracomment>
        <translation>{card:le} suffit : personne ne peut monter. Gardez {cards:le} pour un autre pli.</translation>
    </message>
    <message>
        <source>{card} wins no more than a lower card would, and could win another trick.</source>
        <extracomment>{card}: a card.</extracomment>
        <translation>{card:le} ne gagne pas plus qu’une carte plus basse, et pourrait faire un autre pli.</translation>
    </message>
    <message>
        <source>You play last, so every card that wins now is sure. Win with {card:the}, worth the most points.</source>
        <extracomment>{card}: a card in your hand.</extracomment>
        <translation>Vous jouez en dernier : chaque carte qui gagne maintenant est sûre. Gagnez avec {card:le}, qui vaut le plus.</translation>
    </message>
    <message>
        <source>{card} wins the trick too, but brings home fewer points.</source>
        <extracomment>{card}: a card.</extracomment>
        <translation>{card:le} fait aussi le pli, mais rapporte moins de points.</translation>
    </message>
    <message>
        <source>Beat {best:the} with {card:the}: you may still need {cards:the}.</source>
        <extracomment>{best}: the card to beat. {card}: a card in your hand. {cards}: higher cards.</extracomment>
        <translation>Montez sur {best:le} avec {card:le} : vous aurez peut-être besoin plus tard de {cards:le}.</translation>
    </message>
    <message>
        <source>{card} can still be beaten, so you risk more than you need to.</source>
        <extracomment>{card}: a card.</extracomment>
        <translation>{card:le} peut encore être {card:g|battu|battue} : vous risquez plus qu’il ne faut.</translation>
    </message>
    <message>
        <source>Here {ten} wins as surely as {ace}, and {ace} remains the master.</source>
        <extracomment>{ace}, {ten}: cards of one suit.</extracomment>
        <translation>Ici, {ten:le} gagne aussi sûrement que {ace:le}, et {ace:le} reste maître.</translation>
    </message>
    <message>
        <source>{ace} wins too, but the suit may be ruffed before {ten} wins its own trick.</source>
        <extracomment>{ace}, {ten}: cards of one suit.</extracomment>
        <translation>{ace:le} gagne aussi, mais la couleur peut être coupée avant que {ten:le} fasse son pli.</translation>
    </message>
    <message>
        <source>Win with {ace:the} now: the next time this suit is led it may be ruffed.</source>
        <extracomment>{ace}: an ace.</extracomment>
        <translation>Gagnez maintenant avec {ace:le} : la prochaine fois, la couleur pourrait être coupée.</translation>
    </message>
    <message>
        <source>After {ten} an opponent may ruff {ace:the} the next time the suit is led.</source>
        <extracomment>{ace}, {ten}: cards of one suit.</extracomment>
        <translation>Après {ten:le}, un adversaire pourra couper {ace:le} la prochaine fois.</translation>
    </message>
    <message>
        <source>Take the points</source>
        <translation>Prendre les points</translation>
    </message>
    <message>
        <source>You take a trick that is worth a high card.</source>
        <translation>Vous faites un pli qui vaut une grosse carte.</translation>
    </message>
    <message>
        <source>Count what lies on the table. A ten or an ace there is worth fighting for.</source>
        <translation>Comptez ce qu’il y a sur la table. Un dix ou un as, cela vaut la peine.</translation>
    </message>
    <message>
        <source>If nobody after you can beat your card, do not save it for another day.</source>
        <translation>Si personne après vous ne peut battre votre carte, ne la gardez pas pour un autre jour.</translation>
    </message>
    <message>
        <source>Win high enough</source>
        <translation>Gagner assez haut</translation>
    </message>
    <message>
        <source>You win a trick for certain while opponents are still to play.</source>
        <translation>Vous faites un pli à coup sûr alors que des adversaires doivent encore jouer.</translation>
    </message>
    <message>
        <source>Before you win with a low card, ask who plays after you and what is still out.</source>
        <translation>Avant de gagner avec une petite carte, regardez qui joue après vous et ce qui est encore dehors.</translation>
    </message>
    <message>
        <source>If a higher card is out, win with a card that nobody can beat.</source>
        <translation>Si une carte plus forte est dehors, gagnez avec une carte que personne ne peut battre.</translation>
    </message>
    <message>
        <source>Win no higher than you need</source>
        <translation>Ne pas gagner trop haut</translation>
    </message>
    <message>
        <source>You win with the lowest card that does it and keep the others.</source>
        <translation>Vous gagnez avec la plus petite carte qui suffit et gardez les autres.</translation>
    </message>
    <message>
        <source>One trick needs one winner. A higher card than needed is a trick lost later.</source>
        <translation>Un pli ne demande qu’une carte gagnante. Jouer trop haut, c’est perdre un pli plus tard.</translation>
    </message>
    <message>
        <source>If nobody can beat your lowest winning card, it is enough.</source>
        <translation>Si personne ne peut battre votre plus petite carte gagnante, elle suffit.</translation>
    </message>
    <message>
        <source>Win with points</source>
        <translation>Gagner avec des points</translation>
    </message>
    <message>
        <source>As the last to play you bring your points home.</source>
        <translation>Si vous jouez en dernier, vous mettez vos points à l’abri.</translation>
    </message>
    <message>
        <source>If you play last, each of your winning cards is sure of the trick.</source>
        <translation>Si vous jouez en dernier, chacune de vos cartes gagnantes est sûre du pli.</translation>
    </message>
    <message>
        <source>Win with the card that is worth the most and that could be lost later.</source>
        <translation>Gagnez avec la carte qui vaut le plus et que vous pourriez perdre plus tard.</translation>
    </message>
    <message>
        <source>Beat it low</source>
        <translation>Monter au plus juste</translation>
    </message>
    <message>
        <source>You risk little on a trick that you may still lose.</source>
        <translation>Vous risquez peu dans un pli que vous pouvez encore perdre.</translation>
    </message>
    <message>
        <source>If an opponent after you can beat any of your cards, a high one is in danger.</source>
        <translation>Si un adversaire après vous peut battre toutes vos cartes, une grosse carte est en danger.</translation>
    </message>
    <message>
        <source>Beat the card on the table with your lowest winner and keep the rest.</source>
        <translation>Montez avec votre plus petite carte gagnante et gardez le reste.</translation>
    </message>
    <message>
        <source>The ten before the ace</source>
        <translation>Le dix avant l’as</translation>
    </message>
    <message>
        <source>You know when the ten can win before the ace.</source>
        <translation>Vous savez quand le dix peut gagner avant l’as.</translation>
    </message>
    <message>
        <source>With ace and ten you hold the two highest cards of a side suit.</source>
        <translation>Avec l’as et le dix, vous avez les deux plus fortes cartes d’une couleur hors atout.</translation>
    </message>
    <message>
        <source>If you play last and no ruff threatens, win with the ten: the ace remains the master.</source>
        <translation>Si vous jouez en dernier et qu’aucune coupe ne menace, gagnez avec le dix : l’as reste maître.</translation>
    </message>
    <message>
        <source>The ace before the ten</source>
        <translation>L’as avant le dix</translation>
    </message>
    <message>
        <source>You take the ace while the suit can still be ruffed.</source>
        <translation>Vous faites l’as tant que la couleur peut encore être coupée.</translation>
    </message>
    <message>
        <source>The first time a suit is led most players follow. The second time they ruff.</source>
        <translation>Au premier tour d’une couleur, presque tout le monde fournit. Au second, on coupe.</translation>
    </message>
    <message>
        <source>So while trumps are out, win with the ace, and do not keep it for a ruff.</source>
        <translation>Tant que des atouts sont dehors, gagnez donc avec l’as : ne le gardez pas pour une coupe.</translation>
    </message>
    <message>
        <source>Nobody can ruff here. Lead {cards:the or}: a master wins, and you keep the lead.</source>
        <extracomment>{cards}: masters in your hand.</extracomment>
        <translation>Personne ne peut couper ici. Entamez {cards:le or} : une carte maîtresse gagne, et vous gardez la main.</translation>
    </message>
    <message>
        <source>{card} may lose the lead, and then your opponents play their own suits.</source>
        <extracomment>{card}: a card.</extracomment>
        <translation>{card:le} peut vous faire perdre la main, et vos adversaires jouent alors leurs couleurs.</translation>
    </message>
    <message>
        <source>Nobody can ruff here, so length wins. Lead {suit}, your longest suit, until its higher cards are gone.</source>
        <extracomment>{suit}: a suit.</extracomment>
        <translation>Personne ne peut couper ici : c’est la longueur qui gagne. Entamez {suit}, votre couleur la plus longue, jusqu’à ce que les cartes au-dessus soient parties.</translation>
    </message>
    <message>
        <source>{card} does nothing to establish {suit}.</source>
        <extracomment>{card}: a card. {suit}: your longest suit.</extracomment>
        <translation>{card:le} n’aide pas à affranchir {suit}.</translation>
    </message>
    <message>
        <source>No trumps: cash your masters</source>
        <translation>Sans-atout : faites vos cartes maîtresses</translation>
    </message>
    <message>
        <source>You use the lead while you have it.</source>
        <translation>Vous profitez de la main tant que vous l’avez.</translation>
    </message>
    <message>
        <source>Without a suit of trumps nobody can ruff: the highest card of the suit led always wins.</source>
        <translation>Sans couleur d’atout, personne ne peut couper : la plus forte carte de la couleur demandée gagne toujours.</translation>
    </message>
    <message>
        <source>So the lead is worth a lot. Cash your masters before your opponents get in and cash theirs.</source>
        <translation>La main vaut donc cher. Faites vos cartes maîtresses avant que vos adversaires fassent les leurs.</translation>
    </message>
    <message>
        <source>No trumps: establish a suit</source>
        <translation>Sans-atout : affranchir une couleur</translation>
    </message>
    <message>
        <source>You make the low cards of your long suit win.</source>
        <translation>Vous faites gagner les petites cartes de votre couleur longue.</translation>
    </message>
    <message>
        <source>When the others have no card of your suit left, even your seven wins, as nobody can ruff.</source>
        <translation>Quand les autres n’ont plus de votre couleur, même votre sept gagne, car personne ne peut couper.</translation>
    </message>
    <message>
        <source>Lead your longest suit first, until the higher cards in it are gone.</source>
        <translation>Entamez d’abord votre couleur la plus longue, jusqu’à ce que les cartes au-dessus soient parties.</translation>
    </message>
    <message>
        <source>Keep a master of another suit. You need it to win the lead again for your long suit.</source>
        <translation>Gardez une carte maîtresse d’une autre couleur. Il vous la faut pour reprendre la main.</translation>
    </message>
</context>
<context>
    <name>variants</name>
    <message>
        <source>Classic Belote</source>
        <translation>Belote classique</translation>
    </message>
    <message>
        <source>Take the turn-up or name a suit, and score your declarations.</source>
        <translation>Prenez la retourne ou nommez une couleur, et marquez vos annonces.</translation>
    </message>
    <message>
        <source>As clubs play it: ties are held over, and the cards are shuffled every deal.</source>
        <translation>Comme en club&#xa0;: litiges, et cartes mélangées à chaque donne.</translation>
    </message>
    <message>
        <source>Only the cards, the last trick and belote score.</source>
        <translation>Seuls comptent les cartes, le dix de der et la belote.</translation>
    </message>
    <message>
        <source>Belote as in CatsAtCards</source>
        <translation>Belote selon CatsAtCards</translation>
    </message>
    <message>
        <source>France</source>
        <extracomment>A country.</extracomment>
        <translation>France</translation>
    </message>
    <message>
        <source>From one well-known text: a taker who fails pays even for beaten declarations.</source>
        <translation>D’après un texte connu&#xa0;: le preneur qui chute cède même les annonces battues.</translation>
    </message>
    <message>
        <source>From one text: no bonus for capot, and you must ruff whenever you are void.</source>
        <translation>D’après un texte&#xa0;: pas de prime de capot, et on coupe toujours si on ne peut pas fournir.</translation>
    </message>
    <message>
        <source>From one text: the taker’s side needs more than the defenders, or loses everything.</source>
        <translation>D’après un texte&#xa0;: les preneurs doivent faire plus que la défense, sinon ils perdent tout.</translation>
    </message>
    <message>
        <source>From one text: a tie gives 85 points to the next winner.</source>
        <translation>D’après un texte&#xa0;: une égalité vaut 85 points au gagnant suivant.</translation>
    </message>
    <message>
        <source>From one text: a double does not end the auction.</source>
        <translation>D’après un texte&#xa0;: un contre n’arrête pas les enchères.</translation>
    </message>
    <message>
        <source>From one text: the taker leads, and a double or a four closes the deal.</source>
        <translation>D’après un texte&#xa0;: le preneur entame, et un contre ou un quatre ferme la donne.</translation>
    </message>
    <message>
        <source>From one text: only the cards and the last trick decide the bid.</source>
        <translation>D’après un texte&#xa0;: seuls les cartes et le dix de der décident de l’enchère.</translation>
    </message>
    <message>
        <source>From one text: you need not beat your partner’s winning trump.</source>
        <translation>D’après un texte&#xa0;: rien n’oblige à monter sur l’atout d’un partenaire maître.</translation>
    </message>
    <message>
        <source>From one text: you must ruff whenever you are void.</source>
        <translation>D’après un texte&#xa0;: on coupe toujours si on ne peut pas fournir.</translation>
    </message>
    <message>
        <source>From one text: 24 cards, and everyone plays alone.</source>
        <translation>D’après un texte&#xa0;: 24 cartes, et chacun pour soi.</translation>
    </message>
    <message>
        <source>From one text: nine cards each.</source>
        <translation>D’après un texte&#xa0;: neuf cartes chacun.</translation>
    </message>
    <message>
        <source>From one text: half of your cards lie on the table.</source>
        <translation>D’après un texte&#xa0;: la moitié de vos cartes sont sur la table.</translation>
    </message>
    <message>
        <source>Belote to 1001</source>
        <translation>Belote à 1001</translation>
    </message>
    <message>
        <source>Belote as in the guides</source>
        <translation>Belote selon les guides</translation>
    </message>
    <message>
        <source>From two guides: fours of a kind worth the same points rank equally.</source>
        <translation>D’après deux guides : les carrés de même valeur sont à égalité.</translation>
    </message>
    <message>
        <source>Belote as in the encyclopedia</source>
        <translation>Belote selon l’encyclopédie</translation>
    </message>
    <message>
        <source>Bidding Belote as in CatsAtCards</source>
        <translation>Belote aux enchères selon CatsAtCards</translation>
    </message>
    <message>
        <source>Bulgaria</source>
        <extracomment>A country.</extracomment>
        <translation>Bulgarie</translation>
    </message>
    <message>
        <source>Coinche as in CatsAtCards</source>
        <translation>Coinche selon CatsAtCards</translation>
    </message>
    <message>
        <source>Baloot as in CatsAtCards</source>
        <translation>Baloot selon CatsAtCards</translation>
    </message>
    <message>
        <source>Pilotta as in CatsAtCards</source>
        <translation>Pilotta selon CatsAtCards</translation>
    </message>
    <message>
        <source>Cyprus</source>
        <extracomment>A country.</extracomment>
        <translation>Chypre</translation>
    </message>
    <message>
        <source>Belot as in the encyclopedia</source>
        <translation>Belot selon l’encyclopédie</translation>
    </message>
    <message>
        <source>Belot for four as in the encyclopedia</source>
        <translation>Belot à quatre selon l’encyclopédie</translation>
    </message>
    <message>
        <source>Belot for three as in the encyclopedia</source>
        <translation>Belot à trois selon l’encyclopédie</translation>
    </message>
    <message>
        <source>Belot for two as in the encyclopedia</source>
        <translation>Belot à deux selon l’encyclopédie</translation>
    </message>
    <message>
        <source>Open Belot for two as in the encyclopedia</source>
        <translation>Belot découvert à deux selon l’encyclopédie</translation>
    </message>
    <message>
        <source>Federation Belote</source>
        <translation>Belote fédérale</translation>
    </message>
    <message>
        <source>Belote without declarations</source>
        <translation>Belote sans annonces</translation>
    </message>
    <message>
        <source>Baloot</source>
        <extracomment>Name of a game.</extracomment>
        <translation>Baloot</translation>
    </message>
    <message>
        <source>Saudi Arabia</source>
        <translation>Arabie saoudite</translation>
    </message>
    <message>
        <source>Play Hokum or Sun, take over, raise up to four times and make declarations.</source>
        <translation>Hokum ou Sun, reprises, jusqu’à quatre relances et des annonces.</translation>
    </message>
    <message>
        <source>Tarabish</source>
        <extracomment>Name of a game.</extracomment>
        <translation>Tarabish</translation>
    </message>
    <message>
        <source>Clabber</source>
        <extracomment>Name of a game.</extracomment>
        <translation>Clabber</translation>
    </message>
    <message>
        <source>Klaberjass</source>
        <extracomment>Name of a game.</extracomment>
        <translation>Klaberjass</translation>
    </message>
    <message>
        <source>Canada</source>
        <extracomment>A country.</extracomment>
        <translation>Canada</translation>
    </message>
    <message>
        <source>36 cards. Three of your nine stay face down until trumps are named.</source>
        <translation>36 cartes. Trois de vos neuf cartes restent cachées tant que l’atout n’est pas nommé.</translation>
    </message>
    <message>
        <source>United States</source>
        <translation>États-Unis</translation>
    </message>
    <message>
        <source>24 cards, six each. The dealer’s last card proposes trumps.</source>
        <translation>24 cartes, six chacun. La dernière carte du donneur propose l’atout.</translation>
    </message>
    <message>
        <source>For two, with runs, bela, and a seven to exchange for the turn-up.</source>
        <translation>À deux, avec des suites, la bela et un sept à échanger contre la retourne.</translation>
    </message>
    <message>
        <source>Roem is scored in the tricks. You must always ruff.</source>
        <translation>Le roem se marque dans les plis. Il faut toujours couper.</translation>
    </message>
    <message>
        <source>Klaverjas, Amsterdam</source>
        <translation>Klaverjas, Amsterdam</translation>
    </message>
    <message>
        <source>Netherlands</source>
        <extracomment>A country.</extracomment>
        <translation>Pays-Bas</translation>
    </message>
    <message>
        <source>Roem is scored in the tricks. You need not ruff while your partner is winning.</source>
        <translation>Le roem se marque dans les plis. Rien n’oblige à couper un partenaire maître.</translation>
    </message>
    <message>
        <source>Klaverjas, Rotterdam</source>
        <translation>Klaverjas, Rotterdam</translation>
    </message>
    <message>
        <source>Bridge-Belot</source>
        <extracomment>Name of a game.</extracomment>
        <translation>Bridge-Belot</translation>
    </message>
    <message>
        <source>Bidding Belote</source>
        <translation>Belote aux enchères</translation>
    </message>
    <message>
        <source>A ladder of contracts from clubs to all trumps, with doubles and match points.</source>
        <translation>Une échelle de contrats de trèfle à tout-atout, des contres et des points de partie.</translation>
    </message>
    <message>
        <source>An older form: both sides score their declarations, and you must ruff when void.</source>
        <translation>Une forme plus ancienne&#xa0;: les deux camps marquent leurs annonces, et on coupe toujours si on ne peut pas fournir.</translation>
    </message>
    <message>
        <source>Belot for two</source>
        <translation>Belot à deux</translation>
    </message>
    <message>
        <source>Nine cards each from a pack of 24, with the ladder of contracts.</source>
        <translation>Neuf cartes chacun d’un jeu de 24, avec l’échelle des contrats.</translation>
    </message>
    <message>
        <source>Open Belot for two</source>
        <translation>Belot découvert à deux</translation>
    </message>
    <message>
        <source>Eight cards in hand and eight on the table, half of those face down.</source>
        <translation>Huit cartes en main et huit sur la table, dont quatre cachées.</translation>
    </message>
    <message>
        <source>Everyone plays alone, with 24 cards and the ladder of contracts.</source>
        <translation>Chacun pour soi, avec 24 cartes et l’échelle des contrats.</translation>
    </message>
    <message>
        <source>Everyone plays alone with ten cards. The player after the dealer must name trumps.</source>
        <translation>Chacun pour soi, avec dix cartes. Le joueur placé après le donneur doit nommer l’atout.</translation>
    </message>
    <message>
        <source>Ten cards each and a turn-up. Twelve cards stay out of play.</source>
        <translation>Dix cartes chacun et une retourne. Douze cartes restent hors du jeu.</translation>
    </message>
    <message>
        <source>Sixteen cards each on the table, half of them face down.</source>
        <translation>Seize cartes chacun sur la table, dont huit cachées.</translation>
    </message>
    <message>
        <source>Take the turn-up or name another suit, and beat whatever you can.</source>
        <translation>Prenez la retourne ou nommez une autre couleur, et montez dès que vous le pouvez.</translation>
    </message>
    <message>
        <source>Belot for three</source>
        <translation>Belot à trois</translation>
    </message>
    <message>
        <source>Bela</source>
        <extracomment>Name of a game.</extracomment>
        <translation>Bela</translation>
    </message>
    <message>
        <source>Croatia</source>
        <extracomment>A country.</extracomment>
        <translation>Croatie</translation>
    </message>
    <message>
        <source>One round of calls. If all pass, the dealer must choose. Two of your cards stay face down until the auction is over.</source>
        <translation>Un seul tour de parole. Si tous passent, le donneur doit choisir. Deux de vos cartes restent cachées jusqu’à la fin des enchères.</translation>
    </message>
    <message>
        <source>Bela for three</source>
        <translation>Bela à trois</translation>
    </message>
    <message>
        <source>Bela for two</source>
        <translation>Bela à deux</translation>
    </message>
    <message>
        <source>Open Bela for two</source>
        <translation>Bela découverte à deux</translation>
    </message>
    <message>
        <source>Beljot</source>
        <extracomment>Name of a game.</extracomment>
        <translation>Beljot</translation>
    </message>
    <message>
        <source>North Macedonia</source>
        <translation>Macédoine du Nord</translation>
    </message>
    <message>
        <source>Coinche</source>
        <extracomment>Name of a game.</extracomment>
        <translation>Coinche</translation>
    </message>
    <message>
        <source>Contrée</source>
        <extracomment>Name of a game.</extracomment>
        <translation>Contrée</translation>
    </message>
    <message>
        <source>Contrée, points bid</source>
        <translation>Contrée, points annoncés</translation>
    </message>
    <message>
        <source>Bid points with a suit, no trumps or all trumps. Your opponents may double.</source>
        <translation>Demandez des points à une couleur, à sans-atout ou à tout-atout. Les adversaires peuvent contrer.</translation>
    </message>
    <message>
        <source>Federation rules: points made plus the bid, suits only, rounded to tens.</source>
        <translation>Règles de la fédération&#xa0;: points faits plus points demandés, couleurs seulement, arrondi à la dizaine.</translation>
    </message>
    <message>
        <source>Only the bid is scored.</source>
        <translation>On ne marque que l’enchère.</translation>
    </message>
    <message>
        <source>Tunisian Belote</source>
        <translation>Belote tunisienne</translation>
    </message>
    <message>
        <source>Tunisia</source>
        <extracomment>A country.</extracomment>
        <translation>Tunisie</translation>
    </message>
    <message>
        <source>Bid from 90 to 180, or kaput. You may double out of turn.</source>
        <translation>Demandez de 90 à 180, ou kaput. On peut contrer sans attendre son tour.</translation>
    </message>
    <message>
        <source>Coinche played to 1000 points.</source>
        <translation>La coinche en 1000 points.</translation>
    </message>
    <message>
        <source>Moroccan Belote</source>
        <translation>Belote marocaine</translation>
    </message>
    <message>
        <source>Morocco</source>
        <extracomment>A country.</extracomment>
        <translation>Maroc</translation>
    </message>
    <message>
        <source>Bazar Blot</source>
        <translation>Bazar Blot</translation>
    </message>
    <message>
        <source>Armenia</source>
        <extracomment>A country.</extracomment>
        <translation>Arménie</translation>
    </message>
    <message>
        <source>Bid in tens of points, with or without a promise to win every trick.</source>
        <translation>Enchérissez en dizaines de points, avec ou sans la promesse de faire tous les plis.</translation>
    </message>
    <message>
        <source>A side that fails gets a bolt. Every third bolt costs 10 match points.</source>
        <translation>Un camp qui chute prend un bolt. Un bolt sur trois coûte 10 points de partie.</translation>
    </message>
    <message>
        <source>Everyone plays alone. A taker who fails gets a bolt.</source>
        <translation>Chacun pour soi. Le preneur qui chute prend un bolt.</translation>
    </message>
    <message>
        <source>For two, nine cards each. You need not beat trumps.</source>
        <translation>À deux, neuf cartes chacun. Rien n’oblige à monter à l’atout.</translation>
    </message>
    <message>
        <source>Everyone plays alone. The winner deals next and must take if all pass.</source>
        <translation>Chacun pour soi. Le gagnant distribue la donne suivante et doit prendre si tous passent.</translation>
    </message>
    <message>
        <source>Two pairs and 36 cards. The turn-up is one of the dealer’s cards.</source>
        <translation>Deux équipes et 36 cartes. La retourne est une des cartes du donneur.</translation>
    </message>
    <message>
        <source>For two. You must beat trumps, and a tie costs only the taker.</source>
        <translation>À deux. Il faut monter à l’atout, et une égalité ne coûte qu’au preneur.</translation>
    </message>
    <message>
        <source>Russian Belot in pairs</source>
        <extracomment>Name of a game.</extracomment>
        <translation>Belot russe par équipes</translation>
    </message>
    <message>
        <source>If all pass, you play for the fewest points.</source>
        <translation>Si tous passent, on joue à qui perd gagne.</translation>
    </message>
    <message>
        <source>Everyone plays alone with nine cards. The taker must beat each opponent.</source>
        <translation>Chacun pour soi, avec neuf cartes. Le preneur doit battre chacun des autres.</translation>
    </message>
    <message>
        <source>Moldovan Belot</source>
        <translation>Belot moldave</translation>
    </message>
    <message>
        <source>Moldova</source>
        <extracomment>A country.</extracomment>
        <translation>Moldavie</translation>
    </message>
    <message>
        <source>Moldovan Belot for three</source>
        <translation>Belot moldave à trois</translation>
    </message>
    <message>
        <source>Deberts</source>
        <extracomment>Name of a game.</extracomment>
        <translation>Deberts</translation>
    </message>
    <message>
        <source>Ukraine</source>
        <extracomment>A country.</extracomment>
        <translation>Ukraine</translation>
    </message>
    <message>
        <source>Deberts for three</source>
        <translation>Deberts à trois</translation>
    </message>
    <message>
        <source>Deberts for four</source>
        <translation>Deberts à quatre</translation>
    </message>
    <message>
        <source>Klabor</source>
        <extracomment>Name of a game.</extracomment>
        <translation>Klabor</translation>
    </message>
    <message>
        <source>Russia</source>
        <extracomment>A country.</extracomment>
        <translation>Russie</translation>
    </message>
    <message>
        <source>Black Sea Belot for three</source>
        <translation>Belot de la mer Noire à trois</translation>
    </message>
    <message>
        <source>Belote for two</source>
        <translation>Belote à deux</translation>
    </message>
    <message>
        <source>Nine cards each. The turn-up stays out of play.</source>
        <translation>Neuf cartes chacun. La retourne reste hors du jeu.</translation>
    </message>
    <message>
        <source>For two, sixteen cards each on the table, half of them face down.</source>
        <translation>À deux, seize cartes chacun sur la table, dont huit cachées.</translation>
    </message>
    <message>
        <source>Everyone plays alone with 24 cards. The taker must beat each opponent.</source>
        <translation>Chacun pour soi, avec 24 cartes. Le preneur doit battre chacun des autres.</translation>
    </message>
    <message>
        <source>Nine cards each. Five cards stay out of play.</source>
        <translation>Neuf cartes chacun. Cinq cartes restent hors du jeu.</translation>
    </message>
    <message>
        <source>Belote for three with a kitty</source>
        <extracomment>Name of a game.</extracomment>
        <translation>Belote à trois avec chien</translation>
    </message>
    <message>
        <source>Ten cards each. The taker picks up two more and discards two.</source>
        <translation>Dix cartes chacun. Le preneur en ramasse deux et en écarte deux.</translation>
    </message>
    <message>
        <source>Belote Découverte</source>
        <translation>Belote découverte</translation>
    </message>
    <message>
        <source>Belote for three</source>
        <translation>Belote à trois</translation>
    </message>
    <message>
        <source>Belote for three, 32 cards</source>
        <translation>Belote à trois, 32 cartes</translation>
    </message>
    <message>
        <source>Bourloto</source>
        <extracomment>Name of a game.</extracomment>
        <translation>Bourloto</translation>
    </message>
    <message>
        <source>Greece</source>
        <extracomment>A country.</extracomment>
        <translation>Grèce</translation>
    </message>
    <message>
        <source>Bids without a limit, because declarations count, and up to four raises.</source>
        <translation>Des enchères sans limite, car les annonces comptent, et jusqu’à quatre relances.</translation>
    </message>
    <message>
        <source>Palaristí: the bid is added to the score. Once you pass, you cannot bid again.</source>
        <translation>Palaristí&#xa0;: l’enchère s’ajoute au score. Si vous passez, vous ne pouvez plus enchérir.</translation>
    </message>
    <message>
        <source>Only the points of the deal are scored, and nobody doubles.</source>
        <translation>On ne marque que les points de la donne, et personne ne contre.</translation>
    </message>
    <message>
        <source>Vida</source>
        <extracomment>Name of a game.</extracomment>
        <translation>Vida</translation>
    </message>
    <message>
        <source>The turn-up goes to the dealer. You may throw in a hand with no points.</source>
        <translation>La retourne va au donneur. Vous pouvez annuler la donne si votre main est sans point.</translation>
    </message>
    <message>
        <source>Pilotta</source>
        <extracomment>Name of a game.</extracomment>
        <translation>Pilotta</translation>
    </message>
    <message>
        <source>Classic Pilotta</source>
        <translation>Pilotta classique</translation>
    </message>
    <message>
        <source>Bœuf (Quebec)</source>
        <translation>Bœuf (Québec)</translation>
    </message>
    <message>
        <source>We found no written rules. Tell us yours.</source>
        <translation>Nous n’avons pas trouvé de règles écrites. Dites-nous les vôtres.</translation>
    </message>
    <message>
        <source>Two texts call it a relative of Belote, but we found no written rules for this game. Start from Classic Belote and change what differs at your table.</source>
        <translation>Deux textes en font un parent de la belote, mais nous n’avons pas trouvé de règles écrites. Partez de la belote classique et changez ce qui diffère à votre table.</translation>
    </message>
    <message>
        <source>Tsiroanomandidy (Beloty)</source>
        <translation>Tsiroanomandidy (Beloty)</translation>
    </message>
    <message>
        <source>Madagascar</source>
        <extracomment>A country.</extracomment>
        <translation>Madagascar</translation>
    </message>
    <message>
        <source>One text calls it a relative of Belote, but we found no written rules for this game. Start from Classic Belote and change what differs at your table.</source>
        <translation>Un texte en fait un parent de la belote, mais nous n’avons pas trouvé de règles écrites. Partez de la belote classique et changez ce qui diffère à votre table.</translation>
    </message>
    <message>
        <source>short</source>
        <extracomment>One word after a label. The length of a match. French: agrees with partie.</extracomment>
        <translation>courte</translation>
    </message>
    <message>
        <source>medium</source>
        <extracomment>One word after a label. The length of a match.</extracomment>
        <translation>moyenne</translation>
    </message>
    <message>
        <source>long</source>
        <extracomment>One word after a label. The length of a match.</extracomment>
        <translation>longue</translation>
    </message>
    <message>
        <source>little</source>
        <extracomment>One word after a label. The share of luck.</extracomment>
        <translation>faible</translation>
    </message>
    <message>
        <source>some</source>
        <extracomment>One word after a label. The share of luck.</extracomment>
        <translation>moyenne</translation>
    </message>
    <message>
        <source>a lot</source>
        <extracomment>One word after a label. The share of luck.</extracomment>
        <translation>forte</translation>
    </message>
    <message>
        <source>hard</source>
        <extracomment>One word after a label. The difficulty of a game.</extracomment>
        <translation>difficile</translation>
    </message>
    <message>
        <source>short match</source>
        <extracomment>On the card of a game. Little room.</extracomment>
        <translation>partie courte</translation>
    </message>
    <message>
        <source>medium match</source>
        <extracomment>On the card of a game. Little room.</extracomment>
        <translation>partie moyenne</translation>
    </message>
    <message>
        <source>long match</source>
        <extracomment>On the card of a game. Little room.</extracomment>
        <translation>partie longue</translation>
    </message>
    <message>
        <source>little luck</source>
        <extracomment>On the card of a game: how much luck decides. Little room.</extracomment>
        <translation>peu de chance</translation>
    </message>
    <message>
        <source>some luck</source>
        <extracomment>On the card of a game: how much luck decides. Little room.</extracomment>
        <translation>un peu de chance</translation>
    </message>
    <message>
        <source>a lot of luck</source>
        <extracomment>On the card of a game: how much luck decides. Little room.</extracomment>
        <translation>beaucoup de chance</translation>
    </message>
    <message>
        <source>well documented</source>
        <extracomment>One word after a label. How well the rules are known.</extracomment>
        <translation>bien documentées</translation>
    </message>
    <message>
        <source>needs a local player’s check</source>
        <extracomment>One word after a label. How well the rules are known.</extracomment>
        <translation>à vérifier par un joueur local</translation>
    </message>
    <message>
        <source>no written rules</source>
        <extracomment>One word after a label. How well the rules are known.</extracomment>
        <translation>pas de règles écrites</translation>
    </message>
    <message>
        <source>easy</source>
        <extracomment>One word after a label. The difficulty of a game.</extracomment>
        <translation>facile</translation>
    </message>
    <message>
        <source>moderate</source>
        <extracomment>One word after a label. The difficulty of a game.</extracomment>
        <translation>moyenne</translation>
    </message>
    <message>
        <source>house version</source>
        <extracomment>One word after a label. How well the rules are known.</extracomment>
        <translation>version maison</translation>
    </message>
    <message>
        <source>yours</source>
        <extracomment>One word after a label. The rules are your own.</extracomment>
        <translation>les vôtres</translation>
    </message>
    <message>
        <source>Café Belote</source>
        <translation>Belote de comptoir</translation>
    </message>
    <message>
        <source>Tournament Belote</source>
        <translation>Belote de tournoi</translation>
    </message>
    <message>
        <source>As in cafés: the cards are not shuffled again, and ties are held over.</source>
        <translation>Comme au café : on ne remélange pas les cartes, et une égalité fait litige.</translation>
    </message>
    <message>
        <source>Cards shuffled every deal, exact points, and ties held over.</source>
        <translation>Cartes mélangées à chaque donne, points exacts et litiges.</translation>
    </message>
    <message>
        <source>Contest Belote</source>
        <translation>Belote de concours</translation>
    </message>
    <message>
        <source>As in village contests: twelve deals, no declarations, king before queen.</source>
        <translation>Comme aux concours de village&#xa0;: douze donnes, sans annonces, le roi avant la dame.</translation>
    </message>
    <message>
        <source>Belgian club Belote</source>
        <translation>Belote de club belge</translation>
    </message>
    <message>
        <source>Belgium</source>
        <extracomment>A country.</extracomment>
        <translation>Belgique</translation>
    </message>
    <message>
        <source>Clockwise, scored in tens to 101, king before queen.</source>
        <translation>Dans le sens des aiguilles d’une montre, en dizaines jusqu’à 101, le roi avant la dame.</translation>
    </message>
    <message>
        <source>Only the points made are scored. A bid of capot ends the auction.</source>
        <translation>On ne marque que les points faits. Demander capot arrête les enchères.</translation>
    </message>
    <message>
        <source>Corsican Contrée</source>
        <translation>Contrée corse</translation>
    </message>
    <message>
        <source>Classic Belote and its house versions</source>
        <extracomment>A family of games, heading of a list.</extracomment>
        <translation>La belote classique et ses versions maison</translation>
    </message>
    <message>
        <source>Contrée and Coinche</source>
        <extracomment>A family of games, heading of a list.</extracomment>
        <translation>Contrée et coinche</translation>
    </message>
    <message>
        <source>French Belote for two and three</source>
        <extracomment>A family of games, heading of a list.</extracomment>
        <translation>Belote française à deux et à trois</translation>
    </message>
    <message>
        <source>Balkans</source>
        <extracomment>A family of games, heading of a list.</extracomment>
        <translation>Balkans</translation>
    </message>
    <message>
        <source>Greece and Cyprus</source>
        <extracomment>A family of games, heading of a list.</extracomment>
        <translation>Grèce et Chypre</translation>
    </message>
    <message>
        <source>Eastern Europe and the Caucasus</source>
        <extracomment>A family of games, heading of a list.</extracomment>
        <translation>Europe de l’Est et Caucase</translation>
    </message>
    <message>
        <source>Arabia</source>
        <extracomment>A family of games, heading of a list.</extracomment>
        <translation>Arabie</translation>
    </message>
    <message>
        <source>Netherlands and North America</source>
        <extracomment>A family of games, heading of a list.</extracomment>
        <translation>Pays-Bas et Amérique du Nord</translation>
    </message>
    <message>
        <source>Following a single text</source>
        <extracomment>A family of games, heading of a list: each follows one published text.</extracomment>
        <translation>D’après un seul texte</translation>
    </message>
    <message>
        <source>Games without written rules</source>
        <extracomment>A family of games, heading of a list.</extracomment>
        <translation>Jeux sans règles écrites</translation>
    </message>
    <message>
        <source>Declarations and what goes with them</source>
        <extracomment>A set of rules offered in the rule editor.</extracomment>
        <translation>Les annonces et ce qui va avec</translation>
    </message>
    <message>
        <source>Last trick of a capot</source>
        <extracomment>A set of rules offered in the rule editor.</extracomment>
        <translation>Dix de der d’un capot</translation>
    </message>
    <message>
        <source>Trumps upside down</source>
        <extracomment>A set of rules offered in the rule editor.</extracomment>
        <translation>Atouts renversés</translation>
    </message>
    <message>
        <source>Score only the points made</source>
        <extracomment>A set of rules offered in the rule editor.</extracomment>
        <translation>Marquer seulement les points faits</translation>
    </message>
    <message>
        <source>Croatian scoring</source>
        <extracomment>A set of rules offered in the rule editor.</extracomment>
        <translation>Marque à la croate</translation>
    </message>
    <message>
        <source>Size of the pack</source>
        <extracomment>A set of rules offered in the rule editor.</extracomment>
        <translation>Taille du jeu de cartes</translation>
    </message>
    <message>
        <source>Cards dealt face down</source>
        <extracomment>A set of rules offered in the rule editor.</extracomment>
        <translation>Cartes données face cachée</translation>
    </message>
    <message>
        <source>Form of Belote for three</source>
        <extracomment>A set of rules offered in the rule editor.</extracomment>
        <translation>Forme de la belote à trois</translation>
    </message>
    <message>
        <source>Value of a capot</source>
        <extracomment>A set of rules offered in the rule editor.</extracomment>
        <translation>Valeur du capot</translation>
    </message>
    <message>
        <source>When you must beat trumps</source>
        <extracomment>A set of rules offered in the rule editor.</extracomment>
        <translation>Quand il faut monter à l’atout</translation>
    </message>
    <message>
        <source>Cost of failed contracts</source>
        <extracomment>A set of rules offered in the rule editor.</extracomment>
        <translation>Coût des contrats chutés</translation>
    </message>
    <message>
        <source>Card points on the score sheet</source>
        <extracomment>A set of rules offered in the rule editor. In place of match points.</extracomment>
        <translation>Points des cartes sur la feuille de marque</translation>
    </message>
    <message>
        <source>Cost of a deal without a trick</source>
        <extracomment>A set of rules offered in the rule editor.</extracomment>
        <translation>Coût d’une donne sans pli</translation>
    </message>
    <message>
        <source>How trumps are chosen</source>
        <extracomment>A set of rules offered in the rule editor.</extracomment>
        <translation>Comment l’atout est choisi</translation>
    </message>
    <message>
        <source>Points instead of match points</source>
        <extracomment>A set of rules offered in the rule editor.</extracomment>
        <translation>Points au lieu de points de partie</translation>
    </message>
    <message>
        <source>Gentler rules of play</source>
        <extracomment>A set of rules offered in the rule editor. The lighter duties of some tables.</extracomment>
        <translation>Règles de jeu plus souples</translation>
    </message>
    <message>
        <source>Packets of the deal</source>
        <extracomment>A set of rules offered in the rule editor. Packets: how many cards are dealt together.</extracomment>
        <translation>Paquets de la donne</translation>
    </message>
    <message>
        <source>Capot, and a player without a trick</source>
        <extracomment>A set of rules offered in the rule editor.</extracomment>
        <translation>Capot, et joueur sans pli</translation>
    </message>
    <message>
        <source>What counts for the contract</source>
        <extracomment>A set of rules offered in the rule editor.</extracomment>
        <translation>Ce qui compte pour le contrat</translation>
    </message>
    <message>
        <source>Ranking of declarations</source>
        <extracomment>A set of rules offered in the rule editor.</extracomment>
        <translation>Ordre des annonces</translation>
    </message>
    <message>
        <source>Following suit as in Klaberjass</source>
        <extracomment>A set of rules offered in the rule editor.</extracomment>
        <translation>Fournir comme au Klaberjass</translation>
    </message>
    <message>
        <source>Long runs</source>
        <extracomment>A set of rules offered in the rule editor.</extracomment>
        <translation>Longues suites</translation>
    </message>
    <message>
        <source>Ruffing rules by city</source>
        <extracomment>A set of rules offered in the rule editor. Of Klaverjas: Amsterdam or Rotterdam.</extracomment>
        <translation>Règles de coupe selon la ville</translation>
    </message>
    <message>
        <source>Number of stacks</source>
        <extracomment>A set of rules offered in the rule editor. Stacks of two cards on the table.</extracomment>
        <translation>Nombre de piles</translation>
    </message>
    <message>
        <source>End of the match</source>
        <extracomment>A set of rules offered in the rule editor.</extracomment>
        <translation>Fin de la partie</translation>
    </message>
    <message>
        <source>Two cards for the taker (reported)</source>
        <extracomment>A set of rules in the rule editor. No written source confirms it.</extracomment>
        <translation>Deux cartes pour le preneur (à confirmer)</translation>
    </message>
    <message>
        <source>Last trick for the defenders only (reported)</source>
        <extracomment>A set of rules in the rule editor. No written source confirms it.</extracomment>
        <translation>Dix de der pour la défense seulement (à confirmer)</translation>
    </message>
    <message>
        <source>Beat the suit led even after a ruff (reported)</source>
        <extracomment>A set of rules in the rule editor. No written source confirms it.</extracomment>
        <translation>Monter même après une coupe (à confirmer)</translation>
    </message>
    <message>
        <source>Your games</source>
        <extracomment>Stands where other games have their country, and heads a list.</extracomment>
        <translation>Vos jeux</translation>
    </message>
    <message>
        <source>The game has no name yet. Enter one.</source>
        <translation>Le jeu n’a pas encore de nom. Donnez-lui-en un.</translation>
    </message>
    <message numerus="yes">
        <source>A name can have at most %n letter(s). Shorten it.</source>
        <extracomment>%n: the greatest number of letters, 40. An error in the rule editor.</extracomment>
        <translation>
            <numerusform>Un nom a au plus %n lettre. Raccourcissez-le.</numerusform>
            <numerusform>Un nom a au plus %n lettres. Raccourcissez-le.</numerusform>
        </translation>
    </message>
    <message>
        <source>The name contains characters that cannot be shown. Remove them.</source>
        <translation>Le nom contient des caractères qui ne peuvent pas être affichés. Supprimez-les.</translation>
    </message>
    <message>
        <source>{name} is already a game in the catalogue. Choose another name.</source>
        <extracomment>{name}: the name of a game, Coinche. An error in the rule editor.</extracomment>
        <translation>Un jeu du catalogue s’appelle déjà {name}. Choisissez un autre nom.</translation>
    </message>
    <message>
        <source>No deal can be played to its end by these rules. Check the packets, the pack and the auction.</source>
        <translation>Avec ces règles, aucune donne ne peut aller à son terme. Vérifiez les paquets, le jeu de cartes et les enchères.</translation>
    </message>
    <message>
        <source>This game follows the Belote page of CatsAtCards. The page names both neighbours of the dealer as the first to speak. Here it is the player after the dealer. Its list of what you must play is missing, so the usual rules apply.</source>
        <translation>Ce jeu suit la page Belote de CatsAtCards. Elle cite les deux voisins du donneur comme premiers à parler : ici, c’est le joueur placé après le donneur. Sa liste des cartes à jouer manque : les règles habituelles s’appliquent.</translation>
    </message>
    <message>
        <source>This game follows one short text. The text names no exception to ruffing, so there is none. A side without a trick keeps its declarations.</source>
        <translation>Ce jeu suit un texte court. Ce texte ne dispense jamais de couper : il n’y a donc pas de dispense. Un camp sans pli garde ses annonces.</translation>
    </message>
    <message>
        <source>This game follows two guides. In both, a run of more than five cards ranks as a run of five. In the second round you may name any suit. When trumps are led, you need not beat them.</source>
        <translation>Ce jeu suit deux guides. Dans les deux, une suite de plus de cinq cartes compte comme une suite de cinq. Au second tour, vous pouvez nommer n’importe quelle couleur. Quand on joue atout, rien n’oblige à monter.</translation>
    </message>
    <message>
        <source>This game follows the French Belote of the English Wikipedia, which builds on the common rules given there. If the taker’s side does not have more points than the defenders, it loses everything. The text also says that 81 points are usually enough, but here 81 to 81 fails.</source>
        <translation>Ce jeu suit la belote française de la Wikipédia anglaise, qui s’appuie sur les règles communes de cette page. Si les preneurs n’ont pas plus de points que la défense, ils perdent tout. Le texte dit aussi que 81 points suffisent en général, mais ici 81 à 81 chute.</translation>
    </message>
    <message>
        <source>This game follows the Bidding Belote page of CatsAtCards. Its list of bids is missing. In one place it lets the auction run clockwise. Here the auction goes the same way as the deal.</source>
        <translation>Ce jeu suit la page Bidding Belote de CatsAtCards. Sa liste d’enchères manque. À un endroit, elle fait tourner les enchères dans le sens des aiguilles d’une montre : ici, elles tournent comme la donne.</translation>
    </message>
    <message>
        <source>This game follows the Coinche page of CatsAtCards. The page names no highest bid, so you may bid any number that can be made. In all trumps the king and queen of every suit count as belote. A capot that was not bid earns no bonus. Where the page says “the opponents’ bid”, we take it to mean the bid that failed.</source>
        <translation>Ce jeu suit la page La Coinche de CatsAtCards. Elle ne fixe pas d’enchère maximale : on peut demander tout nombre réalisable. À tout-atout, le roi et la dame de chaque couleur comptent comme belote. Un capot qui n’a pas été demandé ne rapporte pas de prime. Là où la page parle de « l’enchère des adversaires », nous comprenons l’enchère qui a chuté.</translation>
    </message>
    <message>
        <source>This game follows the Baloot page of CatsAtCards. The page contradicts itself on who begins the second round. Here it is the player after the dealer. We take a Sun “raised to Sun” to mean a Hokum turned into Sun. Its list of calls is missing.</source>
        <translation>Ce jeu suit la page Baloot de CatsAtCards. Elle se contredit sur le début du second tour : ici, c’est le joueur placé après le donneur qui commence. Nous comprenons un Sun « relancé en Sun » comme un Hokum changé en Sun. Sa liste des paroles manque.</translation>
    </message>
    <message>
        <source>This game follows the Pilotta page of CatsAtCards. The page gives bids as a number of tricks. Here they are points, named with a suit. Only the cards and the last trick decide a bid, so 160 is the highest. The player after the dealer bids first and leads. The list of declarations is missing.</source>
        <translation>Ce jeu suit la page Pilotta de CatsAtCards. Elle donne les enchères en plis : ici, ce sont des points, nommés avec une couleur. Seuls les cartes et le dix de der décident d’une enchère, si bien que 160 est la plus haute. Le joueur placé après le donneur parle en premier et entame. La liste des annonces manque.</translation>
    </message>
    <message>
        <source>This game follows the rules that the English Wikipedia gives for the whole family, not its section on Belot. The match cannot end with a deal in which one side wins every trick.</source>
        <translation>Ce jeu suit les règles que la Wikipédia anglaise donne pour toute la famille, non sa partie sur le Belot. La partie ne peut pas finir sur une donne où un camp fait tous les plis.</translation>
    </message>
    <message>
        <source>This game follows Belot for four in the English Wikipedia. The text gives several ways to deal. Here you get three cards, then two.</source>
        <translation>Ce jeu suit le Belot à quatre de la Wikipédia anglaise. Le texte décrit plusieurs façons de donner : ici, on donne trois cartes, puis deux.</translation>
    </message>
    <message>
        <source>This game follows Belot for three in the English Wikipedia. The text explains doubling before the games for two, three and four, so you may double here. In a doubled deal the taker plays against both others.</source>
        <translation>Ce jeu suit le Belot à trois de la Wikipédia anglaise. Le texte explique le contre avant les jeux à deux, à trois et à quatre : on peut donc contrer ici. Dans une donne contrée, le preneur joue contre les deux autres.</translation>
    </message>
    <message>
        <source>This game follows Belot for two in the English Wikipedia.</source>
        <translation>Ce jeu suit le Belot à deux de la Wikipédia anglaise.</translation>
    </message>
    <message>
        <source>This game follows open Belot for two in the English Wikipedia.</source>
        <translation>Ce jeu suit le Belot découvert à deux de la Wikipédia anglaise.</translation>
    </message>
</context>
</TS>
