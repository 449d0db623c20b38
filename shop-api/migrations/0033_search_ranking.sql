CREATE TABLE "search_synonym" (
	"term" text PRIMARY KEY NOT NULL,
	"alternatives" text[] NOT NULL,
	"same" boolean DEFAULT true NOT NULL
);--> statement-breakpoint
-- Written by hand from here on. Spellings of a word that the Dutch stemmer takes for different words, made equal:
-- 'hoeslakens' and 'hoeslaken', 'flanellen' and 'flanel', 'hoezen' and 'hoes', 'grijze' and 'grijs'. Words are
-- those of shop_text.
CREATE FUNCTION level_word_ends(words text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
  SELECT regexp_replace(regexp_replace(regexp_replace(regexp_replace(words,
    '(e[lmnr]|ie|eau)s\M', '\1', 'g'),
    '([bfglmnprs])\1(en?)\M', '\1\2', 'g'),
    'z(en?)\M', 's\1', 'g'),
    'v(en?)\M', 'f\1', 'g')
$$;--> statement-breakpoint
CREATE FUNCTION search_document(words text) RETURNS tsvector LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
  SELECT to_tsvector('pg_catalog.dutch', public.level_word_ends(words))
$$;--> statement-breakpoint
-- The stem of one word, as in search_document; empty for a stop word.
CREATE FUNCTION search_stem(word text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
  SELECT coalesce((ts_lexize('pg_catalog.dutch_stem', public.level_word_ends(word)))[1], '')
$$;--> statement-breakpoint
CREATE INDEX "search_word_stem" ON "search_word" USING btree (search_stem("word"));--> statement-breakpoint
-- Writes the index rows of these products. Their rows are locked first, so that of two concurrent changes the later one
-- sees the earlier.
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
      shop_text(main_category.title) AS kind_text,
      shop_text(concat_ws(' ', brand.title,
        (SELECT string_agg(facet_value.title, ' ') FROM facet_value WHERE facet_value.id = ANY(product.facet_value_ids)))) AS about_text,
      shop_text(placed.titles) AS placed_text,
      shop_text(product.summary) AS summary_text,
      placed.ids AS category_ids
    FROM product
    JOIN brand ON brand.id = product.brand_id
    JOIN category AS main_category ON main_category.id = product.main_category_id
    JOIN summarise_variants(changed) AS summary ON summary.product_id = product.id
    CROSS JOIN LATERAL (
      SELECT coalesce(array_agg(category.id ORDER BY category.id), '{}') AS ids,
        coalesce(string_agg(category.title, ' ') FILTER (WHERE category.listed), '') AS titles
      FROM product_category JOIN category ON category.id = product_category.category_id
      WHERE product_category.product_id = product.id
    ) AS placed
    WHERE product.id = ANY(changed) AND product.active
  ), learned AS (
    INSERT INTO search_word (word)
    SELECT DISTINCT word FROM written, regexp_split_to_table(concat_ws(' ', title_text, kind_text, about_text, placed_text), ' ') AS word
    WHERE length(word) BETWEEN 3 AND 40 ORDER BY word
    ON CONFLICT DO NOTHING
  )
  INSERT INTO product_listing_index (product_id, category_ids, brand_id, facet_value_ids, variant_facet_ids, sole_value_ids,
    sole_variant_ranks, price_from_cents, price_to_cents, popularity, review_count, review_average, created_at, document)
  SELECT id, category_ids, brand_id, facet_value_ids, variant_facet_ids, sole_value_ids, sole_variant_ranks, price_from_cents, price_to_cents, popularity,
    review_count, review_average, created_at,
    setweight(search_document(title_text), 'A') || setweight(search_document(kind_text), 'B')
      || setweight(search_document(about_text), 'C')
      || setweight(search_document(placed_text || ' ' || summary_text), 'D')
      || array_to_tsvector(array(SELECT DISTINCT '=' || word FROM regexp_split_to_table(title_text, ' ') AS word)
        || ('==' || left(title_text, 1000)))
  FROM written ORDER BY id
  ON CONFLICT (product_id) DO UPDATE SET
    category_ids = excluded.category_ids, brand_id = excluded.brand_id, facet_value_ids = excluded.facet_value_ids,
    variant_facet_ids = excluded.variant_facet_ids, sole_value_ids = excluded.sole_value_ids,
    sole_variant_ranks = excluded.sole_variant_ranks, price_from_cents = excluded.price_from_cents,
    price_to_cents = excluded.price_to_cents, popularity = excluded.popularity, review_count = excluded.review_count,
    review_average = excluded.review_average, created_at = excluded.created_at, document = excluded.document;
END $$;--> statement-breakpoint
CREATE OR REPLACE FUNCTION index_changed_products() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM refresh_product_listing_index(array(
    SELECT new_rows.id FROM new_rows JOIN old_rows ON old_rows.id = new_rows.id
    WHERE (new_rows.active, new_rows.title, new_rows.summary, new_rows.brand_id, new_rows.main_category_id, new_rows.facet_value_ids,
        new_rows.price_from_cents, new_rows.popularity, new_rows.review_count, new_rows.review_average, new_rows.created_at)
      IS DISTINCT FROM (old_rows.active, old_rows.title, old_rows.summary, old_rows.brand_id, old_rows.main_category_id, old_rows.facet_value_ids,
        old_rows.price_from_cents, old_rows.popularity, old_rows.review_count, old_rows.review_average, old_rows.created_at)));
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE OR REPLACE FUNCTION index_renamed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_TABLE_NAME = 'brand' THEN
    PERFORM refresh_product_listing_index(array(SELECT id FROM product WHERE brand_id IN (SELECT id FROM new_rows)));
  ELSIF TG_TABLE_NAME = 'category' THEN
    PERFORM refresh_product_listing_index(array(
      SELECT product_id FROM product_category WHERE category_id IN (SELECT id FROM new_rows)
      UNION SELECT id FROM product WHERE main_category_id IN (SELECT id FROM new_rows)));
  ELSE
    PERFORM refresh_product_listing_index(array(SELECT id FROM product WHERE facet_value_ids && array(SELECT id FROM new_rows)));
  END IF;
  RETURN NULL;
END $$;--> statement-breakpoint
SELECT refresh_product_listing_index(array(SELECT id FROM product));
