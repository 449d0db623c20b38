/** What a shopper may agree to, each on its own. What the shop cannot do without is not asked. */
export interface Consent {
  statistics: boolean
  marketing: boolean
}

const cookieName = 'cookie-consent'

const parse = (value: string | undefined): Consent | null => {
  const [, statistics, marketing] = /^s([01])m([01])$/.exec(value ?? '') ?? []
  return statistics && marketing ? { statistics: statistics === '1', marketing: marketing === '1' } : null
}

/** What was chosen before; null when nothing was yet. */
export const readConsent = (): Consent | null =>
  parse(new RegExp(`(?:^|; )${cookieName}=([^;]*)`).exec(document.cookie)?.[1])

/** Whether anything may be measured at all. */
export const isGranted = (consent: Consent | null): consent is Consent =>
  consent !== null && (consent.statistics || consent.marketing)
