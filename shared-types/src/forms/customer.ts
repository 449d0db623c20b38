import { z } from 'zod/mini'
import { birthdateMessage, isBirthdate, normaliseBirthdate } from './fields/birthdate.ts'
import { companyCountry, isCocNumber, isVatNumber, registerNames } from './fields/company.ts'
import type { Country } from './fields/country.ts'
import { withDefaults } from './fields/defaults.ts'
import { emailText } from './fields/email.ts'
import { Gender } from './fields/gender.ts'
import { normalisePhone, optionalPhone } from './fields/phone.ts'
import { nameText, optionalText } from './fields/text.ts'

/** Also shown if the register does not know the number. */
export const vatMessage = 'Vul een geldig BTW-nummer in'

const fields = z.strictObject({
  type: z.enum(['private', 'company'], 'Kies particulier of zakelijk'),
  firstName: nameText(1, 'Vul je voornaam in'),
  lastName: nameText(2, 'Vul je achternaam in'),
  gender: Gender,
  birthdate: z
    .string(birthdateMessage)
    .check(z.refine((value) => value.trim() === '' || isBirthdate(value), birthdateMessage)),
  email: emailText(),
  phoneNumber: optionalPhone,
  company: optionalText(255),
  vatNumber: optionalText(32),
  cocNumber: optionalText(32),
})

export const companyIsNamed = z.refine<Pick<z.infer<typeof fields>, 'type' | 'company'>>(
  ({ type, company }) => type !== 'company' || company.trim() !== '',
  { path: ['company'], error: 'Vul een bedrijfsnaam in' },
)

/** The customer data (spec §5), stored by `normaliseCustomer`. */
export const CustomerForm = fields.check(companyIsNamed)
export type CustomerForm = z.infer<typeof CustomerForm>

/** The values of the fields that a new customer may omit (spec §3). */
export const customerDefaults = {
  type: 'private',
  gender: null,
  birthdate: '',
  phoneNumber: '',
  company: '',
  vatNumber: '',
  cocNumber: '',
} satisfies Partial<CustomerForm>

/** The customer data of a request. */
export const NewCustomerForm = z
  .strictObject(withDefaults(fields.shape, customerDefaults))
  .check(companyIsNamed)

/** For storage: trimmed, phone number and birth date in one format, without company data of a private customer. */
export const normaliseCustomer = (customer: CustomerForm): CustomerForm => {
  const isCompany = customer.type === 'company'
  return {
    ...customer,
    firstName: customer.firstName.trim(),
    lastName: customer.lastName.trim(),
    birthdate: normaliseBirthdate(customer.birthdate),
    email: customer.email.trim(),
    phoneNumber: normalisePhone(customer.phoneNumber),
    company: isCompany ? customer.company.trim() : '',
    vatNumber: isCompany ? customer.vatNumber.trim() : '',
    cocNumber: isCompany ? customer.cocNumber.trim() : '',
  }
}

/**
 * The errors in the VAT and register number of a company, by field; none for a private customer. The rules
 * are those of the company's country, which may follow from the country of the invoice.
 */
export const companyNumberMistakes = (
  { type, vatNumber, cocNumber }: Pick<CustomerForm, 'type' | 'vatNumber' | 'cocNumber'>,
  invoiceCountry: Country,
): { field: 'vatNumber' | 'cocNumber'; message: string }[] => {
  if (type !== 'company') return []
  const country = companyCountry(vatNumber, invoiceCountry)
  const mistakes: ReturnType<typeof companyNumberMistakes> = []
  if (!isVatNumber(vatNumber, invoiceCountry)) mistakes.push({ field: 'vatNumber', message: vatMessage })
  if (!isCocNumber(cocNumber, country)) {
    mistakes.push({ field: 'cocNumber', message: `Vul een geldig ${registerNames[country]} in` })
  }
  return mistakes
}
