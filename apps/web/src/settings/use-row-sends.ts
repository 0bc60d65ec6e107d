import { useCallback, useRef, useState } from 'react'
import { useShowToast } from '../platform/ToastProvider'

const NO_ROWS: ReadonlySet<number> = new Set()

/** What is sent for a row, and what is said about it. */
export interface RowSend {
  readonly send: () => Promise<unknown>
  /** Said once it is sent. */
  readonly sent: string
  /** Said when it is refused. */
  readonly failed: (error: unknown) => string
}

/** Sends of rows that change nothing in them, such as mails: one at a time for each row. */
export function useRowSends(): {
  /** Rows for which something is on its way. */
  readonly busyIds: ReadonlySet<number>
  /** Sends, and says what became of it; does nothing while the row is busy. It stays the same. */
  readonly sendFor: (rowId: number, request: RowSend) => Promise<void>
} {
  const showToast = useShowToast()
  const [busyIds, setBusyIds] = useState(NO_ROWS)
  // Two presses within one frame see the same state.
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
