ALTER TABLE "calendar_sources" ADD COLUMN "status_code" integer;--> statement-breakpoint
ALTER TABLE "calendar_sources" ADD COLUMN "failing_since" timestamp with time zone;