import { formatShortDate, momentOf } from '../calendar-dates'
import { nameKey } from '../names'
import type { TacticListItem } from './tactic'

/** Fields of an initiative that tell it apart from others with the same title. */
export type NamedInitiative = Pick<TacticListItem, 'id' | 'title'> &
  Partial<
    Pick<
      TacticListItem,
      'planId' | 'abbreviatedPlanName' | 'startDate' | 'endDate' | 'isUnscheduled'
    >
  >

/**
 * Returns a name for each initiative that no other one has. It is the title. Initiatives with the
 * same title also name their plan, those of one plan also their days, and those with the same days
 * a number.
 *
 * @param planNames names of plans by id. @default the abbreviation that each initiative has
 */
export function initiativeNames(
  initiatives: readonly NamedInitiative[],
  planNames?: ReadonlyMap<number, string>,
): ReadonlyMap<number, string> {
  const planOf = ({ planId, abbreviatedPlanName }: NamedInitiative) =>
    planNames?.get(planId ?? 0) ?? abbreviatedPlanName ?? ''
  const names = new Map<number, string>()
  for (const [title, sameTitle] of groupsBy(initiatives, ({ title }) => nameKey(title))) {
    for (const [plan, samePlan] of groupsBy(sameTitle, planOf)) {
      for (const [days, sameDays] of groupsBy(samePlan, daysOf)) {
        for (const [at, one] of sameDays.entries()) {
          const details = [
            sameTitle.length > 1 ? plan : '',
            samePlan.length > 1 ? days : '',
            at > 0 ? `${at + 1}` : '',
          ].filter((text) => text !== '')
          const suffix = details.length === 0 || title === '' ? '' : ` (${details.join(', ')})`
          names.set(one.id, one.title + suffix)
        }
      }
    }
  }
  return names
}

function daysOf({ startDate, endDate, isUnscheduled }: NamedInitiative): string {
  const [start, end] = [startDate, endDate].map((date) => momentOf(date))
  if (isUnscheduled === true || !start || !end) return ''
  const [from, to] = [formatShortDate(start), formatShortDate(end)]
  return from === to ? from : `${from} – ${to}`
}

function groupsBy<Entry>(
  entries: readonly Entry[],
  keyOf: (entry: Entry) => string,
): ReadonlyMap<string, readonly Entry[]> {
  const groups = new Map<string, Entry[]>()
  for (const entry of entries) {
    const group = groups.get(keyOf(entry))
    if (group === undefined) groups.set(keyOf(entry), [entry])
    else group.push(entry)
  }
  return groups
}
