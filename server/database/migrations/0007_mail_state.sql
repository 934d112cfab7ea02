ALTER TABLE "mails" ADD COLUMN "state" text DEFAULT 'queued' NOT NULL;--> statement-breakpoint
UPDATE "mails" SET "state" = CASE WHEN "sent_at" IS NOT NULL THEN 'sent' WHEN "values" = '{}'::jsonb THEN 'failed' ELSE 'queued' END;
