import { formatCount } from '@throughline/domain/messages'
import type { TacticChanges } from '@throughline/api-client'
import { formatShortDate } from '@throughline/domain/calendar-dates'
import { optionFieldNames, optionFields, type Tactic } from '@throughline/domain/tactics'
import type { RetainedRequest } from '../../data/waiting/retained-requests'
import { richTextPlainText } from '@throughline/ui/RichText'

/** One field of a change. */
export interface ChangeLine {
  readonly label: string
  /** Value that the user has entered. */
  readonly mine: string
  /** Value that is stored now; null if it is not loaded. */
  readonly stored: string | null
}

const labels: Readonly<Partial<Record<keyof TacticChanges, string>>> = {
  title: 'Title',
  startDate: 'Start',
  endDate: 'End',
  isAllDay: 'All day',
  isUnscheduled: 'In the parking lot',
  ...Object.fromEntries(optionFieldNames.map((field) => [field, optionFields[field].header])),
  rrule: 'Repeat',
  recurrenceEndDate: 'Repeat until',
  estimatedCost: 'Estimated cost',
  actualCost: 'Actual cost',
  impressions: 'Impressions',
  ratingPoints: 'Rating points',
  summary: 'Notes',
  tagIds: 'Tags',
  tacticTypeId: 'Tactic type',
  tacticPlatformIds: 'Platforms',
  documentIds: 'Documents',
  relatedInitiativeIds: 'Related initiatives',
  typeValues: 'Custom fields',
}

/** Returns the name of a change: its kind, and the title of the item. */
export function nameOfChange({ kind, request }: RetainedRequest): string {
  switch (kind) {
    case 'create':
      return `New: ${request.draft.title}`
    case 'update':
      return request.item.title
    case 'delete':
      return `Deletion: ${request.item.title}`
    case 'restore':
      return `Restoring: ${request.item.title}`
    case 'bulk-change':
      return `Change of ${formatCount(request.draft.items.length)} items`
    case 'undo-bulk-change':
      return `Undo of a change of ${formatCount(request.made.changed.length)} items`
    case 'import-cells':
      return `Changed cells of ${formatCount(request.draft.rows.length)} items`
    case 'import':
    default:
      return `Import of ${formatCount(request.rows.length)} rows`
  }
}

/** Returns the entered values of a change, field by field, each with the stored value. */
export function linesOfChange(
  retained: RetainedRequest,
  newest: Tactic | null,
): readonly ChangeLine[] {
  if (retained.kind !== 'create' && retained.kind !== 'update') return []
  const entered: Readonly<Record<string, unknown>> =
    retained.kind === 'create' ? { ...retained.request.draft } : { ...retained.request.changes }
  const stored: Readonly<Record<string, unknown>> | null = newest === null ? null : { ...newest }
  return Object.entries(labels).flatMap(([name, label]) => {
    const value = entered[name]
    if (value === undefined || (retained.kind === 'create' && isEmpty(value))) return []
    // Stored notes are read on demand, so they are not available here.
    const isSupported = stored !== null && name !== 'summary'
    const line = {
      label,
      mine: textOf(name, value),
      stored: isSupported ? textOf(name, stored[name]) : null,
    }
    return line.mine === line.stored ? [] : [line]
  })
}

/** Returns a change as text for the clipboard. */
export function textOfChange(retained: RetainedRequest): string {
  const lines = linesOfChange(retained, null).map(({ label, mine }) => `${label}: ${mine}`)
  return [nameOfChange(retained), ...lines].join('\n')
}

function isEmpty(value: unknown): boolean {
  return value === null || value === false || (Array.isArray(value) && value.length === 0)
}

function textOf(name: string, value: unknown): string {
  if (value === null || value === undefined) return 'None'
  if (typeof value === 'boolean') return value ? 'Yes' : 'No'
  if (typeof value === 'number') {
    return name === 'tacticTypeId' ? 'Another type' : value.toLocaleString('en-US')
  }
  if (Array.isArray(value)) {
    if (name !== 'typeValues')
      return value.length === 0 ? 'None' : `${formatCount(value.length)} chosen`
    const values = value.flatMap((one: unknown) => valueOf(one) ?? [])
    return values.length === 0 ? 'None' : values.join(', ')
  }
  if (typeof value !== 'string') return ''
  if (name === 'summary') return richTextPlainText(value)
  return name.endsWith('Date') ? momentOf(value) : value
}

function valueOf(value: unknown): string | null {
  if (typeof value !== 'object' || value === null || !('value' in value)) return null
  return typeof value.value === 'string' || typeof value.value === 'number'
    ? String(value.value)
    : null
}

/** Returns a civil date, with its time unless it is midnight. */
function momentOf(value: string): string {
  const [date = '', time = ''] = value.split('T')
  const visible = formatShortDate(date)
  return time === '' || time === '00:00:00' ? visible : `${visible} ${time.slice(0, 5)}`
}
