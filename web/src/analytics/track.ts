import { isGranted, readConsent } from './consent.ts'
import type { ShopEvent } from './events.ts'
import { measure } from './measure.ts'

/**
 * Measures something, once the shopper has agreed to that. Before a choice, and after a refusal, it is dropped and
 * not kept for later. It never throws and never waits.
 * May be called from pages, layouts and features, in answer to what happened; `ui`, `forms` and `api` know nothing of it.
 */
export const track = (event: ShopEvent) => {
  if (isGranted(readConsent())) void measure(({ push }) => push(event))
}
