ALTER TABLE "refusals" ADD COLUMN "candle_time" bigint;--> statement-breakpoint
ALTER TABLE "trades" ADD COLUMN "entry_price" double precision;