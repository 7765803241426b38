CREATE TABLE "incident_updates" (
	"id" uuid PRIMARY KEY NOT NULL,
	"incident_id" uuid NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"stage" text NOT NULL,
	"message" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "incidents" (
	"id" uuid PRIMARY KEY NOT NULL,
	"title" text NOT NULL,
	"impact" text NOT NULL,
	"components" jsonb NOT NULL,
	"started_at" timestamp (3) with time zone NOT NULL,
	"resolved_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "status_days" (
	"day" date NOT NULL,
	"component" text NOT NULL,
	"looks" integer NOT NULL,
	"degraded" integer NOT NULL,
	"down" integer NOT NULL,
	CONSTRAINT "status_days_day_component_pk" PRIMARY KEY("day","component"),
	CONSTRAINT "status_days_counts" CHECK ("status_days"."degraded" >= 0 and "status_days"."down" >= 0 and "status_days"."degraded" + "status_days"."down" <= "status_days"."looks")
);
--> statement-breakpoint
ALTER TABLE "incident_updates" ADD CONSTRAINT "incident_updates_incident_id_incidents_id_fk" FOREIGN KEY ("incident_id") REFERENCES "public"."incidents"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "incident_updates_incident" ON "incident_updates" USING btree ("incident_id","at");--> statement-breakpoint
CREATE INDEX "incidents_newest" ON "incidents" USING btree ("started_at" DESC NULLS LAST);