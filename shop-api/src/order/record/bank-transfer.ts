import { isBankTransfer } from '../../payment/methods.ts'
import type { Config } from '../../config.ts'
import { spacedIban } from '../../iban.ts'
import type { OrderRow } from '../../db/schema/buying/order.ts'
import type { BankTransfer } from '../mails/order-words.ts'
import { isPayable } from '../../payment/states.ts'

const dayMs = 24 * 60 * 60 * 1000

/** The period that payment providers allow for a transfer. */
const transferDays = 12

/**
 * Null when the order is paid by another method or is not awaiting payment, or when the payment provider
 * gives the bank details.
 */
export const bankTransferOf = (
  { bankAccount }: Pick<Config, 'bankAccount'>,
  order: OrderRow,
): BankTransfer | null =>
  bankAccount && isBankTransfer(order.paymentMethod) && isPayable(order.state)
    ? {
        iban: spacedIban(bankAccount.iban),
        name: bankAccount.name,
        reference: order.number,
        amountCents: order.totalCents,
        dueAt: new Date(order.createdAt.getTime() + transferDays * dayMs),
      }
    : null

/** Unpaid orders placed before this time have an overdue transfer. */
export const transfersOverdueBefore = (now = Date.now()): Date => new Date(now - transferDays * dayMs)

export const isOverdueTransfer = ({
  paymentMethod,
  createdAt,
}: Pick<OrderRow, 'paymentMethod' | 'createdAt'>): boolean =>
  isBankTransfer(paymentMethod) && createdAt < transfersOverdueBefore()
