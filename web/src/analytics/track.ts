import { isGranted, readConsent } from './consent.ts'
import type { ShopEvent } from './events.ts'
import { measure } from './measure.ts'

/**
 * Measures an event if the shopper has consented. Without consent the event is dropped, not queued. Never
 * throws, never blocks.
 * Pages, layouts and features call it when something happened; `ui`, `forms` and `api` do not use it.
 */
export const track = (event: ShopEvent) => {
  if (isGranted(readConsent())) void measure(({ push }) => push(event))
}
