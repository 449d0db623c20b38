import { and, eq } from 'drizzle-orm'
import type { CustomerSubscription, NewsletterTold } from 'shared-types/v1/newsletter'
import type { LoginStatus } from 'shared-types/v1/customer'
import type { Db } from '../db/client.ts'
import { newsletterSubscription as subscription } from '../db/schema/newsletter.ts'
import { refuse, type Refusal } from '../refusal.ts'

type Customer = LoginStatus['customer']

const asGuest = refuse('unauthorized', 'Log in om je nieuwsbrieven te bekijken.')
const unknown = refuse('not_found', 'Deze inschrijving bestaat niet (meer).')

const isOwn = (customer: NonNullable<Customer>, email: string) =>
  customer.email.toLowerCase() === email.trim().toLowerCase()

/** Null when a customer may ask about this address: their own. Anybody else's does not exist for them. */
export const refusedTo = (customer: Customer, email: string): Refusal | null => {
  if (!customer) return asGuest
  return isOwn(customer, email) ? null : unknown
}

/** Whether a customer is on the list. */
export const showSubscription = async (
  db: Db,
  customer: Customer,
  email: string,
): Promise<CustomerSubscription | Refusal> => {
  const refused = refusedTo(customer, email)
  if (refused) return refused
  const [found] = await db
    .select({ id: subscription.id, email: subscription.email, confirmedAt: subscription.confirmedAt })
    .from(subscription)
    .where(eq(subscription.email, email.trim().toLowerCase()))
  if (!found) return { subscription: null }
  const { confirmedAt, ...known } = found
  return { subscription: { ...known, confirmed: confirmedAt !== null } }
}

/** Takes a customer off the list and forgets the address. Another's subscription is as unknown as none. */
export const endSubscription = async (
  db: Db,
  customer: Customer,
  id: string,
): Promise<NewsletterTold | Refusal> => {
  if (!customer) return asGuest
  const gone = await db
    .delete(subscription)
    .where(and(eq(subscription.id, id), eq(subscription.email, customer.email.toLowerCase())))
    .returning({ id: subscription.id })
  return gone.length > 0 ? { message: 'Je bent afgemeld. Je ontvangt onze nieuwsbrief niet meer.' } : unknown
}
