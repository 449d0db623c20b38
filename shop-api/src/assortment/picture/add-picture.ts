import { createHash } from 'node:crypto'
import pLimit from 'p-limit'
import sharp from 'sharp'
import type { Image } from 'shared-types/image'
import type { Shop } from '../../context.ts'
import { uploadedPicture } from '../../db/schema/assortment.ts'
import { uploads } from '../../image/open-picture-store.ts'
import { transact } from '../../db/transact.ts'
import { isRefusal, refuseInput, type Refusal } from '../../refusal.ts'

/** A picture with more pixels needs too much memory, also with a small file. */
const mostPixels = 50_000_000
/** In pixels: the largest picture that the shop shows, and the smallest that is sharp enough. */
const [longestSide, shortestSide] = [2000, 300]

const noPicture = refuseInput(
  'Dit bestand is geen foto die we kunnen lezen. Kies een JPEG, PNG, WebP of AVIF.',
)

/** One at a time: a picture of this size needs some hundred megabytes. */
const limitEncoding = pLimit(1)

/** By its first bytes, so that no other format reaches the decoders: an SVG can load files and run for long. */
const isPhoto = (bytes: Buffer): boolean => {
  const starts = bytes.subarray(0, 12).toString('latin1')
  return (
    starts.startsWith('\xff\xd8\xff') ||
    starts.startsWith('\x89PNG\r\n\x1a\n') ||
    /^RIFF[^]{4}WEBP/.test(starts) ||
    /^[^]{4}ftyp(avif|avis)/.test(starts)
  )
}

/** Decodes and encodes it again, without the camera's data, such as the location. */
const encode = async (bytes: Buffer): Promise<{ webp: Buffer; width: number; height: number } | Refusal> => {
  try {
    const picture = sharp(bytes, { limitInputPixels: mostPixels, failOn: 'error' })
    const { width = 0, height = 0, pages = 1 } = await picture.metadata()
    if (width * height > mostPixels)
      return refuseInput('Deze foto heeft te veel beeldpunten: hoogstens 50 miljoen.')
    if (pages > 1) return refuseInput('Dit is een bewegende afbeelding. Kies een gewone foto.')
    if (Math.min(width, height) < shortestSide)
      return refuseInput(`Deze foto is te klein: minstens ${shortestSide} bij ${shortestSide} beeldpunten.`)
    const { data, info } = await picture
      .autoOrient()
      .resize({ width: longestSide, height: longestSide, fit: 'inside', withoutEnlargement: true })
      .webp({ quality: 88 })
      .toBuffer({ resolveWithObject: true })
    return { webp: data, width: info.width, height: info.height }
  } catch {
    return noPicture
  }
}

/** Stores an uploaded picture and begins to render its sizes. The same picture again is the same file. */
export const addPicture = async (
  { db, pictures, log }: Pick<Shop, 'db' | 'pictures' | 'log'>,
  bytes: Buffer,
): Promise<Image | Refusal> => {
  if (!isPhoto(bytes)) return noPicture
  const encoded = await limitEncoding(() => encode(bytes))
  if ('refused' in encoded) return encoded
  const { webp, width, height } = encoded
  const file = `${uploads}/${createHash('sha256').update(webp).digest('hex').slice(0, 32)}`
  const added = await transact(db, async (tx): Promise<Image> => {
    await tx.insert(uploadedPicture).values({ file, webp, width, height }).onConflictDoNothing()
    return { file, alt: '', width, height }
  })
  if (!isRefusal(added))
    pictures
      .prepare(added)
      .catch((error: Error) =>
        log.error({ err: error, file }, 'the sizes of a picture could not be rendered'),
      )
  return added
}
