import { Circle, CircleCheck } from 'lucide-react'
import type { ComponentPropsWithRef } from 'react'

import { Icon } from '../Icon'
import { VisuallyHidden } from '../VisuallyHidden'
import {
  MeterHint,
  MeterHints,
  MeterLabel,
  MeterLine,
  MeterRoot,
  MeterStep,
  MeterTrack,
} from './StrengthMeter.styles'

/** The strength: 0 for an empty value, 4 at most. */
export type StrengthScore = 0 | 1 | 2 | 3 | 4

/** A hint for a stronger password. */
export interface StrengthHint {
  /** The advice, in a few words: "At least 12 characters". */
  readonly text: string
  /** Whether it is met. */
  readonly isMet: boolean
}

export interface StrengthMeterProps extends Omit<
  ComponentPropsWithRef<'div'>,
  'role' | 'children'
> {
  /** The accessible name: "Password strength". */
  name: string
  /** Steps that are filled. */
  score: StrengthScore
  /** The score in a word: "Weak", "Strong". Empty for an empty value. */
  label: string
  /** Hints, met or not. */
  hints?: readonly StrengthHint[]
  /** Read before a met hint, which has a visible check mark: "Done:". */
  metLabel: string
}

const steps = [1, 2, 3, 4] as const

/** The strength of a password as four steps, a word and hints. The caller computes the strength. */
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
