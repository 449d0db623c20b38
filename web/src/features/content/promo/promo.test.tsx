import { renderToStaticMarkup } from 'react-dom/server'
import { StaticRouter } from 'react-router-dom'
import type { PromoSlide } from 'shared-types/contracts/content'
import { expect, it } from 'vitest'
import { homepage } from '../../../../test/sample-shop.ts'
import { Promo } from './promo.tsx'
import styles from './promo.module.css'

const promotion = homepage.promo
if (!promotion) throw new Error('the sample shop has no promotion')
const { main } = promotion
const others = (count: number): PromoSlide[] =>
  Array.from({ length: count }, (_, index) => ({ ...main, title: `Ook ${index}`, link: `/acties/${index}/` }))

const shown = (promo: Partial<typeof promotion>) =>
  renderToStaticMarkup(
    <StaticRouter location="/">
      <Promo promo={{ main, extra: [], ...promo }} terms={null} />
    </StaticRouter>,
  )

it.each([
  [0, false],
  [1, false],
  [2, true],
  [3, false],
])('with %i extra promotions, the layout for several is used: %s', (count, isMulti) => {
  const html = shown({ extra: others(count) })
  expect(styles.multi).toBeTruthy()
  expect(html.includes(styles.multi ?? '')).toBe(isMulti)
  expect(html.match(/Ook \d/g) ?? []).toHaveLength(count)
})

it("the button says 'Profiteer nu' unless the promotion has its own text", () => {
  expect(shown({ main: { ...main, buttonText: '' } })).toContain('Profiteer nu</a>')
  const other = shown({ main: { ...main, buttonText: 'Bekijk de actie' } })
  expect(other).toContain('Bekijk de actie</a>')
  expect(other).not.toContain('Profiteer nu')
})

it.each([
  ['the main promotion', (slide: PromoSlide) => ({ main: slide })],
  ['another promotion', (slide: PromoSlide) => ({ extra: [slide] })],
])('%s has a picture for phones, and is light or dark', (_, withSlide) => {
  const light = shown(withSlide(main))
  expect(light).toContain(main.imageMobile.file)
  expect(light.split(styles.dark ?? '-').length).toBe(1)
  expect(shown(withSlide({ ...main, isLightBackground: false }))).toContain(styles.dark)
})

it('a title that is not shown can still be heard', () => {
  const heading = (showTitle: boolean) =>
    /<h2[^>]*>(.*?)<\/h2>/.exec(shown({ main: { ...main, showTitle } }))?.[1]
  expect(heading(true)).toBe(main.title)
  expect(heading(false)).toMatch(new RegExp(`^<span class="[^"]*hidden[^"]*">${main.title}</span>$`))
})

it('another promotion always shows its title: on some screens nothing else says what it is', () => {
  const html = shown({ extra: [{ ...main, title: 'Ook 0', showTitle: false }] })
  expect(html).toContain('<strong>Ook 0</strong>')
})
