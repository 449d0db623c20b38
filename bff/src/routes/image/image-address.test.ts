import { imagePath, imageWidths } from 'shared-types/image-path'
import { expect, test } from 'vitest'
import { isImageAddress } from './image-address.ts'
import { fastestMs } from '../../../../shared-types/test/fastest.ts'

test('every picture URL of web is allowed', () => {
  for (const width of imageWidths) {
    expect(isImageAddress(imagePath('products/dekbed_a/wit-01', width, 'avif'))).toBe(true)
    expect(isImageAddress(imagePath('home', width, 'webp'))).toBe(true)
  }
})

test.each([
  '/images/481/a.avif',
  '/images/480/a.png',
  '/images/480/../a.avif',
  '/images/480/%2e%2e/a.avif',
  '/images/480/..%2fa.avif',
  '/images/480//a.avif',
  '/images/480/a.avif?x=1',
  '/images/480/a.avif#x',
  '/images/480/a.avif/',
  '/images/480/a.b.avif',
  '/images/480/a\\b.avif',
  '/images/480/a%00.avif',
  '/images/480/A.avif',
  '/images/480/.avif',
  '/images/480/a/b/c/d/e/f/g.avif',
  `/images/480/${'a'.repeat(300)}.avif`,
  '//images/480/a.avif',
  '/images/../login',
  '/images/',
])('%j is not passed on', (url) => expect(isImageAddress(url)).toBe(false))

test('a hostile URL is checked in a short time', () => {
  const milliseconds = fastestMs(() => {
    isImageAddress(`/images/480/${'a/'.repeat(5_000)}`)
    isImageAddress(`/images/480/${'a-'.repeat(120)}!`)
  })
  expect(milliseconds).toBeLessThan(5)
})
