import { isolateText } from '@throughline/domain/messages'
import type { TypePartSlot } from '@throughline/planner-views/channel-list'
import { useReportedWhile } from '@throughline/planner-views/retained-entries'
import { Button } from '@throughline/ui/Button'
import { Dialog } from '@throughline/ui/Dialog'
import { useState } from 'react'

import { useCloseQuestion, useUnsavedText } from '../../../forms'
import type { TellOfForm } from '../../../forms'
import { NamesButton } from './Fields.styles'
import { FieldsTable } from './FieldsTable'
import { GoneType } from './GoneType'
import { useActiveAccount } from '../../../session/use-session'

export interface TypePartProps extends TypePartSlot {
  /** Whether the user may only view the settings. */
  readonly isReadOnly: boolean
  readonly tellOfForm: TellOfForm
}

/**
 * Button with the names of a type's custom fields, which opens their dialog. It renders nothing if
 * the account has no such fields.
 */
export function TypeFields(props: TypePartProps) {
  const [isOpen, setIsOpen] = useState(false)
  useReportedWhile(isOpen, props.onOpenChange)
  const { name, tacticFields } = props.type
  if (!useHasTypeFields()) return null
  const names =
    tacticFields.length === 0 ? 'None' : tacticFields.map((field) => field.name).join(', ')
  return (
    <>
      <NamesButton
        type="button"
        aria-haspopup="dialog"
        aria-label={`Custom fields of ${isolateText(name)}: ${names}`}
        onClick={() => {
          setIsOpen(true)
        }}
      >
        {names}
      </NamesButton>
      {isOpen ? (
        <FieldsDialog
          {...props}
          onClose={() => {
            setIsOpen(false)
          }}
        />
      ) : null}
    </>
  )
}

function FieldsDialog({
  channel,
  type,
  isReadOnly,
  isGone,
  tellOfForm,
  onClose,
}: TypePartProps & { readonly onClose: () => void }) {
  const { form, onUnsavedChange } = useUnsavedText(`fields of ${type.id}`, tellOfForm)
  const { close, question } = useCloseQuestion({ form, onClose })
  const title = `Custom fields of ${isolateText(type.name)}`
  return (
    <>
      <Dialog
        isOpen
        size="large"
        title={title}
        closeLabel="Close"
        onClose={close}
        footer={<Button onClick={close}>Done</Button>}
      >
        {isGone ? <GoneType name={type.name} /> : null}
        <FieldsTable
          planId={channel.planId}
          label={title}
          fields={type.tacticFields}
          place={{ tacticTypeId: type.id }}
          emptyText={`Tactics of ${isolateText(type.name)} have no fields of their own yet`}
          isReadOnly={isReadOnly}
          onUnsavedChange={onUnsavedChange}
        />
      </Dialog>
      {question}
    </>
  )
}

/** Returns whether tactic types of the account may have custom fields. */
function useHasTypeFields(): boolean {
  return useActiveAccount()?.hasTacticTypeCF ?? false
}
