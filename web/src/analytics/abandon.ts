import type {
  AbandonBrowse,
  AbandonCart,
  AbandonCategory,
  AbandonEmail,
} from 'shared-types/contracts/abandonment'
import { apiPaths } from 'shared-types/api/paths'
import { readConsent } from './consent.ts'

interface Told {
  browse: AbandonBrowse
  cart: AbandonCart
  category: AbandonCategory
  email: AbandonEmail
}

/**
 * Tells the shop what a shopper was doing, for when they leave it at that. Only of who agreed to marketing. It never
 * throws and never waits, and goes on when the page is left.
 */
export const abandon = <T extends keyof Told>(what: T, told: Told[T]) => {
  if (!readConsent()?.marketing) return
  fetch(apiPaths.abandonment(what), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(told),
    keepalive: true,
  })
    // An answer that nobody reads keeps its connection.
    .then((answer) => answer.arrayBuffer())
    .catch(() => {})
}
