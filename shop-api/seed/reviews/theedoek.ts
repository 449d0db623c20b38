import type { ReviewVoice } from './voice.ts'

export const theedoek: ReviewVoice = {
  praise: [
    [
      'Droogt meteen goed af.',
      'Neemt veel water op.',
      'Na de hele afwas nog niet doorweekt.',
      'De glazen komen er zonder strepen uit.',
      'Eindelijk een theedoek die ook echt droogt.',
    ],
    [
      'Fijne stevige stof.',
      'Dik genoeg, maar niet lomp.',
      'De zomen zitten goed vast.',
      'Het lusje is sterk en zit op de goede plek.',
    ],
    [
      'Na tien keer wassen nog mooi van kleur.',
      'Vlekken gaan er op zestig graden gewoon uit.',
      'Zo weer droog aan de waslijn.',
      'Wordt met elke wasbeurt zachter.',
      'Geen strijkbout nodig.',
    ],
    [
      'Staat vrolijk in de keuken.',
      'Hangt bij ons in het zicht en dat mag.',
      'De kleur past bij onze keukenkastjes.',
      'Te mooi om mee af te drogen, maar ik doe het toch.',
    ],
    [
      'Ook een set cadeau gedaan.',
      'Goede prijs voor wat je krijgt.',
      'Mijn dochter heeft er een paar meegenomen naar haar kamer.',
      'De oude doeken zijn nu poetslap geworden.',
    ],
  ],
  buts: [
    [
      'De eerste keren stootte hij het water wat af, daarna ging het goed.',
      'Glazen hebben er soms een pluisje van.',
    ],
    ['Aan één zoom zat een los draadje.', 'De lus had langer gemogen.'],
    ['Hij kreukt flink.', 'Bij de eerste was kromp hij een stukje.'],
    ['Op het scherm leek de kleur wat feller.'],
    [],
  ],
  remarks: [
    'Een grotere set zou handig zijn.',
    'Ik had ze liever per stuk gekocht.',
    'Was ze eerst, dat staat er ook bij.',
    'De wikkel was mooi, maar overbodig.',
    'Een fractie groter en het was ideaal.',
    'Ik wist even niet welke kant de goede was.',
    'Een bijpassende pannenlap was leuk geweest.',
  ],
  mixed: [
    'Mooi om te zien, afdrogen kan beter.',
    'Goede stof, maar na het wassen een flink stuk kleiner.',
    'Voor de prijs prima, al zijn ze dunner dan ik dacht.',
    'De ene doek is netter gezoomd dan de andere.',
    'Droogt goed, maar hangt er altijd verkreukeld bij.',
    'Aardige doeken, ik had alleen een zachtere stof verwacht.',
  ],
  complaints: [
    'Schuift het water alleen maar heen en weer.',
    'Na een paar wasbeurten zaten er gaatjes in.',
    'Pluist zo erg dat ik alles opnieuw moet afspoelen.',
    'De kleur liep door op de rest van de was.',
    'Het lusje was na een week los.',
    'Scheef gesneden, opgevouwen klopt er niets van.',
  ],
  tones: {
    great: {
      titles: [
        'Fijne theedoeken',
        'Drogen goed',
        'Mooi en handig',
        'Goede keukendoeken',
        'Afdrogen is nu een feest',
        'Degelijke doeken',
        'Zo hoort een theedoek te zijn',
      ],
      openings: [
        'De la was aan nieuwe doeken toe.',
        'Heel gewone theedoeken, en dat is een compliment.',
        'Wat een fijne doeken.',
        'Op goed geluk besteld.',
      ],
    },
    good: {
      titles: ['Prima theedoeken', 'Goede doeken', 'Nette set', 'Tevreden over de doeken'],
      openings: ['Prima doeken.', 'Best tevreden.', 'Voor elke dag goed.'],
    },
    fair: {
      titles: ['Redelijke doeken', 'Gaat net', 'Mooi, niet handig', 'Middelmatig'],
      openings: ['Niet mijn beste koop.', 'Een beetje teleurgesteld.'],
    },
    poor: {
      titles: ['Drogen niet', 'Slechte theedoeken', 'Niet doen', 'Zonde'],
      openings: ['Hier heb ik niets aan.', 'Ze liggen nu onder in de la.'],
    },
  },
}
