import { z } from 'zod/mini'
import { emailText } from './email.ts'
import { normaliseOrderNumber, orderNumberText } from './order-number.ts'
import { requiredText } from './text.ts'

/**
 * The withdrawal function (since 19 June 2026): who withdraws from which order, and where the acknowledgement goes.
 * No reason is asked. `articles` names what it is about; empty is the whole order.
 */
export const WithdrawalForm = z.strictObject({
  name: requiredText(255, 'Vul je naam in'),
  orderNumber: orderNumberText(),
  email: emailText(),
  articles: z.string().check(z.maxLength(1000, 'Gebruik maximaal 1000 tekens')),
})
export type WithdrawalForm = z.infer<typeof WithdrawalForm>

/** Trimmed, with the order number as the shop writes it. */
export const tidyWithdrawal = (form: WithdrawalForm): WithdrawalForm => ({
  name: form.name.trim(),
  orderNumber: normaliseOrderNumber(form.orderNumber),
  email: form.email.trim(),
  articles: form.articles.trim(),
})
