import { hash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const packBrotli = promisify(brotliCompress)
const packGzip = promisify(gzip)

/** An answer ready to be sent: nothing is computed for it any more. */
export interface Answer {
  status: 200 | 404 | 503
  type: string
  /** Strong, without its quotes; every encoding adds a word of its own. */
  tag: string
  identity: Buffer
  /** Left out where packing does not pay. */
  br?: Buffer
  gzip?: Buffer
  /** In memory, in bytes. */
  size: number
}

/** Below this the headers weigh more than what packing saves. */
const worthPacking = 1024
/** Packed once and sent often, yet somebody waits for the first one: 5 is within 4 % of 9 at a fifth of the time. */
const brotliQuality = 5

/**
 * Packs a text once, for all requests.
 * @param previous what was answered before: when the text is still the same, that is the answer
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
