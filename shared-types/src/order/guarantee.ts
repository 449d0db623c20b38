import type { Product } from '../contracts/catalog.ts'
import type { ServiceSlug } from '../urls/slug.ts'

/** The page at `/service/…` with the conditions of the guarantees that products promise (art. 7:6a BW). */
export const guaranteePage: ServiceSlug = 'garantievoorwaarden'

/** Whether a product promises a guarantee beside that of the law. Employees write these texts. */
export const promisesGuarantee = ({
  usps,
  specifications,
}: Pick<Product, 'usps' | 'specifications'>): boolean =>
  usps.some(isPromise) ||
  specifications.some(({ title, value }) => /^garantie/i.test(title) || isPromise(value))

const isPromise = (text: string): boolean => /\bjaar garantie\b/i.test(text)
