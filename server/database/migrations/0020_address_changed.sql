ALTER TABLE "people" ADD COLUMN "address_changed_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "people" ADD COLUMN "factor_allowed_until" timestamp (3) with time zone;