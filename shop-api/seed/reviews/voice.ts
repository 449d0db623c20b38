export type Score = 1 | 2 | 3 | 4 | 5

/** What buyers of one kind of product say. Every sentence stands on its own; `{kleur}` is the product's colour. */
export interface ReviewVoice {
  /** Praise by topic; a review takes at most one sentence of each. */
  praise: string[][]
  /** The small "but" of a four-star review. */
  remarks: string[]
  /** Whole reviews of three stars. */
  mixed: string[]
  /** Whole reviews of one or two stars. */
  complaints: string[]
}

/** Now and then at the end of a doubtful review. */
export const doubtfulEndings = [
  'Al met al redelijk.',
  'Voor deze prijs kan het ermee door.',
  'Daarom drie sterren.',
  'Misschien ben ik te kritisch.',
  'De levering was wel snel.',
  'Een volgende keer twijfel ik even langer.',
  'Met de korting erbij was het een prima koop.',
]

/** Now and then at the end of a complaint. */
export const sorryEndings = [
  'Misschien had ik pech.',
  'Voor mij dus niet.',
  'De bestelling zelf verliep verder goed.',
  'Volgende keer ga ik eerst in de showroom voelen.',
  'Met de klantenservice was niets mis.',
  'Ik had er na alle goede beoordelingen meer van verwacht.',
]

export const titlesByScore: Record<Score, string[]> = {
  5: [
    'Heel blij mee',
    'Aanrader!',
    'Precies wat ik zocht',
    'Top kwaliteit',
    'Super tevreden',
    'Doet wat het belooft',
    'Mooier dan op de foto',
    'Beter dan verwacht',
    'Zou het zo weer kopen',
    'Fijn product',
    'Alweer de tweede die ik bestel',
    'Helemaal goed',
    'Prachtig',
    'Eindelijk gevonden',
    'Goede koop',
    'Kwaliteit voor een eerlijke prijs',
    'Niets op aan te merken',
    'Wat een verschil',
    'Echt een verwennerij',
    'Heerlijk',
    'Goed geslaagd',
    'Netjes en snel geleverd',
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
  1: ['Teleurgesteld', 'Helaas teruggestuurd', 'Geen succes'],
}

/** About the shop rather than the thing; now and then at the end of a happy review. */
export const serviceLines = [
  'Volgende dag al in huis.',
  'Besteld op zondagavond, maandag bezorgd.',
  'Netjes verpakt en op tijd geleverd.',
  'Verzending was gratis en snel.',
  'Klantenservice hielp me goed met de juiste maat.',
  'Bezorger was vriendelijk en belde netjes aan.',
  'Verkeerde maat besteld, maar ruilen ging zonder gedoe.',
  'Via de track and trace precies te volgen.',
  'Achteraf betalen werkte ook prima.',
  'Bestellen ging makkelijk.',
  'Zat in een doos in plaats van plastic, dat vind ik een pluspunt.',
  'Mijn vraag via de mail was binnen een uur beantwoord.',
  'Ik bestel hier vaker en het gaat altijd goed.',
  'Een dag later dan beloofd, maar daar kan ik mee leven.',
]
