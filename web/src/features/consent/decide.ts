import type { Consent } from 'shared-types/measuring/consent-cookie'
import { isGranted, readConsent, saveConsent } from '../../analytics/consent.ts'
import { follow } from '../../analytics/data-layer.ts'
import { hasLoadedTags } from '../../analytics/tag-manager.ts'
import { withdrawReminders } from '../../analytics/ecommerce/abandon.ts'
import { track } from '../../analytics/track.ts'

/** Whether tags that run may do less than before. */
const isLess = (now: Consent, before: Consent | null) =>
  Boolean((before?.statistics && !now.statistics) || (before?.marketing && !now.marketing))

/** First-party cookies that Google's tags set. */
const tagCookies = /^(_ga|_gid|_gcl|_gac|_gat|FPID|FPLC)/

const forgetTagCookies = () => {
  const domains = ['', ...location.hostname.split('.').map((_, at, parts) => parts.slice(at).join('.'))]
  for (const name of document.cookie.split('; ').map((cookie) => cookie.split('=')[0] ?? '')) {
    if (!tagCookies.test(name)) continue
    for (const domain of domains) {
      document.cookie = `${name}=; Path=/; Max-Age=0${domain && `; Domain=${domain}`}`
    }
  }
}

/** Stores a choice and applies it immediately. */
export const decide = (consent: Consent) => {
  const before = readConsent()
  saveConsent(consent)
  follow(consent)
  if (before?.reminders && !consent.reminders) withdrawReminders()
  if (isGranted(consent)) {
    if (consent.statistics && consent.marketing) track({ event: 'cookie_acceptance' })
    track({ event: 'consent', statistics: consent.statistics, marketing: consent.marketing })
  }
  if (!isLess(consent, before)) return
  forgetTagCookies()
  // Running tags cannot be unloaded, so reload the page without them.
  if (hasLoadedTags()) location.reload()
}
