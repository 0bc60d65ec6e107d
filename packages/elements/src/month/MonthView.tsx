import { isDay } from '@throughline/domain/calendar-dates'
import {
  englishMonthCalendarLabels,
  MonthCalendar,
} from '@throughline/planner-views/month-calendar'
import type { CalendarItemInput } from '@throughline/planner-views/calendar-item'
import type { MonthCalendarProps } from '@throughline/planner-views/month-calendar'
import { PeriodPicker } from '@throughline/ui/PeriodPicker'
import { useLocale } from '@throughline/ui/LocaleProvider'

import { calendarIntents, selectionIntents, useCalendarSlots, useTexts } from '../calendar'
import { provided } from '../element'
import type { ViewProps } from '../element'
import { listOf } from '../plan-data'
import { useNow, ViewFrame } from '../view-parts'
import type { MonthEventMap, MonthHandle, MonthProperties } from './month.types'

const noItems: readonly CalendarItemInput[] = []
const noChannels: MonthCalendarProps['channels'] = new Map()

/** What `<throughline-month>` draws. */
export function MonthView({
  values,
  host,
}: ViewProps<MonthProperties, MonthEventMap, MonthHandle>) {
  const { weekStartDay: usualWeekStartDay } = useLocale()
  const { items = noItems, weekStartDay = usualWeekStartDay } = values
  const today = useNow(values.today, values.timeZone).slice(0, 10)
  const month = isDay(`${values.month}-01`) ? values.month : undefined
  const visibleMonth = month ?? today.slice(0, 7)
  const slots = useCalendarSlots(values, host.slots)
  const texts = useTexts(values, englishMonthCalendarLabels)
  return (
    <ViewFrame
      slots={host.slots}
      controls={
        values.controls === true ? (
          <PeriodPicker
            label="Shown dates"
            mode="month"
            value={`${visibleMonth}-01`}
            today={today}
            weekStartDay={weekStartDay}
            hasTodayButton
            onChange={({ date }) => {
              const next = date.slice(0, 7)
              if (next === visibleMonth) host.handleRef.current?.scrollToOpening()
              else host.change('throughline-monthchange', { month: next }, { month: next })
            }}
          />
        ) : null
      }
    >
      <MonthCalendar
        {...texts}
        {...slots}
        {...calendarIntents(host, values, listOf(items))}
        {...selectionIntents(host, values.isMonthly, listOf(items))}
        onMonthChange={(turn) => {
          host.change('throughline-monthchange', turn, turn)
        }}
        {...(host.offers('throughline-create') && {
          onCreate: (request) => {
            host.tell('throughline-create', request)
          },
        })}
        {...(host.offers('throughline-openday') && {
          onOpenDay: (opening) => {
            host.tell('throughline-openday', opening)
          },
        })}
        handleRef={host.handleRef}
        month={values.month ?? visibleMonth}
        today={values.today ?? today}
        weekStartDay={weekStartDay}
        laneMode={values.laneMode ?? 'all'}
        status={values.status ?? 'ready'}
        isReadOnly={values.readOnly === true}
        hasItemsElsewhere={values.hasItemsElsewhere === true}
        currentPlanId={values.currentPlanId}
        selectedItemId={values.selectedItemId ?? null}
        hasChannelMarks={values.hasChannelMarks === true}
        items={items}
        channels={values.channels ?? noChannels}
        markedDays={values.markedDays ?? null}
        {...provided(values, ['events', 'selection', 'busyItemIds', 'summary', 'density'])}
      />
    </ViewFrame>
  )
}
