import type { FamilyValue } from '../../db/schema/products/catalog.ts'

/**
 * The end of a title that tells the product from others of its design: what follows the last comma, and before it a
 * value of its family. Of 'Dekbedovertrek Duinpan zand, halflinnen' in 'zand' it is 'zand, halflinnen'.
 */
export const detailOf = (title: string, familyValues: FamilyValue[]): string | null => {
  const comma = title.lastIndexOf(', ')
  const design = comma === -1 ? title : title.slice(0, comma)
  const value = familyValues.find((candidate) => design.endsWith(` ${candidate.title}`))
  if (value) return title.slice(design.length - value.title.length)
  return comma === -1 ? null : title.slice(comma + ', '.length)
}
