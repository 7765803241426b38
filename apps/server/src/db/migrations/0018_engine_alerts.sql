ALTER TABLE "mail_settings" ADD COLUMN "engine" boolean DEFAULT true NOT NULL;--> statement-breakpoint
CREATE INDEX "devices_state_at" ON "devices" USING btree ("state_at");--> statement-breakpoint
CREATE INDEX "refusals_at" ON "refusals" USING btree ("at");--> statement-breakpoint
-- Whoever wants Telegram to tell of the daily limit is told of these too.
UPDATE "telegram_links" SET "kinds" = "kinds" || '["silent", "refusals", "stop"]'::jsonb WHERE "kinds" ? 'limit';
