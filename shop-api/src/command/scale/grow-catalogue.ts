import { sql } from 'drizzle-orm'
import { withoutTimeLimits, type Tx } from '../../db/client.ts'
import type { Pool } from 'pg'
import { refreshWordCounts } from '../../search/refresh-word-counts.ts'

/** Syllables for fictional range names: 40 × 40 × 30 combinations, so that some words are rare. */
const beginnings =
  'al,bos,bre,da,den,dor,el,fa,gro,hei,ika,jor,kam,kle,la,lin,lo,ma,mer,mo,na,noor,ol,or,pa,per,ra,ro,sal,sel,so,ta,tor,ul,va,ve,wal,we,zan,zo'
const middles =
  'ba,be,bo,da,de,di,do,fa,fe,ga,go,ka,ki,ko,la,le,li,lo,ma,me,mi,mo,na,ne,ni,no,pa,ra,re,ri,ro,sa,se,si,so,ta,te,ti,to,va'
const ends =
  'bel,dal,dam,den,der,ga,gen,ka,kel,la,len,lin,lo,ma,men,mie,na,nel,no,ra,ren,rin,ro,sen,sta,ta,tel,tin,va,zon'

/**
 * A number below `below` that is always the same for the same product and purpose. It is a hash, so that one
 * statement can create any number of rows without a repeating pattern.
 */
const chance = (purpose: string, below: number) =>
  sql`(hashtextextended(${purpose}::text || ':' || n::text, 0) & 1073741823)::int % ${sql.raw(String(below))}`

const picked = (purpose: string, from: string) => {
  const names = from.split(',')
  return sql`(string_to_array(${from}, ','))[1 + ${chance(purpose, names.length)}]`
}

/**
 * Plans products `first` to `last` from the `models`, with their own name, brand, colour, price and sizes.
 */
const plan = (first: number, last: number) => sql`
  create temporary table scale_plan on commit drop as
  with model as (
    select row_number() over (order by id) - 1 as ordinal, * from product where id < ${first}
  ), colour as (
    select facet_value.id, facet_value.title, row_number() over (order by facet_value.id) - 1 as ordinal
    from facet_value join facet on facet.id = facet_id where facet.code = 'ae-kleur'
  ), material as (
    select facet_value.id, row_number() over (order by facet_value.id) - 1 as ordinal
    from facet_value join facet on facet.id = facet_id where facet.code = 'ae-materiaal'
  ), maker as (
    select brand.id, facet_value.id as value_id, row_number() over (order by brand.id) - 1 as ordinal
    from brand join facet_value on facet_value.title = brand.title join facet on facet.id = facet_id and facet.code = 'ae-merk'
  )
  select n as id, model.id as model_id, maker.id as brand_id,
    initcap(${picked('begin', beginnings)} || ${picked('middle', middles)} || ${picked('end', ends)}) as name,
    array[colour.id, other_colour.id, material.id, maker.value_id] as value_ids,
    colour.title as colour, 60 + ${chance('price', 140)} as price_percent,
    ${chance('popularity', 900)} + 1 as popularity,
    now() - make_interval(days => ${chance('age', 700)}) as created_at
  from generate_series(${first}::int, ${last}::int) as n
  join model on model.ordinal = ${chance('model', 1_000_000)} % (select count(*) from model)
  join colour on colour.ordinal = ${chance('colour', 1_000_000)} % (select count(*) from colour)
  join colour as other_colour on other_colour.ordinal = ${chance('other colour', 1_000_000)} % (select count(*) from colour)
  join material on material.ordinal = ${chance('material', 1_000_000)} % (select count(*) from material)
  join maker on maker.ordinal = ${chance('maker', 1_000_000)} % (select count(*) from maker)`

/** Three in four of the model's variants, always including the first. */
const variants = sql`
  insert into variant (product_id, sku, title, values, image, price_cents, vat_rate, stock, delivery, position, active, facet_value_ids)
  select n, 'SCHAAL-' || n || '-' || variant.position, variant.title, variant.values, variant.image,
    greatest(100, variant.price_cents * price_percent / 100), variant.vat_rate,
    greatest(0, (hashint8(n * 31 + variant.id) & 31) - 4), variant.delivery, variant.position, true,
    array(select facet_value.id from facet_value join facet on facet.id = facet_id
      where facet_value.id = any(variant.facet_value_ids) and facet.code <> 'ae-kleur' order by 1)
  from scale_plan as plan(n, model_id, brand_id, name, value_ids, colour, price_percent, popularity, created_at)
  join variant on variant.product_id = model_id
  where variant.active and (hashint8(n * 17 + variant.id) & 3 > 0
    or variant.position = (select min(position) from variant as first where first.product_id = model_id and first.active))`

const products = sql`
  insert into product (id, slug, title, summary, description, usps, specifications, brand_id, main_category_id, images,
    options, overlay, popularity, facet_value_ids, price_from_cents, meta_title, meta_description, created_at)
  select plan.id, lower(plan.name) || '-' || plan.id || '-' || model.slug, titled.title,
    model.summary, model.description, model.usps, model.specifications, plan.brand_id, model.main_category_id,
    model.images, model.options, model.overlay, plan.popularity,
    array(select distinct unnest(plan.value_ids || array(
      select facet_value.id from facet_value join facet on facet.id = facet_id
      where facet_value.id = any(model.facet_value_ids) and facet.code not in ('ae-kleur', 'ae-materiaal', 'ae-merk', 'ae-maat')))
      order by 1),
    1, '', model.meta_description, plan.created_at
  from scale_plan as plan join product as model on model.id = plan.model_id
  cross join lateral (select regexp_replace(model.title, '^(\\S+) \\S+', '\\1 ' || plan.name) || ' ' || lower(plan.colour)) as titled(title)`

/** Sets the lowest price of each product and the filter values of its variants. */
const finish = sql`
  update product set price_from_cents = made.lowest, facet_value_ids = array(
    select distinct unnest(facet_value_ids || made.value_ids) order by 1)
  from (
    select variant.product_id, min(price_cents) as lowest,
      array(select distinct unnest(carrying.facet_value_ids) from variant as carrying
        where carrying.product_id = variant.product_id) as value_ids
    from variant join scale_plan on scale_plan.id = variant.product_id
    group by variant.product_id
  ) as made
  where product.id = made.product_id`

const categories = sql`
  insert into product_category (product_id, category_id)
  select scale_plan.id, category_id from scale_plan join product_category on product_category.product_id = model_id`

const triggers = (tx: Tx, verb: 'enable' | 'disable') =>
  tx.execute(
    sql`alter table product ${sql.raw(verb)} trigger user; alter table product_category ${sql.raw(verb)} trigger user;
      alter table variant ${sql.raw(verb)} trigger index_new_variants`,
  )

const batch = 20_000

/** Adds products `first` to `last`. Their listing rows and tiles are written once, at the end. */
const growBatch = async (tx: Tx, first: number, last: number): Promise<void> => {
  await triggers(tx, 'disable')
  for (const statement of [plan(first, last), products, variants, finish, categories])
    await tx.execute(statement)
  await tx.execute(sql`
    select refresh_product_listing_index(array(select id from scale_plan)),
      refresh_product_tiles(array(select id from scale_plan))`)
  await triggers(tx, 'enable')
}

/** Adds products based on existing ones until there are `total`. The result is the same on every run. */
export const growCatalogue = (pool: Pool, total: number, report: (made: number) => void): Promise<void> =>
  withoutTimeLimits(pool, async (db) => {
    const { rows } = await db.execute<{ last: number }>(
      sql`select coalesce(max(id), 0)::int as last from product`,
    )
    for (let first = (rows[0]?.last ?? 0) + 1; first <= total; first += batch) {
      const last = Math.min(total, first + batch - 1)
      await db.transaction((tx) => growBatch(tx, first, last))
      report(last)
    }
    await db.execute(
      sql`select setval(pg_get_serial_sequence('product', 'id'), (select max(id) from product))`,
    )
    await refreshWordCounts(db)
    await db.execute(sql`vacuum analyze`)
  })
