import { useEffect, useEffectEvent } from 'react'

/** Reports that something is going on while it is, and that it has ended, also when it is taken down. */
export function useReportedWhile(isGoingOn: boolean, onReport: (isGoingOn: boolean) => void): void {
  const report = useEffectEvent(onReport)
  useEffect(() => {
    if (!isGoingOn) return undefined
    report(true)
    return () => {
      report(false)
    }
  }, [isGoingOn])
}
