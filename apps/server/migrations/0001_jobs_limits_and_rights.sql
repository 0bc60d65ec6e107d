-- Announces changes of rights to the streams of all processes, in the order of the commits. The
-- arguments are a kind, and the columns with the ids of that kind.
CREATE FUNCTION "announce_rights"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  name text;
BEGIN
  FOREACH name IN ARRAY TG_ARGV[1:] LOOP
    IF TG_OP <> 'INSERT' THEN
      PERFORM pg_notify('plan_changes', format('rights:%s:%s', TG_ARGV[0], to_jsonb(OLD) ->> name));
    END IF;
    IF TG_OP <> 'DELETE' THEN
      PERFORM pg_notify('plan_changes', format('rights:%s:%s', TG_ARGV[0], to_jsonb(NEW) ->> name));
    END IF;
  END LOOP;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION "announce_rights_of_role"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('plan_changes', format('rights:user:%s', user_id))
  FROM user_roles WHERE id IN (OLD.user_role_id, NEW.user_role_id);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "sessions_rights" AFTER DELETE OR UPDATE OF "user_id", "expires_at", "revoked_at" ON "sessions"
  FOR EACH ROW EXECUTE FUNCTION "announce_rights"('session', 'id');
--> statement-breakpoint
CREATE TRIGGER "users_rights" AFTER DELETE OR UPDATE OF "deleted_at" ON "users"
  FOR EACH ROW EXECUTE FUNCTION "announce_rights"('user', 'id');
--> statement-breakpoint
CREATE TRIGGER "user_roles_rights" AFTER INSERT OR DELETE OR UPDATE ON "user_roles"
  FOR EACH ROW EXECUTE FUNCTION "announce_rights"('user', 'user_id');
--> statement-breakpoint
CREATE TRIGGER "user_role_channels_rights" AFTER INSERT OR DELETE OR UPDATE ON "user_role_channels"
  FOR EACH ROW EXECUTE FUNCTION "announce_rights_of_role"();
--> statement-breakpoint
CREATE TRIGGER "user_blocked_tags_rights" AFTER INSERT OR DELETE OR UPDATE ON "user_blocked_tags"
  FOR EACH ROW EXECUTE FUNCTION "announce_rights"('user', 'user_id');
--> statement-breakpoint
CREATE TRIGGER "plans_rights" AFTER DELETE OR UPDATE OF "account_id", "parent_id", "use_budgets", "use_dashboards", "is_template", "freeze", "deleted_at" ON "plans"
  FOR EACH ROW EXECUTE FUNCTION "announce_rights"('plan', 'id', 'parent_id');
--> statement-breakpoint
CREATE TRIGGER "accounts_rights" AFTER DELETE OR UPDATE OF "owner_id", "is_active" ON "accounts"
  FOR EACH ROW EXECUTE FUNCTION "announce_rights"('account', 'id');
--> statement-breakpoint
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
--> statement-breakpoint
CREATE TABLE "request_counts" (
	"key" varchar(255) PRIMARY KEY NOT NULL,
	"points" integer DEFAULT 0 NOT NULL,
	"expire" bigint
);
--> statement-breakpoint
CREATE INDEX "request_counts_expiry" ON "request_counts" USING btree ("expire");--> statement-breakpoint
CREATE TABLE "open_streams" (
	"user_id" integer PRIMARY KEY NOT NULL,
	"by_process" jsonb NOT NULL
);
--> statement-breakpoint
ALTER TABLE "open_streams" ADD CONSTRAINT "open_streams_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
