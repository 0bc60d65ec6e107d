import { channelColors } from '../../theme/channel-colors'
import type { DataTableColumn } from './data-table-column'

/** A row of the stories: a dated piece of marketing with its money. */
export interface StoryTactic {
  readonly id: number
  readonly topic: string
  readonly channel: string
  readonly color: string
  readonly type: string
  readonly platform: string | null
  readonly startDate: string
  readonly endDate: string
  readonly estimated: number
  readonly actual: number | null
  readonly owner: string
  readonly isFlagged: boolean
}

const channels = [
  { name: 'Website', color: channelColors[7], types: ['Homepage', 'Landing pages', 'Blog'] },
  { name: 'Email', color: channelColors[0], types: ['Newsletter', 'Promotional', 'Triggered'] },
  { name: 'Social Media', color: channelColors[9], types: ['Organic', 'Influencer'] },
  { name: 'Direct Mail', color: channelColors[2], types: ['Postcard', 'Catalog'] },
  { name: 'Paid Search', color: channelColors[10], types: ['Brand', 'Non-brand'] },
  { name: 'PR', color: channelColors[4], types: ['Press', 'Events'] },
] as const
const platforms = ['Klaviyo', 'Braze', null, 'Meta', 'Google Ads'] as const
const owners = ['Maya Rios', 'Owen Park', 'Lena Fischer', 'Théo Blanc'] as const
const topics = [
  'Holiday gift guide',
  'Free shipping weekend',
  'Denver store opening',
  'Loyalty double points',
  'New year reset',
  'Winter clearance',
  'Members preview',
  'Cyber week countdown',
] as const

function pick<Item>(list: readonly Item[], index: number): Item {
  const item = list[index % list.length]
  if (item === undefined) throw new RangeError('Nothing to pick from: the list is empty.')
  return item
}

function dayText(day: number): string {
  const month = 1 + (Math.floor(day / 28) % 12)
  return `2026-${String(month).padStart(2, '0')}-${String(1 + (day % 28)).padStart(2, '0')}`
}

/** That many rows, the same every time. */
export function storyTactics(count: number): readonly StoryTactic[] {
  return Array.from({ length: count }, (_, index) => {
    const mixed = (index * 7919) % 104_729
    const channel = pick(channels, mixed)
    const estimated = 400 + ((mixed * 37) % 240) * 50
    return {
      id: index + 1,
      topic: `${pick(topics, index * 3)}${index < topics.length ? '' : ` ${1 + Math.floor(index / topics.length)}`}`,
      channel: channel.name,
      color: channel.color,
      type: pick(channel.types, mixed >> 3),
      platform: pick(platforms, mixed >> 2),
      startDate: dayText(mixed % 300),
      endDate: dayText((mixed % 300) + 1 + (mixed % 9)),
      estimated,
      actual: mixed % 5 === 0 ? null : estimated + ((mixed * 13) % 41) * 50 - 1000,
      owner: pick(owners, mixed >> 4),
      isFlagged: mixed % 11 === 0,
    }
  })
}

const money = new Intl.NumberFormat('en-US')

/** US format of a day, as the product shows it. */
function shortDate(date: string): string {
  return `${date.slice(5, 7)}/${date.slice(8, 10)}/${date.slice(2, 4)}`
}

/** Whole dollars without the sign of the currency. */
export function dollars(amount: number): string {
  return money.format(amount)
}

/** The columns of the stories. */
export const storyColumns: readonly DataTableColumn<StoryTactic>[] = [
  {
    id: 'topic',
    header: 'Topic',
    isRowHeader: true,
    isHideable: false,
    minWidth: 160,
    value: (tactic) => tactic.topic,
  },
  {
    id: 'channel',
    header: 'Channel',
    width: 144,
    value: (tactic) => tactic.channel,
    renderCell: (tactic) => (
      <>
        <span
          style={{ flex: 'none', width: 10, height: 10, borderRadius: 3, background: tactic.color }}
        />
        <span style={{ overflow: 'hidden', textOverflow: 'ellipsis' }}>{tactic.channel}</span>
      </>
    ),
  },
  { id: 'type', header: 'Type', width: 120, value: (tactic) => tactic.type },
  { id: 'platform', header: 'Platform', width: 104, value: (tactic) => tactic.platform },
  {
    id: 'start',
    header: 'Start date',
    width: 96,
    value: (tactic) => tactic.startDate,
    renderCell: (tactic) => shortDate(tactic.startDate),
  },
  {
    id: 'end',
    header: 'End date',
    width: 96,
    value: (tactic) => tactic.endDate,
    renderCell: (tactic) => shortDate(tactic.endDate),
  },
  {
    id: 'estimated',
    header: 'Est',
    width: 88,
    isNumeric: true,
    firstSort: 'descending',
    value: (tactic) => tactic.estimated,
    renderCell: (tactic) => dollars(tactic.estimated),
  },
  {
    id: 'actual',
    header: 'Act',
    width: 88,
    isNumeric: true,
    firstSort: 'descending',
    value: (tactic) => tactic.actual,
    renderCell: (tactic) => (tactic.actual === null ? '–' : dollars(tactic.actual)),
  },
]
