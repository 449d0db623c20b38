import type { Answer, Question } from './questions.ts'

// Parts that most beds share. The first answer without a supplement is the default of a bed.

export const upholstery: Question = {
  property: 'upholstery',
  title: 'Bekleding',
  article: 5200,
  answers: (
    [
      ['lichtgrijs', 'Lichtgrijs', 0, 'Houdt de kamer licht. Geweven polyester, 60.000 toeren (Martindale).'],
      ['antraciet', 'Antraciet', 0, 'Stoer en vergevingsgezind: een vlekje valt niet snel op.'],
      ['beige', 'Beige', 0, 'Een fijne melange van lichte en donkere garens.'],
      ['zand', 'Zand', 0, 'Een tint dieper dan beige, met een vleugje goud.'],
      ['taupe', 'Taupe', 0, 'Tussen bruin en grijs, en beweegt mee met het licht.'],
      ['petrol', 'Petrol', 85, 'Diep blauwgroen met een zachte glans. Zware kwaliteit, 80.000 toeren.'],
      ['olijfgroen', 'Olijfgroen', 85, 'Aards en kalm. Zware kwaliteit, 80.000 toeren.'],
      [
        'oudroze',
        'Oudroze',
        85,
        'Een gedempt roze, zacht zonder zoet te zijn. Zware kwaliteit, 80.000 toeren.',
      ],
    ] as const
  ).map(([id, text, extra, hint]): Answer => {
    const below = extra > 0 ? 'Zware stof' : 'Basisstof'
    return { id, text, extra, hint, below, code: id, image: `tiles/stof-${id}` }
  }),
}

const headboards = {
  vlak: { text: 'Vlak', hint: 'Strak gespannen, zonder naden. 105 cm hoog.' },
  verticaal: {
    text: 'Verticale banen',
    hint: 'Licht opgevulde banen, fijn om tegenaan te lezen. 115 cm hoog.',
  },
  gecapitonneerd: { text: 'Gecapitonneerd', hint: 'Diepe, doorgenaaide vierkanten. 120 cm hoog.' },
}

/** The headboards of a bed with their supplements, in display order. */
export const headboard = (extras: [keyof typeof headboards, number][]): Question => ({
  property: 'headboard',
  title: 'Hoofdbord',
  article: 5100,
  answers: extras.map(([id, extra]) => ({
    ...headboards[id],
    id,
    extra,
    code: id,
    image: `tiles/hoofdbord-${id}`,
  })),
})

const names: Record<string, string> = { 140: 'Twijfelaar', 160: 'Queen size', 180: 'King size' }

/** Sizes such as `180x200`, each with its supplement. */
export const dimension = (extras: [string, number][], most?: string): Question => ({
  property: 'dimension',
  title: 'Afmeting',
  article: 5000,
  answers: extras.map(([id, extra]): Answer => {
    const [width = '', length = ''] = id.split('x')
    const below = [names[width], length === '200' ? '' : 'extra lang'].filter(Boolean).join(', ')
    return {
      id,
      text: `${width} x ${length} cm`,
      below,
      extra,
      code: width,
      ...(id === most && { label: 'Meest gekozen' }),
      hint:
        width === '140'
          ? 'Eén box. Ruim voor één, knus voor twee.'
          : 'Twee losse boxen, die ook een smalle trap op kunnen.',
    }
  }),
})

const firmness: Answer[] = [
  {
    id: 'zacht',
    text: 'Zacht',
    below: 'Tot 80 kg',
    hint: 'Je zakt er iets in. Fijn voor wie licht is of op de zij slaapt.',
    image: 'tiles/hardheid-zacht',
  },
  {
    id: 'medium',
    text: 'Medium',
    below: '80 tot 120 kg',
    label: 'Meest gekozen',
    hint: 'De gulden middenweg. Past bij de meeste mensen.',
    image: 'tiles/hardheid-medium',
  },
  {
    id: 'stevig',
    text: 'Stevig',
    below: 'Vanaf 120 kg',
    hint: 'Weinig meegevend. Fijn voor rugslapers en wie zwaarder is.',
    image: 'tiles/hardheid-stevig',
  },
]

/** Left and right as seen from the foot of the bed. */
export const mattressSides: Question[] = [
  { property: 'mattress-left', title: 'Linkerkant', article: 5300, answers: firmness },
  { property: 'mattress-right', title: 'Rechterkant', article: 5300, answers: firmness },
]

export const oneMattress: Question = {
  property: 'mattress',
  title: 'Matras',
  article: 5310,
  answers: firmness,
}

export const topper: Question = {
  property: 'topper',
  title: 'Topper',
  article: 5400,
  answers: [
    {
      id: 'koudschuim',
      text: 'Koudschuim',
      below: 'HR40, 7 cm',
      hint: 'Veerkrachtig en ventilerend. Draait makkelijk mee.',
      image: 'tiles/topper-koudschuim',
    },
    {
      id: 'traagschuim',
      text: 'Traagschuim',
      below: '8 cm',
      extra: 120,
      hint: 'Vormt zich naar je lichaam en ontlast schouders en heupen.',
      image: 'tiles/topper-traagschuim',
    },
    {
      id: 'latex',
      text: 'Natuurlatex',
      below: '7 cm',
      extra: 180,
      hint: 'Punt voor punt elastisch, en blijft koel.',
      image: 'tiles/topper-latex',
    },
  ],
}

export const legs: Question = {
  property: 'legs',
  title: 'Poten',
  article: 5500,
  answers: [
    { id: 'eiken', text: 'Eiken', below: 'Rond, 12 cm', code: 'eiken', image: 'tiles/poot-eiken' },
    // Without a code: the legs in the pictures without a layer.
    { id: 'zwartblok', text: 'Zwart blok', below: 'Hout, 12 cm', image: 'tiles/poot-zwart-blok' },
    {
      id: 'chroom',
      text: 'Chroom',
      below: 'Rond, 12 cm',
      extra: 35,
      code: 'chroom',
      image: 'tiles/poot-chroom-rond',
    },
    {
      id: 'slede',
      text: 'Zwarte slede',
      below: 'Staal, 12 cm',
      extra: 95,
      code: 'slede',
      image: 'tiles/poot-zwarte-slede',
    },
  ],
}

export const storage: Question = {
  property: 'storage',
  title: 'Opbergruimte',
  article: 5600,
  answers: [
    { id: 'geen', text: 'Geen opbergruimte' },
    {
      id: 'laden',
      text: 'Twee laden',
      below: 'Aan het voeteneind',
      extra: 195,
      code: 'laden',
      hint: 'Op geleiders met demping. Binnenmaat 60 x 70 x 16 cm per lade.',
    },
    {
      id: 'kist',
      text: 'Opbergbox',
      below: 'Onder het hele bed',
      extra: 465,
      code: 'kist',
      hint: 'Het bed klapt open met gasveren. Binnenhoogte 24 cm.',
    },
  ],
}

export const lighting: Question = {
  property: 'lighting',
  title: 'Verlichting',
  article: 5700,
  answers: [
    { id: 'geen', text: 'Geen verlichting' },
    {
      id: 'leeslampjes',
      text: 'Twee leeslampjes',
      extra: 125,
      code: 'leeslampjes',
      hint: 'Op het hoofdbord, elk met een eigen schakelaar. Warm wit, dimbaar.',
    },
    {
      id: 'ledstrip',
      text: 'Ledstrip achter het hoofdbord',
      extra: 165,
      code: 'ledstrip',
      hint: 'Indirect licht langs de muur, met afstandsbediening.',
    },
  ],
}
