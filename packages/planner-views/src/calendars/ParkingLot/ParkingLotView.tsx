import { isolateText } from '@throughline/domain/messages'
import { Button } from '@throughline/ui/Button'
import { Announcement, VisuallyHidden } from '@throughline/ui/VisuallyHidden'
import { ChevronDown, ChevronUp } from 'lucide-react'
import { useId, useImperativeHandle, useLayoutEffect, useRef } from 'react'
import { flushSync } from 'react-dom'
import { Skeleton } from '@throughline/ui/Skeleton'
import type { CivilDate, WeekStartDay } from '@throughline/domain/calendar-dates'
import { DateField, englishDateFieldLabels } from '@throughline/ui/DateField'
import { Popover } from '@throughline/ui/Popover'
import { useBottomBar } from '@throughline/ui/ToastRegion'
import { useLabels, useLocale } from '@throughline/ui/LocaleProvider'

import { useDensity, barAttributes, behindMark, useChannelMarks } from '../../calendar-parts'
import { isWithin, DragGhost, englishItemMenuLabels, ItemMenu } from '../../calendar-core'
import { englishParkingLotLabels } from './ParkingLot.labels'
import { parkingLotPixels } from './parking-lot-sizes'
import { ParkingLotRoot, ScheduleBody } from './ParkingLot.styles'
import type { ParkingDrop, ParkingLotViewProps, ParkingLotBodyProps } from './ParkingLot.types'
import type { BarContext, CalendarItem } from '../../calendar-parts'
import { useParkingLot } from './use-parking-lot'
import type { ParkingLotLabels } from './ParkingLot.labels'

const noneBusy: ReadonlySet<number> = new Set()

/** The items of an open parking lot: bars without a place on a calendar. */
function ParkingLotItems(props: Omit<ParkingLotBodyProps, 'id'>) {
  const { items, channels, currentPlanId, labels, selectedItemId = null } = props
  const { busyItemIds = noneBusy } = props
  const locale = useLocale()
  const menuLabels = useLabels(props.menuLabels ?? englishItemMenuLabels)
  const surfaceRef = useRef<HTMLDivElement>(null)
  const listRef = useRef<HTMLUListElement>(null)
  const instructionsId = useId()
  const lot = useParkingLot({ ...props, surfaceRef, listRef })
  const { intents, focus, drag, layerRef, chosen } = lot
  const channelMarks = useChannelMarks(channels, props.hasChannelMarks === true)
  const context: BarContext = {
    channels,
    channelMarks,
    currentPlanId,
    labels,
    selectedItemId,
    busyItemIds,
  }

  return (
    <div ref={surfaceRef} data-part="body" {...lot.handlers}>
      <ItemMenu
        data-part="menu-area"
        labels={menuLabels}
        intents={intents}
        findEntry={lot.findEntry}
      >
        <ul
          ref={listRef}
          data-part="list"
          aria-label={labels.list}
          aria-describedby={instructionsId}
        >
          {items.map((item) => (
            <li key={item.id} data-part="place">
              <button
                type="button"
                data-part="bar"
                data-key={item.id}
                {...barAttributes(contentOf(item), context)}
                tabIndex={item.id === focus.activeCell.itemId ? 0 : -1}
              >
                {behindMark(channelMarks?.get(item.channelId), isolateText(item.title))}
              </button>
            </li>
          ))}
        </ul>
      </ItemMenu>
      {drag === null ? null : (
        <>
          <div ref={layerRef} aria-hidden="true" data-part="drag-layer">
            <DragGhost
              drag={drag}
              movedCount={1}
              context={context}
              renderTitle={({ item }) => isolateText(item.title)}
            />
          </div>
          <div data-part="cover" data-kind={drag.subject.kind} />
        </>
      )}
      {chosen === null ? null : (
        <SchedulePopover
          item={chosen.item}
          anchor={chosen.element}
          today={props.today}
          weekStartDay={props.weekStartDay ?? locale.weekStartDay}
          labels={labels}
          onSchedule={lot.scheduleChosen}
          onClose={lot.closeChosen}
        />
      )}
      <VisuallyHidden id={instructionsId}>{labels.instructions}</VisuallyHidden>
      <Announcement>{intents.announcement}</Announcement>
    </div>
  )
}

/** Content of an item as all-day, so that its title has no time before it. */
function contentOf(item: CalendarItem) {
  return {
    item: { ...item, isAllDay: true },
    startDay: 0,
    endDayExclusive: 1,
    continuesBefore: false,
    continuesAfter: false,
  }
}

/** As many shapes as usually fill two rows. */
const shapes = [0, 1, 2, 3, 4, 5, 6, 7]
const SHAPE_PIXELS = 20

/** Content of an open parking lot: its items, or the reason why there are none. */
function ParkingLotBody({ id, ...props }: ParkingLotBodyProps) {
  const { items, status } = props
  return (
    <div id={id} data-part="body" aria-busy={status === 'loading'}>
      {status === 'error' ? (
        <Failed {...props} />
      ) : items.length > 0 ? (
        <ParkingLotItems {...props} />
      ) : status === 'loading' ? (
        <div data-part="list">
          {shapes.map((shape) => (
            <Skeleton key={shape} shape="bar" height={SHAPE_PIXELS} />
          ))}
        </div>
      ) : (
        <Empty {...props} />
      )}
    </div>
  )
}

function Failed({ onRetry, labels }: Pick<ParkingLotBodyProps, 'onRetry' | 'labels'>) {
  return (
    <div role="alert" data-part="state">
      {labels.failed}
      {onRetry === undefined ? null : (
        <Button size="small" onClick={onRetry}>
          {labels.retry}
        </Button>
      )}
    </div>
  )
}

function Empty({ onClearFilters, labels }: Pick<ParkingLotBodyProps, 'onClearFilters' | 'labels'>) {
  return onClearFilters === undefined ? (
    <p data-part="state">{labels.empty}</p>
  ) : (
    <div data-part="state">
      {labels.emptyFiltered}
      <Button size="small" onClick={onClearFilters}>
        {labels.clearFilters}
      </Button>
    </div>
  )
}

/** The drawer itself, with complete props. */
export function ParkingLotView(props: ParkingLotViewProps) {
  const {
    items,
    isOpen,
    onOpenChange,
    status = 'ready',
    density: providedDensity,
    calendarRef,
    drop = null,
    handleRef,
    labels: providedLabels = englishParkingLotLabels,
  } = props
  const labels = useLabels(providedLabels)
  const rootRef = useRef<HTMLElement>(null)
  const barRef = useBottomBar(rootRef)
  const dropRef = useRef<HTMLParagraphElement>(null)
  const toggleRef = useRef<HTMLButtonElement>(null)
  const bodyId = useId()
  const { probe } = useDensity(providedDensity)

  const toggleFocus = (): void => {
    const root = rootRef.current
    if (root?.matches(':focus-within') === true) {
      calendarRef.current?.focus()
      onOpenChange({ isOpen: false })
      return
    }
    if (!isOpen) {
      // The target of the focus has to exist first.
      flushSync(() => {
        onOpenChange({ isOpen: true })
      })
    }
    const item = root?.querySelector<HTMLElement>('[data-part="bar"][tabindex="0"]')
    const target = item ?? toggleRef.current
    target?.focus()
  }
  const latestToggle = useRef(toggleFocus)
  useLayoutEffect(() => {
    latestToggle.current = toggleFocus
  })
  // The same object for life: a calendar asks it while the page is being changed, when another
  // one would not be there yet.
  useImperativeHandle(
    handleRef,
    () => ({
      contains: (at) => {
        const element = dropRef.current ?? rootRef.current
        return element !== null && isWithin(element, at)
      },
      toggleFocus: () => {
        latestToggle.current()
      },
    }),
    [],
  )

  return (
    <ParkingLotRoot
      ref={barRef}
      $heightPixels={parkingLotPixels(isOpen)}
      aria-label={labels.title}
      data-density={providedDensity}
      data-open={isOpen ? '' : undefined}
    >
      <div data-part="head">
        <Button
          ref={toggleRef}
          variant="ghost"
          size="small"
          icon={isOpen ? ChevronDown : ChevronUp}
          aria-expanded={isOpen}
          aria-controls={isOpen ? bodyId : undefined}
          onClick={() => {
            onOpenChange({ isOpen: !isOpen })
          }}
        >
          {/* One text with its space: a space of its own would move when the count comes. */}
          {`${labels.title} `}
          {status === 'ready' ? (
            <span data-part="count">{labels.count({ count: items.length })}</span>
          ) : null}
        </Button>
      </div>
      {isOpen ? <ParkingLotBody {...props} labels={labels} status={status} id={bodyId} /> : null}
      {drop === null ? null : (
        <p
          ref={dropRef}
          data-part="drop"
          data-over={drop.isOver ? '' : undefined}
          style={{ margin: 0 }}
        >
          {labels[drop.isOver ? 'dropNow' : 'dropHere'](subjectOf(drop))}
        </p>
      )}
      {probe}
      <Announcement>{isOpen && status === 'loading' ? labels.loading : ''}</Announcement>
    </ParkingLotRoot>
  )
}

function subjectOf({ items }: ParkingDrop): { title: string; count: number } {
  return { title: isolateText(items[0]?.title ?? ''), count: items.length }
}

interface SchedulePopoverProps {
  item: CalendarItem
  anchor: HTMLElement
  today: CivilDate
  weekStartDay: WeekStartDay
  labels: ParkingLotLabels
  onSchedule: (request: { day: CivilDate }) => void
  onClose: () => void
}

/** Popover beside an item, in which the user chooses its day. */
function SchedulePopover({
  item,
  anchor,
  today,
  weekStartDay,
  labels,
  onSchedule,
  onClose,
}: SchedulePopoverProps) {
  const anchorRef = useRef(anchor)
  return (
    <Popover
      isOpen
      anchor={anchorRef}
      placement="top-start"
      label={labels.scheduleItem({ title: isolateText(item.title) })}
      style={{ padding: 12 }}
      onClose={onClose}
    >
      <ScheduleBody>
        <DateField
          label={labels.day}
          data-autofocus=""
          value={null}
          today={today}
          weekStartDay={weekStartDay}
          labels={englishDateFieldLabels}
          onChange={({ isValid, date }) => {
            // The field itself explains why a text is not a date.
            if (isValid && date !== null) onSchedule({ day: date })
          }}
          onKeyDown={(event) => {
            // The focus is in the calendar by then, where the same press would open something.
            if (event.key === 'Enter') event.preventDefault()
          }}
        />
      </ScheduleBody>
    </Popover>
  )
}
