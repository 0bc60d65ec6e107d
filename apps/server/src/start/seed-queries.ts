import { eq, sql } from 'drizzle-orm'
import type { CivilDate } from '@throughline/domain/calendar-dates'
import type { Seed } from '../config/command-line'
import { insertBaseData } from '../db/base-data'
import type { Orm } from '../db/database'
import { meta } from '../db/schema'
import { buildDemonstration } from '../demo/build-demonstration'
import { insertDemonstration } from '../demo/insert-demonstration'
import { DEMONSTRATION_PASSWORD } from '../demo/people'
import { hashPassword } from '../session/passwords'

/** Any number works, as long as every server process agrees on it. */
const SEED_LOCK = 7_204_117

const SEEDS: readonly Seed[] = ['demo-small', 'demo-large', 'empty']

/** The database already has other contents than the requested ones. */
export class AlreadySeededError extends Error {
  override readonly name = 'AlreadySeededError'

  constructor(seed: Seed) {
    const contents = seed === 'empty' ? 'was started empty' : `holds the ${nameOf(seed)}`
    super(
      `The database ${contents} already. Start without --demo and --empty to use it, or set DATA_DIR or DATABASE_URL to a new one.`,
    )
  }
}

/** What seeding a database needs. */
export interface SeedOptions {
  readonly orm: Orm
  /** null takes what is there, and the small demonstration when nothing is. */
  readonly seed: Seed | null
  /** The day around which the demonstration is laid. */
  readonly today: CivilDate
  /** Told what takes a while. */
  readonly say: (line: string) => void
}

/**
 * Fills a database that has nothing but its schema, all or nothing, and once:
 * several server processes that start together on one database take turns.
 *
 * @returns how the database is filled, now or since earlier
 * @throws AlreadySeededError when the database has other contents than the requested ones
 */
export async function seedDatabase(options: SeedOptions): Promise<Seed> {
  const { orm, seed, today, say } = options
  return orm.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${SEED_LOCK})`)
    const [row] = await tx.select().from(meta).where(eq(meta.key, 'seed'))
    const present = SEEDS.find((candidate) => candidate === row?.value)
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
      await insertDemonstration(tx, buildDemonstration(today, size), passwordHash)
    }
    await tx.insert(meta).values({ key: 'seed', value: chosen })
    // The embedded database never gathers statistics by itself, and plans badly without.
    await tx.execute(sql`analyze`)
    return chosen
  })
}

function nameOf(seed: Exclude<Seed, 'empty'>): string {
  return seed === 'demo-large' ? 'large demonstration' : 'demonstration'
}
