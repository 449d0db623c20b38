ALTER TABLE "price_history" ADD COLUMN "offered" boolean DEFAULT true NOT NULL;--> statement-breakpoint
-- Written by hand from here on. A price of an article that is not for sale, and that was never sold, may never have been in the shop.
UPDATE "price_history" SET "offered" = false
FROM "variant" JOIN "product" ON "product"."id" = "variant"."product_id"
WHERE "variant"."id" = "price_history"."variant_id" AND NOT ("variant"."active" AND "product"."active")
  AND NOT EXISTS (SELECT FROM "order_line" WHERE "order_line"."variant_id" = "variant"."id");
