import type { CSSProperties, ReactNode } from 'react'

import { VisuallyHidden } from '../../components/VisuallyHidden'
import { FrameHead, FrameLabel, FrameMark, FrameRoot } from './FieldFrame.styles'
import { FieldMessages } from './FieldMessages'

/** The labels and messages of every field. */
export interface FieldLabels {
  /** Names the field. Always visible. */
  label: string
  /** A sentence under the field about what to enter. */
  help?: string | undefined
  /** The error and how to fix it; marks the field as invalid. */
  error?: string | undefined
  /** Shows the mark and tells assistive technology. @default false */
  isRequired?: boolean | undefined
  /** Something beside the label, such as a link. */
  labelAction?: ReactNode
}

interface FieldFrameProps extends FieldLabels {
  /** Id of the control; the labels take theirs from it. */
  controlId: string
  /** Attributes of the label if it does not name a native control. */
  labelProps?: object | undefined
  /** Hides the label visually, for example where a column header or an icon shows it. @default false */
  isLabelHidden?: boolean | undefined
  /** Shown at the end of the help line: the character count. */
  count?: ReactNode
  className?: string | undefined
  style?: CSSProperties | undefined
  children: ReactNode
}

/**
 * The `aria-*` attributes that connect a control to the messages of its frame.
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

/** The frame of every field: label above, error and help below the control. */
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
        <FrameHead data-part="field-note">
          {labelElement}
          {labelAction}
        </FrameHead>
      )}
      {children}
      <FieldMessages {...{ controlId, help, error, count }} />
    </FrameRoot>
  )
}
