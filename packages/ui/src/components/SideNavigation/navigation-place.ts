import type { IconShape } from '../Icon'

/** A link of a navigation. */
export interface NavigationPlace {
  /** Its URL; unique within a navigation. */
  readonly href: string
  readonly label: string
  readonly icon?: IconShape
  /** Whether it is the current page. At most one link of a navigation. */
  readonly isCurrent?: boolean
  /** Number of pending items. */
  readonly count?: number
  /** It opens in a new tab and is not passed to `onGo`, as for another site. @default false */
  readonly isNewWindow?: boolean
}

/** Links that belong together, with an optional caption. */
export interface NavigationSection {
  readonly id: string
  readonly label?: string
  readonly places: readonly NavigationPlace[]
}
