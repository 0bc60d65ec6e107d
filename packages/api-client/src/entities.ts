import type { RoleLevel } from '@throughline/domain/access'
import type { CivilDate, CivilDateTime, WeekStartDay } from '@throughline/domain/calendar-dates'

/** A role that a person holds on a plan, or on an account as a whole. */
export interface UserRole {
  readonly id: number
  readonly roleId: number
  readonly userId: number
  /** null: the role is held on the account itself. */
  readonly planId: number | null
  readonly accountId: number
  readonly canViewBudget: boolean
  readonly canEditAllChannels: boolean
  readonly channelIds: readonly number[]
}

/** A person. */
export interface User {
  readonly id: number
  readonly emailAddress: string
  readonly firstName: string
  readonly lastName: string
  readonly mostRecentView: 'dashboard' | 'calendar' | 'budget' | 'view'
  readonly mostRecentPlanId: number | null
  readonly blockedTagIds: readonly number[]
  readonly isSuperUser: boolean
}

/** An account, as lists and menus show it. */
export interface AccountSummary {
  readonly id: number
  readonly name: string
  readonly ownerId: number
  /** False once the subscription has expired. */
  readonly isActive: boolean
  readonly isBillingShown: boolean
}

/** Who is signed in, and where they may go. */
export interface SessionFacts {
  readonly user: User
  readonly roles: readonly UserRole[]
  readonly accounts: readonly AccountSummary[]
  readonly isProductTeam: boolean
}

/** What the app has to know before anybody signs in. */
export interface Configuration {
  readonly isMaintenanceMode: boolean
  /** null: show the standard notice. */
  readonly maintenanceNotice: string | null
  readonly supportEmail: string
  readonly copyrightLine: string
  readonly patentNotice: string
  readonly appVersion: string
}

/** Individual, lead (Master) or nested (Sub). */
export type PlanType = 'Individual' | 'Master' | 'Sub'

/** A plan, as the plans list shows it. */
export interface PlanSummary {
  readonly id: number
  readonly name: string
  readonly abbreviatedName: string
  readonly type: PlanType
  readonly accountId: number
  /** null when the plan has no lead. */
  readonly parentId: number | null
  readonly isFrozen: boolean
  readonly roleTitle: string
  readonly level: RoleLevel
  readonly startDate: CivilDate | null
  readonly endDate: CivilDate | null
  /** Tactics and initiatives that the asker may see; null when the list does not say. */
  readonly tacticCount: number | null
}

/** What a tactic type is for; items of the monthly kinds span whole months. */
export type TacticTypeKind =
  | 'standard'
  | 'campaign'
  | 'promotion'
  | 'keyDate'
  | 'monthlyTheme'
  | 'monthlyFocus'

/** A tactic type; in the Initiatives channel an initiative category. */
export interface TacticType {
  readonly id: number
  readonly name: string
  readonly kind: TacticTypeKind
  readonly channelId: number
  /** Kept for items that have it, offered to nobody. */
  readonly isHidden: boolean
}

/** What a channel is for. */
export type ChannelKind = 'standard' | 'initiatives' | 'subscriptions' | 'socialMedia'

/** A channel with its tactic types, in order. */
export interface Channel {
  readonly id: number
  readonly name: string
  readonly kind: ChannelKind
  readonly planId: number
  /** `#RRGGBB` */
  readonly color: string
  readonly isPaidMedia: boolean
  readonly tacticTypes: readonly TacticType[]
}

/** A lead or nested plan, as its relatives show it. */
export interface RelatedPlan {
  readonly id: number
  readonly name: string
  readonly abbreviatedName: string
}

/** What the asker may do on a plan, as the server answers it. */
export interface PlanStanding {
  readonly level: RoleLevel
  readonly canAddTactics: boolean
  readonly canViewBudget: boolean
  readonly canEditAllChannels: boolean
  readonly editableChannelIds: readonly number[]
}

/** A plan with what its views need, except its tactics. */
export interface Plan {
  readonly id: number
  readonly version: number
  readonly name: string
  readonly abbreviatedName: string
  readonly type: PlanType
  readonly accountId: number
  readonly weekStartDay: WeekStartDay
  readonly isFrozen: boolean
  readonly useBudgets: boolean
  /** Channels of the plan itself and of the plans of its family that the asker may see. */
  readonly channels: readonly Channel[]
  readonly nestedPlans: readonly RelatedPlan[]
  readonly leadPlan: RelatedPlan | null
  readonly standing: PlanStanding
}

/** A tactic or an initiative, as the working views show it. */
export interface TacticItem {
  readonly id: number
  /** Goes into the next change; grows with each. */
  readonly version: number
  readonly title: string
  readonly startDate: CivilDateTime
  /** Of an all-day item the last day itself. */
  readonly endDate: CivilDateTime
  readonly isAllDay: boolean
  /** In the parking lot; both dates then stand at the epoch and mean nothing. */
  readonly isUnscheduled: boolean
  readonly isInitiative: boolean
  readonly planId: number
  readonly abbreviatedPlanName: string
  readonly channelId: number
  readonly tacticTypeId: number
  readonly tacticPlatformIds: readonly number[]
  readonly tagIds: readonly number[]
  readonly rrule: string | null
  readonly recurrenceEndDate: CivilDateTime | null
}
