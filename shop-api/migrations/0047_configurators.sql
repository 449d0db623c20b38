ALTER TABLE "configurator" ADD COLUMN "hidden" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "configurator" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
-- Written by hand from here on.
SELECT audit_table('configurator');
