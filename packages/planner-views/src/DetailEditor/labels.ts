import type { AmountRefusal } from '@throughline/domain/budget'
import type {
  ItemFormError,
  ItemFormField,
  ItemFormNotice,
  ItemFormPart,
} from '@throughline/domain/item-form'

import type { DocumentLabels } from './document-labels'

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
