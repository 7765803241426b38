ALTER TABLE "licences" ADD COLUMN "key_id" uuid;--> statement-breakpoint
ALTER TABLE "licences" ADD COLUMN "key_hash" text;--> statement-breakpoint
ALTER TABLE "licences" ADD COLUMN "key_ending" text;--> statement-breakpoint
ALTER TABLE "licences" ADD COLUMN "key_made_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "devices" ADD COLUMN "licence_key_id" uuid;--> statement-breakpoint
CREATE INDEX "devices_licence_key" ON "devices" USING btree ("licence_key_id");--> statement-breakpoint
ALTER TABLE "licences" ADD CONSTRAINT "licences_key_hash_unique" UNIQUE("key_hash");