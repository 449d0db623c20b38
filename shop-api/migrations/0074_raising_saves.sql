-- Written by hand. 0073 counted each save of a configurator as a raise, because it may have been one. The audit log has the
-- supplements before and after each: only a save that raised one, or added an option with one, starts the 30 days again.
UPDATE "configurator" SET "raised_at" = (
  SELECT max("at") FROM "audit_log"
  WHERE "table_name" = 'configurator' AND "action" = 'save configurator' AND "row_id" = "configurator"."product_id"::text
    AND EXISTS (
      SELECT FROM jsonb_path_query("after", '$.steps[*].properties[*]') AS "property",
        jsonb_array_elements("property" -> 'options') AS "option"
      WHERE ("option" ->> 'extra')::numeric > coalesce((
        SELECT max(("earlier" ->> 'extra')::numeric)
        FROM jsonb_path_query("before", '$.steps[*].properties[*]') AS "was",
          jsonb_array_elements("was" -> 'options') AS "earlier"
        WHERE "was" ->> 'property' = "property" ->> 'property' AND "earlier" ->> 'id' = "option" ->> 'id'), 0)))
WHERE "raised_at" IS NOT NULL;
