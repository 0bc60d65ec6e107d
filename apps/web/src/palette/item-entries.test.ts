import { describe, expect, test, vi } from 'vitest'
import { dayNumberOf } from '@throughline/domain/calendar-dates'
import type { SearchMatch } from '@throughline/domain/tactics'
import { buildTactic } from '@throughline/test-support/builders'
import { itemEntries, matchingItems } from './item-entries'

function item(id: number, title: string, more: Partial<SearchMatch> = {}): SearchMatch {
  return {
    id,
    title,
    startDate: '2026-11-16T08:00:00',
    endDate: '2026-12-01T08:00:00',
    isInitiative: false,
    isUnscheduled: false,
    planId: 12,
    planName: 'National plan',
    channelColor: '#2F6FED',
    ...more,
  }
}

const listed = (id: number, title: string, more: Parameters<typeof buildTactic>[0] = {}) =>
  buildTactic({ id, title, on: '2026-11-18', ...more })
const place = { planId: 12, today: dayNumberOf('2026-11-18') }

const options = {
  existing: [],
  matches: [],
  plan: { id: 12, name: 'National plan' },
  onOpen: () => undefined,
}

describe('the items of the palette', () => {
  test.each([
    ['no word', '  ', []],
    ['a word, whatever its case and accents', 'CAFE', [2]],
    ['every word, in any order', 'page black', [1]],
    ['a part of a word', 'la', [1, 3]],
    ['nothing', 'zebra', []],
  ])('match %s', (_sentence, query, expected) => {
    const items = [
      listed(3, 'The big black hat'),
      listed(1, 'Black Friday page'),
      listed(2, 'Café'),
    ]
    expect(matchingItems(items, query, place).map(({ id }) => id)).toEqual(expected)
  })

  test('come in the order of the server: plan on the screen, upcoming, nearest', () => {
    const past = { on: '2026-11-01' }
    const weekly = { ...past, rrule: 'FREQ=WEEKLY' }
    const items = [
      listed(1, 'Mail of another plan', { planId: 13, on: '2026-11-18' }),
      listed(2, 'Parked mail', { isUnscheduled: true }),
      listed(3, 'Past mail', { on: '2026-11-17' }),
      listed(4, 'Far mail', { on: '2027-03-01' }),
      listed(5, 'The next mail', { on: '2026-11-20' }),
      listed(6, 'Running mail', { on: '2026-11-10', to: '2026-11-18' }),
      listed(7, 'Weekly mail', weekly),
      listed(8, 'Weekly mail that has ended', {
        ...weekly,
        recurrenceEndDate: '2026-11-12T00:00:00',
      }),
    ]
    const ids = matchingItems(items, 'mail', place).map(({ id }) => id)
    expect(ids).toEqual([5, 6, 7, 4, 3, 8, 2, 1])
  })

  test('are twelve at most, and none of the plan on the screen gives way to another plan', () => {
    const own = Array.from({ length: 13 }, (_, index) => listed(index + 1, 'A long mail'))
    const others = Array.from({ length: 5000 }, (_, index) =>
      listed(index + 100, 'Mail', { planId: 13 }),
    )
    const matches = matchingItems([...others, ...own], 'mail', place)
    expect(matches).toHaveLength(12)
    expect(new Set(matches.map(({ planId }) => planId))).toEqual(new Set([12]))
  })

  test('keep their places when the server answers, which adds what it alone has found', () => {
    const existing = Array.from({ length: 12 }, (_, index) => item(index + 1, `Black ${index + 1}`))
    const before = itemEntries({ ...options, existing, query: 'black' })
    const after = itemEntries({
      ...options,
      existing,
      matches: [
        item(50, 'Black of the server'),
        item(3, 'Black 3'),
        item(51, 'Found by its notes'),
      ],
      query: 'black',
    })
    const idsOf = (entries: typeof after) => entries.map(({ command }) => command.id)
    expect(idsOf(after)).toEqual([...idsOf(before), 'item:50', 'item:51'])
  })

  test('say their dates, and lie with tactics or initiatives', () => {
    const entries = itemEntries({
      ...options,
      existing: [
        item(1, 'Black Friday page'),
        item(2, 'Black day', { endDate: '2026-11-16T10:00:00' }),
        item(3, 'Black Friday Promotion', { isInitiative: true }),
        item(4, 'Black box', { isUnscheduled: true }),
        item(5, 'Black tie', { planId: 13, planName: 'West Region' }),
      ],
      query: 'black',
    })
    const visible = entries.map(({ command }) => [
      command.label,
      command.group,
      command.description,
    ])
    expect(visible).toEqual([
      ['Black Friday page', 'Tactics in National plan', '11/16/26 – 12/01/26'],
      ['Black day', 'Tactics in National plan', '11/16/26'],
      ['Black Friday Promotion', 'Initiatives', '11/16/26 – 12/01/26'],
      ['Black box', 'Tactics in National plan', 'Parking Lot'],
      ['Black tie', 'Tactics in other plans', 'West Region, 11/16/26 – 12/01/26'],
    ])
  })

  test('are opened', () => {
    const onOpen = vi.fn<(item: SearchMatch) => void>()
    const [entry] = itemEntries({
      ...options,
      existing: [item(1, 'Black Friday page')],
      query: 'black',
      onOpen,
    })
    entry?.run()
    expect(onOpen).toHaveBeenCalledWith(expect.objectContaining({ id: 1 }))
  })
})
