import { useId, type ComponentPropsWithRef } from 'react'

import { readMeter } from './meter-reading'
import { MeterHead, MeterLabel, MeterRoot, MeterTrack, MeterValue } from './Meter.styles'

export interface MeterProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** What is measured. */
  label: string
  /** The value; it may be below 0 and above the limit. */
  value: number
  /** The limit; with 0 or less any value above 0 exceeds it. */
  limit: number
  /** The value in words, such as `$312,650 of $480,000`. Also read by screen readers. */
  valueText: string
  /** Share of the limit from which it shows a warning, from 0 to 1. @default 0.9 */
  warningShare?: number
  /** Thickness of the bar: `small` for rows of a table. @default 'medium' */
  size?: 'small' | 'medium'
  /** Shows only the bar, where label and value are visible nearby. @default false */
  isBare?: boolean
}

/** A value against its limit, such as the spent part of a budget. */
export function Meter({
  label,
  value,
  limit,
  valueText,
  warningShare = 0.9,
  size = 'medium',
  isBare = false,
  style,
  ...rest
}: MeterProps) {
  const labelId = useId()
  const { state, fillPercent, limitPercent } = readMeter(value, limit, warningShare)
  return (
    <MeterRoot
      {...rest}
      data-state={state}
      data-size={size}
      style={{
        '--tl-meter-fill': `${fillPercent}%`,
        '--tl-meter-limit': `${limitPercent}%`,
        ...style,
      }}
    >
      {isBare ? null : (
        <MeterHead>
          <MeterLabel id={labelId} title={label}>
            {label}
          </MeterLabel>
          <MeterValue>
            <bdi>{valueText}</bdi>
          </MeterValue>
        </MeterHead>
      )}
      <MeterTrack
        {...(isBare ? { 'aria-label': label } : { 'aria-labelledby': labelId })}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={Math.round(fillPercent)}
        aria-valuetext={valueText}
      />
    </MeterRoot>
  )
}
