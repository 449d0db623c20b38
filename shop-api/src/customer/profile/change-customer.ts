import { eq, sql } from 'drizzle-orm'
import {
  BillingAddressForm,
  normaliseAddress,
  normaliseShippingAddress,
  ShippingAddressForm,
} from 'shared-types/forms/address'
import {
  companyNumberMistakes,
  CustomerForm,
  normaliseCustomer,
  vatMessage,
} from 'shared-types/forms/customer'
import { messagesOfIssues } from 'shared-types/forms/fields/messages'
import type { ChangeCustomerRequest } from 'shared-types/contracts/provider/customer'
import type { BillingAddress, CheckoutCustomer, ShippingAddress } from 'shared-types/contracts/checkout'
import { lockCart } from '../../cart/contents/queries.ts'
import { checkVat } from '../../checkout/check-vat.ts'
import { followAccount } from '../../checkout/follow-account.ts'
import type { Shop } from '../../context.ts'
import { customer, type CustomerRow } from '../../db/schema/buying/customer.ts'
import { transact } from '../../db/transact.ts'
import { refuse, type Refusal } from '../../refusal.ts'

type Issues = { issues: readonly { readonly path: readonly PropertyKey[]; readonly message: string }[] }

const messagesOf = (part: string, error: Issues | undefined): [string, string][] =>
  error ? Object.entries(messagesOfIssues(error.issues)).map(([path, text]) => [`${part}.${path}`, text]) : []

const companyMistakes = (profile: CheckoutCustomer, country: BillingAddress['countryCode']) =>
  companyNumberMistakes(profile, country).map(({ field, message }): [string, string] => [
    `customer.${field}`,
    message,
  ])

const invoiceCountry = (account: CustomerRow, { billingAddress }: ChangeCustomerRequest) =>
  billingAddress?.countryCode ?? account.billingAddress?.countryCode ?? 'NL'

const otherNumbers =
  'In dit land geldt je BTW-nummer of bedrijfsnummer niet. Zet eerst bij je accountinformatie de landcode voor je BTW-nummer.'

/** A saved company whose numbers belong to the country of its invoice until now. */
const isCompanyElsewhere = (account: CustomerRow, country: BillingAddress['countryCode']): boolean =>
  companyMistakes(account.profile, invoiceCountry(account, {})).length === 0 &&
  companyMistakes(account.profile, country).length > 0

const mistakesIn = (account: CustomerRow, change: ChangeCustomerRequest): Record<string, string> => {
  const { customer: profile, billingAddress, shippingAddress } = change
  const country = invoiceCountry(account, change)
  return Object.fromEntries([
    ...(profile ? companyMistakes(profile, country) : []),
    ...(!profile && isCompanyElsewhere(account, country)
      ? [['billingAddress.countryCode', otherNumbers]]
      : []),
    ...(profile ? messagesOf('customer', CustomerForm.safeParse(profile).error) : []),
    ...(billingAddress
      ? messagesOf('billingAddress', BillingAddressForm.safeParse(billingAddress).error)
      : []),
    ...(shippingAddress
      ? messagesOf('shippingAddress', ShippingAddressForm.safeParse(shippingAddress).error)
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
 * Changes the given fields. The e-mail address is not one of them: another one is confirmed first
 * (`customer/authentication/change-email.ts`). A company's VAT number is verified with the register, as in the checkout.
 * A checkout that was filled in before gets the changes too.
 */
export const changeCustomer = async (
  shop: Shop,
  account: CustomerRow,
  change: ChangeCustomerRequest,
): Promise<CustomerRow | Refusal> => {
  const errors = mistakesIn(account, change)
  if (Object.keys(errors).length > 0) {
    return refuse('validation_failed', notSaved, errors)
  }
  const changed: Changed = {}
  if (change.customer) {
    const profile = normaliseCustomer({ ...change.customer, email: account.email })
    const vat =
      profile.type === 'company'
        ? await checkVat(shop, profile.vatNumber, invoiceCountry(account, change))
        : null
    if (vat === 'invalid') {
      return refuse('validation_failed', notSaved, { 'customer.vatNumber': vatMessage })
    }
    changed.profile = profile
    changed.vatVerified = vat === null ? null : vat === 'verified'
  }
  const { billingAddress, shippingAddress } = change
  if (billingAddress) changed.billingAddress = normaliseAddress(billingAddress)
  if (shippingAddress !== undefined) {
    changed.shippingAddress = shippingAddress && normaliseShippingAddress(shippingAddress)
  }
  if (Object.keys(changed).length === 0) return account
  const { profile } = changed
  // The invoice is addressed to the company, at the address that the account has now.
  const ofCompany = sql`${customer.billingAddress} || ${JSON.stringify({ company: profile?.company })}::jsonb`
  // Another e-mail address can have been confirmed since the account was read.
  const email = sql`jsonb_build_object('email', ${customer.email})`
  return transact(shop.db, async (tx) => {
    const open = await lockCart(tx, { tokenHash: null, customerId: account.id })
    const [row] = await tx
      .update(customer)
      .set({
        ...(profile && { billingAddress: ofCompany }),
        ...changed,
        ...(profile && { profile: sql`${JSON.stringify(profile)}::jsonb || ${email}` }),
      })
      .where(eq(customer.id, account.id))
      .returning()
    if (open && row) await followAccount(tx, open.id, account, row)
    return row ?? account
  })
}
