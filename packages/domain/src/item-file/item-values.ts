import type { TacticFieldType } from '../channels'

/** A custom field as the column of a file. */
export interface ItemValueField {
  readonly id: number
  readonly name: string
  readonly type: TacticFieldType
  /** null for a universal field. */
  readonly tacticTypeId: number | null
}

/** The value of a custom field as a file has it. */
export interface ItemFieldValue {
  readonly tacticFieldId: number
  /** A number for Number, the name of the file for Image, the text without formats for Rich text. */
  readonly value: string | number
}

/** The values of an item in a file that lists of items do not have. */
export interface ItemValues {
  readonly tacticId: number
  readonly impressions: number | null
  readonly ratingPoints: number | null
  /** Without formats; null for none. */
  readonly notes: string | null
  /** A field without a value is left out. */
  readonly fieldValues: readonly ItemFieldValue[]
}

/** The values of all items of a plan, and its custom fields, the universal ones first. */
export interface PlanItemValues {
  readonly fields: readonly ItemValueField[]
  readonly items: readonly ItemValues[]
}
