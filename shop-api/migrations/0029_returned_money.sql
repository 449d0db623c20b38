ALTER TABLE "order" ADD COLUMN "refunded_cents" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "payment" ADD COLUMN "refunded_cents" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "payment" ADD COLUMN "charged_back_cents" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "test_provider_payment" ADD COLUMN "refunded_cents" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "test_provider_payment" ADD COLUMN "charged_back_cents" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
-- What was refunded until now: it came in, and is neither the price of an order nor due.
UPDATE "order" SET "refunded_cents" = "books"."refunded" FROM (
  SELECT o."id", sum(CASE WHEN p."state" = 'paid' THEN p."amount_cents" ELSE 0 END + p."stray_cents")
    - CASE WHEN o."state" IN ('paid', 'shipped', 'completed') THEN o."total_cents" ELSE 0 END - o."refund_due_cents" AS "refunded"
  FROM "order" o JOIN "payment" p ON p."order_id" = o."id" GROUP BY o."id"
) "books" WHERE "books"."id" = "order"."id" AND "books"."refunded" > 0;--> statement-breakpoint
-- Spread over a day, because the payment provider is asked about each.
UPDATE "payment" SET "next_check_at" = now() + random() * interval '1 day'
  WHERE ("state" = 'paid' OR "stray_cents" > 0) AND "updated_at" > now() - interval '30 days';
