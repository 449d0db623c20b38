import { isSlug, mostCompared } from 'shared-types/urls/comparison-url'
import { persistedList } from './persisted-list.ts'

/** The slugs of the products that the shopper compares. */
const compared = persistedList<string>({
  key: 'compare',
  parse: (value) => (isSlug(value) ? value : null),
  nameOf: (slug) => slug,
  most: mostCompared,
})

/** The shopper's own comparison, in the order of adding; null on the server and until the page is hydrated. */
export const useCompared = (): string[] | null => compared.useItems()?.toReversed() ?? null

export const useComparedCount = (): number => compared.useItems((slugs) => slugs?.length ?? 0)

export const useIsCompared = (slug: string): boolean =>
  compared.useItems((slugs) => Boolean(slugs?.includes(slug)))

export const removeCompared = compared.remove

/** @param slugs in the order of the columns */
export const replaceCompared = (slugs: string[]) => compared.replace(slugs.toReversed())

/** Adds the product, or removes it if it is compared. False if there is no room: then nothing changes. */
export const toggleCompared = (slug: string): boolean => {
  const slugs = compared.read()
  if (slugs.includes(slug)) compared.remove(slug)
  else if (slugs.length < mostCompared) compared.put(slug)
  else return false
  return true
}
