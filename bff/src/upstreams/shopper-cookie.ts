import { parseCookie } from 'undici'

/** The provider's name for the shopper; `/v1` carries it as a cookie. */
const name = 'shop_session'

/** Opaque to us, yet never anything that could break out of a header. */
const wellFormed = /^[\w-]{16,256}$/

/** @returns the new session, null when the provider ends it, undefined when it says nothing of it */
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
