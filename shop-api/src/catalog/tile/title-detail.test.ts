import { expect, it } from 'vitest'
import { products } from '../../../seed/products.ts'
import { detailOf } from './title-detail.ts'

const detail = (title: string, ...values: string[]) =>
  detailOf(
    title,
    values.map((value) => ({ title: value, color: null })),
  )

it('is the colour and the cloth; without a family, the text after the comma', () => {
  expect(detail('Dekbedovertrek Duinpan zand, gewassen katoen', 'zand', 'gewassen katoen')).toBe(
    'zand, gewassen katoen',
  )
  expect(detail('Hoeslaken jersey wit', 'wit')).toBe('wit')
  expect(detail('Boxspring Texel met verticale banen, antraciet', 'antraciet')).toBe('antraciet')
  expect(detail('Hoofdkussen Windstil, microvezel')).toBe('microvezel')
  expect(detail('Dekbedovertrek Olijfgaard groen, gewassen katoen', 'olijfgroen', 'gewassen katoen')).toBe(
    'gewassen katoen',
  )
  expect(detail('Plaid Strandjutter')).toBeNull()
})

it('is also the colour of a design that comes in a single colour', () => {
  expect(
    detailOf('Dekbedovertrek Zuurstok oudroze, percal', [{ title: 'percal' }], ['roze', 'oudroze']),
  ).toBe('oudroze, percal')
  expect(detailOf('Dekbedovertrek Zuurstok oudroze, percal', [], ['roze'])).toBe('percal')
})

it('leaves the name of a design whole', () => {
  expect(detailOf('Dekbedovertrek Strandcabine marine en wit, percal', [], ['wit'])).toBe('percal')
  expect(detailOf('Theedoeken Kruidentuin in groen', [], ['groen'])).toBeNull()
})

it('distinguishes products of a family with the same first line', () => {
  const shown = products.map(({ title, family }) => {
    const end = detail(title, ...Object.values(family?.values ?? {})) ?? ''
    return { title, line: title.slice(0, title.length - end.length), end }
  })
  const sameLine = Map.groupBy(shown, ({ line }) => line)
  for (const tiles of sameLine.values()) {
    expect(new Set(tiles.map(({ end }) => end)).size).toBe(new Set(tiles.map(({ title }) => title)).size)
  }
  expect(shown.filter(({ end }) => end !== '').length).toBeGreaterThan(200)
  expect(shown.every(({ title, line, end }) => line + end === title && line.length > 5)).toBe(true)
})
