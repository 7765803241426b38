CREATE TABLE "held_jobs" (
	"name" text PRIMARY KEY NOT NULL,
	"holder" text NOT NULL,
	"number" bigint NOT NULL,
	"until" timestamp with time zone NOT NULL
);
