CREATE TABLE "number_series" (
	"series" text NOT NULL,
	"year" integer NOT NULL,
	"last" integer NOT NULL,
	CONSTRAINT "number_series_series_year_pk" PRIMARY KEY("series","year")
);
--> statement-breakpoint
ALTER TABLE "order" ADD COLUMN "invoice_number" text;--> statement-breakpoint
ALTER TABLE "payment" ADD COLUMN "surplus" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "refund" ADD COLUMN "kind" text DEFAULT 'price' NOT NULL;--> statement-breakpoint
ALTER TABLE "refund" ADD COLUMN "credit_note_number" text;--> statement-breakpoint
ALTER TABLE "review" ADD COLUMN "customer_id" integer;--> statement-breakpoint
ALTER TABLE "review" ADD CONSTRAINT "review_customer_id_customer_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customer"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "review_of_customer" ON "review" USING btree ("customer_id") WHERE "review"."customer_id" is not null;--> statement-breakpoint
ALTER TABLE "order" ADD CONSTRAINT "order_invoiceNumber_unique" UNIQUE("invoice_number");--> statement-breakpoint
ALTER TABLE "refund" ADD CONSTRAINT "refund_creditNoteNumber_unique" UNIQUE("credit_note_number");--> statement-breakpoint
-- Written by hand from here on. Until now nothing said which of two payments paid an order: probably the one with its method.
UPDATE "payment" SET "surplus" = true FROM "order"
  WHERE "order"."id" = "payment"."order_id" AND "payment"."state" = 'paid' AND "payment"."id" IS DISTINCT FROM (
    SELECT paid.id FROM "payment" AS paid
    WHERE paid.order_id = "order"."id" AND paid.state = 'paid' AND "order"."paid_at" IS NOT NULL
    ORDER BY paid.method = "order"."payment_method" DESC, paid.created_at LIMIT 1);--> statement-breakpoint
-- A refund of an amount was of what was paid too much, as far as there was any.
UPDATE "refund" SET "kind" = 'overpayment' FROM (
    SELECT one.id, sum(one.amount_cents) OVER (PARTITION BY one.order_id ORDER BY one.created_at, one.id) AS so_far,
      received.cents - CASE WHEN "order"."paid_at" IS NULL THEN 0 ELSE "order"."total_cents" END AS overpaid
    FROM "refund" AS one
    JOIN "order" ON "order"."id" = one.order_id
    JOIN (SELECT order_id, sum(CASE WHEN state = 'paid' THEN amount_cents ELSE 0 END + stray_cents) AS cents
      FROM "payment" GROUP BY order_id) AS received ON received.order_id = one.order_id
    WHERE one.lines = '[]' AND one.state <> 'failed') AS counted
  WHERE counted.id = "refund"."id" AND counted.so_far <= counted.overpaid;
--> statement-breakpoint
-- Invoices and credit notes that exist keep their numbers. Failed refunds counted, so that a number never changed.
UPDATE "order" SET "invoice_number" = "number" WHERE "paid_at" IS NOT NULL;--> statement-breakpoint
UPDATE "refund" SET "credit_note_number" = counted.number FROM (
    SELECT one.id, "order"."number" || '-C' || row_number() OVER (PARTITION BY one.order_id ORDER BY one.created_at, one.id) AS number
    FROM "refund" AS one JOIN "order" ON "order"."id" = one.order_id WHERE "order"."paid_at" IS NOT NULL) AS counted
  WHERE counted.id = "refund"."id" AND "refund"."kind" = 'price' AND "refund"."state" <> 'failed' AND "refund"."accepted_at" IS NOT NULL;
