import { z } from 'zod'

const words = z
  .string()
  .trim()
  .toLowerCase()
  .min(1)
  .max(80)
  .regex(/^[\p{L}\p{N} ]*$/u, 'Gebruik alleen letters, cijfers en spaties.')

/**
 * Words that people type, and what the catalogue calls them: `alternatives` of one or more words that a product must all
 * have, where a bar separates words of which it needs one. Without alternatives, the term is ignored.
 */
export const NewSynonym = z.strictObject({
  term: words,
  alternatives: z
    .array(
      z
        .string()
        .trim()
        .toLowerCase()
        .min(1)
        .max(200)
        .regex(/^[\p{L}\p{N} |]*$/u, 'Gebruik alleen letters, cijfers, spaties en |.'),
    )
    .max(20),
  /** False for near alternatives, which the shop names as such. */
  same: z.boolean(),
})
export type NewSynonym = z.infer<typeof NewSynonym>

/** The term is the key. */
export const StaffSynonym = z.strictObject({
  id: z.string(),
  alternatives: z.array(z.string()),
  same: z.boolean(),
})
export type StaffSynonym = z.infer<typeof StaffSynonym>

/** What the shop finds for a term at this moment. */
export const SearchTrial = z.strictObject({
  total: z.int(),
  /** The word that is searched for instead, or null. */
  correctedTerm: z.string().nullable(),
  titles: z.array(z.string()),
})
export type SearchTrial = z.infer<typeof SearchTrial>
