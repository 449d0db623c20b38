import { expect, expectTypeOf, test } from 'vitest'
import type { CheckoutCustomer } from '../contracts/checkout.ts'
import { CustomerForm } from './customer.ts'
import { messagesOfIssues } from './fields/messages.ts'

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

const messages = (customer: object): Record<string, string> => {
  const parsed = CustomerForm.safeParse(customer)
  return parsed.success ? {} : messagesOfIssues(parsed.error.issues)
}

test('the form has exactly the fields of the contract', () => {
  expectTypeOf<CustomerForm>().toEqualTypeOf<CheckoutCustomer>()
})

test.each<[keyof CustomerForm, string[]]>([
  ['firstName', ['Zoë', 'Jan_2', 'Anne-Marie', "D'Arcy", 'J.P.', 'Øyvind', 'a', 'x'.repeat(255)]],
  ['lastName', ["in 't Veld", 'Jansen-de Boer', 'van der Berg', 'Li', 'O’Neill']],
  ['birthdate', ['', '01-02-1990', '29-02-2000', '1-2-90', '29-02-00']],
  ['email', ['zoe@example.nl', ' zoe@example.nl ', 'a.b+c@sub.example.com']],
  [
    'phoneNumber',
    ['0612345678', '+31 6 12345678', '0031 6-12345678', '+32 470 12 34 56', '(020) 123 45 67', '', ' '],
  ],
])('%s accepts real values', (field, values) => {
  for (const value of values) expect(messages({ ...zoe, [field]: value })).toEqual({})
})

test.each<[keyof CustomerForm, string, string[]]>([
  ['firstName', 'Vul je voornaam in', ['', '   ', '<b>', 'a@b', 'x'.repeat(256), 'a\u0000b', 'a\nb']],
  ['lastName', 'Vul je achternaam in', ['', 'B', ' B ', 'Jansen;', 'Jan\tsen']],
  [
    'birthdate',
    'Vul een (geldige) geboortedatum in',
    [
      '31-02-1990',
      '29-02-1900',
      '00-01-1990',
      '01-13-1990',
      '1990-02-31',
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
    ['061234567', 'nul zes', '0612345678901234', '06123456ab'],
  ],
])('%s refuses other values with its own message', (field, message, values) => {
  for (const value of values) expect(messages({ ...zoe, [field]: value })).toEqual({ [field]: message })
})

test('parsing a text removes the spaces around it', () => {
  const typed = { ...zoe, type: 'company', firstName: ' Zoë\t', company: ' Slaap BV ' }
  expect(CustomerForm.parse(typed)).toMatchObject({ firstName: 'Zoë', company: 'Slaap BV' })
})

test('a field that is missing or has another type is also refused in Dutch', () => {
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

test('a company must have a name', () => {
  expect(messages({ ...zoe, type: 'company', company: 'Hotel De Slaap' })).toEqual({})
  expect(messages({ ...zoe, type: 'company', company: ' ', firstName: '' })).toEqual({
    company: 'Vul een bedrijfsnaam in',
    firstName: 'Vul je voornaam in',
  })
})
