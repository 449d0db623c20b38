import type { facet, facetValue } from '../src/db/schema/products/catalog.ts'
import { basicColours } from './colours.ts'
import { facets, type FacetCode } from './facets.ts'
import { slugOf } from 'shared-types/urls/slug'

type FacetRow = typeof facet.$inferInsert
type FacetValueRow = typeof facetValue.$inferInsert

const codes = Object.keys(facets) as FacetCode[]

const inOrder: Partial<Record<FacetCode, string[]>> = {
  'ae-kleur': Object.values(basicColours).map(({ title }) => title),
  'ae-hardheid': ['Zacht', 'Medium', 'Stevig'],
}

const clothingSizes = ['S', 'M', 'L', 'XL', 'XXL']

const hexByTitle = new Map<string, string>(Object.values(basicColours).map(({ title, hex }) => [title, hex]))

const compare = (code: FacetCode) => (a: string, b: string) => {
  const order = inOrder[code]
  if (order) return order.indexOf(a) - order.indexOf(b)
  // -1 for other sizes, which precede those of clothing.
  const clothing = clothingSizes.indexOf(a) - clothingSizes.indexOf(b)
  return clothing || a.localeCompare(b, 'nl', { numeric: true })
}

/** The slug of a filter value: '240x220 cm' has the URL `/ae-maat/240x220/`. */
export const valueSlug = (title: string) => slugOf(title.replace(/ cm$/, ''))

/** The dimensions in a size's title, so that 'Badlaken 70x140 cm' and '70x140 cm' become one filter value. */
export const measureOf = (sizeTitle: string): string =>
  /(?:rond )?\d{1,4}(?:x\d{1,4})? cm$/i.exec(sizeTitle)?.[0] ?? sizeTitle

export interface FacetIndex {
  facets: FacetRow[]
  values: FacetValueRow[]
  /** Id of a filter value, by its title. */
  idOf: (code: FacetCode, title: string) => number
}

/** Assigns an id and a position to every filter value in use. */
export const createFacetIndex = (used: Map<FacetCode, Set<string>>): FacetIndex => {
  const ids = new Map<string, number>()
  const values: FacetValueRow[] = []
  for (const [index, code] of codes.entries()) {
    for (const [position, title] of [...(used.get(code) ?? [])].toSorted(compare(code)).entries()) {
      const id = values.length + 1
      ids.set(`${code} ${title}`, id)
      const color = code === 'ae-kleur' ? (hexByTitle.get(title) ?? null) : null
      values.push({ id, facetId: index + 1, slug: valueSlug(title), title, color, position })
    }
  }
  const rows = codes.map((code, index) =>
    Object.assign({ id: index + 1, code, position: index }, facets[code]),
  )
  const idOf = (code: FacetCode, title: string) => {
    const id = ids.get(`${code} ${title}`)
    if (id === undefined) throw new Error(`The filter ${code} has no value ${title}.`)
    return id
  }
  return { facets: rows, values, idOf }
}
