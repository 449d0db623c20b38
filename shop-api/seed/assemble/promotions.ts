import type { Kind, ProductPlan } from '../plan.ts'
import type { VariantRow } from './variants.ts'

interface Candidate {
  plan: ProductPlan
  variants: VariantRow[]
}

const isReduced = ({ variants }: Candidate) => variants.some(({ priceOldCents }) => Boolean(priceOldCents))
const isKind =
  (...kinds: Kind[]) =>
  ({ plan }: Candidate) =>
    kinds.includes(plan.kind)
const hasOverlay = (overlay: string) => (candidate: Candidate) => candidate.plan.overlay === overlay
const both =
  (...rules: ((candidate: Candidate) => boolean)[]) =>
  (candidate: Candidate) =>
    rules.every((rule) => rule(candidate))

/** Categories that are filled automatically, by price, stock and label. */
const rules: Record<string, (candidate: Candidate) => boolean> = {
  'acties/dekbedovertrekken-in-de-aanbieding': both(
    isKind('dekbedovertrek', 'kinderdekbedovertrek'),
    isReduced,
  ),
  'acties/hoeslaken-voordeel': both(isKind('hoeslaken'), isReduced),
  'acties/boxspring-weken': both(isKind('boxspring'), isReduced),
  'acties/badtextiel-voordeel': both(isKind('handdoek', 'badmat', 'badjas', 'strandlaken'), isReduced),
  'acties/vakantiegeld': both(isKind('boxspring', 'matras', 'dekbed'), isReduced),
  'acties/nieuw-binnen': hasOverlay('Nieuw'),
  'outlet-overzicht/outlet': ({ plan }) => plan.overlay === 'Outlet' || plan.overlay === 'Laatste stuks',
  'outlet-overzicht/laatste-stuks': hasOverlay('Laatste stuks'),
  'alles-999-op-op': ({ variants }) => variants.every(({ priceCents }) => priceCents === 999),
  'test-categorie': isKind('klamboe'),
}

export const promotionsOf = (candidate: Candidate): string[] =>
  Object.entries(rules)
    .filter(([, belongs]) => belongs(candidate))
    .map(([path]) => path)
