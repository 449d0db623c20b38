import type { ReviewVoice } from './voice.ts'

/** For articles in a child's room other than duvet covers. */
export const kinderslaapgoed: ReviewVoice = {
  praise: [
    [
      'Onze dochter is er heel blij mee.',
      'Mijn zoon van vier vindt het geweldig.',
      'De kleinkinderen willen niets anders meer als ze logeren.',
      'Ze laat het aan iedereen zien die langskomt.',
      'Onze jongste wilde er meteen ook zo een.',
      'Hij is er heel trots op.',
    ],
    [
      'Degelijk gemaakt, kan tegen een stootje.',
      'Netjes afgewerkt, geen losse draadjes of labels die kriebelen.',
      'Zacht materiaal, ook fijn voor een gevoelige huid.',
      'Rook meteen fris, geen chemische lucht.',
      'Je ziet dat er goed over is nagedacht.',
    ],
    [
      'Makkelijk schoon te houden, met kinderen wel zo handig.',
      'Al het een en ander overheen gegaan en nog steeds mooi.',
      'Na een half jaar dagelijks gebruik ziet het er nog goed uit.',
      'Wordt hier niet gespaard en blijft netjes.',
    ],
    [
      'De maat klopt precies.',
      'Past mooi in de kinderkamer.',
      'Goede uitleg bij het product over de leeftijd.',
      'Precies groot genoeg voor de komende jaren.',
    ],
    [
      'Voor ons tweede kind hetzelfde besteld.',
      'Als cadeau gegeven, de ouders waren er erg blij mee.',
      'Ook voor bij opa en oma besteld.',
      'De kinderkamer is nu helemaal af.',
    ],
  ],
  buts: [
    ['Mijn dochter moest er een paar dagen aan wennen.'],
    ['Even laten luchten voor het eerste gebruik.', 'Aan de rand zat een los draadje.'],
    ['Kindervlekken gaan er niet allemaal in één keer uit.'],
    ['Voor een ouder kind had ik een maat groter genomen.', 'Iets kleiner dan ik me had voorgesteld.'],
    [],
  ],
  remarks: [
    'Het had van mij in nog een kleur mogen bestaan.',
    'De verpakking kon met minder plastic.',
    'Een cadeauverpakking zou leuk zijn.',
    'Leuk als er meer uit dezelfde serie was.',
    'Het waslabel is groter dan nodig.',
    'De bijgesloten uitleg is wat klein gedrukt.',
  ],
  mixed: [
    'Goed product, maar mijn dochter moest er erg aan wennen.',
    'Doet wat het moet doen. Voor dit geld had ik iets meer verwacht.',
    'Netjes gemaakt, alleen is ons kind er sneller uitgegroeid dan gedacht.',
    'Mooi, maar de kleur is in het echt wat vlakker.',
    'Voor het logeerbed prima, voor elke dag had ik het steviger verwacht.',
  ],
  complaints: [
    'Een naad liet na een paar weken al los.',
    'De geur was na een week luchten nog niet weg.',
    'De maat kwam niet overeen met wat er op de site stond.',
    'Na een paar maanden gebruik ziet het er al versleten uit.',
    'Er zat een vlek op toen ik het uit de verpakking haalde.',
  ],
  tones: {
    great: {
      titles: [
        'Kind blij, ouders blij',
        'Leuk voor de kinderkamer',
        'Groot succes',
        'Goed gemaakt',
        'Fijn voor kleine kinderen',
        'Daar kan het tegen',
        'Kinderkamer is af',
        'Weer een goede koop',
        'Een aanrader voor ouders',
      ],
      openings: [
        'Wat een leuke aankoop.',
        'Gekocht voor ons jongste kind.',
        'Cadeau voor ons kleinkind.',
        'De kinderkamer moest anders.',
        'Wij zijn er erg tevreden mee.',
      ],
    },
    good: {
      titles: [
        'Goed voor de kinderkamer',
        'Leuk en praktisch',
        'Degelijk',
        'Goed voor de prijs',
        'Kind is er blij mee',
        'Fijne aankoop',
      ],
      openings: ['Een goede aankoop.', 'Wij zijn tevreden.', 'Mooi gemaakt.'],
    },
    fair: {
      titles: ['Redelijk', 'Had ik anders verwacht', 'Half tevreden', 'Wisselend'],
      openings: ['Ik twijfel een beetje.', 'Niet slecht.'],
    },
    poor: {
      titles: ['Valt ons tegen', 'Jammer voor ons kind', 'Helaas'],
      openings: ['Voor een kind wil je iets goeds.', 'Ik had er meer van verwacht.'],
    },
  },
}
