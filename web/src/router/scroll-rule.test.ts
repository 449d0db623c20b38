import { expect, it } from 'vitest'
import { scrollRule } from './scroll-rule.ts'

const step = { action: 'PUSH', hash: '', keepScroll: false } as const

it.each([
  ['/', '/dekbed/', 'top'],
  ['/dekbed/', '/', 'top'],
  ['/dekbed/', '/wit-dekbed.html', 'top'],
  ['/wit-dekbed.html', '/ander-dekbed.html', 'top'],
  ['/dekbed/', '/hoeslaken/', 'top'],
  ['/dekbed/', '/dekbed/', 'top'],
  ['/dekbed/', '/dekbed/ae-maat/240x220/', 'stay'],
  ['/dekbed/ae-maat/240x220/', '/dekbed/ae-kleur/wit/', 'stay'],
  ['/dekbed/ae-maat/240x220/', '/hoeslaken/ae-maat/90x200/', 'top'],
  ['/wonen/vloerkleden/', '/wonen/vloerkleden/ae-kleur/wit/', 'stay'],
  ['/wonen/', '/wonen/vloerkleden/', 'top'],
  ['/zoeken/', '/zoeken/2/', 'stay'],
  ['/zoeken/?tn_q=dekbed', '/zoeken/2/?tn_q=dekbed', 'stay'],
  ['/zoeken/3/?tn_q=dekbed', '/zoeken/?tn_q=kussen', 'top'],
  ['/', '/zoeken/', 'top'],
  ['/brands/linde/', '/brands/linde/2/', 'stay'],
  ['/brands/linde/', '/brands/wolk/', 'top'],
  ['/service/a/', '/service/b/', 'top'],
  [null, '/dekbed/', 'top'],
] as const)('from %s to %s: %s', (from, to, rule) => {
  expect(scrollRule({ ...step, from, to })).toBe(rule)
})

it('restores the position on any back navigation', () => {
  expect(scrollRule({ ...step, action: 'POP', from: '/wit-dekbed.html', to: '/dekbed/' })).toBe('restore')
})

it('scrolls to the element that the hash names, unless the link keeps the scroll position', () => {
  expect(scrollRule({ ...step, from: '/', to: '/service/a/', hash: '#b' })).toBe('target')
  expect(scrollRule({ ...step, from: '/', to: '/service/a/', hash: '#b', keepScroll: true })).toBe('stay')
})
