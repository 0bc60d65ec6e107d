import { defineLabels } from '@throughline/domain/locale'
/** How a figure has changed. */
export interface StatChange {
  /** The change in words, such as `12%` or `$4,200`, without a sign. */
  readonly text: string
  readonly direction: 'up' | 'down' | 'flat'
  /** Whether that is good news: more costs are up and bad, more visits up and good. @default 'neutral' */
  readonly meaning?: 'good' | 'bad' | 'neutral'
  /** The other side of the comparison, such as `than last month`. */
  readonly comparedWith?: string
}

const directions = { up: 'Up', down: 'Down', flat: 'No change' } as const
const meanings = { good: ' (good)', bad: ' (bad)', neutral: '' } as const

/** The labels in English. */
export const englishStatTileLabels = defineLabels('StatTile', () => ({
  /** Read before the text of a change, in place of its arrow and color. */
  change: ({
    direction,
    meaning,
  }: {
    direction: StatChange['direction']
    meaning: NonNullable<StatChange['meaning']>
  }) => `${directions[direction]}${meanings[meaning]}`,
  loading: 'Loading',
}))

/** The labels of a tile. */
export interface StatTileLabels extends Readonly<typeof englishStatTileLabels> {}
