import type { Product } from 'shared-types/contracts/catalog'
import { comparedSlug } from 'shared-types/urls/comparison-url'
import { apiPaths } from 'shared-types/urls/api-paths'
import { isNotFound } from '../../api/problem-error.ts'
import { usePublic } from '../../api/use-public.ts'
import type { Reading } from '../../api/use-read.ts'
import { asChosen } from './as-chosen.ts'

/** Null for a product that does not exist (any more). */
type Found = Product | null

const useProduct = (entry: string | undefined): Reading<Found> => {
  const reading = usePublic<Product>(entry === undefined ? null : apiPaths.product(comparedSlug(entry)))
  if (isNotFound(reading.error)) return { ...reading, data: null, error: undefined }
  const { data } = reading
  return data && entry !== undefined ? { ...reading, data: asChosen(data, entry) } : reading
}

/** The products of a comparison, in its order, as one read, which is complete when all products are. */
export const useComparedProducts = (
  entries: string[],
): Pick<Reading<Found[]>, 'data' | 'error' | 'retry'> => {
  // The maximum number of compared products.
  const readings = [
    useProduct(entries[0]),
    useProduct(entries[1]),
    useProduct(entries[2]),
    useProduct(entries[3]),
  ].slice(0, entries.length)
  const found = readings.flatMap(({ data }) => (data === undefined ? [] : [data]))
  return {
    data: found.length === entries.length ? found : undefined,
    error: readings.find(({ error }) => error)?.error,
    retry: () => Promise.all(readings.filter(({ error }) => error).map(({ retry }) => retry())),
  }
}
