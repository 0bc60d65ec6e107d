import type { ComponentPropsWithRef, ComponentType, SVGProps } from 'react'

/** An icon component of `lucide-react`, or one in the same style on a grid of 24 units. */
export type IconShape = ComponentType<SVGProps<SVGSVGElement>>

export interface IconProps extends Omit<ComponentPropsWithRef<'svg'>, 'children'> {
  /** The icon. */
  icon: IconShape
  /** Width and height in pixels. @default 16 */
  size?: number
  /** The accessible name of an icon without visible text; without it the icon is decorative. */
  label?: string
}

const STROKE_PIXELS = 1.5
const UNITS_PER_ICON = 24

/** A line icon with the same stroke width at any size. */
export function Icon({ icon: Shape, size = 16, label, style, ...rest }: IconProps) {
  return (
    <Shape
      width={size}
      height={size}
      strokeWidth={(STROKE_PIXELS * UNITS_PER_ICON) / size}
      focusable="false"
      {...(label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label })}
      {...rest}
      style={{ flex: 'none', ...style }}
    />
  )
}
