import { useMemo } from 'react'
import type { ReactNode } from 'react'

import type { CalendarItem } from '../calendar-parts'
import type { HostItems, UndatedItemInput } from '../host-input'
import { completeSummary } from './complete-intents'
import type { ItemSummarySource } from './ItemSummary.types'

/**
 * Returns the host's source of summaries for a view; the same object while the host's is the same.
 */
export function useHostSummary<Item extends UndatedItemInput>(
  provided: ItemSummarySource<Item> | undefined,
  sourceOf: HostItems<Item>['sourceOf'],
): { readonly summary?: ItemSummarySource } {
  return useMemo(
    () => (provided === undefined ? {} : { summary: completeSummary(provided, sourceOf) }),
    [provided, sourceOf],
  )
}

interface ContentSlot<Parts> {
  readonly renderItemContent?: (parts: Parts) => ReactNode
}

/**
 * Returns the host's slot for the content of bars. The slot receives the host's own object of an
 * item. The function stays the same while the host's does.
 */
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
