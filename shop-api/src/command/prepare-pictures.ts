import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import type { Image } from 'shared-types/image'
import { uploadedPicture } from '../db/schema/assortment.ts'
import { originals } from '../image/open-picture-store.ts'
import { type Command, invalidArguments } from './command.ts'

const listOriginals = async (): Promise<Pick<Image, 'file' | 'width'>[]> => {
  const names = (await readdir(originals, { recursive: true })).filter((name) => name.endsWith('.webp'))
  return Promise.all(
    names.toSorted().map(async (name) => {
      const { width } = await sharp(join(originals, name)).metadata()
      return { file: name.replace(/\.webp$/, ''), width }
    }),
  )
}

/**
 * Renders every picture in every size, so that no visitor is sent an original in its place. Not those of configured
 * beds: there are thousands of combinations.
 */
export const preparePictures: Command = {
  name: 'prepare-pictures',
  usage: '[folder]',
  does: 'renders the pictures in all sizes that are not stored yet; the shop can be running',
  inBackground: true,
  run: async (shop, [folder = '']) => {
    const uploaded = shop.db
      .select({ file: uploadedPicture.file, width: uploadedPicture.width })
      .from(uploadedPicture)
    const all = [...(await listOriginals()), ...(await uploaded)].filter(({ file }) =>
      file.startsWith(folder),
    )
    if (all.length === 0) return invalidArguments(`there is no picture in ${folder}`)
    const tenth = Math.ceil(all.length / 10)
    for (const [index, picture] of all.entries()) {
      if (index > 0 && index % tenth === 0) shop.print(`${index} of ${all.length} pictures are in all sizes`)
      await shop.pictures.prepare(picture)
    }
    return `${all.length} pictures are in all sizes`
  },
}
