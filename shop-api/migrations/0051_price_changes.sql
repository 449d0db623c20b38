-- Written by hand. The lowest price of a product matters to its index row only while no article of it is for sale: the
-- price of an article refreshes that row itself, so that a change of many prices wrote every row twice.
CREATE OR REPLACE FUNCTION index_changed_products() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM refresh_product_listing_index(array(
    SELECT new_rows.id FROM new_rows JOIN old_rows ON old_rows.id = new_rows.id
    WHERE (new_rows.active, new_rows.title, new_rows.summary, new_rows.brand_id, new_rows.main_category_id, new_rows.facet_value_ids,
        new_rows.popularity, new_rows.review_count, new_rows.review_average, new_rows.created_at)
      IS DISTINCT FROM (old_rows.active, old_rows.title, old_rows.summary, old_rows.brand_id, old_rows.main_category_id, old_rows.facet_value_ids,
        old_rows.popularity, old_rows.review_count, old_rows.review_average, old_rows.created_at)
      OR (new_rows.price_from_cents <> old_rows.price_from_cents
        AND NOT EXISTS (SELECT FROM variant WHERE variant.product_id = new_rows.id AND variant.active))));
  RETURN NULL;
END $$;
