import { useEffect, useRef } from 'react'

import { reportFaults } from './report-faults'
import type { InputReport } from './report-faults'

/** Bundlers replace this expression; without a bundler there may be no `process`. */
declare const process: { readonly env: { readonly NODE_ENV?: string } }

/** Items may come a moment before their channels: the report has only lasting faults. */
const SETTLED_MS = 500

/**
 * Reports faults in the input of a view on the console of development builds: each kind of fault
 * once in the life of the view. Production builds do not contain this code.
 *
 * @param report keep it while nothing in it changes
 */
export function useInputReport(report: InputReport): void {
  const reportedRef = useRef<Set<string>>(null)
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    try {
      if (process.env.NODE_ENV !== 'production') {
        timer = setTimeout(() => {
          reportedRef.current ??= new Set()
          reportFaults(report, reportedRef.current)
        }, SETTLED_MS)
      }
    } catch {
      // Without a bundler, the kind of the build is unknown.
    }
    return () => {
      clearTimeout(timer)
    }
  }, [report])
}
