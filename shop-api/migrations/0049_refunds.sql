CREATE TABLE "refund" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"order_id" uuid NOT NULL,
	"payment_id" uuid,
	"amount_cents" integer NOT NULL,
	"lines" jsonb NOT NULL,
	"restock" boolean NOT NULL,
	"state" text NOT NULL,
	"accepted_at" timestamp with time zone,
	"reason" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"next_attempt_at" timestamp with time zone NOT NULL,
	CONSTRAINT "refund_amount_positive" CHECK ("refund"."amount_cents" > 0)
);
--> statement-breakpoint
CREATE TABLE "test_provider_refund" (
	"id" text PRIMARY KEY NOT NULL,
	"payment_id" text NOT NULL,
	"amount_cents" integer NOT NULL,
	"state" text NOT NULL,
	"reason" text DEFAULT '' NOT NULL,
	"idempotency_key" text NOT NULL,
	CONSTRAINT "test_provider_refund_idempotencyKey_unique" UNIQUE("idempotency_key")
);
--> statement-breakpoint
DROP INDEX "mail_order_id_kind_index";--> statement-breakpoint
ALTER TABLE "mail" ADD COLUMN "refund_id" uuid;--> statement-breakpoint
ALTER TABLE "refund" ADD CONSTRAINT "refund_order_id_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."order"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refund" ADD CONSTRAINT "refund_payment_id_payment_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payment"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "test_provider_refund" ADD CONSTRAINT "test_provider_refund_payment_id_test_provider_payment_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."test_provider_payment"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "refund_order_id_index" ON "refund" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "refund_payment_id_index" ON "refund" USING btree ("payment_id");--> statement-breakpoint
CREATE INDEX "refund_to_request" ON "refund" USING btree ("next_attempt_at") WHERE "refund"."state" = 'pending' and "refund"."accepted_at" is null;--> statement-breakpoint
CREATE INDEX "test_provider_refund_payment_id_index" ON "test_provider_refund" USING btree ("payment_id");--> statement-breakpoint
ALTER TABLE "mail" ADD CONSTRAINT "mail_refund_id_refund_id_fk" FOREIGN KEY ("refund_id") REFERENCES "public"."refund"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "mail_refund_id_kind_index" ON "mail" USING btree ("refund_id","kind");--> statement-breakpoint
CREATE UNIQUE INDEX "mail_order_id_kind_index" ON "mail" USING btree ("order_id","kind") WHERE "mail"."refund_id" is null;--> statement-breakpoint
-- Written by hand from here on.
SELECT audit_table('refund');
