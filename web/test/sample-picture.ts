import type { Image } from 'shared-types/image'

export const picture = (file: string, alt: string, width = 1000, height = 1000): Image => ({
  file,
  alt,
  width,
  height,
})
