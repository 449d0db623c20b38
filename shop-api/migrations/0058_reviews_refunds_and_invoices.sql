ALTER TABLE "review" ADD COLUMN "customer_id" integer;--> statement-breakpoint
ALTER TABLE "review" ADD CONSTRAINT "review_customer_id_customer_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customer"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "review_of_customer" ON "review" USING btree ("customer_id") WHERE "review"."customer_id" is not null;