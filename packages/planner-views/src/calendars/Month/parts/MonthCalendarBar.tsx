import { nearestDateOf } from '@throughline/domain/calendar-dates'
import { memo } from 'react'
import type { ReactNode } from 'react'

import {
  barAttributes,
  barText,
  behindMark,
  customProperties,
  eventAttributes,
} from '../../../calendar-parts'
import type { BarContext } from '../../../calendar-parts'
import type { MonthCalendarLabels } from '../MonthCalendar.labels'
import { isChosen } from '../model/week-model'
import type { BarModel } from '../model/week-model'
import type { ItemContentParts, MonthCalendarProps } from '../MonthCalendar.types'

/** Values that all bars and days of a month share. */
export interface MonthContext extends BarContext<MonthCalendarLabels> {
  readonly renderItemContent: MonthCalendarProps['renderItemContent'] | undefined
  readonly renderDayHeader: MonthCalendarProps['renderDayHeader'] | undefined
}

interface MonthCalendarBarProps {
  bar: BarModel
  isActiveCell: boolean
  context: MonthContext
  selection: ReadonlySet<number>
}

/**
 * Returns the attributes and the content of a bar, without its position: the same in the grid and
 * in a list.
 *
 * @param selection apart from the context, because selecting a bar must not render the others again
 */
export function entryBar(
  bar: Pick<
    BarModel,
    'entry' | 'startDay' | 'endDayExclusive' | 'continuesBefore' | 'continuesAfter'
  >,
  context: MonthContext,
  selection: ReadonlySet<number>,
) {
  const { entry, startDay, endDayExclusive, continuesBefore, continuesAfter } = bar
  const { labels, renderItemContent } = context
  const days = { startDay, endDayExclusive, continuesBefore, continuesAfter }
  if (entry.kind === 'event') {
    return {
      attributes: { ...eventAttributes({ event: entry.event, ...days }, labels), style: {} },
      content: barText(entry.event, continuesBefore, labels),
    }
  }
  const { item } = entry
  const content: ReactNode =
    renderItemContent === undefined
      ? barText(item, continuesBefore, labels)
      : renderItemContent(contentParts(bar, item))
  return {
    attributes: barAttributes({ item, ...days }, { ...context, selection }),
    content: behindMark(context.channelMarks?.get(item.channelId), content),
  }
}

function contentParts(
  { startDay, endDayExclusive, continuesBefore, continuesAfter }: Parameters<typeof entryBar>[0],
  item: ItemContentParts['item'],
): ItemContentParts {
  return {
    item,
    startDay: nearestDateOf(startDay),
    endDay: nearestDateOf(endDayExclusive - 1),
    continuesBefore,
    continuesAfter,
  }
}

function Bar({ bar, isActiveCell, context, selection }: MonthCalendarBarProps) {
  const { attributes, content } = entryBar(bar, context, selection)
  const { style, ...rest } = attributes
  return (
    <button
      type="button"
      part="bar"
      data-part="bar"
      data-key={bar.key}
      {...rest}
      style={{ ...style, ...customProperties({ '--lane': bar.lane, '--span': bar.span }) }}
      tabIndex={isActiveCell ? 0 : -1}
    >
      {content}
    </button>
  )
}

/**
 * One bar: one element. While its week scrolls, bars that stay are not drawn again, nor
 * are bars that stay selected, or not, while the selection changes.
 */
export const MonthCalendarBar = memo(
  Bar,
  (before, after) =>
    before.bar === after.bar &&
    before.isActiveCell === after.isActiveCell &&
    before.context === after.context &&
    isChosen(before.bar, before.selection) === isChosen(after.bar, after.selection),
)
