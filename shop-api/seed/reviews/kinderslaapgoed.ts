import type { ReviewVoice } from './voice.ts'

/** For whatever lies in a child's room and is not a duvet cover. */
export const kinderslaapgoed: ReviewVoice = {
  praise: [
    [
      'Onze dochter is er heel blij mee.',
      'Mijn zoon van vier vindt het geweldig.',
      'De kleinkinderen willen niets anders meer als ze logeren.',
      'Een goede stap van het ledikant naar het grote bed.',
      'Ze laat het aan iedereen zien die langskomt.',
    ],
    [
      'Degelijk gemaakt, kan tegen een stootje.',
      'Netjes afgewerkt, geen losse draadjes of labels die kriebelen.',
      'Zacht materiaal, ook fijn voor een gevoelige huid.',
      'Rook meteen fris, geen chemische lucht.',
    ],
    [
      'Makkelijk schoon te houden, met kinderen wel zo handig.',
      'Al het een en ander overheen gegaan en nog steeds mooi.',
      'Na een half jaar dagelijks gebruik ziet het er nog goed uit.',
    ],
    [
      'De maat klopt precies.',
      'Past mooi in de kinderkamer.',
      'Goede uitleg bij het product over de leeftijd.',
      'Voor ons tweede kind hetzelfde besteld.',
    ],
  ],
  remarks: [
    'Voor een ouder kind had ik een maat groter genomen.',
    'Had van mij in nog een kleur mogen bestaan.',
    'De verpakking kon met minder plastic.',
    'Even laten luchten voor het eerste gebruik.',
  ],
  mixed: [
    'Goed product, maar mijn dochter moest er erg aan wennen.',
    'Doet wat het moet doen. Voor dit geld had ik iets meer verwacht.',
  ],
  complaints: ['Een naad liet na een paar weken los. Wel meteen een nieuwe gekregen.'],
}
