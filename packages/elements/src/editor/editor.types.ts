import type { CivilDate, CivilDateTime, WeekStartDay } from '@throughline/domain/calendar-dates'
import type { FormItem, ItemDraft, ItemFormValues } from '@throughline/domain/item-form'
import type {
  DetailEditorProps,
  EditorCloseReason,
  HookAnswer,
  SaveRequest,
} from '@throughline/planner-views/detail-editor'

import type { CommonProperties, ThroughlineElement } from '../element'
import type { PlanChannel, PlanItem, PlanTag } from '../plan-data'

/** A stored item of a page. Missing properties get their usual values. */
export type EditedItem = PlanItem &
  Partial<Pick<FormItem, 'impressions' | 'ratingPoints' | 'documentIds' | 'typeValues'>> & {
    /** Notes as HTML. @default none */
    readonly summary?: string | null
  }

/** Waits for something of the page: until it is done the editor is busy, and a rejection is a failure. */
export interface Waiting {
  /** Call it in the listener, with what is to be waited for. */
  readonly waitUntil: (promise: Promise<unknown>) => void
}

/** Something was saved. */
interface EditorSave extends SaveRequest, Waiting {
  /** The stored item; null for a new one. */
  readonly item: EditedItem | null
  /** All that a server stores of a new item. */
  readonly draft: ItemDraft
  /** Changed values of the stored item; all values of a new one. */
  readonly changes: Partial<ItemDraft>
}

/** Properties of `<throughline-editor>`. */
export interface EditorProperties extends CommonProperties {
  /** `panel` is for a place beside a view, `page` fills its place. @default 'page' */
  layout?: 'page' | 'panel' | undefined
  /** Kind of a new item. @default 'tactic' */
  kind?: 'tactic' | 'initiative' | undefined
  /** When a new item starts, `YYYY-MM-DDTHH:mm:ss`. @default today at 08:00 */
  startDate?: CivilDateTime | undefined
  /** Today, `YYYY-MM-DD`. @default that of the clock */
  today?: CivilDate | undefined
  /** IANA time zone of the clock, for the default of `today`. @default that of the browser */
  timeZone?: string | undefined
  /** @default that of the locale */
  weekStartDay?: WeekStartDay | undefined
  /** The plan of a new item. @default that of the item */
  currentPlanId?: number | undefined
  /** The item can only be read. @default false */
  readOnly?: boolean | undefined
  /** Why it can only be read, above the form. @default a short sentence */
  readOnlyReason?: string | undefined
  /** Why the last save has failed as a whole. @default nothing */
  message?: string | undefined
  /** A note about saving now, such as that it waits for a connection. @default nothing */
  note?: string | undefined
  /** Nothing is drawn: the editor was closed. Set it to false together with another item. @default false */
  closed?: boolean | undefined
  /** Closing with changes asks nothing: the page asks itself. @default false */
  closesWithoutAsking?: boolean | undefined
  /** Whether the Save button closes the editor after saving. @default 'close' */
  saveThen?: 'stay' | 'close' | undefined
  /** Width of the panel in pixels. @default 420 */
  widthPixels?: number | undefined
  /** The stored item; null or not set for a new one. */
  item?: EditedItem | null | undefined
  /** Channels with their types. @default none */
  channels?: readonly PlanChannel[] | undefined
  /** @default none */
  tags?: readonly PlanTag[] | undefined
  /** Initiatives that an item can belong to. @default none */
  initiatives?: readonly PlanItem[] | undefined
  /** Fields that are hidden or locked. @default none */
  fieldSettings?: DetailEditorProps['fieldSettings'] | undefined
  /** Errors of single fields that the server has found. @default nothing */
  errors?: DetailEditorProps['errors'] | undefined
  /** Who made and changed the item. */
  details?: DetailEditorProps['details'] | undefined
  /**
   * Called before saving: true continues, false stops, a sentence stops and is shown. May answer
   * later.
   */
  beforeSave?: ((request: SaveRequest) => HookAnswer | Promise<HookAnswer>) | undefined
  /** Called before deleting, as `beforeSave`. */
  beforeDelete?: (() => HookAnswer | Promise<HookAnswer>) | undefined
  /** Texts, in English where they are left out. */
  labels?: Partial<NonNullable<DetailEditorProps['labels']>> | undefined
}

/** Events of `<throughline-editor>`. */
export interface EditorEventMap {
  /** The form is right and is going to be saved. Default: it is. */
  'throughline-beforesave': CustomEvent<SaveRequest>
  /** The form is to be saved. Default: what was saved counts as stored, and the editor does what `andThen` says. */
  'throughline-save': CustomEvent<EditorSave>
  /** The item is to be deleted, confirmed already. Default: `throughline-close` follows. */
  'throughline-delete': CustomEvent<{ item: EditedItem } & Waiting>
  /** A field was changed. */
  'throughline-valueschange': CustomEvent<{ values: ItemFormValues }>
  /**
   * The user closes the editor, or it closes after saving or deleting. Default: `closed` is true.
   */
  'throughline-close': CustomEvent<{ reason: EditorCloseReason | 'saved' | 'deleted' }>
}

/** Methods of `<throughline-editor>`. */
export interface EditorMethods {
  /** Reports what is being typed now; see `throughline-valueschange`. */
  flush: () => void
}

/** Methods of the editor's view that its element calls. */
export interface EditorHandle {
  readonly flush: () => void
}

/** Every field of an item in one form, as a page or as a panel beside a view. */
export interface EditorElement
  extends ThroughlineElement<EditorEventMap>, EditorProperties, EditorMethods {}
