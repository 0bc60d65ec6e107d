import { useEffect, useEffectEvent } from 'react'
import type { DraftVersions, FormDraft } from '../preferences/form-drafts'

/** Pause in typing before a draft is written, in milliseconds. */
const PAUSE_MS = 400

interface DraftWriterOptions<Values> {
  readonly draft: FormDraft<Values> | undefined
  readonly subscribe: (onChange: () => void) => () => void
  readonly getVersions: () => DraftVersions<Values>
  readonly hasChanges: () => boolean
  /** Sets what fields hold and have not reported yet. */
  readonly flush: () => void
}

/**
 * Writes what is typed into the draft: after a pause, and when the page or the form goes away.
 * Fields that report late have to report before a parent's effects are cleaned up.
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
  const isKept = draft !== undefined
  useEffect(() => {
    if (!isKept) return undefined
    let timer: ReturnType<typeof setTimeout> | undefined
    const writeNow = () => {
      if (timer === undefined) return
      clearTimeout(timer)
      timer = undefined
      write()
    }
    const unsubscribe = subscribe(() => {
      clearTimeout(timer)
      timer = setTimeout(writeNow, PAUSE_MS)
    })
    const writeAll = () => {
      flushNow()
      writeNow()
    }
    globalThis.addEventListener('pagehide', writeAll)
    // A hidden page can be ended without a further event.
    document.addEventListener('visibilitychange', writeAll)
    return () => {
      writeNow()
      unsubscribe()
      globalThis.removeEventListener('pagehide', writeAll)
      document.removeEventListener('visibilitychange', writeAll)
    }
  }, [isKept, subscribe])
}
