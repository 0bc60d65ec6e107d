import { momentOf } from '../calendar-dates'
import { englishLocale } from '../locale'
import type { Locale } from '../locale'
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
 * a number. A number is left out if another initiative has it in its title.
 *
 * @param planNames names of plans by id. @default the abbreviation that each initiative has
 */
export function initiativeNames(
  initiatives: readonly NamedInitiative[],
  planNames?: ReadonlyMap<number, string>,
  locale: Pick<Locale, 'day'> = englishLocale,
): ReadonlyMap<number, string> {
  const planOf = ({ planId, abbreviatedPlanName }: NamedInitiative) =>
    planNames?.get(planId ?? 0) ?? abbreviatedPlanName ?? ''
  const names = new Map<number, string>()
  const byTitle = groupsBy(initiatives, ({ title }) => nameKey(title))
  const used = new Set(byTitle.keys())
  for (const [title, sameTitle] of byTitle) {
    for (const [plan, samePlan] of groupsBy(sameTitle, planOf)) {
      for (const [days, sameDays] of groupsBy(samePlan, (one) => daysOf(one, locale))) {
        const details = [sameTitle.length > 1 ? plan : '', samePlan.length > 1 ? days : '']
        const isShared = title !== '' && sameTitle.length > 1
        let number = details.some((text) => text !== '') ? 0 : 1
        for (const one of sameDays) {
          let name = one.title
          if (isShared) {
            do {
              const texts = [...details, number > 0 ? `${number}` : '']
              name = `${one.title} (${texts.filter((text) => text !== '').join(', ')})`
              number += number === 0 ? 2 : 1
            } while (used.has(nameKey(name)))
          }
          used.add(nameKey(name))
          names.set(one.id, name)
        }
      }
    }
  }
  return names
}

/**
 * Indexes initiatives by their names and titles. A name finds the one initiative that has it, and a
 * title finds all that share it.
 *
 * @param names as `initiativeNames` returns them
 * @param keyOf returns the key of a name in a text
 */
export function initiativesByName<Initiative extends NamedInitiative>(
  initiatives: readonly Initiative[],
  names: ReadonlyMap<number, string>,
  keyOf: (name: string) => string = nameKey,
): ReadonlyMap<string, readonly Initiative[]> {
  const byName = new Map(groupsBy(initiatives, ({ title }) => keyOf(title)))
  for (const one of initiatives) byName.set(keyOf(names.get(one.id) ?? one.title), [one])
  return byName
}

function daysOf(
  { startDate, endDate, isUnscheduled }: NamedInitiative,
  locale: Pick<Locale, 'day'>,
): string {
  const [start, end] = [startDate, endDate].map((date) => momentOf(date))
  if (isUnscheduled === true || !start || !end) return ''
  const [from, to] = [locale.day(start), locale.day(end)]
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
