import { imageFormats, imageWidths } from 'shared-types/image'
import type { PictureAddress } from '../context.ts'

/** Lower-case letters, digits and hyphens between slashes. Without dots, a path cannot leave the folder. */
const pathPattern = /^((?:[a-z0-9_-]+\/){0,5}[a-z0-9_-]+)\.([a-z]+)$/

/** Parses `480` and `products/dekbed/wit.avif`. Null for any unsupported width, format or path. */
export const readPictureAddress = (width: string, path: string): PictureAddress | null => {
  const knownWidth = imageWidths.find((candidate) => String(candidate) === width)
  const [, file, extension] = (path.length <= 200 && pathPattern.exec(path)) || []
  const format = imageFormats.find((candidate) => candidate === extension)
  return file && format && knownWidth ? { file, width: knownWidth, format } : null
}
