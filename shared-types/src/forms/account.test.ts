import { expect, test } from 'vitest'
import { LoginForm, RegisterForm } from './account.ts'
import { messagesOfIssues } from './fields/messages.ts'

const login = { username: 'zoe@example.nl', password: 'x', remember: false }

test.each([
  ['', 'Vul je e-mailadres in'],
  ['  ', 'Vul je e-mailadres in'],
  ['zoe@', 'Vul een geldig e-mailadres in'],
  [' zoe@example.nl ', undefined],
])('the login name %j: %s', (username, message) => {
  const { error } = LoginForm.safeParse({ ...login, username })
  expect(messagesOfIssues(error?.issues ?? []).username).toBe(message)
})

test('an empty email address does not hide the errors of the whole form', () => {
  const { error } = RegisterForm.safeParse({
    type: 'company',
    firstName: 'Zoë',
    lastName: 'de Vries',
    email: '',
    phone: '',
    company: '',
    password: 'Zacht&Warm1',
    confirmation: 'Zacht&Warm2',
  })
  expect(Object.keys(messagesOfIssues(error?.issues ?? [])).toSorted()).toEqual([
    'company',
    'confirmation',
    'email',
  ])
})
