import { z } from 'zod'
import { usualDelivery } from '../../../calendar/delivery-cutoff.ts'
import { Image } from '../../../image.ts'
import { DescribedImage, filledText, HexColor, NewSlug, RowId, Slug, textOf } from '../fields.ts'
import { ListSearchQuery } from '../list.ts'

/** A price of an article in cents, within limits that catch typing errors. */
const PriceInCents = z
  .int('Vul een prijs in.')
  .min(1, 'De prijs is minstens € 0,01.')
  .max(9_999_999, 'De prijs is hoogstens € 99.999,99.')

const wrongRate = 'Vul een heel percentage van 0 tot 100 in.'

/** The VAT that a price includes, in percent. */
const VatRate = z.int(wrongRate).min(0, wrongRate).max(100, wrongRate)

/** What the forms offer, the usual one first; a file can set any rate. */
export const vatRates = [21, 9, 0] as const

const pieces = (least: number) =>
  z
    .int('Vul een heel aantal in.')
    .min(least, `Vul minstens ${least} in.`)
    .max(100_000, 'Vul hoogstens 100.000 in.')

const StockThreshold = pieces(0)

/** `q` is a part of the title, the address or the number of an article. Archived products have a status of their own. */
export const ProductQuery = ListSearchQuery.extend({
  categoryId: z.coerce.number().pipe(RowId).optional(),
  brandId: z.coerce.number().pipe(RowId).optional(),
  status: z.enum(['shown', 'hidden', 'archived']).optional(),
  /** Products with an article for sale that has no stock, or less than its threshold. */
  stock: z.enum(['out', 'low']).optional(),
})
export type ProductQuery = z.infer<typeof ProductQuery>

export const ProductSummary = z.strictObject({
  id: RowId,
  title: z.string(),
  brand: z.string(),
  category: z.string(),
  active: z.boolean(),
  priceFromCents: z.int(),
  variants: z.int(),
  stock: z.int(),
  picture: z.string().nullable(),
})
export type ProductSummary = z.infer<typeof ProductSummary>

export const StaffVariant = z.strictObject({
  id: RowId,
  sku: z.string(),
  title: z.string(),
  /** One per option of its product. */
  values: z.array(z.string()),
  facetValueIds: z.array(RowId),
  /** The file of its own photo; null if the first photo of the product shows it. */
  image: z.string().nullable(),
  /** The colour of its value of the option with colours; null without such an option. */
  color: z.string().nullable(),
  /** The filter values and the colour of filter values with the names of its options. */
  proposed: z.strictObject({ facetValueIds: z.array(RowId), color: z.string().nullable() }),
  /** Its number and options stay, and it is not removed, because an order, a cart or a gift refers to it. */
  referred: z.boolean(),
  priceCents: z.int(),
  /** The lowest price of the thirty days before the reduction; null without one. */
  priceOldCents: z.int().nullable(),
  stock: z.int(),
  stockThreshold: z.int(),
  active: z.boolean(),
  delivery: z.string(),
  vatRate: z.int(),
  sale: z
    .strictObject({
      priceCents: z.int(),
      startsAt: z.iso.datetime(),
      endsAt: z.iso.datetime(),
      running: z.boolean(),
      /** By law its price is no reduction: the shop shows no old price beside it. */
      isUnreduced: z.boolean(),
    })
    .nullable(),
})
export type StaffVariant = z.infer<typeof StaffVariant>

/** A product as stored. Older texts may be longer than what an employee can save now. */
export const StaffProduct = z.strictObject({
  id: RowId,
  slug: z.string(),
  version: z.int(),
  title: z.string(),
  summary: z.string(),
  description: z.string(),
  usps: z.array(z.string()),
  specifications: z.array(z.strictObject({ title: z.string(), value: z.string() })),
  brandId: RowId,
  mainCategoryId: RowId,
  categoryIds: z.array(RowId),
  /** Without the values of its articles and its brand, which are derived. */
  facetValueIds: z.array(RowId),
  images: z.array(z.strictObject(Image.shape)),
  /** The delivery time of all its articles; empty if they differ. */
  delivery: z.string(),
  /** The same, so that a change shows. */
  deliveryBefore: z.string(),
  overlay: z.string().nullable(),
  active: z.boolean(),
  metaTitle: z.string(),
  metaDescription: z.string(),
  archived: z.boolean(),
  /** The options in which its articles differ, in order, each with its values. */
  options: z.array(
    z.strictObject({ title: z.string(), values: z.array(z.string()), hasColors: z.boolean() }),
  ),
  /** Shows the product in the shop, also while it is hidden. */
  previewUrl: z.string(),
  variants: z.array(StaffVariant),
})
export type StaffProduct = z.infer<typeof StaffProduct>

/** Per product. */
export const mostPhotos = 20

/** What an employee saves of a product. `version` is that of the product as it was read. */
export const ProductChange = StaffProduct.omit({
  id: true,
  archived: true,
  options: true,
  previewUrl: true,
  variants: true,
}).extend({
  /** If it changes, the old address redirects. */
  slug: Slug,
  title: filledText(150),
  summary: filledText(500),
  /** HTML, sanitised before it is stored. */
  description: textOf(50_000),
  usps: z.array(filledText(200)).max(10, 'Hoogstens tien pluspunten.'),
  specifications: z.array(z.strictObject({ title: filledText(100), value: filledText(300) })).max(50),
  categoryIds: z.array(RowId).max(50),
  facetValueIds: z.array(RowId).max(200),
  images: z
    .array(DescribedImage)
    .max(mostPhotos, `Hoogstens ${mostPhotos} foto’s.`)
    .refine(
      (images) => new Set(images.map(({ file }) => file)).size === images.length,
      'Een foto staat er twee keer.',
    ),
  /** If it changes, all articles get this delivery time; otherwise each retains its own. */
  delivery: textOf(200),
  overlay: textOf(40).nullable(),
  metaTitle: textOf(200),
  metaDescription: textOf(500),
})
export type ProductChange = z.infer<typeof ProductChange>

/** A colon and a semicolon separate options in a file of the assortment. */
const optionText = filledText(100).regex(/^[^:;]*$/, 'Gebruik geen dubbele punt of puntkomma.')

/** The options of an article as a file of the assortment has them, and at most as long. */
export const formatOptions = (options: { title: string; value: string }[]): string =>
  options.map(({ title, value }) => `${title}: ${value}`).join('; ')
export const longestOptions = 300

/** The delivery of another article of a product: never sooner than the others. */
export const deliveryOfNew = (others: { delivery: string }[] = []): string =>
  others.find(({ delivery }) => delivery !== usualDelivery)?.delivery ?? usualDelivery

/** An article as an employee adds it. Of a product that exists, the options have its titles, in its order. */
export const AddedArticle = z.strictObject({
  sku: filledText(60),
  options: z
    .array(z.strictObject({ title: optionText, value: optionText }))
    .min(1, 'Vul minstens één keuze in, zoals Maat: 140x200.')
    .max(5, 'Hoogstens vijf keuzes.')
    .refine((options) => formatOptions(options).length <= longestOptions, 'De keuzes zijn samen te lang.'),
  priceCents: PriceInCents,
  stock: pieces(0),
  /** Without it, the usual one. */
  vatRate: VatRate.optional(),
  /** Without it, `deliveryOfNew`. */
  delivery: filledText(200).optional(),
})
export type AddedArticle = z.infer<typeof AddedArticle>

/** A product with its first article, hidden until it has a picture and an employee shows it. */
export const NewProduct = z.strictObject({
  title: filledText(150),
  slug: NewSlug,
  brandId: RowId,
  mainCategoryId: RowId,
  article: AddedArticle,
})
export type NewProduct = z.infer<typeof NewProduct>

/** A product in orders or carts is archived; every other one is deleted. */
export const RemovedProduct = z.strictObject({ outcome: z.enum(['deleted', 'archived']) })
export type RemovedProduct = z.infer<typeof RemovedProduct>

/** `wasCents` is the price that the employee saw. */
export const PriceChange = z.strictObject({ priceCents: PriceInCents, wasCents: z.int() })
export type PriceChange = z.infer<typeof PriceChange>

export const PlannedSale = z.strictObject({
  priceCents: PriceInCents,
  startsAt: z.iso.datetime('Vul een datum en tijd in.'),
  endsAt: z.iso.datetime('Vul een datum en tijd in.'),
})
export type PlannedSale = z.infer<typeof PlannedSale>

/** With the sale that the form showed, which is replaced; null if there was none. */
export const SaleChange = PlannedSale.extend({ was: PlannedSale.nullable() })
export type SaleChange = z.infer<typeof SaleChange>

/** Pieces that came (positive) or went (negative). */
export const StockChange = z.strictObject({
  change: pieces(-100_000).refine((change) => change !== 0, 'Vul in hoeveel erbij komt of afgaat.'),
  reason: filledText(200),
})
export type StockChange = z.infer<typeof StockChange>

/** Whether an article is for sale. */
export const AvailabilityChange = z.strictObject({ active: z.boolean() })
export type AvailabilityChange = z.infer<typeof AvailabilityChange>

/** What the form of an article changes at once, as it was when the form was opened. */
export const VariantBefore = StaffVariant.pick({
  active: true,
  stockThreshold: true,
  delivery: true,
  vatRate: true,
})

/** `was` is what the employee saw: an article has no version, because orders change its stock. */
export const VariantChange = z.strictObject({
  active: z.boolean(),
  stockThreshold: StockThreshold,
  delivery: filledText(200),
  vatRate: VatRate,
  was: VariantBefore,
})
export type VariantChange = z.infer<typeof VariantChange>

/** How the shop shows an article, as it was when the form was opened. */
export const VariantLookBefore = StaffVariant.pick({ facetValueIds: true, image: true, color: true })

export const VariantLook = z.strictObject({
  facetValueIds: z.array(RowId).max(50, 'Kies hoogstens vijftig filterwaarden.'),
  image: z.string().max(200).nullable(),
  color: HexColor.nullable(),
  was: VariantLookBefore,
})
export type VariantLook = z.infer<typeof VariantLook>

/** What identifies an article for employees and shoppers, as it was when the form was opened. */
export const VariantNameBefore = StaffVariant.pick({ sku: true, values: true })

export const VariantName = z.strictObject({
  sku: filledText(60),
  values: z.array(optionText).max(5),
  was: VariantNameBefore,
})
export type VariantName = z.infer<typeof VariantName>

/** The newest first. */
export const VariantHistory = z.strictObject({
  prices: z.array(z.strictObject({ validFrom: z.iso.datetime(), priceCents: z.int() })),
  corrections: z.array(
    z.strictObject({
      at: z.iso.datetime(),
      change: z.int(),
      stockAfter: z.int(),
      reason: z.string(),
      by: z.string(),
    }),
  ),
})
export type VariantHistory = z.infer<typeof VariantHistory>

/** The choices in the forms of the assortment. */
export const Choices = z.strictObject({
  /** An offer may not be without a manufacturer. */
  brands: z.array(z.strictObject({ id: RowId, title: z.string(), hasManufacturer: z.boolean() })),
  /** With the titles of the categories above it, in the order of their addresses. */
  categories: z.array(z.strictObject({ id: RowId, title: z.string() })),
  facets: z.array(
    z.strictObject({
      title: z.string(),
      values: z.array(z.strictObject({ id: RowId, title: z.string() })),
    }),
  ),
})
export type Choices = z.infer<typeof Choices>
