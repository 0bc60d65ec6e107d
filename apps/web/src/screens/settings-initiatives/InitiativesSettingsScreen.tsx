import { civilDateOf } from '@throughline/domain/calendar-dates'
import { Button } from '@throughline/ui/Button'
import { EmptyState } from '@throughline/ui/EmptyState'
import { Plus } from 'lucide-react'
import { useGuardedForms, useLeaveGuard, useUnsavedText } from '../../forms'
import { itemPageUrl, newItemTarget, usePlanSettings } from '../../plan'
import { useToday } from '../../platform/clock'
import { SettingsScreen, useHashTarget, useSettingsFrame } from '../../settings'
import { SETTINGS_PLACES } from '../../shell/settings-places'
import { CATEGORIES_ID, InitiativeCategories } from './InitiativeCategories'
import { InitiativeFilterRow } from './InitiativeFilterRow'
import { InitiativesTable } from './InitiativesTable'
import { useInitiativeFilters } from './use-initiative-filters'
import { useInitiativesData } from './use-initiatives-data'
import { useOpenInitiative } from './use-open-initiative'

const PLACE = SETTINGS_PLACES.find(({ segment }) => segment === 'initiatives')

/** Initiatives of a plan, and their categories. */
export function InitiativesSettingsScreen() {
  const { plan, abilities } = usePlanSettings()
  const today = useToday()
  const { filters, change } = useInitiativeFilters(today)
  const data = useInitiativesData(plan, filters)
  const { hrefOf, open, add } = useOpenInitiative(
    plan,
    data.rows.map(({ id }) => id),
  )
  const { channel } = data
  useHashTarget({
    isReady: channel !== null && data.state.status === 'ready',
    reveal: () => CATEGORIES_ID,
  })
  const { close, step } = useSettingsFrame()
  const { forms, tell } = useGuardedForms()
  const typed = useUnsavedText('categories', tell)
  const guard = useLeaveGuard({ form: forms, onClose: close })
  const addButton = (
    <Button
      // A step has its own button to go on.
      variant={step === undefined ? 'primary' : 'secondary'}
      icon={Plus}
      onClick={() => {
        const url = itemPageUrl(
          plan.accountId,
          plan.id,
          newItemTarget('initiative', { datetime: civilDateOf(today) }),
        )
        add(
          url,
          channel === null ? null : { channelId: channel.id, tacticTypeId: filters.categoryId },
        )
      }}
    >
      Add Initiative
    </Button>
  )
  const canAdd = abilities.canAddTactics
  return (
    <SettingsScreen
      title={PLACE?.label ?? ''}
      description={PLACE?.text ?? ''}
      state={data.state}
      actions={canAdd ? addButton : undefined}
      onClose={guard.close}
    >
      <InitiativeFilterRow
        filters={filters}
        onChange={change}
        categories={data.categories}
        today={today}
        weekStartDay={plan.weekStartDay}
        count={data.rows.length}
      />
      <InitiativesTable
        rows={data.rows}
        filters={filters}
        onFiltersChange={change}
        tagColumns={data.tagColumns}
        areNotesShown={plan.isTacticSummaryFieldEnabled}
        isFiltered={data.isFiltered}
        hrefOf={hrefOf}
        onOpen={open}
        onClearFilters={() => {
          change({ ...filters, ...data.wholeRange, categoryId: null })
        }}
        emptyState={
          <EmptyState size="small" illustration="list" title="This plan has no initiatives yet">
            {canAdd
              ? 'Add a campaign, a promotion, a key date or a theme.'
              : 'Campaigns, promotions, key dates and themes are listed here.'}
          </EmptyState>
        }
      />
      {channel === null ? null : (
        <InitiativeCategories
          channel={channel}
          countByCategory={data.countByCategory}
          isReadOnly={!abilities.canManagePlan}
          onUnsavedChange={typed.onUnsavedChange}
        />
      )}
      {guard.question}
    </SettingsScreen>
  )
}
