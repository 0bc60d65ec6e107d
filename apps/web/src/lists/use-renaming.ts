import { isolateText } from '@throughline/domain/messages'
import { useRef } from 'react'

export interface RenamingOptions {
  /** The name as it is stored. */
  readonly name: string
  /** @returns why it was not renamed; nothing when it was */
  readonly rename: (name: string) => Promise<string | undefined>
}

/**
 * Renames, and says it once where somebody else has given another name since the editing
 * began: who saves again decides for their own.
 */
export function useRenaming({ name, rename }: RenamingOptions): {
  /** The editing begins. */
  readonly begin: () => void
  readonly save: (typed: string) => Promise<string | undefined>
} {
  const seenRef = useRef(name)
  return {
    begin: () => {
      seenRef.current = name
    },
    save: async (typed) => {
      if (name === seenRef.current) return rename(typed)
      seenRef.current = name
      return `Somebody else has called it ${isolateText(name)} meanwhile. Save again to keep yours.`
    },
  }
}
