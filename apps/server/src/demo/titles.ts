import type { RecurrencePresetId } from '@throughline/domain/recurrence'

/** How the items of a type look. */
interface TypeStyle {
  /** Days touched, from and to. */
  readonly days: readonly [min: number, max: number]
  /** `{s}` is replaced by the subject. */
  readonly titles: readonly string[]
}

/** Styles and costs of the items of a channel. */
export interface ChannelStyle {
  readonly types: Readonly<Record<string, TypeStyle>>
  /** Estimated cost in whole dollars, from and to. */
  readonly costDollars: readonly [min: number, max: number]
  /** How often the channel is used, relative to the others. */
  readonly weight: number
  /** Share of its one-day items that have a time of day. */
  readonly timedShare: number
}

/** How the items of each default channel look, by the channel's name. */
export const channelStyles: Readonly<Record<string, ChannelStyle>> = {
  Website: {
    types: {
      'Landing Page': {
        days: [2, 60],
        titles: ['{s} landing page', '{s} shop page', '{s} buying guide'],
      },
      'Blog Post': {
        days: [1, 1],
        titles: ['Blog: {s} ideas', 'Blog: how to plan for {s}', 'Blog: {s}, room by room'],
      },
      'Home Page': { days: [2, 14], titles: ['Home page hero: {s}', '{s} home page feature'] },
      Banner: { days: [2, 21], titles: ['{s} site banner', '{s} category banner'] },
    },
    costDollars: [300, 4_500],
    weight: 11,
    timedShare: 0.2,
  },
  Email: {
    types: {
      Newsletter: { days: [1, 1], titles: ['{s} newsletter', 'Newsletter: {s}'] },
      'Promotional Email': {
        days: [1, 2],
        titles: [
          '{s}: early access email',
          '{s}: 20% off email',
          '{s}: last chance email',
          '{s}: free shipping email',
        ],
      },
      'Automated Email': { days: [1, 30], titles: ['Welcome series: {s}', 'Cart reminder: {s}'] },
    },
    costDollars: [150, 2_200],
    weight: 12,
    timedShare: 0.55,
  },
  'Social Media': {
    types: {
      Post: {
        days: [1, 1],
        titles: ['{s} product post', 'Styling tips: {s}', 'Customer photos: {s}'],
      },
      Story: { days: [1, 3], titles: ['{s} story', 'Behind the scenes: {s}'] },
      Video: { days: [1, 2], titles: ['{s} in 30 seconds', '{s} room tour'] },
      Contest: { days: [4, 14], titles: ['{s} giveaway', '{s} photo contest'] },
    },
    costDollars: [50, 1_200],
    weight: 14,
    timedShare: 0.6,
  },
  Signage: {
    types: {
      'In-Store Signage': { days: [3, 45], titles: ['{s} aisle signs', '{s} endcap signs'] },
      Window: { days: [5, 45], titles: ['{s} window'] },
      'Digital Signage': {
        days: [2, 28],
        titles: ['{s} entrance screens', '{s} checkout screens'],
      },
    },
    costDollars: [800, 9_000],
    weight: 6,
    timedShare: 0,
  },
  Collateral: {
    types: {
      Brochure: { days: [3, 60], titles: ['{s} brochure', '{s} lookbook'] },
      Flyer: { days: [2, 21], titles: ['{s} flyer', '{s} bag stuffer'] },
      Catalog: { days: [5, 75], titles: ['{s} catalog', '{s} mini catalog'] },
    },
    costDollars: [900, 18_000],
    weight: 5,
    timedShare: 0,
  },
  'Direct Mail': {
    types: {
      Postcard: { days: [2, 6], titles: ['{s} postcard', '{s} new mover postcard'] },
      Letter: { days: [2, 5], titles: ['{s} letter to members', '{s} thank-you letter'] },
      Mailer: { days: [2, 10], titles: ['{s} coupon mailer', '{s} self-mailer'] },
    },
    costDollars: [2_500, 32_000],
    weight: 5,
    timedShare: 0,
  },
  PR: {
    types: {
      'Press Release': { days: [1, 1], titles: ['Press release: {s}'] },
      Event: {
        days: [1, 3],
        titles: ['{s} in-store event', '{s} workshop', '{s} evening for members'],
      },
      'Media Pitch': { days: [1, 5], titles: ['Media pitch: {s}', 'Gift guide pitch: {s}'] },
    },
    costDollars: [200, 7_500],
    weight: 5,
    timedShare: 0.5,
  },
  'Advertising Assets': {
    types: {
      Creative: { days: [2, 15], titles: ['{s} key visual', '{s} creative refresh'] },
      Copy: { days: [1, 5], titles: ['{s} headline copy', '{s} offer copy'] },
      Photography: { days: [1, 4], titles: ['{s} photo shoot', '{s} product photography'] },
      Video: { days: [1, 6], titles: ['{s} video edit', '{s} filming day'] },
    },
    costDollars: [1_200, 26_000],
    weight: 6,
    timedShare: 0.1,
  },
  'Paid Search': {
    types: {
      'Search Ad': { days: [2, 90], titles: ['{s} search ads', '{s} brand terms'] },
      'Shopping Ad': { days: [2, 60], titles: ['{s} shopping ads'] },
    },
    costDollars: [1_500, 24_000],
    weight: 7,
    timedShare: 0,
  },
  'Social Advertising': {
    types: {
      'Sponsored Post': { days: [1, 10], titles: ['{s} sponsored post', '{s} boosted post'] },
      'Video Ad': { days: [3, 30], titles: ['{s} video ad'] },
      'Carousel Ad': { days: [2, 20], titles: ['{s} carousel', '{s} collection ad'] },
    },
    costDollars: [900, 19_000],
    weight: 9,
    timedShare: 0,
  },
  Display: {
    types: {
      'Banner Ad': { days: [3, 45], titles: ['{s} display banners'] },
      Retargeting: { days: [3, 60], titles: ['{s} retargeting', '{s} cart retargeting'] },
      'Native Ad': { days: [2, 20], titles: ['{s} native placement'] },
    },
    costDollars: [1_800, 21_000],
    weight: 6,
    timedShare: 0,
  },
  Print: {
    types: {
      'Newspaper Ad': { days: [1, 1], titles: ['{s} newspaper ad', '{s} Sunday half page'] },
      'Magazine Ad': { days: [5, 31], titles: ['{s} magazine page'] },
      Insert: { days: [1, 1], titles: ['{s} insert', '{s} Sunday insert'] },
    },
    costDollars: [4_000, 46_000],
    weight: 4,
    timedShare: 0,
  },
  'Out-of-Home': {
    types: {
      Billboard: { days: [7, 90], titles: ['{s} billboards', '{s} highway boards'] },
      Transit: { days: [7, 60], titles: ['{s} bus panels', '{s} station posters'] },
      'Street Furniture': { days: [5, 45], titles: ['{s} bus shelters', '{s} kiosk posters'] },
    },
    costDollars: [8_000, 75_000],
    weight: 3,
    timedShare: 0,
  },
  Radio: {
    types: {
      'Radio Spot': { days: [1, 10], titles: ['{s} radio spot', '{s} drive-time spots'] },
      'Streaming Audio': { days: [3, 28], titles: ['{s} streaming audio'] },
      Podcast: { days: [1, 2], titles: ['{s} podcast read', '{s} podcast sponsorship'] },
    },
    costDollars: [2_200, 28_000],
    weight: 4,
    timedShare: 0,
  },
  'Cross Channel Video': {
    types: {
      'TV Spot': { days: [1, 14], titles: ['{s} TV spot', '{s} local TV flight'] },
      'Streaming Video': { days: [3, 42], titles: ['{s} streaming TV'] },
      'Online Video': { days: [2, 28], titles: ['{s} pre-roll', '{s} six-second spots'] },
    },
    costDollars: [6_000, 95_000],
    weight: 3,
    timedShare: 0,
  },
}

/** Something that is done again and again. */
export interface RepeatingHabit {
  readonly channel: string
  readonly type: string
  readonly titles: readonly string[]
  /** A ready-made repeat, or the weekdays (0 = Sunday) of a custom one every `interval` weeks. */
  readonly repeat:
    | RecurrencePresetId
    | { readonly weekdays: readonly (0 | 1 | 2 | 3 | 4 | 5 | 6)[]; readonly interval: number }
}

/** Repeating tactics of the demonstration retailer. */
export const repeatingHabits: readonly RepeatingHabit[] = [
  {
    channel: 'Email',
    type: 'Newsletter',
    titles: ['Weekly newsletter', 'Weekend ideas newsletter', 'New arrivals newsletter'],
    repeat: 'weekly',
  },
  {
    channel: 'Email',
    type: 'Newsletter',
    titles: ['Member rewards newsletter', 'Trade program newsletter'],
    repeat: 'monthly-weekday',
  },
  {
    channel: 'Email',
    type: 'Automated Email',
    titles: ['Birthday offer', 'Points reminder'],
    repeat: 'monthly-day',
  },
  {
    channel: 'Social Media',
    type: 'Post',
    titles: ['Room of the week', 'Recipe of the week', 'Customer photo feature'],
    repeat: 'weekly',
  },
  {
    channel: 'Social Media',
    type: 'Post',
    titles: ['Styling tip', 'Store team picks'],
    repeat: { weekdays: [2, 4], interval: 1 },
  },
  {
    channel: 'Social Media',
    type: 'Story',
    titles: ['Ask a designer', 'Saturday in the store'],
    repeat: { weekdays: [6], interval: 2 },
  },
  {
    channel: 'Website',
    type: 'Home Page',
    titles: ['Home page refresh', 'Category page refresh'],
    repeat: { weekdays: [1], interval: 2 },
  },
  {
    channel: 'Website',
    type: 'Blog Post',
    titles: ['Blog: room of the month', 'Blog: garden calendar'],
    repeat: 'monthly-day',
  },
  {
    channel: 'Radio',
    type: 'Radio Spot',
    titles: ['Morning drive spot', 'Weekend traffic sponsorship'],
    repeat: { weekdays: [1, 3, 5], interval: 1 },
  },
  {
    channel: 'Print',
    type: 'Insert',
    titles: ['Sunday insert', 'Weekly circular'],
    repeat: 'weekly',
  },
  {
    channel: 'Paid Search',
    type: 'Shopping Ad',
    titles: ['Shopping feed update', 'Bid review'],
    repeat: 'weekly',
  },
  {
    channel: 'Display',
    type: 'Retargeting',
    titles: ['Retargeting creative swap'],
    repeat: 'monthly-weekday',
  },
  {
    channel: 'Signage',
    type: 'Window',
    titles: ['Window change', 'Front table change'],
    repeat: 'monthly-weekday',
  },
  {
    channel: 'PR',
    type: 'Event',
    titles: ['Saturday workshop', 'Design clinic'],
    repeat: 'monthly-weekday',
  },
  {
    channel: 'Direct Mail',
    type: 'Postcard',
    titles: ['Founding day postcard', 'Store birthday postcard'],
    repeat: 'annually',
  },
]

/** Notes that some items carry, as HTML. */
export const notes: readonly string[] = [
  '<p>Creative is due two weeks before the start. Send the final files to the regional teams.</p>',
  '<p>Use the approved offer copy. Legal has signed off the terms.</p>',
  '<p>Coordinate with store operations:</p><ul><li>stock is confirmed</li><li>signs are up by opening</li></ul>',
  '<p>Vendor funded. Keep proof of performance for the claim.</p>',
  '<p>Results of last year: <strong>above plan</strong>. Keep the audience and freshen the pictures.</p>',
  '<p>Hold a second version without price points for the regions that opt out.</p>',
]
