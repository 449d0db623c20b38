CREATE TABLE "search_miss" (
	"term" text PRIMARY KEY NOT NULL,
	"searches" integer DEFAULT 1 NOT NULL,
	"last_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "mail" ADD COLUMN "answered_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "search_miss_last_at_index" ON "search_miss" USING btree ("last_at");--> statement-breakpoint
-- Written by hand from here on. Of a table without an id, the log names the row by its primary key.
CREATE FUNCTION audited_row_id(changed regclass, columns jsonb) RETURNS text LANGUAGE sql STABLE AS $$
  SELECT coalesce(columns ->> 'id', (
    SELECT string_agg(columns ->> attname, ' ' ORDER BY array_position(indkey::int2[], attnum))
    FROM pg_index JOIN pg_attribute ON attrelid = indrelid AND attnum = ANY (indkey)
    WHERE indrelid = changed AND indisprimary))
$$;--> statement-breakpoint
CREATE OR REPLACE FUNCTION audit_row() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  hidden text[] := tg_argv;
  was jsonb := CASE WHEN tg_op <> 'INSERT' THEN to_jsonb(old) ELSE '{}' END;
  becomes jsonb := CASE WHEN tg_op <> 'DELETE' THEN to_jsonb(new) ELSE '{}' END;
  before jsonb;
  after jsonb;
BEGIN
  -- Only what changed; of a hidden column only that it changed.
  SELECT jsonb_object_agg(key, CASE WHEN key = ANY(hidden) THEN '"***"' ELSE value END) INTO before
    FROM jsonb_each(was) WHERE becomes -> key IS DISTINCT FROM value;
  SELECT jsonb_object_agg(key, CASE WHEN key = ANY(hidden) THEN '"***"' ELSE value END) INTO after
    FROM jsonb_each(becomes) WHERE was -> key IS DISTINCT FROM value;
  IF before IS NOT NULL OR after IS NOT NULL THEN
    INSERT INTO audit_log (staff_id, action, table_name, row_id, before, after)
      VALUES (current_setting('app.staff_id')::integer, current_setting('app.action'), tg_table_name,
        audited_row_id(tg_relid, CASE WHEN tg_op = 'DELETE' THEN was ELSE becomes END), before, after);
  END IF;
  RETURN NULL;
END $$;--> statement-breakpoint
SELECT audit_table('voucher');--> statement-breakpoint
SELECT audit_table('promotion');--> statement-breakpoint
SELECT audit_table('promotion_price');--> statement-breakpoint
SELECT audit_table('content');--> statement-breakpoint
SELECT audit_table('service_page');--> statement-breakpoint
SELECT audit_table('content_page');--> statement-breakpoint
SELECT audit_table('search_synonym');--> statement-breakpoint
SELECT audit_table('newsletter_subscription', 'email', 'session_token_hash');--> statement-breakpoint
SELECT audit_table('customer', 'email', 'password_hash', 'profile', 'billing_address', 'shipping_address');--> statement-breakpoint
-- Search results depend on it.
CREATE TRIGGER note_changes_of_search_synonym AFTER INSERT OR UPDATE OR DELETE ON search_synonym
  FOR EACH STATEMENT EXECUTE FUNCTION note_change('catalog');
