import { hash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, brotliDecompress, constants, gzip } from 'node:zlib'

const brotli = promisify(brotliCompress)
const unpack = promisify(brotliDecompress)

export type Compression = 'br' | 'gzip'

/** An answer that is ready to send. */
export interface Answer {
  status: 200 | 301 | 404 | 503
  /** With 301: the path that the page has now. */
  location?: string
  type: string
  /** Allows its inline styles in the Content-Security-Policy. */
  styleSource?: string
  /** A strong ETag without quotes; each encoding adds its own suffix. */
  tag: string
  identity: () => Promise<Buffer>
  /** Compresses for the first caller, and caches the result. Undefined if compression does not pay off. */
  compressed?: (compression: Compression) => Promise<Buffer>
  /** The size in memory, in bytes, including compressed forms. */
  size: number
}

/** In bytes. For smaller texts, the headers cost more than compression saves. */
const smallestCompressed = 1024
/** The first caller waits for the compression: 7 is within 1 % of the size of 9, in a tenth of the time. */
const brotliQuality = 7
/** 256 kB, more than the size of an answer. Brotli's default of 4 MB takes twice the time, and more memory. */
const brotliWindowBits = 18

const compressors: Record<Compression, (identity: Buffer) => Promise<Buffer>> = {
  br: (identity) => {
    const params = {
      [constants.BROTLI_PARAM_QUALITY]: brotliQuality,
      [constants.BROTLI_PARAM_LGWIN]: brotliWindowBits,
      [constants.BROTLI_PARAM_SIZE_HINT]: identity.length,
    }
    return brotli(identity, { params })
  },
  gzip: promisify(gzip),
}

/**
 * A copy in memory of its own size. Node takes short buffers from blocks of 64 kB, and the output of zlib from
 * blocks of 16 kB: a cached one would keep its whole block.
 */
const inOwnMemory = (bytes: Buffer): Buffer => {
  const own = Buffer.allocUnsafeSlow(bytes.length)
  bytes.copy(own)
  return own
}

/** The bytes of a text, written once: a copy of a page is 200 kB that wait for a collection. */
const bytesOf = (text: string): Buffer => {
  const bytes = Buffer.allocUnsafeSlow(Buffer.byteLength(text))
  bytes.write(text)
  return bytes
}

/** Nearly every browser takes Brotli, in a tenth of the memory: the text is dropped once that form exists. */
const pack = (text: Buffer): Required<Pick<Answer, 'identity' | 'compressed'>> => {
  let stored: { text: Buffer } | { br: Buffer } = { text }
  const packed = new Map<Compression, Promise<Buffer>>()

  const identity = async () => ('text' in stored ? stored.text : unpack(stored.br))
  const compress = async (compression: Compression) => {
    const bytes = inOwnMemory(await compressors[compression](await identity()))
    if (compression === 'br') stored = { br: bytes }
    return bytes
  }
  return {
    identity,
    compressed: (compression) => {
      const known = packed.get(compression) ?? compress(compression)
      packed.set(compression, known)
      return known
    },
  }
}

/**
 * An answer with this text. Each compression is made once, for the first browser that accepts it.
 * @param previous the previous answer, which is returned if the text has not changed
 */
export const finish = (
  text: string,
  kind: Pick<Answer, 'status' | 'type' | 'styleSource' | 'location'>,
  previous?: Answer | null,
): Answer => {
  const tag = hash('sha256', text, 'base64url').slice(0, 22)
  if (previous?.tag === tag && previous.status === kind.status && previous.location === kind.location)
    return previous
  const bytes = bytesOf(text)
  const { length } = bytes
  if (length < smallestCompressed) return { ...kind, tag, identity: async () => bytes, size: length }
  // JSON and HTML shrink to less than a quarter.
  return { ...kind, tag, ...pack(bytes), size: Math.ceil(1.5 * length) }
}

/** Brotli, and room for gzip and for the text that is unpacked for a client that takes neither. */
const sizeOfForms = 2.5

/**
 * Compresses it at once, so that its size is known: an HTML page shrinks to a seventh, and a cache of such pages has room
 * for several times as many.
 */
export const packed = async (answer: Answer): Promise<Answer> => {
  const brotliBytes = await answer.compressed?.('br')
  return brotliBytes ? { ...answer, size: Math.ceil(brotliBytes.length * sizeOfForms) } : answer
}
