import { loadIfThere } from '../router/chunk-reload.ts'
import { isGranted, readConsent } from './consent.ts'
import type { ShopEvent } from './events.ts'

type DataLayer = typeof import('./data-layer.ts')

let loading: Promise<DataLayer | null> | undefined

// If a browser extension blocks this chunk, only measuring is lost.
const load = () => (loading ??= loadIfThere(() => import('./data-layer.ts')))

/** Runs `act` on the data layer. All calls share one import, so they run in order. */
export const measure = async (act: (dataLayer: DataLayer) => void) => {
  const dataLayer = await load()
  if (dataLayer) act(dataLayer)
}

/**
 * Measures an event if the shopper has consented. Without consent the event is dropped, not queued. Never
 * throws, never blocks.
 * Pages, layouts and features call it when something happened; `ui`, `forms` and `api` do not use it.
 */
export const track = (event: ShopEvent) => {
  if (isGranted(readConsent())) void measure(({ push }) => push(event))
}
