import type { Consent } from 'shared-types/measuring/consent-cookie'
import { isGranted, readConsent, saveConsent } from '../../analytics/consent.ts'
import { withdrawReminders } from '../../analytics/ecommerce/abandon.ts'
import { track } from '../../analytics/track.ts'

/** Stores a choice, which applies immediately. */
export const decide = (consent: Consent) => {
  const before = readConsent()
  saveConsent(consent)
  if (before?.reminders && !consent.reminders) withdrawReminders()
  if (!isGranted(consent)) return
  if (consent.statistics && consent.marketing) track({ event: 'cookie_acceptance' })
  track({ event: 'consent', statistics: consent.statistics, marketing: consent.marketing })
}
