/** The folder of the back office on shop-api: its pages, and the path of its cookie. */
export const backOfficePath = '/admin'

/** The paths of the back office's API, as patterns of routes. */
export const admin = {
  login: '/admin/api/login',
  logout: '/admin/api/logout',
  account: '/admin/api/account',
  accountPassword: '/admin/api/account/password',
  accountTotp: '/admin/api/account/totp',
  accountTotpRemoval: '/admin/api/account/totp/removal',
  auditLog: '/admin/api/audit-log',
  orders: '/admin/api/orders',
  order: '/admin/api/orders/:id',
  orderShip: '/admin/api/orders/:id/ship',
  orderComplete: '/admin/api/orders/:id/complete',
  orderCancel: '/admin/api/orders/:id/cancel',
  orderRefund: '/admin/api/orders/:id/refund',
  orderNotes: '/admin/api/orders/:id/notes',
  orderMailResend: '/admin/api/orders/:id/mails/:mail/resend',
  orderInvoice: '/admin/api/orders/:id/invoice',
  carriers: '/admin/api/carriers',
  returns: '/admin/api/returns',
  reviews: '/admin/api/reviews',
  review: '/admin/api/reviews/:id',
  reviewApprove: '/admin/api/reviews/:id/approve',
  reviewReject: '/admin/api/reviews/:id/reject',
  reviewAnswer: '/admin/api/reviews/:id/answer',
  sessions: '/admin/api/sessions',
  session: '/admin/api/sessions/:id',
  staff: '/admin/api/staff',
  staffMember: '/admin/api/staff/:id',
  staffReset: '/admin/api/staff/:id/reset',
} as const
