import { isAdviceQuery, readAdviceAnswers, writeAdviceAnswers } from 'shared-types/urls/advice-answers'
import { listingKeys, listingQuery, malformedListingKeys } from 'shared-types/urls/listing-url'
import { ReviewSort } from 'shared-types/contracts/catalog'
import { mostProducts } from 'shared-types/urls/api-paths'
import { largestPageSize, longestListPath, usualPageSize } from 'shared-types/limits'
import { isPathSegment, isSegmentText, longestSegment } from 'shared-types/urls/path-pattern'
import { searchTerm } from 'shared-types/search-term'
import { RowIdText } from 'shared-types/urls/queries'
import { z } from 'zod'

// The parameters of the public reads. The schemas also normalise them, so that each answer is cached under one name.

const longest = 400

export const Slug = z.string().max(longestSegment).refine(isPathSegment)

/** The code in the address of an advice. */
export const AdviceCode = Slug.max(60)

/** A category with its filter segments, without leading and trailing slashes. */
export const CategoryPath = z
  .string()
  .max(longestListPath)
  .transform((path) => path.replace(/^\/|\/$/g, ''))
  .refine((path) => path.split('/').every(isSegmentText))

/** The filter segments after `/zoeken/` or after a brand; may be empty. */
export const FilterPath = z
  .string()
  .max(longestListPath)
  .default('')
  .transform((path) => path.replace(/^\/|\/$/g, ''))
  .refine((path) => path === '' || path.split('/').every(isSegmentText))

/** A search term as typed, of any length. */
export const Term = z.string().default('').transform(searchTerm)

export const Sort = ReviewSort.default('newest')

export const Stars = z
  .string()
  .regex(/^[1-5]$/)
  .transform(Number)
  .optional()

export const ListingQuery = z
  .string()
  .max(longest)
  .default('')
  // An unknown sort order gives the default one: the products are the same.
  .refine((query) => malformedListingKeys(query).every((key) => key === listingKeys.sort))
  .transform(listingQuery)

/** The answers so far, in the same format as the browser writes them. */
export const AdviceQuery = z
  .string()
  .max(longest)
  .default('')
  .refine(isAdviceQuery)
  .transform((query) => writeAdviceAnswers(readAdviceAnswers(query)))

export const Page = z
  .string()
  .regex(/^[1-9]\d{0,3}$/)
  .default('1')
  .transform(Number)

export const PageSize = z.coerce.number().int().min(1).max(largestPageSize).default(usualPageSize)

/** Sorted and without duplicates, so that the same products share one cached answer. */
export const Ids = z
  .string()
  .max(longest)
  .transform((ids) => ids.split(','))
  .pipe(z.array(RowIdText).min(1).max(mostProducts))
  .transform((ids) => [...new Set(ids)].toSorted((a, b) => a - b))
