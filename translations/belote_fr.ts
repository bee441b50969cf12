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
        <translation>Version {version}, Python {python}, Qt {qt}</translation>
    </message>
    <message>
        <source>How the computer plays</source>
        <translation>Comment joue l’ordinateur</translation>
    </message>
    <message>
        <source>A computer player knows its own cards and what was said and played in the open, as you do, and nothing else. Your partner and your opponents know equally little, and are the same player unless you choose otherwise. The cards are shuffled before anyone sees them; the seal of each deal lets you check that afterwards.</source>
        <translation>Un joueur de l’ordinateur connaît ses propres cartes et ce qui a été dit et joué ouvertement, comme vous, et rien d’autre. Votre partenaire et vos adversaires en savent aussi peu, et sont le même joueur sauf si vous en décidez autrement. Les cartes sont mélangées avant que quiconque les voie&#xa0;; le sceau de chaque donne vous permet de le vérifier après coup.</translation>
    </message>
    <message>
        <source>Licence</source>
        <translation>Licence</translation>
    </message>
    <message>
        <source>Belote Desktop is free software under the GNU General Public License, version 3 or later. You may use, study, share and change it. It comes without any warranty. Cards, pictures and sounds are its own.</source>
        <translation>Belote Desktop est un logiciel libre sous licence publique générale GNU, version 3 ou ultérieure. Vous pouvez l’utiliser, l’étudier, le partager et le modifier. Il est fourni sans aucune garantie. Les cartes, les images et les sons lui sont propres.</translation>
    </message>
    <message>
        <source>Licences</source>
        <translation>Licences</translation>
    </message>
    <message>
        <source>Where files are kept</source>
        <translation>Emplacement des fichiers</translation>
    </message>
    <message>
        <source>Settings: {settings}
Matches: {matches}
Statistics: {statistics}</source>
        <translation>Réglages&#xa0;: {settings}
Parties&#xa0;: {matches}
Statistiques&#xa0;: {statistics}</translation>
    </message>
    <message>
        <source>Rebuild statistics</source>
        <translation>Refaire les statistiques</translation>
    </message>
    <message>
        <source>Counts all finished matches again. The statistics as they are now are kept as a copy.</source>
        <translation>Compte de nouveau toutes les parties finies. Une copie des statistiques actuelles est conservée.</translation>
    </message>
    <message>
        <source>Counting matches: {done} of {whole}.</source>
        <translation>Comptage des parties&#xa0;: {done} sur {whole}.</translation>
    </message>
    <message numerus="yes">
        <source>%n match(es) counted.</source>
        <translation>
            <numerusform>%n partie comptée.</numerusform>
            <numerusform>%n parties comptées.</numerusform>
        </translation>
    </message>
    <message>
        <source>The search runs at full speed.</source>
        <translation>La recherche tourne à pleine vitesse.</translation>
    </message>
    <message>
        <source>The search was not compiled on this computer: strong players think with fewer deals.</source>
        <translation>La recherche n’a pas été compilée sur cet ordinateur&#xa0;: les joueurs forts réfléchissent sur moins de donnes.</translation>
    </message>
</context>
<context>
    <name>BandRow</name>
    <message>
        <source>Dealt in {held} of {hands} hands, {share}; the band goes from {low} to {high}. An even shuffle gives {chance}.</source>
        <translation>Reçu dans {held} mains sur {hands}, soit {share}&#xa0;; la bande va de {low} à {high}. Un mélange équitable donne {chance}.</translation>
    </message>
    <message>
        <source>This lies outside the band.</source>
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
        <source>Chosen: {call}. Press Enter to say it.</source>
        <translation>Choisi&#xa0;: {call}. Appuyez sur Entrée pour l’annoncer.</translation>
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
        <translation>Annoncer {call}</translation>
    </message>
</context>
<context>
    <name>Chips</name>
    <message>
        <source>{rule}. Ctrl with the arrow keys moves it.</source>
        <translation>{rule}. Ctrl et les flèches déplacent l’élément.</translation>
    </message>
</context>
<context>
    <name>ChoiceButton</name>
    <message>
        <source>Key {key}</source>
        <translation>Touche {key}</translation>
    </message>
</context>
<context>
    <name>ChoicePanel</name>
    <message>
        <source>What do you bid?</source>
        <translation>Que demandez-vous&#xa0;?</translation>
    </message>
    <message>
        <source>Choose the points, then the trump.</source>
        <translation>Choisissez les points, puis l’atout.</translation>
    </message>
    <message>
        <source>Hokum: one suit is trump.</source>
        <translation>Hokum&#xa0;: une couleur est atout.</translation>
    </message>
    <message>
        <source>Hokum: {suit} is trump.</source>
        <translation>Hokum&#xa0;: {suit} est atout.</translation>
    </message>
    <message>
        <source>Sun: no trump.</source>
        <translation>Sun&#xa0;: sans atout.</translation>
    </message>
    <message>
        <source>Ashkal: Sun, taken by your partner.</source>
        <translation>Ashkal&#xa0;: Sun du partenaire.</translation>
    </message>
    <message>
        <source>Before the next player speaks you may say:</source>
        <translation>Avant que le joueur suivant parle, vous pouvez dire&#xa0;:</translation>
    </message>
    <message>
        <source>You may say:</source>
        <translation>Vous pouvez dire&#xa0;:</translation>
    </message>
    <message>
        <source>Schmeiss is said. Do you accept?</source>
        <translation>Schmeiss est annoncé. Acceptez-vous&#xa0;?</translation>
    </message>
    <message>
        <source>You can only pass.</source>
        <translation>Vous ne pouvez que passer.</translation>
    </message>
    <message>
        <source>Do you say {call}?</source>
        <translation>Dites-vous {call}&#xa0;?</translation>
    </message>
    <message>
        <source>Do you double the contract?</source>
        <translation>Contrez-vous&#xa0;?</translation>
    </message>
    <message>
        <source>Do you raise the contract?</source>
        <translation>Relancez-vous le contrat&#xa0;?</translation>
    </message>
    <message>
        <source>{name} has said {call}, {other} has said {raise_word}.</source>
        <translation>{name} a dit {call}, {other} a dit {raise_word}.</translation>
    </message>
    <message>
        <source>{name} has said {call}.</source>
        <translation>{name} a dit {call}.</translation>
    </message>
    <message>
        <source>You have said {call}.</source>
        <translation>Vous avez dit {call}.</translation>
    </message>
    <message>
        <source>{name} has said {call}, you have said {raise_word}.</source>
        <translation>{name} a dit {call}, vous avez dit {raise_word}.</translation>
    </message>
    <message>
        <source>You have said {call}, and then {raise_word}.</source>
        <translation>Vous avez dit {call}, puis {raise_word}.</translation>
    </message>
    <message>
        <source>You have said {call}, {other} has said {raise_word}.</source>
        <translation>Vous avez dit {call}, {other} a dit {raise_word}.</translation>
    </message>
    <message>
        <source>Closed: trumps may not be led.</source>
        <translation>Fermé&#xa0;: on ne peut pas entamer atout.</translation>
    </message>
    <message>
        <source>The whole match: whoever wins the deal wins it.</source>
        <translation>Toute la partie&#xa0;: qui gagne la donne la gagne.</translation>
    </message>
    <message>
        <source>Throw in: nobody plays this deal.</source>
        <translation>Jeter&#xa0;: personne ne joue cette donne.</translation>
    </message>
    <message>
        <source>Schmeiss: you offer to throw the deal in.</source>
        <translation>Schmeiss&#xa0;: vous proposez d’annuler la donne.</translation>
    </message>
    <message>
        <source>Hokum: the suit you name is trump.</source>
        <translation>Hokum&#xa0;: la couleur nommée est atout.</translation>
    </message>
    <message>
        <source>Exchange: you take, and have {card} for the seven at once.</source>
        <translation>Échange&#xa0;: vous prenez, et recevez aussitôt {card} contre le sept.</translation>
    </message>
    <message>
        <source>If you pass, you must play {suit}.</source>
        <translation>Si vous passez, vous devez jouer {suit}.</translation>
    </message>
    <message>
        <source>Accept: the deal is thrown in. Refuse: {name} plays the turned suit.</source>
        <translation>Accepter&#xa0;: la donne est annulée. Refuser&#xa0;: {name} joue la couleur retournée.</translation>
    </message>
    <message>
        <source>Accept: the deal is thrown in. Refuse: you play the turned suit.</source>
        <translation>Accepter&#xa0;: la donne est annulée. Refuser&#xa0;: vous jouez la couleur retournée.</translation>
    </message>
    <message>
        <source>Accept: {name} plays the turned suit. Refuse: the deal is thrown in.</source>
        <translation>Accepter&#xa0;: {name} joue la couleur retournée. Refuser&#xa0;: la donne est annulée.</translation>
    </message>
    <message>
        <source>Accept: {name} must name a suit. Refuse: the deal is thrown in.</source>
        <translation>Accepter&#xa0;: {name} doit nommer une couleur. Refuser&#xa0;: la donne est annulée.</translation>
    </message>
    <message>
        <source>Accept: the deal is thrown in. Refuse: {name} must name a suit.</source>
        <translation>Accepter&#xa0;: la donne est annulée. Refuser&#xa0;: {name} doit nommer une couleur.</translation>
    </message>
    <message>
        <source>Do you keep Hokum, or turn it to Sun?</source>
        <translation>Gardez-vous Hokum, ou le changez-vous en Sun&#xa0;?</translation>
    </message>
    <message>
        <source>What do you say?</source>
        <translation>Que dites-vous&#xa0;?</translation>
    </message>
    <message>
        <source>Choose the trump.</source>
        <translation>Choisissez l’atout.</translation>
    </message>
    <message>
        <source>Let the deal stand</source>
        <translation>Garder la donne</translation>
    </message>
    <message>
        <source>The tricks are over. Has the other side misplayed a card?</source>
        <translation>Les plis sont finis. L’autre camp a-t-il joué une carte fautive&#xa0;?</translation>
    </message>
    <message>
        <source>Cards to lay away: {count}. Choose them in your hand.</source>
        <translation>Cartes à écarter&#xa0;: {count}. Choisissez-les dans votre main.</translation>
    </message>
    <message>
        <source>Nothing is chosen yet.</source>
        <translation>Rien n’est encore choisi.</translation>
    </message>
    <message>
        <source>Chosen: {cards}</source>
        <translation>Choisi&#xa0;: {cards}</translation>
    </message>
    <message>
        <source>Lay away</source>
        <translation>Écarter</translation>
    </message>
    <message>
        <source>Exchange {card}</source>
        <translation>Échanger {card}</translation>
    </message>
    <message>
        <source>Take {card} and play {suit}?</source>
        <translation>Prendre {card} et jouer à {suit}&#xa0;?</translation>
    </message>
    <message>
        <source>Name a contract, or pass.</source>
        <translation>Nommez un contrat, ou passez.</translation>
    </message>
    <message>
        <source>Name a contract.</source>
        <translation>Nommez un contrat.</translation>
    </message>
    <message>
        <source>Name the trump suit, or pass.</source>
        <translation>Nommez l’atout, ou passez.</translation>
    </message>
    <message>
        <source>Name the trump suit.</source>
        <translation>Nommez l’atout.</translation>
    </message>
    <message>
        <source>Play {suit}, the suit of {card}?</source>
        <translation>Jouer {suit}, la couleur de la carte {card}&#xa0;?</translation>
    </message>
    <message>
        <source>Take {suit}</source>
        <translation>Prendre à {suit}</translation>
    </message>
    <message>
        <source>Why may the rest not be said?</source>
        <translation>Pourquoi le reste n’est-il pas permis&#xa0;?</translation>
    </message>
    <message>
        <source>Bid lower</source>
        <translation>Enchère plus basse</translation>
    </message>
    <message>
        <source>Bid higher</source>
        <translation>Enchère plus haute</translation>
    </message>
    <message>
        <source>{calls}: {reason}</source>
        <translation>{calls}&#xa0;: {reason}</translation>
    </message>
</context>
<context>
    <name>Choosing</name>
    <message>
        <source>{card}: place {place} of {count}</source>
        <translation>{card}&#xa0;: place {place} sur {count}</translation>
    </message>
    <message>
        <source>Enough cards are chosen: take one back first.</source>
        <translation>Assez de cartes sont choisies&#xa0;: reprenez-en une d’abord.</translation>
    </message>
    <message>
        <source>Chosen to be laid away</source>
        <translation>Choisie pour être écartée</translation>
    </message>
</context>
<context>
    <name>Choreography</name>
    <message>
        <source>Roem {points}</source>
        <translation>Roem {points}</translation>
    </message>
</context>
<context>
    <name>Chrome</name>
    <message>
        <source>Undo</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Last trick</source>
        <translation>Dernier pli</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Conseil</translation>
    </message>
    <message>
        <source>The rest is yours</source>
        <translation>Le reste est à vous</translation>
    </message>
    <message>
        <source>Score sheet</source>
        <translation>Feuille de marque</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>Journal</translation>
    </message>
    <message>
        <source>Menu</source>
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
        <source>Standing bid: {name} · deal {number}</source>
        <translation>Enchère en cours&#xa0;: {name} · donne {number}</translation>
    </message>
    <message>
        <source>Standing bid: yours · deal {number}</source>
        <translation>Enchère en cours&#xa0;: la vôtre · donne {number}</translation>
    </message>
    <message>
        <source>Deal {number} · {name} deals</source>
        <translation>Donne {number} · {name} distribue</translation>
    </message>
    <message>
        <source>Deal {number} · you deal</source>
        <translation>Donne {number} · vous distribuez</translation>
    </message>
    <message>
        <source>Nobody took · deal {number}</source>
        <translation>Personne n’a pris · donne {number}</translation>
    </message>
    <message>
        <source>Taken by {name} · deal {number}</source>
        <translation>Preneur&#xa0;: {name} · donne {number}</translation>
    </message>
    <message>
        <source>Taken by you · deal {number}</source>
        <translation>Preneur&#xa0;: vous · donne {number}</translation>
    </message>
    <message>
        <source>to {points}</source>
        <translation>en {points}</translation>
    </message>
    <message>
        <source>{number} deals</source>
        <translation>{number} donnes</translation>
    </message>
    <message>
        <source>Trick {number} of {all}</source>
        <translation>Pli {number} sur {all}</translation>
    </message>
    <message>
        <source>Tricks won: {sides}</source>
        <translation>Plis gagnés&#xa0;: {sides}</translation>
    </message>
</context>
<context>
    <name>DealResult</name>
    <message>
        <source>Score sheet</source>
        <translation>Feuille de marque</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>Analyse</translation>
    </message>
    <message>
        <source>Take the claim back</source>
        <translation>Reprendre les plis demandés</translation>
    </message>
    <message>
        <source>Next deal</source>
        <translation>Donne suivante</translation>
    </message>
    <message>
        <source>Deal {number}</source>
        <translation>Donne {number}</translation>
    </message>
</context>
<context>
    <name>DraftPages</name>
    <message>
        <source>{changed} of {all} changed</source>
        <translation>{changed} sur {all} modifiées</translation>
    </message>
</context>
<context>
    <name>DrillAnswers</name>
    <message>
        <source>Points:</source>
        <translation>Points&#xa0;:</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Points</translation>
    </message>
    <message>
        <source>Check</source>
        <translation>Vérifier</translation>
    </message>
</context>
<context>
    <name>DrillCards</name>
    <message>
        <source>right</source>
        <translation>bonne carte</translation>
    </message>
</context>
<context>
    <name>DrillPage</name>
    <message>
        <source>Drills</source>
        <translation>Exercices</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Jeu</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Suivant</translation>
    </message>
    <message>
        <source>Today’s drill</source>
        <translation>Exercice du jour</translation>
    </message>
    <message>
        <source>What to practise</source>
        <translation>Que travailler</translation>
    </message>
    <message>
        <source>Due again: {count}</source>
        <translation>À revoir&#xa0;: {count}</translation>
    </message>
    <message>
        <source>Today: {right} of {asked} right</source>
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
        <translation>{counts} · {days}</translation>
    </message>
    <message>
        <source>A question is being made…</source>
        <translation>Une question se prépare…</translation>
    </message>
    <message>
        <source>Today’s drill of this game is done. The next one comes tomorrow.</source>
        <translation>L’exercice du jour de ce jeu est fait. Le prochain viendra demain.</translation>
    </message>
    <message>
        <source>Nothing is due today. What you answer wrong comes back here the next day.</source>
        <translation>Rien à revoir aujourd’hui. Une question manquée revient ici le lendemain.</translation>
    </message>
    <message>
        <source>No question of this kind was found. Try again, or practise something else.</source>
        <translation>Aucune question de ce genre n’a été trouvée. Réessayez, ou travaillez autre chose.</translation>
    </message>
    <message numerus="yes">
        <source>Looking for a decision with one clearly best answer: %n position(s) so far.</source>
        <translation>
            <numerusform>Recherche d’une décision dont une réponse est nettement la meilleure : %n position examinée.</numerusform>
            <numerusform>Recherche d’une décision dont une réponse est nettement la meilleure : %n positions examinées.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>DrillQuestion</name>
    <message>
        <source>South</source>
        <translation>Sud</translation>
    </message>
    <message>
        <source>East</source>
        <translation>Est</translation>
    </message>
    <message>
        <source>North</source>
        <translation>Nord</translation>
    </message>
    <message>
        <source>West</source>
        <translation>Ouest</translation>
    </message>
    <message>
        <source>{caption}: {cards}.</source>
        <translation>{caption} : {cards}.</translation>
    </message>
    <message>
        <source>{player}: {call}</source>
        <translation>{player}&#xa0;: {call}</translation>
    </message>
    <message>
        <source>Contract: {contract}, {player}</source>
        <translation>Contrat&#xa0;: {contract}, {player}</translation>
    </message>
    <message>
        <source>Right.</source>
        <translation>Juste.</translation>
    </message>
    <message>
        <source>Wrong.</source>
        <translation>Faux.</translation>
    </message>
</context>
<context>
    <name>FaultWindow</name>
    <message>
        <source>Copy report</source>
        <translation>Copier le rapport</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>Quitter</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Continuer</translation>
    </message>
    <message>
        <source>Something went wrong</source>
        <translation>Un problème est survenu</translation>
    </message>
    <message>
        <source>Errors so far: {count}</source>
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
        <translation>Votre partie est à l’abri&#xa0;: chaque action est enregistrée avant d’être montrée. Vous pouvez continuer. Si la table ne réagit plus, quittez et relancez le programme&#xa0;: la partie reprend à la même carte.</translation>
    </message>
    <message>
        <source>The error log is {file}.</source>
        <translation>Le journal des erreurs est {file}.</translation>
    </message>
    <message>
        <source>The error log could not be written.</source>
        <translation>Le journal des erreurs n’a pas pu être écrit.</translation>
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
        <translation>{place} sur {count}</translation>
    </message>
    <message>
        <source>Not found</source>
        <translation>Introuvable</translation>
    </message>
    <message>
        <source>{paragraphs} in {games}</source>
        <translation>{paragraphs} dans {games}</translation>
    </message>
    <message numerus="yes">
        <source>%n paragraph(s)</source>
        <translation>
            <numerusform>%n paragraphe</numerusform>
            <numerusform>%n paragraphes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s)</source>
        <translation>
            <numerusform>%n jeu</numerusform>
            <numerusform>%n jeux</numerusform>
        </translation>
    </message>
    <message>
        <source>Find in the rules</source>
        <translation>Chercher un mot</translation>
    </message>
    <message>
        <source>In every game</source>
        <translation>Dans tous les jeux</translation>
    </message>
    <message>
        <source>Previous (Shift+F3)</source>
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
        <source>{rule}. Ctrl with the arrow keys moves it.</source>
        <translation>{rule}. Ctrl et les flèches déplacent l’élément.</translation>
    </message>
    <message>
        <source>{rule}: {place}</source>
        <translation>{rule} : {place}</translation>
    </message>
</context>
<context>
    <name>GameCard</name>
    <message>
        <source>{length} match</source>
        <translation>partie {length}</translation>
    </message>
    <message>
        <source>{much} luck</source>
        <translation>hasard {much}</translation>
    </message>
    <message>
        <source>The rules are written down in texts that agree.</source>
        <translation>Les règles figurent dans des textes qui concordent.</translation>
    </message>
    <message>
        <source>A part of the rules is reconstructed; tables differ in it.</source>
        <translation>Une partie des règles est reconstituée&#xa0;; les tables diffèrent là-dessus.</translation>
    </message>
    <message>
        <source>No native player has checked these rules yet.</source>
        <translation>Aucun joueur du pays n’a encore vérifié ces règles.</translation>
    </message>
    <message>
        <source>No text we could read tells its rules; begin with its nearest relative.</source>
        <translation>Aucun texte que nous ayons pu lire ne donne ses règles&#xa0;; partez de son plus proche parent.</translation>
    </message>
    <message>
        <source>You made this game from another one.</source>
        <translation>Vous avez fait ce jeu à partir d’un autre.</translation>
    </message>
    <message>
        <source>{flavour} {country}. {standing}: {sentence} {badges}. {difference}</source>
        <translation>{flavour} {country}. {standing}&#xa0;: {sentence} {badges}. {difference}</translation>
    </message>
    <message>
        <source>{country} · {mark}</source>
        <translation>{country} · {mark}</translation>
    </message>
</context>
<context>
    <name>GameDetail</name>
    <message>
        <source>none</source>
        <translation>aucun</translation>
    </message>
    <message>
        <source>What differs from the game you know:</source>
        <translation>Ce qui diffère du jeu que vous connaissez&#xa0;:</translation>
    </message>
    <message>
        <source>All the rules (F1)</source>
        <translation>Toutes les règles (F1)</translation>
    </message>
    <message>
        <source>The game you know</source>
        <translation>Le jeu que vous connaissez</translation>
    </message>
    <message>
        <source>{mark}. {sentence}</source>
        <translation>{mark}. {sentence}</translation>
    </message>
    <message numerus="yes">
        <source>%n difference(s) from {game}</source>
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
        <source>The same rules as {game}.</source>
        <translation>Les mêmes règles que {game}.</translation>
    </message>
    <message>
        <source>{game}: {value}</source>
        <translation>{game}&#xa0;: {value}</translation>
    </message>
</context>
<context>
    <name>GameFigures</name>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n joueur</numerusform>
            <numerusform>%n joueurs</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n carte</numerusform>
            <numerusform>%n cartes</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>GameFilters</name>
    <message>
        <source>Name, place or rule</source>
        <translation>Nom, pays ou règle</translation>
    </message>
    <message>
        <source>Find a game by its name, its place or a word of its rules</source>
        <translation>Trouver un jeu par son nom, son pays ou un mot de ses règles</translation>
    </message>
    <message>
        <source>All games</source>
        <translation>Tous les jeux</translation>
    </message>
    <message>
        <source>Short match</source>
        <translation>Partie courte</translation>
    </message>
    <message>
        <source>Long match</source>
        <translation>Partie longue</translation>
    </message>
    <message>
        <source>Easy to learn</source>
        <translation>Facile à apprendre</translation>
    </message>
    <message>
        <source>Yours</source>
        <translation>Les vôtres</translation>
    </message>
    <message>
        <source>All</source>
        <translation>Tous</translation>
    </message>
    <message>
        <source>Short</source>
        <translation>Courte</translation>
    </message>
    <message>
        <source>Long</source>
        <translation>Longue</translation>
    </message>
    <message>
        <source>Easy</source>
        <translation>Facile</translation>
    </message>
    <message>
        <source>Every country</source>
        <translation>Tous les pays</translation>
    </message>
    <message>
        <source>Country</source>
        <translation>Pays</translation>
    </message>
</context>
<context>
    <name>GameList</name>
    <message>
        <source>Still chosen: {game}</source>
        <translation>Toujours choisi : {game}</translation>
    </message>
    <message>
        <source>Played last</source>
        <translation>Derniers jeux joués</translation>
    </message>
    <message>
        <source>Your own games</source>
        <translation>Vos jeux</translation>
    </message>
    <message>
        <source>One of each kind</source>
        <translation>Un de chaque sorte</translation>
    </message>
    <message>
        <source>Name or place</source>
        <translation>Nom ou pays</translation>
    </message>
    <message>
        <source>In their rules</source>
        <translation>Dans leurs règles</translation>
    </message>
    <message>
        <source>The game you know</source>
        <translation>Le jeu que vous connaissez</translation>
    </message>
    <message>
        <source>As {game}</source>
        <translation>Comme {game}</translation>
    </message>
    <message numerus="yes">
        <source>%n difference(s) from {game}</source>
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
</context>
<context>
    <name>GameSection</name>
    <message>
        <source>{group} · {count}</source>
        <translation>{group} · {count}</translation>
    </message>
    <message numerus="yes">
        <source>{group}, %n game(s), open</source>
        <translation>
            <numerusform>{group}, %n jeu, déplié</numerusform>
            <numerusform>{group}, %n jeux, déplié</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{group}, %n game(s), folded</source>
        <translation>
            <numerusform>{group}, %n jeu, replié</numerusform>
            <numerusform>{group}, %n jeux, replié</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>HandsPanel</name>
    <message>
        <source>These are the hands that were dealt in your saved matches, counted from the opened seals of deals that are over. Only the cards that lay before a player when nothing had been said yet count, so that no decision has chosen among them. The dot is what was dealt, the bar is its band: it holds the true chance 95 times in 100. The line is what an even shuffle must give.</source>
        <translation>Voici les mains distribuées dans vos parties enregistrées, comptées d’après les sceaux ouverts des donnes terminées. Seules comptent les cartes qu’un joueur avait avant que quoi que ce soit ne soit dit, si bien qu’aucune décision n’a fait de tri parmi elles. Le point est ce qui a été distribué, la barre est sa bande&#xa0;: elle contient la vraie probabilité 95 fois sur 100. Le trait est ce que doit donner un mélange équitable.</translation>
    </message>
    <message>
        <source>Chance alone puts about one line in twenty outside its band. A shuffle that is not even would put the same lines outside again and again as the hands become more.</source>
        <translation>Le seul hasard met environ une ligne sur vingt hors de sa bande. Un mélange qui ne serait pas équitable mettrait toujours les mêmes lignes en dehors, à mesure que les mains s’accumulent.</translation>
    </message>
    <message>
        <source>Cards that were gathered and cut are not shuffled evenly, so lines may well lie outside their bands here.</source>
        <translation>Des cartes ramassées et coupées ne sont pas mélangées équitablement&#xa0;: ici, des lignes peuvent fort bien sortir de leur bande.</translation>
    </message>
    <message>
        <source>Counting: match {done} of {whole}.</source>
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
        <source>There are no such hands to count yet: play a few deals to their end.</source>
        <translation>Il n’y a pas encore de telles mains à compter&#xa0;: jouez quelques donnes jusqu’au bout.</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Jeu</translation>
    </message>
    <message>
        <source>Whose hands</source>
        <translation>Les mains de qui</translation>
    </message>
    <message>
        <source>Shuffled deals</source>
        <translation>Donnes mélangées</translation>
    </message>
    <message>
        <source>Gathered and cut deals</source>
        <translation>Donnes ramassées et coupées</translation>
    </message>
    <message>
        <source>How the cards were dealt</source>
        <translation>Comment les cartes ont été données</translation>
    </message>
    <message>
        <source>Your own hands</source>
        <translation>Vos propres mains</translation>
    </message>
    <message>
        <source>Your opponent&apos;s hands</source>
        <translation>Les mains de votre adversaire</translation>
    </message>
    <message>
        <source>The next player&apos;s hands</source>
        <translation>Les mains du joueur suivant</translation>
    </message>
    <message>
        <source>The hands of the player before you</source>
        <translation>Les mains du joueur avant vous</translation>
    </message>
    <message>
        <source>The hands of the player opposite</source>
        <translation>Les mains du joueur d’en face</translation>
    </message>
</context>
<context>
    <name>HonestyPage</name>
    <message>
        <source>How it plays</source>
        <translation>Comment il joue</translation>
    </message>
    <message>
        <source>What it sees</source>
        <translation>Ce qu’il voit</translation>
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
        <translation>Comment joue l’ordinateur</translation>
    </message>
    <message>
        <source>And how you can check it yourself</source>
        <translation>Et comment le vérifier vous-même</translation>
    </message>
    <message>
        <source>Pages</source>
        <translation>Pages</translation>
    </message>
    <message>
        <source>No match has been played in this profile yet.</source>
        <translation>Aucune partie n’a encore été jouée dans ce profil.</translation>
    </message>
    <message>
        <source>Match</source>
        <translation>Partie</translation>
    </message>
    <message>
        <source>{game}, {time}</source>
        <translation>{game}, {time}</translation>
    </message>
    <message>
        <source>{game}, {time}, on the table</source>
        <translation>{game}, {time}, sur la table</translation>
    </message>
</context>
<context>
    <name>KeysWindow</name>
    <message>
        <source>Keys</source>
        <translation>Touches</translation>
    </message>
    <message>
        <source>Single keys can be turned off in the settings.</source>
        <translation>Les touches seules se désactivent dans les réglages.</translation>
    </message>
    <message>
        <source>Press one of the buttons to give what it does another key.</source>
        <translation>Appuyez sur un de ces boutons pour changer sa touche.</translation>
    </message>
    <message>
        <source>All keys as they came</source>
        <translation>Touches d’origine</translation>
    </message>
    <message>
        <source>{key}: {what}</source>
        <translation>{key} : {what}</translation>
    </message>
    <message>
        <source>No key</source>
        <translation>Sans touche</translation>
    </message>
    <message>
        <source>Press the new key. Delete takes the key away, Esc leaves it as it is. {what}</source>
        <translation>Appuyez sur la nouvelle touche. Suppr enlève la touche, Échap la laisse comme elle est. {what}</translation>
    </message>
    <message>
        <source>{key} has a meaning already: {what}</source>
        <translation>{key} a déjà un sens : {what}</translation>
    </message>
    <message>
        <source>Only a letter can be a single key, alone or with Shift.</source>
        <translation>Seule une lettre convient, avec ou sans Maj.</translation>
    </message>
    <message>
        <source>Nothing is changed.</source>
        <translation>Rien n’est changé.</translation>
    </message>
    <message>
        <source>All keys are as they came.</source>
        <translation>Toutes les touches sont comme à l’origine.</translation>
    </message>
    <message>
        <source>In the auction</source>
        <translation>Pendant les enchères</translation>
    </message>
    <message>
        <source>New match.</source>
        <translation>Nouvelle partie.</translation>
    </message>
    <message>
        <source>Unfinished matches.</source>
        <translation>Parties inachevées.</translation>
    </message>
    <message>
        <source>Open a record.</source>
        <translation>Ouvrir un enregistrement.</translation>
    </message>
    <message>
        <source>Save a copy of the record.</source>
        <translation>Enregistrer une copie.</translation>
    </message>
    <message>
        <source>Take back your last card or call.</source>
        <translation>Annuler votre dernière carte ou annonce.</translation>
    </message>
    <message>
        <source>Score sheet.</source>
        <translation>Feuille de marque.</translation>
    </message>
    <message>
        <source>Log.</source>
        <translation>Journal.</translation>
    </message>
    <message>
        <source>Settings.</source>
        <translation>Réglages.</translation>
    </message>
    <message>
        <source>Full screen.</source>
        <translation>Plein écran.</translation>
    </message>
    <message>
        <source>The rules of this game.</source>
        <translation>Les règles de ce jeu.</translation>
    </message>
    <message>
        <source>These keys.</source>
        <translation>Ces touches.</translation>
    </message>
    <message>
        <source>In the rules</source>
        <translation>Dans les règles</translation>
    </message>
    <message>
        <source>Find words.</source>
        <translation>Chercher des mots.</translation>
    </message>
    <message>
        <source>Next place found.</source>
        <translation>Passage suivant.</translation>
    </message>
    <message>
        <source>Place found before.</source>
        <translation>Passage précédent.</translation>
    </message>
    <message>
        <source>At the table</source>
        <translation>À la table</translation>
    </message>
    <message>
        <source>Windows</source>
        <translation>Fenêtres</translation>
    </message>
</context>
<context>
    <name>LastTrick</name>
    <message>
        <source>{name}: {card}</source>
        <translation>{name}&#xa0;: {card}</translation>
    </message>
    <message>
        <source>The last trick: {cards}.</source>
        <translation>Dernier pli&#xa0;: {cards}.</translation>
    </message>
    <message>
        <source>Last trick</source>
        <translation>Dernier pli</translation>
    </message>
</context>
<context>
    <name>LearningPages</name>
    <message>
        <source>No deal is over yet: there is nothing to look back at.</source>
        <translation>Aucune donne n’est encore finie&#xa0;: il n’y a rien à analyser.</translation>
    </message>
</context>
<context>
    <name>LessonEntry</name>
    <message>
        <source>{number}. {title}</source>
        <translation>{number}. {title}</translation>
    </message>
    <message>
        <source>✓ Done</source>
        <translation>✓ Faite</translation>
    </message>
    <message>
        <source>{done} of {all} steps</source>
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
        <source>None of them</source>
        <translation>Aucun</translation>
    </message>
    <message>
        <source>A short course in this game. Each lesson takes a few minutes.</source>
        <translation>Un petit cours sur ce jeu. Chaque leçon prend quelques minutes.</translation>
    </message>
    <message>
        <source>Only what is otherwise than in the game you know.</source>
        <translation>Seulement ce qui diffère du jeu que vous connaissez.</translation>
    </message>
    <message>
        <source>You know all of this: the two games differ in nothing that a lesson teaches.</source>
        <translation>Vous savez déjà tout&#xa0;: les deux jeux ne diffèrent en rien de ce qu’enseignent les leçons.</translation>
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
        <translation>Étape {number} sur {all}</translation>
    </message>
    <message>
        <source>All lessons</source>
        <translation>Toutes les leçons</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Retour</translation>
    </message>
    <message>
        <source>Play this deal</source>
        <translation>Jouer cette donne</translation>
    </message>
    <message>
        <source>Skip</source>
        <translation>Sauter</translation>
    </message>
    <message>
        <source>Finish</source>
        <translation>Terminer</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Suivant</translation>
    </message>
</context>
<context>
    <name>LessonWords</name>
    <message>
        <source>You</source>
        <translation>Vous</translation>
    </message>
    <message>
        <source>{player}: {call}</source>
        <translation>{player}&#xa0;: {call}</translation>
    </message>
</context>
<context>
    <name>LevelBox</name>
    <message>
        <source>Points of your bid</source>
        <translation>Points de votre enchère</translation>
    </message>
</context>
<context>
    <name>LicencesWindow</name>
    <message>
        <source>Licences</source>
        <translation>Licences</translation>
    </message>
    <message>
        <source>Belote Desktop contains the software listed here. Choose a part to read its licence.</source>
        <translation>Belote Desktop contient les logiciels de cette liste. Choisissez-en un pour lire sa licence.</translation>
    </message>
    <message>
        <source>The list of licences is missing or damaged. Install Belote Desktop again to read them.</source>
        <translation>La liste des licences manque ou est endommagée. Réinstallez Belote Desktop pour les lire.</translation>
    </message>
    <message>
        <source>Parts of the program</source>
        <translation>Composants du programme</translation>
    </message>
    <message>
        <source>The text of this licence was not installed with {name}. You can read it at {address}.</source>
        <translation>Le texte de cette licence n’a pas été installé avec {name}. Vous pouvez le lire à l’adresse {address}.</translation>
    </message>
    <message>
        <source>Licence of {name}</source>
        <translation>Licence de {name}</translation>
    </message>
</context>
<context>
    <name>LiveRegion</name>
    <message>
        <source>News</source>
        <translation>Nouvelles</translation>
    </message>
</context>
<context>
    <name>LogPanel</name>
    <message>
        <source>Log</source>
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
        <translation>Réessayer</translation>
    </message>
    <message>
        <source>Belote Desktop</source>
        <translation>Belote Desktop</translation>
    </message>
</context>
<context>
    <name>MatchOpening</name>
    <message>
        <source>Player</source>
        <translation>Joueur</translation>
    </message>
</context>
<context>
    <name>MatchOver</name>
    <message>
        <source>Score sheet</source>
        <translation>Feuille de marque</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>Analyse</translation>
    </message>
    <message>
        <source>New match</source>
        <translation>Nouvelle partie</translation>
    </message>
    <message>
        <source>Same again</source>
        <translation>Rejouer</translation>
    </message>
    <message>
        <source>The last deal: {verdict}</source>
        <translation>Dernière donne&#xa0;: {verdict}</translation>
    </message>
</context>
<context>
    <name>MatchPlot</name>
    <message>
        <source>The match so far</source>
        <translation>La partie jusqu’ici</translation>
    </message>
    <message>
        <source>The match is played to {points}.</source>
        <translation>La partie se joue en {points} points.</translation>
    </message>
    <message>
        <source>deal</source>
        <translation>donne</translation>
    </message>
    <message>
        <source>Target {points}</source>
        <translation>Objectif {points}</translation>
    </message>
</context>
<context>
    <name>MatchSession</name>
    <message>
        <source>You claimed the rest.</source>
        <translation>Vous avez réclamé le reste.</translation>
    </message>
    <message>
        <source>It is not your turn.</source>
        <translation>Ce n’est pas à vous.</translation>
    </message>
    <message>
        <source>Your last decision is taken back.</source>
        <translation>Votre dernière décision est annulée.</translation>
    </message>
    <message>
        <source>There is nothing to take back in this deal.</source>
        <translation>Il n’y a rien à annuler dans cette donne.</translation>
    </message>
    <message>
        <source>It is not certain that every trick left is yours.</source>
        <translation>Il n’est pas certain que tous les plis restants soient à vous.</translation>
    </message>
</context>
<context>
    <name>Menus</name>
    <message>
        <source>&amp;Match</source>
        <translation>&amp;Partie</translation>
    </message>
    <message>
        <source>L&amp;earn</source>
        <translation>Appr&amp;endre</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Affichage</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>A&amp;ide</translation>
    </message>
    <message>
        <source>&amp;Theme</source>
        <translation>&amp;Thème</translation>
    </message>
    <message>
        <source>L&amp;anguage</source>
        <translation>La&amp;ngue</translation>
    </message>
    <message>
        <source>As the &amp;system</source>
        <translation>Comme le &amp;système</translation>
    </message>
    <message>
        <source>&amp;Light</source>
        <translation>&amp;Clair</translation>
    </message>
    <message>
        <source>&amp;Dark</source>
        <translation>S&amp;ombre</translation>
    </message>
    <message>
        <source>High &amp;contrast</source>
        <translation>Contraste é&amp;levé</translation>
    </message>
    <message>
        <source>&amp;New match…</source>
        <translation>&amp;Nouvelle partie…</translation>
    </message>
    <message>
        <source>Un&amp;finished matches…</source>
        <translation>Parties &amp;inachevées…</translation>
    </message>
    <message>
        <source>&amp;Open a record…</source>
        <translation>&amp;Ouvrir un enregistrement…</translation>
    </message>
    <message>
        <source>Sa&amp;ve a copy of the record…</source>
        <translation>Enregistrer une &amp;copie…</translation>
    </message>
    <message>
        <source>Your own &amp;games…</source>
        <translation>Vos &amp;jeux…</translation>
    </message>
    <message>
        <source>&amp;Import a game…</source>
        <translation>Im&amp;porter un jeu…</translation>
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
        <source>&amp;Take back</source>
        <translation>&amp;Annuler</translation>
    </message>
    <message>
        <source>What &amp;may I play?</source>
        <translation>Que p&amp;uis-je jouer&#xa0;?</translation>
    </message>
    <message>
        <source>&amp;Hint</source>
        <translation>Con&amp;seil</translation>
    </message>
    <message>
        <source>The &amp;rest is yours</source>
        <translation>Le &amp;reste est à vous</translation>
    </message>
    <message>
        <source>&amp;Last trick</source>
        <translation>&amp;Dernier pli</translation>
    </message>
    <message>
        <source>H&amp;urry</source>
        <translation>Accé&amp;lérer</translation>
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
        <source>Re&amp;play and “what if”</source>
        <translation>Re&amp;voir et «&#xa0;et si…&#xa0;»</translation>
    </message>
    <message>
        <source>&amp;How the computer plays</source>
        <translation>&amp;Comment joue l’ordinateur</translation>
    </message>
    <message>
        <source>How &amp;strong the levels are</source>
        <translation>La &amp;force des niveaux</translation>
    </message>
    <message>
        <source>&amp;Keys</source>
        <translation>&amp;Touches</translation>
    </message>
    <message>
        <source>&amp;About Belote Desktop</source>
        <translation>À &amp;propos de Belote Desktop</translation>
    </message>
</context>
<context>
    <name>MomentPanel</name>
    <message>
        <source>Show me</source>
        <translation>Montrez-moi</translation>
    </message>
    <message>
        <source>Next moment</source>
        <translation>Moment suivant</translation>
    </message>
    <message>
        <source>best</source>
        <translation>meilleure</translation>
    </message>
    <message>
        <source>played</source>
        <translation>jouée</translation>
    </message>
</context>
<context>
    <name>MovableRow</name>
    <message>
        <source>Earlier in the row</source>
        <translation>Plus tôt dans la rangée</translation>
    </message>
    <message>
        <source>Later in the row</source>
        <translation>Plus tard dans la rangée</translation>
    </message>
</context>
<context>
    <name>Narration</name>
    <message>
        <source>{name}: {card}</source>
        <translation>{name}&#xa0;: {card}</translation>
    </message>
    <message>
        <source>In the trick: {cards}.</source>
        <translation>Dans le pli&#xa0;: {cards}.</translation>
    </message>
    <message>
        <source>Turned up: {card}.</source>
        <translation>Retourne&#xa0;: {card}.</translation>
    </message>
    <message>
        <source>No card lies on the table.</source>
        <translation>Il n’y a pas de carte sur la table.</translation>
    </message>
    <message>
        <source>Your partner is {partner}. You play against {opponents}.</source>
        <translation>Votre partenaire&#xa0;: {partner}. Vous jouez contre {opponents}.</translation>
    </message>
    <message>
        <source>You play alone against {opponents}.</source>
        <translation>Sans partenaire, vous jouez contre {opponents}.</translation>
    </message>
    <message>
        <source>Open before {name}: {cards}.</source>
        <translation>Découvertes devant {name}&#xa0;: {cards}.</translation>
    </message>
    <message>
        <source>{name}: {number}</source>
        <translation>{name}&#xa0;: {number}</translation>
    </message>
    <message>
        <source>Cards in the other hands: {hands}.</source>
        <translation>Cartes dans les autres mains&#xa0;: {hands}.</translation>
    </message>
    <message>
        <source>Cards lying aside: {count}.</source>
        <translation>Cartes mises de côté&#xa0;: {count}.</translation>
    </message>
    <message>
        <source>At the bottom of the stock: {card}.</source>
        <translation>Au fond du talon&#xa0;: {card}.</translation>
    </message>
    <message>
        <source>{name} has laid cards away: {count}.</source>
        <translation>{name} a écarté des cartes&#xa0;: {count}.</translation>
    </message>
    <message>
        <source>You have laid cards away: {count}.</source>
        <translation>Vous avez écarté des cartes&#xa0;: {count}.</translation>
    </message>
    <message>
        <source>{name}: {line}</source>
        <translation>{name}&#xa0;: {line}</translation>
    </message>
</context>
<context>
    <name>Navigation</name>
    <message numerus="yes">
        <source>{page}, %n change(s)</source>
        <translation>
            <numerusform>{page},&#xa0;%n modification</numerusform>
            <numerusform>{page},&#xa0;%n modifications</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>NewMatch</name>
    <message>
        <source>Choose a game</source>
        <translation>Choisissez un jeu</translation>
    </message>
    <message>
        <source>Pages</source>
        <translation>Pages</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Commencer</translation>
    </message>
    <message>
        <source>Players…</source>
        <translation>Joueurs…</translation>
    </message>
    <message>
        <source>House rules…</source>
        <translation>Règles maison…</translation>
    </message>
    <message>
        <source>Keep as your own…</source>
        <translation>Garder comme un jeu à vous…</translation>
    </message>
    <message>
        <source>{games} games from {places} places</source>
        <translation>{games} jeux de {places} pays</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Jeu</translation>
    </message>
    <message>
        <source>Players and target</source>
        <translation>Joueurs et objectif</translation>
    </message>
    <message>
        <source>Deal and cut</source>
        <translation>Donne et coupe</translation>
    </message>
    <message>
        <source>Auction</source>
        <translation>Enchères</translation>
    </message>
    <message>
        <source>Cards and play</source>
        <translation>Cartes et jeu</translation>
    </message>
    <message>
        <source>Declarations</source>
        <translation>Annonces</translation>
    </message>
    <message>
        <source>Scoring</source>
        <translation>Marque</translation>
    </message>
    <message>
        <source>End of match</source>
        <translation>Fin de partie</translation>
    </message>
    <message>
        <source>Rules…</source>
        <translation>Règles…</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Jeux</translation>
    </message>
    <message>
        <source>About it</source>
        <translation>À propos</translation>
    </message>
    <message>
        <source>Keep…</source>
        <translation>Garder…</translation>
    </message>
</context>
<context>
    <name>NothingFound</name>
    <message>
        <source>The filters hide every game that answers. Show them all?</source>
        <translation>Les filtres cachent tous les jeux qui répondent. Les montrer tous&#xa0;?</translation>
    </message>
    <message>
        <source>Show all games</source>
        <translation>Montrer tous les jeux</translation>
    </message>
    <message>
        <source>No game is like that. Take one of the filters away.</source>
        <translation>Aucun jeu n’est ainsi. Retirez un des filtres.</translation>
    </message>
    <message>
        <source>Nothing is called “{text}”. Did you mean one of these?</source>
        <translation>Rien ne s’appelle «&#xa0;{text}&#xa0;». Vouliez-vous dire l’un de ceux-ci&#xa0;?</translation>
    </message>
    <message>
        <source>Nothing is called “{text}”. Try a part of a name, a country, or a word such as kitty.</source>
        <translation>Rien ne s’appelle «&#xa0;{text}&#xa0;». Essayez une partie du nom, un pays ou un mot comme talon.</translation>
    </message>
</context>
<context>
    <name>NumberSlider</name>
    <message>
        <source>{number} {unit}</source>
        <translation>{number} {unit}</translation>
    </message>
</context>
<context>
    <name>Numbers</name>
    <message>
        <source>{rule}: {place}</source>
        <translation>{rule} : {place}</translation>
    </message>
</context>
<context>
    <name>OptionPage</name>
    <message>
        <source>{game}: {value}</source>
        <translation>{game}&#xa0;: {value}</translation>
    </message>
</context>
<context>
    <name>OwnGameFiles</name>
    <message>
        <source>Export a game</source>
        <translation>Exporter un jeu</translation>
    </message>
    <message>
        <source>Import a game</source>
        <translation>Importer un jeu</translation>
    </message>
    <message>
        <source>All files</source>
        <translation>Tous les fichiers</translation>
    </message>
</context>
<context>
    <name>OwnGamePage</name>
    <message>
        <source>What the game is called</source>
        <translation>Le nom du jeu</translation>
    </message>
    <message>
        <source>Name of the game</source>
        <translation>Nom du jeu</translation>
    </message>
    <message>
        <source>How it is called among the games and on the score sheet.</source>
        <translation>Comment il s’appelle parmi les jeux et sur la feuille de marque.</translation>
    </message>
    <message>
        <source>The game it is nearest to. What you changed stays, as far as it means something there.</source>
        <translation>Le jeu le plus proche. Vos changements restent, s’ils y ont un sens.</translation>
    </message>
    <message>
        <source>The game it begins as</source>
        <translation>Le jeu de départ</translation>
    </message>
</context>
<context>
    <name>OwnGamesPage</name>
    <message>
        <source>Games with the rules of your table.</source>
        <translation>Des jeux aux règles de votre table.</translation>
    </message>
    <message>
        <source>Your own games</source>
        <translation>Vos jeux</translation>
    </message>
    <message>
        <source>There is none yet. Make one from any game of the catalogue, or import the file of somebody else.</source>
        <translation>Il n’y en a pas encore. Faites-en un à partir d’un jeu du catalogue, ou importez le fichier de quelqu’un d’autre.</translation>
    </message>
    <message>
        <source>New name</source>
        <translation>Nouveau nom</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>Renommer</translation>
    </message>
    <message>
        <source>Play…</source>
        <translation>Jouer…</translation>
    </message>
    <message>
        <source>Change its rules…</source>
        <translation>Changer ses règles…</translation>
    </message>
    <message>
        <source>Rename…</source>
        <translation>Renommer…</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>Exporter…</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Supprimer</translation>
    </message>
    <message>
        <source>New game…</source>
        <translation>Nouveau jeu…</translation>
    </message>
    <message>
        <source>Import…</source>
        <translation>Importer…</translation>
    </message>
    <message>
        <source>{name} is taken in.</source>
        <translation>{name} est importé.</translation>
    </message>
    <message>
        <source>There is a game called {name} already; the one from the file is called {other}.</source>
        <translation>Il y a déjà un jeu appelé {name}&#xa0;; celui du fichier s’appelle {other}.</translation>
    </message>
    <message numerus="yes">
        <source>{game}, %n rule(s) changed</source>
        <translation>
            <numerusform>{game},&#xa0;%n règle changée</numerusform>
            <numerusform>{game},&#xa0;%n règles changées</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} is written to {file}.</source>
        <translation>{name} est écrit dans {file}.</translation>
    </message>
    <message>
        <source>{name} is deleted. Matches of it can still be played on.</source>
        <translation>{name} est supprimé. Ses parties en cours peuvent encore être jouées.</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Annuler</translation>
    </message>
</context>
<context>
    <name>Page</name>
    <message>
        <source>Back</source>
        <translation>Retour</translation>
    </message>
</context>
<context>
    <name>PagedWindow</name>
    <message>
        <source>There is no match on the table yet.</source>
        <translation>Il n’y a pas encore de partie sur la table.</translation>
    </message>
    <message>
        <source>All right</source>
        <translation>D’accord</translation>
    </message>
    <message numerus="yes">
        <source>%n finished match(es) were added to the statistics.</source>
        <translation>
            <numerusform>%n partie finie a été ajoutée aux statistiques.</numerusform>
            <numerusform>%n parties finies ont été ajoutées aux statistiques.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PlayersPage</name>
    <message>
        <source>Your name</source>
        <translation>Votre nom</translation>
    </message>
    <message>
        <source>How you are called at the table and on the score sheet.</source>
        <translation>Comment on vous appelle à la table et sur la feuille de marque.</translation>
    </message>
    <message>
        <source>Each player its own</source>
        <translation>Chaque joueur à part</translation>
    </message>
    <message>
        <source>A level and a temperament for every computer player, instead of one level for all.</source>
        <translation>Un niveau et un tempérament pour chaque joueur de l’ordinateur, au lieu d’un seul niveau pour tous.</translation>
    </message>
    <message>
        <source>Target</source>
        <translation>Objectif</translation>
    </message>
    <message>
        <source>{name}, your partner</source>
        <translation>{name}, votre partenaire</translation>
    </message>
    <message>
        <source>{name}, on your right</source>
        <translation>{name}, à votre droite</translation>
    </message>
    <message>
        <source>{name}, on your left</source>
        <translation>{name}, à votre gauche</translation>
    </message>
    <message>
        <source>{name}, opposite you</source>
        <translation>{name}, en face de vous</translation>
    </message>
    <message>
        <source>{level} Your partner and the opponents are the same player.</source>
        <translation>{level} Votre partenaire et les adversaires sont le même joueur.</translation>
    </message>
    <message>
        <source>{level} All the others are the same player.</source>
        <translation>{level} Tous les autres sont le même joueur.</translation>
    </message>
    <message>
        <source>The others</source>
        <translation>Les autres</translation>
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
            <numerusform>Importer ce profil avec %n partie(s)&#xa0;?</numerusform>
            <numerusform>Importer ce profil avec %n partie(s)&#xa0;?</numerusform>
        </translation>
    </message>
    <message>
        <source>Your matches and games stay. Your settings, lessons and drills are replaced. A copy of what is replaced is kept.</source>
        <translation>Vos parties et vos jeux restent. Vos réglages, leçons et exercices sont remplacés. Ce qui est remplacé est conservé en copie.</translation>
    </message>
    <message>
        <source>Import</source>
        <translation>Importer</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Tous les fichiers (*)</translation>
    </message>
</context>
<context>
    <name>RecordFiles</name>
    <message>
        <source>Open a record</source>
        <translation>Ouvrir un enregistrement</translation>
    </message>
    <message>
        <source>This match is on the table already.</source>
        <translation>Cette partie est déjà sur la table.</translation>
    </message>
    <message>
        <source>{file} is a folder. Choose the record of one match.</source>
        <translation>{file} est un dossier. Choisissez l’enregistrement d’une partie.</translation>
    </message>
    <message>
        <source>{file} is too large to be the record of a match. It was left as it is.</source>
        <translation>{file} est trop gros pour être l’enregistrement d’une partie. Il est resté tel quel.</translation>
    </message>
    <message>
        <source>There is no match on the table yet.</source>
        <translation>Il n’y a pas encore de partie sur la table.</translation>
    </message>
    <message>
        <source>Save a copy of the record</source>
        <translation>Enregistrer une copie de l’enregistrement</translation>
    </message>
    <message>
        <source>This is the record itself, and it is saved already. Choose another name.</source>
        <translation>C’est l’enregistrement lui-même, déjà sauvegardé. Choisissez un autre nom.</translation>
    </message>
    <message>
        <source>{file} cannot be copied: {reason}.</source>
        <translation>{file} ne peut pas être copié&#xa0;: {reason}.</translation>
    </message>
    <message>
        <source>The record was copied to {file}.</source>
        <translation>L’enregistrement a été copié dans {file}.</translation>
    </message>
    <message>
        <source>Records of matches (*.brn)</source>
        <translation>Enregistrements de parties (*.brn)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Tous les fichiers (*)</translation>
    </message>
    <message>
        <source>Drop one file at a time: a record or a game.</source>
        <translation>Déposez un seul fichier à la fois&#xa0;: un enregistrement ou un jeu.</translation>
    </message>
    <message>
        <source>Only a file on this computer can be opened.</source>
        <translation>Seul un fichier de cet ordinateur peut être ouvert.</translation>
    </message>
</context>
<context>
    <name>ReplayChoices</name>
    <message>
        <source>Face down: {cards}</source>
        <translation>Face cachée&#xa0;: {cards}</translation>
    </message>
    <message>
        <source>Face down with {name}: {cards}</source>
        <translation>Face cachée, {name} : {cards}</translation>
    </message>
    <message>
        <source>Face down with you: {cards}</source>
        <translation>Face cachée, chez vous&#xa0;: {cards}</translation>
    </message>
    <message>
        <source>The deal is over</source>
        <translation>La donne est finie</translation>
    </message>
    <message>
        <source>The cards are dealt</source>
        <translation>Les cartes sont données</translation>
    </message>
    <message>
        <source>Auction</source>
        <translation>Enchères</translation>
    </message>
    <message>
        <source>Before the first trick</source>
        <translation>Avant le premier pli</translation>
    </message>
    <message>
        <source>Trick {number} of {all}</source>
        <translation>Pli {number} sur {all}</translation>
    </message>
    <message>
        <source>Deal</source>
        <translation>Donne</translation>
    </message>
    <message>
        <source>Open hands</source>
        <translation>Jeu découvert</translation>
    </message>
    <message>
        <source>Show the cards of everybody (O)</source>
        <translation>Montrer les cartes de tout le monde (O)</translation>
    </message>
    <message>
        <source>Play from here</source>
        <translation>Jouer à partir d’ici</translation>
    </message>
    <message>
        <source>A practice match of its own, which no statistics count; the record stays as it is</source>
        <translation>Une partie d’entraînement à part, qu’aucune statistique ne compte&#xa0;; l’enregistrement reste tel quel</translation>
    </message>
    <message>
        <source>Let the machine play</source>
        <translation>Laisser jouer la machine</translation>
    </message>
    <message>
        <source>The machine plays the seat of {name}</source>
        <translation>La machine joue pour {name}</translation>
    </message>
    <message>
        <source>The machine plays your seat</source>
        <translation>La machine joue à votre place</translation>
    </message>
    <message>
        <source>Swap the seats</source>
        <translation>Échanger les places</translation>
    </message>
    <message>
        <source>The machine plays the seat of {name} with the hands of the others</source>
        <translation>La machine joue pour {name}, avec les mains des autres</translation>
    </message>
    <message>
        <source>The machine plays your seat with the hands of the others</source>
        <translation>La machine joue à votre place, avec les mains des autres</translation>
    </message>
    <message>
        <source>Side by side</source>
        <translation>Côte à côte</translation>
    </message>
    <message>
        <source>As it was played</source>
        <translation>Comme elle a été jouée</translation>
    </message>
    <message>
        <source>Deal {number}: {verdict}</source>
        <translation>Donne {number}&#xa0;: {verdict}</translation>
    </message>
</context>
<context>
    <name>ReplayList</name>
    <message>
        <source>Replay</source>
        <translation>Revoir</translation>
    </message>
    <message>
        <source>Choose a match whose deals you want to look at again</source>
        <translation>Choisissez une partie dont vous voulez revoir les donnes</translation>
    </message>
    <message>
        <source>No deal of any match is over yet.</source>
        <translation>Aucune donne d’aucune partie n’est encore finie.</translation>
    </message>
    <message>
        <source>Look at it</source>
        <translation>La revoir</translation>
    </message>
    <message>
        <source>Open a record…</source>
        <translation>Ouvrir un fichier…</translation>
    </message>
    <message>
        <source>Matches</source>
        <translation>Parties</translation>
    </message>
    <message numerus="yes">
        <source>{game}: %n deal(s)</source>
        <translation>
            <numerusform>{game}&#xa0;:&#xa0;%n donne</numerusform>
            <numerusform>{game}&#xa0;:&#xa0;%n donnes</numerusform>
        </translation>
    </message>
    <message>
        <source>{names}. Practice of {when}.</source>
        <translation>{names}. Entraînement du {when}.</translation>
    </message>
    <message>
        <source>{names}. Begun on {when}.</source>
        <translation>{names}. Commencée le {when}.</translation>
    </message>
    <message>
        <source>Open a record</source>
        <translation>Ouvrir un enregistrement</translation>
    </message>
    <message>
        <source>Records of matches (*.brn)</source>
        <translation>Enregistrements de parties (*.brn)</translation>
    </message>
</context>
<context>
    <name>ReplayPage</name>
    <message>
        <source>The machine could not play this deal to its end ({problem}).</source>
        <translation>La machine n’a pas pu jouer cette donne jusqu’au bout ({problem}).</translation>
    </message>
    <message>
        <source>Replay of deal {number}</source>
        <translation>Donne {number} revue</translation>
    </message>
</context>
<context>
    <name>ReplayPages</name>
    <message>
        <source>The record cannot be shown ({problem}).</source>
        <translation>L’enregistrement ne peut pas être montré ({problem}).</translation>
    </message>
    <message>
        <source>No deal of this match is over yet: the hands stay sealed until then.</source>
        <translation>Aucune donne de cette partie n’est encore finie&#xa0;: jusque-là, les mains restent scellées.</translation>
    </message>
</context>
<context>
    <name>Results</name>
    <message>
        <source>The machine is playing the deal. It sees what its seat may see, and nothing else.</source>
        <translation>La machine joue la donne. Elle voit ce que sa place peut voir, et rien d’autre.</translation>
    </message>
    <message>
        <source>The machine saw what its seat may see, and nothing else.</source>
        <translation>La machine a vu ce que sa place peut voir, et rien d’autre.</translation>
    </message>
    <message>
        <source>Look at it</source>
        <translation>La revoir</translation>
    </message>
    <message>
        <source>As it was played</source>
        <translation>Comme elle a été jouée</translation>
    </message>
    <message>
        <source>The machine in the seat of {name}</source>
        <translation>La machine pour {name}</translation>
    </message>
    <message>
        <source>The machine in your seat</source>
        <translation>La machine à votre place</translation>
    </message>
    <message>
        <source>The machine in the seat of {name}, with the hand of {other}</source>
        <translation>La machine pour {name}, avec la main donnée à {other}</translation>
    </message>
    <message>
        <source>The machine in your seat, with the hand of {other}</source>
        <translation>La machine à votre place, avec la main donnée à {other}</translation>
    </message>
    <message>
        <source>No difference for {name}.</source>
        <translation>{name} : aucune différence.</translation>
    </message>
    <message numerus="yes">
        <source>Better for {name} by %n point(s).</source>
        <translation>
            <numerusform>{name} : %n point de mieux.</numerusform>
            <numerusform>{name} : %n points de mieux.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Worse for {name} by %n point(s).</source>
        <translation>
            <numerusform>{name} : %n point de moins.</numerusform>
            <numerusform>{name} : %n points de moins.</numerusform>
        </translation>
    </message>
    <message>
        <source>No difference for you.</source>
        <translation>Aucune différence pour vous.</translation>
    </message>
    <message numerus="yes">
        <source>Better for you by %n point(s).</source>
        <translation>
            <numerusform>%n point de mieux pour vous.</numerusform>
            <numerusform>%n points de mieux pour vous.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Worse for you by %n point(s).</source>
        <translation>
            <numerusform>%n point de moins pour vous.</numerusform>
            <numerusform>%n points de moins pour vous.</numerusform>
        </translation>
    </message>
    <message>
        <source>Back to the cards</source>
        <translation>Retour aux cartes</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Arrêter</translation>
    </message>
</context>
<context>
    <name>ResumeOffer</name>
    <message>
        <source>Go on where you stopped?</source>
        <translation>Reprendre où vous en étiez&#xa0;?</translation>
    </message>
    <message>
        <source>{game}, {goal}, deal {number}</source>
        <translation>{game}, {goal}, donne {number}</translation>
    </message>
    <message>
        <source>Last played {when}.</source>
        <translation>Dernière séance&#xa0;: {when}.</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Reprendre</translation>
    </message>
    <message>
        <source>New match</source>
        <translation>Nouvelle partie</translation>
    </message>
    <message>
        <source>Later</source>
        <translation>Plus tard</translation>
    </message>
</context>
<context>
    <name>ReviewBoard</name>
    <message>
        <source>Your hand: {cards}.</source>
        <translation>Votre main&#xa0;: {cards}.</translation>
    </message>
    <message>
        <source>On the table: {trick}. Your hand: {cards}.</source>
        <translation>Sur la table&#xa0;: {trick}. Votre main&#xa0;: {cards}.</translation>
    </message>
    <message>
        <source>{name}: {call}</source>
        <translation>{name}&#xa0;: {call}</translation>
    </message>
    <message>
        <source>Nobody has spoken yet.</source>
        <translation>Personne n’a encore parlé.</translation>
    </message>
</context>
<context>
    <name>ReviewList</name>
    <message>
        <source>Moments that mattered</source>
        <translation>Moments décisifs</translation>
    </message>
    <message>
        <source>Bad luck</source>
        <translation>Malchance</translation>
    </message>
    <message>
        <source>You could not have known it: as the cards lay, these cost points.</source>
        <translation>Vous ne pouviez pas le savoir&#xa0;: les cartes étant ce qu’elles étaient, cela a coûté des points.</translation>
    </message>
    <message>
        <source>Deal {number} · {moment} · {verdict}</source>
        <translation>Donne {number} · {moment} · {verdict}</translation>
    </message>
    <message>
        <source>{moment} · {verdict}</source>
        <translation>{moment} · {verdict}</translation>
    </message>
    <message>
        <source>{moment}, not answered yet</source>
        <translation>{moment}, sans réponse encore</translation>
    </message>
    <message>
        <source>Luck of the cards</source>
        <translation>La chance aux cartes</translation>
    </message>
    <message>
        <source>Skill: what a decision cost</source>
        <translation>L’habileté : ce qu’a coûté une décision</translation>
    </message>
    <message>
        <source>The other players were not all looked at yet.</source>
        <translation>Les autres joueurs n’ont pas encore tous été examinés.</translation>
    </message>
    <message>
        <source>Luck: how many of 1000 random hands of this game the cards beat, each counted in the contract that suits it best. Skill: how many points a free decision lost on average, by what could be known.</source>
        <translation>La chance : combien de mains de ce jeu, sur 1000 tirées au hasard, ces cartes dépassent, chacune comptée dans le contrat qui lui va le mieux. L’habileté : combien de points une décision libre a perdus en moyenne, d’après ce qu’on pouvait savoir.</translation>
    </message>
    <message>
        <source>{name}: {text}</source>
        <translation>{name}&#xa0;: {text}</translation>
    </message>
</context>
<context>
    <name>ReviewPage</name>
    <message>
        <source>All deals</source>
        <translation>Toutes les donnes</translation>
    </message>
    <message>
        <source>Deal {number}</source>
        <translation>Donne {number}</translation>
    </message>
    <message>
        <source>Deals</source>
        <translation>Donnes</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>Analyse</translation>
    </message>
    <message>
        <source>Stopped: {done} of {whole} actions were looked at.</source>
        <translation>Arrêté : {done} actions sur {whole} ont été examinées.</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Arrêter</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Continuer</translation>
    </message>
    <message>
        <source>Nothing so far needs a second look. “Go on” looks at the rest.</source>
        <translation>Rien jusqu’ici ne mérite un second regard. « Continuer » examine la suite.</translation>
    </message>
    <message>
        <source>{game} · deal {number}</source>
        <translation>{game} · donne {number}</translation>
    </message>
    <message>
        <source>Looking back: {done} of {whole} actions.</source>
        <translation>Analyse&#xa0;: {done} actions sur {whole}.</translation>
    </message>
    <message>
        <source>No decision of yours needs a second look.</source>
        <translation>Aucune de vos décisions n’est à revoir.</translation>
    </message>
    <message>
        <source>Your own decisions come first.</source>
        <translation>Vos propres décisions passent en premier.</translation>
    </message>
</context>
<context>
    <name>Row</name>
    <message>
        <source>{was}. Set back.</source>
        <translation>{was}. Rétablir.</translation>
    </message>
</context>
<context>
    <name>RuleEditor</name>
    <message>
        <source>A game of your own</source>
        <translation>Un jeu à vous</translation>
    </message>
    <message>
        <source>Every rule of a game, and what you change in it.</source>
        <translation>Toutes les règles d’un jeu, et ce que vous y changez.</translation>
    </message>
    <message>
        <source>Save</source>
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
        <translation>Nom et jeu</translation>
    </message>
    <message>
        <source>Several at once</source>
        <translation>Plusieurs à la fois</translation>
    </message>
    <message>
        <source>Table and deal</source>
        <translation>Table et donne</translation>
    </message>
    <message>
        <source>Auction</source>
        <translation>Enchères</translation>
    </message>
    <message>
        <source>Cards and play</source>
        <translation>Cartes et jeu</translation>
    </message>
    <message>
        <source>Declarations</source>
        <translation>Annonces</translation>
    </message>
    <message>
        <source>Scoring</source>
        <translation>Marque</translation>
    </message>
    <message>
        <source>End of match</source>
        <translation>Fin de partie</translation>
    </message>
    <message>
        <source>{name} is saved.</source>
        <translation>{name} est enregistré.</translation>
    </message>
    <message>
        <source>What you changed is not saved. Save it, or leave without it.</source>
        <translation>Vos changements ne sont pas enregistrés. Enregistrez-les, ou quittez sans eux.</translation>
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
        <translation>Pages web (*.html)</translation>
    </message>
    <message>
        <source>Save the rules</source>
        <translation>Enregistrer les règles</translation>
    </message>
    <message>
        <source>The rules were saved to {file}.</source>
        <translation>Les règles ont été enregistrées dans {file}.</translation>
    </message>
</context>
<context>
    <name>RuleSetPage</name>
    <message>
        <source>{rule}: {value}</source>
        <translation>{rule}&#xa0;: {value}</translation>
    </message>
    <message>
        <source>In force</source>
        <translation>En vigueur</translation>
    </message>
    <message>
        <source>Set</source>
        <translation>Appliquer</translation>
    </message>
    <message>
        <source>{name}: in force</source>
        <translation>{name}&#xa0;: en vigueur</translation>
    </message>
    <message>
        <source>Set: {name}</source>
        <translation>Appliquer&#xa0;: {name}</translation>
    </message>
</context>
<context>
    <name>RulesWindow</name>
    <message>
        <source>Rules</source>
        <translation>Règles</translation>
    </message>
    <message>
        <source>{game}, as it is played in this match</source>
        <translation>{game}, selon les règles de cette partie</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>Sommaire</translation>
    </message>
    <message>
        <source>Rules of the game</source>
        <translation>Règles du jeu</translation>
    </message>
    <message>
        <source>Save these rules as a web page, with the pictures</source>
        <translation>Enregistrer ces règles en page web, avec les images</translation>
    </message>
    <message>
        <source>Back to {game}</source>
        <translation>Retour à {game}</translation>
    </message>
</context>
<context>
    <name>RunPoints</name>
    <message>
        <source>a run of {length}</source>
        <translation>une suite de {length}</translation>
    </message>
</context>
<context>
    <name>ScoreSheet</name>
    <message>
        <source>Deal</source>
        <translation>Donne</translation>
    </message>
    <message>
        <source>Contract</source>
        <translation>Contrat</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Résultat</translation>
    </message>
    <message>
        <source>Deal {number}: {contract}: {result}.</source>
        <translation>Donne {number}&#xa0;: {contract}&#xa0;: {result}.</translation>
    </message>
    <message>
        <source>Deal {number}: {result}.</source>
        <translation>Donne {number}&#xa0;: {result}.</translation>
    </message>
    <message>
        <source>Written: {points}.</source>
        <translation>Marqué&#xa0;: {points}.</translation>
    </message>
    <message>
        <source>{side}: {mark}.</source>
        <translation>{side}&#xa0;: {mark}.</translation>
    </message>
    <message>
        <source>Total: {points}.</source>
        <translation>Total&#xa0;: {points}.</translation>
    </message>
    <message>
        <source>{item}: {points}.</source>
        <translation>{item}&#xa0;: {points}.</translation>
    </message>
    <message>
        <source>We</source>
        <translation>Nous</translation>
    </message>
    <message>
        <source>Lana</source>
        <translation>Lana</translation>
    </message>
    <message>
        <source>Lahum</source>
        <translation>Lahum</translation>
    </message>
    <message>
        <source>Total of {name}</source>
        <translation>Total : {name}</translation>
    </message>
    <message>
        <source>Our total</source>
        <translation>Notre total</translation>
    </message>
    <message>
        <source>They</source>
        <translation>Eux</translation>
    </message>
    <message>
        <source>Their total</source>
        <translation>Leur total</translation>
    </message>
    <message>
        <source>{name}, {trump}</source>
        <translation>{name}, {trump}</translation>
    </message>
    <message>
        <source>Result: {result}.</source>
        <translation>Résultat&#xa0;: {result}.</translation>
    </message>
    <message>
        <source>Bid {bid}, takers {takers}, defenders {defenders}: {result}.</source>
        <translation>Enchère {bid}, preneurs {takers}, défense {defenders}&#xa0;: {result}.</translation>
    </message>
    <message>
        <source>Takers {takers}, defenders {defenders}: {result}.</source>
        <translation>Preneurs {takers}, défense {defenders}&#xa0;: {result}.</translation>
    </message>
    <message>
        <source>Taker {points}, the others {others}: {result}.</source>
        <translation>Preneur {points}, les autres {others}&#xa0;: {result}.</translation>
    </message>
    <message>
        <source>Bolts: {marks}.</source>
        <translation>Bolts&#xa0;: {marks}.</translation>
    </message>
    <message>
        <source>Bates: {marks}.</source>
        <translation>Bates&#xa0;: {marks}.</translation>
    </message>
    <message>
        <source>Marks of failed contracts: {marks}.</source>
        <translation>Marques de contrats chutés&#xa0;: {marks}.</translation>
    </message>
    <message>
        <source>Deals without a trick: {marks}.</source>
        <translation>Donnes sans pli&#xa0;: {marks}.</translation>
    </message>
    <message>
        <source>We win the match at once.</source>
        <translation>Nous gagnons la partie aussitôt.</translation>
    </message>
    <message>
        <source>They win the match at once.</source>
        <translation>Ils gagnent la partie aussitôt.</translation>
    </message>
    <message>
        <source>turkey tracks: set, nothing is written</source>
        <translation>pattes de dinde&#xa0;: chute, rien n’est marqué</translation>
    </message>
    <message>
        <source>bolt {count} of {limit}</source>
        <translation>bolt {count} sur {limit}</translation>
    </message>
    <message>
        <source>bate {count}</source>
        <translation>bate {count}</translation>
    </message>
    <message>
        <source>no trick, for time {count}</source>
        <translation>aucun pli, fois n° {count}</translation>
    </message>
    <message>
        <source>{count} wait for the winner of the next deal</source>
        <translation>{count} attendent le gagnant de la donne suivante</translation>
    </message>
    <message>
        <source>{count} of it waited from earlier deals</source>
        <translation>dont {count} en attente de donnes précédentes</translation>
    </message>
    <message>
        <source>XX</source>
        <translation>XX</translation>
    </message>
    <message>
        <source>B{count}</source>
        <translation>B{count}</translation>
    </message>
    <message>
        <source>Bolts: {count} of {limit}</source>
        <translation>Bolts&#xa0;: {count} sur {limit}</translation>
    </message>
    <message>
        <source>Bates: {count}</source>
        <translation>Bates&#xa0;: {count}</translation>
    </message>
    <message>
        <source>No trick: {count}</source>
        <translation>Sans pli&#xa0;: {count}</translation>
    </message>
    <message>
        <source>Hanging for the winner of the next deal: {points}.</source>
        <translation>En suspens pour le gagnant de la donne suivante&#xa0;: {points}.</translation>
    </message>
    <message>
        <source>Waiting for the next deal: {points}.</source>
        <translation>En attente de la donne suivante&#xa0;: {points}.</translation>
    </message>
    <message>
        <source>The match is won at once by: {side}.</source>
        <translation>La partie est gagnée aussitôt par&#xa0;: {side}.</translation>
    </message>
    <message>
        <source>Written on the sheet</source>
        <translation>Marqué sur la feuille</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Score</translation>
    </message>
    <message>
        <source>Score sheet</source>
        <translation>Feuille de marque</translation>
    </message>
    <message>
        <source>Replay</source>
        <translation>Revoir</translation>
    </message>
    <message>
        <source>Step through the chosen deal, with open or closed hands</source>
        <translation>Parcourir la donne choisie pas à pas, jeu découvert ou caché</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Total</translation>
    </message>
    <message>
        <source>The match so far</source>
        <translation>La partie jusqu’ici</translation>
    </message>
    <message>
        <source>Contracts taken</source>
        <translation>Contrats pris</translation>
    </message>
    <message>
        <source>Contracts made</source>
        <translation>Contrats réussis</translation>
    </message>
    <message>
        <source>Points of roem</source>
        <translation>Points de roem</translation>
    </message>
    <message>
        <source>Points of projects</source>
        <translation>Points de projets</translation>
    </message>
    <message>
        <source>Points of declarations</source>
        <translation>Points d’annonces</translation>
    </message>
    <message>
        <source>Points of {belote}</source>
        <translation>Points de {belote}</translation>
    </message>
    <message>
        <source>Kaboots</source>
        <translation>Kaboots</translation>
    </message>
    <message>
        <source>Capots</source>
        <translation>Capots</translation>
    </message>
    <message>
        <source>In tens</source>
        <translation>En dizaines</translation>
    </message>
    <message>
        <source>In match points, of ten points each</source>
        <translation>En points de partie, de dix points chacun</translation>
    </message>
    <message>
        <source>In game points: 16 in Hokum, 26 in Sun</source>
        <translation>En points de jeu&#xa0;: 16 en Hokum, 26 en Sun</translation>
    </message>
    <message>
        <source>inside</source>
        <translation>dedans</translation>
    </message>
    <message>
        <source>bolt</source>
        <translation>bolt</translation>
    </message>
    <message>
        <source>bate</source>
        <translation>bate</translation>
    </message>
    <message>
        <source>set</source>
        <translation>set</translation>
    </message>
    <message>
        <source>half-bate</source>
        <translation>demi-bate</translation>
    </message>
    <message>
        <source>hanging bate</source>
        <translation>bate en suspens</translation>
    </message>
    <message>
        <source>level, hanging</source>
        <translation>égalité, en suspens</translation>
    </message>
    <message>
        <source>Vidas: {count}</source>
        <translation>Vidas&#xa0;: {count}</translation>
    </message>
    <message>
        <source>closed</source>
        <translation>fermé</translation>
    </message>
    <message>
        <source>The last bolt</source>
        <translation>Le dernier bolt</translation>
    </message>
    <message>
        <source>One more bate</source>
        <translation>Une bate de plus</translation>
    </message>
    <message>
        <source>Once more without a trick</source>
        <translation>Encore sans pli</translation>
    </message>
    <message>
        <source>No points at all</source>
        <translation>Aucun point</translation>
    </message>
    <message>
        <source>Kirtik</source>
        <translation>Kirtik</translation>
    </message>
    <message>
        <source>From the player without a trick</source>
        <translation>Du joueur sans pli</translation>
    </message>
    <message>
        <source>Cards of both sides</source>
        <translation>Cartes des deux camps</translation>
    </message>
    <message>
        <source>The contract failed: cards of both sides</source>
        <translation>Contrat chuté&#xa0;: cartes des deux camps</translation>
    </message>
    <message>
        <source>Capot, as it was bid</source>
        <translation>Capot annoncé</translation>
    </message>
    <message>
        <source>Capot that was bid and lost</source>
        <translation>Capot annoncé et chuté</translation>
    </message>
    <message>
        <source>Générale</source>
        <translation>Générale</translation>
    </message>
    <message>
        <source>Surmanche</source>
        <translation>Surmanche</translation>
    </message>
    <message>
        <source>In match points</source>
        <translation>En points de partie</translation>
    </message>
    <message>
        <source>Match points of the failed contract</source>
        <translation>Points de partie du contrat chuté</translation>
    </message>
    <message>
        <source>Hanging for the next deal</source>
        <translation>En suspens pour la donne suivante</translation>
    </message>
    <message>
        <source>Hanging from earlier deals</source>
        <translation>En suspens de donnes précédentes</translation>
    </message>
    <message>
        <source>Cards and last trick, in game points</source>
        <translation>Cartes et dix de der, en points de jeu</translation>
    </message>
    <message>
        <source>Projects</source>
        <translation>Projets</translation>
    </message>
    <message>
        <source>Kaboot</source>
        <translation>Kaboot</translation>
    </message>
    <message>
        <source>The contract failed: all game points</source>
        <translation>Contrat chuté&#xa0;: tous les points de jeu</translation>
    </message>
    <message>
        <source>Qaid: all game points to the other side</source>
        <translation>Qaid&#xa0;: tous les points de jeu à l’autre camp</translation>
    </message>
    <message>
        <source>What the raises add</source>
        <translation>Ce qu’ajoutent les surenchères</translation>
    </message>
    <message>
        <source>What the double adds, × {multiplier}</source>
        <translation>Ce qu’ajoute le contre, × {multiplier}</translation>
    </message>
    <message>
        <source>Bid: {bid} × {times} ({vidas})</source>
        <translation>Enchère&#xa0;: {bid} × {times} ({vidas})</translation>
    </message>
    <message>
        <source>Bid: {bid} × {times}</source>
        <translation>Enchère&#xa0;: {bid} × {times}</translation>
    </message>
</context>
<context>
    <name>ScoreTable</name>
    <message>
        <source>Total</source>
        <translation>Total</translation>
    </message>
</context>
<context>
    <name>SealsPanel</name>
    <message>
        <source>The deck that was opened is not the deck that was sealed.</source>
        <translation>Le jeu de cartes révélé n’est pas celui qui a été scellé.</translation>
    </message>
    <message>
        <source>The seal fits, but the deck is not the pack of this game.</source>
        <translation>Le sceau concorde, mais les cartes ne sont pas celles de ce jeu.</translation>
    </message>
    <message>
        <source>The two numbers are the same: these cards, in this order, were sealed before the deal began.</source>
        <translation>Les deux nombres sont identiques&#xa0;: ces cartes, dans cet ordre, ont été scellées avant le début de la donne.</translation>
    </message>
    <message>
        <source>The seal does not fit in these deals: {numbers}.</source>
        <translation>Le sceau ne concorde pas dans ces donnes&#xa0;: {numbers}.</translation>
    </message>
    <message numerus="yes">
        <source>%n seal(s) checked: all of them fit.</source>
        <translation>
            <numerusform>%n sceau vérifié&#xa0;: il concorde.</numerusform>
            <numerusform>%n sceaux vérifiés&#xa0;: tous concordent.</numerusform>
        </translation>
    </message>
    <message>
        <source>Before the first card of a deal the program writes down a number made from the order of the whole pack and a secret: its seal. Nobody can find the cards from the number, and nobody can find another order of the cards that gives the same one. When the deal is over the order and the secret are opened, and everybody can work the number out again. So the cards cannot have been changed on the way.</source>
        <translation>Avant la première carte d’une donne, le programme écrit un nombre tiré de l’ordre de toutes les cartes et d’un secret : c’est son sceau. Personne ne peut retrouver les cartes à partir de ce nombre, ni trouver un autre ordre des cartes qui donne le même. Quand la donne est finie, l’ordre et le secret sont révélés, et chacun peut recalculer le nombre. Les cartes n’ont donc pas pu être changées en route.</translation>
    </message>
    <message>
        <source>There is no sealed deal here yet.</source>
        <translation>Il n’y a pas encore de donne scellée ici.</translation>
    </message>
    <message>
        <source>The seal</source>
        <translation>Le sceau</translation>
    </message>
    <message>
        <source>Verify this deal</source>
        <translation>Vérifier cette donne</translation>
    </message>
    <message>
        <source>Verify all deals</source>
        <translation>Vérifier toutes les donnes</translation>
    </message>
    <message>
        <source>Worked out again from what was opened</source>
        <translation>Recalculé d’après ce qui a été révélé</translation>
    </message>
    <message>
        <source>What was opened: the pack in the order of dealing, and the secret</source>
        <translation>Ce qui a été révélé : les cartes dans l’ordre de la donne, et le secret</translation>
    </message>
    <message>
        <source>Verify it without this program</source>
        <translation>Vérifier sans ce programme</translation>
    </message>
    <message>
        <source>Type these two lines into a terminal of Linux, or into Git Bash under Windows; under macOS write “shasum -a 256” for “sha256sum”. The first line prints the seal from the record of the match, the second works it out from what was opened: both print the same number.</source>
        <translation>Tapez ces deux lignes dans un terminal sous Linux, ou dans Git Bash sous Windows ; sous macOS, écrivez « shasum -a 256 » au lieu de « sha256sum ». La première ligne affiche le sceau inscrit dans l’enregistrement de la partie, la seconde le calcule d’après ce qui a été révélé : les deux affichent le même nombre.</translation>
    </message>
    <message>
        <source>Copy the two lines</source>
        <translation>Copier les deux lignes</translation>
    </message>
    <message>
        <source>Deal {number}, in progress</source>
        <translation>Donne {number}, en cours</translation>
    </message>
    <message>
        <source>Deal {number}</source>
        <translation>Donne {number}</translation>
    </message>
    <message>
        <source>Deal</source>
        <translation>Donne</translation>
    </message>
    <message>
        <source>This deal is over, and its seal is opened.</source>
        <translation>Cette donne est finie, et son sceau est ouvert.</translation>
    </message>
    <message>
        <source>This deal is sealed: what is behind the number is opened when the deal is over. Write the number down if you like.</source>
        <translation>Cette donne est scellée&#xa0;: ce que cache le nombre sera ouvert à la fin de la donne. Notez-le si vous voulez.</translation>
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
        <translation>Niveau&#xa0;: {player}</translation>
    </message>
    <message>
        <source>Temperament: {player}</source>
        <translation>Tempérament&#xa0;: {player}</translation>
    </message>
</context>
<context>
    <name>SettingsDialog</name>
    <message>
        <source>Settings</source>
        <translation>Réglages</translation>
    </message>
    <message>
        <source>Every change holds at once.</source>
        <translation>Chaque changement prend effet aussitôt.</translation>
    </message>
    <message>
        <source>Pages</source>
        <translation>Pages</translation>
    </message>
    <message>
        <source>Set all aids at once</source>
        <translation>Régler toutes les aides d’un coup</translation>
    </message>
    <message>
        <source>Learning</source>
        <translation>Apprentissage</translation>
    </message>
    <message>
        <source>Every aid is on.</source>
        <translation>Toutes les aides sont actives.</translation>
    </message>
    <message>
        <source>Standard</source>
        <translation>Standard</translation>
    </message>
    <message>
        <source>What may not be played is shown, with the reason.</source>
        <translation>Ce qui ne peut pas être joué est montré, avec la raison.</translation>
    </message>
    <message>
        <source>Purist</source>
        <translation>Puriste</translation>
    </message>
    <message>
        <source>No aid at all, as at a real table.</source>
        <translation>Aucune aide, comme à une vraie table.</translation>
    </message>
</context>
<context>
    <name>SettingsPage</name>
    <message>
        <source>Until you click</source>
        <translation>Jusqu’à votre clic</translation>
    </message>
    <message>
        <source>Usual: {value}</source>
        <translation>Par défaut : {value}</translation>
    </message>
    <message>
        <source>on</source>
        <translation>oui</translation>
    </message>
    <message>
        <source>off</source>
        <translation>non</translation>
    </message>
    <message>
        <source>{number} {unit}</source>
        <translation>{number} {unit}</translation>
    </message>
</context>
<context>
    <name>SightPanel</name>
    <message>
        <source>This is all that a computer player gets when it has to decide: the view of its seat. Choose a deal that is over and one of its decisions, and read the very text.</source>
        <translation>Voici tout ce que reçoit un joueur de l’ordinateur quand il doit décider&#xa0;: la vue de sa place. Choisissez une donne finie et l’une de ses décisions, et lisez le texte même.</translation>
    </message>
    <message>
        <source>No deal of this match is over yet. What a player was sent is shown here once the deal is over.</source>
        <translation>Aucune donne de cette partie n’est encore finie. Ce qu’un joueur a reçu est montré ici une fois la donne finie.</translation>
    </message>
    <message>
        <source>The same text, the same decision</source>
        <translation>Le même texte, la même décision</translation>
    </message>
    <message>
        <source>The text that was sent</source>
        <translation>Le texte envoyé</translation>
    </message>
    <message>
        <source>Copy the text</source>
        <translation>Copier le texte</translation>
    </message>
    <message>
        <source>What each part of it says</source>
        <translation>Ce que dit chaque partie</translation>
    </message>
    <message>
        <source>Deal {number}</source>
        <translation>Donne {number}</translation>
    </message>
    <message>
        <source>Deal</source>
        <translation>Donne</translation>
    </message>
    <message>
        <source>Decision</source>
        <translation>Décision</translation>
    </message>
    <message>
        <source>Trick {number}, {name}: {action}</source>
        <translation>Pli {number}, {name}&#xa0;: {action}</translation>
    </message>
    <message>
        <source>{name}: {action}</source>
        <translation>{name}&#xa0;: {action}</translation>
    </message>
    <message>
        <source>Let {name} decide again</source>
        <translation>{name} décide de nouveau</translation>
    </message>
    <message>
        <source>{name} was sent this, at the level “{level}”, and nothing else.</source>
        <translation>{name} a reçu ceci, au niveau «&#xa0;{level}&#xa0;», et rien d’autre.</translation>
    </message>
    <message>
        <source>{name} is thinking…</source>
        <translation>{name} réfléchit…</translation>
    </message>
    <message>
        <source>This decision cannot be made again: {reason}</source>
        <translation>Cette décision ne peut pas être recalculée : {reason}</translation>
    </message>
    <message>
        <source>{name} decides for {action} again.</source>
        <translation>{name} décide de nouveau&#xa0;: {action}.</translation>
    </message>
    <message>
        <source>{name} decides otherwise this time. The record says {action}; it may have been played by another version of the program.</source>
        <translation>{name} décide autrement cette fois. L’enregistrement dit {action}&#xa0;; une autre version du programme l’a peut-être joué.</translation>
    </message>
    <message>
        <source>The text was copied.</source>
        <translation>Le texte a été copié.</translation>
    </message>
</context>
<context>
    <name>StepView</name>
    <message>
        <source>Right.</source>
        <translation>Juste.</translation>
    </message>
    <message>
        <source>Not so.</source>
        <translation>Ce n’est pas cela.</translation>
    </message>
</context>
<context>
    <name>StrengthTable</name>
    <message>
        <source>{low} to {high}</source>
        <translation>{low} à {high}</translation>
    </message>
</context>
<context>
    <name>StrengthWindow</name>
    <message>
        <source>Measured, with the commands to measure it again</source>
        <translation>Mesurée, avec les commandes pour la mesurer à nouveau</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Jeu</translation>
    </message>
    <message>
        <source>All figures</source>
        <translation>Tous les chiffres</translation>
    </message>
    <message>
        <source>The command below the table measures the chosen line again.</source>
        <translation>La commande sous le tableau mesure à nouveau la ligne choisie.</translation>
    </message>
    <message>
        <source>Copy the command</source>
        <translation>Copier la commande</translation>
    </message>
    <message>
        <source>How it was measured</source>
        <translation>Comment on a mesuré</translation>
    </message>
    <message>
        <source>The chosen line was measured on {date}. This measures it again:</source>
        <translation>La ligne choisie a été mesurée le {date}. Pour la mesurer de nouveau&#xa0;:</translation>
    </message>
    <message>
        <source>The command was copied.</source>
        <translation>La commande est copiée.</translation>
    </message>
</context>
<context>
    <name>Summary</name>
    <message>
        <source>Undo all changes</source>
        <translation>Annuler toutes les modifications</translation>
    </message>
    <message>
        <source>These rules fit together.</source>
        <translation>Ces règles vont ensemble.</translation>
    </message>
    <message>
        <source>As it is written</source>
        <translation>Règles d’origine</translation>
    </message>
    <message numerus="yes">
        <source>%n change(s)</source>
        <translation>
            <numerusform>%n modification</numerusform>
            <numerusform>%n modifications</numerusform>
        </translation>
    </message>
    <message>
        <source>{new}, instead of {old}</source>
        <translation>{new} (au lieu de : {old})</translation>
    </message>
    <message numerus="yes">
        <source>{game}, %n deal(s)</source>
        <translation>
            <numerusform>{game}, en&#xa0;%n donne</numerusform>
            <numerusform>{game}, en&#xa0;%n donnes</numerusform>
        </translation>
    </message>
    <message>
        <source>{game}, first to {target}</source>
        <translation>{game}, en {target} points</translation>
    </message>
    <message numerus="yes">
        <source>{match}, %n change(s)</source>
        <translation>
            <numerusform>{match},&#xa0;%n modification</numerusform>
            <numerusform>{match},&#xa0;%n modifications</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TablePage</name>
    <message>
        <source>Match</source>
        <translation>Partie</translation>
    </message>
</context>
<context>
    <name>TableScene</name>
    <message>
        <source>Your turn</source>
        <translation>À vous</translation>
    </message>
    <message>
        <source>Your hand</source>
        <translation>Votre main</translation>
    </message>
    <message>
        <source>Partner</source>
        <translation>Partenaire</translation>
    </message>
    <message>
        <source>Opponent</source>
        <translation>Adversaire</translation>
    </message>
</context>
<context>
    <name>TableView</name>
    <message>
        <source>Card table</source>
        <translation>Table de jeu</translation>
    </message>
    <message>
        <source>Your turn</source>
        <translation>À vous</translation>
    </message>
</context>
<context>
    <name>Transport</name>
    <message>
        <source>{place} of {all}</source>
        <translation>{place} sur {all}</translation>
    </message>
    <message>
        <source>To the start</source>
        <translation>Au début</translation>
    </message>
    <message>
        <source>Back to the trick before</source>
        <translation>Retour au pli précédent</translation>
    </message>
    <message>
        <source>One action back</source>
        <translation>Une action en arrière</translation>
    </message>
    <message>
        <source>One action on</source>
        <translation>Une action en avant</translation>
    </message>
    <message>
        <source>On to the next trick</source>
        <translation>Au pli suivant</translation>
    </message>
    <message>
        <source>To the end</source>
        <translation>À la fin</translation>
    </message>
    <message>
        <source>Place in the deal</source>
        <translation>Position dans la donne</translation>
    </message>
</context>
<context>
    <name>TrickArea</name>
    <message>
        <source>led</source>
        <translation>entame</translation>
    </message>
</context>
<context>
    <name>TurnedTricks</name>
    <message>
        <source>{card}: a misplay</source>
        <translation>{card} : une faute</translation>
    </message>
    <message>
        <source>Trick {number}</source>
        <translation>Pli {number}</translation>
    </message>
    <message>
        <source>Trick {number}, led by you</source>
        <translation>Pli {number}, entamé par vous</translation>
    </message>
    <message>
        <source>{name} could have played</source>
        <translation>{name} pouvait jouer</translation>
    </message>
    <message>
        <source>You could have played</source>
        <translation>Vous pouviez jouer</translation>
    </message>
    <message>
        <source>Trick {number}, led by {name}</source>
        <translation>Pli {number}, entamé par {name}</translation>
    </message>
</context>
<context>
    <name>TutorBar</name>
    <message>
        <source>Take back</source>
        <translation>Reprendre</translation>
    </message>
    <message>
        <source>Keep it</source>
        <translation>Maintenir</translation>
    </message>
</context>
<context>
    <name>UnfinishedWindow</name>
    <message>
        <source>Unfinished matches</source>
        <translation>Parties inachevées</translation>
    </message>
    <message numerus="yes">
        <source>%n match(es) to go on with</source>
        <translation>
            <numerusform>%n partie à reprendre</numerusform>
            <numerusform>%n parties à reprendre</numerusform>
        </translation>
    </message>
    <message>
        <source>Every match has been played to its end.</source>
        <translation>Toutes les parties ont été jouées jusqu’au bout.</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Reprendre</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Supprimer</translation>
    </message>
    <message>
        <source>{game}, {goal}, deal {number}: {points}</source>
        <translation>{game}, {goal}, donne {number}&#xa0;: {points}</translation>
    </message>
    <message>
        <source>With {names}. Last played {when}.</source>
        <translation>Avec {names}. Dernière séance&#xa0;: {when}.</translation>
    </message>
    <message>
        <source>{game}, deal {number}, is deleted.</source>
        <translation>{game}, donne {number} : supprimée.</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Annuler</translation>
    </message>
</context>
<context>
    <name>Welcome</name>
    <message>
        <source>Sit down, the cards are ready.</source>
        <translation>Prenez place, les cartes sont prêtes.</translation>
    </message>
    <message>
        <source>New match</source>
        <translation>Nouvelle partie</translation>
    </message>
    <message>
        <source>Unfinished matches</source>
        <translation>Parties inachevées</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Réglages</translation>
    </message>
</context>
<context>
    <name>WhatChanged</name>
    <message numerus="yes">
        <source>What you changed: %n rule(s)</source>
        <translation>
            <numerusform>Vous avez changé&#xa0;%n règle</numerusform>
            <numerusform>Vous avez changé&#xa0;%n règles</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing changed yet</source>
        <translation>Rien de changé</translation>
    </message>
    <message>
        <source>Undo all</source>
        <translation>Tout annuler</translation>
    </message>
    <message>
        <source>Undo all changes</source>
        <translation>Annuler tous les changements</translation>
    </message>
    <message>
        <source>Change a rule on the pages, and it is listed here with what it was.</source>
        <translation>Changez une règle dans les pages&#xa0;: elle figurera ici avec sa valeur d’avant.</translation>
    </message>
    <message>
        <source>Set back: {rule}</source>
        <translation>Rétablir&#xa0;: {rule}</translation>
    </message>
    <message>
        <source>{new}, instead of {old}</source>
        <translation>{new} (au lieu de : {old})</translation>
    </message>
    <message>
        <source>In the words of the rule sheet</source>
        <translation>Dans les mots de la règle du jeu</translation>
    </message>
    <message>
        <source>No longer: {sentence}</source>
        <translation>Ne vaut plus&#xa0;: {sentence}</translation>
    </message>
</context>
<context>
    <name>calls</name>
    <message>
        <source>Spades</source>
        <translation>Pique</translation>
    </message>
    <message>
        <source>Hearts</source>
        <translation>Cœur</translation>
    </message>
    <message>
        <source>Diamonds</source>
        <translation>Carreau</translation>
    </message>
    <message>
        <source>Clubs</source>
        <translation>Trèfle</translation>
    </message>
    <message>
        <source>No trump</source>
        <translation>Sans-atout</translation>
    </message>
    <message>
        <source>All trump</source>
        <translation>Tout-atout</translation>
    </message>
    <message>
        <source>{contract}, for the whole match</source>
        <translation>{contract}, pour toute la partie</translation>
    </message>
    <message>
        <source>{contract} × {multiplier}</source>
        <translation>{contract}&#xa0;× {multiplier}</translation>
    </message>
    <message>
        <source>{trump}, fewest points</source>
        <translation>{trump}, au moins de points</translation>
    </message>
    <message>
        <source>Générale, {trump}</source>
        <translation>Générale, {trump}</translation>
    </message>
    <message>
        <source>{points} {trump}, capot</source>
        <translation>{points} {trump}, capot</translation>
    </message>
    <message>
        <source>Capot, {trump}</source>
        <translation>Capot, {trump}</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>Passe</translation>
    </message>
    <message>
        <source>I take</source>
        <translation>Je prends</translation>
    </message>
    <message>
        <source>Double</source>
        <translation>Contre</translation>
    </message>
    <message>
        <source>Redouble</source>
        <translation>Surcontre</translation>
    </message>
    <message>
        <source>Raise</source>
        <translation>Relance</translation>
    </message>
    <message>
        <source>The whole match</source>
        <translation>Toute la partie</translation>
    </message>
    <message>
        <source>Hokum</source>
        <translation>Hokum</translation>
    </message>
    <message>
        <source>Capot {mark}</source>
        <translation>Capot {mark}</translation>
    </message>
    <message>
        <source>Générale {mark}</source>
        <translation>Générale {mark}</translation>
    </message>
    <message>
        <source>Hokum {mark}</source>
        <translation>Hokum {mark}</translation>
    </message>
    <message>
        <source>Cards laid away: {count}</source>
        <translation>Cartes écartées&#xa0;: {count}</translation>
    </message>
    <message>
        <source>Sun</source>
        <translation>Sun</translation>
    </message>
    <message>
        <source>Ashkal</source>
        <translation>Ashkal</translation>
    </message>
    <message>
        <source>Double, open</source>
        <translation>Contre, ouvert</translation>
    </message>
    <message>
        <source>Double, closed</source>
        <translation>Contre, fermé</translation>
    </message>
    <message>
        <source>Three, open</source>
        <translation>Trois, ouvert</translation>
    </message>
    <message>
        <source>Three, closed</source>
        <translation>Trois, fermé</translation>
    </message>
    <message>
        <source>Four, open</source>
        <translation>Quatre, ouvert</translation>
    </message>
    <message>
        <source>Four, closed</source>
        <translation>Quatre, fermé</translation>
    </message>
    <message>
        <source>Gahwa</source>
        <translation>Gahwa</translation>
    </message>
    <message>
        <source>Schmeiss</source>
        <translation>Schmeiss</translation>
    </message>
    <message>
        <source>Accept</source>
        <translation>J’accepte</translation>
    </message>
    <message>
        <source>Refuse</source>
        <translation>Je refuse</translation>
    </message>
    <message>
        <source>Nothing to declare</source>
        <translation>Rien à annoncer</translation>
    </message>
    <message>
        <source>The rest is mine</source>
        <translation>Le reste est à moi</translation>
    </message>
    <message>
        <source>Challenge</source>
        <translation>Je conteste</translation>
    </message>
    <message>
        <source>Throw in</source>
        <translation>Je jette mes cartes</translation>
    </message>
    <message>
        <source>Declare {what}</source>
        <translation>Annoncer {what}</translation>
    </message>
    <message>
        <source>{points} {denomination}</source>
        <translation>{points} {denomination}</translation>
    </message>
    <message>
        <source>Hokum in {suit}</source>
        <translation>Hokum à {suit}</translation>
    </message>
    <message>
        <source>Exchange the {card}</source>
        <translation>Échanger {card}</translation>
    </message>
    <message>
        <source>Lay away {cards}</source>
        <translation>Écarter {cards}</translation>
    </message>
    <message>
        <source>{name} {card}</source>
        <translation>{name} {card}</translation>
    </message>
    <message>
        <source>Capot</source>
        <translation>Capot</translation>
    </message>
    <message>
        <source>Générale</source>
        <translation>Générale</translation>
    </message>
    <message>
        <source>{points}, capot</source>
        <translation>{points}, capot</translation>
    </message>
    <message>
        <source>Coinche</source>
        <translation>Coinche</translation>
    </message>
    <message>
        <source>Surcoinche</source>
        <translation>Surcoinche</translation>
    </message>
    <message>
        <source>Contra</source>
        <translation>Contra</translation>
    </message>
    <message>
        <source>Recontra</source>
        <translation>Recontra</translation>
    </message>
    <message>
        <source>Contre</source>
        <translation>Contre</translation>
    </message>
    <message>
        <source>Surcontre</source>
        <translation>Surcontre</translation>
    </message>
    <message>
        <source>Vida</source>
        <translation>Vida</translation>
    </message>
    <message>
        <source>Kraak</source>
        <translation>Kraak</translation>
    </message>
    <message>
        <source>Rekraak</source>
        <translation>Rekraak</translation>
    </message>
    <message>
        <source>Superkraak</source>
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
        <translation>cent</translation>
    </message>
    <message>
        <source>belote</source>
        <translation>belote</translation>
    </message>
    <message>
        <source>rebelote</source>
        <translation>rebelote</translation>
    </message>
    <message>
        <source>tierce</source>
        <translation>tierce</translation>
    </message>
    <message>
        <source>quarte</source>
        <translation>quarte</translation>
    </message>
    <message>
        <source>quinte</source>
        <translation>quinte</translation>
    </message>
    <message>
        <source>carré</source>
        <translation>carré</translation>
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
        <source>kvarta</source>
        <translation>kvarta</translation>
    </message>
    <message>
        <source>kvinta</source>
        <translation>kvinta</translation>
    </message>
    <message>
        <source>kare</source>
        <translation>kare</translation>
    </message>
    <message>
        <source>bela</source>
        <translation>bela</translation>
    </message>
    <message>
        <source>od bele</source>
        <translation>od bele</translation>
    </message>
    <message>
        <source>četiri iste</source>
        <translation>četiri iste</translation>
    </message>
    <message>
        <source>rebela</source>
        <translation>rebela</translation>
    </message>
    <message>
        <source>bourloto</source>
        <translation>bourloto</translation>
    </message>
    <message>
        <source>triti</source>
        <translation>triti</translation>
    </message>
    <message>
        <source>tetarti</source>
        <translation>tetarti</translation>
    </message>
    <message>
        <source>pempti</source>
        <translation>pempti</translation>
    </message>
    <message>
        <source>pilotta</source>
        <translation>pilotta</translation>
    </message>
    <message>
        <source>repilotta</source>
        <translation>repilotta</translation>
    </message>
    <message>
        <source>blot</source>
        <translation>blot</translation>
    </message>
    <message>
        <source>reblot</source>
        <translation>reblot</translation>
    </message>
    <message>
        <source>4x</source>
        <translation>4x</translation>
    </message>
    <message>
        <source>bella</source>
        <translation>bella</translation>
    </message>
    <message>
        <source>tărț</source>
        <translation>tărț</translation>
    </message>
    <message>
        <source>jumate de sută</source>
        <translation>jumate de sută</translation>
    </message>
    <message>
        <source>o sută</source>
        <translation>o sută</translation>
    </message>
    <message>
        <source>patru cărți</source>
        <translation>patru cărți</translation>
    </message>
    <message>
        <source>terts</source>
        <translation>terts</translation>
    </message>
    <message>
        <source>poltinnik</source>
        <translation>poltinnik</translation>
    </message>
    <message>
        <source>sotnya</source>
        <translation>sotnya</translation>
    </message>
    <message>
        <source>deberts</source>
        <translation>deberts</translation>
    </message>
    <message>
        <source>baloot</source>
        <translation>baloot</translation>
    </message>
    <message>
        <source>sira</source>
        <translation>sira</translation>
    </message>
    <message>
        <source>khamsin</source>
        <translation>khamsin</translation>
    </message>
    <message>
        <source>miya</source>
        <translation>miya</translation>
    </message>
    <message>
        <source>arba&apos;miya</source>
        <translation>arba’miya</translation>
    </message>
    <message>
        <source>twenty</source>
        <translation>vingt</translation>
    </message>
    <message>
        <source>bell</source>
        <translation>bell</translation>
    </message>
    <message>
        <source>dad</source>
        <translation>dad</translation>
    </message>
    <message>
        <source>mule</source>
        <translation>mule</translation>
    </message>
    <message>
        <source>stuk</source>
        <translation>stuk</translation>
    </message>
</context>
<context>
    <name>cards</name>
    <message>
        <source>{rank} of {suit}</source>
        <translation>{rank} de {suit}</translation>
    </message>
    <message>
        <source>six</source>
        <translation>six</translation>
    </message>
    <message>
        <source>seven</source>
        <translation>sept</translation>
    </message>
    <message>
        <source>eight</source>
        <translation>huit</translation>
    </message>
    <message>
        <source>nine</source>
        <translation>neuf</translation>
    </message>
    <message>
        <source>ten</source>
        <translation>dix</translation>
    </message>
    <message>
        <source>jack</source>
        <translation>valet</translation>
    </message>
    <message>
        <source>queen</source>
        <translation>dame</translation>
    </message>
    <message>
        <source>king</source>
        <translation>roi</translation>
    </message>
    <message>
        <source>ace</source>
        <translation>as</translation>
    </message>
    <message>
        <source>spades</source>
        <translation>pique</translation>
    </message>
    <message>
        <source>hearts</source>
        <translation>cœur</translation>
    </message>
    <message>
        <source>diamonds</source>
        <translation>carreau</translation>
    </message>
    <message>
        <source>clubs</source>
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
        <source>{name} challenges {others}, and is right.</source>
        <translation>{name} conteste le jeu de {others}, à raison.</translation>
    </message>
    <message>
        <source>You challenge {others}, and are right.</source>
        <translation>Vous contestez le jeu de {others}, à raison.</translation>
    </message>
    <message>
        <source>{name} challenges {others}, and is wrong: no card was misplayed there.</source>
        <translation>{name} conteste le jeu de {others}, à tort : aucune carte n’y était une faute.</translation>
    </message>
    <message>
        <source>You challenge {others}, and are wrong: no card was misplayed there.</source>
        <translation>Vous contestez le jeu de {others}, à tort&#xa0;: aucune carte n’y était une faute.</translation>
    </message>
    <message>
        <source>Trick {number}: {name} led {card}, a trump of a closed deal, and could have led {cards}.</source>
        <translation>Pli {number} : {name} a entamé {card}, un atout d’une donne fermée, et pouvait entamer {cards}.</translation>
    </message>
    <message>
        <source>Trick {number}: you led {card}, a trump of a closed deal, and could have led {cards}.</source>
        <translation>Pli {number}&#xa0;: vous avez entamé {card}, un atout d’une donne fermée, et pouviez entamer {cards}.</translation>
    </message>
    <message>
        <source>Trick {number}: {name} did not follow suit with {card} and could have played {cards}.</source>
        <translation>Pli {number} : {name} n’a pas fourni en jouant {card} et pouvait jouer {cards}.</translation>
    </message>
    <message>
        <source>Trick {number}: you did not follow suit with {card} and could have played {cards}.</source>
        <translation>Pli {number}&#xa0;: vous n’avez pas fourni en jouant {card} et pouviez jouer {cards}.</translation>
    </message>
    <message>
        <source>Trick {number}: {name} played {card} and could have beaten the trumps with {cards}.</source>
        <translation>Pli {number} : {name} a joué {card} et pouvait monter à l’atout avec {cards}.</translation>
    </message>
    <message>
        <source>Trick {number}: you played {card} and could have beaten the trumps with {cards}.</source>
        <translation>Pli {number}&#xa0;: vous avez joué {card} et pouviez monter à l’atout avec {cards}.</translation>
    </message>
    <message>
        <source>Trick {number}: {name} played {card} and could have beaten the trick with {cards}.</source>
        <translation>Pli {number} : {name} a joué {card} et pouvait monter avec {cards}.</translation>
    </message>
    <message>
        <source>Trick {number}: you played {card} and could have beaten the trick with {cards}.</source>
        <translation>Pli {number}&#xa0;: vous avez joué {card} et pouviez monter avec {cards}.</translation>
    </message>
    <message>
        <source>Trick {number}: {name} played {card} and could have ruffed with {cards}.</source>
        <translation>Pli {number} : {name} a joué {card} et pouvait couper avec {cards}.</translation>
    </message>
    <message>
        <source>Trick {number}: you played {card} and could have ruffed with {cards}.</source>
        <translation>Pli {number}&#xa0;: vous avez joué {card} et pouviez couper avec {cards}.</translation>
    </message>
    <message>
        <source>Trick {number}: {name} played {card} and could have overruffed with {cards}.</source>
        <translation>Pli {number} : {name} a joué {card} et pouvait surcouper avec {cards}.</translation>
    </message>
    <message>
        <source>Trick {number}: you played {card} and could have overruffed with {cards}.</source>
        <translation>Pli {number}&#xa0;: vous avez joué {card} et pouviez surcouper avec {cards}.</translation>
    </message>
    <message>
        <source>Trick {number}: {name} underruffed with {card} and could have played {cards}.</source>
        <translation>Pli {number} : {name} a sous-coupé avec {card} et pouvait jouer {cards}.</translation>
    </message>
    <message>
        <source>Trick {number}: you underruffed with {card} and could have played {cards}.</source>
        <translation>Pli {number}&#xa0;: vous avez sous-coupé avec {card} et pouviez jouer {cards}.</translation>
    </message>
    <message>
        <source>Trick {number}: {name} said belote, played {card} and could have played {cards}.</source>
        <translation>Pli {number} : {name} a annoncé la belote, a joué {card} et pouvait jouer {cards}.</translation>
    </message>
    <message>
        <source>Trick {number}: you said belote, played {card} and could have played {cards}.</source>
        <translation>Pli {number}&#xa0;: vous avez annoncé la belote, avez joué {card} et pouviez jouer {cards}.</translation>
    </message>
</context>
<context>
    <name>coach</name>
    <message>
        <source>There is only one card that you may play.</source>
        <translation>Vous ne pouvez jouer qu’une seule carte.</translation>
    </message>
    <message>
        <source>You lead: which suit helps your side, and does it cost a good card?</source>
        <translation>Vous entamez&#xa0;: quelle couleur sert votre camp, et vous coûte-t-elle une bonne carte&#xa0;?</translation>
    </message>
    <message>
        <source>You follow: who will win this trick, and what should your side put into it?</source>
        <translation>À vous de fournir&#xa0;: qui fera ce pli, et que doit y mettre votre camp&#xa0;?</translation>
    </message>
    <message>
        <source>Is your hand, with what you would get, worth more than half of the points?</source>
        <translation>Votre main, avec les cartes à venir, vaut-elle plus de la moitié des points&#xa0;?</translation>
    </message>
    <message>
        <source>Which contract can you make, and is it the highest?</source>
        <translation>Quel contrat pouvez-vous réussir, et est-ce le plus haut ?</translation>
    </message>
    <message>
        <source>How many points can you make, and in which suit?</source>
        <translation>Combien de points pouvez-vous faire, et dans quelle couleur ?</translation>
    </message>
    <message>
        <source>Who is likely to win the deal, and how surely?</source>
        <translation>Qui gagnera sans doute la donne, et avec quelle certitude ?</translation>
    </message>
    <message>
        <source>Do you hold a run or four of a kind?</source>
        <translation>Avez-vous une suite ou un carré&#xa0;?</translation>
    </message>
    <message>
        <source>Did somebody play a card that could not be played?</source>
        <translation>Quelqu’un a-t-il joué une carte qui ne pouvait pas l’être ?</translation>
    </message>
    <message>
        <source>It is your turn.</source>
        <translation>C’est à vous.</translation>
    </message>
    <message>
        <source>Play {card}.</source>
        <translation>Jouez {card}.</translation>
    </message>
    <message>
        <source>Announce {cards}.</source>
        <translation>Annoncez {cards}.</translation>
    </message>
    <message>
        <source>Take: {suit} becomes trumps.</source>
        <translation>Prenez&#xa0;: l’atout sera {suit}.</translation>
    </message>
    <message>
        <source>Say “{call}”.</source>
        <translation>Dites «&#xa0;{call}&#xa0;».</translation>
    </message>
    <message>
        <source>Name {suit} as trumps.</source>
        <translation>Prenez à {suit}.</translation>
    </message>
    <message>
        <source>Points count against their owner: how do you keep clear of them?</source>
        <translation>Les points comptent contre celui qui les fait&#xa0;: comment les éviter&#xa0;?</translation>
    </message>
    <message>
        <source>You lead: which suit helps you, and does it cost a good card?</source>
        <translation>Vous entamez&#xa0;: quelle couleur vous aide, et vous coûte-t-elle une bonne carte&#xa0;?</translation>
    </message>
    <message>
        <source>You follow: who will win this trick, and what is it worth to you?</source>
        <translation>Vous fournissez&#xa0;: qui fera ce pli, et que vaut-il pour vous&#xa0;?</translation>
    </message>
    <message>
        <source>Are the cards better for you or for the player who offers to throw them in?</source>
        <translation>Les cartes sont-elles meilleures pour vous ou pour le joueur qui propose d’annuler la donne ?</translation>
    </message>
    <message>
        <source>You cannot pass: which contract costs you least?</source>
        <translation>Vous ne pouvez pas passer&#xa0;: quel contrat vous coûte le moins&#xa0;?</translation>
    </message>
    <message>
        <source>Will the contract be made, and can you name a better one?</source>
        <translation>Le contrat sera-t-il réussi, et pouvez-vous en nommer un meilleur&#xa0;?</translation>
    </message>
    <message>
        <source>Have you aces and tens for a Sun, or a suit for a Hokum?</source>
        <translation>Avez-vous des as et des dix pour un Sun, ou une couleur pour un Hokum&#xa0;?</translation>
    </message>
    <message>
        <source>Which cards can you do without, and which points are safe there?</source>
        <translation>De quelles cartes pouvez-vous vous passer, et quels points mettre en sûreté dans l’écart ?</translation>
    </message>
    <message>
        <source>Lay {cards} away.</source>
        <translation>Écartez {cards}.</translation>
    </message>
    <message>
        <source>Exchange {card} for {turned}.</source>
        <translation>Échangez {card} contre {turned}.</translation>
    </message>
    <message>
        <source>Bid {bid}.</source>
        <translation>Demandez {bid}.</translation>
    </message>
    <message>
        <source>Say Hokum in {suit}.</source>
        <translation>Dites Hokum à {suit}.</translation>
    </message>
    <message>
        <source>Name all trump.</source>
        <translation>Prenez à tout-atout.</translation>
    </message>
    <message>
        <source>Name no trump.</source>
        <translation>Prenez à sans-atout.</translation>
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
        <translation>Relancez le contrat.</translation>
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
        <source>Raise to three times, open.</source>
        <translation>Relancez à trois fois, ouvert.</translation>
    </message>
    <message>
        <source>Raise to three times, closed.</source>
        <translation>Relancez à trois fois, fermé.</translation>
    </message>
    <message>
        <source>Raise to four times, open.</source>
        <translation>Relancez à quatre fois, ouvert.</translation>
    </message>
    <message>
        <source>Raise to four times, closed.</source>
        <translation>Relancez à quatre fois, fermé.</translation>
    </message>
    <message>
        <source>Say gahwa.</source>
        <translation>Dites gahwa.</translation>
    </message>
    <message>
        <source>Say {belote}, then play the card.</source>
        <translation>Dites {belote}, puis jouez la carte.</translation>
    </message>
    <message>
        <source>Offer to throw the deal in.</source>
        <translation>Proposez d’annuler la donne.</translation>
    </message>
    <message>
        <source>Accept: the offer stands.</source>
        <translation>Acceptez l’offre.</translation>
    </message>
    <message>
        <source>Refuse the offer.</source>
        <translation>Refusez l’offre.</translation>
    </message>
    <message>
        <source>Throw your hand in.</source>
        <translation>Jetez vos cartes.</translation>
    </message>
    <message>
        <source>Say that you are done.</source>
        <translation>Dites que vous n’avez plus rien à annoncer.</translation>
    </message>
    <message>
        <source>{player} has bid {highest}: a bid must be higher.</source>
        <translation>{player} a demandé {highest} : il faut enchérir plus haut.</translation>
    </message>
    <message>
        <source>You have bid {highest}: a bid must be higher.</source>
        <translation>Vous avez demandé {highest}&#xa0;: il faut enchérir plus haut.</translation>
    </message>
    <message>
        <source>{player} has named {highest}: a contract must be higher.</source>
        <translation>{player} a demandé {highest} : il faut un contrat plus haut.</translation>
    </message>
    <message>
        <source>You have named {highest}: a contract must be higher.</source>
        <translation>Vous avez demandé {highest}&#xa0;: il faut un contrat plus haut.</translation>
    </message>
    <message>
        <source>The rules leave you one thing to do.</source>
        <translation>Les règles ne vous laissent qu’une chose à faire.</translation>
    </message>
    <message>
        <source>Look at your cards in {suit}. No single idea decides it.</source>
        <translation>Regardez vos cartes à {suit}. Aucune idée ne suffit à trancher.</translation>
    </message>
    <message>
        <source>No single idea decides it: only reckoning tells the calls apart.</source>
        <translation>Aucune idée ne suffit à trancher : seul le calcul départage les enchères.</translation>
    </message>
    <message>
        <source>As good, as far as could be told: {cards}.</source>
        <translation>Équivalent, autant qu’on puisse en juger : {cards}.</translation>
    </message>
    <message>
        <source>As good, as far as could be told: {calls}</source>
        <translation>Aussi bien, autant qu’on puisse en juger : {calls}</translation>
    </message>
    <message>
        <source>No worse, as far as could be told, but not for that reason: {cards}.</source>
        <translation>Pas moins bonnes, autant qu’on puisse en juger, mais pas pour cette raison : {cards}.</translation>
    </message>
    <message>
        <source>No worse, as far as could be told, but not for that reason: {calls}</source>
        <translation>Pas moins bien, autant qu’on puisse en juger, mais pas pour cette raison : {calls}</translation>
    </message>
    <message>
        <source>There is nothing to weigh: only one action is allowed.</source>
        <translation>Il n’y a rien à comparer : une seule action est permise.</translation>
    </message>
    <message>
        <source>This was not searched: the hint follows a rule of thumb.</source>
        <translation>Il n’y a pas eu de calcul : le conseil suit une règle empirique.</translation>
    </message>
    <message>
        <source>Possible deals: {deals}. All of them were counted.</source>
        <translation>Donnes possibles : {deals}. Toutes ont été comptées.</translation>
    </message>
    <message>
        <source>Possible deals counted: {deals}.</source>
        <translation>Donnes possibles comptées : {deals}.</translation>
    </message>
    <message>
        <source>Possible deals counted: {deals}, worth as much as {effective} of even weight.</source>
        <translation>Donnes possibles comptées : {deals} ; elles en valent {effective} de même poids.</translation>
    </message>
    <message>
        <source>Instead: {action} It brings {points} less, give or take {error}.</source>
        <translation>Sinon : {action} Cela rapporte {points} de moins, à {error} près.</translation>
    </message>
    <message>
        <source>Instead: {action} It brings {points} more, give or take {error}.</source>
        <translation>Sinon : {action} Cela rapporte {points} de plus, à {error} près.</translation>
    </message>
    <message>
        <source>Expected of this deal: your side ahead by {points} points.</source>
        <translation>Votre camp devrait finir avec {points} points d’avance.</translation>
    </message>
    <message>
        <source>Expected of this deal: your side behind by {points} points.</source>
        <translation>Votre camp devrait finir avec {points} points de retard.</translation>
    </message>
    <message>
        <source>You win the deal in {share} of 100 possible deals.</source>
        <translation>Sur 100 donnes possibles, vous en gagnez {share}.</translation>
    </message>
    <message>
        <source>The next: {action} It brings {points} less, give or take {error}.</source>
        <translation>Ensuite&#xa0;: {action} Cela rapporte {points} de moins, à {error} près.</translation>
    </message>
    <message>
        <source>Your side wins the deal in {share} of 100 possible deals.</source>
        <translation>Votre camp gagne {share} donnes possibles sur 100.</translation>
    </message>
    <message>
        <source>The contract is made in {share} of 100 possible deals.</source>
        <translation>Le contrat réussit dans {share} donnes possibles sur 100.</translation>
    </message>
    <message>
        <source>Expected of this deal: you ahead by {points} points.</source>
        <translation>Vous devriez finir avec {points} points d’avance.</translation>
    </message>
    <message>
        <source>Expected of this deal: you behind by {points} points.</source>
        <translation>Vous devriez finir avec {points} points de retard.</translation>
    </message>
    <message>
        <source>Expected of this deal: {points} points more for you than the others make on average.</source>
        <translation>Résultat attendu de cette donne : {points} points de plus pour vous que les autres n’en font en moyenne.</translation>
    </message>
    <message>
        <source>Expected of this deal: {points} points less for you than the others make on average.</source>
        <translation>Résultat attendu de cette donne : {points} points de moins pour vous que les autres n’en font en moyenne.</translation>
    </message>
    <message>
        <source>The contract is beaten in {share} of 100 possible deals.</source>
        <translation>Le contrat chute dans {share} donnes possibles sur 100.</translation>
    </message>
    <message>
        <source>You may choose whatever the panel offers.</source>
        <translation>Tout ce que propose le panneau est permis.</translation>
    </message>
    <message>
        <source>You may play any of your cards.</source>
        <translation>Vous pouvez jouer n’importe laquelle de vos cartes.</translation>
    </message>
    <message>
        <source>You must play {cards}.</source>
        <translation>Vous devez jouer {cards}.</translation>
    </message>
    <message>
        <source>You may play {cards}.</source>
        <translation>Vous pouvez jouer {cards}.</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>rien</translation>
    </message>
    <message>
        <source>mistake</source>
        <translation>erreur</translation>
    </message>
    <message>
        <source>better than everything else</source>
        <translation>mieux que tout le reste</translation>
    </message>
    <message>
        <source>as good as the best</source>
        <translation>aussi bien que le mieux</translation>
    </message>
    <message>
        <source>too close to the best to be a mistake</source>
        <translation>trop proche du mieux pour être une erreur</translation>
    </message>
    <message>
        <source>a mistake</source>
        <translation>une erreur</translation>
    </message>
    <message>
        <source>small mistake</source>
        <translation>petite erreur</translation>
    </message>
    <message>
        <source>serious mistake</source>
        <translation>erreur sérieuse</translation>
    </message>
    <message>
        <source>grave mistake</source>
        <translation>erreur grave</translation>
    </message>
    <message>
        <source>fine</source>
        <translation>bien joué</translation>
    </message>
    <message>
        <source>bad luck</source>
        <translation>malchance</translation>
    </message>
    <message>
        <source>lucky</source>
        <translation>coup de chance</translation>
    </message>
    <message>
        <source>as it was played</source>
        <translation>comme elle a été jouée</translation>
    </message>
    <message>
        <source>the machine in the person&apos;s seat</source>
        <translation>la machine à la place de la personne</translation>
    </message>
    <message>
        <source>the machine in the person&apos;s seat, with other hands</source>
        <translation>la machine à la place de la personne, avec d’autres mains</translation>
    </message>
    <message>
        <source>Thinking about it…</source>
        <translation>Réflexion en cours…</translation>
    </message>
    <message>
        <source>There is no hint for this decision.</source>
        <translation>Il n’y a pas de conseil pour cette décision.</translation>
    </message>
    <message>
        <source>Think back to that trick, before your card was played.</source>
        <translation>Repensez à cette levée, avant votre carte.</translation>
    </message>
    <message>
        <source>This looks like a small mistake: about {points} points by what you can know.</source>
        <translation>Cela ressemble à une petite erreur : environ {points} points, d’après ce que vous pouvez savoir.</translation>
    </message>
    <message>
        <source>This looks like a serious mistake: about {points} points by what you can know.</source>
        <translation>Cela ressemble à une erreur sérieuse : environ {points} points, d’après ce que vous pouvez savoir.</translation>
    </message>
    <message>
        <source>This looks like a grave mistake: about {points} points by what you can know.</source>
        <translation>Cela ressemble à une erreur grave : environ {points} points, d’après ce que vous pouvez savoir.</translation>
    </message>
    <message>
        <source>This looks like a small mistake by what you can know.</source>
        <translation>Cela ressemble à une petite erreur, d’après ce que vous pouvez savoir.</translation>
    </message>
    <message>
        <source>This looks like a serious mistake by what you can know.</source>
        <translation>Cela ressemble à une erreur sérieuse, d’après ce que vous pouvez savoir.</translation>
    </message>
    <message>
        <source>This looks like a grave mistake by what you can know.</source>
        <translation>Cela ressemble à une erreur grave, d’après ce que vous pouvez savoir.</translation>
    </message>
    <message>
        <source>With {queen} before {king} {belote} is lost. Choose {queen} again to play it.</source>
        <translation>Jouer {queen} avant {king} fait perdre la {belote}. Choisissez {queen} une seconde fois pour la jouer.</translation>
    </message>
    <message>
        <source>very good</source>
        <translation>très bonnes</translation>
    </message>
    <message>
        <source>good</source>
        <translation>bonnes</translation>
    </message>
    <message>
        <source>even</source>
        <translation>égales</translation>
    </message>
    <message>
        <source>poor</source>
        <translation>faibles</translation>
    </message>
    <message>
        <source>very poor</source>
        <translation>très faibles</translation>
    </message>
    <message>
        <source>far ahead</source>
        <translation>nette avance</translation>
    </message>
    <message>
        <source>ahead</source>
        <translation>avance</translation>
    </message>
    <message>
        <source>about even</source>
        <translation>à peu près égal</translation>
    </message>
    <message>
        <source>behind</source>
        <translation>retard</translation>
    </message>
    <message>
        <source>far behind</source>
        <translation>net retard</translation>
    </message>
    <message>
        <source>hardly less</source>
        <translation>à peine moins</translation>
    </message>
    <message>
        <source>a little less</source>
        <translation>un peu moins</translation>
    </message>
    <message>
        <source>clearly less</source>
        <translation>nettement moins</translation>
    </message>
    <message>
        <source>far less</source>
        <translation>beaucoup moins</translation>
    </message>
    <message>
        <source>hardly anything</source>
        <translation>presque rien</translation>
    </message>
    <message>
        <source>a little</source>
        <translation>un peu</translation>
    </message>
    <message>
        <source>a lot</source>
        <translation>beaucoup</translation>
    </message>
    <message>
        <source>a great deal</source>
        <translation>énormément</translation>
    </message>
    <message>
        <source>Too few possible deals fit what was called and played to tell more.</source>
        <translation>Trop peu de donnes possibles s’accordent avec les annonces et les cartes jouées pour en dire plus.</translation>
    </message>
    <message>
        <source>Too few possible deals could be counted to give figures.</source>
        <translation>Trop peu de donnes possibles ont pu être comptées pour donner des chiffres.</translation>
    </message>
    <message>
        <source>Expected of this deal, for your side: {expected}.</source>
        <translation>À attendre de cette donne, pour votre camp&#xa0;: {expected}.</translation>
    </message>
    <message>
        <source>Expected of this deal, for you: {expected}.</source>
        <translation>À attendre de cette donne, pour vous&#xa0;: {expected}.</translation>
    </message>
    <message>
        <source>Your chance to win the deal: {chance}.</source>
        <translation>Vos chances de gagner la donne&#xa0;: {chance}.</translation>
    </message>
    <message>
        <source>Your side’s chance to win the deal: {chance}.</source>
        <translation>Chances de votre camp de gagner la donne&#xa0;: {chance}.</translation>
    </message>
    <message>
        <source>The chance to make the contract: {chance}.</source>
        <translation>Chances de réussir le contrat&#xa0;: {chance}.</translation>
    </message>
    <message>
        <source>The chance to beat the contract: {chance}.</source>
        <translation>Chances de faire chuter le contrat&#xa0;: {chance}.</translation>
    </message>
    <message>
        <source>The next: {action} It brings {less}.</source>
        <translation>Ensuite&#xa0;: {action} Cela rapporte {less}.</translation>
    </message>
    <message>
        <source>The next: {action} It probably brings {less}.</source>
        <translation>Ensuite&#xa0;: {action} Cela rapporte sans doute {less}.</translation>
    </message>
    <message>
        <source>Instead: {action} It brings {less}.</source>
        <translation>Sinon&#xa0;: {action} Cela rapporte {less}.</translation>
    </message>
    <message>
        <source>Instead: {action} It probably brings {less}.</source>
        <translation>Sinon&#xa0;: {action} Cela rapporte sans doute {less}.</translation>
    </message>
    <message>
        <source>Instead: {action} It could bring a little more.</source>
        <translation>Sinon&#xa0;: {action} Cela pourrait rapporter un peu plus.</translation>
    </message>
</context>
<context>
    <name>drills</name>
    <message>
        <source>{points}</source>
        <translation>{points}</translation>
    </message>
    <message>
        <source>The right number is {points}.</source>
        <translation>Le bon total est {points}.</translation>
    </message>
    <message>
        <source>The trick, in order of play</source>
        <translation>Le pli, dans l’ordre du jeu</translation>
    </message>
    <message>
        <source>The cards that this side took, trick by trick</source>
        <translation>Les cartes faites par ce camp, pli par pli</translation>
    </message>
    <message>
        <source>This side has announced king and queen of trumps.</source>
        <translation>Ce camp a annoncé le roi et la dame d’atout.</translation>
    </message>
    <message>
        <source>How many points are in this trick?</source>
        <translation>Combien de points y a-t-il dans ce pli&#xa0;?</translation>
    </message>
    <message>
        <source>This is the last trick of the deal. How many points is it worth, with everything?</source>
        <translation>C’est le dernier pli de la donne. Combien de points vaut-il, tout compris&#xa0;?</translation>
    </message>
    <message>
        <source>How many points is this trick worth, with its roem?</source>
        <translation>Combien de points vaut ce pli, roem compris&#xa0;?</translation>
    </message>
    <message>
        <source>How many points have {player} and {partner} taken in this deal, with everything?</source>
        <translation>Combien de points pour {player} et {partner} dans cette donne, tout compris ?</translation>
    </message>
    <message>
        <source>How many points has {player} taken in this deal, with everything?</source>
        <translation>Combien de points pour {player} dans cette donne, tout compris ?</translation>
    </message>
    <message>
        <source>How many card points have {player} and {partner} taken in this deal, with the last trick?</source>
        <translation>Combien de points de cartes pour {player} et {partner} dans cette donne, dix de der compris ?</translation>
    </message>
    <message>
        <source>The cards count {points}.</source>
        <translation>Les cartes comptent {points}.</translation>
    </message>
    <message>
        <source>The last trick counts {points}.</source>
        <translation>Le dernier pli compte {points}.</translation>
    </message>
    <message>
        <source>The roem counts {points}.</source>
        <translation>Le roem compte {points}.</translation>
    </message>
    <message>
        <source>You left out the {points} points of the last trick.</source>
        <translation>Vous avez oublié les {points} points du dernier pli.</translation>
    </message>
    <message>
        <source>You left out the {points} points of the roem.</source>
        <translation>Vous avez oublié les {points} points du roem.</translation>
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
        <source>You added {points} points for the last trick, which this side did not win.</source>
        <translation>Vous avez ajouté {points} points pour le dernier pli, que ce camp n’a pas fait.</translation>
    </message>
    <message>
        <source>Those are the points of the cards alone.</source>
        <translation>Ce sont les points des cartes seules.</translation>
    </message>
    <message>
        <source>That is the sum without the trick {cards}.</source>
        <translation>C’est la somme sans le pli {cards}.</translation>
    </message>
    <message>
        <source>The declarations of this side count {points} points.</source>
        <translation>Les annonces de ce camp comptent {points} points.</translation>
    </message>
    <message>
        <source>The roem of this side counts {points} points.</source>
        <translation>Le roem de ce camp compte {points} points.</translation>
    </message>
    <message>
        <source>You left out the {points} points of the declarations.</source>
        <translation>Vous avez oublié les {points} points des annonces.</translation>
    </message>
    <message>
        <source>You left out the {points} points of king and queen of trumps.</source>
        <translation>Vous avez oublié les {points} points du roi et de la dame d’atout.</translation>
    </message>
    <message>
        <source>King and queen of trumps count {points}.</source>
        <translation>Le roi et la dame d’atout comptent {points}.</translation>
    </message>
    <message>
        <source>The declarations count {points}.</source>
        <translation>Les annonces comptent {points}.</translation>
    </message>
    <message>
        <source>{player}</source>
        <translation>{player}</translation>
    </message>
    <message>
        <source>Neither counts</source>
        <translation>Aucune ne compte</translation>
    </message>
    <message>
        <source>Both count</source>
        <translation>Les deux comptent</translation>
    </message>
    <message>
        <source>Both are announced. Which one is higher?</source>
        <translation>Les deux sont annoncées. Laquelle est la plus forte&#xa0;?</translation>
    </message>
    <message>
        <source>{player} declares</source>
        <translation>Annonce : {player}</translation>
    </message>
    <message>
        <source>{player} plays first in this deal.</source>
        <translation>Premier à jouer dans cette donne : {player}.</translation>
    </message>
    <message>
        <source>That of {player}: {cards}</source>
        <translation>{player} : {cards}</translation>
    </message>
    <message>
        <source>The declaration of {player} counts {points} by itself.</source>
        <translation>{player} : cette annonce compte {points} à elle seule.</translation>
    </message>
    <message>
        <source>They are level; that of {player} is in trumps, and that decides.</source>
        <translation>Elles sont égales ; celle qui est à l’atout l’emporte : {player}.</translation>
    </message>
    <message>
        <source>They are level; {player} is the first in turn, and that decides.</source>
        <translation>Elles sont égales ; le premier à jouer l’emporte : {player}.</translation>
    </message>
    <message>
        <source>They are level; {player} is first in turn from the dealer on, and that decides.</source>
        <translation>Elles sont égales ; le premier après le donneur l’emporte : {player}.</translation>
    </message>
    <message>
        <source>They are level, and level declarations of both sides cancel each other.</source>
        <translation>Elles sont égales, et les annonces égales des deux camps s’annulent.</translation>
    </message>
    <message>
        <source>They are level, and in this game both sides score then.</source>
        <translation>Elles sont égales, et dans ce jeu les deux camps marquent alors.</translation>
    </message>
    <message>
        <source>In this game fours are compared with fours and runs with runs: each is the best of its kind.</source>
        <translation>Dans ce jeu, les carrés se comparent aux carrés et les suites aux suites&#xa0;: chacune est la meilleure de son genre.</translation>
    </message>
    <message>
        <source>Four of a kind beats every run: that of {player} is higher.</source>
        <translation>Un carré bat toute suite. La plus forte annonce : {player}.</translation>
    </message>
    <message>
        <source>That of {player} is higher: fours worth more than any run come first, then runs of five, then the other fours, then the shorter runs.</source>
        <translation>La plus forte annonce : {player}. Viennent d’abord les carrés qui valent plus que toute suite, puis les suites de cinq, puis les autres carrés, puis les suites plus courtes.</translation>
    </message>
    <message>
        <source>That of {player} is worth more points, and that decides.</source>
        <translation>L’annonce qui vaut le plus de points l’emporte : {player}.</translation>
    </message>
    <message>
        <source>That of {player} is the longer run.</source>
        <translation>La suite la plus longue l’emporte : {player}.</translation>
    </message>
    <message>
        <source>That of {player} is the better four of a kind in this game.</source>
        <translation>Le meilleur carré dans ce jeu : {player}.</translation>
    </message>
    <message>
        <source>They are of one kind; that of {player} has the higher top card.</source>
        <translation>Elles sont du même genre ; la plus haute carte de tête l’emporte : {player}.</translation>
    </message>
    <message>
        <source>Which cards may you play? Choose all of them.</source>
        <translation>Quelles cartes pouvez-vous jouer&#xa0;? Choisissez-les toutes.</translation>
    </message>
    <message>
        <source>These may be played too: {cards}.</source>
        <translation>On peut aussi jouer : {cards}.</translation>
    </message>
    <message>
        <source>Right: these and no others.</source>
        <translation>Juste&#xa0;: celles-ci et aucune autre.</translation>
    </message>
    <message>
        <source>On the table, in order of play</source>
        <translation>Sur la table, dans l’ordre du jeu</translation>
    </message>
    <message>
        <source>Your hand: you are {player}</source>
        <translation>Votre main (place : {player})</translation>
    </message>
    <message>
        <source>What may I play?</source>
        <translation>Que puis-je jouer&#xa0;?</translation>
    </message>
    <message>
        <source>Who wins the trick?</source>
        <translation>Qui fait le pli&#xa0;?</translation>
    </message>
    <message>
        <source>Count the trick</source>
        <translation>Compter le pli</translation>
    </message>
    <message>
        <source>Count the deal</source>
        <translation>Compter la donne</translation>
    </message>
    <message>
        <source>Which declaration is higher?</source>
        <translation>Quelle annonce est la plus forte&#xa0;?</translation>
    </message>
    <message>
        <source>What do you call?</source>
        <translation>Que dites-vous&#xa0;?</translation>
    </message>
    <message>
        <source>Which card do you play?</source>
        <translation>Quelle carte jouez-vous&#xa0;?</translation>
    </message>
    <message>
        <source>{card} may not be played here.</source>
        <translation>{card} ne peut pas se jouer ici.</translation>
    </message>
    <message>
        <source>The turned card</source>
        <translation>La retourne</translation>
    </message>
    <message>
        <source>{player} is the dealer.</source>
        <translation>Donneur : {player}.</translation>
    </message>
    <message>
        <source>You are the dealer.</source>
        <translation>Vous donnez.</translation>
    </message>
    <message>
        <source>Best: {action}</source>
        <translation>Le mieux : {action}</translation>
    </message>
    <message>
        <source>Yours: {action} It brings {points} points less, give or take {error}.</source>
        <translation>Votre choix&#xa0;: {action} Cela rapporte {points} points de moins, à {error} près.</translation>
    </message>
    <message>
        <source>Yours: {action} It brings {less}.</source>
        <translation>Votre choix&#xa0;: {action} Cela rapporte {less}.</translation>
    </message>
    <message>
        <source>Played before, trick by trick</source>
        <translation>Les plis précédents, un par un</translation>
    </message>
    <message>
        <source>You counted {cards} as in a plain suit; the jack of trumps counts more.</source>
        <translation>Vous avez compté {cards} à la valeur hors atout ; le valet d’atout vaut plus.</translation>
    </message>
    <message>
        <source>You counted {cards} as in a plain suit; the nine of trumps counts more.</source>
        <translation>Vous avez compté {cards} à la valeur hors atout ; le neuf d’atout vaut plus.</translation>
    </message>
    <message>
        <source>You counted {cards} as in a plain suit; in trumps they count more.</source>
        <translation>Vous avez compté {cards} à la valeur hors atout ; à l’atout, ces cartes valent plus.</translation>
    </message>
    <message>
        <source>You counted {cards} as trumps, which they are not.</source>
        <translation>Vous avez compté {cards} à la valeur d’atout, alors que ce n’en est pas.</translation>
    </message>
    <message>
        <source>That is the sum without {cards}.</source>
        <translation>C’est la somme sans {cards}.</translation>
    </message>
    <message>
        <source>That is the sum without {card}, which counts {points}.</source>
        <translation>C’est la somme sans {card}, qui compte {points}.</translation>
    </message>
    <message>
        <source>Which card wins this trick?</source>
        <translation>Quelle carte fait ce pli&#xa0;?</translation>
    </message>
    <message>
        <source>{player} wins with {card}, the highest trump. The order: {order}.</source>
        <translation>{player} fait le pli avec {card}, le plus fort atout. L’ordre : {order}.</translation>
    </message>
    <message>
        <source>{player} wins with {card}, the highest card of the suit led, {suit}. The order: {order}.</source>
        <translation>{player} fait le pli avec {card}, la plus forte carte de la couleur demandée, {suit}. L’ordre : {order}.</translation>
    </message>
    <message>
        <source>{best} is higher than {card} in this contract.</source>
        <translation>{best} est au-dessus de {card} dans ce contrat.</translation>
    </message>
    <message>
        <source>{best} is a trump: it beats {card}, which is none.</source>
        <translation>{best} est un atout et bat {card}, qui n’en est pas un.</translation>
    </message>
    <message>
        <source>{card} is neither a trump nor of the suit led, {suit}: it cannot win.</source>
        <translation>{card} n’est ni un atout ni de la couleur demandée, {suit}&#xa0;: cette carte ne peut pas gagner.</translation>
    </message>
    <message>
        <source>{card} is not of the suit led, {suit}: it cannot win.</source>
        <translation>{card} n’est pas de la couleur demandée, {suit}&#xa0;: cette carte ne peut pas gagner.</translation>
    </message>
    <message>
        <source>You answered this wrong the last time.</source>
        <translation>La dernière fois, votre réponse était fausse.</translation>
    </message>
    <message>
        <source>You answered this right once since it was wrong; it comes back after 3 days.</source>
        <translation>Une bonne réponse depuis l’erreur ; la question revient après 3 jours.</translation>
    </message>
    <message>
        <source>Right twice in a row; it comes back after a week.</source>
        <translation>Deux bonnes réponses de suite ; la question revient après une semaine.</translation>
    </message>
    <message>
        <source>Right three times in a row; it comes back after 16 days.</source>
        <translation>Trois bonnes réponses de suite ; la question revient après 16 jours.</translation>
    </message>
    <message>
        <source>Right four times in a row; if it is right again, you know it.</source>
        <translation>Quatre bonnes réponses de suite ; encore une, et la question est acquise.</translation>
    </message>
</context>
<context>
    <name>engine</name>
    <message>
        <source>The others have passed in round {round}: as dealer you must name a suit.</source>
        <translation>Les autres ont passé au tour {round}&#xa0;: vous êtes donneur, vous devez nommer une couleur.</translation>
    </message>
    <message>
        <source>{suit} was turned up and refused in the first round: name another suit or pass.</source>
        <translation>La retourne, {suit}, a été refusée au premier tour&#xa0;: nommez une autre couleur ou passez.</translation>
    </message>
    <message>
        <source>{player} offers to throw the deal in: accept or refuse.</source>
        <translation>{player} propose d’annuler la donne&#xa0;: acceptez ou refusez.</translation>
    </message>
    <message>
        <source>You offer to throw the deal in: an opponent accepts or refuses.</source>
        <translation>Vous proposez d’annuler la donne&#xa0;: un adversaire accepte ou refuse.</translation>
    </message>
    <message>
        <source>You hold no {suit}, so you may not make it trumps.</source>
        <translation>Vous n’avez pas de {suit}&#xa0;: vous ne pouvez pas en faire l’atout.</translation>
    </message>
    <message>
        <source>In this game nobody may offer to throw the deal in.</source>
        <translation>Dans ce jeu, on ne peut pas proposer d’annuler la donne.</translation>
    </message>
    <message>
        <source>Nobody has offered to throw the deal in.</source>
        <translation>Personne n’a proposé d’annuler la donne.</translation>
    </message>
    <message>
        <source>{player} has offered to throw the deal in, and was answered.</source>
        <translation>{player} a proposé d’annuler la donne, et la réponse est donnée.</translation>
    </message>
    <message>
        <source>You have offered to throw the deal in, and were answered.</source>
        <translation>Vous avez proposé d’annuler la donne, et la réponse est donnée.</translation>
    </message>
    <message>
        <source>You must name a suit and may not offer to throw the deal in.</source>
        <translation>Vous devez nommer une couleur et ne pouvez pas proposer d’annuler la donne.</translation>
    </message>
    <message>
        <source>In this game nobody takes with the seven.</source>
        <translation>Dans ce jeu, on ne prend pas avec le sept.</translation>
    </message>
    <message>
        <source>Only who holds the seven of {suit} and does not deal may take with it.</source>
        <translation>Seul celui qui a le sept de {suit} et ne donne pas peut prendre avec.</translation>
    </message>
    <message>
        <source>Nobody can take {suit} any more: now a suit is named.</source>
        <translation>On ne peut plus prendre à {suit}&#xa0;: il faut maintenant nommer une couleur.</translation>
    </message>
    <message>
        <source>In the first round only {suit}, which was turned up, can be made trumps.</source>
        <translation>Au premier tour, seule la couleur de la retourne, {suit}, peut devenir atout.</translation>
    </message>
    <message>
        <source>In the second round only {suit}, which was turned up, can be made trumps.</source>
        <translation>Au second tour, seule la couleur de la retourne, {suit}, peut devenir atout.</translation>
    </message>
    <message>
        <source>Only who holds the seven of {suit} and does not deal may take with it, in the first round.</source>
        <translation>Seul qui a le sept de {suit} et n’est pas donneur peut prendre avec lui, au premier tour.</translation>
    </message>
    <message>
        <source>No trump and all trump may not be named in round {round}.</source>
        <translation>Sans-atout et tout-atout ne peuvent pas être nommés au tour {round}.</translation>
    </message>
    <message>
        <source>Your offer to throw the deal in was answered: now you must name a suit.</source>
        <translation>On a répondu à votre proposition d’annuler la donne&#xa0;: vous devez maintenant nommer une couleur.</translation>
    </message>
    <message>
        <source>You are asked whether you say Sun yourself: say Sun or pass.</source>
        <translation>On vous demande si vous dites Sun vous-même&#xa0;: dites Sun ou passez.</translation>
    </message>
    <message>
        <source>This is not a call of this auction, which is in round {round}.</source>
        <translation>Ce n’est pas une annonce de ces enchères, qui en sont au tour {round}.</translation>
    </message>
    <message>
        <source>You have Hokum: keep it, or turn it to Sun.</source>
        <translation>Vous avez Hokum&#xa0;: gardez-le, ou changez-le en Sun.</translation>
    </message>
    <message>
        <source>You have Hokum: name its suit, any but {suit}, or turn it to Sun.</source>
        <translation>Vous avez Hokum&#xa0;: nommez sa couleur, sauf {suit}, ou changez-le en Sun.</translation>
    </message>
    <message>
        <source>The rules of this game know no ashkal.</source>
        <translation>Les règles de ce jeu ne connaissent pas ashkal.</translation>
    </message>
    <message>
        <source>Ashkal may be said in the first round only.</source>
        <translation>On ne peut dire ashkal qu’au premier tour.</translation>
    </message>
    <message>
        <source>Only the dealer and the player before the dealer may say ashkal.</source>
        <translation>Seuls le donneur et le joueur placé avant lui peuvent dire ashkal.</translation>
    </message>
    <message>
        <source>An ace is turned up: ashkal may not be said.</source>
        <translation>La retourne est un as&#xa0;: on ne peut pas dire ashkal.</translation>
    </message>
    <message>
        <source>{player} has said Hokum: only Sun goes over it.</source>
        <translation>{player} a dit Hokum&#xa0;: seul Sun passe par-dessus.</translation>
    </message>
    <message>
        <source>You have said Hokum: only Sun goes over it.</source>
        <translation>Vous avez dit Hokum&#xa0;: seul Sun passe par-dessus.</translation>
    </message>
    <message>
        <source>In the first round Hokum is {suit}, which was turned up.</source>
        <translation>Au premier tour, Hokum se joue à {suit}, la couleur de la retourne.</translation>
    </message>
    <message>
        <source>Say Hokum alone: its suit is named when it is confirmed.</source>
        <translation>Dites Hokum seul&#xa0;: sa couleur se nomme quand il est confirmé.</translation>
    </message>
    <message>
        <source>In the second round name the suit of the Hokum, any but {suit}.</source>
        <translation>Au deuxième tour, nommez la couleur du Hokum, sauf {suit}.</translation>
    </message>
    <message>
        <source>{suit} was turned up and refused in the first round: name another suit.</source>
        <translation>La retourne, {suit}, a été refusée au premier tour&#xa0;: nommez une autre couleur.</translation>
    </message>
    <message>
        <source>{best} has ruffed and you cannot beat it: play no lower trump while you hold {cards}.</source>
        <translation>Le pli est coupé ({best}) et vous ne pouvez pas monter&#xa0;: ne jouez pas d’atout plus petit tant que vous avez {cards}.</translation>
    </message>
    <message>
        <source>The deal is closed: trumps may not be led while you hold {cards}.</source>
        <translation>La donne est fermée&#xa0;: vous ne pouvez pas entamer atout tant que vous avez {cards}.</translation>
    </message>
    <message>
        <source>{suit} was led and you hold {cards}: you must follow suit.</source>
        <translation>On a joué {suit} et vous avez {cards} : vous devez fournir.</translation>
    </message>
    <message>
        <source>Trumps were led: you must beat {best}, and you can with {cards}.</source>
        <translation>On a joué atout&#xa0;: vous devez monter sur {best}, et vous le pouvez avec {cards}.</translation>
    </message>
    <message>
        <source>You must beat {best}, and you can with {cards}.</source>
        <translation>Vous devez monter sur {best}, et vous le pouvez avec {cards}.</translation>
    </message>
    <message>
        <source>You have no {suit}: you must play a trump, and you hold {cards}.</source>
        <translation>Vous n’avez pas de {suit}&#xa0;: vous devez couper, et vous avez {cards}.</translation>
    </message>
    <message>
        <source>{best} has ruffed: you must play a higher trump, and you hold {cards}.</source>
        <translation>Le pli est coupé ({best})&#xa0;: vous devez surcouper, et vous avez {cards}.</translation>
    </message>
    <message>
        <source>Your partner ruffed with {best}: play no lower trump while you hold {cards}.</source>
        <translation>Votre partenaire a coupé ({best})&#xa0;: ne sous-coupez pas tant que vous avez {cards}.</translation>
    </message>
    <message>
        <source>The match is over.</source>
        <translation>La partie est terminée.</translation>
    </message>
    <message>
        <source>There is no seat {seat}: the seats are 0 to {last}.</source>
        <translation>Il n’y a pas de place {seat}&#xa0;: les places vont de 0 à {last}.</translation>
    </message>
    <message>
        <source>It is not your turn: {player} is to act.</source>
        <translation>Ce n’est pas votre tour&#xa0;: c’est à {player} de jouer.</translation>
    </message>
    <message>
        <source>{card} is not in your hand.</source>
        <translation>Vous n’avez pas {card} en main.</translation>
    </message>
    <message>
        <source>A part of the deal comes twice, so that it would never end.</source>
        <translation>Une phase de la donne vient deux fois&#xa0;: elle ne finirait jamais.</translation>
    </message>
    <message>
        <source>These packets deal {dealt} cards, and the pack has {there}. Deal fewer, or choose a larger pack.</source>
        <translation>Ces paquets distribuent {dealt} cartes, et le jeu en a {there}. Distribuez-en moins, ou prenez un jeu plus grand.</translation>
    </message>
    <message>
        <source>{rule} = {value} cannot be played.</source>
        <translation>La règle «&#xa0;{rule} = {value}&#xa0;» ne peut pas se jouer.</translation>
    </message>
    <message>
        <source>{first} and {second} cannot stand together: {why}</source>
        <translation>Les règles «&#xa0;{first}&#xa0;» et «&#xa0;{second}&#xa0;» ne vont pas ensemble&#xa0;: {why}</translation>
    </message>
    <message>
        <source>a match needs a target or a number of deals.</source>
        <translation>une partie demande un objectif de points ou un nombre de donnes.</translation>
    </message>
    <message>
        <source>an auction needs a contract.</source>
        <translation>il faut un contrat à nommer aux enchères.</translation>
    </message>
    <message>
        <source>there are no declarations to write.</source>
        <translation>il n’y a pas d’annonces à marquer.</translation>
    </message>
    <message>
        <source>there are no declarations to hand over.</source>
        <translation>il n’y a pas d’annonces à céder.</translation>
    </message>
    <message>
        <source>there is no belote to order.</source>
        <translation>il n’y a pas de belote dont régler l’ordre.</translation>
    </message>
    <message>
        <source>only a match with a fixed number of deals has a known last deal.</source>
        <translation>seule une partie à nombre de donnes fixé a une dernière donne connue d’avance.</translation>
    </message>
    <message>
        <source>every deal is exact already.</source>
        <translation>chaque donne est déjà comptée au point près.</translation>
    </message>
    <message>
        <source>tens need a rounding to tens.</source>
        <translation>une marque en dizaines demande un arrondi à la dizaine.</translation>
    </message>
    <message>
        <source>cards that are neither shuffled nor cut come back as they were.</source>
        <translation>des cartes ni mélangées ni coupées reviennent telles quelles.</translation>
    </message>
    <message>
        <source>pairs need four seats.</source>
        <translation>des équipes de deux demandent quatre places.</translation>
    </message>
    <message>
        <source>a dealer who must name a suit leaves no deal passed out.</source>
        <translation>si le donneur doit nommer une couleur, aucune donne n’est passée.</translation>
    </message>
    <message>
        <source>points that are bid need a score of bids.</source>
        <translation>des enchères de points demandent une marque d’enchères.</translation>
    </message>
    <message>
        <source>a score of bids needs an auction in which points are bid.</source>
        <translation>une marque d’enchères demande que l’on enchérisse des points.</translation>
    </message>
    <message>
        <source>Hokum and Sun have a score of their own.</source>
        <translation>Hokum et Sun ont leur propre marque.</translation>
    </message>
    <message>
        <source>this score belongs to Hokum and Sun.</source>
        <translation>cette marque est celle de Hokum et Sun.</translation>
    </message>
    <message>
        <source>a bid is made with the points that were bid.</source>
        <translation>une enchère se réussit avec les points demandés.</translation>
    </message>
    <message>
        <source>without bids there are no points to reach.</source>
        <translation>sans enchères, il n’y a pas de points à atteindre.</translation>
    </message>
    <message>
        <source>a card must be turned up to be taken.</source>
        <translation>il faut une retourne pour la prendre.</translation>
    </message>
    <message>
        <source>a six is turned up that is not played with.</source>
        <translation>on retourne un six qui ne se joue pas.</translation>
    </message>
    <message>
        <source>a second card is only turned up where it is not played with.</source>
        <translation>on ne retourne une deuxième carte que si elle ne se joue pas.</translation>
    </message>
    <message>
        <source>there is no turned card to exchange.</source>
        <translation>il n’y a pas de retourne à échanger.</translation>
    </message>
    <message>
        <source>the taker has the turned card already.</source>
        <translation>le preneur a déjà la retourne.</translation>
    </message>
    <message>
        <source>no suit was turned up.</source>
        <translation>aucune couleur n’a été retournée.</translation>
    </message>
    <message>
        <source>only an auction of one round can end with its first call.</source>
        <translation>seules des enchères à un tour peuvent finir avec leur première parole.</translation>
    </message>
    <message>
        <source>Hokum and Sun are played by four.</source>
        <translation>Hokum et Sun se jouent à quatre.</translation>
    </message>
    <message>
        <source>this auction is one of two sides.</source>
        <translation>ces enchères opposent deux camps.</translation>
    </message>
    <message>
        <source>a double needs a number to multiply by.</source>
        <translation>un contre demande un nombre par lequel multiplier.</translation>
    </message>
    <message>
        <source>runs met in tricks do not win a match.</source>
        <translation>des suites rencontrées dans les plis ne gagnent pas une partie.</translation>
    </message>
    <message>
        <source>Deal {number} is being scored: go on to the next deal first.</source>
        <translation>On compte la donne {number}&#xa0;: passez d’abord à la donne suivante.</translation>
    </message>
    <message>
        <source>{name} could not decide ({problem}) and does the first thing the rules allow.</source>
        <translation>{name} n’a pas su décider ({problem}) et joue le premier coup permis.</translation>
    </message>
    <message>
        <source>The match could not be written: {problem}</source>
        <translation>La partie n’a pas pu être enregistrée&#xa0;: {problem}</translation>
    </message>
    <message>
        <source>This cannot be done now ({phase}).</source>
        <translation>Ce n’est pas possible maintenant ({phase}).</translation>
    </message>
    <message>
        <source>No card is played before the auction is over.</source>
        <translation>Aucune carte ne se joue avant la fin des enchères.</translation>
    </message>
    <message>
        <source>No card is played while the contract may still be raised.</source>
        <translation>Aucune carte ne se joue tant que le contrat peut encore être contré.</translation>
    </message>
    <message>
        <source>No card is played before the taker has laid cards away.</source>
        <translation>Aucune carte ne se joue avant que le preneur ait écarté.</translation>
    </message>
    <message>
        <source>No card is played before the declarations are made.</source>
        <translation>Aucune carte ne se joue avant la fin des annonces.</translation>
    </message>
    <message>
        <source>{player} has the contract: double it or pass.</source>
        <translation>{player} a pris&#xa0;: contrez ou passez.</translation>
    </message>
    <message>
        <source>You have the contract: your opponents may double it or pass.</source>
        <translation>Vous avez pris&#xa0;: vos adversaires contrent ou passent.</translation>
    </message>
    <message>
        <source>The deal counts {times} times: say gahwa or pass.</source>
        <translation>La donne compte {times} fois&#xa0;: dites gahwa ou passez.</translation>
    </message>
    <message>
        <source>The deal counts {times} times: stake the match or pass.</source>
        <translation>La donne compte {times} fois&#xa0;: mettez la partie en jeu ou passez.</translation>
    </message>
    <message>
        <source>The deal counts {times} times: raise it to {more} times or pass.</source>
        <translation>La donne compte {times} fois&#xa0;: relancez à {more} fois ou passez.</translation>
    </message>
    <message>
        <source>Announce what you hold in {cards} and have not announced yet, or be done.</source>
        <translation>Annoncez ce que vous avez dans {cards} et n’avez pas encore annoncé, ou terminez.</translation>
    </message>
    <message>
        <source>The auction is over: play a card.</source>
        <translation>Les enchères sont finies&#xa0;: jouez une carte.</translation>
    </message>
    <message>
        <source>The auction is over, {player} has the contract: play a card.</source>
        <translation>Les enchères sont finies, {player} a pris&#xa0;: jouez une carte.</translation>
    </message>
    <message>
        <source>The auction is over, you have the contract: play a card.</source>
        <translation>Les enchères sont finies, vous avez pris&#xa0;: jouez une carte.</translation>
    </message>
    <message>
        <source>player {number}</source>
        <translation>joueur {number}</translation>
    </message>
    <message>
        <source>no trump</source>
        <translation>sans-atout</translation>
    </message>
    <message>
        <source>all trump</source>
        <translation>tout-atout</translation>
    </message>
    <message>
        <source>capot {denomination}</source>
        <translation>capot {denomination}</translation>
    </message>
    <message>
        <source>générale {denomination}</source>
        <translation>générale {denomination}</translation>
    </message>
    <message>
        <source>{points} {denomination} with all tricks</source>
        <translation>{points} {denomination} avec tous les plis</translation>
    </message>
    <message>
        <source>{points} {denomination}</source>
        <translation>{points} {denomination}</translation>
    </message>
    <message>
        <source>Only the opponents of {player}, who has the highest bid, may double it.</source>
        <translation>La plus haute enchère est à {player} : seuls ses adversaires peuvent la contrer.</translation>
    </message>
    <message>
        <source>You have the highest bid: only your opponents may double it.</source>
        <translation>Vous avez la plus haute enchère&#xa0;: seuls vos adversaires peuvent la contrer.</translation>
    </message>
    <message>
        <source>Only the opponents of {player}, who has the contract, may raise it now.</source>
        <translation>Le contrat est à {player} : seuls ses adversaires peuvent relancer maintenant.</translation>
    </message>
    <message>
        <source>You have the contract: only your opponents may raise it now.</source>
        <translation>Le contrat est à vous&#xa0;: seuls vos adversaires peuvent relancer maintenant.</translation>
    </message>
    <message>
        <source>Only {player}, whose contract was doubled, may raise it now.</source>
        <translation>Le contrat contré est à {player} : personne d’autre ne peut relancer maintenant.</translation>
    </message>
    <message>
        <source>Only you, whose contract was doubled, may raise it now.</source>
        <translation>Le contrat contré est à vous&#xa0;: personne d’autre ne peut relancer maintenant.</translation>
    </message>
    <message>
        <source>Only the side of {player}, whose contract was doubled, may raise it now.</source>
        <translation>Le contrat contré est à {player} : seul ce camp peut relancer maintenant.</translation>
    </message>
    <message>
        <source>Only your side, whose contract was doubled, may raise it now.</source>
        <translation>Le contrat contré est à vous&#xa0;: seul votre camp peut relancer maintenant.</translation>
    </message>
    <message>
        <source>The rules of this game know no such raise.</source>
        <translation>Les règles de ce jeu ne connaissent pas cette relance.</translation>
    </message>
    <message>
        <source>Nobody has bid yet: there is nothing to double.</source>
        <translation>Personne n’a encore enchéri&#xa0;: il n’y a rien à contrer.</translation>
    </message>
    <message>
        <source>The contract cannot be raised any further.</source>
        <translation>Le contrat ne peut pas être relancé davantage.</translation>
    </message>
    <message>
        <source>The contract of {player} has not been doubled yet.</source>
        <translation>Le contrat est à {player} et n’est pas encore contré.</translation>
    </message>
    <message>
        <source>Your contract has not been doubled yet.</source>
        <translation>Votre contrat n’est pas encore contré.</translation>
    </message>
    <message>
        <source>The contract of {player} is doubled already: only a redouble can follow.</source>
        <translation>Le contrat est à {player} et déjà contré : seul un surcontre peut suivre.</translation>
    </message>
    <message>
        <source>Your contract is doubled already: only a redouble can follow.</source>
        <translation>Votre contrat est déjà contré&#xa0;: seul un surcontre peut suivre.</translation>
    </message>
    <message>
        <source>The contract of {player} is redoubled already: only a further raise can follow.</source>
        <translation>Le contrat est à {player} et déjà surcontré : seule une autre relance peut suivre.</translation>
    </message>
    <message>
        <source>Your contract is redoubled already: only a further raise can follow.</source>
        <translation>Votre contrat est déjà surcontré&#xa0;: seule une autre relance peut suivre.</translation>
    </message>
    <message>
        <source>The match is staked only after every other raise of the contract of {player}.</source>
        <translation>Le contrat est à {player} : on ne met la partie en jeu qu’après toutes les autres relances.</translation>
    </message>
    <message>
        <source>The match is staked only after every other raise of your contract.</source>
        <translation>On ne met la partie en jeu qu’après toutes les autres relances de votre contrat.</translation>
    </message>
    <message>
        <source>The contract of {player} is raised beyond that already.</source>
        <translation>Le contrat est à {player} et déjà relancé plus haut.</translation>
    </message>
    <message>
        <source>Your contract is raised beyond that already.</source>
        <translation>Votre contrat est déjà relancé plus haut.</translation>
    </message>
    <message>
        <source>Only those who are asked to answer the double may raise the contract now.</source>
        <translation>Seuls ceux à qui l’on demande de répondre au contre peuvent relancer maintenant.</translation>
    </message>
    <message>
        <source>This is not a call of this auction: name a contract, double or pass.</source>
        <translation>Cela ne se dit pas dans ces enchères&#xa0;: nommez un contrat, contrez ou passez.</translation>
    </message>
    <message>
        <source>This is not a call of this auction: name a contract or pass.</source>
        <translation>Ceci ne se dit pas dans ces enchères&#xa0;: nommez un contrat ou passez.</translation>
    </message>
    <message>
        <source>{contract} is not a contract of this game.</source>
        <translation>{contract} n’est pas un contrat de ce jeu.</translation>
    </message>
    <message>
        <source>{player} has named {highest}: {contract} is not higher.</source>
        <translation>{player} a demandé {highest}&#xa0;: {contract} n’est pas plus haut.</translation>
    </message>
    <message>
        <source>You have named {highest}: {contract} is not higher.</source>
        <translation>Vous avez demandé {highest}&#xa0;: {contract} n’est pas plus haut.</translation>
    </message>
    <message>
        <source>This is not a call of this auction: bid, double or pass.</source>
        <translation>Cela ne se dit pas dans ces enchères&#xa0;: enchérissez, contrez ou passez.</translation>
    </message>
    <message>
        <source>This is not a call of this auction: bid or pass.</source>
        <translation>Ceci ne se dit pas dans ces enchères&#xa0;: enchérissez ou passez.</translation>
    </message>
    <message>
        <source>{player} has doubled the contract: nobody may bid higher now.</source>
        <translation>{player} a contré&#xa0;: plus personne ne peut enchérir.</translation>
    </message>
    <message>
        <source>You have doubled the contract: nobody may bid higher now.</source>
        <translation>Vous avez contré&#xa0;: plus personne ne peut enchérir.</translation>
    </message>
    <message>
        <source>{player} has raised the doubled contract: nobody may bid higher now.</source>
        <translation>{player} a relancé le contrat contré&#xa0;: plus personne ne peut enchérir.</translation>
    </message>
    <message>
        <source>You have raised the doubled contract: nobody may bid higher now.</source>
        <translation>Vous avez relancé le contrat contré&#xa0;: plus personne ne peut enchérir.</translation>
    </message>
    <message>
        <source>You have passed, and whoever has passed may not bid again in this deal.</source>
        <translation>Vous avez passé, et qui a passé ne peut plus enchérir dans cette donne.</translation>
    </message>
    <message>
        <source>Everyone has passed: as the player after the dealer you must bid.</source>
        <translation>Tous ont passé&#xa0;: vous êtes placé après le donneur, vous devez enchérir.</translation>
    </message>
    <message>
        <source>All the others have passed: as dealer you must bid.</source>
        <translation>Tous les autres ont passé&#xa0;: vous êtes donneur, vous devez enchérir.</translation>
    </message>
    <message>
        <source>A bid of {bid} may not be doubled.</source>
        <translation>Une enchère de {bid} ne peut pas être contrée.</translation>
    </message>
    <message>
        <source>{bid} may not be bid now.</source>
        <translation>On ne peut pas demander {bid} maintenant.</translation>
    </message>
    <message>
        <source>{player} has bid {highest}: a higher bid of points must promise all tricks too.</source>
        <translation>{player} a demandé {highest}&#xa0;: une enchère plus haute doit promettre tous les plis elle aussi.</translation>
    </message>
    <message>
        <source>You have bid {highest}: a higher bid of points must promise all tricks too.</source>
        <translation>Vous avez demandé {highest}&#xa0;: une enchère plus haute doit promettre tous les plis elle aussi.</translation>
    </message>
    <message>
        <source>{player} has bid {highest}: {bid} is not higher.</source>
        <translation>{player} a demandé {highest}&#xa0;: {bid} n’est pas plus haut.</translation>
    </message>
    <message>
        <source>You have bid {highest}: {bid} is not higher.</source>
        <translation>Vous avez demandé {highest}&#xa0;: {bid} n’est pas plus haut.</translation>
    </message>
    <message>
        <source>Capot may not be bid in this game.</source>
        <translation>On ne demande pas le capot dans ce jeu.</translation>
    </message>
    <message>
        <source>Générale may not be bid in this game.</source>
        <translation>On ne demande pas la générale dans ce jeu.</translation>
    </message>
    <message>
        <source>Générale may not be the first call of an auction.</source>
        <translation>La générale ne peut pas ouvrir les enchères.</translation>
    </message>
    <message>
        <source>A bid of points may not promise all tricks in this game.</source>
        <translation>Une enchère de points ne peut pas promettre tous les plis dans ce jeu.</translation>
    </message>
    <message>
        <source>The highest bid in {contract} is {highest}: it brings no more points.</source>
        <translation>À ce contrat ({contract}), la plus haute enchère est {highest}&#xa0;: il ne rapporte pas plus de points.</translation>
    </message>
    <message>
        <source>The lowest bid is {lowest}.</source>
        <translation>La plus basse enchère est {lowest}.</translation>
    </message>
    <message>
        <source>The highest bid is {highest}.</source>
        <translation>La plus haute enchère est {highest}.</translation>
    </message>
    <message>
        <source>From {lowest} on, bids are multiples of {step}: {points} is none.</source>
        <translation>À partir de {lowest}, on enchérit de {step} en {step}&#xa0;: {points} n’en fait pas partie.</translation>
    </message>
    <message>
        <source>You hold no {contract}: only a suit that you hold may be named.</source>
        <translation>Vous n’avez pas de {contract}&#xa0;: on ne peut nommer qu’une couleur que l’on a.</translation>
    </message>
    <message>
        <source>This is not a call of this auction: you must name a suit.</source>
        <translation>Ceci ne se dit pas dans ces enchères&#xa0;: vous devez nommer une couleur.</translation>
    </message>
    <message>
        <source>This is not a call of this auction: name a suit or pass.</source>
        <translation>Cela ne se dit pas dans ces enchères&#xa0;: nommez une couleur ou passez.</translation>
    </message>
    <message>
        <source>As the player after the dealer you must name a suit at once.</source>
        <translation>Vous êtes placé après le donneur&#xa0;: vous devez nommer aussitôt une couleur.</translation>
    </message>
    <message>
        <source>All the others have passed: as dealer you must name a suit.</source>
        <translation>Tous les autres ont passé&#xa0;: vous êtes donneur, vous devez nommer une couleur.</translation>
    </message>
    <message>
        <source>Everyone has passed: as the player after the dealer you must name a suit.</source>
        <translation>Tous ont passé&#xa0;: vous êtes placé après le donneur, vous devez nommer une couleur.</translation>
    </message>
    <message>
        <source>All the others have passed: as the player after the dealer you must name a suit.</source>
        <translation>Tous les autres ont passé&#xa0;: assis après le donneur, vous devez nommer une couleur.</translation>
    </message>
    <message>
        <source>No hand may be thrown in.</source>
        <translation>Aucune main ne peut être annulée.</translation>
    </message>
    <message>
        <source>Only a hand without any points may be thrown in; yours counts {points}.</source>
        <translation>On ne peut annuler qu’une main sans aucun point&#xa0;; la vôtre en vaut {points}.</translation>
    </message>
    <message>
        <source>Only a hand of sevens, eights and nines may be thrown in.</source>
        <translation>On ne peut annuler qu’une main de sept, de huit et de neuf.</translation>
    </message>
    <message>
        <source>Only the dealer may throw in, a hand of seven points or fewer; yours counts {points}.</source>
        <translation>Seul le donneur peut annuler, avec sept points ou moins&#xa0;; votre main en vaut {points}.</translation>
    </message>
    <message>
        <source>Only the dealer may throw the hand in.</source>
        <translation>Seul le donneur peut annuler la donne.</translation>
    </message>
    <message>
        <source>A hand is thrown in before its player&apos;s first call.</source>
        <translation>On annule une main avant la première parole de son joueur.</translation>
    </message>
    <message>
        <source>Only {card} can be exchanged, and you do not hold it.</source>
        <translation>Seul {card} peut être échangé, et vous ne l’avez pas.</translation>
    </message>
    <message>
        <source>{card} is in your own hand.</source>
        <translation>{card} est dans votre propre main.</translation>
    </message>
    <message>
        <source>{card} can be exchanged only if you held it before the auction.</source>
        <translation>{card} ne peut être échangé que si vous l’aviez avant les enchères.</translation>
    </message>
    <message>
        <source>{card} is exchanged before you declare or play.</source>
        <translation>{card} s’échange avant d’annoncer ou de jouer.</translation>
    </message>
    <message>
        <source>In this game no card is exchanged for the turned one.</source>
        <translation>Dans ce jeu, aucune carte ne s’échange contre la retourne.</translation>
    </message>
    <message>
        <source>No card can be exchanged in this deal.</source>
        <translation>Aucune carte ne peut être échangée dans cette donne.</translation>
    </message>
    <message>
        <source>{card} was turned up and is no trump: nothing can be exchanged.</source>
        <translation>La retourne {card} n’est pas de l’atout&#xa0;: rien ne peut être échangé.</translation>
    </message>
    <message>
        <source>{card} has been exchanged already, once is all.</source>
        <translation>{card} a déjà été échangé, une fois suffit.</translation>
    </message>
    <message>
        <source>{card} is no longer there to be taken.</source>
        <translation>{card} n’est plus là.</translation>
    </message>
    <message>
        <source>Only {card} can be exchanged for {turned}.</source>
        <translation>Seul {card} peut être échangé contre {turned}.</translation>
    </message>
    <message>
        <source>The tricks are over: challenge a misplay of the other side, or be done.</source>
        <translation>Les plis sont finis&#xa0;: contestez une faute de l’autre camp, ou terminez.</translation>
    </message>
    <message>
        <source>Lay {count} different cards of your hand {cards} away.</source>
        <translation>Écartez {count} cartes différentes de votre main {cards}.</translation>
    </message>
    <message>
        <source>The level {level} cannot be chosen here; {instead} is chosen instead.</source>
        <translation>Le niveau {level} ne peut pas être choisi ici&#xa0;; {instead} est choisi à sa place.</translation>
    </message>
    <message>
        <source>There is no temperament {persona} to choose here; {instead} is chosen instead.</source>
        <translation>Il n’y a pas ici de tempérament {persona}&#xa0;; {instead} est choisi à la place.</translation>
    </message>
    <message>
        <source>This version does not know the level {level} of this match: those players now play as {instead}.</source>
        <translation>Cette version ne connaît pas le niveau {level} de cette partie&#xa0;: ces joueurs jouent désormais au niveau {instead}.</translation>
    </message>
    <message>
        <source>This version does not know the temperament {persona} of this match: those players are now {instead}.</source>
        <translation>Cette version ne connaît pas le tempérament {persona} de cette partie&#xa0;: pour ces joueurs, il est remplacé par {instead}.</translation>
    </message>
    <message>
        <source>{rule} is a word such as {example}, not {value}.</source>
        <translation>{rule} est un mot comme {example}, pas {value}.</translation>
    </message>
    <message>
        <source>{rule} is on or off, not {value}.</source>
        <translation>{rule} vaut on ou off, pas {value}.</translation>
    </message>
    <message>
        <source>{rule} is one of {words}, not {value}.</source>
        <translation>{rule} est l’un de {words}, pas {value}.</translation>
    </message>
    <message>
        <source>{rule} is a whole number, not {value}.</source>
        <translation>{rule} est un nombre entier, pas {value}.</translation>
    </message>
    <message>
        <source>{rule} lies between {low} and {high}; {value} does not.</source>
        <translation>{rule} est compris entre {low} et {high}&#xa0;; {value} ne l’est pas.</translation>
    </message>
    <message>
        <source>Each number of {rule} lies between {low} and {high}; {value} does not.</source>
        <translation>Chaque nombre de {rule} est compris entre {low} et {high} ; {value} ne l’est pas.</translation>
    </message>
    <message>
        <source>{rule} is a row such as {example}, not {value}.</source>
        <translation>{rule} est une suite comme {example}, pas {value}.</translation>
    </message>
    <message>
        <source>{rule} is a row of words such as {example}; {value} is not one.</source>
        <translation>{rule} est une suite de mots comme {example}&#xa0;; {value} n’en est pas un.</translation>
    </message>
    <message>
        <source>{rule} is a row of whole numbers such as {example}.</source>
        <translation>{rule} est une suite de nombres entiers comme {example}.</translation>
    </message>
    <message>
        <source>There is no option {option}.</source>
        <translation>Il n’y a pas d’option {option}.</translation>
    </message>
    <message>
        <source>There is no option {option}. Near: {near}.</source>
        <translation>Il n’y a pas d’option {option}. Proches&#xa0;: {near}.</translation>
    </message>
    <message>
        <source>The rest is yours: whatever the others hold, nobody can beat your cards in this order: {cards}.</source>
        <translation>Le reste est à vous&#xa0;: quoi qu’aient les autres, personne ne peut battre vos cartes dans cet ordre&#xa0;: {cards}.</translation>
    </message>
    <message>
        <source>The rest is yours, however the hidden cards lie. Ways they can lie, all of them played through: {count}.</source>
        <translation>Le reste est à vous, où que soient les cartes cachées. Répartitions possibles, toutes jouées jusqu’au bout&#xa0;: {count}.</translation>
    </message>
    <message>
        <source>In this game the match is not claimed.</source>
        <translation>Dans ce jeu, la partie ne se réclame pas.</translation>
    </message>
    <message>
        <source>In this deal only the opponents of {player} may claim the match.</source>
        <translation>Dans cette donne, seul le camp opposé à {player} peut réclamer la partie.</translation>
    </message>
    <message>
        <source>In this deal only your opponents may claim the match.</source>
        <translation>Dans cette donne, seuls vos adversaires peuvent réclamer la partie.</translation>
    </message>
    <message>
        <source>The match is claimed by the winner of a trick, before leading to the next.</source>
        <translation>La partie se réclame après avoir gagné un pli, avant d’entamer le suivant.</translation>
    </message>
    <message>
        <source>With what it has taken in this deal your side has not reached {target}.</source>
        <translation>Avec ce qu’il a pris dans cette donne, votre camp n’a pas atteint {target}.</translation>
    </message>
    <message>
        <source>In this game nobody announces runs or fours of a kind.</source>
        <translation>Dans ce jeu, on n’annonce ni suites ni carrés.</translation>
    </message>
    <message>
        <source>Without trumps nothing is declared.</source>
        <translation>Sans atout, on n’annonce rien.</translation>
    </message>
    <message>
        <source>In this game the program announces declarations for everyone.</source>
        <translation>Dans ce jeu, le programme fait les annonces pour tous.</translation>
    </message>
    <message>
        <source>A declaration is announced before the first card is led.</source>
        <translation>Une annonce se fait avant l’entame.</translation>
    </message>
    <message>
        <source>A declaration is announced with your first card, which you have played.</source>
        <translation>Une annonce se fait avec la première carte, et vous l’avez jouée.</translation>
    </message>
    <message>
        <source>You do not hold {cards}.</source>
        <translation>Vous n’avez pas {cards}.</translation>
    </message>
    <message>
        <source>After the first trick only a run with a card uncovered since is announced.</source>
        <translation>Après le premier pli, seule une suite avec une carte découverte depuis s’annonce.</translation>
    </message>
    <message>
        <source>{cards} are no declaration here.</source>
        <translation>{cards}&#xa0;: ce n’est pas une annonce ici.</translation>
    </message>
    <message>
        <source>You have announced {cards} already.</source>
        <translation>Vous avez déjà annoncé {cards}.</translation>
    </message>
    <message>
        <source>You have announced {count} declarations, and nobody may announce more.</source>
        <translation>Nombre d’annonces déjà faites&#xa0;: {count}&#xa0;; personne ne peut en faire davantage.</translation>
    </message>
    <message>
        <source>No card counts twice, and you have announced {cards} already.</source>
        <translation>Aucune carte ne compte deux fois, et vous avez déjà annoncé {cards}.</translation>
    </message>
    <message>
        <source>You have announced from the same run, and a run is announced only once.</source>
        <translation>Vous avez déjà annoncé dans cette suite, et une suite ne s’annonce qu’une fois.</translation>
    </message>
    <message>
        <source>In this game no card can be played against the rules, nor challenged.</source>
        <translation>Dans ce jeu, aucune carte ne peut être jouée contre les règles, ni contestée.</translation>
    </message>
    <message>
        <source>No opponent has played a card in this deal yet: nothing can be challenged.</source>
        <translation>Aucun adversaire n’a encore joué dans cette donne&#xa0;: il n’y a rien à contester.</translation>
    </message>
    <message>
        <source>It is said with king and queen of trumps in hand, as one of them is played; you hold {cards}.</source>
        <translation>Cela se dit avec le roi et la dame d’atout en main, en jouant l’un des deux ; vous avez {cards}.</translation>
    </message>
    <message>
        <source>It is said as one of {cards} is played, and you may play none now.</source>
        <translation>Cela se dit en jouant l’une de ces cartes : {cards} ; vous ne pouvez en jouer aucune maintenant.</translation>
    </message>
    <message>
        <source>It is said with a card that leads, follows suit or ruffs, and {cards} would be thrown off.</source>
        <translation>Cela se dit avec une carte qui entame, fournit ou coupe ; ici, ce serait une défausse : {cards}.</translation>
    </message>
    <message>
        <source>It is said with a card that leads, ruffs or answers the partner&apos;s lead: {cards} would not.</source>
        <translation>Cela se dit avec une carte qui entame, coupe ou répond à l’entame du partenaire ; ce n’est pas le cas ici : {cards}.</translation>
    </message>
    <message>
        <source>You announced king and queen of trumps: play {cards}.</source>
        <translation>Vous avez annoncé le roi et la dame d’atout : jouez {cards}.</translation>
    </message>
    <message>
        <source>In this game nobody announces king and queen of trumps.</source>
        <translation>Dans ce jeu, le roi et la dame d’atout ne s’annoncent pas.</translation>
    </message>
    <message>
        <source>In this game the program announces king and queen of trumps for everyone.</source>
        <translation>Dans ce jeu, le programme annonce le roi et la dame d’atout pour tous.</translation>
    </message>
    <message>
        <source>Without trumps there is no king and queen of trumps.</source>
        <translation>Sans atout, il n’y a ni roi ni dame d’atout.</translation>
    </message>
    <message>
        <source>{cards} do not count as a pair beside your declaration that scores.</source>
        <translation>{cards} ne comptent pas ensemble à côté de votre annonce qui marque.</translation>
    </message>
</context>
<context>
    <name>honesty</name>
    <message>
        <source>A suit is missing</source>
        <translation>Une couleur manque</translation>
    </message>
    <message>
        <source>A suit of {count} cards or more</source>
        <translation>Une couleur de {count} cartes ou plus</translation>
    </message>
    <message>
        <source>No ace</source>
        <translation>Pas d’as</translation>
    </message>
    <message>
        <source>At least {count} aces</source>
        <translation>Au moins {count} as</translation>
    </message>
    <message>
        <source>At least {count} cards that would be the highest trump</source>
        <translation>Au moins {count} cartes qui seraient l’atout maître</translation>
    </message>
    <message>
        <source>Both highest trumps of one suit</source>
        <translation>Les deux plus forts atouts d’une couleur</translation>
    </message>
    <message>
        <source>King and queen of one suit</source>
        <translation>Roi et dame d’une même couleur</translation>
    </message>
    <message>
        <source>It sees what you would see in its place</source>
        <translation>Il voit ce que vous verriez à sa place</translation>
    </message>
    <message>
        <source>Whenever a computer player has to decide, it is sent one text: what its seat may know. In it are the rules, its own cards, the cards that lie open, and what was said and played. Nothing else reaches it: not the cards of the others, not the cards still to be dealt, and not who at the table is a person.</source>
        <translation>Chaque fois qu’un joueur de l’ordinateur doit décider, on lui envoie un texte&#xa0;: ce que sa place peut savoir. On y trouve les règles, ses propres cartes, les cartes découvertes, et ce qui a été dit et joué. Rien d’autre ne lui parvient&#xa0;: ni les cartes des autres, ni celles qui restent à donner, ni qui, à la table, est une personne.</translation>
    </message>
    <message>
        <source>Your partner and your opponents are the same player</source>
        <translation>Votre partenaire et vos adversaires sont le même joueur</translation>
    </message>
    <message>
        <source>All seats are played by the same program, and each decision is made for one seat alone: partners have no way to talk to each other. They differ only if you have given them other levels or temperaments.</source>
        <translation>Toutes les places sont jouées par le même programme, et chaque décision est prise pour une seule place&#xa0;: les partenaires n’ont aucun moyen de se parler. Ils ne diffèrent que si vous leur avez donné d’autres niveaux ou tempéraments.</translation>
    </message>
    <message>
        <source>A weaker level knows less and thinks less</source>
        <translation>Un niveau plus faible sait moins et réfléchit moins</translation>
    </message>
    <message>
        <source>Levels differ by what they know of the game, by what they remember, and by how many possible deals they think through. No level plays a bad card on purpose, and none knows more of the cards than another.</source>
        <translation>Les niveaux diffèrent par ce qu’ils savent du jeu, par ce qu’ils retiennent et par le nombre de donnes possibles qu’ils calculent. Aucun niveau ne joue exprès une mauvaise carte, et aucun n’en sait plus qu’un autre sur les cartes.</translation>
    </message>
    <message>
        <source>It imagines the hidden cards, as you do</source>
        <translation>Il imagine les cartes cachées, comme vous</translation>
    </message>
    <message>
        <source>To weigh a card, the stronger levels draw deals that agree with everything they have seen, and play them out. So they guess well and still guess: they run into bad breaks and finesses that fail, like anyone.</source>
        <translation>Pour peser une carte, les niveaux plus forts tirent des donnes conformes à tout ce qu’ils ont vu, et les jouent jusqu’au bout. Ils devinent donc bien, mais ils devinent&#xa0;: ils tombent sur de mauvaises répartitions et des impasses ratées, comme tout le monde.</translation>
    </message>
    <message>
        <source>Every decision can be made again</source>
        <translation>Toute décision peut être recalculée</translation>
    </message>
    <message>
        <source>The chances of a decision are drawn from the text it was sent, and from nothing else. With the same text, the same level and the same amount of thinking, which the record keeps, the decision is the same. On the next page you can let any decision of a deal that is over be made again.</source>
        <translation>Les hasards d’une décision sont tirés du texte reçu, et de rien d’autre. Avec le même texte, le même niveau et la même quantité de réflexion, que garde l’enregistrement, la décision est la même. À la page suivante, vous pouvez faire recalculer n’importe quelle décision d’une donne finie.</translation>
    </message>
    <message>
        <source>The deal is fixed before anyone acts</source>
        <translation>La donne est fixée avant que quiconque agisse</translation>
    </message>
    <message>
        <source>All cards of a deal are in their order before the first one is dealt, those too that come after the auction. Nothing that anyone does changes them. The seal of the deal lets you prove it.</source>
        <translation>Toutes les cartes d’une donne sont en ordre avant que la première soit donnée, même celles qui viennent après les enchères. Rien de ce que fait un joueur ne les change. Le sceau de la donne vous permet de le prouver.</translation>
    </message>
    <message>
        <source>Which seat it sits in.</source>
        <translation>Quelle est sa place.</translation>
    </message>
    <message>
        <source>The rules of the game, all of them.</source>
        <translation>Les règles du jeu, toutes.</translation>
    </message>
    <message>
        <source>Which deal of the match this is.</source>
        <translation>Le numéro de cette donne dans la partie.</translation>
    </message>
    <message>
        <source>Who deals.</source>
        <translation>Qui donne.</translation>
    </message>
    <message>
        <source>How far the deal has come: auction, declarations, play.</source>
        <translation>Où en est la donne&#xa0;: enchères, annonces, jeu.</translation>
    </message>
    <message>
        <source>Whose turn it is.</source>
        <translation>À qui est le tour.</translation>
    </message>
    <message>
        <source>Where the cards lie: its own cards and the open ones by name, all others only by how many they are.</source>
        <translation>Où sont les cartes&#xa0;: les siennes et les cartes découvertes par leur nom, toutes les autres seulement par leur nombre.</translation>
    </message>
    <message>
        <source>The card that was turned up, which everyone saw.</source>
        <translation>La carte retournée, que tous ont vue.</translation>
    </message>
    <message>
        <source>What was called, and by whom.</source>
        <translation>Ce qui a été demandé, et par qui.</translation>
    </message>
    <message>
        <source>Who has doubled and redoubled.</source>
        <translation>Qui a contré et surcontré.</translation>
    </message>
    <message>
        <source>The contract, once there is one.</source>
        <translation>Le contrat, une fois qu’il y en a un.</translation>
    </message>
    <message>
        <source>The tricks that were played, card by card, and who won them.</source>
        <translation>Les plis joués, carte par carte, et qui les a faits.</translation>
    </message>
    <message>
        <source>The trick on the table.</source>
        <translation>Le pli sur la table.</translation>
    </message>
    <message>
        <source>The declarations that were announced, as far as the announcement tells them.</source>
        <translation>Les annonces faites, dans la mesure où elles se dévoilent.</translation>
    </message>
    <message>
        <source>The declarations that were shown to everyone.</source>
        <translation>Les annonces montrées à tout le monde.</translation>
    </message>
    <message>
        <source>The declarations it has made itself.</source>
        <translation>Les annonces qu’il a faites lui-même.</translation>
    </message>
    <message>
        <source>Who has announced king and queen of trumps, and on which card.</source>
        <translation>Qui a annoncé le roi et la dame d’atout, et avec quelle carte.</translation>
    </message>
    <message>
        <source>The score of the match before this deal.</source>
        <translation>La marque de la partie avant cette donne.</translation>
    </message>
    <message>
        <source>Points of earlier deals that are held over.</source>
        <translation>Les points de donnes précédentes en suspens.</translation>
    </message>
    <message>
        <source>How the earlier deals ended, as it stands on the score sheet.</source>
        <translation>Comment ont fini les donnes précédentes, d’après la feuille de marque.</translation>
    </message>
    <message>
        <source>Which side has won the match, once it is over.</source>
        <translation>Quel camp a gagné la partie, une fois finie.</translation>
    </message>
    <message>
        <source>What it could do now.</source>
        <translation>Ce qu’il pourrait faire maintenant.</translation>
    </message>
    <message>
        <source>Which of that the rules allow.</source>
        <translation>Ce que les règles en permettent.</translation>
    </message>
    <message>
        <source>The last card of the stock, in games that show it to everyone.</source>
        <translation>La dernière carte du talon, dans les jeux qui la montrent à tous.</translation>
    </message>
    <message>
        <source>The stacks before the players, as far as they lie open.</source>
        <translation>Les piles devant les joueurs, pour autant qu’elles soient découvertes.</translation>
    </message>
    <message>
        <source>Who has exchanged a low trump for the turned card.</source>
        <translation>Qui a échangé un petit atout contre la retourne.</translation>
    </message>
    <message>
        <source>In this game the cards are shuffled before every deal.</source>
        <translation>Dans ce jeu, les cartes sont mélangées avant chaque donne.</translation>
    </message>
    <message>
        <source>In this game the cards are shuffled before the first deal of a match only; after it they are gathered and cut.</source>
        <translation>Dans ce jeu, les cartes ne sont mélangées qu’avant la première donne d’une partie&#xa0;; ensuite, elles sont ramassées et coupées.</translation>
    </message>
    <message>
        <source>In this game the cards are shuffled before the first deal of a match and after a deal that was passed out; otherwise they are gathered and cut.</source>
        <translation>Dans ce jeu, les cartes sont mélangées avant la première donne d’une partie et après une passe générale&#xa0;; sinon, elles sont ramassées et coupées.</translation>
    </message>
    <message>
        <source>In this game the dealer chooses: about half of the deals are shuffled, the others are gathered and cut.</source>
        <translation>Dans ce jeu, le donneur choisit&#xa0;: environ la moitié des donnes sont mélangées, les autres sont ramassées et coupées.</translation>
    </message>
    <message>
        <source>Shuffled: every order of the pack is equally likely, whatever was played before.</source>
        <translation>Mélangées&#xa0;: tous les ordres des cartes sont aussi probables, quoi qu’on ait joué auparavant.</translation>
    </message>
    <message>
        <source>Gathered and cut, as at a real table: the tricks are laid together and cut once, so cards that were played together stay together, and hands are more uneven.</source>
        <translation>Ramassées et coupées, comme à une vraie table&#xa0;: les plis sont réunis et coupés une fois&#xa0;; les cartes jouées ensemble restent donc ensemble, et les mains sont plus inégales.</translation>
    </message>
</context>
<context>
    <name>ideas</name>
    <message>
        <source>{cards} is your one sure winner: kept, it takes the last trick and its {points}.</source>
        <translation>{cards} est votre seule carte sûrement maîtresse&#xa0;: gardée, elle fera le dernier pli et ses {points} points.</translation>
    </message>
    <message>
        <source>Nothing higher than {cards} is out in its suit: it may win the last trick.</source>
        <translation>Il ne reste rien de plus fort que {cards} dans la couleur : cette carte peut faire le dernier pli.</translation>
    </message>
    <message>
        <source>Points count against you here: leave the trick to others.</source>
        <translation>Ici, les points comptent contre vous&#xa0;: laissez le pli aux autres.</translation>
    </message>
    <message>
        <source>The last trick</source>
        <translation>Le dernier pli</translation>
    </message>
    <message>
        <source>All the tricks</source>
        <translation>Tous les plis</translation>
    </message>
    <message>
        <source>Not losing every trick</source>
        <translation>Ne pas perdre tous les plis</translation>
    </message>
    <message>
        <source>Every trick so far was won by you or your partner: this one can be won for certain too.</source>
        <translation>Vous ou votre partenaire avez fait tous les plis jusqu’ici : celui-ci peut aussi se gagner à coup sûr.</translation>
    </message>
    <message>
        <source>You have won every trick so far: this one you can win for certain too.</source>
        <translation>Vous avez fait tous les plis jusqu’ici : celui-ci, vous pouvez aussi le faire à coup sûr.</translation>
    </message>
    <message>
        <source>The opponents have won every trick so far: this one can be won from them for certain.</source>
        <translation>Les adversaires ont fait tous les plis jusqu’ici : celui-ci peut leur être pris à coup sûr.</translation>
    </message>
    <message>
        <source>{cards} make a {belote}: keep both, and play another card while you can.</source>
        <translation>{cards} font une {belote} : gardez les deux, et jouez une autre carte tant que vous le pouvez.</translation>
    </message>
    <message>
        <source>With {cards} you have {belote}, and the trick is certain: play it.</source>
        <translation>Avec {cards}, vous avez la {belote}, et le pli est sûr : jouez-la.</translation>
    </message>
    <message>
        <source>Cards meet in this trick, and it is yours for certain: {points} of roem.</source>
        <translation>Des cartes se rencontrent dans ce pli, et il est à vous à coup sûr : {points} de roem.</translation>
    </message>
    <message>
        <source>The opponents are winning: let no cards meet that score for them.</source>
        <translation>Les adversaires sont maîtres : ne laissez pas se rencontrer des cartes qui marquent pour eux.</translation>
    </message>
    <message>
        <source>Trumps played: {played}, in your hand: {held}. No other is left: your highest cards cannot be ruffed.</source>
        <translation>Atouts joués : {played}, dans votre main : {held}. Il n’en reste pas d’autre : vos maîtresses ne peuvent pas être coupées.</translation>
    </message>
    <message>
        <source>Trumps played: {played}, in your hand: {held}, unseen: {unseen}. Led from the top, yours draw them all.</source>
        <translation>Atouts joués : {played}, dans votre main : {held}, pas encore vus : {unseen}. Joués du plus haut au plus bas, les vôtres les font tous tomber.</translation>
    </message>
    <message>
        <source>King and queen now</source>
        <translation>Roi et dame maintenant</translation>
    </message>
    <message>
        <source>Keeping king and queen</source>
        <translation>Garder roi et dame</translation>
    </message>
    <message>
        <source>Roem</source>
        <translation>Roem</translation>
    </message>
    <message>
        <source>No roem for them</source>
        <translation>Pas de roem pour eux</translation>
    </message>
    <message>
        <source>Keeping clear of points</source>
        <translation>Éviter les points</translation>
    </message>
    <message>
        <source>Counting trumps</source>
        <translation>Compter les atouts</translation>
    </message>
    <message>
        <source>You would have {number} trumps: {cards}.</source>
        <translation>Nombre d’atouts que vous auriez&#xa0;: {number} ({cards}).</translation>
    </message>
    <message>
        <source>Without trumps your {cards} are the highest of their suits.</source>
        <translation>À sans-atout, vos cartes {cards} sont les plus fortes de leurs couleurs.</translation>
    </message>
    <message>
        <source>In all trump your {cards} are the highest of their suits.</source>
        <translation>À tout-atout, vos cartes {cards} sont les plus fortes de leurs couleurs.</translation>
    </message>
    <message>
        <source>Your partner called {suit}, and you hold {cards} for it.</source>
        <translation>Votre partenaire a demandé {suit}, et vous y avez {cards}.</translation>
    </message>
    <message>
        <source>In {suit} you would hold none of {cards}, the best trumps.</source>
        <translation>À {suit}, vous n’auriez aucun des meilleurs atouts, {cards}.</translation>
    </message>
    <message>
        <source>You would hold the best trumps of no suit that you could name.</source>
        <translation>Quelle que soit la couleur nommée, vous n’auriez pas les meilleurs atouts.</translation>
    </message>
    <message>
        <source>With {suit} as trumps you would hold {cards}, the two highest trumps.</source>
        <translation>À l’atout {suit}, vous auriez {cards}, les deux plus forts atouts.</translation>
    </message>
    <message>
        <source>With {suit} as trumps you would hold {cards}, one of the two highest trumps.</source>
        <translation>À l’atout {suit}, vous auriez {cards}, l’un des deux plus forts atouts.</translation>
    </message>
    <message>
        <source>Beside trumps {cards} may win a trick.</source>
        <translation>À côté des atouts, {cards} peut faire un pli.</translation>
    </message>
    <message>
        <source>Beside trumps {cards} may win a trick each.</source>
        <translation>À côté des atouts, {cards} peuvent faire un pli chacun.</translation>
    </message>
    <message>
        <source>{cards} would be a {belote} with {suit} as trumps.</source>
        <translation>{cards} feraient une {belote} à l’atout {suit}.</translation>
    </message>
    <message>
        <source>Trumps that you would have: {number} at most. Too few to draw the others.</source>
        <translation>Atouts que vous auriez : {number} au plus. C’est trop peu pour faire tomber les autres.</translation>
    </message>
    <message>
        <source>You hold no ace: beside trumps you have no sure card.</source>
        <translation>Vous n’avez pas d’as&#xa0;: hors atout, aucune carte sûre.</translation>
    </message>
    <message>
        <source>Your partner&apos;s call stands: leave it there.</source>
        <translation>L’enchère de votre partenaire tient&#xa0;: restez-en là.</translation>
    </message>
    <message>
        <source>Against {name} you hold {cards}, the highest of their suits.</source>
        <translation>Contre {name}, vous avez {cards}, les plus fortes cartes de leurs couleurs.</translation>
    </message>
    <message>
        <source>{name} plays with {suit} as trumps, and you hold {cards}.</source>
        <translation>{name} joue à l’atout {suit}, et vous avez {cards}.</translation>
    </message>
    <message>
        <source>You hold too few of the cards {cards}: nothing says that they will fail.</source>
        <translation>Vous avez trop peu des cartes {cards} : rien ne dit qu’ils chuteront.</translation>
    </message>
    <message>
        <source>Of their trumps {cards} you hold none: nothing says that they will fail.</source>
        <translation>Vous n’avez aucun de leurs atouts {cards} : rien ne dit qu’ils chuteront.</translation>
    </message>
    <message>
        <source>The best trumps</source>
        <translation>Les meilleurs atouts</translation>
    </message>
    <message>
        <source>Supporting the partner</source>
        <translation>Soutenir le partenaire</translation>
    </message>
    <message>
        <source>The masters of all trump</source>
        <translation>Les maîtresses à tout-atout</translation>
    </message>
    <message>
        <source>Many trumps</source>
        <translation>Beaucoup d’atouts</translation>
    </message>
    <message>
        <source>Aces</source>
        <translation>Des as</translation>
    </message>
    <message>
        <source>King and queen in hand</source>
        <translation>Roi et dame en main</translation>
    </message>
    <message>
        <source>Strong against them</source>
        <translation>Fort contre eux</translation>
    </message>
    <message>
        <source>The partner has called</source>
        <translation>Le partenaire a parlé</translation>
    </message>
    <message>
        <source>Weak trumps</source>
        <translation>Atouts faibles</translation>
    </message>
    <message>
        <source>Few trumps</source>
        <translation>Peu d’atouts</translation>
    </message>
    <message>
        <source>No ace</source>
        <translation>Pas d’as</translation>
    </message>
    <message>
        <source>Nothing against them</source>
        <translation>Rien contre eux</translation>
    </message>
    <message>
        <source>Your partner wins this trick for certain with {best}: give it points.</source>
        <translation>Votre partenaire fait ce pli à coup sûr avec {best} : chargez le pli.</translation>
    </message>
    <message>
        <source>Your partner&apos;s {best} can only be beaten by a ruff: give it points.</source>
        <translation>Seule une coupe peut battre la carte de votre partenaire, {best} : chargez le pli.</translation>
    </message>
    <message>
        <source>Your partner is winning with {best}: do not beat it.</source>
        <translation>Votre partenaire est maître avec {best}&#xa0;: ne montez pas dessus.</translation>
    </message>
    <message>
        <source>Your partner is winning with {best}: spend no trump on it.</source>
        <translation>Votre partenaire est maître avec {best}&#xa0;: n’y gaspillez pas d’atout.</translation>
    </message>
    <message>
        <source>You can win this trick for certain: nobody after you can beat you.</source>
        <translation>Vous pouvez faire ce pli à coup sûr&#xa0;: personne après vous ne peut vous battre.</translation>
    </message>
    <message>
        <source>{points} points lie on the table, and you can win them for certain.</source>
        <translation>Il y a {points} points sur la table, et vous pouvez les prendre à coup sûr.</translation>
    </message>
    <message>
        <source>You win this trick with any of {cards}: win it with points.</source>
        <translation>Vous faites ce pli avec n’importe laquelle de ces cartes&#xa0;: {cards}. Faites-le avec des points.</translation>
    </message>
    <message>
        <source>Your lowest winner is enough here, nobody can beat it: keep {cards}.</source>
        <translation>Votre plus petite carte gagnante suffit ici, personne ne peut la battre : gardez {cards}.</translation>
    </message>
    <message>
        <source>Win high enough: a lower card may be beaten by {cards}.</source>
        <translation>Gagnez d’assez haut&#xa0;: une carte plus petite peut être battue par {cards}.</translation>
    </message>
    <message>
        <source>Ruff with a low trump and keep {cards} for later.</source>
        <translation>Coupez d’un petit atout et gardez {cards} pour plus tard.</translation>
    </message>
    <message>
        <source>Ruff high: only {cards} could still beat it.</source>
        <translation>Coupez haut : il n’y a plus que {cards} pour vous battre.</translation>
    </message>
    <message>
        <source>Nothing higher than {cards} is out in the suit: keep it, it can win later.</source>
        <translation>Il ne reste rien de plus fort que {cards} dans la couleur : gardez cette carte, elle peut gagner plus tard.</translation>
    </message>
    <message>
        <source>Only {above} beats {card} in its suit: keep that card, it may be good soon.</source>
        <translation>Il n’y a que {above} pour battre {card} dans la couleur : gardez cette carte, elle sera peut-être bientôt maîtresse.</translation>
    </message>
    <message>
        <source>Keep {guard} beside {ten}: without it the ace could catch the ten.</source>
        <translation>Gardez {guard} à côté de {ten}&#xa0;: sinon l’as pourrait prendre le dix.</translation>
    </message>
    <message>
        <source>Throw away your only card in {suit}: you can ruff that suit afterwards.</source>
        <translation>Défaussez votre seule carte à {suit}&#xa0;: vous pourrez ensuite couper cette couleur.</translation>
    </message>
    <message>
        <source>Of trumps that do not win, part with the lowest and keep {cards}.</source>
        <translation>Parmi les atouts qui ne gagnent pas, séparez-vous du plus petit et gardez {cards}.</translation>
    </message>
    <message>
        <source>{card} beats {best} already, and may itself be beaten: keep {cards} for later.</source>
        <translation>{card} bat déjà {best}, sans être à l’abri : gardez {cards} pour plus tard.</translation>
    </message>
    <message>
        <source>The opponents are winning with {best}: give them as few points as you can.</source>
        <translation>Les adversaires sont maîtres avec {best} : donnez-leur le moins de points possible.</translation>
    </message>
    <message>
        <source>Nothing higher is out in the suits of these: {cards}. Keep them, they can win later.</source>
        <translation>Il ne reste rien de plus fort dans les couleurs de ces cartes : {cards}. Gardez-les, elles peuvent gagner plus tard.</translation>
    </message>
    <message>
        <source>This trick is yours for certain: bring home a ten that could be caught.</source>
        <translation>Ce pli est à vous à coup sûr : mettez à l’abri un dix qui pourrait être pris.</translation>
    </message>
    <message>
        <source>You cannot follow suit: a card that counts nothing, from a suit in which you have nothing else, gives away neither points nor where you are strong.</source>
        <translation>Vous ne pouvez pas fournir : une carte sans valeur, d’une couleur où vous n’avez rien d’autre, ne donne pas de points et ne dit pas où vous êtes fort.</translation>
    </message>
    <message>
        <source>Saving the ten</source>
        <translation>Sauver le dix</translation>
    </message>
    <message>
        <source>Points to the partner</source>
        <translation>Des points au partenaire</translation>
    </message>
    <message>
        <source>Points on the partner&apos;s master</source>
        <translation>Charger la maîtresse du partenaire</translation>
    </message>
    <message>
        <source>Sparing a trump</source>
        <translation>Épargner un atout</translation>
    </message>
    <message>
        <source>The partner has it</source>
        <translation>Le partenaire est maître</translation>
    </message>
    <message>
        <source>A certain trick</source>
        <translation>Un pli sûr</translation>
    </message>
    <message>
        <source>High enough</source>
        <translation>Assez haut</translation>
    </message>
    <message>
        <source>Winning with points</source>
        <translation>Gagner avec des points</translation>
    </message>
    <message>
        <source>Winning cheaply</source>
        <translation>Gagner à peu de frais</translation>
    </message>
    <message>
        <source>Beating it low</source>
        <translation>Battre au plus juste</translation>
    </message>
    <message>
        <source>Ruffing low</source>
        <translation>Couper petit</translation>
    </message>
    <message>
        <source>Ruffing high</source>
        <translation>Couper haut</translation>
    </message>
    <message>
        <source>Keeping high trumps</source>
        <translation>Garder les gros atouts</translation>
    </message>
    <message>
        <source>Keeping the master</source>
        <translation>Garder la maîtresse</translation>
    </message>
    <message>
        <source>A card with a future</source>
        <translation>Une carte d’avenir</translation>
    </message>
    <message>
        <source>Guarding the ten</source>
        <translation>Garder le dix</translation>
    </message>
    <message>
        <source>A suit to ruff</source>
        <translation>Une couleur à couper</translation>
    </message>
    <message>
        <source>Giving little</source>
        <translation>Donner peu</translation>
    </message>
    <message>
        <source>Telling nothing</source>
        <translation>Ne rien dévoiler</translation>
    </message>
    <message>
        <source>The opponents have no trump left: keep yours, they win tricks later.</source>
        <translation>Les adversaires n’ont plus d’atout&#xa0;: gardez les vôtres, ils feront des plis plus tard.</translation>
    </message>
    <message>
        <source>In {suit} nothing higher is out and no opponent can ruff: that trick is certain.</source>
        <translation>À {suit}, rien de plus fort ne reste et aucun adversaire ne peut couper&#xa0;: ce pli est sûr.</translation>
    </message>
    <message>
        <source>In {suit} you hold the highest card left: lead it before an opponent runs out of the suit.</source>
        <translation>À {suit}, vous avez la plus forte carte qui reste&#xa0;: jouez-la avant qu’un adversaire n’ait plus de la couleur.</translation>
    </message>
    <message>
        <source>You hold the highest trump left: led now, it wins for certain.</source>
        <translation>Vous avez le plus fort atout qui reste&#xa0;: joué maintenant, il gagne à coup sûr.</translation>
    </message>
    <message>
        <source>Your partner led {suit} first: lead it back.</source>
        <translation>Votre partenaire a ouvert {suit}&#xa0;: rejouez-en.</translation>
    </message>
    <message>
        <source>In {suit} only {cards} is above yours: drive it out, and the highest card of the suit is yours.</source>
        <translation>À {suit}, il n’y a que {cards} au-dessus de la vôtre : faites tomber cette carte, et la plus forte de la couleur sera à vous.</translation>
    </message>
    <message>
        <source>You have one card in {suit}: once it is gone you can ruff that suit.</source>
        <translation>Vous n’avez qu’une carte à {suit} : une fois que vous l’aurez jouée, vous pourrez couper cette couleur.</translation>
    </message>
    <message>
        <source>No side suit of yours is shorter than {suit}: the sooner it is gone, the sooner you can ruff.</source>
        <translation>Aucune de vos couleurs hors atout n’est plus courte que {suit}&#xa0;: plus tôt elle sera vide, plus tôt vous pourrez couper.</translation>
    </message>
    <message>
        <source>{name} has no {suit} left: led, it may cost that player a trump.</source>
        <translation>{name} n’a plus de {suit}&#xa0;: en jouer peut lui coûter un atout.</translation>
    </message>
    <message>
        <source>Your partner has no {suit} left and may ruff it.</source>
        <translation>Votre partenaire n’a plus de {suit} et peut couper.</translation>
    </message>
    <message>
        <source>The contract is yours, and the opponents may still hold {cards}: draw the trumps before they ruff.</source>
        <translation>Le contrat est à vous, et les adversaires peuvent encore avoir {cards} : faites tomber les atouts avant qu’ils ne coupent.</translation>
    </message>
    <message>
        <source>The contract is not yours: keep {cards} to ruff with, lead another suit.</source>
        <translation>Le contrat n’est pas à vous : gardez {cards} pour couper, jouez une autre couleur.</translation>
    </message>
    <message>
        <source>A higher card is still out against {cards}: do not open that suit, let others lead it.</source>
        <translation>Une carte plus forte que {cards} est encore dehors : n’ouvrez pas cette couleur, laissez les autres la jouer.</translation>
    </message>
    <message>
        <source>Higher cards are still out against {cards}: do not open those suits, let others lead them.</source>
        <translation>Des cartes plus fortes que {cards} sont encore dehors : n’ouvrez pas ces couleurs, laissez les autres les jouer.</translation>
    </message>
    <message>
        <source>In {suit} a card above all of yours is out: lead low there, it costs few points.</source>
        <translation>À {suit}, une carte au-dessus de toutes les vôtres reste dehors&#xa0;: jouez-y petit, cela coûte peu de points.</translation>
    </message>
    <message>
        <source>Drawing trumps</source>
        <translation>Faire tomber les atouts</translation>
    </message>
    <message>
        <source>Trumps are drawn</source>
        <translation>Les atouts sont tombés</translation>
    </message>
    <message>
        <source>Leaving trumps alone</source>
        <translation>Ne pas toucher aux atouts</translation>
    </message>
    <message>
        <source>Cashing a master in time</source>
        <translation>Encaisser une maîtresse à temps</translation>
    </message>
    <message>
        <source>The highest trump</source>
        <translation>L’atout maître</translation>
    </message>
    <message>
        <source>Leading the partner&apos;s suit</source>
        <translation>Rejouer la couleur du partenaire</translation>
    </message>
    <message>
        <source>Letting the partner ruff</source>
        <translation>Faire couper le partenaire</translation>
    </message>
    <message>
        <source>Forcing the declarer</source>
        <translation>Faire couper le preneur</translation>
    </message>
    <message>
        <source>Establishing a suit</source>
        <translation>Affranchir une couleur</translation>
    </message>
    <message>
        <source>The shortest suit</source>
        <translation>La couleur la plus courte</translation>
    </message>
    <message>
        <source>Not opening a ten&apos;s suit</source>
        <translation>Ne pas ouvrir la couleur d’un dix</translation>
    </message>
    <message>
        <source>Leading low</source>
        <translation>Jouer petit</translation>
    </message>
    <message>
        <source>If those after you play their highest cards, this trick is yours in {share} of 100 possible deals; with your worst card for it in {least} (deals counted: {deals}).</source>
        <translation>Si ceux qui suivent jouent leurs plus fortes cartes, ce pli est à vous {share} fois sur 100 ; avec votre plus mauvaise carte pour cela, {least} fois (donnes comptées : {deals}).</translation>
    </message>
    <message>
        <source>It wins the deal in {share} of 100 possible deals, the next best in {other} (deals counted: {deals}).</source>
        <translation>La donne est gagnée ainsi {share} fois sur 100, avec le choix suivant {other} fois (donnes comptées : {deals}).</translation>
    </message>
    <message>
        <source>If those after you play their highest cards, some of your cards win this trick more often than others.</source>
        <translation>Si les joueurs après vous fournissent leurs cartes les plus hautes, certaines de vos cartes gagnent ce pli plus souvent que d’autres.</translation>
    </message>
    <message>
        <source>It wins the deal more often than the next best.</source>
        <translation>La donne est gagnée plus souvent qu’avec le meilleur choix suivant.</translation>
    </message>
    <message>
        <source>The chance of the trick</source>
        <translation>Les chances du pli</translation>
    </message>
    <message>
        <source>The deal itself</source>
        <translation>La donne elle-même</translation>
    </message>
    <message>
        <source>What you play here makes no difference that could be told (deals counted: {deals}): choose freely.</source>
        <translation>Ce que vous jouez ici ne fait pas de différence mesurable (donnes comptées : {deals}) : choisissez librement.</translation>
    </message>
    <message>
        <source>The best calls are too close to tell apart for sure (deals counted: {deals}).</source>
        <translation>Les meilleures enchères sont trop proches pour être départagées à coup sûr (donnes comptées : {deals}).</translation>
    </message>
    <message>
        <source>As far as few possible deals can tell, what you play here makes no difference: choose freely.</source>
        <translation>Pour autant que peu de donnes possibles permettent d’en juger, la carte que vous jouez ici ne change rien&#xa0;: choisissez librement.</translation>
    </message>
    <message>
        <source>As far as few possible deals can tell, the best calls are too close to tell apart.</source>
        <translation>Pour autant que peu de donnes possibles permettent d’en juger, les meilleures annonces sont trop proches pour être départagées.</translation>
    </message>
</context>
<context>
    <name>keys</name>
    <message>
        <source>Walk along the hand.</source>
        <translation>Parcourir votre main.</translation>
    </message>
    <message>
        <source>Move the card in your hand; dragging it does the same.</source>
        <translation>Déplacer la carte dans votre main&#xa0;; la faire glisser revient au même.</translation>
    </message>
    <message>
        <source>Put your hand in order again.</source>
        <translation>Remettre votre main en ordre.</translation>
    </message>
    <message>
        <source>Go to the first, second … card.</source>
        <translation>Aller à la première, à la deuxième… carte.</translation>
    </message>
    <message>
        <source>Take the turned card.</source>
        <translation>Prendre la retourne.</translation>
    </message>
    <message>
        <source>Pass.</source>
        <translation>Passer.</translation>
    </message>
    <message>
        <source>Tell why the rest may not be said, or put it away.</source>
        <translation>Dire pourquoi le reste n’est pas permis, ou le masquer.</translation>
    </message>
    <message>
        <source>Mark everything that may be played or said now.</source>
        <translation>Marquer tout ce qui peut être joué ou dit maintenant.</translation>
    </message>
    <message>
        <source>Go to spades; in the auction name them.</source>
        <translation>Aller aux piques ; pendant les enchères, les nommer.</translation>
    </message>
    <message>
        <source>Go to hearts; in the auction name them.</source>
        <translation>Aller aux cœurs ; pendant les enchères, les nommer.</translation>
    </message>
    <message>
        <source>Go to diamonds; in the auction name them.</source>
        <translation>Aller aux carreaux ; pendant les enchères, les nommer.</translation>
    </message>
    <message>
        <source>Go to clubs; in the auction name them.</source>
        <translation>Aller aux trèfles ; pendant les enchères, les nommer.</translation>
    </message>
    <message>
        <source>Ask for a hint; again for more: the question, the idea, the card or call, the numbers.</source>
        <translation>Demander un conseil&#xa0;; encore une fois pour en savoir plus&#xa0;: la question, l’idée, la carte ou l’annonce, les nombres.</translation>
    </message>
    <message>
        <source>Claim the tricks that are left, when all are certainly yours.</source>
        <translation>Prendre les plis restants, quand tous sont sûrement à vous.</translation>
    </message>
    <message>
        <source>Show the last trick, or put it away.</source>
        <translation>Montrer le dernier pli, ou le cacher.</translation>
    </message>
    <message>
        <source>Say what lies on the table, the contract and the score, for a screen reader.</source>
        <translation>Dire ce qui est sur la table, le contrat et le score, pour un lecteur d’écran.</translation>
    </message>
    <message>
        <source>Take back your last card or call.</source>
        <translation>Annuler votre dernière carte ou annonce.</translation>
    </message>
    <message>
        <source>Say no trump.</source>
        <translation>Dire sans atout.</translation>
    </message>
    <message>
        <source>Say all trump.</source>
        <translation>Dire tout atout.</translation>
    </message>
    <message>
        <source>Double, or raise what is doubled.</source>
        <translation>Contrer, ou monter encore.</translation>
    </message>
    <message>
        <source>Baloot: say hokum.</source>
        <translation>Baloot : dire hokum.</translation>
    </message>
    <message>
        <source>Baloot: say sun.</source>
        <translation>Baloot : dire sun.</translation>
    </message>
    <message>
        <source>Baloot: say ashkal.</source>
        <translation>Baloot : dire ashkal.</translation>
    </message>
    <message>
        <source>Baloot: raise closed.</source>
        <translation>Baloot : monter fermé.</translation>
    </message>
    <message>
        <source>Klaberjass: offer to schmeiss.</source>
        <translation>Klaberjass : proposer le schmeiss.</translation>
    </message>
    <message>
        <source>Klaberjass: accept.</source>
        <translation>Klaberjass : accepter.</translation>
    </message>
    <message>
        <source>Klaberjass: refuse.</source>
        <translation>Klaberjass : refuser.</translation>
    </message>
    <message>
        <source>Throw your hand in.</source>
        <translation>Jeter votre main.</translation>
    </message>
    <message>
        <source>Exchange your low trump for the turned card.</source>
        <translation>Échanger votre petit atout contre la retourne.</translation>
    </message>
    <message>
        <source>Lay the chosen cards away.</source>
        <translation>Écarter les cartes choisies.</translation>
    </message>
    <message>
        <source>Play the card or press the button that has the focus; in the auction, say the chosen call.</source>
        <translation>Jouer la carte choisie ou appuyer sur le bouton choisi&#xa0;; aux enchères, annoncer ce qui est choisi.</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Entrée</translation>
    </message>
    <message>
        <source>Finish what is moving.</source>
        <translation>Terminer les mouvements en cours.</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Espace</translation>
    </message>
    <message>
        <source>Close an explanation.</source>
        <translation>Fermer une explication.</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Échap</translation>
    </message>
</context>
<context>
    <name>lessons</name>
    <message>
        <source>The rules allow this call here.</source>
        <translation>Ici, les règles permettent de le dire.</translation>
    </message>
    <message>
        <source>Which of these may you say now?</source>
        <translation>Que pouvez-vous dire maintenant&#xa0;?</translation>
    </message>
    <message>
        <source>Nobody has spoken yet, and it is your turn.</source>
        <translation>Personne n’a encore parlé, et c’est à vous de parler.</translation>
    </message>
    <message>
        <source>It is your turn after these calls.</source>
        <translation>Voilà ce qui a été dit. C’est à vous.</translation>
    </message>
    <message>
        <source>Your cards</source>
        <translation>Vos cartes</translation>
    </message>
    <message>
        <source>The turned card</source>
        <translation>La retourne</translation>
    </message>
    <message>
        <source>Scores {points}</source>
        <translation>Marque {points}</translation>
    </message>
    <message>
        <source>Which of these is a run?</source>
        <translation>Laquelle est une suite&#xa0;?</translation>
    </message>
    <message>
        <source>What does this declaration score?</source>
        <translation>Combien vaut cette annonce&#xa0;?</translation>
    </message>
    <message>
        <source>You announce one of these, an opponent the other. Which is better?</source>
        <translation>Vous annoncez l’une, un adversaire annonce l’autre. Laquelle est la meilleure&#xa0;?</translation>
    </message>
    <message>
        <source>{suit} is trumps.</source>
        <translation>L’atout est {suit}.</translation>
    </message>
    <message>
        <source>{cards} would be beaten. {reason}</source>
        <translation>{cards} : cette annonce serait battue. {reason}</translation>
    </message>
    <message>
        <source>{cards} are high as trumps, but in runs the cards always rank ace, king, queen, jack, ten, nine and so on down.</source>
        <translation>À l’atout, {cards} sont des cartes fortes, mais dans les suites l’ordre est toujours as, roi, dame, valet, dix, neuf et ainsi de suite.</translation>
    </message>
    <message>
        <source>{cards} are in sequence, but a run has one suit, and {card} is of another.</source>
        <translation>{cards} se suivent, mais une suite est d’une seule couleur, et {card} est d’une autre.</translation>
    </message>
    <message>
        <source>{cards} follow each other in one suit.</source>
        <translation>{cards} se suivent dans une même couleur.</translation>
    </message>
    <message>
        <source>{cards} score {right}.</source>
        <translation>{cards} valent {right}.</translation>
    </message>
    <message>
        <source>{wrong} is what {other} score; {cards} score {right}.</source>
        <translation>{wrong}, c’est ce que valent {other}&#xa0;; {cards} valent {right}.</translation>
    </message>
    <message>
        <source>Here the four of a kind {best} ({more} points) ranks above the run {beaten} ({less} points).</source>
        <translation>Ici, le carré {best} ({more} points) passe avant la suite {beaten} ({less} points).</translation>
    </message>
    <message>
        <source>Here the run {best} ({more} points) ranks above the four of a kind {beaten} ({less} points).</source>
        <translation>Ici, la suite {best} ({more} points) passe avant le carré {beaten} ({less} points).</translation>
    </message>
    <message>
        <source>{best} score {more}, {beaten} only {less}.</source>
        <translation>{best} valent {more}, {beaten} seulement {less}.</translation>
    </message>
    <message>
        <source>Both score {more}, but {best} rank above {beaten} in this game.</source>
        <translation>Les deux valent {more}, mais {best} passent avant {beaten} dans ce jeu.</translation>
    </message>
    <message>
        <source>The run {best} has {more} cards, {beaten} only {less}.</source>
        <translation>La suite {best} a {more} cartes, {beaten} seulement {less}.</translation>
    </message>
    <message>
        <source>Both runs count as equally long; {top} at the top is higher than {lower}.</source>
        <translation>Les deux suites sont tenues pour aussi longues l’une que l’autre ; en tête, {top} l’emporte sur {lower}.</translation>
    </message>
    <message>
        <source>One suit is trumps. How many points are there in all tricks of a deal, the last trick included?</source>
        <translation>Une couleur est atout. Combien y a-t-il de points dans tous les plis d’une donne, dix de der compris&#xa0;?</translation>
    </message>
    <message>
        <source>{wrong} are in the cards alone; with {last} for the last trick {right}.</source>
        <translation>{wrong}, ce sont les cartes seules&#xa0;; avec {last} pour le dernier pli, cela fait {right}.</translation>
    </message>
    <message>
        <source>{wrong} counts the {last} for the last trick twice.</source>
        <translation>{wrong}, c’est compter deux fois les {last} du dernier pli.</translation>
    </message>
    <message>
        <source>{wrong} counts every suit as a plain suit; the trumps make it {right}.</source>
        <translation>{wrong}, c’est compter toutes les couleurs hors atout&#xa0;; avec les atouts, cela fait {right}.</translation>
    </message>
    <message>
        <source>{wrong} is one half of the {right} points.</source>
        <translation>{wrong}, c’est la moitié des {right} points.</translation>
    </message>
    <message>
        <source>{cards} in the cards and {last} for the last trick: {right}.</source>
        <translation>{cards} dans les cartes et {last} pour le dernier pli&#xa0;: {right}.</translation>
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
        <source>What beats what</source>
        <translation>Quelle carte bat quelle autre</translation>
    </message>
    <message>
        <source>What must be played</source>
        <translation>Ce qu’il faut jouer</translation>
    </message>
    <message>
        <source>Declarations, king and queen</source>
        <translation>Annonces, roi et dame</translation>
    </message>
    <message>
        <source>Counting</source>
        <translation>Le compte des points</translation>
    </message>
    <message>
        <source>What is written</source>
        <translation>Ce qui se marque</translation>
    </message>
    <message>
        <source>Now play a whole deal at the table.</source>
        <translation>Jouez maintenant une donne entière à la table.</translation>
    </message>
    <message>
        <source>What you may not play is dimmed and says why when you point at it. If you do not know what to do, ask for a hint: the coach first says what to think of, and only then which card.</source>
        <translation>Les cartes interdites sont estompées : pointez-en une pour savoir pourquoi. Si vous hésitez, demandez un conseil : l’entraîneur dit d’abord à quoi penser, et seulement ensuite quelle carte jouer.</translation>
    </message>
    <message>
        <source>A whole deal</source>
        <translation>Une donne entière</translation>
    </message>
    <message>
        <source>The player opposite me</source>
        <translation>Le joueur en face de moi</translation>
    </message>
    <message>
        <source>The player next to me</source>
        <translation>Le joueur à côté de moi</translation>
    </message>
    <message>
        <source>Nobody: each plays alone</source>
        <translation>Personne&#xa0;: chacun joue pour soi</translation>
    </message>
    <message>
        <source>Partners sit opposite each other and win their tricks together.</source>
        <translation>Les partenaires sont assis face à face et font leurs plis ensemble.</translation>
    </message>
    <message>
        <source>The players on either side of you are your opponents.</source>
        <translation>Les joueurs à vos côtés sont vos adversaires.</translation>
    </message>
    <message>
        <source>In this game two and two play together: nobody plays alone.</source>
        <translation>Dans ce jeu, on joue deux contre deux&#xa0;: personne ne joue seul.</translation>
    </message>
    <message>
        <source>The player opposite is an opponent here: each plays alone.</source>
        <translation>Le joueur d’en face est ici un adversaire&#xa0;: chacun joue pour soi.</translation>
    </message>
    <message>
        <source>Your neighbours are opponents here: each plays alone.</source>
        <translation>Vos voisins sont ici des adversaires&#xa0;: chacun joue pour soi.</translation>
    </message>
    <message>
        <source>Each of the four writes a score of their own.</source>
        <translation>Chacun des quatre a sa propre marque.</translation>
    </message>
    <message>
        <source>Who is your partner?</source>
        <translation>Qui est votre partenaire&#xa0;?</translation>
    </message>
    <message>
        <source>How many cards does each player have when the play begins?</source>
        <translation>Combien de cartes a chaque joueur quand le jeu commence&#xa0;?</translation>
    </message>
    <message>
        <source>{wrong} is what each player has in hand before the auction; in the play each has {right}.</source>
        <translation>{wrong}, c’est ce que chacun a en main avant les enchères&#xa0;; pendant le jeu, chacun en a {right}.</translation>
    </message>
    <message>
        <source>Each would have {wrong} if all {pack} cards were dealt out evenly, but each gets {right}.</source>
        <translation>Chacun en aurait {wrong} si les {pack} cartes étaient toutes données à parts égales, mais chacun en reçoit {right}.</translation>
    </message>
    <message>
        <source>With {wrong} each the {seats} players would hold {held} cards together; they hold {total}, {right} each.</source>
        <translation>À {wrong} chacun, les {seats} joueurs auraient ensemble {held} cartes&#xa0;; ils en ont {total}, soit {right} chacun.</translation>
    </message>
    <message>
        <source>{seats} players with {right} cards each hold {total} together.</source>
        <translation>À {right} cartes chacun, les {seats} joueurs en ont ensemble {total}.</translation>
    </message>
    <message>
        <source>It is your turn. Choose a card that you may play.</source>
        <translation>C’est à vous. Choisissez une carte que vous pouvez jouer.</translation>
    </message>
    <message>
        <source>It is your turn. What may you play?</source>
        <translation>C’est à vous. Que pouvez-vous jouer&#xa0;?</translation>
    </message>
    <message>
        <source>On the table, from the card that was led</source>
        <translation>Sur la table, à partir de l’entame</translation>
    </message>
    <message>
        <source>partner</source>
        <translation>partenaire</translation>
    </message>
    <message>
        <source>opponent</source>
        <translation>adversaire</translation>
    </message>
    <message>
        <source>So every card may be played.</source>
        <translation>Toute carte est donc permise.</translation>
    </message>
    <message>
        <source>You hold nothing but {suit}, and {best} need not be beaten in this game.</source>
        <translation>Vous n’avez que {suit}, et dans ce jeu rien n’oblige à battre {best}.</translation>
    </message>
    <message>
        <source>You hold nothing but {suit}, and your partner is winning with {best}: it need not be beaten.</source>
        <translation>Vous n’avez que {suit}, et votre partenaire est maître avec {best} : rien n’oblige à le battre.</translation>
    </message>
    <message>
        <source>You have no {suit} to follow with, and no trump to ruff with.</source>
        <translation>Vous n’avez ni {suit} pour fournir, ni atout pour couper.</translation>
    </message>
    <message>
        <source>You have no {suit}, and your partner is winning with {best}: you may ruff, but you need not.</source>
        <translation>Vous n’avez pas de {suit}, et votre partenaire est maître avec {best} : vous pouvez couper, sans y être obligé.</translation>
    </message>
    <message>
        <source>You have no {suit}, and your partner has ruffed with {best}: you may ruff, high or low, but you need not.</source>
        <translation>Vous n’avez pas de {suit}, et votre partenaire a coupé avec {best} : vous pouvez couper, haut ou bas, sans y être obligé.</translation>
    </message>
    <message>
        <source>You have no {suit} and no trump above {best}: you may ruff lower, but you need not.</source>
        <translation>Vous n’avez ni {suit} ni atout au-dessus de {best} : vous pouvez couper plus bas, sans y être obligé.</translation>
    </message>
    <message>
        <source>Nothing forbids this card.</source>
        <translation>Rien n’interdit cette carte.</translation>
    </message>
    <message>
        <source>Any card</source>
        <translation>N’importe quelle carte</translation>
    </message>
    <message>
        <source>Only a trump</source>
        <translation>Seulement un atout</translation>
    </message>
    <message>
        <source>Only a trump higher than those on the table</source>
        <translation>Seulement un atout plus fort que ceux de la table</translation>
    </message>
    <message>
        <source>Any card but a trump</source>
        <translation>Toute carte sauf un atout</translation>
    </message>
    <message>
        <source>That is too strict: {card} may be played here as well.</source>
        <translation>C’est trop strict&#xa0;: {card} peut se jouer aussi ici.</translation>
    </message>
    <message>
        <source>{suit} is trumps. Which two cards are {belote}?</source>
        <translation>L’atout est {suit}. Quelles sont les deux cartes de la {belote} ?</translation>
    </message>
    <message>
        <source>The trick, from the card that was led</source>
        <translation>Le pli, à partir de l’entame</translation>
    </message>
    <message>
        <source>How much roem is in this trick?</source>
        <translation>Combien de roem y a-t-il dans ce pli&#xa0;?</translation>
    </message>
    <message>
        <source>{cards} are king and queen of trumps: {belote} scores {points}.</source>
        <translation>{cards} sont le roi et la dame d’atout : la {belote} vaut {points}.</translation>
    </message>
    <message>
        <source>{cards} are trumps, but {belote} is the king and the queen.</source>
        <translation>{cards} sont des atouts, mais la {belote}, c’est le roi et la dame.</translation>
    </message>
    <message>
        <source>{cards} are a king and a queen, but not of trumps: {suit} is trumps.</source>
        <translation>{cards} sont un roi et une dame, mais pas d’atout&#xa0;: l’atout est {suit}.</translation>
    </message>
    <message>
        <source>In {cards} there is roem of {right}.</source>
        <translation>Dans {cards}, il y a {right} de roem.</translation>
    </message>
    <message>
        <source>{wrong} is the roem in {other}; here it is {right}.</source>
        <translation>{wrong}, c’est le roem de {other}&#xa0;; ici, il est de {right}.</translation>
    </message>
    <message>
        <source>Trumps, from the highest down, and what they count</source>
        <translation>Les atouts, du plus fort au plus faible, et leur valeur</translation>
    </message>
    <message>
        <source>Every other suit, from the highest down, and what it counts</source>
        <translation>Les autres couleurs, de la plus forte carte à la plus faible, et leur valeur</translation>
    </message>
    <message>
        <source>{card} stands below {best} here. From the highest down: {cards}.</source>
        <translation>{card} est ici au-dessous de {best}. De la plus forte à la plus faible&#xa0;: {cards}.</translation>
    </message>
    <message>
        <source>From the highest down: {cards}.</source>
        <translation>De la plus forte à la plus faible&#xa0;: {cards}.</translation>
    </message>
    <message>
        <source>{suit} is trumps. What does {card} count?</source>
        <translation>L’atout est {suit}. Que vaut {card}&#xa0;?</translation>
    </message>
    <message>
        <source>{card} would count {wrong} in a plain suit, but it is a trump.</source>
        <translation>{card} vaudrait {wrong} hors atout, mais c’est un atout.</translation>
    </message>
    <message>
        <source>{wrong} is what {other} counts as a trump; {card} counts {right}.</source>
        <translation>{wrong}, c’est ce que vaut {other} à l’atout&#xa0;; {card} vaut {right}.</translation>
    </message>
    <message>
        <source>As a trump {card} counts {right}.</source>
        <translation>À l’atout, {card} vaut {right}.</translation>
    </message>
    <message>
        <source>{suit} is trumps. Which of these is the highest?</source>
        <translation>L’atout est {suit}. Quelle est la plus forte de ces cartes&#xa0;?</translation>
    </message>
    <message>
        <source>{suit} is not trumps. Which of these is the highest?</source>
        <translation>{suit} n’est pas atout. Quelle est la plus forte de ces cartes ?</translation>
    </message>
    <message>
        <source>The contract is made</source>
        <translation>Le contrat est réussi</translation>
    </message>
    <message>
        <source>The contract fails</source>
        <translation>Le contrat chute</translation>
    </message>
    <message>
        <source>How many points end the match?</source>
        <translation>En combien de points se joue la partie&#xa0;?</translation>
    </message>
    <message>
        <source>How does the deal end?</source>
        <translation>Comment finit la donne&#xa0;?</translation>
    </message>
    <message>
        <source>What is written for the takers?</source>
        <translation>Que marquent les preneurs&#xa0;?</translation>
    </message>
    <message>
        <source>No, it is not made. {counted}</source>
        <translation>Non, il n’est pas réussi. {counted}</translation>
    </message>
    <message>
        <source>No, it does not fail. {counted}</source>
        <translation>Non, il ne chute pas. {counted}</translation>
    </message>
    <message>
        <source>Otherwise: {result}</source>
        <translation>Autre issue : {result}</translation>
    </message>
    <message>
        <source>{wrong} is what is written for another side. {written}</source>
        <translation>{wrong}, c’est ce que marque un autre camp. {written}</translation>
    </message>
    <message>
        <source>{wrong} is what decided for the takers, not what is written. {written}</source>
        <translation>{wrong}, c’est ce qui a décidé pour les preneurs, non ce qui s’inscrit. {written}</translation>
    </message>
    <message>
        <source>{wrong} is what their cards count alone. {written}</source>
        <translation>{wrong}, c’est ce que comptent leurs seules cartes. {written}</translation>
    </message>
    <message>
        <source>It is not nothing. {written}</source>
        <translation>Ce n’est pas zéro. {written}</translation>
    </message>
    <message>
        <source>{wrong} is too few. {rule}</source>
        <translation>{wrong}, c’est trop peu. {rule}</translation>
    </message>
    <message>
        <source>{wrong} is more than needed. {rule}</source>
        <translation>{wrong}, c’est plus qu’il n’en faut. {rule}</translation>
    </message>
    <message>
        <source>Yes. {rule}</source>
        <translation>Oui. {rule}</translation>
    </message>
    <message>
        <source>Which card wins this trick?</source>
        <translation>Quelle carte fait ce pli&#xa0;?</translation>
    </message>
    <message>
        <source>{card} is the highest trump in the trick.</source>
        <translation>{card} est le plus fort atout du pli.</translation>
    </message>
    <message>
        <source>{card} is the highest card of the suit that was led.</source>
        <translation>{card} est la plus forte carte de la couleur demandée.</translation>
    </message>
    <message>
        <source>{best} is a higher trump than {card}.</source>
        <translation>{best} est un atout plus fort que {card}.</translation>
    </message>
    <message>
        <source>In this suit {best} is higher than {card}.</source>
        <translation>Dans cette couleur, {best} est au-dessus de {card}.</translation>
    </message>
    <message>
        <source>{best} is a trump and beats {card}, which is none.</source>
        <translation>{best} est un atout et bat {card}, qui n’en est pas un.</translation>
    </message>
    <message>
        <source>{card} is thrown off: {suit} was led, and no card of another suit can win.</source>
        <translation>{card} est une défausse&#xa0;: la couleur demandée est {suit}, et aucune carte d’une autre couleur ne peut gagner.</translation>
    </message>
    <message>
        <source>{card} cannot win: {suit} was led, and it is neither that nor a trump.</source>
        <translation>{card} ne peut pas gagner&#xa0;: la couleur demandée est {suit}, et cette carte n’en est pas, ni un atout.</translation>
    </message>
    <message>
        <source>How many points are in the cards of this trick?</source>
        <translation>Combien de points y a-t-il dans les cartes de ce pli&#xa0;?</translation>
    </message>
    <message>
        <source>These cards were played, from the one that was led.</source>
        <translation>Ces cartes ont été jouées, à partir de l’entame.</translation>
    </message>
    <message>
        <source>{wrong} counts {cards} as a plain suit; as trumps they count {points}.</source>
        <translation>{wrong}, c’est compter {cards} hors atout&#xa0;; à l’atout, cela fait {points}.</translation>
    </message>
    <message>
        <source>{wrong} leaves out {card}, which counts {points}.</source>
        <translation>{wrong}, c’est oublier {card}, qui compte {points}.</translation>
    </message>
    <message>
        <source>{wrong} adds {last} for the last trick, but this is not the last one.</source>
        <translation>{wrong}, c’est ajouter {last} pour le dernier pli, mais ce n’est pas le dernier.</translation>
    </message>
    <message>
        <source>The cards count {points}: {right} together.</source>
        <translation>Les cartes comptent {points}&#xa0;: {right} ensemble.</translation>
    </message>
    <message>
        <source>The contract is Sun: there are no trumps.</source>
        <translation>Le contrat est Sun&#xa0;: il n’y a pas d’atout.</translation>
    </message>
    <message>
        <source>The contract is all trump: every suit is trumps.</source>
        <translation>Le contrat est tout-atout&#xa0;: toutes les couleurs sont atout.</translation>
    </message>
    <message>
        <source>The contract is no trump: there are no trumps.</source>
        <translation>Le contrat est sans-atout&#xa0;: il n’y a pas d’atout.</translation>
    </message>
    <message>
        <source>{sentence} {rest}</source>
        <translation>{sentence} {rest}</translation>
    </message>
    <message>
        <source>{card} does not follow suit.</source>
        <translation>{card} n’est pas de la couleur demandée.</translation>
    </message>
    <message>
        <source>{card} is a trump, and who can follow suit does not ruff.</source>
        <translation>{card} est un atout, et l’on ne coupe pas quand on peut fournir.</translation>
    </message>
    <message>
        <source>{card} is not a trump.</source>
        <translation>{card} n’est pas un atout.</translation>
    </message>
    <message>
        <source>{card} does not beat {best}.</source>
        <translation>{card} ne bat pas {best}.</translation>
    </message>
    <message>
        <source>{card} does not beat {best} here: from the highest down the order is {cards}.</source>
        <translation>{card} ne bat pas {best} ici : de la plus forte carte à la plus faible, l’ordre est {cards}.</translation>
    </message>
    <message>
        <source>Taking would make just this suit, {suit}, trumps.</source>
        <translation>Prendre, ce serait justement jouer à {suit}.</translation>
    </message>
    <message>
        <source>{bid} would be the first bid.</source>
        <translation>{bid} serait la première enchère.</translation>
    </message>
    <message>
        <source>{bid} is the very bid that stands.</source>
        <translation>{bid}, c’est l’enchère en cours elle-même.</translation>
    </message>
    <message>
        <source>{bid} is another suit, but {points} again.</source>
        <translation>{bid}, c’est une autre couleur, mais toujours {points}.</translation>
    </message>
    <message>
        <source>{points} is less than {more}.</source>
        <translation>{points}, c’est moins que {more}.</translation>
    </message>
    <message>
        <source>{bid} does not go over {highest}.</source>
        <translation>{bid} ne passe pas au-dessus de {highest}.</translation>
    </message>
    <message>
        <source>The turned card is not of this suit: {suit}.</source>
        <translation>La retourne n’est pas de cette couleur : {suit}.</translation>
    </message>
    <message>
        <source>Whoever wants {suit} does not name it, but takes the turned card.</source>
        <translation>Pour jouer à {suit}, on ne nomme pas la couleur : on prend la retourne.</translation>
    </message>
    <message>
        <source>This is the very suit of the turned card: {suit}.</source>
        <translation>C’est justement la couleur de la retourne : {suit}.</translation>
    </message>
    <message>
        <source>It is the very contract that stands: {contract}.</source>
        <translation>C’est justement le contrat en cours : {contract}.</translation>
    </message>
    <message>
        <source>From the lowest contract up the order is {ladder}: {contract} stands further down.</source>
        <translation>Du contrat le plus bas au plus haut, l’ordre est {ladder} : {contract} vient avant.</translation>
    </message>
    <message>
        <source>Saying Hokum again takes it from nobody.</source>
        <translation>Redire Hokum ne le reprend à personne.</translation>
    </message>
    <message>
        <source>Nor does a Hokum in another suit, {suit}, go over a Hokum.</source>
        <translation>Un Hokum dans une autre couleur, {suit}, ne passe pas non plus par-dessus.</translation>
    </message>
    <message>
        <source>In this game no contract is doubled.</source>
        <translation>Dans ce jeu, on ne contre pas.</translation>
    </message>
    <message>
        <source>A contract is doubled only once the auction is over.</source>
        <translation>On ne contre qu’une fois les enchères finies.</translation>
    </message>
    <message>
        <source>A double always answers an opponent&apos;s bid.</source>
        <translation>On ne contre que l’enchère d’un adversaire.</translation>
    </message>
    <message>
        <source>A redouble answers a double, and there is none either.</source>
        <translation>Un surcontre répond à un contre, et il n’y en a pas non plus.</translation>
    </message>
    <message>
        <source>A further raise answers a redouble, and there is none either.</source>
        <translation>Une relance de plus répond à un surcontre, et il n’y en a pas non plus.</translation>
    </message>
    <message>
        <source>The match is staked last, when all raises have been said.</source>
        <translation>On ne met la partie en jeu qu’après toutes les relances.</translation>
    </message>
    <message>
        <source>The highest bid is your own side&apos;s.</source>
        <translation>L’enchère la plus haute est celle de votre camp.</translation>
    </message>
</context>
<context>
    <name>log</name>
    <message>
        <source>Deal {number}: {name} deals.</source>
        <translation>Donne {number}&#xa0;: {name} distribue.</translation>
    </message>
    <message>
        <source>The {card} is turned up.</source>
        <translation>Retourne&#xa0;: {card}.</translation>
    </message>
    <message>
        <source>{name}: {call}.</source>
        <translation>{name}&#xa0;: {call}.</translation>
    </message>
    <message>
        <source>{name} takes the {card} into the hand.</source>
        <translation>{name} prend la retourne en main&#xa0;: {card}.</translation>
    </message>
    <message>
        <source>Deal {number}: you deal.</source>
        <translation>Donne {number}&#xa0;: vous distribuez.</translation>
    </message>
    <message>
        <source>You take the {card} into your hand.</source>
        <translation>Vous prenez la retourne en main&#xa0;: {card}.</translation>
    </message>
    <message>
        <source>{name} has the {card} open on the table.</source>
        <translation>{name} a {card} découvert sur la table.</translation>
    </message>
    <message>
        <source>You have the {card} open on the table.</source>
        <translation>Vous avez {card} découvert sur la table.</translation>
    </message>
    <message>
        <source>The bottom card is the {card}.</source>
        <translation>La dernière carte du talon est {card}.</translation>
    </message>
    <message>
        <source>{name} gives the {given} and takes the {taken}.</source>
        <translation>{name} donne {given} et prend {taken}.</translation>
    </message>
    <message>
        <source>You give the {given} and take the {taken}.</source>
        <translation>Vous donnez {given} et prenez {taken}.</translation>
    </message>
    <message>
        <source>{name} lays away {cards}.</source>
        <translation>{name} écarte {cards}.</translation>
    </message>
    <message>
        <source>You lay away {cards}.</source>
        <translation>Vous écartez {cards}.</translation>
    </message>
    <message>
        <source>You lay cards away, face down: {count}.</source>
        <translation>Vous écartez des cartes, face cachée&#xa0;: {count}.</translation>
    </message>
    <message>
        <source>{name} plays the {card}.</source>
        <translation>{name} joue&#xa0;: {card}.</translation>
    </message>
    <message>
        <source>You play the {card}.</source>
        <translation>Vous jouez {card}.</translation>
    </message>
    <message>
        <source>{name} announces: {what}.</source>
        <translation>{name} annonce&#xa0;: {what}.</translation>
    </message>
    <message>
        <source>You announce: {what}.</source>
        <translation>Vous annoncez&#xa0;: {what}.</translation>
    </message>
    <message>
        <source>{name} shows {cards}.</source>
        <translation>{name} montre&#xa0;: {cards}.</translation>
    </message>
    <message>
        <source>You show {cards}.</source>
        <translation>Vous montrez&#xa0;: {cards}.</translation>
    </message>
    <message>
        <source>No declaration counts in this deal.</source>
        <translation>Aucune annonce ne compte dans cette donne.</translation>
    </message>
    <message>
        <source>{name} wins the trick, {points} points.</source>
        <translation>{name} fait le pli, pour {points} points.</translation>
    </message>
    <message>
        <source>You win the trick, {points} points.</source>
        <translation>Vous faites le pli, pour {points} points.</translation>
    </message>
    <message>
        <source>Roem in the trick: {points} points for {name}.</source>
        <translation>Roem dans le pli&#xa0;: {points} points pour {name}.</translation>
    </message>
    <message>
        <source>Roem in the trick: {points} points for you.</source>
        <translation>Roem dans le pli&#xa0;: {points} points pour vous.</translation>
    </message>
    <message>
        <source>You claim the rest: every trick left is yours.</source>
        <translation>Vous réclamez le reste&#xa0;: tous les plis restants sont à vous.</translation>
    </message>
    <message>
        <source>The match is drawn.</source>
        <translation>La partie est nulle.</translation>
    </message>
    <message>
        <source>We win the match.</source>
        <translation>Nous gagnons la partie.</translation>
    </message>
    <message>
        <source>They win the match.</source>
        <translation>Ils gagnent la partie.</translation>
    </message>
    <message>
        <source>{names} win the match.</source>
        <translation>{names} gagnent la partie.</translation>
    </message>
    <message>
        <source>{name} wins the match.</source>
        <translation>{name} gagne la partie.</translation>
    </message>
    <message>
        <source>You win the match.</source>
        <translation>Vous gagnez la partie.</translation>
    </message>
    <message>
        <source>Everyone passed: the cards are dealt again.</source>
        <translation>Tout le monde a passé&#xa0;: on redonne les cartes.</translation>
    </message>
    <message>
        <source>The contract is made: {we} for us, {they} for them.</source>
        <translation>Le contrat est réussi&#xa0;: {we} pour nous, {they} pour eux.</translation>
    </message>
    <message>
        <source>The contract fails: {we} for us, {they} for them.</source>
        <translation>Le preneur est dedans&#xa0;: {we} pour nous, {they} pour eux.</translation>
    </message>
    <message>
        <source>A tie, points are held over: {we} for us, {they} for them.</source>
        <translation>Litige, les points restent en suspens&#xa0;: {we} pour nous, {they} pour eux.</translation>
    </message>
    <message>
        <source>Level, both sides keep their points: {we} for us, {they} for them.</source>
        <translation>Égalité, les deux camps gardent leurs points&#xa0;: {we} pour nous, {they} pour eux.</translation>
    </message>
    <message>
        <source>Level, the takers write nothing: {we} for us, {they} for them.</source>
        <translation>Égalité, les preneurs ne marquent rien&#xa0;: {we} pour nous, {they} pour eux.</translation>
    </message>
    <message>
        <source>Nobody took the deal, points count against: {we} for us, {they} for them.</source>
        <translation>Personne n’a pris, les points comptent contre&#xa0;: {we} pour nous, {they} pour eux.</translation>
    </message>
    <message>
        <source>The deal wins the match at once: {we} for us, {they} for them.</source>
        <translation>La donne gagne aussitôt la partie&#xa0;: {we} pour nous, {they} pour eux.</translation>
    </message>
    <message>
        <source>The contract is made: {points}.</source>
        <translation>Le contrat est réussi&#xa0;: {points}.</translation>
    </message>
    <message>
        <source>The contract fails: {points}.</source>
        <translation>Le contrat chute&#xa0;: {points}.</translation>
    </message>
    <message>
        <source>A tie, points are held over: {points}.</source>
        <translation>Égalité, des points sont mis de côté&#xa0;: {points}.</translation>
    </message>
    <message>
        <source>Level, everyone keeps the points: {points}.</source>
        <translation>Égalité, chacun garde ses points&#xa0;: {points}.</translation>
    </message>
    <message>
        <source>Level, the taker writes nothing: {points}.</source>
        <translation>Égalité, le preneur ne marque rien&#xa0;: {points}.</translation>
    </message>
    <message>
        <source>Nobody took the deal, points count against: {points}.</source>
        <translation>Personne n’a pris, les points comptent contre&#xa0;: {points}.</translation>
    </message>
    <message>
        <source>The deal wins the match at once: {points}.</source>
        <translation>La donne gagne aussitôt la partie&#xa0;: {points}.</translation>
    </message>
    <message>
        <source>You play {trump}.</source>
        <translation>Vous prenez&#xa0;: {trump}.</translation>
    </message>
    <message>
        <source>A tie: the deal is played again.</source>
        <translation>Égalité&#xa0;: la donne est rejouée.</translation>
    </message>
    <message>
        <source>Cards laid aside face down: {count}.</source>
        <translation>Cartes mises de côté, face cachée&#xa0;: {count}.</translation>
    </message>
    <message>
        <source>{name} lays cards away, face down: {count}.</source>
        <translation>{name} écarte des cartes, face cachée&#xa0;: {count}.</translation>
    </message>
    <message>
        <source>The deal is void.</source>
        <translation>La donne est annulée.</translation>
    </message>
    <message>
        <source>The challenge decides: {we} for us, {they} for them.</source>
        <translation>La contestation décide : {we} pour nous, {they} pour eux.</translation>
    </message>
    <message>
        <source>The challenge decides: {points}.</source>
        <translation>La contestation décide : {points}.</translation>
    </message>
    <message>
        <source>{name} plays {trump}.</source>
        <translation>{name} prend&#xa0;: {trump}.</translation>
    </message>
</context>
<context>
    <name>match</name>
    <message>
        <source>in {number} deals</source>
        <translation>en {number} donnes</translation>
    </message>
    <message>
        <source>first to {target}</source>
        <translation>en {target} points</translation>
    </message>
    <message>
        <source>{game} · {goal} · finished</source>
        <translation>{game} · {goal} · terminée</translation>
    </message>
    <message>
        <source>{game} · {goal} · deal {number} is over</source>
        <translation>{game} · {goal} · donne {number} terminée</translation>
    </message>
    <message>
        <source>{game} · {goal} · deal {number} is being played</source>
        <translation>{game} · {goal} · donne {number} en cours</translation>
    </message>
    <message>
        <source>{names} are level.</source>
        <translation>{names} sont à égalité.</translation>
    </message>
    <message>
        <source>We lead by {points}.</source>
        <translation>Nous menons de {points}.</translation>
    </message>
    <message>
        <source>They lead by {points}.</source>
        <translation>Ils mènent de {points}.</translation>
    </message>
    <message>
        <source>Both sides are level.</source>
        <translation>Les deux camps sont à égalité.</translation>
    </message>
    <message>
        <source>{lead} {points} to go.</source>
        <translation>{lead} Encore {points} à faire.</translation>
    </message>
    <message>
        <source>{names} lead by {points}.</source>
        <translation>{names} mènent de {points}.</translation>
    </message>
    <message>
        <source>{name} leads by {points}.</source>
        <translation>{name} mène de {points}.</translation>
    </message>
    <message>
        <source>You lead by {points}.</source>
        <translation>Vous menez de {points}.</translation>
    </message>
    <message>
        <source>You and {names} are level.</source>
        <translation>Vous êtes à égalité avec {names}.</translation>
    </message>
    <message>
        <source>Nobody took: every point counts against its owner.</source>
        <translation>Personne n’a pris&#xa0;: chaque point compte contre celui qui le fait.</translation>
    </message>
    <message>
        <source>{name} took {trump} and made it.</source>
        <translation>{name}, {trump} : contrat réussi.</translation>
    </message>
    <message>
        <source>You took {trump} and made it.</source>
        <translation>Vous avez pris, {trump}&#xa0;: contrat réussi.</translation>
    </message>
    <message>
        <source>{name} took {trump} and failed.</source>
        <translation>{name}, {trump} : contrat chuté.</translation>
    </message>
    <message>
        <source>You took {trump} and failed.</source>
        <translation>Vous avez pris, {trump}&#xa0;: contrat chuté.</translation>
    </message>
    <message>
        <source>{name} took {trump}: a tie, points wait for the next deal.</source>
        <translation>{name}, {trump} : litige, les points attendent la donne suivante.</translation>
    </message>
    <message>
        <source>You took {trump}: a tie, points wait for the next deal.</source>
        <translation>Vous avez pris, {trump}&#xa0;: litige, les points attendent la donne suivante.</translation>
    </message>
    <message>
        <source>{name} took {trump}: a tie, the deal is played again.</source>
        <translation>{name}, {trump} : égalité, la donne est rejouée.</translation>
    </message>
    <message>
        <source>You took {trump}: a tie, the deal is played again.</source>
        <translation>Vous avez pris, {trump}&#xa0;: égalité, la donne est rejouée.</translation>
    </message>
    <message>
        <source>{name} took {trump}: level, everyone keeps the points.</source>
        <translation>{name}, {trump} : égalité, chacun garde ses points.</translation>
    </message>
    <message>
        <source>You took {trump}: level, everyone keeps the points.</source>
        <translation>Vous avez pris, {trump}&#xa0;: égalité, chacun garde ses points.</translation>
    </message>
    <message>
        <source>{name} took {trump}: level, the takers write nothing.</source>
        <translation>{name}, {trump} : égalité, les preneurs ne marquent rien.</translation>
    </message>
    <message>
        <source>You took {trump}: level, the takers write nothing.</source>
        <translation>Vous avez pris, {trump}&#xa0;: égalité, les preneurs ne marquent rien.</translation>
    </message>
    <message>
        <source>You took {trump}: a challenge decides the deal.</source>
        <translation>Vous avez pris, {trump}&#xa0;: une réclamation décide de la donne.</translation>
    </message>
    <message>
        <source>{name} took {trump}: the match is won at once.</source>
        <translation>{name}, {trump} : la partie est gagnée d’un coup.</translation>
    </message>
    <message>
        <source>You took {trump}: the match is won at once.</source>
        <translation>Vous avez pris, {trump}&#xa0;: la partie est gagnée d’un coup.</translation>
    </message>
    <message>
        <source>After deal {number}: {points}.</source>
        <translation>Après la donne {number}&#xa0;: {points}.</translation>
    </message>
    <message>
        <source>Everyone passed: nobody writes anything.</source>
        <translation>Tout le monde a passé&#xa0;: personne ne marque.</translation>
    </message>
    <message>
        <source>The deal is void.</source>
        <translation>La donne est annulée.</translation>
    </message>
    <message>
        <source>{name} took {trump}: a challenge decides the deal.</source>
        <translation>{name}, {trump} : une réclamation décide de la donne.</translation>
    </message>
    <message>
        <source>{name}: {what}</source>
        <translation>{name}&#xa0;: {what}</translation>
    </message>
    <message>
        <source>{side} {points}</source>
        <translation>{side} {points}</translation>
    </message>
</context>
<context>
    <name>names</name>
    <message>
        <source>you</source>
        <translation>vous</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Vous</translation>
    </message>
</context>
<context>
    <name>pages</name>
    <message>
        <source>{first} and {second} have the same rules.</source>
        <translation>{first} et {second} ont les mêmes règles.</translation>
    </message>
    <message>
        <source>{first} and {second}. Number of rules that differ: {number}.</source>
        <translation>{first} et {second}. Nombre de règles qui diffèrent&#xa0;: {number}.</translation>
    </message>
    <message>
        <source>Every rule that differs</source>
        <translation>Toutes les règles qui diffèrent</translation>
    </message>
    <message>
        <source>{label}: {here} | {there}</source>
        <translation>{label}&#xa0;: {here} | {there}</translation>
    </message>
    <message>
        <source>Each is changed by --option name=value. The value in force stands first, then what else it may be.</source>
        <translation>Chacune se change par --option nom=valeur. La valeur en vigueur vient en premier, puis celles qu’elle peut prendre.</translation>
    </message>
    <message>
        <source>House rules</source>
        <translation>Règles de la maison</translation>
    </message>
    <message>
        <source>Rules that shape the game</source>
        <translation>Règles qui font le jeu</translation>
    </message>
    <message>
        <source>Options that set several rules at once</source>
        <translation>Options qui changent plusieurs règles à la fois</translation>
    </message>
    <message>
        <source>any whole number from {low} to {high}</source>
        <translation>tout nombre entier de {low} à {high}</translation>
    </message>
    <message>
        <source>{label}: {sentence}</source>
        <translation>{label}&#xa0;: {sentence}</translation>
    </message>
    <message>
        <source>{value}: {meaning}</source>
        <translation>{value}&#xa0;: {meaning}</translation>
    </message>
    <message>
        <source>id</source>
        <translation>id</translation>
    </message>
    <message>
        <source>players</source>
        <translation>joueurs</translation>
    </message>
    <message>
        <source>cards</source>
        <translation>cartes</translation>
    </message>
    <message>
        <source>length</source>
        <translation>durée</translation>
    </message>
    <message>
        <source>luck</source>
        <translation>hasard</translation>
    </message>
    <message>
        <source>difficulty</source>
        <translation>difficulté</translation>
    </message>
    <message>
        <source>rules</source>
        <translation>règles</translation>
    </message>
    <message>
        <source>{name}, {country}</source>
        <translation>{name}, {country}</translation>
    </message>
    <message>
        <source>Length of a match: short is up to half an hour, medium up to an hour, long more than an hour.</source>
        <translation>Durée d’une partie&#xa0;: courte jusqu’à une demi-heure, moyenne jusqu’à une heure, longue au-delà.</translation>
    </message>
    <message>
        <source>Rules: standard ones follow one good text or several that agree; a house version fills gaps; rules awaiting a native player&apos;s review are mostly put together from near relatives; a game whose rules are not established is played as a house version of its nearest relative.</source>
        <translation>Règles&#xa0;: des règles établies suivent un bon texte ou plusieurs qui s’accordent&#xa0;; une version maison comble des lacunes&#xa0;; des règles à revoir par un joueur du pays sont surtout tirées de jeux voisins&#xa0;; un jeu dont les règles sont inconnues se joue en version maison du jeu le plus proche.</translation>
    </message>
    <message>
        <source>What can be changed in its nearest relative: {command}</source>
        <translation>Ce qu’on peut changer dans le jeu le plus proche&#xa0;: {command}</translation>
    </message>
    <message>
        <source>What can be changed in this game: {command}</source>
        <translation>Ce qu’on peut changer dans ce jeu&#xa0;: {command}</translation>
    </message>
    <message>
        <source>Country: {country}. Length of a match: {length}. Luck: {luck}. Difficulty: {difficulty}. Rules: {rules}.</source>
        <translation>Pays&#xa0;: {country}. Durée d’une partie&#xa0;: {length}. Hasard&#xa0;: {luck}. Difficulté&#xa0;: {difficulty}. Règles&#xa0;: {rules}.</translation>
    </message>
    <message>
        <source>With the options {options}.</source>
        <translation>Avec les options {options}.</translation>
    </message>
    <message>
        <source>none</source>
        <translation>rien</translation>
    </message>
    <message>
        <source>no trump</source>
        <translation>sans-atout</translation>
    </message>
    <message>
        <source>all trump</source>
        <translation>tout-atout</translation>
    </message>
</context>
<context>
    <name>players</name>
    <message>
        <source>Your cards are strong against this contract: it is likely to fail.</source>
        <translation>Vos cartes sont fortes contre ce contrat&#xa0;: il chutera sans doute.</translation>
    </message>
    <message>
        <source>Your side is strong enough to make the contract all the same.</source>
        <translation>Votre camp est assez fort pour réussir le contrat malgré tout.</translation>
    </message>
    <message>
        <source>Nothing in your hand says that the contract will fail.</source>
        <translation>Rien dans votre main n’annonce une chute du contrat.</translation>
    </message>
    <message>
        <source>The contract is worth enough as it is.</source>
        <translation>Le contrat vaut assez tel qu’il est.</translation>
    </message>
    <message>
        <source>You have to name a contract: this is your best.</source>
        <translation>Vous devez nommer un contrat&#xa0;: c’est votre meilleur.</translation>
    </message>
    <message>
        <source>You hold the highest cards of several suits.</source>
        <translation>Vous tenez les plus hautes cartes de plusieurs couleurs.</translation>
    </message>
    <message>
        <source>Your trumps ({suit}) and your aces are strong enough to make the contract.</source>
        <translation>Vos atouts ({suit}) et vos as sont assez forts pour réussir le contrat.</translation>
    </message>
    <message>
        <source>Your trumps ({suit}) are strong enough to make the contract.</source>
        <translation>Vos atouts ({suit}) sont assez forts pour réussir le contrat.</translation>
    </message>
    <message>
        <source>Your hand is good for a Sun, and the turned card suits your partner better.</source>
        <translation>Votre main est bonne pour un Sun, et la retourne convient mieux à votre partenaire.</translation>
    </message>
    <message>
        <source>Your hand is too weak for any contract.</source>
        <translation>Votre main est trop faible pour prendre.</translation>
    </message>
    <message>
        <source>Your best suit is {suit}, and even there your hand is too weak to take.</source>
        <translation>Votre meilleure couleur est {suit}, et même là votre main est trop faible pour prendre.</translation>
    </message>
    <message>
        <source>Announce it: {cards} may score {points}.</source>
        <translation>Annoncez&#xa0;: {cards} peut rapporter {points} points.</translation>
    </message>
    <message>
        <source>There is nothing more to announce.</source>
        <translation>Il n’y a plus rien à annoncer.</translation>
    </message>
    <message>
        <source>No card of the others is proved to be a misplay.</source>
        <translation>Aucune carte des autres n’est une faute prouvée.</translation>
    </message>
    <message>
        <source>{turned} is a better trump than {card}: exchange it.</source>
        <translation>{turned} est un meilleur atout que {card}&#xa0;: échangez-le.</translation>
    </message>
    <message>
        <source>The choice is left to chance.</source>
        <translation>Le choix est laissé au hasard.</translation>
    </message>
    <message>
        <source>Random</source>
        <translation>Au hasard</translation>
    </message>
    <message>
        <source>Plays any card the rules allow.</source>
        <translation>Joue n’importe quelle carte permise par les règles.</translation>
    </message>
    <message>
        <source>Beginner</source>
        <translation>Débutant</translation>
    </message>
    <message>
        <source>Wins tricks where it can, calls with care and forgets what was played.</source>
        <translation>Fait les plis qu’il peut, prend avec prudence et oublie ce qui a été joué.</translation>
    </message>
    <message>
        <source>Casual</source>
        <translation>Occasionnel</translation>
    </message>
    <message>
        <source>Club</source>
        <translation>Club</translation>
    </message>
    <message>
        <source>Plays by rules of thumb, and thinks the last tricks through to the end.</source>
        <translation>Joue d’instinct, et calcule les derniers plis jusqu’au bout.</translation>
    </message>
    <message>
        <source>Thinks possible deals through from the first card on, and minds the score.</source>
        <translation>Calcule des donnes possibles dès la première carte, et tient compte de la marque.</translation>
    </message>
    <message>
        <source>Reads what was called and played, and weighs what each call leads to.</source>
        <translation>Interprète les enchères et les cartes jouées, et pèse les suites de chaque enchère.</translation>
    </message>
    <message>
        <source>Strong</source>
        <translation>Fort</translation>
    </message>
    <message>
        <source>Expert</source>
        <translation>Expert</translation>
    </message>
    <message>
        <source>Analyst</source>
        <translation>Analyste</translation>
    </message>
    <message>
        <source>The Expert with all the time it wants: for hints and reviews.</source>
        <translation>L’Expert avec tout le temps qu’il veut&#xa0;: pour les conseils et les analyses.</translation>
    </message>
    <message>
        <source>Counts the cards, draws trumps, feeds the partner, minds the last trick.</source>
        <translation>Compte les cartes, fait tomber les atouts, charge son partenaire, pense au dix de der.</translation>
    </message>
    <message>
        <source>Your side is likely to win the trick when you lead {card}.</source>
        <translation>En entamant {card}, votre camp a de bonnes chances de faire le pli.</translation>
    </message>
    <message>
        <source>Your partner is likely to win this trick: {card} gives it points.</source>
        <translation>Votre partenaire devrait faire ce pli&#xa0;: {card} le charge en points.</translation>
    </message>
    <message>
        <source>{card} is likely to take this trick.</source>
        <translation>{card} devrait faire ce pli.</translation>
    </message>
    <message>
        <source>This trick is likely lost: {card} gives little away.</source>
        <translation>Ce pli est sans doute perdu&#xa0;: {card} ne donne pas grand-chose.</translation>
    </message>
    <message>
        <source>{card} saves your better trumps.</source>
        <translation>{card} épargne vos meilleurs atouts.</translation>
    </message>
    <message>
        <source>{card} keeps a winner for later.</source>
        <translation>{card} garde une carte maîtresse pour plus tard.</translation>
    </message>
    <message>
        <source>{card} leaves your ten guarded.</source>
        <translation>{card} laisse votre dix gardé.</translation>
    </message>
    <message>
        <source>Your side took: {card} draws the opponents&apos; trumps.</source>
        <translation>Votre camp a pris&#xa0;: {card} fait tomber les atouts adverses.</translation>
    </message>
    <message>
        <source>{card} keeps your trumps: leading them would not help you.</source>
        <translation>{card} garde vos atouts&#xa0;: les entamer ne vous aiderait pas.</translation>
    </message>
    <message>
        <source>{card} keeps your sure winner for the last trick.</source>
        <translation>{card} garde votre carte maîtresse pour le dix de der.</translation>
    </message>
    <message>
        <source>{card} shortens {suit}, which you may ruff later.</source>
        <translation>{card} prépare une coupe à {suit}.</translation>
    </message>
    <message>
        <source>Your partner led {suit}: {card} leads it back.</source>
        <translation>Votre partenaire a entamé {suit}&#xa0;: {card} revient dans sa couleur.</translation>
    </message>
    <message>
        <source>{card} does not open a suit in which you hold the ten.</source>
        <translation>{card} n’ouvre pas une couleur où vous tenez le dix.</translation>
    </message>
    <message>
        <source>{card} makes cards meet that score together.</source>
        <translation>{card} fait se rencontrer des cartes qui comptent ensemble.</translation>
    </message>
    <message>
        <source>Every trick counts: {card} is your best chance to win this one.</source>
        <translation>Chaque pli compte&#xa0;: {card} est votre meilleure chance de faire celui-ci.</translation>
    </message>
    <message>
        <source>{card} is the highest of your winners in {suit}.</source>
        <translation>{card} est la plus haute de vos cartes maîtresses à {suit}.</translation>
    </message>
    <message>
        <source>{card} is the card you can best do without.</source>
        <translation>{card} est la carte dont vous vous passez le mieux.</translation>
    </message>
    <message>
        <source>Points count against their owner: {card} keeps them away from your side.</source>
        <translation>Les points comptent contre celui qui les fait&#xa0;: {card} les éloigne de votre camp.</translation>
    </message>
    <message>
        <source>{card} leaves you the cards that win nothing.</source>
        <translation>{card} vous laisse les cartes qui ne font rien.</translation>
    </message>
    <message>
        <source>Nothing speaks for another action.</source>
        <translation>Rien ne parle pour un autre choix.</translation>
    </message>
    <message>
        <source>{card} is the only card you may play.</source>
        <translation>{card} est la seule carte que vous pouvez jouer.</translation>
    </message>
    <message>
        <source>Say {belote} with {card}: king and queen of trumps score.</source>
        <translation>Dites {belote} avec {card} : le roi et la dame d’atout rapportent des points.</translation>
    </message>
    <message>
        <source>The contract is yours already: a higher one is only harder.</source>
        <translation>Le contrat est déjà à vous&#xa0;: un plus haut serait seulement plus difficile.</translation>
    </message>
    <message>
        <source>Your partner has a contract, and you have no better one.</source>
        <translation>Votre partenaire a un contrat, et vous n’en avez pas de meilleur.</translation>
    </message>
    <message>
        <source>You can best do without {cards}: your trumps and winners stay.</source>
        <translation>Vous pouvez vous passer de {cards}&#xa0;: vos atouts et vos maîtresses restent.</translation>
    </message>
    <message>
        <source>You support the {suit} of your partner: bid more.</source>
        <translation>Vous soutenez votre partenaire à {suit}&#xa0;: demandez davantage.</translation>
    </message>
    <message>
        <source>Your hand is not worth a bid now.</source>
        <translation>Votre main ne vaut pas une enchère maintenant.</translation>
    </message>
    <message>
        <source>Your best suit is {suit}, and it is not worth a bid now.</source>
        <translation>Votre meilleure couleur est {suit}, et elle ne vaut pas une enchère maintenant.</translation>
    </message>
    <message>
        <source>The highest bid is yours already.</source>
        <translation>La plus haute enchère est déjà à vous.</translation>
    </message>
    <message>
        <source>You have to bid: this is your best.</source>
        <translation>Vous devez enchérir&#xa0;: c’est votre meilleure enchère.</translation>
    </message>
    <message>
        <source>This hand is good for nothing: a new deal can only be better.</source>
        <translation>Cette main ne vaut rien&#xa0;: une nouvelle donne ne peut qu’être meilleure.</translation>
    </message>
    <message>
        <source>Your hand is half good: play it, or have the cards dealt again.</source>
        <translation>Votre main est à moitié bonne&#xa0;: jouez-la, ou faites redonner les cartes.</translation>
    </message>
    <message>
        <source>Your cards are good enough: let the deal be played.</source>
        <translation>Vos cartes sont assez bonnes&#xa0;: laissez jouer la donne.</translation>
    </message>
    <message>
        <source>The cards are not for you: better to deal again.</source>
        <translation>Les cartes ne sont pas pour vous&#xa0;: mieux vaut redonner.</translation>
    </message>
    <message>
        <source>In the deals that are possible this call leads to the most points on average.</source>
        <translation>Parmi les donnes possibles, c’est cette annonce qui rapporte le plus en moyenne.</translation>
    </message>
    <message>
        <source>Balanced</source>
        <translation>Équilibré</translation>
    </message>
    <message>
        <source>Takes and doubles when the hand is worth it.</source>
        <translation>Prend et contre quand la main le vaut.</translation>
    </message>
    <message>
        <source>Prudent</source>
        <translation>Prudent</translation>
    </message>
    <message>
        <source>Takes and doubles only with something to spare, and hoards its trumps.</source>
        <translation>Ne prend et ne contre qu’avec de la marge, et garde ses atouts.</translation>
    </message>
    <message>
        <source>Bold</source>
        <translation>Audacieux</translation>
    </message>
    <message>
        <source>Takes with less than others.</source>
        <translation>Prend avec moins de jeu que les autres.</translation>
    </message>
    <message>
        <source>Fighter</source>
        <translation>Combatif</translation>
    </message>
    <message>
        <source>Doubles and redoubles sooner than others, and draws trumps at once.</source>
        <translation>Contre et surcontre plus tôt que les autres, et fait tomber les atouts aussitôt.</translation>
    </message>
    <message>
        <source>How strong the levels are</source>
        <translation>La force des niveaux</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Jeu</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>Niveau</translation>
    </message>
    <message>
        <source>Against</source>
        <translation>Contre</translation>
    </message>
    <message>
        <source>Points a deal</source>
        <translation>Points par donne</translation>
    </message>
    <message>
        <source>95 % interval</source>
        <translation>Intervalle à 95&#xa0;%</translation>
    </message>
    <message>
        <source>Pairs</source>
        <translation>Paires</translation>
    </message>
    <message>
        <source>Measured on</source>
        <translation>Mesuré le</translation>
    </message>
    <message>
        <source>The 95 % interval, after ± in a sentence, says how sure a figure is: in 19 of 20 such measurements the true difference lies within it.</source>
        <translation>L’intervalle à 95&#xa0;%, après ± dans une phrase, dit à quel point un chiffre est sûr&#xa0;: dans 19 mesures sur 20, la vraie différence s’y trouve.</translation>
    </message>
    <message>
        <source>Every deal is played once from each side of the table, so that the luck of the cards falls on both levels alike; these games with the same cards are one pair.</source>
        <translation>Chaque donne est jouée une fois de chaque côté de la table, si bien que la chance des cartes sert les deux niveaux de la même façon&#xa0;; ces parties avec les mêmes cartes forment une paire.</translation>
    </message>
    <message>
        <source>The figures are averages over all pairs, in points of the game by its own rules; those of different games cannot be compared, because their points differ in size.</source>
        <translation>Les chiffres sont des moyennes sur toutes les paires, en points du jeu selon ses propres règles&#xa0;; ceux de jeux différents ne se comparent pas, car leurs points n’ont pas la même grandeur.</translation>
    </message>
    <message>
        <source>No player sees hidden cards: each knows its own cards and what is said and played in the open, and nothing else.</source>
        <translation>Aucun joueur ne voit les cartes cachées&#xa0;: chacun connaît ses propres cartes et ce qui se dit et se joue ouvertement, rien d’autre.</translation>
    </message>
    <message>
        <source>The levels have not been measured in {game} yet.</source>
        <translation>{game}&#xa0;: les niveaux n’y ont pas encore été mesurés.</translation>
    </message>
    <message>
        <source>In {game}, no difference between {one} and {other} showed over {deals} deals.</source>
        <translation>{game}&#xa0;: aucune différence entre {one} et {other} n’est apparue en {deals} donnes.</translation>
    </message>
    <message>
        <source>In {game}, {stronger} scores {points} ± {spread} points more a deal than {weaker}.</source>
        <translation>{game}&#xa0;: {stronger} marque {points} ± {spread} points de plus par donne que {weaker}.</translation>
    </message>
    <message>
        <source>{player} played {card} while holding {cards}: that was a misplay.</source>
        <translation>{player} a joué {card} alors qu’il lui restait {cards} : c’était une faute.</translation>
    </message>
    <message>
        <source>The cards that are left cannot lie so that the other side played every card by the rules.</source>
        <translation>Les cartes qui restent ne peuvent être réparties de sorte que l’autre camp ait joué chaque carte selon les règles.</translation>
    </message>
</context>
<context>
    <name>profile</name>
    <message>
        <source>the system says: {reason}</source>
        <translation>le système répond&#xa0;: {reason}</translation>
    </message>
    <message>
        <source>the disk is full</source>
        <translation>le disque est plein</translation>
    </message>
    <message>
        <source>your share of the disk is used up</source>
        <translation>votre quota de disque est épuisé</translation>
    </message>
    <message>
        <source>you may not write there</source>
        <translation>vous n’avez pas le droit d’y écrire</translation>
    </message>
    <message>
        <source>the disk is read-only</source>
        <translation>le disque est en lecture seule</translation>
    </message>
    <message>
        <source>there is a directory of that name</source>
        <translation>il existe un dossier de ce nom</translation>
    </message>
    <message>
        <source>a part of the path is a file</source>
        <translation>une partie du chemin est un fichier</translation>
    </message>
    <message>
        <source>something of that name is in the way</source>
        <translation>quelque chose porte déjà ce nom</translation>
    </message>
    <message>
        <source>the disk reports an error</source>
        <translation>le disque signale une erreur</translation>
    </message>
    <message>
        <source>it is not an ordinary file</source>
        <translation>ce n’est pas un fichier ordinaire</translation>
    </message>
    <message>
        <source>its links lead in a circle</source>
        <translation>ses liens tournent en rond</translation>
    </message>
    <message>
        <source>you do not have permission to read it</source>
        <translation>vous n’avez pas le droit de lecture</translation>
    </message>
    <message>
        <source>{file} cannot be imported: {reason}. Nothing was changed.</source>
        <translation>Impossible d’importer {file}&#xa0;: {reason}. Rien n’a changé.</translation>
    </message>
    <message>
        <source>it is not an exported profile</source>
        <translation>ce n’est pas un profil exporté</translation>
    </message>
    <message>
        <source>it is damaged</source>
        <translation>le fichier est abîmé</translation>
    </message>
    <message>
        <source>it is too large</source>
        <translation>sa taille est trop grande</translation>
    </message>
    <message>
        <source>it holds {name}, which is not part of a profile</source>
        <translation>il contient {name}, qui n’a rien à faire dans un profil</translation>
    </message>
    <message>
        <source>it is of format {found}, and this version of Belote Desktop knows formats up to {known}</source>
        <translation>il est au format {found}, et cette version de Belote Desktop connaît les formats jusqu’à {known}</translation>
    </message>
    <message>
        <source>it is not there</source>
        <translation>il n’y a rien à cet endroit</translation>
    </message>
    <message>
        <source>{file} could not be written: {cause}. What was saved before is safe.</source>
        <translation>Impossible d’écrire {file}&#xa0;: {cause}. Ce qui était déjà enregistré est intact.</translation>
    </message>
    <message>
        <source>{file} cannot be read. It stays where it is: {cause}.</source>
        <translation>Impossible de lire {file}. Le fichier reste à sa place&#xa0;: {cause}.</translation>
    </message>
    <message>
        <source>{file} cannot be read. It was set aside as {place}.</source>
        <translation>Impossible de lire {file}. Le fichier a été mis de côté sous le nom {place}.</translation>
    </message>
    <message>
        <source>The profile in {directory} cannot be used: {cause}.</source>
        <translation>Le profil dans {directory} est inutilisable&#xa0;: {cause}.</translation>
    </message>
    <message>
        <source>Belote Desktop is already running with the profile in {directory}. Go on there, or start it with another profile: --profile DIR.</source>
        <translation>Belote Desktop tourne déjà avec le profil dans {directory}. Continuez dans cette fenêtre, ou lancez le programme avec un autre profil&#xa0;: --profile DIR.</translation>
    </message>
    <message>
        <source>The record in {file} is not right: {reason} The match goes on by what the cards give.</source>
        <translation>L’enregistrement dans {file} n’est pas exact&#xa0;: {reason} La partie continue d’après ce que donnent les cartes.</translation>
    </message>
    <message>
        <source>{file} is not the record of a match. It was left as it is.</source>
        <translation>{file} n’est pas l’enregistrement d’une partie. Il a été laissé tel quel.</translation>
    </message>
    <message>
        <source>{file} is left alone: {reason}</source>
        <translation>{file} est laissé tel quel&#xa0;: {reason}</translation>
    </message>
    <message>
        <source>The end of {file} was damaged. The match goes on from where it stands; the file as it was is kept as {place}.</source>
        <translation>La fin de {file} était abîmée. La partie reprend là où elle en est&#xa0;; le fichier d’origine est conservé sous le nom {place}.</translation>
    </message>
    <message>
        <source>There is a game of yours called {name} already. Choose another name.</source>
        <translation>Vous avez déjà un jeu appelé {name}. Choisissez un autre nom.</translation>
    </message>
    <message>
        <source>There is no game of yours called {name} any more.</source>
        <translation>Vous n’avez plus de jeu appelé {name}.</translation>
    </message>
    <message>
        <source>{file} cannot be read: {cause}.</source>
        <translation>Impossible de lire {file}&#xa0;: {cause}.</translation>
    </message>
    <message>
        <source>No game could be taken from {file}. {reason} The file was left as it is.</source>
        <translation>Aucun jeu n’a pu être tiré de {file}. {reason} Le fichier est resté tel quel.</translation>
    </message>
    <message>
        <source>The game in {file} cannot be played here. {reason} The file stays where it is.</source>
        <translation>Le jeu de {file} ne peut pas être joué ici. {reason} Le fichier reste où il est.</translation>
    </message>
    <message>
        <source>The settings in {file} as they were are kept as {place}.</source>
        <translation>Les réglages d’origine de {file} sont conservés sous le nom {place}.</translation>
    </message>
    <message>
        <source>The settings in {file} cannot be read: {cause}. What you change now will not be kept.</source>
        <translation>Impossible de lire les réglages dans {file}&#xa0;: {cause}. Ce que vous changez maintenant ne sera pas conservé.</translation>
    </message>
    <message>
        <source>The settings in {file} are of format {found}, which this version does not know. It uses the usual settings and leaves the file alone; what you change now will not be kept.</source>
        <translation>Les réglages dans {file} sont au format {found}, que cette version ne connaît pas. Elle utilise les réglages habituels et ne touche pas au fichier&#xa0;; ce que vous changez maintenant ne sera pas conservé.</translation>
    </message>
    <message>
        <source>The setting {key} cannot be {value}; its usual value {usual} is used.</source>
        <translation>Le réglage {key} ne peut pas être {value}&#xa0;; sa valeur habituelle, {usual}, est utilisée.</translation>
    </message>
    <message>
        <source>The statistics in {file} cannot be used ({reason}). Matches played now will not be counted.</source>
        <translation>Les statistiques dans {file} sont inutilisables ({reason}). Les parties jouées maintenant ne seront pas comptées.</translation>
    </message>
    <message>
        <source>The match could not be counted in the statistics of {file} ({reason}); its record is safe.</source>
        <translation>La partie n’a pas pu être comptée dans les statistiques de {file} ({reason})&#xa0;; son enregistrement est intact.</translation>
    </message>
    <message>
        <source>It is not a game of Belote Desktop.</source>
        <translation>Ce n’est pas un jeu de Belote Desktop.</translation>
    </message>
    <message>
        <source>It is broken at line {line}.</source>
        <translation>Il est abîmé à la ligne {line}.</translation>
    </message>
    <message>
        <source>A part of it is missing: its format, its name, its base or its changes.</source>
        <translation>Il en manque une partie&#xa0;: son format, son nom, son jeu de départ ou ses changements.</translation>
    </message>
    <message>
        <source>It is of format {found}, and this version of Belote Desktop knows formats up to {known}. Use a newer version.</source>
        <translation>Il est au format {found}, et cette version de Belote Desktop connaît les formats jusqu’à {known}. Utilisez une version plus récente.</translation>
    </message>
    <message>
        <source>It begins with the game {base}, which this version does not know.</source>
        <translation>Il part du jeu {base}, que cette version ne connaît pas.</translation>
    </message>
    <message>
        <source>What it says of {rule} is no value of a rule.</source>
        <translation>Ce qu’il dit de {rule} n’est pas une valeur de règle.</translation>
    </message>
    <message>
        <source>Its rules cannot be: {reason}</source>
        <translation>Ses règles sont impossibles&#xa0;: {reason}</translation>
    </message>
    <message>
        <source>The drills in {file} cannot be read: {cause}. What you practise now will not be kept.</source>
        <translation>Les exercices dans {file} ne peuvent pas être lus&#xa0;: {cause}. Ce que vous travaillez maintenant ne sera pas gardé.</translation>
    </message>
    <message>
        <source>The drills in {file} were written by a newer version, which will want them again. What you practise now will not be kept.</source>
        <translation>Les exercices dans {file} ont été écrits par une version plus récente, qui en aura encore besoin. Ce que vous travaillez maintenant ne sera pas gardé.</translation>
    </message>
    <message>
        <source>Your progress in the lessons, in {file}, cannot be read: {cause}. What you learn now will not be kept.</source>
        <translation>Votre progression dans les leçons, dans {file}, ne peut pas être lue&#xa0;: {cause}. Ce que vous apprenez maintenant ne sera pas gardé.</translation>
    </message>
    <message>
        <source>Your progress in the lessons, in {file}, was written by a newer version. The file is left alone; what you learn now will not be kept.</source>
        <translation>Votre progression dans les leçons, dans {file}, a été écrite par une version plus récente. Le fichier reste tel quel&#xa0;; ce que vous apprenez maintenant ne sera pas gardé.</translation>
    </message>
    <message>
        <source>The unsaved games in {file} cannot be read: {cause}. What you change in games now will not be kept.</source>
        <translation>Impossible de lire les jeux non enregistrés dans {file}&#xa0;: {cause}. Ce que vous changez maintenant dans les jeux ne sera pas conservé.</translation>
    </message>
    <message>
        <source>The unsaved games in {file} were written by a newer version, which will want them again. What you change in games now will not be kept unless you save it.</source>
        <translation>Les jeux non enregistrés dans {file} viennent d’une version plus récente, qui en aura encore besoin. Ce que vous changez maintenant dans les jeux ne sera pas conservé si vous ne l’enregistrez pas.</translation>
    </message>
    <message>
        <source>A part of {file} cannot be read and is left out. What you change now will not be kept.</source>
        <translation>Une partie de {file} est illisible et n’est pas utilisée. Ce que vous changez maintenant ne sera pas conservé.</translation>
    </message>
    <message>
        <source>A part of {file} cannot be read and is left out. The file as it was is kept as {place}.</source>
        <translation>Une partie de {file} est illisible et n’est pas utilisée. Le fichier d’origine est conservé sous le nom {place}.</translation>
    </message>
    <message>
        <source>The profile was exported to {file}.</source>
        <translation>Le profil a été exporté dans {file}.</translation>
    </message>
    <message>
        <source>The profile was exported to {file}. These could not be read and are not in it: {files}.</source>
        <translation>Le profil a été exporté dans {file}. Il y manque ce qui n’a pas pu être lu&#xa0;: {files}.</translation>
    </message>
    <message>
        <source>The profile is too large to be exported to one file.</source>
        <translation>Le profil est trop grand pour un seul fichier.</translation>
    </message>
    <message>
        <source>An import did not come to its end, and {file} cannot be read: {cause}.</source>
        <translation>Une importation n’est pas allée à son terme, et {file} est illisible&#xa0;: {cause}.</translation>
    </message>
    <message>
        <source>An import by a newer version did not come to its end. Start that version to undo it.</source>
        <translation>Une version plus récente n’a pas terminé une importation. Lancez cette version pour l’annuler.</translation>
    </message>
    <message>
        <source>An import did not come to its end. The profile is as it was before.</source>
        <translation>Une importation n’est pas allée à son terme. Le profil est comme avant.</translation>
    </message>
    <message>
        <source>An import did not come to its end and could not be undone. It is tried again at the next start.</source>
        <translation>Une importation n’est pas allée à son terme et n’a pas pu être annulée. Le prochain lancement essaie de nouveau.</translation>
    </message>
    <message>
        <source>{file} cannot be imported: a newer version wrote {name}. Nothing was changed.</source>
        <translation>Impossible d’importer {file}&#xa0;: {name} vient d’une version plus récente. Rien n’a changé.</translation>
    </message>
    <message>
        <source>{file} cannot be imported: {name} in it cannot be read. Nothing was changed.</source>
        <translation>Impossible d’importer {file}&#xa0;: {name} y est illisible. Rien n’a changé.</translation>
    </message>
    <message>
        <source>The import failed, and your profile is as it was before. {reason}</source>
        <translation>L’importation a échoué, et votre profil est comme avant. {reason}</translation>
    </message>
    <message>
        <source>All of the profile in {file} is here already.</source>
        <translation>Tout le profil de {file} est déjà là.</translation>
    </message>
    <message>
        <source>The profile in {file} was imported. Matches added: {matches}. Own games added: {games}.</source>
        <translation>Le profil de {file} a été importé. Parties ajoutées&#xa0;: {matches}. Jeux à vous ajoutés&#xa0;: {games}.</translation>
    </message>
    <message>
        <source>The profile in {file} was imported. Matches added: {matches}. Own games added: {games}. What was replaced is kept in {place}: {files}.</source>
        <translation>Le profil de {file} a été importé. Parties ajoutées&#xa0;: {matches}. Jeux à vous ajoutés&#xa0;: {games}. Ce qui a été remplacé est conservé dans {place}&#xa0;: {files}.</translation>
    </message>
</context>
<context>
    <name>records</name>
    <message>
        <source>“{code}” is not the code of a deal. Check that it was copied whole.</source>
        <translation>«&#xa0;{code}&#xa0;» n’est pas le code d’une donne. Vérifiez qu’il a été copié en entier.</translation>
    </message>
    <message>
        <source>This line is not written as “{shape}”: it says “{found}”.</source>
        <translation>Cette ligne n’est pas écrite sous la forme «&#xa0;{shape}&#xa0;»&#xa0;: on y lit «&#xa0;{found}&#xa0;».</translation>
    </message>
    <message>
        <source>“{part}” cannot be read: {reason}</source>
        <translation>«&#xa0;{part}&#xa0;» est illisible&#xa0;: {reason}</translation>
    </message>
    <message>
        <source>Seat {seat} does something that cannot be read: {reason}</source>
        <translation>L’action de la place {seat} est illisible&#xa0;: {reason}</translation>
    </message>
    <message>
        <source>The match cannot be played by these rules: {reason}</source>
        <translation>La partie ne peut pas se jouer avec ces règles&#xa0;: {reason}</translation>
    </message>
    <message>
        <source>The rules of this record fit no game, so it cannot be played.</source>
        <translation>Les règles de cet enregistrement ne correspondent à aucun jeu&#xa0;: la partie ne peut pas se jouer.</translation>
    </message>
    <message>
        <source>Deal {number} cannot begin here.</source>
        <translation>La donne {number} ne peut pas commencer ici.</translation>
    </message>
    <message>
        <source>Seat {dealer} deals by the rules, not seat {found}.</source>
        <translation>D’après les règles, c’est la place {dealer} qui donne, pas la place {found}.</translation>
    </message>
    <message>
        <source>The deck is not the pack of {size} cards, each once.</source>
        <translation>Ce n’est pas le jeu de {size} cartes, chacune une seule fois.</translation>
    </message>
    <message>
        <source>The deck opened is not the deck that was dealt.</source>
        <translation>Le jeu révélé n’est pas celui qui a été distribué.</translation>
    </message>
    <message>
        <source>The deck and its salt do not match the seal.</source>
        <translation>Le jeu et son sel ne correspondent pas au sceau.</translation>
    </message>
    <message>
        <source>{card} is not the card that was turned.</source>
        <translation>{card} n’est pas la carte de la retourne.</translation>
    </message>
    <message>
        <source>Deal {number} has no deck.</source>
        <translation>La donne {number} n’a pas de jeu de cartes.</translation>
    </message>
    <message>
        <source>Seat {seat} cannot do “{action}” here: {reason}</source>
        <translation>La place {seat} ne peut pas faire «&#xa0;{action}&#xa0;» ici&#xa0;: {reason}</translation>
    </message>
    <message>
        <source>The deal is not over yet and has no score.</source>
        <translation>La donne n’est pas finie et n’a pas de score.</translation>
    </message>
    <message>
        <source>The record says “{recorded}”, but the cards give “{found}”.</source>
        <translation>L’enregistrement indique «&#xa0;{recorded}&#xa0;», mais les cartes donnent «&#xa0;{found}&#xa0;».</translation>
    </message>
    <message>
        <source>The match is not over yet and has no result.</source>
        <translation>La partie n’est pas finie et n’a pas de résultat.</translation>
    </message>
    <message>
        <source>This is no record of a match in JSON.</source>
        <translation>Ce n’est pas un enregistrement de partie en JSON.</translation>
    </message>
    <message>
        <source>The file is not UTF-8 text at this place.</source>
        <translation>À cet endroit, le fichier n’est pas du texte UTF-8.</translation>
    </message>
    <message>
        <source>This is no record of a match: it does not begin with [BRN &quot;1&quot;].</source>
        <translation>Ce n’est pas un enregistrement de partie&#xa0;: le fichier ne commence pas par [BRN &quot;1&quot;].</translation>
    </message>
    <message>
        <source>This file is larger than {size} MB, so it is no record of a match.</source>
        <translation>Ce fichier dépasse {size} Mo&#xa0;: ce n’est pas un fichier de partie.</translation>
    </message>
    <message>
        <source>This file has more than {count} lines, so it is no record of a match.</source>
        <translation>Ce fichier a plus de {count} lignes&#xa0;: ce n’est pas un fichier de partie.</translation>
    </message>
    <message>
        <source>This line is longer than {size} MB, so it cannot be a line of a record.</source>
        <translation>Cette ligne dépasse {size} Mo&#xa0;: ce ne peut pas être une ligne d’un fichier de partie.</translation>
    </message>
    <message>
        <source>This version does not know what “{found}” means; the line is left alone.</source>
        <translation>Cette version ne sait pas ce que signifie «&#xa0;{found}&#xa0;»&#xa0;; la ligne est laissée telle quelle.</translation>
    </message>
    <message>
        <source>The last line was cut short and is left out; everything before it stands.</source>
        <translation>La dernière ligne est tronquée et n’est pas prise en compte&#xa0;; tout ce qui précède reste valable.</translation>
    </message>
    <message>
        <source>This record is of format {found}; this version reads formats up to {known}. Read it with a newer version of Belote Desktop.</source>
        <translation>Cet enregistrement est au format {found}&#xa0;; cette version lit les formats jusqu’à {known}. Ouvrez-le avec une version plus récente de Belote Desktop.</translation>
    </message>
    <message>
        <source>This header line is not written as [name &quot;text&quot;].</source>
        <translation>Cette ligne d’en-tête n’est pas écrite sous la forme [nom &quot;texte&quot;].</translation>
    </message>
    <message>
        <source>“{name}” was said before; the first holds.</source>
        <translation>«&#xa0;{name}&#xa0;» a déjà été indiqué&#xa0;; la première mention compte.</translation>
    </message>
    <message>
        <source>This rule cannot be used: {reason}</source>
        <translation>Cette règle est inutilisable&#xa0;: {reason}</translation>
    </message>
    <message>
        <source>The header does not say “{name}”.</source>
        <translation>L’en-tête n’indique pas «&#xa0;{name}&#xa0;».</translation>
    </message>
    <message>
        <source>{count} actions are taken back, but only {left} stand; the line is left out.</source>
        <translation>La ligne annule {count} actions, mais il n’y en a que {left}&#xa0;; elle n’est pas prise en compte.</translation>
    </message>
    <message>
        <source>What was taken back cannot be played by these rules.</source>
        <translation>Ce qui a été annulé ne peut pas être joué selon ces règles.</translation>
    </message>
</context>
<context>
    <name>review</name>
    <message>
        <source>Auction</source>
        <translation>Enchères</translation>
    </message>
    <message>
        <source>Trick {number}</source>
        <translation>Pli {number}</translation>
    </message>
    <message>
        <source>You played {card}. What would have been better?</source>
        <translation>Vous avez joué {card}. Qu’aurait-il mieux valu jouer&#xa0;?</translation>
    </message>
    <message>
        <source>You said “{call}”. What would have been better?</source>
        <translation>Vous avez dit «&#xa0;{call}&#xa0;». Qu’aurait-il mieux valu dire&#xa0;?</translation>
    </message>
    <message>
        <source>Yes: nothing was better than {action}.</source>
        <translation>Oui&#xa0;: rien ne valait mieux que {action}.</translation>
    </message>
    <message>
        <source>{action} is what you did. There is something better.</source>
        <translation>{action}, c’est ce que vous avez fait. Il y a mieux.</translation>
    </message>
    <message>
        <source>{action} was not weighed. Try another.</source>
        <translation>Ce choix n’a pas été évalué : {action}. Essayez autre chose.</translation>
    </message>
    <message>
        <source>Not {action}: there is something better.</source>
        <translation>Pas {action}&#xa0;: il y a mieux.</translation>
    </message>
    <message>
        <source>Not {action}: it is {points} points behind the best on average.</source>
        <translation>Non, pas {action} : en moyenne, {points} points de moins que le meilleur choix.</translation>
    </message>
    <message>
        <source>Small mistake</source>
        <translation>Petite erreur</translation>
    </message>
    <message>
        <source>Serious mistake</source>
        <translation>Erreur sérieuse</translation>
    </message>
    <message>
        <source>Grave mistake</source>
        <translation>Erreur grave</translation>
    </message>
    <message>
        <source>Fine</source>
        <translation>Bien joué</translation>
    </message>
    <message>
        <source>Bad luck</source>
        <translation>Malchance</translation>
    </message>
    <message>
        <source>Lucky</source>
        <translation>Coup de chance</translation>
    </message>
    <message>
        <source>It could be known that something else was better.</source>
        <translation>On pouvait savoir qu’il y avait mieux.</translation>
    </message>
    <message>
        <source>Nothing you could know was better, and it cost nothing.</source>
        <translation>Rien de ce que vous pouviez savoir ne valait mieux, et cela n’a rien coûté.</translation>
    </message>
    <message>
        <source>It could be known that something else was better, and with the cards as they lay it cost points.</source>
        <translation>On pouvait savoir qu’il y avait mieux et, vu la position réelle des cartes, cela a coûté des points.</translation>
    </message>
    <message>
        <source>By what you could know it was as good as anything; only as the cards lay did it cost points.</source>
        <translation>D’après ce que vous pouviez savoir, rien ne valait mieux&#xa0;; c’est seulement la position des cartes qui a coûté des points.</translation>
    </message>
    <message>
        <source>It could be known that something else was better, but as the cards lay it did no harm.</source>
        <translation>On pouvait savoir qu’il y avait mieux mais, vu la position réelle des cartes, cela n’a rien coûté.</translation>
    </message>
    <message>
        <source>By what you could know it was too close to the best to be a mistake; only as the cards lay did it cost points.</source>
        <translation>D’après ce que vous pouviez savoir, c’était trop proche du mieux pour être une erreur&#xa0;; seule la répartition des cartes l’a rendu coûteux.</translation>
    </message>
    <message>
        <source>By what you could know it was too close to the best to be a mistake.</source>
        <translation>D’après ce que vous pouviez savoir, c’était trop proche du mieux pour être une erreur.</translation>
    </message>
    <message>
        <source>Nothing you could know was better, and it cost hardly anything.</source>
        <translation>Rien de ce que vous pouviez savoir n’indiquait mieux, et cela n’a presque rien coûté.</translation>
    </message>
    <message>
        <source>It could be known that something else was better, but as the cards lay it did hardly any harm.</source>
        <translation>On pouvait savoir qu’il y avait mieux, mais telles qu’étaient les cartes, cela n’a presque rien coûté.</translation>
    </message>
    <message>
        <source>By what you could know it cost {much}: too few possible deals could be counted to give figures.</source>
        <translation>D’après ce que vous pouviez savoir, cela a coûté {much}&#xa0;: trop peu de donnes possibles ont pu être comptées pour donner des chiffres.</translation>
    </message>
    <message>
        <source>On average it cost {points} points, give or take {error}, in {deals} possible deals: {share} in 100 of what this deal was about.</source>
        <translation>En moyenne, cela a coûté {points} points, à {error} près, sur {deals} donnes possibles&#xa0;: {share} pour cent de l’enjeu de cette donne.</translation>
    </message>
    <message>
        <source>On average it cost {points} points, give or take {error}, in {deals} possible deals: more than the whole deal was about.</source>
        <translation>En moyenne, cela a coûté {points} points, à {error} près, sur {deals} donnes possibles : plus que tout l’enjeu de la donne.</translation>
    </message>
    <message>
        <source>As the cards lay, with everybody seeing them, it cost nothing.</source>
        <translation>Toutes cartes sur table, cela n’a rien coûté.</translation>
    </message>
    <message>
        <source>As the cards lay, with everybody seeing them, it cost {points} points.</source>
        <translation>Toutes cartes sur table, cela a coûté {points} points.</translation>
    </message>
    <message>
        <source>As the cards lay, it cost nothing.</source>
        <translation>Avec les cartes telles qu’elles étaient, cela n’a rien coûté.</translation>
    </message>
    <message>
        <source>As the cards lay, it cost {much}.</source>
        <translation>Avec les cartes telles qu’elles étaient, cela a coûté {much}.</translation>
    </message>
    <message>
        <source>Best: {action}</source>
        <translation>Le meilleur choix&#xa0;: {action}</translation>
    </message>
    <message>
        <source>Best, and as good as each other as far as could be told: {actions}</source>
        <translation>Les meilleurs choix, équivalents autant qu’on puisse en juger : {actions}</translation>
    </message>
    <message>
        <source>You had nothing to decide in this deal.</source>
        <translation>Vous n’aviez rien à décider dans cette donne.</translation>
    </message>
    <message>
        <source>Free decisions: {count}. All of them were fine.</source>
        <translation>Décisions libres&#xa0;: {count}. Toutes étaient bonnes.</translation>
    </message>
    <message>
        <source>Free decisions: {count}. Fine by what you could know: {fine}.</source>
        <translation>Décisions libres&#xa0;: {count}. Bonnes d’après ce que vous pouviez savoir&#xa0;: {fine}.</translation>
    </message>
    <message>
        <source>better than {share} of 100 hands</source>
        <translation>mieux que {share} mains sur 100</translation>
    </message>
    <message>
        <source>nothing to decide</source>
        <translation>rien à décider</translation>
    </message>
    <message>
        <source>too few possible deals to give figures</source>
        <translation>trop peu de donnes possibles pour donner des chiffres</translation>
    </message>
    <message>
        <source>{points} points a decision ({count} counted)</source>
        <translation>{points} points par décision (comptées&#xa0;: {count})</translation>
    </message>
    <message>
        <source>This cannot be looked back at: {reason}</source>
        <translation>L’analyse est impossible : {reason}</translation>
    </message>
</context>
<context>
    <name>rule pictures</name>
    <message>
        <source>{sentence} The picture shows: {cards}.</source>
        <translation>{sentence} L’image montre&#xa0;: {cards}.</translation>
    </message>
    <message>
        <source>{label}: {cards}</source>
        <translation>{label}&#xa0;: {cards}</translation>
    </message>
</context>
<context>
    <name>rules</name>
    <message>
        <source>players</source>
        <translation>joueurs</translation>
    </message>
    <message>
        <source>How many people play.</source>
        <translation>Le nombre de joueurs.</translation>
    </message>
    <message>
        <source>sides</source>
        <translation>camps</translation>
    </message>
    <message>
        <source>Whether players are partners or each alone.</source>
        <translation>Les joueurs sont-ils associés, ou chacun pour soi&#xa0;?</translation>
    </message>
    <message>
        <source>direction</source>
        <translation>sens du jeu</translation>
    </message>
    <message>
        <source>Which way the deal, the auction and the play go round.</source>
        <translation>Le sens de la donne, des enchères et du jeu.</translation>
    </message>
    <message>
        <source>lowest rank</source>
        <translation>carte la plus basse</translation>
    </message>
    <message>
        <source>The lowest rank of the pack: 0 is the 6, 1 the 7, 3 the 9.</source>
        <translation>La plus basse hauteur du jeu&#xa0;: 0 pour le 6, 1 pour le 7, 3 pour le 9.</translation>
    </message>
    <message>
        <source>shuffle</source>
        <translation>mélange</translation>
    </message>
    <message>
        <source>When the cards are shuffled; otherwise the tricks are gathered and cut.</source>
        <translation>Quand on mélange les cartes&#xa0;; sinon, on ramasse les plis et on coupe.</translation>
    </message>
    <message>
        <source>cut</source>
        <translation>coupe</translation>
    </message>
    <message>
        <source>Whether the pack is cut before a deal.</source>
        <translation>Coupe-t-on le jeu avant chaque donne&#xa0;?</translation>
    </message>
    <message>
        <source>who cuts</source>
        <translation>qui coupe le jeu</translation>
    </message>
    <message>
        <source>Which player cuts the pack.</source>
        <translation>Le joueur qui coupe le jeu.</translation>
    </message>
    <message>
        <source>smallest cut</source>
        <translation>plus petite coupe</translation>
    </message>
    <message>
        <source>The fewest cards that a part of the cut may have.</source>
        <translation>Le nombre minimal de cartes dans chaque paquet de la coupe.</translation>
    </message>
    <message>
        <source>next dealer</source>
        <translation>donneur suivant</translation>
    </message>
    <message>
        <source>Who deals after a deal that was played.</source>
        <translation>Qui donne après une donne jouée.</translation>
    </message>
    <message>
        <source>dealer after a pass-out</source>
        <translation>donneur après une passe générale</translation>
    </message>
    <message>
        <source>Who deals after a deal in which everyone passed.</source>
        <translation>Qui donne après une donne où tout le monde a passé.</translation>
    </message>
    <message>
        <source>first packets</source>
        <translation>premiers paquets</translation>
    </message>
    <message>
        <source>How many cards each player gets at a time before the auction.</source>
        <translation>Le nombre de cartes données à la fois à chaque joueur avant les enchères.</translation>
    </message>
    <message>
        <source>turned card</source>
        <translation>retourne</translation>
    </message>
    <message>
        <source>Which card is turned up to propose a trump suit.</source>
        <translation>La carte retournée pour proposer un atout.</translation>
    </message>
    <message>
        <source>turned card goes to</source>
        <translation>la retourne va à</translation>
    </message>
    <message>
        <source>Who takes the turned card into the hand.</source>
        <translation>Qui prend la retourne dans sa main.</translation>
    </message>
    <message>
        <source>second packets</source>
        <translation>seconds paquets</translation>
    </message>
    <message>
        <source>How many cards complete each hand after the auction; who took the turned card gets one less.</source>
        <translation>Le nombre de cartes qui complètent chaque main après les enchères&#xa0;; qui a pris la retourne en reçoit une de moins.</translation>
    </message>
    <message>
        <source>talon</source>
        <translation>talon</translation>
    </message>
    <message>
        <source>How many cards each player gets face down, to be picked up after the auction.</source>
        <translation>Le nombre de cartes données face cachée à chaque joueur, à ramasser après les enchères.</translation>
    </message>
    <message>
        <source>kitty</source>
        <translation>chien</translation>
    </message>
    <message>
        <source>How many cards lie aside for the declarer.</source>
        <translation>Le nombre de cartes mises de côté pour le preneur.</translation>
    </message>
    <message>
        <source>stacks</source>
        <translation>piles</translation>
    </message>
    <message>
        <source>How many stacks of a covered and an open card each player has.</source>
        <translation>Le nombre de piles (une carte cachée, une carte visible) devant chaque joueur.</translation>
    </message>
    <message>
        <source>card for the exchange</source>
        <translation>carte de l’échange</translation>
    </message>
    <message>
        <source>Which low trump may be exchanged for the turned card.</source>
        <translation>Quel petit atout peut être échangé contre la retourne.</translation>
    </message>
    <message>
        <source>bottom card</source>
        <translation>dernière carte</translation>
    </message>
    <message>
        <source>Whether the last card of the stock is shown after the second deal.</source>
        <translation>Montre-t-on la dernière carte du talon après la seconde distribution&#xa0;?</translation>
    </message>
    <message>
        <source>throwing in</source>
        <translation>annulation de la donne</translation>
    </message>
    <message>
        <source>Which hands their player may throw in before speaking.</source>
        <translation>Quelles mains leur joueur peut annuler avant de parler.</translation>
    </message>
    <message>
        <source>the talon after a pass</source>
        <translation>les cartes cachées après une passe</translation>
    </message>
    <message>
        <source>Whether a player who has passed may look at the cards that lie face down.</source>
        <translation>Un joueur qui a passé peut-il regarder ses cartes cachées&#xa0;?</translation>
    </message>
    <message>
        <source>exchange</source>
        <translation>échange</translation>
    </message>
    <message>
        <source>Whether a low trump may be exchanged for the turned card.</source>
        <translation>Peut-on échanger un petit atout contre la retourne&#xa0;?</translation>
    </message>
    <message>
        <source>turn</source>
        <translation>tour de jouer</translation>
    </message>
    <message>
        <source>possession</source>
        <translation>cartes en main</translation>
    </message>
    <message>
        <source>time of an action</source>
        <translation>moment d’une action</translation>
    </message>
    <message>
        <source>auction</source>
        <translation>enchères</translation>
    </message>
    <message>
        <source>closed deal</source>
        <translation>donne fermée</translation>
    </message>
    <message>
        <source>following suit</source>
        <translation>fournir</translation>
    </message>
    <message>
        <source>beating trumps</source>
        <translation>monter à l’atout</translation>
    </message>
    <message>
        <source>beating in plain suits</source>
        <translation>monter à la couleur</translation>
    </message>
    <message>
        <source>ruffing</source>
        <translation>couper</translation>
    </message>
    <message>
        <source>overruffing</source>
        <translation>surcouper</translation>
    </message>
    <message>
        <source>underruffing</source>
        <translation>sous-couper (pisser)</translation>
    </message>
    <message>
        <source>What kind of auction is held.</source>
        <translation>Le genre d’enchères.</translation>
    </message>
    <message>
        <source>second round</source>
        <translation>deuxième tour</translation>
    </message>
    <message>
        <source>Which suits may be named in the second round.</source>
        <translation>Les couleurs que l’on peut nommer au deuxième tour.</translation>
    </message>
    <message>
        <source>no trump and all trump</source>
        <translation>sans-atout et tout-atout</translation>
    </message>
    <message>
        <source>Whether contracts without a trump suit, or with four, may be named.</source>
        <translation>Peut-on jouer des contrats sans atout, ou avec quatre couleurs d’atout&#xa0;?</translation>
    </message>
    <message>
        <source>everyone passes</source>
        <translation>tout le monde passe</translation>
    </message>
    <message>
        <source>What happens when everyone passes in both rounds.</source>
        <translation>Ce qui arrive quand tout le monde passe aux deux tours.</translation>
    </message>
    <message>
        <source>lowest bid</source>
        <translation>enchère minimale</translation>
    </message>
    <message>
        <source>The lowest bid in points.</source>
        <translation>La plus basse enchère, en points.</translation>
    </message>
    <message>
        <source>step of bids</source>
        <translation>palier des enchères</translation>
    </message>
    <message>
        <source>By how much a bid must be raised at least.</source>
        <translation>De combien au moins il faut monter une enchère.</translation>
    </message>
    <message>
        <source>highest bid</source>
        <translation>enchère maximale</translation>
    </message>
    <message>
        <source>The highest bid in points; 0 for none.</source>
        <translation>La plus haute enchère, en points&#xa0;; 0 s’il n’y en a pas.</translation>
    </message>
    <message>
        <source>contracts</source>
        <translation>contrats</translation>
    </message>
    <message>
        <source>Which contracts may be bid or named: suits, no trump (NT), all trump (AT).</source>
        <translation>Quels contrats peuvent être demandés&#xa0;: couleurs, sans-atout (NT), tout-atout (AT).</translation>
    </message>
    <message>
        <source>first speaker</source>
        <translation>premier à parler</translation>
    </message>
    <message>
        <source>Who speaks first in an auction of one round.</source>
        <translation>Qui parle en premier dans des enchères à un tour.</translation>
    </message>
    <message>
        <source>a trump in hand</source>
        <translation>un atout en main</translation>
    </message>
    <message>
        <source>Whether only a suit of which a card is held may be named or taken.</source>
        <translation>Faut-il avoir une carte de la couleur que l’on nomme ou que l’on prend&#xa0;?</translation>
    </message>
    <message>
        <source>schmeiss</source>
        <translation>schmeiss</translation>
    </message>
    <message>
        <source>Whether a player may offer to throw the deal in, and what a refusal means.</source>
        <translation>Un joueur peut-il proposer d’annuler la donne, et que signifie un refus&#xa0;?</translation>
    </message>
    <message>
        <source>taking with the seven</source>
        <translation>prendre avec le sept</translation>
    </message>
    <message>
        <source>Whether the seven of the turned suit may be exchanged while taking in the first round.</source>
        <translation>Le sept de la couleur retournée peut-il être échangé en prenant au premier tour&#xa0;?</translation>
    </message>
    <message>
        <source>bidding after a pass</source>
        <translation>enchérir après avoir passé</translation>
    </message>
    <message>
        <source>Whether a player who has passed may bid again.</source>
        <translation>Un joueur qui a passé peut-il enchérir de nouveau&#xa0;?</translation>
    </message>
    <message>
        <source>points of a bid</source>
        <translation>points d’une enchère</translation>
    </message>
    <message>
        <source>How many points one unit of a bid stands for.</source>
        <translation>Combien de points représente une unité d’enchère.</translation>
    </message>
    <message>
        <source>bids within reach</source>
        <translation>enchères réalisables</translation>
    </message>
    <message>
        <source>Whether a contract may only be bid for as many points as it can bring.</source>
        <translation>Si l’on ne peut demander que les points qu’un contrat peut rapporter.</translation>
    </message>
    <message>
        <source>80 needs 82</source>
        <translation>80 demande 82</translation>
    </message>
    <message>
        <source>Whether a bid of 80 is made with 82 points only.</source>
        <translation>Une enchère de 80 demande-t-elle 82 points&#xa0;?</translation>
    </message>
    <message>
        <source>bidding capot</source>
        <translation>demander le capot</translation>
    </message>
    <message>
        <source>Whether all tricks may be bid.</source>
        <translation>Peut-on demander tous les plis&#xa0;?</translation>
    </message>
    <message>
        <source>bids with all tricks</source>
        <translation>enchères avec tous les plis</translation>
    </message>
    <message>
        <source>Whether a bid of points may promise all tricks as well.</source>
        <translation>Une enchère de points peut-elle promettre en plus tous les plis&#xa0;?</translation>
    </message>
    <message>
        <source>capot ends the auction</source>
        <translation>le capot met fin aux enchères</translation>
    </message>
    <message>
        <source>Whether a bid of all tricks ends the auction and cannot be doubled.</source>
        <translation>Une demande de tous les plis met-elle fin aux enchères, sans pouvoir être contrée&#xa0;?</translation>
    </message>
    <message>
        <source>générale</source>
        <translation>générale</translation>
    </message>
    <message>
        <source>Whether a player may bid to take all tricks alone.</source>
        <translation>Un joueur peut-il demander de faire seul tous les plis&#xa0;?</translation>
    </message>
    <message>
        <source>générale as the first call</source>
        <translation>la générale d’entrée</translation>
    </message>
    <message>
        <source>Whether générale may be the first call of an auction.</source>
        <translation>La générale peut-elle ouvrir les enchères&#xa0;?</translation>
    </message>
    <message>
        <source>ranking of suits</source>
        <translation>rang des couleurs</translation>
    </message>
    <message>
        <source>Whether a bid of the same points in a higher suit outbids: clubs, diamonds, hearts, spades, no trump, all trump.</source>
        <translation>Une enchère des mêmes points dans une couleur plus haute l’emporte-t-elle&#xa0;: trèfle, carreau, cœur, pique, sans-atout, tout-atout&#xa0;?</translation>
    </message>
    <message>
        <source>surmanche</source>
        <translation>surmanche</translation>
    </message>
    <message>
        <source>Whether outbidding in the suit of the opponents ends the auction for a deal of 1000 points.</source>
        <translation>Enchérir dans la couleur des adversaires met-il fin aux enchères pour une donne de 1000 points&#xa0;?</translation>
    </message>
    <message>
        <source>raising one&apos;s own bid</source>
        <translation>monter sa propre enchère</translation>
    </message>
    <message>
        <source>Whether the highest bidder may raise once more after three passes.</source>
        <translation>Le plus haut enchérisseur peut-il monter encore une fois après trois passes&#xa0;?</translation>
    </message>
    <message>
        <source>after a double</source>
        <translation>après un contre</translation>
    </message>
    <message>
        <source>Who may speak after a double.</source>
        <translation>Qui peut parler après un contre.</translation>
    </message>
    <message>
        <source>a double ends the bidding</source>
        <translation>un contre arrête les enchères</translation>
    </message>
    <message>
        <source>Whether nobody may bid higher after a double.</source>
        <translation>Un contre empêche-t-il tout le monde d’enchérir&#xa0;?</translation>
    </message>
    <message>
        <source>time of doubling</source>
        <translation>moment du contre</translation>
    </message>
    <message>
        <source>When a contract may be doubled.</source>
        <translation>Quand un contrat peut être contré.</translation>
    </message>
    <message>
        <source>80 cannot be doubled</source>
        <translation>80 ne se contre pas</translation>
    </message>
    <message>
        <source>Whether a bid of 80 may not be doubled.</source>
        <translation>Est-il interdit de contrer une enchère de 80&#xa0;?</translation>
    </message>
    <message>
        <source>doubling a capot</source>
        <translation>contrer un capot</translation>
    </message>
    <message>
        <source>Whether a bid of all tricks may be doubled.</source>
        <translation>Une demande de tous les plis peut-elle être contrée&#xa0;?</translation>
    </message>
    <message>
        <source>the whole match</source>
        <translation>toute la partie</translation>
    </message>
    <message>
        <source>Whether a redoubled contract may be raised once more for the whole match.</source>
        <translation>Un contrat surcontré peut-il être relancé une fois de plus pour toute la partie&#xa0;?</translation>
    </message>
    <message>
        <source>ashkal</source>
        <translation>ashkal</translation>
    </message>
    <message>
        <source>When the last two players may give their partner a Sun.</source>
        <translation>Quand les deux derniers joueurs peuvent donner un Sun à leur partenaire.</translation>
    </message>
    <message>
        <source>ashkal on an ace</source>
        <translation>ashkal sur un as</translation>
    </message>
    <message>
        <source>Whether ashkal may be said when an ace is turned up.</source>
        <translation>Peut-on dire ashkal quand la retourne est un as&#xa0;?</translation>
    </message>
    <message>
        <source>taking over a Sun</source>
        <translation>reprendre un Sun</translation>
    </message>
    <message>
        <source>Who may take over a Sun that is said in the first round.</source>
        <translation>Qui peut reprendre un Sun dit au premier tour.</translation>
    </message>
    <message>
        <source>naming the suit</source>
        <translation>nommer la couleur</translation>
    </message>
    <message>
        <source>When the suit of a Hokum of the second round is named.</source>
        <translation>Quand on nomme la couleur d’un Hokum du deuxième tour.</translation>
    </message>
    <message>
        <source>second round begins with</source>
        <translation>le deuxième tour commence par</translation>
    </message>
    <message>
        <source>Who speaks first in the second round.</source>
        <translation>Qui parle en premier au deuxième tour.</translation>
    </message>
    <message>
        <source>doubling a Sun</source>
        <translation>contrer un Sun</translation>
    </message>
    <message>
        <source>When a Sun may be doubled.</source>
        <translation>Quand un Sun peut être contré.</translation>
    </message>
    <message>
        <source>raising a Sun</source>
        <translation>relancer un Sun</translation>
    </message>
    <message>
        <source>How far a doubled Sun may be raised.</source>
        <translation>Jusqu’où un Sun contré peut être relancé.</translation>
    </message>
    <message>
        <source>gahwa</source>
        <translation>gahwa</translation>
    </message>
    <message>
        <source>What the last raise is worth.</source>
        <translation>Ce que vaut la dernière relance.</translation>
    </message>
    <message>
        <source>doubling</source>
        <translation>contre</translation>
    </message>
    <message>
        <source>Whether the defenders may double the contract.</source>
        <translation>La défense peut-elle contrer (coincher) le contrat&#xa0;?</translation>
    </message>
    <message>
        <source>multipliers</source>
        <translation>multiplicateurs</translation>
    </message>
    <message>
        <source>What each further raise makes of the deal&apos;s points.</source>
        <translation>Par combien chaque relance multiplie les points de la donne.</translation>
    </message>
    <message>
        <source>what is doubled</source>
        <translation>ce que double le contre</translation>
    </message>
    <message>
        <source>Which points a doubled contract multiplies.</source>
        <translation>Les points que multiplie un contrat contré.</translation>
    </message>
    <message>
        <source>order of trumps</source>
        <translation>ordre des atouts</translation>
    </message>
    <message>
        <source>The ranks of a trump suit from the strongest to the weakest.</source>
        <translation>Les cartes d’atout, de la plus forte à la plus faible.</translation>
    </message>
    <message>
        <source>points of trumps</source>
        <translation>points des atouts</translation>
    </message>
    <message>
        <source>The points of the trumps, in the same order.</source>
        <translation>Les points des atouts, dans le même ordre.</translation>
    </message>
    <message>
        <source>order of plain suits</source>
        <translation>ordre des autres couleurs</translation>
    </message>
    <message>
        <source>The ranks of a plain suit from the strongest to the weakest.</source>
        <translation>Les cartes d’une couleur hors atout, de la plus forte à la plus faible.</translation>
    </message>
    <message>
        <source>points of plain suits</source>
        <translation>points des autres couleurs</translation>
    </message>
    <message>
        <source>The points of the other suits, in the same order.</source>
        <translation>Les points des autres couleurs, dans le même ordre.</translation>
    </message>
    <message>
        <source>points without trumps</source>
        <translation>points à sans-atout</translation>
    </message>
    <message>
        <source>What the cards count in a contract without trumps.</source>
        <translation>La valeur des cartes dans un contrat sans atout.</translation>
    </message>
    <message>
        <source>points in all trumps</source>
        <translation>points à tout-atout</translation>
    </message>
    <message>
        <source>What the cards count when every suit is trump.</source>
        <translation>La valeur des cartes quand toutes les couleurs sont atout.</translation>
    </message>
    <message>
        <source>factor without trumps</source>
        <translation>facteur à sans-atout</translation>
    </message>
    <message>
        <source>By how much cards and last trick are multiplied without trumps.</source>
        <translation>Par combien les cartes et le dernier pli sont multipliés à sans-atout.</translation>
    </message>
    <message>
        <source>phases</source>
        <translation>phases</translation>
    </message>
    <message>
        <source>The parts of a deal, in order.</source>
        <translation>Les étapes d’une donne, dans l’ordre.</translation>
    </message>
    <message>
        <source>first lead</source>
        <translation>entame</translation>
    </message>
    <message>
        <source>Who leads to the first trick.</source>
        <translation>Qui entame le premier pli.</translation>
    </message>
    <message>
        <source>beat in plain suits</source>
        <translation>monter à la couleur</translation>
    </message>
    <message>
        <source>Whether a card of a plain suit that was led must be beaten if possible.</source>
        <translation>Faut-il, si possible, monter sur une carte hors atout de la couleur demandée&#xa0;?</translation>
    </message>
    <message>
        <source>beat after a ruff</source>
        <translation>monter après une coupe</translation>
    </message>
    <message>
        <source>Whether a card of a plain suit that was led must be beaten even after the trick has been ruffed.</source>
        <translation>S’il faut monter à la couleur demandée même quand le pli est déjà coupé.</translation>
    </message>
    <message>
        <source>trumps led</source>
        <translation>atout demandé</translation>
    </message>
    <message>
        <source>When a trump that was led must be beaten if possible.</source>
        <translation>Quand il faut, si possible, monter sur l’atout demandé.</translation>
    </message>
    <message>
        <source>the jack is forced</source>
        <translation>le valet est forcé</translation>
    </message>
    <message>
        <source>Whether a bare trump jack must be spent to beat a trump that was led.</source>
        <translation>Faut-il monter avec le valet d’atout si aucun autre atout ne le permet&#xa0;?</translation>
    </message>
    <message>
        <source>the partner is winning</source>
        <translation>le partenaire est maître</translation>
    </message>
    <message>
        <source>What a player may play who cannot follow while the partner is winning.</source>
        <translation>Ce que peut jouer qui ne peut pas fournir quand le partenaire est maître du pli.</translation>
    </message>
    <message>
        <source>overruff</source>
        <translation>surcouper</translation>
    </message>
    <message>
        <source>Whether a trump must be beaten by a higher one when ruffing.</source>
        <translation>Faut-il surcouper quand le pli est déjà coupé&#xa0;?</translation>
    </message>
    <message>
        <source>underruff</source>
        <translation>sous-couper</translation>
    </message>
    <message>
        <source>What a player must do who can only ruff lower than the trump on the table.</source>
        <translation>Ce que doit faire qui ne peut couper que plus bas que l’atout sur la table.</translation>
    </message>
    <message>
        <source>closed deals</source>
        <translation>donnes fermées</translation>
    </message>
    <message>
        <source>Whether a raise may forbid leading trumps.</source>
        <translation>Une relance peut-elle interdire d’entamer atout&#xa0;?</translation>
    </message>
    <message>
        <source>misplays</source>
        <translation>fautes de jeu</translation>
    </message>
    <message>
        <source>Whether cards that may not be played can be played all the same.</source>
        <translation>Peut-on jouer quand même une carte interdite&#xa0;?</translation>
    </message>
    <message>
        <source>declarations</source>
        <translation>annonces</translation>
    </message>
    <message>
        <source>Whether runs and fours of a kind are announced and scored.</source>
        <translation>Annonce-t-on et compte-t-on les suites et les carrés&#xa0;?</translation>
    </message>
    <message>
        <source>place of declarations</source>
        <translation>lieu des annonces</translation>
    </message>
    <message>
        <source>Whether declarations are held in a hand or met in a trick.</source>
        <translation>Les annonces se trouvent-elles dans une main ou dans un pli&#xa0;?</translation>
    </message>
    <message>
        <source>announcing</source>
        <translation>façon d’annoncer</translation>
    </message>
    <message>
        <source>Whether declarations and belote are announced by the program or by the player.</source>
        <translation>Qui annonce les annonces et la belote&#xa0;: le programme ou le joueur.</translation>
    </message>
    <message>
        <source>time of declarations</source>
        <translation>moment des annonces</translation>
    </message>
    <message>
        <source>When declarations are announced.</source>
        <translation>Quand se font les annonces.</translation>
    </message>
    <message>
        <source>showing declarations</source>
        <translation>étalage des annonces</translation>
    </message>
    <message>
        <source>When the declarations that count are laid open.</source>
        <translation>Quand les annonces qui comptent sont étalées.</translation>
    </message>
    <message>
        <source>points of runs</source>
        <translation>points des suites</translation>
    </message>
    <message>
        <source>The points of runs of three, of four, and of five or more.</source>
        <translation>Les points des suites de trois, de quatre, et de cinq cartes ou plus.</translation>
    </message>
    <message>
        <source>fours of a kind</source>
        <translation>carrés</translation>
    </message>
    <message>
        <source>The fours of a kind that count, best first, with their points.</source>
        <translation>Les carrés qui comptent, du meilleur au moins bon, avec leurs points.</translation>
    </message>
    <message>
        <source>split long runs</source>
        <translation>partager les longues suites</translation>
    </message>
    <message>
        <source>Whether a run of six or more may be shown as two declarations.</source>
        <translation>Une suite de six cartes ou plus peut-elle faire deux annonces&#xa0;?</translation>
    </message>
    <message>
        <source>cards used twice</source>
        <translation>cartes comptées deux fois</translation>
    </message>
    <message>
        <source>Whether a card may serve in two declarations.</source>
        <translation>Une carte peut-elle servir dans deux annonces&#xa0;?</translation>
    </message>
    <message>
        <source>declarations count for</source>
        <translation>les annonces comptent pour</translation>
    </message>
    <message>
        <source>Who scores declarations.</source>
        <translation>Qui marque les annonces.</translation>
    </message>
    <message>
        <source>equal runs</source>
        <translation>suites égales</translation>
    </message>
    <message>
        <source>Which of two runs of equal length and rank is better.</source>
        <translation>La meilleure de deux suites de même longueur et de même hauteur.</translation>
    </message>
    <message>
        <source>equal fours of a kind</source>
        <translation>carrés égaux</translation>
    </message>
    <message>
        <source>Whether fours of a kind of equal value are ranked.</source>
        <translation>Les carrés de même valeur sont-ils classés&#xa0;?</translation>
    </message>
    <message>
        <source>four sevens</source>
        <translation>carré de sept</translation>
    </message>
    <message>
        <source>Whether four sevens in one hand make the deal void.</source>
        <translation>Quatre sept dans une main annulent-ils la donne&#xa0;?</translation>
    </message>
    <message>
        <source>four sevens or eights</source>
        <translation>carré de sept ou de huit</translation>
    </message>
    <message>
        <source>Whether four sevens or eights in one hand void every declaration.</source>
        <translation>Quatre sept ou quatre huit dans une main annulent-ils toutes les annonces&#xa0;?</translation>
    </message>
    <message>
        <source>declarations without a trick</source>
        <translation>annonces sans pli</translation>
    </message>
    <message>
        <source>What becomes of the declarations of a side that wins no trick.</source>
        <translation>Ce que deviennent les annonces d’un camp qui ne fait aucun pli.</translation>
    </message>
    <message>
        <source>declarations of a failed deal</source>
        <translation>annonces d’une donne chutée</translation>
    </message>
    <message>
        <source>Which declarations the defenders write when the contract fails.</source>
        <translation>Les annonces que marque la défense quand le contrat chute.</translation>
    </message>
    <message>
        <source>comparing declarations</source>
        <translation>comparaison des annonces</translation>
    </message>
    <message>
        <source>Whether runs and fours of a kind are compared together.</source>
        <translation>Compare-t-on les suites et les carrés ensemble&#xa0;?</translation>
    </message>
    <message>
        <source>ranking of declarations</source>
        <translation>rang des annonces</translation>
    </message>
    <message>
        <source>How runs and fours of a kind rank among each other.</source>
        <translation>Comment les suites et les carrés se rangent entre eux.</translation>
    </message>
    <message>
        <source>declarations without trumps</source>
        <translation>annonces à sans-atout</translation>
    </message>
    <message>
        <source>Which declarations count in a contract without trumps.</source>
        <translation>Quelles annonces comptent dans un contrat à sans-atout.</translation>
    </message>
    <message>
        <source>fours of a kind without trumps</source>
        <translation>carrés à sans-atout</translation>
    </message>
    <message>
        <source>The fours of a kind that count without trumps, best first, with their points, where they have points of their own.</source>
        <translation>Les carrés qui comptent à sans-atout, du meilleur au moins bon, avec leurs points, là où ils ont leurs propres valeurs.</translation>
    </message>
    <message>
        <source>longest run</source>
        <translation>suite la plus longue</translation>
    </message>
    <message>
        <source>The most cards that one run may be announced with; 0 for no limit.</source>
        <translation>Le plus grand nombre de cartes avec lequel une suite peut être annoncée&#xa0;; 0 pour aucune limite.</translation>
    </message>
    <message>
        <source>run that wins the match</source>
        <translation>suite qui gagne la partie</translation>
    </message>
    <message>
        <source>A run of this many cards wins the match at once; 0 for none.</source>
        <translation>Une suite de ce nombre de cartes gagne aussitôt la partie&#xa0;; 0 pour aucune.</translation>
    </message>
    <message>
        <source>most declarations</source>
        <translation>nombre d’annonces</translation>
    </message>
    <message>
        <source>How many declarations a player may announce; 0 for any number.</source>
        <translation>Combien d’annonces un joueur peut faire&#xa0;; 0 pour autant qu’il veut.</translation>
    </message>
    <message>
        <source>declarations help the contract</source>
        <translation>les annonces aident le contrat</translation>
    </message>
    <message>
        <source>Whether declarations count when it is decided whether the contract is made.</source>
        <translation>Les annonces comptent-elles quand on décide si le contrat est réussi&#xa0;?</translation>
    </message>
    <message>
        <source>runs found later</source>
        <translation>suites trouvées plus tard</translation>
    </message>
    <message>
        <source>Whether a run that an uncovered card completes may still be declared.</source>
        <translation>Une suite complétée par une carte découverte en cours de jeu peut-elle encore être annoncée&#xa0;?</translation>
    </message>
    <message>
        <source>four of a kind in a trick</source>
        <translation>carré dans un pli</translation>
    </message>
    <message>
        <source>What four cards of a kind in one trick score.</source>
        <translation>Ce que valent quatre cartes de même hauteur dans un pli.</translation>
    </message>
    <message>
        <source>four jacks in a trick</source>
        <translation>quatre valets dans un pli</translation>
    </message>
    <message>
        <source>What four jacks in one trick score.</source>
        <translation>Ce que valent quatre valets dans un pli.</translation>
    </message>
    <message>
        <source>fours in a trick</source>
        <translation>carrés dans un pli</translation>
    </message>
    <message>
        <source>Which fours of a kind count in a trick.</source>
        <translation>Quels carrés comptent dans un pli.</translation>
    </message>
    <message>
        <source>saying belote</source>
        <translation>dire la belote</translation>
    </message>
    <message>
        <source>With which cards belote may be said.</source>
        <translation>Avec quelles cartes on peut dire la belote.</translation>
    </message>
    <message>
        <source>belote inside a declaration</source>
        <translation>belote dans une annonce</translation>
    </message>
    <message>
        <source>When a declaration takes king and queen of trumps their points.</source>
        <translation>Quand une annonce prend leurs points au roi et à la dame d’atout.</translation>
    </message>
    <message>
        <source>belote in a trick won</source>
        <translation>belote dans un pli gagné</translation>
    </message>
    <message>
        <source>Whether belote counts only if its side wins the trick in which it is said.</source>
        <translation>Faut-il que son camp fasse le pli où la belote est dite pour qu’elle compte&#xa0;?</translation>
    </message>
    <message>
        <source>belote with an uncovered card</source>
        <translation>belote avec une carte découverte</translation>
    </message>
    <message>
        <source>Whether belote may be announced with the second card when the first was played before the other was uncovered.</source>
        <translation>La belote peut-elle être dite avec la seconde carte quand la première a été jouée avant que l’autre soit découverte&#xa0;?</translation>
    </message>
    <message>
        <source>belote</source>
        <translation>belote</translation>
    </message>
    <message>
        <source>Whether king and queen of trumps in one hand score.</source>
        <translation>Le roi et la dame d’atout dans une même main comptent-ils&#xa0;?</translation>
    </message>
    <message>
        <source>points of belote</source>
        <translation>points de la belote</translation>
    </message>
    <message>
        <source>What belote scores.</source>
        <translation>Ce que rapporte la belote.</translation>
    </message>
    <message>
        <source>order of belote</source>
        <translation>ordre de la belote</translation>
    </message>
    <message>
        <source>Which of king and queen must be played first for belote to count.</source>
        <translation>Lequel du roi et de la dame doit être joué en premier pour que la belote compte.</translation>
    </message>
    <message>
        <source>belote of a failed contract</source>
        <translation>belote d’un contrat chuté</translation>
    </message>
    <message>
        <source>Whose belote is when its owner&apos;s contract fails.</source>
        <translation>À qui revient la belote quand le contrat de son détenteur chute.</translation>
    </message>
    <message>
        <source>belote helps the contract</source>
        <translation>la belote aide le contrat</translation>
    </message>
    <message>
        <source>Whether belote counts when the two sides are compared.</source>
        <translation>La belote compte-t-elle quand on compare les deux camps&#xa0;?</translation>
    </message>
    <message>
        <source>belote needs a trick</source>
        <translation>la belote demande un pli</translation>
    </message>
    <message>
        <source>Whether a side without a trick loses its belote.</source>
        <translation>Un camp sans pli perd-il sa belote&#xa0;?</translation>
    </message>
    <message>
        <source>late belote</source>
        <translation>belote tardive</translation>
    </message>
    <message>
        <source>Whether belote counts when it is only said with the second of the two cards.</source>
        <translation>La belote compte-t-elle si elle n’est dite qu’avec la seconde des deux cartes&#xa0;?</translation>
    </message>
    <message>
        <source>warn before the queen</source>
        <translation>avertir avant la dame</translation>
    </message>
    <message>
        <source>Whether a warning is given before the queen is played first and belote lost.</source>
        <translation>Faut-il un avertissement avant de jouer la dame en premier et de perdre la belote&#xa0;?</translation>
    </message>
    <message>
        <source>belote and the target</source>
        <translation>belote et objectif</translation>
    </message>
    <message>
        <source>Whether belote alone may bring a side to the target.</source>
        <translation>La belote seule peut-elle mener un camp à l’objectif&#xa0;?</translation>
    </message>
    <message>
        <source>last trick</source>
        <translation>dix de der</translation>
    </message>
    <message>
        <source>What the last trick counts.</source>
        <translation>Ce que vaut le dernier pli.</translation>
    </message>
    <message>
        <source>the last trick counts for</source>
        <translation>le dernier pli compte pour</translation>
    </message>
    <message>
        <source>Which side scores for winning the last trick.</source>
        <translation>Le camp qui marque les points du dernier pli.</translation>
    </message>
    <message>
        <source>capot</source>
        <translation>capot</translation>
    </message>
    <message>
        <source>What the cards and the last trick count together for a side of takers that wins every trick.</source>
        <translation>Ce que valent ensemble les cartes et le dernier pli pour les preneurs qui font tous les plis.</translation>
    </message>
    <message>
        <source>capot by the defenders</source>
        <translation>capot de la défense</translation>
    </message>
    <message>
        <source>What the cards and the last trick count together for defenders who win every trick.</source>
        <translation>Ce que valent ensemble les cartes et le dernier pli pour la défense qui fait tous les plis.</translation>
    </message>
    <message>
        <source>contract</source>
        <translation>contrat</translation>
    </message>
    <message>
        <source>What the takers need.</source>
        <translation>Ce qu’il faut aux preneurs.</translation>
    </message>
    <message>
        <source>tie</source>
        <translation>égalité</translation>
    </message>
    <message>
        <source>What happens when both sides have the same points.</source>
        <translation>Ce qui arrive quand les deux camps ont le même nombre de points.</translation>
    </message>
    <message>
        <source>failed contract</source>
        <translation>contrat chuté</translation>
    </message>
    <message>
        <source>What the defenders write for the cards when the contract fails.</source>
        <translation>Ce que la défense marque pour les cartes quand le contrat chute.</translation>
    </message>
    <message>
        <source>unit</source>
        <translation>unité</translation>
    </message>
    <message>
        <source>What is written on the sheet.</source>
        <translation>Ce que l’on écrit sur la feuille.</translation>
    </message>
    <message>
        <source>rounding</source>
        <translation>arrondi</translation>
    </message>
    <message>
        <source>How written points are rounded; rounding never decides a contract.</source>
        <translation>Comment on arrondit les points marqués&#xa0;; l’arrondi ne décide jamais d’un contrat.</translation>
    </message>
    <message>
        <source>what is rounded</source>
        <translation>ce qui est arrondi</translation>
    </message>
    <message>
        <source>Which points are rounded.</source>
        <translation>Les points que l’on arrondit.</translation>
    </message>
    <message>
        <source>last deal exact</source>
        <translation>dernière donne exacte</translation>
    </message>
    <message>
        <source>Whether the last deal of a match with a fixed number of deals is written without rounding.</source>
        <translation>La dernière donne d’une partie à nombre de donnes fixé est-elle marquée sans arrondi&#xa0;?</translation>
    </message>
    <message>
        <source>kind of score</source>
        <translation>sorte de marque</translation>
    </message>
    <message>
        <source>How the points of a deal become a score.</source>
        <translation>Comment les points d’une donne deviennent une marque.</translation>
    </message>
    <message>
        <source>points of a failed contract</source>
        <translation>points d’un contrat chuté</translation>
    </message>
    <message>
        <source>Who gets the points of a failed contract.</source>
        <translation>Qui reçoit les points d’un contrat chuté.</translation>
    </message>
    <message>
        <source>points of a made contract</source>
        <translation>points d’un contrat réussi</translation>
    </message>
    <message>
        <source>Whether takers who make their contract write the points of everybody.</source>
        <translation>Si les preneurs qui réussissent leur contrat marquent les points de tous.</translation>
    </message>
    <message>
        <source>player without a trick</source>
        <translation>joueur sans pli</translation>
    </message>
    <message>
        <source>What a player without a trick gives to the others, shared among them, instead of the last trick.</source>
        <translation>Ce qu’un joueur sans pli donne aux autres, qui se le partagent, à la place du dernier pli.</translation>
    </message>
    <message>
        <source>match points of a capot</source>
        <translation>points de marque d’un capot</translation>
    </message>
    <message>
        <source>How many match points all the tricks add.</source>
        <translation>Combien de points de marque ajoutent tous les plis.</translation>
    </message>
    <message>
        <source>doubled capot</source>
        <translation>capot contré</translation>
    </message>
    <message>
        <source>Whether the match points of a capot are multiplied in a doubled deal.</source>
        <translation>Les points de marque d’un capot sont-ils multipliés dans une donne contrée&#xa0;?</translation>
    </message>
    <message>
        <source>capot without trumps</source>
        <translation>capot à sans-atout</translation>
    </message>
    <message>
        <source>Match points that all the tricks add without trumps; 0 for as many as in a suit.</source>
        <translation>Points de marque que tous les plis ajoutent à sans-atout&#xa0;; 0 pour autant qu’à la couleur.</translation>
    </message>
    <message>
        <source>level doubled deal</source>
        <translation>donne contrée à égalité</translation>
    </message>
    <message>
        <source>What is held over of a doubled deal in which both sides have the same points.</source>
        <translation>Ce qui reste en attente d’une donne contrée où les deux camps ont les mêmes points.</translation>
    </message>
    <message>
        <source>rounding of a doubled deal</source>
        <translation>arrondi d’une donne contrée</translation>
    </message>
    <message>
        <source>Whether a doubled deal is rounded before or after it is multiplied.</source>
        <translation>Une donne contrée est-elle arrondie avant ou après avoir été multipliée&#xa0;?</translation>
    </message>
    <message>
        <source>kirtik</source>
        <translation>kirtik</translation>
    </message>
    <message>
        <source>Whether takers who fail, and a side without a trick, lose 10 match points.</source>
        <translation>Les preneurs qui chutent, et un camp sans pli, perdent-ils 10 points de marque&#xa0;?</translation>
    </message>
    <message>
        <source>kirtik for a tie</source>
        <translation>kirtik à égalité</translation>
    </message>
    <message>
        <source>Whether takers with as many points as the others lose 10 match points as well.</source>
        <translation>Des preneurs qui ont autant de points que les autres perdent-ils eux aussi 10 points de marque&#xa0;?</translation>
    </message>
    <message>
        <source>bolts</source>
        <translation>bolts</translation>
    </message>
    <message>
        <source>At which bolt a side that fails pays; 0 for no bolts.</source>
        <translation>À quel bolt paie un camp qui chute&#xa0;; 0 pour aucun bolt.</translation>
    </message>
    <message>
        <source>price of the last bolt</source>
        <translation>prix du dernier bolt</translation>
    </message>
    <message>
        <source>What the last bolt costs.</source>
        <translation>Ce que coûte le dernier bolt.</translation>
    </message>
    <message>
        <source>penalty for nothing</source>
        <translation>pénalité pour zéro</translation>
    </message>
    <message>
        <source>What a side loses that has no points at all in a deal.</source>
        <translation>Ce que perd un camp qui n’a aucun point dans une donne.</translation>
    </message>
    <message>
        <source>penalty for failing</source>
        <translation>pénalité de chute</translation>
    </message>
    <message>
        <source>What each failed contract after the first one costs.</source>
        <translation>Ce que coûte chaque contrat chuté après le premier.</translation>
    </message>
    <message>
        <source>penalty without a trick</source>
        <translation>pénalité sans pli</translation>
    </message>
    <message>
        <source>What each deal without a trick costs a side, after the free ones.</source>
        <translation>Ce que coûte à un camp chaque donne sans pli, une fois passées celles qui sont gratuites.</translation>
    </message>
    <message>
        <source>free deals without a trick</source>
        <translation>donnes sans pli gratuites</translation>
    </message>
    <message>
        <source>How many deals without a trick cost nothing.</source>
        <translation>Combien de donnes sans pli ne coûtent rien.</translation>
    </message>
    <message>
        <source>score of a made bid</source>
        <translation>marque d’une enchère réussie</translation>
    </message>
    <message>
        <source>What the takers write for a bid they made.</source>
        <translation>Ce que marquent les preneurs pour une enchère réussie.</translation>
    </message>
    <message>
        <source>a doubled bid that is made</source>
        <translation>enchère contrée et réussie</translation>
    </message>
    <message>
        <source>What a doubled bid is worth when it is made.</source>
        <translation>Ce que vaut une enchère contrée quand elle est réussie.</translation>
    </message>
    <message>
        <source>points of a bid capot</source>
        <translation>points d’un capot demandé</translation>
    </message>
    <message>
        <source>What a bid of all tricks is worth to the side that wins it.</source>
        <translation>Ce que vaut une demande de tous les plis au camp qui la gagne.</translation>
    </message>
    <message>
        <source>points of a lost capot</source>
        <translation>points d’un capot chuté</translation>
    </message>
    <message>
        <source>What a lost bid of all tricks is worth to the defenders; 0 for the same as a made one.</source>
        <translation>Ce que vaut à la défense une demande de tous les plis perdue&#xa0;; 0 pour autant que si elle est réussie.</translation>
    </message>
    <message>
        <source>points of a générale</source>
        <translation>points d’une générale</translation>
    </message>
    <message>
        <source>What a bid of all tricks by one player is worth.</source>
        <translation>Ce que vaut une demande de tous les plis par un seul joueur.</translation>
    </message>
    <message>
        <source>multipliers without trumps</source>
        <translation>multiplicateurs à sans-atout</translation>
    </message>
    <message>
        <source>What a bid without trumps is multiplied by, undoubled, doubled and redoubled; none for the same as in a suit.</source>
        <translation>Par quoi est multipliée une enchère à sans-atout, simple, contrée et surcontrée&#xa0;; rien pour les mêmes que dans une couleur.</translation>
    </message>
    <message>
        <source>the bid of a failed contract</source>
        <translation>l’enchère d’un contrat chuté</translation>
    </message>
    <message>
        <source>Whether the defenders write the bid of a failed contract.</source>
        <translation>La défense marque-t-elle l’enchère d’un contrat chuté&#xa0;?</translation>
    </message>
    <message>
        <source>rounding and the bid</source>
        <translation>l’arrondi et l’enchère</translation>
    </message>
    <message>
        <source>Whether rounded points must also reach the bid.</source>
        <translation>Les points arrondis doivent-ils aussi atteindre l’enchère&#xa0;?</translation>
    </message>
    <message>
        <source>all tricks and the bid</source>
        <translation>tous les plis et l’enchère</translation>
    </message>
    <message>
        <source>Whether a side that wins every trick makes any bid of points.</source>
        <translation>Un camp qui fait tous les plis réussit-il toute enchère de points&#xa0;?</translation>
    </message>
    <message>
        <source>cards of a failed or doubled bid</source>
        <translation>cartes d’une enchère chutée ou contrée</translation>
    </message>
    <message>
        <source>Whether the winners of a failed or doubled bid write what the cards of both sides came to, instead of a fixed number.</source>
        <translation>Les gagnants d’une enchère chutée ou contrée marquent-ils ce que valent les cartes des deux camps, au lieu d’un nombre fixe&#xa0;?</translation>
    </message>
    <message>
        <source>bid capot beside the cards</source>
        <translation>capot demandé en plus des cartes</translation>
    </message>
    <message>
        <source>Whether a bid of all tricks is written beside the points of the cards, not in their place.</source>
        <translation>Une demande de tous les plis est-elle marquée en plus des points des cartes, et non à leur place&#xa0;?</translation>
    </message>
    <message>
        <source>losers of a doubled bid</source>
        <translation>perdants d’une enchère contrée</translation>
    </message>
    <message>
        <source>Whether the losers of a doubled deal keep the points of their cards.</source>
        <translation>Les perdants d’une donne contrée gardent-ils les points de leurs cartes&#xa0;?</translation>
    </message>
    <message>
        <source>level Hokum</source>
        <translation>Hokum à égalité</translation>
    </message>
    <message>
        <source>What happens when a Hokum ends level, in game points and in points.</source>
        <translation>Ce qui se passe quand un Hokum finit à égalité, de points de jeu et de points.</translation>
    </message>
    <message>
        <source>level Sun</source>
        <translation>Sun à égalité</translation>
    </message>
    <message>
        <source>What happens when a Sun ends level, in game points and in points.</source>
        <translation>Ce qui se passe quand un Sun finit à égalité, de points de jeu et de points.</translation>
    </message>
    <message>
        <source>level raised deal</source>
        <translation>donne relancée à égalité</translation>
    </message>
    <message>
        <source>Who fails when a raised deal ends level.</source>
        <translation>Qui perd quand une donne relancée finit à égalité.</translation>
    </message>
    <message>
        <source>kaboot</source>
        <translation>kaboot</translation>
    </message>
    <message>
        <source>What all the tricks are worth.</source>
        <translation>Ce que valent tous les plis.</translation>
    </message>
    <message>
        <source>projects with a kaboot</source>
        <translation>annonces avec un kaboot</translation>
    </message>
    <message>
        <source>Whether projects count in a deal with all tricks to one side.</source>
        <translation>Les annonces comptent-elles dans une donne où un camp fait tous les plis&#xa0;?</translation>
    </message>
    <message>
        <source>raised kaboot</source>
        <translation>kaboot relancé</translation>
    </message>
    <message>
        <source>Whether the points of all tricks are multiplied in a raised deal.</source>
        <translation>Les points de tous les plis sont-ils multipliés dans une donne relancée&#xa0;?</translation>
    </message>
    <message>
        <source>target</source>
        <translation>objectif</translation>
    </message>
    <message>
        <source>How many points end the match; 0 when the number of deals is fixed.</source>
        <translation>Le nombre de points qui met fin à la partie&#xa0;; 0 quand le nombre de donnes est fixé.</translation>
    </message>
    <message>
        <source>number of deals</source>
        <translation>nombre de donnes</translation>
    </message>
    <message>
        <source>After how many deals the match ends; 0 when it is played to the target.</source>
        <translation>Le nombre de donnes de la partie&#xa0;; 0 quand elle se joue jusqu’à l’objectif.</translation>
    </message>
    <message>
        <source>end of the match</source>
        <translation>fin de la partie</translation>
    </message>
    <message>
        <source>How the target ends the match.</source>
        <translation>Comment l’objectif met fin à la partie.</translation>
    </message>
    <message>
        <source>both at the target</source>
        <translation>objectif atteint par les deux</translation>
    </message>
    <message>
        <source>What happens when both sides come to the target in one deal.</source>
        <translation>Ce qui arrive quand les deux camps parviennent à l’objectif dans la même donne.</translation>
    </message>
    <message>
        <source>forbidden end</source>
        <translation>fin interdite</translation>
    </message>
    <message>
        <source>With which deals the match may not end.</source>
        <translation>Les donnes sur lesquelles la partie ne peut pas finir.</translation>
    </message>
    <message>
        <source>points to begin with</source>
        <translation>points de départ</translation>
    </message>
    <message>
        <source>How many points each side begins with.</source>
        <translation>Avec combien de points chaque camp commence.</translation>
    </message>
    <message>
        <source>raising the target</source>
        <translation>objectif relevé</translation>
    </message>
    <message>
        <source>By how much the target is raised when several sides reach it and the match goes on.</source>
        <translation>De combien l’objectif est relevé quand plusieurs camps l’atteignent et que la partie continue.</translation>
    </message>
    <message>
        <source>claiming the match</source>
        <translation>réclamer la partie</translation>
    </message>
    <message>
        <source>Whether defenders who win a trick may claim the match as soon as they have reached the target.</source>
        <translation>La défense, quand elle fait un pli, peut-elle réclamer la partie dès qu’elle a atteint l’objectif&#xa0;?</translation>
    </message>
    <message>
        <source>two pairs, partners opposite</source>
        <translation>deux équipes, partenaires face à face</translation>
    </message>
    <message>
        <source>each alone</source>
        <translation>chacun pour soi</translation>
    </message>
    <message>
        <source>counter-clockwise</source>
        <translation>sens inverse des aiguilles d’une montre</translation>
    </message>
    <message>
        <source>clockwise</source>
        <translation>sens des aiguilles d’une montre</translation>
    </message>
    <message>
        <source>the next player deals</source>
        <translation>le joueur suivant donne</translation>
    </message>
    <message>
        <source>the player before the dealer deals</source>
        <translation>le joueur placé avant le donneur donne</translation>
    </message>
    <message>
        <source>the same player deals again</source>
        <translation>le même joueur redonne</translation>
    </message>
    <message>
        <source>a player of the winning side deals</source>
        <translation>un joueur du camp gagnant donne</translation>
    </message>
    <message>
        <source>a player of the losing side speaks first</source>
        <translation>un joueur du camp perdant parle en premier</translation>
    </message>
    <message>
        <source>only before the first deal, then cut</source>
        <translation>avant la première donne seulement, puis coupe</translation>
    </message>
    <message>
        <source>before every deal</source>
        <translation>avant chaque donne</translation>
    </message>
    <message>
        <source>after a deal that was passed out</source>
        <translation>après une donne passée</translation>
    </message>
    <message>
        <source>when the dealer likes</source>
        <translation>au gré du donneur</translation>
    </message>
    <message>
        <source>no card is turned up</source>
        <translation>pas de retourne</translation>
    </message>
    <message>
        <source>the next card is turned up</source>
        <translation>la carte suivante est retournée</translation>
    </message>
    <message>
        <source>the dealer&apos;s last card is turned up</source>
        <translation>la dernière carte du donneur est retournée</translation>
    </message>
    <message>
        <source>a card that is not played with is turned up</source>
        <translation>on retourne une carte qui ne se joue pas</translation>
    </message>
    <message>
        <source>one held before the auction</source>
        <translation>un atout reçu avant les enchères</translation>
    </message>
    <message>
        <source>any in hand</source>
        <translation>n’importe lequel en main</translation>
    </message>
    <message>
        <source>no hand may be thrown in</source>
        <translation>on ne peut annuler aucune main</translation>
    </message>
    <message>
        <source>a hand without any points</source>
        <translation>une main sans aucun point</translation>
    </message>
    <message>
        <source>a hand of sevens, eights and nines only</source>
        <translation>une main de sept, de huit et de neuf seulement</translation>
    </message>
    <message>
        <source>the dealer&apos;s hand of seven points or fewer</source>
        <translation>la main du donneur de sept points ou moins</translation>
    </message>
    <message>
        <source>any hand of the dealer</source>
        <translation>toute main du donneur</translation>
    </message>
    <message>
        <source>the taker</source>
        <translation>le preneur</translation>
    </message>
    <message>
        <source>the dealer</source>
        <translation>le donneur</translation>
    </message>
    <message>
        <source>double and four close the deal</source>
        <translation>contre et quatre ferment la donne</translation>
    </message>
    <message>
        <source>the winner wins the match</source>
        <translation>le gagnant gagne la partie</translation>
    </message>
    <message>
        <source>the deal counts six times</source>
        <translation>la donne compte six fois</translation>
    </message>
    <message>
        <source>there is no such raise</source>
        <translation>cette relance n’existe pas</translation>
    </message>
    <message>
        <source>when the bidders have more than 100 points and the others fewer</source>
        <translation>quand les preneurs ont plus de 100 points et les autres moins</translation>
    </message>
    <message>
        <source>when the bidders have 100 points or more and the others 100 or fewer</source>
        <translation>quand les preneurs ont 100 points ou plus et les autres 100 ou moins</translation>
    </message>
    <message>
        <source>no further</source>
        <translation>pas plus loin</translation>
    </message>
    <message>
        <source>as far as Hokum</source>
        <translation>aussi loin que Hokum</translation>
    </message>
    <message>
        <source>in the first round</source>
        <translation>au premier tour</translation>
    </message>
    <message>
        <source>in both rounds</source>
        <translation>aux deux tours</translation>
    </message>
    <message>
        <source>the players before the one who said it</source>
        <translation>les joueurs placés avant celui qui l’a dit</translation>
    </message>
    <message>
        <source>the opponents before the one who said it</source>
        <translation>les adversaires placés avant celui qui l’a dit</translation>
    </message>
    <message>
        <source>everyone who has not spoken or has passed</source>
        <translation>tous ceux qui n’ont pas parlé ou ont passé</translation>
    </message>
    <message>
        <source>nobody</source>
        <translation>personne</translation>
    </message>
    <message>
        <source>take the turned suit, or name one</source>
        <translation>prendre à la retourne, ou nommer une couleur</translation>
    </message>
    <message>
        <source>one round, name a suit</source>
        <translation>un tour, on nomme une couleur</translation>
    </message>
    <message>
        <source>a ladder of contracts</source>
        <translation>une échelle de contrats</translation>
    </message>
    <message>
        <source>bid points and a suit</source>
        <translation>enchérir des points et une couleur</translation>
    </message>
    <message>
        <source>Hokum and Sun</source>
        <translation>Hokum et Sun</translation>
    </message>
    <message>
        <source>any suit but the turned one</source>
        <translation>toute couleur sauf celle de la retourne</translation>
    </message>
    <message>
        <source>any suit</source>
        <translation>toute couleur</translation>
    </message>
    <message>
        <source>another suit, which is turned up</source>
        <translation>une autre couleur, que l’on retourne</translation>
    </message>
    <message>
        <source>suits only</source>
        <translation>couleurs seulement</translation>
    </message>
    <message>
        <source>also no trump and all trump in the second round</source>
        <translation>aussi sans-atout et tout-atout au deuxième tour</translation>
    </message>
    <message>
        <source>also no trump and all trump in both rounds</source>
        <translation>aussi sans-atout et tout-atout aux deux tours</translation>
    </message>
    <message>
        <source>nobody scores, the cards are dealt again</source>
        <translation>personne ne marque, on redonne</translation>
    </message>
    <message>
        <source>the dealer must name a suit</source>
        <translation>le donneur doit nommer une couleur (à la vache)</translation>
    </message>
    <message>
        <source>the player after the dealer must name a suit</source>
        <translation>le joueur placé après le donneur doit nommer une couleur</translation>
    </message>
    <message>
        <source>the player after the dealer names a suit at once, nobody else is asked</source>
        <translation>le joueur placé après le donneur nomme aussitôt une couleur, on ne demande rien aux autres</translation>
    </message>
    <message>
        <source>the dealer must play the turned suit</source>
        <translation>le donneur doit jouer la couleur de la retourne</translation>
    </message>
    <message>
        <source>the deal is played in the turned suit and every point counts against its owner</source>
        <translation>on joue la donne à la couleur de la retourne et chaque point compte contre celui qui le fait</translation>
    </message>
    <message>
        <source>no offers to throw the deal in</source>
        <translation>on ne peut pas proposer d’annuler la donne</translation>
    </message>
    <message>
        <source>refused, the one who offered is the maker</source>
        <translation>en cas de refus, celui qui a proposé est le preneur</translation>
    </message>
    <message>
        <source>refused, the opponent is the maker, in the second round the one who offered</source>
        <translation>en cas de refus, l’adversaire est le preneur, au deuxième tour celui qui a proposé</translation>
    </message>
    <message>
        <source>accepted, the one who offered is the maker; refused, the deal is void</source>
        <translation>si l’on accepte, celui qui a proposé est le preneur&#xa0;; en cas de refus, la donne est nulle</translation>
    </message>
    <message>
        <source>no doubling</source>
        <translation>pas de contre</translation>
    </message>
    <message>
        <source>the defenders may double</source>
        <translation>la défense peut contrer</translation>
    </message>
    <message>
        <source>the players of the doubled side, one after the other</source>
        <translation>les joueurs du camp contré, l’un après l’autre</translation>
    </message>
    <message>
        <source>the bidder alone</source>
        <translation>l’enchérisseur seul</translation>
    </message>
    <message>
        <source>everyone in turn, until all others have passed</source>
        <translation>chacun à son tour, jusqu’à ce que tous les autres aient passé</translation>
    </message>
    <message>
        <source>at one&apos;s turn</source>
        <translation>à son tour</translation>
    </message>
    <message>
        <source>at any time</source>
        <translation>à tout moment</translation>
    </message>
    <message>
        <source>the bid</source>
        <translation>l’enchère</translation>
    </message>
    <message>
        <source>everything but belote</source>
        <translation>tout sauf la belote</translation>
    </message>
    <message>
        <source>the points of the cards</source>
        <translation>les points des cartes</translation>
    </message>
    <message>
        <source>with the call</source>
        <translation>avec l’annonce du contrat</translation>
    </message>
    <message>
        <source>when it is confirmed</source>
        <translation>quand il est confirmé</translation>
    </message>
    <message>
        <source>the player before the dealer</source>
        <translation>le joueur placé avant le donneur</translation>
    </message>
    <message>
        <source>no exchange</source>
        <translation>pas d’échange</translation>
    </message>
    <message>
        <source>the lowest trump for the turned card</source>
        <translation>le plus petit atout contre la retourne</translation>
    </message>
    <message>
        <source>an ace counts 19</source>
        <translation>l’as vaut 19</translation>
    </message>
    <message>
        <source>plain values, 130 in all</source>
        <translation>valeurs hors atout, 130 en tout</translation>
    </message>
    <message>
        <source>plain values in proportion to 162</source>
        <translation>valeurs hors atout, en proportion de 162</translation>
    </message>
    <message>
        <source>14 9 6 5 3 1, 152 in all</source>
        <translation>14 9 6 5 3 1, 152 en tout</translation>
    </message>
    <message>
        <source>13 9 6 5 3 2, 152 in all</source>
        <translation>13 9 6 5 3 2, 152 en tout</translation>
    </message>
    <message>
        <source>full trump values, 248 in all</source>
        <translation>valeurs d’atout entières, 248 en tout</translation>
    </message>
    <message>
        <source>full trump values in proportion to 162</source>
        <translation>pleines valeurs d’atout, en proportion de 162</translation>
    </message>
    <message>
        <source>the player who bid first</source>
        <translation>le premier joueur à avoir enchéri</translation>
    </message>
    <message>
        <source>the player after the taker</source>
        <translation>le joueur placé après le preneur</translation>
    </message>
    <message>
        <source>the player after the dealer, but the bidder of a générale</source>
        <translation>le joueur placé après le donneur, mais l’enchérisseur à la générale</translation>
    </message>
    <message>
        <source>a trump must be played, higher or lower than the partner&apos;s</source>
        <translation>il faut jouer atout, plus haut ou plus bas que le partenaire</translation>
    </message>
    <message>
        <source>any card but a lower trump may be played</source>
        <translation>toute carte sauf un atout plus petit</translation>
    </message>
    <message>
        <source>the player after the dealer</source>
        <translation>le joueur après le donneur</translation>
    </message>
    <message>
        <source>always</source>
        <translation>toujours</translation>
    </message>
    <message>
        <source>unless the partner is winning</source>
        <translation>sauf si le partenaire est maître</translation>
    </message>
    <message>
        <source>never</source>
        <translation>jamais</translation>
    </message>
    <message>
        <source>any card may be played</source>
        <translation>toute carte est permise</translation>
    </message>
    <message>
        <source>any card but a lower trump</source>
        <translation>toute carte sauf un atout plus petit</translation>
    </message>
    <message>
        <source>a trump must be played all the same</source>
        <translation>il faut quand même couper</translation>
    </message>
    <message>
        <source>a lower trump must be played</source>
        <translation>il faut mettre un atout plus petit</translation>
    </message>
    <message>
        <source>trumps may always be led</source>
        <translation>on peut toujours entamer atout</translation>
    </message>
    <message>
        <source>who raises says open or closed</source>
        <translation>qui relance dit ouvert ou fermé</translation>
    </message>
    <message>
        <source>runs and fours of a kind count</source>
        <translation>suites et carrés comptent</translation>
    </message>
    <message>
        <source>no declarations</source>
        <translation>pas d’annonces</translation>
    </message>
    <message>
        <source>cards held in a hand</source>
        <translation>cartes d’une main</translation>
    </message>
    <message>
        <source>cards met in a trick</source>
        <translation>cartes réunies dans un pli</translation>
    </message>
    <message>
        <source>with one&apos;s first card</source>
        <translation>en jouant sa première carte</translation>
    </message>
    <message>
        <source>before the first card is led</source>
        <translation>avant l’entame</translation>
    </message>
    <message>
        <source>as soon as all have announced</source>
        <translation>dès que tous ont annoncé</translation>
    </message>
    <message>
        <source>after the first trick</source>
        <translation>après le premier pli</translation>
    </message>
    <message>
        <source>at the end of the deal</source>
        <translation>à la fin de la donne</translation>
    </message>
    <message>
        <source>by itself</source>
        <translation>automatiquement</translation>
    </message>
    <message>
        <source>by the player; what is not said is lost</source>
        <translation>par le joueur&#xa0;; ce qui n’est pas dit est perdu</translation>
    </message>
    <message>
        <source>all together</source>
        <translation>toutes ensemble</translation>
    </message>
    <message>
        <source>runs with runs, fours with fours</source>
        <translation>suites avec suites, carrés avec carrés</translation>
    </message>
    <message>
        <source>fours of a kind above all runs</source>
        <translation>les carrés au-dessus de toutes les suites</translation>
    </message>
    <message>
        <source>runs of five above fours of a kind, fours above shorter runs</source>
        <translation>les suites de cinq au-dessus des carrés, les carrés au-dessus des suites plus courtes</translation>
    </message>
    <message>
        <source>by points, then by rank</source>
        <translation>par les points, puis par la hauteur</translation>
    </message>
    <message>
        <source>the same as with trumps</source>
        <translation>les mêmes qu’avec un atout</translation>
    </message>
    <message>
        <source>runs, and fours of a kind with points of their own</source>
        <translation>les suites, et les carrés avec leurs propres valeurs</translation>
    </message>
    <message>
        <source>certain fours of a kind only</source>
        <translation>certains carrés seulement</translation>
    </message>
    <message>
        <source>none</source>
        <translation>aucune</translation>
    </message>
    <message>
        <source>trumps first, then the elder player</source>
        <translation>l’atout d’abord, puis le premier à parler</translation>
    </message>
    <message>
        <source>trumps first, then the elder player, whatever else is set</source>
        <translation>l’atout d’abord, puis le premier à parler, quels que soient les autres réglages</translation>
    </message>
    <message>
        <source>nobody scores a declaration</source>
        <translation>personne ne marque d’annonce</translation>
    </message>
    <message>
        <source>nobody scores a declaration, even if partners hold the equal runs</source>
        <translation>personne ne marque d’annonce, même si les suites égales sont chez des partenaires</translation>
    </message>
    <message>
        <source>the first to announce, trumps or not</source>
        <translation>le premier à annoncer, atout ou non</translation>
    </message>
    <message>
        <source>nobody scores a declaration, trumps or not</source>
        <translation>personne ne marque d’annonce, à l’atout ou non</translation>
    </message>
    <message>
        <source>trumps first; equal plain runs count for both sides</source>
        <translation>l’atout d’abord&#xa0;; à égalité hors atout, les suites comptent pour les deux camps</translation>
    </message>
    <message>
        <source>trumps first, then the dealer, then the next in turn</source>
        <translation>l’atout d’abord, puis le donneur, puis le suivant dans le tour</translation>
    </message>
    <message>
        <source>aces over tens over kings over queens</source>
        <translation>as, puis dix, puis rois, puis dames</translation>
    </message>
    <message>
        <source>fours of equal value are level: the elder player&apos;s counts</source>
        <translation>les carrés de même valeur sont à égalité&#xa0;: celui du premier à parler compte</translation>
    </message>
    <message>
        <source>the side with the best one</source>
        <translation>le camp qui a la meilleure</translation>
    </message>
    <message>
        <source>both sides</source>
        <translation>les deux camps</translation>
    </message>
    <message>
        <source>the player with the best one</source>
        <translation>le joueur qui a la meilleure</translation>
    </message>
    <message>
        <source>lost</source>
        <translation>perdues</translation>
    </message>
    <message>
        <source>the other side&apos;s</source>
        <translation>à l’autre camp</translation>
    </message>
    <message>
        <source>kept</source>
        <translation>conservées</translation>
    </message>
    <message>
        <source>the other side&apos;s, the beaten ones too</source>
        <translation>à l’autre camp, même celles qui sont battues</translation>
    </message>
    <message>
        <source>the valid declarations only</source>
        <translation>les annonces valables seulement</translation>
    </message>
    <message>
        <source>the valid declarations, but not those of a side without a trick</source>
        <translation>les annonces valables, sauf celles d’un camp sans pli</translation>
    </message>
    <message>
        <source>all declarations, the beaten ones too</source>
        <translation>toutes les annonces, même battues</translation>
    </message>
    <message>
        <source>the defenders&apos; own valid declarations only</source>
        <translation>les annonces valables de la défense seulement</translation>
    </message>
    <message>
        <source>all ranks</source>
        <translation>toutes les hauteurs</translation>
    </message>
    <message>
        <source>tens and higher</source>
        <translation>à partir des dix</translation>
    </message>
    <message>
        <source>king or queen first</source>
        <translation>roi ou dame en premier</translation>
    </message>
    <message>
        <source>the king must be played first</source>
        <translation>le roi doit être joué en premier</translation>
    </message>
    <message>
        <source>stays with its owner</source>
        <translation>reste à son détenteur</translation>
    </message>
    <message>
        <source>goes to the defenders</source>
        <translation>va à la défense</translation>
    </message>
    <message>
        <source>is lost</source>
        <translation>est perdue</translation>
    </message>
    <message>
        <source>may reach the target like any other points</source>
        <translation>peut atteindre l’objectif comme tout autre point</translation>
    </message>
    <message>
        <source>not for a side that took no trick</source>
        <translation>pas pour un camp sans pli</translation>
    </message>
    <message>
        <source>never reaches the target by itself</source>
        <translation>n’atteint jamais l’objectif à elle seule</translation>
    </message>
    <message>
        <source>whenever king or queen is played</source>
        <translation>dès que le roi ou la dame est joué</translation>
    </message>
    <message>
        <source>when the card leads, follows suit or ruffs</source>
        <translation>quand la carte entame, fournit ou coupe</translation>
    </message>
    <message>
        <source>when the card leads, ruffs or answers the partner&apos;s lead</source>
        <translation>quand la carte entame, coupe ou répond à l’entame du partenaire</translation>
    </message>
    <message>
        <source>when both cards are part of a scored 100</source>
        <translation>quand les deux cartes font partie d’un cent marqué</translation>
    </message>
    <message>
        <source>when both cards are part of a scored declaration</source>
        <translation>quand les deux cartes font partie d’une annonce marquée</translation>
    </message>
    <message>
        <source>when one of the cards is part of a scored declaration</source>
        <translation>quand l’une des cartes fait partie d’une annonce marquée</translation>
    </message>
    <message>
        <source>the points taken are written</source>
        <translation>on marque les points faits</translation>
    </message>
    <message>
        <source>the bid is written</source>
        <translation>on marque l’enchère</translation>
    </message>
    <message>
        <source>points are divided by ten into match points</source>
        <translation>les points sont divisés par dix en points de marque</translation>
    </message>
    <message>
        <source>points are divided into a fixed number of game points</source>
        <translation>les points sont divisés en un nombre fixe de points de jeu</translation>
    </message>
    <message>
        <source>more points than any other side</source>
        <translation>plus de points que tout autre camp</translation>
    </message>
    <message>
        <source>the points bid</source>
        <translation>les points annoncés</translation>
    </message>
    <message>
        <source>more points than all others together</source>
        <translation>plus de points que tous les autres ensemble</translation>
    </message>
    <message>
        <source>at least 82 points</source>
        <translation>au moins 82 points</translation>
    </message>
    <message>
        <source>the points bid, and more than the other side</source>
        <translation>les points de l’enchère, et plus que l’autre camp</translation>
    </message>
    <message>
        <source>the contract is made</source>
        <translation>le contrat est réussi</translation>
    </message>
    <message>
        <source>the takers&apos; points wait for the next deal (litige)</source>
        <translation>les points des preneurs attendent la donne suivante (litige)</translation>
    </message>
    <message>
        <source>the contract fails</source>
        <translation>le contrat chute</translation>
    </message>
    <message>
        <source>the deal is played again</source>
        <translation>la donne est rejouée</translation>
    </message>
    <message>
        <source>the takers write nothing, the others their own points</source>
        <translation>les preneurs ne marquent rien, les autres leurs propres points</translation>
    </message>
    <message>
        <source>the defenders write all; the next deal&apos;s winner gets 85 points more</source>
        <translation>la défense marque tout&#xa0;; le gagnant de la donne suivante reçoit 85 points de plus</translation>
    </message>
    <message>
        <source>whoever wins it</source>
        <translation>le camp qui le fait</translation>
    </message>
    <message>
        <source>the defenders only</source>
        <translation>la défense seulement</translation>
    </message>
    <message>
        <source>the defenders get everything</source>
        <translation>la défense reçoit tout</translation>
    </message>
    <message>
        <source>the defenders write their own points only</source>
        <translation>la défense ne marque que ses propres points</translation>
    </message>
    <message>
        <source>the opponent with the most points</source>
        <translation>l’adversaire qui a le plus de points</translation>
    </message>
    <message>
        <source>nobody; the others write their own</source>
        <translation>personne&#xa0;; les autres marquent les leurs</translation>
    </message>
    <message>
        <source>each opponent</source>
        <translation>chaque adversaire</translation>
    </message>
    <message>
        <source>their points and the bid</source>
        <translation>leurs points et l’enchère</translation>
    </message>
    <message>
        <source>their points</source>
        <translation>leurs points</translation>
    </message>
    <message>
        <source>the takers get everything</source>
        <translation>les preneurs reçoivent tout</translation>
    </message>
    <message>
        <source>both sides keep their points, only the bid is multiplied</source>
        <translation>les deux camps gardent leurs points, seule l’enchère est multipliée</translation>
    </message>
    <message>
        <source>both sides get their own points, multiplied</source>
        <translation>les deux camps reçoivent leurs propres points, multipliés</translation>
    </message>
    <message>
        <source>points</source>
        <translation>points</translation>
    </message>
    <message>
        <source>tens: 16 a deal, 25 for a capot</source>
        <translation>dizaines&#xa0;: 16 par donne, 25 pour un capot</translation>
    </message>
    <message>
        <source>exact points</source>
        <translation>points exacts</translation>
    </message>
    <message>
        <source>to tens, 5 goes up</source>
        <translation>à la dizaine, 5 monte</translation>
    </message>
    <message>
        <source>to tens, 6 goes up, 5 down</source>
        <translation>à la dizaine, 6 monte, 5 descend</translation>
    </message>
    <message>
        <source>to tens, the other side gets the rest</source>
        <translation>à la dizaine, le reste à l’autre camp</translation>
    </message>
    <message>
        <source>one off, then to the nearest 5</source>
        <translation>un point de moins, puis au multiple de 5 le plus proche</translation>
    </message>
    <message>
        <source>the defenders to tens, the takers get the rest</source>
        <translation>la défense à la dizaine, le reste aux preneurs</translation>
    </message>
    <message>
        <source>by the limit of the contract; both at the limit: the lower up, the higher down</source>
        <translation>selon la limite du contrat&#xa0;; les deux à la limite&#xa0;: le plus bas monte, le plus haut descend</translation>
    </message>
    <message>
        <source>by the limit of the contract; at the limit down</source>
        <translation>selon la limite du contrat&#xa0;; à la limite on descend</translation>
    </message>
    <message>
        <source>to tens, 5 goes down</source>
        <translation>à la dizaine, 5 descend</translation>
    </message>
    <message>
        <source>to tens, 6 goes up for the side with the trump jack only</source>
        <translation>à la dizaine, 6 ne monte que pour le camp du valet d’atout</translation>
    </message>
    <message>
        <source>to tens, 6 goes up; when both end in 6 only the bidders&apos; side</source>
        <translation>à la dizaine, 6 monte&#xa0;; quand les deux finissent par 6, seuls les preneurs montent</translation>
    </message>
    <message>
        <source>to tens, 6 goes up; when both end in 6 only the higher side</source>
        <translation>à la dizaine, 6 monte&#xa0;; quand les deux finissent par 6, seul le plus haut monte</translation>
    </message>
    <message>
        <source>the last digit is dropped; from 15 and 15 the higher last digit makes 16</source>
        <translation>le dernier chiffre est supprimé&#xa0;; à 15 partout, le plus haut dernier chiffre fait 16</translation>
    </message>
    <message>
        <source>everything a side writes</source>
        <translation>tout ce que marque un camp</translation>
    </message>
    <message>
        <source>rounded, then multiplied</source>
        <translation>arrondi, puis multiplié</translation>
    </message>
    <message>
        <source>multiplied, then rounded</source>
        <translation>multiplié, puis arrondi</translation>
    </message>
    <message>
        <source>everything is held over</source>
        <translation>tout reste en attente</translation>
    </message>
    <message>
        <source>the defenders write their part, multiplied</source>
        <translation>la défense marque sa part, multipliée</translation>
    </message>
    <message>
        <source>the bidders fail</source>
        <translation>les preneurs chutent</translation>
    </message>
    <message>
        <source>both sides keep theirs</source>
        <translation>chaque camp garde les siens</translation>
    </message>
    <message>
        <source>the side that raised last</source>
        <translation>le camp qui a relancé le dernier</translation>
    </message>
    <message>
        <source>the bidders</source>
        <translation>les preneurs</translation>
    </message>
    <message>
        <source>the side with fewer exact points</source>
        <translation>le camp qui a le moins de points exacts</translation>
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
        <source>44, or 88 when an ace was turned up</source>
        <translation>44, ou 88 si la retourne est un as</translation>
    </message>
    <message>
        <source>by reaching the target</source>
        <translation>en atteignant l’objectif</translation>
    </message>
    <message>
        <source>by going beyond the target</source>
        <translation>en dépassant l’objectif</translation>
    </message>
    <message>
        <source>the match is drawn</source>
        <translation>la partie est nulle</translation>
    </message>
    <message>
        <source>the higher total wins; one more deal if equal</source>
        <translation>le plus haut total gagne&#xa0;; une donne de plus en cas d’égalité</translation>
    </message>
    <message>
        <source>one more deal is played</source>
        <translation>on joue une donne de plus</translation>
    </message>
    <message>
        <source>the side that took the deal wins</source>
        <translation>le camp preneur de la donne gagne</translation>
    </message>
    <message>
        <source>the side that won the deal wins</source>
        <translation>le camp qui a gagné la donne gagne</translation>
    </message>
    <message>
        <source>the higher total wins; the winners of the last deal if equal</source>
        <translation>le plus haut total gagne&#xa0;; à égalité, les gagnants de la dernière donne</translation>
    </message>
    <message>
        <source>the higher total wins; the takers if equal</source>
        <translation>le plus haut total gagne&#xa0;; à égalité, les preneurs</translation>
    </message>
    <message>
        <source>the higher total wins; a draw if equal</source>
        <translation>le plus haut total gagne&#xa0;; à égalité, partie nulle</translation>
    </message>
    <message>
        <source>the target is raised and the match goes on</source>
        <translation>l’objectif est relevé et la partie continue</translation>
    </message>
    <message>
        <source>the match may end with any deal</source>
        <translation>toute donne peut finir la partie</translation>
    </message>
    <message>
        <source>not with a capot</source>
        <translation>pas sur un capot</translation>
    </message>
    <message>
        <source>not while points are held over</source>
        <translation>pas tant que des points sont en litige</translation>
    </message>
    <message>
        <source>neither with a capot nor while points are held over</source>
        <translation>ni sur un capot, ni tant que des points sont mis de côté</translation>
    </message>
    <message>
        <source>cards that may not be played cannot be played</source>
        <translation>les cartes interdites ne peuvent pas être jouées</translation>
    </message>
    <message>
        <source>free play; the other side may challenge</source>
        <translation>jeu libre&#xa0;; l’autre camp peut contester</translation>
    </message>
    <message>
        <source>standard: several texts agree</source>
        <translation>standard&#xa0;: plusieurs textes concordent</translation>
    </message>
    <message>
        <source>standard: one good text</source>
        <translation>standard&#xa0;: un bon texte</translation>
    </message>
    <message>
        <source>house version: partly reconstructed</source>
        <translation>version maison&#xa0;: en partie reconstituée</translation>
    </message>
    <message>
        <source>awaiting a native player&apos;s review</source>
        <translation>en attente de relecture par un joueur du pays</translation>
    </message>
    <message>
        <source>second deal</source>
        <translation>seconde distribution</translation>
    </message>
    <message>
        <source>declaring</source>
        <translation>annonces</translation>
    </message>
    <message>
        <source>play</source>
        <translation>jeu de la carte</translation>
    </message>
    <message>
        <source>challenge</source>
        <translation>contestation</translation>
    </message>
    <message>
        <source>settled</source>
        <translation>comptée</translation>
    </message>
    <message>
        <source>hand</source>
        <translation>main</translation>
    </message>
    <message>
        <source>covered cards</source>
        <translation>cartes cachées</translation>
    </message>
    <message>
        <source>uncovered cards</source>
        <translation>cartes visibles</translation>
    </message>
    <message>
        <source>stock</source>
        <translation>pioche</translation>
    </message>
    <message>
        <source>discard</source>
        <translation>écart</translation>
    </message>
    <message>
        <source>trick</source>
        <translation>pli</translation>
    </message>
    <message>
        <source>tricks won</source>
        <translation>plis faits</translation>
    </message>
    <message>
        <source>its owner</source>
        <translation>son détenteur</translation>
    </message>
    <message>
        <source>everyone</source>
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
</context>
<context>
    <name>score</name>
    <message>
        <source>Cards taken in tricks</source>
        <translation>Cartes des plis</translation>
    </message>
    <message>
        <source>Last trick</source>
        <translation>Dix de der</translation>
    </message>
    <message>
        <source>Capot</source>
        <translation>Capot</translation>
    </message>
    <message>
        <source>Declarations</source>
        <translation>Annonces</translation>
    </message>
    <message>
        <source>Belote</source>
        <translation>Belote</translation>
    </message>
    <message>
        <source>The contract failed: all card points</source>
        <translation>Contrat chuté&#xa0;: tous les points des cartes</translation>
    </message>
    <message>
        <source>Doubled deal: everything to the winners</source>
        <translation>Donne contrée&#xa0;: tout aux gagnants</translation>
    </message>
    <message>
        <source>Held over for the next deal</source>
        <translation>En litige jusqu’à la donne suivante</translation>
    </message>
    <message>
        <source>Points held over from earlier deals</source>
        <translation>Points en litige des donnes précédentes</translation>
    </message>
    <message>
        <source>Rounding</source>
        <translation>Arrondi</translation>
    </message>
    <message>
        <source>Points divided by ten</source>
        <translation>Points divisés par dix</translation>
    </message>
    <message>
        <source>Roem</source>
        <translation>Roem</translation>
    </message>
    <message>
        <source>Bid</source>
        <translation>Enchère</translation>
    </message>
    <message>
        <source>No trump counts twice</source>
        <translation>Sans-atout compte double</translation>
    </message>
    <message>
        <source>Points of the failed contract</source>
        <translation>Points du contrat chuté</translation>
    </message>
    <message>
        <source>Lost points of the failed contract</source>
        <translation>Points perdus du contrat chuté</translation>
    </message>
    <message>
        <source>Bonus</source>
        <translation>Prime</translation>
    </message>
    <message>
        <source>Penalty</source>
        <translation>Pénalité</translation>
    </message>
    <message>
        <source>Challenge: everything to the other side</source>
        <translation>Contestation : tout à l’autre camp</translation>
    </message>
    <message>
        <source>decided by a challenge</source>
        <translation>décidée par une contestation</translation>
    </message>
    <message>
        <source>The match is won at once</source>
        <translation>La partie est gagnée aussitôt</translation>
    </message>
    <message>
        <source>Counted against its owner</source>
        <translation>Compté contre celui qui le fait</translation>
    </message>
    <message>
        <source>made</source>
        <translation>réussi</translation>
    </message>
    <message>
        <source>failed</source>
        <translation>dedans</translation>
    </message>
    <message>
        <source>tie, held over</source>
        <translation>litige</translation>
    </message>
    <message>
        <source>tie, played again</source>
        <translation>égalité, à rejouer</translation>
    </message>
    <message>
        <source>all passed</source>
        <translation>tout le monde passe</translation>
    </message>
    <message>
        <source>void</source>
        <translation>annulée</translation>
    </message>
    <message>
        <source>level, both keep their points</source>
        <translation>à égalité, chaque camp garde ses points</translation>
    </message>
    <message>
        <source>level, the takers write nothing</source>
        <translation>à égalité, les preneurs ne marquent rien</translation>
    </message>
    <message>
        <source>all passed, played for the fewest points</source>
        <translation>tous ont passé, jouée au moins de points</translation>
    </message>
    <message>
        <source>the match is won at once</source>
        <translation>la partie est gagnée aussitôt</translation>
    </message>
</context>
<context>
    <name>settings</name>
    <message>
        <source>Table</source>
        <translation>Table</translation>
    </message>
    <message>
        <source>Look</source>
        <translation>Apparence</translation>
    </message>
    <message>
        <source>Sound</source>
        <translation>Son</translation>
    </message>
    <message>
        <source>Aids</source>
        <translation>Aides</translation>
    </message>
    <message>
        <source>Tutor</source>
        <translation>Tuteur</translation>
    </message>
    <message>
        <source>Keyboard and mouse</source>
        <translation>Clavier et souris</translation>
    </message>
    <message>
        <source>Never</source>
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
        <translation>Toujours</translation>
    </message>
    <message>
        <source>Your name</source>
        <translation>Votre nom</translation>
    </message>
    <message>
        <source>The name on your plate and in the records of your matches, from the next match on.</source>
        <translation>Le nom affiché à votre place et dans les enregistrements, à partir de la prochaine partie.</translation>
    </message>
    <message>
        <source>Level of the computer players</source>
        <translation>Niveau des joueurs de l’ordinateur</translation>
    </message>
    <message>
        <source>How well your partner and your opponents play in a new match.</source>
        <translation>La force de votre partenaire et de vos adversaires dans une nouvelle partie.</translation>
    </message>
    <message>
        <source>Animation</source>
        <translation>Animation</translation>
    </message>
    <message>
        <source>How fast cards move.</source>
        <translation>La vitesse de déplacement des cartes.</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Non</translation>
    </message>
    <message>
        <source>Fast</source>
        <translation>Rapide</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Normale</translation>
    </message>
    <message>
        <source>Slow</source>
        <translation>Lente</translation>
    </message>
    <message>
        <source>Thinking pause</source>
        <translation>Temps de réflexion</translation>
    </message>
    <message>
        <source>How long a computer player waits at least before it acts; 0 is not at all.</source>
        <translation>Le temps minimal qu’un joueur de l’ordinateur attend avant d’agir&#xa0;; 0 pour ne pas attendre.</translation>
    </message>
    <message>
        <source>ms</source>
        <translation>ms</translation>
    </message>
    <message>
        <source>Hold of a full trick</source>
        <translation>Pause sur le pli complet</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Langue</translation>
    </message>
    <message>
        <source>The language of the window.</source>
        <translation>La langue de la fenêtre.</translation>
    </message>
    <message>
        <source>As the system</source>
        <translation>Comme le système</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>Thème</translation>
    </message>
    <message>
        <source>The colours of the window and the table.</source>
        <translation>Les couleurs de la fenêtre et de la table.</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Clair</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Sombre</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>Contraste élevé</translation>
    </message>
    <message>
        <source>Text size</source>
        <translation>Taille du texte</translation>
    </message>
    <message>
        <source>%</source>
        <translation>%</translation>
    </message>
    <message>
        <source>Card size</source>
        <translation>Taille des cartes</translation>
    </message>
    <message>
        <source>The size of the cards you read, compared with the usual one, as far as the window allows.</source>
        <translation>La taille des cartes que vous lisez, par rapport à l’habituelle, dans la mesure où la fenêtre le permet.</translation>
    </message>
    <message>
        <source>Smaller</source>
        <translation>Plus petites</translation>
    </message>
    <message>
        <source>Larger</source>
        <translation>Plus grandes</translation>
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
        <source>Letters on the cards</source>
        <translation>Lettres sur les cartes</translation>
    </message>
    <message>
        <source>As the language</source>
        <translation>Selon la langue</translation>
    </message>
    <message>
        <source>Backs of the cards</source>
        <translation>Dos des cartes</translation>
    </message>
    <message>
        <source>Burgundy</source>
        <translation>Bordeaux</translation>
    </message>
    <message>
        <source>Green</source>
        <translation>Vert</translation>
    </message>
    <message>
        <source>How long a full trick lies before it is gathered; it may lie until you click.</source>
        <translation>Combien de temps un pli complet reste sur la table avant d’être ramassé ; il peut y rester jusqu’à votre clic.</translation>
    </message>
    <message>
        <source>The size of all text, compared with the usual one; at the table, as far as the window allows.</source>
        <translation>La taille de tous les textes, comparée à la taille habituelle ; à la table, autant que la fenêtre le permet.</translation>
    </message>
    <message>
        <source>Suits</source>
        <translation>Couleurs</translation>
    </message>
    <message>
        <source>Four colours tell the suits apart more easily. Of the German suits, leaves, hearts, bells and acorns stand for spades, hearts, diamonds and clubs.</source>
        <translation>Quatre teintes distinguent mieux les couleurs. Parmi les couleurs allemandes, feuilles, cœurs, grelots et glands tiennent lieu de pique, cœur, carreau et trèfle.</translation>
    </message>
    <message>
        <source>German suits</source>
        <translation>Couleurs allemandes</translation>
    </message>
    <message>
        <source>The letters in the corners of the cards; German suits always bear A K O U.</source>
        <translation>Les lettres aux coins des cartes&#xa0;; les couleurs allemandes portent toujours A K O U.</translation>
    </message>
    <message>
        <source>The colour and the pattern of the backs.</source>
        <translation>La teinte et le motif des dos.</translation>
    </message>
    <message>
        <source>Burgundy cane</source>
        <translation>Cannage bordeaux</translation>
    </message>
    <message>
        <source>Green leaves</source>
        <translation>Feuilles vertes</translation>
    </message>
    <message>
        <source>Blue stars</source>
        <translation>Étoiles bleues</translation>
    </message>
    <message>
        <source>Cloth of the table</source>
        <translation>Tapis de la table</translation>
    </message>
    <message>
        <source>The colour of the cloth; high contrast keeps it black.</source>
        <translation>La teinte du tapis&#xa0;; en contraste élevé il reste noir.</translation>
    </message>
    <message>
        <source>Blue</source>
        <translation>Bleu</translation>
    </message>
    <message>
        <source>Order of your hand</source>
        <translation>Ordre de votre main</translation>
    </message>
    <message>
        <source>How the suits lie side by side; trumps always come first.</source>
        <translation>La disposition des couleurs côte à côte&#xa0;; l’atout vient toujours en premier.</translation>
    </message>
    <message>
        <source>Black and red in turn</source>
        <translation>Noir et rouge en alternance</translation>
    </message>
    <message>
        <source>Spades, hearts, diamonds, clubs</source>
        <translation>Pique, cœur, carreau, trèfle</translation>
    </message>
    <message>
        <source>Less movement</source>
        <translation>Moins de mouvement</translation>
    </message>
    <message>
        <source>Cards appear in their places instead of flying there.</source>
        <translation>Les cartes apparaissent à leur place au lieu d’y glisser.</translation>
    </message>
    <message>
        <source>On</source>
        <translation>Oui</translation>
    </message>
    <message>
        <source>Sounds</source>
        <translation>Sons</translation>
    </message>
    <message>
        <source>Soft sounds of cards.</source>
        <translation>De légers bruits de cartes.</translation>
    </message>
    <message>
        <source>Volume</source>
        <translation>Volume</translation>
    </message>
    <message>
        <source>How loud the sounds are.</source>
        <translation>La force des sons.</translation>
    </message>
    <message>
        <source>Dim cards that may not be played</source>
        <translation>Assombrir les cartes interdites</translation>
    </message>
    <message>
        <source>On your turn the cards the rules forbid are shown darker.</source>
        <translation>Quand c’est à vous, les cartes que les règles interdisent sont plus sombres.</translation>
    </message>
    <message>
        <source>Say why</source>
        <translation>Dire pourquoi</translation>
    </message>
    <message>
        <source>A card that may not be played says which rule forbids it.</source>
        <translation>Une carte injouable indique la règle qui l’interdit.</translation>
    </message>
    <message>
        <source>Mark the winning card</source>
        <translation>Marquer la carte gagnante</translation>
    </message>
    <message>
        <source>The card that is winning the trick is marked.</source>
        <translation>La carte qui tient le pli est marquée.</translation>
    </message>
    <message>
        <source>Offer hints</source>
        <translation>Proposer des conseils</translation>
    </message>
    <message>
        <source>A button gives a hint when you ask; the record says that you did.</source>
        <translation>Un bouton donne un conseil à la demande&#xa0;; l’enregistrement le mentionne.</translation>
    </message>
    <message>
        <source>Offer to claim the rest</source>
        <translation>Proposer de prendre le reste</translation>
    </message>
    <message>
        <source>When every trick left is certainly yours, a button has them played at once.</source>
        <translation>Quand tous les plis restants sont sûrement à vous, un bouton les fait jouer d’un coup.</translation>
    </message>
    <message>
        <source>After a card or call that costs much it offers to take it back, with an idea. It knows no hidden card, and the record says when it spoke.</source>
        <translation>Après une carte ou une enchère qui coûte cher, il propose de la reprendre, avec une idée. Il ne connaît aucune carte cachée, et l’enregistrement dit quand il a parlé.</translation>
    </message>
    <message>
        <source>Small mistakes</source>
        <translation>Petites erreurs</translation>
    </message>
    <message>
        <source>Serious mistakes</source>
        <translation>Erreurs sérieuses</translation>
    </message>
    <message>
        <source>Grave mistakes</source>
        <translation>Erreurs graves</translation>
    </message>
    <message>
        <source>What costs 6 % or more of what the deal is about.</source>
        <translation>Ce qui coûte 6&#xa0;% de l’enjeu de la donne ou plus.</translation>
    </message>
    <message>
        <source>What costs 12 % or more of what the deal is about.</source>
        <translation>Ce qui coûte 12&#xa0;% de l’enjeu de la donne ou plus.</translation>
    </message>
    <message>
        <source>What costs 30 % or more of what the deal is about.</source>
        <translation>Ce qui coûte 30&#xa0;% de l’enjeu de la donne ou plus.</translation>
    </message>
    <message>
        <source>Single keys</source>
        <translation>Touches seules</translation>
    </message>
    <message>
        <source>Keys without Ctrl or Alt play cards and make calls.</source>
        <translation>Des touches sans Ctrl ni Alt jouent les cartes et font les annonces.</translation>
    </message>
    <message>
        <source>Two clicks play a card</source>
        <translation>Deux clics pour jouer</translation>
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
        <translation>Joueurs</translation>
    </message>
    <message>
        <source>Deal, auction and play go round counter-clockwise.</source>
        <translation>La donne, les enchères et le jeu tournent dans le sens inverse des aiguilles d’une montre.</translation>
    </message>
    <message>
        <source>Deal, auction and play go round clockwise.</source>
        <translation>La donne, les enchères et le jeu tournent dans le sens des aiguilles d’une montre.</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Cartes</translation>
    </message>
    <message>
        <source>36 cards are used, in each suit from the six to the ace.</source>
        <translation>On joue avec 36 cartes, du six à l’as dans chaque couleur.</translation>
    </message>
    <message>
        <source>32 cards are used, in each suit from the seven to the ace.</source>
        <translation>On joue avec 32 cartes, du sept à l’as dans chaque couleur.</translation>
    </message>
    <message>
        <source>28 cards are used, in each suit from the eight to the ace.</source>
        <translation>On joue avec 28 cartes, du huit à l’as dans chaque couleur.</translation>
    </message>
    <message>
        <source>24 cards are used, in each suit from the nine to the ace.</source>
        <translation>On joue avec 24 cartes, du neuf à l’as dans chaque couleur.</translation>
    </message>
    <message>
        <source>Trumps from the highest down, here in spades: {cards}. They count {points}, together {total}.</source>
        <translation>Les atouts de la plus forte carte à la plus faible, ici à pique&#xa0;: {cards}. Ils valent {points}, en tout {total}.</translation>
    </message>
    <message>
        <source>Every other suit from the highest down, here in hearts: {cards}. They count {points}, together {total}.</source>
        <translation>Les autres couleurs de la plus forte carte à la plus faible, ici à cœur&#xa0;: {cards}. Ces cartes valent {points}, en tout {total}.</translation>
    </message>
    <message>
        <source>The cards of a deal count {cards}, and with {last_trick} for the last trick {total}.</source>
        <translation>Les cartes d’une donne valent {cards}, et {total} avec les {last_trick} points du dernier pli (dix de der).</translation>
    </message>
    <message>
        <source>Without trumps an ace counts 19 and the other cards count as in a plain suit.</source>
        <translation>À sans-atout, l’as vaut 19 et les autres cartes comptent comme hors atout.</translation>
    </message>
    <message>
        <source>In all trumps every suit ranks as trumps do, and jack, nine, ace, ten, king and queen count 14, 9, 6, 5, 3 and 1.</source>
        <translation>À tout-atout, toutes les couleurs suivent l’ordre de l’atout, et le valet, le neuf, l’as, le dix, le roi et la dame valent 14, 9, 6, 5, 3 et 1.</translation>
    </message>
    <message>
        <source>In all trumps every suit ranks as trumps do, and jack, nine, ace, ten, king and queen count 13, 9, 6, 5, 3 and 2.</source>
        <translation>À tout-atout, toutes les couleurs suivent l’ordre de l’atout, et le valet, le neuf, l’as, le dix, le roi et la dame valent 13, 9, 6, 5, 3 et 2.</translation>
    </message>
    <message>
        <source>Four play, in two pairs; partners sit opposite each other. Each pair is a side.</source>
        <translation>On joue à quatre, en deux équipes&#xa0;; les partenaires se font face. Chaque équipe est un camp.</translation>
    </message>
    <message>
        <source>Four play, each alone; each of them is a side.</source>
        <translation>On joue à quatre, chacun pour soi&#xa0;; chacun est un camp.</translation>
    </message>
    <message>
        <source>Three play, each alone; each of them is a side.</source>
        <translation>On joue à trois, chacun pour soi&#xa0;; chacun est un camp.</translation>
    </message>
    <message>
        <source>Two play against each other; each of them is a side.</source>
        <translation>On joue à deux, l’un contre l’autre&#xa0;; chacun est un camp.</translation>
    </message>
    <message>
        <source>The whole pack counts {cards}, and with {last_trick} for the last trick {total}. But {left_over} cards take no part in the play, so that the points of a deal differ from one to the next.</source>
        <translation>Le jeu entier vaut {cards}, et {total} avec les {last_trick} points du dernier pli. Mais {left_over} cartes ne sont pas jouées, si bien que les points varient d’une donne à l’autre.</translation>
    </message>
    <message>
        <source>Without trumps every suit counts as a plain suit.</source>
        <translation>À sans-atout, toutes les couleurs comptent comme hors atout.</translation>
    </message>
    <message>
        <source>Without trumps every suit counts as a plain suit, and the points of a side are then raised in proportion, so that a deal comes to 162.</source>
        <translation>À sans-atout, toutes les couleurs comptent comme hors atout&#xa0;; les points de chaque camp sont ensuite relevés en proportion, pour que la donne vaille 162.</translation>
    </message>
    <message>
        <source>Without trumps the points of the cards and of the last trick count twice.</source>
        <translation>À sans-atout, les points des cartes et du dernier pli comptent double.</translation>
    </message>
    <message>
        <source>In all trumps every suit ranks and counts as trumps do.</source>
        <translation>À tout-atout, toutes les couleurs ont l’ordre et la valeur de l’atout.</translation>
    </message>
    <message>
        <source>In all trumps every suit ranks and counts as trumps do, and the points of a side are then lowered in proportion, so that a deal comes to 162.</source>
        <translation>À tout-atout, toutes les couleurs ont l’ordre et la valeur de l’atout&#xa0;; les points de chaque camp sont ensuite ramenés en proportion, pour que la donne vaille 162.</translation>
    </message>
    <message>
        <source>Dealer</source>
        <translation>Donneur</translation>
    </message>
    <message>
        <source>The first dealer is drawn by lot.</source>
        <translation>Le premier donneur est tiré au sort.</translation>
    </message>
    <message>
        <source>Then the two players deal in turn.</source>
        <translation>Ensuite, les deux joueurs donnent à tour de rôle.</translation>
    </message>
    <message>
        <source>After each deal the next player in turn deals.</source>
        <translation>Après chaque donne, c’est au joueur suivant de donner.</translation>
    </message>
    <message>
        <source>After each deal the player before the dealer deals.</source>
        <translation>Après chaque donne, c’est le joueur placé avant le donneur qui donne.</translation>
    </message>
    <message>
        <source>The same player deals throughout.</source>
        <translation>Le même joueur donne pendant toute la partie.</translation>
    </message>
    <message>
        <source>After each deal a player of the side that won it deals.</source>
        <translation>Après chaque donne, un joueur du camp qui l’a gagnée donne.</translation>
    </message>
    <message>
        <source>The winner of a deal deals the next one.</source>
        <translation>Le gagnant d’une donne distribue la suivante.</translation>
    </message>
    <message>
        <source>The dealer is chosen so that a player of the side that lost the deal speaks first in the next one.</source>
        <translation>Le donneur est choisi de sorte qu’un joueur du camp qui a perdu la donne parle le premier à la suivante.</translation>
    </message>
    <message>
        <source>The dealer is chosen so that the loser of the deal speaks first in the next one.</source>
        <translation>Le donneur est choisi de sorte que le perdant de la donne parle le premier à la suivante.</translation>
    </message>
    <message>
        <source>When everyone has passed, the next player deals as well.</source>
        <translation>Quand tout le monde a passé, c’est aussi au joueur suivant de donner.</translation>
    </message>
    <message>
        <source>When everyone has passed, the same player deals again.</source>
        <translation>Quand tout le monde a passé, le même joueur redonne.</translation>
    </message>
    <message>
        <source>The cards are shuffled before the first deal only. Later each side&apos;s tricks are gathered in the order they were won, and the takers&apos; pile is put on top.</source>
        <translation>On ne mélange les cartes qu’avant la première donne. Ensuite, on ramasse les plis de chaque camp dans l’ordre où ils ont été faits, et le tas des preneurs est posé par-dessus.</translation>
    </message>
    <message>
        <source>The cards are shuffled before every deal.</source>
        <translation>On mélange les cartes avant chaque donne.</translation>
    </message>
    <message>
        <source>The cards are shuffled before the first deal and after a deal that was passed out. Otherwise each side&apos;s tricks are gathered in the order they were won, and the takers&apos; pile is put on top.</source>
        <translation>On mélange les cartes avant la première donne et après une donne où tout le monde a passé. Sinon, on ramasse les plis de chaque camp dans l’ordre où ils ont été faits, et le tas des preneurs est posé par-dessus.</translation>
    </message>
    <message>
        <source>The dealer may shuffle or not. If not, each side&apos;s tricks are gathered in the order they were won, and the takers&apos; pile is put on top.</source>
        <translation>Le donneur mélange ou non. Sinon, on ramasse les plis de chaque camp dans l’ordre où ils ont été faits, et le tas des preneurs est posé par-dessus.</translation>
    </message>
    <message>
        <source>The dealer cuts the pack once; each part has at least {min_cut} cards.</source>
        <translation>Le donneur coupe une fois&#xa0;; chaque paquet garde au moins {min_cut} cartes.</translation>
    </message>
    <message>
        <source>The player before the dealer cuts the pack once; each part has at least {min_cut} cards.</source>
        <translation>Le joueur placé avant le donneur coupe une fois&#xa0;; chaque paquet garde au moins {min_cut} cartes.</translation>
    </message>
    <message>
        <source>The other player cuts the pack once; each part has at least {min_cut} cards.</source>
        <translation>L’autre joueur coupe une fois&#xa0;; chaque paquet garde au moins {min_cut} cartes.</translation>
    </message>
    <message>
        <source>The pack is not cut.</source>
        <translation>On ne coupe pas le jeu.</translation>
    </message>
    <message>
        <source>Deal</source>
        <translation>Donne</translation>
    </message>
    <message>
        <source>The next card is turned face up: it proposes a trump suit.</source>
        <translation>On retourne la carte suivante&#xa0;: c’est la retourne, qui propose un atout.</translation>
    </message>
    <message>
        <source>The dealer&apos;s last card is turned face up: it proposes a trump suit.</source>
        <translation>On retourne la dernière carte du donneur&#xa0;: c’est la retourne, qui propose un atout.</translation>
    </message>
    <message>
        <source>Auction</source>
        <translation>Enchères</translation>
    </message>
    <message>
        <source>The player after the dealer speaks first. In the first round each player passes or takes; the suit of the turned card is then trumps. The first to take ends the auction and is the taker.</source>
        <translation>Le joueur placé après le donneur parle en premier. Au premier tour, chacun passe ou prend&#xa0;; la couleur de la retourne devient alors l’atout. Le premier qui prend met fin aux enchères&#xa0;: c’est le preneur.</translation>
    </message>
    <message>
        <source>In the first round a player other than the dealer who holds the seven of the turned suit may take with it: the seven is exchanged for the turned card at once.</source>
        <translation>Au premier tour, un joueur autre que le donneur qui a le sept de la couleur retournée peut prendre avec lui&#xa0;: il échange aussitôt ce sept contre la retourne.</translation>
    </message>
    <message>
        <source>If all pass there is a second round, in which each player passes or names a suit as trumps, but not the suit of the turned card.</source>
        <translation>Si tous passent, il y a un deuxième tour, où chacun passe ou nomme une couleur d’atout, mais pas celle de la retourne.</translation>
    </message>
    <message>
        <source>If all pass there is a second round, in which each player passes or names any suit as trumps.</source>
        <translation>Si tous passent, il y a un deuxième tour, où chacun passe ou nomme n’importe quelle couleur d’atout.</translation>
    </message>
    <message>
        <source>If all pass a card of another suit is turned up, and there is a second round, in which each player passes or takes; the suit of the new card is then trumps.</source>
        <translation>Si tous passent, on retourne une carte d’une autre couleur, et il y a un second tour où chacun passe ou prend&#xa0;; la couleur de la nouvelle carte est alors l’atout.</translation>
    </message>
    <message>
        <source>In the second round a player may also name no trump or all trump.</source>
        <translation>Au deuxième tour, on peut aussi demander sans-atout ou tout-atout.</translation>
    </message>
    <message>
        <source>In both rounds a player may also name no trump or all trump.</source>
        <translation>Aux deux tours, on peut aussi demander sans-atout ou tout-atout.</translation>
    </message>
    <message>
        <source>Nobody may take or name a suit of which they hold no card.</source>
        <translation>On ne peut ni prendre ni nommer une couleur dont on n’a aucune carte.</translation>
    </message>
    <message>
        <source>Instead of passing or taking, a player may once offer to throw the deal in (schmeiss). If the other agrees, the next player deals; if not, the one who offered is the taker: in the first round in the turned suit, in the second in a suit that they name.</source>
        <translation>Au lieu de passer ou de prendre, un joueur peut une fois proposer d’annuler la donne (schmeiss). Si l’autre accepte, le joueur suivant donne&#xa0;; sinon, celui qui a proposé est le preneur&#xa0;: au premier tour à la couleur de la retourne, au deuxième à la couleur qu’il nomme.</translation>
    </message>
    <message>
        <source>Instead of passing or taking, a player may once offer to throw the deal in (schmeiss). If the other agrees, the next player deals; if not, the other is the taker in the first round, in the turned suit, and the one who offered in the second, in a suit that they name.</source>
        <translation>Au lieu de passer ou de prendre, un joueur peut une fois proposer d’annuler la donne (schmeiss). Si l’autre accepte, le joueur suivant donne&#xa0;; sinon, c’est l’autre qui est preneur au premier tour, à la couleur de la retourne, et celui qui a proposé au deuxième, à la couleur qu’il nomme.</translation>
    </message>
    <message>
        <source>Instead of passing or taking, a player may once make an offer (schmeiss). If the other agrees, the one who offered is the taker; if not, the deal is void.</source>
        <translation>Au lieu de passer ou de prendre, un joueur peut une fois faire une offre (schmeiss). Si l’autre accepte, celui qui l’a faite est le preneur&#xa0;; sinon, la donne est nulle.</translation>
    </message>
    <message>
        <source>If all pass again nobody scores, and the cards are dealt anew.</source>
        <translation>Si tous passent encore, personne ne marque, et on redonne les cartes.</translation>
    </message>
    <message>
        <source>If all the others pass again, the dealer must name a suit.</source>
        <translation>Si tous les autres passent encore, le donneur doit nommer une couleur (à la vache).</translation>
    </message>
    <message>
        <source>If all pass again, the player after the dealer must name a suit.</source>
        <translation>Si tous passent encore, le joueur placé après le donneur doit nommer une couleur.</translation>
    </message>
    <message>
        <source>If all pass again, the dealer is the taker in the turned suit.</source>
        <translation>Si tous passent encore, le donneur est le preneur, à la couleur de la retourne.</translation>
    </message>
    <message>
        <source>If all pass again, the deal is played with the turned suit as trumps and without takers. What a side wins in cards is then taken off its total, and {belote} and declarations off that of the other side.</source>
        <translation>Si tous passent encore, on joue la donne à la couleur de la retourne, sans preneurs. Ce qu’un camp fait en cartes est alors retiré de son total, et la {belote} et les annonces sont retirées du total de l’autre camp.</translation>
    </message>
    <message>
        <source>There is one round, and the player after the dealer speaks first. Each player passes or names a suit as trumps; the first to name one ends the auction and is the taker.</source>
        <translation>Il y a un seul tour, et le joueur placé après le donneur parle en premier. Chacun passe ou nomme une couleur d’atout&#xa0;; le premier qui en nomme une met fin aux enchères&#xa0;: c’est le preneur.</translation>
    </message>
    <message>
        <source>There is one round, and the dealer speaks first. Each player passes or names a suit as trumps; the first to name one ends the auction and is the taker.</source>
        <translation>Il y a un seul tour, et le donneur parle en premier. Chacun passe ou nomme une couleur d’atout&#xa0;; le premier qui en nomme une met fin aux enchères&#xa0;: c’est le preneur.</translation>
    </message>
    <message>
        <source>No trump may be named like a suit.</source>
        <translation>On peut demander sans-atout comme une couleur.</translation>
    </message>
    <message>
        <source>All trump may be named like a suit.</source>
        <translation>On peut demander tout-atout comme une couleur.</translation>
    </message>
    <message>
        <source>No trump and all trump may be named like a suit.</source>
        <translation>On peut demander sans-atout et tout-atout comme une couleur.</translation>
    </message>
    <message>
        <source>Nobody may name a suit of which they hold no card.</source>
        <translation>On ne peut pas nommer une couleur dont on n’a aucune carte.</translation>
    </message>
    <message>
        <source>If all pass nobody scores, and the cards are dealt anew.</source>
        <translation>Si tous passent, personne ne marque, et on redonne les cartes.</translation>
    </message>
    <message>
        <source>If nobody else names a suit, the dealer must.</source>
        <translation>Si personne d’autre ne nomme de couleur, le donneur doit le faire.</translation>
    </message>
    <message>
        <source>If nobody else names a suit, the player after the dealer must.</source>
        <translation>Si personne d’autre ne nomme de couleur, le joueur placé après le donneur doit le faire.</translation>
    </message>
    <message>
        <source>The player after the dealer is the taker and must name a suit as trumps; nobody else is asked.</source>
        <translation>Le joueur placé après le donneur est le preneur et doit nommer une couleur d’atout&#xa0;; on ne demande rien aux autres.</translation>
    </message>
    <message>
        <source>The taker and the taker&apos;s partner are the takers, the other two the defenders.</source>
        <translation>Le preneur et son partenaire sont les preneurs, les deux autres la défense.</translation>
    </message>
    <message>
        <source>In these rules “the takers” are the taker alone, and “the defenders” the other player.</source>
        <translation>Dans ces règles, «&#xa0;les preneurs&#xa0;» désigne le preneur seul, et «&#xa0;la défense&#xa0;» l’autre joueur.</translation>
    </message>
    <message>
        <source>In these rules “the takers” are the taker, who plays alone, and “the defenders” all the others.</source>
        <translation>Dans ces règles, «&#xa0;les preneurs&#xa0;» désigne le preneur, qui joue seul, et «&#xa0;la défense&#xa0;» tous les autres.</translation>
    </message>
    <message>
        <source>Doubling</source>
        <translation>Contre</translation>
    </message>
    <message>
        <source>Whoever&apos;s turn it is may double the opponents&apos; bid instead of bidding or passing.</source>
        <translation>À son tour, on peut contrer l’enchère des adversaires au lieu d’enchérir ou de passer.</translation>
    </message>
    <message>
        <source>An opponent may double the bid that stands at any time, without waiting for their turn.</source>
        <translation>Un adversaire peut contrer à tout moment la dernière enchère, sans attendre son tour.</translation>
    </message>
    <message>
        <source>After the auction each defender in turn may double.</source>
        <translation>Après les enchères, chaque défenseur à son tour peut contrer.</translation>
    </message>
    <message>
        <source>Then the doubled side may redouble: its players are asked one after the other.</source>
        <translation>Le camp contré peut alors surcontrer&#xa0;: ses joueurs sont interrogés l’un après l’autre.</translation>
    </message>
    <message>
        <source>Then the bidder, and nobody else, may redouble.</source>
        <translation>L’enchérisseur, et lui seul, peut alors surcontrer.</translation>
    </message>
    <message>
        <source>Then the auction goes on, and the doubled side may redouble, until all the others have passed.</source>
        <translation>Les enchères continuent alors, et le camp contré peut surcontrer, jusqu’à ce que tous les autres aient passé.</translation>
    </message>
    <message>
        <source>Then the doubled side may redouble.</source>
        <translation>Le camp contré peut alors surcontrer.</translation>
    </message>
    <message>
        <source>A doubled contract counts {double} times.</source>
        <translation>Un contrat contré compte {double} fois.</translation>
    </message>
    <message>
        <source>A doubled contract counts {double} times, a redoubled one {redouble} times.</source>
        <translation>Un contrat contré compte {double} fois, un contrat surcontré {redouble} fois.</translation>
    </message>
    <message>
        <source>A redoubled contract may be raised once more by the other side. The three raises count {double}, {redouble} and {third} times.</source>
        <translation>L’autre camp peut relancer encore une fois un contrat surcontré. Les trois relances comptent {double}, {redouble} et {third} fois.</translation>
    </message>
    <message>
        <source>A redoubled contract may be raised twice more, by the two sides in turn. The four raises count {double}, {redouble}, {third} and {fourth} times.</source>
        <translation>Un contrat surcontré peut être relancé encore deux fois, par un camp puis par l’autre. Les quatre relances comptent {double}, {redouble}, {third} et {fourth} fois.</translation>
    </message>
    <message>
        <source>After a double nobody may bid any more.</source>
        <translation>Après un contre, plus personne ne peut enchérir.</translation>
    </message>
    <message>
        <source>A higher bid is still possible, and cancels the double.</source>
        <translation>Une enchère plus haute reste possible, et annule le contre.</translation>
    </message>
    <message>
        <source>After the last of these raises the other side may stake the whole match: whoever wins the deal wins it.</source>
        <translation>Après la dernière de ces relances, l’autre camp peut mettre en jeu toute la partie&#xa0;: qui gagne la donne la gagne.</translation>
    </message>
    <message>
        <source>A bid of 80 may not be doubled.</source>
        <translation>Une enchère de 80 ne peut pas être contrée.</translation>
    </message>
    <message>
        <source>A bid of capot may not be doubled.</source>
        <translation>Un capot demandé ne peut pas être contré.</translation>
    </message>
    <message>
        <source>Whoever raises a contract with trumps says open or closed; what was said last holds.</source>
        <translation>Qui relance un contrat à l’atout dit «&#xa0;ouvert&#xa0;» ou «&#xa0;fermé&#xa0;»&#xa0;; c’est le dernier mot dit qui vaut.</translation>
    </message>
    <message>
        <source>A double and a four close a contract with trumps, a three opens it again.</source>
        <translation>Un contre et un quatre ferment un contrat à l’atout, un trois le rouvre.</translation>
    </message>
    <message>
        <source>All this is said before the last cards are dealt.</source>
        <translation>Tout cela se dit avant la distribution des dernières cartes.</translation>
    </message>
    <message>
        <source>All this is said when everyone has all their cards.</source>
        <translation>Tout cela se dit quand chacun a toutes ses cartes.</translation>
    </message>
    <message>
        <source>In a closed deal trumps may not be led by a player who holds another card.</source>
        <translation>Dans une donne fermée, on ne peut pas entamer atout tant qu’on a une autre carte.</translation>
    </message>
    <message>
        <source>The cards are dealt in packets ({packets}), first to the player after the dealer, so that each player has {dealt} in hand.</source>
        <translation>On donne les cartes par paquets ({packets}), en commençant par le joueur placé après le donneur, si bien que chacun en a {dealt} en main.</translation>
    </message>
    <message>
        <source>Before each player {stacks} stacks are laid on the table, each of a card face down and a card face up on top of it.</source>
        <translation>On pose devant chaque joueur {stacks} piles, faites chacune d’une carte cachée et d’une carte découverte posée dessus.</translation>
    </message>
    <message>
        <source>A card that is not played with is turned face up: it proposes a trump suit, clubs in the first deal.</source>
        <translation>On retourne une carte qui ne se joue pas&#xa0;: elle propose un atout, trèfle à la première donne.</translation>
    </message>
    <message>
        <source>Each player also gets {dealt} cards face down, which nobody may look at before the auction is over.</source>
        <translation>Chaque joueur reçoit aussi {dealt} cartes cachées, que personne ne peut regarder avant la fin des enchères.</translation>
    </message>
    <message>
        <source>Each player also gets {dealt} cards face down; only a player who has passed may look at them.</source>
        <translation>Chaque joueur reçoit aussi {dealt} cartes cachées&#xa0;; seul un joueur qui a passé peut les regarder.</translation>
    </message>
    <message>
        <source>{kitty} cards are laid aside, face down, for the taker.</source>
        <translation>On met de côté {kitty} cartes cachées pour le preneur.</translation>
    </message>
    <message>
        <source>A player whose cards are worth no points at all may throw the deal in before speaking.</source>
        <translation>Un joueur dont les cartes ne valent aucun point peut annuler la donne avant de parler.</translation>
    </message>
    <message>
        <source>A player whose cards are all sevens, eights and nines may throw the deal in before speaking.</source>
        <translation>Un joueur qui n’a que des sept, des huit et des neuf peut annuler la donne avant de parler.</translation>
    </message>
    <message>
        <source>A dealer whose cards are worth seven points or fewer may throw the deal in before speaking.</source>
        <translation>Un donneur dont les cartes valent sept points ou moins peut annuler la donne avant de parler.</translation>
    </message>
    <message>
        <source>The dealer may throw the deal in before speaking, with any hand.</source>
        <translation>Le donneur peut annuler la donne avant de parler, quelle que soit sa main.</translation>
    </message>
    <message>
        <source>After the auction</source>
        <translation>Après les enchères</translation>
    </message>
    <message>
        <source>The taker gets the turned card, also when another suit was named.</source>
        <translation>Le preneur reçoit la retourne, même s’il a nommé une autre couleur.</translation>
    </message>
    <message>
        <source>The dealer gets the turned card, whoever has taken.</source>
        <translation>Le donneur reçoit la retourne, quel que soit le preneur.</translation>
    </message>
    <message>
        <source>Nobody gets the turned card.</source>
        <translation>Personne ne reçoit la retourne.</translation>
    </message>
    <message>
        <source>Then each player is dealt {packets} more cards, and whoever got the turned card one card less, so that everyone holds {hand_size}.</source>
        <translation>Chaque joueur reçoit ensuite {packets} cartes de plus, et une de moins pour qui a reçu la retourne&#xa0;: tout le monde en a alors {hand_size}.</translation>
    </message>
    <message>
        <source>Then each player is dealt {packets} more cards, so that everyone has {hand_size}.</source>
        <translation>Chaque joueur reçoit ensuite {packets} cartes de plus, si bien que chacun en a {hand_size}.</translation>
    </message>
    <message>
        <source>Everyone picks up the cards that lay face down, and so holds {hand_size}.</source>
        <translation>Chacun relève ses cartes cachées et en tient ainsi {hand_size}.</translation>
    </message>
    <message>
        <source>The bottom card of the stock is shown; it takes no part in the play.</source>
        <translation>On montre la dernière carte du talon&#xa0;; elle n’est pas jouée.</translation>
    </message>
    <message>
        <source>The cards laid aside</source>
        <translation>Les cartes mises de côté</translation>
    </message>
    <message>
        <source>The taker picks up the {kitty} cards laid aside and lays as many away; what is laid away counts as won by the taker.</source>
        <translation>Le preneur relève les {kitty} cartes mises de côté et en écarte autant&#xa0;; les cartes écartées comptent comme gagnées par lui.</translation>
    </message>
    <message>
        <source>Exchange</source>
        <translation>Échange</translation>
    </message>
    <message>
        <source>If the turned suit has become trumps, a player who was dealt its lowest card before the auction may exchange it for the turned card, before playing a card.</source>
        <translation>Si la couleur de la retourne est devenue l’atout, un joueur qui en a reçu la plus petite carte avant les enchères peut l’échanger contre la retourne, avant de jouer une carte.</translation>
    </message>
    <message>
        <source>If the turned suit has become trumps, a player who holds its lowest card may exchange it for the turned card, before playing a card.</source>
        <translation>Si la couleur de la retourne est devenue l’atout, un joueur qui en a la plus petite carte peut l’échanger contre la retourne, avant de jouer une carte.</translation>
    </message>
    <message>
        <source>The player after the dealer leads to the first trick.</source>
        <translation>Le joueur placé après le donneur entame le premier pli.</translation>
    </message>
    <message>
        <source>The taker leads to the first trick.</source>
        <translation>Le preneur entame le premier pli.</translation>
    </message>
    <message>
        <source>Declarations</source>
        <translation>Annonces</translation>
    </message>
    <message>
        <source>Runs of cards of one suit and four cards of a kind in one hand are declarations.</source>
        <translation>Les suites dans une même couleur et les carrés, réunis dans une main, sont des annonces.</translation>
    </message>
    <message>
        <source>Runs and fours of a kind are not announced and do not score.</source>
        <translation>Les suites et les carrés ne s’annoncent pas et ne rapportent rien.</translation>
    </message>
    <message>
        <source>A run of three cards ({of_three}) scores {three}, of four ({of_four}) {four}, of five or more ({of_five}) {five}.</source>
        <translation>Une suite de trois cartes ({of_three}) vaut {three}, de quatre ({of_four}) {four}, de cinq ou plus ({of_five}) {five}.</translation>
    </message>
    <message>
        <source>A run of three cards ({of_three}) scores {three}, of four or more ({of_four}) {four}.</source>
        <translation>Une suite de trois cartes ({of_three}) vaut {three}, de quatre ou plus ({of_four}) {four}.</translation>
    </message>
    <message>
        <source>Four of a kind ({of_fours}) score: {fours}.</source>
        <translation>Quatre cartes de même hauteur ({of_fours}) valent : {fours}.</translation>
    </message>
    <message>
        <source>Four jacks are called {of_jacks}.</source>
        <translation>Quatre valets s’appellent {of_jacks}.</translation>
    </message>
    <message>
        <source>Without trumps four aces are called {of_aces}.</source>
        <translation>À sans-atout, quatre as s’appellent {of_aces}.</translation>
    </message>
    <message>
        <source>Runs of cards of one suit in one hand are declarations.</source>
        <translation>Les suites dans une même couleur, réunies dans une main, sont des annonces.</translation>
    </message>
    <message>
        <source>In runs the cards rank ace, king, queen, jack, ten, nine and so on down, in trumps as well.</source>
        <translation>Dans les suites, les cartes se rangent dans l’ordre as, roi, dame, valet, dix, neuf et ainsi de suite, à l’atout aussi.</translation>
    </message>
    <message>
        <source>Of a longer run {run_limit} cards count, the highest, and the rest may be another run.</source>
        <translation>D’une suite plus longue, {run_limit} cartes comptent, les plus fortes&#xa0;; le reste peut former une autre suite.</translation>
    </message>
    <message>
        <source>A run of {instant_run} cards wins the match at once.</source>
        <translation>Une suite de {instant_run} cartes gagne aussitôt la partie.</translation>
    </message>
    <message>
        <source>Without trumps the same declarations count.</source>
        <translation>À sans-atout, les mêmes annonces comptent.</translation>
    </message>
    <message>
        <source>Without trumps runs count the same, but fours of a kind have points of their own.</source>
        <translation>À sans-atout, les suites comptent de même, mais les carrés ont leurs propres valeurs.</translation>
    </message>
    <message>
        <source>Without trumps runs do not count, and fours of a kind have points of their own.</source>
        <translation>À sans-atout, les suites ne comptent pas, et les carrés ont leurs propres valeurs.</translation>
    </message>
    <message>
        <source>Without trumps there are no declarations.</source>
        <translation>À sans-atout, il n’y a pas d’annonces.</translation>
    </message>
    <message>
        <source>Without trumps four of a kind score: {fours}.</source>
        <translation>À sans-atout, les carrés valent&#xa0;: {fours}.</translation>
    </message>
    <message>
        <source>On the score sheet a declaration counts a tenth of these points in Hokum, and a fifth in Sun.</source>
        <translation>Sur la feuille de marque, une annonce compte le dixième de ces points en Hokum et le cinquième en Sun.</translation>
    </message>
    <message>
        <source>A card counts in one declaration only; {belote} does not matter for this.</source>
        <translation>Une carte ne compte que dans une annonce&#xa0;; la {belote} n’entre pas dans cette règle.</translation>
    </message>
    <message>
        <source>A card may count in a run and in a four of a kind.</source>
        <translation>Une carte peut compter à la fois dans une suite et dans un carré.</translation>
    </message>
    <message>
        <source>A long run is one declaration, whatever cards are left over.</source>
        <translation>Une longue suite ne fait qu’une annonce, quelles que soient les cartes en trop.</translation>
    </message>
    <message>
        <source>A run of six or more cards may be announced as two declarations.</source>
        <translation>Une suite de six cartes ou plus peut être annoncée en deux annonces.</translation>
    </message>
    <message>
        <source>A player may announce one declaration only.</source>
        <translation>Un joueur ne peut faire qu’une annonce.</translation>
    </message>
    <message>
        <source>A player may announce {declarations_max} declarations at most.</source>
        <translation>Un joueur peut faire au plus {declarations_max} annonces.</translation>
    </message>
    <message>
        <source>Each player announces the kind of a declaration, without its cards, when playing to the first trick. After this trick the declarations that count are shown.</source>
        <translation>Chaque joueur annonce le genre de son annonce, sans nommer les cartes, en jouant au premier pli. Après ce pli, on montre les annonces qui comptent.</translation>
    </message>
    <message>
        <source>Before the first lead each player in turn announces the kind of a declaration, without its cards. After the first trick the declarations that count are shown.</source>
        <translation>Avant l’entame, chaque joueur à son tour annonce le genre de son annonce, sans nommer les cartes. Après le premier pli, on montre les annonces qui comptent.</translation>
    </message>
    <message>
        <source>Each player announces the kind of a declaration, without its cards, when playing to the first trick. The declarations that count are shown at the end of the deal.</source>
        <translation>Chacun annonce le genre de son annonce, sans les cartes, en jouant au premier pli. Les annonces qui comptent sont étalées à la fin de la donne.</translation>
    </message>
    <message>
        <source>Before the first lead each player in turn announces the kind of a declaration, without its cards. The declarations that count are shown at the end of the deal.</source>
        <translation>Avant l’entame, chacun à son tour annonce le genre de son annonce, sans les cartes. Les annonces qui comptent sont étalées à la fin de la donne.</translation>
    </message>
    <message>
        <source>Before the first lead each player in turn announces the kind of a declaration, without its cards. Then the declarations that count are shown.</source>
        <translation>Avant l’entame, chacun à son tour annonce le genre de son annonce, sans les cartes. Puis les annonces qui comptent sont étalées.</translation>
    </message>
    <message>
        <source>A run that an uncovered card completes may still be announced later.</source>
        <translation>Une suite qu’une carte découverte en cours de jeu vient compléter peut encore être annoncée.</translation>
    </message>
    <message>
        <source>Covered cards do not count for declarations.</source>
        <translation>Les cartes couvertes ne comptent pas pour les annonces.</translation>
    </message>
    <message>
        <source>The program announces declarations and {belote} for everyone.</source>
        <translation>Le programme fait les annonces et dit la {belote} pour tout le monde.</translation>
    </message>
    <message>
        <source>Each player announces declarations and {belote}; what is not announced is lost.</source>
        <translation>Chaque joueur fait ses annonces et dit sa {belote}&#xa0;; ce qui n’est pas annoncé est perdu.</translation>
    </message>
    <message>
        <source>The program announces declarations for everyone.</source>
        <translation>Le programme fait les annonces pour tout le monde.</translation>
    </message>
    <message>
        <source>Each player announces declarations; what is not announced is lost.</source>
        <translation>Chaque joueur fait ses annonces&#xa0;; ce qui n’est pas annoncé est perdu.</translation>
    </message>
    <message>
        <source>Runs are compared with runs, and fours of a kind with fours of a kind.</source>
        <translation>On compare les suites avec les suites et les carrés avec les carrés.</translation>
    </message>
    <message>
        <source>Four of a kind beat every run.</source>
        <translation>Un carré bat toutes les suites.</translation>
    </message>
    <message>
        <source>Runs of five cards or more beat fours of a kind, and these beat shorter runs; but a four of a kind that scores more than any run beats them all.</source>
        <translation>Les suites de cinq cartes ou plus battent les carrés, qui battent les suites plus courtes&#xa0;; mais un carré qui vaut plus que toute suite les bat toutes.</translation>
    </message>
    <message>
        <source>The declaration with more points is better; with the same points, the one with the higher card.</source>
        <translation>L’annonce qui vaut le plus est la meilleure&#xa0;; à valeur égale, celle qui a la carte la plus haute.</translation>
    </message>
    <message>
        <source>A longer run beats a shorter one; of two equally long runs the one with the higher top card is better. All runs of five or more are equally long.</source>
        <translation>Une suite plus longue bat une suite plus courte&#xa0;; de deux suites de même longueur, celle qui a la plus haute carte est la meilleure. Toutes les suites de cinq cartes ou plus sont de même longueur.</translation>
    </message>
    <message>
        <source>A longer run beats a shorter one; of two equally long runs the one with the higher top card is better.</source>
        <translation>Une suite plus longue bat une suite plus courte&#xa0;; de deux suites de même longueur, celle qui a la plus haute carte est la meilleure.</translation>
    </message>
    <message>
        <source>A four of a kind with more points is better; with the same points they rank {ranks}, from the best down.</source>
        <translation>Le carré qui vaut le plus est le meilleur&#xa0;; à valeur égale, l’ordre est, du meilleur au moins bon&#xa0;: {ranks}.</translation>
    </message>
    <message>
        <source>Fours of a kind rank by their points; of two with the same points the one of the player who comes first in turn after the dealer is better.</source>
        <translation>Les carrés se classent d’après leurs points&#xa0;; de deux carrés qui en valent autant, le meilleur est celui du joueur qui vient le premier après le donneur.</translation>
    </message>
    <message>
        <source>Of two equal runs the one in trumps is better, then the one of the player who comes first in turn after the dealer.</source>
        <translation>De deux suites égales, celle à l’atout est la meilleure, puis celle du joueur qui vient le premier après le donneur.</translation>
    </message>
    <message>
        <source>Of two equal runs the one in trumps is better, and if neither is, the one of the player who comes first in turn after the dealer.</source>
        <translation>De deux suites égales, celle à l’atout est la meilleure et, si aucune ne l’est, celle du joueur qui vient le premier après le donneur.</translation>
    </message>
    <message>
        <source>Of two equal runs the one in trumps is better. If neither is and they are the best of different sides, nobody scores a declaration.</source>
        <translation>De deux suites égales, celle à l’atout est la meilleure. Si aucune n’est à l’atout et qu’elles sont les meilleures de camps différents, personne ne marque d’annonce.</translation>
    </message>
    <message>
        <source>Of two equal runs the one in trumps is better. If neither is and they are the best of different sides, nobody scores a run.</source>
        <translation>De deux suites égales, celle à l’atout est la meilleure. Si aucune n’est à l’atout et qu’elles sont les meilleures de camps différents, personne ne marque de suite.</translation>
    </message>
    <message>
        <source>Of two equal runs the one in trumps is better. If neither is and they are the best, nobody scores a declaration, even if partners hold them.</source>
        <translation>De deux suites égales, celle à l’atout est la meilleure. Si aucune n’est à l’atout et qu’elles sont les meilleures, personne ne marque d’annonce, même si elles sont chez des partenaires.</translation>
    </message>
    <message>
        <source>Of two equal runs the one in trumps is better. If neither is and they are the best, nobody scores a run, even if partners hold them.</source>
        <translation>De deux suites égales, celle à l’atout est la meilleure. Si aucune n’est à l’atout et qu’elles sont les meilleures, personne ne marque de suite, même si elles sont chez des partenaires.</translation>
    </message>
    <message>
        <source>If the best runs of different sides are equal, nobody scores a declaration, in trumps or not.</source>
        <translation>Si les meilleures suites de camps différents sont égales, personne ne marque d’annonce, à l’atout ou non.</translation>
    </message>
    <message>
        <source>If the best runs of different sides are equal, nobody scores a run, in trumps or not.</source>
        <translation>Si les meilleures suites de camps différents sont égales, personne ne marque de suite, à l’atout ou non.</translation>
    </message>
    <message>
        <source>Of two equal runs the one in trumps is better. If neither is and they are the best of different sides, each of these sides scores its declarations.</source>
        <translation>De deux suites égales, celle à l’atout est la meilleure. Si aucune n’est à l’atout et qu’elles sont les meilleures de camps différents, chacun de ces camps marque ses annonces.</translation>
    </message>
    <message>
        <source>Of two equal runs the one in trumps is better, then the dealer&apos;s, then the one of the player who comes first in turn after the dealer.</source>
        <translation>De deux suites égales, celle à l’atout est la meilleure, puis celle du donneur, puis celle du joueur qui vient le premier après le donneur.</translation>
    </message>
    <message>
        <source>The side with the best declaration scores all of its declarations; nobody else scores any.</source>
        <translation>Le camp qui a la meilleure annonce marque toutes les siennes&#xa0;; personne d’autre n’en marque.</translation>
    </message>
    <message>
        <source>The side with the best run scores all of its runs, and the side with the best four of a kind all of its fours; nobody else scores any.</source>
        <translation>Le camp qui a la meilleure suite marque toutes ses suites, et celui qui a le meilleur carré tous ses carrés&#xa0;; personne d’autre n’en marque.</translation>
    </message>
    <message>
        <source>The declarations of a side that wins no trick count for the side that wins them all.</source>
        <translation>Les annonces d’un camp qui ne fait aucun pli comptent pour le camp qui les fait tous.</translation>
    </message>
    <message>
        <source>A side that wins every trick scores all declarations of the deal, the beaten ones too.</source>
        <translation>Un camp qui fait tous les plis marque toutes les annonces de la donne, même battues.</translation>
    </message>
    <message>
        <source>Of two equal runs the one that was announced first is better, in trumps or not.</source>
        <translation>De deux suites égales, la première annoncée est la meilleure, à l’atout ou non.</translation>
    </message>
    <message>
        <source>Only the player with the best declaration scores declarations.</source>
        <translation>Seul le joueur qui a la meilleure annonce marque ses annonces.</translation>
    </message>
    <message>
        <source>Only the player with the best run scores runs, and only the one with the best four of a kind fours.</source>
        <translation>Seul le joueur qui a la meilleure suite marque des suites, et seul celui qui a le meilleur carré des carrés.</translation>
    </message>
    <message>
        <source>Every side scores all of its declarations; they are not compared.</source>
        <translation>Chaque camp marque toutes ses annonces&#xa0;; on ne les compare pas.</translation>
    </message>
    <message>
        <source>A side that wins no trick loses its declarations, and those they have beaten do not come back to life.</source>
        <translation>Un camp qui ne fait aucun pli perd ses annonces, et celles qu’elles ont battues ne revivent pas.</translation>
    </message>
    <message>
        <source>A side keeps its declarations even if it wins no trick.</source>
        <translation>Un camp garde ses annonces même s’il ne fait aucun pli.</translation>
    </message>
    <message>
        <source>Four sevens or four eights in one hand void every declaration of the deal.</source>
        <translation>Un carré de sept ou de huit dans une main annule toutes les annonces de la donne.</translation>
    </message>
    <message>
        <source>Four sevens in one hand make the whole deal void.</source>
        <translation>Un carré de sept dans une main annule toute la donne.</translation>
    </message>
    <message>
        <source>King and queen of trumps in one hand score nothing.</source>
        <translation>Le roi et la dame d’atout dans une même main ne rapportent rien.</translation>
    </message>
    <message>
        <source>Roem</source>
        <translation>Roem</translation>
    </message>
    <message>
        <source>Cards that meet in one trick score roem for the side that wins the trick. Three cards of one suit in sequence score {three}, four {four}; in sequences the cards rank ace, king, queen, jack, ten and so on down.</source>
        <translation>Des cartes qui se rencontrent dans un même pli rapportent du roem au camp qui fait le pli. Trois cartes d’une couleur qui se suivent valent {three}, quatre {four}&#xa0;; elles se rangent dans l’ordre as, roi, dame, valet, dix et ainsi de suite.</translation>
    </message>
    <message>
        <source>Four cards of one rank score {trick_four_points}.</source>
        <translation>Quatre cartes de même hauteur valent {trick_four_points}.</translation>
    </message>
    <message>
        <source>Four cards of one rank score {trick_four_points}, from the tens up.</source>
        <translation>Quatre cartes de même hauteur valent {trick_four_points}, à partir des dix.</translation>
    </message>
    <message>
        <source>Four jacks score {trick_jacks_points}.</source>
        <translation>Quatre valets valent {trick_jacks_points}.</translation>
    </message>
    <message>
        <source>King and queen of trumps in one trick score {belote_points}, besides a run that they are part of.</source>
        <translation>Le roi et la dame d’atout dans un même pli valent {belote_points}, en plus d’une suite dont ils font partie.</translation>
    </message>
    <message>
        <source>The program counts roem by itself.</source>
        <translation>Le programme compte le roem de lui-même.</translation>
    </message>
    <message>
        <source>King and queen: {belote}</source>
        <translation>Roi et dame : {belote}</translation>
    </message>
    <message>
        <source>King and queen of trumps in one hand score {belote_points}. Their holder says {belote} with the first of them and {rebelote} with the second.</source>
        <translation>Le roi et la dame d’atout dans une même main valent {belote_points}. Leur détenteur dit {belote} en jouant le premier des deux et {rebelote} en jouant le second.</translation>
    </message>
    <message>
        <source>King and queen of trumps in one hand score {belote_points}. Their holder says {belote}.</source>
        <translation>Le roi et la dame d’atout dans une même main valent {belote_points}. Leur détenteur dit {belote}.</translation>
    </message>
    <message>
        <source>In all trumps this holds for king and queen of every suit.</source>
        <translation>À tout-atout, cela vaut pour le roi et la dame de chaque couleur.</translation>
    </message>
    <message>
        <source>Either of the two may be played first.</source>
        <translation>On peut jouer l’un ou l’autre en premier.</translation>
    </message>
    <message>
        <source>The king must be played before the queen; if the queen comes first, nothing is said and nothing scored.</source>
        <translation>Le roi doit être joué avant la dame&#xa0;; si la dame vient en premier, rien n’est dit et rien n’est marqué.</translation>
    </message>
    <message>
        <source>You are warned before you play the queen first.</source>
        <translation>Vous êtes averti avant de jouer la dame en premier.</translation>
    </message>
    <message>
        <source>Without trumps there is no {belote}.</source>
        <translation>À sans-atout, il n’y a pas de {belote}.</translation>
    </message>
    <message>
        <source>The program says {belote} for everyone.</source>
        <translation>Le programme dit la {belote} pour tout le monde.</translation>
    </message>
    <message>
        <source>Each player says {belote}; what is not said is lost.</source>
        <translation>Chaque joueur dit sa {belote}&#xa0;; ce qui n’est pas dit est perdu.</translation>
    </message>
    <message>
        <source>Who forgot to say {belote} with the first of the two may still say it with the second.</source>
        <translation>Qui a oublié de dire {belote} avec la première des deux cartes peut encore la dire avec la seconde.</translation>
    </message>
    <message>
        <source>Who uncovers the second of the two after playing the first may still say {belote} with it.</source>
        <translation>Qui découvre la seconde des deux cartes après avoir joué la première peut encore dire {belote} avec elle.</translation>
    </message>
    <message>
        <source>There is no {belote} when the second of the two was still covered as the first was played.</source>
        <translation>Il n’y a pas de {belote} si la seconde des deux cartes était encore couverte quand la première a été jouée.</translation>
    </message>
    <message>
        <source>It may be said with a card that leads, follows suit or ruffs, not with one thrown off.</source>
        <translation>On peut la dire avec une carte qui entame, fournit ou coupe, pas avec une carte défaussée.</translation>
    </message>
    <message>
        <source>It may be said with a card that leads, ruffs or answers the partner&apos;s lead of its suit, with no other.</source>
        <translation>On peut la dire avec une carte qui entame, coupe ou répond à l’entame du partenaire dans sa couleur, et avec aucune autre.</translation>
    </message>
    <message>
        <source>It may be said with a card that leads or ruffs, with no other.</source>
        <translation>On peut la dire avec une carte qui entame ou coupe, et avec aucune autre.</translation>
    </message>
    <message>
        <source>It counts only if its holder&apos;s side wins the trick in which it is said.</source>
        <translation>Elle ne compte que si le camp de son détenteur fait le pli où elle est dite.</translation>
    </message>
    <message>
        <source>It counts for its holder&apos;s side, also if this side wins no trick.</source>
        <translation>Elle compte pour le camp de son détenteur, même si ce camp ne fait aucun pli.</translation>
    </message>
    <message>
        <source>It counts only if its holder&apos;s side wins a trick.</source>
        <translation>Elle ne compte que si le camp de son détenteur fait un pli.</translation>
    </message>
    <message>
        <source>It does not count when both cards are part of a declaration of 100 that scores.</source>
        <translation>Elle ne compte pas quand les deux cartes font partie d’une annonce de 100 qui est marquée.</translation>
    </message>
    <message>
        <source>It does not count when both cards are part of a declaration that scores.</source>
        <translation>Elle ne compte pas quand les deux cartes font partie d’une annonce qui est marquée.</translation>
    </message>
    <message>
        <source>It does not count when one of the cards is part of a declaration that scores.</source>
        <translation>Elle ne compte pas quand l’une des cartes fait partie d’une annonce qui est marquée.</translation>
    </message>
    <message>
        <source>It counts when the sides are compared.</source>
        <translation>Elle compte quand on compare les camps.</translation>
    </message>
    <message>
        <source>It does not count when the sides are compared; it is written besides.</source>
        <translation>Elle ne compte pas quand on compare les camps&#xa0;; elle est marquée à part.</translation>
    </message>
    <message>
        <source>It helps the takers to make their bid.</source>
        <translation>Elle aide les preneurs à atteindre leur enchère.</translation>
    </message>
    <message>
        <source>It does not help the takers to make their bid; it is written besides.</source>
        <translation>Elle n’aide pas les preneurs à atteindre leur enchère&#xa0;; elle est marquée à part.</translation>
    </message>
    <message>
        <source>Tricks</source>
        <translation>Plis</translation>
    </message>
    <message>
        <source>The player who bid first leads to the first trick.</source>
        <translation>Le premier joueur à avoir enchéri entame le premier pli.</translation>
    </message>
    <message>
        <source>The player after the taker leads to the first trick.</source>
        <translation>Le joueur placé après le preneur entame.</translation>
    </message>
    <message>
        <source>The player after the dealer leads to the first trick, but the bidder of a générale leads to it then.</source>
        <translation>Le joueur placé après le donneur entame le premier pli&#xa0;; à la générale, c’est celui qui l’a demandée.</translation>
    </message>
    <message>
        <source>Each player in turn plays one card from the hand, and any card may be led. The highest trump wins the trick, or, where no trump was played, the highest card of the suit led. The winner leads to the next.</source>
        <translation>Chaque joueur à son tour joue une carte de sa main, et l’entame est libre. Le plus fort atout fait le pli ou, sans atout joué, la plus forte carte de la couleur demandée. Qui fait le pli entame le suivant.</translation>
    </message>
    <message>
        <source>Closed deals</source>
        <translation>Donnes fermées</translation>
    </message>
    <message>
        <source>Each player in turn plays one card, from the hand or an open card of their own on the table, and any of these may be led. The highest trump wins the trick, or, where no trump was played, the highest card of the suit led. The winner leads to the next.</source>
        <translation>Chaque joueur à son tour joue une carte, de sa main ou l’une de ses cartes découvertes de la table, et l’entame est libre parmi elles. Le plus fort atout fait le pli ou, sans atout joué, la plus forte carte de la couleur demandée. Qui fait le pli entame le suivant.</translation>
    </message>
    <message>
        <source>When a trick is over, a covered card whose cover was played is turned up; it may be played from the next trick on. Covered cards oblige to nothing, and nobody may look at them.</source>
        <translation>Une fois le pli fini, on retourne la carte cachée dont on a joué celle du dessus&#xa0;; elle peut être jouée dès le pli suivant. Les cartes couvertes n’obligent à rien, et personne ne peut les regarder.</translation>
    </message>
    <message>
        <source>In all trumps only cards of the suit led can win a trick.</source>
        <translation>À tout-atout, seules les cartes de la couleur demandée peuvent faire le pli.</translation>
    </message>
    <message>
        <source>Following suit</source>
        <translation>Fournir</translation>
    </message>
    <message>
        <source>Whoever holds a card of the suit that was led must play one.</source>
        <translation>Qui a une carte de la couleur demandée doit en jouer une.</translation>
    </message>
    <message>
        <source>Without trumps nothing else is asked: whoever cannot follow plays any card.</source>
        <translation>À sans-atout, rien d’autre n’est demandé&#xa0;: qui ne peut pas fournir joue la carte de son choix.</translation>
    </message>
    <message>
        <source>In all trumps every suit led is treated as trumps led, and whoever cannot follow plays any card.</source>
        <translation>À tout-atout, toute couleur jouée se traite comme l’atout joué, et qui ne peut pas fournir joue la carte de son choix.</translation>
    </message>
    <message>
        <source>When trumps are led</source>
        <translation>Quand on joue atout</translation>
    </message>
    <message>
        <source>Whoever can must beat the highest trump on the table, also when it is the partner&apos;s; whoever cannot plays any trump.</source>
        <translation>Qui le peut doit monter sur le plus fort atout de la table, même s’il est au partenaire&#xa0;; qui ne le peut pas joue l’atout de son choix.</translation>
    </message>
    <message>
        <source>Whoever can must beat the highest trump on the table, unless it is the partner&apos;s; whoever cannot plays any trump.</source>
        <translation>Qui le peut doit monter sur le plus fort atout de la table, sauf s’il est au partenaire&#xa0;; qui ne le peut pas joue l’atout de son choix.</translation>
    </message>
    <message>
        <source>Whoever can must beat the highest trump on the table; whoever cannot plays any trump.</source>
        <translation>Qui le peut doit monter sur le plus fort atout de la table&#xa0;; qui ne le peut pas joue l’atout de son choix.</translation>
    </message>
    <message>
        <source>Any trump may be played.</source>
        <translation>On joue l’atout de son choix.</translation>
    </message>
    <message>
        <source>Nobody has to play the jack for this: a player with no other higher trump may keep it.</source>
        <translation>Personne n’est obligé de mettre le valet pour cela&#xa0;: qui n’a pas d’autre atout plus fort peut le garder.</translation>
    </message>
    <message>
        <source>Beating in plain suits</source>
        <translation>Monter à la couleur</translation>
    </message>
    <message>
        <source>Whoever can must beat the highest card of the suit led, unless the trick has been ruffed.</source>
        <translation>Qui le peut doit monter sur la plus forte carte de la couleur demandée, sauf si le pli est coupé.</translation>
    </message>
    <message>
        <source>Whoever can must beat the highest card of the suit led, even after the trick has been ruffed.</source>
        <translation>Si vous le pouvez, vous devez monter sur la plus forte carte de la couleur demandée, même si le pli est coupé.</translation>
    </message>
    <message>
        <source>Ruffing</source>
        <translation>Couper</translation>
    </message>
    <message>
        <source>Whoever cannot follow must play a trump, unless the partner is winning the trick: then any card may be played, a lower trump included.</source>
        <translation>Qui ne peut pas fournir doit couper, sauf si le partenaire est maître du pli&#xa0;: toute carte est alors permise, même un atout plus petit.</translation>
    </message>
    <message>
        <source>Whoever cannot follow must play a trump, unless the partner is winning the trick: then any card may be played but a trump lower than the partner&apos;s, which is allowed only when nothing else is left.</source>
        <translation>Qui ne peut pas fournir doit couper, sauf si le partenaire est maître du pli&#xa0;: toute carte est alors permise, sauf un atout plus petit que le sien, permis seulement quand il ne reste rien d’autre.</translation>
    </message>
    <message>
        <source>Whoever cannot follow must play a trump, also when the partner is winning the trick.</source>
        <translation>Qui ne peut pas fournir doit couper, même si le partenaire est maître du pli.</translation>
    </message>
    <message>
        <source>Whoever cannot follow must play a trump, also when the partner is winning the trick; a trump of the partner&apos;s need not be beaten.</source>
        <translation>Qui ne peut pas fournir doit jouer atout, même quand son partenaire est maître du pli&#xa0;; il n’est pas tenu de monter sur un atout de son partenaire.</translation>
    </message>
    <message>
        <source>Whoever cannot follow must play a trump.</source>
        <translation>Qui ne peut pas fournir doit couper.</translation>
    </message>
    <message>
        <source>Whoever can neither follow nor play a trump plays any card.</source>
        <translation>Qui ne peut ni fournir ni couper se défausse de la carte de son choix.</translation>
    </message>
    <message>
        <source>Overruffing</source>
        <translation>Surcouper</translation>
    </message>
    <message>
        <source>Whoever must play a trump to a trick that has been ruffed must play a higher one if possible.</source>
        <translation>Qui doit couper un pli déjà coupé doit surcouper s’il le peut.</translation>
    </message>
    <message>
        <source>Whoever must play a trump to a trick that has been ruffed may play any trump.</source>
        <translation>Qui doit couper un pli déjà coupé met l’atout de son choix.</translation>
    </message>
    <message>
        <source>Underruffing</source>
        <translation>Sous-couper (pisser)</translation>
    </message>
    <message>
        <source>Whoever must play a trump and holds only lower ones than an opponent&apos;s must play one of these.</source>
        <translation>Qui doit couper et n’a que des atouts plus petits que celui d’un adversaire doit en mettre un (pisser).</translation>
    </message>
    <message>
        <source>Whoever cannot beat the trump an opponent has played may play any card.</source>
        <translation>Qui ne peut pas monter sur l’atout joué par un adversaire peut jouer n’importe quelle carte.</translation>
    </message>
    <message>
        <source>Whoever cannot beat the trump an opponent has played may play any card but a trump, and a trump only when nothing else is left.</source>
        <translation>Qui ne peut pas monter sur l’atout joué par un adversaire joue la carte de son choix, mais un atout seulement s’il ne lui reste rien d’autre.</translation>
    </message>
    <message>
        <source>Misplays</source>
        <translation>Fautes de jeu</translation>
    </message>
    <message>
        <source>A card may be played against these rules, and an opponent may challenge it. Then the deal is over: the side in the wrong, by the card or by the challenge, writes nothing for it.</source>
        <translation>On peut jouer une carte contre ces règles, et un adversaire peut la contester. La donne est alors finie&#xa0;: le camp en tort, par la carte ou par la contestation, ne marque rien pour elle.</translation>
    </message>
    <message>
        <source>The other side writes what the winners of the deal would write.</source>
        <translation>L’autre camp marque ce que marqueraient les gagnants de la donne.</translation>
    </message>
    <message>
        <source>The other side writes all the points of cards and last trick, and every declaration and {belote} of the deal.</source>
        <translation>L’autre camp marque tous les points des cartes et du dernier pli, et toutes les annonces et {belote} de la donne.</translation>
    </message>
    <message>
        <source>The other side writes all the points of the cards, 26 in Sun and 16 in Hokum, multiplied if the deal was raised, and its own declarations.</source>
        <translation>L’autre camp marque tous les points des cartes, 26 en Sun et 16 en Hokum, multipliés si la donne était relancée, et ses propres annonces.</translation>
    </message>
    <message>
        <source>Last trick and capot</source>
        <translation>Dix de der et capot</translation>
    </message>
    <message>
        <source>The last trick counts {last_trick} points.</source>
        <translation>Le dernier pli (dix de der) vaut {last_trick} points.</translation>
    </message>
    <message>
        <source>The last trick counts {last_trick} points, but only if the takers do not win it.</source>
        <translation>Le dernier pli (dix de der) vaut {last_trick} points, mais seulement si les preneurs ne le font pas.</translation>
    </message>
    <message>
        <source>When a player wins no trick at all, the last trick counts nothing; instead {trickless_pay} points are shared among those who have won tricks.</source>
        <translation>Quand un joueur ne fait aucun pli, le dernier pli ne compte pas&#xa0;; à la place, ceux qui ont fait des plis se partagent {trickless_pay} points.</translation>
    </message>
    <message>
        <source>Winning every trick brings nothing more.</source>
        <translation>Faire tous les plis ne rapporte rien de plus.</translation>
    </message>
    <message>
        <source>If a side wins every trick (capot), cards and last trick count {capot_value} for it.</source>
        <translation>Si un camp fait tous les plis (capot), les cartes et le dernier pli lui valent {capot_value}.</translation>
    </message>
    <message>
        <source>If a side wins every trick (capot), {takers_bonus} points are added for it.</source>
        <translation>Si un camp fait tous les plis (capot), on lui ajoute {takers_bonus} points.</translation>
    </message>
    <message>
        <source>If the takers win every trick (capot), cards and last trick count {capot_value} for them.</source>
        <translation>Si les preneurs font tous les plis (capot), les cartes et le dernier pli leur valent {capot_value}.</translation>
    </message>
    <message>
        <source>If the takers win every trick (capot), {takers_bonus} points are added for them.</source>
        <translation>Si les preneurs font tous les plis (capot), on leur ajoute {takers_bonus} points.</translation>
    </message>
    <message>
        <source>If the defenders win every trick, cards and last trick count {defender_capot} for them.</source>
        <translation>Si la défense fait tous les plis, les cartes et le dernier pli lui valent {defender_capot}.</translation>
    </message>
    <message>
        <source>If the defenders win every trick, {defenders_bonus} points are added for them.</source>
        <translation>Si la défense fait tous les plis, on lui ajoute {defenders_bonus} points.</translation>
    </message>
    <message>
        <source>A side that wins every trick writes {capot_bonus} match points more, whichever side it is.</source>
        <translation>Un camp qui fait tous les plis marque {capot_bonus} points de marque de plus, quel qu’il soit.</translation>
    </message>
    <message>
        <source>Without trumps these are {capot_in_nt} match points.</source>
        <translation>À sans-atout, ce sont {capot_in_nt} points de marque.</translation>
    </message>
    <message>
        <source>These are multiplied in a doubled deal as well.</source>
        <translation>Ils sont multipliés eux aussi dans une donne contrée.</translation>
    </message>
    <message>
        <source>These are never multiplied.</source>
        <translation>Ils ne sont jamais multipliés.</translation>
    </message>
    <message>
        <source>A side that wins every trick (kaboot) writes 44 in Sun and 25 in Hokum, and the other side nothing.</source>
        <translation>Un camp qui fait tous les plis (kaboot) marque 44 en Sun et 25 en Hokum, et l’autre camp rien.</translation>
    </message>
    <message>
        <source>A side that wins every trick (kaboot) writes 44 in Sun and 26 in Hokum, and the other side nothing.</source>
        <translation>Un camp qui fait tous les plis (kaboot) marque 44 en Sun et 26 en Hokum, et l’autre camp rien.</translation>
    </message>
    <message>
        <source>A side that wins every trick (kaboot) writes 44, or 88 when an ace was turned up, and the other side nothing.</source>
        <translation>Un camp qui fait tous les plis (kaboot) marque 44, ou 88 si la retourne est un as, et l’autre camp rien.</translation>
    </message>
    <message>
        <source>It also writes all declarations that count, whoever announced them.</source>
        <translation>Il marque aussi toutes les annonces qui comptent, qui que ce soit qui les ait faites.</translation>
    </message>
    <message>
        <source>No declarations are written then.</source>
        <translation>Aucune annonce n’est alors marquée.</translation>
    </message>
    <message>
        <source>All this is multiplied in a raised deal.</source>
        <translation>Tout cela est multiplié dans une donne relancée.</translation>
    </message>
    <message>
        <source>This is not multiplied in a raised deal.</source>
        <translation>Cela n’est pas multiplié dans une donne relancée.</translation>
    </message>
    <message>
        <source>Scoring</source>
        <translation>Marque</translation>
    </message>
    <message>
        <source>Each side adds up its cards, the last trick and the declarations that count.</source>
        <translation>Chaque camp additionne ses cartes, le dernier pli et les annonces qui comptent.</translation>
    </message>
    <message>
        <source>Each side adds up its cards, the last trick and its roem.</source>
        <translation>Chaque camp additionne ses cartes, le dernier pli et son roem.</translation>
    </message>
    <message>
        <source>Each side adds up its cards, the last trick, the declarations that count and {belote}.</source>
        <translation>Chaque camp additionne ses cartes, le dernier pli, les annonces qui comptent et la {belote}.</translation>
    </message>
    <message>
        <source>Each side adds up its cards, the last trick and {belote}.</source>
        <translation>Chaque camp additionne ses cartes, le dernier pli et la {belote}.</translation>
    </message>
    <message>
        <source>Each side adds up its cards and the last trick.</source>
        <translation>Chaque camp additionne ses cartes et le dernier pli.</translation>
    </message>
    <message>
        <source>The takers make their contract with more points than the defenders; then both sides write their points.</source>
        <translation>Les preneurs réussissent leur contrat avec plus de points que la défense&#xa0;; chaque camp marque alors ses points.</translation>
    </message>
    <message>
        <source>The taker makes the contract with more points than each of the others; then all write their points.</source>
        <translation>Le preneur réussit son contrat avec plus de points que chacun des autres&#xa0;; chacun marque alors ses points.</translation>
    </message>
    <message>
        <source>The takers make their contract with more than half of all points; then both sides write their points.</source>
        <translation>Les preneurs réussissent leur contrat avec plus de la moitié des points&#xa0;; chaque camp marque alors ses points.</translation>
    </message>
    <message>
        <source>The taker makes the contract with more points than the others together; then all write their points.</source>
        <translation>Le preneur réussit son contrat avec plus de points que tous les autres ensemble&#xa0;; chacun marque alors ses points.</translation>
    </message>
    <message>
        <source>The takers make their contract with 82 points or more; then both sides write their points.</source>
        <translation>Les preneurs réussissent leur contrat avec 82 points ou plus&#xa0;; chaque camp marque alors ses points.</translation>
    </message>
    <message>
        <source>The taker makes the contract with 82 points or more; then all write their points.</source>
        <translation>Le preneur réussit son contrat avec 82 points ou plus&#xa0;; chacun marque alors ses points.</translation>
    </message>
    <message>
        <source>But takers who make their contract write the points of everybody, and the others write nothing.</source>
        <translation>Mais les preneurs qui réussissent leur contrat marquent les points de tous, et les autres ne marquent rien.</translation>
    </message>
    <message>
        <source>Declarations do not count for this; they are written besides.</source>
        <translation>Les annonces ne comptent pas pour cela&#xa0;; elles sont marquées à part.</translation>
    </message>
    <message>
        <source>With fewer points the contract fails: the defenders write {fail_base} for the cards, and the takers write nothing for them.</source>
        <translation>Avec moins de points, le contrat chute&#xa0;: la défense marque {fail_base} pour les cartes, et les preneurs ne marquent rien pour les leurs.</translation>
    </message>
    <message>
        <source>With fewer points the contract fails: the defenders write {fail_base} for the cards, or the value of a capot if they won every trick, and the takers write nothing for them.</source>
        <translation>Avec moins de points, le preneur est dedans&#xa0;: la défense marque {fail_base} pour les cartes, ou la valeur d’un capot si elle a fait tous les plis, et les preneurs ne marquent rien pour leurs cartes.</translation>
    </message>
    <message>
        <source>With fewer points the contract fails: the defenders write the points of all cards, and the takers write nothing for them.</source>
        <translation>Avec moins de points, le contrat chute&#xa0;: la défense marque les points de toutes les cartes, et les preneurs ne marquent rien pour les leurs.</translation>
    </message>
    <message>
        <source>With fewer points the contract fails: the takers write nothing, and the defenders only what they won themselves.</source>
        <translation>Avec moins de points, le contrat chute&#xa0;: les preneurs ne marquent rien, et la défense seulement ce qu’elle a fait elle-même.</translation>
    </message>
    <message>
        <source>With fewer points the contract fails: the taker writes nothing, and the others only what they won themselves.</source>
        <translation>Avec moins de points, le contrat chute&#xa0;: le preneur ne marque rien, et les autres seulement ce qu’ils ont fait eux-mêmes.</translation>
    </message>
    <message>
        <source>With fewer points the contract fails: the taker writes nothing, and what the taker won goes to the opponent with the most points; opponents with the same points share it.</source>
        <translation>Avec moins de points, le contrat chute&#xa0;: le preneur ne marque rien, et ce qu’il a fait va à l’adversaire qui a le plus de points&#xa0;; à égalité, les adversaires se le partagent.</translation>
    </message>
    <message>
        <source>With fewer points the contract fails: the taker writes nothing, and each of the others writes what the taker won besides their own points.</source>
        <translation>Avec moins de points, le contrat chute&#xa0;: le preneur ne marque rien, et chacun des autres marque ce qu’a fait le preneur en plus de ses propres points.</translation>
    </message>
    <message>
        <source>In a failed deal the defenders also write the declarations that count, whichever side holds them.</source>
        <translation>Quand le contrat chute, la défense marque aussi les annonces qui comptent, quel que soit le camp qui les a.</translation>
    </message>
    <message>
        <source>In a failed deal the defenders also write the declarations that count, whichever side holds them, but not those of a side without a trick.</source>
        <translation>Quand le contrat chute, la défense marque aussi les annonces qui comptent, quel que soit le camp qui les a, sauf celles d’un camp sans pli.</translation>
    </message>
    <message>
        <source>In a failed deal the defenders also write every declaration that was announced, the beaten ones too.</source>
        <translation>Quand le contrat chute, la défense marque aussi toutes les annonces faites, même battues.</translation>
    </message>
    <message>
        <source>In a failed deal the defenders also write their own declarations if they count; those of the takers are lost.</source>
        <translation>Quand le contrat chute, la défense marque aussi ses propres annonces si elles comptent&#xa0;; celles des preneurs sont perdues.</translation>
    </message>
    <message>
        <source>In a failed deal the defenders also write the roem of both sides.</source>
        <translation>Quand le contrat chute, la défense marque aussi le roem des deux camps.</translation>
    </message>
    <message>
        <source>Takers who fail keep their {belote}.</source>
        <translation>Les preneurs qui chutent gardent leur {belote}.</translation>
    </message>
    <message>
        <source>The {belote} of takers who fail goes to the defenders.</source>
        <translation>La {belote} des preneurs qui chutent va à la défense.</translation>
    </message>
    <message>
        <source>The {belote} of a taker who fails goes with the other points.</source>
        <translation>La {belote} d’un preneur qui chute suit les autres points.</translation>
    </message>
    <message>
        <source>The {belote} of takers who fail is lost.</source>
        <translation>La {belote} des preneurs qui chutent est perdue.</translation>
    </message>
    <message>
        <source>Whoever wins a doubled deal writes everything, multiplied; only {belote} is not multiplied and stays with its owner as it does otherwise.</source>
        <translation>Qui gagne une donne contrée marque tout, multiplié&#xa0;; seule la {belote} n’est pas multipliée et reste à qui elle revient d’ordinaire.</translation>
    </message>
    <message>
        <source>In a doubled deal all points but {belote} are multiplied, whoever writes them.</source>
        <translation>Dans une donne contrée, tous les points sauf la {belote} sont multipliés, quel que soit celui qui les marque.</translation>
    </message>
    <message>
        <source>When a doubled contract is made, both sides write their own points as if nobody had doubled; when it fails, the defenders&apos; points are multiplied.</source>
        <translation>Quand un contrat contré est réussi, les deux camps marquent leurs propres points comme si personne n’avait contré&#xa0;; quand il chute, les points de la défense sont multipliés.</translation>
    </message>
    <message>
        <source>Whoever wins a doubled deal writes the match points of both sides, rounded and then multiplied; the others write none.</source>
        <translation>Qui gagne une donne contrée marque les points de marque des deux camps, arrondis puis multipliés&#xa0;; les autres n’en marquent aucun.</translation>
    </message>
    <message>
        <source>Whoever wins a doubled deal writes the match points of both sides, multiplied and then rounded; the others write none.</source>
        <translation>Qui gagne une donne contrée marque les points de marque des deux camps, multipliés puis arrondis&#xa0;; les autres n’en marquent aucun.</translation>
    </message>
    <message>
        <source>Ties</source>
        <translation>Égalité</translation>
    </message>
    <message>
        <source>If both sides have the same points, the contract is made.</source>
        <translation>Si les deux camps ont le même nombre de points, le contrat est réussi.</translation>
    </message>
    <message>
        <source>If both sides have the same points (litige), the defenders write theirs at once. The takers&apos; points are held over for the side that wins the next deal that is decided: the takers if they make it, else the defenders. Several ties in a row add up.</source>
        <translation>Si les deux camps ont le même nombre de points (litige), la défense marque les siens aussitôt. Les points des preneurs sont mis de côté pour le camp qui gagne la prochaine donne décidée&#xa0;: les preneurs s’ils réussissent, sinon la défense. Plusieurs litiges de suite s’ajoutent.</translation>
    </message>
    <message>
        <source>If both sides have the same points, the contract fails.</source>
        <translation>Si les deux camps ont le même nombre de points, le contrat chute.</translation>
    </message>
    <message>
        <source>If both sides have the same points, nobody writes anything and the same dealer deals again.</source>
        <translation>Si les deux camps ont le même nombre de points, personne ne marque et le même donneur redonne.</translation>
    </message>
    <message>
        <source>If both sides have the same points, the takers write nothing, and the defenders their own points.</source>
        <translation>Si les deux camps ont le même nombre de points, les preneurs ne marquent rien, et la défense ses propres points.</translation>
    </message>
    <message>
        <source>If both sides have the same points, the contract fails, and whoever wins the next deal gets 85 points more.</source>
        <translation>Si les deux camps ont le même nombre de points, le contrat chute, et qui gagne la donne suivante reçoit 85 points de plus.</translation>
    </message>
    <message>
        <source>If the taker only draws level, the contract is made.</source>
        <translation>Si le preneur ne fait qu’égalité, le contrat est réussi.</translation>
    </message>
    <message>
        <source>If the taker only draws level, the others write their points at once. The taker&apos;s points are held over for the winner of the next deal that is decided. Several ties in a row add up.</source>
        <translation>Si le preneur ne fait qu’égalité, les autres marquent leurs points aussitôt. Ceux du preneur sont mis de côté pour le gagnant de la prochaine donne décidée. Plusieurs égalités de suite s’ajoutent.</translation>
    </message>
    <message>
        <source>If the taker only draws level, the contract fails.</source>
        <translation>Si le preneur ne fait qu’égalité, le contrat chute.</translation>
    </message>
    <message>
        <source>If the taker only draws level, nobody writes anything and the same dealer deals again.</source>
        <translation>Si le preneur ne fait qu’égalité, personne ne marque et le même donneur redonne.</translation>
    </message>
    <message>
        <source>If the taker only draws level, the taker writes nothing, and the others their own points.</source>
        <translation>Si le preneur ne fait qu’égalité, il ne marque rien, et les autres leurs propres points.</translation>
    </message>
    <message>
        <source>If the taker only draws level, the contract fails, and the winner of the next deal gets 85 points more.</source>
        <translation>Si le preneur ne fait qu’égalité, le contrat chute, et le gagnant de la donne suivante reçoit 85 points de plus.</translation>
    </message>
    <message>
        <source>Without trumps and in all trumps such a contract fails.</source>
        <translation>À sans-atout et à tout-atout, un tel contrat chute.</translation>
    </message>
    <message>
        <source>When a doubled deal is level, all of it is held over, multiplied.</source>
        <translation>Quand une donne contrée finit à égalité, tout est mis de côté, multiplié.</translation>
    </message>
    <message>
        <source>When a doubled deal is level, the defenders write their points, multiplied, and the rest is held over.</source>
        <translation>Quand une donne contrée finit à égalité, la défense marque ses points, multipliés, et le reste attend.</translation>
    </message>
    <message>
        <source>Points that are held over stay so when everyone passes.</source>
        <translation>Les points mis de côté le restent quand tout le monde passe.</translation>
    </message>
    <message>
        <source>Writing the score</source>
        <translation>Écriture des points</translation>
    </message>
    <message>
        <source>What is written are match points: the points of a side divided by ten.</source>
        <translation>On écrit des points de marque&#xa0;: les points d’un camp divisés par dix.</translation>
    </message>
    <message>
        <source>Points are written as they are, without rounding.</source>
        <translation>Les points sont marqués tels quels, sans arrondi.</translation>
    </message>
    <message>
        <source>Points are rounded to tens; 5 goes up.</source>
        <translation>Les points sont arrondis à la dizaine&#xa0;; 5 monte.</translation>
    </message>
    <message>
        <source>Points are rounded to tens; 5 goes down and 6 up.</source>
        <translation>Les points sont arrondis à la dizaine&#xa0;; 5 descend et 6 monte.</translation>
    </message>
    <message>
        <source>The takers&apos; points are rounded to tens, 5 down and 6 up; the defenders get what is missing to 160, or to 170 if the takers&apos; last digit was 6.</source>
        <translation>Les points des preneurs sont arrondis à la dizaine, 5 descend et 6 monte&#xa0;; la défense reçoit ce qui manque jusqu’à 160, ou jusqu’à 170 si le dernier chiffre des preneurs était 6.</translation>
    </message>
    <message>
        <source>One point is taken off and the rest rounded to the nearest 5.</source>
        <translation>On enlève un point et on arrondit le reste au multiple de 5 le plus proche.</translation>
    </message>
    <message>
        <source>The defenders&apos; points are rounded to tens, 5 up; the takers get what is missing to 160.</source>
        <translation>Les points de la défense sont arrondis à la dizaine, 5 monte&#xa0;; les preneurs reçoivent ce qui manque jusqu’à 160.</translation>
    </message>
    <message>
        <source>What is left over a ten goes up above a limit and down below it: 6 with a trump suit, 5 without trumps, 4 in all trumps. A side that is at the limit alone goes up, but down in all trumps.</source>
        <translation>Ce qui dépasse la dizaine monte au-dessus d’une limite et descend au-dessous&#xa0;: 6 avec une couleur d’atout, 5 à sans-atout, 4 à tout-atout. Un camp seul à la limite monte, mais descend à tout-atout.</translation>
    </message>
    <message>
        <source>What is left over a ten goes up above a limit, and down otherwise: 6 with a trump suit, 5 without trumps, 4 in all trumps.</source>
        <translation>Le reste au-delà de la dizaine monte au-dessus d’une limite et descend sinon&#xa0;: 6 avec une couleur d’atout, 5 à sans-atout, 4 à tout-atout.</translation>
    </message>
    <message>
        <source>Points are rounded to the nearest ten; 5 goes down.</source>
        <translation>Les points sont arrondis à la dizaine la plus proche&#xa0;; 5 descend.</translation>
    </message>
    <message>
        <source>Points are rounded to tens; 5 goes down and 7 up, and 6 goes up for the side that took the jack of trumps, down for the other.</source>
        <translation>Les points sont arrondis à la dizaine&#xa0;; 5 descend et 7 monte, et 6 monte pour le camp qui a fait le valet d’atout, descend pour l’autre.</translation>
    </message>
    <message>
        <source>Points are rounded to tens; 5 goes down and 6 up. When both sides end in 6, only the takers go up.</source>
        <translation>Les points sont arrondis à la dizaine&#xa0;; 5 descend et 6 monte. Quand les deux camps finissent par 6, seuls les preneurs montent.</translation>
    </message>
    <message>
        <source>Points are rounded to tens; 5 goes down and 6 up. When both sides end in 6, only the side with more points goes up.</source>
        <translation>Les points sont arrondis à la dizaine&#xa0;; 5 descend et 6 monte. Quand les deux camps finissent par 6, seul celui qui a le plus de points monte.</translation>
    </message>
    <message>
        <source>The last digit is dropped. When 15 is left on both sides, the one with the higher last digit writes 16.</source>
        <translation>On supprime le dernier chiffre. Quand il reste 15 aux deux camps, celui dont le dernier chiffre était le plus haut marque 16.</translation>
    </message>
    <message>
        <source>When both sides are at the limit, the lower goes up and the higher down.</source>
        <translation>Quand les deux camps sont à la limite, le plus bas monte et le plus haut descend.</translation>
    </message>
    <message>
        <source>Only cards and last trick are rounded, not declarations and {belote}.</source>
        <translation>Seuls les cartes et le dernier pli sont arrondis, pas les annonces ni la {belote}.</translation>
    </message>
    <message>
        <source>Everything that a side writes is rounded together.</source>
        <translation>Tout ce que marque un camp est arrondi ensemble.</translation>
    </message>
    <message>
        <source>Rounding never decides a contract.</source>
        <translation>L’arrondi ne décide jamais d’un contrat.</translation>
    </message>
    <message>
        <source>The sheet is kept in tens: a tenth of everything is written.</source>
        <translation>La feuille est tenue en dizaines&#xa0;: on écrit le dixième de tout.</translation>
    </message>
    <message>
        <source>Penalties</source>
        <translation>Pénalités</translation>
    </message>
    <message>
        <source>Takers who fail, and a side that wins no trick, lose 10 match points (kirtik).</source>
        <translation>Les preneurs qui chutent, et un camp qui ne fait aucun pli, perdent 10 points de marque (kirtik).</translation>
    </message>
    <message>
        <source>Takers who only draw level lose 10 match points as well.</source>
        <translation>Les preneurs qui ne font qu’égalité perdent eux aussi 10 points de marque.</translation>
    </message>
    <message>
        <source>Takers who fail get a bolt. When a side has {bolt_limit} bolts it loses {bolt_penalty}, and its next bolt counts as the first again.</source>
        <translation>Les preneurs qui chutent reçoivent un bolt. Quand un camp a {bolt_limit} bolts, il perd {bolt_penalty}, et son bolt suivant compte de nouveau comme le premier.</translation>
    </message>
    <message>
        <source>The first failed contract of a side costs nothing more; each later one costs it {bate_penalty} besides.</source>
        <translation>Le premier contrat chuté d’un camp ne lui coûte rien de plus&#xa0;; chacun des suivants lui coûte en outre {bate_penalty}.</translation>
    </message>
    <message>
        <source>A side without any points in a deal loses {zero_penalty}.</source>
        <translation>Un camp sans aucun point dans une donne perd {zero_penalty}.</translation>
    </message>
    <message>
        <source>A side that wins no trick loses {trickless_penalty}.</source>
        <translation>Un camp qui ne fait aucun pli perd {trickless_penalty}.</translation>
    </message>
    <message>
        <source>The first time a side wins no trick costs it nothing; each later time costs it {trickless_penalty}.</source>
        <translation>La première fois qu’un camp ne fait aucun pli, cela ne lui coûte rien&#xa0;; chaque fois suivante lui coûte {trickless_penalty}.</translation>
    </message>
    <message>
        <source>A side gets a mark each time it wins no trick; each mark after the first {trickless_free} costs it {trickless_penalty}.</source>
        <translation>Un camp est marqué chaque fois qu’il ne fait aucun pli&#xa0;; au-delà de {trickless_free}, chaque marque lui coûte {trickless_penalty}.</translation>
    </message>
    <message>
        <source>The last deal of the match is not rounded.</source>
        <translation>La dernière donne de la partie n’est pas arrondie.</translation>
    </message>
    <message>
        <source>End of the match</source>
        <translation>Fin de la partie</translation>
    </message>
    <message>
        <source>Each side begins the match with {start_score} points.</source>
        <translation>Chaque camp commence la partie avec {start_score} points.</translation>
    </message>
    <message>
        <source>The match is over when a side has {target} points after a deal.</source>
        <translation>La partie est finie quand un camp a {target} points après une donne.</translation>
    </message>
    <message>
        <source>The match is over when a side has more than {target} points after a deal.</source>
        <translation>La partie est finie quand un camp a plus de {target} points après une donne.</translation>
    </message>
    <message>
        <source>If more than one side gets there in the same deal, the match is drawn.</source>
        <translation>Si plusieurs camps y parviennent dans la même donne, la partie est nulle.</translation>
    </message>
    <message>
        <source>If more than one side gets there in the same deal, the higher total wins; if they are equal, one more deal is played.</source>
        <translation>Si plusieurs camps y parviennent dans la même donne, le plus haut total gagne&#xa0;; en cas d’égalité, on joue une donne de plus.</translation>
    </message>
    <message>
        <source>If more than one side gets there in the same deal, one more deal is played.</source>
        <translation>Si plusieurs camps y parviennent dans la même donne, on joue une donne de plus.</translation>
    </message>
    <message>
        <source>If more than one side gets there in the same deal, the takers of this deal win.</source>
        <translation>Si plusieurs camps y parviennent dans la même donne, les preneurs de cette donne gagnent.</translation>
    </message>
    <message>
        <source>If more than one side gets there in the same deal, the side that won this deal wins the match.</source>
        <translation>Si plusieurs camps y parviennent dans la même donne, le camp qui a gagné cette donne gagne la partie.</translation>
    </message>
    <message>
        <source>If more than one side gets there in the same deal, the higher total wins; if they are equal, the side that won this deal.</source>
        <translation>Si plusieurs camps y parviennent dans la même donne, le plus haut total gagne&#xa0;; en cas d’égalité, le camp qui a gagné cette donne.</translation>
    </message>
    <message>
        <source>If more than one side gets there in the same deal, the higher total wins; if they are equal, the takers of this deal.</source>
        <translation>Si plusieurs camps y parviennent dans la même donne, le plus haut total gagne&#xa0;; en cas d’égalité, les preneurs de cette donne.</translation>
    </message>
    <message>
        <source>If more than one side gets there in the same deal, the higher total wins; if they are equal, the match is drawn.</source>
        <translation>Si plusieurs camps y parviennent dans la même donne, le plus haut total gagne&#xa0;; en cas d’égalité, la partie est nulle.</translation>
    </message>
    <message>
        <source>If more than one side gets there in the same deal, {target_step} is added to the points needed, and the match goes on.</source>
        <translation>Si plusieurs camps y parviennent dans la même donne, il faut {target_step} points de plus, et la partie continue.</translation>
    </message>
    <message>
        <source>A side that wins no trick does not end the match by the {belote} of this deal.</source>
        <translation>Un camp qui ne fait aucun pli ne finit pas la partie avec la {belote} de cette donne.</translation>
    </message>
    <message>
        <source>The {belote} of a deal counts, but does not by itself end the match.</source>
        <translation>La {belote} d’une donne compte, mais ne met pas à elle seule fin à la partie.</translation>
    </message>
    <message>
        <source>A defender who has just won a trick may claim the match at once, if their side has the points it needs.</source>
        <translation>Un défenseur qui vient de faire un pli peut réclamer la partie aussitôt, si son camp a les points qu’il faut.</translation>
    </message>
    <message>
        <source>The match lasts {deals} deals, those passed out not counted. The higher total wins; equal totals are a draw.</source>
        <translation>La partie dure {deals} donnes, sans compter celles où tout le monde passe. Le plus haut total gagne&#xa0;; à total égal, la partie est nulle.</translation>
    </message>
    <message>
        <source>The match lasts {deals} deals, those passed out not counted. The higher total wins; if the totals are equal, one more deal is played.</source>
        <translation>La partie dure {deals} donnes, sans compter celles où tout le monde passe. Le plus haut total gagne&#xa0;; à égalité, on joue une donne de plus.</translation>
    </message>
    <message>
        <source>Points still held over go back to the side they came from.</source>
        <translation>Les points encore mis de côté reviennent au camp d’où ils viennent.</translation>
    </message>
    <message>
        <source>How well these rules are known</source>
        <translation>Ce qu’on sait de ces règles</translation>
    </message>
    <message>
        <source>These are standard rules: several texts agree on them.</source>
        <translation>Ces règles sont établies&#xa0;: plusieurs textes s’accordent.</translation>
    </message>
    <message>
        <source>These are standard rules; they follow one good text.</source>
        <translation>Ces règles sont établies&#xa0;; elles suivent un bon texte.</translation>
    </message>
    <message>
        <source>This is a house version: the texts leave gaps, which are filled from the nearest relatives.</source>
        <translation>C’est une version maison&#xa0;: les textes ont des lacunes, comblées d’après les jeux les plus proches.</translation>
    </message>
    <message>
        <source>These rules await a native player&apos;s review: most of them are put together from near relatives.</source>
        <translation>Ces règles attendent l’avis d’un joueur du pays&#xa0;: la plupart sont tirées de jeux voisins.</translation>
    </message>
    <message>
        <source>Its text leaves open: {rules}. There this game follows {parent}.</source>
        <translation>Son texte ne dit rien de ceci&#xa0;: {rules}. Sur ces points, ce jeu suit les règles de ce jeu-ci&#xa0;: {parent}.</translation>
    </message>
    <message>
        <source>The match cannot end with a capot: then it goes on.</source>
        <translation>La partie ne peut pas finir sur un capot&#xa0;: elle continue alors.</translation>
    </message>
    <message>
        <source>The match cannot end while points are held over: then it goes on.</source>
        <translation>La partie ne peut pas finir tant que des points sont en litige&#xa0;: elle continue alors.</translation>
    </message>
    <message>
        <source>The match cannot end with a capot, nor while points are held over: then it goes on.</source>
        <translation>La partie ne peut finir ni sur un capot, ni tant que des points sont mis de côté&#xa0;: elle continue alors.</translation>
    </message>
    <message>
        <source>The takers make their contract with the points they bid, or more.</source>
        <translation>Les preneurs réussissent leur contrat avec les points de leur enchère, ou plus.</translation>
    </message>
    <message>
        <source>The takers make their contract with the points they bid, or more, if they also have more than the defenders.</source>
        <translation>Les preneurs réussissent leur contrat avec les points de leur enchère, ou plus, s’ils en ont aussi plus que la défense.</translation>
    </message>
    <message>
        <source>The takers make their contract with as many points as the defenders, or more, whatever they bid.</source>
        <translation>Les preneurs réussissent leur contrat avec autant de points que la défense, ou plus, quelle que soit leur enchère.</translation>
    </message>
    <message>
        <source>The takers make their contract with more points than the defenders, whatever they bid.</source>
        <translation>Les preneurs réussissent leur contrat avec plus de points que la défense, quelle que soit leur enchère.</translation>
    </message>
    <message>
        <source>The takers make their contract with 82 points or more, whatever they bid.</source>
        <translation>Les preneurs réussissent leur contrat avec 82 points ou plus, quelle que soit leur enchère.</translation>
    </message>
    <message>
        <source>A bid of 80 is made with 82 points only.</source>
        <translation>Une enchère de 80 ne se réussit qu’avec 82 points.</translation>
    </message>
    <message>
        <source>Declarations help to make a bid.</source>
        <translation>Les annonces aident à atteindre une enchère.</translation>
    </message>
    <message>
        <source>Declarations do not help to make a bid; they are written besides.</source>
        <translation>Les annonces n’aident pas à atteindre une enchère&#xa0;; elles sont marquées à part.</translation>
    </message>
    <message>
        <source>The points must reach the bid after rounding as well.</source>
        <translation>Les points doivent atteindre l’enchère après l’arrondi aussi.</translation>
    </message>
    <message>
        <source>Takers who win every trick make any bid of points.</source>
        <translation>Les preneurs qui font tous les plis réussissent toute enchère de points.</translation>
    </message>
    <message>
        <source>When the contract is made, both sides write their points, and the takers their bid as well.</source>
        <translation>Quand le contrat est réussi, les deux camps marquent leurs points, et les preneurs leur enchère en plus.</translation>
    </message>
    <message>
        <source>When the contract is made, both sides write their points; the bid is not written.</source>
        <translation>Quand le contrat est réussi, les deux camps marquent leurs points&#xa0;; l’enchère n’est pas marquée.</translation>
    </message>
    <message>
        <source>When the contract is made, the takers write their bid, and the defenders nothing.</source>
        <translation>Quand le contrat est réussi, les preneurs marquent leur enchère, et la défense rien.</translation>
    </message>
    <message>
        <source>When it fails, the takers write nothing for their cards; the defenders write {fail_base} for the cards, and the bid.</source>
        <translation>Quand il chute, les preneurs ne marquent rien pour leurs cartes&#xa0;; la défense marque {fail_base} pour les cartes, et l’enchère.</translation>
    </message>
    <message>
        <source>When it fails, the takers write nothing for their cards; the defenders write {fail_base} for the cards.</source>
        <translation>Quand il chute, les preneurs ne marquent rien pour leurs cartes&#xa0;; la défense marque {fail_base} pour les cartes.</translation>
    </message>
    <message>
        <source>When it fails, the takers write nothing for their cards; the defenders write {fail_base} for the cards, or the value of a capot if they won every trick, and the bid.</source>
        <translation>Quand il chute, les preneurs ne marquent rien pour leurs cartes&#xa0;; la défense marque {fail_base} pour les cartes, ou la valeur d’un capot si elle a fait tous les plis, et l’enchère.</translation>
    </message>
    <message>
        <source>When it fails, the takers write nothing for their cards; the defenders write {fail_base} for the cards, or the value of a capot if they won every trick.</source>
        <translation>Quand il chute, les preneurs ne marquent rien pour leurs cartes&#xa0;; la défense marque {fail_base} pour les cartes, ou la valeur d’un capot si elle a fait tous les plis.</translation>
    </message>
    <message>
        <source>When it fails, the takers write nothing for their cards; the defenders write the points of all cards, and the bid.</source>
        <translation>Quand il chute, les preneurs ne marquent rien pour leurs cartes&#xa0;; la défense marque les points de toutes les cartes, et l’enchère.</translation>
    </message>
    <message>
        <source>When it fails, the takers write nothing for their cards; the defenders write the points of all cards.</source>
        <translation>Quand il chute, les preneurs ne marquent rien pour leurs cartes&#xa0;; la défense marque les points de toutes les cartes.</translation>
    </message>
    <message>
        <source>When it fails, the defenders write the bid, and the takers nothing.</source>
        <translation>Quand il chute, la défense marque l’enchère, et les preneurs rien.</translation>
    </message>
    <message>
        <source>When it fails, nobody writes anything.</source>
        <translation>Quand il chute, personne ne marque.</translation>
    </message>
    <message>
        <source>A bid of capot is worth {capot_bid_value} to the side that wins it, in place of cards and bid.</source>
        <translation>Un capot demandé vaut {capot_bid_value} au camp qui le gagne, à la place des cartes et de l’enchère.</translation>
    </message>
    <message>
        <source>A bid of capot is worth {capot_bid_value} to the takers who make it, in place of cards and bid, and {capot_bid_lost} to the defenders when it fails.</source>
        <translation>Un capot demandé vaut {capot_bid_value} aux preneurs qui le réussissent, à la place des cartes et de l’enchère, et {capot_bid_lost} à la défense quand il chute.</translation>
    </message>
    <message>
        <source>A bid of capot counts as a bid of {capot_bid_value} points, which takes every trick to make.</source>
        <translation>Un capot demandé compte comme une enchère de {capot_bid_value} points, qui demande tous les plis.</translation>
    </message>
    <message>
        <source>Générale is worth {generale_value} to the side that wins it, in place of cards and bid.</source>
        <translation>La générale vaut {generale_value} au camp qui la gagne, à la place des cartes et de l’enchère.</translation>
    </message>
    <message>
        <source>A surmanche is worth 1000 to the side that wins it, in place of cards and bid.</source>
        <translation>Une surmanche vaut 1000 au camp qui la gagne, à la place des cartes et de l’enchère.</translation>
    </message>
    <message>
        <source>Whoever wins a doubled deal writes what the defenders write when a contract fails; the losers write nothing for their cards.</source>
        <translation>Qui gagne une donne contrée marque ce que marque la défense quand un contrat chute&#xa0;; les perdants ne marquent rien pour leurs cartes.</translation>
    </message>
    <message>
        <source>When a doubled contract is made, both sides still write their own points, and only the bid is multiplied.</source>
        <translation>Quand un contrat contré est réussi, les deux camps marquent encore leurs propres points, et seule l’enchère est multipliée.</translation>
    </message>
    <message>
        <source>When a doubled contract is made, both sides write their own points, multiplied except for {belote}.</source>
        <translation>Quand un contrat contré est réussi, les deux camps marquent leurs propres points, multipliés sauf la {belote}.</translation>
    </message>
    <message>
        <source>A double multiplies the bid, the cards and the declarations, but not {belote}.</source>
        <translation>Un contre multiplie l’enchère, les cartes et les annonces, mais pas la {belote}.</translation>
    </message>
    <message>
        <source>A double multiplies the cards and the declarations, but not {belote}.</source>
        <translation>Un contre multiplie les cartes et les annonces, mais pas la {belote}.</translation>
    </message>
    <message>
        <source>A double multiplies the bid alone.</source>
        <translation>Un contre ne multiplie que l’enchère.</translation>
    </message>
    <message>
        <source>A double multiplies the bid and the cards.</source>
        <translation>Un contre multiplie l’enchère et les cartes.</translation>
    </message>
    <message>
        <source>A double multiplies the cards.</source>
        <translation>Un contre multiplie les cartes.</translation>
    </message>
    <message>
        <source>Without trumps a bid counts {plain} times.</source>
        <translation>À sans-atout, une enchère compte {plain} fois.</translation>
    </message>
    <message>
        <source>Without trumps a bid counts {plain} times, doubled {double} times.</source>
        <translation>À sans-atout, une enchère compte {plain} fois, contrée {double} fois.</translation>
    </message>
    <message>
        <source>Without trumps a bid counts {plain} times, doubled {double} times, redoubled {redouble} times.</source>
        <translation>À sans-atout, une enchère compte {plain} fois, contrée {double} fois, surcontrée {redouble} fois.</translation>
    </message>
    <message>
        <source>The losers of a doubled deal keep the points of their own cards.</source>
        <translation>Les perdants d’une donne contrée gardent les points de leurs propres cartes.</translation>
    </message>
    <message>
        <source>The player after the dealer speaks first. Each player in turn passes or bids a contract higher than the last one. From the lowest up these are the suits {suits}.</source>
        <translation>Le joueur placé après le donneur parle en premier. Chacun à son tour passe ou demande un contrat plus haut que le dernier. Du plus bas au plus haut, ce sont les couleurs {suits}.</translation>
    </message>
    <message>
        <source>The player after the dealer speaks first. Each player in turn passes or bids a contract higher than the last one. From the lowest up these are the suits {suits}, then no trump.</source>
        <translation>Le joueur placé après le donneur parle en premier. Chacun à son tour passe ou demande un contrat plus haut que le dernier. Du plus bas au plus haut, ce sont les couleurs {suits}, puis sans-atout.</translation>
    </message>
    <message>
        <source>The player after the dealer speaks first. Each player in turn passes or bids a contract higher than the last one. From the lowest up these are the suits {suits}, then all trump.</source>
        <translation>Le joueur placé après le donneur parle en premier. Chacun à son tour passe ou demande un contrat plus haut que le dernier. Du plus bas au plus haut, ce sont les couleurs {suits}, puis tout-atout.</translation>
    </message>
    <message>
        <source>The player after the dealer speaks first. Each player in turn passes or bids a contract higher than the last one. From the lowest up these are the suits {suits}, then no trump, then all trump.</source>
        <translation>Le joueur placé après le donneur parle en premier. Chacun à son tour passe ou demande un contrat plus haut que le dernier. Du plus bas au plus haut, ce sont les couleurs {suits}, puis sans-atout, puis tout-atout.</translation>
    </message>
    <message>
        <source>The player after the dealer speaks first. Each player in turn passes or bids: a number and a trump suit ({suits}).</source>
        <translation>Le joueur placé après le donneur parle en premier. Chacun à son tour passe ou enchérit&#xa0;: un nombre et une couleur d’atout ({suits}).</translation>
    </message>
    <message>
        <source>The player after the dealer speaks first. Each player in turn passes or bids: a number and a trump suit ({suits}) or no trump.</source>
        <translation>Le joueur placé après le donneur parle en premier. Chacun à son tour passe ou enchérit&#xa0;: un nombre et une couleur d’atout ({suits}) ou sans-atout.</translation>
    </message>
    <message>
        <source>The player after the dealer speaks first. Each player in turn passes or bids: a number and a trump suit ({suits}) or all trump.</source>
        <translation>Le joueur placé après le donneur parle en premier. Chacun à son tour passe ou enchérit&#xa0;: un nombre et une couleur d’atout ({suits}) ou tout-atout.</translation>
    </message>
    <message>
        <source>The player after the dealer speaks first. Each player in turn passes or bids: a number and a trump suit ({suits}), no trump or all trump.</source>
        <translation>Le joueur placé après le donneur parle en premier. Chacun à son tour passe ou enchérit&#xa0;: un nombre et une couleur d’atout ({suits}), sans-atout ou tout-atout.</translation>
    </message>
    <message>
        <source>The number is the points that the bidder&apos;s side undertakes to make. The lowest bid is {min_bid}, and each further bid is higher by {bid_step} at least.</source>
        <translation>Le nombre est celui des points que le camp de l’enchérisseur s’engage à faire. La plus basse enchère est {min_bid}, et chaque enchère suivante monte d’au moins {bid_step}.</translation>
    </message>
    <message>
        <source>The number is the points that the bidder&apos;s side undertakes to make. The lowest bid is {min_bid}, the highest {max_bid}, and each further bid is higher by {bid_step} at least.</source>
        <translation>Le nombre est celui des points que le camp de l’enchérisseur s’engage à faire. La plus basse enchère est {min_bid}, la plus haute {max_bid}, et chaque enchère suivante monte d’au moins {bid_step}.</translation>
    </message>
    <message>
        <source>The number is the points that the bidder&apos;s side undertakes to make, divided by {bid_unit}. The lowest bid is {min_bid}, which means {points} points, and each further bid is higher by {bid_step} at least.</source>
        <translation>Le nombre est celui des points que le camp de l’enchérisseur s’engage à faire, divisé par {bid_unit}. La plus basse enchère est {min_bid}, soit {points} points, et chaque enchère suivante monte d’au moins {bid_step}.</translation>
    </message>
    <message>
        <source>The number is the points that the bidder&apos;s side undertakes to make, divided by {bid_unit}. The lowest bid is {min_bid}, which means {points} points, the highest {max_bid}, and each further bid is higher by {bid_step} at least.</source>
        <translation>Le nombre est celui des points que le camp de l’enchérisseur s’engage à faire, divisé par {bid_unit}. La plus basse enchère est {min_bid}, soit {points} points, la plus haute {max_bid}, et chaque enchère suivante monte d’au moins {bid_step}.</translation>
    </message>
    <message>
        <source>No contract may be bid for more points than it can bring.</source>
        <translation>On ne peut pas demander plus de points qu’un contrat ne peut en rapporter.</translation>
    </message>
    <message>
        <source>A bid of the same number in a higher suit is higher too: ♣ is the lowest, then ♦, ♥, ♠, no trump, all trump.</source>
        <translation>Une enchère du même nombre dans une couleur plus haute est plus haute aussi&#xa0;: ♣ est la plus basse, puis viennent ♦, ♥, ♠, sans-atout et tout-atout.</translation>
    </message>
    <message>
        <source>Only the number makes a bid higher, whatever its suit.</source>
        <translation>Seul le nombre rend une enchère plus haute, quelle que soit sa couleur.</translation>
    </message>
    <message>
        <source>Higher than any number is a bid of capot: the promise that the bidder&apos;s side wins every trick.</source>
        <translation>Plus haut que tout nombre, on peut demander le capot&#xa0;: la promesse que le camp de l’enchérisseur fera tous les plis.</translation>
    </message>
    <message>
        <source>A bid may promise every trick besides its number (capot); whoever bids higher must promise it too.</source>
        <translation>Une enchère peut promettre tous les plis en plus de son nombre (capot)&#xa0;; qui enchérit plus haut doit alors le promettre aussi.</translation>
    </message>
    <message>
        <source>The highest bid of all is générale: the promise that the bidder alone wins every trick.</source>
        <translation>La plus haute de toutes les enchères est la générale&#xa0;: la promesse que l’enchérisseur fera seul tous les plis.</translation>
    </message>
    <message>
        <source>Générale may not be the first call of the auction.</source>
        <translation>La générale ne peut pas ouvrir les enchères.</translation>
    </message>
    <message>
        <source>A promise of every trick ends the auction and cannot be doubled.</source>
        <translation>La promesse de tous les plis met fin aux enchères et ne peut pas être contrée.</translation>
    </message>
    <message>
        <source>Whoever bids higher in a suit that the opponents have bid themselves ends the auction (surmanche).</source>
        <translation>Qui enchérit plus haut dans une couleur que les adversaires ont eux-mêmes demandée met fin aux enchères (surmanche).</translation>
    </message>
    <message>
        <source>A player who has passed may bid later on.</source>
        <translation>Un joueur qui a passé peut enchérir plus tard.</translation>
    </message>
    <message>
        <source>A player who has passed may not bid any more.</source>
        <translation>Un joueur qui a passé ne peut plus enchérir.</translation>
    </message>
    <message>
        <source>When all the others have passed after a bid, the auction is over and the bidder is the taker.</source>
        <translation>Quand tous les autres ont passé après une enchère, les enchères sont finies et l’enchérisseur est le preneur.</translation>
    </message>
    <message>
        <source>When all the others have passed after a bid, the bidder is the taker and may raise this bid once more; then the auction is over.</source>
        <translation>Quand tous les autres ont passé après une enchère, l’enchérisseur est le preneur et peut encore la monter une fois&#xa0;; puis les enchères sont finies.</translation>
    </message>
    <message>
        <source>If all pass without a bid nobody scores, and the cards are dealt anew.</source>
        <translation>Si tous passent sans enchère, personne ne marque, et on redonne les cartes.</translation>
    </message>
    <message>
        <source>If all the others pass without a bid, the dealer must bid.</source>
        <translation>Si tous les autres passent sans enchère, le donneur doit enchérir.</translation>
    </message>
    <message>
        <source>jacks</source>
        <translation>valets</translation>
    </message>
    <message>
        <source>nines</source>
        <translation>neuf</translation>
    </message>
    <message>
        <source>aces</source>
        <translation>as</translation>
    </message>
    <message>
        <source>tens</source>
        <translation>dix</translation>
    </message>
    <message>
        <source>kings</source>
        <translation>rois</translation>
    </message>
    <message>
        <source>queens</source>
        <translation>dames</translation>
    </message>
    <message>
        <source>eights</source>
        <translation>huit</translation>
    </message>
    <message>
        <source>sevens</source>
        <translation>sept</translation>
    </message>
    <message>
        <source>sixes</source>
        <translation>six</translation>
    </message>
    <message>
        <source>{first}; {rest}</source>
        <translation>{first}&#xa0;; {rest}</translation>
    </message>
    <message>
        <source>{ranks} {points}</source>
        <translation>{ranks} {points}</translation>
    </message>
    <message>
        <source>Suppose {suit} is trumps. The takers win {first} points in cards and the last trick, the defenders {second}.</source>
        <translation>Supposons l’atout {suit}. Les preneurs font {first} points de cartes et le dernier pli, la défense {second}.</translation>
    </message>
    <message>
        <source>Suppose the takers have bid {bid} in {suit}. They win {first} points in cards and the last trick, the defenders {second}.</source>
        <translation>Supposons que les preneurs aient demandé {bid} à {suit}. Ils font {first} points de cartes et le dernier pli, la défense {second}.</translation>
    </message>
    <message>
        <source>Suppose the takers play Hokum in {suit}. They win {first} points in cards and the last trick, the defenders {second}.</source>
        <translation>Supposons que les preneurs jouent Hokum à {suit}. Ils font {first} points de cartes et le dernier pli, la défense {second}.</translation>
    </message>
    <message>
        <source>Suppose {suit} is trumps. The taker wins {first} points in cards and the last trick, the second player {second} and the third {third}.</source>
        <translation>Supposons l’atout {suit}. Le preneur fait {first} points de cartes et le dernier pli, le deuxième joueur {second} et le troisième {third}.</translation>
    </message>
    <message>
        <source>Suppose {suit} is trumps. The taker wins {first} points in cards and the last trick, the second player {second}, the third {third} and the fourth {fourth}.</source>
        <translation>Supposons l’atout {suit}. Le preneur fait {first} points de cartes et le dernier pli, le deuxième joueur {second}, le troisième {third} et le quatrième {fourth}.</translation>
    </message>
    <message>
        <source>The takers&apos; side also has a run of three that counts.</source>
        <translation>Le camp des preneurs a aussi une tierce qui compte.</translation>
    </message>
    <message>
        <source>In the takers&apos; tricks there is roem of {three}.</source>
        <translation>Dans les plis des preneurs, il y a un roem de {three}.</translation>
    </message>
    <message>
        <source>Suppose instead that the takers win only {first} points in cards, and the defenders {second} and the last trick.</source>
        <translation>Supposons au contraire que les preneurs ne fassent que {first} points de cartes, et la défense {second} et le dernier pli.</translation>
    </message>
    <message>
        <source>Suppose instead that the taker wins only {first} points in cards, the second player {second} and the last trick, and the third {third}.</source>
        <translation>Supposons au contraire que le preneur ne fasse que {first} points de cartes, le deuxième joueur {second} et le dernier pli, et le troisième {third}.</translation>
    </message>
    <message>
        <source>Suppose instead that the taker wins only {first} points in cards, the second player {second} and the last trick, the third {third} and the fourth {fourth}.</source>
        <translation>Supposons au contraire que le preneur ne fasse que {first} points de cartes, le deuxième joueur {second} et le dernier pli, le troisième {third} et le quatrième {fourth}.</translation>
    </message>
    <message>
        <source>So the contract is made.</source>
        <translation>Le contrat est donc réussi.</translation>
    </message>
    <message>
        <source>So the contract fails.</source>
        <translation>Le contrat chute donc.</translation>
    </message>
    <message>
        <source>Two deals scored</source>
        <translation>Deux donnes comptées</translation>
    </message>
    <message>
        <source>The deal ends so: {result}.</source>
        <translation>La donne finit ainsi&#xa0;: {result}.</translation>
    </message>
    <message>
        <source>All of this is written: {first} for the takers, {second} for the defenders.</source>
        <translation>Tout cela est marqué&#xa0;: {first} pour les preneurs, {second} pour la défense.</translation>
    </message>
    <message>
        <source>{points} ({what})</source>
        <translation>{points} ({what})</translation>
    </message>
    <message>
        <source>{points} for cards</source>
        <translation>{points} pour les cartes</translation>
    </message>
    <message>
        <source>{points} for the last trick</source>
        <translation>{points} pour le dernier pli</translation>
    </message>
    <message>
        <source>{points} for declarations</source>
        <translation>{points} pour les annonces</translation>
    </message>
    <message>
        <source>{points} for roem</source>
        <translation>{points} pour le roem</translation>
    </message>
    <message>
        <source>The takers&apos; side also has a run of three that counts, and {belote}.</source>
        <translation>Le camp des preneurs a aussi une tierce qui compte, et la {belote}.</translation>
    </message>
    <message>
        <source>The takers&apos; side also has {belote}.</source>
        <translation>Le camp des preneurs a aussi la {belote}.</translation>
    </message>
    <message>
        <source>What decides is {first} for the takers against {second} for the defenders; the rest counts apart.</source>
        <translation>Ce qui décide : {first} pour les preneurs contre {second} pour la défense ; le reste compte à part.</translation>
    </message>
    <message>
        <source>{points} for {belote}</source>
        <translation>{points} pour la {belote}</translation>
    </message>
    <message>
        <source>{points} for the bid</source>
        <translation>{points} pour l’enchère</translation>
    </message>
    <message>
        <source>{points} for the cards of the failed deal</source>
        <translation>{points} pour les cartes de la donne chutée</translation>
    </message>
    <message>
        <source>{points} from the taker</source>
        <translation>{points} du preneur</translation>
    </message>
    <message>
        <source>{points} match points</source>
        <translation>{points} points de marque</translation>
    </message>
    <message>
        <source>{points} by rounding</source>
        <translation>{points} d’arrondi</translation>
    </message>
    <message>
        <source>{points} as a penalty</source>
        <translation>{points} de pénalité</translation>
    </message>
    <message>
        <source>The takers count nothing.</source>
        <translation>Les preneurs ne comptent rien.</translation>
    </message>
    <message>
        <source>The takers count {items}.</source>
        <translation>Les preneurs comptent {items}.</translation>
    </message>
    <message>
        <source>The takers count {items}: {total}.</source>
        <translation>Les preneurs comptent {items}&#xa0;: {total}.</translation>
    </message>
    <message>
        <source>The defenders count nothing.</source>
        <translation>La défense ne compte rien.</translation>
    </message>
    <message>
        <source>The defenders count {items}.</source>
        <translation>La défense compte {items}.</translation>
    </message>
    <message>
        <source>The defenders count {items}: {total}.</source>
        <translation>La défense compte {items}&#xa0;: {total}.</translation>
    </message>
    <message>
        <source>The taker counts nothing.</source>
        <translation>Le preneur ne compte rien.</translation>
    </message>
    <message>
        <source>The taker counts {items}.</source>
        <translation>Le preneur compte {items}.</translation>
    </message>
    <message>
        <source>The taker counts {items}: {total}.</source>
        <translation>Le preneur compte {items}&#xa0;: {total}.</translation>
    </message>
    <message>
        <source>The second player counts nothing.</source>
        <translation>Le deuxième joueur ne compte rien.</translation>
    </message>
    <message>
        <source>The second player counts {items}.</source>
        <translation>Le deuxième joueur compte {items}.</translation>
    </message>
    <message>
        <source>The second player counts {items}: {total}.</source>
        <translation>Le deuxième joueur compte {items}&#xa0;: {total}.</translation>
    </message>
    <message>
        <source>The third player counts nothing.</source>
        <translation>Le troisième joueur ne compte rien.</translation>
    </message>
    <message>
        <source>The third player counts {items}.</source>
        <translation>Le troisième joueur compte {items}.</translation>
    </message>
    <message>
        <source>The third player counts {items}: {total}.</source>
        <translation>Le troisième joueur compte {items}&#xa0;: {total}.</translation>
    </message>
    <message>
        <source>The fourth player counts nothing.</source>
        <translation>Le quatrième joueur ne compte rien.</translation>
    </message>
    <message>
        <source>The fourth player counts {items}.</source>
        <translation>Le quatrième joueur compte {items}.</translation>
    </message>
    <message>
        <source>The fourth player counts {items}: {total}.</source>
        <translation>Le quatrième joueur compte {items}&#xa0;: {total}.</translation>
    </message>
    <message>
        <source>The takers write nothing.</source>
        <translation>Les preneurs ne marquent rien.</translation>
    </message>
    <message>
        <source>The takers write {items}.</source>
        <translation>Les preneurs marquent {items}.</translation>
    </message>
    <message>
        <source>The takers write {items}: {total}.</source>
        <translation>Les preneurs marquent {items}&#xa0;: {total}.</translation>
    </message>
    <message>
        <source>The defenders write nothing.</source>
        <translation>La défense ne marque rien.</translation>
    </message>
    <message>
        <source>The defenders write {items}.</source>
        <translation>La défense marque {items}.</translation>
    </message>
    <message>
        <source>The defenders write {items}: {total}.</source>
        <translation>La défense marque {items}&#xa0;: {total}.</translation>
    </message>
    <message>
        <source>The taker writes nothing.</source>
        <translation>Le preneur ne marque rien.</translation>
    </message>
    <message>
        <source>The taker writes {items}.</source>
        <translation>Le preneur marque {items}.</translation>
    </message>
    <message>
        <source>The taker writes {items}: {total}.</source>
        <translation>Le preneur marque {items}&#xa0;: {total}.</translation>
    </message>
    <message>
        <source>The second player writes nothing.</source>
        <translation>Le deuxième joueur ne marque rien.</translation>
    </message>
    <message>
        <source>The second player writes {items}.</source>
        <translation>Le deuxième joueur marque {items}.</translation>
    </message>
    <message>
        <source>The second player writes {items}: {total}.</source>
        <translation>Le deuxième joueur marque {items}&#xa0;: {total}.</translation>
    </message>
    <message>
        <source>The third player writes nothing.</source>
        <translation>Le troisième joueur ne marque rien.</translation>
    </message>
    <message>
        <source>The third player writes {items}.</source>
        <translation>Le troisième joueur marque {items}.</translation>
    </message>
    <message>
        <source>The third player writes {items}: {total}.</source>
        <translation>Le troisième joueur marque {items}&#xa0;: {total}.</translation>
    </message>
    <message>
        <source>The fourth player writes nothing.</source>
        <translation>Le quatrième joueur ne marque rien.</translation>
    </message>
    <message>
        <source>The fourth player writes {items}.</source>
        <translation>Le quatrième joueur marque {items}.</translation>
    </message>
    <message>
        <source>The fourth player writes {items}: {total}.</source>
        <translation>Le quatrième joueur marque {items}&#xa0;: {total}.</translation>
    </message>
    <message>
        <source>There are two kinds of contract: in Hokum one suit is trumps, in Sun none is. Sun is higher than Hokum, and one Hokum is not higher than another.</source>
        <translation>Il y a deux sortes de contrat&#xa0;: en Hokum, une couleur est l’atout&#xa0;; en Sun, il n’y en a pas. Sun est plus haut que Hokum, et un Hokum n’est pas plus haut qu’un autre.</translation>
    </message>
    <message>
        <source>In the first round, begun by the player after the dealer, each player passes, says Hokum, with the turned suit as trumps, or says Sun.</source>
        <translation>Au premier tour, ouvert par le joueur placé après le donneur, chacun passe, dit Hokum, avec la couleur de la retourne comme atout, ou dit Sun.</translation>
    </message>
    <message>
        <source>The last two players of the first round, the dealer and the one before, may say ashkal instead: their partner is then the taker and plays Sun.</source>
        <translation>Les deux derniers joueurs du premier tour, le donneur et celui d’avant, peuvent dire ashkal à la place&#xa0;: leur partenaire est alors le preneur et joue Sun.</translation>
    </message>
    <message>
        <source>The dealer and the player before the dealer may say ashkal instead, in both rounds: their partner is then the taker and plays Sun.</source>
        <translation>Le donneur et le joueur placé avant lui peuvent dire ashkal à la place, aux deux tours&#xa0;: leur partenaire est alors le preneur et joue Sun.</translation>
    </message>
    <message>
        <source>Ashkal may be said whatever card is turned up.</source>
        <translation>On peut dire ashkal quelle que soit la retourne.</translation>
    </message>
    <message>
        <source>Ashkal may not be said when an ace is turned up.</source>
        <translation>On ne peut pas dire ashkal quand la retourne est un as.</translation>
    </message>
    <message>
        <source>After a Hokum each of the others is asked once whether they say Sun over it.</source>
        <translation>Après un Hokum, on demande une fois à chacun des autres s’il dit Sun par-dessus.</translation>
    </message>
    <message>
        <source>A Sun of the first round may be taken over by the players who come before in turn, the first of them first: whoever does so is the taker.</source>
        <translation>Un Sun du premier tour peut être repris par les joueurs qui viennent avant dans le tour, le premier d’abord&#xa0;: qui le reprend est le preneur.</translation>
    </message>
    <message>
        <source>A Sun of the first round may be taken over by the opponents who come before in turn: whoever does so is the taker.</source>
        <translation>Un Sun du premier tour peut être repris par les adversaires qui viennent avant dans le tour&#xa0;: qui le reprend est le preneur.</translation>
    </message>
    <message>
        <source>A Sun of the first round may be taken over by every player who has not spoken or has passed, the first in turn first: whoever does so is the taker.</source>
        <translation>Un Sun du premier tour peut être repris par tout joueur qui n’a pas parlé ou qui a passé, le premier dans le tour d’abord&#xa0;: qui le reprend est le preneur.</translation>
    </message>
    <message>
        <source>A Sun ends the auction at once.</source>
        <translation>Un Sun met aussitôt fin aux enchères.</translation>
    </message>
    <message>
        <source>If all pass there is a second round, begun by the player after the dealer, in which each player passes, says Hokum in a suit other than the turned one, or says Sun, which ends the auction.</source>
        <translation>Si tous passent, il y a un deuxième tour, ouvert par le joueur placé après le donneur, où chacun passe, dit Hokum dans une autre couleur que celle de la retourne, ou dit Sun, ce qui met fin aux enchères.</translation>
    </message>
    <message>
        <source>If all pass there is a second round, begun by the player before the dealer, in which each player passes, says Hokum in a suit other than the turned one, or says Sun, which ends the auction.</source>
        <translation>Si tous passent, il y a un deuxième tour, ouvert par le joueur placé avant le donneur, où chacun passe, dit Hokum dans une autre couleur que celle de la retourne, ou dit Sun, ce qui met fin aux enchères.</translation>
    </message>
    <message>
        <source>Whoever says Hokum in the second round names the suit at once.</source>
        <translation>Qui dit Hokum au deuxième tour nomme aussitôt la couleur.</translation>
    </message>
    <message>
        <source>Whoever says Hokum in the second round names the suit at the end of the auction.</source>
        <translation>Qui dit Hokum au deuxième tour nomme la couleur à la fin des enchères.</translation>
    </message>
    <message>
        <source>When a Hokum stands at the end, its player keeps it or turns it into Sun.</source>
        <translation>Quand un Hokum reste à la fin, son joueur le garde ou le change en Sun.</translation>
    </message>
    <message>
        <source>The defenders may double a Hokum: it then counts {double} times.</source>
        <translation>La défense peut contrer un Hokum&#xa0;: il compte alors {double} fois.</translation>
    </message>
    <message>
        <source>The defenders may double a Hokum, and the takers then say three: it counts {double} and {three} times.</source>
        <translation>La défense peut contrer un Hokum, et les preneurs dire ensuite trois&#xa0;: il compte {double} et {three} fois.</translation>
    </message>
    <message>
        <source>The defenders may double a Hokum, the takers then say three, and the defenders four: it counts {double}, {three} and {four} times.</source>
        <translation>La défense peut contrer un Hokum, les preneurs dire ensuite trois, et la défense quatre&#xa0;: il compte {double}, {three} et {four} fois.</translation>
    </message>
    <message>
        <source>Last of all the takers may say gahwa: the side that wins this deal wins the match.</source>
        <translation>Tout à la fin, les preneurs peuvent dire gahwa&#xa0;: le camp qui gagne cette donne gagne la partie.</translation>
    </message>
    <message>
        <source>Last of all the takers may say gahwa: the deal counts six times.</source>
        <translation>Tout à la fin, les preneurs peuvent dire gahwa&#xa0;: la donne compte six fois.</translation>
    </message>
    <message>
        <source>A Sun may be doubled only when the takers have more than 100 points in the match and the defenders fewer than 100.</source>
        <translation>Un Sun ne peut être contré que si les preneurs ont plus de 100 points dans la partie et la défense moins de 100.</translation>
    </message>
    <message>
        <source>A Sun may be doubled only when the takers have 100 points or more in the match and the defenders 100 or fewer.</source>
        <translation>Un Sun ne peut être contré que si les preneurs ont 100 points ou plus dans la partie et la défense 100 ou moins.</translation>
    </message>
    <message>
        <source>A Sun may be doubled as well, whatever the score.</source>
        <translation>Un Sun peut être contré lui aussi, quelle que soit la marque.</translation>
    </message>
    <message>
        <source>A Sun may not be doubled.</source>
        <translation>Un Sun ne peut pas être contré.</translation>
    </message>
    <message>
        <source>A doubled Sun is not raised any further.</source>
        <translation>Un Sun contré ne se relance pas davantage.</translation>
    </message>
    <message>
        <source>A doubled Sun may be raised as far as a Hokum.</source>
        <translation>Un Sun contré peut être relancé aussi loin qu’un Hokum.</translation>
    </message>
    <message>
        <source>{first} and {second}</source>
        <translation>{first} et {second}</translation>
    </message>
    <message>
        <source>{first}, {rest}</source>
        <translation>{first}, {rest}</translation>
    </message>
    <message>
        <source>Each side adds up its cards and the last trick. In Hokum the sum is divided by ten, 5 going down and 6 up; when both sides end in 6, the one with more points gets one less. So a Hokum has 16 game points.</source>
        <translation>Chaque camp additionne ses cartes et le dernier pli. En Hokum, la somme est divisée par dix, 5 descend et 6 monte&#xa0;; quand les deux camps finissent par 6, celui qui a le plus de points reçoit un de moins. Un Hokum fait ainsi 16 points de jeu.</translation>
    </message>
    <message>
        <source>In Sun the sum is rounded to the nearest ten and divided by five; a sum that ends in 5 is not rounded. So a Sun has 26 game points.</source>
        <translation>En Sun, la somme est arrondie à la dizaine la plus proche et divisée par cinq&#xa0;; une somme qui finit par 5 n’est pas arrondie. Un Sun fait ainsi 26 points de jeu.</translation>
    </message>
    <message>
        <source>King and queen of trumps ({belote}) count {pair_points} game points and are never multiplied.</source>
        <translation>Le roi et la dame d’atout ({belote}) comptent {pair_points} points de jeu et ne sont jamais multipliés.</translation>
    </message>
    <message>
        <source>Declarations are added before the sides are compared.</source>
        <translation>Les annonces s’ajoutent avant que l’on compare les camps.</translation>
    </message>
    <message>
        <source>Declarations do not count when the sides are compared.</source>
        <translation>Les annonces ne comptent pas quand on compare les camps.</translation>
    </message>
    <message>
        <source>The takers make their contract with more game points than the defenders; then both sides write their own. With fewer the contract fails: the defenders write the game points and declarations of both sides, multiplied if the deal was raised, and the takers none.</source>
        <translation>Les preneurs réussissent leur contrat avec plus de points de jeu que la défense&#xa0;; chaque camp marque alors les siens. Avec moins, le contrat chute&#xa0;: la défense marque les points de jeu et les annonces des deux camps, multipliés si la donne était relancée, et les preneurs rien.</translation>
    </message>
    <message>
        <source>When a raised contract is made, the takers write the game points of both sides, multiplied.</source>
        <translation>Quand un contrat relancé est réussi, les preneurs marquent les points de jeu des deux camps, multipliés.</translation>
    </message>
    <message>
        <source>When a raised contract is made, both sides write their own game points, not multiplied.</source>
        <translation>Quand un contrat relancé est réussi, les deux camps marquent leurs propres points de jeu, non multipliés.</translation>
    </message>
    <message>
        <source>When a raised contract is made, both sides write their own game points, multiplied.</source>
        <translation>Quand un contrat relancé est réussi, les deux camps marquent leurs propres points de jeu, multipliés.</translation>
    </message>
    <message>
        <source>If a raised deal ends level in game points, the side that raised last has lost it.</source>
        <translation>Si une donne relancée finit à égalité de points de jeu, le camp qui a relancé le dernier l’a perdue.</translation>
    </message>
    <message>
        <source>If a raised deal ends level in game points, the takers have lost it.</source>
        <translation>Si une donne relancée finit à égalité de points de jeu, les preneurs l’ont perdue.</translation>
    </message>
    <message>
        <source>If a raised deal ends level in game points, the exact points decide, as in any other deal.</source>
        <translation>Si une donne relancée finit à égalité de points de jeu, les points exacts décident, comme dans toute autre donne.</translation>
    </message>
    <message>
        <source>If any other deal ends level in game points, the exact points of cards, last trick, declarations and {belote} decide.</source>
        <translation>Si une autre donne finit à égalité de points de jeu, les points exacts des cartes, du dernier pli, des annonces et de la {belote} décident.</translation>
    </message>
    <message>
        <source>If these are level too, a Hokum fails.</source>
        <translation>S’ils sont égaux eux aussi, un Hokum chute.</translation>
    </message>
    <message>
        <source>If these are level too, both sides of a Hokum write their own.</source>
        <translation>S’ils sont égaux eux aussi, les deux camps d’un Hokum marquent les leurs.</translation>
    </message>
    <message>
        <source>A Sun that is level in both fails.</source>
        <translation>Un Sun à égalité dans les deux chute.</translation>
    </message>
    <message>
        <source>In a Sun that is level in both each side writes its own.</source>
        <translation>Dans un Sun à égalité dans les deux, chaque camp marque les siens.</translation>
    </message>
    <message>
        <source>{trump} is trumps. {best} is the highest card of the suit led and wins the trick, worth {points} points.</source>
        <translation>L’atout est {trump}. {best} est la plus forte carte de la couleur demandée et fait le pli, qui vaut {points} points.</translation>
    </message>
    <message>
        <source>{trump} is trumps. {best} is the only trump and wins the trick, worth {points} points.</source>
        <translation>L’atout est {trump}. {best} est le seul atout et fait le pli, qui vaut {points} points.</translation>
    </message>
    <message>
        <source>led</source>
        <translation>entame</translation>
    </message>
    <message>
        <source>follows</source>
        <translation>fournit</translation>
    </message>
    <message>
        <source>ruffs</source>
        <translation>coupe</translation>
    </message>
    <message>
        <source>{trump} is trumps. {reason}</source>
        <translation>L’atout est {trump}. {reason}</translation>
    </message>
    <message>
        <source>{trump} is trumps. You have no {suit}: any card may be played.</source>
        <translation>L’atout est {trump}. Vous n’avez pas de {suit}&#xa0;: toute carte peut se jouer.</translation>
    </message>
    <message>
        <source>{trump} is trumps. Your partner is winning the trick with {best}: any card may be played.</source>
        <translation>L’atout est {trump}. Votre partenaire est maître du pli avec {best}&#xa0;: toute carte peut se jouer.</translation>
    </message>
    <message>
        <source>{trump} is trumps. You cannot beat {best}: any card may be played.</source>
        <translation>L’atout est {trump}. Vous ne pouvez pas battre {best}&#xa0;: toute carte peut se jouer.</translation>
    </message>
    <message>
        <source>On the table</source>
        <translation>Sur la table</translation>
    </message>
    <message>
        <source>In your hand</source>
        <translation>Dans votre main</translation>
    </message>
    <message>
        <source>partner</source>
        <translation>partenaire</translation>
    </message>
    <message>
        <source>opponent</source>
        <translation>adversaire</translation>
    </message>
    <message>
        <source>The trumps and their points</source>
        <translation>Les atouts et leurs points</translation>
    </message>
    <message>
        <source>A suit that is not trumps, and its points</source>
        <translation>Une couleur hors atout, et ses points</translation>
    </message>
    <message>
        <source>Every suit without trumps</source>
        <translation>Chaque couleur à sans-atout</translation>
    </message>
    <message>
        <source>Every suit in all trumps</source>
        <translation>Chaque couleur à tout-atout</translation>
    </message>
    <message>
        <source>In the hand</source>
        <translation>Dans la main</translation>
    </message>
    <message>
        <source>Turned up</source>
        <translation>Retourne</translation>
    </message>
    <message>
        <source>{turned} was turned up and {suit} is trumps: {lowest} may be exchanged for it.</source>
        <translation>{turned} a été retourné et l’atout est {suit}&#xa0;: {lowest} peut s’échanger contre cette carte.</translation>
    </message>
    <message>
        <source>Runs</source>
        <translation>Suites</translation>
    </message>
    <message>
        <source>Four of a kind, the best first</source>
        <translation>Carrés, le meilleur d’abord</translation>
    </message>
    <message>
        <source>King and queen ({belote}) with {suit} as trumps</source>
        <translation>Roi et dame ({belote}) à l’atout {suit}</translation>
    </message>
    <message>
        <source>Roem: cards that meet in one trick, with {suit} as trumps</source>
        <translation>Roem&#xa0;: des cartes qui se rencontrent dans un pli, à l’atout {suit}</translation>
    </message>
    <message>
        <source>{points} points</source>
        <translation>{points} points</translation>
    </message>
    <message>
        <source>highest</source>
        <translation>la plus forte</translation>
    </message>
    <message>
        <source>lowest</source>
        <translation>la plus faible</translation>
    </message>
    <message>
        <source>{card} ({note}, wins)</source>
        <translation>{card} ({note}, gagne)</translation>
    </message>
    <message>
        <source>{card} ({note})</source>
        <translation>{card} ({note})</translation>
    </message>
    <message>
        <source>{card} (may be played)</source>
        <translation>{card} (peut se jouer)</translation>
    </message>
    <message>
        <source>{card} (may not be played)</source>
        <translation>{card} (ne peut pas se jouer)</translation>
    </message>
    <message>
        <source>The two cards for the caller are reported by players. No text we could read confirms them.</source>
        <translation>Les deux cartes du preneur nous sont rapportées par des joueurs. Aucun texte que nous avons pu lire ne les confirme.</translation>
    </message>
    <message>
        <source>That the last trick counts only for defenders is reported by players. No text we could read confirms it.</source>
        <translation>Que le dernier pli ne compte que pour la défense nous est rapporté par des joueurs. Aucun texte que nous avons pu lire ne le confirme.</translation>
    </message>
    <message>
        <source>That the suit led must be beaten even after a ruff is reported from an earlier version of a well-known program. Its rules say otherwise today.</source>
        <translation>L’obligation de monter même après une coupe nous est rapportée d’une ancienne version d’un programme bien connu. Ses règles disent aujourd’hui le contraire.</translation>
    </message>
</context>
<context>
    <name>signs</name>
    <message>
        <source>AT</source>
        <translation>TA</translation>
    </message>
    <message>
        <source>NT</source>
        <translation>SA</translation>
    </message>
</context>
<context>
    <name>variants</name>
    <message>
        <source>Classic Belote</source>
        <translation>Belote classique</translation>
    </message>
    <message>
        <source>Belote as in CatsAtCards</source>
        <translation>Belote selon CatsAtCards</translation>
    </message>
    <message>
        <source>France</source>
        <translation>France</translation>
    </message>
    <message>
        <source>As one well-known text has it: a failed taker gives away even beaten declarations.</source>
        <translation>D’après un texte bien connu&#xa0;: le preneur qui chute cède même les annonces battues.</translation>
    </message>
    <message>
        <source>Belote to 1001</source>
        <translation>Belote à 1001</translation>
    </message>
    <message>
        <source>As one text has it: no capot bonus, and a void player always ruffs.</source>
        <translation>D’après un texte&#xa0;: pas de prime de capot, et qui ne peut pas fournir coupe toujours.</translation>
    </message>
    <message>
        <source>Belote as in the guides</source>
        <translation>Belote selon les guides</translation>
    </message>
    <message>
        <source>As two texts have it: fours of equal value are level.</source>
        <translation>D’après deux textes&#xa0;: les carrés de même valeur sont égaux.</translation>
    </message>
    <message>
        <source>Belote as in the encyclopedia</source>
        <translation>Belote selon l’encyclopédie</translation>
    </message>
    <message>
        <source>As one text has it: the takers need more, or everything goes over.</source>
        <translation>D’après un texte&#xa0;: il faut plus aux preneurs, sinon tout est cédé.</translation>
    </message>
    <message>
        <source>Bidding Belote as in CatsAtCards</source>
        <translation>Belote aux enchères selon CatsAtCards</translation>
    </message>
    <message>
        <source>Bulgaria</source>
        <translation>Bulgarie</translation>
    </message>
    <message>
        <source>As one text has it: a tie is worth 85 points to the next winner.</source>
        <translation>D’après un texte&#xa0;: une égalité vaut 85 points au gagnant suivant.</translation>
    </message>
    <message>
        <source>Coinche as in CatsAtCards</source>
        <translation>Coinche selon CatsAtCards</translation>
    </message>
    <message>
        <source>As one text has it: a double does not end the bidding.</source>
        <translation>D’après un texte&#xa0;: un contre n’arrête pas les enchères.</translation>
    </message>
    <message>
        <source>Baloot as in CatsAtCards</source>
        <translation>Baloot selon CatsAtCards</translation>
    </message>
    <message>
        <source>As one text has it: the bidder leads, and double and four lock trumps.</source>
        <translation>D’après un texte&#xa0;: l’enchérisseur entame, contre et quatre bloquent l’atout.</translation>
    </message>
    <message>
        <source>Pilotta as in CatsAtCards</source>
        <translation>Pilotta selon CatsAtCards</translation>
    </message>
    <message>
        <source>Cyprus</source>
        <translation>Chypre</translation>
    </message>
    <message>
        <source>As one text has it: cards and last trick alone decide the bid.</source>
        <translation>D’après un texte&#xa0;: seuls les cartes et le dernier pli décident de l’enchère.</translation>
    </message>
    <message>
        <source>Belot as in the encyclopedia</source>
        <translation>Belot selon l’encyclopédie</translation>
    </message>
    <message>
        <source>As one text has it: trumps need not be raised over a winning partner.</source>
        <translation>D’après un texte&#xa0;: on ne monte pas à l’atout sur un partenaire maître.</translation>
    </message>
    <message>
        <source>Belot for four as in the encyclopedia</source>
        <translation>Belot à quatre selon l’encyclopédie</translation>
    </message>
    <message>
        <source>As one text has it: a void player always ruffs.</source>
        <translation>D’après un texte&#xa0;: qui ne peut pas fournir coupe toujours.</translation>
    </message>
    <message>
        <source>Belot for three as in the encyclopedia</source>
        <translation>Belot à trois selon l’encyclopédie</translation>
    </message>
    <message>
        <source>As one text has it, with 24 cards, each alone.</source>
        <translation>D’après un texte, avec 24 cartes, chacun pour soi.</translation>
    </message>
    <message>
        <source>Belot for two as in the encyclopedia</source>
        <translation>Belot à deux selon l’encyclopédie</translation>
    </message>
    <message>
        <source>As one text has it, nine cards each.</source>
        <translation>D’après un texte, neuf cartes chacun.</translation>
    </message>
    <message>
        <source>Open Belot for two as in the encyclopedia</source>
        <translation>Belot découvert à deux selon l’encyclopédie</translation>
    </message>
    <message>
        <source>As one text has it, with cards on the table.</source>
        <translation>D’après un texte, avec des cartes sur la table.</translation>
    </message>
    <message>
        <source>Take the turned card or name a suit; declarations count.</source>
        <translation>On prend la retourne ou on nomme une couleur&#xa0;; les annonces comptent.</translation>
    </message>
    <message>
        <source>Federation Belote</source>
        <translation>Belote fédérale</translation>
    </message>
    <message>
        <source>As clubs play it: ties are held over, the cards are shuffled every deal.</source>
        <translation>Comme en club&#xa0;: litiges, cartes mélangées à chaque donne.</translation>
    </message>
    <message>
        <source>Belote without declarations</source>
        <translation>Belote sans annonces</translation>
    </message>
    <message>
        <source>Only the cards, the last trick and belote count.</source>
        <translation>Seuls comptent les cartes, le dix de der et la belote.</translation>
    </message>
    <message>
        <source>Baloot</source>
        <translation>Baloot</translation>
    </message>
    <message>
        <source>Saudi Arabia</source>
        <translation>Arabie saoudite</translation>
    </message>
    <message>
        <source>Hokum or Sun, taking over, four raises, projects.</source>
        <translation>Hokum ou Sun, reprises, quatre relances, projets.</translation>
    </message>
    <message>
        <source>Tarabish</source>
        <translation>Tarabish</translation>
    </message>
    <message>
        <source>36 cards; three of the nine stay face down until trumps are named.</source>
        <translation>36 cartes&#xa0;; trois des neuf restent cachées tant que l’atout n’est pas nommé.</translation>
    </message>
    <message>
        <source>Clabber</source>
        <translation>Clabber</translation>
    </message>
    <message>
        <source>24 cards, six each; the dealer&apos;s last card proposes trumps.</source>
        <translation>24 cartes, six chacun&#xa0;; la dernière carte du donneur propose l’atout.</translation>
    </message>
    <message>
        <source>Klaberjass</source>
        <translation>Klaberjass</translation>
    </message>
    <message>
        <source>Canada</source>
        <translation>Canada</translation>
    </message>
    <message>
        <source>United States</source>
        <translation>États-Unis</translation>
    </message>
    <message>
        <source>Two players; runs, bella, and the seven for the turned card.</source>
        <translation>À deux&#xa0;; des suites, la bella, et le sept contre la retourne.</translation>
    </message>
    <message>
        <source>Klaverjas, Amsterdam</source>
        <translation>Klaverjas, Amsterdam</translation>
    </message>
    <message>
        <source>Netherlands</source>
        <translation>Pays-Bas</translation>
    </message>
    <message>
        <source>Roem is scored in the tricks; whose partner is winning need not ruff.</source>
        <translation>Le roem se marque dans les plis&#xa0;; on ne coupe pas un partenaire maître.</translation>
    </message>
    <message>
        <source>Klaverjas, Rotterdam</source>
        <translation>Klaverjas, Rotterdam</translation>
    </message>
    <message>
        <source>Roem is scored in the tricks; ruffing is always compulsory.</source>
        <translation>Le roem se marque dans les plis&#xa0;; il faut toujours couper.</translation>
    </message>
    <message>
        <source>Bridge-Belot</source>
        <translation>Bridge-Belot</translation>
    </message>
    <message>
        <source>A ladder of contracts from clubs to all trump, doubles, match points.</source>
        <translation>Une échelle de contrats du trèfle au tout-atout, des contres, des points de marque.</translation>
    </message>
    <message>
        <source>Bidding Belote</source>
        <translation>Belote aux enchères</translation>
    </message>
    <message>
        <source>An older form: both sides score their declarations, a void player must ruff.</source>
        <translation>Une forme plus ancienne&#xa0;: les deux camps marquent leurs annonces, et qui ne peut pas fournir doit couper.</translation>
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
        <source>Eight cards in hand and eight on the table, half of them covered.</source>
        <translation>Huit cartes en main et huit sur la table, dont la moitié couvertes.</translation>
    </message>
    <message>
        <source>Belot for three</source>
        <translation>Belot à trois</translation>
    </message>
    <message>
        <source>Each alone, with 24 cards and the ladder of contracts.</source>
        <translation>Chacun pour soi, avec 24 cartes et l’échelle des contrats.</translation>
    </message>
    <message>
        <source>Bela</source>
        <translation>Bela</translation>
    </message>
    <message>
        <source>Croatia</source>
        <translation>Croatie</translation>
    </message>
    <message>
        <source>One round of calls, the dealer must; two cards stay unseen until then.</source>
        <translation>Un seul tour de parole, le donneur est obligé&#xa0;; deux cartes restent cachées jusque-là.</translation>
    </message>
    <message>
        <source>Bela for three</source>
        <translation>Bela à trois</translation>
    </message>
    <message>
        <source>The player after the dealer must call; each alone, ten cards.</source>
        <translation>Le joueur placé après le donneur est obligé&#xa0;; chacun pour soi, dix cartes.</translation>
    </message>
    <message>
        <source>Bela for two</source>
        <translation>Bela à deux</translation>
    </message>
    <message>
        <source>Ten cards each, a card is turned up, twelve stay out of play.</source>
        <translation>Dix cartes chacun, une retourne, douze cartes restent hors du jeu.</translation>
    </message>
    <message>
        <source>Open Bela for two</source>
        <translation>Bela découverte à deux</translation>
    </message>
    <message>
        <source>Sixteen cards each on the table, half of them covered.</source>
        <translation>Seize cartes chacun sur la table, dont la moitié couvertes.</translation>
    </message>
    <message>
        <source>Beljot</source>
        <translation>Beljot</translation>
    </message>
    <message>
        <source>North Macedonia</source>
        <translation>Macédoine du Nord</translation>
    </message>
    <message>
        <source>The turned card is taken or another suit named; beat whatever can be beaten.</source>
        <translation>On prend la retourne ou on nomme une autre couleur&#xa0;; il faut battre tout ce qu’on peut.</translation>
    </message>
    <message>
        <source>Coinche</source>
        <translation>Coinche</translation>
    </message>
    <message>
        <source>Bid points and a trump suit, no trump or all trump; the other side may double.</source>
        <translation>On demande des points et une couleur, sans-atout ou tout-atout&#xa0;; l’autre camp peut contrer.</translation>
    </message>
    <message>
        <source>Contrée</source>
        <translation>Contrée</translation>
    </message>
    <message>
        <source>Federation contrée: the points made and the bid, suits only, rounded to tens.</source>
        <translation>La contrée fédérale&#xa0;: points faits et demandés, couleurs seulement, arrondis à la dizaine.</translation>
    </message>
    <message>
        <source>Contrée, points bid</source>
        <translation>Contrée, points annoncés</translation>
    </message>
    <message>
        <source>Only what was bid is written.</source>
        <translation>On ne marque que ce qui a été demandé.</translation>
    </message>
    <message>
        <source>Tunisian Belote</source>
        <translation>Belote tunisienne</translation>
    </message>
    <message>
        <source>Tunisia</source>
        <translation>Tunisie</translation>
    </message>
    <message>
        <source>Bids from 90 to 180 and kaput; a double may come at any time.</source>
        <translation>Des enchères de 90 à 180 et le kaput&#xa0;; on peut contrer à tout moment.</translation>
    </message>
    <message>
        <source>Moroccan Belote</source>
        <translation>Belote marocaine</translation>
    </message>
    <message>
        <source>Morocco</source>
        <translation>Maroc</translation>
    </message>
    <message>
        <source>Coinche to 1000 points, by agreement at the table.</source>
        <translation>La coinche en 1000 points, selon l’accord de la table.</translation>
    </message>
    <message>
        <source>Bazar Blot</source>
        <translation>Bazar Blot</translation>
    </message>
    <message>
        <source>Armenia</source>
        <translation>Arménie</translation>
    </message>
    <message>
        <source>Bids in tens of points, with or without the promise of all tricks.</source>
        <translation>Des enchères en dizaines de points, avec ou sans la promesse de tous les plis.</translation>
    </message>
    <message>
        <source>Moldovan Belot</source>
        <translation>Belot moldave</translation>
    </message>
    <message>
        <source>Moldova</source>
        <translation>Moldavie</translation>
    </message>
    <message>
        <source>A side that fails writes a bolt; every third one costs ten points.</source>
        <translation>Un camp qui chute marque un bolt&#xa0;; tous les trois bolts, il perd dix points.</translation>
    </message>
    <message>
        <source>Moldovan Belot for three</source>
        <translation>Belot moldave à trois</translation>
    </message>
    <message>
        <source>Each alone; a failed taker writes a bolt.</source>
        <translation>Chacun pour soi&#xa0;; le preneur qui chute marque un bolt.</translation>
    </message>
    <message>
        <source>Deberts</source>
        <translation>Deberts</translation>
    </message>
    <message>
        <source>Ukraine</source>
        <translation>Ukraine</translation>
    </message>
    <message>
        <source>Two players, nine cards each; trumps need not be beaten.</source>
        <translation>À deux, neuf cartes chacun&#xa0;; on n’est pas obligé de monter à l’atout.</translation>
    </message>
    <message>
        <source>Deberts for three</source>
        <translation>Deberts à trois</translation>
    </message>
    <message>
        <source>Each alone; the winner of a deal is obliged in the next one.</source>
        <translation>Chacun pour soi&#xa0;; le gagnant d’une donne est obligé à la suivante.</translation>
    </message>
    <message>
        <source>Deberts for four</source>
        <translation>Deberts à quatre</translation>
    </message>
    <message>
        <source>Two pairs and 36 cards; the turned card is one of the dealer&apos;s.</source>
        <translation>Deux équipes et 36 cartes&#xa0;; la retourne est l’une des cartes du donneur.</translation>
    </message>
    <message>
        <source>Klabor</source>
        <translation>Klabor</translation>
    </message>
    <message>
        <source>Two players; trumps must be beaten, a tie costs only the taker.</source>
        <translation>À deux&#xa0;; il faut monter à l’atout, une égalité ne coûte qu’au preneur.</translation>
    </message>
    <message>
        <source>Russian paired Belot</source>
        <translation>Belot russe par paires</translation>
    </message>
    <message>
        <source>Russia</source>
        <translation>Russie</translation>
    </message>
    <message>
        <source>When all pass, the deal is played for the fewest points.</source>
        <translation>Quand tous passent, on joue la donne pour faire le moins de points.</translation>
    </message>
    <message>
        <source>Black Sea Belot for three</source>
        <translation>Belot de la mer Noire à trois</translation>
    </message>
    <message>
        <source>Each alone, nine cards; the taker must beat each of the others.</source>
        <translation>Chacun pour soi, neuf cartes&#xa0;; le preneur doit battre chacun des autres.</translation>
    </message>
    <message>
        <source>Belote for two</source>
        <translation>Belote à deux</translation>
    </message>
    <message>
        <source>Nine cards each; the turned card stays out of play.</source>
        <translation>Neuf cartes chacun&#xa0;; la retourne reste hors du jeu.</translation>
    </message>
    <message>
        <source>Belote Découverte</source>
        <translation>Belote découverte</translation>
    </message>
    <message>
        <source>Two players, sixteen cards each on the table, half of them covered.</source>
        <translation>À deux, seize cartes chacun sur la table, dont la moitié couvertes.</translation>
    </message>
    <message>
        <source>Belote for three</source>
        <translation>Belote à trois</translation>
    </message>
    <message>
        <source>Each alone, with 24 cards; the taker must beat each of the others.</source>
        <translation>Chacun pour soi, avec 24 cartes&#xa0;; le preneur doit battre chacun des autres.</translation>
    </message>
    <message>
        <source>Belote for three, 32 cards</source>
        <translation>Belote à trois, 32 cartes</translation>
    </message>
    <message>
        <source>Nine cards each, five stay out of play.</source>
        <translation>Neuf cartes chacun, cinq restent hors du jeu.</translation>
    </message>
    <message>
        <source>Belote for three with the dog</source>
        <translation>Belote à trois avec le chien</translation>
    </message>
    <message>
        <source>Ten cards each; the taker picks up two more and lays two away.</source>
        <translation>Dix cartes chacun&#xa0;; le preneur en relève deux et en écarte deux.</translation>
    </message>
    <message>
        <source>Bourloto</source>
        <translation>Bourloto</translation>
    </message>
    <message>
        <source>Greece</source>
        <translation>Grèce</translation>
    </message>
    <message>
        <source>The turned card goes to the dealer; a player without points may throw in.</source>
        <translation>La retourne va au donneur&#xa0;; un joueur sans points peut annuler la donne.</translation>
    </message>
    <message>
        <source>Vida</source>
        <translation>Vida</translation>
    </message>
    <message>
        <source>Bids without a limit, because declarations count; doubled up to four times.</source>
        <translation>Des enchères sans limite, car les annonces comptent&#xa0;; jusqu’à quatre contres.</translation>
    </message>
    <message>
        <source>Pilotta</source>
        <translation>Pilotta</translation>
    </message>
    <message>
        <source>Palaristí: the bid is added to the score; who has passed bids no more.</source>
        <translation>Palaristí&#xa0;: l’enchère s’ajoute à la marque&#xa0;; qui a passé n’enchérit plus.</translation>
    </message>
    <message>
        <source>Classic Pilotta</source>
        <translation>Pilotta classique</translation>
    </message>
    <message>
        <source>The points of the deal alone are written, and nobody doubles.</source>
        <translation>On ne marque que les points de la donne, et personne ne contre.</translation>
    </message>
    <message>
        <source>Bœuf (Quebec)</source>
        <translation>Bœuf (Québec)</translation>
    </message>
    <message>
        <source>Rules not established; please tell us yours.</source>
        <translation>Règles inconnues&#xa0;; dites-nous les vôtres.</translation>
    </message>
    <message>
        <source>Two texts name it as a relative of Belote, and no text we could read tells its rules. Begin with Classic Belote and change what is different at your table.</source>
        <translation>Deux textes le nomment parmi les parents de la belote, et aucun texte que nous ayons pu lire n’en donne les règles. Partez de la belote classique et changez ce qui diffère à votre table.</translation>
    </message>
    <message>
        <source>Tsiroanomandidy (Beloty)</source>
        <translation>Tsiroanomandidy (Beloty)</translation>
    </message>
    <message>
        <source>Madagascar</source>
        <translation>Madagascar</translation>
    </message>
    <message>
        <source>One text names it as a relative of Belote, and no text we could read tells its rules. Begin with Classic Belote and change what is different at your table.</source>
        <translation>Un texte le nomme parmi les parents de la belote, et aucun texte que nous ayons pu lire n’en donne les règles. Partez de la belote classique et changez ce qui diffère à votre table.</translation>
    </message>
    <message>
        <source>short</source>
        <translation>courte</translation>
    </message>
    <message>
        <source>medium</source>
        <translation>moyenne</translation>
    </message>
    <message>
        <source>long</source>
        <translation>longue</translation>
    </message>
    <message>
        <source>little</source>
        <translation>faible</translation>
    </message>
    <message>
        <source>some</source>
        <translation>moyen</translation>
    </message>
    <message>
        <source>much</source>
        <translation>fort</translation>
    </message>
    <message>
        <source>easy</source>
        <translation>facile</translation>
    </message>
    <message>
        <source>moderate</source>
        <translation>moyenne</translation>
    </message>
    <message>
        <source>demanding</source>
        <translation>exigeante</translation>
    </message>
    <message>
        <source>standard</source>
        <translation>établies</translation>
    </message>
    <message>
        <source>house version</source>
        <translation>version maison</translation>
    </message>
    <message>
        <source>awaiting a native player&apos;s review</source>
        <translation>à revoir par un joueur du pays</translation>
    </message>
    <message>
        <source>not established</source>
        <translation>inconnues</translation>
    </message>
    <message>
        <source>yours</source>
        <translation>à vous</translation>
    </message>
    <message>
        <source>Café Belote</source>
        <translation>Belote de comptoir</translation>
    </message>
    <message>
        <source>As in cafés: the cards are not shuffled again, ties are held over.</source>
        <translation>Comme au café&#xa0;: on ne rebat pas les cartes, les litiges restent en attente.</translation>
    </message>
    <message>
        <source>Tournament Belote</source>
        <translation>Belote de tournoi</translation>
    </message>
    <message>
        <source>Shuffled before every deal, exact points, ties held over.</source>
        <translation>On bat avant chaque donne, points exacts, litiges en attente.</translation>
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
        <translation>Belgique</translation>
    </message>
    <message>
        <source>Clockwise, written in tens to 101, king before queen.</source>
        <translation>Dans le sens horaire, marquée en dizaines jusqu’à 101, le roi avant la dame.</translation>
    </message>
    <message>
        <source>Corsican Contrée</source>
        <translation>Contrée corse</translation>
    </message>
    <message>
        <source>The points made are written; a capot that is bid cannot be stopped.</source>
        <translation>On marque les points faits&#xa0;; un capot demandé est imparable.</translation>
    </message>
    <message>
        <source>Classic Belote and its houses</source>
        <translation>La belote classique et ses maisons</translation>
    </message>
    <message>
        <source>Contrée and Coinche</source>
        <translation>Contrée et coinche</translation>
    </message>
    <message>
        <source>French Belote for two and three</source>
        <translation>Belote française à deux et à trois</translation>
    </message>
    <message>
        <source>Balkans</source>
        <translation>Balkans</translation>
    </message>
    <message>
        <source>Greece and Cyprus</source>
        <translation>Grèce et Chypre</translation>
    </message>
    <message>
        <source>Eastern Europe and the Caucasus</source>
        <translation>Europe de l’Est et Caucase</translation>
    </message>
    <message>
        <source>Arabia</source>
        <translation>Arabie</translation>
    </message>
    <message>
        <source>Netherlands and America</source>
        <translation>Pays-Bas et Amérique</translation>
    </message>
    <message>
        <source>As one text tells it</source>
        <translation>Selon un texte</translation>
    </message>
    <message>
        <source>Rules not established</source>
        <translation>Règles non établies</translation>
    </message>
    <message>
        <source>Your own games</source>
        <translation>Vos jeux</translation>
    </message>
    <message>
        <source>The game has no name yet. Give it one.</source>
        <translation>Le jeu n’a pas encore de nom. Donnez-lui-en un.</translation>
    </message>
    <message>
        <source>A name has at most {longest} letters; this one has {length}. Shorten it.</source>
        <translation>Un nom a au plus {longest} lettres&#xa0;; celui-ci en a {length}. Raccourcissez-le.</translation>
    </message>
    <message>
        <source>The name has characters in it that cannot be shown. Leave them out.</source>
        <translation>Le nom contient des caractères qui ne peuvent être affichés. Retirez-les.</translation>
    </message>
    <message>
        <source>{name} is a game of the catalogue. Choose another name.</source>
        <translation>{name} est un jeu du catalogue. Choisissez un autre nom.</translation>
    </message>
    <message>
        <source>Declarations, and what goes with them</source>
        <translation>Annonces, et ce qui va avec</translation>
    </message>
    <message>
        <source>Last trick of a capot</source>
        <translation>Dix de der d’un capot</translation>
    </message>
    <message>
        <source>Trumps upside down</source>
        <translation>Atouts renversés</translation>
    </message>
    <message>
        <source>Soft play</source>
        <translation>Jeu doux</translation>
    </message>
    <message>
        <source>Only the points made are written</source>
        <translation>Seuls les points faits sont marqués</translation>
    </message>
    <message>
        <source>Points instead of match points</source>
        <translation>Points au lieu de points de partie</translation>
    </message>
    <message>
        <source>Croatian score</source>
        <translation>Marque croate</translation>
    </message>
    <message>
        <source>Packets of the deal</source>
        <translation>Paquets de la donne</translation>
    </message>
    <message>
        <source>Pack of cards</source>
        <translation>Jeu de cartes</translation>
    </message>
    <message>
        <source>Size of the talon</source>
        <translation>Taille du talon</translation>
    </message>
    <message>
        <source>Form of the game for three</source>
        <translation>Forme du jeu à trois</translation>
    </message>
    <message>
        <source>Capot, and a player without a trick</source>
        <translation>Capot, et joueur sans pli</translation>
    </message>
    <message>
        <source>Points of a capot</source>
        <translation>Points du capot</translation>
    </message>
    <message>
        <source>What counts for the contract</source>
        <translation>Ce qui compte pour le contrat</translation>
    </message>
    <message>
        <source>Ranking of declarations</source>
        <translation>Ordre des annonces</translation>
    </message>
    <message>
        <source>Following suit as in Klaberjass</source>
        <translation>Fournir comme au Klaberjass</translation>
    </message>
    <message>
        <source>When trumps must be beaten</source>
        <translation>Quand il faut monter à l’atout</translation>
    </message>
    <message>
        <source>Price of failed contracts</source>
        <translation>Prix des contrats chutés</translation>
    </message>
    <message>
        <source>Small points on the sheet</source>
        <translation>Petits points sur la feuille</translation>
    </message>
    <message>
        <source>Price of a deal without a trick</source>
        <translation>Prix d’une donne sans pli</translation>
    </message>
    <message>
        <source>Long runs</source>
        <translation>Longues suites</translation>
    </message>
    <message>
        <source>Ruffing as in a city</source>
        <translation>Couper comme dans une ville</translation>
    </message>
    <message>
        <source>Number of stacks</source>
        <translation>Nombre de piles</translation>
    </message>
    <message>
        <source>How trumps are made</source>
        <translation>Choix de l’atout</translation>
    </message>
    <message>
        <source>End of the match</source>
        <translation>Fin de la partie</translation>
    </message>
    <message>
        <source>No deal can be played to its end by these rules. Look at the packets, the pack and the auction again.</source>
        <translation>Aucune donne ne peut être menée à son terme avec ces règles. Revoyez les paquets, le jeu de cartes et les enchères.</translation>
    </message>
    <message>
        <source>It follows the Belote page of CatsAtCards. The page names both neighbours of the dealer as the first speaker: the player after the dealer is taken, also as the nearest to the dealer. Its list of what must be played is lost.</source>
        <translation>Il suit la page Belote de CatsAtCards. La page donne les deux voisins du donneur comme premiers à parler&#xa0;: on prend le joueur placé après le donneur, aussi comme le plus proche du donneur. Sa liste de ce qu’il faut jouer est perdue.</translation>
    </message>
    <message>
        <source>It follows one short text. The text names no exemption from ruffing, so there is none. It takes no declaration from a side without a trick.</source>
        <translation>Il suit un texte court. Ce texte ne dispense personne de couper&#xa0;: il n’y a donc pas de dispense. Il ne retire d’annonce à aucun camp sans pli.</translation>
    </message>
    <message>
        <source>It follows two guides. Their runs of more than five cards rank as the five cards they contain. In the second round they let the taker choose any suit, and they do not ask for a higher trump when trumps are led.</source>
        <translation>Il suit deux guides. Leurs suites de plus de cinq cartes valent les cinq cartes qu’elles contiennent. Au deuxième tour, ils laissent le preneur choisir n’importe quelle couleur, et ils ne demandent pas de monter quand on joue atout.</translation>
    </message>
    <message>
        <source>It follows the French Belote of the English Wikipedia, which builds on the common rules there. Without strictly more, the takers lose everything. The text also calls 81 points generally enough: 81 to 81 fails.</source>
        <translation>Il suit la belote française de la Wikipédia anglaise, qui s’appuie sur les règles communes de cette page. Sans strictement plus, les preneurs perdent tout. Le texte dit aussi que 81 points suffisent en général&#xa0;: 81 à 81 chute.</translation>
    </message>
    <message>
        <source>It follows the Bidding Belote page of CatsAtCards. The list of bids is lost there. The page once lets the bidding run clockwise: it goes the way of the deal.</source>
        <translation>Il suit la page Bidding Belote de CatsAtCards. La liste des enchères y est perdue. La page fait une fois tourner les enchères dans le sens des aiguilles d’une montre&#xa0;: elles tournent comme la donne.</translation>
    </message>
    <message>
        <source>It follows the page on La Coinche of CatsAtCards. The page names no highest number, so any that can be made may be bid. In all trump every king and queen of a suit count as a pair. All tricks that were not bid earn no bonus. Where the page says the opponents&apos; bid, the bid that failed is taken.</source>
        <translation>Il suit la page La Coinche de CatsAtCards. La page ne fixe pas d’enchère maximale&#xa0;: on peut demander tout ce qui est réalisable. À tout atout, chaque roi-dame d’une couleur compte. Tous les plis, s’ils n’ont pas été demandés, ne rapportent pas de prime. Là où la page parle de l’enchère des adversaires, on prend l’enchère chutée.</translation>
    </message>
    <message>
        <source>It follows the Baloot page of CatsAtCards. The page contradicts itself on where the second round begins: the player after the dealer is taken. Its Sun that is raised to Sun is read as a Hokum turned into Sun. Its list of calls is lost.</source>
        <translation>Il suit la page Baloot de CatsAtCards. La page se contredit sur le début du deuxième tour&#xa0;: on prend le joueur placé après le donneur. Son Sun relancé en Sun se lit comme un Hokum changé en Sun. Sa liste de ce qui se dit est perdue.</translation>
    </message>
    <message>
        <source>It follows the Pilotta page of CatsAtCards. The page calls bids a number of tricks: points are taken, and the suit is named with them. Only cards and last trick decide a bid, so 160 is the highest. The first bidder, who leads, is the player after the dealer. The list of declarations is lost.</source>
        <translation>Il suit la page Pilotta de CatsAtCards. La page donne les enchères en plis&#xa0;: on prend des points, et la couleur se nomme avec eux. Seuls les cartes et le dernier pli décident d’une enchère&#xa0;: 160 est donc la plus haute. Le premier enchérisseur, qui entame, est le joueur placé après le donneur. La liste d’annonces est perdue.</translation>
    </message>
    <message>
        <source>It follows the rules for all games of the family in the English Wikipedia, not its section on Belot. Only a deal in which one side wins every trick cannot end the match.</source>
        <translation>Il suit les règles communes à toute la famille dans la Wikipédia anglaise, non sa partie sur le Belot. Seule une donne où un camp fait tous les plis ne peut pas finir la partie.</translation>
    </message>
    <message>
        <source>It follows the game of Belot for four in the English Wikipedia. Of the ways of dealing that it tells, three cards and then two is taken.</source>
        <translation>Il suit le Belot à quatre de la Wikipédia anglaise. Des façons de donner qu’il décrit, on prend trois cartes puis deux.</translation>
    </message>
    <message>
        <source>It follows the game of Belot for three in the English Wikipedia. Doubles stand there before the games for two, three and four. In a doubled deal the bidder plays against both others.</source>
        <translation>Il suit le Belot à trois de la Wikipédia anglaise. Le contre y figure avant les jeux à deux, trois et quatre. Dans une donne contrée, le preneur joue contre les deux autres.</translation>
    </message>
    <message>
        <source>It follows the game of Belot for two in the English Wikipedia.</source>
        <translation>Il suit le Belot à deux de la Wikipédia anglaise.</translation>
    </message>
    <message>
        <source>It follows the game of Belot for two with open cards in the English Wikipedia.</source>
        <translation>Il suit le Belot à deux à cartes découvertes de la Wikipédia anglaise.</translation>
    </message>
    <message>
        <source>Two cards for the caller (reported)</source>
        <translation>Deux cartes pour le preneur (rapporté)</translation>
    </message>
    <message>
        <source>Last trick for the defenders only (reported)</source>
        <translation>Dernier pli pour la défense seulement (rapporté)</translation>
    </message>
    <message>
        <source>Beat the suit led even after a ruff (reported)</source>
        <translation>Monter même après une coupe (rapporté)</translation>
    </message>
</context>
</TS>
