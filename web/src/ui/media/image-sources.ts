import type { Image } from 'shared-types/image'
import { type ImageFormat, type ImageWidth, imagePath, imageWidths } from 'shared-types/image-path'
import type { ImagePreload } from '../../router/head-tags.ts'

/** The widths to offer: up to the picture's own, as upscaling is left to the browser. */
const widthsOf = (image: Image): ImageWidth[] => {
  const widths = imageWidths.filter((width) => width <= image.width)
  return widths.length > 0 ? widths : [imageWidths[0]]
}

export const srcSet = (image: Image, format: ImageFormat): string =>
  widthsOf(image)
    .map((width) => `${imagePath(image.file, width, format)} ${width}w`)
    .join(', ')

/** One medium-sized picture: for browsers without srcset, and for sharing the page. */
export const middleSource = (image: Image): string =>
  imagePath(image.file, widthsOf(image).findLast((width) => width <= 800) ?? imageWidths[0], 'webp')

/** The largest size of the picture that the server offers. */
export const largestSource = (image: Image): string =>
  imagePath(image.file, widthsOf(image).at(-1) ?? imageWidths[0], 'webp')

/** The preload of a picture; use the same `sizes` as where it is shown. */
export const imagePreload = (image: Image, sizes: string, media?: string): ImagePreload => ({
  srcSet: srcSet(image, 'avif'),
  sizes,
  type: 'image/avif',
  ...(media ? { media } : {}),
})
