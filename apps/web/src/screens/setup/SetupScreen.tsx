import { abilitiesWith } from '@throughline/domain/access'
import { SETUP_MESSAGES } from '@throughline/domain/messages'
import { useEffect, useMemo } from 'react'
import { Navigate, useLocation, useNavigate, useParams } from 'react-router-dom'
import { usePlanChanges } from '../../data/plan-changes'
import { isRefusal } from '../../data/refusals'
import { isForeign, PlanUnavailable, useVisiblePlan, type PlanSettings } from '../../plan'
import { useShowToast } from '../../platform/ToastProvider'
import { planPath } from '../../session/landing'
import { idFromRoute, useActiveAccount } from '../../session/use-session'
import { SettingsSkeleton } from '../../settings'
import { Logo } from '../../shell/Logo'
import { Head, Page, StepColumn } from './Setup.styles'
import { beginPath, SetupIntro } from './SetupIntro'
import { modeOf, setupPath, stepOf, stepsOf, type SetupMode } from './setup-steps'
import { SetupWizard, type LoadSettings } from './SetupWizard'

interface SetupScreenProps {
  readonly loadSettings: LoadSettings
}

/** Screen with the setup of a plan: the intro, and the steps one after the other. */
export function SetupScreen({ loadSettings }: SetupScreenProps) {
  const { mode: modeText, accountId: accountText, planId: planText, step } = useParams()
  const { search } = useLocation()
  const accountId = idFromRoute(accountText)
  const planId = idFromRoute(planText)
  if (accountId === null || planId === null) return <Navigate to="/" replace />
  const place = { accountId, planId }
  const mode = modeOf(modeText)
  if (mode === null || step === undefined) {
    return <Navigate to={`${setupPath(mode ?? 'full', place, 'intro')}${search}`} replace />
  }
  return (
    <SetupOfPlan key={planId} {...place} mode={mode} stepText={step} loadSettings={loadSettings} />
  )
}

interface SetupOfPlanProps extends SetupScreenProps {
  readonly accountId: number
  readonly planId: number
  readonly mode: SetupMode
  /** The last segment of the path. */
  readonly stepText: string
}

function SetupOfPlan({ accountId, planId, mode, stepText, loadSettings }: SetupOfPlanProps) {
  const { search } = useLocation()
  const isAccountActive = useActiveAccount()?.isActive ?? true
  const { plan, access } = useVisiblePlan(planId, isAccountActive)
  const isElsewhere = isForeign(plan.data, accountId)
  usePlanChanges(plan.data === undefined || isElsewhere ? null : planId)
  const settings = useMemo(
    (): PlanSettings | null =>
      plan.data === undefined || access === null
        ? null
        : { plan: plan.data, access, abilities: abilitiesWith(access, plan.data) },
    [plan.data, access],
  )
  const isIntro = stepText === 'intro'
  if (!isAccountActive) return <Navigate to="/plans" replace />
  if (isElsewhere || (plan.isError && isRefusal(plan.error))) {
    return <LedAway to="/" tone="error" text={SETUP_MESSAGES.accessFailed} />
  }
  if (settings === null) {
    if (!plan.isError) {
      return isIntro ? <SetupIntro state={{ status: 'loading' }} /> : <SetupWaiting />
    }
    const failure = {
      isRetrying: plan.isFetching,
      onRetry: () => {
        void plan.refetch()
      },
    }
    return isIntro ? (
      <SetupIntro state={{ status: 'failed', message: plan.error.message, ...failure }} />
    ) : (
      <PlanUnavailable error={plan.error} {...failure} />
    )
  }
  if (!settings.abilities.canManagePlan) {
    const to = isIntro ? beginPath(settings.plan) : planPath(accountId, planId)
    return <LedAway to={to} tone="warning" text="Only plan admins can set up a plan." />
  }
  const steps = stepsOf(mode, settings.abilities)
  if (isIntro) return <SetupIntro state={{ status: 'ready', plan: settings.plan, mode, steps }} />
  const step = stepOf(steps, stepText)
  if (step === null) {
    return <Navigate to={`${setupPath(mode, { accountId, planId }, 'intro')}${search}`} replace />
  }
  return <SetupWizard {...{ settings, mode, steps, step, loadSettings }} />
}

/** Placeholder of a step while its plan loads. */
function SetupWaiting() {
  return (
    <Page>
      <Head>
        <Logo />
      </Head>
      <StepColumn>
        <SettingsSkeleton />
      </StepColumn>
    </Page>
  )
}

interface LedAwayProps {
  readonly to: string
  readonly tone: 'error' | 'warning'
  readonly text: string
}

/** Redirects to another page, and shows the reason in a toast. */
function LedAway({ to, tone, text }: LedAwayProps) {
  const showToast = useShowToast()
  const navigate = useNavigate()
  useEffect(() => {
    showToast({ id: 'setup', tone, text })
    void navigate(to, { replace: true })
  }, [to, tone, text, showToast, navigate])
  return null
}
