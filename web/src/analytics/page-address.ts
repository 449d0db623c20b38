/** Which campaign brought somebody, and what they asked of a list. Anything else in a query may be somebody's secret. */
const told = /^(utm_\w+|gclid|gbraid|wbraid|tn_\w+|tn_fk_ae-prijs)$/
const orderId = /[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/g

/** The address of a page as it may be measured: without what names an order or lets one in. */
export const measuredAddress = (address: string): string => {
  const { origin, pathname, searchParams } = new URL(address)
  const query = new URLSearchParams([...searchParams].filter(([name]) => told.test(name))).toString()
  return `${origin}${pathname.replace(orderId, 'id')}${query && `?${query}`}`
}
