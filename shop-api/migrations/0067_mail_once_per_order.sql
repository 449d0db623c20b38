-- For databases that applied an earlier text of 0064, which changed the index under its old name.
CREATE UNIQUE INDEX IF NOT EXISTS "mail_once_per_order" ON "mail" USING btree ("order_id","kind") WHERE "mail"."refund_id" is null and "mail"."kind" not in ('parcel_shipped', 'payment_unexpected');--> statement-breakpoint
DROP INDEX IF EXISTS "mail_order_id_kind_index";
