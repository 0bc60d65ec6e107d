/** The tone of a toast; it sets its icon and colour. */
export type ToastTone = 'neutral' | 'success' | 'warning' | 'error'

/** A message in the corner of the screen. */
export interface Toast {
  /** Unique among the toasts. */
  readonly id: string
  /** The sentence. */
  readonly text: string
  /** A few words in bold before the sentence. */
  readonly title?: string
  /** @default 'neutral' */
  readonly tone?: ToastTone
  /**
   * How long it stays, in milliseconds; `null` keeps it until it is dismissed.
   * @default the life that the region gives
   */
  readonly lifetimeMs?: number | null
  /** One action, such as undo. It dismisses the toast. */
  readonly action?: { readonly label: string; readonly onSelect: () => void }
}

/** Default lifetime of a toast, in milliseconds. */
export const defaultToastLifetimeMs = 3000
