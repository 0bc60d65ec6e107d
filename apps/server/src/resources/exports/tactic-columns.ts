import { dayNumberOf } from '@throughline/domain/calendar-dates'
import { writeNamesCell } from '@throughline/domain/item-file'
import { describeRule, parseRule } from '@throughline/domain/recurrence'
import type { CsvValue } from '@throughline/domain/csv'
import { optionFieldNames, optionFields } from '@throughline/domain/tactics'
import { fieldValueOf } from './field-value'
import type { ExportField, ExportRow } from './queries'

/** The data of one line of an export. */
type ExportLine = ExportRow & {
  /** As an import finds them, also if several initiatives have one title. */
  readonly initiativeNames: readonly string[]
}

/** A column of an export: its heading and its value for a tactic. */
export interface TacticColumn {
  readonly heading: string
  readonly valueOf: (row: ExportLine) => CsvValue
}

const dayOf = (dateTime: string | null): string | null => dateTime?.slice(0, 10) ?? null

const timeOf =
  (end: 'startDate' | 'endDate') =>
  (row: ExportRow): string | null =>
    row.isAllDay ? null : (row[end]?.slice(11, 16) ?? null)

/**
 * Returns the columns of an export, from left to right. Users without the permission to see costs
 * get no cost columns.
 *
 * @param ratingPoints the plan's name of its rating points
 */
export function tacticColumns({
  canSeeBudget,
  ratingPoints,
  fields,
}: {
  readonly canSeeBudget: boolean
  readonly ratingPoints: 'trp' | 'grp'
  readonly fields: readonly ExportField[]
}): readonly TacticColumn[] {
  const costs: readonly TacticColumn[] = [
    { heading: 'Estimated Cost', valueOf: (row) => row.estimatedCost },
    { heading: 'Actual Cost', valueOf: (row) => row.actualCost },
  ]
  return [
    { heading: 'Id', valueOf: (row) => row.id },
    { heading: 'Title', valueOf: (row) => row.title },
    { heading: 'Channel', valueOf: (row) => row.channelName },
    { heading: 'Type', valueOf: (row) => row.typeName },
    { heading: 'Platforms', valueOf: (row) => writeNamesCell(row.platformNames) },
    { heading: 'Start Date', valueOf: (row) => dayOf(row.startDate) },
    { heading: 'Start Time', valueOf: timeOf('startDate') },
    { heading: 'End Date', valueOf: (row) => dayOf(row.endDate) },
    { heading: 'End Time', valueOf: timeOf('endDate') },
    { heading: 'All Day', valueOf: (row) => row.isAllDay },
    { heading: 'Repeats', valueOf: repetitionOf },
    { heading: 'Repeats Until', valueOf: (row) => dayOf(row.recurrenceEndDate) },
    { heading: 'Initiative', valueOf: (row) => row.isInitiative },
    ...optionFieldNames.map((field): TacticColumn => ({
      heading: optionFields[field].header,
      valueOf: (row) => row[field],
    })),
    { heading: 'Parking Lot', valueOf: (row) => row.isUnscheduled },
    { heading: 'Tags', valueOf: (row) => writeNamesCell(row.tagTexts) },
    { heading: 'Related Initiatives', valueOf: (row) => writeNamesCell(row.initiativeNames) },
    ...(canSeeBudget ? costs : []),
    { heading: 'Impressions', valueOf: (row) => row.impressions },
    { heading: ratingPoints.toUpperCase(), valueOf: (row) => row.ratingPoints },
    ...fieldColumns(fields),
  ]
}

/**
 * Returns one column per field name. Fields with the same name share it: a tactic has only the
 * fields of its type.
 */
function fieldColumns(fields: readonly ExportField[]): readonly TacticColumn[] {
  const headings = [...new Set(fields.map(({ name }) => name))]
  return headings.map((heading) => {
    const named = fields.filter(({ name }) => name === heading)
    return {
      heading,
      valueOf: (row) => {
        const values = named.map((field) => fieldValueOf(field, row))
        return values.find((value) => value !== null) ?? null
      },
    }
  })
}

function repetitionOf({ rrule, startDate }: ExportRow): string | null {
  if (rrule === null || startDate === null) return null
  return describeRule(parseRule(rrule), dayNumberOf(startDate))
}
