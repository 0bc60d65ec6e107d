/* oxlint-disable jsx-a11y/prefer-tag-over-role -- table elements that are laid out as flex and grid lose their meaning in some browsers; the roles keep it */
import type { DayNumber } from '@throughline/domain/calendar-dates'
import type { MonthGrid } from '@throughline/domain/layout'
import { Fragment, type ReactNode } from 'react'

import { customProperties } from '../../../calendar-parts'
import type { PaperPlan } from '../model/month-rows'
import type { WeekModel } from '../model/week-model'
import type { MonthContext } from './MonthCalendarBar'
import { MonthCalendarWeek } from './MonthCalendarWeek'
import { MonthCalendarWeekdays } from './MonthCalendarWeekdays'
import { printSizes } from '../week-sizes'

interface MonthCalendarPagesProps {
  paper: PaperPlan
  weeks: readonly WeekModel[]
  grid: MonthGrid
  today: DayNumber
  context: MonthContext
  hasSkeleton: boolean
  /** Names the plan and the month on each page after the first. */
  heading: ReactNode
}

/** The weeks on paper: each page begins with the heads of the columns. */
export function MonthCalendarPages({ paper, weeks, heading, ...shared }: MonthCalendarPagesProps) {
  return paper.pages.map((rows, page) => (
    // oxlint-disable-next-line react/no-array-index-key -- a page is known by its number alone
    <Fragment key={page}>
      {page === 0 ? null : (
        <div aria-hidden data-part="page-heading">
          {heading}
        </div>
      )}
      <div role="presentation" data-part="page">
        {rows.length === 0 ? null : (
          <>
            <MonthCalendarWeekdays firstDay={shared.grid.firstDay} labels={shared.context.labels} />
            <div
              role="rowgroup"
              data-part="weeks"
              style={customProperties({
                '--day-head': `${printSizes.head}px`,
                '--bar-pitch': `${paper.pitch}px`,
              })}
            >
              {rows.map(({ week: at, fromLane, toLane, heightPixels }) => {
                const week = weeks[at]
                return week === undefined ? null : (
                  <MonthCalendarWeek
                    key={`${week.startDay}:${fromLane}`}
                    week={week}
                    row={at}
                    isContinued={fromLane > 0}
                    fromLane={fromLane}
                    toLane={toLane}
                    heightPixels={heightPixels}
                    moreLane={Infinity}
                    activeCell={null}
                    {...shared}
                  />
                )
              })}
            </div>
          </>
        )}
      </div>
    </Fragment>
  ))
}
