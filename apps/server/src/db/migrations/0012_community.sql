CREATE TABLE "community_members" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid,
	"name" text,
	"mark" text,
	"posts" integer DEFAULT 0 NOT NULL,
	"votes" integer DEFAULT 0 NOT NULL,
	"joined_at" timestamp (3) with time zone NOT NULL,
	"suspended_until" timestamp (3) with time zone,
	"suspended_reason" text,
	CONSTRAINT "community_members_user_id_unique" UNIQUE("user_id"),
	CONSTRAINT "community_members_mark" CHECK ("community_members"."mark" in ('expert', 'verified'))
);
--> statement-breakpoint
CREATE TABLE "content_reports" (
	"id" uuid PRIMARY KEY NOT NULL,
	"post_id" uuid,
	"reply_id" uuid,
	"reporter" text NOT NULL,
	"is_trusted" boolean NOT NULL,
	"reason" text NOT NULL,
	"note" text,
	"reported_at" timestamp (3) with time zone NOT NULL,
	"closed_at" timestamp (3) with time zone,
	CONSTRAINT "content_reports_post" UNIQUE("post_id","reporter"),
	CONSTRAINT "content_reports_reply" UNIQUE("reply_id","reporter"),
	CONSTRAINT "content_reports_target" CHECK (("content_reports"."post_id" is null) <> ("content_reports"."reply_id" is null))
);
--> statement-breakpoint
CREATE TABLE "post_counts" (
	"category" text PRIMARY KEY NOT NULL,
	"shown" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "post_likes" (
	"post_id" uuid NOT NULL,
	"member_id" uuid NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "post_likes_post_id_member_id_pk" PRIMARY KEY("post_id","member_id")
);
--> statement-breakpoint
CREATE TABLE "post_votes" (
	"post_id" uuid NOT NULL,
	"member_id" uuid NOT NULL,
	"value" smallint NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "post_votes_post_id_member_id_pk" PRIMARY KEY("post_id","member_id"),
	CONSTRAINT "post_votes_value" CHECK ("post_votes"."value" in (-1, 1))
);
--> statement-breakpoint
CREATE TABLE "posts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"client_id" uuid NOT NULL,
	"author_id" uuid NOT NULL,
	"category" text NOT NULL,
	"content" text NOT NULL,
	"settings" jsonb,
	"created_at" timestamp (3) with time zone NOT NULL,
	"edited_at" timestamp (3) with time zone,
	"likes" integer DEFAULT 0 NOT NULL,
	"votes" integer DEFAULT 0 NOT NULL,
	"replies" integer DEFAULT 0 NOT NULL,
	"is_locked" boolean DEFAULT false NOT NULL,
	"is_pinned" boolean DEFAULT false NOT NULL,
	"hidden_reason" text,
	"is_sample" boolean DEFAULT false NOT NULL,
	"words" "tsvector" GENERATED ALWAYS AS (to_tsvector('simple', content)) STORED,
	CONSTRAINT "posts_client" UNIQUE("author_id","client_id"),
	CONSTRAINT "posts_category" CHECK ("posts"."category" in ('settings', 'support', 'general')),
	CONSTRAINT "posts_counts" CHECK ("posts"."likes" >= 0 and "posts"."replies" >= 0)
);
--> statement-breakpoint
CREATE TABLE "replies" (
	"id" uuid PRIMARY KEY NOT NULL,
	"client_id" uuid NOT NULL,
	"post_id" uuid NOT NULL,
	"author_id" uuid NOT NULL,
	"content" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"edited_at" timestamp (3) with time zone,
	"likes" integer DEFAULT 0 NOT NULL,
	"hidden_reason" text,
	"is_sample" boolean DEFAULT false NOT NULL,
	CONSTRAINT "replies_client" UNIQUE("author_id","client_id"),
	CONSTRAINT "replies_likes" CHECK ("replies"."likes" >= 0)
);
--> statement-breakpoint
CREATE TABLE "reply_likes" (
	"reply_id" uuid NOT NULL,
	"member_id" uuid NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "reply_likes_reply_id_member_id_pk" PRIMARY KEY("reply_id","member_id")
);
--> statement-breakpoint
ALTER TABLE "community_members" ADD CONSTRAINT "community_members_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "content_reports" ADD CONSTRAINT "content_reports_post_id_posts_id_fk" FOREIGN KEY ("post_id") REFERENCES "public"."posts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "content_reports" ADD CONSTRAINT "content_reports_reply_id_replies_id_fk" FOREIGN KEY ("reply_id") REFERENCES "public"."replies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "post_likes" ADD CONSTRAINT "post_likes_post_id_posts_id_fk" FOREIGN KEY ("post_id") REFERENCES "public"."posts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "post_likes" ADD CONSTRAINT "post_likes_member_id_community_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."community_members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "post_votes" ADD CONSTRAINT "post_votes_post_id_posts_id_fk" FOREIGN KEY ("post_id") REFERENCES "public"."posts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "post_votes" ADD CONSTRAINT "post_votes_member_id_community_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."community_members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "posts" ADD CONSTRAINT "posts_author_id_community_members_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."community_members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "replies" ADD CONSTRAINT "replies_post_id_posts_id_fk" FOREIGN KEY ("post_id") REFERENCES "public"."posts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "replies" ADD CONSTRAINT "replies_author_id_community_members_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."community_members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reply_likes" ADD CONSTRAINT "reply_likes_reply_id_replies_id_fk" FOREIGN KEY ("reply_id") REFERENCES "public"."replies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reply_likes" ADD CONSTRAINT "reply_likes_member_id_community_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."community_members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "content_reports_open" ON "content_reports" USING btree ("reported_at") WHERE closed_at is null;--> statement-breakpoint
CREATE INDEX "content_reports_reporter" ON "content_reports" USING btree ("reporter","reported_at");--> statement-breakpoint
CREATE INDEX "post_likes_member" ON "post_likes" USING btree ("member_id","at");--> statement-breakpoint
CREATE INDEX "post_votes_member" ON "post_votes" USING btree ("member_id","at");--> statement-breakpoint
CREATE INDEX "posts_newest" ON "posts" USING btree ("created_at" DESC NULLS LAST,"id" DESC NULLS LAST) WHERE hidden_reason is null;--> statement-breakpoint
CREATE INDEX "posts_newest_of_category" ON "posts" USING btree ("category","created_at" DESC NULLS LAST,"id" DESC NULLS LAST) WHERE hidden_reason is null;--> statement-breakpoint
CREATE INDEX "posts_pinned" ON "posts" USING btree ("created_at" DESC NULLS LAST) WHERE is_pinned;--> statement-breakpoint
CREATE INDEX "posts_by_author" ON "posts" USING btree ("author_id","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "posts_words" ON "posts" USING gin ("words");--> statement-breakpoint
CREATE INDEX "replies_of_post" ON "replies" USING btree ("post_id","created_at","id");--> statement-breakpoint
CREATE INDEX "replies_by_author" ON "replies" USING btree ("author_id","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "reply_likes_member" ON "reply_likes" USING btree ("member_id","at");