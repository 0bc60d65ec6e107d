import { createElement } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import type { Root } from 'react-dom/client'
import type { BudgetCompetitor } from '../../competitor'
import { buildTree, PlainTable } from './PlainTable'
import './table.css'

interface Visible {
  readonly root: Root
  readonly element: HTMLElement
  tree: ReturnType<typeof buildTree>
}

let visible: Visible | undefined

/** TanStack Table as its examples use it: a plain table with every cell rendered. */
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
    if (visible === undefined) throw new Error('No table is shown.')
    return { down: visible.element, across: visible.element }
  },
  drawn: { kind: 'elements', cell: 'td.amount' },
}

function draw(isExpanded: boolean): void {
  visible?.root.render(createElement(PlainTable, { tree: visible.tree, isExpanded }))
}
