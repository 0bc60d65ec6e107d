import { countText } from '@throughline/domain/messages'
import { Button } from '@throughline/ui/Button'
import { Menu } from '@throughline/ui/Menu'
import { SearchField } from '@throughline/ui/SearchField'
import type { PlanType } from '@throughline/domain/plans'
import { ChevronDown, Plus, Trash2 } from 'lucide-react'
import { DeskActions } from './PlansDesk.styles'

export interface PlansActionsProps {
  readonly isSearchVisible: boolean
  readonly query: string
  readonly onSearch: (query: string) => void
  /** Number of plans that match the search. */
  readonly matchCount: number
  readonly canRestore: boolean
  readonly onShowDeleted: () => void
  /** Whether the user may add plans. */
  readonly canCreate: boolean
  /** How the user gets further plans, for an owner who cannot add them; null for none. */
  readonly addingHint: string | null
  /** Whether the list has a plan that can hold nested plans. */
  readonly hasLeads: boolean
  readonly onAdd: (type: PlanType) => void
}

const types: readonly { readonly id: PlanType; readonly label: string }[] = [
  { id: 'Individual', label: 'Individual plan' },
  { id: 'Master', label: 'Lead plan' },
  { id: 'Sub', label: 'Nested plan' },
]

/** Actions of the complete list: search, deleted plans, and new plans. */
export function PlansActions({
  isSearchVisible,
  query,
  onSearch,
  matchCount,
  canRestore,
  onShowDeleted,
  canCreate,
  addingHint,
  hasLeads,
  onAdd,
}: PlansActionsProps) {
  return (
    <DeskActions>
      {isSearchVisible ? (
        <div data-part="search">
          <SearchField
            label="Search plans"
            placeholder="Search plans"
            clearLabel="Clear search"
            value={query}
            resultText={query.trim() === '' ? '' : matchesInWords(matchCount)}
            onChange={({ value }) => {
              onSearch(value)
            }}
          />
        </div>
      ) : null}
      {addingHint === null ? null : <p>{addingHint}</p>}
      {canRestore ? (
        <Button variant="ghost" icon={Trash2} onClick={onShowDeleted}>
          Recently deleted
        </Button>
      ) : null}
      {canCreate ? (
        <Menu
          entries={types.map(({ id, label }) =>
            id === 'Sub' && !hasLeads
              ? { id, label, isDisabled: true, description: 'There is no plan to put it under.' }
              : { id, label },
          )}
          placement="bottom-end"
          onSelect={({ id }) => {
            const type = types.find((one) => one.id === id)
            if (type !== undefined) onAdd(type.id)
          }}
          renderTrigger={(trigger) => (
            <Button {...trigger} variant="primary" icon={Plus} trailingIcon={ChevronDown}>
              Add plan
            </Button>
          )}
        />
      ) : null}
    </DeskActions>
  )
}

function matchesInWords(count: number): string {
  return countText(count, 'plan')
}
