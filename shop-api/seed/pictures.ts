import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { z } from 'zod'
import type { StoredImage } from '../src/db/schema/products/catalog.ts'
import type { PictureLayer } from '../src/db/schema/products/configurator.ts'
import type { Size } from './plan.ts'

const imageFolder = resolve(import.meta.dirname, 'images')

const Manifest = z.array(
  z.object({ file: z.string(), width: z.int(), height: z.int(), alt_nl: z.string(), params: z.unknown() }),
)

const withoutExtension = (file: string) => file.replace(/\.webp$/, '')

const manifest = Manifest.parse(JSON.parse(readFileSync(resolve(imageFolder, 'manifest.json'), 'utf8'))).map(
  (entry) => Object.assign(entry, { file: withoutExtension(entry.file) }),
)

const pictures = new Map<string, StoredImage>(
  manifest.map(({ file, alt_nl: alt, width, height }) => [file, { file, alt, width, height }]),
)

/**
 * The picture with that name, such as `products/kussen/pillow`.
 * @throws when the manifest does not contain it, which is a mistake in the seed.
 */
export const picture = (file: string): StoredImage => {
  const found = pictures.get(file)
  if (!found) throw new Error(`The manifest of the seed's pictures has no ${file}.`)
  return found
}

/** The picture and its further views: `…-2`, `…-3` and so on, as far as they exist. */
export const pictureWithDetail = (file: string): StoredImage[] => {
  const views = [picture(file)]
  for (;;) {
    const next = pictures.get(`${file}-${views.length + 1}`)
    if (!next) return views
    views.push(next)
  }
}

/** The sizes; those up to that width, in centimetres, with the picture `…-eenpersoons`, of a bed for one. */
export const withSingleBed = (sizes: Size[], file: string, widest: number): Size[] => {
  const image = pictures.get(`${file}-eenpersoons`)
  return sizes.map((size) => (image && Number.parseInt(size.title, 10) <= widest ? { ...size, image } : size))
}

/** The picture of that bed in another width, in centimetres; null for the width that the picture itself shows. */
export const pictureOfWidth = (file: string, width: number): StoredImage | null =>
  pictures.get(`${file}-${width}`) ?? null

const Placement = z.object({ left: z.int(), top: z.int(), blend: z.enum(['over', 'colour-dodge']) })

/** The layers over the picture of a bed of that width for a part such as `laden`: the part itself and its light. */
export const layersOf = (part: string, width: string): PictureLayer[] => {
  const name = `boxspring/lagen/${part}-${width}`
  const found = manifest.filter(({ file }) => file === name || file === `${name}-licht`)
  if (found.length === 0) throw new Error(`The manifest of the seed's pictures has no ${name}.`)
  return found.map(({ file, params }) => Object.assign({ file }, Placement.parse(params)))
}
