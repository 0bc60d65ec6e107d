import { Check, TriangleAlert } from 'lucide-react'
import type { ComponentPropsWithRef, ReactNode } from 'react'

import { Icon } from '../Icon'
import { VisuallyHidden } from '../VisuallyHidden'
import {
  StepBody,
  StepButton,
  StepDescription,
  StepItem,
  StepMark,
  StepperRoot,
  StepTexts,
  StepTitle,
} from './Stepper.styles'
import { stepStates, type StepDetails, type StepState } from './step-state'
import type { StepperLabels } from './Stepper.labels'
import { useLabels } from '../../internal/locale/locale-context'

/** One step of a task. */
export interface Step extends StepDetails {
  /** A few words. */
  readonly title: string
  /** A second line: a description or an error. */
  readonly description?: ReactNode
  /** Whether it can be pressed. By default finished steps and steps with an error can. */
  readonly canSelect?: boolean
}

export interface StepperProps extends Omit<ComponentPropsWithRef<'ol'>, 'children' | 'onSelect'> {
  /** Names the list for screen readers. */
  label: string
  /** In order, two to seven. */
  steps: readonly Step[]
  /** Id of the current step. */
  currentId: string
  /** A step was pressed. Without it steps cannot be pressed. */
  onSelect?: (choice: { id: string }) => void
  /** The direction in which it is laid out; the arrow keys follow it. @default 'horizontal' */
  orientation?: 'horizontal' | 'vertical'
  labels: StepperLabels
}

/** The progress in a task of several steps. */
export function Stepper({
  label,
  steps,
  currentId,
  onSelect,
  orientation = 'horizontal',
  labels: providedLabels,
  ...rest
}: StepperProps) {
  const labels = useLabels(providedLabels)
  const states = stepStates(steps, currentId)
  return (
    <StepperRoot
      aria-label={label}
      {...rest}
      data-orientation={orientation}
      {...(steps.length > 4 ? { 'data-many': '' } : null)}
    >
      {steps.map((step, index) => {
        const state = states[index] ?? 'upcoming'
        const canSelect = step.canSelect ?? (state === 'done' || state === 'error')
        const body = (
          <>
            <StepMark aria-hidden="true">{markOf(state, index)}</StepMark>
            <StepTexts>
              <StepTitle>
                {step.title}
                {state === 'current' ? null : <VisuallyHidden>, {labels[state]}</VisuallyHidden>}
              </StepTitle>
              {step.description === undefined ? null : (
                <StepDescription>{step.description}</StepDescription>
              )}
            </StepTexts>
          </>
        )
        return (
          <StepItem
            key={step.id}
            data-state={state}
            {...(state === 'current' ? { 'aria-current': 'step' } : null)}
          >
            {onSelect && canSelect && state !== 'current' ? (
              <StepButton
                type="button"
                onClick={() => {
                  onSelect({ id: step.id })
                }}
              >
                {body}
              </StepButton>
            ) : (
              <StepBody>{body}</StepBody>
            )}
          </StepItem>
        )
      })}
    </StepperRoot>
  )
}

function markOf(state: StepState, index: number): ReactNode {
  if (state === 'done') return <Icon icon={Check} size={14} />
  if (state === 'error') return <Icon icon={TriangleAlert} size={14} />
  return index + 1
}
