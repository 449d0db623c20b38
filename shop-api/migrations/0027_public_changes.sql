CREATE TABLE "public_change" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "public_change_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"transaction" "xid8" DEFAULT pg_current_xact_id() NOT NULL,
	"tag" text NOT NULL,
	"changed_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE INDEX "public_change_transaction_index" ON "public_change" USING btree ("transaction");--> statement-breakpoint
CREATE INDEX "public_change_changed_at_index" ON "public_change" USING btree ("changed_at");--> statement-breakpoint
-- A change of very many rows is one tag: everything may have changed.
CREATE FUNCTION note_products(changed integer[]) RETURNS void LANGUAGE sql AS $$
  INSERT INTO public_change (tag)
  SELECT DISTINCT CASE WHEN cardinality(changed) > 1000 THEN 'all' ELSE 'product:' || id END FROM unnest(changed) AS id;
$$;--> statement-breakpoint
-- Lists of these categories, and of those above them.
CREATE FUNCTION note_categories(changed integer[]) RETURNS void LANGUAGE sql AS $$
  WITH RECURSIVE listing AS (
    SELECT id, parent_id FROM category WHERE id = ANY (changed)
    UNION SELECT category.id, category.parent_id FROM category JOIN listing ON category.id = listing.parent_id)
  INSERT INTO public_change (tag)
  SELECT 'category:' || id FROM listing UNION ALL SELECT 'products' WHERE cardinality(changed) > 0;
$$;--> statement-breakpoint
CREATE FUNCTION note_listed_products(changed integer[]) RETURNS void LANGUAGE sql AS $$
  SELECT note_products(changed);
  SELECT note_categories(array(SELECT DISTINCT category_id FROM product_category WHERE product_id = ANY (changed)));
$$;--> statement-breakpoint
CREATE FUNCTION note_new_or_gone_products() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_TABLE_NAME = 'product' THEN
    PERFORM note_listed_products(array(SELECT id FROM changed_rows));
  ELSE
    PERFORM note_listed_products(array(SELECT DISTINCT product_id FROM changed_rows));
  END IF;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE FUNCTION note_changed_products() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM note_products(array(SELECT id FROM new_rows));
  PERFORM note_categories(array(
    SELECT DISTINCT category_id FROM product_category WHERE product_id IN (
      SELECT new_rows.id FROM new_rows JOIN old_rows ON old_rows.id = new_rows.id
      WHERE (new_rows.active, new_rows.title, new_rows.summary, new_rows.brand_id, new_rows.facet_value_ids,
          new_rows.price_from_cents, new_rows.popularity, new_rows.review_count, new_rows.review_average, new_rows.created_at)
        IS DISTINCT FROM (old_rows.active, old_rows.title, old_rows.summary, old_rows.brand_id, old_rows.facet_value_ids,
          old_rows.price_from_cents, old_rows.popularity, old_rows.review_count, old_rows.review_average, old_rows.created_at))));
  RETURN NULL;
END $$;--> statement-breakpoint
-- An order changes the stock of its variants: lists change only when the last piece is gone, or the first is back.
-- A configurator shows the stock of one variant.
CREATE FUNCTION note_changed_variants() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM note_products(array(SELECT DISTINCT product_id FROM new_rows));
  PERFORM note_categories(array(
    SELECT DISTINCT category_id FROM product_category WHERE product_id IN (
      SELECT new_rows.product_id FROM new_rows JOIN old_rows ON old_rows.id = new_rows.id
      WHERE (new_rows.active, new_rows.price_cents, new_rows.price_old_cents, new_rows.stock = 0)
        IS DISTINCT FROM (old_rows.active, old_rows.price_cents, old_rows.price_old_cents, old_rows.stock = 0))));
  INSERT INTO public_change (tag)
  SELECT 'configurators' WHERE EXISTS (SELECT FROM configurator WHERE variant_id IN (SELECT id FROM new_rows));
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE FUNCTION note_categorised_products() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM note_products(array(SELECT DISTINCT product_id FROM changed_rows));
  PERFORM note_categories(array(SELECT DISTINCT category_id FROM changed_rows));
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE FUNCTION note_reviewed_products() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM note_products(array(SELECT DISTINCT product_id FROM changed_rows));
  RETURN NULL;
END $$;--> statement-breakpoint
-- Its argument is the tag.
CREATE FUNCTION note_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO public_change (tag) VALUES (TG_ARGV[0]);
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER note_new_products AFTER INSERT ON product
  REFERENCING NEW TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION note_new_or_gone_products();--> statement-breakpoint
CREATE TRIGGER note_changed_products AFTER UPDATE ON product
  REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION note_changed_products();--> statement-breakpoint
CREATE TRIGGER note_gone_products AFTER DELETE ON product
  REFERENCING OLD TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION note_new_or_gone_products();--> statement-breakpoint
CREATE TRIGGER note_new_variants AFTER INSERT ON variant
  REFERENCING NEW TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION note_new_or_gone_products();--> statement-breakpoint
CREATE TRIGGER note_changed_variants AFTER UPDATE ON variant
  REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION note_changed_variants();--> statement-breakpoint
CREATE TRIGGER note_gone_variants AFTER DELETE ON variant
  REFERENCING OLD TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION note_new_or_gone_products();--> statement-breakpoint
CREATE TRIGGER note_categorised_products AFTER INSERT ON product_category
  REFERENCING NEW TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION note_categorised_products();--> statement-breakpoint
CREATE TRIGGER note_removed_products AFTER DELETE ON product_category
  REFERENCING OLD TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION note_categorised_products();--> statement-breakpoint
CREATE TRIGGER note_new_reviews AFTER INSERT ON review
  REFERENCING NEW TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION note_reviewed_products();--> statement-breakpoint
CREATE TRIGGER note_changed_reviews AFTER UPDATE ON review
  REFERENCING NEW TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION note_reviewed_products();--> statement-breakpoint
CREATE TRIGGER note_gone_reviews AFTER DELETE ON review
  REFERENCING OLD TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION note_reviewed_products();--> statement-breakpoint
CREATE TRIGGER note_changes_of_brand AFTER INSERT OR UPDATE OR DELETE ON brand
  FOR EACH STATEMENT EXECUTE FUNCTION note_change('catalog');--> statement-breakpoint
CREATE TRIGGER note_changes_of_category AFTER INSERT OR UPDATE OR DELETE ON category
  FOR EACH STATEMENT EXECUTE FUNCTION note_change('catalog');--> statement-breakpoint
CREATE TRIGGER note_changes_of_facet AFTER INSERT OR UPDATE OR DELETE ON facet
  FOR EACH STATEMENT EXECUTE FUNCTION note_change('catalog');--> statement-breakpoint
CREATE TRIGGER note_changes_of_facet_value AFTER INSERT OR UPDATE OR DELETE ON facet_value
  FOR EACH STATEMENT EXECUTE FUNCTION note_change('catalog');--> statement-breakpoint
CREATE TRIGGER note_changes_of_configurator AFTER INSERT OR UPDATE OR DELETE ON configurator
  FOR EACH STATEMENT EXECUTE FUNCTION note_change('configurators');--> statement-breakpoint
CREATE TRIGGER note_changes_of_render AFTER INSERT OR UPDATE OR DELETE ON render
  FOR EACH STATEMENT EXECUTE FUNCTION note_change('configurators');--> statement-breakpoint
CREATE TRIGGER note_changes_of_content AFTER INSERT OR UPDATE OR DELETE ON content
  FOR EACH STATEMENT EXECUTE FUNCTION note_change('content');--> statement-breakpoint
CREATE TRIGGER note_changes_of_service_page AFTER INSERT OR UPDATE OR DELETE ON service_page
  FOR EACH STATEMENT EXECUTE FUNCTION note_change('content');--> statement-breakpoint
CREATE TRIGGER note_changes_of_content_page AFTER INSERT OR UPDATE OR DELETE ON content_page
  FOR EACH STATEMENT EXECUTE FUNCTION note_change('content');
