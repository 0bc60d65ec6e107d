import { readFileSync, readdirSync } from 'node:fs'

/** In milliseconds, as Linux counts processor time. */
const TICK_MS = 10

/** Processor time of processes so far, with that of ended ones that they started, in milliseconds. */
export function processorMs(pids: readonly number[]): number {
  return pids.reduce((sum, pid) => {
    const fields = statOf(pid).slice(11, 15)
    return sum + fields.reduce((ticks, field) => ticks + Number(field), 0) * TICK_MS
  }, 0)
}

/** Returns a process and all processes that it started, and these in turn. */
export function familyOf(pid: number): readonly number[] {
  const parents = readdirSync('/proc')
    .map(Number)
    .filter((one) => one > 0)
    .map((one): readonly [number, number] => [one, Number(statOf(one)[1])])
  const family = [pid]
  for (const member of family) {
    family.push(...parents.flatMap(([one, parent]) => (parent === member ? [one] : [])))
  }
  return family
}

/** Memory of a process in megabytes, now and at its peak. */
export function memoryOf(pid: number): { readonly now: number; readonly peak: number } {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8')
  const megabytes = (name: string) =>
    Number(new RegExp(`^${name}:\\s*(\\d+) kB`, 'm').exec(status)?.[1]) / 1000
  return { now: megabytes('VmRSS'), peak: megabytes('VmHWM') }
}

/** The fields of a process after its name; empty if it has ended. */
function statOf(pid: number): readonly string[] {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  } catch {
    return []
  }
}
