import { FLOW_ZOOMS } from '@throughline/domain/flow'
import { englishFlowCalendarLabels, FlowCalendar } from '@throughline/planner-views/flow'
import type { CivilDate, DateRange, WeekStartDay } from '@throughline/domain/calendar-dates'
import { RangePeriod } from '@throughline/planner-views/calendar-header'
import { FlowBar } from '@throughline/planner-views/flow-bar'
import type { FlowBarProps } from '@throughline/planner-views/flow-bar'
import type { FlowTarget } from '@throughline/domain/flow'
import type { FlowCalendarProps, FlowCalendarSection } from '@throughline/planner-views/flow'
import { useMemo } from 'react'
import { useLocale } from '@throughline/ui/LocaleProvider'

import { calendarIntents, selectionIntents, useTexts } from '../calendar'
import { provided } from '../element'
import type { ViewProps, ViewHost } from '../element'
import { daysOf, useNow, ViewFrame, PageContent } from '../view-parts'
import type { FlowEventMap, FlowHandle, FlowProperties } from './flow.types'
import { useFlowPlan } from './use-flow-plan'
import type { PlanItem } from '../plan-data'

const noneClosed: ReadonlySet<string> = new Set()

/** The view of `<throughline-flow>`. */
export function FlowView({ values, host }: ViewProps<FlowProperties, FlowEventMap, FlowHandle>) {
  const { weekStartDay: usualWeekStartDay } = useLocale()
  const { closedSections = noneClosed, weekStartDay = usualWeekStartDay } = values
  const zoom = FLOW_ZOOMS.find((each) => each === values.zoom) ?? 'month'
  const today = useNow(values.today, values.timeZone).slice(0, 10)
  const range = daysOf(values, today)
  const plan = useFlowPlan(values, range)
  const { sections, expenses, colors, sources: items } = plan
  const slots = useFlowSlots(values)
  const texts = useTexts(values, englishFlowCalendarLabels)
  const hasMoney = values.withoutMoney !== true
  const toggle = (sectionIds: readonly string[], isOpen: boolean): void => {
    const others = [...closedSections].filter((id) => !sectionIds.includes(id))
    const next = new Set(isOpen ? others : [...others, ...sectionIds])
    host.change('throughline-togglesection', { sectionIds, isOpen }, { closedSections: next })
  }
  return (
    <ViewFrame
      slots={host.slots}
      controls={
        values.controls === true ? (
          <FlowLine
            host={host}
            range={range}
            today={today}
            weekStartDay={weekStartDay}
            zoom={zoom}
            grouping={plan.grouping}
            colouring={plan.colouring}
            figures={
              hasMoney
                ? { budget: values.budget ?? null, expenses: expenses.total.actual, range }
                : null
            }
          />
        ) : null
      }
    >
      <FlowCalendar
        {...texts}
        {...slots}
        {...calendarIntents(host, values, items)}
        {...selectionIntents(host, values.isMonthly, items)}
        {...flowRowIntents({ host, values, sections, items })}
        handleRef={host.handleRef}
        startDay={range.start}
        endDay={range.end}
        today={today}
        weekStartDay={weekStartDay}
        status={values.status ?? 'ready'}
        isReadOnly={values.readOnly === true}
        sections={sections}
        channels={plan.visibleChannels}
        itemColors={colors?.colors ?? null}
        itemMarks={colors?.marks ?? null}
        legend={colors?.legend ?? null}
        currentPlanId={plan.planId}
        selectedItemId={values.selectedItemId ?? null}
        hasChannelMarks={values.hasChannelMarks === true}
        expenses={hasMoney ? expenses : null}
        grouping={plan.grouping}
        zoom={zoom}
        onZoomChange={(next) => {
          host.change('throughline-zoomchange', next, next)
        }}
        closedSections={closedSections}
        onToggleSection={({ sectionId, isOpen }) => {
          toggle([sectionId], isOpen)
        }}
        onToggleAll={({ isOpen }) => {
          toggle(
            sections.map(({ id }) => id),
            isOpen,
          )
        }}
        markedDays={values.markedDays ?? null}
        {...provided(values, ['selection', 'busyItemIds', 'summary', 'density'])}
      />
    </ViewFrame>
  )
}

interface FlowLineProps extends Pick<FlowBarProps, 'figures' | 'zoom' | 'grouping' | 'colouring'> {
  host: ViewHost<FlowProperties, FlowEventMap, FlowHandle>
  range: DateRange
  today: CivilDate
  weekStartDay: WeekStartDay
}

/** The days, the money, the zoom, the sections and the colors, above a flow. */
function FlowLine({ host, range, today, weekStartDay, ...bar }: FlowLineProps) {
  return (
    <>
      <RangePeriod
        range={range}
        today={today}
        weekStartDay={weekStartDay}
        onRangeChange={({ range: { start, end } }) => {
          const next = { startDay: start, endDay: end }
          host.change('throughline-dayschange', next, next)
        }}
        onToday={() => {
          host.handleRef.current?.scrollToOpening()
        }}
        onGoToDate={({ date }) => {
          host.handleRef.current?.scrollToDay(date)
        }}
      />
      <FlowBar
        {...bar}
        // Its contents adapt to its width, so the bar needs one.
        style={{ flex: '1 1 560px' }}
        weekStartDay={weekStartDay}
        canChangeWeekStart={false}
        onWeekStartChange={() => undefined}
        onZoomChange={(next) => {
          host.change('throughline-zoomchange', next, next)
        }}
        onGroupingChange={(next) => {
          host.change('throughline-groupingchange', next, next)
        }}
        onColouringChange={(next) => {
          host.change('throughline-colouringchange', next, next)
        }}
      />
    </>
  )
}

interface FlowRowIntentsOptions {
  readonly host: ViewHost<FlowProperties, FlowEventMap, FlowHandle>
  readonly values: FlowProperties
  readonly sections: readonly FlowCalendarSection<PlanItem>[]
  /** Those of the element. */
  readonly items: readonly PlanItem[]
}

/**
 * Returns the callbacks of a flow for its rows: a new item in a row, and an item that changes rows.
 */
function flowRowIntents({
  host,
  values,
  sections,
  items,
}: FlowRowIntentsOptions): Pick<
  FlowCalendarProps<PlanItem>,
  'onCreate' | 'rowPolicy' | 'onRowChange'
> {
  const targetOf = (rowId: string): FlowTarget | null =>
    sections.flatMap(({ rows }) => rows).find(({ id }) => id === rowId)?.target ?? null
  const policyOfPage = values.rowPolicy
  return {
    ...(host.offers('throughline-create') && {
      onCreate: (request) => {
        host.tell('throughline-create', { ...request, target: targetOf(request.rowId) })
      },
    }),
    rowPolicy: (item, rowId) => {
      if (targetOf(rowId) === null) return { allowed: false, code: 'no-type' }
      return policyOfPage?.(item, rowId) ?? { allowed: true }
    },
    onRowChange: (request) => {
      const { item, startDate, endDate, isAllDay } = request
      const target = targetOf(request.rowId)
      const changes = { startDate, endDate, isAllDay, ...target }
      host.change(
        'throughline-rowchange',
        { ...request, target },
        {
          items: items.map((each) =>
            each.id === item.id ? Object.assign({}, each, changes) : each,
          ),
        },
      )
    },
  }
}

type Slots = Pick<
  FlowCalendarProps<PlanItem>,
  'renderBarContent' | 'renderRowHeader' | 'renderExpense'
>

/** Returns render functions that show content from functions of the page. */
function useFlowSlots({
  barContent,
  rowHeader,
  expenseContent,
}: Pick<FlowProperties, 'barContent' | 'rowHeader' | 'expenseContent'>): Slots {
  return useMemo(
    (): Slots => ({
      ...(barContent && {
        renderBarContent: (parts) => <PageContent content={barContent(parts)} />,
      }),
      ...(rowHeader && {
        renderRowHeader: (parts) => <PageContent content={rowHeader(parts)} />,
      }),
      ...(expenseContent && {
        renderExpense: (parts) => <PageContent content={expenseContent(parts)} />,
      }),
    }),
    [barContent, rowHeader, expenseContent],
  )
}
