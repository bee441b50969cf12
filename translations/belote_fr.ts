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
        <source>A computer player knows its own cards and what was said and played in the open, as you do, and nothing else. Your partner and your opponents are the same player with the same knowledge. The cards are shuffled before anyone sees them; the seal of each deal lets you check that afterwards.</source>
        <translation>Un joueur de l’ordinateur connaît ses propres cartes et ce qui a été dit et joué ouvertement, comme vous, et rien d’autre. Votre partenaire et vos adversaires sont le même joueur, avec les mêmes connaissances. Les cartes sont mélangées avant que quiconque les voie ; le sceau de chaque donne vous permet de le vérifier ensuite.</translation>
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
        <source>Where files are kept</source>
        <translation>Emplacement des fichiers</translation>
    </message>
    <message>
        <source>Settings: {settings}
Matches: {matches}
Statistics: {statistics}</source>
        <translation>Réglages : {settings}
Parties : {matches}
Statistiques : {statistics}</translation>
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
    <name>ChoiceButton</name>
    <message>
        <source>Key {key}</source>
        <translation>Touche {key}</translation>
    </message>
</context>
<context>
    <name>ChoicePanel</name>
    <message>
        <source>Do you double the contract?</source>
        <translation>Contrez-vous ?</translation>
    </message>
    <message>
        <source>Before you play you may say:</source>
        <translation>Avant de jouer, vous pouvez dire :</translation>
    </message>
    <message>
        <source>What do you say?</source>
        <translation>Que dites-vous ?</translation>
    </message>
    <message>
        <source>Take {card} and play {suit}?</source>
        <translation>Prendre {card} et jouer à {suit} ?</translation>
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
        <source>Take {suit}</source>
        <translation>Prendre à {suit}</translation>
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
        <source>{points} {trump}</source>
        <translation>{points} {trump}</translation>
    </message>
    <message>
        <source>{contract} × {multiplier}</source>
        <translation>{contract} × {multiplier}</translation>
    </message>
    <message>
        <source>Deal {number} · {dealer} deals</source>
        <translation>Donne {number} · {dealer} distribue</translation>
    </message>
    <message>
        <source>Taken by {name} · deal {number}</source>
        <translation>Preneur : {name} · donne {number}</translation>
    </message>
    <message>
        <source>We</source>
        <translation>Nous</translation>
    </message>
    <message>
        <source>They</source>
        <translation>Eux</translation>
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
</context>
<context>
    <name>DealResult</name>
    <message>
        <source>Score sheet</source>
        <translation>Feuille de marque</translation>
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
    <name>GameCard</name>
    <message>
        <source>{flavour} {country}. {confidence}.</source>
        <translation>{flavour} {country}. {confidence}.</translation>
    </message>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n joueur</numerusform>
            <numerusform>%n joueurs</numerusform>
        </translation>
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
        <source>New match.</source>
        <translation>Nouvelle partie.</translation>
    </message>
    <message>
        <source>Unfinished matches.</source>
        <translation>Parties inachevées.</translation>
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
        <translation>{name} : {card}</translation>
    </message>
    <message>
        <source>The last trick: {cards}.</source>
        <translation>Dernier pli : {cards}.</translation>
    </message>
    <message>
        <source>Last trick</source>
        <translation>Dernier pli</translation>
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
        <source>There is no match on the table yet.</source>
        <translation>Il n’y a pas encore de partie sur la table.</translation>
    </message>
    <message>
        <source>All right</source>
        <translation>D’accord</translation>
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
        <source>We</source>
        <translation>Nous</translation>
    </message>
    <message>
        <source>They</source>
        <translation>Eux</translation>
    </message>
    <message>
        <source>Score sheet</source>
        <translation>Feuille de marque</translation>
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
        <translation>Dernière donne : {verdict}</translation>
    </message>
</context>
<context>
    <name>MatchPlot</name>
    <message>
        <source>The match so far</source>
        <translation>La partie jusqu’ici</translation>
    </message>
    <message>
        <source>deal</source>
        <translation>donne</translation>
    </message>
    <message>
        <source>We</source>
        <translation>Nous</translation>
    </message>
    <message>
        <source>They</source>
        <translation>Eux</translation>
    </message>
</context>
<context>
    <name>MatchSession</name>
    <message>
        <source>Your last decision is taken back.</source>
        <translation>Votre dernière décision est annulée.</translation>
    </message>
    <message>
        <source>There is nothing to take back in this deal.</source>
        <translation>Il n’y a rien à annuler dans cette donne.</translation>
    </message>
    <message>
        <source>There is no hint for this decision.</source>
        <translation>Il n’y a pas de conseil pour cette décision.</translation>
    </message>
</context>
<context>
    <name>Menus</name>
    <message>
        <source>&amp;Match</source>
        <translation>&amp;Partie</translation>
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
        <source>&amp;Take back</source>
        <translation>&amp;Annuler</translation>
    </message>
    <message>
        <source>&amp;Hint</source>
        <translation>&amp;Conseil</translation>
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
        <source>&amp;Keys</source>
        <translation>&amp;Touches</translation>
    </message>
    <message>
        <source>&amp;About Belote Desktop</source>
        <translation>À &amp;propos de Belote Desktop</translation>
    </message>
</context>
<context>
    <name>Narration</name>
    <message>
        <source>{name}: {card}</source>
        <translation>{name} : {card}</translation>
    </message>
    <message>
        <source>In the trick: {cards}.</source>
        <translation>Dans le pli : {cards}.</translation>
    </message>
    <message>
        <source>Turned up: {card}.</source>
        <translation>Retourne : {card}.</translation>
    </message>
    <message>
        <source>No card lies on the table.</source>
        <translation>Il n’y a pas de carte sur la table.</translation>
    </message>
    <message>
        <source>{name}: {number}</source>
        <translation>{name} : {number}</translation>
    </message>
    <message>
        <source>Cards in the other hands: {hands}.</source>
        <translation>Cartes dans les autres mains : {hands}.</translation>
    </message>
</context>
<context>
    <name>Navigation</name>
    <message numerus="yes">
        <source>{page}, %n change(s)</source>
        <translation>
            <numerusform>{page}, %n modification</numerusform>
            <numerusform>{page}, %n modifications</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>NewMatch</name>
    <message>
        <source>Your name</source>
        <translation>Votre nom</translation>
    </message>
    <message>
        <source>How you are called at the table and on the score sheet.</source>
        <translation>Le nom qui vous désigne à la table et sur la feuille de marque.</translation>
    </message>
    <message>
        <source>Target</source>
        <translation>Objectif</translation>
    </message>
    <message>
        <source>New match</source>
        <translation>Nouvelle partie</translation>
    </message>
    <message>
        <source>Choose a game, change its rules if you like, and start.</source>
        <translation>Choisissez un jeu, modifiez ses règles si vous le souhaitez, et commencez.</translation>
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
        <source>Game and players</source>
        <translation>Jeu et joueurs</translation>
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
        <source>{changed} of {all} changed</source>
        <translation>Modifié : {changed} sur {all}</translation>
    </message>
    <message>
        <source>{level} Your partner and the opponents are the same player.</source>
        <translation>{level} Votre partenaire et les adversaires sont le même joueur.</translation>
    </message>
    <message>
        <source>The others</source>
        <translation>Les autres</translation>
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
    <name>OptionPage</name>
    <message>
        <source>{game}: {value}</source>
        <translation>{game} : {value}</translation>
    </message>
</context>
<context>
    <name>ResumeOffer</name>
    <message>
        <source>Go on where you stopped?</source>
        <translation>Reprendre où vous en étiez ?</translation>
    </message>
    <message>
        <source>{game}, {goal}, deal {number}</source>
        <translation>{game}, {goal}, donne {number}</translation>
    </message>
    <message>
        <source>We</source>
        <translation>Nous</translation>
    </message>
    <message>
        <source>They</source>
        <translation>Eux</translation>
    </message>
    <message>
        <source>Last played {when}.</source>
        <translation>Dernière séance : {when}.</translation>
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
    <name>Row</name>
    <message>
        <source>{was}. Set back.</source>
        <translation>{was}. Rétablir.</translation>
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
        <source>We</source>
        <translation>Nous</translation>
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
        <source>Takers {takers}, defenders {defenders}: {result}.</source>
        <translation>Preneurs {takers}, défense {defenders} : {result}.</translation>
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
        <source>Points of declarations</source>
        <translation>Points d’annonces</translation>
    </message>
    <message>
        <source>Points of belote</source>
        <translation>Points de belote</translation>
    </message>
</context>
<context>
    <name>ScoreTable</name>
    <message>
        <source>We</source>
        <translation>Nous</translation>
    </message>
    <message>
        <source>They</source>
        <translation>Eux</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Total</translation>
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
        <translation>Habituel : {value}</translation>
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
    <name>Sheet</name>
    <message>
        <source>Back</source>
        <translation>Retour</translation>
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
        <translation>{new}, au lieu de {old}</translation>
    </message>
    <message numerus="yes">
        <source>{game}, %n deal(s)</source>
        <translation>
            <numerusform>{game}, en %n donne</numerusform>
            <numerusform>{game}, en %n donnes</numerusform>
        </translation>
    </message>
    <message>
        <source>{game}, first to {target}</source>
        <translation>{game}, en {target} points</translation>
    </message>
    <message numerus="yes">
        <source>{match}, %n change(s)</source>
        <translation>
            <numerusform>{match}, %n modification</numerusform>
            <numerusform>{match}, %n modifications</numerusform>
        </translation>
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
    <name>TrickArea</name>
    <message>
        <source>led</source>
        <translation>entame</translation>
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
        <source>{game}, {goal}, deal {number}: we {we}, they {they}</source>
        <translation>{game}, {goal}, donne {number} : nous {we}, eux {they}</translation>
    </message>
    <message>
        <source>With {names}. Last played {when}.</source>
        <translation>Avec {names}. Dernière séance : {when}.</translation>
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
        <source>Belote</source>
        <translation>Belote</translation>
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
        <source>Rebelote</source>
        <translation>Rebelote</translation>
    </message>
    <message>
        <source>Carré</source>
        <translation>Carré</translation>
    </message>
    <message>
        <source>Tierce</source>
        <translation>Tierce</translation>
    </message>
    <message>
        <source>Quarte</source>
        <translation>Cinquante</translation>
    </message>
    <message>
        <source>Quinte</source>
        <translation>Cent</translation>
    </message>
    <message>
        <source>{name} {card}</source>
        <translation>{name} {card}</translation>
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
</context>
<context>
    <name>coach</name>
    <message>
        <source>There is only one card that you may play.</source>
        <translation>Vous ne pouvez jouer qu’une seule carte.</translation>
    </message>
    <message>
        <source>You lead: which suit helps your side, and does it cost a good card?</source>
        <translation>Vous entamez : quelle couleur sert votre camp, et vous coûte-t-elle une bonne carte ?</translation>
    </message>
    <message>
        <source>You follow: who will win this trick, and what should your side put into it?</source>
        <translation>À vous de fournir : qui fera ce pli, et que doit y mettre votre camp ?</translation>
    </message>
    <message>
        <source>Is your hand, with what you would get, worth more than half of the points?</source>
        <translation>Votre main, avec les cartes à venir, vaut-elle plus de la moitié des points ?</translation>
    </message>
    <message>
        <source>Does your hand make it likely that the contract fails?</source>
        <translation>Votre main laisse-t-elle penser que le contrat va chuter ?</translation>
    </message>
    <message>
        <source>Do you hold a run or four of a kind?</source>
        <translation>Avez-vous une suite ou un carré ?</translation>
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
        <translation>Prenez : l’atout sera {suit}.</translation>
    </message>
    <message>
        <source>Say “{call}”.</source>
        <translation>Dites « {call} ».</translation>
    </message>
    <message>
        <source>Name {suit} as trumps.</source>
        <translation>Prenez à {suit}.</translation>
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
        <source>Say belote, then play the card.</source>
        <translation>Dites belote, puis jouez la carte.</translation>
    </message>
    <message>
        <source>Say that you are done.</source>
        <translation>Dites que vous n’avez plus rien à annoncer.</translation>
    </message>
    <message>
        <source>With {queen} before {king} belote is lost. Choose {queen} again to play it.</source>
        <translation>Jouer {queen} avant {king} fait perdre la belote. Choisissez {queen} une seconde fois pour la jouer.</translation>
    </message>
</context>
<context>
    <name>engine</name>
    <message>
        <source>The others have passed in round {round}: as dealer you must name a suit.</source>
        <translation>Les autres ont passé au tour {round} : vous êtes donneur, vous devez nommer une couleur.</translation>
    </message>
    <message>
        <source>{suit} was turned up and refused in the first round: name another suit or pass.</source>
        <translation>La retourne, {suit}, a été refusée au premier tour : nommez une autre couleur ou passez.</translation>
    </message>
    <message>
        <source>No trump and all trump may not be named in round {round}.</source>
        <translation>Sans-atout et tout-atout ne peuvent pas être nommés au tour {round}.</translation>
    </message>
    <message>
        <source>This is not a call of this auction, which is in round {round}.</source>
        <translation>Ce n’est pas une annonce de ces enchères, qui en sont au tour {round}.</translation>
    </message>
    <message>
        <source>In the first round you may only take {suit}, which was turned up, or pass.</source>
        <translation>Au premier tour, vous ne pouvez que prendre à {suit}, la couleur de la retourne, ou passer.</translation>
    </message>
    <message>
        <source>{suit} was turned up and refused in the first round: name another suit.</source>
        <translation>La retourne, {suit}, a été refusée au premier tour : nommez une autre couleur.</translation>
    </message>
    <message>
        <source>The deal is closed: trumps may not be led while you hold {cards}.</source>
        <translation>La donne est fermée : vous ne pouvez pas entamer atout tant que vous avez {cards}.</translation>
    </message>
    <message>
        <source>{suit} was led and you hold {cards}.</source>
        <translation>On a joué {suit} et vous avez {cards}.</translation>
    </message>
    <message>
        <source>Trumps were led: you must beat {best}, and you can with {cards}.</source>
        <translation>On a joué atout : vous devez monter sur {best}, et vous le pouvez avec {cards}.</translation>
    </message>
    <message>
        <source>You must beat {best}, and you can with {cards}.</source>
        <translation>Vous devez monter sur {best}, et vous le pouvez avec {cards}.</translation>
    </message>
    <message>
        <source>You have no {suit}: you must play a trump, and you hold {cards}.</source>
        <translation>Vous n’avez pas de {suit} : vous devez couper, et vous avez {cards}.</translation>
    </message>
    <message>
        <source>{best} has ruffed: you must play a higher trump, and you hold {cards}.</source>
        <translation>Le pli est coupé ({best}) : vous devez surcouper, et vous avez {cards}.</translation>
    </message>
    <message>
        <source>Your partner ruffed with {best}: play no lower trump while you hold {cards}.</source>
        <translation>Votre partenaire a coupé ({best}) : ne sous-coupez pas tant que vous avez {cards}.</translation>
    </message>
    <message>
        <source>The match is over.</source>
        <translation>La partie est terminée.</translation>
    </message>
    <message>
        <source>It is not your turn: {player} is to act.</source>
        <translation>Ce n’est pas votre tour : c’est à {player} de jouer.</translation>
    </message>
    <message>
        <source>{card} is not in your hand.</source>
        <translation>Vous n’avez pas {card} en main.</translation>
    </message>
    <message>
        <source>{rule} = {value} cannot be played yet.</source>
        <translation>La règle « {rule} = {value} » ne se joue pas encore.</translation>
    </message>
    <message>
        <source>{cards} cards are not enough for {seats} hands of {size}.</source>
        <translation>{cards} cartes ne suffisent pas pour {seats} mains de {size}.</translation>
    </message>
    <message>
        <source>{first} and {second} cannot stand together: {why}</source>
        <translation>Les règles « {first} » et « {second} » ne vont pas ensemble : {why}</translation>
    </message>
    <message>
        <source>a match needs a target or a number of deals.</source>
        <translation>une partie demande un objectif de points ou un nombre de donnes.</translation>
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
        <source>Deal {number} is being scored: go on to the next deal first.</source>
        <translation>On compte la donne {number} : passez d’abord à la donne suivante.</translation>
    </message>
    <message>
        <source>{name} could not decide ({problem}) and does the first thing the rules allow.</source>
        <translation>{name} n’a pas su décider ({problem}) et joue le premier coup permis.</translation>
    </message>
    <message>
        <source>The match could not be written: {problem}</source>
        <translation>La partie n’a pas pu être enregistrée : {problem}</translation>
    </message>
    <message>
        <source>This cannot be done now ({phase}).</source>
        <translation>Ce n’est pas possible maintenant ({phase}).</translation>
    </message>
    <message>
        <source>{player} has the contract: double it or pass.</source>
        <translation>{player} a pris : contrez ou passez.</translation>
    </message>
    <message>
        <source>Announce what you hold in {cards} and have not announced yet, or be done.</source>
        <translation>Annoncez ce que vous avez dans {cards} et n’avez pas encore annoncé, ou terminez.</translation>
    </message>
    <message>
        <source>Belote is said with king and queen of trumps in hand, as one of them is played; you hold {cards}.</source>
        <translation>On dit belote avec le roi et la dame d’atout en main, en jouant l’un des deux ; vous avez {cards}.</translation>
    </message>
    <message>
        <source>A declaration is announced with your first card, from your hand {cards}, and no card may count twice.</source>
        <translation>Une annonce se fait avec votre première carte, avec ce que vous avez en main, {cards}, et aucune carte ne compte deux fois.</translation>
    </message>
    <message>
        <source>The auction is over, {player} has the contract: play a card.</source>
        <translation>Les enchères sont finies, {player} a pris : jouez une carte.</translation>
    </message>
    <message>
        <source>You said belote: play {cards}.</source>
        <translation>Vous avez dit belote : jouez {cards}.</translation>
    </message>
    <message>
        <source>player {number}</source>
        <translation>joueur {number}</translation>
    </message>
</context>
<context>
    <name>keys</name>
    <message>
        <source>Walk along the hand.</source>
        <translation>Parcourir votre main.</translation>
    </message>
    <message>
        <source>Play the card, or press the button, that has the focus.</source>
        <translation>Jouer la carte choisie, ou appuyer sur le bouton choisi.</translation>
    </message>
    <message>
        <source>Go to the first, second … card.</source>
        <translation>Aller à la première, à la deuxième… carte.</translation>
    </message>
    <message>
        <source>Go to spades, hearts, diamonds, clubs; in the auction name the suit.</source>
        <translation>Aller aux piques, cœurs, carreaux, trèfles ; pendant les enchères, nommer la couleur.</translation>
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
        <source>Ask for a hint; again for more.</source>
        <translation>Demander un conseil ; encore une fois pour en savoir plus.</translation>
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
        <source>Finish what is moving.</source>
        <translation>Terminer les mouvements en cours.</translation>
    </message>
    <message>
        <source>Close an explanation.</source>
        <translation>Fermer une explication.</translation>
    </message>
</context>
<context>
    <name>log</name>
    <message>
        <source>Deal {number}: {name} deals.</source>
        <translation>Donne {number} : {name} distribue.</translation>
    </message>
    <message>
        <source>The {card} is turned up.</source>
        <translation>Retourne : {card}.</translation>
    </message>
    <message>
        <source>{name}: {call}.</source>
        <translation>{name} : {call}.</translation>
    </message>
    <message>
        <source>{name} takes the {card} into the hand.</source>
        <translation>{name} prend la retourne en main : {card}.</translation>
    </message>
    <message>
        <source>{name} plays the {card}.</source>
        <translation>{name} joue : {card}.</translation>
    </message>
    <message>
        <source>{name} announces: {what}.</source>
        <translation>{name} annonce : {what}.</translation>
    </message>
    <message>
        <source>{name} shows {cards}.</source>
        <translation>{name} montre : {cards}.</translation>
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
        <source>Everyone passed: the cards are dealt again.</source>
        <translation>Tout le monde a passé : on redonne les cartes.</translation>
    </message>
    <message>
        <source>The contract is made: {we} for us, {they} for them.</source>
        <translation>Le contrat est réussi : {we} pour nous, {they} pour eux.</translation>
    </message>
    <message>
        <source>The contract fails: {we} for us, {they} for them.</source>
        <translation>Le preneur est dedans : {we} pour nous, {they} pour eux.</translation>
    </message>
    <message>
        <source>A tie, points are held over: {we} for us, {they} for them.</source>
        <translation>Litige, les points restent en suspens : {we} pour nous, {they} pour eux.</translation>
    </message>
    <message>
        <source>A tie: the deal is played again.</source>
        <translation>Égalité : la donne est rejouée.</translation>
    </message>
    <message>
        <source>The deal is void.</source>
        <translation>La donne est annulée.</translation>
    </message>
    <message>
        <source>{name} plays {trump}, times {multiplier}.</source>
        <translation>{name} prend : {trump}, points multipliés par {multiplier}.</translation>
    </message>
    <message>
        <source>{name} plays {trump}.</source>
        <translation>{name} prend : {trump}.</translation>
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
        <source>{name} took {trump} and made it.</source>
        <translation>{name} a pris à {trump} : contrat réussi.</translation>
    </message>
    <message>
        <source>{name} took {trump} and failed.</source>
        <translation>{name} a pris à {trump} : dedans.</translation>
    </message>
    <message>
        <source>{name} took {trump}: a tie, points wait for the next deal.</source>
        <translation>{name} a pris à {trump} : litige, les points attendent la donne suivante.</translation>
    </message>
    <message>
        <source>{name} took {trump}: a tie, the deal is played again.</source>
        <translation>{name} a pris à {trump} : égalité, la donne est rejouée.</translation>
    </message>
    <message>
        <source>Everyone passed: nobody writes anything.</source>
        <translation>Tout le monde a passé : personne ne marque.</translation>
    </message>
    <message>
        <source>The deal is void.</source>
        <translation>La donne est annulée.</translation>
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
        <source>After deal {number}: we {we}, they {they}.</source>
        <translation>Après la donne {number} : nous {we}, eux {they}.</translation>
    </message>
    <message>
        <source>{name}: {what}</source>
        <translation>{name} : {what}</translation>
    </message>
</context>
<context>
    <name>players</name>
    <message>
        <source>As dealer you have to name a suit: this is your best.</source>
        <translation>Vous donnez, vous devez nommer une couleur : celle-ci est votre meilleure.</translation>
    </message>
    <message>
        <source>You hold their trumps: the contract will fail.</source>
        <translation>Vous tenez leurs atouts : le contrat va chuter.</translation>
    </message>
    <message>
        <source>Nothing in your hand says that the contract will fail.</source>
        <translation>Rien dans votre main n’annonce une chute du contrat.</translation>
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
        <source>Your hand is too weak for any contract.</source>
        <translation>Votre main est trop faible pour prendre.</translation>
    </message>
    <message>
        <source>Your best suit is {suit}, and even there your hand is too weak to take.</source>
        <translation>Votre meilleure couleur est {suit}, et même là votre main est trop faible pour prendre.</translation>
    </message>
    <message>
        <source>Announce it: {cards} may score {points}.</source>
        <translation>Annoncez : {cards} peut rapporter {points} points.</translation>
    </message>
    <message>
        <source>There is nothing more to announce.</source>
        <translation>Il n’y a plus rien à annoncer.</translation>
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
        <source>Club</source>
        <translation>Club</translation>
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
        <translation>Votre partenaire devrait faire ce pli : {card} le charge en points.</translation>
    </message>
    <message>
        <source>{card} is likely to take this trick.</source>
        <translation>{card} devrait faire ce pli.</translation>
    </message>
    <message>
        <source>This trick is likely lost: {card} gives little away.</source>
        <translation>Ce pli est sans doute perdu : {card} ne donne pas grand-chose.</translation>
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
        <source>Your side took: {card} draws the opponents' trumps.</source>
        <translation>Votre camp a pris : {card} fait tomber les atouts adverses.</translation>
    </message>
    <message>
        <source>{card} keeps your trumps: leading them would not help you.</source>
        <translation>{card} garde vos atouts : les entamer ne vous aiderait pas.</translation>
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
        <translation>Votre partenaire a entamé {suit} : {card} revient dans sa couleur.</translation>
    </message>
    <message>
        <source>{card} does not open a suit in which you hold the ten.</source>
        <translation>{card} n’ouvre pas une couleur où vous tenez le dix.</translation>
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
        <source>Nothing speaks for another action.</source>
        <translation>Rien ne parle pour un autre choix.</translation>
    </message>
    <message>
        <source>{card} is the only card you may play.</source>
        <translation>{card} est la seule carte que vous pouvez jouer.</translation>
    </message>
    <message>
        <source>Say belote with {card}: king and queen of trumps score.</source>
        <translation>Dites belote avec {card} : le roi et la dame d’atout rapportent des points.</translation>
    </message>
</context>
<context>
    <name>profile</name>
    <message>
        <source>the system says: {reason}</source>
        <translation>le système répond : {reason}</translation>
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
        <source>{file} could not be written: {cause}. What was saved before is safe.</source>
        <translation>Impossible d’écrire {file} : {cause}. Ce qui était déjà enregistré est intact.</translation>
    </message>
    <message>
        <source>{file} cannot be read. It stays where it is: {cause}.</source>
        <translation>Impossible de lire {file}. Le fichier reste à sa place : {cause}.</translation>
    </message>
    <message>
        <source>{file} cannot be read. It was set aside as {place}.</source>
        <translation>Impossible de lire {file}. Le fichier a été mis de côté sous le nom {place}.</translation>
    </message>
    <message>
        <source>The profile in {directory} cannot be used: {cause}.</source>
        <translation>Le profil dans {directory} est inutilisable : {cause}.</translation>
    </message>
    <message>
        <source>Belote Desktop is already running with the profile in {directory}. Go on there, or start it with another profile: --profile DIR.</source>
        <translation>Belote Desktop tourne déjà avec le profil dans {directory}. Continuez dans cette fenêtre, ou lancez le programme avec un autre profil : --profile DIR.</translation>
    </message>
    <message>
        <source>The record in {file} is not right: {reason} The match goes on by what the cards give.</source>
        <translation>L’enregistrement dans {file} n’est pas exact : {reason} La partie continue d’après ce que donnent les cartes.</translation>
    </message>
    <message>
        <source>{file} is not the record of a match. It was left as it is.</source>
        <translation>{file} n’est pas l’enregistrement d’une partie. Il a été laissé tel quel.</translation>
    </message>
    <message>
        <source>{file} is left alone: {reason}</source>
        <translation>{file} est laissé tel quel : {reason}</translation>
    </message>
    <message>
        <source>The end of {file} was damaged. The match goes on from where it stands; the file as it was is kept as {place}.</source>
        <translation>La fin de {file} était abîmée. La partie reprend là où elle en est ; le fichier d’origine est conservé sous le nom {place}.</translation>
    </message>
    <message>
        <source>{file} cannot be read: {cause}.</source>
        <translation>Impossible de lire {file} : {cause}.</translation>
    </message>
    <message>
        <source>The settings in {file} cannot be read: {cause}. What you change now will not be kept.</source>
        <translation>Impossible de lire les réglages dans {file} : {cause}. Ce que vous changez maintenant ne sera pas conservé.</translation>
    </message>
    <message>
        <source>The settings in {file} are of format {found}; this version knows formats up to {known}. It uses the usual settings and leaves the file alone; what you change now will not be kept.</source>
        <translation>Les réglages dans {file} sont au format {found} ; cette version connaît les formats jusqu’à {known}. Elle utilise les réglages habituels et ne touche pas au fichier ; ce que vous changez maintenant ne sera pas conservé.</translation>
    </message>
    <message>
        <source>The setting {key} cannot be {value}; its usual value {usual} is used.</source>
        <translation>Le réglage {key} ne peut pas être {value} ; sa valeur habituelle, {usual}, est utilisée.</translation>
    </message>
    <message>
        <source>The statistics in {file} cannot be used ({reason}). Matches played now will not be counted.</source>
        <translation>Les statistiques dans {file} sont inutilisables ({reason}). Les parties jouées maintenant ne seront pas comptées.</translation>
    </message>
    <message>
        <source>The match could not be counted in the statistics of {file} ({reason}); its record is safe.</source>
        <translation>La partie n’a pas pu être comptée dans les statistiques de {file} ({reason}) ; son enregistrement est intact.</translation>
    </message>
</context>
<context>
    <name>records</name>
    <message>
        <source>“{code}” is not the code of a deal. Check that it was copied whole.</source>
        <translation>« {code} » n’est pas le code d’une donne. Vérifiez qu’il a été copié en entier.</translation>
    </message>
    <message>
        <source>This line is not written as “{shape}”: it says “{found}”.</source>
        <translation>Cette ligne n’est pas écrite sous la forme « {shape} » : on y lit « {found} ».</translation>
    </message>
    <message>
        <source>“{part}” cannot be read: {reason}</source>
        <translation>« {part} » est illisible : {reason}</translation>
    </message>
    <message>
        <source>Seat {seat} does something that cannot be read: {reason}</source>
        <translation>L’action de la place {seat} est illisible : {reason}</translation>
    </message>
    <message>
        <source>The match cannot be played by these rules: {reason}</source>
        <translation>La partie ne peut pas se jouer avec ces règles : {reason}</translation>
    </message>
    <message>
        <source>The rules of this record fit no game, so it cannot be played.</source>
        <translation>Les règles de cet enregistrement ne correspondent à aucun jeu : la partie ne peut pas se jouer.</translation>
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
        <translation>La place {seat} ne peut pas faire « {action} » ici : {reason}</translation>
    </message>
    <message>
        <source>The deal is not over yet and has no score.</source>
        <translation>La donne n’est pas finie et n’a pas de score.</translation>
    </message>
    <message>
        <source>The record says “{recorded}”, but the cards give “{found}”.</source>
        <translation>L’enregistrement indique « {recorded} », mais les cartes donnent « {found} ».</translation>
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
        <source>This is no record of a match: it does not begin with [BRN "1"].</source>
        <translation>Ce n’est pas un enregistrement de partie : le fichier ne commence pas par [BRN "1"].</translation>
    </message>
    <message>
        <source>This version does not know what “{found}” means; the line is left alone.</source>
        <translation>Cette version ne sait pas ce que signifie « {found} » ; la ligne est laissée telle quelle.</translation>
    </message>
    <message>
        <source>The last line was cut short and is left out; everything before it stands.</source>
        <translation>La dernière ligne est tronquée et n’est pas prise en compte ; tout ce qui précède reste valable.</translation>
    </message>
    <message>
        <source>This record is of format {found}; this version reads formats up to {known}. Read it with a newer version of Belote Desktop.</source>
        <translation>Cet enregistrement est au format {found} ; cette version lit les formats jusqu’à {known}. Ouvrez-le avec une version plus récente de Belote Desktop.</translation>
    </message>
    <message>
        <source>This header line is not written as [name "text"].</source>
        <translation>Cette ligne d’en-tête n’est pas écrite sous la forme [nom "texte"].</translation>
    </message>
    <message>
        <source>“{name}” was said before; the first holds.</source>
        <translation>« {name} » a déjà été indiqué ; la première mention compte.</translation>
    </message>
    <message>
        <source>This rule cannot be used: {reason}</source>
        <translation>Cette règle est inutilisable : {reason}</translation>
    </message>
    <message>
        <source>The header does not say “{name}”.</source>
        <translation>L’en-tête n’indique pas « {name} ».</translation>
    </message>
    <message>
        <source>{count} actions are taken back, but only {left} stand; the line is left out.</source>
        <translation>La ligne annule {count} actions, mais il n’y en a que {left} ; elle n’est pas prise en compte.</translation>
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
        <translation>Les joueurs sont-ils associés, ou chacun pour soi ?</translation>
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
        <translation>La plus basse hauteur du jeu : 0 pour le 6, 1 pour le 7, 3 pour le 9.</translation>
    </message>
    <message>
        <source>shuffle</source>
        <translation>mélange</translation>
    </message>
    <message>
        <source>When the cards are shuffled; otherwise the tricks are gathered and cut.</source>
        <translation>Quand on mélange les cartes ; sinon, on ramasse les plis et on coupe.</translation>
    </message>
    <message>
        <source>cut</source>
        <translation>coupe</translation>
    </message>
    <message>
        <source>Whether the pack is cut before a deal.</source>
        <translation>Coupe-t-on le jeu avant chaque donne ?</translation>
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
        <translation>Le nombre de cartes qui complètent chaque main après les enchères ; qui a pris la retourne en reçoit une de moins.</translation>
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
        <source>exchange</source>
        <translation>échange</translation>
    </message>
    <message>
        <source>Whether a low trump may be exchanged for the turned card.</source>
        <translation>Peut-on échanger un petit atout contre la retourne ?</translation>
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
        <translation>Peut-on jouer des contrats sans atout, ou avec quatre couleurs d’atout ?</translation>
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
        <translation>La plus haute enchère, en points ; 0 s’il n’y en a pas.</translation>
    </message>
    <message>
        <source>doubling</source>
        <translation>contre</translation>
    </message>
    <message>
        <source>Whether the defenders may double the contract.</source>
        <translation>La défense peut-elle contrer (coincher) le contrat ?</translation>
    </message>
    <message>
        <source>multipliers</source>
        <translation>multiplicateurs</translation>
    </message>
    <message>
        <source>What each further raise makes of the deal's points.</source>
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
        <translation>Faut-il, si possible, monter sur une carte hors atout de la couleur demandée ?</translation>
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
        <translation>Faut-il monter avec le valet d’atout si aucun autre atout ne le permet ?</translation>
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
        <translation>Faut-il surcouper quand le pli est déjà coupé ?</translation>
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
        <translation>Une relance peut-elle interdire d’entamer atout ?</translation>
    </message>
    <message>
        <source>misplays</source>
        <translation>fautes de jeu</translation>
    </message>
    <message>
        <source>Whether cards that may not be played can be played all the same.</source>
        <translation>Peut-on jouer quand même une carte interdite ?</translation>
    </message>
    <message>
        <source>declarations</source>
        <translation>annonces</translation>
    </message>
    <message>
        <source>Whether runs and fours of a kind are announced and scored.</source>
        <translation>Annonce-t-on et compte-t-on les suites et les carrés ?</translation>
    </message>
    <message>
        <source>place of declarations</source>
        <translation>lieu des annonces</translation>
    </message>
    <message>
        <source>Whether declarations are held in a hand or met in a trick.</source>
        <translation>Les annonces se trouvent-elles dans une main ou dans un pli ?</translation>
    </message>
    <message>
        <source>announcing</source>
        <translation>façon d’annoncer</translation>
    </message>
    <message>
        <source>Whether declarations and belote are announced by the program or by the player.</source>
        <translation>Qui annonce les annonces et la belote : le programme ou le joueur.</translation>
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
        <translation>Une suite de six cartes ou plus peut-elle faire deux annonces ?</translation>
    </message>
    <message>
        <source>cards used twice</source>
        <translation>cartes comptées deux fois</translation>
    </message>
    <message>
        <source>Whether a card may serve in two declarations.</source>
        <translation>Une carte peut-elle servir dans deux annonces ?</translation>
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
        <translation>Les carrés de même valeur sont-ils classés ?</translation>
    </message>
    <message>
        <source>four sevens</source>
        <translation>carré de sept</translation>
    </message>
    <message>
        <source>Whether four sevens in one hand make the deal void.</source>
        <translation>Quatre sept dans une main annulent-ils la donne ?</translation>
    </message>
    <message>
        <source>four sevens or eights</source>
        <translation>carré de sept ou de huit</translation>
    </message>
    <message>
        <source>Whether four sevens or eights in one hand void every declaration.</source>
        <translation>Quatre sept ou quatre huit dans une main annulent-ils toutes les annonces ?</translation>
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
        <source>belote</source>
        <translation>belote</translation>
    </message>
    <message>
        <source>Whether king and queen of trumps in one hand score.</source>
        <translation>Le roi et la dame d’atout dans une même main comptent-ils ?</translation>
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
        <source>Whose belote is when its owner's contract fails.</source>
        <translation>À qui revient la belote quand le contrat de son détenteur chute.</translation>
    </message>
    <message>
        <source>belote helps the contract</source>
        <translation>la belote aide le contrat</translation>
    </message>
    <message>
        <source>Whether belote counts when the two sides are compared.</source>
        <translation>La belote compte-t-elle quand on compare les deux camps ?</translation>
    </message>
    <message>
        <source>belote needs a trick</source>
        <translation>la belote demande un pli</translation>
    </message>
    <message>
        <source>Whether a side without a trick loses its belote.</source>
        <translation>Un camp sans pli perd-il sa belote ?</translation>
    </message>
    <message>
        <source>late belote</source>
        <translation>belote tardive</translation>
    </message>
    <message>
        <source>Whether belote counts when it is only said with the second of the two cards.</source>
        <translation>La belote compte-t-elle si elle n’est dite qu’avec la seconde des deux cartes ?</translation>
    </message>
    <message>
        <source>warn before the queen</source>
        <translation>avertir avant la dame</translation>
    </message>
    <message>
        <source>Whether a warning is given before the queen is played first and belote lost.</source>
        <translation>Faut-il un avertissement avant de jouer la dame en premier et de perdre la belote ?</translation>
    </message>
    <message>
        <source>belote and the target</source>
        <translation>belote et objectif</translation>
    </message>
    <message>
        <source>Whether belote alone may bring a side to the target.</source>
        <translation>La belote seule peut-elle mener un camp à l’objectif ?</translation>
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
        <translation>Comment on arrondit les points marqués ; l’arrondi ne décide jamais d’un contrat.</translation>
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
        <translation>La dernière donne d’une partie à nombre de donnes fixé est-elle marquée sans arrondi ?</translation>
    </message>
    <message>
        <source>target</source>
        <translation>objectif</translation>
    </message>
    <message>
        <source>How many points end the match; 0 when the number of deals is fixed.</source>
        <translation>Le nombre de points qui met fin à la partie ; 0 quand le nombre de donnes est fixé.</translation>
    </message>
    <message>
        <source>number of deals</source>
        <translation>nombre de donnes</translation>
    </message>
    <message>
        <source>After how many deals the match ends; 0 when it is played to the target.</source>
        <translation>Le nombre de donnes de la partie ; 0 quand elle se joue jusqu’à l’objectif.</translation>
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
        <source>the same player deals again</source>
        <translation>le même joueur redonne</translation>
    </message>
    <message>
        <source>a player of the winning side deals</source>
        <translation>un joueur du camp gagnant donne</translation>
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
        <source>the dealer's last card is turned up</source>
        <translation>la dernière carte du donneur est retournée</translation>
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
        <source>no doubling</source>
        <translation>pas de contre</translation>
    </message>
    <message>
        <source>the defenders may double</source>
        <translation>la défense peut contrer</translation>
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
        <source>with one's first card</source>
        <translation>en jouant sa première carte</translation>
    </message>
    <message>
        <source>before the first card is led</source>
        <translation>avant l’entame</translation>
    </message>
    <message>
        <source>by itself</source>
        <translation>automatiquement</translation>
    </message>
    <message>
        <source>by the player; what is not said is lost</source>
        <translation>par le joueur ; ce qui n’est pas dit est perdu</translation>
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
        <source>the first to announce, trumps or not</source>
        <translation>le premier à annoncer, atout ou non</translation>
    </message>
    <message>
        <source>aces over tens over kings over queens</source>
        <translation>as, puis dix, puis rois, puis dames</translation>
    </message>
    <message>
        <source>fours of equal value are level: the elder player's counts</source>
        <translation>les carrés de même valeur sont à égalité : celui du premier à parler compte</translation>
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
        <source>the other side's</source>
        <translation>à l’autre camp</translation>
    </message>
    <message>
        <source>kept</source>
        <translation>conservées</translation>
    </message>
    <message>
        <source>the valid declarations only</source>
        <translation>les annonces valables seulement</translation>
    </message>
    <message>
        <source>all declarations, the beaten ones too</source>
        <translation>toutes les annonces, même battues</translation>
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
        <source>at least as many points as the other side</source>
        <translation>au moins autant de points que l’autre camp</translation>
    </message>
    <message>
        <source>the points bid</source>
        <translation>les points annoncés</translation>
    </message>
    <message>
        <source>the contract is made</source>
        <translation>le contrat est réussi</translation>
    </message>
    <message>
        <source>the takers' points wait for the next deal (litige)</source>
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
        <source>points</source>
        <translation>points</translation>
    </message>
    <message>
        <source>tens: 16 a deal, 25 for a capot</source>
        <translation>dizaines : 16 par donne, 25 pour un capot</translation>
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
        <source>everything a side writes</source>
        <translation>tout ce que marque un camp</translation>
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
        <translation>le plus haut total gagne ; une donne de plus en cas d’égalité</translation>
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
        <source>cards that may not be played cannot be played</source>
        <translation>les cartes interdites ne peuvent pas être jouées</translation>
    </message>
    <message>
        <source>free play; the other side may challenge</source>
        <translation>jeu libre ; l’autre camp peut contester</translation>
    </message>
    <message>
        <source>standard: several texts agree</source>
        <translation>standard : plusieurs textes concordent</translation>
    </message>
    <message>
        <source>standard: one good text</source>
        <translation>standard : un bon texte</translation>
    </message>
    <message>
        <source>house version: partly reconstructed</source>
        <translation>version maison : en partie reconstituée</translation>
    </message>
    <message>
        <source>awaiting a native player's review</source>
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
        <translation>Contrat chuté : tous les points des cartes</translation>
    </message>
    <message>
        <source>Doubled deal: everything to the winners</source>
        <translation>Donne contrée : tout aux gagnants</translation>
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
        <source>Keyboard and mouse</source>
        <translation>Clavier et souris</translation>
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
        <translation>Le temps minimal qu’un joueur de l’ordinateur attend avant d’agir ; 0 pour ne pas attendre.</translation>
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
        <source>How long a full trick lies before it is gathered; -1 is until you click.</source>
        <translation>Le temps pendant lequel un pli complet reste sur la table ; -1 pour attendre votre clic.</translation>
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
        <source>The size of all text, compared with the usual one.</source>
        <translation>La taille de tout le texte, par rapport à la taille habituelle.</translation>
    </message>
    <message>
        <source>%</source>
        <translation>%</translation>
    </message>
    <message>
        <source>Suit colours</source>
        <translation>Teintes des couleurs</translation>
    </message>
    <message>
        <source>Four colours tell the suits apart more easily.</source>
        <translation>Quatre teintes distinguent mieux pique, cœur, carreau et trèfle.</translation>
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
        <source>The letters in the corners of the cards.</source>
        <translation>Les lettres dans les coins des cartes.</translation>
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
        <source>The colour of the backs.</source>
        <translation>La couleur du dos des cartes.</translation>
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
        <source>Order of your hand</source>
        <translation>Ordre de votre main</translation>
    </message>
    <message>
        <source>How the suits lie side by side; trumps always come first.</source>
        <translation>La disposition des couleurs côte à côte ; l’atout vient toujours en premier.</translation>
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
        <translation>Un bouton donne un conseil à la demande ; l’enregistrement le mentionne.</translation>
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
        <source>{seats} play, in two pairs; partners sit opposite each other.</source>
        <translation>On joue à {seats}, en deux équipes ; les partenaires se font face.</translation>
    </message>
    <message>
        <source>{seats} play, each alone.</source>
        <translation>On joue à {seats}, chacun pour soi.</translation>
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
        <translation>Les atouts de la plus forte carte à la plus faible, ici à pique : {cards}. Ils valent {points}, en tout {total}.</translation>
    </message>
    <message>
        <source>Every other suit from the highest down, here in hearts: {cards}. They count {points}, together {total}.</source>
        <translation>Les autres couleurs de la plus forte carte à la plus faible, ici à cœur : {cards}. Ces cartes valent {points}, en tout {total}.</translation>
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
        <source>Without trumps every suit counts as a plain suit, 130 points in all.</source>
        <translation>À sans-atout, toutes les couleurs comptent comme hors atout, 130 points en tout.</translation>
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
        <source>In all trumps every suit ranks and counts as trumps do, 248 points in all.</source>
        <translation>À tout-atout, toutes les couleurs ont l’ordre et la valeur de l’atout, 248 points en tout.</translation>
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
        <source>After each deal the next player in turn deals.</source>
        <translation>Après chaque donne, c’est au joueur suivant de donner.</translation>
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
        <source>When everyone has passed, the next player deals as well.</source>
        <translation>Quand tout le monde a passé, c’est aussi au joueur suivant de donner.</translation>
    </message>
    <message>
        <source>When everyone has passed, the same player deals again.</source>
        <translation>Quand tout le monde a passé, le même joueur redonne.</translation>
    </message>
    <message>
        <source>The cards are shuffled before the first deal only. Later each side's tricks are gathered in the order they were won, and the takers' pile is put on top.</source>
        <translation>On ne mélange les cartes qu’avant la première donne. Ensuite, on ramasse les plis de chaque camp dans l’ordre où ils ont été faits, et le tas des preneurs est posé par-dessus.</translation>
    </message>
    <message>
        <source>The cards are shuffled before every deal.</source>
        <translation>On mélange les cartes avant chaque donne.</translation>
    </message>
    <message>
        <source>The cards are shuffled before the first deal and after a deal that was passed out. Otherwise each side's tricks are gathered in the order they were won, and the takers' pile is put on top.</source>
        <translation>On mélange les cartes avant la première donne et après une donne où tout le monde a passé. Sinon, on ramasse les plis de chaque camp dans l’ordre où ils ont été faits, et le tas des preneurs est posé par-dessus.</translation>
    </message>
    <message>
        <source>The dealer may shuffle or not. If not, each side's tricks are gathered in the order they were won, and the takers' pile is put on top.</source>
        <translation>Le donneur mélange ou non. Sinon, on ramasse les plis de chaque camp dans l’ordre où ils ont été faits, et le tas des preneurs est posé par-dessus.</translation>
    </message>
    <message>
        <source>The player before the dealer cuts the pack once; each part has at least {min_cut} cards.</source>
        <translation>Le joueur placé avant le donneur coupe une fois ; chaque paquet garde au moins {min_cut} cartes.</translation>
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
        <source>The cards are dealt to each player in packets ({packets}), first to the player after the dealer.</source>
        <translation>On donne les cartes à chaque joueur par paquets ({packets}), en commençant par le joueur placé après le donneur.</translation>
    </message>
    <message>
        <source>The next card is turned face up: it proposes a trump suit.</source>
        <translation>On retourne la carte suivante : c’est la retourne, qui propose un atout.</translation>
    </message>
    <message>
        <source>The dealer's last card is turned face up: it proposes a trump suit.</source>
        <translation>On retourne la dernière carte du donneur : c’est la retourne, qui propose un atout.</translation>
    </message>
    <message>
        <source>Auction</source>
        <translation>Enchères</translation>
    </message>
    <message>
        <source>The player after the dealer speaks first. In the first round each player passes or takes; the suit of the turned card is then trumps. The first to take ends the auction and is the taker.</source>
        <translation>Le joueur placé après le donneur parle en premier. Au premier tour, chacun passe ou prend ; la couleur de la retourne devient alors l’atout. Le premier qui prend met fin aux enchères : c’est le preneur.</translation>
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
        <source>In the second round a player may also name no trump or all trump.</source>
        <translation>Au deuxième tour, on peut aussi demander sans-atout ou tout-atout.</translation>
    </message>
    <message>
        <source>In both rounds a player may also name no trump or all trump.</source>
        <translation>Aux deux tours, on peut aussi demander sans-atout ou tout-atout.</translation>
    </message>
    <message>
        <source>If all pass again nobody scores, points held over stay where they are, and the cards are dealt anew.</source>
        <translation>Si tous passent encore, personne ne marque, les points en litige le restent, et on redonne les cartes.</translation>
    </message>
    <message>
        <source>If the three others pass again, the dealer must name a suit.</source>
        <translation>Si les trois autres passent encore, le donneur doit nommer une couleur (à la vache).</translation>
    </message>
    <message>
        <source>Doubling</source>
        <translation>Contre</translation>
    </message>
    <message>
        <source>There is no doubling.</source>
        <translation>On ne contre pas.</translation>
    </message>
    <message>
        <source>After the auction each defender may double. The winners of a doubled deal then write everything but belote {times} times; the losers write only their belote.</source>
        <translation>Après les enchères, chaque défenseur peut contrer (coincher). Les gagnants d’une donne contrée marquent alors tout sauf la belote, multiplié par {times} ; les perdants ne marquent que leur belote.</translation>
    </message>
    <message>
        <source>Second deal</source>
        <translation>Seconde distribution</translation>
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
        <translation>Chaque joueur reçoit ensuite {packets} cartes de plus, et une de moins pour qui a reçu la retourne : tout le monde en a alors {hand_size}.</translation>
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
        <source>Four jacks score {points}.</source>
        <translation>Le carré de valets vaut {points}.</translation>
    </message>
    <message>
        <source>Four nines score {points}.</source>
        <translation>Le carré de neuf vaut {points}.</translation>
    </message>
    <message>
        <source>Four aces score {points}.</source>
        <translation>Le carré d’as vaut {points}.</translation>
    </message>
    <message>
        <source>Four tens score {points}.</source>
        <translation>Le carré de dix vaut {points}.</translation>
    </message>
    <message>
        <source>Four kings score {points}.</source>
        <translation>Le carré de rois vaut {points}.</translation>
    </message>
    <message>
        <source>Four queens score {points}.</source>
        <translation>Le carré de dames vaut {points}.</translation>
    </message>
    <message>
        <source>Four eights score {points}.</source>
        <translation>Le carré de huit vaut {points}.</translation>
    </message>
    <message>
        <source>Four sevens score {points}.</source>
        <translation>Le carré de sept vaut {points}.</translation>
    </message>
    <message>
        <source>Four sixes score {points}.</source>
        <translation>Le carré de six vaut {points}.</translation>
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
        <source>A run of three cards (tierce) scores {three}, of four (quarte) {four}, of five or more (quinte) {five}. In runs the cards rank ace, king, queen, jack, ten, nine, eight, seven, in trumps as well.</source>
        <translation>Une suite de trois cartes (tierce) vaut {three}, de quatre (quarte, ou cinquante) {four}, de cinq ou plus (quinte, ou cent) {five}. Dans les suites, les cartes se rangent dans l’ordre as, roi, dame, valet, dix, neuf, huit, sept, à l’atout aussi.</translation>
    </message>
    <message>
        <source>A card counts in one declaration only; belote does not matter for this.</source>
        <translation>Une carte ne compte que dans une annonce ; la belote n’entre pas dans cette règle.</translation>
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
        <source>Each player announces the kind of a declaration, without its cards, when playing to the first trick. After this trick the declarations that count are shown.</source>
        <translation>Chaque joueur annonce le genre de son annonce, sans nommer les cartes, en jouant au premier pli. Après ce pli, on montre les annonces qui comptent.</translation>
    </message>
    <message>
        <source>Before the first lead each player in turn announces the kind of a declaration, without its cards. After the first trick the declarations that count are shown.</source>
        <translation>Avant l’entame, chaque joueur à son tour annonce le genre de son annonce, sans nommer les cartes. Après le premier pli, on montre les annonces qui comptent.</translation>
    </message>
    <message>
        <source>Four of a kind beat every run; a longer run beats a shorter one, of two equally long runs the one with the higher top card is better. All runs of five or more are equally long.</source>
        <translation>Un carré bat toutes les suites ; une suite plus longue bat une plus courte ; de deux suites de même longueur, la meilleure est celle dont la plus haute carte est la plus forte. Toutes les suites de cinq cartes ou plus ont la même longueur.</translation>
    </message>
    <message>
        <source>Fours of a kind rank jacks, nines, aces, tens, kings, queens from the best down.</source>
        <translation>Les carrés se classent ainsi, du meilleur au moins bon : valets, neuf, as, dix, rois, dames.</translation>
    </message>
    <message>
        <source>Fours of a kind rank by their points; of two with the same points the one of the player who comes first in turn after the dealer is better.</source>
        <translation>Les carrés se classent d’après leurs points ; de deux carrés qui en valent autant, le meilleur est celui du joueur qui vient le premier après le donneur.</translation>
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
        <source>Of two equal runs the one in trumps is better. If neither is and they are the best of both sides, nobody scores a declaration.</source>
        <translation>De deux suites égales, celle à l’atout est la meilleure. Si aucune n’est à l’atout et qu’elles sont les meilleures des deux camps, personne ne marque d’annonce.</translation>
    </message>
    <message>
        <source>Of two equal runs the one that was announced first is better, in trumps or not.</source>
        <translation>De deux suites égales, la première annoncée est la meilleure, à l’atout ou non.</translation>
    </message>
    <message>
        <source>The side with the best declaration scores all of its declarations; the other side scores none.</source>
        <translation>Le camp qui a la meilleure annonce marque toutes les siennes ; l’autre camp n’en marque aucune.</translation>
    </message>
    <message>
        <source>Both sides score their declarations.</source>
        <translation>Les deux camps marquent leurs annonces.</translation>
    </message>
    <message>
        <source>Only the player with the best declaration scores declarations.</source>
        <translation>Seul le joueur qui a la meilleure annonce marque ses annonces.</translation>
    </message>
    <message>
        <source>A side that wins no trick loses its declarations, and those they have beaten do not come back to life.</source>
        <translation>Un camp qui ne fait aucun pli perd ses annonces, et celles qu’elles ont battues ne revivent pas.</translation>
    </message>
    <message>
        <source>The declarations of a side that wins no trick count for the other side.</source>
        <translation>Les annonces d’un camp qui ne fait aucun pli comptent pour l’autre camp.</translation>
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
        <source>The program announces declarations and belote for everyone.</source>
        <translation>Le programme fait les annonces et dit la belote pour tout le monde.</translation>
    </message>
    <message>
        <source>Each player announces declarations and belote; what is not announced is lost.</source>
        <translation>Chaque joueur fait ses annonces et dit sa belote ; ce qui n’est pas annoncé est perdu.</translation>
    </message>
    <message>
        <source>Belote</source>
        <translation>Belote</translation>
    </message>
    <message>
        <source>King and queen of trumps in one hand score {belote_points}. Their holder says belote with the first of them and rebelote with the second.</source>
        <translation>Le roi et la dame d’atout dans une même main valent {belote_points}. Leur détenteur dit belote en jouant le premier des deux et rebelote en jouant le second.</translation>
    </message>
    <message>
        <source>King and queen of trumps in one hand score nothing.</source>
        <translation>Le roi et la dame d’atout dans une même main ne rapportent rien.</translation>
    </message>
    <message>
        <source>Either of the two may be played first.</source>
        <translation>On peut jouer l’un ou l’autre en premier.</translation>
    </message>
    <message>
        <source>The king must be played before the queen; if the queen comes first, nothing is said and nothing scored.</source>
        <translation>Le roi doit être joué avant la dame ; si la dame vient en premier, rien n’est dit et rien n’est marqué.</translation>
    </message>
    <message>
        <source>You are warned before you play the queen first.</source>
        <translation>Vous êtes averti avant de jouer la dame en premier.</translation>
    </message>
    <message>
        <source>Who forgot to say belote with the first of the two may still say it with the second.</source>
        <translation>Qui a oublié de dire belote avec la première des deux cartes peut encore la dire avec la seconde.</translation>
    </message>
    <message>
        <source>It counts for its holder's side, also if this side wins no trick.</source>
        <translation>Elle compte pour le camp de son détenteur, même si ce camp ne fait aucun pli.</translation>
    </message>
    <message>
        <source>It counts only if its holder's side wins a trick.</source>
        <translation>Elle ne compte que si le camp de son détenteur fait un pli.</translation>
    </message>
    <message>
        <source>It counts when the two sides are compared.</source>
        <translation>Elle compte quand on compare les deux camps.</translation>
    </message>
    <message>
        <source>It does not count when the two sides are compared; it is written besides.</source>
        <translation>Elle ne compte pas quand on compare les deux camps ; elle est marquée à part.</translation>
    </message>
    <message>
        <source>Tricks</source>
        <translation>Plis</translation>
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
        <source>In a deal that was doubled closed, trumps may not be led by a player who holds another card.</source>
        <translation>Dans une donne contrée fermée, on ne peut pas entamer atout tant qu’on a une autre carte.</translation>
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
        <source>When trumps are led</source>
        <translation>Quand on joue atout</translation>
    </message>
    <message>
        <source>Whoever can must beat the highest trump on the table, also when it is the partner's; whoever cannot plays any trump.</source>
        <translation>Qui le peut doit monter sur le plus fort atout de la table, même s’il est au partenaire ; qui ne le peut pas joue l’atout de son choix.</translation>
    </message>
    <message>
        <source>Whoever can must beat the highest trump on the table, unless it is the partner's; whoever cannot plays any trump.</source>
        <translation>Qui le peut doit monter sur le plus fort atout de la table, sauf s’il est au partenaire ; qui ne le peut pas joue l’atout de son choix.</translation>
    </message>
    <message>
        <source>Any trump may be played.</source>
        <translation>On joue l’atout de son choix.</translation>
    </message>
    <message>
        <source>Nobody has to play the jack for this: a player with no other higher trump may keep it.</source>
        <translation>Personne n’est obligé de mettre le valet pour cela : qui n’a pas d’autre atout plus fort peut le garder.</translation>
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
        <source>Ruffing</source>
        <translation>Couper</translation>
    </message>
    <message>
        <source>Whoever cannot follow must play a trump, unless the partner is winning the trick: then any card may be played, a lower trump included.</source>
        <translation>Qui ne peut pas fournir doit couper, sauf si le partenaire est maître du pli : toute carte est alors permise, même un atout plus petit.</translation>
    </message>
    <message>
        <source>Whoever cannot follow must play a trump, unless the partner is winning the trick: then any card may be played but a trump lower than the partner's, which is allowed only when nothing else is left.</source>
        <translation>Qui ne peut pas fournir doit couper, sauf si le partenaire est maître du pli : toute carte est alors permise, sauf un atout plus petit que le sien, permis seulement quand il ne reste rien d’autre.</translation>
    </message>
    <message>
        <source>Whoever cannot follow must play a trump, also when the partner is winning the trick.</source>
        <translation>Qui ne peut pas fournir doit couper, même si le partenaire est maître du pli.</translation>
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
        <source>Whoever must play a trump and holds only lower ones than an opponent's must play one of these.</source>
        <translation>Qui doit couper et n’a que des atouts plus petits que celui d’un adversaire doit en mettre un (pisser).</translation>
    </message>
    <message>
        <source>Whoever cannot beat the trump an opponent has played may play any card.</source>
        <translation>Qui ne peut pas monter sur l’atout joué par un adversaire peut jouer n’importe quelle carte.</translation>
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
        <source>If the takers win every trick (capot), cards and last trick count {capot_value} for them.</source>
        <translation>Si les preneurs font tous les plis (capot), les cartes et le dernier pli leur valent {capot_value}.</translation>
    </message>
    <message>
        <source>If the defenders win every trick, cards and last trick count {defender_capot} for them.</source>
        <translation>Si la défense fait tous les plis, les cartes et le dernier pli lui valent {defender_capot}.</translation>
    </message>
    <message>
        <source>Scoring</source>
        <translation>Marque</translation>
    </message>
    <message>
        <source>Each side adds up its cards, the last trick, the declarations that count and belote. The takers make their contract with more points than the defenders; then both sides write their points.</source>
        <translation>Chaque camp additionne ses cartes, le dernier pli, les annonces qui comptent et la belote. Les preneurs réussissent leur contrat avec plus de points que la défense ; chaque camp marque alors ses points.</translation>
    </message>
    <message>
        <source>Each side adds up its cards, the last trick, the declarations that count and belote. The takers make their contract with the points they bid.</source>
        <translation>Chaque camp additionne ses cartes, le dernier pli, les annonces qui comptent et la belote. Les preneurs réussissent leur contrat avec les points qu’ils ont annoncés.</translation>
    </message>
    <message>
        <source>With fewer points the contract fails: the defenders write {fail_base} for the cards, or the value of a capot if they won every trick, and the takers write nothing for them.</source>
        <translation>Avec moins de points, le preneur est dedans : la défense marque {fail_base} pour les cartes, ou la valeur d’un capot si elle a fait tous les plis, et les preneurs ne marquent rien pour leurs cartes.</translation>
    </message>
    <message>
        <source>In a failed deal the defenders also write the declarations that count, whichever side holds them.</source>
        <translation>Quand le contrat chute, la défense marque aussi les annonces qui comptent, quel que soit le camp qui les a.</translation>
    </message>
    <message>
        <source>In a failed deal the defenders also write every declaration that was announced, the beaten ones too.</source>
        <translation>Quand le contrat chute, la défense marque aussi toutes les annonces faites, même battues.</translation>
    </message>
    <message>
        <source>Takers who fail keep their belote.</source>
        <translation>Les preneurs qui chutent gardent leur belote.</translation>
    </message>
    <message>
        <source>The belote of takers who fail goes to the defenders.</source>
        <translation>La belote des preneurs qui chutent va à la défense.</translation>
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
        <source>If both sides have the same points (litige), the defenders write theirs at once. The takers' points are held over for the side that wins the next deal that is decided: the takers if they make it, else the defenders. Several ties in a row add up.</source>
        <translation>Si les deux camps ont le même nombre de points (litige), la défense marque les siens aussitôt. Les points des preneurs sont mis de côté pour le camp qui gagne la prochaine donne décidée : les preneurs s’ils réussissent, sinon la défense. Plusieurs litiges de suite s’ajoutent.</translation>
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
        <source>Writing the score</source>
        <translation>Écriture des points</translation>
    </message>
    <message>
        <source>Points are written as they are, without rounding.</source>
        <translation>Les points sont marqués tels quels, sans arrondi.</translation>
    </message>
    <message>
        <source>Points are rounded to tens; 5 goes up.</source>
        <translation>Les points sont arrondis à la dizaine ; 5 monte.</translation>
    </message>
    <message>
        <source>Points are rounded to tens; 5 goes down and 6 up.</source>
        <translation>Les points sont arrondis à la dizaine ; 5 descend et 6 monte.</translation>
    </message>
    <message>
        <source>The takers' points are rounded to tens, 5 down and 6 up; the defenders get what is missing to 160, or to 170 if the takers' last digit was 6.</source>
        <translation>Les points des preneurs sont arrondis à la dizaine, 5 descend et 6 monte ; la défense reçoit ce qui manque jusqu’à 160, ou jusqu’à 170 si le dernier chiffre des preneurs était 6.</translation>
    </message>
    <message>
        <source>One point is taken off and the rest rounded to the nearest 5.</source>
        <translation>On enlève un point et on arrondit le reste au multiple de 5 le plus proche.</translation>
    </message>
    <message>
        <source>The defenders' points are rounded to tens, 5 up; the takers get what is missing to 160.</source>
        <translation>Les points de la défense sont arrondis à la dizaine, 5 monte ; les preneurs reçoivent ce qui manque jusqu’à 160.</translation>
    </message>
    <message>
        <source>Only cards and last trick are rounded, not declarations and belote. Rounding never decides a contract.</source>
        <translation>Seuls les cartes et le dernier pli sont arrondis, pas les annonces ni la belote. L’arrondi ne décide jamais d’un contrat.</translation>
    </message>
    <message>
        <source>Everything that a side writes is rounded together. Rounding never decides a contract.</source>
        <translation>Tout ce que marque un camp est arrondi ensemble. L’arrondi ne décide jamais d’un contrat.</translation>
    </message>
    <message>
        <source>The last deal of the match is not rounded.</source>
        <translation>La dernière donne de la partie n’est pas arrondie.</translation>
    </message>
    <message>
        <source>The sheet is kept in tens: 16 for the cards of a deal, 2 for belote, 5 for a run of four.</source>
        <translation>La feuille est tenue en dizaines : 16 pour les cartes d’une donne, 2 pour la belote, 5 pour un cinquante.</translation>
    </message>
    <message>
        <source>End of the match</source>
        <translation>Fin de la partie</translation>
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
        <source>If both sides get there in the same deal, the match is drawn.</source>
        <translation>Si les deux camps y parviennent dans la même donne, la partie est nulle.</translation>
    </message>
    <message>
        <source>If both sides get there in the same deal, the higher total wins; if they are equal, one more deal is played.</source>
        <translation>Si les deux camps y parviennent dans la même donne, le plus haut total gagne ; en cas d’égalité, on joue une donne de plus.</translation>
    </message>
    <message>
        <source>If both sides get there in the same deal, one more deal is played.</source>
        <translation>Si les deux camps y parviennent dans la même donne, on joue une donne de plus.</translation>
    </message>
    <message>
        <source>If both sides get there in the same deal, the takers of this deal win.</source>
        <translation>Si les deux camps y parviennent dans la même donne, les preneurs de cette donne gagnent.</translation>
    </message>
    <message>
        <source>If both sides get there in the same deal, the side that won this deal wins the match.</source>
        <translation>Si les deux camps y parviennent dans la même donne, le camp qui a gagné cette donne gagne la partie.</translation>
    </message>
    <message>
        <source>The match cannot end with a capot: then it goes on.</source>
        <translation>La partie ne peut pas finir sur un capot : elle continue alors.</translation>
    </message>
    <message>
        <source>The match cannot end while points are held over: then it goes on.</source>
        <translation>La partie ne peut pas finir tant que des points sont en litige : elle continue alors.</translation>
    </message>
    <message>
        <source>A side that wins no trick does not end the match by the belote of this deal.</source>
        <translation>Un camp qui ne fait aucun pli ne finit pas la partie avec la belote de cette donne.</translation>
    </message>
    <message>
        <source>The belote of a deal counts, but does not by itself end the match.</source>
        <translation>La belote d’une donne compte, mais ne met pas à elle seule fin à la partie.</translation>
    </message>
    <message>
        <source>The match lasts {deals} deals, those passed out not counted. The higher total wins; equal totals are a draw. Points still held over go back to the side they came from.</source>
        <translation>La partie dure {deals} donnes, sans compter celles où tout le monde passe. Le plus haut total gagne ; à total égal, la partie est nulle. Les points encore en litige reviennent au camp d’où ils viennent.</translation>
    </message>
</context>
<context>
    <name>variants</name>
    <message>
        <source>Classic Belote</source>
        <translation>Belote classique</translation>
    </message>
    <message>
        <source>France</source>
        <translation>France</translation>
    </message>
    <message>
        <source>Take the turned card or name a suit; declarations count.</source>
        <translation>On prend la retourne ou on nomme une couleur ; les annonces comptent.</translation>
    </message>
    <message>
        <source>Federation Belote</source>
        <translation>Belote fédérale</translation>
    </message>
    <message>
        <source>As clubs play it: ties are held over, the cards are shuffled every deal.</source>
        <translation>Comme en club : litiges, cartes mélangées à chaque donne.</translation>
    </message>
    <message>
        <source>Belote without declarations</source>
        <translation>Belote sans annonces</translation>
    </message>
    <message>
        <source>Only the cards, the last trick and belote count.</source>
        <translation>Seuls comptent les cartes, le dix de der et la belote.</translation>
    </message>
</context>
</TS>
