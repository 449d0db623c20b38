CREATE TABLE "configurator" (
	"product_id" integer PRIMARY KEY NOT NULL,
	"variant_id" integer NOT NULL,
	"name" text NOT NULL,
	"code" text NOT NULL,
	"fallback_image" jsonb NOT NULL,
	"default_config" text NOT NULL,
	"category_id" integer NOT NULL,
	"category_name" text NOT NULL,
	"steps" jsonb NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "configurator_variantId_unique" UNIQUE("variant_id")
);
--> statement-breakpoint
CREATE TABLE "render" (
	"reference" text PRIMARY KEY NOT NULL,
	"category_id" integer NOT NULL,
	"image" jsonb NOT NULL
);
--> statement-breakpoint
DROP INDEX "cart_item_cart_id_variant_id_index";--> statement-breakpoint
ALTER TABLE "cart_item" ADD COLUMN "configuration_key" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "cart_item" ADD COLUMN "configuration" jsonb;--> statement-breakpoint
ALTER TABLE "order_line" ADD COLUMN "configuration" jsonb;--> statement-breakpoint
ALTER TABLE "configurator" ADD CONSTRAINT "configurator_product_id_product_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."product"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "configurator" ADD CONSTRAINT "configurator_variant_id_variant_id_fk" FOREIGN KEY ("variant_id") REFERENCES "public"."variant"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "render_category_id_index" ON "render" USING btree ("category_id");--> statement-breakpoint
CREATE UNIQUE INDEX "cart_item_cart_id_variant_id_configuration_key_index" ON "cart_item" USING btree ("cart_id","variant_id","configuration_key");