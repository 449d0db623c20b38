import type { Kind } from '../plan.ts'

interface Delivery {
  text: string
  /** A parcel from our own warehouse, delivered the next day. */
  nextDay: boolean
}

const later = (text: string): Delivery => ({ text, nextDay: false })

const byKind: Partial<Record<Kind, Delivery>> = {
  matras: later('Binnen 3 tot 5 werkdagen thuisbezorgd, op afspraak'),
  topper: later('Binnen 3 tot 5 werkdagen thuisbezorgd, op afspraak'),
  boxspring: later('Op bestelling gemaakt: binnen 2 tot 3 weken bezorgd en gemonteerd, op afspraak'),
  vloerkleed: later('Binnen 2 tot 4 werkdagen in huis'),
}

/** Large or rarely ordered sizes come from the second warehouse. */
const fromSecondWarehouse = /^(260x220|180x220|200x220|180x210|280x270)/
const withSecondWarehouse = new Set<Kind>(['hoeslaken', 'molton', 'gordijn', 'dekbed'])

/** The delivery promise for an article in stock; the wording is the same on every page. */
export const deliveryOf = (kind: Kind, size: string): Delivery => {
  if (withSecondWarehouse.has(kind) && fromSecondWarehouse.test(size)) {
    return later('Binnen 2 tot 3 werkdagen in huis')
  }
  return byKind[kind] ?? { text: 'Voor 23:59 besteld, volgende werkdag in huis', nextDay: true }
}
