import type { PlanDetail } from '@throughline/api-client'
import { Icon } from '@throughline/ui/Icon'
import { useHref, useLinkClickHandler, useLocation } from 'react-router-dom'
import { countText, formatCount, PLAN_MESSAGES } from '@throughline/domain/messages'
import { FormSection } from '@throughline/ui/FormLayout'
import { Switch } from '@throughline/ui/Switch'
import { formatDollars } from '@throughline/domain/budget'

import { usePlanSettings } from '../../plan'
import { SettingsScreen, useHashTarget, SettingsSections, useAutoSave } from '../../settings'
import { RouterLink } from '../../shell/RouterLink'
import { settingsPath } from '../../shell/settings-paths'
import { setupStartPath } from '../../shell/setup-path'
import { reachableSettings } from '../../shell/settings-places'
import type { SettingsPlace } from '../../shell/settings-places'
import { PlaceCard, PlaceList } from './SettingsIndexScreen.styles'
import { useFreezePlan } from '../../data/plan-writes'
import { useShowToast } from '../../platform/ToastProvider'
import type { SettingsSegment } from '../../shell/settings-paths'

/** Screen with all settings of a plan that the user can open, and a description of each. */
export function SettingsIndexScreen() {
  const { plan, abilities } = usePlanSettings()
  useHashTarget()
  return (
    <SettingsScreen
      title="All settings"
      description="What the plan is made of, and who works on it."
      state={{ status: 'ready' }}
    >
      <PlaceList>
        {reachableSettings(abilities).map((place) => (
          <li key={place.segment}>
            <PlaceLink place={place} plan={plan} />
          </li>
        ))}
      </PlaceList>
      {abilities.canManagePlan ? (
        <p>
          <RouterLink to={setupStartPath(plan.accountId, plan.id)}>Set up step by step</RouterLink>
        </p>
      ) : null}
      {abilities.canFreeze ? <FreezeSetting plan={plan} /> : null}
    </SettingsScreen>
  )
}

// Does not use `Link` of the router, which would add code of its framework to the first screen.
function PlaceLink({
  place: { segment, label, text, icon },
  plan,
}: {
  readonly place: SettingsPlace
  readonly plan: PlanDetail
}) {
  const to = settingsPath(plan.accountId, plan.id, segment)
  const state: unknown = useLocation().state
  const handleClick = useLinkClickHandler(to, { state })
  const summary = placeSummary(segment, plan)
  return (
    <PlaceCard href={useHref(to)} onClick={handleClick}>
      <Icon icon={icon} size={20} />
      <strong>{label}</strong>
      <span data-part="text">{text}</span>
      {summary === null ? null : <span data-part="summary">{summary}</span>}
    </PlaceCard>
  )
}

/** Switch that freezes and unfreezes a plan. */
function FreezeSetting({ plan }: { readonly plan: PlanDetail }) {
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

/**
 * Returns a count for some settings, such as the number of channels; null if the plan itself does
 * not contain it.
 */
function placeSummary(segment: SettingsSegment, plan: PlanDetail): string | null {
  const own = plan.channels.filter(({ planId }) => planId === plan.id)
  const channels = own.filter(({ kind }) => kind !== 'initiatives')
  switch (segment) {
    case 'channels': {
      const types = channels.flatMap(({ tacticTypes }) =>
        tacticTypes.filter(({ isHidden }) => !isHidden),
      )
      return `${countText(channels.length, 'channel')}, ${countText(types.length, 'tactic type')}`
    }
    case 'initiatives': {
      const categories = own.find(({ kind }) => kind === 'initiatives')?.tacticTypes ?? []
      return categories.length === 1 ? '1 category' : `${formatCount(categories.length)} categories`
    }
    case 'budget':
      if (!plan.useBudgets) return 'Off'
      return plan.totalBudget === null ? 'On' : `On, ${formatDollars(plan.totalBudget)}`
    case 'performance':
      return plan.useDashboards ? 'On' : 'Off'
    case 'calendars-of-interest':
    case 'documents':
    case 'tags':
    case 'team':
    default:
      return null
  }
}
