import { inventedIban, type Config } from '../config.ts'
import { isBankTransfer } from './methods.ts'

/** In production, the fictional account must not be shown to shoppers. */
export const checkPaymentSettings = ({ production, payment, paymentMethodsOff }: Config): string[] =>
  !production ||
  payment.provider !== 'test' ||
  payment.bankAccount.iban !== inventedIban ||
  paymentMethodsOff.some(isBankTransfer)
    ? []
    : ['BANK_IBAN must be set in production without Mollie, or PAYMENT_METHODS_OFF must name banktransfer']
