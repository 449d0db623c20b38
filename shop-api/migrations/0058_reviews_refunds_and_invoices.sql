ALTER TABLE "payment" ADD COLUMN "surplus" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "refund" ADD COLUMN "kind" text DEFAULT 'price' NOT NULL;--> statement-breakpoint
ALTER TABLE "review" ADD COLUMN "customer_id" integer;--> statement-breakpoint
ALTER TABLE "review" ADD CONSTRAINT "review_customer_id_customer_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customer"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "review_of_customer" ON "review" USING btree ("customer_id") WHERE "review"."customer_id" is not null;--> statement-breakpoint
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
