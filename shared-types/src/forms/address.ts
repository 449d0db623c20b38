import { z } from 'zod/mini'
import { countries, type Country } from './fields/country.ts'
import { withDefaults } from './fields/defaults.ts'
import { nameText, optionalText, requiredText } from './fields/text.ts'

const zipcodeMessage = 'Postcode onjuist'
export const houseNumberMessage = 'Vul een huisnummer in'

/** NL: four digits, an optional space, two letters except SA, SD and SS. BE, LU: four digits (spec §5). */
export const isZipcode = (zipcode: string, country: Country): boolean => {
  const typed = zipcode.trim()
  return country === 'NL' ? /^[1-9]\d{3} ?(?!S[ADS])[A-Z]{2}$/i.test(typed) : /^[1-9]\d{3}$/.test(typed)
}

/** Formats a zipcode for storage and print: 1234 AB. An invalid zipcode stays as typed. */
export const normaliseZipcode = (zipcode: string, country: Country): string => {
  const typed = zipcode.trim()
  return country === 'NL' && isZipcode(typed, country)
    ? `${typed.slice(0, 4)} ${typed.slice(-2).toUpperCase()}`
    : typed
}

/** For comparison, and for the addresses of carriers: 1234AB. */
export const bareZipcode = (zipcode: string): string => zipcode.replace(/\s/g, '').toUpperCase()

/** Digits, spaces and dashes, with at least one digit; letters belong in the extension. */
export const isHouseNumber = (value: string): boolean => value.length <= 20 && /^[ -]*\d[\d -]*$/.test(value)

/**
 * Splits a house number that was typed with letters: '12a' and '12 bis' are 12 with an extension, '12-hs' and
 * '12/4' too, with their separator. A given extension is appended. Other texts stay as typed, such as '12-14'.
 */
export const splitHouseNumber = (
  houseNumber: string,
  extension: string,
): { houseNumber: string; extension: string } => {
  const [, number, separator = '', rest] =
    /^(\d(?:[\d -]{0,18}\d)?)\s{0,3}(-?(?=\s{0,3}\p{L})|\/)\s{0,3}([\p{L}\d][\p{L}\d /-]{0,14})$/u.exec(
      houseNumber.trim(),
    ) ?? []
  if (!number || !rest) return { houseNumber, extension }
  const added = [`${separator}${rest.trim()}`, extension.trim()].filter(Boolean).join(' ')
  return added.length > 15 ? { houseNumber, extension } : { houseNumber: number, extension: added }
}

const addressFields = {
  zipcode: z.string(zipcodeMessage),
  houseNumber: z.string(houseNumberMessage).check(z.refine(isHouseNumber, houseNumberMessage)),
  extension: optionalText(15, 'Een toevoeging heeft maximaal 15 tekens'),
  countryCode: z.enum(countries, 'Vul een land in'),
  city: requiredText(255, 'Vul een plaats in'),
  street: requiredText(255, 'Vul een straat in'),
  company: optionalText(255),
}

const zipcodeOfCountry = z.refine<{ zipcode: string; countryCode: Country }>(
  ({ zipcode, countryCode }) => isZipcode(zipcode, countryCode),
  { path: ['zipcode'], error: zipcodeMessage },
)

export const BillingAddressForm = z.strictObject(addressFields).check(zipcodeOfCountry)
export type BillingAddressForm = z.infer<typeof BillingAddressForm>

/** See `withReceiver` for empty names. `name` is an extra line. */
const shippingFields = {
  ...addressFields,
  firstName: nameText(0, 'Vul een geldige voornaam in'),
  lastName: nameText(0, 'Vul een geldige achternaam in'),
  name: optionalText(255),
}
export const ShippingAddressForm = z.strictObject(shippingFields).check(zipcodeOfCountry)
export type ShippingAddressForm = z.infer<typeof ShippingAddressForm>

/** The values of the fields that a new address may omit (spec §3). */
export const addressDefaults = {
  extension: '',
  countryCode: 'NL',
  company: '',
} satisfies Partial<BillingAddressForm>

export const receiverDefaults = {
  ...addressDefaults,
  firstName: '',
  lastName: '',
  name: '',
} satisfies Partial<ShippingAddressForm>

/** The addresses of a request. */
export const NewBillingAddressForm = z
  .strictObject(withDefaults(addressFields, addressDefaults))
  .check(zipcodeOfCountry)
export const NewShippingAddressForm = z
  .strictObject(withDefaults(shippingFields, receiverDefaults))
  .check(zipcodeOfCountry)

/** For storage: trimmed, with the zipcode in one format. */
export const normaliseAddress = <A extends BillingAddressForm>(address: A): A => ({
  ...address,
  zipcode: normaliseZipcode(address.zipcode, address.countryCode),
  houseNumber: address.houseNumber.trim(),
  extension: address.extension.trim(),
  city: address.city.trim(),
  street: address.street.trim(),
  company: address.company.trim(),
})

export const normaliseShippingAddress = (address: ShippingAddressForm): ShippingAddressForm => ({
  ...normaliseAddress(address),
  firstName: address.firstName.trim(),
  lastName: address.lastName.trim(),
  name: address.name.trim(),
})

/**
 * The address with the names of the customer if it has no first and no last name. One of them is enough: the names of two
 * people do not mix.
 */
export const withReceiver = (
  address: ShippingAddressForm,
  { firstName, lastName }: { firstName: string; lastName: string },
): ShippingAddressForm =>
  address.firstName || address.lastName ? address : { ...address, firstName, lastName }
