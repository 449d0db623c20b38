CREATE TABLE "seeded_synonym" (
	"term" text PRIMARY KEY NOT NULL
);
--> statement-breakpoint
-- Written by hand from here on. What employees deleted before this release stays away too.
INSERT INTO "seeded_synonym" ("term")
SELECT DISTINCT "row_id" FROM "audit_log" WHERE "table_name" = 'search_synonym' AND "after" IS NULL;
