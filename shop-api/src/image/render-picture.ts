import sharp, { type Sharp } from 'sharp'
import type { ImageFormat } from 'shared-types/image'
import type { PictureAddress } from '../context.ts'

// Two renderings at a time with one thread each, so that a page of new pictures does not block other
// requests.
sharp.concurrency(1)
sharp.cache(false)

/**
 * Measured on our pictures at width 480: AVIF takes 31, 46, 76, 152 and 512 ms at effort 0 to 4, for 8.8,
 * 8.1, 7.9, 7.4 and 7.0 kB (at quality 50); WebP 22 ms at effort 2 for 11.3 kB.
 */
const encoders: Record<ImageFormat, (picture: Sharp, width: number) => Sharp> = {
  // From 480 up, most screens show two or more pixels of a picture in the space of one: a lower quality does not show.
  avif: (picture, width) => picture.avif({ quality: width < 480 ? 50 : 40, effort: 1 }),
  webp: (picture) => picture.webp({ quality: 78, effort: 2 }),
}

/** A picture, as the path of its file or as its bytes, with the layers over it. */
export interface Original {
  source: string | Buffer
  layers: { path: string; left: number; top: number; blend: 'over' | 'colour-dodge' }[]
}

/** The layers count in pixels of the original, so they come before the resizing. */
const withLayers = async ({ source, layers }: Original): Promise<Sharp> => {
  if (layers.length === 0) return sharp(source)
  const { data, info } = await sharp(source)
    .composite(layers.map(({ path: input, left, top, blend }) => ({ input, left, top, blend })))
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  return sharp(data, { raw: info })
}

/** Converts a picture to another width and format, without enlarging it. */
export const renderPicture = async (original: Original, { width, format }: PictureAddress): Promise<Buffer> =>
  encoders[format]((await withLayers(original)).resize({ width, withoutEnlargement: true }), width).toBuffer()
