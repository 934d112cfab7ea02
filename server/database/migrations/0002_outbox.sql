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
ALTER TABLE "projects" ADD COLUMN "dossier_id" uuid;--> statement-breakpoint
ALTER TABLE "decisions" ADD CONSTRAINT "decisions_dossier_id_dossiers_id_fk" FOREIGN KEY ("dossier_id") REFERENCES "public"."dossiers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "decisions" ADD CONSTRAINT "decisions_decided_by_id_people_id_fk" FOREIGN KEY ("decided_by_id") REFERENCES "public"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "decisions" ADD CONSTRAINT "decisions_planned_by_id_people_id_fk" FOREIGN KEY ("planned_by_id") REFERENCES "public"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "decisions" ADD CONSTRAINT "decisions_released_by_id_people_id_fk" FOREIGN KEY ("released_by_id") REFERENCES "public"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "request_opinions" ADD CONSTRAINT "request_opinions_dossier_id_dossiers_id_fk" FOREIGN KEY ("dossier_id") REFERENCES "public"."dossiers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "request_opinions" ADD CONSTRAINT "request_opinions_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "result_letters" ADD CONSTRAINT "result_letters_call_id_calls_id_fk" FOREIGN KEY ("call_id") REFERENCES "public"."calls"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "decisions_one_pending" ON "decisions" USING btree ("dossier_id") WHERE "decisions"."released_at" is null;--> statement-breakpoint
CREATE INDEX "decisions_of_dossier" ON "decisions" USING btree ("dossier_id","decided_at");--> statement-breakpoint
CREATE INDEX "decisions_planned" ON "decisions" USING btree ("planned_for") WHERE "decisions"."released_at" is null;--> statement-breakpoint
CREATE INDEX "decisions_released" ON "decisions" USING btree ("released_at" DESC NULLS LAST,"id");--> statement-breakpoint
ALTER TABLE "projects" ADD CONSTRAINT "projects_dossier_id_dossiers_id_fk" FOREIGN KEY ("dossier_id") REFERENCES "public"."dossiers"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "projects" ADD CONSTRAINT "projects_dossierId_unique" UNIQUE("dossier_id");