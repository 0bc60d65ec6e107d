import { DEFAULT_FLOW_COLOURING, DEFAULT_FLOW_GROUPING } from '@throughline/domain/flow'
import { englishFlowCalendarLabels, FlowCalendar } from '@throughline/planner-views/flow'

import { calendarIntents, selectionIntents, useTexts } from '../calendar'
import { given } from '../element'
import type { ViewProps } from '../element'
import { useNow, ViewFrame } from '../view-parts'
import type { FlowEventMap, FlowHandle, FlowProperties } from './flow.types'
import { flowRowIntents } from './flow-row-intents'
import { FlowLine } from './FlowLine'
import { useFlowPlan } from './use-flow-plan'
import { useFlowSlots } from './use-flow-slots'

const NO_ITEMS: NonNullable<FlowProperties['items']> = []
const NONE_CLOSED: ReadonlySet<string> = new Set()

/** What `<throughline-flow>` draws. */
export function FlowView({ values, host }: ViewProps<FlowProperties, FlowEventMap, FlowHandle>) {
  const { closedSections = NONE_CLOSED, weekStartDay = 'sunday', zoom = 'month' } = values
  const today = useNow(values.today, values.timeZone).slice(0, 10)
  const start = values.startDay ?? `${today.slice(0, 4)}-01-01`
  const range = { start, end: values.endDay ?? `${start.slice(0, 4)}-12-31` }
  const { items = NO_ITEMS } = values
  const plan = useFlowPlan(values, range)
  const { sections, expenses, colors } = plan
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
            grouping={values.grouping ?? DEFAULT_FLOW_GROUPING}
            colouring={values.colouring ?? DEFAULT_FLOW_COLOURING}
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
        {...flowRowIntents({ host, values, sections, items: items })}
        handleRef={host.handleRef}
        startDay={range.start}
        endDay={range.end}
        today={today}
        weekStartDay={weekStartDay}
        status={values.status ?? 'ready'}
        isReadOnly={values.readOnly === true}
        sections={sections}
        channels={plan.shownChannels}
        itemColors={colors?.colors ?? null}
        itemMarks={colors?.marks ?? null}
        legend={colors?.legend ?? null}
        currentPlanId={plan.planId}
        selectedItemId={values.selectedItemId ?? null}
        hasChannelMarks={values.hasChannelMarks === true}
        expenses={hasMoney ? expenses : null}
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
        {...given(values, ['selection', 'busyItemIds', 'summary', 'density'])}
      />
    </ViewFrame>
  )
}
