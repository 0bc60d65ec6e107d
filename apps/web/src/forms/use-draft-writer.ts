import { useEffect, useEffectEvent } from 'react'
import type { DraftVersions, FormDraft } from '../preferences/form-drafts'

/** Pause in typing before a draft is written, in milliseconds. */
const PAUSE_MS = 400

interface DraftWriterOptions<Values> {
  readonly draft: FormDraft<Values> | undefined
  readonly subscribe: (onChange: () => void) => () => void
  readonly getVersions: () => DraftVersions<Values>
  readonly hasChanges: () => boolean
  /** Sets the values that fields have not reported yet. */
  readonly flush: () => void
}

/**
 * Writes typed values into the draft: after a pause, and when the page or the form unmounts. Fields
 * that report late must report before a parent's effects are cleaned up.
 */
export function useDraftWriter<Values>({
  draft,
  subscribe,
  getVersions,
  hasChanges,
  flush,
}: DraftWriterOptions<Values>): void {
  const write = useEffectEvent(() => {
    if (hasChanges()) draft?.write(getVersions())
    else draft?.remove()
  })
  const flushNow = useEffectEvent(flush)
  const key = draft?.key
  useEffect(() => {
    if (key === undefined) return undefined
    let timer: ReturnType<typeof setTimeout> | undefined
    const writeNow = () => {
      if (timer === undefined) return
      clearTimeout(timer)
      timer = undefined
      write()
    }
    const writeSoon = () => {
      clearTimeout(timer)
      timer = setTimeout(writeNow, PAUSE_MS)
    }
    const unsubscribe = subscribe(writeSoon)
    // A log-out in another tab removes all drafts, but this form still has its text.
    const handleStorage = ({ key: changed, newValue }: StorageEvent) => {
      if (changed === key && newValue === null) writeSoon()
    }
    const writeAll = () => {
      flushNow()
      writeNow()
    }
    globalThis.addEventListener('storage', handleStorage)
    globalThis.addEventListener('pagehide', writeAll)
    // The browser can end a hidden page without a further event.
    document.addEventListener('visibilitychange', writeAll)
    return () => {
      writeNow()
      unsubscribe()
      globalThis.removeEventListener('storage', handleStorage)
      globalThis.removeEventListener('pagehide', writeAll)
      document.removeEventListener('visibilitychange', writeAll)
    }
  }, [key, subscribe])
}
