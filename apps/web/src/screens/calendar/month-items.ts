import type { Channel } from '@throughline/domain/channels'
import { isLongRunning, type TacticListItem } from '@throughline/domain/tactics'

/** The items of a month, parted by where they are shown. */
export interface MonthItems {
  readonly grid: readonly TacticListItem[]
  /** In channels of paid media for 21 days or more: beside the grid, so that they do not fill it. */
  readonly longRunning: readonly TacticListItem[]
}

/** Parts the items of a month. Those of a channel that is not known stay in the grid. */
export function partMonthItems(
  items: readonly TacticListItem[],
  channels: ReadonlyMap<number, Channel>,
): MonthItems {
  const grid: TacticListItem[] = []
  const longRunning: TacticListItem[] = []
  for (const item of items) {
    const channel = channels.get(item.channelId)
    const isBeside = channel !== undefined && isLongRunning(item, channel)
    ;(isBeside ? longRunning : grid).push(item)
  }
  return { grid, longRunning }
}
