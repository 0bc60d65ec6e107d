import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'

/** @typedef {import('./run-faults.mjs').FaultOutcome} FaultOutcome */

/**
 * The result of an area's last complete run.
 *
 * @typedef {object} Figures
 * @property {string} date `YYYY-MM-DD`
 * @property {string} commit that the faults were tried on
 * @property {number} faults
 * @property {number} caught
 * @property {readonly { rule: string, file: string, outcome: string, why: string | null }[]} missed
 */

/** The figures of all areas. A new run of one area leaves the figures of the others. */
const figuresFile = path.join(import.meta.dirname, 'figures.json')

const BEGIN = '<!-- figures: written by npm run mutate -->'
const END = '<!-- end of figures -->'

/**
 * @param {readonly FaultOutcome[]} results
 * @returns {string} one line per area
 */
export function renderTally(results) {
  return areasOf(results)
    .map((area) => {
      const all = ofArea(results, area)
      const caught = all.filter(isCaught).length
      return `${area}: ${caught} of ${all.length} caught, ${percent(caught, all.length)}`
    })
    .join('\n')
}

/**
 * Writes the figures of areas that were tried whole into the guide.
 *
 * @param {object} options
 * @param {string} options.page absolute path of the guide
 * @param {readonly FaultOutcome[]} options.results
 * @param {string} options.commit
 * @param {string} options.date
 */
export function writeFigures({ page, results, commit, date }) {
  /** @type {Record<string, Figures>} */
  const figures = JSON.parse(readFileSync(figuresFile, 'utf8'))
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

/**
 * @param {Readonly<Record<string, Figures>>} figures
 * @returns {string} Markdown
 */
function renderFigures(figures) {
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

/**
 * The next step for a verdict without a reason.
 *
 * @type {Readonly<Record<string, string>>}
 */
const unexplained = {
  survived: 'No reason is known: a test is missing.',
  'timed out': 'It has to be tried again.',
  gone: 'It has to be written anew.',
  unusable: 'Its list has to name other tests.',
}

/** @param {readonly FaultOutcome[]} results */
function areasOf(results) {
  return [...new Set(results.map(({ area }) => area))]
}

/**
 * @param {readonly FaultOutcome[]} results
 * @param {string} area
 */
function ofArea(results, area) {
  return results.filter((result) => result.area === area)
}

/** @param {FaultOutcome} result */
function isCaught({ outcome }) {
  return outcome === 'caught'
}

/**
 * @param {number} part
 * @param {number} whole
 */
function percent(part, whole) {
  return `${whole === 0 ? 0 : Math.round((part / whole) * 100)} %`
}
