ALTER TABLE "gift" ADD COLUMN "offered" boolean DEFAULT true NOT NULL;--> statement-breakpoint
-- Written by hand: employees end and start the offer.
SELECT audit_table('gift');
