/** Query parameters that may be measured: campaigns and list choices. Any other parameter may be private. */
const measuredKeys = /^(utm_\w+|gclid|gbraid|wbraid|tn_\w+|tn_fk_ae-prijs)$/
const orderId = /[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/g

/** The URL of a page as it may be measured: without order ids and without tokens. */
export const measuredAddress = (address: string): string => {
  const { origin, pathname, searchParams } = new URL(address)
  const query = new URLSearchParams([...searchParams].filter(([name]) => measuredKeys.test(name))).toString()
  return `${origin}${pathname.replace(orderId, 'id')}${query && `?${query}`}`
}
