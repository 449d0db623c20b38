/** Spec §2: the panels that explain mattress and dimension exist, but are disabled. */
export const showsExplanations = false

export type Explained = 'mattress' | 'dimension'

/** The panel of a step, if it has the mattress or dimension property. */
export const explanationOf = (properties: readonly { property: string }[]): Explained | null => {
  const asks = (name: Explained) => properties.some(({ property }) => property.split('-')[0] === name)
  if (asks('mattress')) return 'mattress'
  return asks('dimension') ? 'dimension' : null
}

export const weights = ['<80', '80-120', '120+'] as const
export const lengths = ['<150', '150-190', '>190'] as const
type Firmness = 'Zacht' | 'Medium' | 'Stevig'

/** By body weight in kg and length in cm: more weight, or less length for it, needs more support. */
export const firmnessAdvice: Record<(typeof weights)[number], Record<(typeof lengths)[number], Firmness>> = {
  '<80': { '<150': 'Medium', '150-190': 'Zacht', '>190': 'Zacht' },
  '80-120': { '<150': 'Stevig', '150-190': 'Medium', '>190': 'Medium' },
  '120+': { '<150': 'Stevig', '150-190': 'Stevig', '>190': 'Stevig' },
}

export const firmnesses: [name: Firmness, text: string][] = [
  ['Zacht', 'Je zakt er iets in. Fijn voor wie licht is of op de zij slaapt.'],
  ['Medium', 'De gulden middenweg: past bij de meeste mensen.'],
  ['Stevig', 'Geeft weinig mee. Fijn voor rugslapers en wie zwaarder is.'],
]

export const bedWidths: [width: number, name: string, text: string][] = [
  [140, 'Twijfelaar', 'Ruim voor één, knus voor twee.'],
  [160, 'Queen size', 'Voor twee, ook in een kleinere slaapkamer.'],
  [180, 'King size', 'Voor twee die graag de ruimte hebben.'],
]

/** Centimetres of `180x200`; 160 x 200 if the text has another form (spec §2). */
export const bedSize = (dimension: string | undefined): { width: number; length: number } => {
  const [, width, length] = /^(\d{2,3})x(\d{3})$/.exec(dimension ?? '') ?? []
  return width && length ? { width: Number(width), length: Number(length) } : { width: 160, length: 200 }
}
