"""Names in Latin letters, so that a game is found whatever letters its name is typed in.

Letters are replaced one by one, as people of these languages write to each other without a keyboard of their own. Each
letter has one replacement, so a name typed in Latin and one typed in its own letters meet in the same text. The tables
follow the usual romanisations of Bulgarian, Serbian, Russian and Ukrainian, Greek, Armenian and Arabic; of Arabic only
what is written is replaced, for short vowels are not.
"""

from __future__ import annotations

_CYRILLIC = (
    "аa бb вv гg дd еe жzh зz иi йy кk лl мm нn оo пp рr сs тt уu фf хh цts чch шsh щsht ъa ьy юyu яya "
    "ыy эe іi їyi єye ґg јj љlj њnj ћc ђd џdz ѓg ќk ѕdz"
)
_GREEK = "αa βv γg δd εe ζz ηi θth ιi κk λl μm νn ξx οo πp ρr σs ςs τt υy φf χch ψps ωo"
_ARMENIAN = (
    "աa բb գg դd եe զz էe ըy թt ժzh իi լl խkh ծts կk հh ձdz ղgh ճch մm յy նn շsh ոo չch պp ջj ռr սs վv տt րr ցts ւv "
    "փp քk օo ֆf"
)
_ARABIC = "اa بb تt ثth جj حh خkh دd ذdh رr زz سs شsh صs ضd طt ظz عa غgh فf قq كk لl مm نn هh وo يi"
_LATIN = {pair[0]: pair[1:] for table in (_CYRILLIC, _GREEK, _ARMENIAN, _ARABIC) for pair in table.split()}
_TABLE = str.maketrans(_LATIN)


def romanised(text: str) -> str:
    """A text that has no capitals and accents (`game_search.plain`), in Latin letters."""
    return text.translate(_TABLE)
