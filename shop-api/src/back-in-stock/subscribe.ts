import { and, count, eq } from 'drizzle-orm'
import type { BackInStockRequest, BackInStockPosted } from 'shared-types/contracts/catalog'
import { transactFor, type Visit } from '../session/visit.ts'
import type { Db } from '../db/client.ts'
import { backInStock } from '../db/schema/products/back-in-stock.ts'
import { variant } from '../db/schema/products/catalog.ts'
import { refuse, type Refusal } from '../refusal.ts'

/** The maximum per session. More indicates a script that fills other people's mailboxes. */
const mostPerSession = 20

const thanks: BackInStockPosted = { message: 'We mailen je zodra dit artikel weer op voorraad is.' }

/**
 * Subscribes an address to one mail when a variant is back in stock. Repeated requests have no further
 * effect, and the response does not reveal earlier ones.
 */
export const subscribeToStock = (
  db: Db,
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
      return refuse('validation_failed', 'Dit artikel is op voorraad: je kunt het nu bestellen.')
    }
    await tx
      .insert(backInStock)
      .values({ variantId, email: email.trim().toLowerCase(), sessionTokenHash: session.tokenHash })
      .onConflictDoNothing()
    const [waiting] = await tx
      .select({ mails: count() })
      .from(backInStock)
      .where(eq(backInStock.sessionTokenHash, session.tokenHash))
    return (waiting?.mails ?? 0) > mostPerSession
      ? refuse('rate_limited', 'Je wacht al op veel artikelen. Probeer het later nog eens.')
      : thanks
  })
