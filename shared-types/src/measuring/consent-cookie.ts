// The cookie in which the browser keeps what a shopper agreed to: `web` writes it, the bff reads it. No zod: the
// browser loads this with every page.

/** What a shopper can agree to, separately. What the shop needs to work requires no consent. */
export interface Consent {
  statistics: boolean
  marketing: boolean
}

export const consentCookie = 'cookie-consent'

/** `s1m0`: statistics yes, marketing no. */
export const writeConsent = ({ statistics, marketing }: Consent): string =>
  `s${Number(statistics)}m${Number(marketing)}`

/** Null when nothing was chosen yet, and for any other text. */
export const parseConsent = (value = ''): Consent | null =>
  /^s[01]m[01]$/.test(value) ? { statistics: value[1] === '1', marketing: value[3] === '1' } : null
