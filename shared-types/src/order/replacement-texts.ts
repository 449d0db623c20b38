import type { ReplacementReason } from '../contracts/order.ts'

/** For employees. */
export const reasonNames: Record<ReplacementReason, string> = {
  damaged: 'Beschadigd',
  missing: 'Ontbreekt',
  wrong: 'Verkeerd artikel',
}

const because: Record<ReplacementReason, string> = {
  damaged: 'er iets beschadigd aankwam',
  missing: 'er iets ontbrak',
  wrong: 'je een verkeerd artikel kreeg',
}

/** @param pieces such as '1 × Kussen' */
export const sentAgain = (pieces: string, reason: ReplacementReason): string =>
  `We sturen je ${pieces} opnieuw, omdat ${because[reason]}. Dit kost je niets.`

/** @param carrier null until it has left */
export const replacementProgress = (carrier: string | null): string =>
  carrier === null ? 'Zodra het onderweg is, krijg je een mail.' : `Het is verzonden met ${carrier}.`
