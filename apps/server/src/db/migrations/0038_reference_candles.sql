CREATE TABLE "reference_pieces" (
	"set_id" uuid NOT NULL,
	"from_s" bigint NOT NULL,
	"to_s" bigint NOT NULL,
	"candles" integer NOT NULL,
	"packed" "bytea" NOT NULL,
	"added_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "reference_pieces_key" PRIMARY KEY("set_id","from_s")
);
--> statement-breakpoint
CREATE TABLE "reference_sets" (
	"id" uuid PRIMARY KEY NOT NULL,
	"symbol" text NOT NULL,
	"timeframe_s" integer NOT NULL,
	"source" text NOT NULL,
	"digits" integer NOT NULL,
	"candles" integer NOT NULL,
	"from_s" bigint NOT NULL,
	"to_s" bigint NOT NULL,
	"fingerprint" text NOT NULL,
	"changed_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "reference_sets_name" UNIQUE("symbol","timeframe_s","source")
);
--> statement-breakpoint
ALTER TABLE "proof_checks" ADD COLUMN "reference" jsonb;--> statement-breakpoint
ALTER TABLE "proof_checks" ADD COLUMN "published_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "proof_checks" ADD COLUMN "forward" jsonb;--> statement-breakpoint
ALTER TABLE "proof_checks" ADD COLUMN "forward_set_id" uuid;--> statement-breakpoint
ALTER TABLE "proof_checks" ADD COLUMN "forward_to_s" bigint;--> statement-breakpoint
ALTER TABLE "proof_checks" ADD COLUMN "forward_attempts" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "reference_pieces" ADD CONSTRAINT "reference_pieces_set_id_reference_sets_id_fk" FOREIGN KEY ("set_id") REFERENCES "public"."reference_sets"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "reference_pieces_end" ON "reference_pieces" USING btree ("set_id","to_s");--> statement-breakpoint
ALTER TABLE "proof_checks" ADD CONSTRAINT "proof_checks_forward_set_id_reference_sets_id_fk" FOREIGN KEY ("forward_set_id") REFERENCES "public"."reference_sets"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
UPDATE "proof_checks" SET "published_at" = (SELECT min("created_at") FROM "posts" WHERE "posts"."proof_id" = "proof_checks"."id");
