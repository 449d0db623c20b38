CREATE TABLE "passage" (
	"path" text NOT NULL,
	"position" integer NOT NULL,
	"page_title" text NOT NULL,
	"heading" text NOT NULL,
	"anchor" text NOT NULL,
	"body" text NOT NULL,
	"document" "tsvector" NOT NULL,
	CONSTRAINT "passage_path_position_pk" PRIMARY KEY("path","position")
);
--> statement-breakpoint
DROP TABLE "service_passage" CASCADE;--> statement-breakpoint
CREATE INDEX "passage_document" ON "passage" USING gin ("document");--> statement-breakpoint
-- Written by hand from here on. Everything there is to read in the shop, by its path.
DROP TRIGGER passages_of_new_pages ON service_page;--> statement-breakpoint
DROP TRIGGER passages_of_changed_pages ON service_page;--> statement-breakpoint
DROP FUNCTION cut_changed_pages;--> statement-breakpoint
CREATE VIEW readable_page AS
  SELECT 'service/' || slug AS path, title, html FROM service_page
  UNION ALL SELECT path, title, '<p>' || intro || '</p>' || html FROM content_page
  UNION ALL SELECT path, title, description FROM category
    WHERE listed AND NOT EXISTS (SELECT FROM content_page WHERE content_page.path = category.path);--> statement-breakpoint
-- Cuts these pages at their headings, anew.
CREATE OR REPLACE FUNCTION refresh_passages(changed text[]) RETURNS void LANGUAGE sql AS $$
  DELETE FROM passage WHERE path = ANY(changed);
  INSERT INTO passage (path, position, page_title, heading, anchor, body, document)
  SELECT page.path, part.position, page.title, cut.heading, cut.anchor, cut.body,
    setweight(to_tsvector('dutch', unaccent(cut.heading)), 'A') || setweight(to_tsvector('dutch', unaccent(page.title)), 'B')
      || setweight(to_tsvector('dutch', unaccent(cut.body)), 'D')
  FROM readable_page AS page
  CROSS JOIN LATERAL regexp_split_to_table(page.html, '(?=<h[23][ >])') WITH ORDINALITY AS part(html, position)
  CROSS JOIN LATERAL (
    SELECT
      coalesce(plain_lines(substring(part.html FROM '^<h[23][^>]*>(.*?)</h[23]>')), '') AS heading,
      coalesce(substring(part.html FROM '^<h[23][^>]* id="([\w-]+)"'), '') AS anchor,
      plain_lines(regexp_replace(part.html, '^<h[23][^>]*>.*?</h[23]>', '')) AS body
  ) AS cut
  WHERE page.path = ANY(changed) AND cut.body <> ''
$$;--> statement-breakpoint
CREATE FUNCTION cut_service_pages() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP <> 'INSERT' THEN PERFORM refresh_passages(array(SELECT 'service/' || slug FROM old_rows)); END IF;
  IF TG_OP <> 'DELETE' THEN PERFORM refresh_passages(array(SELECT 'service/' || slug FROM new_rows)); END IF;
  RETURN NULL;
END $$;--> statement-breakpoint
-- Of content pages and categories, whose path is their own.
CREATE FUNCTION cut_pages() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP <> 'INSERT' THEN PERFORM refresh_passages(array(SELECT path FROM old_rows)); END IF;
  IF TG_OP <> 'DELETE' THEN PERFORM refresh_passages(array(SELECT path FROM new_rows)); END IF;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER passages_of_new_service_pages AFTER INSERT ON service_page
  REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION cut_service_pages();--> statement-breakpoint
CREATE TRIGGER passages_of_changed_service_pages AFTER UPDATE ON service_page
  REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION cut_service_pages();--> statement-breakpoint
CREATE TRIGGER passages_of_gone_service_pages AFTER DELETE ON service_page
  REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION cut_service_pages();--> statement-breakpoint
CREATE TRIGGER passages_of_new_content AFTER INSERT ON content_page
  REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION cut_pages();--> statement-breakpoint
CREATE TRIGGER passages_of_changed_content AFTER UPDATE ON content_page
  REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION cut_pages();--> statement-breakpoint
CREATE TRIGGER passages_of_gone_content AFTER DELETE ON content_page
  REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION cut_pages();--> statement-breakpoint
CREATE TRIGGER passages_of_new_categories AFTER INSERT ON category
  REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION cut_pages();--> statement-breakpoint
CREATE TRIGGER passages_of_changed_categories AFTER UPDATE ON category
  REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION cut_pages();--> statement-breakpoint
CREATE TRIGGER passages_of_gone_categories AFTER DELETE ON category
  REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION cut_pages();--> statement-breakpoint
-- Pages of a shop that was filled before.
SELECT refresh_passages(array(SELECT path FROM readable_page));
