/** A change that has been made and that can be taken back. */
interface UndoableChange {
  /** Settles when the change is saved; rejects when it was refused, which takes it off the stack. */
  readonly saving: Promise<unknown>
  /**
   * Takes the change back and tells the person how that went. Called at once, also
   * while the change is still being saved: what it sends has to queue behind that.
   * Must not reject.
   *
   * @returns false when it is still to be taken back, as after a lost connection
   */
  readonly takeBack: () => Promise<boolean>
}

/** Takes this very change back; does nothing when that was done before. */
type TakeBack = () => void

/** What the changes of one place are put on, such as a plan. */
export interface UndoStack {
  /** Puts a change on the stack as soon as it is made. */
  readonly push: (change: UndoableChange) => TakeBack
}

/** What a person has done, in order: the last change is the first to be taken back. */
export interface UndoHistory {
  readonly push: (place: string, change: UndoableChange) => TakeBack
  /**
   * Takes the last change back of those made in places that are on show; nobody
   * would see what is taken back elsewhere.
   *
   * @returns false when there is none
   */
  readonly undo: () => boolean
  /** A place comes on show. @returns ends that */
  readonly enter: (place: string) => () => void
}

interface Step extends UndoableChange {
  readonly place: string
  /** Its position in the order of all changes. */
  readonly order: number
  state: 'on-stack' | 'taken-back' | 'refused'
}

const MAX_STEPS = 50

/** Makes an empty history, which holds the last 50 changes. */
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
    // What came about in the meantime stays newer.
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

/** Asks anew: it may have been refused while it was taken back. */
function isRefused({ state }: Step): boolean {
  return state === 'refused'
}
