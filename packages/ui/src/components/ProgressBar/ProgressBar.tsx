import type { ComponentPropsWithRef } from 'react'

import {
  ProgressFill,
  ProgressLabel,
  ProgressLine,
  ProgressRoot,
  ProgressTrack,
  ProgressValue,
} from './ProgressBar.styles'
import { progressShare } from './progress-share'

export interface ProgressBarProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** Names the work in progress. */
  label: string
  /** How much of `max` is done; `null` while unknown. */
  value: number | null
  /** The total, > 0. @default 100 */
  max?: number
  /** The value in words, such as "3 of 12 files"; read instead of a percentage. */
  valueText?: string
  /** Hides the label visually. @default false */
  isLabelHidden?: boolean
  /** 4, 6 or 10 pixels high. @default 'medium' */
  size?: 'small' | 'medium' | 'large'
  /**
   * The meaning of the progress: `success` once it is done, `danger` when it has failed.
   * @default 'neutral'
   */
  tone?: 'neutral' | 'success' | 'danger'
}

/** Determinate or indeterminate progress. */
export function ProgressBar({
  label,
  value,
  max = 100,
  valueText,
  isLabelHidden = false,
  size = 'medium',
  tone = 'neutral',
  style,
  ...rest
}: ProgressBarProps) {
  const share = progressShare(value, max)
  return (
    <ProgressRoot
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={max}
      {...(share === null ? { 'data-indeterminate': '' } : { 'aria-valuenow': share * max })}
      {...(valueText === undefined ? null : { 'aria-valuetext': valueText })}
      {...rest}
      data-size={size}
      data-tone={tone}
      style={{ '--tl-progress': share ?? 0, ...style }}
    >
      {isLabelHidden && valueText === undefined ? null : (
        <ProgressLine>
          {isLabelHidden ? <span /> : <ProgressLabel>{label}</ProgressLabel>}
          {valueText === undefined ? null : (
            <ProgressValue>
              <bdi>{valueText}</bdi>
            </ProgressValue>
          )}
        </ProgressLine>
      )}
      <ProgressTrack>
        <ProgressFill />
      </ProgressTrack>
    </ProgressRoot>
  )
}
