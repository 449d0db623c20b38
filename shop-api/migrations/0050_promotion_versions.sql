ALTER TABLE "voucher" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "promotion" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;