import type { Consent } from 'shared-types/measuring/consent-cookie'
import { isGranted, readConsent } from './consent.ts'
import { decodeEmail } from './decode-email.ts'
import type { ShopEvent } from './events.ts'
import { toGa4 } from './ga4.ts'
import { gtag, layer } from './gtag.ts'
import { loadTagManager, stopTags } from './tag-manager.ts'

let isOpen = false

// Taken before any tag runs: a tag must not find it without consent.
let email = decodeEmail(window.removedEmail ?? '')
delete window.removedEmail

const verdict = (granted: boolean) => (granted ? 'granted' : 'denied')

/** Consent Mode v2: what the tags may store, and whether they may use data about the user. */
const updateTagConsent = ({ statistics, marketing }: Consent) =>
  gtag('consent', 'update', {
    ad_storage: verdict(marketing),
    ad_user_data: verdict(marketing),
    ad_personalization: verdict(marketing),
    analytics_storage: verdict(statistics),
  })

const pushEmail = ({ marketing }: Consent) => {
  if (!email || !marketing) return
  layer().push({ user_data: { email } })
  email = undefined
}

/** Starts measuring what the shopper accepted: consent first, then the tags. */
const begin = (consent: Consent) => {
  isOpen = true
  updateTagConsent(consent)
  pushEmail(consent)
  loadTagManager()
}

/** For consent given on an earlier visit. */
export const open = () => {
  const consent = readConsent()
  if (!isOpen && isGranted(consent)) begin(consent)
}

/** Whether tags that run may do less than before. */
const isLess = (now: Consent, before: Consent | null) =>
  Boolean((before?.statistics && !now.statistics) || (before?.marketing && !now.marketing))

/** For a choice made just now, in this tab or in another one. */
export const follow = (consent: Consent, before: Consent | null) => {
  if (isGranted(consent)) begin(consent)
  else updateTagConsent(consent)
  if (isLess(consent, before)) stopTags()
}

/** Pushes an event to the data layer. GA4 asks to clear the previous event's items first. */
export const push = (event: ShopEvent) => {
  open()
  // The visit may have begun at a private URL, where the tag manager is not loaded.
  loadTagManager()
  const entry = toGa4(event)
  if (entry.ecommerce) layer().push({ ecommerce: null })
  layer().push(entry)
}
