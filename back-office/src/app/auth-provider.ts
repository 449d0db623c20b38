import type { AuthProvider, HttpError } from 'react-admin'
import { areaOf } from 'shared-types/contracts/admin/access/office-areas'
import { admin } from 'shared-types/contracts/admin/paths'
import type { StaffAccount, StaffLogin } from 'shared-types/contracts/admin/staff'
import { send, sendOnce } from '../api/send.ts'
import { continueSession } from '../api/session.ts'

/** Cached for this page: the session itself is in a cookie that scripts cannot read. */
let account: StaffAccount | null = null

const readAccount = async (): Promise<StaffAccount> =>
  (account ??= await send<StaffAccount>('GET', admin.account))

export const authProvider: AuthProvider = {
  login: async (typed: StaffLogin) => {
    account = await sendOnce<StaffAccount>('POST', admin.login, typed)
    continueSession()
  },
  logout: async () => {
    if (!account) return
    await sendOnce('POST', admin.logout).catch((error: HttpError) => {
      // With 401, the session has ended already. Else the cookie is still valid.
      if (error.status !== 401) throw error
    })
    account = null
  },
  checkAuth: async () => {
    await readAccount()
  },
  checkError: async ({ status }: { status?: number }) => {
    if (status !== 401) return
    account = null
    throw new Error('Je sessie is voorbij. Log opnieuw in.')
  },
  getIdentity: async () => {
    const { id, email } = await readAccount()
    return { id, fullName: email }
  },
  getPermissions: async () => (await readAccount()).role,
  /** Only what the menu shows: the server decides. */
  canAccess: async ({ resource }) => {
    const { role } = await readAccount()
    return areaOf(resource)?.readers.includes(role) ?? true
  },
}
