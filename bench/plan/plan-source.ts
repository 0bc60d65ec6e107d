import { readFileSync } from 'node:fs'
import path from 'node:path'
import process from 'node:process'
import type { BenchTactic } from './bench-tactic'
import { FIRST_SHOWN_MONTH, generatePlan } from './generate-plan'
import { readPlanFile } from './read-plan'

/** Sizes of a plan that the targets speak of. */
const tacticCounts = [500, 2000, 10_000] as const
/** The first month and three more to go forward to. */
const SHOWN_MONTHS = 4
const MONTHS_PER_YEAR = 12

/** The plan that all competitors are shown, in several sizes. */
export interface PlanSource {
  readonly origin: 'generated' | 'file'
  readonly tacticCounts: readonly number[]
  /** `YYYY-MM`, the month that views open on and those after it. */
  readonly months: readonly string[]
  /** The plan of one of the sizes, the same list every time. */
  readonly planOf: (tacticCount: number) => readonly BenchTactic[]
}

/**
 * Returns the plan named by `BENCH_PLAN`, else the generated one. A named plan is cut to the usual
 * sizes, as far as it has so many tactics, and is also shown complete.
 *
 * @throws Error if the named file contains no plan
 */
export function choosePlan(): PlanSource {
  const named = process.env['BENCH_PLAN']
  if (named === undefined || named === '') {
    return {
      origin: 'generated',
      tacticCounts,
      months: monthsFrom(FIRST_SHOWN_MONTH),
      planOf: remember(generatePlan),
    }
  }
  // npm runs scripts elsewhere and says here where it was called.
  const file = path.resolve(process.env['INIT_CWD'] ?? '.', named)
  const { month, tactics } = readPlanFile(readFileSync(file, 'utf8'), named)
  const counts = tacticCounts.filter((count) => count < tactics.length)
  return {
    origin: 'file',
    tacticCounts: [...counts, tactics.length],
    months: monthsFrom(month ?? FIRST_SHOWN_MONTH),
    planOf: remember((count) => tactics.slice(0, count)),
  }
}

function monthsFrom(first: string): readonly string[] {
  const index = Number(first.slice(0, 4)) * MONTHS_PER_YEAR + Number(first.slice(5)) - 1
  return Array.from({ length: SHOWN_MONTHS }, (_, step) => {
    const month = index + step
    const year = String(Math.floor(month / MONTHS_PER_YEAR)).padStart(4, '0')
    return `${year}-${String((month % MONTHS_PER_YEAR) + 1).padStart(2, '0')}`
  })
}

function remember(
  make: (count: number) => readonly BenchTactic[],
): (count: number) => readonly BenchTactic[] {
  const made = new Map<number, readonly BenchTactic[]>()
  return (count) => {
    const existing = made.get(count) ?? make(count)
    made.set(count, existing)
    return existing
  }
}
