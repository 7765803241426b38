CREATE TABLE "payment_forms" (
	"key" text PRIMARY KEY NOT NULL,
	"payment_id" text,
	"secret_hash" text,
	"buyer" text NOT NULL,
	"address_hash" text,
	"customer_id" text,
	"licence_id" uuid,
	"description" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "payment_forms" ADD CONSTRAINT "payment_forms_customer_id_payment_customers_customer_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."payment_customers"("customer_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_forms" ADD CONSTRAINT "payment_forms_licence_id_licences_id_fk" FOREIGN KEY ("licence_id") REFERENCES "public"."licences"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "payment_forms_payment" ON "payment_forms" USING btree ("payment_id");--> statement-breakpoint
CREATE INDEX "payment_forms_buyer" ON "payment_forms" USING btree ("buyer","created_at");--> statement-breakpoint
CREATE INDEX "payment_forms_address" ON "payment_forms" USING btree ("address_hash","created_at");--> statement-breakpoint
CREATE INDEX "payment_forms_created" ON "payment_forms" USING btree ("created_at");