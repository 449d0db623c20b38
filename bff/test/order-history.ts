/** The result of one purchase as the shopper sees it. Each purchase has its own e-mail address. */
export interface Purchase {
  email: string
  /** `unknown`: no answer, not even to the repeated requests. */
  outcome: 'acknowledged' | 'refused' | 'unknown'
  /** Only an acknowledged order has one. */
  orderNumber?: string
  /** The answer that refused. */
  refusal?: string
  /** The payment page confirmed the payment. */
  isPaid: boolean
}

export interface StoredOrder {
  email: string
  number: string
  state: string
}

const brokenPurchase = (
  { email, outcome, orderNumber, refusal, isPaid }: Purchase,
  stored: StoredOrder[],
): string[] => {
  if (outcome === 'refused')
    return stored.map(({ number }) => `${email} was refused (${refusal}), and has order ${number}`)
  const tooMany = stored.length > 1 ? [`${email} has ${stored.length} orders`] : []
  if (outcome === 'unknown') return tooMany
  const own = stored.find(({ number }) => number === orderNumber)
  if (!own) return [...tooMany, `order ${orderNumber} of ${email} was acknowledged, and is lost`]
  return isPaid && own.state !== 'paid'
    ? [...tooMany, `order ${orderNumber} of ${email} was paid, and is ${own.state}`]
    : tooMany
}

/**
 * Compares what shoppers know with what is stored: acknowledged orders are stored once, refused ones never, and
 * others at most once. Returns what is wrong.
 */
export const brokenHistory = (purchases: Purchase[], orders: StoredOrder[]): string[] => {
  const byEmail = Map.groupBy(orders, ({ email }) => email)
  const known = new Set(purchases.map(({ email }) => email))
  return [
    ...purchases.flatMap((purchase) => brokenPurchase(purchase, byEmail.get(purchase.email) ?? [])),
    ...orders
      .filter(({ email }) => !known.has(email))
      .map(({ email, number }) => `order ${number} of ${email} has no purchase`),
  ]
}
