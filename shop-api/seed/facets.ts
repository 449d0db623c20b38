/** The filters of the listings in display order, without the price filter, which is always available. */
export const facets = {
  'ae-maat': { title: 'Maat', selectionType: 'checkbox', infoText: null },
  'ae-kleur': { title: 'Kleur', selectionType: 'color', infoText: null },
  'ae-materiaal': { title: 'Materiaal', selectionType: 'checkbox', infoText: null },
  'ae-merk': { title: 'Merk', selectionType: 'checkbox', infoText: null },
  'ae-dessin': { title: 'Dessin', selectionType: 'checkbox', infoText: null },
  'ae-warmteklasse': {
    title: 'Warmteklasse',
    selectionType: 'checkbox',
    infoText:
      'Klasse 1 is het warmst, klasse 4 het koelst. Heb je het snel warm of slaap je in een goed geïsoleerd huis, kies dan klasse 3 of 4.',
  },
  'ae-vulling': { title: 'Vulling', selectionType: 'checkbox', infoText: null },
  'ae-hardheid': {
    title: 'Hardheid',
    selectionType: 'checkbox',
    infoText:
      'Tot 80 kilo slaap je meestal goed op zacht of medium, van 80 tot 120 kilo op medium of stevig, en daarboven op stevig.',
  },
  'ae-slaaphouding': { title: 'Slaaphouding', selectionType: 'checkbox', infoText: null },
  'ae-hoekhoogte': {
    title: 'Hoekhoogte',
    selectionType: 'checkbox',
    infoText:
      'Meet de dikte van je matras, met topper als je die hebt, en kies een hoek die minstens zo hoog is.',
  },
  'ae-vorm': { title: 'Vorm', selectionType: 'checkbox', infoText: null },
  'ae-lichtdoorlating': { title: 'Lichtdoorlating', selectionType: 'checkbox', infoText: null },
} as const
export type FacetCode = keyof typeof facets
