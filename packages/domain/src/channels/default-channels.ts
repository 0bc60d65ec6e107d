import type { ChannelKind } from './channel'
import { channelKindOf } from './channel'
import { NO_PLATFORM_NAME } from './tactic-type'

/** The social platforms that the Social Media channel starts with. */
export const SOCIAL_PLATFORM_NAMES = [
  'Twitter',
  'Facebook',
  'Instagram',
  'Pinterest',
  'LinkedIn',
  'Snapchat',
  'WhatsApp',
  'TikTok',
  'Tumblr',
  'Reddit',
] as const

/** A channel that the template plan provides for new plans. */
export interface DefaultChannel {
  readonly name: string
  readonly kind: ChannelKind
  readonly uiColor: string
  readonly isPaidMedia: boolean
  readonly typeNames: readonly string[]
  readonly platformNames: readonly string[]
}

function channel(
  name: string,
  uiColor: string,
  typeNames: readonly string[],
  {
    isPaidMedia = false,
    platformNames = [],
  }: { isPaidMedia?: boolean; platformNames?: readonly string[] } = {},
): DefaultChannel {
  return {
    name,
    kind: channelKindOf(name),
    uiColor,
    isPaidMedia,
    typeNames,
    platformNames: [NO_PLATFORM_NAME, ...platformNames],
  }
}

const paid = { isPaidMedia: true } as const

/** The default channels in the order in which they are shown. */
export const DEFAULT_CHANNELS: readonly DefaultChannel[] = [
  channel('Website', '#2F6FED', ['Landing Page', 'Blog Post', 'Home Page', 'Banner']),
  channel('Email', '#E3B47D', ['Newsletter', 'Promotional Email', 'Automated Email']),
  channel('Social Media', '#E359AD', ['Post', 'Story', 'Video', 'Contest'], {
    platformNames: SOCIAL_PLATFORM_NAMES,
  }),
  channel('Signage', '#2E9E5B', ['In-Store Signage', 'Window', 'Digital Signage']),
  channel('Collateral', '#1CC9AA', ['Brochure', 'Flyer', 'Catalog']),
  channel('Direct Mail', '#8B3F03', ['Postcard', 'Letter', 'Mailer']),
  channel('PR', '#8249AB', ['Press Release', 'Event', 'Media Pitch']),
  channel('Advertising Assets', '#0FA3C7', ['Creative', 'Copy', 'Photography', 'Video']),
  channel('Paid Search', '#EF482A', ['Search Ad', 'Shopping Ad'], {
    ...paid,
    platformNames: ['Google', 'Bing'],
  }),
  channel('Social Advertising', '#2B47F0', ['Sponsored Post', 'Video Ad', 'Carousel Ad'], {
    ...paid,
    platformNames: SOCIAL_PLATFORM_NAMES,
  }),
  channel('Display', '#9ACD32', ['Banner Ad', 'Retargeting', 'Native Ad'], paid),
  channel('Print', '#64748B', ['Newspaper Ad', 'Magazine Ad', 'Insert'], paid),
  channel('Out-of-Home', '#2E9E5B', ['Billboard', 'Transit', 'Street Furniture'], paid),
  channel('Radio', '#8B3F03', ['Radio Spot', 'Streaming Audio', 'Podcast'], paid),
  channel('Cross Channel Video', '#8249AB', ['TV Spot', 'Streaming Video', 'Online Video'], paid),
]

/** The name of the channel whose types are the categories of initiatives. */
export const INITIATIVES_CHANNEL_NAME = 'Initiatives'

/** The categories of initiatives that a new plan starts with. */
export const DEFAULT_INITIATIVE_CATEGORY_NAMES = [
  'Campaign',
  'Promotion',
  'Key Date',
  'Monthly Theme',
] as const
