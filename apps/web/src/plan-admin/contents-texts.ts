import { countText, formatCount } from '@throughline/domain/messages'
import type { PlanContents } from '@throughline/api-client'

/**
 * Up to this number of items, the dialog does not ask for the name of the plan before a deletion.
 */
const MOST_ITEMS_WITHOUT_NAME = 100

const nouns = [
  ['tactics', 'tactic'],
  ['initiatives', 'initiative'],
  ['channels', 'channel'],
  ['tacticTypes', 'tactic type'],
  ['tags', 'tag'],
  ['documents', 'document'],
  ['budgets', 'budget'],
  ['dashboards', 'dashboard'],
  ['savedViews', 'saved view'],
] as const satisfies readonly (readonly [keyof PlanContents, string])[]

/**
 * Returns the contents that a deletion removes, such as `1,204 tactics`, the items first. Omits
 * empty kinds.
 */
export function contentsInWords(contents: PlanContents): readonly string[] {
  return nouns.flatMap(([key, noun]) => {
    const count = contents[key]
    return count === 0 ? [] : [countText(count, noun)]
  })
}

/** Returns the effects of a deletion on users and on other plans, one sentence each. */
export function consequencesInWords({
  people,
  calendars,
  nestedPlans,
}: PlanContents): readonly string[] {
  const sentences: string[] = []
  if (people > 0) {
    sentences.push(
      `${people === 1 ? '1 person loses' : `${formatCount(people)} people lose`} access to it.`,
    )
  }
  if (nestedPlans.length > 0) {
    sentences.push(
      nestedPlans.length === 1
        ? 'Its nested plan becomes an individual plan:'
        : `Its ${formatCount(nestedPlans.length)} nested plans become individual plans:`,
    )
  }
  if (calendars > 0) {
    sentences.push(
      calendars === 1
        ? 'The account keeps its calendar of interest.'
        : `The account keeps its ${formatCount(calendars)} calendars of interest.`,
    )
  }
  return sentences
}

/** Returns whether the user must type the name of the plan before deleting these contents. */
export function needsName({ tactics, initiatives }: PlanContents): boolean {
  return tactics + initiatives > MOST_ITEMS_WITHOUT_NAME
}
