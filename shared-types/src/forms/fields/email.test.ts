import { expect, it } from 'vitest'
import { normaliseEmail } from './email.ts'

it('an address is compared in lower case, without surrounding spaces', () => {
  expect(normaliseEmail(' Zoe.de.Vries@Example.ORG\t')).toBe('zoe.de.vries@example.org')
})
