import type { PgTable } from 'drizzle-orm/pg-core'
import type { Orm } from '../db/database'

/**
 * Returns a database in which some work ends just before a table is read. It simulates another call
 * between two reads of one call. Only reads by `select().from(table)` wait for it.
 */
export function withWorkBeforeRead(orm: Orm, table: PgTable, work: () => Promise<unknown>): Orm {
  return new Proxy(orm, {
    get: (target, name) => (name === 'select' ? select : Reflect.get(target, name, target)),
  })

  function select(...fields: Parameters<Orm['select']>) {
    const builder = orm.select(...fields)
    const from = builder.from.bind(builder)
    return Object.assign(builder, {
      from: (...source: Parameters<typeof from>) => {
        const query = from(...source)
        const { execute } = query
        const executeAfterWork: typeof execute = async (...values) => {
          if (source[0] === table) await work()
          return execute(...values)
        }
        return Object.assign(query, { execute: executeAfterWork })
      },
    })
  }
}
