import { useSyncExternalStore } from 'react'

/** What a shopper may agree to, each on its own. What the shop cannot do without is not asked. */
export interface Consent {
  statistics: boolean
  marketing: boolean
}

const cookieName = 'cookie-consent'
/** 400 days: the longest that a browser keeps a cookie. */
const lifetime = 400 * 24 * 60 * 60

const listeners = new Set<() => void>()
// The same object as long as the cookie says the same. Where cookies are blocked a choice lasts as long as the page.
let known: { text: string; consent: Consent | null } = { text: '', consent: null }

const cookieText = () => new RegExp(`\\b${cookieName}=s[01]m[01]`).exec(document.cookie)?.[0].slice(-4)

const parse = (text: string): Consent => ({ statistics: text[1] === '1', marketing: text[3] === '1' })

/** What was chosen; null when nothing was yet. */
export const readConsent = (): Consent | null => {
  const text = cookieText() ?? known.text
  if (text !== known.text) known = { text, consent: parse(text) }
  return known.consent
}

/** Whether anything may be measured at all. */
export const isGranted = (consent: Consent | null | undefined): consent is Consent =>
  Boolean(consent?.statistics || consent?.marketing)

/** Keeps the choice, for every page of the shop and for no other site, and tells whoever listens. */
export const saveConsent = ({ statistics, marketing }: Consent) => {
  const text = `s${Number(statistics)}m${Number(marketing)}`
  const secure = location.protocol === 'https:' ? '; Secure' : ''
  document.cookie = `${cookieName}=${text}; Path=/; Max-Age=${lifetime}; SameSite=Lax${secure}`
  known = { text, consent: parse(text) }
  for (const listener of listeners) listener()
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  // Another tab may have been asked meanwhile.
  addEventListener('focus', listener)
  return () => {
    listeners.delete(listener)
    removeEventListener('focus', listener)
  }
}

/** What was chosen, null when nothing was yet; undefined on the server, which does not know whom it writes for. */
export const useConsent = (): Consent | null | undefined =>
  useSyncExternalStore<Consent | null | undefined>(subscribe, readConsent, () => undefined)
