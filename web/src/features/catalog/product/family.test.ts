import type { ProductFamily, Variant } from 'shared-types/contracts/catalog'
import { expect, test } from 'vitest'
import { changedWith, familyAttributes, selectionOf } from './family.ts'

const sizes = ['140x220 cm', '240x220 cm']

const member = (
  id: number,
  [color, cloth]: [string, string],
  variants = sizes.map((size) => ({ size, available: true })),
): ProductFamily['members'][number] => ({
  id,
  slug: `overtrek-${id}`,
  title: `Overtrek ${color}`,
  values: [
    { title: color, color: '#ffffff' },
    { title: cloth, color: null },
  ],
  image: null,
  variants: variants.map(({ size, available }, index) => ({
    id: id * 10 + index,
    values: [size],
    available,
  })),
})

const family: ProductFamily = {
  title: 'Overtrek',
  attributes: ['Kleur', 'Stof'],
  members: [
    member(1, ['zand', 'katoen']),
    member(2, ['zand', 'linnen']),
    member(3, ['salie', 'katoen']),
    member(4, ['salie', 'linnen'], [{ size: '140x220 cm', available: true }]),
    member(
      5,
      ['terra', 'linnen'],
      [
        { size: '140x220 cm', available: true },
        { size: '240x220 cm', available: false },
      ],
    ),
    member(6, ['oker', 'linnen'], [{ size: '240x220 cm', available: false }]),
  ],
}

const wide: Pick<Variant, 'id' | 'values'> = { id: 21, values: ['240x220 cm'] }
const choicesOf = (productId: number, attribute: string) =>
  familyAttributes(family, productId, wide as Variant)
    .find(({ title }) => title === attribute)
    ?.choices.map(({ title, to, isCurrent, unavailable }) => [title, to, isCurrent, unavailable])

test('a choice keeps the size and the other attribute, and says what cannot be bought', () => {
  expect(choicesOf(2, 'Kleur')).toEqual([
    ['zand', '/overtrek-2.html?v=21', true, null],
    ['salie', '/overtrek-4.html', false, 'niet in deze maat'],
    ['terra', '/overtrek-5.html?v=51', false, 'uitverkocht in deze maat'],
    ['oker', '/overtrek-6.html?v=60', false, 'uitverkocht'],
  ])
  expect(choicesOf(2, 'Stof')).toEqual([
    ['katoen', '/overtrek-1.html?v=11', false, null],
    ['linnen', '/overtrek-2.html?v=21', true, null],
  ])
})

test('a colour that does not come in the cloth leads to the first product in it', () => {
  expect(choicesOf(1, 'Kleur')?.at(-1)).toEqual(['oker', '/overtrek-6.html?v=60', false, 'uitverkocht'])
})

test('an attribute with one value is no choice', () => {
  const [first, second] = family.members
  const pair = { ...family, members: [first, second].filter((one) => one !== undefined) }
  expect(familyAttributes(pair, 1, wide as Variant).map(({ title }) => title)).toEqual(['Stof'])
})

const selected = (productId: number, values: string[]) =>
  selectionOf(family, productId, { id: 0, values } as unknown as Variant)

test('says which size or other attribute the chosen product lacks, and what is shown instead', () => {
  const before = selected(2, ['240x220 cm'])
  expect(changedWith('Kleur', before, selected(4, ['140x220 cm']))).toBe(
    'Salie is er niet in 240x220 cm. Je ziet nu 140x220 cm.',
  )
  expect(changedWith('Kleur', selected(1, ['240x220 cm']), selected(5, ['140x220 cm']))).toBe(
    'Terra is er niet in katoen en 240x220 cm. Je ziet nu linnen en 140x220 cm.',
  )
})

test('says nothing where only the chosen attribute changes', () => {
  expect(changedWith('Kleur', selected(2, ['240x220 cm']), selected(4, ['240x220 cm']))).toBeNull()
  expect(changedWith('Kleur', selected(2, ['0x0']), selected(4, ['240x220 cm']))).toBeNull()
})
