CREATE TABLE "job_failures" (
	"name" text PRIMARY KEY NOT NULL,
	"attempts" integer NOT NULL,
	"since" timestamp (3) with time zone NOT NULL,
	"last_error" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "telegram_messages" ADD COLUMN "failed_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "telegram_messages" ADD COLUMN "last_error" text;