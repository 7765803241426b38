CREATE TABLE "money_courses" (
	"id" bigint GENERATED ALWAYS AS IDENTITY (sequence name "money_courses_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"user_id" uuid NOT NULL,
	"account" text NOT NULL,
	"currency" text NOT NULL,
	"scope" uuid NOT NULL,
	"day" date NOT NULL,
	"trades" integer NOT NULL,
	"net_cents" bigint NOT NULL,
	"high_cents" bigint NOT NULL,
	"low_cents" bigint NOT NULL,
	"fall_cents" bigint NOT NULL,
	"loss_run_first" integer NOT NULL,
	"loss_run_last" integer NOT NULL,
	"loss_run_longest" integer NOT NULL,
	"has_win" boolean NOT NULL,
	CONSTRAINT "money_courses_user_id_account_currency_scope_day_pk" PRIMARY KEY("user_id","account","currency","scope","day")
);
--> statement-breakpoint
CREATE TABLE "trade_statistics" (
	"id" bigint GENERATED ALWAYS AS IDENTITY (sequence name "trade_statistics_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"user_id" uuid NOT NULL,
	"account" text NOT NULL,
	"currency" text NOT NULL,
	"day" date NOT NULL,
	"dimension" text NOT NULL,
	"value" text NOT NULL,
	"device_id" uuid NOT NULL,
	"won" integer NOT NULL,
	"lost" integer NOT NULL,
	"tied" integer NOT NULL,
	"buy_won" integer NOT NULL,
	"buy_lost" integer NOT NULL,
	"stake_cents" bigint NOT NULL,
	"payout_units" bigint NOT NULL,
	"profit_cents" bigint NOT NULL,
	CONSTRAINT "trade_statistics_key" PRIMARY KEY("user_id","dimension","account","currency","day","value","device_id")
);
--> statement-breakpoint
CREATE TABLE "tried_filters" (
	"id" bigint GENERATED ALWAYS AS IDENTITY (sequence name "tried_filters_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"user_id" uuid NOT NULL,
	"filter" text NOT NULL,
	CONSTRAINT "tried_filters_user_id_filter_pk" PRIMARY KEY("user_id","filter")
);
--> statement-breakpoint
ALTER TABLE "held_jobs" ALTER COLUMN "until" SET DATA TYPE timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "money_courses" ADD CONSTRAINT "money_courses_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "trade_statistics" ADD CONSTRAINT "trade_statistics_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tried_filters" ADD CONSTRAINT "tried_filters_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
INSERT INTO "trade_statistics" ("user_id", "account", "currency", "day", "dimension", "value", "device_id", "won", "lost", "tied", "buy_won", "buy_lost", "stake_cents", "payout_units", "profit_cents")
SELECT "user_id", "account", "currency", ("sent_at" AT TIME ZONE 'UTC')::date, "named"."dimension", "named"."value", "device_id",
	count(*) FILTER (WHERE "result" = 'won'), count(*) FILTER (WHERE "result" = 'lost'), count(*) FILTER (WHERE "result" = 'tie'),
	count(*) FILTER (WHERE "result" = 'won' AND "side" = 'buy'), count(*) FILTER (WHERE "result" = 'lost' AND "side" = 'buy'),
	coalesce(sum("stake_cents") FILTER (WHERE "result" <> 'tie'), 0),
	coalesce(sum("stake_cents"::bigint * round("payout_pct"::numeric * 100)::bigint) FILTER (WHERE "result" <> 'tie'), 0),
	coalesce(sum("profit_cents"), 0)
FROM "trades"
CROSS JOIN LATERAL (SELECT extract(epoch FROM "expires_at" - "sent_at") AS "seconds") AS "ran"
CROSS JOIN LATERAL (SELECT CASE WHEN "ran"."seconds" < 60 THEN 5 ELSE 60 END AS "step") AS "rounded"
CROSS JOIN LATERAL (VALUES
	('total', ''),
	('hour', extract(hour FROM "sent_at" AT TIME ZONE 'UTC')::int::text),
	('symbol', "symbol"),
	('indicator', "indicator_id"),
	('timeframe', "timeframe_s"::text),
	('expiry', greatest(5, floor("ran"."seconds" / "rounded"."step" + 0.5)::int * "rounded"."step")::text),
	('side', "side"),
	('broker', "broker")
) AS "named" ("dimension", "value")
WHERE "state" = 'settled' AND "result" IS NOT NULL
GROUP BY 1, 2, 3, 4, 5, 6, 7;
