import type { ComponentPropsWithRef, ReactNode } from 'react'

import { FieldMessages } from './FieldMessages'
import { FrameHead, FrameMark, FrameRoot, GroupLabel } from './FieldFrame.styles'
import { fieldAria, type FieldLabels } from './FieldFrame'

interface GroupFrameProps
  extends FieldLabels, Omit<ComponentPropsWithRef<'div'>, 'role' | 'children'> {
  /** Id of the group; the labels take theirs from it. */
  groupId: string
  /** A `radiogroup` may be required and invalid itself; in a `group` its controls are. */
  kind: 'group' | 'radiogroup'
  /** Shown beside the label: the name of the chosen option. */
  aside?: ReactNode
  children: ReactNode
}

/**
 * The frame of several controls under one label. `ref` and attributes go to
 * the group, which is the frame.
 */
export function GroupFrame({
  groupId,
  kind,
  label,
  help,
  error,
  isRequired = false,
  labelAction,
  aside,
  children,
  ...rest
}: GroupFrameProps) {
  const { 'aria-invalid': isInvalid, ...aria } = fieldAria(
    groupId,
    { help, error },
    rest['aria-describedby'],
  )
  return (
    <FrameRoot
      aria-labelledby={`${groupId}-label`}
      {...rest}
      {...aria}
      {...(kind === 'radiogroup' && isInvalid ? { 'aria-invalid': true } : null)}
      {...(kind === 'radiogroup' && isRequired ? { 'aria-required': true } : null)}
      {...(error === undefined ? null : { 'data-invalid': '' })}
      id={groupId}
      role={kind}
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
