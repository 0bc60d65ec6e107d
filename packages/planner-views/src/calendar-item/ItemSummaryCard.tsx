import { createElement, useEffect, useSyncExternalStore } from 'react'

import type { ItemSummaryCardProps } from './ItemSummaryCard.types'
import {
  loadSummaryContent,
  readSummaryContent,
  subscribeToSummaryContent,
} from './summary-content'

/** The summary that shows while the pointer rests on an item; one serves a whole view. */
export function ItemSummaryCard(props: ItemSummaryCardProps) {
  const isWanted = props.hover.target !== null
  const Content = useSyncExternalStore(
    subscribeToSummaryContent,
    readSummaryContent,
    readSummaryContent,
  )
  useEffect(() => {
    if (isWanted) loadSummaryContent()
  }, [isWanted])
  return isWanted && Content !== null ? createElement(Content, props) : null
}
