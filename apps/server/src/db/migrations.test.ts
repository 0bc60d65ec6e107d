import { sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { DatabaseVersionError, refuseOlderSchema, refuseOtherVersions } from './migrations'
import { createTestDatabase } from './testing/create-test-database'

/** The last of the 24 migrations that made the schema of the baseline before the first release. */
const LAST_BEFORE_BASELINE = 1795918599397

it('accepts the schema of the last version before the baseline, and refuses older and newer ones', async () => {
  const database = await createTestDatabase()
  const { orm } = database
  const openAfter = async (newest: number) => {
    await orm.execute(sql`update drizzle.__drizzle_migrations set created_at = ${newest}`)
    return refuseOtherVersions(orm)
  }
  await refuseOlderSchema(orm)
  await openAfter(LAST_BEFORE_BASELINE)
  await expect(refuseOlderSchema(orm)).rejects.toThrow(new DatabaseVersionError('older'))
  await expect(openAfter(LAST_BEFORE_BASELINE - 1)).rejects.toThrow(
    new DatabaseVersionError('too-old'),
  )
  await expect(openAfter(Number.MAX_SAFE_INTEGER)).rejects.toThrow(
    new DatabaseVersionError('newer'),
  )
  await database.close()
})
