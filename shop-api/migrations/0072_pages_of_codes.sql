-- A promotion with only a code lists all articles of its page. Until now its page had only those that are reduced.
UPDATE "category" SET "reduced_only" = false
FROM "promotion"
WHERE "promotion"."category_id" = "category"."id" AND "promotion"."state" <> 'ended' AND "category"."reduced_only"
  AND NOT EXISTS (SELECT FROM "promotion_price" WHERE "promotion_price"."promotion_id" = "promotion"."id");
