import { randomUUID } from 'node:crypto'
import { mkdir, readFile, rename, stat, writeFile } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import type { FastifyBaseLogger } from 'fastify'
import pLimit from 'p-limit'
import type { PictureAddress } from './picture-address.ts'
import { renderPicture } from './render-picture.ts'

const originals = resolve(import.meta.dirname, '../../seed/images')

const modifiedAt = async (file: string): Promise<number | null> => {
  try {
    return (await stat(file)).mtimeMs
  } catch {
    return null
  }
}

/** Writes to a temporary file and renames it, so that a reader never sees an incomplete picture. */
const keep = async (file: string, bytes: Buffer): Promise<void> => {
  const unfinished = `${file}.${randomUUID()}`
  await mkdir(dirname(file), { recursive: true })
  await writeFile(unfinished, bytes)
  await rename(unfinished, file)
}

/**
 * Renders pictures on request and stores them on disk. Concurrent requests for a picture share one rendering.
 * Null when the picture does not exist.
 */
export const openPictureStore = (folder: string, log: FastifyBaseLogger) => {
  const limitRendering = pLimit(2)
  const underWay = new Map<string, Promise<Buffer>>()

  const render = async (original: string, cached: string, address: PictureAddress): Promise<Buffer> => {
    const bytes = await limitRendering(() => renderPicture(original, address))
    // If the disk is full, pictures are rendered again on each request.
    await keep(cached, bytes).catch((error: Error) =>
      log.warn({ err: error }, 'a picture could not be stored'),
    )
    return bytes
  }

  return async (address: PictureAddress): Promise<Buffer | null> => {
    const original = join(originals, `${address.file}.webp`)
    const cached = join(folder, String(address.width), `${address.file}.${address.format}`)
    const [changed, rendered] = await Promise.all([modifiedAt(original), modifiedAt(cached)])
    if (changed === null) return null
    if (rendered !== null && rendered >= changed) return readFile(cached)
    const rendering =
      underWay.get(cached) ?? render(original, cached, address).finally(() => underWay.delete(cached))
    underWay.set(cached, rendering)
    return rendering
  }
}
