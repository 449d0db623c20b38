ALTER TABLE "order" ADD COLUMN "placed_from" text;--> statement-breakpoint
ALTER TABLE "order" ADD COLUMN "transfer_hours" integer;--> statement-breakpoint
CREATE INDEX "unpaid_order_by_address" ON "order" USING btree ("placed_from") WHERE "order"."state" = 'pending_payment';--> statement-breakpoint
CREATE INDEX "unpaid_order_by_email" ON "order" USING btree (lower(trim("customer" ->> 'email'))) WHERE "order"."state" = 'pending_payment';--> statement-breakpoint
CREATE INDEX "unpaid_order_by_session" ON "order" USING btree ("session_token_hash") WHERE "order"."state" = 'pending_payment';--> statement-breakpoint
CREATE INDEX "unpaid_transfer" ON "order" USING btree ("created_at") WHERE "order"."state" = 'pending_payment' and "order"."payment_method" = 'banktransfer';