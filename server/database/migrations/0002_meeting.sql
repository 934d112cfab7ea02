CREATE TABLE "decisions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"dossier_id" uuid NOT NULL,
	"outcome" text NOT NULL,
	"amount_in_cents" bigint,
	"is_loan" boolean DEFAULT false NOT NULL,
	"sealed_reason" text,
	"votes_for" integer,
	"votes_against" integer,
	"votes_abstained" integer,
	"decided_by_id" uuid,
	"decided_at" timestamp (3) with time zone NOT NULL,
	"sealed_letter" text,
	"planned_for" timestamp (3) with time zone,
	"planned_by_id" uuid,
	"released_at" timestamp (3) with time zone,
	"released_by_id" uuid,
	"revision" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "decisions_amount" CHECK ("decisions"."amount_in_cents" is null or "decisions"."amount_in_cents" > 0),
	CONSTRAINT "decisions_planned_by" CHECK (("decisions"."planned_for" is null) = ("decisions"."planned_by_id" is null))
);
--> statement-breakpoint
CREATE TABLE "request_opinions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"dossier_id" uuid NOT NULL,
	"person_id" uuid NOT NULL,
	"amount_in_cents" bigint,
	"is_loan" boolean DEFAULT false NOT NULL,
	"sealed_reason" text,
	"given_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "request_opinions_once" UNIQUE("dossier_id","person_id"),
	CONSTRAINT "request_opinions_amount" CHECK ("request_opinions"."amount_in_cents" is null or "request_opinions"."amount_in_cents" > 0)
);
--> statement-breakpoint
CREATE TABLE "result_letters" (
	"call_id" uuid PRIMARY KEY NOT NULL,
	"winner" jsonb,
	"not_elected" jsonb,
	"revision" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "meeting_entries" (
	"id" uuid PRIMARY KEY NOT NULL,
	"meeting_id" uuid NOT NULL,
	"place" integer NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"kind" text NOT NULL,
	"person_id" uuid,
	"dossier_id" uuid,
	"number" text,
	"is_confidential" boolean DEFAULT false NOT NULL,
	"outcome" text,
	"amount_in_cents" bigint,
	"votes_for" integer,
	"votes_against" integer,
	"votes_abstained" integer,
	CONSTRAINT "meeting_entries_in_order" UNIQUE("meeting_id","place")
);
--> statement-breakpoint
CREATE TABLE "meeting_remarks" (
	"entry_id" uuid PRIMARY KEY NOT NULL,
	"dossier_id" uuid NOT NULL,
	"sealed_text" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "meeting_seats" (
	"meeting_id" uuid NOT NULL,
	"person_id" uuid NOT NULL,
	"came_at" timestamp (3) with time zone NOT NULL,
	"left_at" timestamp (3) with time zone,
	"is_remote" boolean DEFAULT false NOT NULL,
	CONSTRAINT "meeting_seats_meeting_id_person_id_pk" PRIMARY KEY("meeting_id","person_id")
);
--> statement-breakpoint
CREATE TABLE "meetings" (
	"id" uuid PRIMARY KEY NOT NULL,
	"call_id" uuid NOT NULL,
	"opened_at" timestamp (3) with time zone NOT NULL,
	"ended_at" timestamp (3) with time zone,
	"recorder_id" uuid NOT NULL,
	"dossier_id" uuid,
	"revision" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "meetings_callId_unique" UNIQUE("call_id")
);
--> statement-breakpoint
CREATE TABLE "review_assignments" (
	"dossier_id" uuid NOT NULL,
	"person_id" uuid NOT NULL,
	CONSTRAINT "review_assignments_dossier_id_person_id_pk" PRIMARY KEY("dossier_id","person_id")
);
--> statement-breakpoint
CREATE TABLE "reviews" (
	"dossier_id" uuid NOT NULL,
	"person_id" uuid NOT NULL,
	"seal_id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"scores" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"sealed_note" text,
	"version" integer NOT NULL,
	"changed_at" timestamp (3) with time zone NOT NULL,
	"finished_at" timestamp (3) with time zone,
	"struck_at" timestamp (3) with time zone,
	CONSTRAINT "reviews_dossier_id_person_id_pk" PRIMARY KEY("dossier_id","person_id"),
	CONSTRAINT "reviews_sealId_unique" UNIQUE("seal_id")
);
--> statement-breakpoint
ALTER TABLE "calls" ADD COLUMN "reviewers_per_dossier" integer;--> statement-breakpoint
ALTER TABLE "calls" ADD COLUMN "round_ended_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "projects" ADD COLUMN "dossier_id" uuid;--> statement-breakpoint
ALTER TABLE "decisions" ADD CONSTRAINT "decisions_dossier_id_dossiers_id_fk" FOREIGN KEY ("dossier_id") REFERENCES "public"."dossiers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "decisions" ADD CONSTRAINT "decisions_decided_by_id_people_id_fk" FOREIGN KEY ("decided_by_id") REFERENCES "public"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "decisions" ADD CONSTRAINT "decisions_planned_by_id_people_id_fk" FOREIGN KEY ("planned_by_id") REFERENCES "public"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "decisions" ADD CONSTRAINT "decisions_released_by_id_people_id_fk" FOREIGN KEY ("released_by_id") REFERENCES "public"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "request_opinions" ADD CONSTRAINT "request_opinions_dossier_id_dossiers_id_fk" FOREIGN KEY ("dossier_id") REFERENCES "public"."dossiers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "request_opinions" ADD CONSTRAINT "request_opinions_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "result_letters" ADD CONSTRAINT "result_letters_call_id_calls_id_fk" FOREIGN KEY ("call_id") REFERENCES "public"."calls"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "meeting_entries" ADD CONSTRAINT "meeting_entries_meeting_id_meetings_id_fk" FOREIGN KEY ("meeting_id") REFERENCES "public"."meetings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "meeting_entries" ADD CONSTRAINT "meeting_entries_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "meeting_entries" ADD CONSTRAINT "meeting_entries_dossier_id_dossiers_id_fk" FOREIGN KEY ("dossier_id") REFERENCES "public"."dossiers"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "meeting_remarks" ADD CONSTRAINT "meeting_remarks_entry_id_meeting_entries_id_fk" FOREIGN KEY ("entry_id") REFERENCES "public"."meeting_entries"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "meeting_remarks" ADD CONSTRAINT "meeting_remarks_dossier_id_dossiers_id_fk" FOREIGN KEY ("dossier_id") REFERENCES "public"."dossiers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "meeting_seats" ADD CONSTRAINT "meeting_seats_meeting_id_meetings_id_fk" FOREIGN KEY ("meeting_id") REFERENCES "public"."meetings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "meeting_seats" ADD CONSTRAINT "meeting_seats_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "meetings" ADD CONSTRAINT "meetings_call_id_calls_id_fk" FOREIGN KEY ("call_id") REFERENCES "public"."calls"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "meetings" ADD CONSTRAINT "meetings_recorder_id_people_id_fk" FOREIGN KEY ("recorder_id") REFERENCES "public"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "meetings" ADD CONSTRAINT "meetings_dossier_id_dossiers_id_fk" FOREIGN KEY ("dossier_id") REFERENCES "public"."dossiers"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_assignments" ADD CONSTRAINT "review_assignments_dossier_id_dossiers_id_fk" FOREIGN KEY ("dossier_id") REFERENCES "public"."dossiers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_assignments" ADD CONSTRAINT "review_assignments_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_dossier_id_dossiers_id_fk" FOREIGN KEY ("dossier_id") REFERENCES "public"."dossiers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "decisions_one_pending" ON "decisions" USING btree ("dossier_id") WHERE "decisions"."released_at" is null;--> statement-breakpoint
CREATE INDEX "decisions_of_dossier" ON "decisions" USING btree ("dossier_id","decided_at");--> statement-breakpoint
CREATE INDEX "decisions_planned" ON "decisions" USING btree ("planned_for") WHERE "decisions"."released_at" is null;--> statement-breakpoint
CREATE INDEX "decisions_released" ON "decisions" USING btree ("released_at" DESC NULLS LAST,"id");--> statement-breakpoint
CREATE INDEX "meeting_entries_of_dossier" ON "meeting_entries" USING btree ("dossier_id");--> statement-breakpoint
CREATE INDEX "review_assignments_of_person" ON "review_assignments" USING btree ("person_id","dossier_id");--> statement-breakpoint
CREATE INDEX "reviews_of_person" ON "reviews" USING btree ("person_id","dossier_id");--> statement-breakpoint
ALTER TABLE "projects" ADD CONSTRAINT "projects_dossier_id_dossiers_id_fk" FOREIGN KEY ("dossier_id") REFERENCES "public"."dossiers"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "projects" ADD CONSTRAINT "projects_dossierId_unique" UNIQUE("dossier_id");