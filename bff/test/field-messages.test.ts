import { hasZodFastifySchemaValidationErrors, validatorCompiler } from 'fastify-type-provider-zod'
import { AddItemRequest } from 'shared-types/contracts/cart'
import { AddressStepForm } from 'shared-types/forms/checkout'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { fieldMessage, fieldMessages, hasUnknownKeys } from 'shared-types/field-messages'

z.config({ customError: fieldMessage })

/** What a route with this schema would find wrong. */
const judge = (schema: z.core.$ZodType, value: unknown) => {
  const outcome = validatorCompiler({ schema, method: 'POST', url: '/' })(value)
  const refused =
    typeof outcome === 'object' && 'error' in outcome ? { validation: outcome.error } : undefined
  if (!hasZodFastifySchemaValidationErrors(refused)) throw new Error('this was to be refused')
  return refused.validation
}

test.each([
  [{ quantity: 1 }, { itemId: 'Dit is een verplicht veld' }],
  [{ itemId: 'one', quantity: 1 }, { itemId: 'Dit is niet goed ingevuld' }],
  [{ itemId: 1.5, quantity: 1 }, { itemId: 'Dit is niet goed ingevuld' }],
  [{ itemId: 1, quantity: 0 }, { quantity: 'Kies minstens 1' }],
  [{ itemId: 1, quantity: 100 }, { quantity: 'Kies hooguit 99' }],
])('%j is told as %j', (body, fields) => {
  expect(fieldMessages(judge(AddItemRequest, body))).toEqual(fields)
})

test('keys we did not ask for are named', () => {
  const mistakes = judge(AddItemRequest, { itemId: 1, quantity: 1, price: 1 })
  expect(fieldMessages(mistakes)).toEqual({ price: 'Dit veld kennen we niet' })
  expect(hasUnknownKeys(mistakes)).toBe(true)
})

test('the words of a form are kept, by the path of their field', () => {
  const fields = fieldMessages(
    judge(AddressStepForm, {
      customer: {},
      billingAddress: { zipcode: 'x', countryCode: 'NL' },
      sameDeliveryAddress: true,
      shippingAddress: null,
    }),
  )
  expect(fields).toMatchObject({
    'customer.firstName': 'Vul je voornaam in',
    'billingAddress.houseNumber': 'Vul een huisnummer in',
  })
})

test('a long text is counted in characters', () => {
  const schema = z.object({ name: z.string().min(2).max(4) })
  expect(fieldMessages(judge(schema, { name: 'abcde' }))).toEqual({ name: 'Gebruik hooguit 4 tekens' })
  expect(fieldMessages(judge(schema, { name: 'a' }))).toEqual({ name: 'Gebruik minstens 2 tekens' })
})
