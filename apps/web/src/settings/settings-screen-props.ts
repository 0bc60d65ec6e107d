import type { ReactNode } from 'react'

/** State of the data of a settings screen. */
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
  /** Heading of the screen, such as "Tags". */
  readonly title: string
  /** One or two sentences about the purpose of the settings. */
  readonly description: string
  readonly state: SettingsState
  /**
   * Buttons beside the title, the primary one last. They appear once the data has loaded.
   *
   * @default none
   */
  readonly actions?: ReactNode
  /** Why the user may only view the settings; null if the user may change them. @default null */
  readonly readOnlyReason?: string | null
  /**
   * A `SaveBar`, for a screen with one save for all fields.
   *
   * @default the screen saves every change at once
   */
  readonly saveBar?: ReactNode
  /** `wide` for tables and lists, `narrow` for forms. @default 'wide' */
  readonly width?: 'narrow' | 'wide'
  /**
   * Returns to the previous page. With a form, pass `close` of its leave guard.
   *
   * @default the frame's
   */
  readonly onClose?: () => void
  /**
   * The sections: a `FormLayout`, or `SettingsSections` with lists and switches that save each
   * change.
   */
  readonly children: ReactNode
}
