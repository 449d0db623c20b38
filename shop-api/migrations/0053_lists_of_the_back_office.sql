CREATE INDEX "customer_created_at_index" ON "customer" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "customer_text" ON "customer" USING gin ((lower("email" || ' ' || ("profile" ->> 'firstName') || ' ' || ("profile" ->> 'lastName') || ' ' || ("profile" ->> 'company'))) gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "order_refund_due" ON "order" USING btree ("created_at") WHERE "order"."refund_due_cents" > 0;--> statement-breakpoint
CREATE INDEX "contact_message" ON "mail" USING btree ("answered_at","created_at") WHERE "mail"."kind" = 'contact_message';--> statement-breakpoint
CREATE INDEX "review_unanswered" ON "review" USING btree ("created_at") WHERE "review"."published" and "review"."answer" is null and "review"."score" <= 3;--> statement-breakpoint
-- Written by hand. Without it, the planner knows nothing of the text that customers are searched by.
ANALYZE "customer";
