import type { PlanDetail } from '@throughline/api-client'
import { abilitiesWith, type PlanAccess } from '@throughline/domain/access'
import { CALENDAR_MESSAGES, PLAN_MESSAGES } from '@throughline/domain/messages'
import { Banner } from '@throughline/ui/Banner'
import { Button } from '@throughline/ui/Button'
import { useLocation } from 'react-router-dom'
import { RouterLinkButton } from '../../shell/RouterLinkButton'
import { settingsPath, stateOfSettings } from '../../shell/settings-paths'

/** A plan that is frozen, and where the person can go about it. */
export interface FrozenPlan {
  /** Where they unfreeze it; null for those who may not. */
  readonly unfreezePath: string | null
  /** Where they see who may; null for those who may themselves or do not see the team. */
  readonly teamPath: string | null
}

/**
 * What a person is told about a frozen plan; null while it is not frozen.
 *
 * @param access null while that is not known: then the banner leads nowhere
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
  /** The plan is read-only for everyone below plan admin; null where it is not. */
  readonly frozen: FrozenPlan | null
  /** What is on show was read earlier and could not be read again. */
  readonly isOutdated: boolean
  /** Asks to read it again. */
  readonly onRetry: () => void
}

/** What there is to know before all else about a view of a plan. */
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

/** Says that a plan is frozen, and leads to where it is unfrozen, or to the people who may do so. */
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
      {unfreezePath === null ? PLAN_MESSAGES.frozenForOthers : PLAN_MESSAGES.frozenForAdmins}
    </Banner>
  )
}

/** Apart from the banner, which is drawn without a router where it leads nowhere. */
function LinkToSettings({ to, label }: { readonly to: string; readonly label: string }) {
  const { pathname, search } = useLocation()
  return (
    <RouterLinkButton size="small" to={to} state={stateOfSettings(`${pathname}${search}`)}>
      {label}
    </RouterLinkButton>
  )
}
