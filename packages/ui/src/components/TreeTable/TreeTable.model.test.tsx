import { finishTasks, testModel } from '@throughline/test-support/property-tests'
import * as fc from 'fast-check'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { expect, test, vi } from 'vitest'

import { GlobalStyle } from '../../theme'
import { englishTreeTableLabels, TreeTable } from './index'
import type { TreeTableColumn, TreeTableSort } from './index'

interface Row {
  readonly id: string
  readonly cost: number
  readonly children: readonly Row[]
}

function leaf(id: string, cost: number): Row {
  return { id, cost, children: [] }
}

const firstRows: readonly Row[] = [
  {
    id: 'b',
    cost: 20,
    children: [
      leaf('b1', 5),
      { id: 'b2', cost: 30, children: [leaf('b21', 10), leaf('b22', 20)] },
      leaf('b3', 15),
    ],
  },
  leaf('c', 10),
  { id: 'a', cost: 30, children: [leaf('a1', 30), leaf('a2', 10)] },
]
const totals = [leaf('total', 80)]
/** A row that cannot be selected. */
const FIXED_ID = 'b3'

const columns: readonly TreeTableColumn<Row>[] = [
  { id: 'name', header: 'Name', width: 200, getValue: ({ id }) => id, isSortable: true },
  { id: 'cost', header: 'Cost', width: 100, getValue: ({ cost }) => cost, isSortable: true },
  { id: 'note', header: 'Note', width: 100, getValue: ({ id }) => `Note ${id}`, align: 'start' },
]
/** The column of the checkboxes comes first. */
const columnIds = ['selection', 'name', 'cost', 'note'] as const
const LAST_COLUMN = columnIds.length - 1

type Modifier = '' | 'Shift' | 'Ctrl'
type Step =
  | readonly [does: 'key', key: string, modifier: Modifier]
  | readonly [does: 'press cell' | 'press toggle', row: number, column: number]
  | readonly [does: 'press box' | 'press box with Shift', row: number]
  | readonly [does: 'press head' | 'press head with Shift', column: number]
  | readonly [does: 'Tab into' | 'focus outside']
  | readonly [does: 'other deletes' | 'other empties' | 'other renews', row: number]
  | readonly [does: 'other adds' | 'other moves', row: number, to: number]
  | readonly [does: 'other restores' | 'other deletes all']
  | readonly [does: 'other deletes the row of the tab stop' | 'other adds a row above the tab stop']
  | readonly [does: 'host collapses the row around the tab stop']
  | readonly [does: 'host expands or collapses', row: number]
  | readonly [does: 'host selects', row: number]
  | readonly [does: 'host refuses', is: boolean]

const row = fc.nat(9)
const key: fc.Arbitrary<Step> = fc.oneof<fc.Arbitrary<Step>[]>(
  fc.tuple(
    fc.constant('key'),
    fc.constantFrom('ArrowDown', 'ArrowUp', 'ArrowLeft', 'ArrowRight', 'Home', 'End'),
    fc.constantFrom<Modifier>('', '', '', 'Ctrl'),
  ),
  fc.constantFrom<Step>(
    ['key', ' ', ''],
    ['key', 'Enter', ''],
    ['key', '*', ''],
    ['key', ' ', 'Shift'],
    ['key', 'ArrowLeft', ''],
    ['key', 'ArrowRight', ''],
  ),
)
const enter: fc.Arbitrary<Step> = fc.oneof<fc.Arbitrary<Step>[]>(
  fc.tuple(fc.constantFrom('press cell', 'press toggle'), row, fc.nat(LAST_COLUMN)),
  fc.constant<Step>(['Tab into']),
)
const box: fc.Arbitrary<Step> = fc.tuple(fc.constant('press box'), row)
const range: fc.Arbitrary<Step> = fc.tuple(fc.constant('press box with Shift'), row)
const head: fc.Arbitrary<Step> = fc.tuple(
  fc.constantFrom('press head', 'press head with Shift'),
  fc.nat(LAST_COLUMN),
)
const hostStep = fc.oneof<fc.Arbitrary<Step>[]>(
  fc.tuple(fc.constantFrom('other deletes', 'other empties', 'other renews'), row),
  fc.tuple(fc.constantFrom('other adds', 'other moves'), row, row),
  fc.constantFrom<Step>(['other restores'], ['other restores'], ['other deletes all']),
  fc.tuple(fc.constantFrom('host expands or collapses', 'host selects'), row),
  fc.tuple(fc.constant('host refuses'), fc.boolean()),
)
/** Changes at the active cell, which random rows meet too rarely. */
const focusCellStep = fc.constantFrom<Step>(
  ['other deletes the row of the tab stop'],
  ['other adds a row above the tab stop'],
  ['host collapses the row around the tab stop'],
)
const expandKey = fc.constantFrom<Step>(
  ['key', ' ', ''],
  ['key', 'Enter', ''],
  ['key', 'ArrowRight', ''],
)
const sortColumn = fc.integer({ min: 1, max: 2 })
const sort: fc.Arbitrary<Step> = fc.tuple(fc.constant('press head'), sortColumn)
const addSort: fc.Arbitrary<Step> = fc.tuple(fc.constant('press head with Shift'), sortColumn)
const steps: fc.Arbitrary<readonly Step[]> = fc
  .array(
    fc.oneof<fc.Arbitrary<readonly Step[]>[]>(
      fc.tuple(enter, key, key, key),
      fc.tuple(enter, hostStep, key, key),
      // The first change takes the row with the focus away, the second may bring it back.
      fc.tuple(enter, focusCellStep, key, key),
      fc.tuple(
        enter,
        fc.constant<Step>(['host collapses the row around the tab stop']),
        expandKey,
        key,
      ),
      fc.tuple(enter, key, focusCellStep, focusCellStep, key),
      fc.tuple(enter, focusCellStep, fc.constant<Step>(['other restores']), key),
      fc.tuple(enter, hostStep, hostStep, key),
      fc.tuple(enter, head, key, key),
      fc.tuple(box, range, range),
      fc.tuple(box, hostStep, range),
      fc.tuple(box, fc.constant<Step>(['other adds a row above the tab stop']), range),
      fc.tuple(sort, addSort, addSort),
      fc.tuple(enter, fc.constant<Step>(['focus outside']), hostStep),
      hostStep.map((step) => [step]),
    ),
    { minLength: 2, maxLength: 7, size: 'max' },
  )
  .map((episodes) => episodes.flat())

/** A row as the model shows it. */
interface VisibleRow {
  readonly row: Row
  readonly level: number
  readonly position: number
  readonly siblings: readonly Row[]
  readonly parentId: string | null
}

/** All rows at and below some rows. */
function allOf(rows: readonly Row[]): readonly Row[] {
  return rows.flatMap((each) => [each, ...allOf(each.children)])
}

function leavesOf(rows: readonly Row[]): readonly string[] {
  return allOf(rows).flatMap(({ id, children }) =>
    children.length === 0 && id !== FIXED_ID ? [id] : [],
  )
}

/** Replaces a row at any depth by others. A row whose children stay is the same object. */
function replaced(rows: readonly Row[], id: string, by: readonly Row[]): readonly Row[] {
  return rows.flatMap((each) => {
    if (each.id === id) return by
    const children = replaced(each.children, id, by)
    const isSame =
      children.length === each.children.length &&
      children.every((one, at) => one === each.children[at])
    return [isSame ? each : { ...each, children }]
  })
}

/** @returns what the table does and the model does not; null without a difference */
async function runTable(sequence: readonly Step[]): Promise<string | null> {
  const container = document.createElement('div')
  const outside = document.createElement('button')
  document.body.append(container, outside)
  document.documentElement.dataset['theme'] = 'light'
  const root = createRoot(container)
  const log: string[] = []
  const textOf = (ids: ReadonlySet<string>) =>
    [...ids].toSorted((a, b) => a.localeCompare(b)).join('+')
  const sortsText = (sorts: readonly TreeTableSort[]) =>
    sorts.map(({ columnId, direction }) => `${columnId} ${direction}`).join(', ')
  // The host. It stores what it does not refuse.
  let rows = firstRows
  let refuses = false
  let hostExpanded: ReadonlySet<string> = new Set(['b', 'b2'])
  let hostSelected: ReadonlySet<string> = new Set()
  let hostSorts: readonly TreeTableSort[] = []
  let added = 0
  // The model.
  let expanded = hostExpanded
  let selected = hostSelected
  let sorts = hostSorts
  /** The row that was pressed last, from which a range goes. */
  let anchor: string | null = null
  /**
   * The active cell: the id of its row, where that row was last, and its column; null for the row.
   */
  let focusCell: {
    readonly id: string | null
    readonly row: number
    readonly column: number | null
  } = {
    id: null,
    row: 0,
    column: null,
  }
  let hasFocus = false

  const inOrder = (siblings: readonly Row[], order: readonly TreeTableSort[]): readonly Row[] =>
    siblings.toSorted((one, other) => {
      for (const { columnId, direction } of order) {
        const difference =
          columnId === 'cost' ? one.cost - other.cost : one.id.localeCompare(other.id)
        if (difference !== 0) return direction === 'ascending' ? difference : -difference
      }
      return 0
    })
  const render = () => {
    root.render(
      <>
        <GlobalStyle />
        <TreeTable
          label="Costs"
          style={{ height: 700, width: 700 }}
          columns={columns}
          rows={inOrder(rows, hostSorts)}
          totalRows={totals}
          getRowId={({ id }) => id}
          getChildren={({ children }) => inOrder(children, hostSorts)}
          labels={englishTreeTableLabels}
          expandedRowIds={hostExpanded}
          onExpandedChange={(change) => {
            log.push(`expand ${textOf(change.expandedRowIds)}`)
            if (!refuses) hostExpanded = change.expandedRowIds
            render()
          }}
          selectedRowIds={hostSelected}
          onSelectedRowIdsChange={(change) => {
            log.push(`select ${textOf(change.selectedRowIds)}`)
            if (!refuses) hostSelected = change.selectedRowIds
            render()
          }}
          isRowSelectable={({ id }) => id !== FIXED_ID}
          sorts={hostSorts}
          onSortsChange={(change) => {
            log.push(`sort ${sortsText(change.sorts)}`)
            if (!refuses) hostSorts = change.sorts
            render()
          }}
        />
      </>,
    )
  }

  const visible = (): readonly VisibleRow[] => {
    const visit = (
      siblings: readonly Row[],
      level: number,
      parentId: string | null,
    ): readonly VisibleRow[] =>
      inOrder(siblings, sorts).flatMap((each, at) => {
        const own: readonly VisibleRow[] = [
          { row: each, level, position: at + 1, siblings, parentId },
        ]
        return expanded.has(each.id) ? own.concat(visit(each.children, level + 1, each.id)) : own
      })
    return visit(rows, 1, null)
  }
  const idsNow = () => [...visible().map((each) => each.row.id), 'total']
  /** The collapsed row that hides a row; null for a row that is gone. */
  const hiderOf = (id: string): string | null => {
    const parent = allOf(rows).find(({ children }) => children.some((child) => child.id === id))
    if (parent === undefined) return null
    return idsNow().includes(parent.id) ? parent.id : hiderOf(parent.id)
  }
  /** Where the active cell is: on its row, else on the row that hides it, else near, as a whole. */
  const place = (): { readonly row: number; readonly column: number | null } => {
    const ids = idsNow()
    const { id, row: last, column } = focusCell
    if (last < 0) return { row: last, column }
    if (id === null) return { row: Math.min(last, ids.length - 1), column }
    const own = ids.indexOf(id)
    if (own >= 0) return { row: own, column }
    const hider = hiderOf(id)
    return {
      row: hider === null ? Math.min(last, ids.length - 1) : ids.indexOf(hider),
      column: null,
    }
  }
  /** After a change, the active cell remembers where its row is now. */
  const follow = () => {
    const own = focusCell.id === null ? -1 : idsNow().indexOf(focusCell.id)
    if (own >= 0) focusCell = { ...focusCell, row: own }
  }
  const goTo = (at: number, column: number | null) => {
    focusCell = { id: at < 0 ? null : (idsNow()[at] ?? null), row: at, column }
    hasFocus = true
  }
  const setExpanded = (next: ReadonlySet<string>): string[] => {
    if (next.size === expanded.size) return []
    if (!refuses) expanded = next
    return [`expand ${textOf(next)}`]
  }
  const toggle = (at: number): string[] => {
    const each = visible()[at]?.row
    if (each === undefined || each.children.length === 0) return []
    const next = new Set(expanded)
    if (!next.delete(each.id)) next.add(each.id)
    return setExpanded(next)
  }
  const setSelected = (next: ReadonlySet<string>): string[] => {
    if (!refuses) selected = next
    return [`select ${textOf(next)}`]
  }
  const areAllSelected = (ids: readonly string[]) =>
    ids.length > 0 && ids.every((id) => selected.has(id))
  const withIds = (ids: readonly string[], isSelected: boolean): ReadonlySet<string> => {
    const next = new Set(selected)
    for (const id of ids) {
      if (isSelected) next.add(id)
      else next.delete(id)
    }
    return next
  }
  const select = (at: number, isRange: boolean): string[] => {
    const list = visible().map((each) => each.row)
    const each = list[at]
    const own = each === undefined ? [] : leavesOf([each])
    if (each === undefined || own.length === 0) return []
    const from = isRange ? list.findIndex(({ id }) => id === anchor) : -1
    const first = list[from]
    if (first === undefined) {
      anchor = each.id
      return setSelected(withIds(own, !areAllSelected(own)))
    }
    // Of an expanded group only the rows between count, unless the range ends at it.
    const between = list
      .slice(Math.min(from, at), Math.max(from, at) + 1)
      .filter((one) => one === each || one.children.length === 0 || !expanded.has(one.id))
    return setSelected(withIds(leavesOf(between), areAllSelected(leavesOf([first]))))
  }
  const selectAll = (): string[] => {
    const ids = leavesOf(rows)
    return ids.length === 0 ? [] : setSelected(withIds(ids, !areAllSelected(ids)))
  }
  const sort = (columnId: string, isAdding: boolean): string[] => {
    const existing = sorts.find((each) => each.columnId === columnId)
    const next: readonly TreeTableSort[] =
      existing === undefined
        ? [{ columnId, direction: 'ascending' }]
        : existing.direction === 'ascending'
          ? [{ columnId, direction: 'descending' }]
          : []
    const all = !isAdding
      ? next
      : existing === undefined
        ? [...sorts, ...next]
        : sorts.flatMap((each) => (each === existing ? next : [each]))
    if (!refuses) sorts = all
    return [`sort ${sortsText(all)}`]
  }
  const pressHead = (column: number, isShift: boolean): string[] => {
    const id = columnIds[column]
    if (id === 'selection') return selectAll()
    return id === 'name' || id === 'cost' ? sort(id, isShift) : []
  }

  const rowElement = (at: number) =>
    container.querySelector<HTMLElement>(`[role="row"][aria-rowindex="${at + 2}"]`)
  const elementAt = (at: number, column: number | null) => {
    const line = rowElement(at)
    return column === null
      ? line
      : (line?.querySelector<HTMLElement>(`[aria-colindex="${column + 1}"]`) ?? null)
  }
  const press = (target: Element, focused: HTMLElement, shiftKey = false) => {
    const down = new MouseEvent('mousedown', { bubbles: true, cancelable: true, shiftKey })
    flushSync(() => target.dispatchEvent(down))
    // The browser gives the focus to the cell, unless that is prevented.
    if (!down.defaultPrevented) {
      flushSync(() => {
        focused.focus()
      })
    }
    const click = new MouseEvent('click', { bubbles: true, cancelable: true, shiftKey })
    flushSync(() => target.dispatchEvent(click))
  }
  const pressKey = (name: string, modifier: Modifier): string[] | null => {
    const focused = document.activeElement
    if (!hasFocus || focused === null) return null
    const isFar = modifier === 'Ctrl'
    const isShift = modifier === 'Shift'
    const down = new KeyboardEvent('keydown', {
      key: name,
      shiftKey: isShift,
      ctrlKey: isFar,
      bubbles: true,
      cancelable: true,
    })
    flushSync(() => focused.dispatchEvent(down))
    const { row: at, column } = place()
    // The browser would scroll the page.
    if (name === ' ' && !down.defaultPrevented) log.push('Space scrolls')
    const lastRow = idsNow().length - 1
    if (at < 0) {
      if (name === ' ' || name === 'Enter') return pressHead(column ?? 0, isShift)
      const to = {
        ArrowLeft: (column ?? 0) - 1,
        ArrowRight: (column ?? 0) + 1,
        Home: 0,
        End: LAST_COLUMN,
      }[name]
      if (name === 'ArrowDown') goTo(0, column)
      else if (to !== undefined && to >= 0 && to <= LAST_COLUMN) goTo(-1, to)
      return []
    }
    const each = visible()[at]
    const isExpandable = each !== undefined && each.row.children.length > 0
    const isExpanded = isExpandable && expanded.has(each.row.id)
    const act = (): string[] => {
      const result = toggle(at)
      // While the row of the active cell is hidden, the row above it has the focus. A press on that
      // row moves the active cell there.
      if (isExpandable) goTo(at, column)
      return result
    }
    const isBox = column === 0
    if (name === '*') {
      const below = each?.siblings.filter(({ children }) => children.length > 0) ?? []
      return setExpanded(new Set([...expanded, ...below.map(({ id }) => id)]))
    }
    if (name === ' ' || name === 'Enter') {
      if (isBox) return select(at, isShift)
      return column === null || column === 1 ? act() : []
    }
    if (column === null) {
      if (name === 'ArrowRight' && isExpandable && !isExpanded) return act()
      if (name === 'ArrowLeft' && isExpanded) return act()
      if (name === 'ArrowRight') goTo(at, 0)
      else if (name === 'ArrowLeft') {
        if (typeof each?.parentId === 'string') goTo(idsNow().indexOf(each.parentId), null)
      } else {
        const to = {
          Home: 0,
          End: lastRow,
          ArrowDown: isFar ? lastRow : Math.min(at + 1, lastRow),
          ArrowUp: isFar ? 0 : Math.max(at - 1, 0),
        }[name]
        if (to !== undefined && to !== at) goTo(to, null)
      }
      return []
    }
    if (name === 'ArrowUp' && at === 0 && !isFar) goTo(-1, column)
    else if (name === 'ArrowLeft' && column === 0 && !isFar) goTo(at, null)
    else {
      const [toRow, toColumn] = {
        ArrowDown: [isFar ? lastRow : Math.min(at + 1, lastRow), column],
        ArrowUp: [isFar ? 0 : at - 1, column],
        ArrowLeft: [at, isFar ? 0 : column - 1],
        ArrowRight: [at, isFar ? LAST_COLUMN : Math.min(column + 1, LAST_COLUMN)],
        Home: isFar ? [0, column] : [at, 0],
        End: isFar ? [lastRow, column] : [at, LAST_COLUMN],
      }[name] ?? [at, column]
      if (toRow !== at || toColumn !== column) goTo(toRow ?? at, toColumn ?? column)
    }
    return []
  }
  const setRows = (next: readonly Row[]): [] => {
    rows = next
    return []
  }
  const act = (step: Step): string[] | null => {
    const list = visible()
    const of = (index: number): VisibleRow | undefined => list[index % Math.max(1, list.length)]
    switch (step[0]) {
      case 'key':
        return pressKey(step[1], step[2])
      case 'press cell':
      case 'press toggle': {
        const isToggle = step[0] === 'press toggle'
        const at = step[1] % (list.length + 1)
        const column = isToggle ? 1 : Math.max(1, step[2])
        const element = elementAt(at, column)
        const target = isToggle
          ? (list[at]?.row.children.length ?? 0) > 0
            ? element?.querySelector('[data-part="toggle"]')
            : null
          : element
        if (element === null || target === null || target === undefined) return null
        press(target, element)
        goTo(at, column)
        return isToggle ? toggle(at) : []
      }
      case 'press box':
      case 'press box with Shift': {
        const at = step[1] % Math.max(1, list.length)
        const element = elementAt(at, 0)
        if (list[at] === undefined || element === null) return null
        const isRange = step[0] === 'press box with Shift'
        press(element.querySelector('input') ?? element, element, isRange)
        goTo(at, 0)
        return select(at, isRange)
      }
      case 'press head':
      case 'press head with Shift': {
        const element = elementAt(-1, step[1])
        if (element === null) return null
        const isShift = step[0] === 'press head with Shift'
        press(element, element, isShift)
        goTo(-1, step[1])
        return pressHead(step[1], isShift)
      }
      case 'Tab into': {
        const element = container.querySelector<HTMLElement>('[role="treegrid"] [tabindex="0"]')
        if (hasFocus || element === null) return null
        flushSync(() => {
          element.focus()
        })
        const at = place()
        if (focusCell.id === null) goTo(at.row, at.column)
        hasFocus = true
        return []
      }
      case 'focus outside':
        flushSync(() => {
          outside.focus()
        })
        hasFocus = false
        return []
      case 'other deletes': {
        const each = of(step[1])
        return each === undefined ? null : setRows(replaced(rows, each.row.id, []))
      }
      case 'other empties': {
        const each = of(step[1])
        if (each === undefined || each.row.children.length === 0) return null
        return setRows(replaced(rows, each.row.id, [{ ...each.row, children: [] }]))
      }
      case 'other renews': {
        const each = of(step[1])
        if (each === undefined) return null
        return setRows(replaced(rows, each.row.id, [{ ...each.row, cost: 100 - each.row.cost }]))
      }
      case 'other adds': {
        const each = of(step[1])
        added += 1
        const created = leaf(`n${added}`, step[2] * 7)
        if (each === undefined) return setRows([created])
        // Above a row, or as the first one below it.
        if (step[2] % 2 === 0) return setRows(replaced(rows, each.row.id, [created, each.row]))
        const children = [created, ...each.row.children]
        return setRows(replaced(rows, each.row.id, [{ ...each.row, children }]))
      }
      case 'other moves': {
        const each = of(step[1])
        const target = of(step[2])
        if (each === undefined || target === undefined) return null
        if (allOf([each.row]).some(({ id }) => id === target.row.id)) return null
        const without = replaced(rows, each.row.id, [])
        const now = allOf(without).find(({ id }) => id === target.row.id)
        if (now === undefined) return null
        const children = [...now.children, each.row]
        return setRows(replaced(without, now.id, [{ ...now, children }]))
      }
      case 'other restores':
        return setRows(firstRows)
      case 'other deletes all':
        return setRows([])
      case 'other deletes the row of the tab stop': {
        const each = list[place().row]
        return each === undefined ? null : setRows(replaced(rows, each.row.id, []))
      }
      case 'other adds a row above the tab stop': {
        const each = list[place().row]
        if (each === undefined) return null
        added += 1
        return setRows(replaced(rows, each.row.id, [leaf(`n${added}`, added), each.row]))
      }
      case 'host collapses the row around the tab stop': {
        const parentId = list[place().row]?.parentId
        if (typeof parentId !== 'string') return null
        expanded = new Set([...expanded].filter((id) => id !== parentId))
        hostExpanded = expanded
        return []
      }
      case 'host expands or collapses': {
        const each = of(step[1])
        if (each === undefined) return null
        const next = new Set(expanded)
        if (!next.delete(each.row.id)) next.add(each.row.id)
        expanded = next
        hostExpanded = next
        return []
      }
      case 'host selects': {
        const each = of(step[1])
        if (each === undefined || each.row.id === FIXED_ID) return null
        selected = new Set([each.row.id])
        hostSelected = selected
        return []
      }
      case 'host refuses':
        refuses = step[1]
        return []
      default:
        return step satisfies never
    }
  }
  const extentOf = (ids: readonly string[]): string => {
    if (ids.length === 0) return '-'
    const count = ids.filter((id) => selected.has(id)).length
    return count === 0 ? 'none' : count === ids.length ? 'all' : 'some'
  }
  const boxOf = (element: Element | null | undefined): string => {
    const input = element?.querySelector<HTMLInputElement>('input')
    if (input === null || input === undefined) return '-'
    return input.checked ? 'all' : input.indeterminate ? 'some' : 'none'
  }
  const difference = (): string | null => {
    const lines = [...container.querySelectorAll<HTMLElement>('[data-part="body"] > [role="row"]')]
      .toSorted((a, b) => Number(a.ariaRowIndex) - Number(b.ariaRowIndex))
      .map((line) =>
        [
          ...[...line.querySelectorAll('[aria-colindex]')].map(({ textContent }) => textContent),
          `${line.ariaLevel}:${line.ariaPosInSet}/${line.ariaSetSize}`,
          `expanded ${line.ariaExpanded}`,
          `selected ${line.ariaSelected}`,
          boxOf(line),
        ].join('|'),
      )
    const expected = visible().map(({ row: each, level, position, siblings }) => {
      const extent = extentOf(leavesOf([each]))
      const isExpandable = each.children.length > 0
      return [
        '',
        each.id,
        each.cost,
        `Note ${each.id}`,
        `${level}:${position}/${siblings.length}`,
        `expanded ${isExpandable ? expanded.has(each.id) : null}`,
        `selected ${extent === '-' ? null : extent === 'all'}`,
        extent,
      ].join('|')
    })
    if (lines.join('\n') !== expected.join('\n')) {
      return `shows\n${lines.join('\n')}\ninstead of\n${expected.join('\n')}\n`
    }
    const all = boxOf(elementAt(-1, 0))
    const allOfModel = extentOf(leavesOf(rows)).replace('-', 'none')
    if (all !== allOfModel) return `the box of all is ${all} instead of ${allOfModel}`
    const sorted = [...container.querySelectorAll<HTMLElement>('[aria-sort]')]
      .filter(({ ariaSort }) => ariaSort !== 'none')
      .map((each) => `${each.textContent} ${each.ariaSort}`)
      .toSorted((a, b) => a.localeCompare(b))
    const headers = { name: 'Name', cost: 'Cost' }
    const shouldSort = sorts
      .map(({ columnId, direction }, at) => {
        const order = sorts.length > 1 ? at + 1 : ''
        return `${columnId === 'name' ? headers.name : headers.cost}${order} ${direction}`
      })
      .toSorted((a, b) => a.localeCompare(b))
    if (sorted.join() !== shouldSort.join())
      return `sorts by ${sorted.join()}, not ${shouldSort.join()}`
    const focusCells = [
      ...container.querySelectorAll<HTMLElement>('[role="treegrid"] [tabindex="0"]'),
    ]
    const { row: at, column } = place()
    const element = elementAt(at, column)
    if (focusCells.length !== 1 || focusCells[0] !== element) {
      const names = focusCells.map((each) => {
        const line = each.closest<HTMLElement>('[role="row"]')
        return `${Number(line?.ariaRowIndex) - 2}/${each === line ? 'row' : Number(each.ariaColIndex) - 1}`
      })
      return `the tab stop is ${names.join(' and ')} instead of ${at}/${column ?? 'row'}`
    }
    const hasFocusNow = document.activeElement === element
    return hasFocusNow === hasFocus ? null : `the tab stop has the focus: ${hasFocusNow}`
  }
  const trace: string[] = []
  try {
    render()
    while (rowElement(0) === null) {
      await new Promise((resolve) => {
        requestAnimationFrame(resolve)
      })
    }
    for (const step of sequence) {
      log.length = 0
      const expected = act(step)
      if (expected === null) continue
      trace.push(step.filter((part) => part !== '').join(' '))
      flushSync(render)
      await finishTasks(1)
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

testModel(
  'a tree expands, selects, sorts and moves the focus as its model does',
  steps,
  runTable,
  30,
)

test('a checkbox for some rows stays mixed if the host refuses the selection', async () => {
  const sequence: readonly Step[] = [
    ['press box', 1],
    ['host refuses', true],
    ['press box', 0],
  ]
  expect(await runTable(sequence)).toBeNull()
})

test('a number is drawn only where all of it fits, also a negative one and one of a total', async () => {
  const container = document.createElement('div')
  document.body.append(container)
  document.documentElement.dataset['theme'] = 'light'
  // A typeface whose strong digits are wider, as most have them; those of the tests' own are not.
  const inter = [...document.styleSheets]
    .flatMap(({ cssRules }) => Array.from(cssRules))
    .find(({ cssText }) => cssText.includes('inter-latin-wght-normal'))
  if (!(inter instanceof CSSFontFaceRule)) throw new Error('The typeface of the tests is missing.')
  const source = inter.style.getPropertyValue('src')
  const faces = document.createElement('style')
  faces.textContent = ['400; size-adjust: 100%', '600; size-adjust: 115%']
    .map((weight) => `@font-face { font-family: Broad; font-weight: ${weight}; src: ${source} }`)
    .join('\n')
  document.head.append(faces)
  container.style.setProperty('--tl-font-sans', 'Broad')
  container.style.fontFamily = 'Broad'
  await Promise.all(['400', '600'].map((weight) => document.fonts.load(`${weight} 12px Broad`)))
  const root = createRoot(container)
  // Wider by a pixel each: some columns have room for thin digits only.
  const widths = Array.from({ length: 40 }, (_, at) => 110 + at)
  try {
    flushSync(() => {
      root.render(
        <>
          <GlobalStyle />
          <TreeTable
            label="Costs"
            style={{ height: 300, width: 5500 }}
            columns={[
              { id: 'name', header: 'Name', width: 200, getValue: ({ id }: Row) => id },
              ...widths.map((width) => ({
                id: `cost-${width}`,
                header: 'Cost',
                width,
                growth: 0,
                getValue: ({ cost }: Row) => cost,
                formatValue: (value: unknown) => String(value).replace('-', ''),
              })),
            ]}
            rows={[leaf('gain', 88_888_888_888_888), leaf('loss', -88_888_888_888_888)]}
            totalRows={[leaf('total', 88_888_888_888_888)]}
            getRowId={({ id }) => id}
            getChildren={({ children }) => children}
            labels={englishTreeTableLabels}
            expandedRowIds={new Set()}
            onExpandedChange={() => undefined}
          />
        </>,
      )
    })
    await vi.waitFor(() => {
      expect(container.textContent).toContain('###')
    }, 60_000)
    for (const line of container.querySelectorAll('[role="row"]:has([role="gridcell"])')) {
      const cells = [...line.querySelectorAll<HTMLElement>('[role="gridcell"]')]
      const cut = cells.filter(({ textContent }) => textContent === '###')
      expect([cells.length, cut.length > 0, cut.length < cells.length]).toEqual([40, true, true])
      const leaving = cells.filter((cell) => {
        const text = document.createRange()
        text.selectNodeContents(cell)
        const inset = Number.parseFloat(getComputedStyle(cell).paddingInlineStart)
        return text.getBoundingClientRect().width > cell.clientWidth - 2 * inset
      })
      expect(leaving.map(({ textContent, clientWidth }) => [textContent, clientWidth])).toEqual([])
    }
  } finally {
    root.unmount()
    container.remove()
    faces.remove()
  }
})
