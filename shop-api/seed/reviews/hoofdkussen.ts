import type { ReviewVoice } from './voice.ts'

export const hoofdkussen: ReviewVoice = {
  praise: [
    [
      'Sinds dit kussen word ik wakker zonder stijve nek.',
      'Geeft precies genoeg steun op mijn zij.',
      'Mijn hoofd zakt er niet doorheen, dat had ik bij mijn oude kussen wel.',
      'Na twee nachten wennen slaap ik er beter op dan ooit.',
      'Hoofdpijn in de ochtend is een stuk minder.',
    ],
    [
      'De hoogte is goed, niet te bol en niet te plat.',
      'Fijne hardheid, precies zoals omschreven.',
      'Zacht maar niet slap.',
      'Geeft precies genoeg mee.',
    ],
    [
      'De tijk is zacht en maakt geen geluid.',
      'Past goed in een gewoon sloop.',
      'Netjes genaaid, geen losse draadjes.',
      'Voelt koel aan bij het inslapen.',
    ],
    [
      'Na een paar maanden nog steeds in vorm.',
      'Ook na een half jaar nog niet ingezakt.',
      'Ik heb er hiervoor heel wat gehad, deze blijft.',
      'Meteen een tweede besteld voor mijn man.',
    ],
    [
      'Neem hem zelfs mee op vakantie.',
      'Goed advies gekregen over de hoogte, dat klopte helemaal.',
      'Fysiotherapeut raadde zo’n kussen aan en hij had gelijk.',
    ],
  ],
  remarks: [
    'De eerste nachten was het wennen.',
    'Had van mij een fractie hoger gemogen.',
    'Een extra sloop erbij zou een mooie aanvulling zijn.',
    'Het rook de eerste dag een beetje nieuw.',
    'Voor buikslapers denk ik wat te dik.',
  ],
  mixed: [
    'Mooi kussen, maar voor mij te hoog. Mijn vrouw ligt er nu op en is tevreden.',
    'De eerste weken geweldig, nu iets ingezakt. Ik kijk het nog even aan.',
    'Goede kwaliteit, alleen ben ik er nog niet over uit of de hardheid bij me past.',
  ],
  complaints: [
    'Voor mij veel te hard, ik kreeg er juist last van mijn nek van. Geld wel keurig terug.',
    'Zakte binnen twee weken in. Ik had meer veerkracht verwacht.',
  ],
}
