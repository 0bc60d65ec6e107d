import { renamedByOtherUsers } from '@throughline/domain/messages'
import { useRef } from 'react'

export interface RenamingOptions {
  /** The name as it is stored. */
  readonly name: string
  /** @returns why it was not renamed; nothing when it was */
  readonly rename: (name: string) => Promise<string | undefined>
  /**
   * Says that another user has renamed the entry to `name`.
   *
   * @default renamedByOtherUsers, in English
   */
  readonly renamedText?: (renaming: { name: string }) => string
}

/**
 * Renames an entry. If another user has renamed it since editing began, the hook reports that once;
 * saving again overwrites the other name.
 */
export function useRenaming({ name, rename, renamedText = renamedByOtherUsers }: RenamingOptions): {
  /** The editing begins. */
  readonly begin: () => void
  readonly save: (typed: string) => Promise<string | undefined>
} {
  const seenRef = useRef(name)
  const refusalRef = useRef<string | undefined>(undefined)
  return {
    begin: () => {
      seenRef.current = name
      refusalRef.current = undefined
    },
    save: async (typed) => {
      const conflict = name === seenRef.current ? undefined : renamedText({ name })
      seenRef.current = name
      // The server may have refused the last name for the same reason.
      const isSupported = conflict === undefined || conflict === refusalRef.current
      refusalRef.current = isSupported ? await rename(typed) : conflict
      return refusalRef.current
    },
  }
}
