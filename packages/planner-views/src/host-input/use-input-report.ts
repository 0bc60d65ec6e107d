import { useEffect, useRef } from 'react'

import { reportFaults } from './report-faults'
import type { InputReport } from './report-faults'

/** Bundlers put the word in its place; without one there may be no `process` at all. */
declare const process: { readonly env: { readonly NODE_ENV?: string } }

/** Items may come a moment before their channels: only what stays wrong is reported. */
const SETTLED_MS = 500

/**
 * Says on the console of development builds what is wrong with the input of a view: once for
 * each kind of fault and as long as the view is there. Nothing of it is in production builds.
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
      // Without a bundler nobody says that this is a production build, nor that it is none.
    }
    return () => {
      clearTimeout(timer)
    }
  }, [report])
}
