import { parseCookie } from 'undici'

/** The cookie in which `/v1` carries the shopper's session. */
const name = 'shop_session'

/** The value is opaque, but it must not contain characters that allow header injection. */
const wellFormed = /^[\w-]{16,256}$/

/** @returns the new session, null when the provider ends it, undefined without a session cookie */
export const sessionFrom = (setCookies: string[]): string | null | undefined => {
  for (const header of setCookies) {
    const cookie = parseCookie(header)
    if (cookie?.name !== name) continue
    const ended = cookie.value === '' || cookie.maxAge === 0
    if (ended) return null
    if (wellFormed.test(cookie.value)) return cookie.value
  }
  return undefined
}

export const cookieFor = (session: string | undefined): Record<string, string> =>
  session !== undefined && wellFormed.test(session) ? { cookie: `${name}=${session}` } : {}
