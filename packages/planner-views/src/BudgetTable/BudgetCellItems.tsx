import { Button } from '@throughline/ui/Button'
import { ErrorBoundary } from '@throughline/ui/ErrorBoundary'
import { IconButton } from '@throughline/ui/IconButton'
import { VisuallyHidden } from '@throughline/ui/VisuallyHidden'
import { X } from 'lucide-react'
import { useMemo, useRef, useState } from 'react'
import { useLabels, useLocale } from '@throughline/ui/LocaleProvider'

import { figureOrDash, figureSign } from '../money-parts'
import { ItemsPopover, ItemsScroll } from './BudgetCellItems.styles'
import type { BudgetCellItemsProps } from './BudgetCellItems.types'
import { BudgetCellItemRow } from './BudgetCellItemRow'
import { englishBudgetTableLabels } from './BudgetTable.labels'
import { isChanged, withDraft, withoutDraft } from './model/cost-drafts'
import type { CostDrafts } from './model/cost-drafts'
import { inOrder, sumsOfItems } from './model/item-sums'

/** How many items are listed at once: each has two fields. */
const PAGE_LENGTH = 50
const noDrafts: CostDrafts = new Map()

/** The items behind a cell of a budget, whose costs can be changed there. */
export function BudgetCellItems(props: BudgetCellItemsProps) {
  return (
    <ErrorBoundary>
      <BudgetCellItemsContent {...props} />
    </ErrorBoundary>
  )
}

function BudgetCellItemsContent({
  anchor,
  title,
  items,
  canEdit,
  onCostChange,
  onOpenItem,
  onClose,
  labels: providedLabels = englishBudgetTableLabels,
}: BudgetCellItemsProps) {
  const labels = useLabels(providedLabels)
  const anchorRef = useMemo(() => ({ current: anchor }), [anchor])
  const headRef = useRef<HTMLHeadingElement>(null)
  const [drafts, setDrafts] = useState(noDrafts)
  const [visibleCount, setVisibleCount] = useState(PAGE_LENGTH)
  const ordered = inOrder(items)
  const visible = ordered.slice(0, visibleCount)
  const sums = sumsOfItems(items)
  const hasEditable = items.some(canEdit)

  const pass = (keys: readonly string[]) => {
    let rest = drafts
    for (const key of keys) {
      const draft = drafts.get(key)
      if (draft !== undefined && isChanged(draft, items)) onCostChange(draft)
      rest = withoutDraft(rest, key)
    }
    setDrafts(rest)
  }
  // A press outside closes before the field that is typed in is left.
  const close = () => {
    pass([...drafts.keys()])
    onClose()
  }
  return (
    <ItemsPopover
      isOpen
      anchor={anchorRef}
      label={title}
      initialFocusRef={headRef}
      onClose={({ reason }) => {
        close()
        if (reason === 'escape') anchor.focus()
      }}
    >
      <div data-part="head">
        <h2 ref={headRef} tabIndex={-1}>
          {title}
        </h2>
        <IconButton
          icon={X}
          size="small"
          label={labels.close}
          onClick={() => {
            close()
            anchor.focus()
          }}
        />
      </div>
      <ItemsScroll aria-label={title}>
        <table>
          <thead>
            <tr>
              <th scope="col">{labels.item}</th>
              <th scope="col">{labels.dates}</th>
              <th scope="col" data-align="end">
                {labels.estimatedCost}
              </th>
              <th scope="col" data-align="end">
                {labels.actualCost}
              </th>
              <th scope="col">
                <VisuallyHidden>{labels.open}</VisuallyHidden>
              </th>
            </tr>
          </thead>
          <tbody>
            {visible.map((item) => (
              <BudgetCellItemRow
                key={item.id}
                item={item}
                isReadOnly={!canEdit(item)}
                drafts={drafts}
                labels={labels}
                onType={(change, isValid) => {
                  setDrafts((current) => withDraft(current, change, isValid))
                }}
                onPass={(key) => {
                  pass([key])
                }}
                onOpen={() => {
                  close()
                  onOpenItem({ itemId: item.id })
                }}
              />
            ))}
          </tbody>
        </table>
        {ordered.length > visible.length ? (
          <Button
            variant="ghost"
            size="small"
            onClick={() => {
              setVisibleCount(visibleCount + PAGE_LENGTH)
            }}
          >
            {labels.more({ count: Math.min(PAGE_LENGTH, ordered.length - visible.length) })}
          </Button>
        ) : null}
      </ItemsScroll>
      <div data-part="foot">
        <p>
          <bdi>{labels.sum({ count: sums.itemCount })}</bdi>
        </p>
        {hasEditable || items.length === 0 ? null : <p data-part="note">{labels.readOnly}</p>}
        <dl data-part="sums">
          <Sum name={labels.estimatedCost} amount={sums.estimate} />
          <Sum name={labels.actualCost} amount={sums.actual} />
          <Sum name={labels.variance} amount={sums.variance} />
        </dl>
      </div>
    </ItemsPopover>
  )
}

function Sum({ name, amount }: { readonly name: string; readonly amount: number | null }) {
  const locale = useLocale()
  return (
    <div>
      <dt>{name}</dt>
      <dd data-sign={figureSign(amount ?? 0)}>
        <bdi>{figureOrDash(amount, locale)}</bdi>
      </dd>
    </div>
  )
}
