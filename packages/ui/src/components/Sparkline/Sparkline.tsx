import type { ComponentPropsWithRef } from 'react'

import { areaPath, linePath, sparkGeometry, type SparkGeometry } from './sparkline-path'
import { SparklineRoot } from './Sparkline.styles'

/** A value with a mark. */
export type SparklineMark = 'lowest' | 'highest' | 'last'

export interface SparklineProps extends Omit<
  ComponentPropsWithRef<'svg'>,
  'children' | 'values' | 'width' | 'height'
> {
  /** A sentence that describes the trend. Read instead of the drawing. */
  label: string
  /** Values in order, evenly spaced; null leaves a gap. */
  values: readonly (number | null)[]
  /** `bars` for amounts of separate months. @default 'line' */
  variant?: 'line' | 'area' | 'bars'
  /** Marks on the line. @default only the last */
  marks?: readonly SparklineMark[]
  /** In pixels. @default 96 */
  width?: number
  /** In pixels. @default 24 */
  height?: number
}

const lastOnly: readonly SparklineMark[] = ['last']
const INSET = 3

/** A small chart of a trend without axes, for use beside the figures. */
export function Sparkline({
  label,
  values,
  variant = 'line',
  marks = lastOnly,
  width = 96,
  height = 24,
  ...rest
}: SparklineProps) {
  const geometry = sparkGeometry(values, { width, height, inset: INSET }, variant !== 'line')
  const { points, zeroY } = geometry
  const isBelowZero = values.some((value) => value !== null && value < 0)
  return (
    <SparklineRoot
      aria-label={label}
      {...rest}
      data-variant={variant}
      width={width}
      height={height}
      viewBox={`0 0 ${width} ${height}`}
    >
      {zeroY !== null && isBelowZero ? (
        <line data-part="zero" x1={0} x2={width} y1={zeroY} y2={zeroY} />
      ) : null}
      {variant === 'bars' ? (
        <SparkBars values={values} geometry={geometry} width={width} />
      ) : (
        <>
          {variant === 'area' ? (
            <path data-part="area" d={areaPath(points, zeroY ?? height)} />
          ) : null}
          <path data-part="line" d={linePath(points)} />
          {marks.map((mark) => {
            const point = points[geometry[mark]]
            return point ? (
              <circle
                key={mark}
                data-part="mark"
                data-mark={mark}
                cx={point.x}
                cy={point.y}
                r={2.5}
              />
            ) : null
          })}
        </>
      )}
    </SparklineRoot>
  )
}

interface SparkBarsProps {
  values: readonly (number | null)[]
  geometry: SparkGeometry
  width: number
}

function SparkBars({ values, geometry, width }: SparkBarsProps) {
  const pitch = width / Math.max(1, values.length)
  const barWidth = Math.max(1, pitch - Math.min(2, pitch * 0.3))
  const zeroY = geometry.zeroY ?? 0
  return geometry.points.map((point, index) =>
    point ? (
      <rect
        // oxlint-disable-next-line react/no-array-index-key -- a value has nothing but its place
        key={index}
        data-part="bar"
        {...(index === geometry.last ? { 'data-last': '' } : null)}
        {...((values[index] ?? 0) < 0 ? { 'data-sign': 'negative' } : null)}
        x={index * pitch + (pitch - barWidth) / 2}
        y={Math.min(point.y, zeroY)}
        width={barWidth}
        // A value of 0 is visible as a thin line.
        height={Math.max(1, Math.abs(point.y - zeroY))}
      />
    ) : null,
  )
}
