import type { LoginStatus } from 'shared-types/contracts/provider/customer'
import type { Shop } from '../../context.ts'
import { findCustomer } from './queries.ts'
import type { CustomerRow } from '../../db/schema/buying/customer.ts'
import type { ShopperSession } from '../../session/shopper-session.ts'

export const presentStatus = (account: CustomerRow | null): LoginStatus => ({
  loggedIn: account !== null,
  customer: account && { id: account.id, email: account.email, firstName: account.profile.firstName },
})

export const loginStatus = async ({ db }: Shop, session: ShopperSession | null): Promise<LoginStatus> =>
  presentStatus(session?.customerId ? await findCustomer(db, session.customerId) : null)
