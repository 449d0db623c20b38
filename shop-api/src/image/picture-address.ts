import { imageFormats, imageWidths, type ImageFormat, type ImageWidth } from 'shared-types/image'

/** One rendering of a picture. `file` is its path without extension. */
export interface PictureAddress {
  file: string
  width: ImageWidth
  format: ImageFormat
}

/** Small letters, digits and hyphens between slashes. Without dots no path can climb. */
const pathPattern = /^((?:[a-z0-9_-]+\/){0,5}[a-z0-9_-]+)\.([a-z]+)$/

/** Reads `480` and `products/dekbed/wit.avif`. Null for any other width, format or path than ours. */
export const readPictureAddress = (width: string, path: string): PictureAddress | null => {
  const knownWidth = imageWidths.find((candidate) => String(candidate) === width)
  const [, file, extension] = (path.length <= 200 && pathPattern.exec(path)) || []
  const format = imageFormats.find((candidate) => candidate === extension)
  return file && format && knownWidth ? { file, width: knownWidth, format } : null
}
