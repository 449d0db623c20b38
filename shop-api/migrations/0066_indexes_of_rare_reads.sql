CREATE INDEX IF NOT EXISTS "cart_of_session" ON "cart" USING btree ("session_token_hash") WHERE "cart"."session_token_hash" is not null;--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "cart_of_customer" ON "cart" USING btree ("customer_id") WHERE "cart"."customer_id" is not null;--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "order_of_session" ON "order" USING btree ("session_token_hash") WHERE "order"."session_token_hash" is not null;--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "order_with_network_address" ON "order" USING btree ("created_at") WHERE ("order"."placed_from" is not null or "order"."placed_from_network" is not null);--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "order_with_birthdate" ON "order" USING btree ("created_at") WHERE ("order"."payment_details" is not null or "order"."customer" ->> 'birthdate' <> '');--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "order_line_variant_id_index" ON "order_line" USING btree ("variant_id");--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "voucher_use_code_index" ON "voucher_use" USING btree ("code");--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "imported_change_variant_id_index" ON "imported_change" USING btree ("variant_id");--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "mail_order_id_index" ON "mail" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "mail_to_email" ON "mail" USING btree (lower(trim("recipient")));--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "mail_answered_to_email" ON "mail" USING btree (lower(trim("reply_to"))) WHERE "mail"."reply_to" is not null;--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "mail_without_order" ON "mail" USING btree ("sent_at") WHERE "mail"."order_id" is null;--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "mail_with_content" ON "mail" USING btree ("sent_at") WHERE "mail"."recipient" <> '';--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "return_request_order_id_index" ON "return_request" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "withdrawal_of_email" ON "withdrawal" USING btree (lower(trim("email")),"received_at");--> statement-breakpoint
DROP INDEX IF EXISTS "withdrawal_email_received_at_index";--> statement-breakpoint
DROP INDEX IF EXISTS "mail_order_id_kind_index";