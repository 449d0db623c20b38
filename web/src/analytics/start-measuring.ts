import { isGranted, readConsent } from './consent.ts'
import { gtag } from './gtag.ts'
import { measure } from './measure.ts'
import { takeEmail } from './email-in-address.ts'

/**
 * Before anything else on every page: the address loses the e-mail that a newsletter's link may carry, and Consent
 * Mode is told that nothing is allowed. Tags only come after a yes, given now or on an earlier visit.
 */
export const startMeasuring = () => {
  takeEmail()
  gtag('consent', 'default', {
    ad_storage: 'denied',
    ad_user_data: 'denied',
    ad_personalization: 'denied',
    analytics_storage: 'denied',
    wait_for_update: 500,
  })
  if (isGranted(readConsent())) void measure(({ open }) => open())
}
