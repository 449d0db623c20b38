import type { Variant } from 'shared-types/contracts/catalog'
import { describe, expect, it } from 'vitest'
import { product } from '../../../../test/sample-catalog.ts'
import {
  otherChanges,
  chooseVariant,
  firstVariant,
  isAvailable,
  isHidden,
  picturesOf,
  shownValues,
} from './choose-variant.ts'

const find = (size: string, colour: string) => {
  const found = product.variants.find(({ values }) => values[0] === size && values[1] === colour)
  if (!found) throw new Error(`The sample has no ${size} in ${colour}`)
  return found
}
const small = '140 x 200/220'
const large = '240 x 200/220'

describe('choosing a variant', () => {
  it('starts with the default variant', () => {
    expect(firstVariant({ ...product, variantId: 1003 })?.id).toBe(1003)
    expect(firstVariant({ ...product, variantId: 9 })?.id).toBe(product.variants[0]?.id)
  })
  it('starts with the variant in the URL, if it exists', () => {
    expect(firstVariant(product, 1003)?.id).toBe(1003)
    expect(firstVariant(product, 7)?.id).toBe(product.variantId)
  })
  it('describes which other options had to change, if any', () => {
    const { options } = product
    expect(otherChanges(options, find(small, 'Zand'), find(large, 'Zand'), 0)).toBeNull()
    expect(otherChanges(options, find(small, 'Zand'), find(large, 'Groen'), 0)).toBe(
      `${large} is er niet met je andere keuze. Je ziet nu kleur Groen.`,
    )
  })
  it('puts the picture of the chosen colour first, once', () => {
    const files = picturesOf(product, find(small, 'Zand')).map(({ file }) => file)
    expect(files[0]).toBe('products/dekbedovertrek/uni-salie')
    expect(files.toSorted()).toEqual(product.images.map(({ file }) => file).toSorted())
    expect(picturesOf(product, find(small, 'Groen'))).toEqual(product.images)
  })
  it('keeps the colour when another size is chosen', () => {
    expect(chooseVariant(product.variants, find(small, 'Zand'), 0, large)).toBe(find(large, 'Zand'))
  })
  it('picks the nearest variant if the combination does not exist', () => {
    const without = product.variants.filter((variant) => variant !== find(large, 'Zand'))
    expect(chooseVariant(without, find(small, 'Zand'), 0, large)).toBe(find(large, 'Groen'))
  })
  it('prefers available variants among equals', () => {
    const variant = (id: number, colour: string, available: boolean): Variant => ({
      ...find(small, 'Groen'),
      id,
      values: [large, colour, '0x0'],
      available,
    })
    const current = find(small, 'Groen')
    const chosen = chooseVariant([variant(1, 'Rood', false), variant(2, 'Blauw', true)], current, 0, large)
    expect(chosen?.id).toBe(2)
  })
  it('knows which values are unavailable with the other choices', () => {
    expect(isAvailable(product.variants, find(large, 'Groen'), 1, 'Zand')).toBe(false)
    expect(isAvailable(product.variants, find(small, 'Groen'), 1, 'Zand')).toBe(true)
  })
  it('hides the size that means "no size"', () => {
    expect(product.options.map(isHidden)).toEqual([false, false, true])
    const both = {
      title: 'Maat',
      values: [
        { title: '0x0', color: null },
        { title: '90x200', color: null },
      ],
    }
    expect(shownValues(both).map(({ title }) => title)).toEqual(['90x200'])
  })
})
