import { middleOf, type Place } from '@throughline/test-support/dom'
import { modelRuns } from '@throughline/test-support/property-tests'
import { GlobalStyle } from '@throughline/ui/theme'
import { englishTreeTableLabels, TreeTable } from '@throughline/ui/TreeTable'
import type { TreeTableColumn } from '@throughline/ui/TreeTable'
import * as fc from 'fast-check'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { expect, test } from 'vitest'

import { assertSame, finishTasks, mouse, startPointers } from '../testing/pointers'

interface Row {
  /** Another one after the host has put the record under another head. */
  readonly id: string
  readonly record: string
  readonly texts: readonly string[]
}
interface Cell {
  readonly row: number
  readonly column: number
}

const COLUMN_COUNT = 5
const ROW_COUNT = 14
/** Users can edit neither this column nor the row of the next constant. */
const READ_ONLY_COLUMN = 3
const READ_ONLY_ROW = 'r2'
const noRows: ReadonlySet<string> = new Set()
const pen = { pointerId: 9, pointerType: 'touch', isPrimary: true } as const

const columns: readonly TreeTableColumn<Row>[] = Array.from(
  { length: COLUMN_COUNT },
  (_unused, at) => ({
    id: `c${at}`,
    header: `Column ${at}`,
    width: 90,
    getValue: ({ texts }) => texts[at] ?? '',
    canEdit: ({ record }) => at !== READ_ONLY_COLUMN && record !== READ_ONLY_ROW,
  }),
)

/**
 * Arrangement of the host's rows after each change: unchanged, sorted by their first column, or
 * also grouped by its first letter, which becomes part of the id of a row.
 */
type Arrangement = 'as they are' | 'sorted' | 'grouped'

type Step =
  | readonly [does: 'click' | 'click with Shift', row: number, column: number]
  | readonly [
      does: 'drag',
      row: number,
      column: number,
      over: readonly (readonly [number, number])[],
      end: 'release' | 'finger first' | 'outside' | 'lose pointer' | 'Escape',
    ]
  | readonly [does: 'drag down and wait', row: number, column: number, frames: number]
  | readonly [does: 'press and leave', row: number, column: number]
  | readonly [does: 'key', key: string, modifier: '' | 'Shift' | 'Ctrl']
  | readonly [does: 'copy' | 'cut' | 'paste']
  | readonly [does: 'paste text', rows: number, columns: number]
  | readonly [does: 'type', ends: 'Enter' | 'Escape']
  | readonly [does: 'paste a picture']
  | readonly [does: 'host removes', row: number | 'with the focus']
  | readonly [does: 'host arranges', as: Arrangement]
  | readonly [does: 'host undoes']
  | readonly [does: 'host refuses', is: boolean]

const row = fc.nat(ROW_COUNT)
const column = fc.nat(COLUMN_COUNT - 1)
const steps: fc.Arbitrary<readonly Step[]> = fc.array(
  fc.oneof<fc.Arbitrary<Step>[]>(
    fc.tuple(fc.constantFrom('click', 'click with Shift'), row, column),
    fc.tuple(
      fc.constant('drag'),
      row,
      column,
      fc.array(fc.tuple(row, column), { minLength: 1, maxLength: 3 }),
      fc.constantFrom('release', 'finger first', 'outside', 'lose pointer', 'Escape'),
    ),
    fc.tuple(fc.constant('drag down and wait'), row, column, fc.nat(5)),
    fc.tuple(fc.constant('press and leave'), row, column),
    fc.tuple(
      fc.constant('key'),
      fc.constantFrom('ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight'),
      fc.constantFrom('', 'Shift', 'Shift', 'Shift'),
    ),
    fc.constantFrom<Step>(['key', 'a', 'Ctrl'], ['key', 'Escape', ''], ['key', 'Delete', '']),
    fc.constantFrom<Step>(['copy'], ['cut'], ['paste'], ['paste']),
    fc.tuple(
      fc.constant('paste text'),
      fc.integer({ min: 1, max: 3 }),
      fc.integer({ min: 1, max: 3 }),
    ),
    fc.tuple(fc.constant('type'), fc.constantFrom('Enter', 'Escape')),
    fc.tuple(fc.constant('host removes'), fc.oneof(row, fc.constant('with the focus' as const))),
    fc.constantFrom<Step>(['host undoes'], ['host refuses', true], ['host refuses', false]),
    fc.constantFrom<Step>(
      ['paste a picture'],
      ['host arranges', 'as they are'],
      ['host arranges', 'sorted'],
      ['host arranges', 'grouped'],
    ),
  ),
  { minLength: 1, maxLength: 24, size: 'max' },
)

/** A table on a page, the host that holds its rows, and the model of its focus and its block. */
function createWorld() {
  const pointers = startPointers()
  const container = document.createElement('div')
  document.body.append(container)
  const root = createRoot(container)
  const log: string[] = []
  const trace: string[] = []
  // The host.
  let rows: readonly Row[] = Array.from({ length: ROW_COUNT }, (_unused, at) => ({
    id: `r${at}`,
    record: `r${at}`,
    texts: Array.from({ length: COLUMN_COUNT }, (_none, place) => `${at}${'abcde'[place] ?? ''}`),
  }))
  let before = rows
  let refuses = false
  let arrangement: Arrangement = 'as they are'
  // The model.
  let focus: Cell = { row: 0, column: 0 }
  let head: Cell | null = null
  /** Record with the focus while no row shows it; a near row then has the focus, in any column. */
  let lost: { readonly record: string; readonly column: number } | null = null
  let clipboard = ''
  let typed = 0

  const commit = (commits: readonly { rowId: string; columnId: string; text: string }[]): void => {
    log.push(commits.map(({ rowId, columnId, text }) => `${rowId}.${columnId}=${text}`).join(' '))
    if (refuses) return
    before = rows
    rows = arranged(
      rows.map((each) => {
        const own = commits.filter(({ rowId }) => rowId === each.id)
        const texts = each.texts.map(
          (text, at) => own.findLast(({ columnId }) => columnId === `c${at}`)?.text ?? text,
        )
        return own.length === 0 ? each : { ...each, texts }
      }),
    )
    render()
  }
  const arranged = (all: readonly Row[]): readonly Row[] => {
    if (arrangement === 'as they are') return all
    const sorted = all.toSorted((a, b) => (a.texts[0] ?? '').localeCompare(b.texts[0] ?? ''))
    if (arrangement === 'sorted') return sorted
    return sorted.map(({ record, texts }) => ({
      id: `${texts[0]?.[0] ?? ''}/${record}`,
      record,
      texts,
    }))
  }
  /** Takes the focus and the block along with their records, from the order that the rows had. */
  const follow = (former: readonly Row[]): void => {
    const indexOf = (at: number) => rows.findIndex(({ record }) => record === former[at]?.record)
    const isSame = (top: number, bottom: number, to: readonly [number, number]): boolean => {
      const ids = new Set(former.slice(top, bottom + 1).map(({ id }) => id))
      return rows.slice(Math.min(...to), Math.max(...to) + 1).every(({ id }) => ids.has(id))
    }
    const at = indexOf(focus.row)
    const isSameRow = rows[at]?.id === former[focus.row]?.id
    if (head !== null) {
      const [top, bottom] = [Math.min(focus.row, head.row), Math.max(focus.row, head.row)]
      const to = indexOf(head.row)
      const isRetained = isSameRow && to >= 0 && isSame(top, bottom, [at, to])
      if (!isRetained) pointersEscape()
      head = isRetained ? { ...head, row: to } : null
    }
    if (selected !== null) {
      const { top, bottom } = selected
      const to = [indexOf(top.row), indexOf(bottom.row)] as const
      const isRetained = isSameRow && to.every((row) => row >= 0) && isSame(top.row, bottom.row, to)
      if (!isRetained) pointersEscape()
      selected = isRetained
        ? {
            top: { ...top, row: Math.min(...to) },
            bottom: { ...bottom, row: Math.max(...to) },
          }
        : null
    }
    focus = { ...focus, row: at }
  }
  /** A lost block must not come back when the host brings its rows back. */
  const pointersEscape = (): void => {
    escapes = true
  }
  let escapes = false
  const render = (): void => {
    root.render(
      <>
        <GlobalStyle />
        <TreeTable
          label="Grid"
          columns={columns}
          rows={rows}
          getRowId={({ id }) => id}
          getRecordId={({ record }) => record}
          getChildren={() => undefined}
          expandedRowIds={noRows}
          onExpandedChange={() => undefined}
          labels={englishTreeTableLabels}
          onCommitCell={(change) => {
            commit([change])
          }}
          onCommitCells={({ commits }) => {
            commit(commits)
          }}
          style={{ height: 300, width: 600 }}
        />
      </>,
    )
  }

  const grid = (): HTMLElement => {
    const element = container.querySelector<HTMLElement>('[role="treegrid"]')
    if (element === null) throw new Error('There is no grid.')
    return element
  }
  const elementOf = (cell: Cell): HTMLElement | null =>
    grid().querySelector(
      `[role="row"][aria-rowindex="${cell.row + 2}"] [aria-colindex="${cell.column + 1}"]`,
    )
  /** The middle of a cell in view; null for others. */
  const pointOf = (cell: Cell): Place | null => {
    const element = elementOf(cell)
    if (element === null) return null
    const at = middleOf(element)
    return element.contains(document.elementFromPoint(at.x, at.y)) ? at : null
  }
  const block = (): { readonly top: Cell; readonly bottom: Cell } => {
    const other = head ?? focus
    return {
      top: { row: Math.min(focus.row, other.row), column: Math.min(focus.column, other.column) },
      bottom: { row: Math.max(focus.row, other.row), column: Math.max(focus.column, other.column) },
    }
  }
  const sizeText = (rowCount: number, columnCount: number): string =>
    englishTreeTableLabels.selected({ rowCount, columnCount })
  const announced = (): string => container.querySelector('output')?.textContent ?? ''
  const cellsOf = ({ top, bottom }: ReturnType<typeof block>): readonly Cell[] => {
    const cells: Cell[] = []
    for (let at = top.row; at <= bottom.row; at += 1) {
      for (let place = top.column; place <= bottom.column; place += 1) {
        cells.push({ row: at, column: place })
      }
    }
    return cells
  }
  const filledWith = (cells: ReturnType<typeof block>, text: string) =>
    cellsOf(cells).map((cell) => ({ row: cell.row, column: cell.column, text }))
  const canEdit = (cell: Cell): boolean =>
    cell.column !== READ_ONLY_COLUMN && rows[cell.row]?.record !== READ_ONLY_ROW
  /**
   * Returns the cells that a change must report, all at once; leaves out cells that cannot be
   * edited.
   */
  const committed = (entries: readonly (Cell & { readonly text: string })[]): readonly string[] => {
    const editable = entries.filter(
      (entry) => entry.row < rows.length && entry.column < COLUMN_COUNT && canEdit(entry),
    )
    const names = editable.map(
      (entry) => `${rows[entry.row]?.id ?? ''}.c${entry.column}=${entry.text}`,
    )
    return names.length === 0 ? [] : [names.join(' ')]
  }
  const goTo = (cell: Cell): void => {
    focus = cell
    head = null
  }
  const press = (cell: Cell): Place | null => {
    const at = pointOf(cell)
    if (at === null) return null
    goTo(cell)
    pointers.press(mouse, at)
    return at
  }
  const sendClipboard = (kind: 'copy' | 'cut' | 'paste', text: string | null = ''): string => {
    const clipboardData = new DataTransfer()
    if (text === null) clipboardData.items.add(new File([''], 'a.png', { type: 'image/png' }))
    else clipboardData.setData('text/plain', text)
    const target = document.activeElement ?? document.body
    target.dispatchEvent(
      new ClipboardEvent(kind, { clipboardData, bubbles: true, cancelable: true }),
    )
    return clipboardData.getData('text/plain')
  }
  const paste = (text: string): readonly string[] => {
    // A line break at the end makes no row.
    const lines = text
      .replace(/\n$/, '')
      .split('\n')
      .map((line) => line.split('\t'))
    const cells = block()
    const isSingle = lines.length === 1 && lines[0]?.length === 1
    const entries = isSingle
      ? filledWith(cells, lines[0]?.[0] ?? '')
      : lines.flatMap((texts, at) =>
          texts.map((each, place) => ({
            row: cells.top.row + at,
            column: cells.top.column + place,
            text: each,
          })),
        )
    const expected = committed(entries)
    sendClipboard('paste', text)
    const last = entries.at(-1)
    // The paste selects the cells that it has filled beyond the block.
    if (last !== undefined && entries.length > cellsOf(cells).length) {
      selected = {
        top: cells.top,
        bottom: {
          row: Math.min(last.row, rows.length - 1),
          column: Math.min(last.column, COLUMN_COUNT - 1),
        },
      }
    }
    return expected
  }
  /** The block that a paste has selected: it begins where the block before began. */
  let selected: ReturnType<typeof block> | null = null

  const key = (name: string, modifier: '' | 'Shift' | 'Ctrl'): readonly string[] | null => {
    const by = {
      ArrowUp: [-1, 0],
      ArrowDown: [1, 0],
      ArrowLeft: [0, -1],
      ArrowRight: [0, 1],
    }[name]
    let expected: readonly string[] = []
    if (by !== undefined) {
      const from = modifier === 'Shift' ? (head ?? focus) : focus
      const [down = 0, along = 0] = by
      if (from.column + along < 0) return null
      const next = {
        row: Math.min(Math.max(from.row + down, 0), rows.length - 1),
        column: Math.min(from.column + along, COLUMN_COUNT - 1),
      }
      if (modifier === 'Shift') head = next
      else if (from.row + down < 0) return null
      else if (next.row !== focus.row || next.column !== focus.column) goTo(next)
      else return null
    } else if (name === 'a') {
      selected = {
        top: { row: 0, column: 0 },
        bottom: { row: rows.length - 1, column: COLUMN_COUNT - 1 },
      }
    } else if (name === 'Escape') head = null
    else expected = committed(filledWith(block(), ''))
    pointers.key(name, { shiftKey: modifier === 'Shift', ctrlKey: modifier === 'Ctrl' })
    return expected
  }

  const act = async (step: Step): Promise<readonly string[] | null> => {
    if (lost !== null && !['host undoes', 'host refuses'].includes(step[0])) {
      // Keys that would change the record change no other one.
      for (const key of ['Delete', 'Backspace', 'x']) pointers.key(key)
      sendClipboard('cut')
      sendClipboard('paste', 'x')
      await finishTasks()
      assertSame('changes of another record', log, [])
      const cell = pointOf({ row: focus.row, column: 0 }) === null ? 1 : 0
      const at = press({ row: focus.row, column: cell })
      if (at === null) return null
      lost = null
      pointers.release(mouse, at)
      await finishTasks()
    }
    // A block that does not begin at the focus is not modeled: the next step ends it.
    if (selected !== null && !['click', 'drag', 'host refuses'].includes(step[0])) {
      pointers.key('Escape')
      await finishTasks()
      selected = null
      head = null
    }
    switch (step[0]) {
      case 'click': {
        const at = press({ row: step[1], column: step[2] })
        if (at === null) return null
        selected = null
        pointers.release(mouse, at)
        return []
      }
      case 'click with Shift': {
        const cell = { row: step[1], column: step[2] }
        const at = pointOf(cell)
        if (at === null) return null
        head = cell
        pointers.press(mouse, at, { shiftKey: true })
        pointers.release(mouse, at, { shiftKey: true })
        return []
      }
      case 'drag': {
        const [, atRow, atColumn, over, end] = step
        const at = press({ row: atRow, column: atColumn })
        if (at === null) return null
        selected = null
        let last = at
        for (const [overRow, overColumn] of over) {
          const next = pointOf({ row: overRow, column: overColumn })
          if (next === null) continue
          head = { row: overRow, column: overColumn }
          last = next
          pointers.move(mouse, next)
          await finishTasks()
          if (end === 'finger first') {
            pointers.press(pen, at)
            pointers.release(pen, at)
          }
        }
        if (end === 'Escape') {
          pointers.key('Escape')
          head = null
          await finishTasks()
          pointers.move(mouse, at)
          pointers.move(mouse, last)
        }
        if (end === 'lose pointer') pointers.cancel(mouse, last)
        else pointers.release(mouse, last)
        await finishTasks()
        // No cell follows the pointer any more.
        pointers.move(mouse, at)
        return []
      }
      case 'drag down and wait': {
        const start = { row: step[1], column: step[2] }
        const at = press(start)
        if (at === null) return null
        const beyond = { x: at.x, y: grid().getBoundingClientRect().bottom + 30 }
        pointers.move(mouse, { x: at.x, y: at.y + 60 })
        pointers.move(mouse, beyond)
        for (let frame = 0; frame < step[3]; frame += 1) await pointers.frame()
        pointers.release(mouse, beyond)
        const { scrollTop } = grid()
        // By then, rows that were scrolled into view are drawn; after the release the table scrolls
        // no more.
        for (let frame = 0; frame < 3; frame += 1) await pointers.frame()
        assertSame('scrolling after the release', grid().scrollTop, scrollTop)
        const ends = [...grid().querySelectorAll('[aria-selected="true"]')].map((cell) =>
          Number(cell.closest('[role="row"]')?.getAttribute('aria-rowindex')),
        )
        head = ends.length === 0 ? null : { row: Math.max(...ends) - 2, column: start.column }
        return []
      }
      case 'press and leave': {
        const at = press({ row: step[1], column: step[2] })
        if (at === null) return null
        const { bottom } = grid().getBoundingClientRect()
        pointers.move(mouse, { x: at.x, y: bottom + 80 })
        pointers.release(mouse, { x: at.x, y: bottom + 80 })
        await finishTasks()
        const other = pointOf({ row: focus.row + 1, column: 0 })
        if (other !== null) pointers.move(mouse, other)
        return []
      }
      case 'key':
        return key(step[1], step[2])
      case 'copy':
      case 'cut': {
        const cells = block()
        const lines: string[] = []
        for (const { texts } of rows.slice(cells.top.row, cells.bottom.row + 1)) {
          lines.push(texts.slice(cells.top.column, cells.bottom.column + 1).join('\t'))
        }
        const expected = step[0] === 'copy' ? [] : committed(filledWith(cells, ''))
        clipboard = sendClipboard(step[0])
        const text = lines.join('\n')
        assertSame('copied text', clipboard, text.endsWith('\n') ? `${text}\n` : text)
        return expected
      }
      case 'paste':
        return clipboard === '' ? null : paste(clipboard)
      case 'paste text': {
        typed += 1
        const lines = Array.from({ length: step[1] }, (_unused, at) =>
          Array.from({ length: step[2] }, (_none, place) => `p${typed}${at}${place}`).join('\t'),
        )
        return paste(lines.join('\n'))
      }
      case 'type': {
        if (!canEdit(focus)) return null
        typed += 1
        pointers.key('F2')
        await finishTasks()
        const field = grid().querySelector('input')
        if (field === null) throw new Error('No field opens.')
        head = null
        Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(
          field,
          `t${typed}`,
        )
        field.dispatchEvent(new Event('input', { bubbles: true }))
        const expected = step[1] === 'Enter' ? committed([{ ...focus, text: `t${typed}` }]) : []
        pointers.key(step[1])
        if (step[1] === 'Enter') goTo({ ...focus, row: Math.min(focus.row + 1, rows.length - 1) })
        return expected
      }
      case 'paste a picture':
        sendClipboard('paste', null)
        return []
      case 'host arranges': {
        arrangement = step[1]
        const former = rows
        rows = arranged(rows)
        before = rows
        flushSync(render)
        follow(former)
        return []
      }
      case 'host removes': {
        const gone = rows[step[1] === 'with the focus' ? focus.row : step[1]]
        if (gone === undefined || rows.length < 8) return null
        before = rows
        const [focused, corner] = [
          rows[focus.row]?.id,
          head === null ? undefined : rows[head.row]?.id,
        ]
        if (gone.id === focused) lost = { record: gone.record, column: focus.column }
        rows = rows.filter((each) => each !== gone)
        const indexOf = (id: string | undefined) => rows.findIndex((each) => each.id === id)
        const isFocusGone = gone.id === focused
        focus = {
          ...focus,
          row: isFocusGone ? Math.min(focus.row, rows.length - 1) : indexOf(focused),
        }
        head =
          head === null || isFocusGone || gone.id === corner
            ? null
            : { ...head, row: indexOf(corner) }
        // The page gives up a block of which a corner is gone; it must not come back.
        if (gone.id === corner) pointers.key('Escape')
        flushSync(render)
        return []
      }
      case 'host undoes': {
        if (rows === before || rows.length > before.length) return null
        const former = rows
        rows = before
        flushSync(render)
        const again = lost
        if (again !== null) {
          const at = rows.findIndex(({ record }) => record === again.record)
          if (at < 0) focus = { ...focus, row: Math.min(focus.row, rows.length - 1) }
          else {
            lost = null
            focus = { row: at, column: again.column }
          }
        } else follow(former)
        return []
      }
      case 'host refuses':
        refuses = step[1]
        break
    }
    return []
  }

  const check = (): void => {
    for (const [at, { texts }] of rows.entries()) {
      const drawn = texts.map((_text, place) => elementOf({ row: at, column: place }))
      if (drawn.every((cell) => cell === null)) continue
      const cells = drawn.map((cell, place) => cell?.textContent ?? texts[place])
      assertSame(`row ${at}`, cells, texts)
    }
    const expected = selected ?? block()
    const isBlock = selected !== null || cellsOf(expected).length > 1
    // One cell is no block: its focus says enough.
    assertSame('announcement of one cell', announced(), announced().replace(sizeText(1, 1), ''))
    for (const cell of grid().querySelectorAll('[data-part="body"] [aria-colindex]')) {
      const place = Number(cell.getAttribute('aria-colindex')) - 1
      const at = Number(cell.closest('[role="row"]')?.getAttribute('aria-rowindex')) - 2
      const isInside =
        at >= expected.top.row &&
        at <= expected.bottom.row &&
        place >= expected.top.column &&
        place <= expected.bottom.column
      const isSelected = cell.getAttribute('aria-selected') === 'true'
      assertSame(`selection of ${at}.${place}`, isSelected, isBlock && isInside)
    }
    const stop = elementOf(focus)
    const focused = lost === null ? stop : stop?.closest('[role="row"]')
    assertSame('the focus', document.activeElement === focused, true)
    assertSame('tab stops', grid().querySelectorAll('[tabindex="0"]').length, 1)
    assertSame('captured pointers', pointers.capturedPointers(), 0)
    assertSame('frames after the gesture', pointers.pendingFrames(), 0)
  }

  return {
    trace,
    begin: async () => {
      render()
      await pointers.eventually(() => {
        assertSame('the first cell is drawn', pointOf(focus) !== null, true)
      })
      const at = press(focus)
      if (at !== null) pointers.release(mouse, at)
      await finishTasks()
    },
    perform: async (step: Step) => {
      log.length = 0
      const former = rows
      const formerBlock = JSON.stringify(block())
      const expected = await act(step)
      if (expected === null) return
      trace.push(step.flat(2).join(' '))
      await finishTasks()
      if (log.length > 0 && rows !== former) follow(former)
      if (escapes) {
        escapes = false
        pointers.key('Escape')
        await finishTasks()
      }
      await pointers.eventually(() => {
        assertSame('changes', log, expected)
        check()
        const { top, bottom } = block()
        const isExtending = step[0] === 'click with Shift' || step[2] === 'Shift'
        const isOther = JSON.stringify(block()) !== formerBlock
        if (!isExtending || !isOther || cellsOf(block()).length < 2) return
        const size = sizeText(bottom.row - top.row + 1, bottom.column - top.column + 1)
        assertSame('announcement of the block', announced().trim(), size)
      })
    },
    end: async () => {
      root.unmount()
      container.remove()
      await finishTasks()
      pointers.restore()
    },
  }
}

/** @returns the difference between the table and the model; null if there is none */
async function runGrid(sequence: readonly Step[]): Promise<string | null> {
  const world = createWorld()
  try {
    await world.begin()
    for (const step of sequence) await world.perform(step)
    return null
  } catch (failure) {
    const message = failure instanceof Error ? failure.message : String(failure)
    return `${message}, after: ${world.trace.join('; ')}`
  } finally {
    await world.end()
  }
}

/** Only a hang takes that long. */
const HANGS_AFTER_MS = 600_000

test(
  'a grid does what its model does',
  async () => {
    await fc.assert(
      fc.asyncProperty(steps, async (sequence) => {
        expect(await runGrid(sequence)).toBeNull()
      }),
      modelRuns(30),
    )
  },
  HANGS_AFTER_MS,
)

test.each<readonly [sentence: string, steps: readonly Step[]]>([
  [
    'the focus stays near where a record was last, when the rows were sorted before it went',
    [
      ['click', 1, 0],
      ['host arranges', 'sorted'],
      ['host removes', 'with the focus'],
    ],
  ],
])('%s', async (_sentence, sequence) => {
  expect(await runGrid(sequence)).toBeNull()
})
