CREATE TABLE "conversation_messages" (
	"id" uuid PRIMARY KEY NOT NULL,
	"conversation_id" uuid NOT NULL,
	"client_id" uuid NOT NULL,
	"place" integer NOT NULL,
	"side" text NOT NULL,
	"author_id" uuid,
	"name" text NOT NULL,
	"content" text NOT NULL,
	"sent_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "conversation_messages_client" UNIQUE("conversation_id","client_id"),
	CONSTRAINT "conversation_messages_place" UNIQUE("conversation_id","place"),
	CONSTRAINT "conversation_messages_side" CHECK ("conversation_messages"."side" in ('person', 'team'))
);
--> statement-breakpoint
CREATE TABLE "conversations" (
	"id" uuid PRIMARY KEY NOT NULL,
	"client_id" uuid NOT NULL,
	"user_id" uuid,
	"secret_hash" text,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"state" text DEFAULT 'open' NOT NULL,
	"opened_at" timestamp (3) with time zone NOT NULL,
	"last_message_at" timestamp (3) with time zone NOT NULL,
	"last_side" text DEFAULT 'person' NOT NULL,
	"messages" integer DEFAULT 0 NOT NULL,
	"closed_at" timestamp (3) with time zone,
	CONSTRAINT "conversations_client_id_unique" UNIQUE("client_id"),
	CONSTRAINT "conversations_state" CHECK ("conversations"."state" in ('open', 'closed')),
	CONSTRAINT "conversations_side" CHECK ("conversations"."last_side" in ('person', 'team'))
);
--> statement-breakpoint
ALTER TABLE "conversation_messages" ADD CONSTRAINT "conversation_messages_conversation_id_conversations_id_fk" FOREIGN KEY ("conversation_id") REFERENCES "public"."conversations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "conversation_messages" ADD CONSTRAINT "conversation_messages_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "conversations" ADD CONSTRAINT "conversations_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "conversations_open_of_user" ON "conversations" USING btree ("user_id") WHERE state = 'open';--> statement-breakpoint
CREATE UNIQUE INDEX "conversations_open_of_browser" ON "conversations" USING btree ("secret_hash") WHERE state = 'open';--> statement-breakpoint
CREATE INDEX "conversations_of_user" ON "conversations" USING btree ("user_id","last_message_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "conversations_of_browser" ON "conversations" USING btree ("secret_hash","last_message_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "conversations_newest" ON "conversations" USING btree ("last_message_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "conversations_newest_of_state" ON "conversations" USING btree ("state","last_message_at" DESC NULLS LAST,"id" DESC NULLS LAST);