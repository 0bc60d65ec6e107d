import { defineLabels, labelsIn } from '@throughline/domain/locale'
import type { Locale } from '@throughline/domain/locale'
import type { BulkChange } from '@throughline/domain/bulk'
import { type CivilDate } from '@throughline/domain/calendar-dates'
import { countTextIn, isolateText } from '@throughline/domain/messages'
import { englishDateFieldLabels } from '@throughline/ui/DateField'
import { englishNumberFieldLabels, type NumberFieldLabels } from '@throughline/ui/NumberField'

/** A change, as far as it is chosen, and how many items it is for. */
interface ChangeParts {
  readonly kind: BulkChange['kind']
  /** Null until it is chosen. */
  readonly change: BulkChange | null
  readonly count: number
}

/** Of the kinds without a word of their own, items change. */
const verbs: Readonly<Partial<Record<BulkChange['kind'], string>>> = {
  move: 'Move',
  copy: 'Copy',
  delete: 'Delete',
  flag: 'Flag',
}

const participles: Readonly<Partial<Record<BulkChange['kind'], string>>> = {
  copy: 'copied',
  delete: 'deleted',
  flag: 'flagged',
}

/** The labels in English, and the default of the dialog. */
export const englishBulkChangeLabels = defineLabels('BulkChange', (locale) => ({
  /** Heading: the change in words, as far as it is chosen. */
  title: ({ kind, change, count }: ChangeParts) => {
    const tactics = countTextIn(locale, count, 'tactic')
    if (kind === 'type') return `Change the type of ${tactics}`
    if (kind === 'tags') return `Change the tags of ${tactics}`
    const verb = `${verbOf(kind, change)} ${tactics}`
    if (change?.kind === 'move') return `${verb} ${stepOf(locale, change.deltaDays)}`
    return verb
  },
  /** A sentence below the heading about the items and the change; empty for none. */
  sentence: (parts: {
    readonly change: BulkChange
    readonly initiativeTitle: string | null
    /** The earliest first day, before and after a move; null where no item has a date. */
    readonly firstDay: CivilDate | null
    readonly newFirstDay: CivilDate | null
    /** The chosen type, with its channel. */
    readonly typeName: string | null
    readonly addedTags: readonly string[]
    readonly removedTags: readonly string[]
  }) => {
    const { change, initiativeTitle, firstDay, newFirstDay } = parts
    const subject =
      initiativeTitle === null
        ? null
        : `“${isolateText(initiativeTitle)}” and the tactics linked to it`
    const sentences: Partial<Record<BulkChange['kind'], () => string>> = {
      move: () => {
        if (firstDay === null || newFirstDay === null) return ''
        const dates = `from ${locale.day(firstDay)} to ${locale.day(newFirstDay)}`
        return subject === null ? `The first one moves ${dates}.` : `${subject}, ${dates}.`
      },
      copy: () => (newFirstDay === null ? '' : `The first copy is on ${locale.day(newFirstDay)}.`),
      type: () => (parts.typeName === null ? '' : `The new type is ${parts.typeName}.`),
      tags: () =>
        [
          parts.addedTags.length === 0 ? '' : `Adds ${parts.addedTags.join(', ')}.`,
          parts.removedTags.length === 0 ? '' : `Removes ${parts.removedTags.join(', ')}.`,
        ]
          .join(' ')
          .trim(),
      delete: () => 'They are deleted from the plan.',
    }
    const sentence = sentences[change.kind]?.() ?? ''
    return sentence === '' && subject !== null ? `${subject}.` : sentence
  },
  /** `10 move` */
  changed: ({ kind, change, count }: ChangeParts) => {
    if (kind === 'move') return `${locale.number(count)} ${count === 1 ? 'moves' : 'move'}`
    const done = participles[kind]
    if (done === undefined) return `${locale.number(count)} ${count === 1 ? 'changes' : 'change'}`
    const isUnflagged = change?.kind === 'flag' && !change.isFlagged
    return `${locale.number(count)} ${count === 1 ? 'is' : 'are'} ${isUnflagged ? 'no longer flagged' : done}`
  },
  /** `1 initiative, 9 tactics` */
  counts: ({ initiatives, tactics }: { initiatives: number; tactics: number }) =>
    [
      initiatives === 0 ? '' : countTextIn(locale, initiatives, 'initiative'),
      tactics === 0 ? '' : countTextIn(locale, tactics, 'tactic'),
    ]
      .filter((text) => text !== '')
      .join(', '),
  /** `2 stay` */
  refused: ({ kind, count }: ChangeParts) => {
    if (kind === 'copy') return `${locale.number(count)} ${count === 1 ? 'is' : 'are'} not copied`
    const stay = count === 1 ? 'stays' : 'stay'
    return kind === 'move' || kind === 'delete'
      ? `${locale.number(count)} ${stay}`
      : `${locale.number(count)} ${stay} as ${count === 1 ? 'it is' : 'they are'}`
  },
  /** `3 are like that already` */
  unchanged: ({ count }: { count: number }) =>
    `${locale.number(count)} ${count === 1 ? 'is' : 'are'} like that already`,
  nothingToChange: ({ kind, change }: ChangeParts) => {
    if (change?.kind === 'flag' && !change.isFlagged) return 'None of the flags can be removed.'
    const done = kind === 'move' ? 'moved' : participles[kind]
    return done === undefined ? 'None of them can change.' : `None of them can be ${done}.`
  },
  /** The primary button: `Move 10 tactics`. */
  apply: ({ kind, change, count }: ChangeParts) =>
    `${verbOf(kind, change)} ${countTextIn(locale, count, 'tactic')}`,
  next: 'Continue',
  back: 'Back',
  cancel: 'Cancel',
  close: 'Close',
  /** Of the button in the corner. */
  closeDialog: 'Close dialog',
  loading: 'Checking what will change',
  summaryFailed: 'What will change could not be found out.',
  retry: 'Try again',
  applying: 'Changing tactics',
  by: 'By',
  byDays: 'Number of days',
  toDate: 'To a date',
  days: 'Days',
  /** Beside the number. */
  daysUnit: ({ days }: { days: number }): string => (Math.abs(days) === 1 ? 'day' : 'days'),
  daysHelp: 'A number below zero is earlier.',
  newFirstDay: 'New first day',
  /** Below the choice of days or of a date. */
  preview: ({
    kind,
    firstDay,
    newFirstDay,
  }: {
    kind: 'move' | 'copy'
    firstDay: CivilDate
    newFirstDay: CivilDate
  }) =>
    kind === 'move'
      ? `The first one moves from ${locale.day(firstDay)} to ${locale.day(newFirstDay)}.`
      : `The first copy is on ${locale.day(newFirstDay)}.`,
  type: 'Channel and type',
  typeHelp: 'Find a type by its name or that of its channel.',
  lockedChannel: 'You have no edit rights here',
  addTags: 'Add',
  removeTags: 'Remove',
  numberField: labelsIn(locale, englishNumberFieldLabels) as NumberFieldLabels,
  dateField: labelsIn(locale, englishDateFieldLabels),
}))

/** Every text of the dialog. */
export interface BulkChangeLabels extends Readonly<typeof englishBulkChangeLabels> {}

function verbOf(kind: BulkChange['kind'], change: BulkChange | null): string {
  if (change?.kind === 'flag' && !change.isFlagged) return 'Unflag'
  return verbs[kind] ?? 'Change'
}

function stepOf(locale: Locale, deltaDays: number): string {
  const days = countTextIn(locale, Math.abs(deltaDays), 'day')
  return deltaDays < 0 ? `back by ${days}` : `by ${days}`
}
