import { readdirSync, readFileSync } from 'node:fs'

/** How often the processes are read, in milliseconds. A process that lives shorter is missed. */
const INTERVAL_MS = 200

/** The clock ticks of a second in `/proc`, which are 100 on every Linux that Node runs on. */
const TICKS_PER_SECOND = 100

/**
 * Measures the processor time of a process and its descendants, also of those whose parent has
 * ended. Reads `/proc`, so other systems than Linux report no time.
 *
 * @param pid of the first process
 * @returns `stop` ends the measurement and returns the seconds so far
 */
export function measureProcessorTime(pid: number): { stop: () => number | undefined } {
  /** Ticks by process; a pid alone may be used again. */
  const ticks: Map<string, number> = new Map()
  let pids: Set<number> = new Set([pid])

  const read = () => {
    const processes = readProcesses()
    const byParent: Map<number, ProcessTimes[]> = new Map()
    for (const each of processes) {
      byParent.set(each.parent, [...(byParent.get(each.parent) ?? []), each])
    }
    const matches = new Set<number>()
    const add = (each: ProcessTimes) => {
      if (matches.has(each.pid)) return
      matches.add(each.pid)
      ticks.set(`${each.pid} ${each.start}`, each.ticks)
      for (const child of byParent.get(each.pid) ?? []) add(child)
    }
    for (const each of processes) if (pids.has(each.pid)) add(each)
    pids = matches
  }

  read()
  const timer = setInterval(read, INTERVAL_MS)
  return {
    stop: () => {
      clearInterval(timer)
      if (ticks.size === 0) return undefined
      return [...ticks.values()].reduce((sum, each) => sum + each, 0) / TICKS_PER_SECOND
    },
  }
}

type ProcessTimes = { pid: number; parent: number; start: string; ticks: number }

/** @returns none where there is no `/proc` */
function readProcesses(): readonly ProcessTimes[] {
  try {
    return readdirSync('/proc')
      .filter((name) => /^\d+$/.test(name))
      .flatMap((name) => {
        try {
          const text = readFileSync(`/proc/${name}/stat`, 'utf8')
          // The name of a program is in parentheses and may contain spaces.
          const fields = text.slice(text.lastIndexOf(')') + 2).split(' ')
          const ticks = Number(fields[11]) + Number(fields[12])
          return [{ pid: Number(name), parent: Number(fields[1]), start: fields[19] ?? '', ticks }]
        } catch {
          // The process has ended since the folder was read.
          return []
        }
      })
  } catch {
    return []
  }
}
