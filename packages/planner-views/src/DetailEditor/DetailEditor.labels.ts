import { amountRefusalText, type AmountRefusal } from '@throughline/domain/budget'
import type {
  ItemFormError,
  ItemFormField,
  ItemFormNotice,
  ItemFormPart,
} from '@throughline/domain/item-form'
import { DOCUMENT_MESSAGES, TACTIC_MESSAGES, isolateText } from '@throughline/domain/messages'
import { TITLE_LIMIT_LENGTH } from '@throughline/domain/tactics'
import { englishFileDropLabels } from '@throughline/ui/FileDrop'
import type { FileDropLabels } from '@throughline/ui/FileDrop'
import { englishLightboxLabels } from '@throughline/ui/Lightbox'
import type { LightboxLabels } from '@throughline/ui/Lightbox'

/** The texts of documents and images. */
export interface DocumentLabels {
  readonly list: string
  readonly none: string
  readonly attach: string
  readonly find: string
  readonly upload: string
  readonly hint: (limit: { maxSize: string }) => string
  readonly preview: (what: { name: string }) => string
  readonly download: (what: { name: string }) => string
  readonly more: (what: { name: string }) => string
  readonly remove: string
  readonly delete: string
  readonly deleteTitle: string
  readonly deleteHint: (what: { name: string; otherCount: number }) => string
  readonly deleteConfirm: string
  readonly keep: string
  readonly close: string
  readonly drop: FileDropLabels
  /** Labels of the lightbox, which shows files over the page. */
  readonly lightbox: LightboxLabels
}

/** The labels of documents in English. */
const englishDocumentLabels: DocumentLabels = {
  list: 'Attached documents',
  none: 'No documents',
  attach: 'Add a document of the plan',
  find: 'Find a document',
  upload: 'Upload documents',
  hint: ({ maxSize }) => `Up to ${maxSize} each.`,
  preview: ({ name }) => `Show ${name}`,
  download: ({ name }) => `Download ${name}`,
  more: ({ name }) => `More actions for ${name}`,
  remove: 'Remove from this item',
  delete: 'Delete the document',
  deleteTitle: DOCUMENT_MESSAGES.confirmDelete,
  deleteHint: ({ name, otherCount }) =>
    otherCount === 0
      ? `${name} is deleted from the plan.`
      : `${name} is deleted from the plan. It is also attached to ${
          otherCount === 1 ? '1 other item' : `${otherCount} other items`
        }.`,
  deleteConfirm: 'Delete document',
  keep: 'Keep',
  close: 'Close',
  drop: englishFileDropLabels,
  lightbox: englishLightboxLabels,
}

/** The name of a field. */
export type PartNames = Readonly<Record<Exclude<ItemFormField, 'customValues'>, string>>

/** Every text of the editor except those of documents. */
export interface DetailEditorLabels {
  /** Names the editor, and the page while the title is empty. */
  readonly heading: (item: { isNew: boolean; isInitiative: boolean; isReadOnly: boolean }) => string
  readonly parts: PartNames
  /** The type within the Initiatives channel. */
  readonly initiativeType: string
  /** Names the rating points by the setting of the plan. */
  readonly ratingPoints: Readonly<Record<'grp' | 'trp', string>>
  readonly titlePlaceholder: string
  readonly chooseChannel: string
  readonly noChannels: string
  readonly lockedChannel: string
  readonly chooseType: string
  readonly chooseChannelFirst: string
  readonly noPlatform: string
  readonly flagged: string
  readonly notFlagged: string
  readonly wholeMonths: string
  readonly days: { readonly outOfBounds: string }
  readonly amountRefused: (refusal: AmountRefusal) => string
  readonly add: string
  readonly close: string
  readonly closePanel: string
  readonly tryAgain: string
  readonly none: string
  readonly addInitiative: string
  readonly findInitiative: string
  readonly noInitiatives: string
  /** A related initiative that is in no list, such as that of another plan. */
  readonly unknownInitiative: string
  readonly removeInitiative: (what: { title: string }) => string
  readonly addTag: string
  readonly findTag: string
  readonly removeTag: (what: { name: string }) => string
  readonly newTag: (what: { name: string }) => string
  readonly tagCategory: string
  readonly createTag: string
  readonly createTagFailed: string
  readonly customFields: (section: { typeName: string | null }) => string
  readonly openLink: (what: { label: string }) => string
  readonly imageOf: (what: { label: string }) => string
  readonly notesFailed: string
  readonly notesFailedHint: string

  readonly save: string
  readonly saveAndCopy: string
  readonly saveAndNew: string
  /** Saves an item that was deleted meanwhile. */
  readonly saveAsNew: string
  /** States that the item was deleted, and the possible actions. */
  readonly deletedMeanwhile: (item: { isReadOnly: boolean }) => string
  readonly moreWaysToSave: string
  readonly delete: string
  readonly cancel: string
  readonly back: string
  readonly previous: string
  readonly next: string
  readonly copyLink: string
  readonly openAsPage: string
  readonly openAsPanel: string
  readonly resize: string
  readonly side: string
  readonly createdBy: (fact: { by: string | null; on: string | null }) => string
  readonly changedBy: (fact: { by: string | null; on: string | null }) => string

  readonly errorTitle: (count: number) => string
  readonly error: (what: {
    name: string
    part: ItemFormPart
    /** `invalid-time` is a day without a time, or with a text that is none. */
    code: ItemFormError['code'] | 'invalid-time'
    isInitiative: boolean
  }) => string
  /** Effect of a change on other fields; `names` are the cleared fields. */
  readonly notice: (what: { code: ItemFormNotice['code']; names: readonly string[] }) => string
  readonly undo: string
  readonly stopped: string
  readonly saveFailed: string
  readonly draftRetained: string
  readonly draftRestored: string
  readonly discardDraft: string
  readonly dismiss: string
  readonly liveChange: (change: { by: string | null; names: readonly string[] }) => string
  readonly openItsPlan: (plan: { name: string }) => string

  readonly conflictTitle: (change: { by: string | null }) => string
  readonly conflictText: string
  readonly mine: string
  readonly theirs: string
  readonly takeMine: string
  readonly takeTheirs: string
  readonly applyConflict: string

  readonly deleteTitle: (item: { isInitiative: boolean }) => string
  readonly deleteHint: (item: { isSeries: boolean }) => string
  readonly deleteFailed: string
  readonly keep: string
  readonly leaveTitle: string
  readonly leave: string
  readonly stay: string

  readonly on: string
  readonly off: string
  readonly allDay: (day: string) => string
  readonly documents: DocumentLabels
}

const notices = {
  'repeat-cleared': 'The repeat was cleared because the start changed.',
  parked: 'Items in the parking lot have no dates, no repeat and no related initiatives.',
  'end-raised': 'The end was before the start. It is now the start.',
  'whole-months': 'Items of this type last whole months. The dates were widened.',
} as const

/** The labels of the editor in English. */
export const englishDetailEditorLabels: DetailEditorLabels = {
  heading: ({ isNew, isInitiative, isReadOnly }) => {
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
  },
  initiativeType: 'Initiative type',
  ratingPoints: { grp: 'GRP', trp: 'TRP' },
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
  days: { outOfBounds: 'Choose a day within ten years of today.' },
  amountRefused: amountRefusalText,
  add: 'Add',
  close: 'Close',
  closePanel: 'Close panel',
  tryAgain: 'Try again',
  none: 'None',
  addInitiative: 'Add a related initiative',
  findInitiative: 'Find an initiative',
  noInitiatives: 'No initiative is within 60 days of these dates.',
  unknownInitiative: 'Initiative of another plan',
  removeInitiative: ({ title }) => `Remove ${title}`,
  addTag: 'Add a tag',
  findTag: 'Find a tag',
  removeTag: ({ name }) => `Remove ${name}`,
  newTag: ({ name }) => `New tag “${name}”`,
  tagCategory: 'Category',
  createTag: 'Create tag',
  createTagFailed: 'The tag could not be created. Please try again.',
  customFields: ({ typeName }) => (typeName === null ? 'Plan fields' : `${typeName} fields`),
  openLink: ({ label }) => `Open ${label} in a new tab`,
  imageOf: ({ label }) => `Image of ${label}`,
  notesFailed: TACTIC_MESSAGES.summaryFailed,
  notesFailedHint: 'The other fields can be changed and saved.',

  save: 'Save',
  saveAndCopy: 'Save and Copy',
  saveAndNew: 'Save and Add New',
  saveAsNew: 'Save as New',
  deletedMeanwhile: ({ isReadOnly }) => {
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
  createdBy: (fact) => sentence('Created', fact),
  changedBy: (fact) => sentence('Changed', fact),

  errorTitle: (count) =>
    count === 1 ? 'There is a problem with 1 field' : `There are problems with ${count} fields`,
  error: ({ name, part, code, isInitiative }) => {
    switch (code) {
      case 'required':
        if (part === 'title') return 'Enter a title.'
        if (part === 'tacticTypeId') {
          return isInitiative ? 'Choose an initiative type.' : 'Choose a tactic type.'
        }
        return `Enter ${name}.`
      case 'too-long':
        if (part === 'title') return `Enter a title of ${TITLE_LIMIT_LENGTH} characters or fewer.`
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
  notice: ({ code, names }) =>
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
  liveChange: ({ by, names }) =>
    `${by === null ? 'Others' : isolateText(by)} changed: ${names.join(', ')}.`,
  openItsPlan: ({ name }) => `Open in ${isolateText(name)}`,

  conflictTitle: ({ by }) =>
    `${by === null ? 'Someone' : isolateText(by)} changed this item while you were editing it`,
  conflictText: 'Choose which version to keep of each field, then save again.',
  mine: 'Yours',
  theirs: 'Theirs',
  takeMine: 'Keep all of yours',
  takeTheirs: 'Take all of theirs',
  applyConflict: 'Use this choice',

  deleteTitle: () => TACTIC_MESSAGES.confirmDelete,
  deleteHint: ({ isSeries }) =>
    isSeries
      ? 'It repeats: the whole series is deleted.'
      : 'It is removed from the plan for everyone.',
  deleteFailed: TACTIC_MESSAGES.deleteFailed,
  keep: 'Keep',
  leaveTitle: TACTIC_MESSAGES.confirmCancel,
  leave: 'Lose changes',
  stay: 'Keep editing',

  on: 'Yes',
  off: 'No',
  allDay: (day) => `${day}, all day`,
  documents: englishDocumentLabels,
}

function sentence(verb: string, { by, on }: { by: string | null; on: string | null }): string {
  const who = by === null ? '' : ` by ${isolateText(by)}`
  // A moment such as '3 minutes ago' needs no preposition.
  const when = on === null ? '' : /^\d\d\/\d\d\/\d\d/u.test(on) ? ` on ${on}` : ` ${on}`
  return `${verb}${who}${when}`
}
