/** A change that has been made and that can be taken back. */
export interface UndoableChange {
  /** Settles when the change is saved. Rejects when it is refused, which removes it from the stack. */
  readonly saving: Promise<unknown>
  /**
   * Takes the change back and reports the outcome to the person. It is called at once,
   * also while the change is still being saved, so its request has to wait for that one.
   * It must not reject.
   *
   * @returns false when the change stays on the stack, as after a lost connection
   */
  readonly takeBack: () => Promise<boolean>
}

/** Takes this change back; does nothing when it was taken back before. */
type TakeBack = () => void

/** The undo stack of one place, such as a plan. */
export interface UndoStack {
  /** Puts a change on the stack, as soon as it is made. */
  readonly push: (change: UndoableChange) => TakeBack
}

/** The changes of a person in all places, in order: the last one is taken back first. */
export interface UndoHistory {
  readonly push: (place: string, change: UndoableChange) => TakeBack
  /**
   * Takes back the last change of the places on the screen. Changes elsewhere stay: the
   * person would not see them.
   *
   * @returns false when there is no such change
   */
  readonly undo: () => boolean
  /** Announces a place on the screen. @returns announces that it has left */
  readonly enter: (place: string) => () => void
}

interface Step extends UndoableChange {
  readonly place: string
  /** Its position in the order of all changes. */
  readonly order: number
  state: 'on-stack' | 'taken-back' | 'refused'
}

const MAX_STEPS = 50

/** Creates an empty history, which holds the last 50 changes. */
export function createUndoHistory(): UndoHistory {
  let steps: readonly Step[] = []
  let places: readonly string[] = []
  let nextOrder = 0

  const remove = (step: Step): void => {
    steps = steps.filter((other) => other !== step)
  }
  const takeBack = async (step: Step): Promise<void> => {
    if (step.state !== 'on-stack') return
    step.state = 'taken-back'
    remove(step)
    const isDone = await step.takeBack()
    if (isDone || isRefused(step)) return
    step.state = 'on-stack'
    // Changes that were made in the meantime stay newer.
    steps = [...steps, step].toSorted((a, b) => a.order - b.order).slice(-MAX_STEPS)
  }

  return {
    push: (place, change) => {
      const step: Step = { ...change, place, order: nextOrder, state: 'on-stack' }
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
    enter: (place) => {
      places = [...places, place]
      return () => {
        const at = places.indexOf(place)
        places = places.toSpliced(at, 1)
      }
    },
  }
}

/** A function, because the state may have changed while the change was being taken back. */
function isRefused({ state }: Step): boolean {
  return state === 'refused'
}
