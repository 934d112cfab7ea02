ALTER TABLE "vote_counts" ALTER COLUMN "tally" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "vote_counts" ADD COLUMN "sealed_tally" text;--> statement-breakpoint
ALTER TABLE "vote_counts" ADD CONSTRAINT "vote_counts_sealed_or_open" CHECK (("vote_counts"."sealed_tally" is null) <> ("vote_counts"."tally" is null));