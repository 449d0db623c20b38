import type { CartTotals } from 'shared-types/contracts/cart'
import type { TitledAmount, Totals } from './totals.ts'

const presentAmount = ({ title, amountCents }: TitledAmount) => ({ title, amount: amountCents })

export const presentTotals = (totals: Totals): CartTotals => ({
  totalQuantity: totals.totalQuantity,
  subTotal: totals.subTotalCents,
  subTotalOld: totals.subTotalOldCents,
  subTotalDiff: totals.savingCents,
  shippingCosts: totals.shippingCents,
  paymentCosts: totals.paymentCents,
  additionalCosts: totals.additional.map(presentAmount),
  discounts: totals.discounts.map(presentAmount),
  vat: totals.vat.map(({ rate, amountCents }) => ({ rate, amount: amountCents })),
  promoProgress: null,
  freeShippingProgress: null,
  grandTotal: totals.grandTotalCents,
})
