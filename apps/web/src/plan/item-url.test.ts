import { describe, expect, test } from 'vitest'
import {
  isSameItem,
  itemBesideView,
  itemOfPage,
  itemOfUrl,
  itemPageUrl,
  itemTarget,
  newItemTarget,
  withItemBesideView,
} from './item-url'

const copy = newItemTarget('initiative', {
  copyOf: 12,
  datetime: '2026-11-18T08:00:00',
  stamp: '1763971200000',
})

describe('the page of an item', () => {
  test.each([
    ['a tactic', itemTarget('tactic', 7), '/account/1/plan/12/tactic/7'],
    ['a new tactic', newItemTarget('tactic'), '/account/1/plan/12/tactic/0'],
    [
      'a copy of an initiative',
      copy,
      '/account/1/plan/12/initiative/0?new=1763971200000&copyof=12&datetime=2026-11-18T08%3A00%3A00',
    ],
  ])('%s has the documented URL, and is read from it', (_name, target, url) => {
    expect(itemPageUrl(1, 12, target)).toBe(url)
    const { pathname, searchParams } = new URL(url, 'http://planner.test')
    const [kind, id] = pathname.split('/').slice(-2)
    expect(itemOfPage(kind === 'tactic' ? 'tactic' : 'initiative', id, searchParams)).toEqual(
      target,
    )
  })

  test.each(['', '-1', '1.5', '007', '99999999999', 'x', undefined])(
    'the path part %s names no item',
    (id) => {
      expect(itemOfPage('tactic', id, new URLSearchParams())).toBeNull()
    },
  )

  test('values of a new item that cannot be read are dropped', () => {
    const query = new URLSearchParams('datetime=2026-02-31&copyof=x')
    expect(itemOfPage('tactic', '0', query)).toEqual(newItemTarget('tactic'))
  })

  test('a date without a time is a start', () => {
    const query = new URLSearchParams('datetime=2026-11-18')
    expect(itemOfPage('tactic', '0', query)?.datetime).toBe('2026-11-18')
  })
})

describe('an item beside a view', () => {
  test('is part of the URL of the view', () => {
    const query = withItemBesideView(new URLSearchParams('date=2026-11&tp=3'), copy)
    expect(itemBesideView(query)).toEqual(copy)
    expect([query.get('date'), query.get('tp')]).toEqual(['2026-11', '3'])
  })

  test('leaves nothing in the URL when another one takes its place, or none', () => {
    const before = withItemBesideView(new URLSearchParams('date=2026-11'), copy)
    const next = withItemBesideView(before, itemTarget('tactic', 7))
    expect(next.toString()).toBe('date=2026-11&tactic=7')
    expect(withItemBesideView(next, null).toString()).toBe('date=2026-11')
  })
})

test.each([
  ['/account/1/plan/12/tactic/7', '', itemTarget('tactic', 7)],
  ['/account/1/plan/12/settings/initiative/9/', '', itemTarget('initiative', 9)],
  ['/account/1/plan/12/calendar/month', '?date=2026-11&initiative=9', itemTarget('initiative', 9)],
  ['/account/1/plan/12/tactic/x', '?tactic=7', null],
  ['/plans', '', null],
])('%s%s shows %o', (pathname, search, expected) => {
  expect(itemOfUrl({ pathname, search })).toEqual(expected)
})

test.each([
  [itemTarget('tactic', 7), itemTarget('tactic', 7), true],
  [itemTarget('tactic', 7), itemTarget('tactic', 8), false],
  [itemTarget('tactic', 7), itemTarget('initiative', 7), false],
  [newItemTarget('tactic', { stamp: '1' }), newItemTarget('tactic', { stamp: '2' }), false],
  [itemTarget('tactic', 7), null, false],
  [null, null, true],
])('%o and %o: the same item is %s', (a, b, expected) => {
  expect(isSameItem(a, b)).toBe(expected)
})
