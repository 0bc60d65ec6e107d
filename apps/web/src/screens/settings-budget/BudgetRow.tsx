import { isolateText } from '@throughline/domain/messages'
import { Badge } from '@throughline/ui/Badge'
import { Button } from '@throughline/ui/Button'
import { IconButton } from '@throughline/ui/IconButton'
import { Pencil, Trash2 } from 'lucide-react'
import type { ReactNode } from 'react'
import type { BudgetFields } from './budget-form-model'
import { amountText, daysText } from './budget-texts'
import { RowLine } from './BudgetSettings.styles'

export interface BudgetRowProps {
  readonly id: number
  readonly budget: BudgetFields
  /** State of the budget, such as archived; null without any. */
  readonly mark: string | null
  readonly isEditing: boolean
  readonly isReadOnly: boolean
  /** An additional button. */
  readonly action?: ReactNode
  readonly onEditingChange: (isEditing: boolean) => void
  readonly onDelete: () => void
  /** Fields that are visible during editing. */
  readonly children: ReactNode
}

/** Budget of the list, in view or in editing. */
export function BudgetRow({
  id,
  budget,
  mark,
  isEditing,
  isReadOnly,
  action,
  onEditingChange,
  onDelete,
  children,
}: BudgetRowProps) {
  const name = isolateText(budget.name)
  return (
    <li data-budget-id={id}>
      <RowLine>
        <strong>{budget.name}</strong>
        {mark === null ? null : <Badge>{mark}</Badge>}
        <span data-part="amount">{amountText(budget.totalDollars)}</span>
        <span data-part="days">{daysText(budget)}</span>
        {isReadOnly ? null : (
          <span data-part="actions">
            {action}
            {isEditing ? (
              <Button
                size="small"
                aria-label={`Finish editing ${name}`}
                onClick={() => {
                  onEditingChange(false)
                }}
              >
                Done
              </Button>
            ) : (
              <IconButton
                size="small"
                icon={Pencil}
                label={`Edit ${name}`}
                onClick={() => {
                  onEditingChange(true)
                }}
              />
            )}
            <IconButton
              size="small"
              icon={Trash2}
              label={`Delete ${name}`}
              data-part="delete"
              onClick={onDelete}
            />
          </span>
        )}
      </RowLine>
      {isEditing ? children : null}
    </li>
  )
}
