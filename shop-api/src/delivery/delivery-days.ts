import { cutoffAfter, orderDay, usualDelivery } from 'shared-types/calendar/delivery-cutoff'
import { inDutch, type WorkingCalendar } from './working-days.ts'

/** Delivery within a number of working days after the order. */
interface DeliveryDays {
  count: number
  /** The text of the promise for a day. */
  by: (day: string) => string
}

const atTheLatest = (count: number): DeliveryDays => ({ count, by: (day) => `uiterlijk ${day} in huis` })

/** Abroad it takes one to two working days longer, as the delivery page says. */
const longerAbroad = 2

export const deliveryDays = {
  nextDay: { count: 1, by: (day) => `${day} in huis` },
  nextMorning: { count: 1, by: (day) => `${day} voor 12.00 uur in huis` },
  abroad: atTheLatest(1 + longerAbroad),
} satisfies Record<string, DeliveryDays>

/**
 * The days that the catalogue's own text states, such as 'Binnen 2 tot 4 werkdagen in huis'; null for another text, as
 * when the day is agreed by appointment.
 */
export const statedDays = (delivery: string, isAbroad = false): DeliveryDays | null => {
  const [, most] = /^Binnen (?:\d+ tot )?(\d{1,2}) werkdagen in huis$/.exec(delivery) ?? []
  return most === undefined ? null : atTheLatest(Number(most) + (isAbroad ? longerAbroad : 0))
}

/** The promise of one article: while it can be ordered, and on the order. */
export interface DeliveryPromise {
  offered: string
  ordered: string
}

export const samePromise = (text: string): DeliveryPromise => ({ offered: text, ordered: text })

const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

/** The day on which an article that is ordered now arrives. See docs/decisions/0034-delivery-days.md. */
export const promiseFrom = (
  { count, by }: DeliveryDays,
  calendar: WorkingCalendar,
  at: Date,
): DeliveryPromise => {
  const text = by(inDutch(calendar.workingDaysAfter(orderDay(at), count)))
  return { offered: `Voor 23:59 besteld, ${text}`, ordered: capitalised(text) }
}

/** A transfer usually arrives within these days. */
const transferDays = 14

/** ' (we zijn gesloten van 3 augustus tot en met 7 augustus)', for each closure before the money may have arrived. */
const closures = (calendar: WorkingCalendar, at: Date): string => {
  const texts = calendar
    .closedWithin(orderDay(at), transferDays)
    .map(({ firstDay, lastDay }) =>
      firstDay === lastDay
        ? `op ${inDutch(firstDay)}`
        : `van ${inDutch(firstDay)} tot en met ${inDutch(lastDay)}`,
    )
  return texts.length === 0 ? '' : ` (we zijn gesloten ${texts.join(' en ')})`
}

/** For a bank transfer: the date is unknown, because articles are sent when the money arrives. */
export const promiseFromPayment = (
  { count, by }: DeliveryDays,
  calendar: WorkingCalendar,
  at: Date,
): DeliveryPromise => {
  const days = by(`${count === 1 ? 'de werkdag' : `${count} werkdagen`} na je betaling`)
  return samePromise(`${capitalised(days)}${closures(calendar, at)}`)
}

/** Whether an article with this text of the catalogue arrives the next working day. */
export const isNextDay = (delivery: string): boolean => delivery === usualDelivery

/** The fields of a variant that determine its promise. */
interface Article {
  /** The catalogue's own text, for an article that takes longer. */
  delivery: string
  nextDay: boolean
}

const catalogueDays = ({ delivery, nextDay }: Article): DeliveryDays | null =>
  nextDay ? deliveryDays.nextDay : statedDays(delivery)

/** The catalogue's promise for an article: standard delivery within the Netherlands. */
export const cataloguePromise = (article: Article, calendar: WorkingCalendar, at = new Date()): string => {
  const days = catalogueDays(article)
  return days ? promiseFrom(days, calendar, at).offered : article.delivery
}

/** The moment after which the article arrives a day later; null when today's cut-off makes no difference. */
export const orderBefore = (article: Article, calendar: WorkingCalendar, at = new Date()): string | null => {
  const cutoff = cutoffAfter(at)
  const days = catalogueDays(article)
  const dayFrom = (moment: Date) => calendar.workingDaysAfter(orderDay(moment), days?.count ?? 0)
  return days && dayFrom(at) !== dayFrom(cutoff) ? cutoff.toISOString() : null
}
