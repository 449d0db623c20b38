import { inventedIban, type Config } from '../config.ts'
import { isBankTransfer, paymentMethods } from './methods.ts'

const unknownMethods = ({ paymentMethodsOff }: Config): string[] =>
  paymentMethodsOff.every((code) => paymentMethods.some((method) => method.code === code))
    ? []
    : [
        `PAYMENT_METHODS_OFF must be codes separated by commas, of ${paymentMethods.map(({ code }) => code).join(', ')}`,
      ]

/** In production, the fictional account must not be shown to shoppers. */
const missingAccount = ({ production, payment, paymentMethodsOff }: Config): string[] =>
  !production ||
  payment.provider !== 'test' ||
  payment.bankAccount.iban !== inventedIban ||
  paymentMethodsOff.some(isBankTransfer)
    ? []
    : ['BANK_IBAN must be set in production without Mollie, or PAYMENT_METHODS_OFF must name banktransfer']

export const checkPaymentSettings = (config: Config): string[] => [
  ...unknownMethods(config),
  ...missingAccount(config),
]
