import { hash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const packBrotli = promisify(brotliCompress)
const packGzip = promisify(gzip)

/** An answer that is ready to send, without further computation. */
export interface Answer {
  status: 200 | 404 | 503
  type: string
  /** A strong ETag without quotes; each encoding adds its own suffix. */
  tag: string
  identity: Buffer
  /** Undefined if compression does not pay off. */
  br?: Buffer
  gzip?: Buffer
  /** In memory, in bytes. */
  size: number
}

/** In bytes. For smaller texts, the headers cost more than compression saves. */
const worthPacking = 1024
/** The first caller waits for the compression: 5 is within 4 % of the size of 9, in a fifth of the time. */
const brotliQuality = 5

/**
 * Compresses a text once, for all requests.
 * @param previous the previous answer, which is returned if the text has not changed
 */
export const finish = async (
  text: string,
  { status, type }: Pick<Answer, 'status' | 'type'>,
  previous?: Answer | null,
): Promise<Answer> => {
  const tag = hash('sha256', text, 'base64url').slice(0, 22)
  if (previous?.tag === tag && previous.status === status) return previous
  const identity = Buffer.from(text)
  if (identity.length < worthPacking) return { status, type, tag, identity, size: identity.length }
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: brotliQuality,
    [constants.BROTLI_PARAM_SIZE_HINT]: identity.length,
  }
  const [br, gz] = await Promise.all([packBrotli(identity, { params }), packGzip(identity)])
  return { status, type, tag, identity, br, gzip: gz, size: identity.length + br.length + gz.length }
}
