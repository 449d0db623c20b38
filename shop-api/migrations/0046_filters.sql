ALTER TABLE "facet" ADD COLUMN "listed" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "facet" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "facet_value" ADD COLUMN "listed" boolean DEFAULT true NOT NULL;--> statement-breakpoint
CREATE INDEX "product_kept" ON "product" USING btree ("active","brand_id","id") WHERE "product"."archived_at" is null;--> statement-breakpoint
CREATE INDEX "variant_low_stock" ON "variant" USING btree ("product_id","stock","stock_threshold") WHERE "variant"."active" and ("variant"."stock" = 0 or "variant"."stock" < "variant"."stock_threshold");--> statement-breakpoint
-- Written by hand from here on.
SELECT audit_table('facet');--> statement-breakpoint
SELECT audit_table('facet_value');
