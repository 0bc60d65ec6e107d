import type { ComponentPropsWithRef, ReactNode } from 'react'

import { FieldMessages } from './FieldMessages'
import { FrameHead, FrameMark, FrameRoot, GroupLabel } from './FieldFrame.styles'
import { fieldAria, type FieldLabels } from './FieldFrame'

interface GroupFrameProps
  extends FieldLabels, Omit<ComponentPropsWithRef<'div'>, 'role' | 'children'> {
  /** Id of the group; the labels take theirs from it. */
  groupId: string
  /** Shown beside the label: the name of the chosen option. */
  aside?: ReactNode
  children: ReactNode
}

/** The frame of a radio group. `ref` and attributes go to the group, which is the frame. */
export function GroupFrame({
  groupId,
  label,
  help,
  error,
  isRequired = false,
  labelAction,
  aside,
  children,
  ...rest
}: GroupFrameProps) {
  return (
    <FrameRoot
      aria-labelledby={`${groupId}-label`}
      {...rest}
      {...fieldAria(groupId, { help, error }, rest['aria-describedby'])}
      {...(isRequired ? { 'aria-required': true } : null)}
      {...(error === undefined ? null : { 'data-invalid': '' })}
      id={groupId}
      role="radiogroup"
    >
      <FrameHead>
        <GroupLabel id={`${groupId}-label`}>
          {label}
          {isRequired ? <FrameMark aria-hidden="true">*</FrameMark> : null}
        </GroupLabel>
        {aside}
        {labelAction}
      </FrameHead>
      {children}
      <FieldMessages controlId={groupId} help={help} error={error} />
    </FrameRoot>
  )
}
