CREATE TABLE "chart_proofs" (
	"id" bigint GENERATED ALWAYS AS IDENTITY (sequence name "chart_proofs_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"user_id" uuid NOT NULL,
	"account" text NOT NULL,
	"symbol" text NOT NULL,
	"timeframe_s" integer NOT NULL,
	"indicator_id" text NOT NULL,
	"won" integer NOT NULL,
	"lost" integer NOT NULL,
	"stake_cents" bigint NOT NULL,
	"payout_units" bigint NOT NULL,
	"above" jsonb NOT NULL,
	"below" jsonb NOT NULL,
	"expected" double precision,
	"state" text NOT NULL,
	"stops_when_broken" boolean DEFAULT false NOT NULL,
	"changed_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "chart_proofs_key" PRIMARY KEY("user_id","account","symbol","timeframe_s","indicator_id")
);
--> statement-breakpoint
ALTER TABLE "chart_proofs" ADD CONSTRAINT "chart_proofs_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;