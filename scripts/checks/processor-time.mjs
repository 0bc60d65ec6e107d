import { readdirSync, readFileSync } from 'node:fs'

/** How often the processes are read, in milliseconds. A process that lives shorter is missed. */
const INTERVAL_MS = 200

/** The clock ticks of a second in `/proc`, which are 100 on every Linux that Node runs on. */
const TICKS_PER_SECOND = 100

/**
 * Measures the processor time of a process and its descendants, also of those whose parent has
 * ended. Reads `/proc`, so other systems than Linux report no time.
 *
 * @param {number} pid of the first process
 * @returns {{ stop: () => number | undefined }} `stop` ends the measurement and returns the seconds so far
 */
export function measureProcessorTime(pid) {
  /** @type {Map<string, number>} ticks by process; a pid alone may be used again */
  const ticks = new Map()
  /** @type {Set<number>} */
  let pids = new Set([pid])

  const read = () => {
    const processes = readProcesses()
    /** @type {Map<number, ProcessTimes[]>} */
    const byParent = new Map()
    for (const each of processes) {
      byParent.set(each.parent, [...(byParent.get(each.parent) ?? []), each])
    }
    const matches = new Set()
    const add = (/** @type {ProcessTimes} */ each) => {
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

/** @typedef {{ pid: number, parent: number, start: string, ticks: number }} ProcessTimes */

/** @returns {readonly ProcessTimes[]} none where there is no `/proc` */
function readProcesses() {
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
