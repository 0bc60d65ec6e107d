import { civilDateOf } from '@throughline/domain/calendar-dates'
import { Button } from '@throughline/ui/Button'
import { EmptyState } from '@throughline/ui/EmptyState'
import { Plus } from 'lucide-react'
import type { DayNumber } from '@throughline/domain/calendar-dates'
import { useCallback, useMemo } from 'react'
import { useLocation, useSearchParams, useNavigate } from 'react-router-dom'
import type { PlanDetail } from '@throughline/api-client'

import { useGuardedForms, useLeaveGuard, useUnsavedText } from '../../forms'
import { itemPageUrl, newItemTarget, usePlanSettings, stateOfItem } from '../../plan'
import { useToday } from '../../platform/clock'
import { SettingsScreen, useHashTarget, useSettingsFrame } from '../../settings'
import { settingsPlaces } from '../../shell/settings-places'
import { CATEGORIES_ID, InitiativeCategories } from './InitiativeCategories'
import { InitiativeFilterRow } from './InitiativeFilterRow'
import { InitiativesTable } from './InitiativesTable'
import { useInitiativesData } from './use-initiatives-data'
import { filtersFromQuery, withFilters } from './initiative-filters'
import type { InitiativeFilters } from './initiative-filters'
import type { ItemHistory } from '../../plan'
import { settingsPath } from '../../shell/settings-paths'

const place = settingsPlaces.find(({ segment }) => segment === 'initiatives')

/** Settings screen of the initiatives of a plan, and their categories. */
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
      // A step of the setup has its own primary button.
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
      title={place?.label ?? ''}
      description={place?.text ?? ''}
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
        areNotesVisible={plan.isTacticSummaryFieldEnabled}
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

/**
 * Returns the filters of the URL, with a function that changes them. No change adds an entry to the
 * history.
 */
function useInitiativeFilters(today: DayNumber) {
  const [query, setQuery] = useSearchParams()
  const { state } = useLocation()
  const date = civilDateOf(today)
  const filters = useMemo(() => filtersFromQuery(query, date), [query, date])
  const change = useCallback(
    (next: InitiativeFilters) => {
      setQuery((current) => withFilters(current, next, date), { replace: true, state })
    },
    [setQuery, state, date],
  )
  return { filters, change }
}

/** Preset values of a new initiative. */
interface Chosen {
  readonly channelId: number
  /** null for any category. */
  readonly tacticTypeId: number | null
}

/**
 * Returns functions that open initiatives from their table. The page of an initiative leads back to
 * the table in its current state. The settings still close to the page from which the user opened
 * them.
 *
 * @param itemIds the visible initiatives
 */
function useOpenInitiative(plan: PlanDetail, itemIds: readonly number[]) {
  const navigate = useNavigate()
  const { pathname, search, state } = useLocation()
  const hrefOf = (id: number) =>
    settingsPath(plan.accountId, plan.id, 'initiatives').replace(
      /initiatives$/u,
      `initiative/${id}`,
    )
  const go = (url: string, history: ItemHistory) => {
    const from = { url: `${pathname}${search}`, label: 'Initiatives', state: state as unknown }
    void navigate(url, { state: stateOfItem({ ...history, from }) })
  }
  return {
    hrefOf,
    open: (id: number) => {
      go(hrefOf(id), { itemIds })
    },
    add: (url: string, chosen: Chosen | null) => {
      const { channelId, tacticTypeId } = chosen ?? { channelId: 0, tacticTypeId: null }
      go(url, tacticTypeId === null ? {} : { start: { values: { channelId, tacticTypeId } } })
    },
  }
}
