import { expect, test } from 'vitest'
import { z } from 'zod'
import { cleanAnswer } from './clean-answer.ts'
import { MenuItem } from '../contracts/content.ts'
import { Address, Html, isSafeAddress } from './html.ts'

const html = Html.parse

const item = (content: string | null, items: MenuItem[] = []): MenuItem => ({
  id: 1,
  title: '1 < 2 <b>',
  link: '/dekbed/',
  slug: 'dekbed',
  content: content === null ? null : html(content),
  items,
})

test('HTML is sanitised on every level, also in a recursive part, and text is left as it is', () => {
  const hostile = '<p onclick=x>a</p><meta http-equiv=refresh content="0;url=//evil.example"><form>'
  const cleaned = cleanAnswer(z.array(MenuItem), [item(hostile, [item(null), item(hostile)])])
  expect(cleaned).toEqual([item('<p>a</p>', [item(null), item('<p>a</p>')])])
})

test('addresses that run code become that of the home page', () => {
  const Links = z.strictObject({ one: Address.nullable(), other: Address.optional() })
  expect(cleanAnswer(Links, { one: 'javascript:alert(1)', other: '/dekbed/?v=1' })).toEqual({
    one: '/',
    other: '/dekbed/?v=1',
  })
  expect(cleanAnswer(Links, { one: null })).toEqual({ one: null })
  const Footer = z.strictObject({ links: z.array(Address).default([]) })
  expect(cleanAnswer(Footer, { links: ['javascript:alert(1)'] })).toEqual({ links: ['/'] })
})

test.each(['/', '/a/?b=c#d', 'https://example.com/', 'mailto:a@b.nl', 'tel:+31', '', '#top', 'dekbed/'])(
  'the address "%s" is safe',
  (address) => {
    expect(isSafeAddress(address)).toBe(true)
  },
)
test.each([
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  ' javascript:alert(1)',
  '\u0001javascript:alert(1)',
  'java\nscript:alert(1)',
  'java\tscript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:x',
  'blob:https://a/b',
  'file:///etc/passwd',
  'http://',
])('the address %j is not safe', (address) => {
  expect(isSafeAddress(address)).toBe(false)
})
