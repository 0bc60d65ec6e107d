import { dayNumberOf } from '@throughline/domain/calendar-dates'
import { DEFAULT_FLOW_ZOOM } from '@throughline/domain/flow'
import { ErrorBoundary } from '@throughline/ui/ErrorBoundary'
import { useLabels } from '@throughline/ui/LocaleProvider'
import { englishLocale } from '@throughline/domain/locale'

import { PAPER_DENSITY } from '../../../calendar-parts'
import type { FlowCalendarViewProps } from '../FlowCalendar.types'
import { FlowPaperPage } from './FlowPaperPage'
import { englishFlowCalendarLabels } from '../FlowCalendar.labels'
import { flowSheets } from '../model/flow-sheets'
import type { FlowSheet } from '../model/flow-sheets'
import { PAPER_PITCH_PIXELS, paperSizes } from '../paper-sizes'
import { PaperRoot } from '../paper-styles'

const noneClosed: ReadonlySet<string> = new Set()

/**
 * The pages of a flow on paper, some at each step: a range of days after the other.
 *
 * @param flow the properties of the flow
 * @param isWide all days side by side on one page, of any width
 * @param locale decides how wide figures are. @default englishLocale
 */
export function flowSheetsOf(
  flow: FlowCalendarViewProps,
  isWide = false,
  locale = englishLocale,
): Generator<readonly FlowSheet[], void> {
  return flowSheets({
    startDay: dayNumberOf(flow.startDay),
    endDayExclusive: dayNumberOf(flow.endDay) + 1,
    zoom: flow.zoom ?? DEFAULT_FLOW_ZOOM,
    weekStartDay: flow.weekStartDay ?? locale.weekStartDay,
    sections: flow.sections,
    closedSections: flow.closedSections ?? noneClosed,
    currentPlanId: flow.currentPlanId,
    hasMarks: flow.hasChannelMarks === true || (flow.itemMarks ?? null) !== null,
    hasMoney: flow.expenses !== null && flow.expenses !== undefined,
    pitch: PAPER_PITCH_PIXELS,
    isWide,
    ...paperSizes(flow, locale),
  })
}

export interface FlowPaperProps {
  flow: FlowCalendarViewProps
  /** The sheets, in the order of printing. */
  sheets: readonly FlowSheet[]
  /** Number of the first of these pages, from 1. @default 1 */
  firstPage?: number
  /** Number of pages of the whole print, for “1 of 3”. @default as many as there are sheets */
  pageCount?: number
  /** `print` shows the pages on the screen as well. @default 'screen' */
  look?: 'screen' | 'print'
}

/** Pages of a flow, as they are printed. */
export function FlowPaper(props: FlowPaperProps) {
  return (
    <ErrorBoundary>
      <FlowPaperContent {...props} />
    </ErrorBoundary>
  )
}

function FlowPaperContent({
  flow,
  sheets,
  firstPage = 1,
  pageCount = sheets.length,
  look = 'screen',
}: FlowPaperProps) {
  const labels = useLabels(flow.labels ?? englishFlowCalendarLabels)
  return (
    <PaperRoot data-part="paper" data-look={look} data-density={PAPER_DENSITY}>
      {sheets.map((sheet, at) => (
        <FlowPaperPage
          // oxlint-disable-next-line react/no-array-index-key -- a page is known by its number alone
          key={at}
          sheet={sheet}
          page={firstPage + at}
          pageCount={pageCount}
          flow={flow}
          labels={labels}
        />
      ))}
    </PaperRoot>
  )
}

/** All pages of a flow, laid out when they are drawn. */
export function FlowOnPaper({ flow }: { flow: FlowCalendarViewProps }) {
  const { look = 'screen' } = flow
  return <FlowPaper flow={flow} sheets={[...flowSheetsOf(flow)].flat()} look={look} />
}
