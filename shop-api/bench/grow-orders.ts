import { sql, type SQL } from 'drizzle-orm'
import type { Pool } from 'pg'
import { withoutTimeLimits } from '../src/db/client.ts'

const talk = (
  words: string,
) => sql`jsonb_build_array(jsonb_build_object('role', 'user', 'content', 'Wat is de maat ' || n || '?'),
  jsonb_build_object('role', 'assistant', 'content', ${words} || repeat(' Een antwoord van de winkel.', 20)))`

/** What years of orders leave behind. Each statement adds all rows of a kind. */
const statements = (orders: number, staffId: number): SQL[] => {
  const n = sql`generate_series(1, ${sql.raw(String(orders))}) as n`
  const few = (share: number) => sql`generate_series(1, ${sql.raw(String(orders / share))}) as n`
  const ago = sql`now() - n * interval '10 minutes'`
  const email = sql`'klant-' || (n % 50000) || '@voorbeeld.example'`
  const person = sql`jsonb_build_object('type', 'private', 'firstName', 'Zoë', 'lastName', 'Klant ' || (n % 50000), 'gender', null,
    'birthdate', '', 'email', ${email}, 'phoneNumber', '', 'company', '', 'vatNumber', '', 'cocNumber', '')`
  const address = sql`jsonb_build_object('zipcode', '1012 JS', 'houseNumber', '1', 'extension', '', 'countryCode', 'NL',
    'city', 'Amsterdam', 'street', 'Dam', 'company', '', 'firstName', 'Zoë', 'lastName', 'Klant', 'name', '')`
  const orderId = sql`overlay(overlay(md5('order ' || n) placing '4' from 13) placing '8' from 17)::uuid`
  const state = sql`(case when n <= 200 then 'paid' when n <= 1000 then 'shipped' when n % 40 = 0 then 'refunded'
    when n % 9 = 0 then 'cancelled' else 'completed' end)`
  const totals = sql`jsonb_build_object('totalQuantity', 2, 'subTotalCents', 9990, 'subTotalOldCents', 9990, 'savingCents', 0,
    'shippingCents', 0, 'paymentCents', 0, 'additional', '[]'::jsonb, 'discounts', '[]'::jsonb, 'vat', '[]'::jsonb, 'grandTotalCents', 9990)`
  return [
    sql`insert into customer (email, password_hash, profile, created_at)
      select ${email}, '', ${person}, ${ago} from ${few(2)}`,
    sql`insert into cart (id, created_at, updated_at, ordered_at) select ${orderId}, ${ago}, ${ago}, ${ago} from ${n}`,
    sql`insert into "order" (id, number, cart_id, customer_id, state, fingerprint, customer, billing_address, shipping_address,
        shipping_method, payment_method, totals, total_cents, created_at, paid_at, shipped_at)
      select ${orderId}, 'DKBD' || (2000000 + n), ${orderId}, customer.id, ${state}, n::text, ${person}, ${address}, ${address},
        'standard', (array['ideal', 'klarna', 'banktransfer'])[1 + n % 3], ${totals}, 9990, ${ago},
        case when ${state} <> 'cancelled' then ${ago} end, case when ${state} not in ('paid', 'cancelled') then ${ago} end
      from ${n} left join customer on n % 2 = 0 and customer.email = ${email}`,
    sql`insert into order_line (order_id, variant_id, product_id, product_title, product_slug, name, sku, brand, price_cents, vat_rate, quantity)
      select ${orderId}, bought.id, bought.product_id, 'Dekbedovertrek', 'dekbedovertrek', '240x220', bought.sku, 'Merk', 4995, 21, 2
      from ${n} join (select *, row_number() over (order by id) as place from variant order by id limit 1000) as bought
        on bought.place = 1 + n % 1000`,
    sql`insert into payment (order_id, provider, provider_id, method, amount_cents, state, created_at, next_check_at)
      select ${orderId}, 'test', 'tp_' || n, 'ideal', 9990, case when ${state} = 'cancelled' then 'expired' else 'paid' end, ${ago}, null from ${n}`,
    sql`insert into mail (order_id, kind, recipient, subject, html, text, created_at, sent_at, attempts)
      select ${orderId}, kind, ${email}, 'Je bestelling', '', '', ${ago}, case when n % 20000 <> 0 then now() end, 20
      from ${n}, unnest(array['order_confirmation', 'payment_received', 'order_shipped']) as kind`,
    sql`insert into mail (kind, recipient, reply_to, subject, html, text, created_at, sent_at, answered_at)
      select 'contact_message', 'winkel@voorbeeld.example', ${email}, 'Een vraag', '', 'Past dit?', ${ago}, now(),
        case when n > 100 then now() end from ${few(5)}`,
    sql`insert into withdrawal (order_id, order_number, name, email, articles, received_at, handled_at)
      select ${orderId}, 'DKBD' || (2000000 + n), 'Zoë', ${email}, '', ${ago}, case when n > 100 then now() end from ${few(20)}`,
    sql`insert into order_note (order_id, staff_id, text, created_at) select ${orderId}, ${staffId}::int, 'Gebeld', ${ago} from ${few(10)}`,
    sql`insert into newsletter_subscription (email, session_token_hash, requested_at, confirmed_at)
      select 'lezer-' || n || '@voorbeeld.example', n::text, ${ago}, case when n % 10 > 0 then now() end from ${few(2)}`,
    sql`insert into back_in_stock (variant_id, email, session_token_hash)
      select awaited.id, ${email}, n::text from (select id, row_number() over (order by id) as place from variant order by id limit 2000) as awaited
      join ${few(10)} on awaited.place = 1 + n % 2000`,
    sql`insert into chat (messages, rating, created_at)
      select case when n % 50 = 0 then ${talk('Dat weet ik helaas niet.')} else ${talk('Jazeker.')} end, 1 + n % 5, ${ago} from ${few(5)}`,
    sql`insert into review (product_id, display_name, score, title, content, published, moderated_at, created_at)
      select 1 + n % 500, 'Zoë', 1 + n % 5, 'Fijn', 'Slaapt goed.', n > 100, case when n > 100 then now() end, ${ago} from ${few(1)}`,
    sql`insert into audit_log (at, staff_id, action, table_name, row_id, before, after)
      select ${ago}, ${staffId}::int, 'change price', 'variant', (n % 5000)::text, '{"price_cents": 100}', '{"price_cents": 90}' from ${n}`,
    sql`analyze`,
  ]
}

/** Adds orders, customers, mails, reviews and the rest, once. */
export const growOrders = (pool: Pool, orders: number, staffId: number): Promise<void> =>
  withoutTimeLimits(pool, (db) =>
    db.transaction(async (tx) => {
      const { rows } = await tx.execute(sql`select from "order" where number = 'DKBD2000001'`)
      if (rows.length > 0) return
      process.stdout.write(`${orders} orders are added, once\n`)
      for (const statement of statements(orders, staffId)) await tx.execute(statement)
    }),
  )
