CREATE TABLE "kiosks" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"branch" text NOT NULL,
	"made_at" timestamp (3) with time zone NOT NULL,
	"set_up_hash" text,
	"set_up_ends_at" timestamp (3) with time zone NOT NULL,
	"token_hash" text,
	"last_seen_at" timestamp (3) with time zone,
	CONSTRAINT "kiosks_setUpHash_unique" UNIQUE("set_up_hash"),
	CONSTRAINT "kiosks_tokenHash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "kiosk_id" uuid;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_kiosk_id_kiosks_id_fk" FOREIGN KEY ("kiosk_id") REFERENCES "public"."kiosks"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "sessions_at_kiosk" ON "sessions" USING btree ("kiosk_id");