ALTER TABLE "calls" ADD COLUMN "intro" jsonb DEFAULT '{"nl":""}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "calls" ADD COLUMN "committee_meets" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "calls" ADD COLUMN "reports_due" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "calls" ADD COLUMN "cost_share" integer DEFAULT 100 NOT NULL;--> statement-breakpoint
ALTER TABLE "calls" ADD COLUMN "ballot_size" integer DEFAULT 12 NOT NULL;--> statement-breakpoint
ALTER TABLE "calls" ADD COLUMN "criteria" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "calls" ADD COLUMN "eligibility" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "calls" ADD COLUMN "published_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "calls" ADD COLUMN "revision" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "calls" ADD CONSTRAINT "calls_cost_share" CHECK ("calls"."cost_share" between 1 and 100);--> statement-breakpoint
-- Drafts of calls. Calls from before were all public.
UPDATE "calls" SET "published_at" = "submissions_open";--> statement-breakpoint
CREATE FUNCTION "draft_has_no_projects"() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
	IF NOT EXISTS (SELECT 1 FROM public.calls WHERE id = NEW.call_id AND published_at IS NOT NULL) THEN RAISE EXCEPTION 'A draft of a call has no projects.'; END IF;
	RETURN NEW;
END $$;--> statement-breakpoint
CREATE TRIGGER "projects_of_published_call" BEFORE INSERT OR UPDATE OF "call_id" ON "projects" FOR EACH ROW EXECUTE FUNCTION "draft_has_no_projects"();
