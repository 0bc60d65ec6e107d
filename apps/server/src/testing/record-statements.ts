import { NoopLogger } from 'drizzle-orm/logger'
import { vi } from 'vitest'

/**
 * Records the statements that are sent to the database while some work is going on, in order,
 * on either database: each tells a logger that ignores them. The begin and the end of a
 * transaction are not among them.
 */
export async function recordStatements(work: () => Promise<unknown>): Promise<readonly string[]> {
  const statements: string[] = []
  const spy = vi
    .spyOn(NoopLogger.prototype, 'logQuery')
    // Its type has no parameters; databases hand it each statement and its values.
    .mockImplementation((...[statement]: readonly unknown[]) => {
      statements.push(String(statement))
    })
  try {
    await work()
  } finally {
    spy.mockRestore()
  }
  return statements
}
