import { ConfigError } from './config-error'
import { value } from './config-readers'
import type { Environment } from './config-readers'

/**
 * The work of a process: `web` answers requests and leaves mails and sweeps to other processes,
 * `worker` does only these, and `all` does both.
 */
export type Role = 'all' | 'web' | 'worker'

const roles: readonly Role[] = ['all', 'web', 'worker']

/**
 * Reads `ROLE`.
 *
 * @throws ConfigError when it is another word, or the embedded database has one process only
 */
export function readRole(environment: Environment, databaseUrl: string | null): Role {
  const text = value(environment, 'ROLE') ?? 'all'
  const role = roles.find((candidate) => candidate === text)
  if (role === undefined) {
    throw new ConfigError(`ROLE is "${text}". Set it to one of ${roles.join(', ')}.`)
  }
  if (role !== 'all' && databaseUrl === null) {
    throw new ConfigError(
      `ROLE is ${role}, and the embedded database allows one process. Set DATABASE_URL, or leave ROLE out.`,
    )
  }
  return role
}
