import type { ReactNode } from 'react'

import { GroupError, GroupHead, GroupLabel, GroupRoot } from './GroupField.styles'

interface GroupFieldProps {
  id: string
  label: string
  error?: string | undefined
  /** Something beside the label. */
  action?: ReactNode
  children: ReactNode
}

/** A field of several controls under one label. */
export function GroupField({ id, label, error, action, children }: GroupFieldProps) {
  return (
    <GroupRoot
      id={id}
      aria-labelledby={`${id}-label`}
      {...(error === undefined ? null : { 'data-invalid': '', 'aria-describedby': `${id}-error` })}
    >
      <GroupHead>
        <GroupLabel id={`${id}-label`}>{label}</GroupLabel>
        {action}
      </GroupHead>
      {children}
      {error === undefined ? null : <GroupError id={`${id}-error`}>{error}</GroupError>}
    </GroupRoot>
  )
}
