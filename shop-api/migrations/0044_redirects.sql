CREATE TABLE "redirect" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "redirect_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"from_path" text NOT NULL,
	"to_path" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "redirect_fromPath_unique" UNIQUE("from_path"),
	CONSTRAINT "redirect_leads_elsewhere" CHECK ("redirect"."from_path" <> "redirect"."to_path")
);
--> statement-breakpoint
CREATE INDEX "redirect_to_path_index" ON "redirect" USING btree ("to_path");--> statement-breakpoint
-- Written by hand from here on.
CREATE TRIGGER note_changes_of_redirect AFTER INSERT OR UPDATE OR DELETE ON redirect
  FOR EACH STATEMENT EXECUTE FUNCTION note_change('content');--> statement-breakpoint
SELECT audit_table('redirect');
