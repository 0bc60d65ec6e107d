ALTER TABLE "calendar_sources" ADD COLUMN "problem" text;--> statement-breakpoint
ALTER TABLE "calendar_sources" ADD COLUMN "is_whole" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "calendar_sources" ADD COLUMN "warnings" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
-- Events of zones and rules that were not followed before are read again.
UPDATE "calendar_sources" SET "entity_tag" = NULL, "last_modified" = NULL, "next_attempt_at" = NULL;
