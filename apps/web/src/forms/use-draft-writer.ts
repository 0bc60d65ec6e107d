import { useEffect, useEffectEvent } from 'react'
import type { DraftVersions, FormDraft } from '../preferences/form-drafts'

/** Pause in typing before a draft is written, in milliseconds. */
const PAUSE_MS = 400

interface DraftWriterOptions<Values> {
  readonly draft: FormDraft<Values> | undefined
  readonly subscribe: (onChange: () => void) => () => void
  readonly getVersions: () => DraftVersions<Values>
  readonly hasChanges: () => boolean
}

/** Writes what is typed into the draft: after a pause, and when the page or the form goes away. */
export function useDraftWriter<Values>({
  draft,
  subscribe,
  getVersions,
  hasChanges,
}: DraftWriterOptions<Values>): void {
  const write = useEffectEvent(() => {
    if (hasChanges()) draft?.write(getVersions())
    else draft?.remove()
  })
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
    globalThis.addEventListener('pagehide', writeNow)
    return () => {
      writeNow()
      unsubscribe()
      globalThis.removeEventListener('pagehide', writeNow)
    }
  }, [isKept, subscribe])
}
