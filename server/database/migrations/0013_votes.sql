CREATE TABLE "ballots" (
	"id" uuid PRIMARY KEY NOT NULL,
	"call_id" uuid NOT NULL,
	"sealed_choice" text,
	"project_id" uuid,
	CONSTRAINT "ballots_sealed_or_open" CHECK (("ballots"."sealed_choice" is null) <> ("ballots"."project_id" is null))
);
--> statement-breakpoint
CREATE TABLE "receipts" (
	"call_id" uuid NOT NULL,
	"code" text NOT NULL,
	CONSTRAINT "receipts_call_id_code_pk" PRIMARY KEY("call_id","code")
);
--> statement-breakpoint
CREATE TABLE "vote_counts" (
	"call_id" uuid PRIMARY KEY NOT NULL,
	"electorate" integer NOT NULL,
	"votes_cast" integer NOT NULL,
	"tally" jsonb NOT NULL,
	"tie_order" jsonb,
	"tie_reason" text,
	"tie_decided_by" uuid,
	"released_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "voters" (
	"call_id" uuid NOT NULL,
	"person_id" uuid NOT NULL,
	"seal_id" uuid NOT NULL,
	"sealed_vote" text,
	"branch" text NOT NULL,
	"is_assisted" boolean DEFAULT false NOT NULL,
	CONSTRAINT "voters_call_id_person_id_pk" PRIMARY KEY("call_id","person_id"),
	CONSTRAINT "voters_sealId_unique" UNIQUE("seal_id")
);
--> statement-breakpoint
ALTER TABLE "calls" ADD COLUMN "counted_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "ballots" ADD CONSTRAINT "ballots_call_id_calls_id_fk" FOREIGN KEY ("call_id") REFERENCES "public"."calls"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ballots" ADD CONSTRAINT "ballots_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "receipts" ADD CONSTRAINT "receipts_call_id_calls_id_fk" FOREIGN KEY ("call_id") REFERENCES "public"."calls"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vote_counts" ADD CONSTRAINT "vote_counts_call_id_calls_id_fk" FOREIGN KEY ("call_id") REFERENCES "public"."calls"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vote_counts" ADD CONSTRAINT "vote_counts_tie_decided_by_people_id_fk" FOREIGN KEY ("tie_decided_by") REFERENCES "public"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "voters" ADD CONSTRAINT "voters_call_id_calls_id_fk" FOREIGN KEY ("call_id") REFERENCES "public"."calls"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "voters" ADD CONSTRAINT "voters_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "ballots_of_call" ON "ballots" USING btree ("call_id");