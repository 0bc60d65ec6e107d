import { dayNumberOf, formatMonth } from '@throughline/domain/calendar-dates'
import { PLAN_MESSAGES } from '@throughline/domain/messages'
import type { TacticListItem } from '@throughline/domain/tactics'
import { CalendarHeader } from '@throughline/planner-views/calendar-header'
import { MonthCalendar, type MonthCalendarProps } from '@throughline/planner-views/month-calendar'
import { Banner } from '@throughline/ui/Banner'
import { Button } from '@throughline/ui/Button'
import { VisuallyHidden } from '@throughline/ui/VisuallyHidden'
import { token } from '@throughline/ui/theme'
import { Plus } from 'lucide-react'
import { styled } from 'styled-components'
import { LongRunningMenu } from './LongRunningMenu'

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
  /** Items that stand beside the grid. */
  readonly longRunning: readonly TacticListItem[]
  readonly onOpenLongRunning: (opening: { id: number }) => void
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
  longRunning,
  onOpenLongRunning,
  calendar,
}: CalendarViewProps) {
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
          <>
            <LongRunningMenu items={longRunning} onOpenItem={onOpenLongRunning} />
            <Button variant="primary" icon={Plus} onClick={onAddTactic}>
              Add Tactic
            </Button>
          </>
        }
      />
      {isFrozen ? (
        <Notice>
          <Banner tone="warning" title={PLAN_MESSAGES.frozen}>
            Only plan admins can change it.
          </Banner>
        </Notice>
      ) : null}
      <Month>
        <MonthCalendar {...calendar} />
      </Month>
    </View>
  )
}
