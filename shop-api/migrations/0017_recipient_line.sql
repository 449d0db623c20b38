ALTER TABLE "customer" ADD COLUMN "vat_verified" boolean;--> statement-breakpoint
-- A delivery address has a line for another name on the parcel.
UPDATE "customer" SET "shipping_address" = "shipping_address" || '{"name": ""}' WHERE "shipping_address" IS NOT NULL;--> statement-breakpoint
UPDATE "checkout" SET "shipping_address" = "shipping_address" || '{"name": ""}' WHERE "shipping_address" IS NOT NULL;--> statement-breakpoint
UPDATE "order" SET "shipping_address" = "shipping_address" || '{"name": ""}';
