// The text of `consentCookie`: `web` writes it, the bff reads it. No zod: the browser loads this with every page.

/** The purposes that a shopper can accept separately. Functional storage requires no consent. */
export interface Consent {
  statistics: boolean
  marketing: boolean
  /** The mail about an abandoned cart. */
  reminders: boolean
}

/** `s1m0r0`: statistics yes, marketing no, reminders no. */
export const writeConsent = ({ statistics, marketing, reminders }: Consent): string =>
  `s${Number(statistics)}m${Number(marketing)}r${Number(reminders)}`

/** Null before a choice, and for any other text. `s1m1` is from before the question named mail: it allows none. */
export const parseConsent = (value = ''): Consent | null =>
  /^s[01]m[01](?:r[01])?$/.test(value)
    ? { statistics: value[1] === '1', marketing: value[3] === '1', reminders: value[5] === '1' }
    : null
