/** By what uses are counted. `recipient` is an e-mail address, `order` an order number, `total` the whole shop. */
export type Scope = 'address' | 'recipient' | 'session' | 'cart' | 'order' | 'total'

export interface Quota {
  /** Uses in one window, in seconds, by scope. */
  limits: { readonly [scope in Scope]?: { readonly max: number; readonly per: number } }
  /** Above these, the response is the usual one, but nothing is sent: a refusal would tell about others. */
  silent?: readonly Scope[]
  /** For the shopper, above the other limits. */
  message: string
}

const minute = 60
const hour = 60 * minute
const day = 24 * hour

/**
 * What a visitor can set in motion without proof of who they are: mail to a typed address, and guesses. Limits
 * by client IP exceed the needs of an office or a mobile network, those in total the needs of the shop on its
 * busiest day. `stock-holds.ts` has the limits of unpaid orders, `customer/authentication/` those of
 * wrong passwords.
 */
export const quotas = {
  contact: {
    limits: {
      address: { max: 20, per: hour },
      recipient: { max: 10, per: day },
      total: { max: 500, per: hour },
    },
    message: 'Je hebt kort na elkaar veel berichten verstuurd. Wacht even, of bel ons.',
  },
  returnRequest: {
    limits: {
      address: { max: 20, per: hour },
      recipient: { max: 10, per: day },
      total: { max: 300, per: hour },
    },
    message: 'Er zijn kort na elkaar veel retouren aangevraagd. Wacht even, of bel ons.',
  },
  /** Each one is mailed to the typed address and to the shop. */
  withdrawal: {
    limits: {
      address: { max: 20, per: day },
      recipient: { max: 5, per: day },
      total: { max: 300, per: hour },
    },
    message: 'We hebben al meerdere herroepingen van je ontvangen. Bel of mail ons, dan helpen we je verder.',
  },
  newsletter: {
    limits: {
      address: { max: 30, per: hour },
      recipient: { max: 3, per: day },
      session: { max: 5, per: day },
      total: { max: 1000, per: hour },
    },
    silent: ['recipient'],
    message: 'Je hebt al veel adressen ingeschreven. Probeer het later nog eens.',
  },
  /** New accounts and forgotten passwords. */
  accountMail: {
    limits: {
      address: { max: 30, per: hour },
      recipient: { max: 5, per: hour },
      total: { max: 1000, per: hour },
    },
    silent: ['recipient'],
    message: 'Er zijn kort na elkaar veel e-mails aangevraagd. Probeer het over een uur nog eens.',
  },
  backInStock: {
    limits: {
      address: { max: 40, per: day },
      recipient: { max: 20, per: day },
      session: { max: 20, per: day },
      total: { max: 5000, per: day },
    },
    message: 'Je wacht al op veel artikelen. Probeer het later nog eens.',
  },
  /** Before payment. The order itself is not refused: its page shows all that the mail says. */
  orderConfirmation: {
    limits: {
      cart: { max: 1, per: hour },
      recipient: { max: 5, per: hour },
      address: { max: 20, per: hour },
      total: { max: 2000, per: hour },
    },
    silent: ['cart', 'recipient', 'address', 'total'],
    message: '',
  },
  cartReminder: {
    limits: { recipient: { max: 1, per: 7 * day }, total: { max: 500, per: hour } },
    silent: ['recipient', 'total'],
    message: '',
  },
  review: {
    limits: {
      address: { max: 20, per: day },
      recipient: { max: 5, per: day },
      session: { max: 5, per: day },
      total: { max: 1000, per: day },
    },
    message: 'Je hebt vandaag al veel beoordelingen geschreven. Probeer het morgen nog eens.',
  },
  voucher: {
    limits: {
      address: { max: 60, per: hour },
      session: { max: 20, per: hour },
      total: { max: 5000, per: hour },
    },
    message: 'Er zijn te veel kortingscodes geprobeerd. Wacht even en probeer het dan opnieuw.',
  },
  /** One client IP cannot use up the look-ups of another shopper's order. */
  orderLookup: {
    limits: {
      address: { max: 20, per: hour },
      order: { max: 30, per: hour },
      total: { max: 3000, per: hour },
    },
    message:
      'Deze bestelling is te vaak opgezocht. Wacht even, of neem de link uit de mail over je bestelling.',
  },
} as const satisfies Record<string, Quota>

export type QuotaName = keyof typeof quotas
