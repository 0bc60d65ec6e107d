import type { CivilDate, WeekStartDay } from '../calendar-dates'
import type { RoleLevel } from '../access'

/** The place of a plan in its family: Master is a lead plan with nested ones, Sub a nested one. */
export type PlanType = 'Individual' | 'Master' | 'Sub'

/** How a plan labels rating points: target or gross. */
export type RatingPointsType = 'trp' | 'grp'

/** The name of a plan that was just created. */
export const NEW_PLAN_NAME = 'New Plan'

/** The template plan: default channels, types and platforms come from it, and no list shows it. */
export const SUPER_PLAN_ID = 15

/** Another plan of the same family. */
export interface RelatedPlan {
  readonly id: number
  readonly name: string
  readonly abbreviatedName: string
  /** The caller's strongest role on it, or null without a role: then its items are hidden. */
  readonly roleId: number | null
}

/** The properties of a plan. Its channels, tags and budgets are read separately. */
export interface Plan {
  readonly id: number
  /** Grows with each change; a write names the version it was made from. */
  readonly version: number
  readonly creatorId: number | null
  readonly accountId: number
  readonly name: string
  readonly abbreviatedName: string
  readonly type: PlanType
  /** The budget's first day; mirrors the active primary budget. */
  readonly startDate: CivilDate | null
  /** The budget's last day, inclusive; mirrors the active primary budget. */
  readonly endDate: CivilDate | null
  readonly weekStartDay: WeekStartDay
  readonly ratingPointsType: RatingPointsType
  readonly isTemplate: boolean
  /** Read-only for everyone below plan admin. */
  readonly freeze: boolean
  readonly useBudgets: boolean
  /** Whole dollars; null without a budget, and for those who may not see it. */
  readonly totalBudget: number | null
  readonly useDashboards: boolean
  /** Notes of tactics are shown. */
  readonly isTacticSummaryFieldEnabled: boolean
  /** 0: it has no lead plan. */
  readonly parentId: number
  readonly parent: RelatedPlan | null
  /** Nested plans. */
  readonly plans: readonly RelatedPlan[]
  readonly isLead: boolean
  readonly isNested: boolean
}

/** A plan as the plans list shows it. */
export interface PlanSummary {
  readonly id: number
  readonly version: number
  readonly name: string
  readonly abbreviatedName: string
  readonly type: PlanType
  readonly accountId: number
  /** 0: it has no lead plan. */
  readonly parentId: number
  readonly freeze: boolean
  readonly useBudgets: boolean
  readonly useDashboards: boolean
  readonly roleId: number | null
  readonly roleTitle: string
  readonly level: RoleLevel
}
