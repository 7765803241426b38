CREATE TABLE "job_failures" (
	"name" text PRIMARY KEY NOT NULL,
	"attempts" integer NOT NULL,
	"since" timestamp (3) with time zone NOT NULL,
	"last_error" text NOT NULL
);
--> statement-breakpoint
DROP INDEX "devices_state_at";--> statement-breakpoint
ALTER TABLE "telegram_messages" ADD COLUMN "failed_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "telegram_messages" ADD COLUMN "last_error" text;--> statement-breakpoint
-- Room in each page for the next version of a row, so that a report of a computer changes no index.
ALTER TABLE "devices" SET (fillfactor = 70);
