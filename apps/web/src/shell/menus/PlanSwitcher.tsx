import type { PlanListEntry } from '@throughline/api-client'
import { countText, PLAN_MESSAGES } from '@throughline/domain/messages'
import { Button } from '@throughline/ui/Button'
import { QuickPick, type QuickPickLabels } from '@throughline/ui/CommandPalette'
import { useMemo } from 'react'
import { useNavigate, useParams } from 'react-router-dom'
import { usePlans } from '../../data/plans'
import { usePreferences } from '../../preferences/preferences-context'
import { createRecentPlans } from '../../preferences/recent-choices'
import { planPath } from '../../session/landing'
import { idFromRoute, useActiveAccount, useSessionDetails } from '../../session/use-session'
import type { OpenNavigationMenu } from '../use-navigation-menu'
import { planOptions, recentPlanIds } from './plan-options'

const none: readonly PlanListEntry[] = []

/** List of the account's other plans, recent ones first, with a search by name. */
export function PlanSwitcher({ id, anchor, onClose }: OpenNavigationMenu) {
  const { store } = usePreferences()
  const { user } = useSessionDetails()
  const account = useActiveAccount()
  const navigate = useNavigate()
  const planId = idFromRoute(useParams()['planId'])
  const { data, isPending, isError, isFetching, refetch } = usePlans(account?.id ?? 0)
  const options = useMemo(() => planOptions(data ?? none, planId), [data, planId])
  const recentIds = useMemo(
    () => recentPlanIds(createRecentPlans(store, user.id).read(), planId),
    [store, user.id, planId],
  )
  const hasFailed = isError && data === undefined
  return (
    <QuickPick
      id={id}
      anchor={anchor}
      options={options}
      recentIds={recentIds}
      isLoading={isPending || (hasFailed && isFetching)}
      labels={hasFailed ? failed : labels}
      onClose={onClose}
      onSelect={(choice) => {
        const chosen = (data ?? none).find((plan) => String(plan.id) === choice.id)
        if (chosen !== undefined && chosen.id !== planId) {
          void navigate(planPath(chosen.accountId, chosen.id))
        }
      }}
      {...(hasFailed
        ? {
            footer: (
              <Button
                size="small"
                isBusy={isFetching}
                onClick={() => {
                  void refetch()
                }}
              >
                Try again
              </Button>
            ),
          }
        : null)}
    />
  )
}

const labels: QuickPickLabels = {
  label: 'Find a plan',
  placeholder: 'Find a plan…',
  recent: 'Recent',
  empty: ({ query }) =>
    query === '' ? PLAN_MESSAGES.none : `No plan is called “${query.trim()}”.`,
  loading: PLAN_MESSAGES.loading,
  results: ({ count }) => countText(count, 'plan'),
}

const failed: QuickPickLabels = { ...labels, empty: () => 'The plans could not be loaded.' }
