import type { ReactElement, RefObject } from 'react'
import { Timeline } from 'react-calendar-timeline'
import type { TimelineGroupBase, TimelineItemBase } from 'react-calendar-timeline'
import 'react-calendar-timeline/style.css'
import { sizes } from '../../competitor'

const MILLISECONDS_PER_DAY = 86_400_000

/** A row, or the heading of a section. */
export interface Group extends TimelineGroupBase {
  readonly isSection: boolean
}

/** An occurrence, in Unix milliseconds. */
export type Item = TimelineItemBase<number>

/** React Calendar Timeline with the sizes of the bench, and everything that can be dragged in it. */
export function StackedTimeline({
  timeline,
  groups,
  items,
  start,
  end,
  onScroller,
}: {
  readonly timeline: RefObject<Timeline<Item, Group> | null>
  readonly groups: Group[]
  readonly items: Item[]
  readonly start: number
  readonly end: number
  readonly onScroller: (element: HTMLElement) => void
}): ReactElement {
  return (
    <Timeline<Item, Group>
      ref={timeline}
      groups={groups}
      items={items}
      defaultTimeStart={start}
      defaultTimeEnd={end}
      sidebarWidth={sizes.name}
      lineHeight={sizes.lane}
      itemHeightRatio={sizes.bar / sizes.lane}
      stackItems
      canMove
      canChangeGroup={false}
      canResize="both"
      dragSnap={MILLISECONDS_PER_DAY}
      groupRenderer={GroupName}
      scrollRef={onScroller}
    />
  )
}

function GroupName({ group }: { readonly group: Group }): ReactElement {
  return <span className={group.isSection ? 'bench-section' : 'bench-row'}>{group.title}</span>
}
