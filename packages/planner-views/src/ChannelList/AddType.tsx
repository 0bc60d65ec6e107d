import { refuseLength } from '@throughline/domain/names'
import type { Channel } from '@throughline/domain/channels'
import { Button } from '@throughline/ui/Button'
import { TextField } from '@throughline/ui/TextField'
import { useRef, useState, type SubmitEvent } from 'react'
import type { ChannelListHandlers } from './ChannelList.types'
import { AddTypeForm } from './ChannelTypes.styles'
import type { ChannelListLabels } from './ChannelList.labels'

export interface AddTypeProps extends Pick<ChannelListHandlers, 'onAddType'> {
  readonly channel: Channel
  /** Typed text. */
  readonly text: string
  readonly onTextChange: (text: string) => void
  readonly labels: ChannelListLabels
}

/** Adds types to a channel; it stays in focus for the next one. */
export function AddType({ channel, text, onTextChange, labels, onAddType }: AddTypeProps) {
  const fieldRef = useRef<HTMLInputElement>(null)
  const isSavingRef = useRef(false)
  const [isSaving, setIsSaving] = useState(false)
  const [error, setError] = useState<string>()
  const add = async () => {
    const name = text.trim()
    if (isSavingRef.current || refuseLength(name) !== undefined) return
    if (name === '') setError(labels.typeNameRequired)
    else {
      isSavingRef.current = true
      setIsSaving(true)
      const refusal = await onAddType({ channel, name })
      isSavingRef.current = false
      setIsSaving(false)
      setError(refusal)
      if (refusal === undefined) onTextChange('')
    }
    fieldRef.current?.focus()
  }
  return (
    <AddTypeForm
      noValidate
      aria-label={labels.newTypeOf({ name: channel.name })}
      onSubmit={(event: SubmitEvent<HTMLFormElement>) => {
        event.preventDefault()
        void add()
      }}
    >
      <div data-part="field">
        <TextField
          ref={fieldRef}
          label={labels.newTypeOf({ name: channel.name })}
          isLabelHidden
          placeholder={labels.newType}
          autoComplete="off"
          value={text}
          error={error ?? refuseLength(text)}
          isReadOnly={isSaving}
          onChange={({ value }) => {
            onTextChange(value)
            setError(undefined)
          }}
        />
      </div>
      <Button type="submit" isBusy={isSaving}>
        {labels.add}
      </Button>
    </AddTypeForm>
  )
}
