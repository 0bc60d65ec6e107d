import { useMemo, useState } from 'react'
import { useBudgets } from '../../data/budgets'
import { usePlanSettings } from '../../plan'
import { SettingsScreen, stateOfReads } from '../../settings'
import { SETTINGS_PLACES } from '../../shell/settings-places'
import { BudgetSettingsForm } from './BudgetSettingsForm'

/** The budget of a plan: whether it uses budgets, how much there is, and for which time. */
export function BudgetSettingsScreen() {
  const { plan, abilities } = usePlanSettings()
  // While budgets are off, those that were archived can still be read by admins.
  const read = useBudgets(abilities.canReadBudgets ? plan.id : null)
  const budgets = abilities.canReadBudgets ? read.data : NO_BUDGETS
  const stored = useMemo(() => (budgets === undefined ? null : { plan, budgets }), [plan, budgets])
  // While somebody else switches budgets on, what is typed stays where it is.
  const [shown, setShown] = useState(stored)
  if (stored !== null && stored !== shown) setShown(stored)
  const place = SETTINGS_PLACES.find(({ segment }) => segment === 'budget')
  const texts = { title: place?.label ?? '', description: place?.text ?? '' }
  const canEdit = abilities.canManagePlan || abilities.canManageTeam
  if (shown !== null) return <BudgetSettingsForm {...texts} stored={shown} canEdit={canEdit} />
  return (
    <SettingsScreen {...texts} width="narrow" state={stateOfReads(read)}>
      {null}
    </SettingsScreen>
  )
}

const NO_BUDGETS = [] as const
