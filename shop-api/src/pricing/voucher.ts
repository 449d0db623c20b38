import { prorate } from './prorate.ts'
import type { PricedLine } from './totals.ts'

/** What a code is worth and to whom. `value` is a percentage or cents. */
export interface VoucherRule {
  title: string
  kind: 'percentage' | 'amount'
  value: number
  /** The category it is for, with its title; null for everything. */
  category: { id: number; title: string } | null
  /** What the articles that it is for must come to. */
  minimumCents: number
  startsAt: Date | null
  endsAt: Date | null
  usesLeft: number | null
}

export interface VoucherLine extends PricedLine {
  categoryIds: number[]
}

/** What is known about whoever wants to use it. */
export interface VoucherUser {
  now: Date
  /** May use it once, and did. */
  usedBefore: boolean
}

/** What is off each line, in their order, or the reason why nothing is. */
export type VoucherVerdict = { perLine: number[] } | { problem: VoucherProblem }

export type VoucherProblem =
  | { why: 'not_begun'; on: Date }
  | { why: 'expired'; on: Date }
  | { why: 'used_up' }
  | { why: 'used_before' }
  | { why: 'other_category'; category: string }
  | { why: 'below_minimum'; minimumCents: number; missingCents: number; category: string | null }

const sum = (amounts: number[]): number => amounts.reduce((total, amount) => total + amount, 0)

const isFor = ({ category }: VoucherRule, line: VoucherLine): boolean =>
  !line.gift && (category === null || line.categoryIds.includes(category.id))

/** What of each line counts towards the voucher. */
export const eligibleCents = (rule: VoucherRule, lines: VoucherLine[]): number[] =>
  lines.map((line) => (isFor(rule, line) ? line.priceCents * line.quantity : 0))

const problemWith = (
  rule: VoucherRule,
  goods: number[],
  { now, usedBefore }: VoucherUser,
): VoucherProblem | null => {
  const { startsAt, endsAt, usesLeft, minimumCents, category } = rule
  const total = sum(goods)
  if (startsAt && now < startsAt) return { why: 'not_begun', on: startsAt }
  if (endsAt && now >= endsAt) return { why: 'expired', on: endsAt }
  if (usesLeft !== null && usesLeft <= 0) return { why: 'used_up' }
  if (usedBefore) return { why: 'used_before' }
  if (total === 0 && category) return { why: 'other_category', category: category.title }
  if (total >= minimumCents) return null
  const missingCents = minimumCents - total
  return { why: 'below_minimum', minimumCents, missingCents, category: category?.title ?? null }
}

/**
 * What a voucher takes off, to the cent: a percentage of the articles that it is for, rounded once, or an amount,
 * spread over them in proportion to what they cost.
 */
export const judgeVoucher = (rule: VoucherRule, lines: VoucherLine[], user: VoucherUser): VoucherVerdict => {
  const goods = eligibleCents(rule, lines)
  const problem = problemWith(rule, goods, user)
  if (problem) return { problem }
  const total = sum(goods)
  const off =
    rule.kind === 'percentage' ? Math.round((total * rule.value) / 100) : Math.min(rule.value, total)
  return { perLine: total === 0 ? goods : prorate(off, goods) }
}
