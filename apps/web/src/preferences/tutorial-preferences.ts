import type { KeyValueStore } from './key-value-store'
import { readTextSet, writeTextSet } from './text-sets'

/**
 * `tutorials1001` holds the tutorials that user 1001 has closed and the server has not recorded
 * yet. It is a JSON list of texts such as `12/5`: role 5 on plan 12.
 */
const PREFIX = 'tutorials'

interface Tutorial {
  readonly planId: number
  readonly roleId: number
}

/** Stored tutorials that the user has closed and the server has not recorded yet. */
export interface TutorialPreferences {
  readonly isUnrecorded: (userId: number, tutorial: Tutorial) => boolean
  readonly setUnrecorded: (userId: number, tutorial: Tutorial, isUnrecorded: boolean) => void
}

/** Creates the closed tutorials over a store; only this module knows their key. */
export function createTutorialPreferences(store: KeyValueStore): TutorialPreferences {
  const textOf = ({ planId, roleId }: Tutorial) => `${planId}/${roleId}`
  return {
    isUnrecorded: (userId, tutorial) =>
      readTextSet(store, `${PREFIX}${userId}`).has(textOf(tutorial)),
    setUnrecorded: (userId, tutorial, isUnrecorded) => {
      const texts = new Set(readTextSet(store, `${PREFIX}${userId}`))
      if (isUnrecorded) texts.add(textOf(tutorial))
      else texts.delete(textOf(tutorial))
      writeTextSet(store, `${PREFIX}${userId}`, texts)
    },
  }
}
