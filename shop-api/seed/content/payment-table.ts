import { creditWarning } from 'shared-types/order/credit-warning'
import { isPayLater } from 'shared-types/order/pay-later'
import { paymentMethods } from '../../src/payment/methods.ts'
import { euros } from './euros.ts'

const warning = `<p><strong>${creditWarning}</strong> Dat geldt als je achteraf of in termijnen betaalt.</p>`

/** The payment methods as the checkout names them. */
export const paymentTable = (): string => {
  const rows = paymentMethods.map(
    ({ title, description, surchargeCents }) =>
      `<tr><td>${title}</td><td>${description}</td><td>${surchargeCents === 0 ? 'Geen toeslag' : `${euros(surchargeCents)} toeslag`}</td></tr>`,
  )
  return `<table><thead><tr><th>Methode</th><th>Goed om te weten</th><th>Kosten</th></tr></thead><tbody>
${rows.join('\n')}
</tbody></table>
${warning}`
}

/** Pay-later and instalment methods, each with its term and limits. */
export const laterPayments = (): string => {
  const items = paymentMethods
    .filter(({ code }) => isPayLater(code))
    .map(({ title, description }) => `<li>${title}: ${description}</li>`)
  return `<p><strong>${creditWarning}</strong></p>\n<ul>\n${items.join('\n')}\n</ul>`
}
