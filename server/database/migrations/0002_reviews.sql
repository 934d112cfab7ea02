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
ALTER TABLE "review_assignments" ADD CONSTRAINT "review_assignments_dossier_id_dossiers_id_fk" FOREIGN KEY ("dossier_id") REFERENCES "public"."dossiers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_assignments" ADD CONSTRAINT "review_assignments_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_dossier_id_dossiers_id_fk" FOREIGN KEY ("dossier_id") REFERENCES "public"."dossiers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "review_assignments_of_person" ON "review_assignments" USING btree ("person_id","dossier_id");--> statement-breakpoint
CREATE INDEX "reviews_of_person" ON "reviews" USING btree ("person_id","dossier_id");--> statement-breakpoint
ALTER TABLE "projects" ADD CONSTRAINT "projects_dossier_id_dossiers_id_fk" FOREIGN KEY ("dossier_id") REFERENCES "public"."dossiers"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "projects" ADD CONSTRAINT "projects_dossierId_unique" UNIQUE("dossier_id");