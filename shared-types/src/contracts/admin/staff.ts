import { z } from 'zod'

/** An owner may do everything, service handles orders and customers, content handles the catalogue and texts. */
export const StaffRole = z.enum(['owner', 'service', 'content'])
export type StaffRole = z.infer<typeof StaffRole>

const email = z.string().trim().toLowerCase().max(254).pipe(z.email())
const password = z.string().min(1).max(255)
const totpCode = z
  .string()
  .trim()
  .regex(/^\d{6}$/, 'Vul de zes cijfers van de app in.')

/** `code` is required only for accounts with two-step verification. */
export const StaffLogin = z.strictObject({
  email: z.string().max(254),
  password,
  code: z.string().trim().max(20).optional(),
})
export type StaffLogin = z.infer<typeof StaffLogin>

export const StaffAccount = z.strictObject({
  id: z.int(),
  email: z.string(),
  role: StaffRole,
  totp: z.boolean(),
  disabled: z.boolean(),
  createdAt: z.iso.datetime(),
})
export type StaffAccount = z.infer<typeof StaffAccount>

export const NewStaff = z.strictObject({ email, role: StaffRole })
export type NewStaff = z.infer<typeof NewStaff>

export const StaffAccess = z.strictObject({ role: StaffRole, disabled: z.boolean() })
export type StaffAccess = z.infer<typeof StaffAccess>

/** `was` is the access that the form showed: an old form must not enable a dismissed employee again. */
export const StaffChange = StaffAccess.extend({ was: StaffAccess })
export type StaffChange = z.infer<typeof StaffChange>

/** The password is shown once; the database has only its hash. */
export const StaffWithPassword = StaffAccount.extend({ password: z.string() })
export type StaffWithPassword = z.infer<typeof StaffWithPassword>

export const PasswordChange = z.strictObject({ current: password, password })
export type PasswordChange = z.infer<typeof PasswordChange>

/** A new secret for an authenticator app. It is stored only when a first code confirms it. */
export const TotpOffer = z.strictObject({ secret: z.string(), uri: z.string() })
export type TotpOffer = z.infer<typeof TotpOffer>

export const TotpSetup = z.strictObject({
  current: password,
  secret: z.string().regex(/^[A-Z2-7]{32}$/),
  code: totpCode,
})
export type TotpSetup = z.infer<typeof TotpSetup>

export const TotpRemoval = z.strictObject({ current: password })
export type TotpRemoval = z.infer<typeof TotpRemoval>

export const StaffSession = z.strictObject({
  id: z.uuid(),
  email: z.string(),
  address: z.string(),
  userAgent: z.string(),
  createdAt: z.iso.datetime(),
  lastUsedAt: z.iso.datetime(),
  current: z.boolean(),
})
export type StaffSession = z.infer<typeof StaffSession>
