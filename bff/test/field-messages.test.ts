import { hasZodFastifySchemaValidationErrors, validatorCompiler } from 'fastify-type-provider-zod'
import { AddItemRequest } from 'shared-types/contracts/cart'
import { AddressStepForm } from 'shared-types/forms/checkout'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { fieldMessage, fieldMessages, hasUnknownKeys } from 'shared-types/field-messages'

z.config({ customError: fieldMessage })

/** The validation errors of a route with this schema. */
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
])('%j gets the messages %j', (body, fields) => {
  expect(fieldMessages(judge(AddItemRequest, body))).toEqual(fields)
})

test('unknown keys are named', () => {
  const mistakes = judge(AddItemRequest, { itemId: 1, quantity: 1, price: 1 })
  expect(fieldMessages(mistakes)).toEqual({ price: 'Dit veld kennen we niet' })
  expect(hasUnknownKeys(mistakes)).toBe(true)
})

test('the messages of a form are passed on, by the path of their field', () => {
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

test('the limits of a text are given in characters', () => {
  const schema = z.object({ name: z.string().min(2).max(4) })
  expect(fieldMessages(judge(schema, { name: 'abcde' }))).toEqual({ name: 'Gebruik hooguit 4 tekens' })
  expect(fieldMessages(judge(schema, { name: 'a' }))).toEqual({ name: 'Gebruik minstens 2 tekens' })
})
