CREATE TABLE "addon_details" (
	"name" text PRIMARY KEY NOT NULL,
	"title" text NOT NULL,
	"description" text NOT NULL,
	"category" text NOT NULL,
	"listed_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "download_counts" (
	"version_id" uuid NOT NULL,
	"day" date NOT NULL,
	"downloads" integer NOT NULL,
	CONSTRAINT "download_counts_version_id_day_pk" PRIMARY KEY("version_id","day")
);
--> statement-breakpoint
CREATE TABLE "file_versions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"name" text NOT NULL,
	"version" text NOT NULL,
	"sha256" text NOT NULL,
	"released_on" date NOT NULL,
	"source" text NOT NULL,
	"added_at" timestamp (3) with time zone NOT NULL,
	"added_by" uuid,
	CONSTRAINT "file_versions_kind" CHECK ("file_versions"."kind" in ('installer', 'indicators', 'addon')),
	CONSTRAINT "file_versions_source" CHECK ("file_versions"."source" in ('build', 'upload'))
);
--> statement-breakpoint
CREATE TABLE "published_files" (
	"kind" text NOT NULL,
	"name" text NOT NULL,
	"version_id" uuid,
	"published_at" timestamp (3) with time zone,
	"published_by" uuid,
	CONSTRAINT "published_files_kind_name_pk" PRIMARY KEY("kind","name")
);
--> statement-breakpoint
CREATE TABLE "stored_files" (
	"sha256" text PRIMARY KEY NOT NULL,
	"size_bytes" bigint NOT NULL,
	"stored_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "stored_files_hash" CHECK ("stored_files"."sha256" ~ '^[0-9a-f]{64}$' and "stored_files"."size_bytes" > 0)
);
--> statement-breakpoint
ALTER TABLE "download_counts" ADD CONSTRAINT "download_counts_version_id_file_versions_id_fk" FOREIGN KEY ("version_id") REFERENCES "public"."file_versions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "file_versions" ADD CONSTRAINT "file_versions_sha256_stored_files_sha256_fk" FOREIGN KEY ("sha256") REFERENCES "public"."stored_files"("sha256") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "published_files" ADD CONSTRAINT "published_files_version_id_file_versions_id_fk" FOREIGN KEY ("version_id") REFERENCES "public"."file_versions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "file_versions_content" ON "file_versions" USING btree ("kind","name","version","sha256");--> statement-breakpoint
CREATE INDEX "file_versions_newest" ON "file_versions" USING btree ("added_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE UNIQUE INDEX "published_files_name" ON "published_files" USING btree ("kind",lower("name"));