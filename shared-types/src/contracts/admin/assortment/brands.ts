import { z } from 'zod'
import { Manufacturer } from '../../catalog.ts'
import { filledText, NewSlug, Position, RowId, textOf } from '../fields.ts'

export const StaffBrand = z.strictObject({
  id: RowId,
  version: z.int(),
  slug: z.string(),
  title: z.string(),
  description: z.string(),
  position: z.int(),
  listed: z.boolean(),
  /** Null if it is not known: the law requires it for an offer. */
  manufacturer: Manufacturer.nullable(),
  products: z.int(),
})
export type StaffBrand = z.infer<typeof StaffBrand>

const Email = z.email()
const Website = z.httpUrl()

/** A website may be typed without its scheme. */
const withScheme = (typed: string): string =>
  typed === '' || Email.safeParse(typed).success || /^https?:/i.test(typed) ? typed : `https://${typed}`

const isContact = (contact: string): boolean =>
  contact === '' || Email.safeParse(contact).success || Website.safeParse(contact).success

const Contact = filledText(200)
  .overwrite(withScheme)
  .refine(isContact, 'Vul een e-mailadres in, of een website zoals www.voorbeeld.nl.')

const company = { name: filledText(200), address: filledText(300), contact: Contact }

/** What an employee saves of a brand. */
export const BrandChange = StaffBrand.omit({ id: true, slug: true, products: true }).extend({
  title: filledText(100),
  description: textOf(20_000),
  position: Position,
  manufacturer: Manufacturer.extend({
    ...company,
    responsible: z.strictObject(company).nullable(),
  }).nullable(),
})
export type BrandChange = z.infer<typeof BrandChange>

export const NewBrand = z.strictObject({ title: filledText(100), slug: NewSlug })
export type NewBrand = z.infer<typeof NewBrand>
