import { randomUUID } from 'node:crypto'
import { mkdir, readFile, rename, stat, writeFile } from 'node:fs/promises'
import { basename, dirname, join, resolve } from 'node:path'
import { eq } from 'drizzle-orm'
import type { FastifyBaseLogger } from 'fastify'
import pLimit from 'p-limit'
import { imageFormats, widthsUpTo } from 'shared-types/image'
import type { Config } from '../config.ts'
import type { Db } from '../db/client.ts'
import { uploadedPicture } from '../db/schema/assortment.ts'
import type { PictureLayer } from '../db/schema/products/configurator.ts'
import type { PictureAddress, PictureStore } from '../context.ts'
import { refuseForNow } from '../refusal.ts'
import { type Original, renderPicture } from './render-picture.ts'

/** The folder of pictures that employees uploaded: they are in the database. */
export const uploads = 'uploads'

/** The originals of the seed, as WebP. */
export const originals = resolve(import.meta.dirname, '../../seed/images')

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

/** Pictures whose originals are shown until then. */
const mostInBackground = 100
/** Pictures that visitors wait for: less work than the deadline of the bff. */
const mostAwaited = 8

const tooBusy = refuseForNow(2, 'Er worden veel nieuwe afbeeldingen gemaakt. Probeer het zo nog eens.')

/** Where a picture is, or will be, and what it is rendered from. */
interface Located {
  original: Original
  stored: string
  isStored: boolean
}

/** Renders one picture at a time. */
const openQueue = (longest: number) => {
  const inTurn = pLimit({ concurrency: 1, rejectOnClear: true })
  const underWay = new Map<string, Promise<Buffer>>()
  return {
    /** Concurrent callers of one key share one rendering. Null when too many wait. */
    add: (key: string, render: () => Promise<Buffer>): Promise<Buffer> | null => {
      const known = underWay.get(key)
      if (known || underWay.size >= longest) return known ?? null
      const rendering = inTurn(render).finally(() => underWay.delete(key))
      underWay.set(key, rendering)
      return rendering
    },
    close: async () => {
      inTurn.clearQueue()
      await Promise.allSettled(underWay.values())
    },
  }
}

/** Renders pictures in the sizes of the shop, with layers over them, and stores them on disk. */
export const openPictureStore = ({
  config,
  db,
  log,
}: {
  config: Pick<Config, 'dataDir'>
  db: Db
  log: FastifyBaseLogger
}): PictureStore => {
  const folder = join(config.dataDir, 'images')
  // Apart, so that new pictures of one visitor do not delay those that others wait for.
  const awaited = openQueue(mostAwaited)
  const inBackground = openQueue(mostInBackground)

  /** Null when the picture or a layer does not exist. */
  const locate = async (address: PictureAddress, layers: PictureLayer[]): Promise<Located | null> => {
    const name = [address.file, ...layers.map(({ file }) => basename(file))].join('+')
    const stored = join(folder, String(address.width), `${name}.${address.format}`)
    const storedAt = await modifiedAt(stored)
    if (address.file.startsWith(`${uploads}/`)) {
      // Its name is the hash of its content, so a stored one is never out of date.
      const source = storedAt ? '' : await readUpload(db, address.file)
      return source === null
        ? null
        : { original: { source, layers: [] }, stored, isStored: storedAt !== null }
    }
    const original = {
      source: pathOf(address.file),
      layers: layers.map((layer) => Object.assign({ path: pathOf(layer.file) }, layer)),
    }
    const files = [original.source, ...original.layers.map(({ path }) => path)]
    const times = (await Promise.all(files.map(modifiedAt))).filter((time) => time !== null)
    if (times.length < files.length) return null
    return { original, stored, isStored: storedAt !== null && storedAt >= Math.max(...times) }
  }

  /** Null when too many wait. */
  const renderIn = (
    queue: ReturnType<typeof openQueue>,
    { original, stored }: Located,
    address: PictureAddress,
  ): Promise<Buffer> | null =>
    queue.add(stored, async () => {
      const bytes = await renderPicture(original, address)
      // If the disk is full, pictures are rendered again on each request.
      await keep(stored, bytes).catch((error: Error) =>
        log.warn({ err: error }, 'a picture could not be stored'),
      )
      return bytes
    })

  return {
    render: async (address, layers = []) => {
      const located = await locate(address, layers)
      if (!located) return null
      return located.isStored
        ? readFile(located.stored)
        : ((await renderIn(awaited, located, address)) ?? tooBusy)
    },
    find: async (address) => {
      const located = await locate(address, [])
      if (!located) return null
      if (located.isStored)
        return { bytes: await readFile(located.stored), format: address.format, isRendered: true }
      renderIn(inBackground, located, address)?.catch((error: Error) => {
        // The queue was cleared.
        if (error.name === 'AbortError') return
        log.error({ err: error, file: address.file }, 'a picture could not be rendered')
      })
      const { source } = located.original
      const bytes = typeof source === 'string' ? await readFile(source) : source
      return { bytes, format: 'webp', isRendered: false }
    },
    prepare: async ({ file, width }) => {
      for (const format of imageFormats)
        for (const size of widthsUpTo(width)) {
          const address = { file, width: size, format }
          const located = await locate(address, [])
          if (located?.isStored === false) await renderIn(inBackground, located, address)
        }
    },
    close: async () => {
      await Promise.all([awaited.close(), inBackground.close()])
    },
  }
}
