CREATE TABLE "saml_assertions" (
	"assertion_hash" text PRIMARY KEY NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "saml_requests" (
	"id" text PRIMARY KEY NOT NULL,
	"connection" text NOT NULL,
	"browser_hash" text NOT NULL,
	"return_path" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "outgoing_mails" DROP CONSTRAINT "outgoing_mails_kind_known";--> statement-breakpoint
ALTER TABLE "user_domains" ALTER COLUMN "redirect_url" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "user_domains" ADD COLUMN "connection" text;--> statement-breakpoint
ALTER TABLE "user_domains" ADD COLUMN "entity_id" text;--> statement-breakpoint
ALTER TABLE "user_domains" ADD COLUMN "sso_url" text;--> statement-breakpoint
ALTER TABLE "user_domains" ADD COLUMN "certificates" jsonb;--> statement-breakpoint
ALTER TABLE "user_domains" ADD COLUMN "email_attribute" text;--> statement-breakpoint
CREATE INDEX "saml_assertions_expiry" ON "saml_assertions" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "saml_requests_expiry" ON "saml_requests" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "user_domains_connection" ON "user_domains" USING btree ("connection");--> statement-breakpoint
ALTER TABLE "outgoing_mails" ADD CONSTRAINT "outgoing_mails_kind_known" CHECK ("outgoing_mails"."kind" in ('invitation', 'password_reset', 'password_changed', 'feedback'));--> statement-breakpoint
ALTER TABLE "user_domains" ADD CONSTRAINT "user_domains_one_way" CHECK (case when "user_domains"."connection" is null then "user_domains"."redirect_url" is not null else "user_domains"."redirect_url" is null and "user_domains"."account_id" is not null and "user_domains"."entity_id" is not null and "user_domains"."sso_url" is not null and "user_domains"."certificates" is not null end);