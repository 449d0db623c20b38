import { expect, it } from 'vitest'
import { brandsByLetter } from './brands-by-letter.ts'

const brand = (title: string) => ({ slug: title.toLowerCase(), title, productCount: 1 })

it('groups brands by first letter, including accents and digits', () => {
  const index = brandsByLetter(['Atelier', 'Élan', 'Eik', '3 Sterren', ' esdoorn'].map(brand))
  expect(index.map(({ letter, brands }) => [letter, brands.length])).toEqual([
    ['A', 1],
    ['E', 3],
    ['0-9', 1],
  ])
  expect(brandsByLetter([])).toEqual([])
})

it('orders the letters, and keeps the order of the brands of a letter', () => {
  const index = brandsByLetter(['Duin', 'Zee', '3 Sterren', 'Deining', 'Aalsmeer'].map(brand))
  expect(index.map(({ letter, brands }) => [letter, brands.map(({ title }) => title).join()])).toEqual([
    ['A', 'Aalsmeer'],
    ['D', 'Duin,Deining'],
    ['Z', 'Zee'],
    ['0-9', '3 Sterren'],
  ])
})
