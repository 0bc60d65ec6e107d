import { ToastRegion, useToasts, type ToastsState } from '@throughline/ui/ToastRegion'
import { createContext, type ReactNode } from 'react'
import { useRequired } from './use-required'

const ShowToastContext = createContext<ToastsState['showToast'] | null>(null)

/** Stores the toasts of the app and shows them at the bottom right. */
export function ToastProvider({ children }: { readonly children: ReactNode }) {
  const { toasts, showToast, dismissToast } = useToasts()
  return (
    <ShowToastContext value={showToast}>
      {children}
      <ToastRegion
        label="Notifications"
        dismissLabel="Dismiss"
        toasts={toasts}
        onDismiss={dismissToast}
      />
    </ShowToastContext>
  )
}

/** Returns the function that shows a toast. The function is stable. */
export function useShowToast(): ToastsState['showToast'] {
  return useRequired(
    ShowToastContext,
    'Toasts have no region, so nobody would see them: put ToastProvider around it.',
  )
}
