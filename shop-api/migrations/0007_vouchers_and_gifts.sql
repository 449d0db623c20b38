CREATE TABLE "gift" (
	"category_id" integer NOT NULL,
	"size" text NOT NULL,
	"variant_id" integer NOT NULL,
	CONSTRAINT "gift_category_id_size_pk" PRIMARY KEY("category_id","size")
);
--> statement-breakpoint
CREATE TABLE "voucher" (
	"code" text PRIMARY KEY NOT NULL,
	"title" text NOT NULL,
	"kind" text NOT NULL,
	"value" integer NOT NULL,
	"category_id" integer,
	"minimum_cents" integer DEFAULT 0 NOT NULL,
	"starts_at" timestamp with time zone,
	"ends_at" timestamp with time zone,
	"uses_left" integer,
	"once_per_customer" boolean DEFAULT false NOT NULL,
	"advertised" boolean DEFAULT false NOT NULL,
	CONSTRAINT "voucher_code_in_capitals" CHECK ("voucher"."code" = upper("voucher"."code")),
	CONSTRAINT "voucher_uses_not_negative" CHECK ("voucher"."uses_left" >= 0),
	CONSTRAINT "voucher_leaves_something_to_pay" CHECK (case when "voucher"."kind" = 'percentage' then "voucher"."value" between 1 and 90 else "voucher"."value" > 0 and "voucher"."minimum_cents" > "voucher"."value" end)
);
--> statement-breakpoint
CREATE TABLE "voucher_use" (
	"order_id" uuid PRIMARY KEY NOT NULL,
	"code" text NOT NULL,
	"once_key" text,
	CONSTRAINT "voucher_use_onceKey_unique" UNIQUE("once_key")
);
--> statement-breakpoint
ALTER TABLE "cart" ADD COLUMN "voucher_code" text;--> statement-breakpoint
ALTER TABLE "cart_item" ADD COLUMN "seen_price_cents" integer;--> statement-breakpoint
ALTER TABLE "order" ADD COLUMN "voucher_code" text;--> statement-breakpoint
ALTER TABLE "order_line" ADD COLUMN "discount_cents" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "order_line" ADD COLUMN "gift" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "gift" ADD CONSTRAINT "gift_category_id_category_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."category"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "gift" ADD CONSTRAINT "gift_variant_id_variant_id_fk" FOREIGN KEY ("variant_id") REFERENCES "public"."variant"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "voucher" ADD CONSTRAINT "voucher_category_id_category_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."category"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "voucher_use" ADD CONSTRAINT "voucher_use_order_id_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."order"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "voucher_use" ADD CONSTRAINT "voucher_use_code_voucher_code_fk" FOREIGN KEY ("code") REFERENCES "public"."voucher"("code") ON DELETE no action ON UPDATE no action;