CREATE INDEX "audit_by_actor" ON "audit_entries" USING btree ("actor_id","number");--> statement-breakpoint
CREATE INDEX "mails_to" ON "mails" USING btree (lower("recipient"));