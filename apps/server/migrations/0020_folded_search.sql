CREATE FUNCTION "search_fold"(text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
  select replace(replace(replace(replace(
    translate(
      lower(regexp_replace(normalize($1, NFKD), '[\u0300-\u036f]', '', 'g')),
      'øđðłıς', 'oddliσ'
    ),
    'æ', 'ae'), 'œ', 'oe'), 'ß', 'ss'), 'þ', 'th')
$$;--> statement-breakpoint
ALTER TABLE "tactics" drop column "search_text";--> statement-breakpoint
ALTER TABLE "tactics" ADD COLUMN "search_text" text GENERATED ALWAYS AS (search_fold(title || ' ' || regexp_replace(regexp_replace(regexp_replace(regexp_replace(regexp_replace(regexp_replace(regexp_replace(summary, '</?(p|div|li|ul|ol|h[1-6]|br|hr|tr|td|th|table|blockquote|pre|img)\y[^>]*>', ' ', 'g'), '<[^>]*>', '', 'g'), '&nbsp;', ' ', 'g'), '&lt;', '<', 'g'), '&gt;', '>', 'g'), '&quot;', '"', 'g'), '&amp;', '&', 'g'))) STORED;--> statement-breakpoint
CREATE INDEX "tactics_search_text" ON "tactics" USING gin ("search_text" gin_trgm_ops);
