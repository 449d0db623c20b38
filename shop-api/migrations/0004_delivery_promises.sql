ALTER TABLE "variant" ADD COLUMN "next_day" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "order_line" ADD COLUMN "delivery" text DEFAULT '' NOT NULL;