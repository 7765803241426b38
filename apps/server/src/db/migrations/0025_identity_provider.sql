CREATE TABLE "oidc_attempts" (
	"state_hash" text PRIMARY KEY NOT NULL,
	"browser_hash" text NOT NULL,
	"nonce" text NOT NULL,
	"code_verifier" text NOT NULL,
	"return_to" text,
	"expires_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "oidc_links" (
	"user_id" uuid NOT NULL,
	"issuer" text NOT NULL,
	"subject" text NOT NULL,
	"linked_at" timestamp (3) with time zone NOT NULL,
	"disconnected_at" timestamp (3) with time zone,
	CONSTRAINT "oidc_links_user_id_issuer_pk" PRIMARY KEY("user_id","issuer")
);
--> statement-breakpoint
CREATE TABLE "oidc_sign_ups" (
	"browser_hash" text PRIMARY KEY NOT NULL,
	"issuer" text NOT NULL,
	"subject" text NOT NULL,
	"email" text NOT NULL,
	"first_name" text,
	"last_name" text,
	"expires_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "oidc_links" ADD CONSTRAINT "oidc_links_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "oidc_attempts_age" ON "oidc_attempts" USING btree ("expires_at");--> statement-breakpoint
CREATE UNIQUE INDEX "oidc_links_subject" ON "oidc_links" USING btree ("issuer","subject");--> statement-breakpoint
CREATE INDEX "oidc_sign_ups_age" ON "oidc_sign_ups" USING btree ("expires_at");