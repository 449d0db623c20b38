CREATE TABLE "replacement" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"order_id" uuid NOT NULL,
	"reason" text NOT NULL,
	"lines" jsonb NOT NULL,
	"carrier" text,
	"track_and_trace_url" text,
	"more_track_and_trace_urls" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"shipped_at" timestamp with time zone,
	"cancelled_at" timestamp with time zone,
	CONSTRAINT "replacement_ends_once" CHECK ("replacement"."shipped_at" is null or "replacement"."cancelled_at" is null)
);
--> statement-breakpoint
ALTER TABLE "replacement" ADD CONSTRAINT "replacement_order_id_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."order"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "replacement_order_id_index" ON "replacement" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "replacement_to_send" ON "replacement" USING btree ("order_id") WHERE ("replacement"."shipped_at" is null and "replacement"."cancelled_at" is null);--> statement-breakpoint
-- Written by hand from here on.
SELECT audit_table('replacement', 'track_and_trace_url', 'more_track_and_trace_urls');
