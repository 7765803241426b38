CREATE TABLE "acknowledgements" (
	"mailbox" text PRIMARY KEY NOT NULL,
	"sent_at" timestamp (3) with time zone[] NOT NULL,
	"last_sent_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "feedback_entries" (
	"id" uuid PRIMARY KEY NOT NULL,
	"client_id" uuid NOT NULL,
	"name" text,
	"email" text,
	"feedback_type" text NOT NULL,
	"rating" smallint NOT NULL,
	"message" text NOT NULL,
	"expected" text,
	"received_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "feedback_entries_client_id_unique" UNIQUE("client_id"),
	CONSTRAINT "feedback_entries_type" CHECK ("feedback_entries"."feedback_type" in ('suggestion', 'bug', 'feature', 'experience', 'other')),
	CONSTRAINT "feedback_entries_rating" CHECK ("feedback_entries"."rating" between 1 and 5)
);
--> statement-breakpoint
CREATE TABLE "support_messages" (
	"id" uuid PRIMARY KEY NOT NULL,
	"client_id" uuid NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"subject" text NOT NULL,
	"message" text NOT NULL,
	"received_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "support_messages_client_id_unique" UNIQUE("client_id")
);
--> statement-breakpoint
CREATE TABLE "visit_counters" (
	"path" text PRIMARY KEY NOT NULL,
	"visits" bigint DEFAULT 0 NOT NULL,
	"threshold" integer,
	CONSTRAINT "visit_counters_counts" CHECK ("visit_counters"."visits" >= 0 and "visit_counters"."threshold" >= 0)
);
--> statement-breakpoint
CREATE TABLE "visit_marks" (
	"visitor_hash" text NOT NULL,
	"path" text NOT NULL,
	"day" date NOT NULL,
	"counted_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "visit_marks_visitor_hash_path_pk" PRIMARY KEY("visitor_hash","path")
);
--> statement-breakpoint
CREATE TABLE "visit_salts" (
	"day" date PRIMARY KEY NOT NULL,
	"salt" text NOT NULL
);
--> statement-breakpoint
CREATE INDEX "feedback_entries_newest" ON "feedback_entries" USING btree ("received_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "support_messages_newest" ON "support_messages" USING btree ("received_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "visit_marks_day" ON "visit_marks" USING btree ("day");