import { middleOf, type Place } from '@throughline/test-support/dom'
import { modelRuns } from '@throughline/test-support/property-tests'
import { GlobalStyle } from '@throughline/ui/theme'
import { englishTreeTableLabels, TreeTable } from '@throughline/ui/TreeTable'
import type { TreeTableColumn } from '@throughline/ui/TreeTable'
import * as fc from 'fast-check'
import { createRoot } from 'react-dom/client'
import { expect, test } from 'vitest'

import { assertSame, finishTasks, mouse, startPointers } from '../testing/pointers'

interface Row {
  readonly id: string
}
type Sort = { readonly columnId: string; readonly direction: 'ascending' | 'descending' }

const ids = ['a', 'b', 'c', 'd', 'e'] as const
const MIN_WIDTH = 48
const START_WIDTH = 80
const rows: readonly Row[] = [{ id: 'r0' }, { id: 'r1' }]
const noRows: ReadonlySet<string> = new Set()
/** A second pointer, which ends no drag of the first one. */
const finger = { pointerId: 9, pointerType: 'touch', isPrimary: false } as const

/** How a drag ends. */
type End = 'release' | 'lose pointer' | 'Escape' | 'outside'
type Step =
  | readonly [does: 'resize', column: number, by: number, end: End, hasFinger: boolean]
  | readonly [does: 'move', from: number, to: number, end: End, hasFinger: boolean]
  | readonly [does: 'click' | 'click with Shift', column: number]
  | readonly [does: 'host hides', column: number]

const column = fc.nat(ids.length - 1)
const end = fc.constantFrom<End[]>('release', 'lose pointer', 'Escape', 'outside')
const steps: fc.Arbitrary<readonly Step[]> = fc.array(
  fc.oneof<fc.Arbitrary<Step>[]>(
    fc.tuple(fc.constant('resize'), column, fc.constantFrom(-100, -20, 0, 30), end, fc.boolean()),
    fc.tuple(fc.constant('move'), column, column, end, fc.boolean()),
    fc.tuple(fc.constantFrom('click', 'click with Shift'), column),
    fc.tuple(fc.constant('host hides'), column),
  ),
  { minLength: 1, maxLength: 10, size: 'max' },
)

/** @returns the difference between the heads and the model; null if there is none */
async function runHeads(sequence: readonly Step[]): Promise<string | null> {
  const pointers = startPointers()
  const container = document.createElement('div')
  document.body.append(container)
  const root = createRoot(container)
  const reported: string[] = []
  const trace: string[] = []
  const host = {
    order: [...ids] as string[],
    widths: {} as Readonly<Record<string, number>>,
    sorts: [] as readonly Sort[],
  }
  const render = () => {
    const columns = host.order.map((id): TreeTableColumn<Row> => ({
      id,
      header: `Column ${id}`,
      width: START_WIDTH,
      isSortable: true,
      getValue: (row) => `${row.id}${id}`,
    }))
    root.render(
      <>
        <GlobalStyle />
        <TreeTable
          label="Grid"
          columns={columns}
          rows={rows}
          getRowId={({ id }) => id}
          getChildren={() => undefined}
          expandedRowIds={noRows}
          onExpandedChange={() => undefined}
          labels={englishTreeTableLabels}
          columnWidths={host.widths}
          onColumnResize={({ columnId, width, columnWidths }) => {
            reported.push(`resize ${columnId} to ${width}`)
            host.widths = columnWidths
            render()
          }}
          onColumnOrderChange={({ columnIds }) => {
            reported.push(`order ${columnIds.join('')}`)
            host.order = [...columnIds]
            render()
          }}
          sorts={host.sorts}
          onSortsChange={({ sorts }) => {
            reported.push(
              `sort ${sorts.map((sort) => `${sort.columnId} ${sort.direction}`).join()}`,
            )
            host.sorts = sorts
            render()
          }}
          // Narrower than its columns, so that none of them stretches.
          style={{ height: 200, width: 190 }}
        />
      </>,
    )
  }
  const grid = () => container.querySelector<HTMLElement>('[role="treegrid"]')
  const headOf = (id: string | undefined) =>
    grid()?.querySelector<HTMLElement>(
      `[role="columnheader"][aria-colindex="${host.order.indexOf(id ?? '') + 1}"]`,
    ) ?? null
  /** A point of a head in view; null for others. */
  const pointOf = (element: Element | null): Place | null => {
    if (element === null) return null
    element.scrollIntoView({ block: 'nearest', inline: 'nearest' })
    const at = middleOf(element)
    return element.contains(document.elementFromPoint(at.x, at.y)) ? at : null
  }
  const sortedBy = (id: string, isAdding: boolean): readonly Sort[] => {
    const before = host.sorts.find(({ columnId }) => columnId === id)
    const others = isAdding ? host.sorts : host.sorts.filter((sort) => sort === before)
    if (before === undefined)
      return [...(isAdding ? others : []), { columnId: id, direction: 'ascending' }]
    const next: readonly Sort[] =
      before.direction === 'ascending' ? [{ columnId: id, direction: 'descending' }] : []
    return others.flatMap((sort) => (sort === before ? next : [sort]))
  }
  /** Drags from a point to another one, and back out of it where the end says so. */
  const drag = async (from: Place, to: Place, how: End, hasFinger: boolean) => {
    pointers.press(mouse, from)
    pointers.move(mouse, to)
    await finishTasks()
    if (hasFinger) {
      pointers.press(finger, from)
      pointers.move(finger, from)
      pointers.release(finger, from)
      await finishTasks()
    }
    if (how === 'Escape') {
      grid()?.querySelector<HTMLElement>('[tabindex="0"]')?.focus()
      pointers.key('Escape')
      await finishTasks()
      pointers.move(mouse, to)
    }
    if (how === 'lose pointer') pointers.cancel(mouse, to)
    else pointers.release(mouse, how === 'outside' ? { x: to.x, y: to.y + 400 } : to)
    await finishTasks()
    // No column follows the pointer any more.
    pointers.move(mouse, from)
  }
  const act = async (step: Step): Promise<readonly string[] | null> => {
    const id = host.order[step[1] % host.order.length]
    const head = headOf(id)
    if (id === undefined || head === null) return null
    switch (step[0]) {
      case 'resize': {
        const [, , by, how, hasFinger] = step
        const handle = head.querySelector('[data-part="resize"]')
        const at = pointOf(head) === null ? null : pointOf(handle)
        if (at === null) return null
        const before = host.widths[id] ?? START_WIDTH
        const width = Math.max(before + by, MIN_WIDTH)
        await drag(at, { x: at.x + by, y: at.y }, how, hasFinger)
        const isEnded = how === 'release' || how === 'outside'
        return isEnded && width !== before ? [`resize ${id} to ${width}`] : []
      }
      case 'move': {
        const [, , toColumn, how, hasFinger] = step
        const target = host.order[toColumn % host.order.length]
        const at = pointOf(head)
        const targetHead = headOf(target)
        const to = targetHead === null ? null : middleOf(targetHead)
        if (at === null || to === null || target === undefined || id === target) return null
        const box = grid()?.getBoundingClientRect()
        // Beyond the edge the table scrolls, which another step is about.
        if (box === undefined || to.x < box.left || to.x > box.right) return null
        const order = host.order.filter((each) => each !== id)
        order.splice(host.order.indexOf(target), 0, id)
        await drag(at, to, how, hasFinger)
        return how === 'release' || how === 'outside' ? [`order ${order.join('')}`] : []
      }
      case 'click':
      case 'click with Shift': {
        const at = pointOf(head)
        if (at === null) return null
        const shiftKey = step[0] === 'click with Shift'
        const sorts = sortedBy(id, shiftKey)
        pointers.press(mouse, at, { shiftKey })
        pointers.release(mouse, at, { shiftKey })
        return [`sort ${sorts.map((sort) => `${sort.columnId} ${sort.direction}`).join()}`]
      }
      case 'host hides':
        break
    }
    if (host.order.length < ids.length) return null
    host.order = host.order.filter((each) => each !== id)
    render()
    return []
  }
  const check = () => {
    for (const id of host.order) {
      const head = headOf(id)
      if (head === null) continue
      assertSame(`text of ${id}`, head.textContent?.includes(`Column ${id}`), true)
      const width = Math.round(head.getBoundingClientRect().width)
      assertSame(`width of ${id}`, width, host.widths[id] ?? START_WIDTH)
      const direction = host.sorts.find(({ columnId }) => columnId === id)?.direction ?? null
      const isNone = head.ariaSort === null || head.ariaSort === 'none'
      assertSame(`order by ${id}`, isNone ? null : head.ariaSort, direction)
    }
    const marks = container.querySelectorAll('[data-dragging], [data-drop]')
    assertSame('marks of a drag', marks.length, 0)
    assertSame('frames after the drag', pointers.pendingFrames(), 0)
    assertSame('captured pointers', pointers.capturedPointers(), 0)
  }
  try {
    render()
    await pointers.eventually(() => {
      assertSame('the first head is drawn', pointOf(headOf('a')) !== null, true)
    })
    for (const step of sequence) {
      reported.length = 0
      const expected = await act(step)
      if (expected === null) continue
      trace.push(step.join(' '))
      await finishTasks()
      await pointers.eventually(() => {
        assertSame('reports', reported, expected)
        check()
      })
    }
    return null
  } catch (failure) {
    const message = failure instanceof Error ? failure.message : String(failure)
    return `${message}, after: ${trace.join('; ')}`
  } finally {
    root.unmount()
    container.remove()
    await finishTasks()
    pointers.restore()
  }
}

/** Only a hang takes that long. */
const HANGS_AFTER_MS = 600_000

test(
  'heads of columns do what their model does',
  async () => {
    await fc.assert(
      fc.asyncProperty(steps, async (sequence) => {
        expect(await runHeads(sequence)).toBeNull()
      }),
      modelRuns(40),
    )
  },
  HANGS_AFTER_MS,
)
