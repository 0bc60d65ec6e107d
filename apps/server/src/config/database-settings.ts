import { readFlag, readInteger } from './config-readers'
import type { Environment } from './config-readers'

/** Limits of the connections to PostgreSQL, and of what is logged about statements. */
export interface DatabaseSettings {
  /** Connections of this process at most; one more listens to changes. */
  readonly maxConnections: number
  /** How long a statement may run, in seconds; 0 for any time. */
  readonly statementSeconds: number
  /** How long a statement waits for a lock, in seconds; 0 for any time. */
  readonly lockSeconds: number
  /** How long a transaction may wait for its next statement, in seconds; 0 for any time. */
  readonly idleTransactionSeconds: number
  /** Statements that take longer are logged, in milliseconds; 0 logs none. */
  readonly slowStatementMs: number
  /** True lets only the command `migrate` change the schema; a start refuses an older one. */
  readonly isMigratedByCommand: boolean
}

/** Reads the settings of the database, except its URL. */
export function readDatabaseSettings(environment: Environment): DatabaseSettings {
  return {
    maxConnections: readInteger(environment, 'DATABASE_CONNECTIONS', 10, 1, 1000),
    statementSeconds: readInteger(environment, 'DATABASE_STATEMENT_SECONDS', 30, 0, 3600),
    lockSeconds: readInteger(environment, 'DATABASE_LOCK_SECONDS', 10, 0, 3600),
    idleTransactionSeconds: readInteger(environment, 'DATABASE_IDLE_SECONDS', 60, 0, 3600),
    slowStatementMs: readInteger(environment, 'SLOW_STATEMENT_MS', 1000, 0, 3_600_000),
    isMigratedByCommand: readFlag(environment, 'MIGRATE_BY_COMMAND'),
  }
}
