import type { Series } from '../plan/expand-with-rrule'
import { noteCircumstances } from '../report/circumstances'
import type { RecurrenceFigures, RecurrenceResults } from '../report/results'
import { median } from '../report/statistics'
import type { Expander } from './expander'
import { expanders } from './expanders'
import { generateRules } from './generate-rules'

const ruleCounts = [1000, 10_000] as const
/** Short passes are repeated until the clock can measure them. */
const MIN_PASS_MILLISECONDS = 100
/** The expanders whose days all have to match those of `rrule`. */
const comparedToRrule = new Set(['floor', 'throughline'])

/**
 * Checks that all expanders answer the same, then times them in turn.
 *
 * @throws Error if the floor or the product differs from `rrule` in a single day
 */
export function runRecurrence(isQuick: boolean, say: (line: string) => void): RecurrenceResults {
  const circumstances = noteCircumstances(isQuick)
  const rounds = isQuick ? 1 : 3
  const figures = ruleCounts.flatMap((ruleCount) => {
    say(`Recurrence, ${ruleCount} rules …`)
    return compare(generateRules(ruleCount), rounds)
  })
  return { circumstances, rounds, figures }
}

function compare(rules: readonly Series[], rounds: number): readonly RecurrenceFigures[] {
  const differing = countDiffering(rules)
  const speeds = new Map<Expander, number[]>()
  for (let round = 0; round < rounds; round += 1) {
    for (const expander of expanders) {
      speeds.set(expander, [...(speeds.get(expander) ?? []), timePass(expander, rules)])
    }
  }
  return expanders.map((expander) => ({
    competitor: expander.name,
    ruleCount: rules.length,
    rulesPerSecond: median(speeds.get(expander) ?? []),
    differing: differing.get(expander) ?? 0,
  }))
}

function countDiffering(rules: readonly Series[]): ReadonlyMap<Expander, number> {
  const answers = new Map(expanders.map((expander) => [expander, answersOf(expander, rules)]))
  const reference = expanders.find(({ name }) => name === 'rrule')
  const expected = reference === undefined ? [] : (answers.get(reference) ?? [])
  return new Map(
    expanders.map((expander) => {
      const provided = answers.get(expander) ?? []
      const wrong = expected.flatMap((days, position) =>
        provided[position] === days ? [] : [position],
      )
      const [first] = wrong
      if (first !== undefined && comparedToRrule.has(expander.name)) {
        throw new Error(
          `${expander.name} differs from rrule in ${wrong.length} rules, so its speed means nothing: ${JSON.stringify(rules[first])} gives ${provided[first]}, rrule gives ${expected[first]}.`,
        )
      }
      return [expander, wrong.length]
    }),
  )
}

function answersOf(expander: Expander, rules: readonly Series[]): readonly string[] {
  const { days } = expander.prepare(rules)
  return rules.map((_, position) => days(position).join(' '))
}

/** Rules per second of one pass; each repetition begins with rules freshly read. */
function timePass(expander: Expander, rules: readonly Series[]): number {
  let milliseconds = 0
  let expanded = 0
  let match = 0
  while (milliseconds < MIN_PASS_MILLISECONDS) {
    const { count } = expander.prepare(rules)
    const began = performance.now()
    for (let position = 0; position < rules.length; position += 1) match += count(position)
    milliseconds += performance.now() - began
    expanded += rules.length
  }
  if (match === 0) throw new Error(`${expander.name} found no day at all.`)
  return (expanded * 1000) / milliseconds
}
