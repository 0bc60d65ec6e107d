import { GlobalStyle } from '@throughline/ui/theme'
import { TreeTable } from '@throughline/ui/TreeTable'
import type { TreeTableColumnEntry } from '@throughline/ui/TreeTable'
import { createElement } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import type { Root } from 'react-dom/client'
import { budgetColumns, formatDollars } from '../../budget'
import type { Budget, BudgetRow } from '../../budget'
import { sizes } from '../../competitor'
import type { BudgetCompetitor } from '../../competitor'

const groups = [...new Set(budgetColumns.map(({ group }) => group))]
/**
 * The same rows and the same typeface as the others. The product brings its
 * typeface along; where it is missing, the browser looks for one family after
 * the other, which takes longer than drawing the table.
 */
const style = {
  height: '100%',
  fontFamily: 'sans-serif',
  '--tl-size-row': `${sizes.row}px`,
}
const none: ReadonlySet<string> = new Set()

const columns: readonly TreeTableColumnEntry<BudgetRow>[] = [
  {
    id: 'name',
    header: 'Name',
    width: sizes.name,
    isFrozen: 'start',
    getValue: ({ name }) => name,
  },
  ...groups.map((group) => ({
    id: group,
    header: group,
    columns: budgetColumns
      .filter((column) => column.group === group)
      .map(({ id, title }) => ({
        id,
        header: title,
        width: sizes.column,
        getValue: ({ amounts }: BudgetRow) => amounts[id] ?? 0,
        formatValue: (value: string | number | null) => formatDollars(Number(value)),
        canEdit: ({ kind }: BudgetRow) => kind === 'item',
      })),
  })),
]

// The tokens are there before any view, as the peers' style sheets are.
createRoot(document.createElement('div')).render(createElement(GlobalStyle))

interface Visible {
  readonly root: Root
  readonly element: HTMLElement
  tree: BudgetTree
}

interface BudgetTree {
  readonly sections: Budget
  readonly totals: Budget
  readonly children: ReadonlyMap<string, Budget>
}

let visible: Visible | undefined

/** The product's own tree table: a frozen name, column groups, editable amounts, totals at the foot. */
export const competitor: BudgetCompetitor = {
  show: (element, budget) => {
    visible = { root: createRoot(element), element, tree: buildTree(budget) }
    draw(true)
  },
  edit: ({ budget }) => {
    if (visible !== undefined) visible.tree = buildTree(budget)
    flushSync(() => draw(true))
  },
  setExpanded: (isExpanded) => flushSync(() => draw(isExpanded)),
  scroller: () => {
    const scroller = visible?.element.querySelector<HTMLElement>('[role=treegrid]')
    if (!scroller) throw new Error('The tree table has drawn no grid.')
    return { down: scroller, across: scroller }
  },
  drawn: {
    kind: 'elements',
    cell: '[role=gridcell]',
    // An amount that is wider than its column shows as ###, and says itself whole to screen readers.
    textOf: (cell) => cell.getAttribute('aria-label') ?? cell.textContent,
  },
}

function draw(isExpanded: boolean): void {
  if (visible === undefined) return
  const { sections, totals, children } = visible.tree
  visible.root.render(
    createElement(TreeTable<BudgetRow>, {
      label: 'Budget',
      columns,
      rows: sections,
      totalRows: totals,
      getRowId: ({ id }) => id,
      getChildren: ({ id }) => children.get(id),
      expandedRowIds: isExpanded ? new Set(children.keys()) : none,
      onExpandedChange: ignore,
      onCommitCell: ignore,
      style,
    }),
  )
}

function buildTree(budget: Budget): BudgetTree {
  const children = new Map<string, BudgetRow[]>()
  for (const row of budget) {
    if (row.kind === 'section') children.set(row.id, [])
    else if (row.sectionId !== null) children.get(row.sectionId)?.push(row)
  }
  return {
    sections: budget.filter(({ kind }) => kind === 'section'),
    totals: budget.filter(({ kind }) => kind === 'total'),
    children,
  }
}

function ignore(): void {}
