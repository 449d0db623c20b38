import type {
  AbandonBrowse,
  AbandonCart,
  AbandonCategory,
  AbandonEmail,
} from 'shared-types/contracts/abandonment'
import { apiPaths } from 'shared-types/urls/api-paths'
import { readConsent } from '../consent.ts'

interface Bodies {
  browse: AbandonBrowse
  cart: AbandonCart
  category: AbandonCategory
  email: AbandonEmail
}

/** Never throws, never blocks, and the request survives leaving the page. */
const report = <T extends keyof Bodies>(what: T, body: Bodies[T]) => {
  fetch(apiPaths.abandonment(what), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
    keepalive: true,
  })
    // Reads the body, as an unread response keeps its connection open.
    .then((answer) => answer.arrayBuffer())
    .catch(() => {})
}

/** Reports what a shopper was doing when they may leave without finishing it. Needs consent to reminders. */
export const abandon: typeof report = (what, body) => {
  if (readConsent()?.reminders) report(what, body)
}

/** Deletes the typed address at the shop: withdrawn consent must have effect. */
export const withdrawReminders = () => report('email', { email: '' })
