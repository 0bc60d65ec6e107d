import { Button } from '@throughline/ui/Button'
import { IconButton } from '@throughline/ui/IconButton'
import { PageHeader } from '@throughline/ui/PageHeader'
import type { PageHeaderProps } from '@throughline/ui/PageHeader'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import type { ReactNode } from 'react'

/** The texts of a calendar header. */
export interface CalendarHeaderLabels {
  readonly previous: string
  readonly next: string
  readonly today: string
}

/** The texts for a calendar that pages by month, in English. */
export const englishCalendarHeaderLabels: CalendarHeaderLabels = {
  previous: 'Previous month',
  next: 'Next month',
  today: 'Today',
}

export interface CalendarHeaderProps extends Omit<PageHeaderProps, 'navigation'> {
  /** The previous page was asked for. */
  onPrevious: () => void
  /** The next page was asked for. */
  onNext: () => void
  /** The page that holds today was asked for. */
  onToday: () => void
  /** Today is on show already, so that there is nothing to go to. @default false */
  isTodayShown?: boolean
  /** Beside the paging, such as a date range. */
  children?: ReactNode
  /** @default englishCalendarHeaderLabels */
  labels?: CalendarHeaderLabels
}

/** The line above a calendar: what is on show, how to page, and what can be done. */
export function CalendarHeader({
  onPrevious,
  onNext,
  onToday,
  isTodayShown = false,
  children,
  labels = englishCalendarHeaderLabels,
  ...rest
}: CalendarHeaderProps) {
  const navigation = (
    <>
      <IconButton
        variant="secondary"
        icon={ChevronLeft}
        label={labels.previous}
        onClick={() => {
          onPrevious()
        }}
      />
      <IconButton
        variant="secondary"
        icon={ChevronRight}
        label={labels.next}
        onClick={() => {
          onNext()
        }}
      />
      <Button
        aria-disabled={isTodayShown}
        onClick={() => {
          onToday()
        }}
      >
        {labels.today}
      </Button>
      {children}
    </>
  )
  return <PageHeader {...rest} navigation={navigation} />
}
