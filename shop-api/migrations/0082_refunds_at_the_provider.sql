ALTER TABLE "order" ADD COLUMN "paid_back_by" text;--> statement-breakpoint
ALTER TABLE "order" ADD COLUMN "restocked_lines" jsonb;--> statement-breakpoint
ALTER TABLE "refund" ADD COLUMN "at_provider" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "order_paid_back" ON "order" USING btree ("created_at") WHERE "order"."paid_back_by" is not null;--> statement-breakpoint
-- Written by hand: orders of which all of the price went back before this column existed (`order/record/refund-due.ts`).
UPDATE "order" SET "paid_back_by" = CASE WHEN money.charged_back > 0 THEN 'chargeback' ELSE 'refund' END FROM (
    SELECT o.id, p.charged_back, r.of_price + greatest(0, o.total_cents - r.of_price
      + greatest(p.refunded + r.transferred, o.refunded_cents) + p.charged_back - p.received) AS missing
    FROM "order" AS o,
      LATERAL (SELECT coalesce(sum(CASE WHEN payment.state = 'paid' THEN payment.amount_cents ELSE 0 END + payment.stray_cents), 0) AS received,
        coalesce(sum(payment.refunded_cents), 0) AS refunded, coalesce(sum(payment.charged_back_cents), 0) AS charged_back
        FROM "payment" WHERE payment.order_id = o.id) AS p,
      LATERAL (SELECT coalesce(sum(refund.amount_cents) FILTER (WHERE refund.kind = 'price' AND refund.state <> 'failed'), 0) AS of_price,
        coalesce(sum(refund.amount_cents) FILTER (WHERE refund.payment_id IS NULL AND refund.state = 'done'), 0) AS transferred
        FROM "refund" WHERE refund.order_id = o.id) AS r
    WHERE o.state IN ('paid', 'shipped', 'completed')
      -- For less time under the lock: the others have all of their money.
      AND o.id IN (SELECT order_id FROM "payment" WHERE refunded_cents > 0 OR charged_back_cents > 0
        UNION SELECT order_id FROM "refund" WHERE state <> 'failed')
  ) AS money
  WHERE money.id = "order".id AND money.missing > 0 AND money.missing >= "order".total_cents;
