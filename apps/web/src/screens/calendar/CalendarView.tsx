import { dayNumberOf, formatMonth } from '@throughline/domain/calendar-dates'
import { PLAN_MESSAGES } from '@throughline/domain/messages'
import { CalendarHeader } from '@throughline/planner-views/calendar-header'
import { MonthCalendar, type MonthCalendarProps } from '@throughline/planner-views/month-calendar'
import { Overstory, type OverstoryProps } from '@throughline/planner-views/overstory'
import { Banner } from '@throughline/ui/Banner'
import { Button } from '@throughline/ui/Button'
import { VisuallyHidden } from '@throughline/ui/VisuallyHidden'
import { token } from '@throughline/ui/theme'
import { Plus } from 'lucide-react'
import { styled } from 'styled-components'

const View = styled.div`
  display: flex;
  flex-direction: column;
  block-size: 100%;
  min-block-size: 0;
`

const Month = styled.div`
  flex: 1;
  min-block-size: 0;
`

const Notice = styled.div`
  flex: none;
  padding: ${token('space-2')} ${token('space-4')};
  border-block-end: 1px solid ${token('color-line')};
  background: ${token('color-surface')};
`

/** The longest month's name fits, so that the paging buttons stay under the pointer. */
const MonthTitle = styled.span`
  display: inline-block;
  min-inline-size: 136px;
`

export interface CalendarViewProps {
  /** Name of the plan on show; empty while it is not known. */
  readonly planName: string
  /** The plan is read-only for everyone below plan admin. */
  readonly isFrozen: boolean
  readonly isTodayShown: boolean
  readonly onPrevious: () => void
  readonly onNext: () => void
  readonly onToday: () => void
  readonly onAddTactic: () => void
  readonly overstory: OverstoryProps
  readonly calendar: MonthCalendarProps
}

/** The month calendar of a plan under its header. */
export function CalendarView({
  planName,
  isFrozen,
  isTodayShown,
  onPrevious,
  onNext,
  onToday,
  onAddTactic,
  overstory,
  calendar,
}: CalendarViewProps) {
  const isWaiting = calendar.status === 'loading' && calendar.items.length === 0
  return (
    <View>
      <CalendarHeader
        title={
          <>
            <MonthTitle>{formatMonth(dayNumberOf(`${calendar.month}-01`))}</MonthTitle>
            <VisuallyHidden>{planName}</VisuallyHidden>
          </>
        }
        isTodayShown={isTodayShown}
        onPrevious={onPrevious}
        onNext={onNext}
        onToday={onToday}
        actions={
          <Button variant="primary" icon={Plus} onClick={onAddTactic}>
            Add Tactic
          </Button>
        }
      />
      {isFrozen ? (
        <Notice>
          <Banner tone="warning" title={PLAN_MESSAGES.frozen}>
            Only plan admins can change it.
          </Banner>
        </Notice>
      ) : null}
      <Overstory {...overstory} />
      {/* A grid that waits and one with items are two: the strip above moves nothing that was seen. */}
      <Month key={isWaiting ? 'waiting' : 'shown'}>
        <MonthCalendar {...calendar} />
      </Month>
    </View>
  )
}
