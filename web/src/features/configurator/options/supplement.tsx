import type { Cents } from 'shared-types/money'
import { money } from '../../../ui/text/money.ts'

/** What an option adds to the price, as a ribbon; no ribbon for zero (spec §9). */
export function Supplement({ extra, className }: { extra: Cents; className: string | undefined }) {
  return extra > 0 && <span className={className}>+ {money(extra)}</span>
}
