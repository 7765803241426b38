CREATE TABLE "community_writings" (
	"id" uuid PRIMARY KEY NOT NULL,
	"author_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"text_hash" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "community_writings_kind" CHECK ("community_writings"."kind" in ('post', 'reply'))
);
--> statement-breakpoint
ALTER TABLE "community_writings" ADD CONSTRAINT "community_writings_author_id_community_members_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."community_members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "community_writings_by_author" ON "community_writings" USING btree ("author_id","kind","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "community_writings_oldest" ON "community_writings" USING btree ("created_at");--> statement-breakpoint
ALTER TABLE "acknowledgements" DROP COLUMN "sent_at";