import { describe, expect, it } from 'vitest'
import type { CategoryFilter } from 'shared-types/contracts/catalog'
import { withChoice } from 'shared-types/urls/listing-filters'
import { intendedRange, priceChoice, readPriceFilter, type PriceRange } from './price-range.ts'

const bounds: PriceRange = [10, 200]

const withPrice = (url: string, range: PriceRange) => withChoice(url, priceChoice(range, bounds, url))

const attribute = (rawUrl: string) => ({
  title: `€ ${rawUrl}`,
  rawUrl,
  url: '/dekbed/',
  isSelected: true,
  count: 3,
  color: null,
})

describe('a price range', () => {
  it('is corrected if the ends are swapped, out of bounds or empty', () => {
    expect(intendedRange(['20', '80'], bounds)).toEqual([20, 80])
    expect(intendedRange(['80', '20'], bounds)).toEqual([20, 80])
    expect(intendedRange(['0', '9999999999'], bounds)).toEqual([10, 200])
    expect(intendedRange(['', ''], bounds)).toEqual([10, 200])
    expect(intendedRange(['€ 50', 'abc'], bounds)).toEqual([50, 200])
  })
  it('is in whole euros around what was typed with or without cents and a thousands point', () => {
    expect(intendedRange(['19,95', '49,95 '], bounds)).toEqual([19, 50])
    expect(intendedRange(['', '19,95'], bounds)).toEqual([10, 20])
    expect(intendedRange(['€ 150,-', '49.5'], bounds)).toEqual([49, 150])
    expect(intendedRange(['€ 1.250', '€ 1.495,00'], [10, 2000])).toEqual([1250, 1495])
  })
  it('is added to the other choices in the URL, and omitted if it excludes nothing', () => {
    expect(withPrice('/zoeken/?tn_q=dekbed+wit', [20, 80])).toBe(
      '/zoeken/?tn_q=dekbed+wit&tn_fk_ae-prijs=20-80',
    )
    expect(withPrice('/dekbed/', [10, 80])).toBe('/dekbed/?tn_fk_ae-prijs=10-80')
    expect(withPrice('/dekbed/?tn_sort=nieuwste', [10, 200])).toBe('/dekbed/?tn_sort=nieuwste')
    expect(withPrice('/dekbed/ae-kleur/wit/?tn_fk_ae-prijs=20-80', [10, 200])).toBe('/dekbed/ae-kleur/wit/')
  })
  it('is read from the filter, whose bounds include the chosen range', () => {
    const filter: CategoryFilter = {
      title: 'Prijs',
      urlKey: 'ae-prijs',
      selectionType: 'slider',
      isCollapsed: false,
      isCollapsible: true,
      infoText: null,
      nrOfAttributesSelected: 1,
      attributes: ['30', '90', '5', '60'].map(attribute),
    }
    expect(readPriceFilter(filter)).toEqual({ bounds: [5, 90], chosen: [5, 60], without: '/dekbed/' })
    expect(readPriceFilter({ ...filter, attributes: [] })).toBeNull()
  })
})
