import { z } from 'zod'

export {
  imageFormats,
  type ImageFormat,
  imagePath,
  imageWidths,
  type ImageWidth,
  widthsUpTo,
} from './image-path.ts'

/** A picture of the shop. `file` is its path without extension; `width` and `height` are of the original, in pixels. */
export const Image = z.object({
  file: z.string(),
  alt: z.string(),
  width: z.int(),
  height: z.int(),
})
export type Image = z.infer<typeof Image>
