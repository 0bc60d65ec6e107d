import { isApiError } from '@throughline/api-client'

/**
 * Result of an undo. `true`: the change is undone. `false`: it stays on the stack, for example after
 * a lost connection. `not-undone`: it can never be undone, for example because another user has
 * changed the same field.
 */
export type UndoResult = boolean | 'not-undone'

/**
 * Returns the result of an undo whose request has failed. A later attempt can succeed only if the
 * server did not decide; a change that stays on the stack must not block those before it.
 */
export function resultOfFailedUndo(error: unknown): UndoResult {
  return isApiError(error, 'network') ? false : 'not-undone'
}

/** A change that the user can undo. */
export interface UndoableChange {
  /**
   * Settles when the change is saved. A rejection means that the server refused the change, which
   * removes it from the stack.
   */
  readonly saving: Promise<unknown>
  /**
   * Undoes the change and reports the result to the user. The stack calls it at once, even while
   * the change is still being saved. Its request must therefore wait for that save. It must not
   * reject.
   *
   * @param redo makes the change again, for a Redo button. The stack calls `redo` of the change
   *   after the undo.
   */
  readonly takeBack: (redo: () => void) => Promise<UndoResult>
  /** Makes the undone change again, and pushes it with `isRedo`. @default it cannot be redone */
  readonly redo?: () => void
}

/** Undoes this change; does nothing if it was undone before. */
type TakeBack = () => void

/** Undo stack of one place, such as a plan. */
export interface UndoStack {
  /**
   * Puts a change on the stack, as soon as the user makes it. The user can then redo no earlier
   * change of the place, unless this change is a redo itself.
   *
   * @param isRedo `redo` of an undone change makes it. @default false
   */
  readonly push: (change: UndoableChange, isRedo?: boolean) => TakeBack
}

/** Changes of the user in all places, in order. Undo starts with the last one. */
export interface UndoHistory {
  readonly push: (place: string, change: UndoableChange, isRedo?: boolean) => TakeBack
  /**
   * Undoes the last change of the visible places. Skips changes of other places, because the user
   * would not see their undo.
   *
   * @returns false when there is no such change
   */
  readonly undo: () => boolean
  /**
   * Makes the change again that was undone last in the visible places, as soon as its undo has
   * ended.
   *
   * @returns false when there is no such change
   */
  readonly redo: () => boolean
  /** Announces a visible place. @returns a function that announces its end */
  readonly enter: (place: string) => () => void
}

interface Step extends UndoableChange {
  readonly place: string
  /** Position in the order of all changes. */
  readonly order: number
  state: 'on-stack' | 'taken-back' | 'redone' | 'refused'
  /** The running or last undo; null before the first. */
  undoing: Promise<UndoResult> | null
}

const MAX_STEPS = 50

/** Creates an empty history, which retains the last 50 changes. */
export function createUndoHistory(): UndoHistory {
  let steps: readonly Step[] = []
  /** Undone changes, the last one at the end. */
  let undone: readonly Step[] = []
  let places: readonly string[] = []
  let nextOrder = 0

  const remove = (step: Step): void => {
    steps = steps.filter((other) => other !== step)
  }
  const removeUndone = (step: Step): void => {
    undone = undone.filter((other) => other !== step)
  }
  const redo = async (step: Step): Promise<void> => {
    removeUndone(step)
    if ((await step.undoing) !== true || step.state !== 'taken-back') return
    step.state = 'redone'
    step.redo?.()
  }
  const takeBack = async (step: Step): Promise<void> => {
    if (step.state !== 'on-stack') return
    step.state = 'taken-back'
    remove(step)
    if (step.redo !== undefined) undone = [...undone, step].slice(-MAX_STEPS)
    step.undoing = step.takeBack(() => {
      void redo(step)
    })
    const result = await step.undoing
    if (result !== true) removeUndone(step)
    if (result !== false || isRefused(step)) return
    step.state = 'on-stack'
    // Sorts the step in again, because newer changes may have followed meanwhile.
    steps = [...steps, step].toSorted((a, b) => a.order - b.order).slice(-MAX_STEPS)
  }

  return {
    push: (place, change, isRedo = false) => {
      if (!isRedo) undone = undone.filter((step) => step.place !== place)
      const step: Step = { ...change, place, order: nextOrder, state: 'on-stack', undoing: null }
      nextOrder += 1
      steps = [...steps, step].slice(-MAX_STEPS)
      change.saving.catch(() => {
        step.state = 'refused'
        remove(step)
      })
      return () => {
        void takeBack(step)
      }
    },
    undo: () => {
      const last = steps.findLast(({ place }) => places.includes(place))
      if (last === undefined) return false
      void takeBack(last)
      return true
    },
    redo: () => {
      const last = undone.findLast(({ place }) => places.includes(place))
      if (last === undefined) return false
      void redo(last)
      return true
    },
    enter: (place) => {
      places = [...places, place]
      return () => {
        const at = places.indexOf(place)
        places = places.toSpliced(at, 1)
      }
    },
  }
}

/** A function instead of a comparison, because the state may change while the undo runs. */
function isRefused({ state }: Step): boolean {
  return state === 'refused'
}
