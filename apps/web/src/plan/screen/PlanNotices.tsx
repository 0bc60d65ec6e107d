import type { PlanDetail } from '@throughline/api-client'
import { abilitiesWith, type PlanAccess } from '@throughline/domain/access'
import { CALENDAR_MESSAGES, PLAN_MESSAGES } from '@throughline/domain/messages'
import { Banner } from '@throughline/ui/Banner'
import { Button } from '@throughline/ui/Button'
import { useLocation } from 'react-router-dom'
import { RouterLinkButton } from '../../shell/RouterLinkButton'
import { settingsPath, stateOfSettings } from '../../shell/settings-paths'

/** A frozen plan, and the settings page that the banner links to. */
export interface FrozenPlan {
  /** Page on which the user can unfreeze it; null for users without that permission. */
  readonly unfreezePath: string | null
  /**
   * Page of the team, which shows who can unfreeze it; null for users who can do so themselves or
   * may not see the team.
   */
  readonly teamPath: string | null
}

/**
 * Returns the data of the banner about a frozen plan; null while the plan is not frozen.
 *
 * @param access null while it is loading; the banner then has no link
 */
export function frozenPlanOf(
  plan: PlanDetail | undefined,
  access: PlanAccess | null,
): FrozenPlan | null {
  if (plan?.freeze !== true) return null
  if (access === null) return { unfreezePath: null, teamPath: null }
  const { canFreeze, canSeeTeamSettings } = abilitiesWith(access, plan)
  return {
    unfreezePath: canFreeze ? `${settingsPath(plan.accountId, plan.id)}#freeze` : null,
    teamPath:
      !canFreeze && canSeeTeamSettings ? settingsPath(plan.accountId, plan.id, 'team') : null,
  }
}

export interface PlanNoticesProps {
  /** Set while the plan is read-only for every user below plan admin; otherwise null. */
  readonly frozen: FrozenPlan | null
  /** The view shows older data, because the last read failed. */
  readonly isOutdated: boolean
  /** Reads the data again. */
  readonly onRetry: () => void
}

/** Notices above a view of a plan: a frozen plan, outdated data. */
export function PlanNotices({ frozen, isOutdated, onRetry }: PlanNoticesProps) {
  return (
    <>
      {frozen === null ? null : <FrozenNotice {...frozen} />}
      {isOutdated ? (
        <Banner
          tone="warning"
          title={CALENDAR_MESSAGES.outdated}
          actions={<Button onClick={onRetry}>Try again</Button>}
        >
          {CALENDAR_MESSAGES.outdatedHint}
        </Banner>
      ) : null}
    </>
  )
}

/**
 * Banner about a frozen plan. Links to the page that unfreezes it, or to the users who can do so.
 */
export function FrozenNotice({ unfreezePath, teamPath }: FrozenPlan) {
  const path = unfreezePath ?? teamPath
  return (
    <Banner
      tone="warning"
      title={PLAN_MESSAGES.frozen}
      {...(path === null
        ? null
        : {
            actions: (
              <LinkToSettings
                to={path}
                label={unfreezePath === null ? PLAN_MESSAGES.seeAdmins : PLAN_MESSAGES.unfreeze}
              />
            ),
          })}
    >
      {unfreezePath === null ? PLAN_MESSAGES.frozenForOtherUsers : PLAN_MESSAGES.frozenForAdmins}
    </Banner>
  )
}

/** A separate component, because the banner may render without a router when it has no link. */
function LinkToSettings({ to, label }: { readonly to: string; readonly label: string }) {
  const { pathname, search } = useLocation()
  return (
    <RouterLinkButton size="small" to={to} state={stateOfSettings(`${pathname}${search}`)}>
      {label}
    </RouterLinkButton>
  )
}
