import { describe, expect, it } from 'vitest'
import { ContactForm, contactSubjects, ContactSubject } from './contact.ts'
import { messagesOfIssues } from './fields/messages.ts'
import { ReturnReason, returnReasons, ReturnRequestForm } from './return-request.ts'

const message = {
  name: 'Zoë Jansen-de Boer',
  email: ' zoe@example.nl ',
  subject: 'order',
  orderNumber: '',
  message: 'Waar blijft mijn dekbed?\nIk wacht al twee dagen.',
  website: '',
}
const request = {
  orderNumber: 'DKBD1000001',
  email: 'zoe@example.nl',
  reason: 'size',
  explanation: '',
  website: '',
}

const mistakes = (schema: typeof ContactForm | typeof ReturnRequestForm, value: unknown) => {
  const parsed = schema.safeParse(value)
  return parsed.success ? {} : messagesOfIssues(parsed.error.issues)
}

it('accepts a message, with or without an order number', () => {
  expect(mistakes(ContactForm, message)).toEqual({})
  expect(mistakes(ContactForm, { ...message, orderNumber: 'dkbd 1000001' })).toEqual({})
})

describe('gives a message at each wrong field', () => {
  it.each([
    ['name', '', 'Vul je naam in'],
    ['name', 'Jan\r\nBcc: een@example.nl', 'Vul je naam in'],
    ['email', 'zoe@', 'Vul een geldig e-mailadres in'],
    ['subject', 'hacking', 'Kies waar je vraag over gaat'],
    ['orderNumber', 'twaalf', 'Vul je bestelnummer in, bijvoorbeeld DKBD1000001'],
    ['message', '   hoi    ', 'Schrijf je vraag in minstens tien tekens'],
    ['message', 'x'.repeat(4001), 'Gebruik maximaal 4000 tekens'],
    ['message', 'tien tekens \u0000', 'Hier staat een teken in dat we niet kunnen lezen'],
  ])('%s %j', (field, value, words) => {
    expect(mistakes(ContactForm, { ...message, [field]: value })).toEqual({ [field]: words })
  })
})

it('accepts a return request without an explanation, but not without an order number or an email address', () => {
  expect(mistakes(ReturnRequestForm, request)).toEqual({})
  const wrong = mistakes(ReturnRequestForm, { ...request, orderNumber: '', email: '', reason: '' })
  expect(Object.keys(wrong)).toEqual(expect.arrayContaining(['orderNumber', 'email', 'reason']))
})

it('refuses unknown keys', () => {
  expect(ContactForm.safeParse({ ...message, admin: true }).success).toBe(false)
  expect(ReturnRequestForm.safeParse({ ...request, state: 'approved' }).success).toBe(false)
})

it('has a text for every choice', () => {
  expect(Object.keys(contactSubjects)).toEqual(ContactSubject.options)
  expect(Object.keys(returnReasons)).toEqual(ReturnReason.options)
})
