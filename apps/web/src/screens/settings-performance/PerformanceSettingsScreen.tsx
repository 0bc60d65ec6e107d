import type { DashboardCategory } from '@throughline/api-client'
import { useDashboards } from '../../data/dashboards'
import { usePlanSettings } from '../../plan'
import { useHashTarget, useSettingsFrame, SettingsScreen } from '../../settings'
import { useGuardedForms, useLeaveGuard } from '../../forms'
import { settingsPlaces } from '../../shell/settings-places'
import { PlanDashboards } from './PlanDashboards'

/** Settings screen of the performance data of a plan, which its Performance view shows. */
export function PerformanceSettingsScreen() {
  const place = settingsPlaces.find(({ segment }) => segment === 'performance')
  const { plan } = usePlanSettings()
  const { data, error, isFetching, refetch } = useDashboards(plan.id)
  const { close } = useSettingsFrame()
  const { forms, tell } = useGuardedForms()
  const guard = useLeaveGuard({ form: forms, onClose: close })
  useHashTarget({ isReady: data !== undefined })
  return (
    <SettingsScreen
      title={place?.label ?? ''}
      description={place?.text ?? ''}
      onClose={guard.close}
      state={
        data !== undefined
          ? { status: 'ready' }
          : error === null
            ? { status: 'loading' }
            : {
                status: 'error',
                message: error.message,
                isRetrying: isFetching,
                onRetry: () => void refetch(),
              }
      }
    >
      <PlanDashboards categories={data ?? none} tellOfForm={tell} />
      {guard.question}
    </SettingsScreen>
  )
}

const none: readonly DashboardCategory[] = []
