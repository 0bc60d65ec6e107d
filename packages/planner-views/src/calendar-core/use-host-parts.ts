import { useMemo } from 'react'
import type { ReactNode } from 'react'

import type { CalendarItem } from '../calendar-parts'
import type { HostItems, UndatedItemInput } from '../host-input'
import { completeSummary } from './complete-intents'
import type { ItemSummarySource } from './ItemSummary.types'

/** The source of summaries as a view works with it; the same object while the host's is. */
export function useHostSummary<Item extends UndatedItemInput>(
  given: ItemSummarySource<Item> | undefined,
  sourceOf: HostItems<Item>['sourceOf'],
): { readonly summary?: ItemSummarySource } {
  return useMemo(
    () => (given === undefined ? {} : { summary: completeSummary(given, sourceOf) }),
    [given, sourceOf],
  )
}

interface ContentSlot<Parts> {
  readonly renderItemContent?: (parts: Parts) => ReactNode
}

/** The slot inside of bars, which is given the host's own object of an item; the same function while the host's is. */
export function useHostContent<
  Item extends UndatedItemInput,
  Parts extends { readonly item: CalendarItem },
>(
  render: ((parts: Omit<Parts, 'item'> & { readonly item: Item }) => ReactNode) | undefined,
  sourceOf: HostItems<Item>['sourceOf'],
): ContentSlot<Parts> {
  return useMemo(
    () =>
      render === undefined
        ? {}
        : {
            renderItemContent: (parts: Parts) => {
              const item = sourceOf(parts.item)
              return item === undefined ? parts.item.title : render({ ...parts, item })
            },
          },
    [render, sourceOf],
  )
}
