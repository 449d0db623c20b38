import { expect, test } from 'vitest'
import { srcSet } from './image-sources.ts'

const widthsOf = (width: number, sizes: string) =>
  srcSet({ file: 'products/wit', width, height: width }, 'avif', sizes)
    .split(', ')
    .map((source) => source.split(' ')[1])

test.each([
  [1000, '76px', ['96w', '200w', '320w']],
  [1000, '32px', ['96w']],
  [200, '76px', ['96w', '200w']],
  [640, 'calc(50vw - 24px)', ['200w', '320w', '480w', '640w']],
  [640, '(width >= 40em) 120px, 88px', ['200w', '320w', '480w', '640w']],
  [96, '50vw', ['96w']],
  [80, '50vw', ['96w']],
])('a picture of %i pixels, shown at %s, has the widths that a screen can need', (width, sizes, expected) => {
  expect(widthsOf(width, sizes)).toEqual(expected)
})
