import { describe, expect, it, vi } from 'vitest'

import { calendarIntents, selectionIntents } from './calendar-intents'

const guide = {
  id: 1,
  title: 'Gift guide',
  startDate: '2026-11-01',
  endDate: '2026-11-30',
  channelId: 1,
}
const window = { ...guide, id: 2, title: 'Store window' }
const items = [guide, window]
const dates = {
  startDate: '2026-11-03T08:00:00',
  endDate: '2026-11-05T08:00:00',
  isAllDay: true,
} as const

/** An element whose page asks for every request, or for none. */
function elementOf(offersAll: boolean) {
  return {
    tell: vi.fn<(name: string, detail: unknown) => boolean>(() => true),
    change: vi.fn<(name: string, detail: unknown, next: { items?: unknown }) => void>(),
    offers: () => offersAll,
    slots: new Set<string>(),
    handleRef: { current: null },
  }
}

describe('the events of a calendar', () => {
  it('tell what a user asks for, under their names', () => {
    const host = elementOf(true)
    const intents = calendarIntents(host, {}, items)
    const refusal = { item: guide, code: 'locked' }
    const days = { startDay: '2026-11-01', endDay: '2026-11-30' }
    intents.onMoveRefused?.(refusal)
    intents.onRefused?.({ ...refusal, action: 'delete' })
    intents.onCopyItem?.({ item: guide })
    intents.onBulkAction?.({ action: 'delete', items: [guide] })
    intents.onRangeChange?.(days)
    intents.onRetry?.()
    intents.onClearFilters?.()
    expect(host.tell.mock.calls).toEqual([
      ['throughline-moverefused', refusal],
      ['throughline-refused', { ...refusal, action: 'delete' }],
      ['throughline-copy', { item: guide }],
      ['throughline-bulkaction', { action: 'delete', items: [guide] }],
      ['throughline-rangechange', days],
      ['throughline-retry', null],
      ['throughline-clearfilters', null],
    ])
    expect(host.change).not.toHaveBeenCalled()
  })

  it('change one item, and leave the others the same objects', () => {
    const host = elementOf(true)
    const intents = calendarIntents(host, {}, items)
    intents.onMove?.({ item: guide, ...dates })
    intents.onResize?.({ item: guide, ...dates, edge: 'end' })
    intents.onDeleteItem?.({ item: guide })
    expect(host.change.mock.calls).toEqual([
      ['throughline-move', { item: guide, ...dates }, { items: [{ ...guide, ...dates }, window] }],
      [
        'throughline-resize',
        { item: guide, ...dates, edge: 'end' },
        { items: [{ ...guide, ...dates }, window] },
      ],
      ['throughline-delete', { item: guide }, { items: [window] }],
    ])
  })

  it('offer nothing that only the page can do, while it does not ask for it', () => {
    const host = elementOf(false)
    const intents = {
      ...calendarIntents(host, {}, items),
      ...selectionIntents(host, undefined, items),
    }
    expect(Object.keys(intents).toSorted()).toEqual([
      'onMove',
      'onMoveRefused',
      'onRangeChange',
      'onRefused',
      'onResize',
    ])
  })

  it('follow the policies and the actions of the page', () => {
    const allow = () => ({ allowed: true as const })
    const policies = {
      movePolicy: allow,
      deletePolicy: allow,
      canCreate: allow,
      isMonthly: () => true,
      itemActions: [],
    }
    expect(calendarIntents(elementOf(false), policies, items)).toMatchObject(policies)
  })

  it('move a selection by days, and items that last whole months by months', () => {
    const host = elementOf(true)
    const isMonthly = ({ id }: { readonly id: number }) => id === 1
    const intents = selectionIntents(host, isMonthly, items)
    intents.onMoveSelection?.({ items, deltaDays: 30 })
    expect(host.change).toHaveBeenCalledExactlyOnceWith(
      'throughline-moveselection',
      { items, deltaDays: 30 },
      {
        items: [
          { ...guide, startDate: '2026-12-01', endDate: '2026-12-31', isAllDay: true },
          { ...window, startDate: '2026-12-01', endDate: '2026-12-30', isAllDay: true },
        ],
      },
    )
  })
})
