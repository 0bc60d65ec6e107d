import { formatShortDate } from '@throughline/domain/calendar-dates'
import type { RelativeRangeName, SavableView, ViewRange } from '@throughline/domain/saved-views'

/** Why a view cannot be shared with everybody on the plan. */
export type ShareRefusal = 'viewer' | 'plan-frozen' | 'unknown'

/** Every text about saved views. */
export interface SavedViewsLabels {
  /** On the button while there is no current saved view. */
  readonly views: string
  /** Names the button. */
  readonly button: (parts: { name: string; isChanged: boolean }) => string
  readonly mine: string
  /** The shared views while the name of the plan is not known. */
  readonly plan: string
  readonly shared: string
  readonly isDefault: string
  readonly changed: string
  /** Text at a view that this version of the product cannot open. */
  readonly cannotOpen: string
  readonly loading: string
  readonly loadFailed: string
  readonly retry: string
  readonly none: string
  readonly noneHint: string
  readonly update: (parts: { name: string }) => string
  readonly save: string
  readonly copyLink: string
  readonly manage: string
  readonly viewNames: Readonly<Record<SavableView, string>>
  readonly ranges: Readonly<Record<RelativeRangeName, string>>
  readonly range: (range: ViewRange) => string
  readonly saveHeading: string
  readonly name: string
  readonly nameRequired: string
  readonly nameTooLong: string
  readonly nameUsed: string
  readonly dates: string
  readonly relativeDates: string
  readonly relativeDatesHint: string
  readonly fixedDates: string
  readonly relativeRange: string
  readonly fixedRange: string
  readonly fixedRangeRequired: string
  readonly visibility: string
  readonly private: string
  readonly privateHint: string
  readonly sharedWith: (parts: { planName: string }) => string
  readonly sharedHint: string
  readonly shareRefusals: Readonly<Record<ShareRefusal, string>>
  readonly makeDefault: string
  readonly makeDefaultHint: string
  readonly includes: string
  readonly saveAction: string
  readonly cancel: string
  readonly close: string
  readonly manageHeading: string
  readonly emptyMine: string
  readonly emptyShared: string
  readonly owner: (parts: { name: string }) => string
  readonly defaultOf: (parts: { name: string }) => string
  readonly shareOf: (parts: { name: string }) => string
  readonly deleteOf: (parts: { name: string }) => string
  readonly deleteQuestion: (parts: { name: string }) => string
  readonly deletePrivate: string
  readonly deleteShared: string
  readonly deleteAction: string
}

const ranges: SavedViewsLabels['ranges'] = {
  today: 'Today',
  'this-week': 'This week',
  'this-month': 'This month',
  'next-month': 'Next month',
  'next-30-days': 'Next 30 days',
  'this-quarter': 'This quarter',
  'next-quarter': 'Next quarter',
  'this-year': 'This year',
}

/** The texts in English. */
export const englishSavedViewsLabels: SavedViewsLabels = {
  views: 'Views',
  button: ({ name, isChanged }) =>
    name === '' ? 'Saved views' : `Saved view: ${name}${isChanged ? ', changed' : ''}`,
  mine: 'Mine',
  plan: 'This plan',
  shared: 'Shared',
  isDefault: 'Opens with the plan',
  changed: 'Changed since it was saved',
  cannotOpen: 'This view is not available yet',
  loading: 'Loading saved views',
  loadFailed: 'The saved views could not be loaded',
  retry: 'Try again',
  none: 'No saved views yet',
  noneHint: 'Save dates and filters under a name to come back to them.',
  update: ({ name }) => `Update “${name}”`,
  save: 'Save this view …',
  copyLink: 'Copy link to this view',
  manage: 'Manage views',
  viewNames: {
    month: 'Month',
    day: 'Day',
    flow: 'Flow',
    table: 'Table',
    budget: 'Budget',
    performance: 'Performance',
    search: 'Search',
  },
  ranges,
  range: (range) =>
    range.kind === 'relative'
      ? ranges[range.name]
      : [...new Set([range.startDate, range.endDate])].map(formatShortDate).join(' – '),
  saveHeading: 'Save this view',
  name: 'Name',
  nameRequired: 'Enter a name.',
  nameTooLong: 'Use at most 255 characters.',
  nameUsed: 'You have a view of this name already.',
  dates: 'Dates',
  relativeDates: 'Dates that move with today',
  relativeDatesHint: 'The period is counted from the day on which the view is opened.',
  fixedDates: 'These dates',
  relativeRange: 'Period',
  fixedRange: 'First and last day',
  fixedRangeRequired: 'Enter a first and a last day.',
  visibility: 'Who sees it',
  private: 'Only me',
  privateHint: 'It is listed under “Mine”.',
  sharedWith: ({ planName }) => `Everybody on ${planName === '' ? 'this plan' : planName}`,
  sharedHint: 'They see it in their list. Tags and plans that are hidden from them stay hidden.',
  shareRefusals: {
    viewer: 'Viewers of a plan cannot share views with it.',
    'plan-frozen': 'This plan is frozen, so only plan admins can share views.',
    unknown: 'It is not known yet whether you may share views on this plan.',
  },
  makeDefault: 'Open the plan with this view',
  makeDefaultHint: 'For you only. It replaces your present default view.',
  includes: 'It includes',
  saveAction: 'Save view',
  cancel: 'Cancel',
  close: 'Close',
  manageHeading: 'Manage views',
  emptyMine: 'You have no private views on this plan.',
  emptyShared: 'Nobody has shared a view on this plan.',
  owner: ({ name }) => `by ${name}`,
  defaultOf: ({ name }) => `Open the plan with ${name}`,
  shareOf: ({ name }) => `Share ${name}`,
  deleteOf: ({ name }) => `Delete ${name}`,
  deleteQuestion: ({ name }) => `Delete “${name}”?`,
  deletePrivate: 'The view is deleted. Tactics and filters stay as they are.',
  deleteShared: 'The view is deleted for everybody on the plan, also as their default view.',
  deleteAction: 'Delete view',
}
