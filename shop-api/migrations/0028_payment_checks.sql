ALTER TABLE "payment" ADD COLUMN "next_check_at" timestamp with time zone DEFAULT now() + interval '20 seconds';--> statement-breakpoint
ALTER TABLE "payment" ADD COLUMN "claimed_until" timestamp with time zone;--> statement-breakpoint
UPDATE "payment" SET "next_check_at" = null WHERE "state" not in ('open', 'pending');--> statement-breakpoint
CREATE INDEX "payment_to_check" ON "payment" USING btree ("next_check_at") WHERE "payment"."next_check_at" is not null;