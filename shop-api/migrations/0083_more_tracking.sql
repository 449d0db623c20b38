ALTER TABLE "order" ADD COLUMN "more_track_and_trace_urls" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "parcel" ADD COLUMN "more_track_and_trace_urls" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "order_more_tracking" ON "order" USING gin ((lower(regexp_replace("more_track_and_trace_urls"::text, '"[^"]*[/=]', '', 'g'))) gin_trgm_ops) WHERE "order"."more_track_and_trace_urls" <> '[]'::jsonb;--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "parcel_more_tracking" ON "parcel" USING gin ((lower(regexp_replace("more_track_and_trace_urls"::text, '"[^"]*[/=]', '', 'g'))) gin_trgm_ops) WHERE "parcel"."more_track_and_trace_urls" <> '[]'::jsonb;--> statement-breakpoint
-- Written by hand from here on. A link contains the zipcode of the customer, so the log leaves it out.
DROP TRIGGER audit ON "order";--> statement-breakpoint
SELECT audit_table('"order"', 'customer', 'billing_address', 'shipping_address', 'session_token_hash', 'placed_from', 'placed_from_network', 'fingerprint', 'payment_details', 'shipment', 'more_track_and_trace_urls');--> statement-breakpoint
DROP TRIGGER audit ON "parcel";--> statement-breakpoint
SELECT audit_table('parcel', 'track_and_trace_url', 'more_track_and_trace_urls');
