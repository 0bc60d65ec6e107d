import { modelRuns } from '@throughline/test-support/property-tests'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { DAY_MS, Editing, users } from './fixtures/draft-editing'

function command(name: string, act: (editing: Editing) => void): fc.Command<object, Editing> {
  return {
    check: () => true,
    run: (_model, editing) => {
      act(editing)
      // Opening a form checks its start against the store.
      if (editing.form === null) editing.open()
    },
    toString: () => name,
  }
}

const anyName = fc.constantFrom('title' as const, 'cost' as const)
const anyText = fc.constantFrom('Newsletter', 'Billboard', '100', '')

const commands = [
  fc
    .tuple(anyName, anyText)
    .map(([name, text]) =>
      command(`type(${name}, '${text}')`, (editing) => editing.type(name, text)),
    ),
  fc.constant(
    command('reload()', (editing) => {
      editing.open()
    }),
  ),
  fc.tuple(anyName, anyText).map(([name, text]) =>
    command(`otherUserChanges(${name}, '${text}')`, (editing) => {
      editing.item = { ...editing.item, [name]: text, version: editing.item.version + 1 }
    }),
  ),
  fc.constant(command('save()', (editing) => editing.save())),
  fc.constantFrom(1, 4, 7).map((days) =>
    command(`wait(${days} days)`, (editing) => {
      editing.nowMs += days * DAY_MS
    }),
  ),
  fc.constant(command('logOutElsewhere()', (editing) => editing.logOutElsewhere())),
  fc
    .constantFrom(...users)
    .map((userId) => command(`signIn(${userId})`, (editing) => editing.signIn(userId))),
]

test('a form begins with what its user has typed over what is stored', () => {
  fc.assert(
    fc.property(fc.commands(commands, { maxCommands: 20 }), (steps) => {
      const editing = new Editing()
      fc.modelRun(() => ({ model: {}, real: editing }), steps)
      editing.open()
      expect(editing.form?.start.isRestored ?? false).toBe(editing.hasDraft())
    }),
    modelRuns(500),
  )
})
