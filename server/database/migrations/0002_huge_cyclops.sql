CREATE TABLE "set_ups" (
	"id" uuid PRIMARY KEY NOT NULL,
	"begun_at" timestamp (3) with time zone NOT NULL,
	"opened_at" timestamp (3) with time zone,
	"progress" jsonb NOT NULL,
	"link_hash" text,
	"link_ends_at" timestamp (3) with time zone,
	"session_hash" text,
	"session_ends_at" timestamp (3) with time zone,
	"test_mail_to" text,
	"test_code_hash" text,
	"test_code_ends_at" timestamp (3) with time zone,
	"test_tries" integer DEFAULT 0 NOT NULL,
	"sealed_roster" text
);
