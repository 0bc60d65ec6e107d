import type { Channel, TacticType } from '@throughline/domain/channels'
import { isolateText } from '@throughline/domain/messages'
import { Button } from '@throughline/ui/Button'
import { Dialog } from '@throughline/ui/Dialog'
import { useCallback, useState } from 'react'
import { NamesButton } from './Fields.styles'
import { FieldsTable } from './FieldsTable'
import { useHasTypeFields } from './use-has-type-fields'
import { useUnsavedGuard } from './use-unsaved-guard'

export interface TypeFieldsProps {
  readonly channel: Channel
  readonly type: TacticType
  /** The person may look, but not change. */
  readonly isReadOnly: boolean
}

/** The names of the custom fields of a type, which open its fields; nothing where the account has none. */
export function TypeFields(props: TypeFieldsProps) {
  const [isOpen, setIsOpen] = useState(false)
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
  onClose,
}: TypeFieldsProps & { readonly onClose: () => void }) {
  const [hasUnsaved, setHasUnsaved] = useState(false)
  const handleUnsaved = useCallback((change: { readonly hasUnsaved: boolean }) => {
    setHasUnsaved(change.hasUnsaved)
  }, [])
  const { close, question } = useUnsavedGuard({ hasUnsaved, onClose })
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
        <FieldsTable
          planId={channel.planId}
          label={title}
          fields={type.tacticFields}
          place={{ tacticTypeId: type.id }}
          emptyText={`Tactics of ${isolateText(type.name)} have no fields of their own yet`}
          isReadOnly={isReadOnly}
          onUnsavedChange={handleUnsaved}
        />
      </Dialog>
      {question}
    </>
  )
}
