-- Customers and addresses have the names of the contract, no longer those of the wire. Answers that were kept too.
CREATE FUNCTION "renamed"("record" jsonb) RETURNS jsonb LANGUAGE sql IMMUTABLE AS $$
  SELECT jsonb_object_agg(
    CASE "key"
      WHEN 'first_name' THEN 'firstName'
      WHEN 'last_name' THEN 'lastName'
      WHEN 'phone_number' THEN 'phoneNumber'
      WHEN 'vat_number' THEN 'vatNumber'
      WHEN 'coc_number' THEN 'cocNumber'
      WHEN 'house_number' THEN 'houseNumber'
      WHEN 'country_code' THEN 'countryCode'
      ELSE "key"
    END,
    "value"
  ) FROM jsonb_each("record")
$$;--> statement-breakpoint
UPDATE "checkout" SET "customer" = "renamed"("customer"), "billing_address" = "renamed"("billing_address"), "shipping_address" = "renamed"("shipping_address");--> statement-breakpoint
UPDATE "order" SET "customer" = "renamed"("customer"), "billing_address" = "renamed"("billing_address"), "shipping_address" = "renamed"("shipping_address");--> statement-breakpoint
UPDATE "customer" SET "profile" = "renamed"("profile"), "billing_address" = "renamed"("billing_address"), "shipping_address" = "renamed"("shipping_address");--> statement-breakpoint
UPDATE "registration" SET "profile" = "renamed"("profile");--> statement-breakpoint
DROP FUNCTION "renamed"(jsonb);--> statement-breakpoint
DELETE FROM "idempotency_key";
