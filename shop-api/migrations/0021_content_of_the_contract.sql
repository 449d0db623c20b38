-- Content has the names of the contract, no longer those of the wire.
CREATE FUNCTION "renamed"("part" jsonb) RETURNS jsonb LANGUAGE plpgsql IMMUTABLE AS $$
BEGIN
  RETURN CASE jsonb_typeof("part")
    WHEN 'object' THEN (
      SELECT coalesce(jsonb_object_agg(
        CASE "key"
          WHEN 'legal_name' THEN 'legalName'
          WHEN 'opening_hours' THEN 'openingHours'
          WHEN 'coc_number' THEN 'cocNumber'
          WHEN 'vat_number' THEN 'vatNumber'
          WHEN 'service_links' THEN 'serviceLinks'
          WHEN 'category_links' THEN 'categoryLinks'
          WHEN 'social_links' THEN 'socialLinks'
          WHEN 'payment_methods' THEN 'paymentMethods'
          WHEN 'trust_score' THEN 'trustScore'
          WHEN 'image_mobile' THEN 'imageMobile'
          WHEN 'sub_title' THEN 'subTitle'
          WHEN 'show_title' THEN 'showTitle'
          WHEN 'is_light_background' THEN 'isLightBackground'
          WHEN 'button_text' THEN 'buttonText'
          WHEN 'ends_at' THEN 'endsAt'
          WHEN 'meta_title' THEN 'metaTitle'
          WHEN 'meta_description' THEN 'metaDescription'
          WHEN 'is_multiselect' THEN 'isMultiselect'
          WHEN 'is_skippable' THEN 'isSkippable'
          ELSE "key"
        END,
        "renamed"("value")
      ), '{}') FROM jsonb_each("part")
    )
    WHEN 'array' THEN (
      SELECT coalesce(jsonb_agg("renamed"("value") ORDER BY "position"), '[]')
      FROM jsonb_array_elements("part") WITH ORDINALITY AS "elements"("value", "position")
    )
    ELSE "part"
  END;
END
$$;--> statement-breakpoint
UPDATE "content" SET "data" = "renamed"("data");--> statement-breakpoint
DROP FUNCTION "renamed"(jsonb);
