ALTER TABLE "calls" ADD COLUMN "voted_elsewhere" boolean DEFAULT false NOT NULL;--> statement-breakpoint
UPDATE "calls" SET "voted_elsewhere" = true WHERE "voting_opens" IS NOT NULL AND "counted_at" IS NULL AND ("votes_cast" IS NOT NULL OR EXISTS (SELECT 1 FROM "projects" WHERE "call_id" = "calls"."id" AND "votes" IS NOT NULL));
