import { useEffect, useState, useSyncExternalStore, type ComponentType } from 'react'
import { whenIdle } from '../platform/when-idle'
import { useShowToast } from '../platform/ToastProvider'
import { answerHelp, helpRequested, subscribeToHelp } from './open-help'

/** Loads the help. The folder of the help imports the shell, so the shell cannot import it. */
export type LoadHelp = () => Promise<{ readonly Help: ComponentType }>

export interface HelpHostProps {
  readonly loadHelp: LoadHelp
}

/**
 * Renders the help: feedback, tutorials and the tour. Its code is loaded when the browser is idle,
 * or when the user requests help.
 */
export function HelpHost({ loadHelp }: HelpHostProps) {
  const [Help, setHelp] = useState<ComponentType | null>(null)
  const showToast = useShowToast()
  const requested = useSyncExternalStore(subscribeToHelp, helpRequested)
  const isRequested = requested !== null

  useEffect(() => {
    if (Help !== null) return undefined
    let isCurrent = true
    const load = async () => {
      try {
        const loaded = await loadHelp()
        if (isCurrent) setHelp(() => loaded.Help)
      } catch {
        // Without a request the user needs no message about the failure.
        if (!isCurrent || !isRequested) return
        answerHelp()
        showToast({
          tone: 'error',
          text: 'The help could not be loaded. Check your connection and try again.',
        })
      }
    }
    const begin = () => {
      void load()
    }
    const cancel = isRequested ? begin() : whenIdle(begin)
    return () => {
      isCurrent = false
      cancel?.()
    }
  }, [Help, isRequested, loadHelp, showToast])

  return Help === null ? null : <Help />
}
