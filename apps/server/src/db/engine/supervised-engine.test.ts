import { mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { sql } from 'drizzle-orm'
import { afterEach, describe, expect, it } from 'vitest'
import { toApiError } from '../../http/error-hook'
import { unlimitedDisk, createDiskSpace } from '../../platform/disk-space'
import { canMountDisks, openSmallDisk } from '../../testing/small-disk'
import { diskProblemOf } from '../disk-failure'
import { openEmbedded } from '../open-database'
import type { EmbeddedDatabase, EmbeddedOptions } from '../open-database'
import { schemaTemplate, archiveOf } from '../testing/create-test-database'

const patient = { fullDiskMs: 100_000, statementMs: 100_000 }

let database: EmbeddedDatabase | undefined
const undo: (() => void)[] = []

async function open(options: EmbeddedOptions): Promise<EmbeddedDatabase> {
  database = await openEmbedded({ ...options, archive: await archiveOf(schemaTemplate) })
  await database.orm.execute(sql`create table notes (text text)`)
  return database
}

const insert = (text: string) => sql`insert into notes values (${text})`
const countOf = async ({ orm }: EmbeddedDatabase) =>
  Number((await orm.execute<{ count: string }>(sql`select count(*) from notes`)).rows[0]?.count)

afterEach(async () => {
  await database?.close()
  database = undefined
  for (const work of undo.splice(0)) work()
})

describe('an embedded database', () => {
  it('rolls back a statement that it refuses, and opens again when one does not end', async () => {
    const folder = mkdtempSync(path.join(os.tmpdir(), 'throughline-engine-'))
    undo.push(() => rmSync(folder, { recursive: true, force: true }))
    const opened = await open({
      folder: path.join(folder, 'db'),
      disk: unlimitedDisk,
      limits: { ...patient, statementMs: 2_000 },
    })
    await expect(
      opened.orm.transaction(async (tx) => {
        await tx.execute(insert('not committed'))
        await tx.execute(sql`select 1 / 0`)
      }),
    ).rejects.toMatchObject({ cause: { code: '22012' } })
    await expect(opened.orm.execute(sql`select 1 / 0`)).rejects.toThrow('select 1 / 0')
    expect(await countOf(opened)).toBe(0)

    const heard: string[] = []
    await opened.listen(
      'notes',
      (message) => heard.push(message),
      () => heard.push('gap'),
    )
    await opened.orm.execute(insert('committed'))
    const hanging = opened.orm.transaction(async (tx) => {
      await tx.execute(insert('not committed'))
      await tx.execute(sql`do $$ begin loop end loop; end $$`)
    })
    // Waits for the connection, as every other request does.
    const meanwhile = opened.orm.execute(insert('after it'))
    const error = await hanging.catch((reason: unknown) => reason)
    expect(toApiError(error)).toMatchObject({ statusCode: 503, code: 'unavailable' })
    await meanwhile
    expect(await countOf(opened)).toBe(2)
    await opened.orm.execute(sql`notify notes, 'again'`)
    expect(heard).toEqual(['gap', 'again'])
  })

  // The test mounts a separate disk, which not every process may do.
  it.each(canMountDisks ? ['its log'] : [])(
    'that gets no space for %s refuses, and works again when there is space',
    async () => {
      const small = openSmallDisk(110)
      undo.push(() => small.remove())
      const opened = await open({
        folder: path.join(small.folder, 'db'),
        disk: createDiskSpace(small.folder, 0),
        limits: patient,
      })
      small.fill(12_000_000)
      let written = 0
      const write = async (): Promise<unknown> => {
        try {
          await opened.orm.transaction((tx) =>
            tx.execute(
              sql`insert into notes select string_agg(md5(random()::text), '') from generate_series(1, 5000)`,
            ),
          )
          written += 1
          return null
        } catch (error) {
          return error
        }
      }
      let refusal: unknown = null
      while (refusal === null) refusal = await write()
      expect(diskProblemOf(refusal)).toBe('full')
      // Whether it has ended or not, it answers at once.
      expect(diskProblemOf(await write())).toBe('full')
      small.free()
      expect(await countOf(opened)).toBe(written)
      expect(await write()).toBeNull()
    },
  )
})
