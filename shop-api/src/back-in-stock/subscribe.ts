import { and, eq } from 'drizzle-orm'
import type { BackInStockRequest, BackInStockPosted } from 'shared-types/contracts/catalog'
import { normaliseEmail } from 'shared-types/forms/fields/email'
import { transactFor, type Visit } from '../session/visit.ts'
import type { Shop } from '../context.ts'
import { backInStock } from '../db/schema/products/back-in-stock.ts'
import { variant } from '../db/schema/products/catalog.ts'
import { useQuota } from '../quota/use-quota.ts'
import { isRefusal, refuse, type Refusal } from '../refusal.ts'

const thanks: BackInStockPosted = { message: 'We mailen je zodra dit artikel weer op voorraad is.' }

/**
 * Subscribes an address to one mail when a variant is back in stock. Repeated requests have no further
 * effect, and the response does not reveal earlier ones.
 */
export const subscribeToStock = (
  { db, config }: Shop,
  visit: Visit,
  { itemId: variantId, email }: BackInStockRequest,
): Promise<BackInStockPosted | Refusal> =>
  transactFor(db, visit, async (tx, session) => {
    const [wanted] = await tx
      .select({ stock: variant.stock })
      .from(variant)
      .where(and(eq(variant.id, variantId), variant.active))
    if (!wanted) return refuse('not_found', 'Dit artikel bestaat niet (meer).')
    if (wanted.stock > 0) {
      return refuse('already_done', 'Dit artikel is op voorraad: je kunt het nu bestellen.')
    }
    await tx
      .insert(backInStock)
      .values({ variantId, email: normaliseEmail(email), sessionTokenHash: session.tokenHash })
      .onConflictDoNothing()
    const used = await useQuota(tx, config, 'backInStock', {
      address: visit.address,
      recipientHere: email,
      recipient: email,
      session: session.tokenHash,
    })
    return isRefusal(used) ? used : thanks
  })
