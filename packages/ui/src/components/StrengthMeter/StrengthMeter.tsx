import { Circle, CircleCheck } from 'lucide-react'
import type { ComponentPropsWithRef } from 'react'

import { Icon } from '../Icon/Icon'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden'
import {
  MeterHint,
  MeterHints,
  MeterLabel,
  MeterLine,
  MeterRoot,
  MeterStep,
  MeterTrack,
} from './StrengthMeter.styles'

/** How strong something is: 0 when there is nothing to judge yet, 4 at best. */
export type StrengthScore = 0 | 1 | 2 | 3 | 4

/** One thing that makes it stronger. */
export interface StrengthHint {
  /** What to do, in a few words: "At least 12 characters". */
  readonly text: string
  /** Done already. */
  readonly isMet: boolean
}

export interface StrengthMeterProps extends Omit<
  ComponentPropsWithRef<'div'>,
  'role' | 'children'
> {
  /** Names what is measured, for screen readers: "Password strength". */
  name: string
  /** Steps that are filled. */
  score: StrengthScore
  /** The score in a word: "Weak", "Strong". Empty while there is nothing to judge. */
  label: string
  /** What would make it stronger, and what does so already. */
  hints?: readonly StrengthHint[]
  /** Said before a hint that is met, where the eye sees a mark: "Done:". */
  metLabel: string
}

const steps = [1, 2, 3, 4] as const

/** How strong a password is, in four steps, a word and hints. What is strong is decided elsewhere. */
export function StrengthMeter({
  name,
  score,
  label,
  hints,
  metLabel,
  ...rest
}: StrengthMeterProps) {
  return (
    <MeterRoot {...rest} data-score={score}>
      <MeterLine>
        <MeterTrack
          aria-label={name}
          aria-valuemin={0}
          aria-valuemax={4}
          aria-valuenow={score}
          aria-valuetext={label === '' ? String(score) : label}
        >
          {steps.map((step) => (
            <MeterStep key={step} {...(step <= score ? { 'data-reached': '' } : null)} />
          ))}
        </MeterTrack>
        <MeterLabel>{label}</MeterLabel>
      </MeterLine>
      {hints === undefined || hints.length === 0 ? null : (
        <MeterHints>
          {hints.map(({ text, isMet }) => (
            <MeterHint key={text} {...(isMet ? { 'data-met': '' } : null)}>
              <Icon icon={isMet ? CircleCheck : Circle} size={14} />
              <span>
                {isMet ? <VisuallyHidden>{metLabel} </VisuallyHidden> : null}
                {text}
              </span>
            </MeterHint>
          ))}
        </MeterHints>
      )}
    </MeterRoot>
  )
}
