CREATE TABLE "sale" (
	"variant_id" integer PRIMARY KEY NOT NULL,
	"price_cents" integer NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"regular_cents" integer,
	CONSTRAINT "sale_ends_after_its_start" CHECK ("sale"."ends_at" > "sale"."starts_at"),
	CONSTRAINT "sale_price_positive" CHECK ("sale"."price_cents" > 0)
);
--> statement-breakpoint
CREATE TABLE "stock_correction" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "stock_correction_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"variant_id" integer NOT NULL,
	"staff_id" integer NOT NULL,
	"change" integer NOT NULL,
	"stock_after" integer NOT NULL,
	"reason" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "uploaded_picture" (
	"file" text PRIMARY KEY NOT NULL,
	"webp" "bytea" NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "brand" ADD COLUMN "listed" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "brand" ADD COLUMN "position" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "brand" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "category" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "product" ADD COLUMN "archived_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "product" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "variant" ADD COLUMN "stock_threshold" integer DEFAULT 3 NOT NULL;--> statement-breakpoint
ALTER TABLE "sale" ADD CONSTRAINT "sale_variant_id_variant_id_fk" FOREIGN KEY ("variant_id") REFERENCES "public"."variant"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stock_correction" ADD CONSTRAINT "stock_correction_variant_id_variant_id_fk" FOREIGN KEY ("variant_id") REFERENCES "public"."variant"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stock_correction" ADD CONSTRAINT "stock_correction_staff_id_staff_account_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff_account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "sale_ends_at_index" ON "sale" USING btree ("ends_at");--> statement-breakpoint
CREATE INDEX "stock_correction_variant_id_created_at_index" ON "stock_correction" USING btree ("variant_id","created_at");--> statement-breakpoint
CREATE INDEX "product_text" ON "product" USING gin ((lower("title" || ' ' || "slug")) gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "variant_sku_text" ON "variant" USING gin ((lower("sku")) gin_trgm_ops);--> statement-breakpoint
-- Written by hand from here on.
SELECT audit_table('product');--> statement-breakpoint
SELECT audit_table('product_category');--> statement-breakpoint
SELECT audit_table('category');--> statement-breakpoint
SELECT audit_table('brand');--> statement-breakpoint
SELECT audit_table('sale');--> statement-breakpoint
SELECT audit_table('stock_correction');
