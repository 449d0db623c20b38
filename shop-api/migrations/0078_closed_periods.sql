CREATE TABLE "closed_period" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "closed_period_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"first_day" date NOT NULL,
	"last_day" date NOT NULL,
	"name" text DEFAULT '' NOT NULL,
	CONSTRAINT "closed_period_in_order" CHECK ("closed_period"."first_day" <= "closed_period"."last_day")
);
--> statement-breakpoint
-- Written by hand from here on. Each page with an article names the day on which it arrives.
CREATE TRIGGER note_changes_of_closed_period AFTER INSERT OR UPDATE OR DELETE ON closed_period
  FOR EACH STATEMENT EXECUTE FUNCTION note_change('all');--> statement-breakpoint
SELECT audit_table('closed_period');
