import { drawSwatches } from 'shared-types/html/draw-swatches'
import { Html } from 'shared-types/html/html'
import { safeHtml } from 'shared-types/html/safe-html'
import { expect, it } from 'vitest'
import { trusted } from './trusted-html.ts'

it('shows what the sanitiser lets through, also the colour samples of a menu', () => {
  const samples = ['#fff', '#c00', '#0c0'].map((hex) => `<span style="background-color:${hex}"></span>`)
  const menu = `<ul><li><a href="/a/">${samples[0]}Wit</a></li><li><a href="/b/">${samples.join('')}Bont</a></li></ul>`
  const html = drawSwatches(safeHtml(menu))
  expect(html).toContain('<svg')
  expect(trusted(html)).toBe(html)
})

it('keeps merged cells of a table, and no other number of cells', () => {
  const merged =
    '<table><tr><th scope="col" colspan="2">Maat</th></tr><tr><td rowspan="12">a</td></tr></table>'
  expect(trusted(safeHtml(merged))).toBe(merged)
  const spans = ['0', '1', '100', '-2', '2.5', 'x', ''].map(
    (span) => `<td colspan="${span}" rowspan="${span}"></td>`,
  )
  expect(safeHtml(spans.join(''))).toBe('<td></td>'.repeat(spans.length))
})

it.each([
  '<svg><script>alert(1)</script></svg>',
  '<svg onload="alert(1)"></svg>',
  '<svg viewBox="0 0 20 20" onload="alert(1)"></svg>',
  '<svg viewBox="0 0 20 20" ><style>*{}</style></svg>',
  '<svg viewBox="0 0 20 20" ><foreignObject></foreignObject></svg>',
  '<circle onclick="alert(1)"/>',
  '<a href="javascript:alert(1)">x</a>',
  '<img src="x">',
])('leaves out %s, which no sanitised text contains', (html) => {
  expect(trusted(Html.parse(html))).toBe('')
})
