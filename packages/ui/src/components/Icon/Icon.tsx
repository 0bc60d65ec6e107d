import type { ComponentPropsWithRef, ComponentType, SVGProps } from 'react'

/** An icon of the family: any component of `lucide-react`, or one drawn like them on 24 units. */
export type IconShape = ComponentType<SVGProps<SVGSVGElement>>

export interface IconProps extends Omit<ComponentPropsWithRef<'svg'>, 'children'> {
  /** The drawing. */
  icon: IconShape
  /** Edge of the square, in pixels. @default 16 */
  size?: number
  /** Says what it means when it stands alone; without one it is decoration. */
  label?: string
}

const strokePixels = 1.5
const unitsPerIcon = 24

/** A line icon with the stroke of the house at any size. */
export function Icon({ icon: Shape, size = 16, label, style, ...rest }: IconProps) {
  return (
    <Shape
      width={size}
      height={size}
      strokeWidth={(strokePixels * unitsPerIcon) / size}
      focusable="false"
      {...(label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label })}
      {...rest}
      style={{ flex: 'none', ...style }}
    />
  )
}
