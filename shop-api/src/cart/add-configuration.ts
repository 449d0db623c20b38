import { and, eq } from 'drizzle-orm'
import { boxconfigId, readChoices } from 'shared-types/configuration'
import type { Cart } from 'shared-types/contracts/cart'
import { cartIsFull, checkQuantity } from './contents/quantity.ts'
import type { AddConfigurationRequest } from 'shared-types/contracts/provider/configurator'
import { fillCart } from './change-cart.ts'
import { addLine } from './put-line.ts'
import { ensureCart, readAvailability } from './contents/queries.ts'
import type { Shop } from '../context.ts'
import type { Tx } from '../db/client.ts'
import { cartItem } from '../db/schema/buying/cart.ts'
import type { Visit } from '../session/visit.ts'
import { isRefusal, refuse, type Refusal } from '../refusal.ts'
import { safeHtml } from 'shared-types/html/safe-html'
import { configure, type Configured } from '../configurator/configure.ts'
import { findConfigurator, noSuchBed, type ConfiguratorRow } from '../configurator/queries.ts'
import { price } from '../format.ts'

const unknownChoice = (): Refusal =>
  refuse('configuration_unknown', 'Een van je keuzes is er niet (meer). Kies opnieuw.')

const lineIsGone = (): Refusal =>
  refuse(
    'not_found',
    'Dit bed staat niet meer in je winkelwagen. Voeg het opnieuw toe als je het wilt bestellen.',
  )

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

/** Removes the line that a bed takes the place of. Null if this cart does not have it. */
const takeOut = async (tx: Tx, cartId: string, id: number) => {
  const isLine = and(eq(cartItem.id, id), eq(cartItem.cartId, cartId))
  const [line] = await tx.delete(cartItem).where(isLine).returning()
  return line ?? null
}

/**
 * Adds a configured bed to the cart. The same configuration twice gives one line with quantity two. A bed that
 * replaces another line keeps its id, so that pages with that id in their URL can change it again.
 */
export const addConfiguration = (
  shop: Shop,
  visit: Visit,
  request: AddConfigurationRequest,
): Promise<Cart | Refusal> =>
  fillCart(shop.db, visit, async (tx, session) => {
    const { custom, replaces } = request
    const bed = await findConfigurator(tx, custom.slug)
    if (!bed) return noSuchBed()
    const judged = judge(bed, request)
    if (isRefusal(judged)) return judged

    const cart = await ensureCart(tx, session)
    const { boxconfig } = judged
    const replaced = replaces === undefined ? null : await takeOut(tx, cart.id, replaces)
    if (replaces !== undefined && !replaced) return lineIsGone()
    const { quantity } = replaced ?? request
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
      replaced: replaced && { id: replaced.id, addedAt: replaced.addedAt },
    })
    return cart
  })
