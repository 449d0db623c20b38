import type { ShopEvent } from './events.ts'
import { toGa4 } from './ga4.ts'

declare global {
  var dataLayer: unknown[] | undefined
}

const layer = () => (globalThis.dataLayer ??= [])

/** Puts an event in the data layer. What the one before said of articles is cleared first, as GA4 asks. */
export const push = (event: ShopEvent) => {
  const entry = toGa4(event)
  if (entry.ecommerce) layer().push({ ecommerce: null })
  layer().push(entry)
}
