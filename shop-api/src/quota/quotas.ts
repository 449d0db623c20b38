/**
 * The scopes by which uses are counted. `network` is the /48 of an IPv6 address, which has 65,536 addresses.
 * `recipient` is an e-mail address, `order` an order, `recipientHere` and `orderHere` the same from one client IP or
 * /48, `total` the whole shop.
 */
export type Scope =
  | 'address'
  | 'network'
  | 'recipient'
  | 'recipientHere'
  | 'session'
  | 'cart'
  | 'order'
  | 'orderHere'
  | 'total'

export interface Quota {
  /** Uses in one window, in seconds, by scope. */
  limits: { readonly [scope in Scope]?: { readonly max: number; readonly per: number } }
  /**
   * Above these, the response is the usual one, but nothing is sent: a refusal would reveal the requests of
   * others.
   */
  silent?: readonly Scope[]
  /** The message for the shopper above the other limits. */
  message: string
}

const hour = 60 * 60
const tooManyMails = 'Er zijn kort na elkaar veel e-mails aangevraagd. Probeer het over een uur nog eens.'
const perHour = (max: number) => ({ max, per: hour })
const perDay = (max: number) => ({ max, per: 24 * hour })
const perWeek = (max: number) => ({ max, per: 7 * 24 * hour })

/** A stranger at the limit does not stop the mails of the owner. */
const mailsOfAccounts = {
  limits: { address: perHour(30), recipientHere: perHour(5), recipient: perHour(20), total: perHour(1000) },
  silent: ['recipientHere', 'recipient'],
  message: tooManyMails,
} as const

/**
 * Quotas for actions of an unidentified visitor: mail to a typed address, and guesses. Limits by client IP
 * exceed the needs of an office or a mobile network, those in total the needs of the shop on its busiest day.
 * `stock-holds.ts` has the limits of unpaid orders, `customer/authentication/` those of wrong passwords.
 */
export const quotas = {
  contact: {
    limits: { address: perHour(20), recipientHere: perDay(10), recipient: perDay(40), total: perHour(500) },
    message: 'Je hebt kort na elkaar veel berichten verstuurd. Wacht even, of bel ons.',
  },
  /** Only those that match no order count for the recipient, and above its limit they are not mailed to the shop. */
  returnRequest: {
    limits: { address: perHour(20), recipient: perDay(10), total: perHour(300) },
    silent: ['recipient'],
    message: 'Er zijn kort na elkaar veel retouren aangevraagd. Wacht even, of bel ons.',
  },
  /** Mails about a withdrawal to the typed address and to the shop. The withdrawal is always accepted (art. 6:230o BW). */
  withdrawal: { limits: { order: perDay(20) }, silent: ['order'], message: '' },
  /** The same, if number and e-mail address match no order. */
  unmatchedWithdrawal: {
    limits: { address: perDay(20), recipient: perDay(5), total: perHour(300) },
    silent: ['address', 'recipient', 'total'],
    message: '',
  },
  /** Stored declarations. Above it, the answer is that of a stored one: a consumer does not send that many. */
  storedWithdrawal: { limits: { order: perDay(100) }, silent: ['order'], message: '' },
  storedUnmatchedWithdrawal: { limits: { address: perDay(100) }, silent: ['address'], message: '' },
  newsletter: {
    limits: {
      address: perHour(30),
      recipientHere: perDay(3),
      recipient: perDay(12),
      session: perDay(5),
      total: perHour(1000),
    },
    silent: ['recipientHere', 'recipient'],
    message: 'Je hebt al veel adressen ingeschreven. Probeer het later nog eens.',
  },
  /** New accounts, and other addresses of accounts. */
  accountMail: mailsOfAccounts,
  /** Forgotten passwords, counted apart. */
  passwordMail: mailsOfAccounts,
  backInStock: {
    limits: {
      address: perDay(40),
      recipientHere: perDay(20),
      recipient: perDay(80),
      session: perDay(20),
      total: perDay(5000),
    },
    message: 'Je wacht al op veel artikelen. Probeer het later nog eens.',
  },
  /** Before payment. The order itself is not refused: its page shows the same data as the mail. */
  orderConfirmation: {
    limits: { cart: perHour(1), recipient: perHour(5), address: perHour(20), total: perHour(2000) },
    silent: ['cart', 'recipient', 'address', 'total'],
    message: '',
  },
  /** An order without a mail with the account number still has a page that shows it. */
  transferDetails: {
    limits: { recipient: perDay(5), address: perHour(20), total: perHour(1000) },
    silent: ['recipient', 'address', 'total'],
    message: '',
  },
  cartReminder: {
    limits: { recipient: perWeek(1), total: perHour(500) },
    silent: ['recipient', 'total'],
    message: '',
  },
  review: {
    limits: {
      address: perDay(20),
      recipientHere: perDay(5),
      recipient: perDay(20),
      session: perDay(5),
      total: perDay(1000),
    },
    message: 'Je hebt vandaag al veel beoordelingen geschreven. Probeer het morgen nog eens.',
  },
  /** Saved conversations, of up to 512 kB each. Above it, the answer is that of a saved one. */
  savedChat: {
    limits: { address: perDay(20), total: perDay(500) },
    silent: ['address', 'total'],
    message: '',
  },
  voucher: {
    limits: { address: perHour(60), session: perHour(20), total: perHour(5000) },
    message: 'Er is te vaak geprobeerd of een kortingscode geldt. Wacht even en probeer het dan opnieuw.',
  },
  /** Counted by who looks up, so that strangers cannot use up the look-ups of another shopper's order. */
  orderLookup: {
    limits: { address: perHour(20), orderHere: perHour(15), total: perHour(3000) },
    message:
      'Deze bestelling is te vaak opgezocht. Wacht even, of neem de link uit de mail over je bestelling.',
  },
} as const satisfies Record<string, Quota>

/** The limits of a quota. A /48 has four times that of an address, as one site with several networks. */
export const limitsOf = ({ limits }: Quota): Quota['limits'] =>
  limits.address ? { ...limits, network: { ...limits.address, max: 4 * limits.address.max } } : limits

export type QuotaName = keyof typeof quotas
