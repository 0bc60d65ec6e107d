import type { ChannelKind, TacticTypeKind } from '@throughline/domain/channels'
import type { TagCategory } from '@throughline/domain/tags'
import type { ItemInput } from '@throughline/domain/tactics'

/** A tactic type of a channel, as a page knows it. */
export interface PlanType {
  readonly id: number
  readonly name: string
  /** Types that last whole months are `monthlyTheme` and `monthlyFocus`. @default 'standard' */
  readonly kind?: TacticTypeKind
  /** It cannot be chosen for something new. @default false */
  readonly isHidden?: boolean
  /** Where its tactics run. @default none */
  readonly platforms?: readonly { readonly id: number; readonly name: string }[]
}

/** A channel of a plan, as a page knows it. */
export interface PlanChannel {
  readonly id: number
  readonly name: string
  /** `#RRGGBB`. */
  readonly color: string
  /** @default 'standard' */
  readonly kind?: ChannelKind
  /** Its tactics of 21 days or more are long-running. @default false */
  readonly isPaidMedia?: boolean
  /** Its tactics can be flagged. @default true */
  readonly canFlag?: boolean
  /** @default none */
  readonly types?: readonly PlanType[]
}

/** A tag of a plan, as a page knows it. */
export interface PlanTag {
  readonly id: number
  readonly title: string
  /** @default 'Custom' */
  readonly category?: TagCategory
}

/**
 * A tactic or an initiative, as a page knows it: what is left out is as it is for most. Dates
 * are civil, `YYYY-MM-DD` or `YYYY-MM-DDTHH:mm:ss` without a zone.
 */
export type PlanItem = ItemInput
