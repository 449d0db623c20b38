import { expect, test } from 'vitest'
import { drawSwatches } from './draw-swatches.ts'
import { safeHtml } from './safe-html.ts'

const drawn = (html: string) => drawSwatches(safeHtml(html))

test('the colour samples of a menu become pictures', () => {
  expect(drawn('<a href="/a/"><span style="background-color: #F6f4ef"></span>Wit</a>')).toBe(
    '<a href="/a/"><svg viewBox="0 0 20 20" width="20" height="20" aria-hidden="true"><circle cx="10" cy="10" r="9" fill="#F6f4ef"/></svg>Wit</a>',
  )
})

test('several samples in a row are one circle with all their colours', () => {
  const colours = ['#f00', '#0f0', '#00f', '#ff0']
  const drawings = drawn(
    colours.map((hex) => `<span style="background-color:${hex}"></span>`).join('') + 'Multicolor',
  )
  expect(drawings.match(/<svg/g)).toHaveLength(1)
  expect([...drawings.matchAll(/<circle [^>]*stroke="(.*?)"/g)].map(([, stroke]) => stroke)).toEqual(colours)
  // What trusted-html.ts of web lets through.
  expect(drawings).not.toMatch(/<(?!\/?(?:svg|circle)\b)/)
  expect(drawings).toMatch(/<\/svg>Multicolor$/)
})

test('other parts stay as they were sanitised', () => {
  for (const html of [
    '<span>Wit</span>',
    '<span style="background-color:#fff">tekst</span>',
    '<span style="background-color:#fff;position:fixed"></span>x<script>alert(1)</script>',
    '<span style="background-color:#fff"/><script>alert(1)</script>"></span>',
  ]) {
    expect(drawn(html)).not.toMatch(/script|position|onload/)
  }
  expect(drawn('<span style="background-color:#fff">tekst</span>')).toContain('tekst</span>')
})
