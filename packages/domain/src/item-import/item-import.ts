import type { EditRefusal } from '../access'
import type {
  DraftFieldValue,
  ItemDraft,
  ItemFormContext,
  ItemFormError,
  ItemFormPart,
  ItemFormValues,
} from '../item-form'
import type { CustomFieldValue, NamedInitiative, OptionValues, TacticListItem } from '../tactics'

/**
 * The values of a row for an item, with names as people write them. On a stored item, only the
 * values that are present change; a new one needs a title, a channel and a type.
 */
export interface ItemImportValues extends Partial<OptionValues> {
  readonly title?: string
  readonly channel?: string
  /** A type of the channel; of an initiative its category. */
  readonly type?: string
  /** All platforms of the item. */
  readonly platforms?: readonly string[]
  /**
   * A day `YYYY-MM-DD`, or a time `YYYY-MM-DDTHH:mm:ss`. It takes the item out of the parking lot.
   * On a day a timed item keeps its time, and a new item is all-day.
   */
  readonly startDate?: string
  /** As `startDate`; of a new item of the same kind. */
  readonly endDate?: string
  /** Whether it lasts all day. Without it a time makes the item timed, and a day changes neither. */
  readonly isAllDay?: boolean
  /** True: in the parking lot; dates are then not used. */
  readonly isUnscheduled?: boolean
  /** Dollars, rounded to whole ones. */
  readonly estimatedCost?: number | null
  /** Dollars, rounded to whole ones. */
  readonly actualCost?: number | null
  readonly impressions?: number | null
  /** GRP or TRP. */
  readonly ratingPoints?: number | null
  /** How it repeats, in the words in which files say so, such as `Weekly on Monday`; empty for not at all. */
  readonly repeats?: string
  /** The last day `YYYY-MM-DD` of the series; null for no end. */
  readonly repeatsUntil?: string | null
  /** All tags of the item that the caller may see, as `Category:Name`. */
  readonly tags?: readonly string[]
  /** The titles of all its initiatives that the caller may see, or the names that `initiativeNames` returns. */
  readonly initiatives?: readonly string[]
  /** Values of custom fields, of the plan and of the type, by the names of the fields; others stay. */
  readonly fields?: readonly ItemImportFieldValue[]
}

/** The value of a custom field; null or an empty text for none. */
export interface ItemImportFieldValue {
  readonly name: string
  readonly value: string | number | null
}

/** One row of an import. */
export interface ItemImportRow {
  /** The caller's number of the row; no other row has it. */
  readonly row: number
  /** The item to change; without it the row creates one. */
  readonly itemId?: number
  /** The version that the row is based on; without it any version is changed. */
  readonly version?: number
  readonly values: ItemImportValues
}

/** Why a row is refused. */
export type ItemImportProblemCode =
  | EditRefusal
  | Exclude<ItemFormError['code'], 'series-ends-before-start'>
  | 'unknown-name'
  /** Several channels, types, tags or initiatives have the name. */
  | 'ambiguous-name'
  /** Several platforms, and the type allows one. */
  | 'too-many'
  /** Its channel has no flags. */
  | 'flagging-off'
  /** Items of the type carry no cost. */
  | 'no-cost'
  /** The caller may not see or enter costs. */
  | 'budget-hidden'
  | 'becomes-tactic'
  | 'becomes-initiative'
  /** Images, and another text for a rich text that is stored. */
  | 'not-importable'
  /** A way to repeat that cannot be read, or a repeat of an item without dates. */
  | 'unknown-repeat'
  /** Another row has the same number or the same item. */
  | 'duplicate'
  | 'changed-by-others'

/** The value that a problem is about; `row` for the whole row, `fields.` and a name for a custom field. */
export type ItemImportColumn =
  | Exclude<keyof ItemImportValues, 'fields'>
  | 'row'
  | `fields.${string}`

/** One reason why a row is refused. */
export interface ItemImportProblem {
  readonly column: ItemImportColumn
  readonly code: ItemImportProblemCode
  /** The unknown or ambiguous name, exactly as the row has it; null for other problems. */
  readonly name: string | null
  /** The names of the initiatives that have an ambiguous title. Otherwise without entries. */
  readonly choices: readonly string[]
}

/** A value that an import changes, also one that follows from another, such as a repeat. */
export type ItemImportChangedColumn = Exclude<ItemImportColumn, 'row'>

/** One change of an item by a row. */
export interface ItemImportChange {
  readonly column: ItemImportChangedColumn
  /** The current value of the item, as a text for a person; empty for no value. */
  readonly before: string
  /** The new value; empty for no value. */
  readonly after: string
}

/** A stored item that a row can change. */
export interface ImportedItem extends TacticListItem {
  readonly impressions: number | null
  readonly ratingPoints: number | null
  /** Of the fields of the plan and of its type. */
  readonly typeValues: readonly Omit<CustomFieldValue, 'id'>[]
  /** Rich texts as files have them, without formats, by the ids of their fields. */
  readonly plainTexts: Readonly<Record<number, string>>
}

/** The plan of an import and the person who imports. */
export interface ItemImportContext extends Pick<
  ItemFormContext,
  'channels' | 'access' | 'universalFields'
> {
  readonly plan: Pick<ItemFormContext['plan'], 'id' | 'useBudgets'>
}

/** The data besides the rows that the rules of imports read. */
export interface ItemImportDetails {
  readonly context: ItemImportContext
  /** Tags that the caller may see, of the plan and its family. */
  readonly tags: readonly { readonly id: number; readonly text: string; readonly planId: number }[]
  /** Initiatives that the caller may see, of the plan and its family. */
  readonly initiatives: readonly NamedInitiative[]
  /** The items that rows name, as far as the caller may see them, by id. */
  readonly items: ReadonlyMap<number, ImportedItem>
}

/** The result for one row. */
export type ItemImportCheck =
  | { readonly outcome: 'create'; readonly row: number; readonly draft: ItemDraft }
  | {
      readonly outcome: 'update'
      readonly row: number
      readonly item: ImportedItem
      /** The item as it will be. */
      readonly draft: ItemDraft
      /** The changed parts; at least one. */
      readonly parts: ReadonlySet<ItemFormPart>
      /** The same for a person: at least one value. */
      readonly changes: readonly ItemImportChange[]
      /** The values of custom fields that change. */
      readonly fieldValues: readonly DraftFieldValue[]
      /** Whether an item of its type has costs. */
      readonly carriesCost: boolean
    }
  | { readonly outcome: 'unchanged'; readonly row: number; readonly item: ImportedItem }
  | {
      readonly outcome: 'refused'
      readonly row: number
      /** null for a new item. */
      readonly itemId: number | null
      /** At least one. */
      readonly problems: readonly ItemImportProblem[]
    }

/** A change of the form that follows from some values of a row. */
export interface ResolvedValues {
  readonly change: Partial<ItemFormValues>
  readonly problems: readonly ItemImportProblem[]
}

/** A problem, by default without a name and choices. */
export function problemOf(
  column: ItemImportColumn,
  code: ItemImportProblemCode,
  name: string | null = null,
  choices: readonly string[] = [],
): ItemImportProblem {
  return { column, code, name, choices }
}

/** No change. */
export const nothing: ResolvedValues = { change: {}, problems: [] }
