import { inArray, sql } from 'drizzle-orm'
import type { Db } from '../src/db/client.ts'

/**
 * Checks all order invariants with plain SQL, independent of the shop's code, and returns the violations.
 * @param stocks the stock of each variant before any sale
 */
export const brokenInvariants = async (db: Db, stocks: Map<number, number>): Promise<string[]> => {
  const read = async (name: string, query: ReturnType<typeof sql>) => {
    const { rows } = await db.execute(query)
    return rows.map((row) => `${name}: ${JSON.stringify(row)}`)
  }
  const sums = await read(
    'an order is not the sum of its parts',
    sql`select o.number, o.total_cents, o.totals from "order" o where o.total_cents <>
      (select coalesce(sum(l.price_cents * l.quantity), 0) from order_line l where l.order_id = o.id)
      + (o.totals->>'shippingCents')::int + (o.totals->>'paymentCents')::int
      + (select coalesce(sum((a->>'amountCents')::int), 0) from jsonb_array_elements(o.totals->'additional') a)
      - (select coalesce(sum((d->>'amountCents')::int), 0) from jsonb_array_elements(o.totals->'discounts') d)
      or o.total_cents <> (select coalesce(sum((v->>'grossCents')::int), 0) from jsonb_array_elements(o.totals->'vat') v)`,
  )
  const money = await read(
    'the money received and not returned is not the total plus the refund due',
    sql`select * from (
        select o.number, o.state, o.refund_due_cents as due, o.refunded_cents as recorded,
          case when o.state in ('paid', 'shipped', 'completed') then o.total_cents - coalesce((select sum(r.amount_cents)
            from refund r where r.order_id = o.id and r.kind = 'price' and r.state <> 'failed'), 0) else 0 end as price,
          coalesce(sum(case when p.state = 'paid' then p.amount_cents else 0 end + p.stray_cents), 0) as received,
          coalesce((select sum(r.amount_cents) from refund r where r.order_id = o.id and r.state <> 'failed' and not r.at_provider), 0) as requested,
          coalesce(sum(p.refunded_cents), 0) + coalesce((select sum(r.amount_cents) from refund r
            where r.order_id = o.id and r.payment_id is null and r.state = 'done'), 0) as refunded, coalesce(sum(p.charged_back_cents), 0) as charged_back
        from "order" o left join payment p on p.order_id = o.id group by o.id
      ) movements
      where recorded > greatest(received, refunded) or requested > received or due < 0
        or case when due > 0 or greatest(recorded, refunded) + charged_back = 0
          then received - greatest(recorded, refunded) - charged_back <> price + due
          else received - greatest(recorded, refunded) - charged_back > price end`,
  )
  const active = await read(
    'an order has two payments in play',
    sql`select order_id from payment where state in ('open', 'pending') group by order_id having count(*) > 1`,
  )
  const twice = await read(
    'a cart was ordered twice',
    sql`select cart_id from "order" where state <> 'cancelled' and cart_id is not null group by cart_id having count(*) > 1`,
  )
  const mails = await read(
    'a mail was written twice',
    sql`select order_id, kind from mail where order_id is not null and refund_id is null and kind not in ('parcel_shipped', 'payment_unexpected') group by order_id, kind having count(*) > 1`,
  )
  const refundMails = await read(
    'a refund was mailed twice, or without being accepted',
    sql`select r.id from refund r left join mail m on m.refund_id = r.id where not r.released
      group by r.id having count(m.id) <> case when r.accepted_at is null then 0 else 1 end`,
  )
  const releaseMails = await read(
    'the end of an authorisation was not mailed once',
    sql`select r.payment_id from refund r left join mail m on m.refund_id = r.id where r.released
      group by r.payment_id having count(m.id) <> 1`,
  )
  const codes = await read(
    'a code was not used exactly once by every order that has it and was not cancelled',
    sql`select o.number, o.state, o.voucher_code, u.code from "order" o left join voucher_use u on u.order_id = o.id
      where (case when o.state = 'cancelled' then null else o.voucher_code end) is distinct from u.code`,
  )
  const uses = await read(
    'more uses of a code than it has',
    sql`select code, uses_left from voucher where uses_left < 0`,
  )
  const shares = await read(
    'the discounts on the lines are not the discount of the order',
    sql`select o.number from "order" o
      where (select coalesce(sum(l.discount_cents), 0) from order_line l where l.order_id = o.id)
      <> (select coalesce(sum((d->>'amountCents')::int), 0) from jsonb_array_elements(o.totals->'discounts') d)`,
  )
  const numbers = await read(
    'a series of invoices or credit notes has a gap',
    sql`select s.* from number_series s where s.last <> (
      select count(*) from (select invoice_number as number from "order" union all select credit_note_number from refund
        union all select reversal_number from refund union all select number from replaced_invoice
        union all select credit_note_number from replaced_invoice) drawn
      where drawn.number like case s.series when 'invoice' then 'F' else 'C' end || s.year || '-%')`,
  )
  const credited = await read(
    'the credit notes of an order are not what was refunded of its price',
    sql`select o.number from "order" o join refund r on r.order_id = o.id where o.paid_at is not null group by o.id
      having coalesce(sum(r.amount_cents) filter (where r.credit_note_number is not null and r.reversal_number is null), 0)
        <> coalesce(sum(r.amount_cents) filter (where r.kind = 'price' and r.state <> 'failed' and r.accepted_at is not null), 0)`,
  )
  const uncredited = await read(
    'the invoice of a cancelled order is not credited as a whole',
    sql`select o.number from "order" o where o.state = 'cancelled' and o.paid_at is not null and o.refund_due_cents = 0
      and o.total_cents <> (select coalesce(sum(r.amount_cents), 0) from refund r
        where r.order_id = o.id and r.credit_note_number is not null and r.reversal_number is null)`,
  )
  const { rows } = await db.execute<{ id: number; stock: number; sold: number }>(
    sql`select v.id, v.stock, coalesce(sum(l.quantity
        - coalesce((select sum((r->>'quantity')::int)
          from jsonb_array_elements(o.restocked_lines) r where (r->>'id')::int = l.id), 0)
        + (select coalesce(sum((piece->>'quantity')::int), 0)
          from replacement a, jsonb_array_elements(a.lines) piece
          where a.order_id = o.id and a.cancelled_at is null and (piece->>'id')::int = l.id)
      ) filter (where o.state <> 'cancelled'), 0)::int as sold
      from variant v left join order_line l on l.variant_id = v.id left join "order" o on o.id = l.order_id
      where ${inArray(sql`v.id`, [...stocks.keys()])} group by v.id`,
  )
  const wrongStock = rows
    .filter(({ id, stock, sold }) => stock + sold !== stocks.get(id))
    .map((row) => `the stock and the orders do not add up: ${JSON.stringify(row)}`)
  return [
    ...sums,
    ...money,
    ...active,
    ...twice,
    ...mails,
    ...refundMails,
    ...releaseMails,
    ...codes,
    ...uses,
    ...shares,
    ...numbers,
    ...credited,
    ...uncredited,
    ...wrongStock,
  ]
}
