import type { Pool } from 'pg'

/** A statement that took longer than its limit. */
export interface SlowStatement {
  /** Its text with placeholders, at most 500 characters: the values may be about people. */
  readonly text: string
  /** How long it took, in whole milliseconds. */
  readonly durationMs: number
}

/** Which statements are reported. */
export interface SlowStatementOptions {
  /** Statements that take longer are reported, in milliseconds; 0 for none. */
  readonly limitMs: number
  readonly report: (statement: SlowStatement) => void
}

const MAX_TEXT = 500

type AnyQuery = (...args: readonly unknown[]) => unknown

/** Reports the slow statements of all connections of a pool, also those that fail. */
export function reportSlowStatements(pool: Pool, { limitMs, report }: SlowStatementOptions): void {
  if (limitMs === 0) return
  pool.on('connect', (client) => {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- has an overload for each way to call it
    const run = client.query.bind(client) as AnyQuery
    const query: AnyQuery = (...args) => {
      const startedAt = performance.now()
      const end = () => {
        const durationMs = Math.round(performance.now() - startedAt)
        if (durationMs > limitMs) report({ text: textOf(args[0]), durationMs })
      }
      const done = args.at(-1)
      if (typeof done === 'function') {
        const ended = (...results: readonly unknown[]): void => {
          end()
          Reflect.apply(done, undefined, results)
        }
        return run(...args.slice(0, -1), ended)
      }
      const result = run(...args)
      if (result instanceof Promise) void result.then(end, end)
      return result
    }
    Object.assign(client, { query })
  })
}

function textOf(statement: unknown): string {
  const text =
    typeof statement === 'object' && statement !== null && 'text' in statement
      ? statement.text
      : statement
  return String(text).replaceAll(/\s+/g, ' ').slice(0, MAX_TEXT)
}
