import type {
  ItemFormContext,
  ItemFormNotice,
  ItemFormPart,
  ItemFormValues,
} from '@throughline/domain/item-form'
import type { Tag } from '@throughline/domain/tags'
import type { RelatedInitiative, Tactic, TacticListItem } from '@throughline/domain/tactics'
import type { RichTextEditorProps } from '@throughline/ui/RichTextEditor'
import type { SidePanelProps } from '@throughline/ui/SidePanel'
import type { ReactNode, Ref } from 'react'

import type { DetailEditorLabels } from './labels'

/** A stored item; every `Tactic` is one. Names are shown where the plan does not know their ids. */
export interface EditorItem extends Pick<Tactic, 'isInitiative' | 'channelId'> {
  readonly channelName?: string
  readonly tacticTypeName?: string
  readonly relatedInitiatives?: readonly RelatedInitiative[]
}

/** An initiative that an item can belong to; every `TacticListItem` is one. */
export interface EditorInitiative extends Pick<
  TacticListItem,
  'id' | 'title' | 'startDate' | 'endDate' | 'isAllDay' | 'isUnscheduled'
> {
  /** Of a nested plan: not offered in its lead plan. @default false */
  readonly isNested?: boolean
}

/** A tag that an item can have; every `Tag` is one. */
export type EditorTag = Pick<
  Tag,
  'id' | 'title' | 'category' | 'categoryName' | 'planId' | 'abbreviatedPlanName'
>

/** A document of the plan. */
export interface EditorDocument {
  readonly id: number
  readonly name: string
  /** null while unknown. */
  readonly sizeBytes: number | null
  /** Media type, such as `application/pdf`. */
  readonly contentType: string
  /** Where the file is read and downloaded. */
  readonly url: string
  /** How many items it is attached to, this one included. */
  readonly tacticCount: number
}

/** A file on its way to the server. */
export interface EditorUpload {
  readonly id: string
  readonly name: string
  readonly sizeBytes: number
  readonly loadedBytes: number
  /** Why it has failed; null while it is on its way. */
  readonly error: string | null
}

/** The image of a custom field. */
export interface EditorImage {
  /** null while it is not known where the image is read. */
  readonly url: string | null
  readonly name?: string
  /** The uploaded share, 0 to 1; null when nothing is being uploaded. */
  readonly uploadedShare?: number | null
  /** Why the last upload has failed. */
  readonly error?: string | null
}

/** What a person sees of a host's own field. */
export interface ExtraFieldProps {
  readonly values: ItemFormValues
  readonly isReadOnly: boolean
}

/** A field that the host adds to the form. */
export interface ExtraField {
  readonly id: string
  /** Names it where the item is only read. */
  readonly label: string
  /** A field with its own label. Rendered again when the values change. */
  readonly render: (props: ExtraFieldProps) => ReactNode
  /** The part that it follows. @default the last of the first section */
  readonly after?: ItemFormPart
}

/** What follows after the item was saved. */
export type AfterSave = 'stay' | 'close' | 'copy' | 'new'

export interface SaveRequest {
  /** What to save: it holds what was typed a moment ago, before the host has rendered it. */
  readonly values: ItemFormValues
  readonly andThen: AfterSave
}

/** A host's answer: true to go on, false to stop, or a sentence that says why not. */
export type HookAnswer = boolean | string

export type EditorCloseReason = 'button' | 'escape' | 'back'

/** A newer version of the item, where it differs from what this form would save. */
export interface EditorConflict {
  readonly parts: readonly ItemFormPart[]
  readonly theirs: ItemFormValues
  readonly changedBy?: string
}

/** Who made and changed an item; dates and times as text. What is left out is not said. */
export interface EditorFacts {
  readonly createdBy?: string
  /** A day, or a moment such as '3 minutes ago'. */
  readonly createdOn?: string
  /** The day and the time, shown on hover and focus. */
  readonly createdExactly?: string
  readonly changedBy?: string
  /** As `createdOn`. */
  readonly changedOn?: string
  /** As `createdExactly`. */
  readonly changedExactly?: string
}

/** The imperative handle of the editor. */
export interface DetailEditorHandle {
  /**
   * Calls `onValuesChange` with what is being typed: into rich texts, which otherwise report
   * after a pause, and into days and times, which otherwise do when they are left. The focus
   * and the texts stay as they are. A text that is no date is left out.
   */
  readonly flush: () => void
}

export interface DetailEditorProps {
  /** `page` fills the window, `panel` stands beside a view. */
  layout: 'page' | 'panel'
  /** The stored item; null for a new one. */
  item: EditorItem | null
  values: ItemFormValues
  /** What the form holds without changes: what is stored, or what a new form has started with. */
  before: ItemFormValues
  /**
   * A person has changed something; `values` include what follows from it by the rules
   * of the form. `notices` replace those that are shown. The fields of `unreadParts` show a text
   * that is no value: they are null in `values`, and nothing is saved before they are put right.
   */
  onValuesChange: (change: {
    values: ItemFormValues
    notices: readonly ItemFormNotice[]
    unreadParts: readonly ItemFormPart[]
  }) => void
  /**
   * Ref to the handle. Call `flush` before you replace values, keep a draft, or ask whether
   * there are changes: what was typed but not reported yet is missing otherwise.
   */
  handleRef?: Ref<DetailEditorHandle>
  /** What changes did to other fields; shown beside these. */
  notices: readonly ItemFormNotice[]
  /** Pass the same object while nothing changes. */
  context: ItemFormContext

  /** Initiatives of the plan; null while they are on their way. */
  initiatives: readonly EditorInitiative[] | null
  /** Tags that an item of the plan can have; null while they are on their way. */
  tags: readonly EditorTag[] | null
  /** Makes a tag. Without it tags cannot be made here. */
  onCreateTag?: (request: { categoryName: string; name: string }) => Promise<Pick<Tag, 'id'>>
  /** Documents of the plan; null while they are on their way. */
  documents: readonly EditorDocument[] | null
  /** Files that are being uploaded, or could not be. */
  uploads?: readonly EditorUpload[]
  /** Uploads documents and attaches them. Without it nothing can be uploaded. */
  onUploadDocuments?: (request: { files: readonly File[] }) => void
  /** The person canceled an upload; `id` is that of the upload. */
  onCancelUpload?: (request: { id: string }) => void
  /** The person asked to upload a file again; `id` is that of the upload. */
  onRetryUpload?: (request: { id: string }) => void
  /** Deletes a document of the plan; confirmed already. Reject with the reason as its message. */
  onDeleteDocument?: (request: { document: EditorDocument }) => Promise<void> | void
  /** Images of custom fields by the id of the field. */
  images?: ReadonlyMap<number, EditorImage>
  /** Uploads the image of a custom field; the host writes its asset id into the values. */
  onUploadImage?: (request: { fieldId: number; file: File }) => void
  /** The person canceled the upload of an image in a custom field. */
  onCancelImage?: (request: { fieldId: number }) => void
  /** Uploads a picture of the notes or of a rich text field. */
  onUploadNotesImage?: NonNullable<RichTextEditorProps['onUploadImage']>
  /** Origins that pictures of rich texts are loaded from, besides that of the page. */
  imageOrigins?: readonly string[]
  /** Notes are read on demand. @default 'ready' */
  notesStatus?: 'loading' | 'error' | 'ready'
  /** The person asked to load the editor of the notes again. */
  onRetryNotes?: () => void

  /** What the server found wrong. What the form can find itself it says itself. */
  errors?: readonly { readonly part: ItemFormPart; readonly message: string }[]
  /** Why the last save failed as a whole. */
  message?: string | null
  /** How often a save has failed; whenever it grows, the errors take the focus. */
  errorCount?: number
  /** A save is on its way: the buttons wait, the fields can still be read. */
  isSaving?: boolean
  /** What a person has to know about saving now, such as that it waits for a connection. */
  status?: string | null
  /** Somebody else has deleted the item: `onSave` is asked to make a new one of it. @default false */
  isDeleted?: boolean
  /** Why the item can only be read; null when it can be changed. */
  readOnlyReason?: ReactNode
  /**
   * What lasts and is said before all else, such as that the plan is frozen. Where it holds
   * `readOnlyReason`, that is not said once more. @default nothing
   */
  notice?: { readonly content: ReactNode; readonly holdsReason: boolean }
  /** The plan that the item belongs to, when it is another one. */
  itsPlan?: { readonly name: string; readonly onOpen: () => void }
  /** What somebody else saved in the meantime; `null` without a conflict. */
  conflict?: EditorConflict | null
  /** The person has chosen: the parts to take from the other version; all others stay. */
  onResolveConflict?: (choice: { partsOfTheirs: readonly ItemFormPart[] }) => void
  /** What is known of unsaved changes that outlive the window. */
  draft?: 'kept' | 'restored' | null
  /** The person discarded the draft that was kept from another time. */
  onDiscardDraft?: () => void
  /** What others have changed just now, and the form has taken over. */
  liveChange?: { readonly parts: readonly ItemFormPart[]; readonly changedBy?: string } | null
  /** The person has read the notice of a change that somebody else made. */
  onDismissLiveChange?: () => void

  /** The person asked to save. While a returned promise is pending the editor waits. */
  onSave: (request: SaveRequest) => Promise<void> | void
  /** What the Save button does after saving. @default 'close' */
  saveThen?: 'stay' | 'close'
  /** Deletes the item; confirmed already. Reject to say that it failed. Without it there is no button. */
  onDelete?: () => Promise<void> | void
  /** Asked before `onSave`. */
  beforeSave?: (request: SaveRequest) => HookAnswer | Promise<HookAnswer>
  /** Asked before the question whether to delete. */
  beforeDelete?: () => HookAnswer | Promise<HookAnswer>
  /** The person asked to close the editor, and how. */
  onClose: (request: { reason: EditorCloseReason }) => void
  /** Asks before closing with changes. Not where the host asks. @default true */
  asksBeforeClose?: boolean

  /** To the previous item; null when there is none. */
  onPrevious?: (() => void) | null
  /** To the next item; null when there is none. */
  onNext?: (() => void) | null
  /** The person asked to copy the link of the item. */
  onCopyLink?: () => void
  /** To the other layout. */
  onSwitchLayout?: () => void
  /** Where the page leads back to, such as 'November 2026'. */
  backText?: string
  /** Who made and changed the item. */
  facts?: EditorFacts

  /** Fields that the host hides or locks. */
  fieldSettings?: Partial<Record<ItemFormPart, 'hidden' | 'read-only'>>
  /** The custom fields of the plan, in order. */
  extraFields?: readonly ExtraField[]
  /** Fields of the host hold changes: they can be saved, and closing asks. @default false */
  hasExtraChanges?: boolean
  /** The place and the width of the panel. */
  panel?: Pick<
    SidePanelProps,
    'placement' | 'widthPixels' | 'minWidthPixels' | 'maxWidthPixels' | 'onResize' | 'takesFocus'
  >
  /** The platform whose keys are shown. @default 'other' */
  platform?: 'mac' | 'other'
  /** @default englishDetailEditorLabels */
  labels?: DetailEditorLabels
}
