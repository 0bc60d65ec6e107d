import { MonthCalendar } from '@throughline/planner-views/month-calendar'
import { PageHeader } from '@throughline/ui/PageHeader'
import { regions, type Note } from './note'

const channels = new Map(
  regions.map(({ label, swatchColor }, index) => [index, { name: label, color: swatchColor }]),
)

/** The notes of a month, in the month calendar of the planner. */
export function CalendarPage({ notes, today }: { notes: readonly Note[]; today: string }) {
  return (
    <div style={{ display: 'flex', flexDirection: 'column', height: '100vh' }}>
      <PageHeader title="Calendar" />
      <div style={{ flex: 1, minHeight: 0 }}>
        <MonthCalendar
          month={today.slice(0, 7)}
          today={today}
          currentPlanId={1}
          channels={channels}
          items={notes.map((note) => ({
            id: note.id,
            title: note.title,
            startDate: `${note.day}T08:00:00`,
            endDate: `${note.day}T08:00:00`,
            isAllDay: true,
            isFlagged: note.isFlagged,
            isInitiative: false,
            planId: 1,
            abbreviatedPlanName: null,
            channelId: regions.findIndex(({ value }) => value === note.region),
            rrule: null,
            recurrenceEndDate: null,
          }))}
          isReadOnly
        />
      </div>
    </div>
  )
}
