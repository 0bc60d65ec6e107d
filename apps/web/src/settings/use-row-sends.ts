import { useCallback, useRef, useState } from 'react'
import { useShowToast } from '../platform/ToastProvider'

const noRows: ReadonlySet<number> = new Set()

/** Request for a row, with the texts of its toasts. */
export interface RowSend {
  readonly send: () => Promise<unknown>
  /** Text of the toast after success. */
  readonly sent: string
  /** Returns the text of the toast after a failure. */
  readonly failed: (error: unknown) => string
}

/** Sends requests that leave their row unchanged, such as emails: one at a time for each row. */
export function useRowSends(): {
  /** Ids of the rows with a running request. */
  readonly busyIds: ReadonlySet<number>
  /**
   * Sends the request and shows the result in a toast. Ignores the call while the row is busy. The
   * function is stable.
   */
  readonly sendFor: (rowId: number, request: RowSend) => Promise<void>
} {
  const showToast = useShowToast()
  const [busyIds, setBusyIds] = useState(noRows)
  // A ref, because two presses within one frame see the same state.
  const busyRef = useRef(new Set<number>())
  const sendFor = useCallback(
    async (rowId: number, { send, sent, failed }: RowSend) => {
      if (busyRef.current.has(rowId)) return
      busyRef.current.add(rowId)
      setBusyIds(new Set(busyRef.current))
      try {
        await send()
        showToast({ tone: 'success', text: sent })
      } catch (error) {
        showToast({ tone: 'error', text: failed(error) })
      } finally {
        busyRef.current.delete(rowId)
        setBusyIds(new Set(busyRef.current))
      }
    },
    [showToast],
  )
  return { busyIds, sendFor }
}
