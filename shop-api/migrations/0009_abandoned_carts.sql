CREATE TABLE "abandonment" (
	"session_token_hash" text PRIMARY KEY NOT NULL,
	"email" text,
	"product_ids" integer[] DEFAULT '{}' NOT NULL,
	"category_path" text,
	"cart_left_at" timestamp with time zone,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "reminder_refusal" (
	"email_hash" text PRIMARY KEY NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "cart" ADD COLUMN "reminded_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "abandonment" ADD CONSTRAINT "abandonment_session_token_hash_shopper_session_token_hash_fk" FOREIGN KEY ("session_token_hash") REFERENCES "public"."shopper_session"("token_hash") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "carts_to_remind_of" ON "cart" USING btree ("updated_at") WHERE "cart"."ordered_at" is null and "cart"."reminded_at" is null;