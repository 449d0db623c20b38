import type { Kind, ProductPlan } from '../plan.ts'
import type { VariantRow } from './variants.ts'

interface Candidate {
  plan: ProductPlan
  variants: VariantRow[]
}

const isKind =
  (...kinds: Kind[]) =>
  ({ plan }: Candidate) =>
    kinds.includes(plan.kind)
const hasOverlay = (overlay: string) => (candidate: Candidate) => candidate.plan.overlay === overlay

/** Pages of offers: a product is listed there only while its price is reduced. */
const offers: Record<string, (candidate: Candidate) => boolean> = {
  'acties/dekbedovertrekken-in-de-aanbieding': isKind('dekbedovertrek', 'kinderdekbedovertrek'),
  'acties/hoeslaken-voordeel': isKind('hoeslaken'),
  'acties/boxspring-weken': isKind('boxspring'),
  'acties/badtextiel-voordeel': isKind('handdoek', 'badmat', 'badjas', 'strandlaken'),
  'acties/vakantiegeld': isKind('boxspring', 'matras', 'dekbed'),
  'outlet-overzicht/outlet': ({ plan }) => plan.overlay === 'Outlet' || plan.overlay === 'Laatste stuks',
}

export const isPageOfOffers = (path: string): boolean => path in offers

/** Categories that are filled automatically, by price, stock and label. */
const rules: Record<string, (candidate: Candidate) => boolean> = {
  ...offers,
  'acties/nieuw-binnen': hasOverlay('Nieuw'),
  'outlet-overzicht/laatste-stuks': hasOverlay('Laatste stuks'),
  'alles-999-op-op': ({ variants }) => variants.every(({ priceCents }) => priceCents === 999),
  'test-categorie': isKind('klamboe'),
}

export const promotionsOf = (candidate: Candidate): string[] =>
  Object.entries(rules)
    .filter(([, belongs]) => belongs(candidate))
    .map(([path]) => path)
