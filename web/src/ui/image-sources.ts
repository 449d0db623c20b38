import type { Image } from 'shared-types/image'
import { type ImageFormat, type ImageWidth, imagePath, imageWidths } from 'shared-types/image-path'
import type { ImagePreload } from '../router/head-tags.ts'

/** The widths worth offering: up to the picture's own, for enlarging is the browser's work. */
const widthsOf = (image: Image): ImageWidth[] => {
  const widths = imageWidths.filter((width) => width <= image.width)
  return widths.length > 0 ? widths : [imageWidths[0]]
}

export const srcSet = (image: Image, format: ImageFormat): string =>
  widthsOf(image)
    .map((width) => `${imagePath(image.file, width, format)} ${width}w`)
    .join(', ')

/** One middle-sized picture: for browsers without srcset, and for whoever shares the page. */
export const middleSource = (image: Image): string =>
  imagePath(image.file, widthsOf(image).findLast((width) => width <= 800) ?? imageWidths[0], 'webp')

/** The picture as large as it is served. */
export const largestSource = (image: Image): string =>
  imagePath(image.file, widthsOf(image).at(-1) ?? imageWidths[0], 'webp')

/** The preload of a picture that is shown with the same `sizes`. */
export const imagePreload = (image: Image, sizes: string, media?: string): ImagePreload => ({
  srcSet: srcSet(image, 'avif'),
  sizes,
  type: 'image/avif',
  ...(media ? { media } : {}),
})
