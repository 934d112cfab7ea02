CREATE TABLE "vote_reminders" (
	"call_id" uuid NOT NULL,
	"days" integer NOT NULL,
	"begun_at" timestamp (3) with time zone NOT NULL,
	"mails" integer NOT NULL,
	CONSTRAINT "vote_reminders_call_id_days_pk" PRIMARY KEY("call_id","days")
);
--> statement-breakpoint
ALTER TABLE "vote_reminders" ADD CONSTRAINT "vote_reminders_call_id_calls_id_fk" FOREIGN KEY ("call_id") REFERENCES "public"."calls"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE FUNCTION "rules_stay_once_voted"() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
	IF (NEW.vote_weight, NEW.tie_rule, NEW.winner_count, NEW.voting_opens, NEW.voting_closes) IS NOT DISTINCT FROM (OLD.vote_weight, OLD.tie_rule, OLD.winner_count, OLD.voting_opens, OLD.voting_closes) THEN RETURN NEW; END IF;
	IF (NEW.vote_weight, NEW.tie_rule, NEW.winner_count, NEW.voting_opens) IS NOT DISTINCT FROM (OLD.vote_weight, OLD.tie_rule, OLD.winner_count, OLD.voting_opens) AND NEW.voting_closes > OLD.voting_closes AND OLD.counted_at IS NULL THEN RETURN NEW; END IF;
	IF EXISTS (SELECT 1 FROM public.voters WHERE call_id = OLD.id) THEN RAISE EXCEPTION 'The rules of a vote stay as they are once someone has voted.'; END IF;
	RETURN NEW;
END $$;--> statement-breakpoint
CREATE TRIGGER "calls_rules_stay" BEFORE UPDATE ON "calls" FOR EACH ROW EXECUTE FUNCTION "rules_stay_once_voted"();--> statement-breakpoint
CREATE FUNCTION "ballot_stays_once_voted"() RETURNS trigger LANGUAGE plpgsql AS $$ DECLARE
	was uuid := CASE WHEN TG_OP <> 'INSERT' AND OLD.status = 'shortlisted' THEN OLD.call_id END;
	becomes uuid := CASE WHEN TG_OP <> 'DELETE' AND NEW.status = 'shortlisted' THEN NEW.call_id END;
BEGIN
	IF was IS DISTINCT FROM becomes AND EXISTS (SELECT 1 FROM public.voters WHERE call_id IN (was, becomes)) THEN
		IF TG_OP <> 'UPDATE' OR becomes IS NOT NULL OR NEW.call_id <> OLD.call_id OR NEW.status NOT IN ('winner', 'not_elected') OR NOT EXISTS (SELECT 1 FROM public.calls WHERE id = was AND counted_at IS NOT NULL) THEN
			RAISE EXCEPTION 'The ballot of a vote stays as it is once someone has voted.';
		END IF;
	END IF;
	IF TG_OP = 'UPDATE' AND NEW.committee_score IS DISTINCT FROM OLD.committee_score AND EXISTS (SELECT 1 FROM public.calls WHERE id = OLD.call_id AND counted_at IS NOT NULL) THEN
		RAISE EXCEPTION 'A score stays as it is once the votes are counted.';
	END IF;
	RETURN CASE WHEN TG_OP = 'DELETE' THEN OLD ELSE NEW END;
END $$;--> statement-breakpoint
CREATE TRIGGER "projects_ballot_stays" BEFORE INSERT OR UPDATE OR DELETE ON "projects" FOR EACH ROW EXECUTE FUNCTION "ballot_stays_once_voted"();
