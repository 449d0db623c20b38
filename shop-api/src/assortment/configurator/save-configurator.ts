import { and, eq, inArray, notInArray, sql } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import type { ConfiguratorChange } from 'shared-types/contracts/admin/assortment/configurators'
import { visibleSteps } from '../../configurator/configure.ts'
import { configuredSizes } from '../../configurator/configured-sizes.ts'
import type { Db, Tx } from '../../db/client.ts'
import { editedMeanwhile } from '../../db/edited-meanwhile.ts'
import { sale } from '../../db/schema/assortment.ts'
import { cartItem } from '../../db/schema/buying/cart.ts'
import { orderLine } from '../../db/schema/buying/order.ts'
import { facetValue, product, variant } from '../../db/schema/products/catalog.ts'
import { configurator, configuratorSize } from '../../db/schema/products/configurator.ts'
import { promotionPrice } from '../../db/schema/products/promotion.ts'
import { transact } from '../../db/transact.ts'
import { lockVariants } from '../../promotion/set-prices.ts'
import { refuse, type Refusal } from '../../refusal.ts'
import {
  changedDefaults,
  changedSteps,
  hasSameQuestions,
  hiddenOptions,
  mistakesInOptions,
  raisedExtras,
  removedOptions,
  withIds,
} from './configurator-rules.ts'
import { noSuchConfigurator } from './list-configurators.ts'

/** Lists show the price of the default set in each size, so it follows the options. The picture of a size stays. */
const writeSizes = async (
  tx: Tx,
  productId: number,
  bed: Parameters<typeof configuredSizes>[0],
): Promise<void> => {
  const [of] = await tx
    .select({ facetValueIds: product.facetValueIds })
    .from(product)
    .where(eq(product.id, productId))
  const values = await tx
    .select({ id: facetValue.id, slug: facetValue.slug })
    .from(facetValue)
    .where(inArray(facetValue.id, of?.facetValueIds ?? []))
  const sizes = configuredSizes(bed, values)
  await tx.delete(configuratorSize).where(
    and(
      eq(configuratorSize.productId, productId),
      notInArray(
        configuratorSize.valueId,
        sizes.map(({ valueId }) => valueId),
      ),
    ),
  )
  if (sizes.length === 0) return
  await tx
    .insert(configuratorSize)
    .values(sizes.map(({ valueId, choices, extraCents }) => ({ productId, valueId, choices, extraCents })))
    .onConflictDoUpdate({
      target: [configuratorSize.productId, configuratorSize.valueId],
      set: {
        choices: sql`excluded.choices`,
        extraCents: sql`excluded.extra_cents`,
      },
    })
}

const countOf = (count: number, one: string, more: string): string[] =>
  count === 0 ? [] : [count === 1 ? `één ${one}` : `${count} ${more}`]

/** An option in carts or orders stays: it can be hidden. */
const refuseInUse = async (
  tx: Tx,
  variantId: number,
  removed: ReturnType<typeof removedOptions>,
): Promise<Refusal | null> => {
  const errors: Record<string, string> = {}
  for (const { choice, name, path } of removed) {
    const has = (key: AnyPgColumn) => sql`${choice}::text = any(string_to_array(${key}, '|'))`
    const carts = await tx.$count(
      cartItem,
      and(eq(cartItem.variantId, variantId), has(cartItem.configurationKey)),
    )
    const orders = await tx.$count(
      orderLine,
      and(eq(orderLine.variantId, variantId), has(orderLine.configurationKey)),
    )
    const uses = [
      ...countOf(carts, 'winkelwagen', 'winkelwagens'),
      ...countOf(orders, 'bestelling', 'bestellingen'),
    ]
    if (uses.length > 0)
      errors[path] =
        `‘${name}’ zit in ${uses.join(' en ')}. Verberg die keuze in plaats van haar te verwijderen.`
  }
  return Object.keys(errors).length > 0
    ? refuse('validation_failed', 'Een keuze die klanten gebruiken, kun je niet verwijderen.', errors)
    : null
}

/** Whether an article has an old price, or a sale or promotion that runs or is planned. */
const isReduced = sql<boolean>`(${variant.priceOldCents} is not null
  or exists (select from ${sale} where ${sale.variantId} = ${variant.id})
  or exists (select from ${promotionPrice} where ${promotionPrice.variantId} = ${variant.id}))`

/** Saves the options of a configurator, if it is still as the employee read it. */
export const saveConfigurator = (db: Db, id: number, change: ConfiguratorChange): Promise<null | Refusal> =>
  transact(db, async (tx): Promise<null | Refusal> => {
    const [row] = await tx.select().from(configurator).where(eq(configurator.productId, id)).for('update')
    if (!row) return noSuchConfigurator()
    if (row.version !== change.version) return editedMeanwhile(tx, 'configurator', id)
    if (!hasSameQuestions(row.steps, change.questions))
      return refuse('validation_failed', 'Dit zijn niet de keuzes van deze configurator.')
    const questions = withIds(change.questions)
    // As the verbs that plan or start a reduction do: they see this raise, or it sees them.
    await lockVariants(tx, eq(variant.id, row.variantId))
    const [bed] = await tx
      .select({ priceCents: variant.priceCents, isReduced })
      .from(variant)
      .where(eq(variant.id, row.variantId))
    const raised = raisedExtras(row.steps, questions)
    const mistakes = {
      ...(bed?.isReduced ? raised : {}),
      ...mistakesInOptions(row.steps, questions, bed?.priceCents ?? 0),
    }
    if (Object.keys(mistakes).length > 0)
      return refuse('validation_failed', 'Deze keuzes passen niet bij elkaar.', mistakes)
    const inUse = await refuseInUse(tx, row.variantId, removedOptions(row.steps, questions))
    if (inUse) return inUse

    const steps = changedSteps(row.steps, questions)
    const hidden = hiddenOptions(questions)
    const defaultConfig = changedDefaults(row.defaultConfig, questions)
    await tx
      .update(configurator)
      .set({
        steps,
        hidden,
        defaultConfig,
        version: change.version + 1,
        ...(Object.keys(raised).length > 0 && { raisedAt: sql`now()` }),
      })
      .where(eq(configurator.productId, id))
    await writeSizes(tx, id, { steps: visibleSteps(steps, hidden), defaultConfig })
    return null
  })
