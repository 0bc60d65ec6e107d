/** How the columns of results are laid out, by the room there is. */
export interface SearchLayout {
  /** The room that it needs, in pixels. */
  readonly fromPixels: number
  /** Widths of columns in pixels, by id; the topic gets the rest. */
  readonly widths: {
    readonly date: number
    readonly channel: number
    readonly type: number
    readonly platform: number
    /** The least that the topic has. */
    readonly topic: number
  }
  /** Data in a second line of the topic, in this order, instead of in columns. */
  readonly inTopic: readonly TopicFact[]
}

/** Data of a result that has a separate column if there is room for one. */
export type TopicFact = 'end' | 'channel' | 'type' | 'platform'

const roomy = { date: 96, channel: 132, type: 132, platform: 132, topic: 240 } as const
const tight = { date: 84, channel: 118, type: 112, platform: 100, topic: 168 } as const

/** From the widest to the narrowest, which fits everywhere. */
const layouts: readonly [SearchLayout, ...SearchLayout[]] = [
  { fromPixels: 912, widths: roomy, inTopic: [] },
  // A window of 1024 pixels: every column of the specification.
  { fromPixels: 752, widths: tight, inTopic: [] },
  // Beside an open item.
  { fromPixels: 546, widths: tight, inTopic: ['type', 'platform'] },
  { fromPixels: 0, widths: tight, inTopic: ['end', 'channel', 'type', 'platform'] },
]

/** The layout for a table of some width. */
export function searchLayoutOf(pixels: number): SearchLayout {
  return layouts.find(({ fromPixels }) => pixels >= fromPixels) ?? layouts[0]
}
