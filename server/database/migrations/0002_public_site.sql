CREATE TABLE "consents" (
	"id" uuid PRIMARY KEY NOT NULL,
	"choices" jsonb NOT NULL,
	"policy_version_id" uuid,
	"language" text NOT NULL,
	"given_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "limits" (
	"key" text PRIMARY KEY NOT NULL,
	"count" integer NOT NULL,
	"ends_at" timestamp (3) with time zone NOT NULL
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
ALTER TABLE "organisations" ADD COLUMN "email" text;--> statement-breakpoint
ALTER TABLE "projects" ADD COLUMN "deliveries" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "projects" ADD COLUMN "gallery" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "projects" ADD COLUMN "committee_score" integer;--> statement-breakpoint
ALTER TABLE "page_versions" ADD CONSTRAINT "page_versions_key_pages_key_fk" FOREIGN KEY ("key") REFERENCES "public"."pages"("key") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pledges" ADD CONSTRAINT "pledges_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "volunteers" ADD CONSTRAINT "volunteers_offer_id_offers_id_fk" FOREIGN KEY ("offer_id") REFERENCES "public"."offers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "page_versions_newest" ON "page_versions" USING btree ("key","changed_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "pledges_newest" ON "pledges" USING btree ("pledged_at");--> statement-breakpoint
CREATE INDEX "volunteers_of_offer" ON "volunteers" USING btree ("offer_id","offered_at");--> statement-breakpoint
INSERT INTO "page_versions" ("id", "key", "title", "intro", "body", "changed_at") SELECT gen_random_uuid(), "key", "title", "intro", "body", "changed_at" FROM "pages";
