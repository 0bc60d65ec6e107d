-- A name stands once in a plan from now on. The oldest channel of a name keeps it; each younger
-- one gets the first free number, "Email (2)", in the order of their ids. No row goes.
DO $$
DECLARE
  later record;
  place integer;
  candidate text;
BEGIN
  FOR later IN
    SELECT "id", "plan_id", btrim("name") AS "base"
    FROM (
      SELECT "id", "plan_id", "name", row_number() OVER (
        PARTITION BY "plan_id", lower(btrim("name")) ORDER BY "id"
      ) AS "turn"
      FROM "channels"
    ) AS "ranked"
    WHERE "turn" > 1
    ORDER BY "plan_id", "id"
  LOOP
    place := 2;
    LOOP
      candidate := rtrim(left(later."base", 250 - length(place::text))) || ' (' || place || ')';
      EXIT WHEN NOT EXISTS (
        SELECT 1 FROM "channels"
        WHERE "plan_id" = later."plan_id" AND lower(btrim("name")) = lower(candidate)
      );
      place := place + 1;
    END LOOP;
    UPDATE "channels" SET "name" = candidate WHERE "id" = later."id";
  END LOOP;
END $$;--> statement-breakpoint
CREATE UNIQUE INDEX "channels_name_once_in_plan" ON "channels" USING btree ("plan_id",lower(btrim("name")));
