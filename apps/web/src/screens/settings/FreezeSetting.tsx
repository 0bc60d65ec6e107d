import type { PlanDetail } from '@throughline/api-client'
import { PLAN_MESSAGES } from '@throughline/domain/messages'
import { FormSection } from '@throughline/ui/FormLayout'
import { Switch } from '@throughline/ui/Switch'
import { useFreezePlan } from '../../data/plan-writes'
import { useShowToast } from '../../platform/ToastProvider'
import { SettingsSections, useAutoSave } from '../../settings'

/** Freezes a plan and unfreezes it. */
export function FreezeSetting({ plan }: { readonly plan: PlanDetail }) {
  const freezePlan = useFreezePlan(plan.id)
  const showToast = useShowToast()
  const freeze = useAutoSave({
    value: plan.freeze,
    save: async (isFrozen) => {
      await freezePlan(isFrozen)
      showToast({ tone: 'success', text: PLAN_MESSAGES.updated })
    },
    fallback: PLAN_MESSAGES.updateFailed,
  })
  return (
    <SettingsSections>
      <FormSection
        id="freeze"
        title="Freeze"
        description="A frozen plan is read-only for everybody who is not an Admin of it."
      >
        <Switch
          label="Freeze this plan"
          help="Contributors and Viewers see that it is frozen. Nothing is lost, and any Admin can unfreeze it."
          isOn={freeze.value}
          error={freeze.error}
          onChange={({ isOn }) => {
            freeze.setValue(isOn)
          }}
        />
      </FormSection>
    </SettingsSections>
  )
}
