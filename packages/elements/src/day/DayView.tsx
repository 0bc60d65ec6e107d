import { isDay } from '@throughline/domain/calendar-dates'
import { DayCalendar, englishDayCalendarLabels } from '@throughline/planner-views/day-calendar'
import type { CalendarItemInput } from '@throughline/planner-views/calendar-item'
import type { DayCalendarProps } from '@throughline/planner-views/day-calendar'
import { PeriodPicker } from '@throughline/ui/PeriodPicker'

import { calendarIntents, useCalendarSlots, useTexts } from '../calendar'
import { provided } from '../element'
import type { ViewProps } from '../element'
import { listOf } from '../plan-data'
import { useNow, ViewFrame } from '../view-parts'
import type { DayEventMap, DayHandle, DayProperties } from './day.types'

const noItems: readonly CalendarItemInput[] = []
const noChannels: DayCalendarProps['channels'] = new Map()

/** What `<throughline-day>` draws. */
export function DayView({ values, host }: ViewProps<DayProperties, DayEventMap, DayHandle>) {
  const { items = noItems } = values
  const now = useNow(values.now, values.timeZone)
  const today = isDay(values.today) ? values.today : now.slice(0, 10)
  const day = isDay(values.day) ? values.day : today
  const slots = useCalendarSlots(values, host.slots)
  const texts = useTexts(values, englishDayCalendarLabels)
  return (
    <ViewFrame
      slots={host.slots}
      controls={
        values.controls === true ? (
          <PeriodPicker
            label="Shown dates"
            mode="day"
            value={day}
            today={today}
            hasTodayButton
            onChange={({ date }) => {
              if (date === day) host.handleRef.current?.scrollToOpening()
              else host.change('throughline-daychange', { day: date }, { day: date })
            }}
          />
        ) : null
      }
    >
      <DayCalendar
        {...texts}
        {...slots}
        {...calendarIntents(host, values, listOf(items))}
        onDayChange={(turn) => {
          host.change('throughline-daychange', turn, turn)
        }}
        {...(host.offers('throughline-create') && {
          onCreate: (request) => {
            host.tell('throughline-create', request)
          },
        })}
        handleRef={host.handleRef}
        day={day}
        dayCount={values.dayCount ?? 1}
        today={values.today ?? today}
        now={now}
        status={values.status ?? 'ready'}
        isReadOnly={values.readOnly === true}
        hasItemsElsewhere={values.hasItemsElsewhere === true}
        currentPlanId={values.currentPlanId}
        selectedItemId={values.selectedItemId ?? null}
        hasChannelMarks={values.hasChannelMarks === true}
        items={items}
        channels={values.channels ?? noChannels}
        markedDates={values.markedDates ?? null}
        {...provided(values, ['events', 'busyItemIds', 'summary', 'density'])}
      />
    </ViewFrame>
  )
}
