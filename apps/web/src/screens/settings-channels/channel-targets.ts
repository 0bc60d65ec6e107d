import type { Channel } from '@throughline/domain/channels'
import type { ChannelSetting } from '@throughline/planner-views/channel-list'

/** Target of a fragment of the URL. */
export interface ChannelTarget {
  /** Id of the channel whose row must be open; null for none. */
  readonly channelId: number | null
  readonly elementId: string
}

/**
 * Subjects of the search with a setting in every channel: a switch, or the headers of its types.
 */
const settingOfSubject: ReadonlyMap<string, ChannelSetting> = new Map<string, ChannelSetting>([
  ['monthly-channel-focus', 'useMonthlyFocusType'],
  ['long-running', 'isPaidMedia'],
  ['hide-in-flow', 'hideInFlow'],
])

const subjectsOfTypes: ReadonlySet<string> = new Set(['tactic-types', 'platforms', 'custom-fields'])

/**
 * Returns the target of a fragment: `channel-103` and `type-1031` lead to one channel, the subjects
 * of the search to the first channel, and any other fragment to the element of that id.
 */
export function channelTargetOf(channels: readonly Channel[], fragment: string): ChannelTarget {
  const [, kind, digits] = /^(channel|type)-(\d+)$/u.exec(fragment) ?? []
  const id = Number(digits)
  if (kind === 'channel') {
    const channel = channels.find((one) => one.id === id)
    return { channelId: channel?.id ?? null, elementId: fragment }
  }
  if (kind === 'type') {
    const channel = channels.find(({ tacticTypes }) => tacticTypes.some((type) => type.id === id))
    const isFocus = channel?.tacticTypes.some(
      (type) => type.id === id && type.kind === 'monthlyFocus',
    )
    if (channel === undefined || isFocus !== true) {
      return { channelId: channel?.id ?? null, elementId: fragment }
    }
    return { channelId: channel.id, elementId: switchIdOf(channel.id, 'useMonthlyFocusType') }
  }
  const [first] = channels
  if (first === undefined) return { channelId: null, elementId: fragment }
  const setting = settingOfSubject.get(fragment)
  if (setting !== undefined) {
    return { channelId: first.id, elementId: switchIdOf(first.id, setting) }
  }
  if (subjectsOfTypes.has(fragment)) {
    return { channelId: first.id, elementId: `channel-${first.id}-types` }
  }
  if (fragment === 'colors') return { channelId: null, elementId: `channel-${first.id}-edit` }
  return { channelId: null, elementId: fragment }
}

function switchIdOf(channelId: number, setting: ChannelSetting): string {
  return `channel-${channelId}-${setting}`
}
