import type { z } from 'zod'
import { BillingAddress, CheckoutCustomer, PaymentDetails, ShippingAddress } from '../contracts/checkout.ts'
import { ChangePasswordForm, LoginForm, RegisterForm, ResetPasswordForm } from '../forms/account.ts'
import { BillingAddressForm } from '../forms/address.ts'
import { ContactForm } from '../forms/contact.ts'
import { CustomerForm } from '../forms/customer.ts'
import { emailText } from '../forms/fields/email.ts'
import { orderNumberText } from '../forms/fields/order-number.ts'
import { ReviewForm } from '../forms/review.ts'
import { ChatOrderForm } from '../forms/chat.ts'
import { OrderLookupForm } from '../forms/order-lookup.ts'
import * as texts from '../texts.ts'
import { RegisterRequest } from '../contracts/provider/customer.ts'

interface Format {
  format?: string
  pattern?: string
  maxLength?: number
  description?: string
  examples: string[]
}

const email: Format = { format: 'email', maxLength: 255, examples: ['zoe@example.org'] }
const typedEmail: Format = {
  pattern: '^\\s*[^\\s@]+@[^\\s@]+\\.[^\\s@]+\\s*$',
  maxLength: 255,
  description: 'An e-mail address; spaces around it are left out.',
  examples: ['zoe@example.org', ' zoe@example.org '],
}
const phone: Format = {
  pattern: '^[\\d\\s().+-]{9,40}$',
  description: 'Stored as 10 to 14 digits that start with 0; spaces, dashes, dots and brackets are left out.',
  examples: ['06 12345678', '+31 (0)20 123 45 67'],
}
const optionalPhone: Format = {
  ...phone,
  pattern: '^(\\s*|[\\d\\s().+-]{9,40})$',
  examples: [...phone.examples, ''],
}
const birthdate: Format = {
  pattern: '^\\s*(\\d{1,2}-\\d{1,2}-(\\d{4}|\\d{2})|\\d{4}-\\d{2}-\\d{2})?\\s*$',
  description: 'Day-month-year or yyyy-mm-dd, a day that has been; may be empty.',
  examples: ['31-12-1985', ''],
}
const zipcode: Format = {
  pattern: '^\\s*[1-9]\\d{3}( ?[A-Za-z]{2})?\\s*$',
  description: 'Four digits, and in the Netherlands two letters that are not SA, SD or SS.',
  examples: ['1012 JS'],
}
const houseNumber: Format = {
  pattern: '^[ -]*\\d[\\d -]*$',
  maxLength: 20,
  description: 'Digits; letters belong in the extension.',
  examples: ['12'],
}
const suggestedNumber: Format = {
  pattern: '^\\d*$',
  description: 'Empty in what suggests a street.',
  examples: ['12', ''],
}
const orderNumber: Format = {
  pattern: '^\\s*([Dd][Kk][Bb][Dd])?\\s*\\d{1,7}\\s*$',
  maxLength: 32,
  examples: ['DKBD1000001', '1000001'],
}
const optionalOrderNumber: Format = {
  ...orderNumber,
  pattern: '^\\s*(([Dd][Kk][Bb][Dd])?\\s*\\d{1,7})?\\s*$',
  examples: ['DKBD1000001', ''],
}
const newPassword: Format = {
  format: 'password',
  pattern: '^(?=[^]*[a-z])(?=[^]*[A-Z])(?=[^]*\\d)(?=[^]*[$@!%?&])[^]{8,255}$',
  description: 'At least 8 characters with a lower case letter, a capital, a digit and one of $@!%?&.',
  examples: ['Zacht&Warm1'],
}

const confirmation: Format = {
  format: 'password',
  description: 'The same as `password`.',
  examples: ['Zacht&Warm1'],
}

const vatNumber: Format = {
  pattern: '^[A-Za-z\\d\\s.-]{0,32}$',
  description:
    'NL, nine digits, B and two digits; BE and ten digits; or LU and eight digits. The country may be left out when it is that of the invoice; spaces, dots and dashes are. Empty for a private customer.',
  examples: ['NL853381082B01', ''],
}
const cocNumber: Format = {
  pattern: '^[A-Za-z\\d\\s.-]{0,32}$',
  description:
    'Of the register of companies: eight digits (KvK), ten (KBO), or a letter and up to six digits (RCS). Empty for a private customer.',
  examples: ['12345678', ''],
}
const moment: Format = { format: 'date-time', examples: ['2026-11-22T10:00:00.000Z'] }

const takenAsTyped = 'Taken as typed: an invalid value finds nothing and has no effect.'
const lenientEmail: Format = { maxLength: 255, description: takenAsTyped, examples: email.examples }
const lenientZipcode: Format = { description: takenAsTyped, examples: zipcode.examples }
const lenientHouseNumber: Format = {
  pattern: '\\d',
  description: 'A number, and possibly what stands behind it.',
  examples: ['12'],
}
const lenientCountry: Format = {
  pattern: '^[A-Z]{2}$',
  description: 'ISO 3166-1. Not judged: addresses outside of the Netherlands are not known.',
  examples: ['NL'],
}
const typedSoFar: Format = {
  description: 'Taken as typed; an incomplete value has no suggestions.',
  examples: ['1012'],
}

/** In `/v1`, the rules of the forms validate it after the schema. */
const line: Format = { maxLength: 255, description: 'One line.', examples: ['Dam'] }
const name: Format = {
  ...line,
  description: 'Letters, digits, spaces and what names have between them.',
  examples: ["in 't Veld"],
}

/** JSON Schema facts for fields that code validates. A pattern may accept more than the rule, never less. */
export const formats: readonly [z.core.$ZodType, Format][] = [
  [texts.EmailText, email],
  [texts.PhoneText, phone],
  [texts.ZipcodeText, zipcode],
  [texts.HouseNumberText, houseNumber],
  [texts.SuggestedNumber, suggestedNumber],
  [texts.VatNumberText, vatNumber],
  [texts.CocNumberText, cocNumber],
  [texts.MomentText, moment],
  [texts.LenientEmail, lenientEmail],
  [texts.LenientZipcode, lenientZipcode],
  [texts.LenientHouseNumber, lenientHouseNumber],
  [texts.LenientCountry, lenientCountry],
  [texts.TypedSoFar, typedSoFar],
  [ChatOrderForm.shape.zipcode, lenientZipcode],
  [ChatOrderForm.shape.houseNumber, lenientHouseNumber],
  [OrderLookupForm.shape.zipcode, lenientZipcode],
  [RegisterRequest.shape.email, email],
  [RegisterRequest.shape.phone, optionalPhone],
  [emailText(), typedEmail],
  [LoginForm.shape.username, typedEmail],
  [ReviewForm.shape.email, typedEmail],
  [CustomerForm.shape.phoneNumber, optionalPhone],
  [CustomerForm.shape.birthdate, birthdate],
  [BillingAddressForm.shape.zipcode, zipcode],
  [BillingAddressForm.shape.houseNumber, houseNumber],
  [orderNumberText(), orderNumber],
  [ContactForm.shape.orderNumber, optionalOrderNumber],
  [RegisterForm.shape.password, newPassword],
  [ResetPasswordForm.shape.password, newPassword],
  [ChangePasswordForm.shape.password, newPassword],
  ...[RegisterForm, ResetPasswordForm, ChangePasswordForm].map(({ shape }): [z.core.$ZodType, Format] => [
    shape.confirmation,
    confirmation,
  ]),
  [LoginForm.shape.password, { format: 'password', examples: ['Zacht&Warm1'] }],
  [CheckoutCustomer.shape.birthdate, birthdate],
  [CheckoutCustomer.shape.email, { format: 'email', examples: ['zoe@example.org'] }],
  [CheckoutCustomer.shape.phoneNumber, { pattern: '^(\\d{10,14})?$', examples: ['0612345678', ''] }],
  [PaymentDetails.shape.dob, birthdate],
  [PaymentDetails.shape.phone, optionalPhone],
]

/** Formats of fields that `/v1` accepts as typed. In `/api` they only occur in answers, as stored. */
export const providerFormats: typeof formats = [
  [CheckoutCustomer.shape.firstName, name],
  [CheckoutCustomer.shape.lastName, name],
  [CheckoutCustomer.shape.email, email],
  [CheckoutCustomer.shape.phoneNumber, optionalPhone],
  [CheckoutCustomer.shape.company, line],
  [BillingAddress.shape.extension, line],
  [BillingAddress.shape.city, line],
  [BillingAddress.shape.street, line],
  [BillingAddress.shape.company, line],
  [ShippingAddress.shape.firstName, line],
  [ShippingAddress.shape.lastName, line],
  [ShippingAddress.shape.name, line],
]
