CREATE TABLE "factor_links" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"token_hash" text NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "known_browsers" (
	"user_id" uuid NOT NULL,
	"browser_hash" text NOT NULL,
	"used_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "known_browsers_user_id_browser_hash_pk" PRIMARY KEY("user_id","browser_hash")
);
--> statement-breakpoint
CREATE TABLE "mail_codes" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"purpose" text NOT NULL,
	"email" text NOT NULL,
	"browser_hash" text NOT NULL,
	"code_hash" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"own_tries" integer DEFAULT 0 NOT NULL,
	"stranger_tries" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "mail_codes_purpose" CHECK ("mail_codes"."purpose" in ('email-verification', 'sign-in', 'forget-password'))
);
--> statement-breakpoint
CREATE TABLE "pending_sign_ups" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"email" text NOT NULL,
	"browser_hash" text NOT NULL,
	"password_hash" text NOT NULL,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"country" text NOT NULL,
	"risk_text_version" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "rate_limits" (
	"key" text PRIMARY KEY NOT NULL,
	"full_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "enrolment_until" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "factor_links" ADD CONSTRAINT "factor_links_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "known_browsers" ADD CONSTRAINT "known_browsers_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "mail_codes_browser" ON "mail_codes" USING btree ("email","purpose","browser_hash");--> statement-breakpoint
CREATE INDEX "mail_codes_age" ON "mail_codes" USING btree ("expires_at");--> statement-breakpoint
CREATE UNIQUE INDEX "pending_sign_ups_browser" ON "pending_sign_ups" USING btree ("email","browser_hash");--> statement-breakpoint
CREATE INDEX "pending_sign_ups_age" ON "pending_sign_ups" USING btree ("created_at");--> statement-breakpoint
-- Accounts exist only for proved mailboxes: what somebody left behind for an unproved one gives nothing any more.
DELETE FROM "users" WHERE NOT "email_verified" AND EXISTS (SELECT 1 FROM "credentials" WHERE "credentials"."user_id" = "users"."id");
