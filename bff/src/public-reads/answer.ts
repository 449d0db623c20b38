import { hash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const brotli = promisify(brotliCompress)

export type Compression = 'br' | 'gzip'

/** An answer that is ready to send. */
export interface Answer {
  status: 200 | 404 | 503
  type: string
  /** A strong ETag without quotes; each encoding adds its own suffix. */
  tag: string
  identity: Buffer
  /** Compresses for the first caller, and keeps the result. Undefined if compression does not pay off. */
  compressed?: (compression: Compression) => Promise<Buffer>
  /** In memory, in bytes, with what compression may add. */
  size: number
}

/** In bytes. For smaller texts, the headers cost more than compression saves. */
const worthPacking = 1024
/** The first caller waits for the compression: 5 is within 4 % of the size of 9, in a fifth of the time. */
const brotliQuality = 5

const compressors: Record<Compression, (identity: Buffer) => Promise<Buffer>> = {
  br: (identity) => {
    const params = {
      [constants.BROTLI_PARAM_QUALITY]: brotliQuality,
      [constants.BROTLI_PARAM_SIZE_HINT]: identity.length,
    }
    return brotli(identity, { params })
  },
  gzip: promisify(gzip),
}

const compressOnce = (identity: Buffer) => {
  const done = new Map<Compression, Promise<Buffer>>()
  return (compression: Compression): Promise<Buffer> => {
    const known = done.get(compression) ?? compressors[compression](identity)
    done.set(compression, known)
    return known
  }
}

/**
 * An answer with this text. Each compression is made once, for the first browser that accepts it.
 * @param previous the previous answer, which is returned if the text has not changed
 */
export const finish = (
  text: string,
  { status, type }: Pick<Answer, 'status' | 'type'>,
  previous?: Answer | null,
): Answer => {
  const tag = hash('sha256', text, 'base64url').slice(0, 22)
  if (previous?.tag === tag && previous.status === status) return previous
  const identity = Buffer.from(text)
  const { length } = identity
  if (length < worthPacking) return { status, type, tag, identity, size: length }
  // JSON and HTML shrink to less than a quarter.
  return { status, type, tag, identity, compressed: compressOnce(identity), size: Math.ceil(1.5 * length) }
}
