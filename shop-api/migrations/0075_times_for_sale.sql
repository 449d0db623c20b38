-- Written by hand. Until now a price stayed on offer in the history while its article was hidden. The audit log has when
-- employees hid and showed products and articles: there, the price of that moment begins again.
CREATE TEMPORARY TABLE "switched" ON COMMIT DROP AS
SELECT "variant"."id" AS "variant_id", "table_name" AS "kind", "at", ("after" ->> 'active')::boolean AS "shown"
FROM "audit_log"
JOIN "variant" ON "row_id" = CASE "table_name" WHEN 'product' THEN "variant"."product_id" ELSE "variant"."id" END::text
WHERE "table_name" IN ('product', 'variant') AND "before" -> 'active' IS NOT NULL AND "after" -> 'active' IS NOT NULL;--> statement-breakpoint
CREATE INDEX ON "switched" ("variant_id", "kind", "at");--> statement-breakpoint
-- Before the first switch, it was the opposite.
CREATE FUNCTION pg_temp.was_offered("article" integer, "moment" timestamp with time zone) RETURNS boolean LANGUAGE sql STABLE AS $$
  SELECT coalesce(bool_and(coalesce(
    (SELECT "shown" FROM "switched" WHERE "variant_id" = "article" AND "kind" = "of" AND "at" <= "moment" ORDER BY "at" DESC LIMIT 1),
    (SELECT NOT "shown" FROM "switched" WHERE "variant_id" = "article" AND "kind" = "of" AND "at" > "moment" ORDER BY "at" LIMIT 1))), true)
  FROM unnest(ARRAY['product', 'variant']) AS "of"
$$;--> statement-breakpoint
INSERT INTO "price_history" ("variant_id", "valid_from", "price_cents", "offered")
SELECT DISTINCT "switched"."variant_id", "at", "latest"."price_cents", pg_temp.was_offered("switched"."variant_id", "at")
FROM "switched", LATERAL (
  SELECT "price_cents" FROM "price_history"
  WHERE "price_history"."variant_id" = "switched"."variant_id" AND "valid_from" <= "at" ORDER BY "valid_from" DESC LIMIT 1) AS "latest"
ON CONFLICT DO NOTHING;--> statement-breakpoint
UPDATE "price_history" SET "offered" = false
WHERE "offered" AND "variant_id" IN (SELECT "variant_id" FROM "switched") AND NOT pg_temp.was_offered("variant_id", "valid_from");--> statement-breakpoint
-- Since when another article is hidden is not stored: its price may not have been on offer for long.
UPDATE "price_history" SET "offered" = false
FROM "variant" JOIN "product" ON "product"."id" = "variant"."product_id"
WHERE "variant"."id" = "price_history"."variant_id" AND NOT ("variant"."active" AND "product"."active") AND "offered"
  AND "valid_from" = (SELECT max("valid_from") FROM "price_history" AS "point" WHERE "point"."variant_id" = "variant"."id");--> statement-breakpoint
DROP FUNCTION pg_temp.was_offered(integer, timestamp with time zone);
