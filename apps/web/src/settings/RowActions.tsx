import { isolateText } from '@throughline/domain/messages'
import { IconButton, type IconButtonProps } from '@throughline/ui/IconButton'
import type { ReactNode } from 'react'
import { RowActionsRoot } from './RowActions.styles'

/** Action of a row of settings. */
export interface RowAction {
  /**
   * Verb of the action, such as "Delete". The label of the button is the verb and the name of the
   * row.
   */
  readonly verb: string
  readonly icon: IconButtonProps['icon']
  /** Whether the action is running. @default false */
  readonly isBusy?: boolean
  readonly run: () => void
}

export interface RowActionsProps {
  /** Name of the row's subject, such as a document. */
  readonly name: string
  /** In their order, the deletion last. `data-part` of each button is its verb in lower case. */
  readonly actions: readonly RowAction[]
  /** Links before the buttons. @default none */
  readonly children?: ReactNode
}

/** Actions of one row of settings, as small buttons at its end. They do not print. */
export function RowActions({ name, actions, children }: RowActionsProps) {
  return (
    <RowActionsRoot>
      {children}
      {actions.map(({ verb, icon, isBusy = false, run }) => (
        <IconButton
          key={verb}
          data-part={verb.toLowerCase()}
          icon={icon}
          size="small"
          label={`${verb} ${isolateText(name)}`}
          aria-disabled={isBusy}
          onClick={run}
        />
      ))}
    </RowActionsRoot>
  )
}
