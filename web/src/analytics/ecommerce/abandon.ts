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

/**
 * Reports what a shopper was doing when they may leave without finishing it. Needs marketing consent. Never
 * throws, never blocks, and the request survives leaving the page.
 */
export const abandon = <T extends keyof Bodies>(what: T, body: Bodies[T]) => {
  if (!readConsent()?.marketing) return
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
