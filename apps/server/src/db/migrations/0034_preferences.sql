CREATE TABLE "preferences" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"time_zone" text,
	"week_start" text DEFAULT 'monday' NOT NULL,
	"sound" boolean DEFAULT false NOT NULL,
	"density" text DEFAULT 'comfortable' NOT NULL,
	CONSTRAINT "preferences_week_start" CHECK ("preferences"."week_start" in ('monday', 'sunday', 'saturday')),
	CONSTRAINT "preferences_density" CHECK ("preferences"."density" in ('comfortable', 'compact'))
);
--> statement-breakpoint
ALTER TABLE "preferences" ADD CONSTRAINT "preferences_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;