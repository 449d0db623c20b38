ALTER TABLE "order" ADD COLUMN "shipment_lines" jsonb;--> statement-breakpoint
ALTER TABLE "order" ADD COLUMN "unsent_pieces" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "order_with_unsent_pieces" ON "order" USING btree ("created_at") WHERE "order"."unsent_pieces" > 0;