import { describe, expect, it } from 'vitest'
import { typedPrice } from './typed-price.ts'

describe('a typed price', () => {
  it.each([
    ['dekbed onder 50 euro', 'dekbed', 'onder 50 euro', { min: 0, max: 50 }],
    ['matras onder de 200', 'matras', 'onder de 200', { min: 0, max: 200 }],
    ['boxspring max. € 1000 velours', 'boxspring velours', 'max. € 1000', { min: 0, max: 1000 }],
    ['kussen tot 29,95 euro', 'kussen', 'tot 29,95 euro', { min: 0, max: 29 }],
    ['kussen tot 30 euro?', 'kussen ?', 'tot 30 euro', { min: 0, max: 30 }],
    ['plaid goedkoper dan 40', 'plaid', 'goedkoper dan 40', { min: 0, max: 40 }],
    ['plaid niet duurder dan 40', 'plaid', 'niet duurder dan 40', { min: 0, max: 40 }],
    ['boxspring vanaf 1500 euro', 'boxspring', 'vanaf 1500 euro', { min: 1500, max: 999_999 }],
    ['plaid onder 40', 'plaid', 'onder 40', { min: 0, max: 40 }],
    ['boxspring tot 1500', 'boxspring', 'tot 1500', { min: 0, max: 1500 }],
    ['badjas max 50', 'badjas', 'max 50', { min: 0, max: 50 }],
    ['onder 50 euro', '', 'onder 50 euro', { min: 0, max: 50 }],
    ['kleed tussen 50 en 100 euro', 'kleed', 'tussen 50 en 100 euro', { min: 50, max: 100 }],
    ['boxspring onder 1.500 euro', 'boxspring', 'onder 1.500 euro', { min: 0, max: 1500 }],
    ['matras tot € 1.000', 'matras', 'tot € 1.000', { min: 0, max: 1000 }],
    ['matras max 1.000,-', 'matras', 'max 1.000 euro', { min: 0, max: 1000 }],
    ['matras tot 1.000,50 euro', 'matras', 'tot 1.000,50 euro', { min: 0, max: 1000 }],
    ['matras tussen 500 en 1.000 euro', 'matras', 'tussen 500 en 1.000 euro', { min: 500, max: 1000 }],
    ['boxspring vanaf 1.000 euro', 'boxspring', 'vanaf 1.000 euro', { min: 1000, max: 999_999 }],
    ['kleed tussen 49,95 en 99,95 euro', 'kleed', 'tussen 49,95 en 99,95 euro', { min: 49, max: 99 }],
    ['matras van 500 tot 1000', 'matras', 'van 500 tot 1000', { min: 500, max: 1000 }],
    ['matras van 500 tot 1.000 velours', 'matras velours', 'van 500 tot 1.000', { min: 500, max: 1000 }],
    ['dekbed onder 50,- euro', 'dekbed', 'onder 50 euro', { min: 0, max: 50 }],
    ['slaapkamer onder 50,-, wit', 'slaapkamer , wit', 'onder 50 euro', { min: 0, max: 50 }],
    ['dekbed 140.200 onder 50 euro', 'dekbed 140.200', 'onder 50 euro', { min: 0, max: 50 }],
    ['plaid van 50 tot 150', 'plaid', 'van 50 tot 150', { min: 50, max: 150 }],
  ])('is taken out of %s', (term, rest, typed, range) => {
    expect(typedPrice(term)).toEqual({ rest, typed, range, isCheap: false })
  })

  it.each([
    'matras tot 120 kg',
    'molton onder 180x200',
    'dekbed 240x220',
    'hoeslaken tot 30 cm',
    'hoeslaken max 30 cm',
    'bed maximaal 120 kilo',
    'bed van 120 tot 160 cm',
    'bed van 20 tot 40',
    'kussen 1.000 veren',
  ])('is not read in %s', (term) => {
    expect(typedPrice(term)).toEqual({ rest: term, typed: null, range: null, isCheap: false })
  })

  it('may be a word for cheap, with or without an amount', () => {
    expect(typedPrice('goedkoop dekbed')).toEqual({ rest: 'dekbed', typed: null, range: null, isCheap: true })
    expect(typedPrice('goedkope kussens onder 20 euro')).toMatchObject({
      rest: 'kussens',
      range: { max: 20 },
      isCheap: true,
    })
    expect(typedPrice('goedkoop').rest).toBe('goedkoop')
  })
})
