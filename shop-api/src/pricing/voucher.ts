import { prorate, sum } from './amounts.ts'
import type { PricedLine } from './totals.ts'

/** The discount and conditions of a code. `value` is a percentage or cents. */
export interface VoucherRule {
  title: string
  kind: 'percentage' | 'amount'
  value: number
  /** The category to which it applies, with its title; null means everything. */
  category: { id: number; title: string } | null
  /** Minimum total of the articles to which it applies. */
  minimumCents: number
  startsAt: Date | null
  endsAt: Date | null
  usesLeft: number | null
}

export interface VoucherLine extends PricedLine {
  categoryIds: number[]
}

/** The context in which it is used. */
export interface VoucherUser {
  now: Date
  /** The code is limited to one use per customer, and this customer has used it. */
  usedBefore: boolean
}

/** The discount of each line, in order, or the reason why there is none. */
type VoucherVerdict = { perLine: number[] } | { problem: VoucherProblem }

export type VoucherProblem =
  | { why: 'not_begun'; on: Date }
  | { why: 'expired'; on: Date }
  | { why: 'used_up' }
  | { why: 'used_before' }
  | { why: 'other_category'; category: string }
  | { why: 'below_minimum'; minimumCents: number; missingCents: number; category: string | null }

const isFor = ({ category }: VoucherRule, line: VoucherLine): boolean =>
  !line.gift && (category === null || line.categoryIds.includes(category.id))

/** The part of each line to which the voucher applies. */
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
 * The discount to the cent: a percentage of the eligible articles, rounded once, or an amount, distributed
 * over them in proportion to their prices.
 */
export const evaluateVoucher = (
  rule: VoucherRule,
  lines: VoucherLine[],
  user: VoucherUser,
): VoucherVerdict => {
  const goods = eligibleCents(rule, lines)
  const problem = problemWith(rule, goods, user)
  if (problem) return { problem }
  const total = sum(goods)
  const off =
    rule.kind === 'percentage' ? Math.round((total * rule.value) / 100) : Math.min(rule.value, total)
  return { perLine: total === 0 ? goods : prorate(off, goods) }
}
