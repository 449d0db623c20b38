ALTER TABLE "facet" ADD COLUMN "listed" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "facet" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "facet_value" ADD COLUMN "listed" boolean DEFAULT true NOT NULL;--> statement-breakpoint
-- Written by hand from here on.
SELECT audit_table('facet');--> statement-breakpoint
SELECT audit_table('facet_value');
