import type { variant } from '../../src/db/schema/products/catalog.ts'
import { oldPrice, type PricePoint } from '../../src/pricing/old-price.ts'
import { freeDuvet } from '../gifts.ts'
import type { Choice, Kind, ProductPlan, Size } from '../plan.ts'
import type { FacetIndex } from '../facet-index.ts'
import { variantFacetTitles } from '../facet-titles.ts'
import { isNextDay } from '../../src/delivery/delivery-days.ts'
import { deliveryOf } from './delivery.ts'
import { priceHistoryOf, type PricePlan } from './prices.ts'
import { chanceOf } from '../random.ts'

export type VariantRow = typeof variant.$inferInsert & { id: number; priceCents: number; stock: number }

export interface VariantWithHistory {
  row: VariantRow
  history: PricePoint[]
}

const skuPrefix: Record<Kind, string> = {
  dekbedovertrek: 'DBO',
  kinderdekbedovertrek: 'KDO',
  dekbed: 'DEK',
  hoeslaken: 'HSL',
  molton: 'MOL',
  hoofdkussen: 'HFK',
  matras: 'MAT',
  boxspring: 'BOX',
  handdoek: 'HDD',
  badmat: 'BDM',
  gordijn: 'GOR',
  vloerkleed: 'VLK',
  sierkussen: 'SIE',
  plaid: 'PLD',
  klamboe: 'KLB',
  strandlaken: 'STR',
  badjas: 'BDJ',
  theedoek: 'THD',
  sprei: 'SPR',
  laken: 'LAK',
  kussensloop: 'KSL',
  topper: 'TOP',
}

/** About one variant in twenty is sold out, one in twelve nearly so. */
const stockOf = (plan: ProductPlan, sku: string, title: string): number => {
  if (plan.soldOut || plan.soldOutVariants?.includes(title)) return 0
  // Made to order: the number that the workshop builds at a time.
  if (plan.configurable) return 40
  // The free gift must be in stock for customers to whom it was promised.
  if (plan.title === freeDuvet.title) return 250
  const chance = chanceOf('stock', sku)
  if (plan.overlay === 'Laatste stuks') return chance.between(0, 2)
  const luck = chance.next()
  if (luck < 0.05) return 0
  if (luck < 0.13) return chance.between(1, 3)
  return luck < 0.4 ? chance.between(4, 20) : chance.between(21, 180)
}

const titleOf = (size: Size, choice: Choice['values'][number] | null): string =>
  [size.title === '0x0' ? null : size.title, choice?.title].filter(Boolean).join(' / ')

/** All combinations of size and choice, in display order. */
export const variantsOf = (
  plan: ProductPlan,
  productId: number,
  firstId: number,
  prices: PricePlan,
  now: Date,
  { idOf }: FacetIndex,
): VariantWithHistory[] => {
  const combinations = plan.sizes.flatMap((size) =>
    (plan.choice?.values ?? [null]).map((choice) => ({ size, choice })),
  )
  const makeVariant = (
    { size, choice }: (typeof combinations)[number],
    position: number,
  ): VariantWithHistory => {
    const number = `${String(productId).padStart(4, '0')}-${String(position + 1).padStart(2, '0')}`
    const sku = `${skuPrefix[plan.kind]}-${number}`
    const history = priceHistoryOf(size.cents + (choice?.extraCents ?? 0), prices, now)
    const priceCents = history.at(-1)?.priceCents ?? size.cents
    const delivery = deliveryOf(plan.kind, size.title)
    const row = {
      id: firstId + position,
      productId,
      sku,
      title: titleOf(size, choice) || plan.title,
      values: choice ? [size.title, choice.title] : [size.title],
      image: choice?.image ?? size.image ?? null,
      priceCents,
      priceOldCents: oldPrice(history, now),
      stock: stockOf(plan, sku, titleOf(size, choice)),
      delivery,
      nextDay: isNextDay(delivery),
      position,
      facetValueIds: variantFacetTitles(plan, size, choice)
        .flatMap(([code, titles]) => titles.map((title) => idOf(code, title)))
        .toSorted((a, b) => a - b),
    }
    return { row, history }
  }
  return combinations.map(makeVariant)
}
