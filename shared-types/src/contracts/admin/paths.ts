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
  sessions: '/admin/api/sessions',
  session: '/admin/api/sessions/:id',
  staff: '/admin/api/staff',
  staffMember: '/admin/api/staff/:id',
  staffReset: '/admin/api/staff/:id/reset',
} as const
