-- Written by hand. No column of search_word may be called stem: statements of earlier servers read a stem of their own
-- where search_word is in scope.
-- title_document gives the words of a title as the documents of the listing index have them. It is immutable, although
-- shop_text is not: that depends on the dictionary of unaccent, which never changes.
CREATE FUNCTION title_document(title text) RETURNS tsvector LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
SET search_path = public AS $$
  SELECT search_document(shop_text(title))
$$;--> statement-breakpoint
ALTER TABLE "brand" ADD COLUMN "title_document" "tsvector" GENERATED ALWAYS AS (title_document(title)) STORED;--> statement-breakpoint
ALTER TABLE "category" ADD COLUMN "title_document" "tsvector" GENERATED ALWAYS AS (title_document(title)) STORED;--> statement-breakpoint
ALTER TABLE "facet_value" ADD COLUMN "title_document" "tsvector" GENERATED ALWAYS AS (title_document(title)) STORED;--> statement-breakpoint
ALTER TABLE "search_word" ADD COLUMN "word_stem" text GENERATED ALWAYS AS (search_stem(word)) STORED;--> statement-breakpoint
ANALYZE "search_word";--> statement-breakpoint
-- As before, without the column that only repeats the title.
CREATE OR REPLACE FUNCTION audit_row() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  hidden text[] := tg_argv;
  was jsonb := CASE WHEN tg_op <> 'INSERT' THEN to_jsonb(old) - 'title_document' ELSE '{}' END;
  becomes jsonb := CASE WHEN tg_op <> 'DELETE' THEN to_jsonb(new) - 'title_document' ELSE '{}' END;
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
END $$;
