import { createElement } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import type { Root } from 'react-dom/client'
import type { BudgetCompetitor } from '../../competitor'
import { buildTree, PlainTable } from './PlainTable'
import './table.css'

interface Shown {
  readonly root: Root
  readonly element: HTMLElement
  tree: ReturnType<typeof buildTree>
}

let shown: Shown | undefined

/** TanStack Table as its examples use it: a plain table with every cell rendered. */
export const competitor: BudgetCompetitor = {
  show: (element, budget) => {
    shown = { root: createRoot(element), element, tree: buildTree(budget) }
    draw(true)
  },
  edit: ({ budget }) => {
    if (shown !== undefined) shown.tree = buildTree(budget)
    flushSync(() => draw(true))
  },
  setExpanded: (isExpanded) => flushSync(() => draw(isExpanded)),
  scroller: () => {
    if (shown === undefined) throw new Error('No table is shown.')
    return { down: shown.element, across: shown.element }
  },
  drawn: { kind: 'elements', cell: 'td.amount' },
}

function draw(isExpanded: boolean): void {
  shown?.root.render(createElement(PlainTable, { tree: shown.tree, isExpanded }))
}
