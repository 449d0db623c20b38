import { z } from 'zod'
import { houseNumberMessage } from '../forms/address.ts'
import { rowId } from '../ids/row-id.ts'
import { largestPageSize, longestListPath, usualPageSize } from '../limits.ts'
import { searchTerm } from '../search-term.ts'
import {
  LenientCountry,
  LenientHouseNumber,
  LenientZipcode,
  OrderToken,
  TypedSoFar,
  VatNumberText,
} from '../texts.ts'
import { segmentsOf } from './listing-filters.ts'
import { alikeOnWire, onWire } from '../wire.ts'
import { ReviewSort } from '../contracts/catalog.ts'
import { CountryCode } from '../contracts/checkout.ts'

// The queries of calls that both servers have. Their fields are parameters, which cannot refer to a schema by name,
// so that the documentation does not name these.

/** The id of a row in a path or a query. */
export const RowIdText = z.string().regex(rowId).transform(Number)

/** What an address is looked up by, as typed. */
export const AddressQuery = z.strictObject({
  zipcode: LenientZipcode.min(1, 'Vul een postcode in').max(16),
  houseNumber: LenientHouseNumber.regex(/\d/, houseNumberMessage).max(20),
  extension: z.string().max(15).default(''),
  country: onWire('country_code', LenientCountry.max(2).default('NL')),
})

/** A partly typed address; invalid input has no suggestions. */
export const TypedAddress = z.strictObject({
  zipcode: TypedSoFar.max(20),
  houseNumber: TypedSoFar.max(20).default(''),
})

export const VatQuery = z.strictObject({
  country: onWire('country_code', CountryCode.clone()),
  number: onWire('vat_number', VatNumberText.max(32)),
})

export const OrderId = z.strictObject({ id: z.uuid('Dit is geen geldig kenmerk van een bestelling') })
export const OrderLink = z.strictObject({ token: OrderToken })

export const OrdersQuery = z.strictObject({
  page: z.coerce.number().int().min(1).max(1000).default(1),
  pageSize: z.coerce.number().int().min(1).max(largestPageSize).default(usualPageSize),
})

export const ReviewsQuery = z.strictObject({
  page: z.coerce.number().int().min(1).max(10_000).default(1),
  pageSize: z.coerce.number().int().min(1).max(largestPageSize).default(usualPageSize),
  sort: ReviewSort.default('newest'),
  stars: z.coerce.number().int().min(1).max(5).optional(),
  // Longer than any typed term; only the beginning is used.
  q: z.string().max(10_000).default('').transform(searchTerm),
})

/** The query of `DELETE /v1/cart/item`. */
export const CartLineQuery = z.strictObject({ id: z.coerce.number().int().positive().max(2_147_483_647) })

/**
 * Spec §7 names five parameters. `path` contains the filter segments, `fullPath` the whole path of the page
 * (`/brands/{brand}/…`), which must belong to this brand; `func` names the caller's function, for the log.
 */
export const BrandQuery = alikeOnWire(
  z
    .strictObject({
      brand: z.string().min(1).max(500),
      path: z.string().max(longestListPath).default(''),
      querystring: z.string().max(1000).default(''),
      fullPath: z
        .string()
        .max(longestListPath + 200)
        .optional(),
      func: z.string().max(60).optional(),
    })
    .refine(
      ({ brand, fullPath = `brands/${brand}` }) =>
        segmentsOf(fullPath).slice(0, 2).join('/') === `brands/${brand}`,
      { path: ['fullPath'], message: 'Dit is geen pagina van dit merk' },
    ),
)
