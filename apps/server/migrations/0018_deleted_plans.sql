CREATE TABLE "deleted_plan_roles" (
	"id" integer PRIMARY KEY NOT NULL,
	"user_id" integer NOT NULL,
	"account_id" integer NOT NULL,
	"plan_id" integer NOT NULL,
	"role_id" integer NOT NULL,
	"can_view_budget" boolean NOT NULL,
	"can_edit_all_channels" boolean NOT NULL,
	"channel_ids" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "sessions" DROP CONSTRAINT "sessions_revoked_reason_known";--> statement-breakpoint
ALTER TABLE "plans" ADD COLUMN "deleted_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "plans" ADD COLUMN "deleted_by_id" integer;--> statement-breakpoint
ALTER TABLE "plans" ADD COLUMN "family_at_deletion" jsonb;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "last_used_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "browser" text;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "os" text;--> statement-breakpoint
ALTER TABLE "deleted_plan_roles" ADD CONSTRAINT "deleted_plan_roles_role_id_roles_id_fk" FOREIGN KEY ("role_id") REFERENCES "public"."roles"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deleted_plan_roles" ADD CONSTRAINT "deleted_plan_roles_member_fk" FOREIGN KEY ("account_id","user_id") REFERENCES "public"."account_members"("account_id","user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deleted_plan_roles" ADD CONSTRAINT "deleted_plan_roles_plan_fk" FOREIGN KEY ("plan_id","account_id") REFERENCES "public"."plans"("id","account_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "deleted_plan_roles_plan" ON "deleted_plan_roles" USING btree ("plan_id");--> statement-breakpoint
CREATE INDEX "deleted_plan_roles_account" ON "deleted_plan_roles" USING btree ("account_id","user_id");--> statement-breakpoint
ALTER TABLE "plans" ADD CONSTRAINT "plans_deleted_by_id_users_id_fk" FOREIGN KEY ("deleted_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "plans_deleted_by" ON "plans" USING btree ("deleted_by_id");--> statement-breakpoint
CREATE INDEX "plans_deleted" ON "plans" USING btree ("deleted_at") WHERE "plans"."deleted_at" is not null;--> statement-breakpoint
ALTER TABLE "plans" ADD CONSTRAINT "plans_deleted_has_no_lead" CHECK ("plans"."deleted_at" is null or ("plans"."parent_id" is null and "plans"."family_at_deletion" is not null));--> statement-breakpoint
ALTER TABLE "plans" ADD CONSTRAINT "plans_template_stays" CHECK (not "plans"."is_template" or "plans"."deleted_at" is null);--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_revoked_reason_known" CHECK (("sessions"."revoked_at" is null) = ("sessions"."revoked_reason" is null) and ("sessions"."revoked_reason" is null or "sessions"."revoked_reason" in ('logged_out', 'token_reused', 'password_changed', 'access_removed', 'ended_elsewhere')));--> statement-breakpoint
UPDATE "sessions" SET "last_used_at" = "created_at";
