import type { LoginStatus } from 'shared-types/contracts/provider/customer'
import type { Shop } from '../../context.ts'
import { findCustomer } from './queries.ts'
import type { CustomerRow } from '../../db/schema/buying/customer.ts'
import type { ShopperSession } from '../../session/shopper-session.ts'

export const presentStatus = (who: CustomerRow | null): LoginStatus => ({
  loggedIn: who !== null,
  customer: who && { id: who.id, email: who.email, firstName: who.profile.firstName },
})

export const loginStatus = async ({ db }: Shop, session: ShopperSession | null): Promise<LoginStatus> =>
  presentStatus(session?.customerId ? await findCustomer(db, session.customerId) : null)
