import { describe, expect, test } from 'vitest'
import { createUndoHistory, type UndoHistory, type UndoResult } from './undo-stack'

interface Making {
  readonly outcome?: Promise<UndoResult>
  readonly place?: string
  readonly isRedo?: boolean
}

/** A history with changes that the test saves, refuses and undoes. */
function stage() {
  const stack = createUndoHistory()
  stack.enter('plan:1')
  const undone: string[] = []
  const redone: string[] = []
  const make = (name: string, making: Making = {}) => {
    const { outcome = Promise.resolve(true), place = 'plan:1', isRedo = false } = making
    let pressRedo = () => {}
    let save = () => {}
    let refuse = () => {}
    const saving = new Promise<void>((resolve, reject) => {
      save = resolve
      refuse = () => {
        reject(new Error('refused'))
      }
    })
    const undo = stack.push(
      place,
      {
        saving,
        takeBack: (redo) => {
          undone.push(name)
          pressRedo = redo
          return outcome
        },
        redo: () => {
          redone.push(name)
          make(name, { place, isRedo: true }).save()
        },
      },
      isRedo,
    )
    return { undo, pressRedo: () => pressRedo(), save: () => save(), refuse: () => refuse() }
  }
  return { stack, undone, redone, make }
}

/** Waits until all promises so far have settled. */
const settle = () => new Promise((resolve) => setImmediate(resolve))

function undoTimes(stack: UndoHistory, times: number): readonly boolean[] {
  return Array.from({ length: times }, () => stack.undo())
}

describe('a history of changes', () => {
  test('takes back the last change first, once each, and says when there is none', () => {
    const { stack, undone, make } = stage()
    make('first').save()
    make('second').save()
    expect(undoTimes(stack, 3)).toEqual([true, true, false])
    expect(undone).toEqual(['second', 'first'])
  })

  test('takes back a change at once that is still being saved', () => {
    const { stack, undone, make } = stage()
    make('first')
    make('second')
    undoTimes(stack, 2)
    expect(undone).toEqual(['second', 'first'])
  })

  test('forgets a change that was refused', async () => {
    const { stack, undone, make } = stage()
    make('first').save()
    make('second').refuse()
    await settle()
    stack.undo()
    expect(undone).toEqual(['first'])
  })

  test('takes back one change of many, and only once', async () => {
    const { stack, undone, make } = stage()
    const first = make('first')
    make('second').save()
    first.undo()
    first.undo()
    await settle()
    expect(undoTimes(stack, 2)).toEqual([true, false])
    expect(undone).toEqual(['first', 'second'])
  })

  test('keeps a change in its place that could not be taken back', async () => {
    const { stack, undone, make } = stage()
    make('first').save()
    make('second', { outcome: Promise.resolve(false) }).save()
    stack.undo()
    make('third').save()
    await settle()
    undoTimes(stack, 2)
    await settle()
    undoTimes(stack, 1)
    expect(undone).toEqual(['second', 'third', 'second', 'second'])
  })

  test('does not keep a change that turned out to be refused while it was taken back', async () => {
    const { stack, undone, make } = stage()
    let fail = (_isDone: boolean) => {}
    const outcome = new Promise<boolean>((resolve) => {
      fail = resolve
    })
    const change = make('first', { outcome })
    stack.undo()
    change.refuse()
    await settle()
    fail(false)
    await settle()
    expect(stack.undo()).toBe(false)
    expect(undone).toEqual(['first'])
  })

  test('takes back what was done in a place only while that is on show', () => {
    const { stack, undone, make } = stage()
    make('here').save()
    const there = make('there', { place: 'plan:2' })
    const leave = stack.enter('plan:2')
    leave()
    expect(undoTimes(stack, 2)).toEqual([true, false])
    expect(undone).toEqual(['here'])
    stack.enter('plan:2')
    expect(stack.undo()).toBe(true)
    there.undo()
    expect(undone).toEqual(['here', 'there'])
  })

  test('takes it back while one of two views of the place is still on show', () => {
    const { stack, undone, make } = stage()
    const leave = stack.enter('plan:1')
    make('here').save()
    leave()
    expect(stack.undo()).toBe(true)
    expect(undone).toEqual(['here'])
  })

  test('takes back by the button of a notice what was done elsewhere', () => {
    const { undone, make } = stage()
    make('there', { place: 'plan:2' }).undo()
    expect(undone).toEqual(['there'])
  })

  test('makes undone changes again, the last undone first, and each can be undone again', async () => {
    const { stack, undone, redone, make } = stage()
    make('first').save()
    make('second').save()
    expect(stack.redo()).toBe(false)
    undoTimes(stack, 2)
    expect([stack.redo(), stack.redo(), stack.redo()]).toEqual([true, true, false])
    await settle()
    expect(redone).toEqual(['first', 'second'])
    undoTimes(stack, 2)
    expect(undone).toEqual(['second', 'first', 'second', 'first'])
  })

  test('makes a change again only after its undo has ended', async () => {
    const { stack, redone, make } = stage()
    let end = (_isDone: boolean) => {}
    const outcome = new Promise<boolean>((resolve) => {
      end = resolve
    })
    make('first', { outcome }).save()
    stack.undo()
    expect(stack.redo()).toBe(true)
    await settle()
    expect(redone).toEqual([])
    end(true)
    await settle()
    expect(redone).toEqual(['first'])
  })

  test.each([false, 'not-undone'] as const)(
    'makes no change again that was not undone: %s',
    async (result) => {
      const { stack, redone, make } = stage()
      const change = make('first', { outcome: Promise.resolve(result) })
      change.save()
      stack.undo()
      await settle()
      expect(stack.redo()).toBe(false)
      change.pressRedo()
      await settle()
      expect(redone).toEqual([])
      expect(stack.undo()).toBe(result === false)
    },
  )

  test('a new change of the place ends redoing, and a button of a notice still works once', async () => {
    const { stack, redone, make } = stage()
    const first = make('first')
    first.save()
    stack.undo()
    make('there', { place: 'plan:2' }).save()
    await settle()
    make('second').save()
    expect(stack.redo()).toBe(false)
    first.pressRedo()
    first.pressRedo()
    await settle()
    expect(redone).toEqual(['first'])
  })

  test('a change of another place does not end redoing here', async () => {
    const { stack, redone, make } = stage()
    make('here').save()
    stack.undo()
    make('there', { place: 'plan:2' }).save()
    await settle()
    expect(stack.redo()).toBe(true)
    await settle()
    expect(redone).toEqual(['here'])
  })

  test('remembers the last 50 changes', () => {
    const { stack, undone, make } = stage()
    for (let count = 1; count <= 51; count += 1) make(String(count)).save()
    undoTimes(stack, 52)
    expect(undone).toHaveLength(50)
    expect(undone.at(-1)).toBe('2')
  })
})
