import { isGranted, onChoice, readConsent } from './consent.ts'
import { gtag } from './gtag.ts'
import { measure } from './track.ts'

/**
 * Runs first on every page: sets Consent Mode to deny everything. Tags load only after consent, given now or on an
 * earlier visit; each choice applies immediately.
 */
export const startMeasuring = () => {
  gtag('consent', 'default', {
    ad_storage: 'denied',
    ad_user_data: 'denied',
    ad_personalization: 'denied',
    analytics_storage: 'denied',
    wait_for_update: 500,
  })
  onChoice((consent, before) => void measure(({ follow }) => follow(consent, before)))
  if (isGranted(readConsent())) void measure(({ open }) => open())
}
