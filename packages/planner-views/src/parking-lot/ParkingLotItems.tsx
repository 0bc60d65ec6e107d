import { isolateText } from '@throughline/domain/messages'
import { Announcement, VisuallyHidden } from '@throughline/ui/VisuallyHidden'
import { useId, useRef } from 'react'

import { barAttributes, behindMark, useChannelMarks } from '../calendar-parts'
import type { BarContext, CalendarItem } from '../calendar-parts'
import { DragGhost, englishItemMenuLabels, ItemMenu } from '../interaction'
import type { ParkingLotBodyProps } from './ParkingLot.types'
import { SchedulePopover } from './SchedulePopover'
import { useParkingLot } from './use-parking-lot'

const NONE_BUSY: ReadonlySet<number> = new Set()

/** The items of an open parking lot: bars without a place on a calendar. */
export function ParkingLotItems(props: Omit<ParkingLotBodyProps, 'id'>) {
  const { items, channels, currentPlanId, labels, selectedItemId = null } = props
  const { busyItemIds = NONE_BUSY, menuLabels = englishItemMenuLabels } = props
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
                tabIndex={item.id === focus.tabStop.itemId ? 0 : -1}
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
          weekStartDay={props.weekStartDay ?? 'sunday'}
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

/** All day, so that no time of day stands before its title. */
function contentOf(item: CalendarItem) {
  return {
    item: { ...item, isAllDay: true },
    startDay: 0,
    endDayExclusive: 1,
    continuesBefore: false,
    continuesAfter: false,
  }
}
