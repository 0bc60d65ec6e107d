import { readTypedAmount } from '@throughline/domain/budget'
import { isolateText } from '@throughline/domain/messages'
import { Button } from '@throughline/ui/Button'
import { CurrencyField } from '@throughline/ui/CurrencyField'
import { useLocale } from '@throughline/ui/LocaleProvider'

import { figureOrDash } from '../money-parts'
import type { BudgetCellItem, BudgetCostChange, BudgetCostName } from './BudgetCellItems.types'
import type { BudgetTableLabels } from './BudgetTable.labels'
import { costKey } from './model/cost-drafts'
import type { CostDrafts } from './model/cost-drafts'

const costs: readonly BudgetCostName[] = ['estimatedCost', 'actualCost']

interface BudgetCellItemRowProps {
  readonly item: BudgetCellItem
  readonly isReadOnly: boolean
  readonly drafts: CostDrafts
  readonly labels: BudgetTableLabels
  readonly onType: (change: BudgetCostChange, isValid: boolean) => void
  /** The user left a field: report its draft. */
  readonly onPass: (key: string) => void
  readonly onOpen: () => void
}

/** One item behind a cell, with a field for each of its costs. */
export function BudgetCellItemRow({
  item,
  isReadOnly,
  drafts,
  labels,
  onType,
  onPass,
  onOpen,
}: BudgetCellItemRowProps) {
  const locale = useLocale()
  const title = isolateText(item.title)
  return (
    <tr>
      <th scope="row" title={item.title}>
        {title}
      </th>
      <td data-part="days">
        {labels.days({ start: item.startDate.slice(0, 10), end: item.endDate.slice(0, 10) })}
      </td>
      {costs.map((name) => {
        const key = costKey(item.id, name)
        const draft = drafts.get(key)
        if (isReadOnly) {
          return (
            <td key={name} data-align="end">
              <bdi>{figureOrDash(item[name], locale)}</bdi>
            </td>
          )
        }
        return (
          <td key={name}>
            <CurrencyField
              label={labels.costOf({ cost: labels[name], title })}
              isLabelHidden
              size="small"
              value={draft === undefined ? item[name] : draft.amountDollars}
              read={(text) => readTypedAmount(text, labels.amountRefused, locale)}
              onChange={({ amountDollars, isValid }) => {
                onType({ itemId: item.id, name, amountDollars }, isValid)
              }}
              onBlur={() => {
                onPass(key)
              }}
              onKeyDown={({ key: pressed }) => {
                if (pressed === 'Enter') onPass(key)
              }}
            />
          </td>
        )
      })}
      <td>
        <Button
          variant="ghost"
          size="small"
          aria-label={labels.openItem({ title })}
          onClick={onOpen}
        >
          {labels.open}
        </Button>
      </td>
    </tr>
  )
}
