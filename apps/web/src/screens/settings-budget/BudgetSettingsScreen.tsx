import { useMemo, useState } from 'react'
import { useBudgets } from '../../data/budgets'
import { usePlanSettings } from '../../plan'
import { SettingsScreen, stateOfReads } from '../../settings'
import { settingsPlaces } from '../../shell/settings-places'
import { BudgetSettingsForm } from './BudgetSettingsForm'

/**
 * Settings screen of the budget of a plan: whether the plan uses budgets, their amounts and their
 * days.
 */
export function BudgetSettingsScreen() {
  const { plan, abilities } = usePlanSettings()
  // While budgets are off, admins can still read the archived ones.
  const read = useBudgets(abilities.canReadBudgets ? plan.id : null)
  const budgets = abilities.canReadBudgets ? read.data : noBudgets
  const stored = useMemo(() => (budgets === undefined ? null : { plan, budgets }), [plan, budgets])
  // Typed values stay while another user switches budgets on.
  const [visible, setVisible] = useState(stored)
  if (stored !== null && stored !== visible) setVisible(stored)
  const place = settingsPlaces.find(({ segment }) => segment === 'budget')
  const texts = { title: place?.label ?? '', description: place?.text ?? '' }
  const canEdit = abilities.canManagePlan || abilities.canManageTeam
  if (visible !== null) return <BudgetSettingsForm {...texts} stored={visible} canEdit={canEdit} />
  return (
    <SettingsScreen {...texts} width="narrow" state={stateOfReads(read)}>
      {null}
    </SettingsScreen>
  )
}

const noBudgets = [] as const
