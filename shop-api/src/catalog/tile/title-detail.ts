import type { FamilyValue } from '../../db/schema/products/catalog.ts'

/** What comes after belongs to the name of the design: 'Strandcabine marine en wit'. */
const joining = / (?:en|op|in|met|van) $/

/**
 * The colour and the cloth at the end of a title: what follows the last comma, and before it a value of its family or any
 * colour of the shop, so that a design in one colour reads like the others. Of 'Dekbedovertrek Duinpan zand, halflinnen'
 * it is 'zand, halflinnen'.
 */
export const detailOf = (
  title: string,
  familyValues: Pick<FamilyValue, 'title'>[],
  colours: string[] = [],
): string | null => {
  const comma = title.lastIndexOf(', ')
  const design = comma === -1 ? title : title.slice(0, comma)
  const value = [...familyValues.map((own) => own.title), ...colours].find(
    (candidate) => design.endsWith(` ${candidate}`) && !joining.test(design.slice(0, -candidate.length)),
  )
  if (value !== undefined) return title.slice(design.length - value.length)
  return comma === -1 ? null : title.slice(comma + ', '.length)
}
