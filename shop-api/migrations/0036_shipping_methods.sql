CREATE TABLE "shipping_method" (
	"code" text PRIMARY KEY NOT NULL,
	"position" integer NOT NULL,
	"title" text NOT NULL,
	"description" text NOT NULL,
	"price_cents" integer NOT NULL,
	"free_from_cents" integer,
	"countries" text[] NOT NULL,
	"express" boolean DEFAULT false NOT NULL,
	"insured_code" text,
	"insured_title" text,
	"insured_description" text,
	"insured_extra_cents" integer,
	CONSTRAINT "shipping_method_insuredCode_unique" UNIQUE("insured_code"),
	CONSTRAINT "shipping_method_price_not_negative" CHECK ("shipping_method"."price_cents" >= 0),
	CONSTRAINT "shipping_method_free_from_not_negative" CHECK ("shipping_method"."free_from_cents" >= 0),
	CONSTRAINT "shipping_method_countries_known" CHECK ("shipping_method"."countries" <@ array['NL', 'BE', 'LU'] and cardinality("shipping_method"."countries") > 0),
	CONSTRAINT "shipping_method_insurance_not_negative" CHECK ("shipping_method"."insured_extra_cents" >= 0),
	CONSTRAINT "shipping_method_insurance_complete" CHECK (num_nulls("shipping_method"."insured_code", "shipping_method"."insured_title", "shipping_method"."insured_description", "shipping_method"."insured_extra_cents") in (0, 4))
);
--> statement-breakpoint
ALTER TABLE "order" ADD COLUMN "shipping_title" text DEFAULT '' NOT NULL;--> statement-breakpoint
-- Written by hand from here on. A shop without shipping methods could not sell: also an existing one gets them here.
INSERT INTO shipping_method (code, position, title, description, price_cents, countries, express, insured_code, insured_title, insured_description, insured_extra_cents) VALUES
  ('standard', 1, 'Standaard verzending', 'Gratis thuisbezorgd, op het moment dat bij je artikelen staat.', 0, '{NL,BE,LU}', false,
    'standard_insured', 'Standaard verzending, verzekerd', 'Gratis thuisbezorgd en verzekerd tegen verlies en schade onderweg.', 1000),
  ('express', 2, 'Express verzending', 'Voor 23:59 besteld, de volgende werkdag al voor 12.00 uur in huis.', 995, '{NL}', true,
    'express_insured', 'Express verzending, verzekerd', 'De volgende werkdag al voor 12.00 uur in huis, en verzekerd tegen verlies en schade onderweg.', 1000);--> statement-breakpoint
UPDATE "order" SET shipping_title = choice.title
  FROM (SELECT code, title FROM shipping_method UNION ALL SELECT insured_code, insured_title FROM shipping_method) AS choice
  WHERE choice.code = "order".shipping_method;--> statement-breakpoint
-- The footer tells from which total shipping is free.
CREATE TRIGGER note_changes_of_shipping_method AFTER INSERT OR UPDATE OR DELETE ON shipping_method
  FOR EACH STATEMENT EXECUTE FUNCTION note_change('content');
