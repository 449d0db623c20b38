-- Tables, triggers and functions have the names of the glossary.
ALTER TABLE "shelf" RENAME TO "product_listing_index";--> statement-breakpoint
ALTER INDEX "shelf_document" RENAME TO "product_listing_index_document";--> statement-breakpoint
ALTER INDEX "shelf_categories" RENAME TO "product_listing_index_categories";--> statement-breakpoint
ALTER INDEX "shelf_brand" RENAME TO "product_listing_index_brand";--> statement-breakpoint
ALTER INDEX "shelf_popularity" RENAME TO "product_listing_index_popularity";--> statement-breakpoint
ALTER FUNCTION shelve_new_products RENAME TO index_new_products;--> statement-breakpoint
ALTER FUNCTION shelve_changed_products RENAME TO index_changed_products;--> statement-breakpoint
ALTER FUNCTION shelve_placed_products RENAME TO index_categorised_products;--> statement-breakpoint
ALTER FUNCTION shelve_renamed RENAME TO index_renamed;--> statement-breakpoint
ALTER FUNCTION refresh_shelf RENAME TO refresh_product_listing_index;--> statement-breakpoint
ALTER TRIGGER shelf_of_new_products ON product RENAME TO index_new_products;--> statement-breakpoint
ALTER TRIGGER shelf_of_changed_products ON product RENAME TO index_changed_products;--> statement-breakpoint
ALTER TRIGGER shelf_of_placed_products ON product_category RENAME TO index_categorised_products;--> statement-breakpoint
ALTER TRIGGER shelf_of_removed_products ON product_category RENAME TO index_removed_products;--> statement-breakpoint
ALTER TRIGGER shelf_of_renamed_brands ON brand RENAME TO index_renamed_brands;--> statement-breakpoint
ALTER TRIGGER shelf_of_renamed_categories ON category RENAME TO index_renamed_categories;--> statement-breakpoint
ALTER TRIGGER shelf_of_renamed_values ON facet_value RENAME TO index_renamed_values;--> statement-breakpoint
-- Writes the index rows of these products. Their rows are locked first, so that of two concurrent changes the later one
-- sees the earlier.
CREATE OR REPLACE FUNCTION refresh_product_listing_index(changed integer[]) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  PERFORM 1 FROM product WHERE id = ANY(changed) ORDER BY id FOR NO KEY UPDATE;
  DELETE FROM product_listing_index WHERE product_id = ANY(changed)
    AND NOT EXISTS (SELECT 1 FROM product WHERE product.id = product_listing_index.product_id AND product.active);
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
  INSERT INTO product_listing_index (product_id, category_ids, brand_id, facet_value_ids, price_from_cents, popularity,
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
CREATE OR REPLACE FUNCTION index_new_products() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM refresh_product_listing_index(array(SELECT id FROM new_rows));
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE OR REPLACE FUNCTION index_changed_products() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM refresh_product_listing_index(array(
    SELECT new_rows.id FROM new_rows JOIN old_rows ON old_rows.id = new_rows.id
    WHERE (new_rows.active, new_rows.title, new_rows.summary, new_rows.brand_id, new_rows.facet_value_ids,
        new_rows.price_from_cents, new_rows.popularity, new_rows.review_count, new_rows.review_average, new_rows.created_at)
      IS DISTINCT FROM (old_rows.active, old_rows.title, old_rows.summary, old_rows.brand_id, old_rows.facet_value_ids,
        old_rows.price_from_cents, old_rows.popularity, old_rows.review_count, old_rows.review_average, old_rows.created_at)));
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE OR REPLACE FUNCTION index_categorised_products() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM refresh_product_listing_index(array(SELECT DISTINCT product_id FROM changed_rows));
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE OR REPLACE FUNCTION index_renamed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_TABLE_NAME = 'brand' THEN
    PERFORM refresh_product_listing_index(array(SELECT id FROM product WHERE brand_id IN (SELECT id FROM new_rows)));
  ELSIF TG_TABLE_NAME = 'category' THEN
    PERFORM refresh_product_listing_index(array(SELECT DISTINCT product_id FROM product_category WHERE category_id IN (SELECT id FROM new_rows)));
  ELSE
    PERFORM refresh_product_listing_index(array(SELECT id FROM product WHERE facet_value_ids && array(SELECT id FROM new_rows)));
  END IF;
  RETURN NULL;
END $$;--> statement-breakpoint
ALTER TABLE "familiar_place" RENAME TO "known_ip";--> statement-breakpoint
ALTER TABLE "known_ip" RENAME COLUMN "place" TO "key";--> statement-breakpoint
-- Also the constraints that PostgreSQL named after the tables.
DO $$ DECLARE "old" record; BEGIN
  FOR "old" IN SELECT conrelid::regclass AS "table", conname AS "name" FROM pg_constraint
    WHERE conrelid IN ('product_listing_index'::regclass, 'known_ip'::regclass) AND conname ~ '^(shelf|familiar_place)_'
  LOOP
    EXECUTE format('ALTER TABLE %s RENAME CONSTRAINT %I TO %I', "old"."table", "old"."name",
      replace(replace("old"."name", 'shelf_', 'product_listing_index_'), 'familiar_place_', 'known_ip_'));
  END LOOP;
END $$;--> statement-breakpoint
ALTER INDEX "familiar_place_customer_id_index" RENAME TO "known_ip_customer_id_index";--> statement-breakpoint
ALTER INDEX "order_of_nobody_by_email" RENAME TO "guest_order_by_email";
