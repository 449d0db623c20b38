export type Score = 1 | 2 | 3 | 4 | 5

/** How content a review is: 5, 4, 3 and at most 2 stars. */
export type Tone = 'great' | 'good' | 'fair' | 'poor'

export const toneOf: Record<Score, Tone> = { 5: 'great', 4: 'good', 3: 'fair', 2: 'poor', 1: 'poor' }

/** What buyers of one kind of product say. Every sentence stands on its own; `{kleur}` is the product's colour. */
export interface ReviewVoice {
  /** Praise by topic; a review takes at most one sentence of each. */
  praise: string[][]
  /** The small "but" on the topic at the same place in `praise`: who has it does not praise that topic. */
  buts: string[][]
  /** The small "but" of a four-star review about something that no praise speaks of. */
  remarks: string[]
  /** Whole reviews of three stars. */
  mixed: string[]
  /** What is wrong, for one or two stars; how it ended is told by `sorryEndings`. */
  complaints: string[]
  /** Headlines and first sentences. They name no property, so that they fit every sentence that follows. */
  tones: Record<Tone, { titles: string[]; openings: string[] }>
}

/** Now and then at the end of a doubtful review. */
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

/** Now and then at the end of a complaint. */
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

/** About the shop rather than the thing; now and then at the end of a happy review. */
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

/** The same, for what comes by parcel post the next day. */
export const parcelLines = [
  'De volgende dag al in huis.',
  'Besteld op zondagavond, maandag bezorgd.',
  'De bezorger was vriendelijk en belde netjes aan.',
  'Zat in een doos in plaats van plastic, dat vind ik een pluspunt.',
  'Snel verzonden en goed ingepakt.',
]
