import { dayNumberOf, type DateRange } from '@throughline/domain/calendar-dates'
import {
  colorFlow,
  DEFAULT_FLOW_COLOURING,
  DEFAULT_FLOW_GROUPING,
  DEFAULT_FLOW_ZOOM,
  flowExpenses,
  groupFlow,
  type FlowTarget,
} from '@throughline/domain/flow'
import type { MoveRequest, ResizeRequest } from '@throughline/planner-views/calendar-item'
import {
  FlowCalendar,
  type FlowCalendarViewProps,
  type FlowCalendarSection,
} from '@throughline/planner-views/flow'
import { FlowBar } from '@throughline/planner-views/flow-bar'
import { useMemo, useState } from 'react'

import { flowSlots } from './flow-slots'
import { holidays } from './november-plan'
import { budget, channels, flowDetails, PLAN_ID } from './plan-structure'
import type { PlannedItem } from './planned-item'
import { createPolicy, deletePolicy, movePolicy, rowPolicy } from './policies'
import { loadRange, type VisibleRange } from './visible-range'

const holidaySection: FlowCalendarSection<PlannedItem> = {
  id: 'calendars',
  kind: 'calendars',
  name: 'Calendars of Interest',
  color: null,
  rows: [{ id: 'calendar:1', name: 'US holidays', items: [], target: null, events: holidays }],
}
/** No type of ours lasts whole months. */
const isMonthly = (): boolean => false

interface PlanFlowProps extends Required<
  Pick<FlowCalendarViewProps, 'today' | 'selectedItemId' | 'handleRef' | 'onCreate'>
> {
  items: readonly PlannedItem[]
  range: DateRange
  weekStartDay: 'sunday' | 'monday'
  onRangeChange: (range: VisibleRange) => void
  /** With a `target` the item goes to another type as well. */
  onChangeDates: (
    request: (MoveRequest<PlannedItem> | ResizeRequest<PlannedItem>) & { target?: FlowTarget },
  ) => void
  onOpenItem: (request: { item: PlannedItem }) => void
  onDeleteItem: (request: { item: PlannedItem }) => void
  onRefused: (refusal: { code: string }) => void
}

/** The whole plan on one timeline, with what it costs. */
export function PlanFlow({
  items,
  range,
  weekStartDay,
  onRangeChange,
  onChangeDates,
  onRefused,
  ...rest
}: PlanFlowProps) {
  const [loaded, setLoaded] = useState<VisibleRange | null>(null)
  const [zoom, setZoom] = useState(DEFAULT_FLOW_ZOOM)
  const [grouping, setGrouping] = useState(DEFAULT_FLOW_GROUPING)
  const [colouring, setColouring] = useState(DEFAULT_FLOW_COLOURING)
  const [closed, setClosed] = useState<ReadonlySet<string>>(new Set())
  const [group] = useState(createGrouping)
  const visible = useMemo(() => loadRange(items, loaded), [items, loaded])
  const sections = useMemo(
    () => [holidaySection, ...group(visible, grouping, flowDetails)],
    [group, visible, grouping],
  )
  const expenses = useMemo(() => {
    const days = { startDay: dayNumberOf(range.start), endDay: dayNumberOf(range.end) }
    return flowExpenses(sections, days, isMonthly)
  }, [sections, range])
  const colors = useMemo(() => colorFlow(visible, colouring, flowDetails), [visible, colouring])
  const slots = useMemo(() => flowSlots(items), [items])
  const targetOf = (rowId: string) =>
    sections.flatMap(({ rows }) => rows).find(({ id }) => id === rowId)?.target ?? null
  return (
    <div style={{ display: 'flex', flexDirection: 'column', flex: 1, minInlineSize: 0 }}>
      <FlowBar
        figures={{ budget, expenses: expenses.total.actual, range }}
        zoom={zoom}
        onZoomChange={(change) => {
          setZoom(change.zoom)
        }}
        grouping={grouping}
        onGroupingChange={(change) => {
          setGrouping(change.grouping)
        }}
        colouring={colouring}
        onColouringChange={(change) => {
          setColouring(change.colouring)
        }}
        weekStartDay={weekStartDay}
        canChangeWeekStart={false}
        onWeekStartChange={() => undefined}
      />
      <div style={{ flex: 1, minBlockSize: 0 }}>
        <FlowCalendar
          {...rest}
          {...slots}
          startDay={range.start}
          endDay={range.end}
          weekStartDay={weekStartDay}
          status={loaded === null ? 'loading' : 'ready'}
          sections={sections}
          channels={channels}
          itemColors={colors?.colors ?? null}
          itemMarks={colors?.marks ?? null}
          legend={colors?.legend ?? null}
          currentPlanId={PLAN_ID}
          expenses={expenses}
          zoom={zoom}
          onZoomChange={(change) => {
            setZoom(change.zoom)
          }}
          closedSections={closed}
          onToggleSection={({ sectionId, isOpen }) => {
            const others = [...closed].filter((id) => id !== sectionId)
            setClosed(new Set(isOpen ? others : [...others, sectionId]))
          }}
          onToggleAll={({ isOpen }) => {
            setClosed(new Set(isOpen ? [] : sections.map(({ id }) => id)))
          }}
          onRangeChange={(days) => {
            onRangeChange(days)
            setLoaded(days)
          }}
          movePolicy={movePolicy}
          deletePolicy={deletePolicy}
          canCreate={({ startDate }) => createPolicy(startDate, rest.today)}
          rowPolicy={(item, rowId) => rowPolicy(item, targetOf(rowId))}
          onMove={onChangeDates}
          onResize={onChangeDates}
          onRowChange={({ rowId, ...request }) => {
            const target = targetOf(rowId)
            if (target !== null) onChangeDates({ ...request, target })
          }}
          onMoveRefused={onRefused}
          onRefused={onRefused}
        />
      </div>
    </div>
  )
}

/** Grouping that keeps the rows in which nothing has changed since it was called last. */
function createGrouping() {
  let last: ReturnType<typeof groupFlow<PlannedItem>> = []
  return (...[items, grouping, details]: Parameters<typeof groupFlow<PlannedItem>>) => {
    last = groupFlow(items, grouping, details, last)
    return last
  }
}
