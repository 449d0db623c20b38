import { asc, eq, sql } from 'drizzle-orm'
import { segmentsOf } from 'shared-types/urls/listing-filters'
import type { Promotion as PromotionOnPage } from 'shared-types/contracts/catalog'
import type { Db } from '../db/client.ts'
import { statement } from '../db/statement.ts'
import { voucher } from '../db/schema/buying/voucher.ts'
import { category } from '../db/schema/products/catalog.ts'
import { promotion } from '../db/schema/products/promotion.ts'

export interface Promotion {
  id: string
  /** The path of its page, without outer slashes. */
  path: string
  startsAt: Date
  endsAt: Date
  /** Its advertised code; null for a promotion that only reduces prices. */
  code: string | null
  /** By the clock of the database, as for its prices. See `databaseNow`. */
  readAt: Date
}

export const stateOf = (
  { startsAt, endsAt }: Pick<Promotion, 'startsAt' | 'endsAt'>,
  now: Date,
): PromotionOnPage['state'] => {
  if (now < startsAt) return 'planned'
  return now < endsAt ? 'running' : 'ended'
}

/** In a statement: whether the state of a promotion is `running`. */
export const isRunning = sql`(${promotion.startsAt} <= now() and now() < ${promotion.endsAt})`

/** The moment at which the statement reads a promotion. */
export const readAt = sql`clock_timestamp()`.mapWith(promotion.startsAt)

/** As the page of the promotion shows it. */
export const presentPromotion = (of: Omit<Promotion, 'id' | 'path'>): PromotionOnPage => ({
  state: stateOf(of, of.readAt),
  code: of.code,
  endsAt: of.endsAt.toISOString(),
})

export const hasUsesLeft = sql`${voucher.usesLeft} is distinct from 0`

/** The code that a promotion advertises, while it has uses left. */
export const advertisedCode = sql<string | null>`(
  select ${voucher.code} from ${voucher}
  where ${voucher.promotionId} = ${promotion.id} and ${voucher.advertised} and ${hasUsesLeft}
  order by ${voucher.code} limit 1)`

const promotionsStatement = statement((db) =>
  db
    .select({
      id: promotion.id,
      path: category.path,
      startsAt: promotion.startsAt,
      endsAt: promotion.endsAt,
      code: advertisedCode,
      readAt,
    })
    .from(promotion)
    .innerJoin(category, eq(category.id, promotion.categoryId))
    .orderBy(asc(promotion.endsAt), asc(promotion.id))
    .prepare('promotions'),
)

/** All promotions: there are a few. */
export const readPromotions = (db: Db): Promise<Promotion[]> => promotionsStatement(db).execute()

/** The promotion to whose page a link leads, with or without filters. */
export const promotionOf = (promotions: Promotion[], link: string): Promotion | undefined => {
  const url = URL.canParse(link, 'http://shop') ? new URL(link, 'http://shop') : null
  const path = `${segmentsOf(url?.pathname ?? '').join('/')}/`
  return url?.host === 'shop' ? promotions.find((known) => path.startsWith(`${known.path}/`)) : undefined
}
