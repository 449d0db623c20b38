CREATE TABLE "parcel" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"order_id" uuid NOT NULL,
	"carrier" text NOT NULL,
	"track_and_trace_url" text,
	"lines" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
DROP INDEX "mail_order_id_kind_index";--> statement-breakpoint
ALTER TABLE "return_request" ADD COLUMN "handled_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "withdrawal" ADD COLUMN "handled_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "parcel" ADD CONSTRAINT "parcel_order_id_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."order"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "parcel_order_id_index" ON "parcel" USING btree ("order_id");--> statement-breakpoint
CREATE UNIQUE INDEX "mail_order_id_kind_index" ON "mail" USING btree ("order_id","kind") WHERE "mail"."refund_id" is null and "mail"."kind" <> 'parcel_shipped';--> statement-breakpoint
-- Written by hand from here on.
SELECT audit_table('parcel', 'track_and_trace_url');--> statement-breakpoint
SELECT audit_table('withdrawal', 'name', 'email', 'articles');--> statement-breakpoint
SELECT audit_table('return_request', 'email', 'explanation');
