ALTER TABLE "user_invites" ADD COLUMN "email_address" text;--> statement-breakpoint
ALTER TABLE "user_invites" ADD COLUMN "first_name" text;--> statement-breakpoint
ALTER TABLE "user_invites" ADD COLUMN "last_name" text;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "old_email_address" text;