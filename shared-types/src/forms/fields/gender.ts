import { z } from 'zod/mini'

export const genderMessage = 'Vul je geslacht in'

const genders = z.enum(['female', 'male', 'other'], genderMessage)

/** How the forms address the shopper, in their order. */
export const genderTitles: Record<z.infer<typeof genders>, string> = {
  female: 'Mevrouw',
  male: 'De heer',
  other: 'Anders',
}

export const Gender = z.nullable(genders)
