CREATE TABLE "custom_view_defaults" (
	"user_id" integer NOT NULL,
	"plan_id" integer NOT NULL,
	"custom_view_id" integer NOT NULL,
	CONSTRAINT "custom_view_defaults_user_id_plan_id_pk" PRIMARY KEY("user_id","plan_id")
);
--> statement-breakpoint
ALTER TABLE "custom_views" ADD COLUMN "is_shared" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "custom_view_defaults" ADD CONSTRAINT "custom_view_defaults_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "custom_view_defaults" ADD CONSTRAINT "custom_view_defaults_plan_id_plans_id_fk" FOREIGN KEY ("plan_id") REFERENCES "public"."plans"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "custom_view_defaults" ADD CONSTRAINT "custom_view_defaults_custom_view_id_custom_views_id_fk" FOREIGN KEY ("custom_view_id") REFERENCES "public"."custom_views"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "custom_view_defaults_view" ON "custom_view_defaults" USING btree ("custom_view_id");--> statement-breakpoint
CREATE INDEX "custom_view_defaults_plan" ON "custom_view_defaults" USING btree ("plan_id");--> statement-breakpoint
ALTER TABLE "custom_views" ADD CONSTRAINT "custom_views_shared_on_plan" CHECK (not "custom_views"."is_shared" or "custom_views"."plan_id" is not null);