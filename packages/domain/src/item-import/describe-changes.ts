import { dateOfDateTime } from '../calendar-dates'
import type { ItemFormPart, ItemFormValues } from '../item-form'
import { optionFieldNames, optionTextOf } from '../tactics'
import type { ItemImportChange, ItemImportChangedColumn, ItemImportDetails } from './item-import'
import type { ImportNames } from './resolve-links'
import { repeatText } from './resolve-repeat'

/** An item before and after a row. */
interface FormStep {
  readonly before: ItemFormValues
  readonly after: ItemFormValues
  readonly parts: ReadonlySet<ItemFormPart>
}

/** The names that an item refers to. */
type NameDetails = Pick<ItemImportDetails, 'context' | 'tags'> &
  Pick<ImportNames, 'initiativeNames'>

type TextOf = (values: ItemFormValues, details: NameDetails) => string

interface Description {
  readonly column: ItemImportChangedColumn
  /** The change of one of these is a change of the column. */
  readonly parts: readonly ItemFormPart[]
  readonly textOf: TextOf
}

const schedule = ['isAllDay', 'isUnscheduled'] as const

/** The columns of a change, in the order in which a person reads them. */
const descriptions: readonly Description[] = [
  { column: 'title', parts: ['title'], textOf: ({ title }) => title.trim() },
  {
    column: 'channel',
    parts: ['channelId'],
    textOf: (values, details) => channelOf(values, details)?.name ?? '',
  },
  {
    column: 'type',
    parts: ['tacticTypeId'],
    textOf: (values, details) => typeOf(values, details)?.name ?? '',
  },
  {
    column: 'platforms',
    parts: ['tacticPlatformIds'],
    textOf: (values, details) =>
      namesOf(values.tacticPlatformIds, typeOf(values, details)?.tacticPlatforms ?? [], 'name'),
  },
  {
    column: 'startDate',
    parts: ['startDate', ...schedule],
    textOf: (values) => dateText(values, values.startDate),
  },
  {
    column: 'endDate',
    parts: ['endDate', ...schedule],
    textOf: (values) => dateText(values, values.endDate),
  },
  { column: 'isAllDay', parts: ['isAllDay'], textOf: ({ isAllDay }) => yesOrNo(isAllDay) },
  {
    column: 'isUnscheduled',
    parts: ['isUnscheduled'],
    textOf: ({ isUnscheduled }) => yesOrNo(isUnscheduled),
  },
  { column: 'repeats', parts: ['rrule'], textOf: repeatText },
  {
    column: 'repeatsUntil',
    parts: ['recurrenceEndDay'],
    textOf: ({ recurrenceEndDay }) => recurrenceEndDay ?? '',
  },
  ...optionFieldNames.map((field): Description => ({
    column: field,
    parts: [field],
    textOf: (values) => optionTextOf(field, values[field]),
  })),
  {
    column: 'estimatedCost',
    parts: ['estimatedCost'],
    textOf: ({ estimatedCost }) => numberText(estimatedCost),
  },
  {
    column: 'actualCost',
    parts: ['actualCost'],
    textOf: ({ actualCost }) => numberText(actualCost),
  },
  {
    column: 'impressions',
    parts: ['impressions'],
    textOf: ({ impressions }) => numberText(impressions),
  },
  {
    column: 'ratingPoints',
    parts: ['ratingPoints'],
    textOf: ({ ratingPoints }) => numberText(ratingPoints),
  },
  {
    column: 'tags',
    parts: ['tagIds'],
    textOf: ({ tagIds }, { tags }) => namesOf(tagIds, tags, 'text'),
  },
  {
    column: 'initiatives',
    parts: ['relatedInitiativeIds'],
    textOf: ({ relatedInitiativeIds }, { initiativeNames }) =>
      relatedInitiativeIds.flatMap((id) => initiativeNames.get(id) ?? []).join('; '),
  },
]

/** Returns the changed values of an item as texts for a person, column by column. */
export function describeChanges(
  { before, after, parts }: FormStep,
  details: NameDetails,
): readonly ItemImportChange[] {
  const changes = descriptions
    .filter((one) => one.parts.some((part) => parts.has(part)))
    .map(({ column, textOf }) => ({
      column,
      before: textOf(before, details),
      after: textOf(after, details),
    }))
  const { universalFields, channels } = details.context
  const ofTypes = channels.flatMap(({ tacticTypes }) =>
    tacticTypes.flatMap(({ tacticFields }) => tacticFields ?? []),
  )
  const fields = [...universalFields, ...ofTypes]
    .filter(({ id }) => parts.has(`custom:${id}`))
    .map(({ id, name }) => ({
      column: `fields.${name}` as const,
      before: String(before.customValues[id] ?? ''),
      after: String(after.customValues[id] ?? ''),
    }))
  return [...changes, ...fields].filter((change) => change.before !== change.after)
}

function channelOf({ channelId }: ItemFormValues, { context }: NameDetails) {
  return context.channels.find(({ id }) => id === channelId)
}

function typeOf(values: ItemFormValues, details: NameDetails) {
  return channelOf(values, details)?.tacticTypes.find(({ id }) => id === values.tacticTypeId)
}

/** Returns the names of ids, in the order of the options; ids without a name are left out. */
function namesOf<Name extends string>(
  ids: readonly number[],
  named: readonly ({ readonly id: number } & Readonly<Record<Name, string>>)[],
  name: Name,
): string {
  return named
    .filter(({ id }) => ids.includes(id))
    .map((one) => one[name])
    .join('; ')
}

function dateText(
  { isUnscheduled, isAllDay }: ItemFormValues,
  date: ItemFormValues['startDate'],
): string {
  if (isUnscheduled || date === null) return ''
  return isAllDay ? dateOfDateTime(date) : date.replace('T', ' ').replace(/:00$/, '')
}

function numberText(value: number | null): string {
  return value === null ? '' : String(value)
}

function yesOrNo(value: boolean): string {
  return value ? 'Yes' : 'No'
}
