CREATE TABLE "mail_settings" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"trial" boolean DEFAULT true NOT NULL,
	"tips" boolean DEFAULT false NOT NULL,
	"daily_limit" boolean DEFAULT true NOT NULL,
	"replies" boolean DEFAULT true NOT NULL,
	"mentions" boolean DEFAULT true NOT NULL
);
--> statement-breakpoint
ALTER TABLE "outbox_mails" DROP CONSTRAINT "outbox_mails_state";--> statement-breakpoint
ALTER TABLE "outbox_mails" ADD COLUMN "topic" text;--> statement-breakpoint
ALTER TABLE "outbox_mails" ADD COLUMN "unsubscribe_url" text;--> statement-breakpoint
ALTER TABLE "mail_settings" ADD CONSTRAINT "mail_settings_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "outbox_mails" ADD CONSTRAINT "outbox_mails_state" CHECK ("outbox_mails"."state" in ('queued', 'sent', 'failed', 'unwanted'));