ALTER TABLE "variant" ADD COLUMN "facet_value_ids" integer[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "product_listing_index" ADD COLUMN "variant_facet_ids" integer[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "product_listing_index" ADD COLUMN "sole_value_ids" integer[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "product_listing_index" ADD COLUMN "sole_variant_ranks" bigint[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "product_listing_index" ADD COLUMN "price_to_cents" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
-- A shop that was filled before. An option has the title of its facet, and a value that of the filter value, except that
-- of a size only the measure counts ('Badlaken 70x140 cm'). Where a variant has no such value, its product keeps its own.
WITH matched AS (
  SELECT variant.id, variant.product_id, facet.id AS facet_id, facet_value.id AS value_id
  FROM variant
  JOIN product ON product.id = variant.product_id
  CROSS JOIN LATERAL jsonb_array_elements(product.options) WITH ORDINALITY AS option(described, ordinal)
  JOIN facet ON facet.title = described ->> 'title'
  LEFT JOIN facet_value ON facet_value.facet_id = facet.id AND facet_value.id = ANY (product.facet_value_ids)
    AND facet_value.title IN (variant.values[ordinal], substring(variant.values[ordinal] FROM '(?i)(?:rond )?\d{1,4}(?:x\d{1,4})? cm$'))
), complete AS (
  SELECT product_id, facet_id FROM matched GROUP BY product_id, facet_id HAVING bool_and(value_id IS NOT NULL)
), found AS (
  SELECT id, array_agg(DISTINCT value_id ORDER BY value_id) AS value_ids
  FROM matched JOIN complete USING (product_id, facet_id) GROUP BY id
)
UPDATE variant SET facet_value_ids = found.value_ids FROM found WHERE variant.id = found.id;--> statement-breakpoint
-- What a listing needs to know of the variants of these products.
CREATE FUNCTION summarise_variants(changed integer[])
RETURNS TABLE (product_id integer, facet_value_ids integer[], variant_facet_ids integer[], sole_value_ids integer[],
  sole_variant_ranks bigint[], price_from_cents integer, price_to_cents integer)
LANGUAGE sql STABLE AS $$
  SELECT product.id,
    CASE WHEN cardinality(carried.facet_ids) = 0 THEN product.facet_value_ids ELSE array(
      SELECT value_id FROM unnest(product.facet_value_ids) AS own(value_id)
      WHERE NOT EXISTS (SELECT FROM facet_value WHERE facet_value.id = value_id AND facet_value.facet_id = ANY (carried.facet_ids))
      UNION
      SELECT unnest(variant.facet_value_ids) FROM variant WHERE variant.product_id = product.id AND variant.active
      ORDER BY 1) END,
    carried.facet_ids,
    CASE WHEN sole.is_sole AND cardinality(carried.facet_ids) = 1 THEN sole.value_ids ELSE '{}' END,
    CASE WHEN sole.is_sole AND cardinality(carried.facet_ids) = 1 THEN sole.ranks ELSE '{}' END,
    coalesce(offered.lowest, product.price_from_cents),
    coalesce(offered.highest, product.price_from_cents)
  FROM product
  CROSS JOIN LATERAL (SELECT array(
    SELECT DISTINCT facet_value.facet_id FROM variant
    CROSS JOIN LATERAL unnest(variant.facet_value_ids) AS value_id JOIN facet_value ON facet_value.id = value_id
    WHERE variant.product_id = product.id ORDER BY 1) AS facet_ids) AS carried
  CROSS JOIN LATERAL (SELECT min(price_cents) AS lowest, max(price_cents) AS highest FROM variant
    WHERE variant.product_id = product.id AND variant.active) AS offered
  CROSS JOIN LATERAL (SELECT count(*) = count(DISTINCT value_id) AS is_sole, coalesce(array_agg(value_id ORDER BY value_id), '{}') AS value_ids,
    coalesce(array_agg((price_cents::bigint << 31) + variant.id ORDER BY value_id), '{}') AS ranks
    FROM variant CROSS JOIN LATERAL unnest(variant.facet_value_ids) AS value_id
    WHERE variant.product_id = product.id AND variant.active) AS sole
  WHERE product.id = ANY (changed)
$$;--> statement-breakpoint
-- Locks the products like refresh_product_listing_index. The stock is not in the index: an order, which changes the stock of
-- several products, must not wait for their rows.
CREATE FUNCTION refresh_listed_variants(changed integer[]) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  PERFORM 1 FROM product WHERE id = ANY (changed) ORDER BY id FOR NO KEY UPDATE;
  UPDATE product_listing_index AS listed SET
    facet_value_ids = summary.facet_value_ids, variant_facet_ids = summary.variant_facet_ids,
    sole_value_ids = summary.sole_value_ids, sole_variant_ranks = summary.sole_variant_ranks,
    price_from_cents = summary.price_from_cents, price_to_cents = summary.price_to_cents
  FROM summarise_variants(changed) AS summary
  WHERE listed.product_id = summary.product_id
    AND (listed.facet_value_ids, listed.variant_facet_ids, listed.sole_value_ids, listed.sole_variant_ranks,
        listed.price_from_cents, listed.price_to_cents)
      IS DISTINCT FROM (summary.facet_value_ids, summary.variant_facet_ids, summary.sole_value_ids, summary.sole_variant_ranks,
        summary.price_from_cents, summary.price_to_cents);
END $$;--> statement-breakpoint
CREATE OR REPLACE FUNCTION refresh_product_listing_index(changed integer[]) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  PERFORM 1 FROM product WHERE id = ANY(changed) ORDER BY id FOR NO KEY UPDATE;
  DELETE FROM product_listing_index WHERE product_id = ANY(changed)
    AND NOT EXISTS (SELECT 1 FROM product WHERE product.id = product_listing_index.product_id AND product.active);
  WITH written AS MATERIALIZED (
    SELECT product.id, product.brand_id, product.popularity, product.review_count, product.review_average, product.created_at,
      summary.facet_value_ids, summary.variant_facet_ids, summary.sole_value_ids, summary.sole_variant_ranks,
      summary.price_from_cents, summary.price_to_cents,
      shop_text(product.title) AS title_text,
      shop_text(concat_ws(' ', brand.title, placed.titles,
        (SELECT string_agg(facet_value.title, ' ') FROM facet_value WHERE facet_value.id = ANY(product.facet_value_ids)))) AS about_text,
      shop_text(product.summary) AS summary_text,
      placed.ids AS category_ids
    FROM product
    JOIN brand ON brand.id = product.brand_id
    JOIN summarise_variants(changed) AS summary ON summary.product_id = product.id
    CROSS JOIN LATERAL (
      SELECT coalesce(array_agg(category.id ORDER BY category.id), '{}') AS ids,
        string_agg(category.title, ' ') FILTER (WHERE category.listed) AS titles
      FROM product_category JOIN category ON category.id = product_category.category_id
      WHERE product_category.product_id = product.id
    ) AS placed
    WHERE product.id = ANY(changed) AND product.active
  ), learned AS (
    INSERT INTO search_word (word)
    SELECT DISTINCT word FROM written, regexp_split_to_table(title_text || ' ' || about_text, ' ') AS word
    WHERE length(word) BETWEEN 3 AND 40 ORDER BY word
    ON CONFLICT DO NOTHING
  )
  INSERT INTO product_listing_index (product_id, category_ids, brand_id, facet_value_ids, variant_facet_ids, sole_value_ids,
    sole_variant_ranks, price_from_cents, price_to_cents, popularity, review_count, review_average, created_at, document)
  SELECT id, category_ids, brand_id, facet_value_ids, variant_facet_ids, sole_value_ids, sole_variant_ranks, price_from_cents, price_to_cents, popularity,
    review_count, review_average, created_at,
    setweight(to_tsvector('dutch', title_text), 'A') || setweight(to_tsvector('dutch', about_text), 'B')
      || setweight(to_tsvector('dutch', summary_text), 'D')
  FROM written ORDER BY id
  ON CONFLICT (product_id) DO UPDATE SET
    category_ids = excluded.category_ids, brand_id = excluded.brand_id, facet_value_ids = excluded.facet_value_ids,
    variant_facet_ids = excluded.variant_facet_ids, sole_value_ids = excluded.sole_value_ids,
    sole_variant_ranks = excluded.sole_variant_ranks, price_from_cents = excluded.price_from_cents,
    price_to_cents = excluded.price_to_cents, popularity = excluded.popularity, review_count = excluded.review_count,
    review_average = excluded.review_average, created_at = excluded.created_at, document = excluded.document;
END $$;--> statement-breakpoint
CREATE FUNCTION index_new_or_gone_variants() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM refresh_listed_variants(array(SELECT DISTINCT product_id FROM changed_rows));
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE FUNCTION index_changed_variants() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE changed integer[];
BEGIN
  changed := array(
    SELECT DISTINCT unnest(array[new_rows.product_id, old_rows.product_id]) FROM new_rows JOIN old_rows ON old_rows.id = new_rows.id
    WHERE (new_rows.active, new_rows.price_cents, new_rows.facet_value_ids, new_rows.product_id)
      IS DISTINCT FROM (old_rows.active, old_rows.price_cents, old_rows.facet_value_ids, old_rows.product_id));
  IF cardinality(changed) > 0 THEN
    PERFORM refresh_listed_variants(changed);
  END IF;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER index_new_variants AFTER INSERT ON variant
  REFERENCING NEW TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION index_new_or_gone_variants();--> statement-breakpoint
CREATE TRIGGER index_changed_variants AFTER UPDATE ON variant
  REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION index_changed_variants();--> statement-breakpoint
CREATE TRIGGER index_gone_variants AFTER DELETE ON variant
  REFERENCING OLD TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION index_new_or_gone_variants();--> statement-breakpoint
-- As before, and the filter values: lists with a filter on them change.
CREATE OR REPLACE FUNCTION note_changed_variants() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM note_products(array(SELECT DISTINCT product_id FROM new_rows));
  PERFORM note_categories(array(
    SELECT DISTINCT category_id FROM product_category WHERE product_id IN (
      SELECT new_rows.product_id FROM new_rows JOIN old_rows ON old_rows.id = new_rows.id
      WHERE (new_rows.active, new_rows.price_cents, new_rows.price_old_cents, new_rows.stock = 0, new_rows.facet_value_ids)
        IS DISTINCT FROM (old_rows.active, old_rows.price_cents, old_rows.price_old_cents, old_rows.stock = 0, old_rows.facet_value_ids))));
  INSERT INTO public_change (tag)
  SELECT 'configurators' WHERE EXISTS (SELECT FROM configurator WHERE variant_id IN (SELECT id FROM new_rows));
  RETURN NULL;
END $$;--> statement-breakpoint
SELECT refresh_listed_variants(array(SELECT product_id FROM product_listing_index));
