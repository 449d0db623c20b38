import { comparedSlug, isCompared, mostCompared } from 'shared-types/urls/comparison-url'
import { persistedList } from './persisted-list.ts'

/** The products that the shopper compares, each with its variant if one was chosen. */
const compared = persistedList<string>({
  key: 'compare',
  parse: (value) => (isCompared(value) ? value : null),
  nameOf: comparedSlug,
  most: mostCompared,
})

/** The shopper's own comparison, in the order of adding; null on the server and until the page is hydrated. */
export const useCompared = (): string[] | null => compared.useItems()?.toReversed() ?? null

export const useComparedCount = (): number => compared.useItems((slugs) => slugs?.length ?? 0)

const has = (entries: string[], slug: string) => entries.some((entry) => comparedSlug(entry) === slug)

export const useIsCompared = (slug: string): boolean =>
  compared.useItems((entries) => has(entries ?? [], slug))

/** By slug. */
export const removeCompared = compared.remove

/** @param entries in the order of the columns */
export const replaceCompared = (entries: string[]) => compared.replace(entries.toReversed())

/** Adds the product, or removes it if it is compared. False if there is no room: then nothing changes. */
export const toggleCompared = (entry: string): boolean => {
  const slug = comparedSlug(entry)
  const entries = compared.read()
  if (has(entries, slug)) compared.remove(slug)
  else if (entries.length < mostCompared) compared.put(entry)
  else return false
  return true
}
