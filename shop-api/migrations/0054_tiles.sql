CREATE TABLE "family_tile" (
	"family_id" integer PRIMARY KEY NOT NULL,
	"colors" json NOT NULL,
	"cloths" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "product_tile" (
	"product_id" integer PRIMARY KEY NOT NULL,
	"family_id" integer,
	"tile" json NOT NULL
);
--> statement-breakpoint
ALTER TABLE "family_tile" ADD CONSTRAINT "family_tile_family_id_product_family_id_fk" FOREIGN KEY ("family_id") REFERENCES "public"."product_family"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_tile" ADD CONSTRAINT "product_tile_product_id_product_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."product"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
-- Written by hand from here on. As for refresh_product_listing_index, the rows are locked first, so that of two concurrent
-- changes the later one sees the earlier.
CREATE FUNCTION refresh_product_tiles(changed integer[]) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  PERFORM 1 FROM product WHERE id = ANY (changed) ORDER BY id FOR NO KEY UPDATE;
  DELETE FROM product_tile WHERE product_id = ANY (changed)
    AND NOT EXISTS (SELECT FROM product WHERE product.id = product_tile.product_id AND product.active);
  INSERT INTO product_tile (product_id, family_id, tile)
  SELECT product.id, product.family_id, json_build_object('slug', product.slug, 'title', product.title,
    'familyValues', product.family_values, 'images', product.images, 'options', product.options, 'overlay', product.overlay,
    'reviewCount', product.review_count, 'reviewAverage', product.review_average, 'brandTitle', brand.title,
    'brandSlug', brand.slug, 'categoryTitle', category.title, 'categoryPath', category.path)
  FROM product
  JOIN brand ON brand.id = product.brand_id
  JOIN category ON category.id = product.main_category_id
  WHERE product.id = ANY (changed) AND product.active
  ORDER BY product.id
  ON CONFLICT (product_id) DO UPDATE SET family_id = excluded.family_id, tile = excluded.tile;
END $$;--> statement-breakpoint
CREATE FUNCTION refresh_family_tiles(changed integer[]) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO family_tile (family_id, colors, cloths)
  SELECT id, '[]', 0 FROM product_family WHERE id = ANY (changed) ORDER BY id ON CONFLICT DO NOTHING;
  -- Not the family: saving a family locks it before its members, and here the members are locked already.
  PERFORM 1 FROM family_tile WHERE family_id = ANY (changed) ORDER BY family_id FOR UPDATE;
  UPDATE family_tile SET
    colors = (SELECT coalesce(json_agg(color ORDER BY first_id), '[]') FROM (
      SELECT value ->> 'color' AS color, min(member.id) AS first_id
      FROM product AS member, jsonb_array_elements(member.family_values) AS value
      WHERE member.family_id = family.id AND member.active AND value ->> 'color' IS NOT NULL
      GROUP BY value ->> 'title', value ->> 'color') AS coloured),
    cloths = (SELECT count(DISTINCT member.family_values -> (array_position(family.attributes, 'Stof') - 1) ->> 'title')
      FROM product AS member WHERE member.family_id = family.id AND member.active)
  FROM product_family AS family WHERE family.id = family_tile.family_id AND family.id = ANY (changed);
END $$;--> statement-breakpoint
CREATE OR REPLACE FUNCTION index_new_products() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM refresh_product_listing_index(array(SELECT id FROM new_rows));
  PERFORM refresh_product_tiles(array(SELECT id FROM new_rows));
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE OR REPLACE FUNCTION index_changed_products() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM refresh_product_listing_index(array(
    SELECT new_rows.id FROM new_rows JOIN old_rows ON old_rows.id = new_rows.id
    WHERE (new_rows.active, new_rows.title, new_rows.summary, new_rows.brand_id, new_rows.main_category_id, new_rows.facet_value_ids,
        new_rows.popularity, new_rows.review_count, new_rows.review_average, new_rows.created_at)
      IS DISTINCT FROM (old_rows.active, old_rows.title, old_rows.summary, old_rows.brand_id, old_rows.main_category_id, old_rows.facet_value_ids,
        old_rows.popularity, old_rows.review_count, old_rows.review_average, old_rows.created_at)
      OR (new_rows.price_from_cents <> old_rows.price_from_cents
        AND NOT EXISTS (SELECT FROM variant WHERE variant.product_id = new_rows.id AND variant.active))));
  PERFORM refresh_product_tiles(array(
    SELECT new_rows.id FROM new_rows JOIN old_rows ON old_rows.id = new_rows.id
    WHERE (new_rows.active, new_rows.slug, new_rows.title, new_rows.brand_id, new_rows.main_category_id, new_rows.family_id,
        new_rows.family_values, new_rows.images, new_rows.options, new_rows.overlay, new_rows.review_count, new_rows.review_average)
      IS DISTINCT FROM (old_rows.active, old_rows.slug, old_rows.title, old_rows.brand_id, old_rows.main_category_id, old_rows.family_id,
        old_rows.family_values, old_rows.images, old_rows.options, old_rows.overlay, old_rows.review_count, old_rows.review_average)));
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE OR REPLACE FUNCTION index_renamed() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE changed integer[];
BEGIN
  IF TG_TABLE_NAME = 'brand' THEN
    changed := array(SELECT id FROM product WHERE brand_id IN (SELECT id FROM new_rows));
    PERFORM refresh_product_listing_index(changed);
    PERFORM refresh_product_tiles(changed);
  ELSIF TG_TABLE_NAME = 'category' THEN
    PERFORM refresh_product_listing_index(array(
      SELECT product_id FROM product_category WHERE category_id IN (SELECT id FROM new_rows)
      UNION SELECT id FROM product WHERE main_category_id IN (SELECT id FROM new_rows)));
    PERFORM refresh_product_tiles(array(SELECT id FROM product WHERE main_category_id IN (SELECT id FROM new_rows)));
  ELSE
    PERFORM refresh_product_listing_index(array(SELECT id FROM product WHERE facet_value_ids && array(SELECT id FROM new_rows)));
  END IF;
  RETURN NULL;
END $$;--> statement-breakpoint
-- It is called with the families whose members have changed; new here is their tiles.
CREATE OR REPLACE FUNCTION note_families(changed integer[]) RETURNS void LANGUAGE sql AS $$
  SELECT note_products(array(SELECT id FROM product WHERE family_id = ANY (changed)));
  SELECT refresh_family_tiles(changed);
$$;--> statement-breakpoint
SELECT refresh_product_tiles(array(SELECT id FROM product)), refresh_family_tiles(array(SELECT id FROM product_family));
