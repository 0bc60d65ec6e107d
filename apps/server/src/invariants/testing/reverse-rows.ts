import { sql } from 'drizzle-orm'
import type { Orm } from '../../db/database'

/**
 * Stores the rows of all tables in the reverse order, as writes do over time. The database then
 * returns a list without `order by` in another order.
 */
export async function reverseRows(orm: Orm): Promise<void> {
  await orm.transaction(async (tx) => {
    // Without triggers.
    await tx.execute(sql`set local session_replication_role = replica`)
    await tx.execute(sql`
      do $$
      declare one record; place tid;
      begin
        for one in
          select distinct on (c.oid) c.relname as name, a.attname as first
          from pg_class c join pg_attribute a on a.attrelid = c.oid
          where c.relnamespace = 'public'::regnamespace and c.relkind = 'r'
            and a.attnum > 0 and a.attgenerated = '' and a.attidentity = '' and not a.attisdropped
          order by c.oid, a.attnum
        loop
          for place in execute format('select ctid from %I order by ctid desc', one.name)
          loop
            execute format('update %1$I set %2$I = %2$I where ctid = $1', one.name, one.first)
              using place;
          end loop;
        end loop;
      end $$`)
  })
  // Small tables are then read as they are stored, not by an index.
  await orm.execute(sql`analyze`)
}
