import { inArray } from 'drizzle-orm'
import { DecorativeImage } from 'shared-types/image'
import { isRecord } from 'shared-types/is-record'
import type { Db, Tx } from '../db/client.ts'
import { uploadedPicture } from '../db/schema/assortment.ts'

/** The pictures anywhere in content, by the path of their field. */
const picturesIn = (value: unknown, path: string[] = []): [path: string, picture: DecorativeImage][] => {
  const { data: picture } = DecorativeImage.safeParse(value)
  if (picture) return [[path.join('.'), picture]]
  return isRecord(value) || Array.isArray(value)
    ? Object.entries(value).flatMap(([key, below]) => picturesIn(below, [...path, key]))
    : []
}

const identify = ({ file, width, height }: DecorativeImage) => `${file} ${width}x${height}`

/**
 * The pictures of changed content that it did not have before and that were not uploaded, or that have another size: the
 * path of the field of each, with a message.
 */
export const unknownPictures = async (
  db: Db | Tx,
  { before, after }: { before: unknown; after: unknown },
): Promise<Record<string, string>> => {
  const known = new Set(picturesIn(before).map(([, picture]) => identify(picture)))
  const added = picturesIn(after).filter(([, picture]) => !known.has(identify(picture)))
  const files = added.map(([, { file }]) => file)
  const { file, width, height } = uploadedPicture
  const uploaded = await db.select({ file, width, height }).from(uploadedPicture).where(inArray(file, files))
  for (const picture of uploaded) known.add(identify(picture))
  return Object.fromEntries(
    added
      .filter(([, picture]) => !known.has(identify(picture)))
      .map(([field]) => [field, 'Kies deze foto opnieuw.']),
  )
}
