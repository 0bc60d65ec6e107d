import type { SavableView, SavedView } from '@throughline/domain/saved-views'
import { buildSavedView } from '@throughline/test-support/builders'
import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { englishSavedViewsLabels } from './saved-views.labels'
import { savedViewEntries, viewIdOfItem, viewOfKey } from './saved-view-entries'

const openable: readonly SavableView[] = ['month', 'day', 'flow']

const someViews: fc.Arbitrary<readonly SavedView[]> = fc
  .array(
    fc.record({
      isShared: fc.boolean(),
      view: fc.constantFrom<SavableView[]>('month', 'flow', 'search'),
      name: fc.constantFrom('Board', 'Anna', 'Q3'),
      orderIndex: fc.nat(20),
    }),
    { maxLength: 12, size: 'max' },
  )
  .map((views) => views.map((view, at) => buildSavedView({ ...view, id: at + 1 })))

it.each([true, false])('views that failed are tried again once at a time (%s)', (isRetrying) => {
  const [failed] = savedViewEntries({
    data: { status: 'error', message: 'The server did not answer.', isRetrying },
    planName: 'National plan',
    currentId: null,
    isChanged: false,
    openableViews: openable,
    labels: englishSavedViewsLabels,
  })
  const items = failed !== undefined && 'items' in failed ? failed.items : []
  expect(items.map(({ id, isDisabled }) => [id, isDisabled])).toEqual([
    ['message', true],
    ['retry', isRetrying],
  ])
})

it('a digit opens the view that the menu shows it at', () => {
  fc.assert(
    fc.property(someViews, (views) => {
      const entries = savedViewEntries({
        data: { status: 'ready', views },
        planName: 'National plan',
        currentId: null,
        isChanged: false,
        openableViews: openable,
        labels: englishSavedViewsLabels,
      })
      const items = entries.flatMap((entry) => ('items' in entry ? entry.items : [entry]))
      for (const key of '123456789') {
        const marked = items.filter(({ shortcut }) => shortcut === key)
        const opened = viewOfKey(views, key, openable)
        expect(marked.map(({ id }) => viewIdOfItem(id))).toEqual(opened === null ? [] : [opened.id])
      }
    }),
  )
})
