CREATE TABLE "content_page" (
	"path" text PRIMARY KEY NOT NULL,
	"parent" text,
	"position" integer DEFAULT 0 NOT NULL,
	"title" text NOT NULL,
	"intro" text NOT NULL,
	"image" jsonb,
	"html" text NOT NULL,
	"author" text,
	"published_at" timestamp with time zone,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"facts" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"category_paths" text[] DEFAULT '{}' NOT NULL,
	"product_slugs" text[] DEFAULT '{}' NOT NULL,
	"meta_title" text NOT NULL,
	"meta_description" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "return_request" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"order_number" text NOT NULL,
	"email" text NOT NULL,
	"reason" text NOT NULL,
	"explanation" text NOT NULL,
	"order_id" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "mail" ADD COLUMN "reply_to" text;--> statement-breakpoint
ALTER TABLE "return_request" ADD CONSTRAINT "return_request_order_id_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."order"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "content_page_parent_position_index" ON "content_page" USING btree ("parent","position");--> statement-breakpoint
CREATE INDEX "return_request_order_number_index" ON "return_request" USING btree ("order_number");