import type { ReviewVoice } from './voice.ts'

export const sprei: ReviewVoice = {
  praise: [
    [
      'De slaapkamer ziet er meteen opgeruimd uit.',
      'Maakt van een onopgemaakt bed een net bed.',
      'Staat nog mooier dan op de foto.',
      'De kleur {kleur} doet het goed bij onze muur.',
      'Iedereen die binnenkomt zegt er iets van.',
    ],
    [
      'Groot genoeg om ook de boxspring te bedekken.',
      'Hangt aan beide kanten even ver over.',
      'De maat is goed gekozen, hij sleept net niet.',
      'Valt mooi over het voeteneind.',
    ],
    [
      'Zwaar genoeg om te blijven liggen.',
      'Zakt niet van het bed, ook niet als de kat erop springt.',
      'Prettige stof, niet stijf.',
      'In de zomer slapen we er zo onder.',
      'Lekker als extra laag over het dekbed.',
    ],
    [
      'Past in onze gewone wasmachine.',
      'Na het wassen weer helemaal in vorm.',
      'Kreukt niet, ook niet opgevouwen in de kast.',
      'Een vlek ging er met een natte doek uit.',
    ],
    [
      'Het stiksel is heel regelmatig.',
      'Mooi afgewerkte rand.',
      'Je voelt dat het goed gemaakt is.',
      'Ook aan de achterkant netjes.',
    ],
  ],
  buts: [
    ['In het echt is de tint wat warmer dan op het scherm.'],
    ['Op ons hoge bed had hij een stuk langer gemogen.', 'Aan het hoofdeind kom ik een handbreedte tekort.'],
    ['Hij mag van mij iets zwaarder.', 'Opgevouwen is het een flink pak.'],
    ['Het drogen duurde twee dagen.', 'Ik moest ermee naar de wasserette, hij paste niet in onze trommel.'],
    ['Op een hoek zat een los draadje.'],
  ],
  remarks: [
    'Bijpassende kussens had ik er graag bij gekocht.',
    'Elke avond eraf en elke ochtend erop, dat moet je willen.',
    'De plooien van de verpakking hingen er na een week uit.',
    'Honden- en kattenharen zie je er goed op.',
    'Een opbergzak zat er niet bij.',
    'Het plastic waarin hij kwam rook even.',
  ],
  mixed: [
    'Mooie sprei, maar hij schuift over ons gladde dekbed.',
    'Goede stof, alleen kleiner dan ik had gerekend.',
    'Op de foto lijkt hij voller dan hij is.',
    'Mooi om te zien, lastig om te wassen.',
    'De kleur past net niet, verder niets mis mee.',
    'Voor de logeerkamer goed genoeg, voor onze eigen kamer zoek ik verder.',
  ],
  complaints: [
    'Na een wasbeurt zat de vulling op een hoop.',
    'De draden van het stiksel laten al los.',
    'Er ontbrak een stuk bies aan een kant.',
    'Ruikt na een week luchten nog naar de fabriek.',
    'De stof trekt overal haaltjes.',
    'Veel dunner dan verwacht, je ziet het dekbed erdoorheen.',
  ],
  tones: {
    great: {
      titles: [
        'Prachtige sprei',
        'Bed helemaal af',
        'Mooie bedsprei',
        'De slaapkamer knapt ervan op',
        'Blij met deze sprei',
        'Precies de sprei die ik zocht',
        'Valt mooi',
      ],
      openings: [
        'Ik zocht al lang een sprei.',
        'Wat een mooie sprei.',
        'Voor onze slaapkamer gekocht.',
        'Na de verbouwing wilde ik iets nieuws op bed.',
      ],
    },
    good: {
      titles: ['Mooie sprei', 'Goede sprei', 'Tevreden', 'Staat netjes', 'Prima sprei'],
      openings: ['Tevreden met de sprei.', 'Een nette sprei.', 'Goed gekozen.'],
    },
    fair: {
      titles: ['Redelijke sprei', 'Niet helemaal wat ik hoopte', 'Twijfelgeval', 'Kan ermee door'],
      openings: ['Ik had er iets anders van verwacht.', 'Deze sprei laat me twijfelen.'],
    },
    poor: {
      titles: ['Sprei valt tegen', 'Helaas geen mooie sprei', 'Gaat terug', 'Niet de kwaliteit'],
      openings: ['Helaas.', 'Zo had ik het me niet voorgesteld.'],
    },
  },
}
