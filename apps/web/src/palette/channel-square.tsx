import type { IconShape } from '@throughline/ui/Icon'

const squares = new Map<string, IconShape>()

/** Returns the color of a channel as an icon; the same component for the same color. */
export function channelSquare(color: string): IconShape {
  const existing = squares.get(color)
  if (existing !== undefined) return existing
  const Square: IconShape = ({ width = 16, height = 16, ...rest }) => (
    <svg {...rest} width={width} height={height} viewBox="0 0 16 16">
      <rect x="3.5" y="3.5" width="9" height="9" rx="2" fill={color} stroke="none" />
    </svg>
  )
  squares.set(color, Square)
  return Square
}
