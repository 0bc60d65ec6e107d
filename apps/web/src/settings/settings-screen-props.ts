import type { ReactNode } from 'react'

/** What the data of a settings screen have come to. */
export type SettingsState =
  | { readonly status: 'loading' }
  | {
      readonly status: 'error'
      readonly message: string
      readonly isRetrying: boolean
      readonly onRetry: () => void
    }
  | { readonly status: 'ready' }

export interface SettingsScreenProps {
  /** What is set up, such as "Tags". */
  readonly title: string
  /** A sentence or two on what the settings are for. */
  readonly description: string
  readonly state: SettingsState
  /** Buttons beside the title, the primary one last; they are there once the data are. @default none */
  readonly actions?: ReactNode
  /** Why the person may look, but not change; null when they may. @default null */
  readonly readOnlyReason?: string | null
  /** A `SaveBar`, where the screen is saved as a whole. @default every change is saved at once */
  readonly saveBar?: ReactNode
  /** `wide` for tables and lists, `narrow` for forms that are read line by line. @default 'wide' */
  readonly width?: 'narrow' | 'wide'
  /** Leaves for the previous page. With a form, hand in `close` of its leave guard. @default the frame's */
  readonly onClose?: () => void
  /** The sections: a `FormLayout`, or `SettingsSections` with lists and switches that save themselves. */
  readonly children: ReactNode
}
