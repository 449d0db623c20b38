import type { Consent } from 'shared-types/consent-cookie'
import { isGranted, readConsent } from './consent.ts'
import { decodeEmail } from './decode-email.ts'
import { takenEmail } from './email-in-address.ts'
import type { ShopEvent } from './events.ts'
import { toGa4 } from './ga4.ts'
import { gtag, layer } from './gtag.ts'
import { loadTagManager } from './tag-manager.ts'

let isOpen = false
let isEmailSet = false

const verdict = (granted: boolean) => (granted ? 'granted' : 'denied')

/** Consent Mode v2: what the tags may keep, and what they may do with who somebody is. */
const tellTags = ({ statistics, marketing }: Consent) =>
  gtag('consent', 'update', {
    ad_storage: verdict(marketing),
    ad_user_data: verdict(marketing),
    ad_personalization: verdict(marketing),
    analytics_storage: verdict(statistics),
  })

const tellEmail = ({ marketing }: Consent) => {
  const email = decodeEmail(takenEmail() ?? '')
  if (!email || !marketing || isEmailSet) return
  isEmailSet = true
  layer().push({ user_data: { email } })
}

/** Begins to measure what was agreed to: first the consent, then the tags. */
const begin = (consent: Consent) => {
  isOpen = true
  tellTags(consent)
  tellEmail(consent)
  loadTagManager()
}

/** For who said yes on an earlier visit. */
export const open = () => {
  const consent = readConsent()
  if (!isOpen && isGranted(consent)) begin(consent)
}

/** For who has just chosen. */
export const follow = (consent: Consent) => {
  if (isGranted(consent)) begin(consent)
  else tellTags(consent)
}

/** Puts an event in the data layer. What the one before said of articles is cleared first, as GA4 asks. */
export const push = (event: ShopEvent) => {
  open()
  // The visit may have begun at an address that is no tag's business.
  loadTagManager()
  const entry = toGa4(event)
  if (entry.ecommerce) layer().push({ ecommerce: null })
  layer().push(entry)
}
