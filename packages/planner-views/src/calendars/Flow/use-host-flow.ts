import { completeItem, createItemTest, planOf } from '@throughline/domain/tactics'
import { useCallback, useMemo, useState } from 'react'

import type { CalendarItem } from '../../calendar-parts'
import { isCalendarItem, readItems, sourceOf } from '../../host-input'
import type { HostItems } from '../../host-input'
import type {
  FlowCalendarRow,
  FlowCalendarSection,
  FlowItem,
  FlowItemInput,
} from './FlowCalendar.types'

type CompleteRow = FlowCalendarRow
type CompleteSection = FlowCalendarSection

interface HostFlow<Item> extends Omit<HostItems<Item>, 'items'> {
  readonly sections: readonly CompleteSection[]
  /** Returns the host's items, each once. */
  readonly listItems: () => readonly unknown[]
}

/**
 * Reads the sections of a flow. Rows and sections stay the same objects while the host's do, so that
 * only changed rows are laid out again.
 */
export function useHostFlow<Item extends FlowItemInput>(
  provided: readonly FlowCalendarSection<Item>[] | null | undefined,
  currentPlanId: number | undefined,
): HostFlow<Item> {
  const [reader] = useState(createReader<Item>)
  const planId = useMemo(
    () => currentPlanId ?? planOf(undefined, itemsOf(provided)),
    [currentPlanId, provided],
  )
  const sections = useMemo(
    () => listOf(provided).map((section) => reader.read(section, planId)),
    [reader, provided, planId],
  )
  const listItems = useCallback(() => [...new Set(itemsOf(provided))], [provided])
  return { sections, currentPlanId: planId, sourceOf: reader.sourceOf, listItems }
}

function itemsOf<Item extends FlowItemInput>(
  sections: readonly FlowCalendarSection<Item>[] | null | undefined,
): readonly Item[] {
  return listOf(sections).flatMap(({ rows }) => listOf(rows).flatMap(({ items }) => listOf(items)))
}

/** A list of a host without what is no list: JavaScript can pass anything. */
function listOf<Entry>(list: readonly Entry[] | null | undefined): readonly Entry[] {
  return Array.isArray(list) ? list : []
}

const hasCosts = createItemTest(['estimatedCost', 'actualCost'])

function readFlowItem(source: unknown, planId: number): FlowItem | null {
  return isCalendarItem(source) && hasCosts(source) ? source : completeItem(source, { planId })
}

function createReader<Item extends FlowItemInput>() {
  const copies = new WeakMap<CalendarItem, Item>()
  const rows = new WeakMap<object, { readonly planId: number; readonly row: CompleteRow }>()
  const sections = new WeakMap<
    object,
    { readonly planId: number; readonly section: CompleteSection }
  >()
  const readRow = (source: FlowCalendarRow<Item>, planId: number): CompleteRow => {
    const existing = rows.get(source)
    if (existing?.planId === planId) return existing.row
    const items = readItems(source.items, (item) => readFlowItem(item, planId), copies)
    const row = { ...source, items }
    rows.set(source, { planId, row })
    return row
  }
  return {
    sourceOf: (item: CalendarItem) => sourceOf(item, copies),
    read: (source: FlowCalendarSection<Item>, planId: number): CompleteSection => {
      const existing = sections.get(source)
      if (existing?.planId === planId) return existing.section
      const section = { ...source, rows: listOf(source.rows).map((row) => readRow(row, planId)) }
      sections.set(source, { planId, section })
      return section
    },
  }
}
