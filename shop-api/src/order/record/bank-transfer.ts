import { isBankTransfer, transferDueAt } from '../../payment/methods.ts'
import type { Config } from '../../config.ts'
import { spacedIban } from '../../iban.ts'
import type { OrderRow } from '../../db/schema/buying/order.ts'
import type { BankTransfer } from '../mails/order-texts.ts'
import { isPayable } from '../state/states.ts'

/**
 * Null when the order is paid by another method or is not awaiting payment, or when the payment provider
 * gives the bank details.
 */
export const bankTransferOf = ({ payment }: Pick<Config, 'payment'>, order: OrderRow): BankTransfer | null =>
  payment.provider === 'test' && isBankTransfer(order.paymentMethod) && isPayable(order.state)
    ? {
        iban: spacedIban(payment.bankAccount.iban),
        name: payment.bankAccount.name,
        reference: order.number,
        amountCents: order.totalCents,
        dueAt: transferDueAt(order),
      }
    : null
