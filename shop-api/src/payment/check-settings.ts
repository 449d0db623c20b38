import { inventedIban, type Config } from '../config.ts'
import { isBankTransfer, paymentMethods } from './methods.ts'

const unknownMethods = ({ paymentMethodsOff }: Config): string[] =>
  paymentMethodsOff.every((code) => paymentMethods.some((method) => method.code === code))
    ? []
    : [
        `PAYMENT_METHODS_OFF must be codes separated by commas, of ${paymentMethods.map(({ code }) => code).join(', ')}`,
      ]

/** In production no shopper is asked to transfer money to the invented account. */
const missingAccount = ({ production, bankAccount, paymentMethodsOff }: Config): string[] =>
  !production || bankAccount?.iban !== inventedIban || paymentMethodsOff.some(isBankTransfer)
    ? []
    : ['BANK_IBAN must be set in production without Mollie, or PAYMENT_METHODS_OFF must name banktransfer']

/** What is wrong with the settings of payment. */
export const checkPaymentSettings = (config: Config): string[] => [
  ...unknownMethods(config),
  ...missingAccount(config),
]
