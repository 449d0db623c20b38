import { z } from 'zod'
import { filledText, RowId, textOf } from '../fields.ts'

/** A configurable product, by the id of the product. */
export const ConfiguratorSummary = z.strictObject({
  id: RowId,
  title: z.string(),
  code: z.string(),
  /** The price of the article, without supplements. */
  basePriceCents: z.int(),
  visible: z.int(),
  hidden: z.int(),
})
export type ConfiguratorSummary = z.infer<typeof ConfiguratorSummary>

/**
 * The fields have the names that the shop's contract gives them. The id, the picture and the article of a stored option
 * stay.
 */
const optionFields = {
  id: z.string(),
  btnText: z.string(),
  btnSubText: z.string(),
  label: z.string(),
  text: z.string(),
  /** In cents. */
  extra: z.int(),
  visible: z.boolean(),
}

const question = <Option extends z.ZodType>(option: Option) =>
  z.strictObject({
    property: z.string(),
    /** The option of the price without supplements. */
    defaultId: z.string('Kies de standaardkeuze.'),
    options: z.array(option),
  })

/** Only questions with options, in the order of the shop. */
export const StaffConfigurator = ConfiguratorSummary.extend({
  version: z.int(),
  questions: z.array(question(z.strictObject(optionFields)).extend({ title: z.string() })),
})
export type StaffConfigurator = z.infer<typeof StaffConfigurator>

/** What a new option needs in addition. Its id follows from its name. */
const AddedOption = z.strictObject({
  /** The option of the same question whose picture it uses, also in the picture of the bed; null for none. */
  pictureOf: z.string().nullable(),
  /** The article and the variant of the manufacturer. */
  xpoId: z.int('Vul het artikelnummer van de fabrikant in.').min(1, 'Vul een nummer in.'),
  xpoVarId: z.int('Vul het variantnummer van de fabrikant in.').min(1, 'Vul een nummer in.'),
})

/** What an employee saves: the options of every question, in the order to show them. One that is left out is removed. */
export const ConfiguratorChange = z.strictObject({
  version: z.int(),
  questions: z.array(
    question(
      z.strictObject({
        ...optionFields,
        /** Null for a new option. */
        id: z.string().nullable(),
        /** Null for a stored option. */
        added: AddedOption.nullable(),
        btnText: filledText(60),
        btnSubText: textOf(60),
        label: textOf(30),
        text: textOf(300),
        extra: z
          .int('Vul een meerprijs in, of 0.')
          .min(0, 'Een meerprijs is minstens € 0,00.')
          .max(9_999_999, 'De meerprijs is hoogstens € 99.999,99.'),
      }),
    ),
  ),
})
export type ConfiguratorChange = z.infer<typeof ConfiguratorChange>
