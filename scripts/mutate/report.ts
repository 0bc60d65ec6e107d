import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { FaultOutcome } from './run-faults.ts'

/** The result of an area's last complete run. */
interface Figures {
  /** `YYYY-MM-DD` */
  date: string
  /** That the faults were tried on. */
  commit: string
  faults: number
  caught: number
  missed: readonly { rule: string; file: string; outcome: string; why: string | null }[]
}

/** The figures of all areas. A new run of one area leaves the figures of the others. */
const figuresFile = path.join(import.meta.dirname, 'figures.json')

const BEGIN = '<!-- figures: written by npm run mutate -->'
const END = '<!-- end of figures -->'

/** @returns one line per area */
export function renderTally(results: readonly FaultOutcome[]): string {
  return areasOf(results)
    .map((area) => {
      const all = ofArea(results, area)
      const caught = all.filter(isCaught).length
      return `${area}: ${caught} of ${all.length} caught, ${percent(caught, all.length)}`
    })
    .join('\n')
}

/** Writes the figures of areas that were tried whole into the guide. */
export function writeFigures({
  page,
  results,
  commit,
  date,
}: {
  /** absolute path of the guide */ page: string
  results: readonly FaultOutcome[]
  commit: string
  date: string
}) {
  const figures: Record<string, Figures> = JSON.parse(readFileSync(figuresFile, 'utf8'))
  for (const area of areasOf(results)) {
    const all = ofArea(results, area)
    figures[area] = {
      date,
      commit,
      faults: all.length,
      caught: all.filter(isCaught).length,
      missed: all
        .filter((result) => !isCaught(result))
        .map(({ fault: { rule, file, survives = null }, outcome }) => ({
          rule,
          file,
          outcome,
          why: survives,
        })),
    }
  }
  writeFileSync(figuresFile, `${JSON.stringify(figures, null, 2)}\n`)
  const guide = readFileSync(page, 'utf8')
  const [before, after] = [guide.indexOf(BEGIN), guide.indexOf(END)]
  if (before < 0 || after < before) throw new Error(`${page} has no place for figures: ${BEGIN}`)
  const block = renderFigures(figures)
  writeFileSync(page, `${guide.slice(0, before)}${BEGIN}\n\n${block}\n\n${guide.slice(after)}`)
}

/** @returns Markdown */
function renderFigures(figures: Readonly<Record<string, Figures>>): string {
  const rows = Object.entries(figures).map(
    ([area, { date, commit, faults, caught }]) =>
      `| ${area} | ${caught} of ${faults} | ${percent(caught, faults)} | ${date} | ${commit} |`,
  )
  const missed = Object.entries(figures).flatMap(([area, { missed: ofThisArea }]) =>
    ofThisArea.map(({ rule, file, outcome, why }) => {
      const reason = why ?? unexplained[outcome] ?? ''
      return `- ${area}, ${outcome}: ${rule} (\`${file}\`). ${reason}`
    }),
  )
  return `| Area | Caught | | Date | Commit |
| --- | ---: | ---: | --- | --- |
${rows.join('\n')}

${missed.length === 0 ? 'Every fault was caught.' : `Not caught:\n\n${missed.join('\n')}`}`
}

/** The next step for a verdict without a reason. */
const unexplained: Readonly<Record<string, string>> = {
  survived: 'No reason is known: a test is missing.',
  'timed out': 'It has to be tried again.',
  gone: 'It has to be written anew.',
  unusable: 'Its list has to name other tests.',
}

function areasOf(results: readonly FaultOutcome[]) {
  return [...new Set(results.map(({ area }) => area))]
}

function ofArea(results: readonly FaultOutcome[], area: string) {
  return results.filter((result) => result.area === area)
}

function isCaught({ outcome }: FaultOutcome) {
  return outcome === 'caught'
}

function percent(part: number, whole: number) {
  return `${whole === 0 ? 0 : Math.round((part / whole) * 100)} %`
}
