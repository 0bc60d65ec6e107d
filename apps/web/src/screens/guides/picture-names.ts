/** The pictures of the guides; `npm run guides` takes them. */
export const pictureNames = [
  'plans',
  'month',
  'new-tactic',
  'overstory',
  'day',
  'flow',
  'table',
  'selection',
  'filters',
  'saved-views',
  'budget',
  'channels',
  'initiatives',
  'tags',
  'calendars',
  'team',
  'import',
] as const

/** The name of a picture of the guides. */
export type PictureName = (typeof pictureNames)[number]

/** Text alternatives of the pictures, for users who cannot see them. */
export const pictureTexts: Readonly<Record<PictureName, string>> = {
  plans: 'The list of plans with the role of the person on each, and a button that launches it.',
  month:
    'The month calendar of a plan: bars of tactics on their days, in the color of the channel.',
  'new-tactic':
    'The panel of a new tactic: title, channel, type, start, repeats, costs, initiatives, tags and notes.',
  overstory: 'Rows above the calendar with initiatives, monthly focuses and long-running tactics.',
  day: 'The day view: tactics without a time at the top, the others at their hours.',
  flow: 'The flow of a plan: a row for each channel, bars along a timeline, and costs at the side.',
  table: 'The table of tactics, with columns for dates, channel, type and costs.',
  selection: 'Chosen rows of the table, and over them a bar with the changes for all of them.',
  filters: 'The filters beside the calendar, with channels, initiatives and tags to tick.',
  'saved-views': 'The menu of saved views, with the views of the person and those of the plan.',
  budget: 'The budget: a row for each channel with estimate, actual cost and variance by month.',
  channels: 'The settings of channels: a list of channels with their colors.',
  initiatives: 'The settings of initiatives: a table of initiatives with categories and dates.',
  tags: 'The settings of tags, with a card for each category.',
  calendars: 'The settings of calendars of interest, with those that the plan shows.',
  team: 'The team of a plan: people with their roles, and how many seats are used.',
  import: 'The first step of an import: a place to drop a workbook or a text file.',
}
