/** From `draft-ietf-httpapi-idempotency-key-header`. */
export const idempotencyKeyHeader = 'idempotency-key'

/** A string of structured fields (RFC 9651), as the draft requires, or the same without quotes. */
export const idempotencyKeyPattern = /^(?:"([\w.:~+/=@-]{1,255})"|([\w.:~+/=@-]{1,255}))$/

/** @returns undefined without a key, null for an invalid one */
export const readIdempotencyKey = (header: string | string[] | undefined): string | null | undefined => {
  if (header === undefined) return undefined
  const [, quoted, bare] = (typeof header === 'string' && idempotencyKeyPattern.exec(header)) || []
  return quoted ?? bare ?? null
}

export const writeIdempotencyKey = (key: string): string => `"${key}"`

/** A new key, as it is sent. Works without `crypto.randomUUID`, which is missing on origins without https. */
export const newIdempotencyKey = (): string =>
  writeIdempotencyKey(crypto.getRandomValues(new Uint32Array(4)).join('-'))
