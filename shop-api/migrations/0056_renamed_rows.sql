CREATE TABLE "outdated_product" (
	"product_id" integer PRIMARY KEY NOT NULL
);
--> statement-breakpoint
ALTER TABLE "content" ADD COLUMN "title_document" "tsvector" GENERATED ALWAYS AS (case when key like 'advice:%' then title_document('keuzehulp ' || (data ->> 'title')) end) STORED;--> statement-breakpoint
-- Written by hand from here on. Saving a category, brand or filter value refreshed the rows of all its products, also when
-- only texts of its page changed. For thousands of products, that takes longer than a statement may, and keeps their
-- orders waiting. A job refreshes those of a renamed one in batches.
CREATE FUNCTION refresh_renamed_products(changed integer[]) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  IF cardinality(changed) > 200 THEN
    INSERT INTO outdated_product (product_id) SELECT id FROM unnest(changed) AS id ORDER BY id ON CONFLICT DO NOTHING;
  ELSE
    PERFORM refresh_product_listing_index(changed);
    PERFORM refresh_product_tiles(changed);
  END IF;
END $$;--> statement-breakpoint
-- Returns how many products it has refreshed. A product that is renamed meanwhile is inserted again when this ends.
CREATE FUNCTION refresh_outdated_products(at_most integer) RETURNS integer LANGUAGE plpgsql AS $$
DECLARE taken integer[];
BEGIN
  WITH removed AS (
    DELETE FROM outdated_product WHERE product_id IN (
      SELECT product_id FROM outdated_product ORDER BY product_id LIMIT at_most FOR UPDATE SKIP LOCKED)
    RETURNING product_id
  )
  SELECT coalesce(array_agg(product_id ORDER BY product_id), '{}') INTO taken FROM removed;
  IF taken = '{}' THEN
    RETURN 0;
  END IF;
  PERFORM refresh_product_listing_index(taken);
  PERFORM refresh_product_tiles(taken);
  PERFORM note_products(taken);
  RETURN cardinality(taken);
END $$;--> statement-breakpoint
CREATE OR REPLACE FUNCTION index_renamed() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE renamed integer[];
BEGIN
  IF TG_TABLE_NAME = 'brand' THEN
    renamed := array(SELECT new_rows.id FROM new_rows JOIN old_rows ON old_rows.id = new_rows.id
      WHERE (new_rows.title, new_rows.slug) IS DISTINCT FROM (old_rows.title, old_rows.slug));
    PERFORM refresh_renamed_products(array(SELECT id FROM product WHERE brand_id = ANY (renamed)));
  ELSIF TG_TABLE_NAME = 'category' THEN
    renamed := array(SELECT new_rows.id FROM new_rows JOIN old_rows ON old_rows.id = new_rows.id
      WHERE (new_rows.title, new_rows.path, new_rows.listed, new_rows.reduced_only)
        IS DISTINCT FROM (old_rows.title, old_rows.path, old_rows.listed, old_rows.reduced_only));
    PERFORM refresh_renamed_products(array(
      SELECT product_id FROM product_category WHERE category_id = ANY (renamed)
      UNION SELECT id FROM product WHERE main_category_id = ANY (renamed)));
  ELSE
    renamed := array(SELECT new_rows.id FROM new_rows JOIN old_rows ON old_rows.id = new_rows.id
      WHERE new_rows.title IS DISTINCT FROM old_rows.title);
    PERFORM refresh_renamed_products(array(SELECT id FROM product WHERE facet_value_ids && renamed));
  END IF;
  RETURN NULL;
END $$;--> statement-breakpoint
DROP TRIGGER index_renamed_brands ON brand;--> statement-breakpoint
CREATE TRIGGER index_renamed_brands AFTER UPDATE ON brand
  REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION index_renamed();--> statement-breakpoint
DROP TRIGGER index_renamed_categories ON category;--> statement-breakpoint
CREATE TRIGGER index_renamed_categories AFTER UPDATE ON category
  REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION index_renamed();--> statement-breakpoint
DROP TRIGGER index_renamed_values ON facet_value;--> statement-breakpoint
CREATE TRIGGER index_renamed_values AFTER UPDATE ON facet_value
  REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION index_renamed();
