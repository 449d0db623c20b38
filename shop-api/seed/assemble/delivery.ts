import { usualDelivery } from 'shared-types/calendar/delivery-cutoff'
import type { Kind } from '../plan.ts'

const byKind: Partial<Record<Kind, string>> = {
  matras: 'Binnen 3 tot 5 werkdagen thuisbezorgd, op afspraak',
  topper: 'Binnen 3 tot 5 werkdagen thuisbezorgd, op afspraak',
  boxspring: 'Op bestelling gemaakt: binnen 2 tot 3 weken bezorgd en gemonteerd, op afspraak',
  vloerkleed: 'Binnen 2 tot 4 werkdagen in huis',
}

/** Large or rarely ordered sizes come from the second warehouse. */
const fromSecondWarehouse = /^(260x220|180x220|200x220|180x210|280x270)/
const withSecondWarehouse = new Set<Kind>(['hoeslaken', 'molton', 'gordijn', 'dekbed'])

/** The delivery promise for an article in stock; the wording is the same on every page. */
export const deliveryOf = (kind: Kind, size: string): string => {
  if (withSecondWarehouse.has(kind) && fromSecondWarehouse.test(size)) {
    return 'Binnen 2 tot 3 werkdagen in huis'
  }
  return byKind[kind] ?? usualDelivery
}
