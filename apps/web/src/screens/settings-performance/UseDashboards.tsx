import { isApiError, type PlanDetail } from '@throughline/api-client'
import { PERFORMANCE_SETTINGS_MESSAGES, PLAN_MESSAGES } from '@throughline/domain/messages'
import { Switch } from '@throughline/ui/Switch'
import { useId } from 'react'
import { useUpdatePlan } from '../../data/plan-writes'
import { useShowToast } from '../../platform/ToastProvider'
import { useAutoSave } from '../../settings'
import { Instructions, Section } from './PerformanceSettings.styles'

/** Switch for the performance data of the plan, with instructions for embedding it. */
export function UseDashboards({ plan }: { readonly plan: PlanDetail }) {
  const titleId = useId()
  const showToast = useShowToast()
  const updatePlan = useUpdatePlan(plan.id)
  const setting = useAutoSave({
    value: plan.useDashboards,
    save: async (useDashboards) => {
      try {
        await updatePlan({ plan, changes: { useDashboards } })
      } catch (error) {
        if (!isApiError(error, 'conflict')) throw error
        throw new Error(PERFORMANCE_SETTINGS_MESSAGES.planChanged, { cause: error })
      }
      showToast({ tone: 'success', text: PLAN_MESSAGES.updated })
    },
    fallback: PLAN_MESSAGES.updateFailed,
  })
  return (
    <Section aria-labelledby={titleId}>
      <h3 id={titleId}>Performance view</h3>
      <Switch
        label={setting.value ? 'On' : 'Off'}
        aria-label="Performance view"
        isOn={setting.value}
        help={
          setting.status === 'saving'
            ? 'Saving'
            : setting.value
              ? 'Everybody on the plan sees the active performance data.'
              : 'The Performance view is hidden. You can prepare it here before you turn it on.'
        }
        error={setting.error}
        onChange={({ isOn }) => {
          setting.setValue(isOn)
        }}
      />
      <Instructions>
        <div id="embedded-html">
          <dt>To embed HTML</dt>
          <dd>
            Copy the embed code of your dashboard, often found under Share or Publish, choose HTML
            below Type and paste it as HTML Embed Code. Recommended size: width 960, height 569.
          </dd>
        </div>
        <div id="pdf">
          <dt>To embed a PDF</dt>
          <dd>
            Choose PDF below Type and select a .pdf file. It fills the width of the view; pages of
            960 × 569 fit best.
          </dd>
        </div>
      </Instructions>
    </Section>
  )
}
