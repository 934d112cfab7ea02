CREATE TABLE "audit_entries" (
	"number" bigint PRIMARY KEY NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"actor_id" uuid,
	"act" text NOT NULL,
	"subject" text NOT NULL,
	"details" jsonb NOT NULL,
	"previous_hash" text NOT NULL,
	"hash" text NOT NULL,
	CONSTRAINT "audit_entries_hash_unique" UNIQUE("hash")
);
--> statement-breakpoint
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
	"voted_elsewhere" boolean DEFAULT false NOT NULL,
	"counted_at" timestamp (3) with time zone,
	"electorate" integer,
	"votes_cast" integer,
	CONSTRAINT "calls_slug_unique" UNIQUE("slug"),
	CONSTRAINT "calls_in_order" CHECK ("calls"."submissions_open" < "calls"."submissions_close" and "calls"."submissions_close" <= "calls"."results_published"),
	CONSTRAINT "calls_vote_in_order" CHECK (("calls"."voting_opens" is null) = ("calls"."voting_closes" is null) and ("calls"."voting_opens" is null or ("calls"."submissions_close" <= "calls"."voting_opens" and "calls"."voting_opens" < "calls"."voting_closes" and "calls"."voting_closes" <= "calls"."results_published"))),
	CONSTRAINT "calls_vote_weight" CHECK ("calls"."vote_weight" between 0 and 100)
);
--> statement-breakpoint
CREATE TABLE "catalogue" (
	"project_id" uuid NOT NULL,
	"language" text NOT NULL,
	"call_id" uuid NOT NULL,
	"theme" text NOT NULL,
	"region" text NOT NULL,
	"status" text NOT NULL,
	"is_winner" boolean NOT NULL,
	"published_at" timestamp (3) with time zone NOT NULL,
	"place" integer NOT NULL,
	"slug" text COLLATE "C" NOT NULL,
	"amount_in_cents" integer NOT NULL,
	"given_in_cents" integer NOT NULL,
	"title" text COLLATE "C" NOT NULL,
	"names" "tsvector" NOT NULL,
	"search" "tsvector" NOT NULL,
	"words" text[] NOT NULL,
	CONSTRAINT "catalogue_project_id_language_pk" PRIMARY KEY("project_id","language")
) PARTITION BY LIST ("language");
--> statement-breakpoint
CREATE TABLE "catalogue_counts" (
	"call_id" uuid,
	"theme" text,
	"region" text,
	"status" text,
	"projects" integer NOT NULL,
	"given_in_cents" bigint NOT NULL,
	CONSTRAINT "catalogue_counts_choice" UNIQUE NULLS NOT DISTINCT("call_id","theme","region","status")
);
--> statement-breakpoint
CREATE TABLE "catalogue_words" (
	"language" text NOT NULL,
	"word" text COLLATE "C" NOT NULL,
	"projects" integer NOT NULL,
	"typos" text[] NOT NULL,
	CONSTRAINT "catalogue_words_language_word_pk" PRIMARY KEY("language","word")
);
--> statement-breakpoint
CREATE TABLE "consents" (
	"id" uuid PRIMARY KEY NOT NULL,
	"choices" jsonb NOT NULL,
	"policy_version_id" uuid,
	"language" text NOT NULL,
	"given_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "dossier_files" (
	"file_id" uuid PRIMARY KEY NOT NULL,
	"dossier_id" uuid NOT NULL,
	"field" text NOT NULL,
	"sealed_name" text NOT NULL,
	"sealed_key" text NOT NULL,
	"added_at" timestamp (3) with time zone NOT NULL,
	"is_of_organisation" boolean DEFAULT false NOT NULL,
	"removed_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "dossier_events" (
	"id" uuid PRIMARY KEY NOT NULL,
	"dossier_id" uuid NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"place" integer NOT NULL,
	"from_state" text NOT NULL,
	"to_state" text NOT NULL,
	"mover" text NOT NULL,
	"actor_id" uuid,
	"sealed_reason" text,
	CONSTRAINT "dossier_events_in_order" UNIQUE("dossier_id","place")
);
--> statement-breakpoint
CREATE TABLE "dossier_messages" (
	"id" uuid PRIMARY KEY NOT NULL,
	"dossier_id" uuid NOT NULL,
	"author_id" uuid NOT NULL,
	"is_from_office" boolean NOT NULL,
	"sealed_text" text NOT NULL,
	"written_at" timestamp (3) with time zone NOT NULL,
	"read_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "dossier_versions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"dossier_id" uuid NOT NULL,
	"version" integer NOT NULL,
	"sealed_answers" text NOT NULL,
	"sent_at" timestamp (3) with time zone NOT NULL,
	"is_handed_over" boolean DEFAULT false NOT NULL,
	CONSTRAINT "dossier_versions_once" UNIQUE("dossier_id","version")
);
--> statement-breakpoint
CREATE TABLE "dossiers" (
	"id" uuid PRIMARY KEY NOT NULL,
	"applicant_id" uuid NOT NULL,
	"type" text NOT NULL,
	"state" text DEFAULT 'draft' NOT NULL,
	"is_confidential" boolean NOT NULL,
	"number" text,
	"language" text,
	"call_id" uuid,
	"sealed_draft" text NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	"sent_revision" integer,
	"step" text NOT NULL,
	"begun_at" timestamp (3) with time zone NOT NULL,
	"changed_at" timestamp (3) with time zone NOT NULL,
	"sent_at" timestamp (3) with time zone,
	"complete_by" timestamp (3) with time zone,
	CONSTRAINT "dossiers_number_unique" UNIQUE("number"),
	CONSTRAINT "dossiers_sent" CHECK (("dossiers"."state" = 'draft') = ("dossiers"."sent_at" is null) and ("dossiers"."sent_at" is null) = ("dossiers"."number" is null)),
	CONSTRAINT "dossiers_external_has_call" CHECK ("dossiers"."sent_at" is null or ("dossiers"."type" = 'external') = ("dossiers"."call_id" is not null)),
	CONSTRAINT "dossiers_internal_is_confidential" CHECK ("dossiers"."type" <> 'internal' or "dossiers"."is_confidential")
);
--> statement-breakpoint
CREATE TABLE "hand_overs" (
	"dossier_id" uuid PRIMARY KEY NOT NULL,
	"token_hash" text NOT NULL,
	"made_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"completed_at" timestamp (3) with time zone,
	CONSTRAINT "hand_overs_tokenHash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "late_accesses" (
	"id" uuid PRIMARY KEY NOT NULL,
	"call_id" uuid NOT NULL,
	"token_hash" text NOT NULL,
	"given_by_id" uuid,
	"given_at" timestamp (3) with time zone NOT NULL,
	"until" timestamp (3) with time zone NOT NULL,
	"person_id" uuid,
	CONSTRAINT "late_accesses_tokenHash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "files" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"type" text NOT NULL,
	"size" integer NOT NULL,
	"checksum" text NOT NULL,
	"stored_as" text NOT NULL,
	"is_public" boolean DEFAULT false NOT NULL,
	"scan" text DEFAULT 'clean' NOT NULL,
	"stored_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "files_storedAs_unique" UNIQUE("stored_as")
);
--> statement-breakpoint
CREATE TABLE "branches" (
	"code" text PRIMARY KEY NOT NULL,
	"names" jsonb NOT NULL,
	"position" integer NOT NULL,
	"is_active" boolean NOT NULL
);
--> statement-breakpoint
CREATE TABLE "departments" (
	"code" text PRIMARY KEY NOT NULL,
	"names" jsonb NOT NULL,
	"position" integer NOT NULL,
	"is_active" boolean NOT NULL
);
--> statement-breakpoint
CREATE TABLE "themes" (
	"code" text PRIMARY KEY NOT NULL,
	"names" jsonb NOT NULL,
	"position" integer NOT NULL,
	"is_active" boolean NOT NULL
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
CREATE TABLE "limits" (
	"key" text PRIMARY KEY NOT NULL,
	"count" integer NOT NULL,
	"ends_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "access_codes" (
	"person_id" uuid PRIMARY KEY NOT NULL,
	"code_hash" text NOT NULL,
	"made_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "logins" (
	"id" uuid PRIMARY KEY NOT NULL,
	"person_id" uuid,
	"code_hash" text,
	"link_hash" text,
	"is_remembered" boolean NOT NULL,
	"language" text NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"asked_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"used_at" timestamp (3) with time zone,
	CONSTRAINT "logins_linkHash_unique" UNIQUE("link_hash")
);
--> statement-breakpoint
CREATE TABLE "mails" (
	"id" uuid PRIMARY KEY NOT NULL,
	"template" text NOT NULL,
	"recipient" text NOT NULL,
	"language" text NOT NULL,
	"values" jsonb NOT NULL,
	"state" text DEFAULT 'queued' NOT NULL,
	"queued_at" timestamp (3) with time zone NOT NULL,
	"sent_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "messages" (
	"id" uuid PRIMARY KEY NOT NULL,
	"topic" text NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"text" text NOT NULL,
	"language" text NOT NULL,
	"sent_at" timestamp (3) with time zone NOT NULL
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
	"website" text,
	"email" text
);
--> statement-breakpoint
CREATE TABLE "page_versions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"key" text NOT NULL,
	"title" jsonb NOT NULL,
	"intro" jsonb NOT NULL,
	"body" jsonb NOT NULL,
	"note" jsonb,
	"changed_at" timestamp (3) with time zone NOT NULL
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
	"chosen_language" text,
	"used_language" text,
	"left_at" timestamp (3) with time zone,
	"address_changed_at" timestamp (3) with time zone,
	"factor_allowed_until" timestamp (3) with time zone,
	CONSTRAINT "people_employeeId_unique" UNIQUE("employee_id"),
	CONSTRAINT "people_email_unique" UNIQUE("email")
);
--> statement-breakpoint
CREATE TABLE "pledges" (
	"id" uuid PRIMARY KEY NOT NULL,
	"reference" text NOT NULL,
	"amount_in_cents" integer NOT NULL,
	"project_id" uuid,
	"name" text,
	"email" text,
	"language" text NOT NULL,
	"pledged_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "pledges_reference_unique" UNIQUE("reference"),
	CONSTRAINT "pledges_amount" CHECK ("pledges"."amount_in_cents" > 0),
	CONSTRAINT "pledges_reference" CHECK ("pledges"."reference" ~ '^[0-9]{12}$')
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
	"deliveries" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"gallery" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"proposer" jsonb NOT NULL,
	"cost_in_cents" integer NOT NULL,
	"asked_in_cents" integer NOT NULL,
	"amount_in_cents" integer,
	"rank" integer,
	"votes" integer,
	"committee_score" integer,
	"place" integer GENERATED ALWAYS AS (coalesce(rank, 32767)) STORED NOT NULL,
	"published_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "projects_slug_unique" UNIQUE("slug")
);
--> statement-breakpoint
CREATE TABLE "person_roles" (
	"person_id" uuid NOT NULL,
	"role" text NOT NULL,
	"given_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "person_roles_person_id_role_pk" PRIMARY KEY("person_id","role")
);
--> statement-breakpoint
CREATE TABLE "code_apps" (
	"person_id" uuid PRIMARY KEY NOT NULL,
	"sealed_secret" text NOT NULL,
	"last_step" integer,
	"confirmed_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "factor_challenges" (
	"session_id" uuid NOT NULL,
	"purpose" text NOT NULL,
	"sealed_challenge" text NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "factor_challenges_session_id_purpose_pk" PRIMARY KEY("session_id","purpose")
);
--> statement-breakpoint
CREATE TABLE "passkeys" (
	"id" uuid PRIMARY KEY NOT NULL,
	"person_id" uuid NOT NULL,
	"credential_id" text NOT NULL,
	"public_key" text NOT NULL,
	"counter" integer NOT NULL,
	"transports" jsonb NOT NULL,
	"name" text NOT NULL,
	"made_at" timestamp (3) with time zone NOT NULL,
	"used_at" timestamp (3) with time zone,
	CONSTRAINT "passkeys_credentialId_unique" UNIQUE("credential_id")
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"token_hash" text NOT NULL,
	"person_id" uuid NOT NULL,
	"way" text NOT NULL,
	"device" text NOT NULL,
	"is_remembered" boolean NOT NULL,
	"started_at" timestamp (3) with time zone NOT NULL,
	"seen_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"second_factor_at" timestamp (3) with time zone,
	"kiosk_id" uuid,
	CONSTRAINT "sessions_tokenHash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "settings" (
	"key" text PRIMARY KEY NOT NULL,
	"value" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "volunteers" (
	"id" uuid PRIMARY KEY NOT NULL,
	"offer_id" uuid NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"phone" text,
	"text" text NOT NULL,
	"language" text NOT NULL,
	"offered_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
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
	"sealed_tally" text,
	"tally" jsonb,
	"tie_order" jsonb,
	"tie_reason" text,
	"tie_decided_by" uuid,
	"released_at" timestamp (3) with time zone,
	CONSTRAINT "vote_counts_sealed_or_open" CHECK (("vote_counts"."sealed_tally" is null) <> ("vote_counts"."tally" is null))
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
CREATE TABLE "vote_reminders" (
	"call_id" uuid NOT NULL,
	"days" integer NOT NULL,
	"begun_at" timestamp (3) with time zone NOT NULL,
	"mails" integer NOT NULL,
	CONSTRAINT "vote_reminders_call_id_days_pk" PRIMARY KEY("call_id","days")
);
--> statement-breakpoint
ALTER TABLE "catalogue" ADD CONSTRAINT "catalogue_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "catalogue" ADD CONSTRAINT "catalogue_call_id_calls_id_fk" FOREIGN KEY ("call_id") REFERENCES "public"."calls"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "catalogue_counts" ADD CONSTRAINT "catalogue_counts_call_id_calls_id_fk" FOREIGN KEY ("call_id") REFERENCES "public"."calls"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "dossier_files" ADD CONSTRAINT "dossier_files_file_id_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."files"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "dossier_files" ADD CONSTRAINT "dossier_files_dossier_id_dossiers_id_fk" FOREIGN KEY ("dossier_id") REFERENCES "public"."dossiers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "dossier_events" ADD CONSTRAINT "dossier_events_dossier_id_dossiers_id_fk" FOREIGN KEY ("dossier_id") REFERENCES "public"."dossiers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "dossier_events" ADD CONSTRAINT "dossier_events_actor_id_people_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "dossier_messages" ADD CONSTRAINT "dossier_messages_dossier_id_dossiers_id_fk" FOREIGN KEY ("dossier_id") REFERENCES "public"."dossiers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "dossier_messages" ADD CONSTRAINT "dossier_messages_author_id_people_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "dossier_versions" ADD CONSTRAINT "dossier_versions_dossier_id_dossiers_id_fk" FOREIGN KEY ("dossier_id") REFERENCES "public"."dossiers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "dossiers" ADD CONSTRAINT "dossiers_applicant_id_people_id_fk" FOREIGN KEY ("applicant_id") REFERENCES "public"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "dossiers" ADD CONSTRAINT "dossiers_call_id_calls_id_fk" FOREIGN KEY ("call_id") REFERENCES "public"."calls"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hand_overs" ADD CONSTRAINT "hand_overs_dossier_id_dossiers_id_fk" FOREIGN KEY ("dossier_id") REFERENCES "public"."dossiers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "late_accesses" ADD CONSTRAINT "late_accesses_call_id_calls_id_fk" FOREIGN KEY ("call_id") REFERENCES "public"."calls"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "late_accesses" ADD CONSTRAINT "late_accesses_given_by_id_people_id_fk" FOREIGN KEY ("given_by_id") REFERENCES "public"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "late_accesses" ADD CONSTRAINT "late_accesses_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "kiosks" ADD CONSTRAINT "kiosks_branch_branches_code_fk" FOREIGN KEY ("branch") REFERENCES "public"."branches"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "access_codes" ADD CONSTRAINT "access_codes_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "logins" ADD CONSTRAINT "logins_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "offers" ADD CONSTRAINT "offers_organisation_id_organisations_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "page_versions" ADD CONSTRAINT "page_versions_key_pages_key_fk" FOREIGN KEY ("key") REFERENCES "public"."pages"("key") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "people" ADD CONSTRAINT "people_branch_branches_code_fk" FOREIGN KEY ("branch") REFERENCES "public"."branches"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "people" ADD CONSTRAINT "people_department_departments_code_fk" FOREIGN KEY ("department") REFERENCES "public"."departments"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pledges" ADD CONSTRAINT "pledges_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "projects" ADD CONSTRAINT "projects_call_id_calls_id_fk" FOREIGN KEY ("call_id") REFERENCES "public"."calls"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "projects" ADD CONSTRAINT "projects_organisation_id_organisations_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "projects" ADD CONSTRAINT "projects_theme_themes_code_fk" FOREIGN KEY ("theme") REFERENCES "public"."themes"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "person_roles" ADD CONSTRAINT "person_roles_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "code_apps" ADD CONSTRAINT "code_apps_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "factor_challenges" ADD CONSTRAINT "factor_challenges_session_id_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "passkeys" ADD CONSTRAINT "passkeys_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_kiosk_id_kiosks_id_fk" FOREIGN KEY ("kiosk_id") REFERENCES "public"."kiosks"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "volunteers" ADD CONSTRAINT "volunteers_offer_id_offers_id_fk" FOREIGN KEY ("offer_id") REFERENCES "public"."offers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ballots" ADD CONSTRAINT "ballots_call_id_calls_id_fk" FOREIGN KEY ("call_id") REFERENCES "public"."calls"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ballots" ADD CONSTRAINT "ballots_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "receipts" ADD CONSTRAINT "receipts_call_id_calls_id_fk" FOREIGN KEY ("call_id") REFERENCES "public"."calls"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vote_counts" ADD CONSTRAINT "vote_counts_call_id_calls_id_fk" FOREIGN KEY ("call_id") REFERENCES "public"."calls"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vote_counts" ADD CONSTRAINT "vote_counts_tie_decided_by_people_id_fk" FOREIGN KEY ("tie_decided_by") REFERENCES "public"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "voters" ADD CONSTRAINT "voters_call_id_calls_id_fk" FOREIGN KEY ("call_id") REFERENCES "public"."calls"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "voters" ADD CONSTRAINT "voters_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vote_reminders" ADD CONSTRAINT "vote_reminders_call_id_calls_id_fk" FOREIGN KEY ("call_id") REFERENCES "public"."calls"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "audit_of_subject" ON "audit_entries" USING btree ("subject","number");--> statement-breakpoint
CREATE INDEX "audit_by_actor" ON "audit_entries" USING btree ("actor_id","number");--> statement-breakpoint
CREATE INDEX "catalogue_winners" ON "catalogue" USING btree ("is_winner" DESC NULLS FIRST,"published_at" DESC NULLS FIRST,"place","slug");--> statement-breakpoint
CREATE INDEX "catalogue_winners_of_call" ON "catalogue" USING btree ("call_id","is_winner" DESC NULLS FIRST,"published_at" DESC NULLS FIRST,"place","slug");--> statement-breakpoint
CREATE INDEX "catalogue_newest" ON "catalogue" USING btree ("published_at" DESC NULLS FIRST,"place","slug");--> statement-breakpoint
CREATE INDEX "catalogue_amount" ON "catalogue" USING btree ("amount_in_cents" DESC NULLS FIRST,"slug");--> statement-breakpoint
CREATE INDEX "catalogue_title" ON "catalogue" USING btree ("title","slug");--> statement-breakpoint
CREATE INDEX "catalogue_region" ON "catalogue" USING btree ("region","theme","status");--> statement-breakpoint
CREATE INDEX "catalogue_status" ON "catalogue" USING btree ("status","published_at" DESC NULLS FIRST,"place","slug");--> statement-breakpoint
CREATE INDEX "catalogue_search" ON "catalogue" USING gin ("search") WITH (fastupdate=false);--> statement-breakpoint
CREATE INDEX "catalogue_counts_of_calls" ON "catalogue_counts" USING btree ("theme","region","status","call_id");--> statement-breakpoint
CREATE INDEX "catalogue_words_typos" ON "catalogue_words" USING gin ("typos") WITH (fastupdate=false);--> statement-breakpoint
CREATE INDEX "catalogue_words_gone" ON "catalogue_words" USING btree ("word") WHERE "catalogue_words"."projects" = 0;--> statement-breakpoint
CREATE INDEX "dossier_files_of_dossier" ON "dossier_files" USING btree ("dossier_id","field");--> statement-breakpoint
CREATE INDEX "dossier_messages_of_dossier" ON "dossier_messages" USING btree ("dossier_id","written_at");--> statement-breakpoint
CREATE INDEX "dossiers_of_applicant" ON "dossiers" USING btree ("applicant_id","changed_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "dossiers_of_call" ON "dossiers" USING btree ("call_id","state");--> statement-breakpoint
CREATE INDEX "dossiers_in_state" ON "dossiers" USING btree ("state","changed_at");--> statement-breakpoint
CREATE INDEX "jobs_due" ON "jobs" USING btree ("run_at") WHERE "jobs"."failed_at" is null;--> statement-breakpoint
CREATE INDEX "logins_of_person" ON "logins" USING btree ("person_id","asked_at");--> statement-breakpoint
CREATE INDEX "logins_oldest" ON "logins" USING btree ("asked_at");--> statement-breakpoint
CREATE INDEX "mails_to" ON "mails" USING btree (lower("recipient"));--> statement-breakpoint
CREATE INDEX "mails_in_time" ON "mails" USING btree ("queued_at");--> statement-breakpoint
CREATE INDEX "page_versions_newest" ON "page_versions" USING btree ("key","changed_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "pledges_newest" ON "pledges" USING btree ("pledged_at");--> statement-breakpoint
CREATE INDEX "projects_newest" ON "projects" USING btree ("published_at" DESC NULLS FIRST,"place","slug");--> statement-breakpoint
CREATE INDEX "projects_of_call" ON "projects" USING btree ("call_id","place","slug");--> statement-breakpoint
CREATE INDEX "sessions_of_person" ON "sessions" USING btree ("person_id");--> statement-breakpoint
CREATE INDEX "sessions_oldest" ON "sessions" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "sessions_at_kiosk" ON "sessions" USING btree ("kiosk_id");--> statement-breakpoint
CREATE INDEX "volunteers_of_offer" ON "volunteers" USING btree ("offer_id","offered_at");--> statement-breakpoint
CREATE INDEX "ballots_of_call" ON "ballots" USING btree ("call_id");--> statement-breakpoint
-- drizzle-kit wrote everything above, except PARTITION BY; everything below is written by hand.
CREATE TABLE catalogue_nl PARTITION OF catalogue FOR VALUES IN ('nl');--> statement-breakpoint
CREATE TABLE catalogue_en PARTITION OF catalogue FOR VALUES IN ('en');--> statement-breakpoint
CREATE TABLE catalogue_fr PARTITION OF catalogue FOR VALUES IN ('fr');--> statement-breakpoint
-- Only the index needs these columns, so they are stored outside of the rows: a search reads a thousand short rows.
ALTER TABLE catalogue
  ALTER COLUMN names SET STORAGE MAIN,
  ALTER COLUMN search SET STORAGE EXTERNAL,
  ALTER COLUMN words SET STORAGE EXTERNAL;--> statement-breakpoint
ALTER TABLE catalogue_nl SET (toast_tuple_target = 128);--> statement-breakpoint
ALTER TABLE catalogue_en SET (toast_tuple_target = 128);--> statement-breakpoint
ALTER TABLE catalogue_fr SET (toast_tuple_target = 128);--> statement-breakpoint
CREATE EXTENSION IF NOT EXISTS unaccent;--> statement-breakpoint
-- A text is read by the stems of its language, or word for word; always without accents.
CREATE TEXT SEARCH CONFIGURATION samen_nl (COPY = pg_catalog.dutch);--> statement-breakpoint
ALTER TEXT SEARCH CONFIGURATION samen_nl ALTER MAPPING FOR word, hword, hword_part WITH unaccent, dutch_stem;--> statement-breakpoint
CREATE TEXT SEARCH CONFIGURATION samen_en (COPY = pg_catalog.english);--> statement-breakpoint
ALTER TEXT SEARCH CONFIGURATION samen_en ALTER MAPPING FOR word, hword, hword_part WITH unaccent, english_stem;--> statement-breakpoint
CREATE TEXT SEARCH CONFIGURATION samen_fr (COPY = pg_catalog.french);--> statement-breakpoint
ALTER TEXT SEARCH CONFIGURATION samen_fr ALTER MAPPING FOR word, hword, hword_part WITH unaccent, french_stem;--> statement-breakpoint
CREATE TEXT SEARCH CONFIGURATION samen_plain (COPY = pg_catalog.simple);--> statement-breakpoint
ALTER TEXT SEARCH CONFIGURATION samen_plain ALTER MAPPING FOR word, hword, hword_part WITH unaccent, simple;--> statement-breakpoint
-- Replaces each sign that could be part of a word, an address or a tag by a space. The length stays the same, so that
-- positions in both texts match.
CREATE FUNCTION catalogue_plain(value text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT regexp_replace(
    CASE WHEN value ~ '[\u0300-\u036F]' THEN normalize(value, NFC) ELSE value END,
    '[][''"(){}<>|/\\@_.&~*=#%^`\u00A0\u00AB\u00B4\u00B7\u00BB\u2000-\u206F]',
    ' ',
    'g'
  )
$$;--> statement-breakpoint
-- Gives the text that a page in this language shows: its translation, or else the Dutch one.
CREATE FUNCTION catalogue_shown(texts jsonb, language text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT catalogue_plain(coalesce(nullif(texts ->> language, ''), texts ->> 'nl'))
$$;--> statement-breakpoint
-- Gives the configuration that reads the shown text.
CREATE FUNCTION catalogue_reading(texts jsonb, language text) RETURNS regconfig LANGUAGE sql STABLE PARALLEL SAFE AS $$
  SELECT CASE WHEN coalesce(texts ->> language, '') = '' THEN 'samen_nl' ELSE 'samen_' || language END::regconfig
$$;--> statement-breakpoint
-- Gives the title and the summary of a project, and the name and town of its organisation.
CREATE FUNCTION catalogue_names(project projects, organisation organisations, language text) RETURNS text
LANGUAGE sql STABLE PARALLEL SAFE AS $$
  SELECT concat_ws(
    ' ',
    catalogue_shown(project.title, language),
    catalogue_shown(project.summary, language),
    catalogue_plain(organisation.name),
    catalogue_plain(organisation.town)
  )
$$;--> statement-breakpoint
-- Gives the beginnings and ends of long words, as written and by their stems. Dutch writes many words as one: a search
-- for “muziek” finds “muziekhuis”, and one for “tuin” finds “volkstuin”. The first sign keeps them apart from words.
CREATE FUNCTION catalogue_parts(value text) RETURNS text[] LANGUAGE sql STABLE PARALLEL SAFE AS $$
  SELECT ARRAY(
    SELECT DISTINCT '~' || part
    FROM regexp_split_to_table(lower(unaccent(value)), '[^a-z]+') AS word,
      unnest(ARRAY[word] || ts_lexize('pg_catalog.dutch_stem', word)) AS form,
      generate_series(4, length(form) - 2) AS size,
      unnest(ARRAY[left(form, size), right(form, size)]) AS part
    WHERE length(form) <= 30
  )
$$;--> statement-breakpoint
-- Gives the forms of a word that can be part of a longer word; short words are left out, because they are everywhere. It
-- is immutable as long as nobody changes the rules of unaccent.
CREATE FUNCTION catalogue_asked(word text) RETURNS text[] LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT ARRAY(
    SELECT DISTINCT form
    FROM (SELECT lower(unaccent(word)) AS folded) AS one,
      unnest(ARRAY[folded] || ts_lexize('pg_catalog.dutch_stem', folded)) AS form
    WHERE form ~ '^[a-z]{4,}$'
  )
$$;--> statement-breakpoint
CREATE FUNCTION catalogue_part(word text) RETURNS tsquery LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT coalesce(string_agg('''~' || form || '''', ' | ')::tsquery, ''::tsquery) FROM unnest(catalogue_asked(word)) AS form
$$;--> statement-breakpoint
-- The title counts most in the ranking, then the organisation, then the summary.
CREATE FUNCTION catalogue_ranked(project projects, organisation organisations, language text) RETURNS tsvector
LANGUAGE sql STABLE PARALLEL SAFE AS $$
  SELECT
    setweight(to_tsvector(catalogue_reading(project.title, language), catalogue_shown(project.title, language)), 'A')
    || setweight(to_tsvector('samen_nl', catalogue_plain(organisation.name || ' ' || organisation.town)), 'B')
    || setweight(to_tsvector(catalogue_reading(project.summary, language), catalogue_shown(project.summary, language)), 'C')
$$;--> statement-breakpoint
-- Gives all words that find a project, and what it is filtered by. Names of organisations are Dutch on every page, and
-- titles are Dutch on Dutch pages, so only those are split into parts.
CREATE FUNCTION catalogue_vector(project projects, organisation organisations, language text) RETURNS tsvector
LANGUAGE sql STABLE PARALLEL SAFE AS $$
  SELECT strip(
    catalogue_ranked(project, organisation, language)
    || to_tsvector('samen_plain', catalogue_names(project, organisation, language))
    || to_tsvector(catalogue_reading(project.description, language), catalogue_shown(project.description, language))
    || array_to_tsvector(catalogue_parts(concat_ws(
      ' ', organisation.name, CASE language WHEN 'nl' THEN catalogue_shown(project.title, language) END
    )))
    || array_to_tsvector(ARRAY[
      '=call ' || project.call_id,
      '=theme ' || project.theme,
      '=region ' || organisation.region,
      '=status ' || project.status
    ])
  )
$$;--> statement-breakpoint
-- Gives at most this many projects that match, those of the newest calls first. If one call has many, the word is
-- frequent, and the calls are searched one by one; else all other calls are searched together. The planner must use the
-- index: it does not know that reading the words of each project costs far more.
CREATE FUNCTION catalogue_found(of_language text, query tsquery, most integer) RETURNS SETOF catalogue
LANGUAGE plpgsql STABLE ROWS 1000 SET enable_seqscan = off SET enable_indexscan = off SET jit = off AS $$
DECLARE
  call tsquery;
  wanted integer := most;
  got integer;
BEGIN
  FOR call IN SELECT ('''=call ' || id || '''')::tsquery FROM calls ORDER BY submissions_open DESC LOOP
    RETURN QUERY SELECT * FROM catalogue WHERE language = of_language AND search @@ (query && call) LIMIT wanted;
    GET DIAGNOSTICS got = ROW_COUNT;
    wanted := wanted - got;
    EXIT WHEN wanted = 0;
    query := query && !!call;
    CONTINUE WHEN got * 4 >= most;
    RETURN QUERY SELECT * FROM catalogue WHERE language = of_language AND search @@ query LIMIT wanted;
    EXIT;
  END LOOP;
END
$$;--> statement-breakpoint
-- Gives the words of a project in which a typo can be corrected.
CREATE FUNCTION catalogue_words_of(project projects, organisation organisations, language text) RETURNS text[]
LANGUAGE sql STABLE PARALLEL SAFE AS $$
  SELECT ARRAY(
    SELECT DISTINCT lower(word)
    FROM regexp_split_to_table(catalogue_names(project, organisation, language), '[\s!-/:-@[-`{-~]+') AS word
    WHERE length(word) BETWEEN 4 AND 30 AND word !~ '[0-9]'
  )
$$;--> statement-breakpoint
-- Gives a word without accents, and each form of it without one letter. Two words that share a form differ by one typo,
-- or by two small ones.
CREATE FUNCTION catalogue_typos(word text) RETURNS text[] LANGUAGE sql STABLE PARALLEL SAFE AS $$
  SELECT ARRAY(
    SELECT DISTINCT left(folded, place - 1) || substr(folded, place + 1)
    FROM (SELECT lower(unaccent(word)) AS folded) AS one, generate_series(1, length(folded) + 1) AS place
  )
$$;--> statement-breakpoint
-- Gives the forms of a word that are compared with a typo: without accents, without a plural ending, and its stem.
CREATE FUNCTION catalogue_forms(word text, language text) RETURNS text[] LANGUAGE sql STABLE PARALLEL SAFE AS $$
  SELECT ARRAY(
    SELECT DISTINCT form
    FROM (SELECT lower(unaccent(word)) AS folded) AS one,
      unnest(ARRAY[folded, regexp_replace(folded, CASE language WHEN 'nl' THEN '(en|s)$' ELSE '[sx]$' END, '')] || ts_lexize(
        CASE language WHEN 'nl' THEN 'dutch_stem' WHEN 'en' THEN 'english_stem' ELSE 'french_stem' END::regdictionary,
        folded
      )) AS form
    WHERE form = folded OR length(form) >= 4
  )
$$;--> statement-breakpoint
-- Gives all forms of a word without one letter.
CREATE FUNCTION catalogue_slips(word text, language text) RETURNS text[] LANGUAGE sql STABLE PARALLEL SAFE AS $$
  SELECT ARRAY(
    SELECT DISTINCT slip FROM unnest(catalogue_forms(word, language)) AS form, unnest(catalogue_typos(form)) AS slip
  )
$$;--> statement-breakpoint
-- Gives a title for sorting: only letters and digits.
CREATE FUNCTION catalogue_sorted(texts jsonb, language text) RETURNS text LANGUAGE sql STABLE PARALLEL SAFE AS $$
  SELECT btrim(regexp_replace(lower(unaccent(catalogue_shown(texts, language))), '[^a-z0-9]+', ' ', 'g'))
$$;--> statement-breakpoint
CREATE FUNCTION catalogue_write(ids uuid[]) RETURNS void LANGUAGE sql AS $$
  INSERT INTO catalogue (
    project_id, language, call_id, theme, region, status, is_winner, published_at, place, slug, amount_in_cents,
    given_in_cents, title, names, search, words
  )
  SELECT
    project.id, language, project.call_id, project.theme, organisation.region, project.status,
    project.status = 'winner', project.published_at, project.place, project.slug,
    coalesce(project.amount_in_cents, project.asked_in_cents), coalesce(project.amount_in_cents, 0),
    catalogue_sorted(project.title, language),
    catalogue_ranked(project, organisation, language),
    catalogue_vector(project, organisation, language),
    catalogue_words_of(project, organisation, language)
  FROM projects AS project
  JOIN organisations AS organisation ON organisation.id = project.organisation_id
  CROSS JOIN unnest(ARRAY['nl', 'en', 'fr']) AS language
  WHERE project.id = ANY (ids)
  ON CONFLICT (project_id, language) DO UPDATE SET
    call_id = excluded.call_id, theme = excluded.theme, region = excluded.region, status = excluded.status,
    is_winner = excluded.is_winner, published_at = excluded.published_at, place = excluded.place,
    slug = excluded.slug, amount_in_cents = excluded.amount_in_cents, given_in_cents = excluded.given_in_cents,
    title = excluded.title, names = excluded.names, search = excluded.search, words = excluded.words
$$;--> statement-breakpoint
-- PostgreSQL expects long lists here, and would compile the query to machine code again for every project.
ALTER FUNCTION catalogue_write(uuid[]) SET jit = off;--> statement-breakpoint
CREATE FUNCTION catalogue_of_projects() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM catalogue_write(ARRAY(SELECT id FROM new_rows));
  RETURN NULL;
END
$$;--> statement-breakpoint
CREATE TRIGGER catalogue_inserted AFTER INSERT ON projects REFERENCING NEW TABLE AS new_rows
FOR EACH STATEMENT EXECUTE FUNCTION catalogue_of_projects();--> statement-breakpoint
CREATE TRIGGER catalogue_updated AFTER UPDATE ON projects REFERENCING NEW TABLE AS new_rows
FOR EACH STATEMENT EXECUTE FUNCTION catalogue_of_projects();--> statement-breakpoint
CREATE FUNCTION catalogue_of_organisations() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM catalogue_write(ARRAY(
    SELECT projects.id
    FROM new_rows
    JOIN old_rows USING (id)
    JOIN projects ON projects.organisation_id = new_rows.id
    WHERE (new_rows.name, new_rows.town, new_rows.region) IS DISTINCT FROM (old_rows.name, old_rows.town, old_rows.region)
  ));
  RETURN NULL;
END
$$;--> statement-breakpoint
CREATE TRIGGER catalogue_updated AFTER UPDATE ON organisations REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows
FOR EACH STATEMENT EXECUTE FUNCTION catalogue_of_organisations();--> statement-breakpoint
-- Updates the counts. Every writer first locks the row of all projects, so that no two writers wait for each other.
CREATE FUNCTION catalogue_count() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  came text := 'SELECT 1 AS sign, new_rows.* FROM new_rows';
  went text := 'SELECT -1 AS sign, old_rows.* FROM old_rows';
  changed text := CASE TG_OP WHEN 'INSERT' THEN came WHEN 'DELETE' THEN went ELSE came || ' UNION ALL ' || went END;
BEGIN
  EXECUTE format($sql$
    INSERT INTO catalogue_counts AS counted (call_id, theme, region, status, projects, given_in_cents)
    SELECT call_id, theme, region, status, sum(sign), sum(sign * given_in_cents)
    FROM (%s) AS changed
    WHERE language = 'nl'
    GROUP BY CUBE (call_id, theme, region, status)
    HAVING sum(sign) <> 0 OR sum(sign * given_in_cents) <> 0
    ORDER BY call_id NULLS FIRST, theme NULLS FIRST, region NULLS FIRST, status NULLS FIRST
    ON CONFLICT (call_id, theme, region, status) DO UPDATE SET
      projects = counted.projects + excluded.projects,
      given_in_cents = counted.given_in_cents + excluded.given_in_cents
  $sql$, changed);
  EXECUTE format($sql$
    INSERT INTO catalogue_words AS counted (language, word, projects, typos)
    SELECT language, word, sum(sign), catalogue_slips(word, language)
    FROM (%s) AS changed
    CROSS JOIN LATERAL unnest(words) AS word
    GROUP BY language, word
    HAVING sum(sign) <> 0
    ORDER BY language, word
    ON CONFLICT (language, word) DO UPDATE SET projects = counted.projects + excluded.projects
  $sql$, changed);
  IF TG_OP <> 'INSERT' THEN
    DELETE FROM catalogue_words WHERE projects = 0;
  END IF;
  RETURN NULL;
END
$$;--> statement-breakpoint
CREATE TRIGGER catalogue_inserted AFTER INSERT ON catalogue REFERENCING NEW TABLE AS new_rows
FOR EACH STATEMENT EXECUTE FUNCTION catalogue_count();--> statement-breakpoint
CREATE TRIGGER catalogue_updated AFTER UPDATE ON catalogue REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows
FOR EACH STATEMENT EXECUTE FUNCTION catalogue_count();--> statement-breakpoint
CREATE TRIGGER catalogue_deleted AFTER DELETE ON catalogue REFERENCING OLD TABLE AS old_rows
FOR EACH STATEMENT EXECUTE FUNCTION catalogue_count();--> statement-breakpoint
CREATE FUNCTION "audit_is_append_only"() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE EXCEPTION 'The audit log is only ever added to.'; END $$;--> statement-breakpoint
CREATE TRIGGER "audit_stays" BEFORE UPDATE OR DELETE ON "audit_entries" FOR EACH ROW EXECUTE FUNCTION "audit_is_append_only"();--> statement-breakpoint
CREATE TRIGGER "audit_stays_whole" BEFORE TRUNCATE ON "audit_entries" FOR EACH STATEMENT EXECUTE FUNCTION "audit_is_append_only"();--> statement-breakpoint
CREATE FUNCTION "rules_stay_once_voted"() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
	IF (NEW.vote_weight, NEW.tie_rule, NEW.winner_count, NEW.voting_opens, NEW.voting_closes) IS NOT DISTINCT FROM (OLD.vote_weight, OLD.tie_rule, OLD.winner_count, OLD.voting_opens, OLD.voting_closes) THEN RETURN NEW; END IF;
	IF (NEW.vote_weight, NEW.tie_rule, NEW.winner_count, NEW.voting_opens) IS NOT DISTINCT FROM (OLD.vote_weight, OLD.tie_rule, OLD.winner_count, OLD.voting_opens) AND NEW.voting_closes > OLD.voting_closes AND OLD.counted_at IS NULL THEN RETURN NEW; END IF;
	IF EXISTS (SELECT 1 FROM public.voters WHERE call_id = OLD.id) THEN RAISE EXCEPTION 'The rules of a vote stay as they are once someone has voted.'; END IF;
	RETURN NEW;
END $$;--> statement-breakpoint
CREATE TRIGGER "calls_rules_stay" BEFORE UPDATE ON "calls" FOR EACH ROW EXECUTE FUNCTION "rules_stay_once_voted"();--> statement-breakpoint
CREATE FUNCTION "ballot_stays_once_voted"() RETURNS trigger LANGUAGE plpgsql AS $$ DECLARE
	was uuid := CASE WHEN TG_OP <> 'INSERT' AND OLD.status = 'shortlisted' THEN OLD.call_id END;
	becomes uuid := CASE WHEN TG_OP <> 'DELETE' AND NEW.status = 'shortlisted' THEN NEW.call_id END;
BEGIN
	IF was IS DISTINCT FROM becomes AND EXISTS (SELECT 1 FROM public.voters WHERE call_id IN (was, becomes)) THEN
		IF TG_OP <> 'UPDATE' OR becomes IS NOT NULL OR NEW.call_id <> OLD.call_id OR NEW.status NOT IN ('winner', 'not_elected') OR NOT EXISTS (SELECT 1 FROM public.calls WHERE id = was AND counted_at IS NOT NULL) THEN
			RAISE EXCEPTION 'The ballot of a vote stays as it is once someone has voted.';
		END IF;
	END IF;
	IF TG_OP = 'UPDATE' AND NEW.committee_score IS DISTINCT FROM OLD.committee_score AND EXISTS (SELECT 1 FROM public.calls WHERE id = OLD.call_id AND counted_at IS NOT NULL) THEN
		RAISE EXCEPTION 'A score stays as it is once the votes are counted.';
	END IF;
	RETURN CASE WHEN TG_OP = 'DELETE' THEN OLD ELSE NEW END;
END $$;--> statement-breakpoint
CREATE TRIGGER "projects_ballot_stays" BEFORE INSERT OR UPDATE OR DELETE ON "projects" FOR EACH ROW EXECUTE FUNCTION "ballot_stays_once_voted"();
