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
