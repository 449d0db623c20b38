import { z } from 'zod'
import { ListQuery } from './list.ts'

const at = z.iso.datetime()
const cents = z.int().min(0, 'Een bedrag is nul of meer.').max(100_000_000, 'Dit bedrag is te hoog.')
const title = z.string().trim().min(1).max(100)

export const VoucherQuery = ListQuery.extend({ q: z.string().trim().max(50).optional() })
export type VoucherQuery = z.infer<typeof VoucherQuery>

const voucherFields = {
  /** What an advertised code gives, such as '10% korting': the cart and the assistant name it. Empty if no page does. */
  title: z.string().trim().max(100),
  kind: z.enum(['percentage', 'amount']),
  /** A percentage, or cents. */
  value: z.int().min(1, 'Een korting is meer dan nul.').max(100_000_000, 'Deze korting is te hoog.'),
  categoryId: z.int().positive().nullable(),
  minimumCents: cents,
  startsAt: at.nullable(),
  /** The moment itself is no longer included. */
  endsAt: at.nullable(),
  /** The promotion whose dates it has instead of its own. */
  promotionId: z.string().max(60).nullable(),
  /** How often it can be used in total; null for no limit. */
  mostUses: z
    .int()
    .min(0, 'Een aantal is nul of meer.')
    .max(1_000_000_000, 'Dit aantal is te hoog.')
    .nullable(),
  oncePerCustomer: z.boolean(),
  advertised: z.boolean(),
}

type VoucherTerms = Pick<
  z.infer<z.ZodObject<typeof voucherFields>>,
  'title' | 'advertised' | 'kind' | 'value' | 'minimumCents' | 'startsAt' | 'endsAt' | 'promotionId'
>

/** The mistake in the terms of a voucher and its field, or null. An order is never free. */
const mistakeInTerms = (terms: VoucherTerms): [keyof VoucherTerms, string] | null => {
  const { kind, value, minimumCents, startsAt, endsAt, promotionId } = terms
  if (terms.advertised && terms.title === '')
    return ['title', 'Vul in wat de code geeft, zoals ‘10% korting’.']
  if (kind === 'percentage' && value > 90) return ['value', 'Een percentage is hoogstens 90.']
  if (kind === 'amount' && minimumCents <= value)
    return ['minimumCents', 'Het bestelbedrag moet hoger zijn dan de korting.']
  if (promotionId !== null && (startsAt !== null || endsAt !== null))
    return ['promotionId', 'Een code van een actie heeft de datums van die actie: laat begin en einde leeg.']
  if (startsAt !== null && endsAt !== null && startsAt >= endsAt)
    return ['endsAt', 'Het einde moet na het begin liggen.']
  return null
}

const checkTerms = (terms: VoucherTerms, context: z.RefinementCtx): void => {
  const mistake = mistakeInTerms(terms)
  if (mistake) context.addIssue({ code: 'custom', path: [mistake[0]], message: mistake[1] })
}

/** The version of the row as it was read. Changes by employees raise it, uses by orders do not. */
const version = z.int()

export const VoucherChange = z.strictObject({ ...voucherFields, version }).superRefine(checkTerms)
export type VoucherChange = z.infer<typeof VoucherChange>

export const NewVoucher = z
  .strictObject({
    code: z
      .string()
      .trim()
      .toUpperCase()
      .min(3)
      .max(30)
      .regex(/^[A-Z0-9-]*$/, 'Gebruik alleen letters, cijfers en streepjes.'),
    ...voucherFields,
  })
  .superRefine(checkTerms)
export type NewVoucher = z.infer<typeof NewVoucher>

export const VoucherState = z.enum(['planned', 'running', 'ended', 'used up'])
export type VoucherState = z.infer<typeof VoucherState>

const CategoryChoice = z.strictObject({ id: z.int(), name: z.string() })
const PromotionChoice = z.strictObject({ id: z.string(), name: z.string() })

/** What vouchers and promotions can refer to. */
export const PromotionChoices = z.strictObject({
  categories: z.array(CategoryChoice),
  promotions: z.array(PromotionChoice),
})
export type PromotionChoices = z.infer<typeof PromotionChoices>

export const StaffVoucher = z.strictObject({
  ...voucherFields,
  version,
  /** The code, which is the key of a voucher. */
  id: z.string(),
  /** By orders that are not cancelled. */
  uses: z.int(),
  state: VoucherState,
  /** Its category and promotion, also if they are no choice for another voucher. */
  chosen: z.strictObject({ category: CategoryChoice.nullable(), promotion: PromotionChoice.nullable() }),
})
export type StaffVoucher = z.infer<typeof StaffVoucher>

const PromotionState = z.enum(['planned', 'running', 'ended'])

export const StaffPromotion = z.strictObject({
  id: z.string(),
  version,
  title: z.string(),
  /** The path of its page, without outer slashes. */
  path: z.string(),
  startsAt: at,
  endsAt: at,
  state: PromotionState,
  /** Variants with a reduced price. */
  prices: z.int(),
  /**
   * The articles whose price is no reduction, because it is not below the lowest one of the 30 days before the start: how
   * many, and the names of the first ones. A list does not have it.
   */
  unreduced: z.strictObject({ count: z.int(), articles: z.array(z.string()) }).optional(),
  codes: z.array(z.string()),
})
export type StaffPromotion = z.infer<typeof StaffPromotion>

export const PromotionChange = z
  .strictObject({ version, startsAt: at, endsAt: at })
  .refine(({ startsAt, endsAt }) => startsAt < endsAt, {
    path: ['endsAt'],
    message: 'Het einde moet na het begin liggen.',
  })
export type PromotionChange = z.infer<typeof PromotionChange>

/** With its own page of offers, below the page of promotions. */
export const NewPromotion = z
  .strictObject({ title, startsAt: at, endsAt: at })
  .refine(({ startsAt, endsAt }) => startsAt < endsAt, {
    path: ['endsAt'],
    message: 'Het einde moet na het begin liggen.',
  })
export type NewPromotion = z.infer<typeof NewPromotion>

/** Reduces the price of all articles of a category while the promotion runs, and puts them on its page. */
export const PromotionPrices = z.strictObject({
  categoryId: z.int().positive(),
  percentage: z.int().min(1, 'Een percentage is minstens 1.').max(90, 'Een percentage is hoogstens 90.'),
})
export type PromotionPrices = z.infer<typeof PromotionPrices>
