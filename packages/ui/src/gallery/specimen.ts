import type { ReactElement, Ref } from 'react'

/**
 * What the gallery hands to a part, and looks for on its root afterwards: the
 * ref is filled, the class and the attribute have arrived.
 */
export interface SpecimenRoot {
  ref: Ref<never>
  className: string
  'data-specimen': string
}

/**
 * One part as it looks with realistic content. The gallery draws all of them on
 * one canvas, holds each to the rules that every part follows, and mounts them
 * by the hundred.
 */
export interface Specimen {
  /** The name of the part, as exported. */
  readonly name: string
  /** Draws it; spreads `root` on the part like a caller would. A specimen that needs state is a component of its own. */
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
