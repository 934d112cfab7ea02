DROP INDEX "dossier_events_of_dossier";--> statement-breakpoint
ALTER TABLE "dossier_events" ADD COLUMN "place" integer;--> statement-breakpoint
UPDATE "dossier_events" AS "event" SET "place" = "counted"."place" FROM (SELECT "id", row_number() OVER (PARTITION BY "dossier_id" ORDER BY "at", "id") AS "place" FROM "dossier_events") AS "counted" WHERE "counted"."id" = "event"."id";--> statement-breakpoint
ALTER TABLE "dossier_events" ALTER COLUMN "place" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "dossier_events" ADD CONSTRAINT "dossier_events_in_order" UNIQUE("dossier_id","place");
