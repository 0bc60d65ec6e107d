import { optionFieldNames, optionFields } from '../tactics'
import type { OptionField } from '../tactics'

/** The fields of an item that every plan has, as files name them. */
export type FixedFileField =
  | 'title'
  | 'channel'
  | 'type'
  | 'platforms'
  | 'startDate'
  | 'startTime'
  | 'endDate'
  | 'endTime'
  | 'isAllDay'
  | 'isUnscheduled'
  | OptionField
  | 'estimatedCost'
  | 'actualCost'
  | 'impressions'
  | 'ratingPoints'
  | 'repeats'
  | 'repeatsUntil'
  | 'tags'
  | 'initiatives'
  | 'itemId'
  | 'version'

/**
 * The field of a column in a file: a field of the item, or `fields.` and the name of a custom
 * field.
 */
export type FileField = FixedFileField | `fields.${string}`

interface FileFieldDetails {
  readonly field: FixedFileField
  /** The header that our own workbooks have. */
  readonly header: string
  /** The header that our own text files have, where it is another one. */
  readonly csvHeader?: string
  /** Other headers that mean it, in lower case. */
  readonly synonyms: readonly string[]
  /** The explanation of the column in the sheet "About". */
  readonly explanation: string
}

/** Every field, in the order in which it is offered. */
export const FILE_FIELDS: readonly FileFieldDetails[] = [
  {
    field: 'title',
    header: 'Title',
    synonyms: ['name', 'tactic', 'tactic name', 'tactic title', 'item', 'campaign', 'activity'],
    explanation: 'The title of the tactic or initiative.',
  },
  {
    field: 'channel',
    header: 'Channel',
    synonyms: ['channel name', 'media channel', 'medium'],
    explanation: 'The channel, by its name.',
  },
  {
    field: 'type',
    header: 'Type',
    synonyms: ['tactic type', 'type name', 'category', 'initiative category'],
    explanation: 'The tactic type within the channel; for an initiative, its category.',
  },
  {
    field: 'platforms',
    header: 'Platforms',
    synonyms: ['platform', 'tactic platform', 'tactic platforms'],
    explanation: 'Platforms of the type, separated by semicolons.',
  },
  {
    field: 'startDate',
    header: 'Start',
    csvHeader: 'Start Date',
    synonyms: ['starts', 'starts on', 'from', 'begin', 'date', 'launch date'],
    explanation: 'The first day, with a time unless the item lasts all day.',
  },
  {
    field: 'startTime',
    header: 'Start time',
    synonyms: ['starts at', 'begin time', 'from time', 'time'],
    explanation: 'The time of the first day, where its day stands in a column of its own.',
  },
  {
    field: 'endDate',
    header: 'End',
    csvHeader: 'End Date',
    synonyms: ['ends', 'ends on', 'to', 'until', 'finish', 'due date'],
    explanation: 'The last day, with a time unless the item lasts all day.',
  },
  {
    field: 'endTime',
    header: 'End time',
    synonyms: ['ends at', 'finish time', 'to time', 'until time'],
    explanation: 'The time of the last day, where its day stands in a column of its own.',
  },
  {
    field: 'isAllDay',
    header: 'All day',
    synonyms: ['all-day', 'allday', 'whole day'],
    explanation: 'TRUE where the item lasts whole days, FALSE where it has times.',
  },
  {
    field: 'isUnscheduled',
    header: 'Parking lot',
    synonyms: ['unscheduled', 'parked', 'is unscheduled', 'in parking lot'],
    explanation: 'TRUE where the item has no dates yet.',
  },
  ...optionFieldNames.map((field): FileFieldDetails => {
    const { header, synonyms, explanation } = optionFields[field]
    return { field, header, synonyms, explanation }
  }),
  {
    field: 'estimatedCost',
    header: 'Estimated cost',
    synonyms: [
      'estimate',
      'estimated',
      'est',
      'est.',
      'est cost',
      'est. cost',
      'budget',
      'planned cost',
      'estimated cost ($)',
      'estimated cost (usd)',
    ],
    explanation: 'What it is expected to cost, in whole US dollars.',
  },
  {
    field: 'actualCost',
    header: 'Actual cost',
    synonyms: [
      'actual',
      'actuals',
      'act',
      'act.',
      'act cost',
      'act. cost',
      'spend',
      'actual spend',
      'actual cost ($)',
      'actual cost (usd)',
    ],
    explanation: 'What it has cost, in whole US dollars.',
  },
  {
    field: 'impressions',
    header: 'Impressions',
    synonyms: ['impression', 'imps', 'impr'],
    explanation: 'The impressions, as a whole number.',
  },
  {
    field: 'ratingPoints',
    header: 'GRP',
    synonyms: [
      'trp',
      'grps',
      'trps',
      'rating points',
      'gross rating points',
      'target rating points',
    ],
    explanation: 'The rating points: GRP or TRP, as the plan calls them.',
  },
  {
    field: 'repeats',
    header: 'Repeats',
    synonyms: ['repeat', 'recurrence'],
    explanation:
      'How the item repeats, such as Daily or Weekly on Monday; its dates are those of the first time.',
  },
  {
    field: 'repeatsUntil',
    header: 'Repeats until',
    synonyms: ['repeat until', 'recurrence end', 'series end'],
    explanation: 'The last day of the series.',
  },
  {
    field: 'tags',
    header: 'Tags',
    synonyms: ['tag', 'labels', 'label', 'keywords'],
    explanation: 'Tags by their names, separated by semicolons.',
  },
  {
    field: 'initiatives',
    header: 'Initiatives',
    csvHeader: 'Related Initiatives',
    synonyms: ['initiative', 'related initiative'],
    explanation:
      'Initiatives that the tactic belongs to, by their titles, separated by semicolons.',
  },
  {
    field: 'itemId',
    header: 'Id',
    synonyms: ['item id', 'tactic id', 'throughline id'],
    explanation:
      'Names the item, so that an import of this file changes it. Rows without an id are new items. Rows with Group or Total here are sums, and an import leaves them out.',
  },
  {
    field: 'version',
    header: 'Version',
    synonyms: ['item version'],
    explanation:
      'The version that was exported. An import refuses a row whose item was changed since.',
  },
]

/** Text in the column of ids that says that a row is a sum of a group. */
export const GROUP_MARK = 'Group'
/** Text in the column of ids that says that a row is the sum of everything. */
export const TOTAL_MARK = 'Total'

/** The fields that a new item requires. */
export const REQUIRED_FIELDS: readonly FixedFileField[] = ['title', 'channel', 'type']

/** The header of a field in our own files: `Title`, and the name of a custom field as it is. */
export function headerOf(field: FileField): string {
  const details = FILE_FIELDS.find((fixed) => fixed.field === field)
  return details?.header ?? field.slice('fields.'.length)
}

/** The header of a custom field in our own files where another column has its name. */
export function customHeaderOf(name: string): string {
  return `${name} (custom field)`
}
