/** Runs a task, either immediately or after earlier tasks. */
export type TaskGate = <Result>(run: () => Promise<Result>) => Promise<Result>

/** Runs at most `size` tasks at the same time; the others wait in order. */
export function createTaskGate(size: number): TaskGate {
  const waiting: (() => void)[] = []
  let free = size
  return async (run) => {
    if (free === 0) await new Promise<void>((resolve) => waiting.push(resolve))
    else free -= 1
    try {
      return await run()
    } finally {
      const next = waiting.shift()
      if (next === undefined) free += 1
      else next()
    }
  }
}
