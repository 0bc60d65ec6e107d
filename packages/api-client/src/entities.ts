import type { RoleLevel } from '@throughline/domain/access'
import type { CivilDate } from '@throughline/domain/calendar-dates'
import type { SingleReason } from '@throughline/domain/calendar-events'
import type { Channel } from '@throughline/domain/channels'
import type { Plan, PlanSummary } from '@throughline/domain/plans'
import type { User, UserRole } from '@throughline/domain/users'

/** An account, as lists and menus show it. */
export interface AccountSummary {
  readonly id: number
  readonly name: string
  readonly ownerId: number
  /** False once the subscription has expired. */
  readonly isActive: boolean
  readonly isBillingShown: boolean
  /** Its tactic types may have custom fields of their own. */
  readonly hasTacticTypeCF: boolean
}

/** Who is signed in, and where they may go. */
export interface SessionDetails {
  readonly user: User
  readonly roles: readonly UserRole[]
  readonly accounts: readonly AccountSummary[]
  readonly isProductTeam: boolean
  /** The accounts on which the person, a super user, counts as the owner; usually empty. */
  readonly superOwnerOfAccountIds: readonly number[]
}

/** The configuration that the app needs before a sign-in. */
export interface Configuration {
  readonly isMaintenanceMode: boolean
  /** null: show the standard notice. */
  readonly maintenanceNotice: string | null
  readonly supportEmail: string
  /** Email address for suggestions of calendars. */
  readonly suggestionEmail: string
  readonly copyrightLine: string
  readonly patentNotice: string
  readonly appVersion: string
  /** Address of the referral program; null hides its links. */
  readonly referralUrl: string | null
}

/** A plan of the plans list, with the additional data of the list. */
export interface PlanListEntry extends PlanSummary {
  readonly startDate: CivilDate | null
  readonly endDate: CivilDate | null
  /**
   * Tactics and initiatives that the caller may see; null if the list does not contain the number.
   */
  readonly tacticCount: number | null
}

/** The caller's permissions on a plan, as the server reports them. */
export interface CallerPlanAccess {
  readonly level: RoleLevel
  readonly canAddTactics: boolean
  readonly canViewBudget: boolean
  readonly canEditAllChannels: boolean
  readonly editableChannelIds: readonly number[]
}

/** A plan with the data of its views, except its tactics. */
export interface PlanDetail extends Plan {
  /** Channels of the plan itself and of the plans of its family that the caller may see, in order. */
  readonly channels: readonly Channel[]
  readonly access: CallerPlanAccess
}

/** A calendar of interest, as a plan's views need it. */
export interface SubscriptionSummary {
  readonly id: number
  readonly name: string
  readonly description: string | null
}

/** A calendar of interest, as the settings of a plan show it. */
export interface Calendar {
  readonly id: number
  /** Grows with each change of the calendar; absent before it is read. */
  readonly version?: number
  readonly name: string
  /** For every account; the others belong to one. */
  readonly isStandard: boolean
  /** iCal address; null for users who may not change the calendar. */
  readonly address: string | null
  /** Whether the plan shows it. */
  readonly isSelected: boolean
  /** The result of reading it; null if the response leaves it out. */
  readonly report: CalendarReport | null
  /** The plans that show it; null if the response leaves them out. */
  readonly shownBy: CalendarUses | null
}

/** The plans that show a calendar. */
export interface CalendarUses {
  /** Plans that the caller may see, by name. */
  readonly plans: readonly { readonly id: number; readonly name: string }[]
  /** The number of further plans. */
  readonly otherCount: number
}

/** Problems of a calendar that could be read nevertheless. */
export interface CalendarWarnings {
  readonly warnings: readonly {
    readonly code: 'incomplete' | 'undated_events' | 'unknown_zone' | 'undescribed_zone'
    /** How many events have the problem; 0 if that is unknown. */
    readonly count: number
    /** The first names of time zones. */
    readonly names: readonly string[]
  }[]
  /** How many events show less often than the calendar repeats them, by reason. */
  readonly singleEvents: readonly { readonly reason: SingleReason; readonly count: number }[]
}

/** The result of reading a calendar. Times are instants. */
export interface CalendarReport extends CalendarWarnings {
  /** null when that never worked. */
  readonly fetchedAt: string | null
  /** A series is one event. */
  readonly eventCount: number
  /** The server works it out itself: it is never old. */
  readonly isCalculated: boolean
  /** Why the newest attempt brought no new events, or null. */
  readonly problem: 'unsafe' | 'unreachable' | 'unreadable' | 'outdated' | 'incomplete' | null
  /** The HTTP status that the newest attempt was refused with, or null. */
  readonly statusCode: number | null
  /** null if the newest attempt did not fail, or the time is unknown. */
  readonly failingSince: string | null
}

/** The content of a calendar that is not added yet. */
export interface CalendarPreview extends CalendarWarnings {
  readonly name: string
  readonly eventCount: number
  readonly firstDay: CivilDate | null
  /** null without events, and without a known end. */
  readonly lastDay: CivilDate | null
  /** At most three, the earliest first. */
  readonly nextEvents: readonly { readonly title: string; readonly date: CivilDate }[]
  /** An existing calendar with the same address; null if there is none. */
  readonly sameAs: { readonly id: number; readonly name: string } | null
}

/** An uploaded file. */
export interface Asset {
  readonly id: number
  readonly name: string
  /** Signed address of the file, valid for 10 minutes. */
  readonly fileLocation: string
  /** Media type, determined from the content. */
  readonly contentType: string
  readonly sizeBytes: number
}

/** A document of a plan. */
export interface PlanDocument {
  readonly id: number
  /** Grows with each change of the document; absent before it is read. */
  readonly version?: number
  readonly asset: Asset
  readonly planId: number
  /** The items it is attached to, without those hidden from the caller. */
  readonly tacticIds: readonly number[]
  /** The categories it is filed under, at least one, in their order. */
  readonly categoryIds: readonly number[]
  /** When it was added, as an instant. */
  readonly createdAt: string
}

/** A category of documents. */
export interface PlanDocumentCategory {
  readonly id: number
  /** Grows with each change of the category, but not of its place; absent before it is read. */
  readonly version?: number
  readonly name: string
}

/** A performance dashboard: embedded HTML where there is any, else a PDF. */
export interface Dashboard {
  readonly id: number
  /** Grows with each change of the dashboard, but not of its place; absent before it is read. */
  readonly version?: number
  readonly name: string
  readonly isArchived: boolean
  /** HTML that a user typed. Never put it into a page of the app; show `pageUrl` in a frame. */
  readonly embedHtml: string | null
  /** Signed address of the HTML as a page of an opaque origin, valid for 10 minutes; null for a PDF. */
  readonly pageUrl: string | null
  /** The PDF. */
  readonly asset: Asset | null
}

/** A category of dashboards. */
export interface DashboardCategory {
  readonly id: number
  /** Grows with each change of the category, but not of its place; absent before it is read. */
  readonly version?: number
  readonly name: string
  /** In their order. */
  readonly dashboards: readonly Dashboard[]
}
