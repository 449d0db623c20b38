ALTER TABLE "content" ADD COLUMN "title_document" "tsvector" GENERATED ALWAYS AS (case when key like 'advice:%' then title_document('keuzehulp ' || (data ->> 'title')) end) STORED;--> statement-breakpoint
-- Written by hand from here on. Saving a category, brand or filter value refreshed the rows of all its products, also when
-- only texts of its page changed: for thousands of products, that takes longer than a statement may.
CREATE OR REPLACE FUNCTION index_renamed() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  renamed integer[];
  changed integer[];
BEGIN
  IF TG_TABLE_NAME = 'brand' THEN
    renamed := array(SELECT new_rows.id FROM new_rows JOIN old_rows ON old_rows.id = new_rows.id
      WHERE (new_rows.title, new_rows.slug) IS DISTINCT FROM (old_rows.title, old_rows.slug));
    changed := array(SELECT id FROM product WHERE brand_id = ANY (renamed));
    PERFORM refresh_product_listing_index(changed);
    PERFORM refresh_product_tiles(changed);
  ELSIF TG_TABLE_NAME = 'category' THEN
    renamed := array(SELECT new_rows.id FROM new_rows JOIN old_rows ON old_rows.id = new_rows.id
      WHERE (new_rows.title, new_rows.listed, new_rows.reduced_only) IS DISTINCT FROM (old_rows.title, old_rows.listed, old_rows.reduced_only));
    PERFORM refresh_product_listing_index(array(
      SELECT product_id FROM product_category WHERE category_id = ANY (renamed)
      UNION SELECT id FROM product WHERE main_category_id = ANY (renamed)));
    renamed := array(SELECT new_rows.id FROM new_rows JOIN old_rows ON old_rows.id = new_rows.id
      WHERE (new_rows.title, new_rows.path) IS DISTINCT FROM (old_rows.title, old_rows.path));
    PERFORM refresh_product_tiles(array(SELECT id FROM product WHERE main_category_id = ANY (renamed)));
  ELSE
    renamed := array(SELECT new_rows.id FROM new_rows JOIN old_rows ON old_rows.id = new_rows.id
      WHERE new_rows.title IS DISTINCT FROM old_rows.title);
    PERFORM refresh_product_listing_index(array(SELECT id FROM product WHERE facet_value_ids && renamed));
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
