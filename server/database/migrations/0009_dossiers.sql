CREATE TABLE "dossier_files" (
	"file_id" uuid PRIMARY KEY NOT NULL,
	"dossier_id" uuid NOT NULL,
	"field" text NOT NULL,
	"sealed_name" text NOT NULL,
	"sealed_key" text NOT NULL,
	"added_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "dossier_events" (
	"id" uuid PRIMARY KEY NOT NULL,
	"dossier_id" uuid NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"from_state" text NOT NULL,
	"to_state" text NOT NULL,
	"mover" text NOT NULL,
	"actor_id" uuid,
	"sealed_reason" text
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
ALTER TABLE "files" ADD COLUMN "scan" text DEFAULT 'clean' NOT NULL;--> statement-breakpoint
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
CREATE INDEX "dossier_files_of_dossier" ON "dossier_files" USING btree ("dossier_id","field");--> statement-breakpoint
CREATE INDEX "dossier_events_of_dossier" ON "dossier_events" USING btree ("dossier_id","at");--> statement-breakpoint
CREATE INDEX "dossier_messages_of_dossier" ON "dossier_messages" USING btree ("dossier_id","written_at");--> statement-breakpoint
CREATE INDEX "dossiers_of_applicant" ON "dossiers" USING btree ("applicant_id","changed_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "dossiers_of_call" ON "dossiers" USING btree ("call_id","state");--> statement-breakpoint
CREATE INDEX "dossiers_in_state" ON "dossiers" USING btree ("state","changed_at");