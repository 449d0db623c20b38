export type Score = 1 | 2 | 3 | 4 | 5

/** The satisfaction of a review: 5, 4, 3 and at most 2 stars. */
export type Tone = 'great' | 'good' | 'fair' | 'poor'

export const toneOf: Record<Score, Tone> = { 5: 'great', 4: 'good', 3: 'fair', 2: 'poor', 1: 'poor' }

/** Review texts for one kind of product. Each sentence can stand alone; `{kleur}` is the product's colour. */
export interface ReviewVoice {
  /** Praise by topic; a review uses at most one sentence per topic. */
  praise: string[][]
  /** Minor objections; `buts[i]` concerns the topic `praise[i]`. The same review does not praise it. */
  buts: string[][]
  /** Minor objections of a four-star review, about topics that have no praise. */
  remarks: string[]
  /** Complete three-star reviews. */
  mixed: string[]
  /** Complaints, for one or two stars; `sorryEndings` adds the outcome. */
  complaints: string[]
  /** Titles and opening sentences. They mention no property, so that any sentence can follow. */
  tones: Record<Tone, { titles: string[]; openings: string[] }>
}

/** Optional last sentence of a doubtful review. */
export const doubtfulEndings = [
  'Al met al redelijk.',
  'Daarom drie sterren.',
  'Misschien ben ik te kritisch.',
  'Een volgende keer twijfel ik even langer.',
  'Terugsturen doe ik niet, maar enthousiast ben ik ook niet.',
  'Geen miskoop, ook geen topper.',
  'Voor iemand anders is het misschien precies goed.',
  'Met een paar kleine verbeteringen had ik meer sterren gegeven.',
]

/** Optional last sentence of a complaint. */
export const sorryEndings = [
  'Voor mij dus niet.',
  'Ik had er na alle goede beoordelingen meer van verwacht.',
  'De klantenservice reageerde wel snel.',
  'Ik heb mijn geld zonder discussie teruggekregen.',
  'Ik heb de retour aangemeld en dat ging makkelijk.',
  'Voor dit bedrag mag je beter verwachten.',
  'Jammer, want verder koop ik hier met plezier.',
  'Ik kies de volgende keer iets anders.',
]

export const titlesByScore: Record<Score, string[]> = {
  5: [
    'Heel blij mee',
    'Aanrader!',
    'Precies wat ik zocht',
    'Top kwaliteit',
    'Super tevreden',
    'Doet wat het belooft',
    'Beter dan verwacht',
    'Zou het zo weer kopen',
    'Fijn product',
    'Helemaal goed',
    'Goede koop',
    'Kwaliteit voor een eerlijke prijs',
    'Niets op aan te merken',
    'Wat een verschil',
    'Goed geslaagd',
    'Ik ben om',
    'Meer dan tevreden',
    'Vijf sterren waard',
  ],
  4: [
    'Goed, klein minpuntje',
    'Tevreden',
    'Mooi product',
    'Prima kwaliteit',
    'Bijna perfect',
    'Goede prijs-kwaliteit',
    'Fijne aankoop',
    'Netjes',
    'Blij mee, met een kanttekening',
    'Voldoet aan de verwachting',
    'Gewoon goed',
    'Degelijk',
  ],
  3: [
    'Redelijk',
    'Gaat wel',
    'Had er meer van verwacht',
    'Niet slecht, niet super',
    'Twijfel',
    'Valt iets tegen',
  ],
  2: ['Valt tegen', 'Jammer', 'Niet wat ik hoopte', 'Matig'],
  1: ['Teleurgesteld', 'Voor mij niet', 'Geen succes', 'Niet tevreden'],
}

/** About the shop, not the product; optional last sentence of a happy review. */
export const serviceLines = [
  'Netjes verpakt en op tijd geleverd.',
  'Via de track and trace precies te volgen.',
  'Bestellen en betalen ging makkelijk.',
  'Mijn vraag via de mail was binnen een uur beantwoord.',
  'Ik bestel hier vaker en het gaat altijd goed.',
  'Duidelijke site, ik had zo gevonden wat ik zocht.',
  'De klantenservice dacht heel goed mee.',
  'Fijne winkel, hier kom ik terug.',
]

/** As above, for articles that arrive by parcel post the next day. */
export const parcelLines = [
  'De volgende dag al in huis.',
  'Besteld op zondagavond, maandag bezorgd.',
  'De bezorger was vriendelijk en belde netjes aan.',
  'Zat in een doos in plaats van plastic, dat vind ik een pluspunt.',
  'Snel verzonden en goed ingepakt.',
]
