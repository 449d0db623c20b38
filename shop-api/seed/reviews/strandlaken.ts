import type { ReviewVoice } from './voice.ts'

export const strandlaken: ReviewVoice = {
  praise: [
    [
      'Ligt heerlijk op het strand.',
      'Je kunt er languit op liggen, ook als je lang bent.',
      'Lekker groot.',
      'Fijn formaat voor op een ligbed.',
      'Past precies in onze strandtas.',
    ],
    [
      'Droogt je goed af.',
      'Neemt meer op dan ik dacht.',
      'In de zon zo weer droog.',
      'Ook na het zwembad meteen weer te gebruiken.',
    ],
    [
      'Alles wat van het strand komt klop je er zo uit.',
      'Komt schoon uit de was, ook na een week zee.',
      'De kleuren zijn na de hele zomer nog goed.',
      'Heeft het chloorwater zonder schade doorstaan.',
      'Blijft zacht, ook na vaak wassen.',
    ],
    [
      'Mooier dan op de foto.',
      'Op een vol strand vind je het zo terug.',
      'Kreeg er op de camping complimenten over.',
      'De kleur is precies goed.',
    ],
    [
      'Goed gezoomd, niets rafelt.',
      'Stevige stof voor de prijs.',
      'Voor elk kind een besteld, zodat er geen ruzie is.',
      'Ook in de winter gebruiken we het, gewoon als badlaken.',
      'Gaat dit jaar weer mee op vakantie.',
    ],
  ],
  buts: [
    ['In de tas neemt het wel veel plaats in.', 'Een stuk langer had van mij gemogen.'],
    ['De eerste keer nam het nog niet goed water op.', 'Na het zwemmen is het best zwaar.'],
    ['In de eerste was liet het wat kleur los.', 'Er kwam wat pluis af.'],
    ['De kleuren zijn iets rustiger dan op het scherm.'],
    ['Het lusje had groter gemogen.'],
  ],
  remarks: [
    'Een bijpassende tas erbij zou leuk zijn.',
    'Was het eerst, dan neemt het beter op.',
    'Ik had het graag ook in een kindermaat gezien.',
    'Het kwam opgevouwen in een veel te grote doos.',
    'Jammer dat er geen vakje in zit voor sleutels.',
    'Even wennen dat één kant anders aanvoelt dan de andere.',
  ],
  mixed: [
    'Mooi laken, maar afdrogen doe ik liever met een handdoek.',
    'De kleur is goed, de stof dunner dan verwacht.',
    'Prima op het strand, in de wind waait het alle kanten op.',
    'Leuk patroon, na een zomer wel wat fletser.',
    'Groot genoeg, maar blijft lang nat.',
    'Voor dit bedrag had ik iets zwaarders verwacht.',
  ],
  complaints: [
    'De zoom liet na de eerste vakantie los.',
    'De kleur gaf af op een lichte ligstoel.',
    'Het water blijft erop liggen in plaats van erin te trekken.',
    'Overal haaltjes na één dag.',
    'Kleiner dan de maat die erbij stond.',
    'Na het wassen hard als karton.',
  ],
  tones: {
    great: {
      titles: [
        'Klaar voor de zomer',
        'Mooi strandlaken',
        'Gaat mee op vakantie',
        'Lekker groot laken',
        'Zomer in huis',
        'Top voor het zwembad',
        'Blij mee op het strand',
      ],
      openings: [
        'Voor de vakantie gekocht.',
        'Wat een fijn strandlaken.',
        'Onze oude lakens waren tot op de draad versleten.',
        'Net op tijd voor het mooie weer.',
      ],
    },
    good: {
      titles: ['Fijn strandlaken', 'Goed laken', 'Prima voor het strand', 'Leuk en goed'],
      openings: ['Een prima strandlaken.', 'Tevreden mee.', 'Goed bruikbaar.'],
    },
    fair: {
      titles: ['Redelijk strandlaken', 'Mooi maar dun', 'Niet overtuigd', 'Gaat wel'],
      openings: ['Ik had er meer van verwacht.', 'Gewoon een laken.'],
    },
    poor: {
      titles: ['Strandlaken valt tegen', 'Geen goede stof', 'Een zomer en klaar', 'Jammer'],
      openings: ['Helaas.', 'Hier zijn we niet blij mee.'],
    },
  },
}
