import { CircleAlert } from 'lucide-react'
import type { ReactNode } from 'react'

import { Icon } from '../../components/Icon'
import { FrameError, FrameFoot, FrameHelp } from './FieldFrame.styles'

interface FieldMessagesProps {
  /** Id of the control that the labels belong to: `<id>-error` and `<id>-help`. */
  controlId: string
  help?: string | undefined
  error?: string | undefined
  /** Shown at the end of the help line. */
  count?: ReactNode
}

/** The messages under a control: first the error, then the help. */
export function FieldMessages({ controlId, help, error, count }: FieldMessagesProps) {
  const helpElement =
    help === undefined ? null : (
      <FrameHelp data-part="field-note" id={`${controlId}-help`}>
        {help}
      </FrameHelp>
    )
  return (
    <>
      {error === undefined ? null : (
        <FrameError data-part="field-note" id={`${controlId}-error`}>
          <Icon icon={CircleAlert} size={14} style={{ marginBlockStart: 1 }} />
          <span>{error}</span>
        </FrameError>
      )}
      {count === undefined ? (
        helpElement
      ) : (
        <FrameFoot>
          {helpElement}
          {count}
        </FrameFoot>
      )}
    </>
  )
}
