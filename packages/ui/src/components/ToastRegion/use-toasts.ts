import { useCallback, useRef, useState } from 'react'

import type { Toast } from './toast'

/** The toasts of an application and functions to change them. */
export interface ToastsState {
  /** Oldest first. */
  readonly toasts: readonly Toast[]
  /** Adds a toast. One with the `id` of a present toast replaces it and restarts its lifetime. */
  readonly showToast: (toast: Omit<Toast, 'id'> & { readonly id?: string }) => void
  /** Removes a toast; an unknown id does nothing. */
  readonly dismissToast: (toast: { readonly id: string }) => void
}

/** The state of a `ToastRegion`. Both functions are stable. */
export function useToasts(): ToastsState {
  const [toasts, setToasts] = useState<readonly Toast[]>([])
  const countRef = useRef(0)
  const showToast = useCallback<ToastsState['showToast']>((toast) => {
    countRef.current += 1
    const id = toast.id ?? `toast-${countRef.current}`
    setToasts((visible) => [...visible.filter((other) => other.id !== id), { ...toast, id }])
  }, [])
  const dismissToast = useCallback<ToastsState['dismissToast']>(({ id }) => {
    setToasts((visible) => visible.filter((toast) => toast.id !== id))
  }, [])
  return { toasts, showToast, dismissToast }
}
