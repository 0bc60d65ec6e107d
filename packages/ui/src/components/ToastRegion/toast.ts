/** What a toast reports: it colours the mark at its start. */
export type ToastTone = 'neutral' | 'success' | 'warning' | 'error'

/** One message at the corner of the screen. */
export interface Toast {
  /** Tells it from the others shown. */
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
  /** One thing to do about it, such as taking the step back. Using it dismisses the toast. */
  readonly action?: { readonly label: string; readonly onSelect: () => void }
}

/** Life of a toast where neither it nor its region says otherwise, in milliseconds. */
export const defaultToastLifetimeMs = 3000
