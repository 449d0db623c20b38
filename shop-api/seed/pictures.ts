import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { z } from 'zod'
import type { StoredImage } from '../src/db/schema/products/catalog.ts'
import { picturesToCome } from './pictures-to-come.ts'

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

/** The name, or the picture that stands in for it. */
const shown = (file: string): string => (pictures.has(file) ? file : (picturesToCome[file] ?? file))

/**
 * The picture with that name, such as `products/kussen/pillow`.
 * @throws when the manifest does not contain it, which is a mistake in the seed.
 */
export const picture = (file: string): StoredImage => {
  const found = pictures.get(shown(file))
  if (!found) throw new Error(`The manifest of the seed's pictures has no ${file}.`)
  return found
}

/** The picture and its further views: `…-2`, `…-3` and so on, as far as they exist. */
export const pictureWithDetail = (file: string): StoredImage[] => {
  const views = [picture(file)]
  for (;;) {
    const next = pictures.get(`${shown(file)}-${views.length + 1}`)
    if (!next) return views
    views.push(next)
  }
}
