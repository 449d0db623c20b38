CREATE TABLE "familiar_place" (
	"place" text PRIMARY KEY NOT NULL,
	"customer_id" integer NOT NULL,
	"last_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "familiar_place" ADD CONSTRAINT "familiar_place_customer_id_customer_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customer"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "familiar_place_customer_id_index" ON "familiar_place" USING btree ("customer_id");--> statement-breakpoint
CREATE INDEX "order_of_nobody_by_email" ON "order" USING btree (lower("customer" ->> 'email')) WHERE "order"."customer_id" is null;--> statement-breakpoint
-- What was ordered while logged in is the account's, and no longer the session's as well.
UPDATE "order" SET "session_token_hash" = NULL WHERE "customer_id" IS NOT NULL;
