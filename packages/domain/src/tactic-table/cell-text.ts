import { englishLocale } from '../locale'
import type { Locale } from '../locale'
import { optionTextOf } from '../tactics'
import { fieldIdOf, isFieldColumn, isOptionColumn, optionFieldOf } from './table-columns'
import type { TacticColumn } from './table-columns'
import type { TacticRow } from './table-row'

/** Names as one text, which is also how they are typed. */
function joinNames(names: readonly string[]): string {
  return names.join(', ')
}

/**
 * The text of a cell as it is copied and edited: dates as the locale writes them, amounts as plain
 * digits, several names with commas; empty for no value.
 */
export function cellTextOf(
  row: TacticRow,
  column: TacticColumn,
  locale: Pick<Locale, 'day'> = englishLocale,
): string {
  if (isFieldColumn(column)) return row.fieldTexts.get(fieldIdOf(column)) ?? ''
  const { item } = row
  if (isOptionColumn(column)) {
    const field = optionFieldOf(column)
    return optionTextOf(field, item[field])
  }
  switch (column) {
    case 'title':
      return item.title
    case 'plan':
      return item.abbreviatedPlanName
    case 'channel':
      return row.channelName
    case 'type':
      return row.typeName
    case 'platforms':
      return joinNames(row.platformNames)
    case 'startDate':
      return item.isUnscheduled ? '' : locale.day(item.startDate)
    case 'endDate':
      return item.isUnscheduled ? '' : locale.day(item.endDate)
    case 'repeats':
      return row.isRepeating ? 'Yes' : 'No'
    case 'initiatives':
      return joinNames(row.initiativeTitles)
    case 'tags':
      return joinNames(row.tags.map(({ uniqueName }) => uniqueName))
    case 'estimate':
    case 'actual':
    case 'variance': {
      const amount = row[column]
      return amount === null ? '' : String(amount)
    }
    default:
      return column satisfies never
  }
}
