ALTER TABLE "branches" ADD COLUMN "legal_language" text;--> statement-breakpoint
ALTER TABLE "page_versions" ADD COLUMN "writer_id" uuid;--> statement-breakpoint
ALTER TABLE "pages" ADD COLUMN "written_at" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "pages" ADD COLUMN "revision" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "page_versions" ADD CONSTRAINT "page_versions_writer_id_people_id_fk" FOREIGN KEY ("writer_id") REFERENCES "public"."people"("id") ON DELETE no action ON UPDATE no action;