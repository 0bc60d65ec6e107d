ALTER TABLE "tactics" ADD COLUMN "updater_id" integer;--> statement-breakpoint
ALTER TABLE "tactics" ADD CONSTRAINT "tactics_updater_id_users_id_fk" FOREIGN KEY ("updater_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "tactics_updater" ON "tactics" USING btree ("updater_id");--> statement-breakpoint
-- What is still the first version was made by its creator; who changed others is not known.
UPDATE "tactics" SET "updater_id" = "creator_id" WHERE "version" = 1;
