CREATE TABLE "promotion" (
	"id" text PRIMARY KEY NOT NULL,
	"category_id" integer NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"state" text DEFAULT 'planned' NOT NULL,
	CONSTRAINT "promotion_categoryId_unique" UNIQUE("category_id"),
	CONSTRAINT "promotion_ends_after_its_start" CHECK ("promotion"."ends_at" > "promotion"."starts_at")
);
--> statement-breakpoint
CREATE TABLE "promotion_price" (
	"variant_id" integer PRIMARY KEY NOT NULL,
	"promotion_id" text NOT NULL,
	"price_cents" integer NOT NULL,
	"regular_cents" integer,
	CONSTRAINT "promotion_price_positive" CHECK ("promotion_price"."price_cents" > 0),
	CONSTRAINT "promotion_price_lower" CHECK ("promotion_price"."regular_cents" > "promotion_price"."price_cents")
);
--> statement-breakpoint
ALTER TABLE "voucher" ADD COLUMN "promotion_id" text;--> statement-breakpoint
ALTER TABLE "category" ADD COLUMN "reduced_only" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "promotion" ADD CONSTRAINT "promotion_category_id_category_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."category"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "promotion_price" ADD CONSTRAINT "promotion_price_variant_id_variant_id_fk" FOREIGN KEY ("variant_id") REFERENCES "public"."variant"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "promotion_price" ADD CONSTRAINT "promotion_price_promotion_id_promotion_id_fk" FOREIGN KEY ("promotion_id") REFERENCES "public"."promotion"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "promotion_price_promotion_id_index" ON "promotion_price" USING btree ("promotion_id");--> statement-breakpoint
ALTER TABLE "voucher" ADD CONSTRAINT "voucher_promotion_id_promotion_id_fk" FOREIGN KEY ("promotion_id") REFERENCES "public"."promotion"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "voucher" ADD CONSTRAINT "voucher_has_dates_of_one_kind" CHECK ("voucher"."promotion_id" is null or num_nonnulls("voucher"."starts_at", "voucher"."ends_at") = 0);--> statement-breakpoint
-- Written by hand from here on. The categories that list a product: pages of offers only while a variant is reduced.
CREATE FUNCTION listing_categories(listed_product integer) RETURNS TABLE (id integer, title text, listed boolean) LANGUAGE sql STABLE AS $$
  SELECT category.id, category.title, category.listed
  FROM product_category JOIN category ON category.id = product_category.category_id
  WHERE product_category.product_id = listed_product
    AND (NOT category.reduced_only OR EXISTS (
      SELECT FROM variant WHERE variant.product_id = listed_product AND variant.active AND variant.price_old_cents IS NOT NULL))
$$;--> statement-breakpoint
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
      FROM listing_categories(product.id) AS category
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
CREATE OR REPLACE FUNCTION index_new_or_gone_variants() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM refresh_product_listing_index(array(SELECT DISTINCT product_id FROM changed_rows WHERE price_old_cents IS NOT NULL));
  PERFORM refresh_listed_variants(array(SELECT DISTINCT product_id FROM changed_rows WHERE price_old_cents IS NULL));
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE OR REPLACE FUNCTION index_changed_variants() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE changed integer[];
BEGIN
  changed := array(
    SELECT DISTINCT new_rows.product_id FROM new_rows JOIN old_rows ON old_rows.id = new_rows.id
    WHERE (new_rows.active AND new_rows.price_old_cents IS NOT NULL) <> (old_rows.active AND old_rows.price_old_cents IS NOT NULL));
  IF cardinality(changed) > 0 THEN
    PERFORM refresh_product_listing_index(changed);
  END IF;
  changed := array(
    SELECT DISTINCT unnest(array[new_rows.product_id, old_rows.product_id]) FROM new_rows JOIN old_rows ON old_rows.id = new_rows.id
    WHERE (new_rows.active, new_rows.price_cents, new_rows.facet_value_ids, new_rows.product_id)
      IS DISTINCT FROM (old_rows.active, old_rows.price_cents, old_rows.facet_value_ids, old_rows.product_id));
  IF cardinality(changed) > 0 THEN
    PERFORM refresh_listed_variants(changed);
  END IF;
  RETURN NULL;
END $$;--> statement-breakpoint
-- It may change any page: a promotion starts or ends only now and then.
CREATE TRIGGER note_changes_of_promotion AFTER INSERT OR UPDATE OR DELETE ON promotion
  FOR EACH STATEMENT EXECUTE FUNCTION note_change('all');--> statement-breakpoint
-- Advertised codes are shown on pages.
CREATE TRIGGER note_changes_of_voucher AFTER INSERT OR DELETE OR UPDATE OF promotion_id, starts_at, ends_at, advertised ON voucher
  FOR EACH STATEMENT EXECUTE FUNCTION note_change('content');
