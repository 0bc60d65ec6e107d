import { finishTasks, testModel } from '@throughline/test-support/property-tests'
import * as fc from 'fast-check'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { expect, test } from 'vitest'

import { GlobalStyle } from '../../theme'
import { DataTable, englishDataTableLabels } from './index'
import type { DataTableColumn, DataTableRowId, DataTableSort } from './index'

interface Row {
  readonly id: string
  readonly name: string
  readonly cost: number | null
}

const allRows: readonly Row[] = [
  { id: 'd', name: 'Delta', cost: 30 },
  { id: 'a', name: 'Alpha', cost: null },
  { id: 'f', name: 'Foxtrot', cost: 10 },
  { id: 'b', name: 'Bravo', cost: 30 },
  { id: 'e', name: 'Echo', cost: 20 },
  { id: 'c', name: 'Charlie', cost: 10 },
]
const added: readonly Row[] = [
  { id: 'z', name: 'Aardvark', cost: 25 },
  { id: 'y', name: 'Yankee', cost: 5 },
]
const columns: readonly DataTableColumn<Row>[] = [
  { id: 'name', header: 'Name', value: ({ name }) => name, isRowHeader: true, width: 160 },
  { id: 'cost', header: 'Cost', value: ({ cost }) => cost, firstSort: 'descending', width: 120 },
  { id: 'note', header: 'Note', renderCell: ({ id }) => `Note ${id}`, width: 120 },
]
/** The column of the checkboxes comes first. */
const allColumnIds = ['selection', 'name', 'cost', 'note'] as const

type Step =
  | readonly [does: 'press head', column: number]
  | readonly [does: 'press box' | 'press box with Shift', row: number]
  | readonly [does: 'press cell' | 'focus cell', row: number, column: number]
  | readonly [does: 'press box of all' | 'focus outside']
  | readonly [does: 'key', key: string, modifier: '' | 'Shift' | 'Ctrl']
  | readonly [does: 'other adds' | 'other restores' | 'other deletes all']
  | readonly [does: 'other deletes', row: number]
  | readonly [does: 'host hides or shows', column: 'cost' | 'note' | 'name']
  | readonly [does: 'host refuses', is: boolean]
  | readonly [does: 'host selects', row: number]

const row = fc.nat(7)
const box: fc.Arbitrary<Step> = fc.tuple(fc.constantFrom('press box'), row)
const range: fc.Arbitrary<Step> = fc.tuple(fc.constant('press box with Shift'), row)
const key = fc.oneof<fc.Arbitrary<Step>[]>(
  fc.tuple(
    fc.constant('key'),
    fc.constantFrom('ArrowDown', 'ArrowUp', 'ArrowLeft', 'ArrowRight', 'Home', 'End'),
    fc.constantFrom('', '', 'Ctrl'),
  ),
  fc.tuple(fc.constant('key'), fc.constantFrom('ArrowDown', 'ArrowUp', ' '), fc.constant('Shift')),
  fc.constantFrom<Step>(['key', ' ', ''], ['key', 'Enter', ''], ['key', 'a', 'Ctrl']),
)
const hostStep = fc.oneof<fc.Arbitrary<Step>[]>(
  fc.constantFrom<Step>(['other adds'], ['other adds'], ['other restores'], ['other deletes all']),
  fc.tuple(fc.constant('other deletes'), row),
  fc.tuple(fc.constant('host hides or shows'), fc.constantFrom('cost', 'note', 'name')),
  fc.tuple(fc.constant('host refuses'), fc.boolean()),
  fc.tuple(fc.constant('host selects'), row),
)
const head: fc.Arbitrary<Step> = fc.tuple(fc.constant('press head'), fc.nat(3))
const cell: fc.Arbitrary<Step> = fc.tuple(
  fc.constantFrom('focus cell', 'press cell'),
  fc.integer({ min: -1, max: 7 }),
  fc.nat(3),
)
const steps: fc.Arbitrary<readonly Step[]> = fc
  .array(
    fc.oneof<fc.Arbitrary<readonly Step[]>[]>(
      fc.tuple(head, head),
      fc.tuple(box, range),
      // Rows come, go or change their places between the two presses of a range.
      fc.tuple(box, hostStep, range),
      fc.tuple(box, head, range),
      fc.tuple(cell, key, key),
      fc.tuple(cell, hostStep, key),
      // The first takes the row or column with the focus away, the second moves what took its place.
      fc.tuple(cell, hostStep, hostStep, key),
      fc.tuple(cell, head, key),
      hostStep.map((step) => [step]),
      fc
        .constantFrom<Step>(['press box of all'], ['focus outside'], ['key', 'a', 'Ctrl'])
        .map((step) => [step]),
    ),
    { minLength: 2, maxLength: 7, size: 'max' },
  )
  .map((episodes) => episodes.flat())

/** @returns what the table does and the model does not; null without a difference */
async function runTable(sequence: readonly Step[]): Promise<string | null> {
  const container = document.createElement('div')
  const outside = document.createElement('button')
  document.body.append(container, outside)
  document.documentElement.dataset['theme'] = 'light'
  const root = createRoot(container)
  const log: string[] = []
  // The host.
  let rows = allRows
  let hidden: ReadonlySet<string> = new Set()
  let refuses = false
  let hostSort: DataTableSort | null = null
  let hostSelected: ReadonlySet<DataTableRowId> = new Set()
  const idsText = (ids: ReadonlySet<DataTableRowId>) =>
    [...ids]
      .map(String)
      .toSorted((a, b) => a.localeCompare(b))
      .join('+')
  const sortText = (sort: DataTableSort | null) => `${sort?.columnId} ${sort?.direction}`
  const render = (): void => {
    root.render(
      <>
        <GlobalStyle />
        <DataTable
          label="Items"
          columns={columns}
          rows={rows}
          rowId={({ id }) => id}
          rowName={({ name }) => name}
          labels={englishDataTableLabels}
          locale="en-US"
          height={500}
          hiddenColumnIds={hidden}
          sort={hostSort}
          onSortChange={(change) => {
            log.push(`sort ${sortText(change.sort)}`)
            if (refuses) return
            hostSort = change.sort
            render()
          }}
          selectedRowIds={hostSelected}
          onSelectedRowIdsChange={(change) => {
            log.push(`select ${idsText(change.selectedRowIds)}`)
            if (refuses) return
            hostSelected = change.selectedRowIds
            render()
          }}
          onActivateCell={({ row: { id } }) => log.push(`open ${id}`)}
        />
      </>,
    )
  }
  // The model.
  let sort: DataTableSort | null = null
  let selected: ReadonlySet<DataTableRowId> = new Set()
  /** The row that was pressed last, from which a range goes. */
  let anchor: string | null = null
  /** The active cell: a row, or the heads, and a column; and whether it has the focus. */
  let focusCell: { rowId: string | null; row: number; columnId: string; column: number } = {
    rowId: null,
    row: 0,
    columnId: 'selection',
    column: 0,
  }
  let hasFocus = false
  const visible = (): readonly Row[] => {
    const order = sort
    if (order === null) return rows
    const way = order.direction === 'ascending' ? 1 : -1
    const valueOf = (each: Row) => (order.columnId === 'cost' ? each.cost : each.name)
    return rows.toSorted((one, other) => {
      const [a, b] = [valueOf(one), valueOf(other)]
      if (a === null || b === null) return Number(a === null) - Number(b === null)
      return a === b ? 0 : a < b ? -way : way
    })
  }
  const ids = () => visible().map(({ id }) => id)
  const columnIds = () => allColumnIds.filter((id) => !hidden.has(id))
  /** The active cell stays on its row and column; where they are gone, at their place. */
  const follow = (): void => {
    const list = ids()
    const order = columnIds()
    const own = focusCell.rowId === null ? -1 : list.indexOf(focusCell.rowId)
    const row = focusCell.row < 0 ? -1 : own >= 0 ? own : Math.min(focusCell.row, list.length - 1)
    const ownColumn = order.findIndex((id) => id === focusCell.columnId)
    const column = ownColumn >= 0 ? ownColumn : Math.min(focusCell.column, order.length - 1)
    focusCell = { ...focusCell, row, column }
    // With the focus, the cell in place of a removed one becomes the active cell.
    if (hasFocus) goTo(row, column)
  }
  const goTo = (row: number, column: number): void => {
    focusCell = { rowId: ids()[row] ?? null, row, columnId: columnIds()[column] ?? '', column }
    hasFocus = true
  }
  const setSort = (columnId: string): string => {
    const column = columns.find(({ id }) => id === columnId)
    const first = column?.firstSort ?? 'ascending'
    const second = first === 'ascending' ? 'descending' : 'ascending'
    const next: DataTableSort | null =
      sort?.columnId !== columnId
        ? { columnId, direction: first }
        : sort.direction === first
          ? { columnId, direction: second }
          : null
    if (!refuses) sort = next
    return `sort ${sortText(next)}`
  }
  const setSelected = (next: ReadonlySet<DataTableRowId>): string => {
    if (!refuses) selected = next
    return `select ${idsText(next)}`
  }
  const toggleAll = (): string => {
    const list = ids()
    const isAll = list.length > 0 && list.every((id) => selected.has(id))
    const others = [...selected].filter((id) => !list.some((each) => each === id))
    return setSelected(new Set(isAll ? others : [...others, ...list]))
  }
  const select = (row: number, isRange: boolean): string[] => {
    const list = ids()
    const id = list[row]
    if (id === undefined) return []
    const from = isRange && anchor !== null ? list.indexOf(anchor) : -1
    const next = new Set(selected)
    if (from < 0) {
      anchor = id
      if (!next.delete(id)) next.add(id)
    } else {
      const isSelecting = anchor !== null && selected.has(anchor)
      for (const each of list.slice(Math.min(from, row), Math.max(from, row) + 1)) {
        if (isSelecting) next.add(each)
        else next.delete(each)
      }
    }
    return [setSelected(next)]
  }
  const isSortable = (columnId: string | undefined) => columnId === 'name' || columnId === 'cost'
  const pressHead = (columnId: string | undefined): string[] => {
    if (columnId === 'selection') return [toggleAll()]
    return columnId !== undefined && isSortable(columnId) ? [setSort(columnId)] : []
  }

  const cellAt = (row: number, column: number) =>
    container.querySelector<HTMLElement>(
      `[role="row"][aria-rowindex="${row + 2}"] [aria-colindex="${column + 1}"]`,
    )
  const click = (element: HTMLElement, shiftKey = false): void => {
    element.focus()
    element.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, shiftKey }))
  }
  const pressKey = (name: string, modifier: '' | 'Shift' | 'Ctrl'): string[] | null => {
    const focused = document.activeElement
    if (!hasFocus || focused === null) return null
    const isFar = modifier === 'Ctrl'
    focused.dispatchEvent(
      new KeyboardEvent('keydown', {
        key: name,
        shiftKey: modifier === 'Shift',
        ctrlKey: isFar,
        bubbles: true,
        cancelable: true,
      }),
    )
    const { row, column } = focusCell
    const columnId = columnIds()[column]
    const [lastRow, lastColumn] = [ids().length - 1, columnIds().length - 1]
    if (name === 'a') return [toggleAll()]
    if (name === ' ') return row < 0 ? pressHead(columnId) : select(row, modifier === 'Shift')
    if (name === 'Enter') {
      if (row < 0) return pressHead(columnId)
      return columnId === 'selection' ? select(row, false) : [`open ${ids()[row]}`]
    }
    const isRange = modifier === 'Shift'
    const to = {
      ArrowDown: [isFar ? lastRow : row + 1, column],
      ArrowUp: [isFar ? -1 : row - 1, column],
      ArrowRight: [row, isFar ? lastColumn : column + 1],
      ArrowLeft: [row, isFar ? 0 : column - 1],
      Home: [isFar ? -1 : row, 0],
      End: [isFar ? lastRow : row, lastColumn],
    }[name] ?? [row, column]
    const [toRow = row, toColumn = column] = to
    const next = [
      Math.max(-1, Math.min(toRow, lastRow)),
      Math.max(0, Math.min(toColumn, lastColumn)),
    ] as const
    const hasMoved = next[0] !== row || next[1] !== column
    goTo(...next)
    return isRange && hasMoved && next[0] >= 0 ? select(next[0], true) : []
  }
  const act = (step: Step): string[] | null => {
    const count = visible().length
    switch (step[0]) {
      case 'press head': {
        const column = step[1] % columnIds().length
        const element = cellAt(-1, column)
        if (element === null) return null
        click(element)
        goTo(-1, column)
        return pressHead(columnIds()[column])
      }
      case 'press box':
      case 'press box with Shift': {
        const at = step[1] % count
        const element = cellAt(at, 0)
        if (element === null) return null
        const isRange = step[0] === 'press box with Shift'
        click(element, isRange)
        goTo(at, 0)
        return select(at, isRange)
      }
      case 'press cell':
      case 'focus cell': {
        const at = step[1] < 0 ? -1 : step[1] % count
        const column = step[2] % columnIds().length
        const element = cellAt(at, column)
        if (element === null) return null
        goTo(at, column)
        if (step[0] === 'focus cell' || at < 0 || column === 0) {
          element.focus()
          return []
        }
        click(element)
        return [`open ${ids()[at]}`]
      }
      case 'press box of all': {
        const element = cellAt(-1, 0)
        if (element === null) return null
        click(element)
        goTo(-1, 0)
        return [toggleAll()]
      }
      case 'focus outside':
        outside.focus()
        hasFocus = false
        return []
      case 'key':
        return pressKey(step[1], step[2])
      case 'other adds':
        if (rows.some(({ id }) => id === 'z')) return null
        rows = [...added, ...rows]
        return []
      case 'other deletes all':
        rows = []
        return []
      case 'other restores':
        rows = allRows
        return []
      case 'other deletes': {
        const gone = visible()[step[1] % count]
        if (count < 3) return null
        rows = rows.filter((each) => each !== gone)
        return []
      }
      case 'host hides or shows':
        if (hidden.has(step[1])) hidden = new Set([...hidden].filter((id) => id !== step[1]))
        else if (hidden.size < 2) hidden = new Set([...hidden, step[1]])
        else return null
        return []
      case 'host refuses':
        refuses = step[1]
        return []
      case 'host selects': {
        const id = ids()[step[1] % count]
        if (id === undefined) return null
        selected = new Set([id])
        hostSelected = selected
        return []
      }
      default:
        return step satisfies never
    }
  }
  const difference = (): string | null => {
    const lines = [...container.querySelectorAll<HTMLElement>('[data-part="body"] > [role="row"]')]
      .toSorted((a, b) => Number(a.ariaRowIndex) - Number(b.ariaRowIndex))
      .map((line) => {
        const texts = [...line.querySelectorAll('[aria-colindex]')].map(
          ({ textContent }) => textContent,
        )
        return `${texts.join('|')}${line.ariaSelected === 'true' ? '*' : ''}`
      })
    const textOf = (each: Row, id: string) =>
      id === 'name'
        ? each.name
        : id === 'cost'
          ? String(each.cost ?? '')
          : id === 'note'
            ? `Note ${each.id}`
            : ''
    const expected = visible().map(
      (each) =>
        `${columnIds()
          .map((id) => textOf(each, id))
          .join('|')}${selected.has(each.id) ? '*' : ''}`,
    )
    if (lines.join(' ') !== expected.join(' ')) {
      return `shows ${lines.join(' ')} instead of ${expected.join(' ')}`
    }
    const sorted = [...container.querySelectorAll<HTMLElement>('[aria-sort]')]
      .filter(({ ariaSort }) => ariaSort !== 'none')
      .map((each) => `${each.ariaLabel} ${each.ariaSort}`)
    const header = columns.find(({ id }) => id === sort?.columnId)
    const shouldSort =
      header === undefined || hidden.has(header.id) ? '' : `${header.header} ${sort?.direction}`
    if (sorted.join() !== shouldSort) return `sorts by ${sorted.join()} instead of ${shouldSort}`
    // The arrow of the order there is, or of what the first press would give.
    const arrows = new Map<string, string>()
    for (const each of container.querySelectorAll<HTMLElement>('[aria-sort]')) {
      const first = columns.find((column) => column.header === each.ariaLabel)?.firstSort
      const direction = each.ariaSort === 'none' ? (first ?? 'ascending') : each.ariaSort
      const arrow = each.querySelector('svg')?.innerHTML ?? ''
      if ((arrows.get(`${direction}`) ?? arrow) !== arrow) return `${direction} has two arrows`
      arrows.set(`${direction}`, arrow)
    }
    if (new Set(arrows.values()).size < arrows.size) return 'both directions have one arrow'
    const all = container.querySelector<HTMLInputElement>('[data-part="head"] input')
    const chosen = ids().filter((id) => selected.has(id)).length
    const extent = chosen === 0 ? 'none' : chosen === ids().length ? 'all' : 'some'
    const visibleExtent =
      all?.checked === true ? 'all' : all?.indeterminate === true ? 'some' : 'none'
    if (visibleExtent !== extent) return `the box of all is ${visibleExtent} instead of ${extent}`
    const focusCells = [...container.querySelectorAll<HTMLElement>('[aria-colindex][tabindex="0"]')]
    const placeOf = (element: Element | undefined) =>
      `${Number(element?.closest<HTMLElement>('[role="row"]')?.ariaRowIndex) - 2}/${Number(element?.getAttribute('aria-colindex')) - 1}`
    const activeCell = focusCells.map((each) => placeOf(each)).join(' and ')
    if (activeCell !== `${focusCell.row}/${focusCell.column}`) {
      return `the tab stop is ${activeCell} instead of ${focusCell.row}/${focusCell.column}`
    }
    if (!hasFocus) return null
    return document.activeElement === focusCells[0] ? null : 'the tab stop does not have the focus'
  }
  const trace: string[] = []
  try {
    render()
    for (let frame = 0; frame < 3; frame += 1) {
      await new Promise((resolve) => {
        requestAnimationFrame(resolve)
      })
      await finishTasks(3)
    }
    for (const step of sequence) {
      log.length = 0
      const expected = act(step)
      if (expected === null) continue
      trace.push(step.filter((part) => part !== '').join(' '))
      flushSync(render)
      await finishTasks(3)
      follow()
      const after = `, after: ${trace.join('; ')}`
      if (log.join() !== expected.join()) {
        return `reports ${log.join()} instead of ${expected.join()}${after}`
      }
      const complaint = difference()
      if (complaint !== null) return `${complaint}${after}`
    }
    return null
  } finally {
    root.unmount()
    container.remove()
    outside.remove()
  }
}

testModel('a table sorts, selects and moves the focus as its model does', steps, runTable, 20)

test.each<readonly [sentence: string, steps: readonly Step[]]>([
  [
    'a range begins at the row that was pressed, also after rows have come above it',
    [['press box', 1], ['other adds'], ['press box with Shift', 5]],
  ],
  [
    'another range begins at the row that was pressed, too, also after the rows are sorted',
    [
      ['press box', 1],
      ['press box with Shift', 4],
      ['press head', 1],
      ['press box with Shift', 5],
    ],
  ],
  [
    'arrows go on from the row with the focus after rows have come above it',
    [['focus cell', 1, 1], ['other adds'], ['key', 'ArrowDown', '']],
  ],
  [
    'the row that takes the place of a deleted one has the focus, also after rows have come above it',
    [['focus cell', 1, 1], ['other deletes', 1], ['other adds'], ['key', 'ArrowDown', '']],
  ],
])('%s', async (_sentence, sequence) => {
  expect(await runTable(sequence)).toBeNull()
})
