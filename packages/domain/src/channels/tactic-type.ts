/**
 * The purpose of a tactic type. It is set when the type is created and never changes, so that
 * renaming a type does not change how its items behave.
 */
export type TacticTypeKind =
  | 'standard'
  | 'campaign'
  | 'promotion'
  | 'keyDate'
  | 'monthlyTheme'
  | 'monthlyFocus'

/** A platform that tactics of a type run on. */
export interface TacticPlatform {
  readonly id: number
  /** Grows with each change of the platform; absent before it is read. */
  readonly version?: number
  readonly name: string
  /** null for a default platform. */
  readonly creatorId: number | null
  /** null: it belongs to no channel. */
  readonly channelId: number | null
  readonly planIds: readonly number[]
  readonly isLead: boolean
  readonly isNested: boolean
}

/**
 * The kind of value of a custom field: text, a number, a link, an image's asset id, or rich text.
 */
export type TacticFieldType = 'string' | 'number' | 'url' | 'image' | 'richtext'

/** The label of each type of field. */
export const TACTIC_FIELD_TYPE_LABELS: Readonly<Record<TacticFieldType, string>> = {
  string: 'Text',
  number: 'Number',
  url: 'Link',
  image: 'Image',
  richtext: 'Rich Text',
}

/** Whether a text is the value of a Link: a URL of http or https. */
export function isWebLink(text: string): boolean {
  return /^https?:\/\//i.test(text) && URL.canParse(text)
}

/** A custom field: of one tactic type, or universal for every type of a plan. */
export interface TacticField {
  readonly id: number
  /** Grows with each change of the field, but not of its place; absent before it is read. */
  readonly version?: number
  readonly creatorId: number | null
  /** The plan of a universal field; null for the field of one type. */
  readonly planId: number | null
  /** The type of its field; null for a universal field. */
  readonly tacticTypeId: number | null
  readonly name: string
  readonly type: TacticFieldType
  readonly description: string | null
  readonly helpText: string | null
  /** Stored, and not used by the five types of field. */
  readonly options: readonly string[]
  readonly orderIndex: number
}

/** A type of tactic within a channel; within the Initiatives channel, a category of initiatives. */
export interface TacticType {
  readonly id: number
  /** Grows with each change of the type, but not of its place; absent before it is read. */
  readonly version?: number
  readonly name: string
  readonly kind: TacticTypeKind
  readonly channelId: number
  /** Place among the types of its channel, ascending; equal ones by id. */
  readonly orderIndex: number
  /** Added by a person and shown. */
  readonly isVisibleCustomTacticType: boolean
  /** A monthly focus type whose channel does not use it at present. */
  readonly isHidden: boolean
  readonly shouldTacticsAllowMultiplePlatforms: boolean
  /** Hides a lead plan's items of this type in its nested plans. */
  readonly shouldHideTacticsFromNestedPlans: boolean
  readonly tacticPlatforms: readonly TacticPlatform[]
  readonly tacticFields: readonly TacticField[]
}

/** The platform of a tactic that names none. */
export const NO_PLATFORM_NAME = 'No Platform'

/** The name of the type that a monthly channel focus adds; users cannot add a type of that name. */
export const MONTHLY_FOCUS_TYPE_NAME = 'Monthly Focus'

const kindOfInitiative: ReadonlyMap<string, TacticTypeKind> = new Map<string, TacticTypeKind>([
  ['campaign', 'campaign'],
  ['promotion', 'promotion'],
  ['key date', 'keyDate'],
  ['monthly theme', 'monthlyTheme'],
])

/**
 * The kind that a type gets when it is made. Category names count only in the
 * Initiatives channel; 'Monthly Focus' counts in every other.
 */
export function tacticTypeKindOf(name: string, isInInitiatives: boolean): TacticTypeKind {
  const key = name.trim().toLowerCase()
  if (isInInitiatives) return kindOfInitiative.get(key) ?? 'standard'
  return key === MONTHLY_FOCUS_TYPE_NAME.toLowerCase() ? 'monthlyFocus' : 'standard'
}

/**
 * Whether items of a type last whole months: monthly focus and monthly theme.
 * Such items run from the first to the last day of a month and carry no cost.
 *
 * @param kind undefined for a type of the usual kind
 */
export function isMonthlyKind(kind: TacticTypeKind | undefined): boolean {
  return kind === 'monthlyFocus' || kind === 'monthlyTheme'
}

/**
 * Whether a type may be deleted: its channel has to keep another one that
 * people can see. The hidden type of a monthly focus does not count.
 */
export function canDeleteTacticType(
  typeId: number,
  typesOfChannel: readonly Pick<TacticType, 'id' | 'kind'>[],
): boolean {
  return typesOfChannel.some(({ id, kind }) => id !== typeId && kind !== 'monthlyFocus')
}
