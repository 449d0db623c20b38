import type { DecorativeImage } from 'shared-types/image'
import { type ImageFormat, imagePath, imageWidths, widthsUpTo } from 'shared-types/image-path'
import type { ImagePreload } from '../../router/head-tags.ts'

export const srcSet = (image: DecorativeImage, format: ImageFormat): string =>
  widthsUpTo(image.width)
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
  srcSet: srcSet(image, 'avif'),
  sizes,
  type: 'image/avif',
  ...(media ? { media } : {}),
})
