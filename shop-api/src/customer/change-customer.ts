import { eq } from 'drizzle-orm'
import { BillingAddressForm, ShippingAddressForm } from 'shared-types/forms/address'
import { companyNumberMistakes, CustomerForm, vatMessage } from 'shared-types/forms/customer'
import { fieldMessages } from 'shared-types/forms/messages'
import type { ChangeCustomerRequest } from 'shared-types/v1/customer'
import type { BillingAddress, CheckoutCustomer, ShippingAddress } from 'shared-types/v1/checkout'
import { checkVat } from '../checkout/check-vat.ts'
import type { Shop } from '../context.ts'
import { customer, type CustomerRow } from '../db/schema/customer.ts'
import { refuse, type Refusal } from '../refusal.ts'

const camel = (fields: object): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(fields).map(([key, value]) => [
      key.replaceAll(/_([a-z])/g, (_, letter: string) => letter.toUpperCase()),
      value,
    ]),
  )
const snake = (path: string) => path.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)

type Issues = { issues: readonly { readonly path: readonly PropertyKey[]; readonly message: string }[] }

const told = (part: string, error: Issues | undefined): [string, string][] =>
  error
    ? Object.entries(fieldMessages(error.issues)).map(([path, text]) => [`${part}.${snake(path)}`, text])
    : []

const companyMistakes = (profile: CheckoutCustomer, country: BillingAddress['country_code']) =>
  companyNumberMistakes(
    { type: profile.type, vatNumber: profile.vat_number, cocNumber: profile.coc_number },
    country,
  ).map(({ field, message }): [string, string] => [`customer.${snake(field)}`, message])

const invoiceCountry = (who: CustomerRow, { invoice_address }: ChangeCustomerRequest) =>
  invoice_address?.country_code ?? who.billingAddress?.country_code ?? 'NL'

const mistakesIn = (who: CustomerRow, change: ChangeCustomerRequest): Record<string, string> => {
  const { customer: profile, invoice_address, shipping_address } = change
  const country = invoiceCountry(who, change)
  return Object.fromEntries([
    ...(profile ? companyMistakes(profile, country) : []),
    ...(profile ? told('customer', CustomerForm.safeParse(camel(profile)).error) : []),
    ...(invoice_address
      ? told('invoice_address', BillingAddressForm.safeParse(camel(invoice_address)).error)
      : []),
    ...(shipping_address
      ? told('shipping_address', ShippingAddressForm.safeParse(camel(shipping_address)).error)
      : []),
  ])
}

interface Changed {
  profile?: CheckoutCustomer
  vatVerified?: boolean | null
  billingAddress?: BillingAddress
  shippingAddress?: ShippingAddress | null
}

const notSaved = 'Er ging iets mis met het opslaan van de gegevens. Probeer opnieuw.'

/**
 * Changes what is given. The address that one logs in with stays: it is the one that was confirmed. The VAT number of
 * a company is asked of the register, as in the checkout.
 */
export const changeCustomer = async (
  shop: Shop,
  who: CustomerRow,
  change: ChangeCustomerRequest,
): Promise<CustomerRow | Refusal> => {
  const errors = mistakesIn(who, change)
  if (Object.keys(errors).length > 0) {
    return refuse('validation_failed', notSaved, errors)
  }
  const changed: Changed = {}
  if (change.customer) {
    const { type, vat_number } = change.customer
    const vat = type === 'company' ? await checkVat(shop, vat_number, invoiceCountry(who, change)) : null
    if (vat === 'invalid') {
      return refuse('validation_failed', notSaved, { 'customer.vat_number': vatMessage })
    }
    changed.profile = { ...change.customer, email: who.email }
    changed.vatVerified = vat === null ? null : vat === 'verified'
  }
  if (change.invoice_address) changed.billingAddress = change.invoice_address
  if (change.shipping_address !== undefined) changed.shippingAddress = change.shipping_address
  if (Object.keys(changed).length === 0) return who
  const [row] = await shop.db.update(customer).set(changed).where(eq(customer.id, who.id)).returning()
  return row ?? who
}
