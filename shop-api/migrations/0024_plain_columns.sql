ALTER TABLE "newsletter_subscription" RENAME COLUMN "asked_at" TO "requested_at";--> statement-breakpoint
ALTER TABLE "newsletter_subscription" RENAME COLUMN "letters" TO "mails";--> statement-breakpoint
ALTER TABLE "newsletter_subscription" RENAME COLUMN "letters_since" TO "mails_since";--> statement-breakpoint
ALTER INDEX "newsletter_subscription_session_token_hash_asked_at_index" RENAME TO "newsletter_subscription_session_token_hash_requested_at_index";--> statement-breakpoint
ALTER TABLE "order" RENAME COLUMN "purchase_told_at" TO "purchase_reported_at";
