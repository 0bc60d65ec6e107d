/** The twelve colors of channels, in the order of the color picker. */
export const CHANNEL_COLORS = [
  '#EF482A',
  '#E3B47D',
  '#8B3F03',
  '#9ACD32',
  '#2E9E5B',
  '#1CC9AA',
  '#0FA3C7',
  '#2F6FED',
  '#2B47F0',
  '#8249AB',
  '#E359AD',
  '#64748B',
] as const

/** The color of a new channel: in its form, and in the database. */
export const NEW_CHANNEL_COLOR = '#EF482A'

/** Yellow-green: the color of a channel without one whose name matches no default. */
const FALLBACK_CHANNEL_COLOR = '#9ACD32'

const colorBySlug: ReadonlyMap<string, string> = new Map([
  ['website', '#2F6FED'],
  ['email', '#E3B47D'],
  ['social-media', '#E359AD'],
  ['collateral', '#1CC9AA'],
  ['direct-mail', '#8B3F03'],
  ['pr', '#8249AB'],
  ['advertising-assets', '#0FA3C7'],
  ['paid-media', '#EF482A'],
  ['signage', '#2E9E5B'],
])

/**
 * Returns the color of a channel for drawing: its own color, else the default color of its name.
 *
 * @param channel undefined for an unknown channel
 */
export function visibleChannelColor(
  channel: { readonly name: string; readonly color: string } | undefined,
): string {
  return channel?.color || defaultChannelColor(channel?.name ?? '')
}

/** Returns the default color for the name of a channel, ignoring case. */
export function defaultChannelColor(name: string): string {
  const slug = name
    .trim()
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
  return colorBySlug.get(slug) ?? FALLBACK_CHANNEL_COLOR
}
