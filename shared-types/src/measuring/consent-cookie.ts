// The text of `consentCookie`: `web` writes it, the bff reads it. No zod: the browser loads this with every page.

/** The purposes that a shopper can accept separately. Functional storage requires no consent. */
export interface Consent {
  statistics: boolean
  marketing: boolean
}

/** `s1m0`: statistics yes, marketing no. */
export const writeConsent = ({ statistics, marketing }: Consent): string =>
  `s${Number(statistics)}m${Number(marketing)}`

/** Null before a choice, and for any other text. */
export const parseConsent = (value = ''): Consent | null =>
  /^s[01]m[01]$/.test(value) ? { statistics: value[1] === '1', marketing: value[3] === '1' } : null
