ALTER TABLE "product_family" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
-- Written by hand from here on.
SELECT audit_table('product_family');
