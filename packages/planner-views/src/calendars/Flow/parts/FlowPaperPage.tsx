/* oxlint-disable jsx-a11y/prefer-tag-over-role -- table elements that are laid out as flex and grid lose their meaning in some browsers; the roles keep it */
import { nearestDateOf, dayNumberOf } from '@throughline/domain/calendar-dates'
import { timelineUnits } from '@throughline/domain/flow'
import { useLocale } from '@throughline/ui/LocaleProvider'

import {
  ChannelLegend,
  customProperties,
  dateSpanText,
  PaperHeading,
  useChannelMarks,
} from '../../../calendar-parts'
import type { FlowCalendarViewProps } from '../FlowCalendar.types'
import { FlowCalendarLines, showsWeekends, TimelineLines } from './FlowCalendarBody'
import { FlowCalendarHead } from './FlowCalendarHead'
import { FlowCalendarTotals } from './FlowCalendarTotals'
import { FlowLegend } from './FlowLegend'
import type { FlowCalendarLabels } from '../FlowCalendar.labels'
import { linesHeight } from '../model/flow-lines'
import type { FlowSheet } from '../model/flow-sheets'
import { barsOfLine } from '../model/flow-cells'
import { PAPER_PITCH_PIXELS, PAPER_WIDTH_PIXELS, paperSizes } from '../paper-sizes'
import { useFlowContext } from '../use-flow-context'

interface FlowPaperPageProps {
  sheet: FlowSheet
  /** From 1. */
  page: number
  pageCount: number
  flow: FlowCalendarViewProps
  labels: FlowCalendarLabels
}

const noIds: ReadonlySet<number> = new Set()
const noActiveCell = { lineId: '', part: 'name' } as const

/** One page: a heading, the lines of its days under the header of units, and the legend. */
export function FlowPaperPage({ sheet, page, pageCount, flow, labels }: FlowPaperPageProps) {
  const locale = useLocale()
  const { startDay, endDayExclusive, dayPixels, lines, continuedId } = sheet
  const { expenses = null, channels, paperDetails, renderRowHeader } = flow
  const weekStartDay = flow.weekStartDay ?? locale.weekStartDay
  const channelMarks = useChannelMarks(channels, flow.hasChannelMarks === true)
  const context = useFlowContext({
    channels,
    channelMarks,
    currentPlanId: flow.currentPlanId,
    labels,
    selectedItemId: null,
    busyItemIds: noIds,
    startDay,
    itemColors: flow.itemColors ?? null,
    itemMarks: flow.itemMarks ?? null,
    dayPixels,
    renderBarContent: flow.renderBarContent,
  })
  const { fixedPixels, moneyPixels } = paperSizes(flow, locale)
  const dayCount = endDayExclusive - startDay
  const today = dayNumberOf(flow.today)
  const drawn = { startDay, firstDay: startDay, endDay: endDayExclusive, weekStartDay }
  const units = timelineUnits(dayPixels)
  const height = linesHeight(lines)
  const range = { firstDay: flow.startDay, lastDay: flow.endDay }
  const days = { firstDay: nearestDateOf(startDay), lastDay: nearestDateOf(endDayExclusive - 1) }
  return (
    <div
      data-part="page"
      style={customProperties({
        '--day': `${dayPixels}px`,
        '--timeline': `${dayCount * dayPixels}px`,
        '--page-width': `${Math.max(PAPER_WIDTH_PIXELS, fixedPixels + dayCount * dayPixels)}px`,
        '--fixed': `${fixedPixels}px`,
        '--money': `${moneyPixels}px`,
        '--lines': `${height}px`,
      })}
    >
      <PaperHeading
        title={labels.printTitle(range)}
        range={dateSpanText(locale, days.firstDay, days.lastDay)}
        details={paperDetails === undefined ? undefined : { ...paperDetails, filters: [] }}
      />
      <div role="treegrid" data-part="grid" aria-label={labels.grid(days)} aria-readonly="true">
        <FlowCalendarHead
          {...drawn}
          {...units}
          grouping={flow.grouping ?? 'channel'}
          hasMoney={expenses !== null}
          toggleAll={null}
          labels={labels}
        />
        <div role="rowgroup" data-part="body">
          <TimelineLines {...drawn} units={units} hasWeekends={showsWeekends(dayPixels)} />
          <FlowCalendarLines
            lines={lines}
            slices={{ x: { from: 0, to: dayCount * dayPixels }, y: { from: 0, to: height } }}
            firstDay={startDay}
            endDay={endDayExclusive}
            pitch={PAPER_PITCH_PIXELS}
            expenses={expenses}
            activeCell={noActiveCell}
            matchCell={null}
            selection={noIds}
            context={context}
            renderRowHeader={(parts) => (
              <>
                {renderRowHeader?.(parts)}
                {parts.id === continuedId ? (
                  <span data-part="continued"> {labels.continued}</span>
                ) : null}
              </>
            )}
            renderExpense={flow.renderExpense}
          />
          {today >= startDay && today < endDayExclusive ? (
            <div aria-hidden="true" data-part="today-area">
              <div
                data-part="today"
                style={customProperties({ '--from': today - startDay + 0.5 })}
              />
            </div>
          ) : null}
        </div>
        {expenses !== null && sheet.hasTotals ? (
          <FlowCalendarTotals
            expenses={expenses}
            startDay={startDay}
            endDay={endDayExclusive - 1}
            dayPixels={dayPixels}
            rowIndex={lines.length + 2}
            labels={labels}
          />
        ) : null}
      </div>
      {sheet.isEmpty ? (
        <p data-part="nothing">
          {(paperDetails?.filters ?? []).length > 0 ? labels.emptyFiltered : labels.empty}
        </p>
      ) : null}
      <div data-part="foot">
        {flow.legend === null || flow.legend === undefined ? (
          <ChannelLegend
            label={labels.legend}
            channels={channels}
            channelMarks={channelMarks}
            channelIds={lines.flatMap((line) =>
              barsOfLine(line).flatMap(({ entry }) =>
                entry.kind === 'item' ? entry.item.channelId : [],
              ),
            )}
          />
        ) : (
          <FlowLegend legend={flow.legend} labels={labels} />
        )}
        {paperDetails?.filters.map((filter) => (
          <p key={filter}>{filter}</p>
        ))}
        <p data-part="page-number">{labels.page({ page, pageCount })}</p>
      </div>
    </div>
  )
}
