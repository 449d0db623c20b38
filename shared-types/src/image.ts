import { z } from 'zod'

export {
  imageFormats,
  type ImageFormat,
  imagePath,
  imageWidths,
  type ImageWidth,
  widthsUpTo,
} from './image-path.ts'

/**
 * A picture beside a text that says the same. `file` is its path without extension; `width` and `height` are of the
 * original, in pixels.
 */
export const DecorativeImage = z.object({ file: z.string(), width: z.int(), height: z.int() })
export type DecorativeImage = z.infer<typeof DecorativeImage>

/** A picture of the shop, with its description. */
export const Image = z.object({ ...DecorativeImage.shape, alt: z.string() })
export type Image = z.infer<typeof Image>
