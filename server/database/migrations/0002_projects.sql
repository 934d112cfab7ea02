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
ALTER TABLE "projects" ADD COLUMN "dossier_id" uuid;--> statement-breakpoint
ALTER TABLE "projects" ADD COLUMN "picture" jsonb;--> statement-breakpoint
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
CREATE INDEX "project_drafts_newest" ON "project_drafts" USING btree ("changed_at" DESC NULLS LAST,"id");--> statement-breakpoint
CREATE INDEX "project_versions_newest" ON "project_versions" USING btree ("draft_id","changed_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "project_pictures_of_draft" ON "project_pictures" USING btree ("draft_id","added_at");--> statement-breakpoint
ALTER TABLE "projects" ADD CONSTRAINT "projects_dossier_id_dossiers_id_fk" FOREIGN KEY ("dossier_id") REFERENCES "public"."dossiers"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "projects" ADD CONSTRAINT "projects_dossierId_unique" UNIQUE("dossier_id");