-- Writes a name as lists sort it. The schemas are named because a restore of a dump runs without a search path.
CREATE FUNCTION name_key(value text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT lower(public.unaccent('public.unaccent', value))
$$;--> statement-breakpoint
CREATE TABLE "saved_views" (
	"id" uuid PRIMARY KEY NOT NULL,
	"list" text NOT NULL,
	"name" text NOT NULL,
	"address" text NOT NULL,
	"owner_id" uuid,
	"made_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
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
--> statement-breakpoint
ALTER TABLE "calls" ADD COLUMN "intro" jsonb DEFAULT '{"nl":""}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "calls" ADD COLUMN "committee_meets" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "calls" ADD COLUMN "reports_due" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "calls" ADD COLUMN "cost_share" integer DEFAULT 100 NOT NULL;--> statement-breakpoint
ALTER TABLE "calls" ADD COLUMN "ballot_size" integer DEFAULT 12 NOT NULL;--> statement-breakpoint
ALTER TABLE "calls" ADD COLUMN "criteria" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "calls" ADD COLUMN "eligibility" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "calls" ADD COLUMN "published_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "calls" ADD COLUMN "revision" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "calls" ADD COLUMN "typed_results" jsonb;--> statement-breakpoint
ALTER TABLE "calls" ADD COLUMN "prolong_reason" jsonb;--> statement-breakpoint
ALTER TABLE "branches" ADD COLUMN "legal_language" text;--> statement-breakpoint
ALTER TABLE "mails" ADD COLUMN "is_confidential" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "mails" ADD COLUMN "listed_at" timestamp (3) with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "page_versions" ADD COLUMN "writer_id" uuid;--> statement-breakpoint
ALTER TABLE "pages" ADD COLUMN "written_at" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "pages" ADD COLUMN "revision" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "people" ADD COLUMN "address_waits_since" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "people" ADD COLUMN "waiting_email" text;--> statement-breakpoint
ALTER TABLE "people" ADD COLUMN "revision" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "people" ADD COLUMN "name_key" text GENERATED ALWAYS AS (name_key("people"."lastname" || ' ' || "people"."firstname")) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "people" ADD COLUMN "search_text" text GENERATED ALWAYS AS (name_key("people"."firstname" || ' ' || "people"."lastname" || ' ' || "people"."employee_id" || ' ' || ltrim("people"."employee_id", '0'))) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "person_roles" ADD COLUMN "seat" text;--> statement-breakpoint
ALTER TABLE "saved_views" ADD CONSTRAINT "saved_views_owner_id_people_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "saved_views_of_list" ON "saved_views" USING btree ("list");--> statement-breakpoint
ALTER TABLE "page_versions" ADD CONSTRAINT "page_versions_writer_id_people_id_fk" FOREIGN KEY ("writer_id") REFERENCES "public"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "mails_in_log" ON "mails" USING btree ("listed_at","id");--> statement-breakpoint
CREATE INDEX "mails_by_state" ON "mails" USING btree ("state","listed_at","id");--> statement-breakpoint
CREATE INDEX "people_by_name" ON "people" USING btree ("name_key","id") WHERE "people"."left_at" is null;--> statement-breakpoint
CREATE INDEX "people_by_branch" ON "people" USING btree ("branch","name_key","id") WHERE "people"."left_at" is null;--> statement-breakpoint
CREATE INDEX "people_whose_address_waits" ON "people" USING btree ("id") WHERE "people"."address_waits_since" is not null;--> statement-breakpoint
CREATE INDEX "people_by_words" ON "people" USING gin (to_tsvector('simple', "search_text"));--> statement-breakpoint
CREATE UNIQUE INDEX "one_person_per_seat" ON "person_roles" USING btree ("seat") WHERE "person_roles"."seat" is not null;--> statement-breakpoint
ALTER TABLE "calls" ADD CONSTRAINT "calls_cost_share" CHECK ("calls"."cost_share" between 1 and 100);--> statement-breakpoint
CREATE TABLE "declarations" (
	"dossier_id" uuid NOT NULL,
	"person_id" uuid NOT NULL,
	"exclusion" text,
	"is_likely" boolean DEFAULT false NOT NULL,
	"opened_at" timestamp (3) with time zone,
	"opened_by_id" uuid,
	"name_shown_at" timestamp (3) with time zone,
	"answer" text,
	"answered_at" timestamp (3) with time zone,
	CONSTRAINT "declarations_dossier_id_person_id_pk" PRIMARY KEY("dossier_id","person_id")
);
--> statement-breakpoint
CREATE TABLE "dossier_notes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"dossier_id" uuid NOT NULL,
	"author_id" uuid NOT NULL,
	"sealed_text" text NOT NULL,
	"mentions" uuid[] DEFAULT '{}' NOT NULL,
	"unread_by" uuid[] DEFAULT '{}' NOT NULL,
	"written_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "dossier_summaries" (
	"dossier_id" uuid PRIMARY KEY NOT NULL,
	"title" text NOT NULL,
	"organisation" text NOT NULL,
	"town" text NOT NULL,
	"cost_in_cents" bigint NOT NULL,
	"asked_in_cents" bigint NOT NULL,
	"organisation_number" text NOT NULL,
	"iban_hash" text NOT NULL,
	"title_key" text GENERATED ALWAYS AS (name_key("dossier_summaries"."title")) STORED NOT NULL,
	"organisation_key" text GENERATED ALWAYS AS (name_key("dossier_summaries"."organisation")) STORED NOT NULL
);
--> statement-breakpoint
CREATE TABLE "message_replies" (
	"id" uuid PRIMARY KEY NOT NULL,
	"message_id" uuid NOT NULL,
	"author_id" uuid NOT NULL,
	"is_note" boolean NOT NULL,
	"text" text NOT NULL,
	"written_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "saved_answers" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"text" jsonb NOT NULL,
	"changed_at" timestamp (3) with time zone NOT NULL,
	"revision" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "threads" (
	"id" uuid PRIMARY KEY NOT NULL,
	"message_id" uuid,
	"dossier_id" uuid,
	"written_at" timestamp (3) with time zone NOT NULL,
	"is_answered" boolean DEFAULT false NOT NULL,
	"taken_by_id" uuid,
	"done_at" timestamp (3) with time zone,
	"revision" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "threads_messageId_unique" UNIQUE("message_id"),
	CONSTRAINT "threads_dossierId_unique" UNIQUE("dossier_id"),
	CONSTRAINT "threads_of_one" CHECK (("threads"."message_id" is null) <> ("threads"."dossier_id" is null))
);
--> statement-breakpoint
ALTER TABLE "dossiers" ADD COLUMN "incomplete_from" text;--> statement-breakpoint
ALTER TABLE "dossiers" ADD COLUMN "review_since" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "dossiers" ADD COLUMN "theme" text;--> statement-breakpoint
ALTER TABLE "dossiers" ADD COLUMN "is_urgent" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "dossiers" ADD COLUMN "judged_points" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "declarations" ADD CONSTRAINT "declarations_dossier_id_dossiers_id_fk" FOREIGN KEY ("dossier_id") REFERENCES "public"."dossiers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "declarations" ADD CONSTRAINT "declarations_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "declarations" ADD CONSTRAINT "declarations_opened_by_id_people_id_fk" FOREIGN KEY ("opened_by_id") REFERENCES "public"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "dossier_notes" ADD CONSTRAINT "dossier_notes_dossier_id_dossiers_id_fk" FOREIGN KEY ("dossier_id") REFERENCES "public"."dossiers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "dossier_notes" ADD CONSTRAINT "dossier_notes_author_id_people_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "dossier_summaries" ADD CONSTRAINT "dossier_summaries_dossier_id_dossiers_id_fk" FOREIGN KEY ("dossier_id") REFERENCES "public"."dossiers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "message_replies" ADD CONSTRAINT "message_replies_message_id_messages_id_fk" FOREIGN KEY ("message_id") REFERENCES "public"."messages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "message_replies" ADD CONSTRAINT "message_replies_author_id_people_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "threads" ADD CONSTRAINT "threads_message_id_messages_id_fk" FOREIGN KEY ("message_id") REFERENCES "public"."messages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "threads" ADD CONSTRAINT "threads_dossier_id_dossiers_id_fk" FOREIGN KEY ("dossier_id") REFERENCES "public"."dossiers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "threads" ADD CONSTRAINT "threads_taken_by_id_people_id_fk" FOREIGN KEY ("taken_by_id") REFERENCES "public"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "declarations_of_person" ON "declarations" USING btree ("person_id","dossier_id");--> statement-breakpoint
CREATE INDEX "dossier_notes_of_dossier" ON "dossier_notes" USING btree ("dossier_id","written_at");--> statement-breakpoint
CREATE INDEX "dossier_summaries_by_title" ON "dossier_summaries" USING btree ("title_key","dossier_id");--> statement-breakpoint
CREATE INDEX "dossier_summaries_by_organisation" ON "dossier_summaries" USING btree ("organisation_key","dossier_id");--> statement-breakpoint
CREATE INDEX "dossier_summaries_by_amount" ON "dossier_summaries" USING btree ("asked_in_cents","dossier_id");--> statement-breakpoint
CREATE INDEX "dossier_summaries_of_organisation" ON "dossier_summaries" USING btree ("organisation_number");--> statement-breakpoint
CREATE INDEX "dossier_summaries_of_account" ON "dossier_summaries" USING btree ("iban_hash");--> statement-breakpoint
CREATE INDEX "message_replies_of_message" ON "message_replies" USING btree ("message_id","written_at");--> statement-breakpoint
CREATE INDEX "threads_in_inbox" ON "threads" USING btree ("written_at","id");--> statement-breakpoint
ALTER TABLE "dossiers" ADD CONSTRAINT "dossiers_theme_themes_code_fk" FOREIGN KEY ("theme") REFERENCES "public"."themes"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "dossiers_by_arrival" ON "dossiers" USING btree ("sent_at","id");--> statement-breakpoint
UPDATE dossiers SET incomplete_from = 'submitted' WHERE state = 'incomplete';--> statement-breakpoint
UPDATE dossiers SET review_since = sent_at WHERE state NOT IN ('draft', 'submitted', 'incomplete', 'withdrawn');--> statement-breakpoint
UPDATE dossier_events SET mover = 'clock' WHERE mover = 'count';--> statement-breakpoint
ALTER TABLE "dossiers" ADD CONSTRAINT "dossiers_incomplete_from" CHECK (("dossiers"."state" = 'incomplete') = ("dossiers"."incomplete_from" is not null));--> statement-breakpoint
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
CREATE TABLE "project_approvals" (
	"draft_id" uuid PRIMARY KEY NOT NULL,
	"token_hash" text NOT NULL,
	"asked_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"version_id" uuid NOT NULL,
	"answered_at" timestamp (3) with time zone,
	"is_approved" boolean,
	"wish" text,
	"shows_firstname" boolean DEFAULT false NOT NULL,
	CONSTRAINT "project_approvals_tokenHash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "project_drafts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"dossier_id" uuid,
	"call_id" uuid NOT NULL,
	"organisation_id" uuid,
	"organisation" jsonb NOT NULL,
	"theme" text,
	"illustration" text NOT NULL,
	"title" jsonb NOT NULL,
	"summary" jsonb NOT NULL,
	"description" jsonb NOT NULL,
	"impact" jsonb NOT NULL,
	"proposer" jsonb NOT NULL,
	"cost_in_cents" integer NOT NULL,
	"asked_in_cents" integer NOT NULL,
	"amount_in_cents" integer,
	"source_language" text NOT NULL,
	"written_at" jsonb NOT NULL,
	"made_at" timestamp (3) with time zone NOT NULL,
	"changed_at" timestamp (3) with time zone NOT NULL,
	"publish_at" timestamp (3) with time zone,
	"revision" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "project_drafts_dossierId_unique" UNIQUE("dossier_id")
);
--> statement-breakpoint
CREATE TABLE "project_versions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"draft_id" uuid NOT NULL,
	"title" jsonb NOT NULL,
	"summary" jsonb NOT NULL,
	"description" jsonb NOT NULL,
	"impact" jsonb NOT NULL,
	"changed_at" timestamp (3) with time zone NOT NULL,
	"writer_id" uuid,
	"is_autosave" boolean DEFAULT false NOT NULL,
	"published_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "project_picture_files" (
	"picture_id" uuid NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"type" text NOT NULL,
	"file_id" uuid NOT NULL,
	CONSTRAINT "project_picture_files_picture_id_width_type_pk" PRIMARY KEY("picture_id","width","type"),
	CONSTRAINT "project_picture_files_fileId_unique" UNIQUE("file_id")
);
--> statement-breakpoint
CREATE TABLE "project_pictures" (
	"id" uuid PRIMARY KEY NOT NULL,
	"draft_id" uuid NOT NULL,
	"original_id" uuid,
	"name" text NOT NULL,
	"width" integer,
	"height" integer,
	"refusal" text,
	"alt" jsonb NOT NULL,
	"maker" text DEFAULT '' NOT NULL,
	"has_consent" boolean DEFAULT false NOT NULL,
	"focus_x" integer DEFAULT 50 NOT NULL,
	"focus_y" integer DEFAULT 50 NOT NULL,
	"added_at" timestamp (3) with time zone NOT NULL,
	"added_by_id" uuid,
	"removed_at" timestamp (3) with time zone
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
ALTER TABLE "projects" ADD COLUMN "picture" jsonb;--> statement-breakpoint
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
ALTER TABLE "project_approvals" ADD CONSTRAINT "project_approvals_draft_id_project_drafts_id_fk" FOREIGN KEY ("draft_id") REFERENCES "public"."project_drafts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "project_approvals" ADD CONSTRAINT "project_approvals_version_id_project_versions_id_fk" FOREIGN KEY ("version_id") REFERENCES "public"."project_versions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "project_drafts" ADD CONSTRAINT "project_drafts_dossier_id_dossiers_id_fk" FOREIGN KEY ("dossier_id") REFERENCES "public"."dossiers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "project_drafts" ADD CONSTRAINT "project_drafts_call_id_calls_id_fk" FOREIGN KEY ("call_id") REFERENCES "public"."calls"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "project_drafts" ADD CONSTRAINT "project_drafts_organisation_id_organisations_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "project_drafts" ADD CONSTRAINT "project_drafts_theme_themes_code_fk" FOREIGN KEY ("theme") REFERENCES "public"."themes"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "project_versions" ADD CONSTRAINT "project_versions_draft_id_project_drafts_id_fk" FOREIGN KEY ("draft_id") REFERENCES "public"."project_drafts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "project_versions" ADD CONSTRAINT "project_versions_writer_id_people_id_fk" FOREIGN KEY ("writer_id") REFERENCES "public"."people"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "project_picture_files" ADD CONSTRAINT "project_picture_files_picture_id_project_pictures_id_fk" FOREIGN KEY ("picture_id") REFERENCES "public"."project_pictures"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "project_picture_files" ADD CONSTRAINT "project_picture_files_file_id_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."files"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "project_pictures" ADD CONSTRAINT "project_pictures_original_id_files_id_fk" FOREIGN KEY ("original_id") REFERENCES "public"."files"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "project_pictures" ADD CONSTRAINT "project_pictures_added_by_id_people_id_fk" FOREIGN KEY ("added_by_id") REFERENCES "public"."people"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_assignments" ADD CONSTRAINT "review_assignments_dossier_id_dossiers_id_fk" FOREIGN KEY ("dossier_id") REFERENCES "public"."dossiers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_assignments" ADD CONSTRAINT "review_assignments_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_dossier_id_dossiers_id_fk" FOREIGN KEY ("dossier_id") REFERENCES "public"."dossiers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "decisions_one_pending" ON "decisions" USING btree ("dossier_id") WHERE "decisions"."released_at" is null;--> statement-breakpoint
CREATE INDEX "decisions_of_dossier" ON "decisions" USING btree ("dossier_id","decided_at");--> statement-breakpoint
CREATE INDEX "decisions_planned" ON "decisions" USING btree ("planned_for") WHERE "decisions"."released_at" is null;--> statement-breakpoint
CREATE INDEX "decisions_released" ON "decisions" USING btree ("released_at" DESC NULLS LAST,"id");--> statement-breakpoint
CREATE INDEX "meeting_entries_of_dossier" ON "meeting_entries" USING btree ("dossier_id");--> statement-breakpoint
CREATE INDEX "project_drafts_newest" ON "project_drafts" USING btree ("changed_at" DESC NULLS LAST,"id");--> statement-breakpoint
CREATE INDEX "project_versions_newest" ON "project_versions" USING btree ("draft_id","changed_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "project_pictures_of_draft" ON "project_pictures" USING btree ("draft_id","added_at");--> statement-breakpoint
CREATE INDEX "review_assignments_of_person" ON "review_assignments" USING btree ("person_id","dossier_id");--> statement-breakpoint
CREATE INDEX "reviews_of_person" ON "reviews" USING btree ("person_id","dossier_id");--> statement-breakpoint
ALTER TABLE "projects" ADD CONSTRAINT "projects_dossier_id_dossiers_id_fk" FOREIGN KEY ("dossier_id") REFERENCES "public"."dossiers"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "projects" ADD CONSTRAINT "projects_dossierId_unique" UNIQUE("dossier_id");--> statement-breakpoint
CREATE TABLE "api_tokens" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"permissions" text[] NOT NULL,
	"hash" text NOT NULL,
	"made_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"last_used_at" timestamp (3) with time zone,
	CONSTRAINT "api_tokens_hash_unique" UNIQUE("hash")
);
--> statement-breakpoint
CREATE TABLE "webhook_deliveries" (
	"id" uuid PRIMARY KEY NOT NULL,
	"webhook_id" uuid NOT NULL,
	"event" text NOT NULL,
	"body" text NOT NULL,
	"made_at" timestamp (3) with time zone NOT NULL,
	"sent_at" timestamp (3) with time zone,
	"status" integer
);
--> statement-breakpoint
CREATE TABLE "webhooks" (
	"id" uuid PRIMARY KEY NOT NULL,
	"address" text NOT NULL,
	"events" text[] NOT NULL,
	"sealed_key" text NOT NULL,
	"made_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "import_drafts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"maker_id" uuid NOT NULL,
	"file_name" text NOT NULL,
	"sealed_file" text NOT NULL,
	"made_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "import_drafts_of_maker" UNIQUE("maker_id","kind")
);
--> statement-breakpoint
CREATE TABLE "installation_facts" (
	"key" text PRIMARY KEY NOT NULL,
	"value" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "mail_texts" (
	"key" text PRIMARY KEY NOT NULL,
	"subject" jsonb NOT NULL,
	"body" jsonb NOT NULL,
	"changed_at" timestamp (3) with time zone NOT NULL,
	"written_at" jsonb NOT NULL,
	"revision" integer NOT NULL,
	"writer_id" uuid
);
--> statement-breakpoint
CREATE TABLE "news" (
	"id" uuid PRIMARY KEY NOT NULL,
	"slug" text NOT NULL,
	"title" jsonb NOT NULL,
	"intro" jsonb NOT NULL,
	"body" jsonb NOT NULL,
	"changed_at" timestamp (3) with time zone NOT NULL,
	"written_at" jsonb NOT NULL,
	"revision" integer NOT NULL,
	"published_at" timestamp (3) with time zone,
	CONSTRAINT "news_slug_unique" UNIQUE("slug")
);
--> statement-breakpoint
CREATE TABLE "news_versions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"news_id" uuid NOT NULL,
	"title" jsonb NOT NULL,
	"intro" jsonb NOT NULL,
	"body" jsonb NOT NULL,
	"changed_at" timestamp (3) with time zone NOT NULL,
	"writer_id" uuid
);
--> statement-breakpoint
CREATE TABLE "offer_drafts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"dossier_id" uuid,
	"organisation_id" uuid,
	"organisation" jsonb NOT NULL,
	"illustration" text NOT NULL,
	"title" jsonb NOT NULL,
	"task" jsonb NOT NULL,
	"moment" jsonb NOT NULL,
	"starts_at" timestamp (3) with time zone,
	"ends_at" timestamp (3) with time zone,
	"hands" integer NOT NULL,
	"hours_per_month" integer,
	"minimum_age" integer NOT NULL,
	"languages" jsonb NOT NULL,
	"made_at" timestamp (3) with time zone NOT NULL,
	"changed_at" timestamp (3) with time zone NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "offer_drafts_dossierId_unique" UNIQUE("dossier_id")
);
--> statement-breakpoint
ALTER TABLE "project_drafts" ADD COLUMN "status" text;--> statement-breakpoint
ALTER TABLE "reviews" ADD COLUMN "shown_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "webhook_deliveries" ADD CONSTRAINT "webhook_deliveries_webhook_id_webhooks_id_fk" FOREIGN KEY ("webhook_id") REFERENCES "public"."webhooks"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "import_drafts" ADD CONSTRAINT "import_drafts_maker_id_people_id_fk" FOREIGN KEY ("maker_id") REFERENCES "public"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mail_texts" ADD CONSTRAINT "mail_texts_writer_id_people_id_fk" FOREIGN KEY ("writer_id") REFERENCES "public"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "news_versions" ADD CONSTRAINT "news_versions_news_id_news_id_fk" FOREIGN KEY ("news_id") REFERENCES "public"."news"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "news_versions" ADD CONSTRAINT "news_versions_writer_id_people_id_fk" FOREIGN KEY ("writer_id") REFERENCES "public"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "offer_drafts" ADD CONSTRAINT "offer_drafts_dossier_id_dossiers_id_fk" FOREIGN KEY ("dossier_id") REFERENCES "public"."dossiers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "offer_drafts" ADD CONSTRAINT "offer_drafts_organisation_id_organisations_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "webhook_deliveries_of_webhook" ON "webhook_deliveries" USING btree ("webhook_id","made_at");--> statement-breakpoint
CREATE INDEX "news_newest" ON "news" USING btree ("published_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "news_versions_newest" ON "news_versions" USING btree ("news_id","changed_at" DESC NULLS LAST);--> statement-breakpoint
-- Of earlier mails nobody knows whether their dossier is confidential, so all of them count as confidential.
UPDATE mails SET is_confidential = true WHERE template LIKE 'dossier-%' OR template LIKE 'hand-over%';--> statement-breakpoint
UPDATE mails SET listed_at = CASE WHEN is_confidential THEN date_trunc('day', queued_at, 'Europe/Brussels') ELSE queued_at END;--> statement-breakpoint
-- Calls from before there were drafts were all public.
UPDATE calls SET published_at = submissions_open;--> statement-breakpoint
CREATE FUNCTION draft_has_no_projects() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
  IF NOT EXISTS (SELECT 1 FROM public.calls WHERE id = NEW.call_id AND published_at IS NOT NULL) THEN
    RAISE EXCEPTION 'A draft of a call has no projects.';
  END IF;
  RETURN NEW;
END $$;--> statement-breakpoint
CREATE TRIGGER projects_of_published_call BEFORE INSERT OR UPDATE OF call_id ON projects
FOR EACH ROW EXECUTE FUNCTION draft_has_no_projects();--> statement-breakpoint
-- Messages from before there was an inbox are in it too. Nobody knows which of them were answered by mail, so all wait.
INSERT INTO threads (id, message_id, written_at) SELECT gen_random_uuid(), id, sent_at FROM messages;--> statement-breakpoint
INSERT INTO threads (id, dossier_id, written_at, is_answered)
SELECT DISTINCT ON (dossier_id) gen_random_uuid(), dossier_id, written_at, is_from_office FROM dossier_messages
ORDER BY dossier_id, written_at DESC, id DESC;
--> statement-breakpoint
-- During an upgrade, processes of 0.1.0 still write for a while, and know neither the inbox nor the new columns. The
-- triggers on messages run at the end of a transaction, when a newer process has put its message into the inbox itself.
CREATE FUNCTION message_in_inbox() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
  INSERT INTO public.threads (id, message_id, written_at)
  SELECT gen_random_uuid(), id, sent_at FROM public.messages WHERE id = NEW.id
  ON CONFLICT (message_id) DO NOTHING;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE CONSTRAINT TRIGGER messages_in_inbox AFTER INSERT ON messages DEFERRABLE INITIALLY DEFERRED
FOR EACH ROW EXECUTE FUNCTION message_in_inbox();--> statement-breakpoint
CREATE FUNCTION dossier_message_in_inbox() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
  INSERT INTO public.threads AS thread (id, dossier_id, written_at, is_answered)
  SELECT gen_random_uuid(), dossier_id, written_at, is_from_office FROM public.dossier_messages WHERE id = NEW.id
  ON CONFLICT (dossier_id) DO UPDATE SET
    written_at = excluded.written_at,
    is_answered = excluded.is_answered,
    done_at = CASE WHEN excluded.is_answered THEN thread.done_at END,
    revision = thread.revision + 1
  WHERE thread.written_at < excluded.written_at;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE CONSTRAINT TRIGGER dossier_messages_in_inbox AFTER INSERT ON dossier_messages DEFERRABLE INITIALLY DEFERRED
FOR EACH ROW EXECUTE FUNCTION dossier_message_in_inbox();--> statement-breakpoint
CREATE FUNCTION dossier_keeps_its_way() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
  IF NEW.state = 'incomplete' THEN NEW.incomplete_from := coalesce(NEW.incomplete_from, OLD.state);
  ELSIF OLD.state = 'incomplete' THEN NEW.incomplete_from := NULL;
  END IF;
  IF NEW.state = 'in_review' THEN NEW.review_since := coalesce(NEW.review_since, now()); END IF;
  RETURN NEW;
END $$;--> statement-breakpoint
CREATE TRIGGER dossiers_keep_their_way BEFORE UPDATE OF state ON dossiers
FOR EACH ROW WHEN (NEW.state <> OLD.state) EXECUTE FUNCTION dossier_keeps_its_way();--> statement-breakpoint
CREATE FUNCTION count_is_the_clock() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
  NEW.mover := 'clock';
  RETURN NEW;
END $$;--> statement-breakpoint
CREATE TRIGGER dossier_events_of_a_count BEFORE INSERT ON dossier_events
FOR EACH ROW WHEN (NEW.mover = 'count') EXECUTE FUNCTION count_is_the_clock();
