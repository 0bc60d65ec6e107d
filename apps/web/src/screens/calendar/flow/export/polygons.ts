interface Point {
  readonly x: number
  readonly y: number
}

/** Points on each closed line of a path: enough for a sign of a few pixels. */
const POINTS = 32
const known = new Map<string, readonly (readonly Point[])[]>()

/** The closed lines of a path of SVG, each of which begins with `M`, as polygons. */
export function polygonsOf(path: string): readonly (readonly Point[])[] {
  const found = known.get(path)
  if (found !== undefined) return found
  const polygons = path
    .split('M')
    .filter((part) => part !== '')
    .map((part) => {
      const element = document.createElementNS('http://www.w3.org/2000/svg', 'path')
      element.setAttribute('d', `M${part}`)
      const length = element.getTotalLength()
      return Array.from({ length: POINTS }, (_unused, at) => {
        const { x, y } = element.getPointAtLength((length * at) / POINTS)
        return { x, y }
      })
    })
  known.set(path, polygons)
  return polygons
}
