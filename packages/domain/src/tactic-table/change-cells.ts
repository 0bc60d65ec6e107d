import type { ItemDraft, ItemFormNotice, ItemFormStep, ItemFormValues } from '../item-form'
import { changeItemForm, itemChangesOf, itemFormOf } from '../item-form'
import { isMonthlyKind } from '../channels'
import type { TacticListItem } from '../tactics'
import type { CellContext } from './cell-context'
import type { CellProblem } from './cell-problem'
import { cellRefusal } from './editable-cells'
import { readCell } from './read-cell'
import type { TacticColumn } from './table-columns'
import {
  civilDateTimeOf,
  dayNumberOf,
  isDayWithDate,
  minutesOfDay,
  monthIndexOf,
  startOfMonthIndex,
} from '../calendar-dates'
import type { CivilDateTime } from '../calendar-dates'

/**
 * Returns the end that keeps the duration of an item after a new start: in days, or in months for
 * an item that lasts whole months. Undefined if the end follows from the rules of the form, and
 * null if no date can name it.
 */
function endAfterStart(
  item: Pick<TacticListItem, 'startDate' | 'endDate' | 'isAllDay' | 'isUnscheduled'>,
  startDate: CivilDateTime,
  isMonthly: boolean,
): CivilDateTime | null | undefined {
  const isMoment = !item.isAllDay && item.startDate === item.endDate
  if (item.isUnscheduled || isMoment || startDate === item.startDate) return undefined
  const [before, after, end] = [item.startDate, startDate, item.endDate].map(dayNumberOf)
  if (before === undefined || after === undefined || end === undefined) return undefined
  const moved = isMonthly
    ? startOfMonthIndex(monthIndexOf(end) + monthIndexOf(after) - monthIndexOf(before))
    : end + after - before
  return isDayWithDate(moved) ? civilDateTimeOf(moved, minutesOfDay(item.endDate)) : null
}

/** A text for a cell of one item. */
export interface CellText {
  readonly column: TacticColumn
  readonly text: string
}

/** The request that changes an item. */
export type ItemChanges = Partial<Omit<ItemDraft, 'planId'>>

/** The effect of texts for the cells of one item. */
export interface ItemCellChange {
  readonly item: TacticListItem
  /** The request; without properties when nothing changes. */
  readonly changes: ItemChanges
  /** The request that restores the former values, with the same properties as `changes`. */
  readonly takeBack: ItemChanges
  /** The channel of the new type; that of the item when the type stays. */
  readonly channelId: number
  /** Notices about other fields that the change has altered. */
  readonly notices: readonly ItemFormNotice[]
  /** The end has moved along with the start, so that the duration is the same. @default false */
  readonly isEndMoved?: boolean
  /** Refused texts, with the reason; the others are in `changes`. */
  readonly problems: readonly CellProblem[]
}

/**
 * Applies texts to the cells of one item as one step of its form, so that the rules of the
 * editor hold: another type clears the platforms, another start the repeat, a monthly type
 * lasts whole months. Another start without an end moves the item and keeps its duration.
 *
 * @param cells if a column has several texts and exactly one of them changes the item, that text
 *   counts; if several would change it, none counts
 */
export function changeCells(
  item: TacticListItem,
  cells: readonly CellText[],
  context: CellContext,
): ItemCellChange {
  const before = formOf(item)
  const { texts, problems } = oneTextEach(item, cells, context)
  const readings: Partial<ItemFormValues>[] = []
  // Platforms are named among those of the new type.
  let target = item
  for (const { column, text } of typesFirst(texts)) {
    const refusal = cellRefusal(target, column, context)
    const reading = refusal === null ? readCell(target, column, text, context) : null
    if (refusal !== null) problems.push({ column, code: refusal, names: [] })
    else if (reading?.code === 'read') {
      readings.push(reading.change)
      target = withType(target, reading.change.tacticTypeId, context)
    } else if (reading !== null) problems.push({ column, ...problemOf(reading) })
  }
  const change: Partial<ItemFormValues> = Object.assign({}, ...readings)
  const apply = (texts: Partial<ItemFormValues>) => changeDates(target, before, texts, context)
  const step = apply(change)
  const isEndRefused =
    change.endDate !== undefined && step.notices.some(({ code }) => code === 'end-raised')
  if (isEndRefused) {
    const { endDate: _endDate, ...others } = change
    problems.push({ column: 'endDate', code: 'end-before-start', names: [] })
    return outcome(item, before, apply(others), problems, context)
  }
  if (step.isEndOutOfRange === true) {
    const { startDate: _startDate, ...others } = change
    problems.push({ column: 'startDate', code: 'out-of-range', names: [] })
    return outcome(item, before, apply(others), problems, context)
  }
  return outcome(item, before, step, problems, context)
}

interface CellStep extends ItemFormStep {
  readonly isEndMoved?: boolean
  /** The start moves the end to a day without a date. */
  readonly isEndOutOfRange?: boolean
}

/** The form after a change; a start without an end moves the whole item. */
function changeDates(
  item: TacticListItem,
  before: ItemFormValues,
  change: Partial<ItemFormValues>,
  { form, types }: CellContext,
): CellStep {
  const { startDate } = change
  const kind = types.get(item.tacticTypeId)?.type.kind
  const endDate =
    startDate === undefined || startDate === null || change.endDate !== undefined
      ? undefined
      : endAfterStart(item, startDate, kind !== undefined && isMonthlyKind(kind))
  if (endDate === undefined) return changeItemForm(before, change, form)
  if (endDate === null) return { ...changeItemForm(before, {}, form), isEndOutOfRange: true }
  const { values, notices } = changeItemForm(before, { ...change, endDate }, form)
  return { values, notices, isEndMoved: values.endDate !== before.endDate }
}

/**
 * Returns why a cell refuses a text; null when it accepts the text, even if that changes nothing.
 */
export function refuseCell(
  item: TacticListItem,
  cell: CellText,
  context: CellContext,
): CellProblem | null {
  return changeCells(item, [cell], context).problems[0] ?? null
}

/**
 * Returns the form of an item of a list. Fields that lists do not have are empty; they are never
 * sent.
 */
function formOf(item: TacticListItem): ItemFormValues {
  const unlisted = { impressions: null, ratingPoints: null, documentIds: [], typeValues: [] }
  return itemFormOf({ ...item, ...unlisted }, '')
}

function typesFirst(cells: readonly CellText[]): readonly CellText[] {
  return cells.toSorted((a, b) => Number(b.column === 'type') - Number(a.column === 'type'))
}

/**
 * An item in several groups can get several texts for one cell, and none of them has precedence.
 */
function oneTextEach(
  item: TacticListItem,
  cells: readonly CellText[],
  context: CellContext,
): { readonly texts: readonly CellText[]; readonly problems: CellProblem[] } {
  const texts: CellText[] = []
  const problems: CellProblem[] = []
  for (const column of new Set(cells.map((cell) => cell.column))) {
    const ofColumn = cells.filter((cell) => cell.column === column)
    const distinct = [...new Set(ofColumn.map(({ text }) => text))]
    const changing =
      distinct.length === 1
        ? distinct
        : distinct.filter((text) => !changesNothing(changeCells(item, [{ column, text }], context)))
    if (changing.length > 1) problems.push({ column, code: 'several-texts', names: changing })
    else texts.push(...changing.map((text) => ({ column, text })))
  }
  return { texts, problems }
}

function changesNothing({ changes, problems }: ItemCellChange): boolean {
  return problems.length === 0 && Object.keys(changes).length === 0
}

function problemOf({ code, names }: Omit<CellProblem, 'column'>): Omit<CellProblem, 'column'> {
  return { code, names }
}

function withType(
  item: TacticListItem,
  tacticTypeId: number | null | undefined,
  { types }: CellContext,
): TacticListItem {
  const placed = types.get(tacticTypeId ?? 0)
  return placed === undefined
    ? item
    : { ...item, tacticTypeId: placed.type.id, channelId: placed.channel.id }
}

function outcome(
  item: TacticListItem,
  before: ItemFormValues,
  { values, notices, isEndMoved = false }: CellStep,
  problems: readonly CellProblem[],
  { form }: CellContext,
): ItemCellChange {
  return {
    item,
    changes: itemChangesOf(values, before, form),
    takeBack: itemChangesOf(before, values, form),
    channelId: values.channelId ?? item.channelId,
    notices,
    isEndMoved,
    problems,
  }
}
