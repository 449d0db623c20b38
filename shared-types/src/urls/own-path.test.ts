import { describe, expect, it } from 'vitest'
import { foreignTargets, oddPaths, originOf, redirectPayloads } from '../../test/redirect-payloads.ts'
import { ownPath } from './own-path.ts'

/** Paths of the shop that are not pages, and texts that are not paths. */
const noPages = [
  '', ' /dekbed/', '/%', '/%E0%A4%A', '/../evil', '/a/../../b', '/a/%2e%2e/b', '#x', '/redirect?url=//evil.example',
  '/redirect/?url=/redirect/', '/REDIRECT/', '/%72edirect/', '/api/auth/logout', '/images/1/a.avif',
  '/renders/bed/800/160.webp', '/Renders/bed/800/160.webp', '/assets/a',
  `/${'a'.repeat(1_001)}`,
] // prettier-ignore

describe('never leads to another site', () => {
  const shop = 'https://shop.example'
  it('has at least sixty payloads', () => expect(new Set(redirectPayloads).size).toBeGreaterThanOrEqual(60))
  it.each([...foreignTargets, ...noPages])('%j becomes the home page', (given) =>
    expect(ownPath(given)).toBe('/'),
  )
  it.each(oddPaths)('%j stays in the shop', (given) => expect(originOf(ownPath(given), shop)).toBe(shop))
  it.each([undefined, null, 7, ['/dekbed/'], { toString: () => '/dekbed/' }])(
    '%j becomes the home page',
    (given) => expect(ownPath(given)).toBe('/'),
  )
})

it.each([
  ['/', '/'],
  ['/dekbed/', '/dekbed/'],
  [
    '/dekbedovertrek/ae-maat/240x220/?tn_sort=price&tn_p=2',
    '/dekbedovertrek/ae-maat/240x220/?tn_sort=price&tn_p=2',
  ],
  ['/service/klantenservice-contact/#contactformulier', '/service/klantenservice-contact/#contactformulier'],
  ['/blog/?van=https://example.com/a', '/blog/?van=https://example.com/a'],
  ['/dekbed één/', '/dekbed%20%C3%A9%C3%A9n/'],
])('%s is a page of the shop', (given, path) => expect(ownPath(given)).toBe(path))
