import type { CSSProperties, ReactNode } from 'react'

import { VisuallyHidden } from '../../components/VisuallyHidden/VisuallyHidden'
import { FieldMessages } from './FieldMessages'
import { FrameHead, FrameLabel, FrameMark, FrameRoot } from './FieldFrame.styles'

/** What every field says about itself. */
export interface FieldLabels {
  /** Names the field. Always visible. */
  label: string
  /** One sentence under the field on what to enter. */
  help?: string | undefined
  /** What is wrong and how to put it right; marks the field as invalid. */
  error?: string | undefined
  /** Shows the mark and tells assistive technology. @default false */
  isRequired?: boolean | undefined
  /** Something beside the label, such as a link. */
  labelAction?: ReactNode
}

interface FieldFrameProps extends FieldLabels {
  /** Id of the control; the labels take theirs from it. */
  controlId: string
  /** Attributes for the label when it does not name a native control. */
  labelProps?: object | undefined
  /** Keeps the label for screen readers only, where a column head or an icon says it to the eye. @default false */
  isLabelHidden?: boolean | undefined
  /** At the end of the line of the help: how many characters there are. */
  count?: ReactNode
  className?: string | undefined
  style?: CSSProperties | undefined
  children: ReactNode
}

/**
 * The `aria-*` attributes that tie a control to the labels of its frame.
 *
 * @param describedBy ids that the caller adds
 */
export function fieldAria(
  controlId: string,
  { help, error }: Pick<FieldLabels, 'help' | 'error'>,
  describedBy?: string,
) {
  const ids = [
    error === undefined ? null : `${controlId}-error`,
    help === undefined ? null : `${controlId}-help`,
    describedBy,
  ].filter(Boolean)
  return {
    ...(error === undefined ? null : { 'aria-invalid': true }),
    ...(ids.length === 0 ? null : { 'aria-describedby': ids.join(' ') }),
  }
}

/** Label above, control, error and help below: the same for every field. */
export function FieldFrame({
  controlId,
  label,
  help,
  error,
  isRequired = false,
  labelAction,
  labelProps,
  isLabelHidden = false,
  count,
  className,
  style,
  children,
}: FieldFrameProps) {
  const labelElement = (
    <FrameLabel htmlFor={controlId} id={`${controlId}-label`} {...labelProps}>
      {label}
      {isRequired ? <FrameMark aria-hidden="true">*</FrameMark> : null}
    </FrameLabel>
  )
  return (
    <FrameRoot
      className={className}
      style={style}
      {...(error === undefined ? null : { 'data-invalid': '' })}
    >
      {isLabelHidden ? (
        <VisuallyHidden>{labelElement}</VisuallyHidden>
      ) : (
        <FrameHead>
          {labelElement}
          {labelAction}
        </FrameHead>
      )}
      {children}
      <FieldMessages {...{ controlId, help, error, count }} />
    </FrameRoot>
  )
}
