import { FLOOR } from './contest'

/** The competitors of a run, and who of them had to go. */
export interface Field {
  /** Why, by name. */
  readonly leftOut: ReadonlyMap<string, string>
  /** Does something with a competitor unless it is out; puts it out if that fails. */
  readonly attempt: <T>(name: string, work: () => Promise<T>) => Promise<T | undefined>
}

/**
 * A peer that stumbles over a plan, or shows something else than it says, is
 * left out and named, so that the others keep their figures. Without the floor
 * there are no ratios, and a mistake of ours is no small matter: both end the run.
 */
export function openField(say: (line: string) => void): Field {
  const leftOut = new Map<string, string>()
  return {
    leftOut,
    attempt: async (name, work) => {
      if (leftOut.has(name)) return undefined
      try {
        return await work()
      } catch (error) {
        if (name === FLOOR || name.startsWith('throughline')) throw error
        const [reason = ''] = (error instanceof Error ? error.message : String(error)).split('\n')
        say(`${name} is left out: ${reason}`)
        leftOut.set(name, reason.replace(/^http:\S+ /, 'it '))
        return undefined
      }
    },
  }
}
