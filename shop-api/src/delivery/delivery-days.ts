import { cutoffAfter, orderDay } from 'shared-types/calendar/delivery-cutoff'
import { inDutch, workingDaysAfter } from './working-days.ts'

/** Delivery within a number of working days after the order. */
interface DeliveryDays {
  count: number
  /** The text of the promise for a day. */
  by: (day: string) => string
}

export const deliveryDays = {
  nextDay: { count: 1, by: (day) => `${day} in huis` },
  nextMorning: { count: 1, by: (day) => `${day} voor 12.00 uur in huis` },
  abroad: { count: 3, by: (day) => `uiterlijk ${day} in huis` },
} satisfies Record<string, DeliveryDays>

/** The promise of one article: while it can be ordered, and on the order. */
export interface DeliveryPromise {
  offered: string
  ordered: string
}

export const samePromise = (text: string): DeliveryPromise => ({ offered: text, ordered: text })

const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

/** The day on which an article that is ordered now arrives. See docs/decisions/0034-delivery-days.md. */
export const promiseFrom = ({ count, by }: DeliveryDays, at: Date): DeliveryPromise => {
  const text = by(inDutch(workingDaysAfter(orderDay(at), count)))
  return { offered: `Voor 23:59 besteld, ${text}`, ordered: capitalised(text) }
}

/** For a bank transfer: the date is unknown, because articles are sent when the money arrives. */
export const promiseFromPayment = ({ count, by }: DeliveryDays): DeliveryPromise =>
  samePromise(capitalised(by(`${count === 1 ? 'de werkdag' : `${count} werkdagen`} na je betaling`)))

/** The fields of a variant that determine its promise. */
interface Article {
  /** The catalogue's own text, for an article that takes longer. */
  delivery: string
  nextDay: boolean
}

/** The catalogue's promise for an article: standard delivery within the Netherlands. */
export const cataloguePromise = ({ delivery, nextDay }: Article, at = new Date()): string =>
  nextDay ? promiseFrom(deliveryDays.nextDay, at).offered : delivery

const nextDayFrom = (at: Date) => workingDaysAfter(orderDay(at), deliveryDays.nextDay.count)

/** The moment after which the article arrives a day later; null when today's cut-off makes no difference. */
export const orderBefore = ({ nextDay }: Pick<Article, 'nextDay'>, at = new Date()): string | null => {
  const cutoff = cutoffAfter(at)
  return nextDay && nextDayFrom(at) !== nextDayFrom(cutoff) ? cutoff.toISOString() : null
}
