type DataLayer = typeof import('./data-layer.ts')

let loading: Promise<DataLayer | null> | undefined

// Where somebody blocks it, only the measuring is gone.
const load = () => (loading ??= import('./data-layer.ts').catch(() => null))

/** Does something with the data layer, after whatever was asked before: one loading, and so one order. */
export const measure = async (act: (dataLayer: DataLayer) => void) => {
  const dataLayer = await load()
  if (dataLayer) act(dataLayer)
}
