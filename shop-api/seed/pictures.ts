import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { z } from 'zod'
import type { StoredImage } from '../src/db/schema/products/catalog.ts'

const imageFolder = resolve(import.meta.dirname, 'images')

const Manifest = z.array(z.object({ file: z.string(), width: z.int(), height: z.int(), alt_nl: z.string() }))

const withoutExtension = (file: string) => file.replace(/\.webp$/, '')

const pictures = new Map<string, StoredImage>(
  Manifest.parse(JSON.parse(readFileSync(resolve(imageFolder, 'manifest.json'), 'utf8'))).map(
    ({ file, alt_nl: alt, width, height }) => [
      withoutExtension(file),
      { file: withoutExtension(file), alt, width, height },
    ],
  ),
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

/** The picture and its second view (`…-2`), if there is one. */
export const pictureWithDetail = (file: string): StoredImage[] => {
  const detail = pictures.get(`${file}-2`)
  return detail ? [picture(file), detail] : [picture(file)]
}
