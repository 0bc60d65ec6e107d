ALTER TABLE "calendar_events" ADD COLUMN "single_reason" text;--> statement-breakpoint
UPDATE "calendar_sources" SET "entity_tag" = NULL, "last_modified" = NULL;