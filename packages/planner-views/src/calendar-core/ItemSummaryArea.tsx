import { useHoverCard } from '@throughline/ui/HoverCard'
import { useLazyModule, createLazyModule } from '@throughline/ui/lazy-module'
import { createElement, useEffect } from 'react'
import type { ComponentPropsWithoutRef, ElementType, Ref } from 'react'

import type { CalendarChannel } from '../calendar-parts'
import { entryElementOf } from './entry-target'
import type { FindEntry } from './entry-target'
import type { ItemSummaryLabels, SummarySubject } from './item-summary'
import type { ItemSummarySource } from './ItemSummary.types'

/**
 * The content of summaries (rich text, rules in words). The area loads it before the first summary,
 * and never in a calendar without a pointer on it. If loading fails, there are no summaries until
 * the next try.
 */
const summaryContent = createLazyModule(
  async () => (await import('./ItemSummaryContent')).ItemSummaryContent,
)

interface ItemSummaryAreaProps extends ComponentPropsWithoutRef<'div'> {
  /** Element or component that renders the area. @default 'div' */
  as?: ElementType
  ref?: Ref<HTMLElement>
  /** Without it the area shows no summaries. */
  summary: ItemSummarySource | undefined
  findEntry: FindEntry
  channels: ReadonlyMap<number, CalendarChannel>
  /** Shows nothing, as while something is dragged. @default false */
  isDisabled?: boolean
  /** @default englishItemSummaryLabels */
  labels: ItemSummaryLabels | undefined
}

/**
 * Area whose items and events show a summary while the pointer rests on them, or on I. The area
 * itself stores the state of the pointer, so that resting renders the card and not the view. It
 * loads the code of the card as soon as the pointer or a key comes to the area.
 */
export function ItemSummaryArea({
  as: Area = 'div',
  summary,
  findEntry,
  channels,
  isDisabled = false,
  labels,
  onKeyDown,
  children,
  ...rest
}: ItemSummaryAreaProps) {
  const isOff = isDisabled || summary === undefined
  const hover = useHoverCard({ findTarget: entryElementOf, isDisabled: isOff })
  const { areaProps } = hover
  const content = useLazyModule(summaryContent)
  const matches = hover.target !== null
  useEffect(() => {
    if (matches) summaryContent.load()
  }, [matches])
  const prepare = (): void => {
    if (!isOff) summaryContent.load()
  }
  return (
    <Area
      {...rest}
      {...areaProps}
      onPointerOver={(event: Parameters<typeof areaProps.onPointerOver>[0]) => {
        prepare()
        areaProps.onPointerOver(event)
      }}
      onKeyDown={(event: Parameters<NonNullable<typeof onKeyDown>>[0]) => {
        prepare()
        onKeyDown?.(event)
        areaProps.onKeyDown(event)
      }}
    >
      {children}
      {matches && content.status === 'ready' && summary !== undefined
        ? createElement(content.value, {
            hover,
            subjectOf: (element: Element) => subjectOf(element, findEntry),
            channels,
            source: summary,
            labels,
          })
        : null}
    </Area>
  )
}

function subjectOf(element: Element, findEntry: FindEntry): SummarySubject | null {
  const target = findEntry(element)
  if (target === null) return null
  const { entry, startDay, endDayExclusive } = target
  return entry.kind === 'event' ? entry : { ...entry, startDay, endDayExclusive }
}
