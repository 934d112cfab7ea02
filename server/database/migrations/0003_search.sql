CREATE TABLE "catalogue" (
	"project_id" uuid NOT NULL,
	"language" text NOT NULL,
	"call_id" uuid NOT NULL,
	"theme" text NOT NULL,
	"region" text NOT NULL,
	"status" text NOT NULL,
	"is_winner" boolean NOT NULL,
	"published_at" timestamp (3) with time zone NOT NULL,
	"place" integer NOT NULL,
	"slug" text COLLATE "C" NOT NULL,
	"amount_in_cents" integer NOT NULL,
	"given_in_cents" integer NOT NULL,
	"title" text COLLATE "C" NOT NULL,
	"names" "tsvector" NOT NULL,
	"search" "tsvector" NOT NULL,
	"words" text[] NOT NULL,
	CONSTRAINT "catalogue_project_id_language_pk" PRIMARY KEY("project_id","language")
) PARTITION BY LIST ("language");
--> statement-breakpoint
CREATE TABLE "catalogue_counts" (
	"call_id" uuid,
	"theme" text,
	"region" text,
	"status" text,
	"projects" integer NOT NULL,
	"given_in_cents" bigint NOT NULL,
	CONSTRAINT "catalogue_counts_choice" UNIQUE NULLS NOT DISTINCT("call_id","theme","region","status")
);
--> statement-breakpoint
CREATE TABLE "catalogue_words" (
	"language" text NOT NULL,
	"word" text COLLATE "C" NOT NULL,
	"projects" integer NOT NULL,
	"typos" text[] NOT NULL,
	CONSTRAINT "catalogue_words_language_word_pk" PRIMARY KEY("language","word")
);
--> statement-breakpoint
ALTER TABLE "catalogue" ADD CONSTRAINT "catalogue_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "catalogue" ADD CONSTRAINT "catalogue_call_id_calls_id_fk" FOREIGN KEY ("call_id") REFERENCES "public"."calls"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "catalogue_counts" ADD CONSTRAINT "catalogue_counts_call_id_calls_id_fk" FOREIGN KEY ("call_id") REFERENCES "public"."calls"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "catalogue_winners" ON "catalogue" USING btree ("is_winner" DESC NULLS FIRST,"published_at" DESC NULLS FIRST,"place","slug");--> statement-breakpoint
CREATE INDEX "catalogue_winners_of_call" ON "catalogue" USING btree ("call_id","is_winner" DESC NULLS FIRST,"published_at" DESC NULLS FIRST,"place","slug");--> statement-breakpoint
CREATE INDEX "catalogue_newest" ON "catalogue" USING btree ("published_at" DESC NULLS FIRST,"place","slug");--> statement-breakpoint
CREATE INDEX "catalogue_amount" ON "catalogue" USING btree ("amount_in_cents" DESC NULLS FIRST,"slug");--> statement-breakpoint
CREATE INDEX "catalogue_title" ON "catalogue" USING btree ("title","slug");--> statement-breakpoint
CREATE INDEX "catalogue_region" ON "catalogue" USING btree ("region","theme","status");--> statement-breakpoint
CREATE INDEX "catalogue_status" ON "catalogue" USING btree ("status","published_at" DESC NULLS FIRST,"place","slug");--> statement-breakpoint
CREATE INDEX "catalogue_search" ON "catalogue" USING gin ("search") WITH (fastupdate=false);--> statement-breakpoint
CREATE INDEX "catalogue_counts_of_calls" ON "catalogue_counts" USING btree ("theme","region","status","call_id");--> statement-breakpoint
CREATE INDEX "catalogue_words_typos" ON "catalogue_words" USING gin ("typos") WITH (fastupdate=false);--> statement-breakpoint
CREATE INDEX "catalogue_words_gone" ON "catalogue_words" USING btree ("word") WHERE "catalogue_words"."projects" = 0;--> statement-breakpoint
CREATE TABLE catalogue_nl PARTITION OF catalogue FOR VALUES IN ('nl');--> statement-breakpoint
CREATE TABLE catalogue_en PARTITION OF catalogue FOR VALUES IN ('en');--> statement-breakpoint
CREATE TABLE catalogue_fr PARTITION OF catalogue FOR VALUES IN ('fr');--> statement-breakpoint
-- What only the index needs stands outside of the rows: they stay short, and a search reads a thousand of them.
ALTER TABLE catalogue
  ALTER COLUMN names SET STORAGE MAIN,
  ALTER COLUMN search SET STORAGE EXTERNAL,
  ALTER COLUMN words SET STORAGE EXTERNAL;--> statement-breakpoint
ALTER TABLE catalogue_nl SET (toast_tuple_target = 128);--> statement-breakpoint
ALTER TABLE catalogue_en SET (toast_tuple_target = 128);--> statement-breakpoint
ALTER TABLE catalogue_fr SET (toast_tuple_target = 128);--> statement-breakpoint
CREATE EXTENSION IF NOT EXISTS unaccent;--> statement-breakpoint
-- Four ways to read a text: by the stems of its language, or word for word; always without accents.
CREATE TEXT SEARCH CONFIGURATION samen_nl (COPY = pg_catalog.dutch);--> statement-breakpoint
ALTER TEXT SEARCH CONFIGURATION samen_nl ALTER MAPPING FOR word, hword, hword_part WITH unaccent, dutch_stem;--> statement-breakpoint
CREATE TEXT SEARCH CONFIGURATION samen_en (COPY = pg_catalog.english);--> statement-breakpoint
ALTER TEXT SEARCH CONFIGURATION samen_en ALTER MAPPING FOR word, hword, hword_part WITH unaccent, english_stem;--> statement-breakpoint
CREATE TEXT SEARCH CONFIGURATION samen_fr (COPY = pg_catalog.french);--> statement-breakpoint
ALTER TEXT SEARCH CONFIGURATION samen_fr ALTER MAPPING FOR word, hword, hword_part WITH unaccent, french_stem;--> statement-breakpoint
CREATE TEXT SEARCH CONFIGURATION samen_plain (COPY = pg_catalog.simple);--> statement-breakpoint
ALTER TEXT SEARCH CONFIGURATION samen_plain ALTER MAPPING FOR word, hword, hword_part WITH unaccent, simple;--> statement-breakpoint
-- A text with a space for each sign that could be taken for part of a word, an address or a tag. It stays as long as it
-- was, so that a place in one is a place in the other.
CREATE FUNCTION catalogue_plain(value text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT regexp_replace(
    CASE WHEN value ~ '[\u0300-\u036F]' THEN normalize(value, NFC) ELSE value END,
    '[][''"(){}<>|/\\@_.&~*=#%^`\u00A0\u00AB\u00B4\u00B7\u00BB\u2000-\u206F]',
    ' ',
    'g'
  )
$$;--> statement-breakpoint
-- What a page in this language shows of a text: its translation, or else the Dutch.
CREATE FUNCTION catalogue_shown(texts jsonb, language text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT catalogue_plain(coalesce(nullif(texts ->> language, ''), texts ->> 'nl'))
$$;--> statement-breakpoint
-- How to read what is shown.
CREATE FUNCTION catalogue_reading(texts jsonb, language text) RETURNS regconfig LANGUAGE sql STABLE PARALLEL SAFE AS $$
  SELECT CASE WHEN coalesce(texts ->> language, '') = '' THEN 'samen_nl' ELSE 'samen_' || language END::regconfig
$$;--> statement-breakpoint
-- What a project is called: its title and summary, whose it is and where.
CREATE FUNCTION catalogue_names(project projects, organisation organisations, language text) RETURNS text
LANGUAGE sql STABLE PARALLEL SAFE AS $$
  SELECT concat_ws(
    ' ',
    catalogue_shown(project.title, language),
    catalogue_shown(project.summary, language),
    catalogue_plain(organisation.name),
    catalogue_plain(organisation.town)
  )
$$;--> statement-breakpoint
-- The ends of long words by their stems, since Dutch writes many words as one: who looks for a garden finds a community
-- garden. They begin with a sign that no word begins with.
CREATE FUNCTION catalogue_ends(value text) RETURNS text[] LANGUAGE sql STABLE PARALLEL SAFE AS $$
  SELECT ARRAY(
    SELECT DISTINCT '~' || substr(stem, place)
    FROM regexp_split_to_table(lower(unaccent(value)), '[^a-z]+') AS word,
      unnest(ts_lexize('pg_catalog.dutch_stem', word)) AS stem,
      generate_series(3, length(stem) - 3) AS place
    WHERE length(stem) <= 30
  )
$$;--> statement-breakpoint
-- What the end of a longer word is looked for by; null for what is too short to be told from any other end. That it never
-- changes is true for as long as nobody changes the rules of unaccent.
CREATE FUNCTION catalogue_stem(word text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT substring((ts_lexize('pg_catalog.dutch_stem', lower(unaccent(word))))[1] FROM '^[a-z]{4,}$')
$$;--> statement-breakpoint
CREATE FUNCTION catalogue_ending(word text) RETURNS tsquery LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT coalesce(('''~' || catalogue_stem(word) || '''')::tsquery, ''::tsquery)
$$;--> statement-breakpoint
-- What a project is ranked by: its title before whose it is and where, and these before its summary.
CREATE FUNCTION catalogue_ranked(project projects, organisation organisations, language text) RETURNS tsvector
LANGUAGE sql STABLE PARALLEL SAFE AS $$
  SELECT
    setweight(to_tsvector(catalogue_reading(project.title, language), catalogue_shown(project.title, language)), 'A')
    || setweight(to_tsvector('samen_nl', catalogue_plain(organisation.name || ' ' || organisation.town)), 'B')
    || setweight(to_tsvector(catalogue_reading(project.summary, language), catalogue_shown(project.summary, language)), 'C')
$$;--> statement-breakpoint
-- All that a project is found by: those words, the same as they are written, the words of its story, the ends of long
-- ones, and with a sign of their own what is filtered by.
CREATE FUNCTION catalogue_vector(project projects, organisation organisations, language text) RETURNS tsvector
LANGUAGE sql STABLE PARALLEL SAFE AS $$
  SELECT strip(
    catalogue_ranked(project, organisation, language)
    || to_tsvector('samen_plain', catalogue_names(project, organisation, language))
    || to_tsvector(catalogue_reading(project.description, language), catalogue_shown(project.description, language))
    || array_to_tsvector(CASE language
      WHEN 'nl' THEN catalogue_ends(concat_ws(' ', catalogue_shown(project.title, language), organisation.name))
      ELSE ARRAY[]::text[]
    END)
    || array_to_tsvector(ARRAY[
      '=call ' || project.call_id,
      '=theme ' || project.theme,
      '=region ' || organisation.region,
      '=status ' || project.status
    ])
  )
$$;--> statement-breakpoint
-- At most so many of the projects that a query finds, those of the newest calls first. Where a call has many, the word is
-- everywhere, and one call after the other is enough; else all other calls are looked at together. Words are looked for
-- in the index and nowhere else: that reading them project by project costs far more, the planner cannot know.
CREATE FUNCTION catalogue_found(of_language text, query tsquery, most integer) RETURNS SETOF catalogue
LANGUAGE plpgsql STABLE ROWS 1000 SET enable_seqscan = off SET enable_indexscan = off SET jit = off AS $$
DECLARE
  call tsquery;
  wanted integer := most;
  got integer;
BEGIN
  FOR call IN SELECT ('''=call ' || id || '''')::tsquery FROM calls ORDER BY submissions_open DESC LOOP
    RETURN QUERY SELECT * FROM catalogue WHERE language = of_language AND search @@ (query && call) LIMIT wanted;
    GET DIAGNOSTICS got = ROW_COUNT;
    wanted := wanted - got;
    EXIT WHEN wanted = 0;
    query := query && !!call;
    CONTINUE WHEN got * 4 >= most;
    RETURN QUERY SELECT * FROM catalogue WHERE language = of_language AND search @@ query LIMIT wanted;
    EXIT;
  END LOOP;
END
$$;--> statement-breakpoint
-- The words that a typo may have been made in.
CREATE FUNCTION catalogue_words_of(project projects, organisation organisations, language text) RETURNS text[]
LANGUAGE sql STABLE PARALLEL SAFE AS $$
  SELECT ARRAY(
    SELECT DISTINCT lower(word)
    FROM regexp_split_to_table(catalogue_names(project, organisation, language), '[\s!-/:-@[-`{-~]+') AS word
    WHERE length(word) BETWEEN 4 AND 30 AND word !~ '[0-9]'
  )
$$;--> statement-breakpoint
-- A word without accents, and all it becomes when one letter is left out: two words that share one of these are one typo
-- apart, or two small ones.
CREATE FUNCTION catalogue_typos(word text) RETURNS text[] LANGUAGE sql STABLE PARALLEL SAFE AS $$
  SELECT ARRAY(
    SELECT DISTINCT left(folded, place - 1) || substr(folded, place + 1)
    FROM (SELECT lower(unaccent(word)) AS folded) AS one, generate_series(1, length(folded) + 1) AS place
  )
$$;--> statement-breakpoint
-- A title by which one can sort: letters and digits only.
CREATE FUNCTION catalogue_sorted(texts jsonb, language text) RETURNS text LANGUAGE sql STABLE PARALLEL SAFE AS $$
  SELECT btrim(regexp_replace(lower(unaccent(catalogue_shown(texts, language))), '[^a-z0-9]+', ' ', 'g'))
$$;--> statement-breakpoint
CREATE FUNCTION catalogue_write(ids uuid[]) RETURNS void LANGUAGE sql AS $$
  INSERT INTO catalogue (
    project_id, language, call_id, theme, region, status, is_winner, published_at, place, slug, amount_in_cents,
    given_in_cents, title, names, search, words
  )
  SELECT
    project.id, language, project.call_id, project.theme, organisation.region, project.status,
    project.status = 'winner', project.published_at, project.place, project.slug,
    coalesce(project.amount_in_cents, project.asked_in_cents), coalesce(project.amount_in_cents, 0),
    catalogue_sorted(project.title, language),
    catalogue_ranked(project, organisation, language),
    catalogue_vector(project, organisation, language),
    catalogue_words_of(project, organisation, language)
  FROM projects AS project
  JOIN organisations AS organisation ON organisation.id = project.organisation_id
  CROSS JOIN unnest(ARRAY['nl', 'en', 'fr']) AS language
  WHERE project.id = ANY (ids)
  ON CONFLICT (project_id, language) DO UPDATE SET
    call_id = excluded.call_id, theme = excluded.theme, region = excluded.region, status = excluded.status,
    is_winner = excluded.is_winner, published_at = excluded.published_at, place = excluded.place,
    slug = excluded.slug, amount_in_cents = excluded.amount_in_cents, given_in_cents = excluded.given_in_cents,
    title = excluded.title, names = excluded.names, search = excluded.search, words = excluded.words
$$;--> statement-breakpoint
CREATE FUNCTION catalogue_of_projects() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM catalogue_write(ARRAY(SELECT id FROM new_rows));
  RETURN NULL;
END
$$;--> statement-breakpoint
CREATE TRIGGER catalogue_inserted AFTER INSERT ON projects REFERENCING NEW TABLE AS new_rows
FOR EACH STATEMENT EXECUTE FUNCTION catalogue_of_projects();--> statement-breakpoint
CREATE TRIGGER catalogue_updated AFTER UPDATE ON projects REFERENCING NEW TABLE AS new_rows
FOR EACH STATEMENT EXECUTE FUNCTION catalogue_of_projects();--> statement-breakpoint
CREATE FUNCTION catalogue_of_organisations() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM catalogue_write(ARRAY(
    SELECT projects.id
    FROM new_rows
    JOIN old_rows USING (id)
    JOIN projects ON projects.organisation_id = new_rows.id
    WHERE (new_rows.name, new_rows.town, new_rows.region) IS DISTINCT FROM (old_rows.name, old_rows.town, old_rows.region)
  ));
  RETURN NULL;
END
$$;--> statement-breakpoint
CREATE TRIGGER catalogue_updated AFTER UPDATE ON organisations REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows
FOR EACH STATEMENT EXECUTE FUNCTION catalogue_of_organisations();--> statement-breakpoint
-- Counts what came and what went. Whoever writes first holds the row of all projects, which comes first: nobody waits for
-- somebody who waits for them.
CREATE FUNCTION catalogue_count() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  came text := 'SELECT 1 AS sign, new_rows.* FROM new_rows';
  went text := 'SELECT -1 AS sign, old_rows.* FROM old_rows';
  changed text := CASE TG_OP WHEN 'INSERT' THEN came WHEN 'DELETE' THEN went ELSE came || ' UNION ALL ' || went END;
BEGIN
  EXECUTE format($sql$
    INSERT INTO catalogue_counts AS counted (call_id, theme, region, status, projects, given_in_cents)
    SELECT call_id, theme, region, status, sum(sign), sum(sign * given_in_cents)
    FROM (%s) AS changed
    WHERE language = 'nl'
    GROUP BY CUBE (call_id, theme, region, status)
    HAVING sum(sign) <> 0 OR sum(sign * given_in_cents) <> 0
    ORDER BY call_id NULLS FIRST, theme NULLS FIRST, region NULLS FIRST, status NULLS FIRST
    ON CONFLICT (call_id, theme, region, status) DO UPDATE SET
      projects = counted.projects + excluded.projects,
      given_in_cents = counted.given_in_cents + excluded.given_in_cents
  $sql$, changed);
  EXECUTE format($sql$
    INSERT INTO catalogue_words AS counted (language, word, projects, typos)
    SELECT language, word, sum(sign), catalogue_typos(word)
    FROM (%s) AS changed
    CROSS JOIN LATERAL unnest(words) AS word
    GROUP BY language, word
    HAVING sum(sign) <> 0
    ORDER BY language, word
    ON CONFLICT (language, word) DO UPDATE SET projects = counted.projects + excluded.projects
  $sql$, changed);
  IF TG_OP <> 'INSERT' THEN
    DELETE FROM catalogue_words WHERE projects = 0;
  END IF;
  RETURN NULL;
END
$$;--> statement-breakpoint
CREATE TRIGGER catalogue_inserted AFTER INSERT ON catalogue REFERENCING NEW TABLE AS new_rows
FOR EACH STATEMENT EXECUTE FUNCTION catalogue_count();--> statement-breakpoint
CREATE TRIGGER catalogue_updated AFTER UPDATE ON catalogue REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows
FOR EACH STATEMENT EXECUTE FUNCTION catalogue_count();--> statement-breakpoint
CREATE TRIGGER catalogue_deleted AFTER DELETE ON catalogue REFERENCING OLD TABLE AS old_rows
FOR EACH STATEMENT EXECUTE FUNCTION catalogue_count();--> statement-breakpoint
-- The projects that are there already.
SELECT catalogue_write(ARRAY(SELECT id FROM projects));
