import type { IconShape } from '../Icon/Icon'

/** A place that a navigation leads to. */
export interface NavigationPlace {
  /** Its address; unique within a navigation. */
  readonly href: string
  readonly label: string
  readonly icon?: IconShape
  /** Where one is. At most one place of a navigation. */
  readonly isCurrent?: boolean
  /** How many things wait there. */
  readonly count?: number
}

/** Places that belong together, under a caption where there is one. */
export interface NavigationSection {
  readonly id: string
  readonly label?: string
  readonly places: readonly NavigationPlace[]
}
