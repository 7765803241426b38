CREATE TABLE "proof_checks" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"content_hash" text NOT NULL,
	"proof" text NOT NULL,
	"facts" jsonb NOT NULL,
	"candles" "bytea",
	"state" text NOT NULL,
	"refusal" text,
	"effective" double precision,
	"attempts" integer DEFAULT 0 NOT NULL,
	"sent_at" timestamp (3) with time zone NOT NULL,
	"checked_at" timestamp (3) with time zone,
	CONSTRAINT "proof_checks_content" UNIQUE("user_id","content_hash"),
	CONSTRAINT "proof_checks_state" CHECK ("proof_checks"."state" in ('signed', 'waiting', 'reproduced', 'refused')),
	CONSTRAINT "proof_checks_refusal" CHECK (("proof_checks"."state" = 'refused') = ("proof_checks"."refusal" is not null)),
	CONSTRAINT "proof_checks_candles" CHECK (("proof_checks"."state" = 'waiting') = ("proof_checks"."candles" is not null))
);
--> statement-breakpoint
ALTER TABLE "posts" ADD COLUMN "proof_id" uuid;--> statement-breakpoint
ALTER TABLE "proof_checks" ADD CONSTRAINT "proof_checks_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "proof_checks_newest" ON "proof_checks" USING btree ("user_id","sent_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "proof_checks_waiting" ON "proof_checks" USING btree ("sent_at","id") WHERE state = 'waiting';--> statement-breakpoint
ALTER TABLE "posts" ADD CONSTRAINT "posts_proof_id_proof_checks_id_fk" FOREIGN KEY ("proof_id") REFERENCES "public"."proof_checks"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "posts_of_proof" ON "posts" USING btree ("proof_id") WHERE proof_id is not null;