import { consentCookie } from 'shared-types/browser-names'
import { type Consent, parseConsent, writeConsent } from 'shared-types/measuring/consent-cookie'
import { create } from 'zustand'

/** 400 days, in seconds: the longest that browsers keep a cookie. */
const lifetime = 400 * 24 * 60 * 60

/** The same object while the cookie is unchanged. With cookies blocked, the choice lasts as long as the page. */
const useKnown = create<{ text: string; consent: Consent | null | undefined }>(() => ({
  text: '',
  consent: undefined,
}))

const cookieText = () => new RegExp(`\\b${consentCookie}=([^;]*)`).exec(document.cookie)?.[1]

/** The shopper's choice; null before any choice. */
export const readConsent = (): Consent | null => {
  const known = useKnown.getState()
  const text = cookieText() ?? known.text
  if (known.consent !== undefined && text === known.text) return known.consent
  const consent = parseConsent(text)
  useKnown.setState({ text, consent })
  return consent
}

/** Whether any measuring is allowed. */
export const isGranted = (consent: Consent | null | undefined): consent is Consent =>
  Boolean(consent?.statistics || consent?.marketing)

/** Stores the choice for all pages of the shop. */
export const saveConsent = (consent: Consent) => {
  const text = writeConsent(consent)
  const secure = location.protocol === 'https:' ? '; Secure' : ''
  document.cookie = `${consentCookie}=${text}; Path=/; Max-Age=${lifetime}; SameSite=Lax${secure}`
  useKnown.setState({ text, consent })
}

/**
 * The choice, null before one was made; undefined on the server, which renders the same page for every shopper.
 */
export const useConsent = (): Consent | null | undefined => useKnown(({ consent }) => consent)

/** Calls `apply` after each choice, with the one before: a choice made here, or one that was made in another tab. */
export const onChoice = (apply: (consent: Consent, before: Consent | null) => void) =>
  useKnown.subscribe(({ consent }, { consent: before }) => {
    if (consent) apply(consent, before ?? null)
  })

if (typeof window !== 'undefined') {
  readConsent()
  // The shopper may have chosen in another tab meanwhile.
  addEventListener('focus', readConsent)
  document.addEventListener('visibilitychange', readConsent)
}
