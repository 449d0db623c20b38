import { boxconfigId, readChoices } from 'shared-types/configuration'
import type { Cart } from 'shared-types/contracts/cart'
import { cartIsFull, checkQuantity } from './contents/quantity.ts'
import type { AddConfigurationRequest } from 'shared-types/contracts/provider/configurator'
import { fillCart } from './change-cart.ts'
import { addLine } from './put-line.ts'
import { ensureCart, readAvailability } from './contents/queries.ts'
import type { Shop } from '../context.ts'
import type { Visit } from '../session/visit.ts'
import { isRefusal, refuse, type Refusal } from '../refusal.ts'
import { safeHtml } from 'shared-types/html/safe-html'
import { configure, type Configured } from '../configurator/configure.ts'
import { findConfigurator, noSuchBed, type ConfiguratorRow } from '../configurator/queries.ts'
import { price } from '../format.ts'

const unknownChoice = (): Refusal =>
  refuse('configuration_unknown', 'Een van je keuzes is er niet (meer). Kies opnieuw.')

const otherPrice = (cents: number): Refusal =>
  refuse(
    'configuration_price',
    `Dit bed kost nu ${price(cents)}. Kijk je keuzes nog eens na en voeg het opnieuw toe als je akkoord bent.`,
  )

const incomplete = (missing: Record<string, string>): Refusal =>
  refuse(
    'configuration_incomplete',
    'Selecteer eerst alle opties',
    Object.fromEntries(Object.entries(missing).map(([property, title]) => [property, `Kies eerst ${title}`])),
  )

/** Validates the requested configuration, computes its price and compares it with the requested price. */
const judge = (bed: ConfiguratorRow, { itemId, custom }: AddConfigurationRequest): Configured | Refusal => {
  const configured = configure(bed.steps, readChoices(custom.options))
  if ('missing' in configured) return incomplete(configured.missing)
  if ('unknown' in configured || itemId !== bed.variantId) return unknownChoice()
  if (custom.boxconfigId !== boxconfigId(configured.chosen.map(({ option }) => option))) {
    return unknownChoice()
  }
  const cents = bed.priceCents + configured.extraCents
  const isAgreed = custom.price === cents && custom.specialPriceIncl === cents
  return isAgreed ? configured : otherPrice(cents)
}

/** Adds a configured bed to the cart. The same configuration twice gives one line with quantity two. */
export const addConfiguration = (
  shop: Shop,
  visit: Visit,
  request: AddConfigurationRequest,
): Promise<Cart | Refusal> =>
  fillCart(shop.db, visit, async (tx, session) => {
    const { custom, quantity } = request
    const bed = await findConfigurator(tx, custom.slug)
    if (!bed) return noSuchBed()
    const judged = judge(bed, request)
    if (isRefusal(judged)) return judged

    const cart = await ensureCart(tx, session)
    const { boxconfig } = judged
    const found = await readAvailability(tx, cart.id, bed.variantId, boxconfig)
    if (!found) return noSuchBed()
    if (found.isFull) return cartIsFull()
    const refusal = checkQuantity(found.inCart + quantity, found.available, found.inCart)
    if (refusal) return refusal
    await addLine(tx, cart.id, {
      variantId: bed.variantId,
      configuration: {
        boxconfigId: custom.boxconfigId,
        boxconfig,
        summary: safeHtml(custom.summary),
        imageUrl: custom.imageUrl,
      },
      quantity,
      seenPriceCents: found.priceCents,
    })
    return cart
  })
