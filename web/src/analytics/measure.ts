type DataLayer = typeof import('./data-layer.ts')

let loading: Promise<DataLayer | null> | undefined

// If a browser extension blocks this chunk, only measuring is lost.
const load = () => (loading ??= import('./data-layer.ts').catch(() => null))

/** Runs `act` on the data layer. All calls share one import, so they run in order. */
export const measure = async (act: (dataLayer: DataLayer) => void) => {
  const dataLayer = await load()
  if (dataLayer) act(dataLayer)
}
