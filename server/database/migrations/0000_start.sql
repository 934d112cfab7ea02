CREATE TABLE "calls" (
	"id" uuid PRIMARY KEY NOT NULL,
	"slug" text NOT NULL,
	"title" jsonb NOT NULL,
	"submissions_open" timestamp (3) with time zone NOT NULL,
	"submissions_close" timestamp (3) with time zone NOT NULL,
	"voting_opens" timestamp (3) with time zone,
	"voting_closes" timestamp (3) with time zone,
	"results_published" timestamp (3) with time zone NOT NULL,
	"awards_from" timestamp (3) with time zone NOT NULL,
	"budget_in_cents" integer NOT NULL,
	"maximum_when_active_in_cents" integer NOT NULL,
	"maximum_in_cents" integer NOT NULL,
	"winner_count" integer NOT NULL,
	"vote_weight" integer NOT NULL,
	"tie_rule" text NOT NULL,
	"electorate" integer,
	"votes_cast" integer,
	CONSTRAINT "calls_slug_unique" UNIQUE("slug"),
	CONSTRAINT "calls_in_order" CHECK ("calls"."submissions_open" < "calls"."submissions_close" and "calls"."submissions_close" <= "calls"."results_published"),
	CONSTRAINT "calls_vote_in_order" CHECK (("calls"."voting_opens" is null) = ("calls"."voting_closes" is null) and ("calls"."voting_opens" is null or ("calls"."submissions_close" <= "calls"."voting_opens" and "calls"."voting_opens" < "calls"."voting_closes" and "calls"."voting_closes" <= "calls"."results_published"))),
	CONSTRAINT "calls_vote_weight" CHECK ("calls"."vote_weight" between 0 and 100)
);
--> statement-breakpoint
CREATE TABLE "jobs" (
	"id" uuid PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"payload" jsonb NOT NULL,
	"key" text,
	"run_at" timestamp (3) with time zone NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"held_until" timestamp (3) with time zone,
	"failed_at" timestamp (3) with time zone,
	"last_error" text,
	CONSTRAINT "jobs_key_unique" UNIQUE("key")
);
--> statement-breakpoint
CREATE TABLE "mails" (
	"id" uuid PRIMARY KEY NOT NULL,
	"template" text NOT NULL,
	"recipient" text NOT NULL,
	"language" text NOT NULL,
	"values" jsonb NOT NULL,
	"queued_at" timestamp (3) with time zone NOT NULL,
	"sent_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "offers" (
	"id" uuid PRIMARY KEY NOT NULL,
	"slug" text NOT NULL,
	"organisation_id" uuid NOT NULL,
	"illustration" text NOT NULL,
	"title" jsonb NOT NULL,
	"task" jsonb NOT NULL,
	"moment" jsonb,
	"starts_at" timestamp (3) with time zone,
	"ends_at" timestamp (3) with time zone,
	"hands" integer NOT NULL,
	"hours_per_month" integer,
	"minimum_age" integer NOT NULL,
	"languages" jsonb NOT NULL,
	CONSTRAINT "offers_slug_unique" UNIQUE("slug")
);
--> statement-breakpoint
CREATE TABLE "organisations" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"legal_form" text NOT NULL,
	"town" text NOT NULL,
	"postal_code" text NOT NULL,
	"country" text NOT NULL,
	"region" text NOT NULL,
	"website" text
);
--> statement-breakpoint
CREATE TABLE "pages" (
	"key" text PRIMARY KEY NOT NULL,
	"title" jsonb NOT NULL,
	"intro" jsonb NOT NULL,
	"body" jsonb NOT NULL,
	"changed_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "people" (
	"id" uuid PRIMARY KEY NOT NULL,
	"employee_id" text NOT NULL,
	"firstname" text NOT NULL,
	"lastname" text NOT NULL,
	"email" text,
	"branch" text NOT NULL,
	"department" text,
	"employment_status" text NOT NULL,
	"language" text NOT NULL,
	"left_at" timestamp (3) with time zone,
	CONSTRAINT "people_employeeId_unique" UNIQUE("employee_id"),
	CONSTRAINT "people_email_unique" UNIQUE("email")
);
--> statement-breakpoint
CREATE TABLE "projects" (
	"id" uuid PRIMARY KEY NOT NULL,
	"slug" text NOT NULL,
	"call_id" uuid NOT NULL,
	"organisation_id" uuid NOT NULL,
	"status" text NOT NULL,
	"theme" text NOT NULL,
	"illustration" text NOT NULL,
	"title" jsonb NOT NULL,
	"summary" jsonb NOT NULL,
	"description" jsonb NOT NULL,
	"impact" jsonb NOT NULL,
	"quote" jsonb,
	"follow_up" jsonb,
	"proposer" jsonb NOT NULL,
	"cost_in_cents" integer NOT NULL,
	"asked_in_cents" integer NOT NULL,
	"amount_in_cents" integer,
	"rank" integer,
	"votes" integer,
	"place" integer GENERATED ALWAYS AS (coalesce(rank, 32767)) STORED NOT NULL,
	"published_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "projects_slug_unique" UNIQUE("slug")
);
--> statement-breakpoint
CREATE TABLE "settings" (
	"key" text PRIMARY KEY NOT NULL,
	"value" jsonb NOT NULL
);
--> statement-breakpoint
ALTER TABLE "offers" ADD CONSTRAINT "offers_organisation_id_organisations_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "projects" ADD CONSTRAINT "projects_call_id_calls_id_fk" FOREIGN KEY ("call_id") REFERENCES "public"."calls"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "projects" ADD CONSTRAINT "projects_organisation_id_organisations_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "jobs_due" ON "jobs" USING btree ("run_at") WHERE "jobs"."failed_at" is null;--> statement-breakpoint
CREATE INDEX "projects_newest" ON "projects" USING btree ("published_at" DESC NULLS FIRST,"place","slug");--> statement-breakpoint
CREATE INDEX "projects_of_call" ON "projects" USING btree ("call_id","place","slug");