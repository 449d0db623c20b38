import { z } from 'zod/mini'
import { emailText } from './fields/email.ts'
import { normaliseOrderNumber, orderNumberText } from './fields/order-number.ts'
import { requiredText, severalLines } from './fields/text.ts'

/**
 * The withdrawal function (required since 19 June 2026): the customer, the order, and the email address for
 * the confirmation. No reason is required. `articles` describes the articles; empty means the whole order.
 */
export const WithdrawalForm = z.strictObject({
  name: requiredText(255, 'Vul je naam in'),
  orderNumber: orderNumberText(),
  email: emailText(),
  articles: severalLines(0, 1000, 'Gebruik maximaal 1000 tekens'),
})
export type WithdrawalForm = z.infer<typeof WithdrawalForm>

/** Trims the fields and normalises the order number. */
export const normaliseWithdrawal = <Form extends WithdrawalForm>(form: Form): Form => ({
  ...form,
  name: form.name.trim(),
  orderNumber: normaliseOrderNumber(form.orderNumber),
  email: form.email.trim(),
  articles: form.articles.trim(),
})
