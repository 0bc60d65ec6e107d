import { useEffect, useEffectEvent } from 'react'

/** Reports that an activity is running, and that it has ended, also when the component unmounts. */
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
