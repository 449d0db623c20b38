import type { DecorativeImage } from 'shared-types/image'
import {
  type ImageFormat,
  type ImageWidth,
  imagePath,
  imageWidths,
  widthsUpTo,
} from 'shared-types/image-path'
import type { ImagePreload } from '../../router/head-tags.ts'

/** The densest screens have three pixels for each of CSS. */
const densest = 3

/** The widths that a screen can need: for a fixed size the smaller ones, for others all but the smallest. */
const widthsFor = (original: number, sizes: string): ImageWidth[] => {
  const widths = widthsUpTo(original)
  const fixed = /^(\d+)px$/.exec(sizes)?.[1]
  if (fixed === undefined) return widths.length > 1 ? widths.slice(1) : widths
  const enough = widths.findIndex((width) => width >= Number(fixed) * densest)
  return enough === -1 ? widths : widths.slice(0, enough + 1)
}

/** `sizes` as in the HTML attribute beside it. */
export const srcSet = (image: DecorativeImage, format: ImageFormat, sizes: string): string =>
  widthsFor(image.width, sizes)
    .map((width) => `${imagePath(image.file, width, format)} ${width}w`)
    .join(', ')

/** One medium-sized picture: for browsers without AVIF, and for sharing the page. */
export const middleSource = (image: DecorativeImage): string =>
  imagePath(image.file, widthsUpTo(image.width).findLast((width) => width <= 800) ?? imageWidths[0], 'webp')

/** The largest size of the picture that the server offers. */
export const largestSource = (image: DecorativeImage): string =>
  imagePath(image.file, widthsUpTo(image.width).at(-1) ?? imageWidths[0], 'webp')

/** The preload of a picture; use the same `sizes` as where it is shown. */
export const imagePreload = (image: DecorativeImage, sizes: string, media?: string): ImagePreload => ({
  srcSet: srcSet(image, 'avif', sizes),
  sizes,
  type: 'image/avif',
  ...(media ? { media } : {}),
})
