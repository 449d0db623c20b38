CREATE TABLE "configurator_size" (
	"product_id" integer NOT NULL,
	"value_id" integer NOT NULL,
	"choices" text NOT NULL,
	"extra_cents" integer NOT NULL,
	"image" jsonb,
	CONSTRAINT "configurator_size_product_id_value_id_pk" PRIMARY KEY("product_id","value_id"),
	CONSTRAINT "configurator_size_extra_not_negative" CHECK ("configurator_size"."extra_cents" >= 0)
);
--> statement-breakpoint
ALTER TABLE "configurator_size" ADD CONSTRAINT "configurator_size_product_id_configurator_product_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."configurator"("product_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "configurator_size" ADD CONSTRAINT "configurator_size_value_id_facet_value_id_fk" FOREIGN KEY ("value_id") REFERENCES "public"."facet_value"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
-- A shop that was filled before: an option whose id is the slug of a filter value is that size. Its default options have no
-- supplements.
INSERT INTO configurator_size (product_id, value_id, choices, extra_cents)
SELECT DISTINCT ON (configurator.product_id, facet_value.id) configurator.product_id, facet_value.id,
  (property ->> 'property') || ':' || facet_value.slug, (option ->> 'extra')::integer
FROM configurator
JOIN product ON product.id = configurator.product_id
CROSS JOIN LATERAL jsonb_array_elements(configurator.steps) AS step
CROSS JOIN LATERAL jsonb_array_elements(step -> 'properties') AS property
CROSS JOIN LATERAL jsonb_array_elements(property -> 'options') AS option
JOIN facet_value ON facet_value.id = ANY (product.facet_value_ids) AND facet_value.slug = option ->> 'id'
ORDER BY configurator.product_id, facet_value.id;--> statement-breakpoint
-- The filter values that choose a variant, or a size of a configurable bed, each with its price.
CREATE VIEW priced_value AS
  SELECT variant.product_id, variant.id AS variant_id, variant.active, value_id, variant.price_cents
  FROM variant CROSS JOIN LATERAL unnest(variant.facet_value_ids) AS value_id
  UNION ALL
  SELECT size.product_id, variant.id, variant.active, size.value_id, variant.price_cents + size.extra_cents
  FROM configurator_size AS size
  JOIN configurator ON configurator.product_id = size.product_id
  JOIN variant ON variant.id = configurator.variant_id;--> statement-breakpoint
CREATE OR REPLACE FUNCTION summarise_variants(changed integer[])
RETURNS TABLE (product_id integer, facet_value_ids integer[], variant_facet_ids integer[], sole_value_ids integer[],
  sole_variant_ranks bigint[], price_from_cents integer, price_to_cents integer)
LANGUAGE sql STABLE AS $$
  SELECT product.id,
    CASE WHEN cardinality(carried.facet_ids) = 0 THEN product.facet_value_ids ELSE array(
      SELECT value_id FROM unnest(product.facet_value_ids) AS own(value_id)
      WHERE NOT EXISTS (SELECT FROM facet_value WHERE facet_value.id = value_id AND facet_value.facet_id = ANY (carried.facet_ids))
      UNION
      SELECT priced_value.value_id FROM priced_value WHERE priced_value.product_id = product.id AND priced_value.active
      ORDER BY 1) END,
    carried.facet_ids,
    CASE WHEN sole.is_sole AND cardinality(carried.facet_ids) = 1 THEN sole.value_ids ELSE '{}' END,
    CASE WHEN sole.is_sole AND cardinality(carried.facet_ids) = 1 THEN sole.ranks ELSE '{}' END,
    coalesce(offered.lowest, product.price_from_cents),
    coalesce(greatest(offered.highest, sole.highest), product.price_from_cents)
  FROM product
  CROSS JOIN LATERAL (SELECT array(
    SELECT DISTINCT facet_value.facet_id FROM priced_value JOIN facet_value ON facet_value.id = priced_value.value_id
    WHERE priced_value.product_id = product.id ORDER BY 1) AS facet_ids) AS carried
  CROSS JOIN LATERAL (SELECT min(price_cents) AS lowest, max(price_cents) AS highest FROM variant
    WHERE variant.product_id = product.id AND variant.active) AS offered
  CROSS JOIN LATERAL (SELECT count(*) = count(DISTINCT value_id) AS is_sole, coalesce(array_agg(value_id ORDER BY value_id), '{}') AS value_ids,
    coalesce(array_agg((price_cents::bigint << 31) + variant_id ORDER BY value_id), '{}') AS ranks,
    max(price_cents) AS highest
    FROM priced_value WHERE priced_value.product_id = product.id AND priced_value.active) AS sole
  WHERE product.id = ANY (changed)
$$;--> statement-breakpoint
CREATE FUNCTION index_configurator_sizes() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE changed integer[];
BEGIN
  changed := array(SELECT DISTINCT product_id FROM changed_rows);
  PERFORM refresh_listed_variants(changed);
  PERFORM note_listed_products(changed);
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER index_new_sizes AFTER INSERT ON configurator_size
  REFERENCING NEW TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION index_configurator_sizes();--> statement-breakpoint
CREATE TRIGGER index_changed_sizes AFTER UPDATE ON configurator_size
  REFERENCING NEW TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION index_configurator_sizes();--> statement-breakpoint
CREATE TRIGGER index_gone_sizes AFTER DELETE ON configurator_size
  REFERENCING OLD TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION index_configurator_sizes();--> statement-breakpoint
SELECT refresh_listed_variants(array(SELECT product_id FROM configurator_size));
