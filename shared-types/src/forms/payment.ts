import { z } from 'zod/mini'
import { ageOn, birthdateMessage, isBirthdate, normaliseBirthdate } from './fields/birthdate.ts'
import { Gender, genderMessage } from './fields/gender.ts'
import { isPhone, normalisePhone, phoneMessage } from './fields/phone.ts'
import { optionalText } from './fields/text.ts'

/**
 * The payment methods of the shop, in display order. Answers and stored orders can have another code: that of a method
 * that is no longer offered, or that is new at the provider.
 */
export const PaymentCode = z.enum([
  'ideal',
  'bancontact',
  'klarna',
  'afterpay',
  'billink',
  'in3',
  'spraypay',
  'alma',
  'paypal',
  'creditcard',
  'banktransfer',
])
export type PaymentCode = z.infer<typeof PaymentCode>

/** A transfer by hand, which takes days. */
export const bankTransfer = 'banktransfer' satisfies PaymentCode

/** A row of a table of payment methods; undefined for a code that is not one of them. */
export const ofPaymentCode = <Row>(table: Record<PaymentCode, Row>, code: string): Row | undefined =>
  Object.hasOwn(table, code) ? table[code as PaymentCode] : undefined

export const paymentTitles: Record<PaymentCode, string> = {
  ideal: 'iDEAL | Wero',
  bancontact: 'Bancontact',
  klarna: 'Klarna',
  afterpay: 'Riverty (voorheen AfterPay)',
  billink: 'Billink',
  in3: 'in3',
  spraypay: 'SprayPay',
  alma: 'Alma',
  paypal: 'PayPal',
  creditcard: 'Creditcard',
  banktransfer: 'Bankoverschrijving',
}

/** The extra data that a payment method can require. */
type PaymentField = 'dob' | 'gender' | 'phone' | 'installment' | 'terms'

/** The extra data by payment method (spec §5). For other methods, the payment provider's page asks for it. */
const fieldsByMethod: Record<PaymentCode, readonly PaymentField[]> = {
  ideal: [],
  bancontact: [],
  klarna: [],
  afterpay: ['dob', 'gender', 'phone', 'terms'],
  billink: ['dob', 'gender', 'phone', 'terms'],
  // Always three instalments.
  in3: ['dob', 'phone'],
  spraypay: ['dob'],
  alma: ['dob', 'installment', 'phone'],
  paypal: [],
  creditcard: [],
  banktransfer: [],
}

export const paymentFields = (method: string): readonly PaymentField[] =>
  ofPaymentCode(fieldsByMethod, method) ?? []

/** The numbers of instalments to choose from (spec §9). */
export const installments = [2, 3, 4] as const

/** In years, for deferred payment (spec §9). */
export const youngestPayer = 18

/**
 * The allowed ages, both ends included: 21 to 76 for spraypay (spec §9), of which the text
 * names 23 to 75.
 */
export const ageLimits = (method: string): { from: number; to: number; text: string } =>
  method === ('spraypay' satisfies PaymentCode)
    ? { from: 21, to: 76, text: 'Beschikbaar van 23 tot 75 jaar.' }
    : { from: youngestPayer, to: 130, text: `Achteraf betalen kan vanaf ${youngestPayer} jaar.` }

const isOfAge = (dob: string, method: string, today: Date): boolean => {
  if (!isBirthdate(dob, today)) return false
  const age = ageOn(dob, today)
  const { from, to } = ageLimits(method)
  return age >= from && age <= to
}

const installmentMessage = 'Kies het aantal termijnen'
const termsMessage = 'Je moet akkoord gaan met de voorwaarden.'

/** Stored by `normalisePaymentDetails`. */
export const PaymentDetailsForm = z.strictObject({
  dob: z.string(birthdateMessage).check(z.maxLength(10, birthdateMessage)),
  gender: Gender,
  phone: z.string(phoneMessage).check(z.maxLength(40, phoneMessage)),
  installment: z.nullable(z.int(installmentMessage)),
  terms: z.boolean(termsMessage),
  issuer: optionalText(64),
})
export type PaymentDetailsForm = z.infer<typeof PaymentDetailsForm>

/** Empty details, with the default gender (spec §3: gender default 1). */
export const noPaymentDetails: PaymentDetailsForm = {
  dob: '',
  gender: 'female',
  phone: '',
  installment: null,
  terms: false,
  issuer: '',
}

const mistakes: Record<
  PaymentField,
  { holds: (given: PaymentDetailsForm, method: string, today: Date) => boolean; message: string }
> = {
  dob: {
    holds: ({ dob }, method, today) => isOfAge(dob, method, today),
    message: birthdateMessage,
  },
  gender: { holds: ({ gender }) => gender !== null, message: genderMessage },
  phone: { holds: ({ phone }) => isPhone(phone), message: phoneMessage },
  installment: {
    holds: ({ installment }) => installments.some((terms) => terms === installment),
    message: installmentMessage,
  },
  terms: { holds: ({ terms }) => terms, message: termsMessage },
}

/** The errors in the extra data of a payment method, by field, in the order of the form. */
export const paymentMistakes = (
  method: string,
  given: PaymentDetailsForm,
  today = new Date(),
): { field: PaymentField; message: string }[] =>
  paymentFields(method)
    .filter((field) => !mistakes[field].holds(given, method, today))
    .map((field) => ({ field, message: mistakes[field].message }))

/** What is said when no method, or one that is not offered, is chosen. */
export const methodMessages = {
  shipping: 'Selecteer een verzendmethode',
  payment: 'Selecteer een betaalmethode',
}

const methodCode = (message: string) => z.string(message).check(z.minLength(1, message), z.maxLength(64))

/** The step 'Verzend- & betaalmethode'. */
export const MethodsStepForm = z
  .strictObject({
    shippingMethod: methodCode(methodMessages.shipping),
    paymentMethod: methodCode(methodMessages.payment),
    paymentDetails: PaymentDetailsForm,
  })
  .check(
    z.superRefine(({ paymentMethod, paymentDetails }, context) => {
      for (const { field, message } of paymentMistakes(paymentMethod, paymentDetails)) {
        context.addIssue({ code: 'custom', path: ['paymentDetails', field], message })
      }
    }),
  )
export type MethodsStepForm = z.infer<typeof MethodsStepForm>

export const methodsStepFields = z.keyof(MethodsStepForm).options

/** The details for storage: only the data that the method requires, with normalised numbers and dates. */
export const normalisePaymentDetails = (method: string, given: PaymentDetailsForm): PaymentDetailsForm => {
  const fields = paymentFields(method)
  const keep = <K extends PaymentField>(
    field: K,
    value: PaymentDetailsForm[K],
    none: PaymentDetailsForm[K],
  ) => (fields.includes(field) ? value : none)
  return {
    dob: keep('dob', normaliseBirthdate(given.dob), ''),
    gender: keep('gender', given.gender, null),
    phone: keep('phone', normalisePhone(given.phone), ''),
    installment: keep('installment', given.installment, null),
    terms: keep('terms', given.terms, false),
    issuer: given.issuer,
  }
}
