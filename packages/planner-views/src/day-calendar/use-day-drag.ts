import type { DateAction, Rescheduling, TacticDates } from '@throughline/domain/tactics'
import type { RefObject } from 'react'

import type { CalendarItem } from '../calendar-parts'
import { itemSubjectAt, useDrag } from '../interaction'
import type { DragProgress, DragSurface, FindEntry, ItemIntents, Point } from '../interaction'
import { drawGhosts, measureDays } from './day-surface'
import type { ShownDays } from './day-surface'
import { dayTargetOf } from './day-target'
import type { DayCalendarLabels } from './labels'
import { datesBetween, dragItem, dropItem, placeOf } from './model/reschedule-item'
import type { DayPoint } from './model/reschedule-item'
import { timesText } from './model/when-text'

interface DayDragOptions extends ShownDays {
  readonly gridRef: RefObject<HTMLElement | null>
  readonly scrollRef: RefObject<HTMLElement | null>
  readonly headRef: RefObject<HTMLElement | null>
  /** The layers over the hours and over the all-day row. */
  readonly hoursRef: RefObject<HTMLElement | null>
  readonly allDayRowRef: RefObject<HTMLElement | null>
  readonly isReadOnly: boolean
  readonly labels: DayCalendarLabels
  readonly intents: ItemIntents
  readonly findEntry: FindEntry
  /** The item of an id as it is now. */
  readonly findItem: (itemId: number) => CalendarItem | undefined
  readonly onCreate: (dates: TacticDates, anchor: HTMLElement) => void
  readonly onReschedule: (item: CalendarItem, action: DateAction, outcome: Rescheduling) => void
  readonly onPage: (step: 1 | -1) => void
}

/** Dragging in days: items between hours, days and the all-day row, their ends, and ranges for something new. */
export function useDayDrag(options: DayDragOptions) {
  const { intents, scrollRef, hoursRef, allDayRowRef, firstDay, dayCount, labels } = options

  const measure = (): DragSurface<DayPoint> | null => {
    const [head, hours, scroller] = [options.headRef.current, hoursRef.current, scrollRef.current]
    return head === null || hours === null || scroller === null
      ? null
      : measureDays({ head, hours, scroller }, { firstDay, dayCount })
  }
  const handleDraw = ({ subject, from, to }: DragProgress<DayPoint>): void => {
    if (hoursRef.current === null || allDayRowRef.current === null) return
    const outcome = subject.kind === 'create' ? null : outcomeOf(intents, { subject, from, to })
    const dragged = subject.kind === 'create' ? datesBetween(from, to) : subject.item
    const dates = outcome?.code === 'changed' ? outcome.dates : dragged
    drawGhosts({ hours: hoursRef.current, allDay: allDayRowRef.current }, placeOf(dates), {
      firstDay,
      dayCount,
      text: dates.isAllDay ? '' : timesText(dates, labels),
    })
  }
  const handleDrop = ({ subject, from, to }: DragProgress<DayPoint>): void => {
    if (subject.kind === 'create') {
      options.onCreate(datesBetween(from, to), subject.cell)
      return
    }
    // Others may have changed it meanwhile, or taken it away.
    const item = options.findItem(subject.item.id)
    const outcome = outcomeOf(intents, { subject, from, to })
    if (item === undefined || outcome.code === 'unchanged') intents.cancelDrag(subject)
    else if (outcome.code !== 'changed') options.onReschedule(item, subject, outcome)
    else {
      const change = dropItem(intents.reschedulable(item), subject, outcome.dates)
      options.onReschedule(item, subject, change)
    }
  }
  const drag = useDrag<DayPoint>({
    isEnabled: !options.isReadOnly,
    surfaceRef: options.gridRef,
    scrollRef,
    subjectAt: (target, at) => {
      const found = options.findEntry(target)
      if (found !== null) {
        const isBox = found.element.dataset['part'] === 'box'
        // A bar of the all-day row has handles only where there are days to drag them to.
        return itemSubjectAt(found, at, isBox ? 'y' : dayCount > 1 ? 'x' : null)
      }
      const place = dayTargetOf(target)
      return place === null || place.stop.part === 'more' || !intents.canCreate
        ? null
        : { kind: 'create', cell: place.cell }
    },
    measure,
    canResize: intents.canResize,
    onStart: (subject) => subject.kind === 'create' || intents.allow(subject.item, subject),
    onDraw: handleDraw,
    onDrop: handleDrop,
    onCancel: intents.cancelDrag,
    outside: intents.outside,
    onPage: options.onPage,
  })
  return {
    ...drag,
    /** The place under a point; null before anything is drawn. */
    pointAt: (at: Point): DayPoint | null => measure()?.placeAt(at) ?? null,
  }
}

type ItemProgress = DragProgress<DayPoint>

function outcomeOf(
  { reschedulable }: ItemIntents,
  {
    subject,
    from,
    to,
  }: Pick<ItemProgress, 'from' | 'to'> & {
    readonly subject: Exclude<ItemProgress['subject'], { kind: 'create' }>
  },
): Rescheduling {
  return dragItem(reschedulable(subject.item), subject, from, to)
}
