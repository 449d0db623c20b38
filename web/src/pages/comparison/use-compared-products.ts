import type { Product } from 'shared-types/contracts/catalog'
import { apiPaths } from 'shared-types/urls/api-paths'
import { isNotFound } from '../../api/problem-error.ts'
import { usePublic } from '../../api/use-public.ts'
import type { Reading } from '../../api/use-read.ts'

/** Null for a product that does not exist (any more). */
type Found = Product | null

const useProduct = (slug: string | undefined): Reading<Found> => {
  const reading = usePublic<Product>(slug === undefined ? null : apiPaths.product(slug))
  return isNotFound(reading.error) ? { ...reading, data: null, error: undefined } : reading
}

/** The products of a comparison, in its order, as one read, which is complete when all products are. */
export const useComparedProducts = (slugs: string[]): Pick<Reading<Found[]>, 'data' | 'error' | 'retry'> => {
  // The maximum number of compared products.
  const readings = [
    useProduct(slugs[0]),
    useProduct(slugs[1]),
    useProduct(slugs[2]),
    useProduct(slugs[3]),
  ].slice(0, slugs.length)
  const found = readings.flatMap(({ data }) => (data === undefined ? [] : [data]))
  return {
    data: found.length === slugs.length ? found : undefined,
    error: readings.find(({ error }) => error)?.error,
    retry: () => Promise.all(readings.filter(({ error }) => error).map(({ retry }) => retry())),
  }
}
