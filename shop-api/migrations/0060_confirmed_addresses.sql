ALTER TABLE "registration" ADD COLUMN "customer_id" integer;--> statement-breakpoint
ALTER TABLE "registration" ADD CONSTRAINT "registration_customer_id_customer_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customer"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
-- Written by hand: the consent under which these addresses were stored did not name e-mail.
UPDATE "abandonment" SET "email" = NULL WHERE "email" IS NOT NULL;
