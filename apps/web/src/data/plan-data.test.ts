import { PARKED } from '@throughline/domain/tactics'
import { fixedNow } from '@throughline/test-support/clock'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createDesk, type Desk } from './fixtures/plan-desk'

// Sequences that plan-data.model.test.ts has found. The desk compares the page with its model
// after each step.

/** Only a page that hangs takes this long. */
const LIMIT_MS = 60_000

type Step = (desk: Desk) => void | Promise<void>

beforeEach(() => {
  vi.useFakeTimers({
    toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'],
    now: fixedNow(),
  })
})
afterEach(() => {
  vi.useRealTimers()
})

const DATE_TIME = '2026-11-12T08:00:00'
const dates = { startDate: DATE_TIME, endDate: DATE_TIME, isAllDay: false }

const onItem =
  (place: number, act: (desk: Desk, item: NonNullable<ReturnType<Desk['itemAt']>>) => void): Step =>
  (desk) => {
    const item = desk.itemAt(place)
    if (item !== undefined) act(desk, item)
  }
const retitle = (place: number) =>
  onItem(place, (desk, item) => {
    desk.update(item, { title: 'Billboard' }, null)
  })
const setCost = (place: number, estimatedCost: number | null) =>
  onItem(place, (desk, item) => {
    desk.update(item, { estimatedCost }, 'estimatedCost')
  })
const move = (place: number) =>
  onItem(place, (desk, item) => {
    desk.update(item, dates, 'dates')
  })
const park = (place: number) =>
  onItem(place, (desk, item) => {
    desk.update(item, PARKED, 'parking')
  })
const open = (place: number) =>
  onItem(place, (desk, item) => {
    desk.page.openItem(item.id)
  })
const remove = (place: number) =>
  onItem(place, (desk, item) => {
    desk.remove(item)
  })
const answer: Step = (desk) => desk.answer()
const receive: Step = (desk) => {
  desk.receive()
}
const refuse: Step = (desk) => desk.refuse('forbidden')
const undo: Step = (desk) => desk.undo()
const create: Step = (desk) => {
  desk.create(dates)
}
const switchConnection: Step = (desk) => desk.switchConnection()
const switchReads: Step = (desk) => {
  desk.switchReads()
}
const readAgain: Step = (desk) => {
  desk.readAgain()
}
const renameBudget: Step = (desk) => {
  desk.renameBudgetByOtherUsers('Summer')
}
const moveAll: Step = (desk) => {
  desk.changeAll(false)
}
const reload: Step = (desk) => desk.reload()
const otherUsersRetitle =
  (place: number): Step =>
  (desk) => {
    desk.changeByOtherUsers(place, { title: 'Theirs' })
  }
const otherUsersDelete =
  (place: number): Step =>
  (desk) => {
    desk.deleteByOtherUsers(place)
  }

const sequences: readonly (readonly [sentence: string, ...steps: readonly Step[]])[] = [
  [
    'lists are read once the connection is back and the changes that waited are saved',
    setCost(0, 100),
    switchConnection,
    park(1),
    otherUsersDelete(0),
  ],
  [
    'a refused change is not shown by a later one that moves the item into another list',
    retitle(1),
    park(1),
    refuse,
  ],
  ['an undo changes the open item', open(1), move(1), undo],
  [
    'a deletion by another user outlasts an older answer of a list',
    switchReads,
    readAgain,
    otherUsersDelete(0),
    switchReads,
  ],
  [
    'a new item that another user deletes at once does not come back with its own answer',
    create,
    receive,
    otherUsersDelete(3),
    answer,
  ],
  [
    'another user’s change is shown when an own change of the item is refused',
    retitle(0),
    otherUsersRetitle(0),
    refuse,
  ],
  [
    'another user’s change is shown when the answer of an own change is older',
    open(0),
    setCost(0, 100),
    receive,
    otherUsersRetitle(0),
    answer,
  ],
  [
    'an item that comes back can be changed before the server has answered',
    remove(1),
    answer,
    undo,
    retitle(1),
    answer,
    answer,
  ],
  [
    'an undo restores the dates after the answer of its change was lost',
    move(0),
    receive,
    readAgain,
    undo,
    switchConnection,
    switchConnection,
  ],
  [
    'a change that waits is sent by the next page on the version of the one before',
    switchConnection,
    setCost(0, 100),
    retitle(0),
    switchConnection,
    answer,
    reload,
  ],
  ['a change of many items changes the open item', open(0), moveAll, answer],
  [
    'an item that another user deletes stays away when an answer about many items is older',
    moveAll,
    receive,
    otherUsersDelete(0),
    answer,
  ],
  [
    'budgets that another user changes while a page reads them are read again',
    switchReads,
    reload,
    renameBudget,
    switchReads,
  ],
  [
    'a repeated change does not take another user’s version for its own',
    setCost(0, null),
    park(0),
    switchConnection,
    otherUsersRetitle(0),
  ],
]

test.each(sequences.map(([sentence, ...steps]) => ({ sentence, steps })))(
  '$sentence',
  async ({ steps }) => {
    const desk = await createDesk()
    try {
      for (const [index, step] of steps.entries()) {
        await step(desk)
        await desk.settle()
        desk.check(`step ${index + 1}`)
      }
      await desk.finish()
      expect(desk.queue).toEqual([])
    } finally {
      desk.close()
    }
  },
  LIMIT_MS,
)

test('notes that were saved are shown when the item is opened again', async () => {
  const desk = await createDesk()
  try {
    const [item, other] = desk.visibleItems()
    if (item === undefined || other === undefined) throw new Error('The month shows too few items.')
    const open = async (id: number) => {
      desk.page.openItem(id)
      await desk.settle()
    }
    await open(item.id)
    for (const summary of ['<p>Draft</p>', '<p>Final</p>']) {
      desk.update(item, { summary }, null)
      await desk.settle()
      await desk.answer()
      await desk.settle()
      expect(desk.page.notes()).toBe(summary)
      await open(other.id)
      await open(item.id)
      expect(desk.page.notes()).toBe(summary)
    }
  } finally {
    desk.close()
  }
})
