CREATE INDEX "order_details" ON "order" USING gin ((lower(coalesce("customer" ->> 'company', '') || ' ' || coalesce("billing_address" ->> 'company', '') || ' ' || coalesce("shipping_address" ->> 'company', '') || ' ' || coalesce("customer" ->> 'phoneNumber', '') || ' ' || coalesce(replace("billing_address" ->> 'zipcode', ' ', ''), '') || ' ' || coalesce(replace("shipping_address" ->> 'zipcode', ' ', ''), '') || ' ' || coalesce(substring("shipment" ->> 'trackAndTraceUrl' from '[^/=]+$'), ''))) gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "order_line_sku" ON "order_line" USING btree ((lower("sku")));--> statement-breakpoint
CREATE INDEX "parcel_text" ON "parcel" USING gin ((lower(substring("track_and_trace_url" from '[^/=]+$'))) gin_trgm_ops);--> statement-breakpoint
-- Written by hand from here on.
SELECT audit_table('shipping_method');
