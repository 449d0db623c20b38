const key = 'v'

/**
 * The variant in the URL of a product, `?v=71`. The server and the browser both parse it here, so that they render the
 * same.
 * @param query as in the address bar, with or without `?`
 */
export const variantIn = (query: string): number | null => {
  const given = new URLSearchParams(query).get(key) ?? ''
  return /^[1-9]\d{0,8}$/.test(given) ? Number(given) : null
}

/** The canonical spelling of that query; empty for the variant that the shop shows first. */
export const variantQuery = (variantId: number | null): string =>
  variantId === null ? '' : `${key}=${variantId}`

/** The page of a product, with this variant chosen. */
export const productPath = (slug: string, variantId: number | null = null): string => {
  const query = variantQuery(variantId)
  return `/${encodeURIComponent(slug)}.html${query && `?${query}`}`
}
