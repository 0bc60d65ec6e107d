/** The twelve colours that a channel can be given, as the colour picker offers them. */
export const CHANNEL_COLOURS = [
  '#EF482A',
  '#F2A20C',
  '#C9A800',
  '#9ACD32',
  '#2E9E5B',
  '#12A594',
  '#0FA3C7',
  '#2F6FED',
  '#5457D6',
  '#8E4EC6',
  '#D6409F',
  '#64748B',
] as const

/** The colour that the form for a new channel starts with. */
export const NEW_CHANNEL_COLOUR = '#EF482A'

/** Yellow-green: the colour of a channel without one whose name matches no default. */
export const FALLBACK_CHANNEL_COLOUR = '#9ACD32'

const COLOUR_BY_SLUG: ReadonlyMap<string, string> = new Map([
  ['website', '#2F6FED'],
  ['email', '#F2A20C'],
  ['social-media', '#D6409F'],
  ['collateral', '#12A594'],
  ['direct-mail', '#C9A800'],
  ['pr', '#8E4EC6'],
  ['advertising-assets', '#0FA3C7'],
  ['paid-media', '#EF482A'],
  ['signage', '#2E9E5B'],
])

/** The colour of a channel that has none of its own, by its name without regard to case. */
export function defaultChannelColour(name: string): string {
  const slug = name
    .trim()
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
  return COLOUR_BY_SLUG.get(slug) ?? FALLBACK_CHANNEL_COLOUR
}
