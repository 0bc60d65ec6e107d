import { AsyncLocalStorage } from 'node:async_hooks'
import { NoopLogger } from 'drizzle-orm/logger'
import { vi } from 'vitest'

/**
 * Statements that a process sends by its own timers, or some time after a request: they look for
 * mails and jobs that are due, and end the count of a stream. The embedded database also records the
 * begin and the end of their transactions.
 */
const BACKGROUND = /"(?:outgoing_mails|jobs|open_streams)"|^(?:begin|commit)$/

/**
 * Records the statements that some work sends to the database, in order, on either database: each
 * tells a logger that ignores them. The begin and the end of a transaction are not among them, nor
 * are the statements of servers that other test files have left running in this process.
 *
 * @param isOfProcess also those that this process sends for others meanwhile, such as streams, but
 *   none of {@link BACKGROUND}
 */
export async function recordStatements(
  work: () => Promise<unknown>,
  { isOfProcess = false }: { readonly isOfProcess?: boolean } = {},
): Promise<readonly string[]> {
  const statements: string[] = []
  const ofWork = new AsyncLocalStorage<true>()
  const spy = vi
    .spyOn(NoopLogger.prototype, 'logQuery')
    // Its type has no parameters; databases hand it each statement and its values.
    .mockImplementation((...[statement]: readonly unknown[]) => {
      const text = String(statement)
      const isForOthers = isOfProcess && !BACKGROUND.test(text)
      if (isForOthers || ofWork.getStore() === true) statements.push(text)
    })
  try {
    await ofWork.run(true, work)
  } finally {
    spy.mockRestore()
  }
  return statements
}
