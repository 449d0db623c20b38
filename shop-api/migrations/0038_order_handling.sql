CREATE TABLE "order_note" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"order_id" uuid NOT NULL,
	"staff_id" integer NOT NULL,
	"text" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "order_note" ADD CONSTRAINT "order_note_order_id_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."order"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_note" ADD CONSTRAINT "order_note_staff_id_staff_account_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff_account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "order_note_order_id_index" ON "order_note" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "order_created_at_index" ON "order" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "order_text" ON "order" USING gin ((lower("number" || ' ' || ("customer" ->> 'email') || ' ' || ("customer" ->> 'firstName') || ' ' || ("customer" ->> 'lastName'))) gin_trgm_ops);--> statement-breakpoint
-- Written by hand from here on.
SELECT audit_table('order_note', 'text');--> statement-breakpoint
SELECT audit_table('mail', 'recipient', 'reply_to', 'subject', 'html', 'text');
