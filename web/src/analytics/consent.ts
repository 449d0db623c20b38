import { useSyncExternalStore } from 'react'
import {
  type Consent,
  consentCookie,
  parseConsent,
  writeConsent,
} from 'shared-types/measuring/consent-cookie'

/** 400 days, in seconds: the longest that browsers keep a cookie. */
const lifetime = 400 * 24 * 60 * 60

const listeners = new Set<() => void>()
// The same object while the cookie is unchanged. With cookies blocked, the choice lasts as long as the page.
let known: { text: string; consent: Consent | null } = { text: '', consent: null }

const cookieText = () => new RegExp(`\\b${consentCookie}=([^;]*)`).exec(document.cookie)?.[1]

/** The shopper's choice; null before any choice. */
export const readConsent = (): Consent | null => {
  const text = cookieText() ?? known.text
  if (text !== known.text) known = { text, consent: parseConsent(text) }
  return known.consent
}

/** Whether any measuring is allowed. */
export const isGranted = (consent: Consent | null | undefined): consent is Consent =>
  Boolean(consent?.statistics || consent?.marketing)

/** Keeps the choice, for every page of the shop and for no other site, and notifies the listeners. */
export const saveConsent = (consent: Consent) => {
  const text = writeConsent(consent)
  const secure = location.protocol === 'https:' ? '; Secure' : ''
  document.cookie = `${consentCookie}=${text}; Path=/; Max-Age=${lifetime}; SameSite=Lax${secure}`
  known = { text, consent }
  for (const listener of listeners) listener()
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  // The shopper may have chosen in another tab meanwhile.
  addEventListener('focus', listener)
  return () => {
    listeners.delete(listener)
    removeEventListener('focus', listener)
  }
}

/** What was chosen, null when nothing was yet; undefined on the server, which renders for every shopper alike. */
export const useConsent = (): Consent | null | undefined =>
  useSyncExternalStore<Consent | null | undefined>(subscribe, readConsent, () => undefined)
