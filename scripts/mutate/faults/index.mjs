import { readFileSync } from 'node:fs'

/** @typedef {import('../run-faults.mjs').Fault} Fault */

/** @param {string} area @returns {readonly Fault[]} */
const read = (area) => JSON.parse(readFileSync(new URL(`${area}.json`, import.meta.url), 'utf8'))

/**
 * The faults by area. `flow` holds faults of the rows, lanes, figures and colours of a flow,
 * `gate` those of the server in what a person may see and keep, `interaction` those of what
 * all planner views do alike, `ui` those of the generic components; `data` and `screens` are
 * those of the web app.
 *
 * @type {Readonly<Record<string, readonly Fault[]>>}
 */
export const areas = {
  domain: read('domain'),
  flow: read('flow'),
  gate: read('gate'),
  interaction: read('interaction'),
  ui: read('ui'),
  data: read('data'),
  screens: read('screens'),
}
