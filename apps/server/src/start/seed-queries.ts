import { eq, sql } from 'drizzle-orm'
import type { CivilDate } from '@throughline/domain/calendar-dates'
import type { Seed } from '../config/command-line'
import { insertBaseData } from '../db/base-data'
import type { Orm } from '../db/database'
import { meta } from '../db/schema'
import { buildDemonstration } from '../demo/build-demonstration'
import { insertDemonstration } from '../demo/insert-demonstration'
import type { FileFolders } from '../files/files'
import { DEMONSTRATION_PASSWORD } from '../demo/people'
import { hashPassword } from '../session/passwords'
import { storeDemonstrationFiles } from './store-demonstration-files'

/** Any number works if all server processes use the same. */
const SEED_LOCK = 7_204_117

const seeds: readonly Seed[] = ['demo-small', 'demo-large', 'empty']

/** The database already has a different seed. */
export class AlreadySeededError extends Error {
  override readonly name = 'AlreadySeededError'

  constructor(seed: Seed) {
    const contents = seed === 'empty' ? 'was started empty' : `holds the ${nameOf(seed)}`
    super(
      `The database ${contents} already. Start without --demo and --empty to use it, or set DATA_DIR or DATABASE_URL to a new one.`,
    )
  }
}

/** Options of seeding. */
export interface SeedOptions {
  readonly orm: Orm
  /** null keeps the existing seed; an empty database gets the small demonstration. */
  readonly seed: Seed | null
  /** The day that the dates of the demonstration are relative to. */
  readonly today: CivilDate
  /** Where the files of the demonstration are stored. */
  readonly files: FileFolders
  /** Receives a line before each slow step. */
  readonly say: (line: string) => void
}

/**
 * Seeds an empty database in one transaction. Server processes that start at the same
 * time wait for each other, so only one of them seeds.
 *
 * @returns the seed of the database, new or existing
 * @throws AlreadySeededError if the database already has a different seed
 */
export async function seedDatabase(options: SeedOptions): Promise<Seed> {
  const { orm, seed, today, files, say } = options
  return orm.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${SEED_LOCK})`)
    const [row] = await tx.select().from(meta).where(eq(meta.key, 'seed'))
    const present = seeds.find((candidate) => candidate === row?.value)
    if (present !== undefined) {
      if (seed !== null && seed !== present) throw new AlreadySeededError(present)
      return present
    }
    const chosen = seed ?? 'demo-small'
    await insertBaseData(tx)
    if (chosen !== 'empty') {
      say(`Filling the ${nameOf(chosen)} …`)
      const size = chosen === 'demo-large' ? 'large' : 'small'
      const passwordHash = await hashPassword(DEMONSTRATION_PASSWORD)
      const rows = buildDemonstration(today, size)
      const stored = await storeDemonstrationFiles(files, rows.files)
      await insertDemonstration(tx, rows, passwordHash, stored)
    }
    await tx.insert(meta).values({ key: 'seed', value: chosen })
    // The embedded database does not gather statistics, and queries are slow without them.
    await tx.execute(sql`analyze`)
    return chosen
  })
}

function nameOf(seed: Exclude<Seed, 'empty'>): string {
  return seed === 'demo-large' ? 'large demonstration' : 'demonstration'
}
