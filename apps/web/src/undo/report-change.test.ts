import { describe, expect, test, vi } from 'vitest'
import { reportChange, UNDO_TOAST_LIFETIME_MS } from './report-change'
import { createUndoHistory } from './undo-stack'

const toast = { id: 'created', text: 'Tactic created.' }

/** Reports a change of the visible plan, which the test saves or refuses. */
function stage({ isRedo = false } = {}) {
  const history = createUndoHistory()
  history.enter('plan:1')
  let save = (_stored: string) => {}
  let refuse = (_error: Error) => {}
  const saving = new Promise<string>((resolve, reject) => {
    save = resolve
    refuse = reject
  })
  const showToast = vi.fn<(visible: { readonly action?: { onSelect: () => void } }) => void>()
  const takeBack = vi.fn<() => Promise<boolean>>(async () => true)
  const redo = vi.fn<() => void>()
  const undoStack = {
    push: (change: Parameters<typeof history.push>[1], isOfRedo?: boolean) =>
      history.push('plan:1', change, isOfRedo),
  }
  const reported = reportChange({ saving, takeBack, redo, toast, isRedo }, { undoStack, showToast })
  return { history, save, refuse, showToast, takeBack, redo, reported }
}

describe('a reported change', () => {
  test('is told once it is saved, and not before', async () => {
    const { save, showToast, reported } = stage()
    expect(showToast).not.toHaveBeenCalled()
    save('stored')
    await expect(reported).resolves.toBe('stored')
    expect(showToast).toHaveBeenCalledExactlyOnceWith({
      ...toast,
      lifetimeMs: UNDO_TOAST_LIFETIME_MS,
      action: { label: 'Undo', onSelect: expect.any(Function) },
    })
  })

  test('the button of the toast takes it back, and the keys then find nothing', async () => {
    const { history, save, showToast, takeBack, reported } = stage()
    save('stored')
    await reported
    showToast.mock.lastCall?.[0].action?.onSelect()
    expect(takeBack).toHaveBeenCalledTimes(1)
    expect(history.undo()).toBe(false)
  })

  test('can be taken back before it is saved, and then has no toast', async () => {
    const { history, save, showToast, takeBack, reported } = stage()
    expect(history.undo()).toBe(true)
    expect(takeBack).toHaveBeenCalledTimes(1)
    save('stored')
    await reported
    expect(showToast).not.toHaveBeenCalled()
  })

  test('is made again by the keys, and says so', async () => {
    const { history, save, redo, reported } = stage()
    save('stored')
    await reported
    history.undo()
    history.redo()
    await new Promise((resolve) => setImmediate(resolve))
    expect(redo).toHaveBeenCalledTimes(1)
    const again = stage({ isRedo: true })
    again.save('stored')
    await again.reported
    expect(again.showToast).toHaveBeenCalledWith(
      expect.objectContaining({ text: 'Redone: Tactic created.' }),
    )
  })

  test('a refusal is left to the caller, without a toast and without a step to undo', async () => {
    const { history, refuse, showToast, reported } = stage()
    refuse(new Error('refused'))
    await expect(reported).rejects.toThrow('refused')
    expect(showToast).not.toHaveBeenCalled()
    expect(history.undo()).toBe(false)
  })
})
