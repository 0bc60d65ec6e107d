import { sql } from 'drizzle-orm'
import { afterEach, describe, expect, it } from 'vitest'
import type { Database } from '../db/database'
import {
  createTestDatabase,
  inEmbeddedDatabase,
  schemaTemplate,
} from '../db/testing/create-test-database'
import { worldTemplate } from '../testing/world'
import { copyDatabase } from './copy-database-queries'
import { contentOf } from './testing/content-of'

/** Characters with a meaning in rows, arrays, patterns or text formats of PostgreSQL. */
const HOSTILE_TEXT = `"(a,b)" {c,"d"} \\N \\. ' '' \\\\ \n\r\t — Ü 🌷 null NULL`

const open: Database[] = []
afterEach(async () => {
  for (const database of open.splice(0)) await database.close()
})

async function databaseOf(template = schemaTemplate): Promise<Database> {
  const database = await createTestDatabase(template)
  open.push(database)
  return database
}

describe('a copy of a database', () => {
  it('has the same rows and goes on with the same numbers, from one kind to the other and back', async () => {
    const embedded = await databaseOf(inEmbeddedDatabase(worldTemplate))
    await embedded.orm.execute(
      sql`update tactics set summary = ${HOSTILE_TEXT}, title = ${HOSTILE_TEXT.slice(0, 40)}`,
    )
    const content = await contentOf(embedded.orm)
    const server = await databaseOf()
    await copyDatabase(embedded.orm, server.orm)
    expect(await contentOf(server.orm)).toEqual(content)
    const back = await databaseOf(inEmbeddedDatabase(schemaTemplate))
    await copyDatabase(server.orm, back.orm)
    expect(await contentOf(back.orm)).toEqual(content)
    // References are checked again.
    await expect(back.orm.execute(sql`update channels set plan_id = -1`)).rejects.toThrow(
      'Failed query',
    )
  })

  it('is refused where an installation is, and changes nothing there', async () => {
    const [one, other] = [await databaseOf(worldTemplate), await databaseOf(worldTemplate)]
    await other.orm.execute(sql`update tactics set title = 'Theirs'`)
    const content = await contentOf(other.orm)
    await expect(copyDatabase(one.orm, other.orm)).rejects.toThrow(
      'contains an installation already',
    )
    expect(await contentOf(other.orm)).toEqual(content)
  })

  it('is refused and undone when a row arrives changed', async () => {
    const source = await databaseOf(worldTemplate)
    const target = await databaseOf()
    await target.orm.execute(
      sql`create function changed() returns trigger language plpgsql as $$ begin new.title = 'changed'; return new; end $$`,
    )
    await target.orm.execute(
      sql`create trigger changes before insert on tactics for each row execute function changed()`,
    )
    const content = await contentOf(target.orm)
    await expect(copyDatabase(source.orm, target.orm)).rejects.toThrow(
      'The table tactics could not be copied: its rows differ. Nothing was stored; try again.',
    )
    expect(await contentOf(target.orm)).toEqual(content)
  })
})
