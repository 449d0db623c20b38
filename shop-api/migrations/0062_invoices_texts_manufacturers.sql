CREATE TABLE "agreed_page" (
	"hash" text PRIMARY KEY NOT NULL,
	"slug" text NOT NULL,
	"title" text NOT NULL,
	"html" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "replaced_invoice" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"order_id" uuid NOT NULL,
	"number" text NOT NULL,
	"customer" jsonb NOT NULL,
	"billing_address" jsonb NOT NULL,
	"shipping_address" jsonb NOT NULL,
	"credit_note_number" text NOT NULL,
	"replaced_by" text NOT NULL,
	"vat" jsonb NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "replaced_invoice_number_unique" UNIQUE("number"),
	CONSTRAINT "replaced_invoice_creditNoteNumber_unique" UNIQUE("credit_note_number"),
	CONSTRAINT "replaced_invoice_replacedBy_unique" UNIQUE("replaced_by")
);
--> statement-breakpoint
ALTER TABLE "order" ADD COLUMN "agreed_pages" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "refund" ADD COLUMN "released" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "refund" ADD COLUMN "vat" jsonb;--> statement-breakpoint
ALTER TABLE "brand" ADD COLUMN "manufacturer" jsonb;--> statement-breakpoint
ALTER TABLE "replaced_invoice" ADD CONSTRAINT "replaced_invoice_order_id_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."order"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "replaced_invoice_order_id_index" ON "replaced_invoice" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "replaced_invoice_at_index" ON "replaced_invoice" USING btree ("at");
-- Written by hand: what the log hides is personal data.
SELECT audit_table('replaced_invoice', 'customer', 'billing_address', 'shipping_address');
