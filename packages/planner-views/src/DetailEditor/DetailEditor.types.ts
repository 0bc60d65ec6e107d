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

import type { DetailEditorLabels } from './DetailEditor.labels'

/**
 * A stored item; every `Tactic` is one. The editor shows the names if the plan does not know their
 * ids.
 */
export interface EditorItem extends Pick<Tactic, 'isInitiative' | 'channelId'> {
  readonly channelName?: string
  readonly tacticTypeName?: string
  readonly relatedInitiatives?: readonly RelatedInitiative[]
}

/** An initiative that an item can belong to; every `TacticListItem` is one. */
export interface EditorInitiative
  extends
    Pick<TacticListItem, 'id' | 'title' | 'startDate' | 'endDate' | 'isAllDay' | 'isUnscheduled'>,
    Partial<Pick<TacticListItem, 'planId' | 'abbreviatedPlanName'>> {
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

/** A file that is uploading. */
export interface EditorUpload {
  readonly id: string
  readonly name: string
  readonly sizeBytes: number
  readonly loadedBytes: number
  /** Why the upload has failed; null while it is running. */
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

/** Props of a host's field. */
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

/** Action after the item was saved. */
export type AfterSave = 'stay' | 'close' | 'copy' | 'new'

export interface SaveRequest {
  /**
   * Values to save: they include text that was typed just now, which the host has not rendered yet.
   */
  readonly values: ItemFormValues
  readonly andThen: AfterSave
}

/** A host's answer: true to go on, false to stop, or a sentence that says why not. */
export type HookAnswer = boolean | string

export type EditorCloseReason = 'button' | 'escape' | 'back'

/** A newer version of the item, where it differs from the values that this form would save. */
export interface EditorConflict {
  readonly parts: readonly ItemFormPart[]
  readonly theirs: ItemFormValues
  readonly changedBy?: string
}

/**
 * Users who created and changed an item; dates and times as text. The editor leaves out missing
 * data.
 */
export interface EditorDetails {
  readonly createdBy?: string
  /** A day, or a moment such as '3 minutes ago'. */
  readonly createdOn?: string
  /** The day and the time, visible on hover and focus. */
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
   * Calls `onValuesChange` with the text that the user is typing. Rich texts otherwise report after
   * a pause; days and times otherwise report when the user leaves them. The focus and the texts
   * stay as they are. A text that is not a date is left out.
   */
  readonly flush: () => void
}

export interface DetailEditorProps {
  /** `page` fills the window, `panel` opens beside a view. */
  layout: 'page' | 'panel'
  /** The stored item; null for a new one. */
  item: EditorItem | null
  values: ItemFormValues
  /**
   * Values of the form without changes: the stored values, or those with which a new form started.
   */
  before: ItemFormValues
  /**
   * The user has changed something; `values` include the consequences by the rules of the form.
   * `notices` replace the visible ones. The fields of `unreadParts` show a text that is not a
   * value: they are null in `values`, and the editor saves nothing before the user corrects them.
   */
  onValuesChange: (change: {
    values: ItemFormValues
    notices: readonly ItemFormNotice[]
    unreadParts: readonly ItemFormPart[]
  }) => void
  /**
   * Ref to the handle. Call `flush` before you replace values, save a draft, or check for changes.
   * Otherwise text that the form has not reported yet is missing.
   */
  handleRef?: Ref<DetailEditorHandle>
  /** Effects of changes on other fields; the editor shows them beside these fields. */
  notices: readonly ItemFormNotice[]
  /** Pass the same object while nothing changes. */
  context: ItemFormContext

  /** Initiatives of the plan; null while they are loading. */
  initiatives: readonly EditorInitiative[] | null
  /** Tags that an item of the plan can have; null while they are loading. */
  tags: readonly EditorTag[] | null
  /** Creates a tag. Without it, users cannot create tags here. */
  onCreateTag?: (request: { categoryName: string; name: string }) => Promise<Pick<Tag, 'id'>>
  /** Documents of the plan; null while they are loading. */
  documents: readonly EditorDocument[] | null
  /** Files that are uploading, or that have failed to upload. */
  uploads?: readonly EditorUpload[]
  /** Uploads documents and attaches them. Without it nothing can be uploaded. */
  onUploadDocuments?: (request: { files: readonly File[] }) => void
  /** The user canceled an upload; `id` is that of the upload. */
  onCancelUpload?: (request: { id: string }) => void
  /** The user requested to upload a file again; `id` is that of the upload. */
  onRetryUpload?: (request: { id: string }) => void
  /** Deletes a document of the plan; confirmed already. Reject with the reason as its message. */
  onDeleteDocument?: (request: { document: EditorDocument }) => Promise<void> | void
  /** Images of custom fields by the id of the field. */
  images?: ReadonlyMap<number, EditorImage>
  /** Uploads the image of a custom field; the host writes its asset id into the values. */
  onUploadImage?: (request: { fieldId: number; file: File }) => void
  /** The user canceled the upload of an image in a custom field. */
  onCancelImage?: (request: { fieldId: number }) => void
  /** Uploads a picture of the notes or of a rich text field. */
  onUploadNotesImage?: NonNullable<RichTextEditorProps['onUploadImage']>
  /** Origins that pictures of rich texts are loaded from, besides that of the page. */
  imageOrigins?: readonly string[]
  /** Notes are read on demand. @default 'ready' */
  notesStatus?: 'loading' | 'error' | 'ready'
  /** The user requested to load the editor of the notes again. */
  onRetryNotes?: () => void

  /** Errors that the server found. The form reports errors that it can find itself. */
  errors?: readonly { readonly part: ItemFormPart; readonly message: string }[]
  /** Why the last save failed, apart from errors of single fields. */
  message?: string | null
  /** How often a save has failed; whenever it grows, the errors take the focus. */
  errorCount?: number
  /** A save is running: the buttons wait, the fields stay readable. */
  isSaving?: boolean
  /** Information about saving, such as that it waits for a connection. */
  status?: string | null
  /** Another user has deleted the item: `onSave` creates a new item from it. @default false */
  isDeleted?: boolean
  /** Why the item can only be read; null when it can be changed. */
  readOnlyReason?: ReactNode
  /**
   * Lasting message above all others, such as that the plan is frozen. If it contains
   * `readOnlyReason`, set `holdsReason`: the editor then does not repeat the reason.
   * @default nothing
   */
  notice?: { readonly content: ReactNode; readonly holdsReason: boolean }
  /** The plan of the item, if it is another one. */
  itsPlan?: { readonly name: string; readonly onOpen: () => void }
  /** Version that another user saved in the meantime; `null` without a conflict. */
  conflict?: EditorConflict | null
  /** The user chose the parts to take from the other version; all other parts stay. */
  onResolveConflict?: (choice: { partsOfTheirs: readonly ItemFormPart[] }) => void
  /** State of the draft that preserves unsaved changes when the window closes. */
  draft?: 'kept' | 'restored' | null
  /** The user discarded the draft of an earlier visit. */
  onDiscardDraft?: () => void
  /** Changes of other users that the form has just applied. */
  liveChange?: { readonly parts: readonly ItemFormPart[]; readonly changedBy?: string } | null
  /** The user dismissed the notice of another user's change. */
  onDismissLiveChange?: () => void

  /** The user requested to save. While a returned promise is pending the editor waits. */
  onSave: (request: SaveRequest) => Promise<void> | void
  /** Action of the Save button after saving. @default 'close' */
  saveThen?: 'stay' | 'close'
  /** Deletes the item; confirmed already. Reject to say that it failed. Without it there is no button. */
  onDelete?: () => Promise<void> | void
  /** Asked before `onSave`. */
  beforeSave?: (request: SaveRequest) => HookAnswer | Promise<HookAnswer>
  /** Asked before the question whether to delete. */
  beforeDelete?: () => HookAnswer | Promise<HookAnswer>
  /** The user requested to close the editor, and how. */
  onClose: (request: { reason: EditorCloseReason }) => void
  /** Asks before closing with changes. Not where the host asks. @default true */
  asksBeforeClose?: boolean

  /** To the previous item; null when there is none. */
  onPrevious?: (() => void) | null
  /** To the next item; null when there is none. */
  onNext?: (() => void) | null
  /** The user requested to copy the link of the item. */
  onCopyLink?: () => void
  /** To the other layout. */
  onSwitchLayout?: () => void
  /** Where the page leads back to, such as 'November 2026'. */
  backText?: string
  /** Who made and changed the item. */
  details?: EditorDetails

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
  /** The platform whose keys the editor shows. @default 'other' */
  platform?: 'mac' | 'other'
  /** @default englishDetailEditorLabels */
  labels?: DetailEditorLabels
}
