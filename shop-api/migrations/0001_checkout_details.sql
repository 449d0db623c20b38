ALTER TABLE "checkout" ADD COLUMN "payment_details" jsonb;--> statement-breakpoint
ALTER TABLE "checkout" ADD COLUMN "vat_verified" boolean;--> statement-breakpoint
ALTER TABLE "order" ADD COLUMN "payment_details" jsonb;--> statement-breakpoint
ALTER TABLE "order" ADD COLUMN "vat_verified" boolean;