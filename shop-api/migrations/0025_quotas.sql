CREATE TABLE "quota_use" (
	"key" text PRIMARY KEY NOT NULL,
	"count" integer NOT NULL,
	"ends_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "quota_use_ends_at_index" ON "quota_use" USING btree ("ends_at");