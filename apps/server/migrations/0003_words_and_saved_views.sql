-- Words inside of titles and notes are found by their trigrams.
CREATE EXTENSION IF NOT EXISTS pg_trgm;--> statement-breakpoint
DROP INDEX "custom_views_user";--> statement-breakpoint
ALTER TABLE "tactic_field_values" ALTER COLUMN "tactic_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "comments" ADD COLUMN "updated_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "custom_views" ADD COLUMN "view" text DEFAULT 'month' NOT NULL;--> statement-breakpoint
ALTER TABLE "custom_views" ADD COLUMN "order_index" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "tactic_field_values" ADD COLUMN "creator_id" integer;--> statement-breakpoint
ALTER TABLE "tactic_field_values" ADD COLUMN "created_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "tactics" ADD COLUMN "search_text" text GENERATED ALWAYS AS (lower(title || ' ' || regexp_replace(regexp_replace(regexp_replace(regexp_replace(regexp_replace(regexp_replace(regexp_replace(summary, '</?(p|div|li|ul|ol|h[1-6]|br|hr|tr|td|th|table|blockquote|pre|img)\y[^>]*>', ' ', 'g'), '<[^>]*>', '', 'g'), '&nbsp;', ' ', 'g'), '&lt;', '<', 'g'), '&gt;', '>', 'g'), '&quot;', '"', 'g'), '&amp;', '&', 'g'))) STORED;--> statement-breakpoint
ALTER TABLE "tactic_field_values" ADD CONSTRAINT "tactic_field_values_creator_id_users_id_fk" FOREIGN KEY ("creator_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "tactic_field_values_creator" ON "tactic_field_values" USING btree ("creator_id");--> statement-breakpoint
CREATE INDEX "tactic_field_values_of_no_tactic" ON "tactic_field_values" USING btree ("created_at") WHERE "tactic_field_values"."tactic_id" is null;--> statement-breakpoint
CREATE INDEX "tactics_search_text" ON "tactics" USING gin ("search_text" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "custom_views_user" ON "custom_views" USING btree ("user_id","order_index");--> statement-breakpoint
ALTER TABLE "custom_views" ADD CONSTRAINT "custom_views_view_known" CHECK ("custom_views"."view" in ('month', 'day', 'flow', 'table', 'budget', 'search', 'performance'));