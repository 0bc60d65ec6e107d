import { useId, type ComponentPropsWithRef } from 'react'

import { readMeter } from './meter-reading'
import { MeterHead, MeterLabel, MeterRoot, MeterTrack, MeterValue } from './Meter.styles'

export interface MeterProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** What is measured. */
  label: string
  /** How much there is of it: may be below 0 and beyond the limit. */
  value: number
  /** How much there may be; 0 or less for no room at all. */
  limit: number
  /** Says it in words, as in `$312,650 of $480,000`. Read by screen readers too. */
  valueText: string
  /** Share of the limit from which on it is a warning, from 0 to 1. @default 0.9 */
  warningShare?: number
  /** @default 'medium' */
  size?: 'small' | 'medium'
  /** Shows the bar alone, where label and value stand nearby. @default false */
  isBare?: boolean
}

/** A value against its limit, such as a budget and what is spent of it. */
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
          <MeterValue>{valueText}</MeterValue>
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
