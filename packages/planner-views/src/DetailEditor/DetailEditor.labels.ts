import { defineLabels, labelsIn } from '@throughline/domain/locale'
import { textTooLong } from '@throughline/domain/names'
import { amountRefusalText, englishAmountLabels } from '@throughline/domain/budget'
import type { AmountRefusal } from '@throughline/domain/budget'
import type { DayNumber } from '@throughline/domain/calendar-dates'
import { describeRule, englishRuleLabels } from '@throughline/domain/recurrence'
import type { RecurrenceRule } from '@throughline/domain/recurrence'
import type {
  ItemFormError,
  ItemFormField,
  ItemFormNotice,
  ItemFormPart,
} from '@throughline/domain/item-form'
import {
  countTextIn,
  DOCUMENT_MESSAGES,
  isolateText,
  TACTIC_MESSAGES,
} from '@throughline/domain/messages'
import { TITLE_LIMIT_LENGTH } from '@throughline/domain/tactics'
import { englishFileDropLabels } from '@throughline/ui/FileDrop'
import type { FileDropLabels } from '@throughline/ui/FileDrop'
import { englishLightboxLabels } from '@throughline/ui/Lightbox'
import type { LightboxLabels } from '@throughline/ui/Lightbox'

/** The labels of documents in English. */
const englishDocumentLabels = defineLabels('Document', (locale) => ({
  list: 'Attached documents',
  none: 'No documents',
  attach: 'Add a document of the plan',
  find: 'Find a document',
  upload: 'Upload documents',
  hint: ({ maxSize }: { maxSize: string }) => `Up to ${maxSize} each.`,
  preview: ({ name }: { name: string }) => `Show ${name}`,
  download: ({ name }: { name: string }) => `Download ${name}`,
  more: ({ name }: { name: string }) => `More actions for ${name}`,
  remove: 'Remove from this item',
  delete: 'Delete the document',
  deleteTitle: DOCUMENT_MESSAGES.confirmDelete as string,
  deleteHint: ({ name, otherCount }: { name: string; otherCount: number }) =>
    otherCount === 0
      ? `${name} is deleted from the plan.`
      : `${name} is deleted from the plan. It is also attached to ${countTextIn(
          locale,
          otherCount,
          'other item',
        )}.`,
  deleteConfirm: 'Delete document',
  keep: 'Keep',
  close: 'Close',
  drop: labelsIn(locale, englishFileDropLabels) as FileDropLabels,
  /** Labels of the lightbox, which shows files over the page. */
  lightbox: labelsIn(locale, englishLightboxLabels) as LightboxLabels,
}))

/** The texts of documents and images. */
export interface DocumentLabels extends Readonly<typeof englishDocumentLabels> {}

/** The name of a field. */
export type PartNames = Readonly<Record<Exclude<ItemFormField, 'customValues'>, string>>

const notices = {
  'repeat-cleared': 'The repeat was cleared because the start changed.',
  parked: 'Items in the parking lot have no dates, no repeat and no related initiatives.',
  'end-raised': 'The end was before the start. It is now the start.',
  'whole-months': 'Items of this type last whole months. The dates were widened.',
} as const

/** The labels of the editor in English. */
export const englishDetailEditorLabels = defineLabels('DetailEditor', (locale) => ({
  /** Names the editor, and the page while the title is empty. */
  heading: ({
    isNew,
    isInitiative,
    isReadOnly,
  }: {
    isNew: boolean
    isInitiative: boolean
    isReadOnly: boolean
  }) => {
    const kind = isInitiative ? 'initiative' : 'tactic'
    if (isReadOnly) return isInitiative ? 'Initiative' : 'Tactic'
    return isNew ? `New ${kind}` : `Edit ${kind}`
  },
  parts: {
    title: 'Title',
    channelId: 'Channel',
    tacticTypeId: 'Tactic type',
    tacticPlatformIds: 'Platforms',
    startDate: 'Start',
    endDate: 'End',
    isAllDay: 'All day',
    hasDuration: 'Show duration',
    isUnscheduled: 'Parking lot',
    isFlagged: 'Flag',
    rrule: 'Repeats',
    recurrenceEndDay: 'Ends',
    estimatedCost: 'Estimated cost',
    actualCost: 'Actual cost',
    impressions: 'Impressions',
    ratingPoints: 'Rating points',
    relatedInitiativeIds: 'Related initiatives',
    tagIds: 'Tags',
    documentIds: 'Documents',
    notes: 'Notes',
  } satisfies PartNames,
  /** The type within the Initiatives channel. */
  initiativeType: 'Initiative type',
  /** Names the rating points by the setting of the plan. */
  ratingPoints: { grp: 'GRP', trp: 'TRP' } satisfies Readonly<Record<'grp' | 'trp', string>>,
  titlePlaceholder: 'Title',
  chooseChannel: 'Choose a channel',
  noChannels: 'This plan has no channels',
  lockedChannel: 'You have no edit rights here',
  chooseType: 'Choose a type',
  chooseChannelFirst: 'Choose a channel first',
  noPlatform: 'No Platform',
  flagged: 'Flagged',
  notFlagged: 'Not flagged',
  wholeMonths: 'Lasts whole months.',
  days: { outOfBounds: 'Choose a day within ten years of today.' } satisfies {
    readonly outOfBounds: string
  },
  amountRefused: (refusal: AmountRefusal): string =>
    amountRefusalText(refusal, labelsIn(locale, englishAmountLabels)),
  /** A rule of repeats in words; null for none. */
  repeat: ({ rule, startDay }: { rule: RecurrenceRule | null; startDay: DayNumber }) =>
    describeRule(rule, startDay, labelsIn(locale, englishRuleLabels)),
  add: 'Add',
  close: 'Close',
  closePanel: 'Close panel',
  tryAgain: 'Try again',
  none: 'None',
  addInitiative: 'Add a related initiative',
  findInitiative: 'Find an initiative',
  noInitiatives: 'No initiative is within 60 days of these dates.',
  /** A related initiative that is in no list, such as that of another plan. */
  unknownInitiative: 'Initiative of another plan',
  removeInitiative: ({ title }: { title: string }) => `Remove ${title}`,
  addTag: 'Add a tag',
  findTag: 'Find a tag',
  removeTag: ({ name }: { name: string }) => `Remove ${name}`,
  newTag: ({ name }: { name: string }) => `New tag “${name}”`,
  tagCategory: 'Category',
  createTag: 'Create tag',
  createTagFailed: 'The tag could not be created. Please try again.',
  customFields: ({ typeName }: { typeName: string | null }) =>
    typeName === null ? 'Plan fields' : `${typeName} fields`,
  openLink: ({ label }: { label: string }) => `Open ${label} in a new tab`,
  imageOf: ({ label }: { label: string }) => `Image of ${label}`,
  notesFailed: TACTIC_MESSAGES.summaryFailed as string,
  notesFailedHint: 'The other fields can be changed and saved.',

  save: 'Save',
  saveAndCopy: 'Save and Copy',
  saveAndNew: 'Save and Add New',
  /** Saves an item that was deleted meanwhile. */
  saveAsNew: 'Save as New',
  /** States that the item was deleted, and the possible actions. */
  deletedMeanwhile: ({ isReadOnly }: { isReadOnly: boolean }): string => {
    const deleted = 'This item was deleted while it was open here.'
    return isReadOnly ? deleted : `${deleted} You can save it as a new one, or close it.`
  },
  moreWaysToSave: 'More ways to save',
  delete: 'Delete',
  cancel: 'Cancel',
  back: 'Back',
  previous: 'Previous item',
  next: 'Next item',
  copyLink: 'Copy link',
  openAsPage: 'Open as a page',
  openAsPanel: 'Open beside the calendar',
  resize: 'Width of the panel',
  side: 'Initiatives, tags and documents',
  createdBy: (fact: { by: string | null; on: string | null }) => sentence('Created', fact),
  changedBy: (fact: { by: string | null; on: string | null }) => sentence('Changed', fact),

  errorTitle: (count: number) =>
    count === 1
      ? 'There is a problem with 1 field'
      : `There are problems with ${locale.number(count)} fields`,
  error: ({
    name,
    part,
    code,
    isInitiative,
  }: {
    name: string
    part: ItemFormPart
    /** `invalid-time` is a day without a time, or with a text that is none. */
    code: ItemFormError['code'] | 'invalid-time'
    isInitiative: boolean
  }) => {
    switch (code) {
      case 'required':
        if (part === 'title') return 'Enter a title.'
        if (part === 'tacticTypeId') {
          return isInitiative ? 'Choose an initiative type.' : 'Choose a tactic type.'
        }
        return `Enter ${name}.`
      case 'too-long':
        if (part === 'title') return textTooLong(TITLE_LIMIT_LENGTH)
        return TACTIC_MESSAGES.notesTooLong
      case 'invalid-date':
        return `${name}: enter a date as mm/dd/yy.`
      case 'invalid-time':
        return `${name}: enter a time, such as 8:30.`
      case 'end-before-start':
        return 'Choose an end that is not before the start.'
      case 'series-ends-before-start':
        return 'Choose an end of the series that is not before the start.'
      case 'invalid-number':
        return `${name}: enter a number.`
      case 'invalid-link':
      default:
        return `${name}: enter an address such as https://example.com.`
    }
  },
  /** Effect of a change on other fields; `names` are the cleared fields. */
  notice: ({ code, names }: { code: ItemFormNotice['code']; names: readonly string[] }) =>
    code === 'choice-cleared'
      ? `Cleared with the former choice: ${names.join(', ')}.`
      : notices[code],
  undo: 'Undo',
  stopped: 'This could not be done.',
  saveFailed: 'This could not be saved. Please try again.',
  draftRetained: 'Unsaved changes, kept on this computer',
  draftRestored: 'Your unsaved changes are back.',
  discardDraft: 'Discard them',
  dismiss: 'Dismiss',
  liveChange: ({ by, names }: { by: string | null; names: readonly string[] }) =>
    `${by === null ? 'Others' : isolateText(by)} changed: ${names.join(', ')}.`,
  openItsPlan: ({ name }: { name: string }) => `Open in ${isolateText(name)}`,

  conflictTitle: ({ by }: { by: string | null }) =>
    `${by === null ? 'Someone' : isolateText(by)} changed this item while you were editing it`,
  conflictText: 'Choose which version to keep of each field, then save again.',
  mine: 'Yours',
  theirs: 'Theirs',
  takeMine: 'Keep all of yours',
  takeTheirs: 'Take all of theirs',
  applyConflict: 'Use this choice',

  deleteTitle: (_item: { isInitiative: boolean }): string => TACTIC_MESSAGES.confirmDelete,
  deleteHint: ({ isSeries }: { isSeries: boolean }): string =>
    isSeries
      ? 'It repeats: the whole series is deleted.'
      : 'It is removed from the plan for everyone.',
  deleteFailed: TACTIC_MESSAGES.deleteFailed as string,
  keep: 'Keep',
  leaveTitle: TACTIC_MESSAGES.confirmCancel as string,
  leave: 'Lose changes',
  stay: 'Keep editing',

  on: 'Yes',
  off: 'No',
  allDay: (day: string) => `${day}, all day`,
  documents: labelsIn(locale, englishDocumentLabels) as DocumentLabels,
}))

/** Every text of the editor except those of documents. */
export interface DetailEditorLabels extends Readonly<typeof englishDetailEditorLabels> {}

function sentence(verb: string, { by, on }: { by: string | null; on: string | null }): string {
  const who = by === null ? '' : ` by ${isolateText(by)}`
  // A moment such as '3 minutes ago' needs no preposition.
  const when =
    on === null
      ? ''
      : /^[\d\u0660-\u0669]{2,4}\D{1,2}[\d\u0660-\u0669]{2}\D/u.test(on)
        ? ` on ${on}`
        : ` ${on}`
  return `${verb}${who}${when}`
}
