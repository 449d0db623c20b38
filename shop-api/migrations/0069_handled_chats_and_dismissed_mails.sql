ALTER TABLE "chat" ADD COLUMN "handled_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "mail" ADD COLUMN "dismissed_at" timestamp with time zone;--> statement-breakpoint
-- Written by hand from here on.
SELECT audit_table('chat', 'messages');
