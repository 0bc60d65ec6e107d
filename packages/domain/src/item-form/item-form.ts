import type { ItemAccess } from '../access'
import type { CivilDate, CivilDateTime, DayNumber } from '../calendar-dates'
import type { Channel, TacticField, TacticPlatform, TacticType } from '../channels'
import type { Plan } from '../plans'
import { initialOptionValues, optionFieldNames } from '../tactics'
import type { CustomFieldValue, ItemInput, OptionValues, Tactic } from '../tactics'

/**
 * The values of the form of a tactic or an initiative: plain data that can be stored as JSON. Lists
 * of ids are in the order of choosing.
 */
export interface ItemFormValues extends OptionValues {
  readonly title: string
  readonly channelId: number | null
  readonly tacticTypeId: number | null
  /** Empty: the item has the platform 'No Platform'. */
  readonly tacticPlatformIds: readonly number[]
  /** null while the typed text is no date. Without meaning while unscheduled. */
  readonly startDate: CivilDateTime | null
  /** The last day of an all-day item. null while the typed text is no date. */
  readonly endDate: CivilDateTime | null
  readonly isAllDay: boolean
  /** Show Duration: the item has a separate end. Without it the end is the start. */
  readonly hasDuration: boolean
  /** In the parking lot. */
  readonly isUnscheduled: boolean
  /** Recurrence rule, RFC 5545; null when it happens once. */
  readonly rrule: string | null
  /**
   * The last day of the series; null for a series without end, empty while the typed text is no
   * day.
   */
  readonly recurrenceEndDay: CivilDate | null
  /** Whole dollars. */
  readonly estimatedCost: number | null
  /** Whole dollars. */
  readonly actualCost: number | null
  readonly impressions: number | null
  readonly ratingPoints: number | null
  readonly relatedInitiativeIds: readonly number[]
  readonly tagIds: readonly number[]
  readonly documentIds: readonly number[]
  /**
   * Values of custom fields by the id of the field: a number for Number, the id of a media
   * asset for Image, else text. A field without a value is absent.
   */
  readonly customValues: Readonly<Record<number, string | number>>
  /** HTML; empty without notes. */
  readonly notes: string
}

/** The form of an item of which nothing is known. */
export const emptyItemForm: ItemFormValues = {
  title: '',
  channelId: null,
  tacticTypeId: null,
  tacticPlatformIds: [],
  startDate: null,
  endDate: null,
  isAllDay: false,
  hasDuration: false,
  isUnscheduled: false,
  ...initialOptionValues,
  rrule: null,
  recurrenceEndDay: null,
  estimatedCost: null,
  actualCost: null,
  impressions: null,
  ratingPoints: null,
  relatedInitiativeIds: [],
  tagIds: [],
  documentIds: [],
  customValues: {},
  notes: '',
}

/** The name of a field of the form. */
export type ItemFormField = keyof ItemFormValues

/**
 * The fields in the order of the form, without custom values, and without `hasDuration`, which
 * only says how the end is entered.
 */
export const storedFields = [
  'title',
  'channelId',
  'tacticTypeId',
  'tacticPlatformIds',
  ...optionFieldNames,
  'startDate',
  'endDate',
  'isAllDay',
  'isUnscheduled',
  'rrule',
  'recurrenceEndDay',
  'estimatedCost',
  'actualCost',
  'impressions',
  'ratingPoints',
  'relatedInitiativeIds',
  'tagIds',
  'documentIds',
  'notes',
] as const satisfies readonly Exclude<ItemFormField, 'customValues'>[]

/** Fields that an item, its form and a request have under one name and with one value. */
export const plainFields = [
  'tacticPlatformIds',
  ...optionFieldNames,
  'impressions',
  'ratingPoints',
  'tagIds',
  'documentIds',
] as const satisfies readonly (typeof storedFields)[number][]

type PlainValues = Pick<ItemFormValues, (typeof plainFields)[number]>

/** The plain fields of an item or a form. */
export function plainValuesOf(values: PlainValues): PlainValues {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- has every plain field
  return Object.fromEntries(
    plainFields.map((field) => [field, values[field]]),
  ) as unknown as PlainValues
}

/** One field, or the value of one custom field. */
export type ItemFormPart = Exclude<ItemFormField, 'customValues'> | `custom:${number}`

/** A tactic type as the form needs it; every `TacticType` is one. */
export interface FormTacticType extends Pick<TacticType, 'id' | 'name'> {
  /** @default 'standard' */
  readonly kind?: TacticType['kind']
  /** It is not offered for new items. @default false */
  readonly isHidden?: boolean
  /** @default false */
  readonly shouldTacticsAllowMultiplePlatforms?: boolean
  /** @default none */
  readonly tacticPlatforms?: readonly Pick<TacticPlatform, 'id' | 'name'>[]
  /** Custom fields of its tactics. @default none */
  readonly tacticFields?: readonly TacticField[]
}

/** A channel as the form needs it; every `Channel` is one. */
export interface FormChannel extends Pick<Channel, 'id' | 'name' | 'uiColor'> {
  /** @default 'standard' */
  readonly kind?: Channel['kind']
  /** Its tactics can be flagged. @default true */
  readonly enableTacticFlagging?: boolean
  /** Its tactics have notes, where the plan has notes at all. @default true */
  readonly isSummaryEnabled?: boolean
  readonly tacticTypes: readonly FormTacticType[]
}

/** A stored item as its form needs it; every `Tactic` is one, and a list item as well. */
export type FormItem = Pick<
  ItemInput,
  | Exclude<
      ItemFormField,
      | 'hasDuration'
      | 'recurrenceEndDay'
      | 'customValues'
      | 'notes'
      | 'impressions'
      | 'ratingPoints'
      | 'documentIds'
    >
  | 'recurrenceEndDate'
> &
  Partial<Pick<Tactic, 'impressions' | 'ratingPoints' | 'documentIds'>> & {
    /** @default none */
    readonly typeValues?: readonly Omit<CustomFieldValue, 'id'>[]
  }

/** The data besides its values that the rules of the form read. */
export interface ItemFormContext {
  readonly plan: Pick<
    Plan,
    | 'id'
    | 'isLead'
    | 'useBudgets'
    | 'isTacticSummaryFieldEnabled'
    | 'ratingPointsType'
    | 'weekStartDay'
  >
  /** Channels of the plan itself, in order; without that of calendars of interest. */
  readonly channels: readonly FormChannel[]
  /** The person's access to the plan. */
  readonly access: ItemAccess
  /** Custom fields that every type of the plan has, in order. */
  readonly universalFields: readonly TacticField[]
  readonly today: DayNumber
}

/** A notice for the person about other fields that the change of one field has altered. */
export type ItemFormNotice =
  /** Another start has cleared the repeat. `undo` holds the values that bring it back. */
  | { readonly code: 'repeat-cleared'; readonly undo: Partial<ItemFormValues> }
  /**
   * Another channel or type has cleared the values that belong to the former one. `undo` restores
   * all of them.
   */
  | {
      readonly code: 'choice-cleared'
      readonly parts: readonly ItemFormPart[]
      readonly undo: Partial<ItemFormValues>
    }
  /** The parking lot has cleared dates, repeat or related initiatives. */
  | { readonly code: 'parked'; readonly undo: Partial<ItemFormValues> }
  /** The end was before the start and is the start now. */
  | { readonly code: 'end-raised' }
  /** The item lasts whole months; its dates were widened to them. */
  | { readonly code: 'whole-months' }

/** The values after a change, with notices for the user. */
export interface ItemFormStep {
  readonly values: ItemFormValues
  readonly notices: readonly ItemFormNotice[]
}

/** Why a field has a wrong value. */
export interface ItemFormError {
  readonly part: ItemFormPart
  readonly code:
    | 'required'
    | 'too-long'
    | 'invalid-date'
    | 'end-before-start'
    | 'series-ends-before-start'
    | 'invalid-number'
    | 'invalid-link'
}
