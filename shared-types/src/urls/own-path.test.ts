import { describe, expect, it } from 'vitest'
import { ownPath } from './own-path.ts'

/** Every way we know of to say another site, or something that runs, in what should be a path. */
const hostile = [
  'https://evil.example', 'http://evil.example/', 'HTTPS://EVIL.EXAMPLE', 'ftp://evil.example', '//evil.example',
  '///evil.example', '////evil.example', '//evil.example/%2f..', '//evil.example@sluimer.example',
  '/\\evil.example', '\\\\evil.example', '\\/evil.example', '/\\/evil.example', '/\\\\evil.example', '\\evil.example',
  '/%5cevil.example', '/%5c%5cevil.example', '/%5C/evil.example', '/%255cevil.example', '/%2f/evil.example',
  '/%2fevil.example', '/%2F%2Fevil.example', '%2f%2fevil.example', '%2F%2Fevil.example', '/%252fevil.example',
  '/%25252f%25252fevil.example', '/./ /evil.example/..', '/..//evil.example', '/.//evil.example',
  '/foo/..//evil.example', '/%2e%2e//evil.example', '/%2e/%2fevil.example', '/../evil', '/a/../../b', '/a/%2e%2e/b',
  '/\t/evil.example', '/\n/evil.example', '/\r/evil.example', '/\r\n//evil.example', '/%09/evil.example',
  '/%0a/evil.example', '/%0d%0aLocation:%20https://evil.example', '/a\r\nSet-Cookie: a=b', '/%00/evil.example',
  '/\u0000//evil.example', '\t//evil.example', ' //evil.example', ' /dekbed/', '\u00a0//evil.example',
  'javascript:alert(1)', 'JaVaScRiPt:alert(1)', '/javascript:alert(1)\u2028', 'java\nscript:alert(1)',
  'data:text/html,<script>alert(1)</script>', 'vbscript:msgbox(1)', 'file:///etc/passwd', 'mailto:een@evil.example',
  'blob:https://evil.example/1', 'evil.example', '.evil.example', '@evil.example', ':80', '?url=//evil.example', '#x',
  '', '/%', '/%E0%A4%A', '/\u200b/evil.example', '/\u202e/evil', '/%e2%80%ae/evil', '/redirect?url=//evil.example',
  '/redirect/?url=/redirect/', '/REDIRECT/', '/%72edirect/', '/api/auth/logout', '/images/1/a.avif',
  `/${'a'.repeat(1_001)}`,
] // prettier-ignore

describe('never leads to another site', () => {
  it('knows at least sixty ways', () => expect(new Set(hostile).size).toBeGreaterThanOrEqual(60))
  it.each(hostile)('%j leads home', (given) => expect(ownPath(given)).toBe('/'))
  it.each([undefined, null, 7, ['/dekbed/'], { toString: () => '/dekbed/' }])('%j leads home', (given) =>
    expect(ownPath(given)).toBe('/'),
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
