import { defineLabels } from '@throughline/domain/locale'
import { isolateText, renamedByOtherUsers } from '@throughline/domain/messages'
import type { RelativeRangeName, SavableView, ViewRange } from '@throughline/domain/saved-views'

/** Why a view cannot be shared with everybody on the plan. */
export type ShareRefusal = 'viewer' | 'plan-frozen' | 'unknown'

const ranges: Readonly<Record<RelativeRangeName, string>> = {
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
export const englishSavedViewsLabels = defineLabels('SavedViews', (locale) => ({
  /** On the button while there is no current saved view. */
  views: 'Views',
  /** Names the button. */
  button: ({ name, isChanged }: { name: string; isChanged: boolean }) =>
    name === '' ? 'Saved views' : `Saved view: ${name}${isChanged ? ', changed' : ''}`,
  mine: 'Mine',
  /** The shared views while the name of the plan is not known. */
  plan: 'This plan',
  shared: 'Shared',
  isDefault: 'Opens with the plan',
  changed: 'Changed since it was saved',
  /** Text at a view that this version of the product cannot open. */
  cannotOpen: 'This view is not available yet',
  loading: 'Loading saved views',
  loadFailed: 'The saved views could not be loaded',
  retry: 'Try again',
  none: 'No saved views yet',
  noneHint: 'Save dates and filters under a name to come back to them.',
  update: ({ name }: { name: string }) => `Update “${name}”`,
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
  } satisfies Readonly<Record<SavableView, string>>,
  ranges,
  range: (range: ViewRange) =>
    range.kind === 'relative'
      ? ranges[range.name]
      : [...new Set([range.startDate, range.endDate])].map((date) => locale.day(date)).join(' – '),
  saveHeading: 'Save this view',
  name: 'Name',
  nameRequired: 'Enter a name.',
  nameTooLong: 'Use at most 255 characters.',
  /** Another user has renamed the entry that is edited. */
  renamed: renamedByOtherUsers,
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
  sharedWith: ({ planName }: { planName: string }) =>
    `Everybody on ${planName === '' ? 'this plan' : planName}`,
  sharedHint: 'They see it in their list. Tags and plans that are hidden from them stay hidden.',
  shareRefusals: {
    viewer: 'Viewers of a plan cannot share views with it.',
    'plan-frozen': 'This plan is frozen, so only plan admins can share views.',
    unknown: 'It is not known yet whether you may share views on this plan.',
  } satisfies Readonly<Record<ShareRefusal, string>>,
  makeDefault: 'Open the plan with this view',
  makeDefaultHint: 'For you only. It replaces your present default view.',
  includes: 'It includes',
  saveAction: 'Save view',
  cancel: 'Cancel',
  close: 'Close',
  manageHeading: 'Manage views',
  emptyMine: 'You have no private views on this plan.',
  emptyShared: 'Nobody has shared a view on this plan.',
  owner: ({ name }: { name: string }) => `by ${name}`,
  nameOf: ({ name }: { name: string }) => `Name of ${isolateText(name)}`,
  defaultOf: ({ name }: { name: string }) => `Open the plan with ${name}`,
  shareOf: ({ name }: { name: string }) => `Share ${name}`,
  deleteOf: ({ name }: { name: string }) => `Delete ${name}`,
  deleteQuestion: ({ name }: { name: string }) => `Delete “${name}”?`,
  deletePrivate: 'The view is deleted. Tactics and filters stay as they are.',
  deleteShared: 'The view is deleted for everybody on the plan, also as their default view.',
  deleteAction: 'Delete view',
}))

/** Every text about saved views. */
export interface SavedViewsLabels extends Readonly<typeof englishSavedViewsLabels> {}
