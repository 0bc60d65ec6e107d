import { PARKED, scheduledOn, type TacticListItem } from '@throughline/domain/tactics'
import { dayNumberOf } from '@throughline/domain/calendar-dates'
import { fixedNow } from '@throughline/test-support/clock'
import { modelRuns } from '@throughline/test-support/property-tests'
import * as fc from 'fast-check'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createDesk, type Desk } from './fixtures/plan-desk'
import type { MonthName } from './fixtures/plan-browser'

beforeEach(() => {
  vi.useFakeTimers({
    toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'],
    now: fixedNow(),
  })
})
afterEach(() => {
  vi.useRealTimers()
})

/** A step of the user, of the network or of another user. */
interface Command extends fc.AsyncCommand<Desk, Desk> {}

function command(
  name: string,
  isPossible: (desk: Desk) => boolean,
  act: (desk: Desk) => void | Promise<void>,
): Command {
  return {
    check: isPossible,
    run: async (_model, desk) => {
      await act(desk)
      await desk.settle()
      desk.check(name)
    },
    toString: () => name,
  }
}

const anyPlace = fc.nat({ max: 5 })
const anyDate = fc.constantFrom('2026-11-12', '2026-11-25', '2026-12-03', '2026-12-20')
const anyCost = fc.constantFrom(100, 250, null)
const anyCostName = fc.constantFrom('estimatedCost' as const, 'actualCost' as const)
const anyTitle = fc.constantFrom('Billboard', 'Newsletter', 'Launch')
const onDay = (date: string) => {
  const dateTime = `${date}T08:00:00`
  return { startDate: dateTime, endDate: dateTime, isAllDay: false }
}

/** A command on one of the items that the screen shows. */
function onItem(
  name: (place: number) => string,
  place: number,
  isPossible: (desk: Desk, item: TacticListItem) => boolean,
  act: (desk: Desk, item: TacticListItem) => void | Promise<void>,
): Command {
  const itemOf = (desk: Desk) => desk.itemAt(place)
  return command(
    name(place),
    (desk) => {
      const item = itemOf(desk)
      return item !== undefined && !desk.isBeingDeleted(item.id) && isPossible(desk, item)
    },
    (desk) => {
      const item = itemOf(desk)
      return item === undefined ? undefined : act(desk, item)
    },
  )
}

/** Takes about five seconds of processor time. */
const RUNS = 100

const always = () => true
/**
 * Returns whether a change gives an item other values. The test skips changes to equal values. If
 * the answer to such a change is lost, the page cannot detect whether it was stored, and the server
 * refuses the next change.
 */
const changes = (item: TacticListItem, values: Partial<TacticListItem>): boolean =>
  JSON.stringify({ ...item, ...values }) !== JSON.stringify(item)

const edits = [
  fc.tuple(anyPlace, anyDate).map(([place, date]) =>
    onItem(
      (at) => `move(item ${at}, ${date})`,
      place,
      (_desk, item) => !item.isUnscheduled && changes(item, onDay(date)),
      (desk, item) => desk.update(item, onDay(date), 'dates'),
    ),
  ),
  fc.tuple(anyPlace, anyTitle).map(([place, title]) =>
    onItem(
      (at) => `retitle(item ${at}, ${title})`,
      place,
      (_desk, item) => changes(item, { title }),
      (desk, item) => desk.update(item, { title }, null),
    ),
  ),
  fc.tuple(anyPlace, anyCostName, anyCost).map(([place, name, cost]) =>
    onItem(
      (at) => `setCost(item ${at}, ${name}, ${cost})`,
      place,
      (_desk, item) => changes(item, { [name]: cost }),
      (desk, item) => desk.update(item, { [name]: cost }, name),
    ),
  ),
  fc.tuple(anyPlace, fc.subarray([41, 42])).map(([place, tagIds]) =>
    onItem(
      (at) => `setTags(item ${at}, [${tagIds.join(', ')}])`,
      place,
      (_desk, item) => changes(item, { tagIds }),
      (desk, item) => desk.update(item, { tagIds }, null),
    ),
  ),
  fc.tuple(anyPlace, anyDate).map(([place, date]) =>
    onItem(
      (at) => `parkOrSchedule(item ${at}, ${date})`,
      place,
      always,
      (desk, item) =>
        desk.update(
          item,
          item.isUnscheduled
            ? scheduledOn(dayNumberOf(date), { isAllDay: item.isAllDay, isMonthly: false })
            : PARKED,
          'parking',
        ),
    ),
  ),
  anyPlace.map((place) =>
    onItem(
      (at) => `delete(item ${at})`,
      place,
      always,
      (desk, item) => desk.remove(item),
    ),
  ),
  anyDate.map((date) => command(`create(${date})`, always, (desk) => desk.create(onDay(date)))),
  fc.boolean().map((isDeletion) =>
    command(
      isDeletion ? 'deleteAll()' : 'moveAll()',
      (desk) => desk.queue.length === 0 && !desk.isOffline() && desk.visibleItems().length > 0,
      (desk) => desk.changeAll(isDeletion),
    ),
  ),
  fc.constant(
    command(
      'undo()',
      (desk) => desk.canUndo(),
      (desk) => desk.undo(),
    ),
  ),
]

const answers = [
  fc.constant(
    command(
      'answer()',
      (desk) => desk.isInFlight(),
      (desk) => desk.answer(),
    ),
  ),
  fc.constant(
    command(
      'answer()',
      (desk) => desk.isInFlight(),
      (desk) => desk.answer(),
    ),
  ),
  fc.constant(
    command(
      'receive()',
      (desk) => desk.canBeReceived(),
      (desk) => desk.receive(),
    ),
  ),
  fc.constantFrom('forbidden' as const, 'not found' as const, 'frozen' as const).map((refusal) =>
    command(
      `refuse(${refusal})`,
      (desk) => desk.canBeReceived(),
      (desk) => desk.refuse(refusal),
    ),
  ),
  fc.constant(
    command(
      'loseAnswer()',
      (desk) => desk.canBeLost(),
      (desk) => desk.loseAnswer(),
    ),
  ),
  fc.boolean().map((isNewer) =>
    command(
      isNewer ? 'sendRefusedAgain()' : 'dismissRefused()',
      (desk) => desk.hasRefused(),
      (desk) => desk.decideRefused(isNewer),
    ),
  ),
]

const otherUsers = [
  fc.tuple(fc.nat({ max: 3 }), fc.constantFrom('title', 'cost', 'dates')).map(([place, what]) =>
    command(
      `otherUserChanges(stored ${place}, ${what})`,
      (desk) => desk.storedIdAt(place) !== undefined,
      (desk) => {
        desk.changeByOtherUsers(place, {
          ...(what === 'title' ? { title: 'Theirs' } : null),
          ...(what === 'cost' ? { estimatedCost: 999 } : null),
          ...(what === 'dates' ? onDay('2026-11-28') : null),
        })
      },
    ),
  ),
  fc.nat({ max: 3 }).map((place) =>
    command(
      `otherUserDeletes(stored ${place})`,
      (desk) => desk.storedIdAt(place) !== undefined,
      (desk) => {
        desk.deleteByOtherUsers(place)
      },
    ),
  ),
]

otherUsers.push(
  fc.tuple(fc.boolean(), fc.constantFrom('Summer', 'Autumn')).map(([isTag, name]) =>
    command(
      isTag ? `otherUserRenamesTag(${name})` : `otherUserRenamesBudget(${name})`,
      always,
      (desk) => {
        if (isTag) desk.renameTagByOtherUsers(name)
        else desk.renameBudgetByOtherUsers(name)
      },
    ),
  ),
)

const surroundings = [
  fc.constantFrom<MonthName>('November', 'December').map((month) =>
    command(
      `show(${month})`,
      (desk) => desk.page.month() !== month,
      (desk) => {
        desk.showMonth(month)
      },
    ),
  ),
  anyPlace.map((place) =>
    onItem(
      (at) => `open(item ${at})`,
      place,
      (desk) => !desk.isOffline(),
      (desk, item) => {
        desk.page.openItem(item.id)
      },
    ),
  ),
  fc.constant(command('goOfflineOrOnline()', always, (desk) => desk.switchConnection())),
  fc.constant(
    command(
      'reload()',
      (desk) => desk.canReload(),
      (desk) => desk.reload(),
    ),
  ),
  fc.constant(
    command('slowOrFastReads()', always, (desk) => {
      desk.switchReads()
    }),
  ),
  fc.constant(
    command(
      'readAgain()',
      (desk) => !desk.isOffline(),
      (desk) => {
        desk.readAgain()
      },
    ),
  ),
]

test('what a page shows is what the server has stored with the changes that wait for it', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.commands([...edits, ...answers, ...otherUsers, ...surroundings], {
        maxCommands: 30,
        size: 'max',
      }),
      async (commands) => {
        const desk = await createDesk()
        try {
          await fc.asyncModelRun(() => ({ model: desk, real: desk }), commands)
          await desk.finish()
          expect(desk.queue).toEqual([])
        } finally {
          desk.close()
        }
      },
    ),
    modelRuns(RUNS),
  )
}, 600_000)
