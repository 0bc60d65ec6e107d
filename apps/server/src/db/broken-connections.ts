import type { Pool } from 'pg'

/**
 * Keeps a connection that breaks in a transaction from ending the process: without a listener,
 * its error has no other effect. Statements after the one under way, such as a rollback, fail
 * with the same error, so that its reason is not lost.
 */
export function surviveBrokenConnections(pool: Pool): void {
  pool.on('connect', (client) => {
    let reason: Error | null = null
    const refuse = async (): Promise<never> => {
      throw reason ?? new Error('The connection is broken.')
    }
    client.on('error', (error) => {
      // The driver adds a second error, without a reason, when it notices the end.
      reason ??= error
      Object.assign(client, { query: refuse })
    })
  })
}
