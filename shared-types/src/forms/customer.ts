import { z } from 'zod/mini'
import { isBirthdate } from './birthdate.ts'
import { isCocNumber, isVatNumber } from './company.ts'
import { isPhone } from './phone.ts'
import { nameText, optionalText } from './text.ts'

const emailMessage = 'Vul een geldig e-mailadres in'
const birthdateMessage = 'Vul een (geldige) geboortedatum in'
const phoneMessage = 'Vul een (geldig) telefoonnummer in'

const fields = z.strictObject({
  type: z.enum(['private', 'company'], 'Kies particulier of zakelijk'),
  firstName: nameText(1, 'Vul je voornaam in'),
  lastName: nameText(2, 'Vul je achternaam in'),
  gender: z.nullable(z.enum(['female', 'male', 'other'], 'Vul je geslacht in')),
  birthdate: z
    .string(birthdateMessage)
    .check(z.refine((value) => value.trim() === '' || isBirthdate(value), birthdateMessage)),
  email: z
    .string(emailMessage)
    .check(z.refine((value) => value.length <= 255 && z.regexes.email.test(value.trim()), emailMessage)),
  phoneNumber: z.string(phoneMessage).check(z.refine(isPhone, phoneMessage)),
  company: optionalText(255),
  vatNumber: optionalText(32),
  cocNumber: optionalText(32),
})
type Fields = z.infer<typeof fields>

/** A rule that holds for companies only; the shopper reads it beside `field`. */
const companyRule = (field: keyof Fields, holds: (customer: Fields) => boolean, error: string) =>
  z.refine<Fields>((customer) => customer.type !== 'company' || holds(customer), { path: [field], error })

/** Who buys (spec §5). What is stored is trimmed, with the phone number and the birth date in their stored form. */
export const CustomerForm = fields.check(
  companyRule('company', ({ company }) => company.trim() !== '', 'Vul een bedrijfsnaam in'),
  companyRule('vatNumber', ({ vatNumber }) => isVatNumber(vatNumber), 'Vul een geldig BTW-nummer in'),
  companyRule(
    'cocNumber',
    ({ cocNumber, vatNumber }) => isCocNumber(cocNumber, vatNumber),
    'Vul een geldig KVK-nummer in',
  ),
)
export type CustomerForm = z.infer<typeof CustomerForm>
