CREATE TABLE "licences" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid,
	"email" text,
	"buyer" text NOT NULL,
	"plan" text NOT NULL,
	"amount_cents" integer NOT NULL,
	"payment_id" text,
	"state" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"paid_at" timestamp (3) with time zone,
	"updates_until" timestamp (3) with time zone,
	"revoked_at" timestamp (3) with time zone,
	"sync_sequence" bigint DEFAULT 0 NOT NULL,
	"live_mode" boolean DEFAULT false NOT NULL,
	CONSTRAINT "licences_payment_id_unique" UNIQUE("payment_id"),
	CONSTRAINT "licences_plan" CHECK ("licences"."plan" in ('basic', 'pro', 'elite')),
	CONSTRAINT "licences_state" CHECK ("licences"."state" in ('open', 'paid', 'cancelled', 'refunded')),
	CONSTRAINT "licences_paid" CHECK ("licences"."state" not in ('paid', 'refunded') or "licences"."paid_at" is not null)
);
--> statement-breakpoint
CREATE TABLE "provider_events" (
	"id" text PRIMARY KEY NOT NULL,
	"type" text NOT NULL,
	"customer_id" text,
	"payment_id" text,
	"live_mode" boolean NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"received_at" timestamp (3) with time zone NOT NULL,
	"handled_at" timestamp (3) with time zone,
	"attempts" integer DEFAULT 0 NOT NULL,
	"next_attempt_at" timestamp (3) with time zone NOT NULL,
	"last_error" text
);
--> statement-breakpoint
ALTER TABLE "payment_customers" DROP CONSTRAINT "payment_customers_customer_id_unique";--> statement-breakpoint
ALTER TABLE "payment_customers" DROP CONSTRAINT "payment_customers_pkey";--> statement-breakpoint
ALTER TABLE "payment_customers" ADD PRIMARY KEY ("customer_id");--> statement-breakpoint
ALTER TABLE "payment_customers" ALTER COLUMN "user_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "subscriptions" ALTER COLUMN "user_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "payment_customers" ADD COLUMN "email" text;--> statement-breakpoint
ALTER TABLE "payment_customers" ADD COLUMN "visitor_hash" text;--> statement-breakpoint
ALTER TABLE "payment_customers" ADD COLUMN "synced_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD COLUMN "customer_id" text;--> statement-breakpoint
UPDATE "subscriptions" SET "customer_id" = "payment_customers"."customer_id" FROM "payment_customers" WHERE "payment_customers"."user_id" = "subscriptions"."user_id";--> statement-breakpoint
ALTER TABLE "licences" ADD CONSTRAINT "licences_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "licences_user" ON "licences" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "licences_email" ON "licences" USING btree ("email");--> statement-breakpoint
CREATE UNIQUE INDEX "licences_open" ON "licences" USING btree ("buyer","plan","amount_cents") WHERE "licences"."state" = 'open';--> statement-breakpoint
CREATE INDEX "provider_events_due" ON "provider_events" USING btree ("next_attempt_at") WHERE "provider_events"."handled_at" is null;--> statement-breakpoint
CREATE INDEX "provider_events_received" ON "provider_events" USING btree ("received_at");--> statement-breakpoint
CREATE INDEX "payment_customers_user" ON "payment_customers" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "payment_customers_email" ON "payment_customers" USING btree ("email");--> statement-breakpoint
CREATE UNIQUE INDEX "payment_customers_visitor" ON "payment_customers" USING btree ("visitor_hash","email");--> statement-breakpoint
CREATE INDEX "payment_customers_synced" ON "payment_customers" USING btree ("synced_at");--> statement-breakpoint
CREATE INDEX "subscriptions_customer" ON "subscriptions" USING btree ("customer_id");--> statement-breakpoint
ALTER TABLE "payment_customers" ADD CONSTRAINT "payment_customers_owner" CHECK ("payment_customers"."user_id" is not null or "payment_customers"."email" is not null);