CREATE TABLE "chat" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"messages" jsonb NOT NULL,
	"rating" smallint,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "service_passage" (
	"slug" text NOT NULL,
	"position" integer NOT NULL,
	"page_title" text NOT NULL,
	"heading" text NOT NULL,
	"anchor" text NOT NULL,
	"body" text NOT NULL,
	"document" "tsvector" NOT NULL,
	CONSTRAINT "service_passage_slug_position_pk" PRIMARY KEY("slug","position")
);
--> statement-breakpoint
ALTER TABLE "service_passage" ADD CONSTRAINT "service_passage_slug_service_page_slug_fk" FOREIGN KEY ("slug") REFERENCES "public"."service_page"("slug") ON DELETE cascade ON UPDATE cascade;--> statement-breakpoint
CREATE INDEX "chat_created_at_index" ON "chat" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "service_passage_document" ON "service_passage" USING gin ("document");--> statement-breakpoint
-- Written by hand from here on. HTML as plain text, a line for each paragraph, list item and table row, without the
-- heads of tables. It was made safe before it was stored, so that tags are well formed.
CREATE FUNCTION plain_lines(html text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
  SELECT btrim(regexp_replace(
    replace(replace(replace(replace(replace(
      regexp_replace(
        regexp_replace(
          regexp_replace(regexp_replace(regexp_replace(html, '<thead.*?</thead>', '', 'g'),
            '</th>\s*(?=<td[ >])', ': ', 'g'), '</td>\s*(?=<td[ >])', ' · ', 'g'),
          '</(p|li|tr|h[1-6])>|<br[^>]*>', E'\n', 'g'),
        '<[^>]*>', '', 'g'),
      '&nbsp;', ' '), '&lt;', '<'), '&gt;', '>'), '&quot;', '"'), '&amp;', '&'),
    '[ \t]*\n\s*', E'\n', 'g'), E' \n\t')
$$;--> statement-breakpoint
-- Cuts these pages of customer service at their headings, anew.
CREATE FUNCTION refresh_passages(changed text[]) RETURNS void LANGUAGE sql AS $$
  DELETE FROM service_passage WHERE slug = ANY(changed);
  INSERT INTO service_passage (slug, position, page_title, heading, anchor, body, document)
  SELECT page.slug, part.position, page.title, cut.heading, cut.anchor, cut.body,
    setweight(to_tsvector('dutch', unaccent(cut.heading)), 'A') || setweight(to_tsvector('dutch', unaccent(page.title)), 'B')
      || setweight(to_tsvector('dutch', unaccent(cut.body)), 'D')
  FROM service_page AS page
  CROSS JOIN LATERAL regexp_split_to_table(page.html, '(?=<h[23][ >])') WITH ORDINALITY AS part(html, position)
  CROSS JOIN LATERAL (
    SELECT
      coalesce(plain_lines(substring(part.html FROM '^<h[23][^>]*>(.*?)</h[23]>')), '') AS heading,
      coalesce(substring(part.html FROM '^<h[23][^>]* id="([\w-]+)"'), '') AS anchor,
      plain_lines(regexp_replace(part.html, '^<h[23][^>]*>.*?</h[23]>', '')) AS body
  ) AS cut
  WHERE page.slug = ANY(changed) AND cut.body <> ''
$$;--> statement-breakpoint
CREATE FUNCTION cut_changed_pages() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM refresh_passages(array(SELECT slug FROM new_rows));
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER passages_of_new_pages AFTER INSERT ON service_page
  REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION cut_changed_pages();--> statement-breakpoint
CREATE TRIGGER passages_of_changed_pages AFTER UPDATE ON service_page
  REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION cut_changed_pages();--> statement-breakpoint
-- Pages of a shop that was filled before there was an assistant.
SELECT refresh_passages(array(SELECT slug FROM service_page));
