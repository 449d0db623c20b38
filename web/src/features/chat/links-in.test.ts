import { describe, expect, it } from 'vitest'
import { linksIn } from './links-in.ts'

describe('URLs in a message', () => {
  it('become links; the text around them stays text', () => {
    expect(linksIn('Zie https://voorbeeld.nl/a?b=c. Of (http://x.nl)!')).toEqual([
      { text: 'Zie ' },
      { text: 'https://voorbeeld.nl/a?b=c', href: 'https://voorbeeld.nl/a?b=c' },
      { text: '. Of (' },
      { text: 'http://x.nl', href: 'http://x.nl/' },
      { text: ')!' },
    ])
  })
  it.each([
    'javascript:alert(1)',
    '[klik](javascript:alert(1))',
    '<a href="x">x</a>',
    '<script>alert(1)</script>',
    'data:text/html,x',
    'https://',
    'https://bank.nl@evil.example/',
    'ftp://x.nl',
    '',
  ])('unsafe or incomplete links stay text: %s', (text) => {
    expect(linksIn(text).filter(({ href }) => href !== undefined)).toEqual([])
    expect(
      linksIn(text)
        .map((piece) => piece.text)
        .join(''),
    ).toBe(text)
  })
  it('are found quickly in any input', () => {
    const started = performance.now()
    for (const text of ['http://'.repeat(1500), `https://${'.'.repeat(10_000)}`, 'h'.repeat(10_000)])
      linksIn(text)
    expect(performance.now() - started).toBeLessThan(200)
  })
})
