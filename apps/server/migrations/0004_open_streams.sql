CREATE TABLE "open_streams" (
	"user_id" integer PRIMARY KEY NOT NULL,
	"by_process" jsonb NOT NULL
);
--> statement-breakpoint
ALTER TABLE "open_streams" ADD CONSTRAINT "open_streams_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;