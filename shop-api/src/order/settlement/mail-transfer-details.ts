import type { Config } from '../../config.ts'
import type { Tx } from '../../db/client.ts'
import type { OrderRow } from '../../db/schema/buying/order.ts'
import { hasQuota } from '../../quota/use-quota.ts'
import type { ClientIp } from '../../session/client-ip.ts'
import { bankTransferOf } from '../record/bank-transfer.ts'
import { readOrderLines } from '../record/queries.ts'
import { isTransferMailed, writeTransferDetails } from '../record/write-mail.ts'

/**
 * Mails the data for the transfer, unless another mail has them. The confirmation can have another payment method, and
 * an order that replaces another one may have no confirmation.
 */
export const mailTransferDetails = async (
  tx: Tx,
  config: Config,
  order: OrderRow,
  address: ClientIp,
): Promise<void> => {
  const transfer = bankTransferOf(config, order)
  if (!transfer || (await isTransferMailed(tx, order.id, transfer))) return
  const recipient = order.customer.email
  if (!(await hasQuota(tx, config, 'transferDetails', { recipient, address }))) return
  await writeTransferDetails(tx, config, order, await readOrderLines(tx, order.id))
}
