-- Written by hand, like the end of this file: extensions and functions are not drizzle-kit's.
CREATE EXTENSION IF NOT EXISTS pg_trgm;--> statement-breakpoint
CREATE EXTENSION IF NOT EXISTS unaccent;--> statement-breakpoint
-- What is written and what is typed, in one spelling: no accents, no capitals, nothing but letters and digits with
-- single spaces between, and sizes as '240x220' however they were written ('240 x 220', '240/220', '240*220').
CREATE FUNCTION shop_text(typed text) RETURNS text LANGUAGE sql STABLE STRICT PARALLEL SAFE AS $$
  SELECT btrim(regexp_replace(regexp_replace(regexp_replace(lower(unaccent(typed)),
    '(\d)\s*cm\M', '\1 ', 'g'),
    '(\d{2,3})\s*(?:[x*/]|bij)\s*(\d{2,3})(?!\d)', '\1x\2 ', 'g'),
    '[^[:alnum:]]+', ' ', 'g'))
$$;--> statement-breakpoint
CREATE TABLE "back_in_stock" (
	"variant_id" integer NOT NULL,
	"email" text NOT NULL,
	"session_token_hash" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "back_in_stock_variant_id_email_pk" PRIMARY KEY("variant_id","email")
);
--> statement-breakpoint
CREATE TABLE "search_word" (
	"word" text PRIMARY KEY NOT NULL,
	"products" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "shelf" (
	"product_id" integer PRIMARY KEY NOT NULL,
	"category_ids" integer[] NOT NULL,
	"brand_id" integer NOT NULL,
	"facet_value_ids" integer[] NOT NULL,
	"price_from_cents" integer NOT NULL,
	"popularity" integer NOT NULL,
	"review_count" integer NOT NULL,
	"review_average" real NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"document" "tsvector" NOT NULL
);
--> statement-breakpoint
ALTER TABLE "review" ADD COLUMN "session_token_hash" text;--> statement-breakpoint
ALTER TABLE "review" ADD COLUMN "moderated_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "back_in_stock" ADD CONSTRAINT "back_in_stock_variant_id_variant_id_fk" FOREIGN KEY ("variant_id") REFERENCES "public"."variant"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shelf" ADD CONSTRAINT "shelf_product_id_product_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."product"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "search_word_trigrams" ON "search_word" USING gin ("word" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "shelf_document" ON "shelf" USING gin ("document");--> statement-breakpoint
CREATE INDEX "shelf_categories" ON "shelf" USING gin ("category_ids");--> statement-breakpoint
CREATE INDEX "shelf_brand" ON "shelf" USING btree ("brand_id");--> statement-breakpoint
CREATE INDEX "shelf_popularity" ON "shelf" USING btree ("popularity" DESC NULLS FIRST,"product_id");--> statement-breakpoint
CREATE INDEX "review_waiting" ON "review" USING btree ("created_at") WHERE not "review"."published" and "review"."moderated_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "one_waiting_review_per_shopper" ON "review" USING btree ("session_token_hash","product_id") WHERE not "review"."published" and "review"."moderated_at" is null;--> statement-breakpoint
-- Words of the shop that look like what was typed, the most alike first. The usual threshold is too high for two letters
-- that changed places.
CREATE FUNCTION similar_words(typed text) RETURNS text[] LANGUAGE sql STABLE
  SET pg_trgm.similarity_threshold = 0.2 AS $$
  SELECT array(SELECT word FROM search_word WHERE word % typed
    ORDER BY similarity(word, typed) DESC, products DESC, word LIMIT 12)
$$;--> statement-breakpoint
-- Writes the shelf of these products anew. Their rows are locked first, so that of two changes at once the later one
-- sees the earlier.
CREATE FUNCTION refresh_shelf(changed integer[]) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  PERFORM 1 FROM product WHERE id = ANY(changed) ORDER BY id FOR NO KEY UPDATE;
  DELETE FROM shelf WHERE product_id = ANY(changed)
    AND NOT EXISTS (SELECT 1 FROM product WHERE product.id = shelf.product_id AND product.active);
  WITH written AS MATERIALIZED (
    SELECT product.*,
      shop_text(product.title) AS title_text,
      shop_text(concat_ws(' ', brand.title, placed.titles,
        (SELECT string_agg(facet_value.title, ' ') FROM facet_value WHERE facet_value.id = ANY(product.facet_value_ids)))) AS about_text,
      shop_text(product.summary) AS summary_text,
      placed.ids AS category_ids
    FROM product
    JOIN brand ON brand.id = product.brand_id
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
  INSERT INTO shelf (product_id, category_ids, brand_id, facet_value_ids, price_from_cents, popularity,
    review_count, review_average, created_at, document)
  SELECT id, category_ids, brand_id, facet_value_ids, price_from_cents, popularity, review_count, review_average, created_at,
    setweight(to_tsvector('dutch', title_text), 'A') || setweight(to_tsvector('dutch', about_text), 'B')
      || setweight(to_tsvector('dutch', summary_text), 'D')
  FROM written ORDER BY id
  ON CONFLICT (product_id) DO UPDATE SET
    category_ids = excluded.category_ids, brand_id = excluded.brand_id, facet_value_ids = excluded.facet_value_ids,
    price_from_cents = excluded.price_from_cents, popularity = excluded.popularity, review_count = excluded.review_count,
    review_average = excluded.review_average, created_at = excluded.created_at, document = excluded.document;
END $$;--> statement-breakpoint
CREATE FUNCTION shelve_new_products() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM refresh_shelf(array(SELECT id FROM new_rows));
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE FUNCTION shelve_changed_products() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM refresh_shelf(array(
    SELECT new_rows.id FROM new_rows JOIN old_rows ON old_rows.id = new_rows.id
    WHERE (new_rows.active, new_rows.title, new_rows.summary, new_rows.brand_id, new_rows.facet_value_ids,
        new_rows.price_from_cents, new_rows.popularity, new_rows.review_count, new_rows.review_average, new_rows.created_at)
      IS DISTINCT FROM (old_rows.active, old_rows.title, old_rows.summary, old_rows.brand_id, old_rows.facet_value_ids,
        old_rows.price_from_cents, old_rows.popularity, old_rows.review_count, old_rows.review_average, old_rows.created_at)));
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE FUNCTION shelve_placed_products() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM refresh_shelf(array(SELECT DISTINCT product_id FROM changed_rows));
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE FUNCTION shelve_renamed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_TABLE_NAME = 'brand' THEN
    PERFORM refresh_shelf(array(SELECT id FROM product WHERE brand_id IN (SELECT id FROM new_rows)));
  ELSIF TG_TABLE_NAME = 'category' THEN
    PERFORM refresh_shelf(array(SELECT DISTINCT product_id FROM product_category WHERE category_id IN (SELECT id FROM new_rows)));
  ELSE
    PERFORM refresh_shelf(array(SELECT id FROM product WHERE facet_value_ids && array(SELECT id FROM new_rows)));
  END IF;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER shelf_of_new_products AFTER INSERT ON product
  REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION shelve_new_products();--> statement-breakpoint
CREATE TRIGGER shelf_of_changed_products AFTER UPDATE ON product
  REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION shelve_changed_products();--> statement-breakpoint
CREATE TRIGGER shelf_of_placed_products AFTER INSERT ON product_category
  REFERENCING NEW TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION shelve_placed_products();--> statement-breakpoint
CREATE TRIGGER shelf_of_removed_products AFTER DELETE ON product_category
  REFERENCING OLD TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION shelve_placed_products();--> statement-breakpoint
CREATE TRIGGER shelf_of_renamed_brands AFTER UPDATE ON brand
  REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION shelve_renamed();--> statement-breakpoint
CREATE TRIGGER shelf_of_renamed_categories AFTER UPDATE ON category
  REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION shelve_renamed();--> statement-breakpoint
CREATE TRIGGER shelf_of_renamed_values AFTER UPDATE ON facet_value
  REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION shelve_renamed();--> statement-breakpoint
-- A shop that was filled before there was a shelf.
SELECT refresh_shelf(array(SELECT id FROM product));
