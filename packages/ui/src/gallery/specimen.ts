import type { ReactElement, Ref } from 'react'

/**
 * The props that the gallery passes to a component and checks on its root: ref, class
 * and an attribute.
 */
export interface SpecimenRoot {
  ref: Ref<never>
  className: string
  'data-specimen': string
}

/**
 * A component with realistic content. The gallery shows all of them on one page, checks
 * the conventions that every component follows, and mounts hundreds of them.
 */
export interface Specimen {
  /** The exported name of the component. */
  readonly name: string
  /**
   * Renders it and spreads `root` on it. A specimen that needs state renders a separate component.
   */
  readonly render: (root: SpecimenRoot) => ReactElement
  /** Takes the full width of the canvas. @default false */
  readonly isWide?: boolean
  /**
   * Where the class goes when ref and attributes go to the control inside:
   * fields hand `className` and `style` to their frame.
   * @default 'root'
   */
  readonly classGoesTo?: 'root' | 'frame'
}
