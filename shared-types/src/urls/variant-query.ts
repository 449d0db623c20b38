const key = 'v'

/**
 * The variant in the URL of a product, `?v=71`. The server and the browser both parse it here, so that they render the
 * same.
 * @param query as in the address bar, with or without `?`
 */
export const variantIn = (query: string): number | null =>
  variantOf(new URLSearchParams(query).get(key) ?? '')

/** The id of a variant as a URL has it; null for other text. */
export const variantOf = (text: string): number | null => (/^[1-9]\d{0,8}$/.test(text) ? Number(text) : null)

/** The canonical spelling of that query; empty for the variant that the shop shows first. */
export const variantQuery = (variantId: number | null): string =>
  variantId === null ? '' : `${key}=${variantId}`
