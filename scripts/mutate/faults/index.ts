import { readFileSync } from 'node:fs'
import type { Fault } from '../run-faults.ts'

const read = (area: string): readonly Fault[] =>
  JSON.parse(readFileSync(new URL(`${area}.json`, import.meta.url), 'utf8'))

/**
 * The faults by area:
 *
 * - `domain`: the rules of planning.
 * - `flow`: rows, lanes, figures and colors of a flow.
 * - `gate`: what the server lets a user see and store.
 * - `interaction`: behavior that all planner views share.
 * - `ui`: the generic components.
 * - `data` and `screens`: the web app.
 */
export const areas: Readonly<Record<string, readonly Fault[]>> = {
  domain: read('domain'),
  flow: read('flow'),
  gate: read('gate'),
  interaction: read('interaction'),
  ui: read('ui'),
  data: read('data'),
  screens: read('screens'),
}
