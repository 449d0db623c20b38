import { describe, expect, expectTypeOf, test } from 'vitest'
import type { CheckoutCustomer } from '../api/checkout.ts'
import { CustomerForm } from './customer.ts'
import { fieldMessages } from './messages.ts'

const zoe: CustomerForm = {
  type: 'private',
  firstName: 'Zoë',
  lastName: "in 't Veld",
  gender: null,
  birthdate: '',
  email: 'zoe@example.nl',
  phoneNumber: '06 12 34 56 78',
  company: '',
  vatNumber: '',
  cocNumber: '',
}
const company: CustomerForm = {
  ...zoe,
  type: 'company',
  company: 'Hotel De Slaap',
  vatNumber: 'NL853381082B01',
  cocNumber: '12345678',
}

const messages = (customer: object): Record<string, string> => {
  const parsed = CustomerForm.safeParse(customer)
  return parsed.success ? {} : fieldMessages(parsed.error.issues)
}

test('the form is the contract, field by field', () => {
  expectTypeOf<CustomerForm>().toEqualTypeOf<CheckoutCustomer>()
})

test.each<[keyof CustomerForm, string[]]>([
  ['firstName', ['Zoë', 'Jan_2', 'Anne-Marie', "D'Arcy", 'J.P.', 'Øyvind', 'a', 'x'.repeat(255)]],
  ['lastName', ["in 't Veld", 'Jansen-de Boer', 'van der Berg', 'Li', 'O’Neill']],
  ['birthdate', ['', '01-02-1990', '29-02-2000', '1-2-90', '29-02-00']],
  ['email', ['zoe@example.nl', ' zoe@example.nl ', 'a.b+c@sub.example.com']],
  ['phoneNumber', ['0612345678', '+31 6 12345678', '0031 6-12345678', '+32 470 12 34 56', '(020) 123 45 67']],
])('%s takes what people have', (field, values) => {
  for (const value of values) expect(messages({ ...zoe, [field]: value })).toEqual({})
})

test.each<[keyof CustomerForm, string, string[]]>([
  ['firstName', 'Vul je voornaam in', ['', '   ', '<b>', 'a@b', 'x'.repeat(256), 'a\u0000b', 'a\nb']],
  ['lastName', 'Vul je achternaam in', ['', 'B', ' B ', 'Jansen;', 'Jansen\t']],
  [
    'birthdate',
    'Vul een (geldige) geboortedatum in',
    [
      '31-02-1990',
      '29-02-1900',
      '00-01-1990',
      '01-13-1990',
      '1990-02-01',
      '01/02/1990',
      '01-02-199',
      '01-01-2999',
      'gisteren',
    ],
  ],
  [
    'email',
    'Vul een geldig e-mailadres in',
    ['', 'zoe', 'zoe@', 'zoe@example', 'zoe @example.nl', `${'x'.repeat(255)}@example.nl`],
  ],
  [
    'phoneNumber',
    'Vul een (geldig) telefoonnummer in',
    ['', '061234567', 'nul zes', '0612345678901234', '06123456ab'],
  ],
])('%s refuses the rest with its own message', (field, message, values) => {
  for (const value of values) expect(messages({ ...zoe, [field]: value })).toEqual({ [field]: message })
})

test('a field that is missing or of another type is refused in Dutch too', () => {
  expect(messages({ ...zoe, firstName: undefined, email: 3, gender: 'x', type: 'x' })).toEqual({
    firstName: 'Vul je voornaam in',
    email: 'Vul een geldig e-mailadres in',
    gender: 'Vul je geslacht in',
    type: 'Kies particulier of zakelijk',
  })
})

test('an unknown key is refused', () => {
  expect(CustomerForm.safeParse({ ...zoe, isAdmin: true }).success).toBe(false)
})

describe('a company', () => {
  test('buys with its name, VAT and KvK number', () => {
    expect(messages(company)).toEqual({})
  })

  test('is asked for all three, beside other mistakes', () => {
    expect(messages({ ...company, firstName: '', company: ' ', vatNumber: '', cocNumber: '' })).toEqual({
      firstName: 'Vul je voornaam in',
      company: 'Vul een bedrijfsnaam in',
      vatNumber: 'Vul een geldig BTW-nummer in',
      cocNumber: 'Vul een geldig KVK-nummer in',
    })
  })

  test.each(['NL853381082B01', 'nl 8533.81.082.B01', '853381082B01'])(
    'VAT number %s is Dutch',
    (vatNumber) => {
      expect(messages({ ...company, vatNumber })).toEqual({})
    },
  )

  test.each([
    ['BE0123456789', '0123.456.789'],
    ['LU12345678', 'B123456'],
  ])('VAT number %s goes with that country’s register number', (vatNumber, cocNumber) => {
    expect(messages({ ...company, vatNumber, cocNumber })).toEqual({})
    expect(messages({ ...company, vatNumber })).toEqual({ cocNumber: 'Vul een geldig KVK-nummer in' })
  })

  test.each(['NL85338108B01', 'BE2123456789', 'DE123456789', 'NL853381082B0', 'X'])(
    'VAT number %s is none',
    (vatNumber) => {
      expect(messages({ ...company, vatNumber })).toEqual({ vatNumber: 'Vul een geldig BTW-nummer in' })
    },
  )

  test.each(['1234567', '123456789', '1234567a'])('KvK number %s is none', (cocNumber) => {
    expect(messages({ ...company, cocNumber })).toEqual({ cocNumber: 'Vul een geldig KVK-nummer in' })
  })

  test('what a private customer leaves in these fields is no reason to refuse', () => {
    expect(messages({ ...company, type: 'private', vatNumber: 'x', cocNumber: '' })).toEqual({})
  })
})
