import { imageFormats, imageWidths, type ImageFormat, type ImageWidth } from 'shared-types/image'

/** One size and format of a picture. `file` is its path without extension. */
export interface PictureAddress {
  file: string
  width: ImageWidth
  format: ImageFormat
}

/** Lower-case letters, digits and hyphens between slashes. Without dots, a path cannot leave the folder. */
const pathPattern = /^((?:[a-z0-9_-]+\/){0,5}[a-z0-9_-]+)\.([a-z]+)$/

/** Parses `480` and `products/dekbed/wit.avif`. Null for any unsupported width, format or path. */
export const readPictureAddress = (width: string, path: string): PictureAddress | null => {
  const knownWidth = imageWidths.find((candidate) => String(candidate) === width)
  const [, file, extension] = (path.length <= 200 && pathPattern.exec(path)) || []
  const format = imageFormats.find((candidate) => candidate === extension)
  return file && format && knownWidth ? { file, width: knownWidth, format } : null
}
