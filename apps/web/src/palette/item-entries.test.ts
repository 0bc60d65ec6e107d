import { describe, expect, test, vi } from 'vitest'
import type { FoundItem } from '@throughline/domain/tactics'
import { itemEntries, matchingItems } from './item-entries'

function item(id: number, title: string, more: Partial<FoundItem> = {}): FoundItem {
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

const options = {
  known: [],
  found: [],
  plan: { id: 12, name: 'National plan' },
  onOpen: () => undefined,
}

describe('the items of the palette', () => {
  test.each([
    ['no word', '  ', []],
    ['a word, whatever its case and accents', 'CAFE', [2]],
    ['every word, in any order', 'page black', [1]],
    ['what begins with it first', 'b', [1, 3]],
    ['nothing', 'zebra', []],
  ])('match %s', (_sentence, query, expected) => {
    const items = [item(3, 'The big black hat'), item(1, 'Black Friday page'), item(2, 'Café')]
    expect(matchingItems(items, query).map(({ id }) => id)).toEqual(expected)
  })

  test('are twelve at most', () => {
    const many = Array.from({ length: 5000 }, (_, index) => item(index + 1, `Mail ${index}`))
    expect(matchingItems(many, 'mail')).toHaveLength(12)
    const entries = itemEntries({ ...options, known: many, found: many, query: 'mail' })
    expect(entries).toHaveLength(12)
  })

  test('are those that are known, then what else the server has found, each once', () => {
    const entries = itemEntries({
      ...options,
      known: [item(1, 'Black Friday page')],
      found: [item(1, 'Black Friday page'), item(5, 'Found by its notes')],
      query: 'black',
    })
    expect(entries.map(({ command }) => command.id)).toEqual(['item:1', 'item:5'])
  })

  test('say their dates, and lie with tactics or initiatives', () => {
    const entries = itemEntries({
      ...options,
      known: [
        item(1, 'Black Friday page'),
        item(2, 'Black day', { endDate: '2026-11-16T10:00:00' }),
        item(3, 'Black Friday Promotion', { isInitiative: true }),
        item(4, 'Black box', { isUnscheduled: true }),
        item(5, 'Black tie', { planId: 13, planName: 'West Region' }),
      ],
      query: 'black',
    })
    const shown = entries.map(({ command }) => [command.label, command.group, command.description])
    expect(shown).toEqual([
      ['Black Friday page', 'Tactics in National plan', '11/16/26 – 12/01/26'],
      ['Black day', 'Tactics in National plan', '11/16/26'],
      ['Black Friday Promotion', 'Initiatives', '11/16/26 – 12/01/26'],
      ['Black box', 'Tactics in National plan', 'Parking Lot'],
      ['Black tie', 'Tactics in other plans', 'West Region, 11/16/26 – 12/01/26'],
    ])
  })

  test('are opened', () => {
    const onOpen = vi.fn<(item: FoundItem) => void>()
    const [entry] = itemEntries({
      ...options,
      known: [item(1, 'Black Friday page')],
      query: 'black',
      onOpen,
    })
    entry?.run()
    expect(onOpen).toHaveBeenCalledWith(expect.objectContaining({ id: 1 }))
  })
})
