import { z } from 'zod'
import type { Db } from '../../db/client.ts'
import { adviseProducts } from '../advise-products.ts'
import { passagesFor } from '../find-facts.ts'
import { type Citation, citationsOf } from './citations.ts'

/** Opens the order form for the shopper. Its contents are sent to the shop, never to a model. */
export const orderFormTool = 'toon_bestelformulier'

const Words = z.object({ woorden: z.string().min(1).max(200) })

const parameters = {
  type: 'object',
  properties: {
    woorden: { type: 'string', description: 'In gewone Nederlandse woorden, zonder persoonlijke gegevens.' },
  },
  required: ['woorden'],
}

/** The only tools of a model: lookups of public data, and showing a form. */
const known: Record<string, { description: string; find: (db: Db, words: string) => Promise<Citation[]> }> = {
  zoek_producten: {
    description: 'Zoekt producten die te koop zijn bij een wens, zoals "warm dekbed 240x220".',
    find: async (db, words) => citationsOf({ passages: [], advice: await adviseProducts(db, words) }),
  },
  zoek_servicepaginas: {
    description: 'Zoekt in de servicepagina’s: bezorgen, terugsturen, betalen, garantie, onderhoud, contact.',
    find: async (db, words) =>
      citationsOf({ passages: await passagesFor(db, words, 'service'), advice: null }),
  },
}

export const tools = [
  ...Object.entries(known).map(([name, { description }]) => ({
    type: 'function' as const,
    function: { name, description, parameters },
  })),
  {
    type: 'function' as const,
    function: {
      name: orderFormTool,
      description: 'Toont de klant het formulier waarmee de winkel de stand van een bestelling opzoekt.',
      parameters: { type: 'object', properties: {} },
    },
  },
]

const wordsFrom = (given: string): string | null => {
  try {
    const parsed = Words.safeParse(JSON.parse(given))
    return parsed.success ? parsed.data.woorden : null
  } catch {
    return null
  }
}

/** The results of a tool; empty for an unknown tool or invalid arguments. */
export const runTool = async (db: Db, name: string, given: string): Promise<Citation[]> => {
  const tool = Object.hasOwn(known, name) ? known[name] : undefined
  const words = wordsFrom(given)
  return tool && words !== null ? tool.find(db, words) : []
}
