ALTER TABLE "order" ADD COLUMN "seller" jsonb;--> statement-breakpoint
ALTER TABLE "category" ADD COLUMN "code" text;--> statement-breakpoint
ALTER TABLE "category" ADD CONSTRAINT "category_code_unique" UNIQUE("code");--> statement-breakpoint
-- Written by hand from here on. Until now the rules compared with paths, which the back office can change.
UPDATE "category" SET "code" = "path";--> statement-breakpoint
-- Products of the back office were missing in the list of all products.
INSERT INTO "product_category" ("product_id", "category_id")
  SELECT "product"."id", "category"."id" FROM "product" CROSS JOIN "category" WHERE "category"."code" = 'pop'
  ON CONFLICT DO NOTHING;--> statement-breakpoint
UPDATE "order" SET "seller" = "content"."data" -> 'shop' FROM "content"
  WHERE "content"."key" = 'footer' AND "order"."paid_at" IS NOT NULL;
