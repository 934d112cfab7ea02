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
DROP TABLE "roster_drafts" CASCADE;--> statement-breakpoint
ALTER TABLE "project_drafts" ADD COLUMN "status" text;--> statement-breakpoint
ALTER TABLE "import_drafts" ADD CONSTRAINT "import_drafts_maker_id_people_id_fk" FOREIGN KEY ("maker_id") REFERENCES "public"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "offer_drafts" ADD CONSTRAINT "offer_drafts_dossier_id_dossiers_id_fk" FOREIGN KEY ("dossier_id") REFERENCES "public"."dossiers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "offer_drafts" ADD CONSTRAINT "offer_drafts_organisation_id_organisations_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisations"("id") ON DELETE no action ON UPDATE no action;