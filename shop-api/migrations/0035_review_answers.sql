ALTER TABLE "review" ADD COLUMN "answer" text;--> statement-breakpoint
ALTER TABLE "review" ADD COLUMN "answered_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "review_product_id_score_created_at_index" ON "review" USING btree ("product_id","score","created_at");--> statement-breakpoint
ALTER TABLE "review" ADD CONSTRAINT "review_answer_is_dated" CHECK (("review"."answer" is null) = ("review"."answered_at" is null));