import { and, asc, count, eq, sql, type SQL } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type {
  NewVoucher,
  StaffVoucher,
  VoucherChange,
  VoucherQuery,
  VoucherState,
} from 'shared-types/contracts/admin/promotions'
import type { ChangeTag } from 'shared-types/contracts/provider/catalog'
import type { Listed } from 'shared-types/contracts/admin/list'
import { contains } from '../db/contains.ts'
import { databaseNow } from '../db/database-now.ts'
import { editedMeanwhile } from '../db/edited-meanwhile.ts'
import type { Db, Tx } from '../db/client.ts'
import { readPage } from '../db/read-page.ts'
import { voucher, voucherUse } from '../db/schema/buying/voucher.ts'
import { publicChange } from '../db/schema/products/change.ts'
import { category } from '../db/schema/products/catalog.ts'
import { promotion } from '../db/schema/products/promotion.ts'
import { transact } from '../db/transact.ts'
import { refuse, refuseField, type Refusal } from '../refusal.ts'
import { countEarlierUses } from './vouchers.ts'
import { categoryName } from './manage-promotions.ts'

type VoucherRow = typeof voucher.$inferSelect

const noSuchVoucher = () => refuse('not_found', 'Deze kortingscode bestaat niet.')

const stateOf = (
  { startsAt, endsAt, usesLeft }: Pick<VoucherRow, 'startsAt' | 'endsAt' | 'usesLeft'>,
  now: Date,
): VoucherState => {
  if (endsAt && now >= endsAt) return 'ended'
  if (usesLeft === 0) return 'used up'
  return startsAt && now < startsAt ? 'planned' : 'running'
}

const promotionPage = alias(category, 'promotion_page')

const readVouchers = (db: Db) =>
  db
    .select({
      row: voucher,
      now: sql`now()`.mapWith(promotion.startsAt),
      promotion,
      promotionTitle: promotionPage.title,
      categoryName,
      isListed: category.listed,
      uses: sql<number>`(${db.select({ uses: count() }).from(voucherUse).where(eq(voucherUse.code, voucher.code))})::int`,
    })
    .from(voucher)
    .leftJoin(promotion, eq(promotion.id, voucher.promotionId))
    .leftJoin(promotionPage, eq(promotionPage.id, promotion.categoryId))
    .leftJoin(category, eq(category.id, voucher.categoryId))

type FoundVoucher = Awaited<ReturnType<typeof readVouchers>>[number]

const chosenOf = ({ row, ...found }: FoundVoucher): StaffVoucher['chosen'] => ({
  category:
    row.categoryId === null
      ? null
      : {
          id: row.categoryId,
          name: `${found.categoryName}${found.isListed ? '' : ' (verborgen)'}`,
        },
  promotion: found.promotion && {
    id: found.promotion.id,
    name: `${found.promotionTitle}${found.promotion.state === 'ended' ? ' (voorbij)' : ''}`,
  },
})

const present = (found: FoundVoucher): StaffVoucher => {
  const { row, now, uses } = found
  const { code, startsAt, endsAt, usesLeft, ...terms } = row
  return {
    ...terms,
    id: code,
    startsAt: startsAt?.toISOString() ?? null,
    endsAt: endsAt?.toISOString() ?? null,
    mostUses: usesLeft === null ? null : usesLeft + uses,
    uses,
    state: stateOf({ ...(found.promotion ?? { startsAt, endsAt }), usesLeft }, now),
    chosen: chosenOf(found),
  }
}

/** One page of the vouchers whose code contains the text. */
export const listVouchers = async (db: Db, { q, ...paging }: VoucherQuery): Promise<Listed<StaffVoucher>> => {
  const chosen = q ? contains(voucher.code, q) : undefined
  const { rows, total } = await readPage(
    paging,
    readVouchers(db).where(chosen).orderBy(asc(voucher.code)),
    db.$count(voucher, chosen),
  )
  return { rows: rows.map(present), total }
}

export const readStaffVoucher = async (db: Db, code: string): Promise<StaffVoucher | Refusal> => {
  const [found] = await readVouchers(db).where(eq(voucher.code, code))
  return found ? present(found) : noSuchVoucher()
}

/** The columns of what an employee filled in, except for the number of uses that are left. */
const columnsOf = ({ mostUses: _mostUses, startsAt, endsAt, ...terms }: Omit<NewVoucher, 'code'>) => ({
  ...terms,
  startsAt: startsAt === null ? null : new Date(startsAt),
  endsAt: endsAt === null ? null : new Date(endsAt),
})

const refuseUnknown = async (
  tx: Tx,
  { categoryId, promotionId }: Pick<VoucherChange, 'categoryId' | 'promotionId'>,
): Promise<Refusal | null> => {
  if (categoryId !== null && (await tx.$count(category, eq(category.id, categoryId))) === 0)
    return refuseField('categoryId', 'Deze categorie bestaat niet meer.')
  if (promotionId !== null && (await tx.$count(promotion, eq(promotion.id, promotionId))) === 0)
    return refuseField('promotionId', 'Deze actie bestaat niet meer.')
  return null
}

/** The alert bar, the home page and pages of promotions show codes. */
const noteVouchers = async (tx: Tx): Promise<void> => {
  await tx.insert(publicChange).values({ tag: 'catalog' satisfies ChangeTag })
}

export const addVoucher = (db: Db, { code, ...terms }: NewVoucher): Promise<string | Refusal> =>
  transact(db, async (tx): Promise<string | Refusal> => {
    const refused = await refuseUnknown(tx, terms)
    if (refused) return refused
    const added = await tx
      .insert(voucher)
      .values({ code, ...columnsOf(terms), usesLeft: terms.mostUses })
      .onConflictDoNothing()
      .returning({ code: voucher.code })
    if (added.length === 0) return refuseField('code', 'Deze code is er al.')
    await noteVouchers(tx)
    return code
  })

/** Orders that use the code at the same time are counted: they take the same lock on the voucher. */
export const changeVoucher = (
  db: Db,
  code: string,
  { version, ...terms }: VoucherChange,
): Promise<string | Refusal> =>
  transact(db, async (tx): Promise<string | Refusal> => {
    const [locked] = await tx.select().from(voucher).where(eq(voucher.code, code)).for('update')
    if (!locked) return noSuchVoucher()
    if (locked.version !== version) return editedMeanwhile(tx, 'voucher', code)
    const refused = await refuseUnknown(tx, terms)
    if (refused) return refused
    const uses = await tx.$count(voucherUse, eq(voucherUse.code, code))
    const usesLeft = terms.mostUses === null ? null : Math.max(0, terms.mostUses - uses)
    await tx
      .update(voucher)
      .set({ ...columnsOf(terms), usesLeft, version: version + 1 })
      .where(eq(voucher.code, code))
    if (terms.oncePerCustomer) await countEarlierUses(tx, code)
    await noteVouchers(tx)
    return code
  })

/** A voucher of a promotion is taken out of it, and ends alone. Returns the codes of those that had not ended. */
export const endVouchers = async (tx: Tx, chosen: SQL | undefined, now: Date): Promise<string[]> => {
  const ended = await tx
    .update(voucher)
    .set({
      endsAt: now,
      version: sql`${voucher.version} + 1`,
      promotionId: null,
      startsAt: sql`case when ${voucher.startsAt} < ${now.toISOString()}::timestamptz then ${voucher.startsAt} end`,
    })
    .where(and(chosen, sql`(${voucher.endsAt} > ${now.toISOString()}::timestamptz) is not false`))
    .returning({ code: voucher.code })
  if (ended.length > 0) await noteVouchers(tx)
  return ended.map(({ code }) => code)
}

export const endVoucher = (db: Db, code: string): Promise<string | Refusal> =>
  transact(db, async (tx): Promise<string | Refusal> => {
    const now = await databaseNow(tx)
    const ended = await endVouchers(tx, eq(voucher.code, code), now)
    if (ended.length > 0) return code
    return (await tx.$count(voucher, eq(voucher.code, code))) === 0
      ? noSuchVoucher()
      : refuse('already_done', 'Deze kortingscode geldt al niet meer.')
  })
