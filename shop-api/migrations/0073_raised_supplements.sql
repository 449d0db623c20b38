ALTER TABLE "configurator" ADD COLUMN "raised_at" timestamp with time zone;--> statement-breakpoint
-- Written by hand from here on. Which of the earlier changes raised a supplement is not stored: each may have.
UPDATE "configurator" SET "raised_at" = (
  SELECT max("at") FROM "audit_log"
  WHERE "table_name" = 'configurator' AND "action" = 'save configurator' AND "row_id" = "configurator"."product_id"::text);
