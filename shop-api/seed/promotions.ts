import type { Kind } from './plan.ts'

/** When the promotions of a new shop started, in days before its first start. */
export const startedDaysAgo = 14

interface PromotionPlan {
  id: string
  path: string
  /** In days after the first start of the shop. */
  endsInDays: number
  /** The kinds whose reduced prices end with it. */
  kinds: Kind[]
}

export const promotions: PromotionPlan[] = [
  { id: 'vakantiegeld', path: 'acties/vakantiegeld', endsInDays: 21, kinds: ['matras', 'dekbed'] },
  { id: 'boxspringweken', path: 'acties/boxspring-weken', endsInDays: 35, kinds: ['boxspring'] },
]

/** The promotion with which a reduced price of this kind ends; null if there is none. */
export const promotionOfKind = (kind: Kind): string | null =>
  promotions.find(({ kinds }) => kinds.includes(kind))?.id ?? null
