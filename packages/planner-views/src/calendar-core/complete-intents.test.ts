import { describe, expect, it, vi } from 'vitest'

import type { CalendarItem } from '../calendar-parts'
import { tacticFixture } from '../calendar-parts/fixtures/plan-fixtures'
import type { CalendarItemInput } from '../host-input'
import { completeIntents, completeSummary } from './complete-intents'

const item = tacticFixture({ id: 1, title: 'Launch', on: '2026-11-09', to: '2026-11-11' })
/** The object of the host, with days instead of times. */
const own: CalendarItemInput = {
  id: 1,
  title: 'Launch',
  startDate: '2026-11-09',
  endDate: '2026-11-11',
  channelId: 2,
}
/** An item that the host no longer has. */
const lost = tacticFixture({ id: 2, title: 'Mail', on: '2026-11-09' })

const host = {
  currentPlanId: 12,
  sourceOf: (each: CalendarItem) => (each === item ? own : undefined),
}
const dates = {
  startDate: '2026-11-10T08:00:00',
  endDate: '2026-11-12T08:00:00',
  isAllDay: true,
} as const
const days = { startDate: '2026-11-10', endDate: '2026-11-12' }
const vetoed = { allowed: false, code: 'locked' } as const

type Intents = ReturnType<
  typeof completeIntents<CalendarItemInput, Parameters<typeof completeIntents>[0]>
>

/** Reports about one item, with what the host hears besides its own object. */
const reports: readonly (readonly [
  string,
  (intents: Intents, each: CalendarItem) => void,
  object,
])[] = [
  ['onMove', (intents, each) => intents.onMove?.({ ...dates, item: each }), days],
  [
    'onResize',
    (intents, each) => intents.onResize?.({ ...dates, item: each, edge: 'end' }),
    { ...days, edge: 'end' },
  ],
  [
    'onMoveRefused',
    (intents, each) => intents.onMoveRefused?.({ item: each, code: 'locked' }),
    { code: 'locked' },
  ],
  ['onCopyItem', (intents, each) => intents.onCopyItem?.({ item: each }), {}],
  ['onDeleteItem', (intents, each) => intents.onDeleteItem?.({ item: each }), {}],
]

/** Reports about several items. */
const selections: readonly (readonly [
  string,
  (intents: Intents, items: readonly CalendarItem[]) => void,
  object,
])[] = [
  [
    'onBulkAction',
    (intents, items) => intents.onBulkAction?.({ action: 'delete', items }),
    { action: 'delete' },
  ],
  [
    'onMoveSelection',
    (intents, items) => intents.onMoveSelection?.({ items, deltaDays: 3 }),
    { deltaDays: 3 },
  ],
  ['onCopyItems', (intents, items) => intents.onCopyItems?.({ items }), {}],
]

describe('a host hears of its own objects, in the form of its dates', () => {
  it.each(reports)('%s', (name, act, rest) => {
    const report = vi.fn<(request: { item: CalendarItemInput }) => void>()
    const intents = completeIntents({ [name]: report }, host)
    act(intents, lost)
    expect(report).not.toHaveBeenCalled()
    act(intents, item)
    expect(report).toHaveBeenCalledExactlyOnceWith(expect.objectContaining(rest))
    expect(report.mock.lastCall?.[0].item).toBe(own)
  })

  it.each(selections)('%s', (name, act, rest) => {
    const report = vi.fn<(request: { items: readonly CalendarItemInput[] }) => void>()
    act(completeIntents({ [name]: report }, host), [lost, item])
    expect(report).toHaveBeenCalledExactlyOnceWith({ ...rest, items: [own] })
    expect(report.mock.lastCall?.[0].items[0]).toBe(own)
  })

  it('an action and a drop outside', () => {
    const [onSelect, onDrop] = [vi.fn<(_: object) => void>(), vi.fn<(_: object) => void>()]
    const judge = vi.fn<(each: CalendarItemInput) => typeof vetoed>(() => vetoed)
    const follow = vi.fn<(drag: object | null) => boolean>(() => true)
    const intents = completeIntents<CalendarItemInput, object>(
      {
        itemActions: [{ entry: { id: 'park', label: 'Park' }, key: 'p', judge, onSelect }],
        outsideDrop: { follow, onDrop },
      },
      host,
    )
    const [action] = intents.itemActions ?? []
    action?.onSelect({ items: [lost, item] })
    expect(onSelect).toHaveBeenCalledExactlyOnceWith({ items: [own] })
    expect([action?.judge(item), action?.judge(lost)]).toEqual([
      vetoed,
      { allowed: false, code: 'unknown-item' },
    ])
    intents.outsideDrop?.onDrop({ items: [item] })
    expect(onDrop).toHaveBeenCalledExactlyOnceWith({ items: [own] })
    const at = { x: 1, y: 2 }
    expect(intents.outsideDrop?.follow({ items: [item], at })).toBe(true)
    intents.outsideDrop?.follow(null)
    expect(follow.mock.calls).toEqual([[{ items: [own], at }], [null]])
  })

  it('a refusal, also without an item', () => {
    const onRefused = vi.fn<(refusal: object) => void>()
    const intents = completeIntents<CalendarItemInput, object>({ onRefused }, host)
    intents.onRefused?.({ action: 'delete', item, code: 'locked' })
    intents.onRefused?.({ action: 'create', item: null, code: 'locked' })
    expect(onRefused.mock.calls).toEqual([
      [{ action: 'delete', item: own, code: 'locked' }],
      [{ action: 'create', item: null, code: 'locked' }],
    ])
  })
})

describe('a host is asked about its own objects', () => {
  it('before a move and a deletion; without the object the item stays', () => {
    const movePolicy = vi.fn<(each: CalendarItemInput, action: string) => typeof vetoed>(
      () => vetoed,
    )
    const deletePolicy = vi.fn<(each: CalendarItemInput) => typeof vetoed>(() => vetoed)
    const isMonthly = () => true
    const intents = completeIntents<CalendarItemInput, object>(
      { movePolicy, deletePolicy, isMonthly },
      host,
    )
    expect(intents.movePolicy?.(item, 'resize')).toBe(vetoed)
    expect(movePolicy).toHaveBeenCalledExactlyOnceWith(own, 'resize')
    expect(intents.deletePolicy?.(item)).toBe(vetoed)
    expect(deletePolicy).toHaveBeenCalledExactlyOnceWith(own)
    expect([intents.isMonthly?.(item), intents.isMonthly?.(lost)]).toEqual([true, false])
    for (const answer of [intents.movePolicy?.(lost, 'move'), intents.deletePolicy?.(lost)]) {
      expect(answer).toEqual({ allowed: false, code: 'unknown-item' })
    }
  })

  it('for a summary and its notes', async () => {
    const describeItem = vi.fn<(each: CalendarItemInput) => null>(() => null)
    const loadNotes = vi.fn<(request: object) => Promise<string>>(async () => '<p>Brief</p>')
    const summary = completeSummary<CalendarItemInput>({ describeItem, loadNotes }, host.sourceOf)
    summary.describeItem(item)
    expect(describeItem).toHaveBeenCalledExactlyOnceWith(own)
    const { signal } = new AbortController()
    expect(await summary.loadNotes?.({ item, signal })).toBe('<p>Brief</p>')
    expect(loadNotes).toHaveBeenCalledExactlyOnceWith({ item: own, signal })
    expect(await summary.loadNotes?.({ item: lost, signal })).toBeNull()
  })
})
