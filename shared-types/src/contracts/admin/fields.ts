import { z } from 'zod'
import { Image } from '../../image.ts'

// Fields of forms of the back office, with the messages that an employee reads.

export const RowId = z.int('Kies er een.').min(1, 'Kies er een.').max(2_147_483_647)

export const textOf = (most: number) => z.string().trim().max(most, `Dit is langer dan ${most} tekens.`)

export const filledText = (most: number) => textOf(most).min(1, 'Vul dit in.')

/** A picture that was uploaded, with its description. */
export const DescribedImage = z.strictObject({ ...Image.shape, alt: filledText(250) })

export const HexColor = z
  .string()
  .trim()
  .toLowerCase()
  .regex(/^#[0-9a-f]{6}$/, 'Vul een kleur in zoals #22345c.')

/** The order in lists and menus, the lowest first. */
export const Position = z
  .int('Vul een heel getal in.')
  .min(0, 'Vul minstens 0 in.')
  .max(10_000, 'Vul hoogstens 10.000 in.')

const slugPattern = /^(?=[^a-z]*[a-z])[a-z0-9]+(-[a-z0-9]+)*$/
const badSlug = 'Gebruik kleine letters, cijfers en streepjes.'

/** The last segment of an address. Digits alone would be the id of a product. */
export const Slug = textOf(150).regex(slugPattern, badSlug)

/** The slug of a new row; if it is empty, it follows from the title. */
export const NewSlug = textOf(150).refine((slug) => slug === '' || slugPattern.test(slug), badSlug)
