-- The beginnings and ends of long words, as they are written and by their stems, since Dutch writes many words as one: who
-- looks for music finds a music house, and who looks for a garden a community garden. They begin with a sign that no word
-- begins with.
CREATE FUNCTION catalogue_parts(value text) RETURNS text[] LANGUAGE sql STABLE PARALLEL SAFE AS $$
  SELECT ARRAY(
    SELECT DISTINCT '~' || part
    FROM regexp_split_to_table(lower(unaccent(value)), '[^a-z]+') AS word,
      unnest(ARRAY[word] || ts_lexize('pg_catalog.dutch_stem', word)) AS form,
      generate_series(4, length(form) - 2) AS size,
      unnest(ARRAY[left(form, size), right(form, size)]) AS part
    WHERE length(form) <= 30
  )
$$;--> statement-breakpoint
-- What a part of a longer word is looked for by; nothing for what is too short to be told from any other part. That it
-- never changes is true for as long as nobody changes the rules of unaccent.
CREATE FUNCTION catalogue_asked(word text) RETURNS text[] LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT ARRAY(
    SELECT DISTINCT form
    FROM (SELECT lower(unaccent(word)) AS folded) AS one,
      unnest(ARRAY[folded] || ts_lexize('pg_catalog.dutch_stem', folded)) AS form
    WHERE form ~ '^[a-z]{4,}$'
  )
$$;--> statement-breakpoint
CREATE FUNCTION catalogue_part(word text) RETURNS tsquery LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT coalesce(string_agg('''~' || form || '''', ' | ')::tsquery, ''::tsquery) FROM unnest(catalogue_asked(word)) AS form
$$;--> statement-breakpoint
-- Names of organisations are Dutch on every page; titles are so on Dutch ones.
CREATE OR REPLACE FUNCTION catalogue_vector(project projects, organisation organisations, language text) RETURNS tsvector
LANGUAGE sql STABLE PARALLEL SAFE AS $$
  SELECT strip(
    catalogue_ranked(project, organisation, language)
    || to_tsvector('samen_plain', catalogue_names(project, organisation, language))
    || to_tsvector(catalogue_reading(project.description, language), catalogue_shown(project.description, language))
    || array_to_tsvector(catalogue_parts(concat_ws(
      ' ', organisation.name, CASE language WHEN 'nl' THEN catalogue_shown(project.title, language) END
    )))
    || array_to_tsvector(ARRAY[
      '=call ' || project.call_id,
      '=theme ' || project.theme,
      '=region ' || organisation.region,
      '=status ' || project.status
    ])
  )
$$;--> statement-breakpoint
DROP FUNCTION catalogue_ending(text), catalogue_stem(text), catalogue_ends(text);--> statement-breakpoint
-- A word as it is compared with one that has a typo: without accents, without the ending of a plural, and by its stem.
CREATE FUNCTION catalogue_forms(word text, language text) RETURNS text[] LANGUAGE sql STABLE PARALLEL SAFE AS $$
  SELECT ARRAY(
    SELECT DISTINCT form
    FROM (SELECT lower(unaccent(word)) AS folded) AS one,
      unnest(ARRAY[folded, regexp_replace(folded, CASE language WHEN 'nl' THEN '(en|s)$' ELSE '[sx]$' END, '')] || ts_lexize(
        CASE language WHEN 'nl' THEN 'dutch_stem' WHEN 'en' THEN 'english_stem' ELSE 'french_stem' END::regdictionary,
        folded
      )) AS form
    WHERE form = folded OR length(form) >= 4
  )
$$;--> statement-breakpoint
-- All that the forms of a word become when one letter is left out.
CREATE FUNCTION catalogue_slips(word text, language text) RETURNS text[] LANGUAGE sql STABLE PARALLEL SAFE AS $$
  SELECT ARRAY(
    SELECT DISTINCT slip FROM unnest(catalogue_forms(word, language)) AS form, unnest(catalogue_typos(form)) AS slip
  )
$$;--> statement-breakpoint
CREATE OR REPLACE FUNCTION catalogue_count() RETURNS trigger LANGUAGE plpgsql AS $$
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
    SELECT language, word, sum(sign), catalogue_slips(word, language)
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
-- PostgreSQL takes the short lists above for long ones, and would compile them to machine code for every project anew.
ALTER FUNCTION catalogue_write(uuid[]) SET jit = off;--> statement-breakpoint
-- The words and projects that are there already.
UPDATE catalogue_words SET typos = catalogue_slips(word, language);--> statement-breakpoint
SELECT catalogue_write(ARRAY(SELECT id FROM projects));
