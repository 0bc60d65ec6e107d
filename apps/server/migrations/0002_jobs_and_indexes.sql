CREATE TABLE "jobs" (
	"name" text PRIMARY KEY NOT NULL,
	"next_attempt_at" timestamp with time zone NOT NULL,
	"leases" integer DEFAULT 0 NOT NULL,
	"failures" integer DEFAULT 0 NOT NULL,
	"last_error" text,
	CONSTRAINT "jobs_leases_counted" CHECK ("jobs"."leases" >= 0),
	CONSTRAINT "jobs_failures_counted" CHECK ("jobs"."failures" >= 0)
);
--> statement-breakpoint
CREATE INDEX "audit_events_action" ON "audit_events" USING btree ("action","at");--> statement-breakpoint
CREATE INDEX "audit_events_ip_key" ON "audit_events" USING btree ((details ->> 'ipKey'),"action","at") WHERE "audit_events"."user_id" is null and (details ->> 'ipKey') is not null;--> statement-breakpoint
CREATE INDEX "audit_events_account_key" ON "audit_events" USING btree ((details ->> 'accountKey'),"action","at") WHERE "audit_events"."user_id" is null and (details ->> 'accountKey') is not null;--> statement-breakpoint
CREATE INDEX "custom_views_deleted" ON "custom_views" USING btree ("deleted_at") WHERE "custom_views"."deleted_at" is not null;--> statement-breakpoint
CREATE INDEX "refresh_tokens_expiry" ON "refresh_tokens" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "tactics_deleted" ON "tactics" USING btree ("deleted_at") WHERE "tactics"."deleted_at" is not null;
--> statement-breakpoint
-- A process that sends mails, and no requests, hears of new ones.
CREATE FUNCTION "announce_mails"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('outgoing_mails', '');
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "outgoing_mails_announced" AFTER INSERT ON "outgoing_mails"
  FOR EACH STATEMENT EXECUTE FUNCTION "announce_mails"();
