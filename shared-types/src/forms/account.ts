import { z } from 'zod/mini'
import { withDefaults } from './fields/defaults.ts'
import { emailText } from './fields/email.ts'
import { BillingAddressForm, ShippingAddressForm } from './address.ts'
import { companyIsNamed, CustomerForm, NewCustomerForm } from './customer.ts'

export const passwordMessage =
  'Kies een wachtwoord van minstens 8 tekens met een hoofdletter, een kleine letter, een cijfer en een van $@!%?&'

/** The password rules, in the order of the strength meter (spec §5, the strength rule). */
export const passwordNeeds = [
  { name: 'minstens 8 tekens', isMet: (typed: string) => typed.length >= 8 },
  { name: 'een kleine letter', isMet: (typed: string) => /[a-z]/.test(typed) },
  { name: 'een hoofdletter', isMet: (typed: string) => /[A-Z]/.test(typed) },
  { name: 'een cijfer', isMet: (typed: string) => /\d/.test(typed) },
  { name: 'een van $@!%?&', isMet: (typed: string) => /[$@!%?&]/.test(typed) },
]

const newPassword = () =>
  z
    .string(passwordMessage)
    .check(
      z.refine(
        (typed) => typed.length <= 255 && passwordNeeds.every(({ isMet }) => isMet(typed)),
        passwordMessage,
      ),
    )

const knownPassword = () =>
  z.string('Vul je wachtwoord in').check(z.minLength(1, 'Vul je wachtwoord in'), z.maxLength(255))

/** The login accepts any password that was ever valid. */
export const LoginForm = z.strictObject({
  username: emailText('Vul je e-mailadres in'),
  password: knownPassword(),
  ...withDefaults({ remember: z.boolean() }, { remember: false }),
})
export type LoginForm = z.infer<typeof LoginForm>

const same = {
  path: ['confirmation'],
  error: 'De wachtwoorden zijn niet gelijk aan elkaar.',
}

const { type, firstName, lastName, email, phoneNumber, company } = NewCustomerForm.shape

export const RegisterForm = z
  .strictObject({
    type,
    firstName,
    lastName,
    email,
    phone: phoneNumber,
    company,
    password: newPassword(),
    confirmation: z.string(),
  })
  .check(
    companyIsNamed,
    z.refine(({ password, confirmation }) => password === confirmation, same),
  )
export type RegisterForm = z.infer<typeof RegisterForm>

export const ForgotPasswordForm = z.strictObject({ email: emailText() })
export type ForgotPasswordForm = z.infer<typeof ForgotPasswordForm>

/** The token from a link in a mail. */
const linkToken = () => z.string().check(z.minLength(1), z.maxLength(200))

export const ChangeEmailForm = z.strictObject({ email: emailText(), password: knownPassword() })
export type ChangeEmailForm = z.infer<typeof ChangeEmailForm>

/** The password is that of the registration, or of the account that gets another address. */
export const ConfirmEmailForm = z.strictObject({ token: linkToken(), password: knownPassword() })
export type ConfirmEmailForm = z.infer<typeof ConfirmEmailForm>

export const ResetPasswordForm = z
  .strictObject({
    token: linkToken(),
    password: newPassword(),
    confirmation: z.string(),
  })
  .check(z.refine(({ password, confirmation }) => password === confirmation, same))
export type ResetPasswordForm = z.infer<typeof ResetPasswordForm>

export const ChangePasswordForm = z
  .strictObject({ currentPassword: knownPassword(), password: newPassword(), confirmation: z.string() })
  .check(z.refine(({ password, confirmation }) => password === confirmation, same))
export type ChangePasswordForm = z.infer<typeof ChangePasswordForm>

/** `PUT /api/customer`: omitted parts do not change, except that the invoice gets the company of the customer. A shipping address of null means the invoice address. */
export const CustomerChange = z.strictObject({
  customer: z.optional(CustomerForm),
  billingAddress: z.optional(BillingAddressForm),
  shippingAddress: z.optional(z.nullable(ShippingAddressForm)),
})
export type CustomerChange = z.infer<typeof CustomerChange>

export const DeleteAccountForm = z.strictObject({ password: knownPassword() })
export type DeleteAccountForm = z.infer<typeof DeleteAccountForm>
