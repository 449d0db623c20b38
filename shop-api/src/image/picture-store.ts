import { randomUUID } from 'node:crypto'
import { mkdir, readFile, rename, stat, writeFile } from 'node:fs/promises'
import { basename, dirname, join, resolve } from 'node:path'
import { eq } from 'drizzle-orm'
import pLimit from 'p-limit'
import type { Shop } from '../context.ts'
import type { Db } from '../db/client.ts'
import { uploadedPicture } from '../db/schema/assortment.ts'
import type { PictureLayer } from '../db/schema/products/configurator.ts'
import type { PictureAddress } from './picture-address.ts'
import { refuseForNow, type Refusal } from '../refusal.ts'
import { type Original, renderPicture } from './render-picture.ts'

/** The folder of pictures that employees uploaded: they are in the database. */
export const uploads = 'uploads'

const originals = resolve(import.meta.dirname, '../../seed/images')

const pathOf = (file: string) => join(originals, `${file}.webp`)

const modifiedAt = async (file: string): Promise<number | null> => {
  try {
    return (await stat(file)).mtimeMs
  } catch {
    return null
  }
}

const readUpload = async (db: Db, file: string): Promise<Buffer | null> => {
  const [found] = await db
    .select({ webp: uploadedPicture.webp })
    .from(uploadedPicture)
    .where(eq(uploadedPicture.file, file))
  return found?.webp ?? null
}

/** Writes to a temporary file and renames it, so that a reader never sees an incomplete picture. */
const keep = async (file: string, bytes: Buffer): Promise<void> => {
  const unfinished = `${file}.${randomUUID()}`
  await mkdir(dirname(file), { recursive: true })
  await writeFile(unfinished, bytes)
  await rename(unfinished, file)
}

/** New pictures that may wait: a few seconds of rendering. */
const mostWaiting = 100

const tooBusy = refuseForNow(2, 'Er worden veel nieuwe afbeeldingen gemaakt. Probeer het zo nog eens.')

interface Rendering {
  bytes: Promise<Buffer | Refusal>
  /** Requests that still wait for it. */
  callers: number
}

/**
 * Renders pictures on request, with layers over them, and stores them on disk. Concurrent requests for a
 * picture share one rendering, which is not begun once all of them are gone. Refuses new pictures while many wait.
 * Null when the picture or a layer does not exist.
 */
export const openPictureStore = ({ config, db, log }: Pick<Shop, 'config' | 'db' | 'log'>) => {
  const folder = join(config.dataDir, 'images')
  const limitRendering = pLimit(2)
  const underWay = new Map<string, Rendering>()

  const render = async (original: Original, cached: string, address: PictureAddress) => {
    const bytes = await limitRendering(async () =>
      underWay.get(cached)?.callers === 0 ? null : renderPicture(original, address),
    )
    if (bytes === null) return tooBusy
    // If the disk is full, pictures are rendered again on each request.
    await keep(cached, bytes).catch((error: Error) =>
      log.warn({ err: error }, 'a picture could not be stored'),
    )
    return bytes
  }

  /** @param gone aborted when the request has ended */
  const renderOnce = (cached: string, original: Original, address: PictureAddress, gone: AbortSignal) => {
    const known = underWay.get(cached)
    if (!known && limitRendering.pendingCount >= mostWaiting) return tooBusy
    const rendering = known ?? {
      bytes: render(original, cached, address).finally(() => underWay.delete(cached)),
      callers: 0,
    }
    underWay.set(cached, rendering)
    if (gone.aborted) return tooBusy
    rendering.callers += 1
    gone.addEventListener('abort', () => (rendering.callers -= 1), { once: true })
    return rendering.bytes
  }

  return async (
    address: PictureAddress,
    gone: AbortSignal,
    layers: PictureLayer[] = [],
  ): Promise<Buffer | Refusal | null> => {
    const name = [address.file, ...layers.map(({ file }) => basename(file))].join('+')
    const cached = join(folder, String(address.width), `${name}.${address.format}`)
    if (address.file.startsWith(`${uploads}/`)) {
      // Its name is the hash of its content.
      if (await modifiedAt(cached)) return readFile(cached)
      const webp = await readUpload(db, address.file)
      return webp && renderOnce(cached, { source: webp, layers: [] }, address, gone)
    }
    const original = {
      source: pathOf(address.file),
      layers: layers.map((layer) => Object.assign({ path: pathOf(layer.file) }, layer)),
    }
    const files = [original.source, ...original.layers.map(({ path }) => path)]
    const [rendered, ...changed] = await Promise.all([cached, ...files].map(modifiedAt))
    const times = changed.filter((time) => time !== null && time !== undefined)
    if (times.length < files.length) return null
    if (rendered && rendered >= Math.max(...times)) return readFile(cached)
    return renderOnce(cached, original, address, gone)
  }
}
