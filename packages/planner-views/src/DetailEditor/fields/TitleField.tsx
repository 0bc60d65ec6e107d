import { TextField } from '@throughline/ui/TextField'
import { memo } from 'react'

import { useEditorForm } from '../editor-form'
import type { PartProps } from '../editor-form'
import { PanelTitleError, PanelTitleInput } from './TitleField.styles'

interface TitleProps extends PartProps {
  value: string
  takesFocus: boolean
}

/** The title among the fields of a page. */
export const TitleField = memo(function TitleField({
  value,
  takesFocus,
  error,
  isReadOnly,
}: TitleProps) {
  const { change, idOf, labels } = useEditorForm()
  return (
    <TextField
      id={idOf('title')}
      label={labels.parts.title}
      isRequired
      dir="auto"
      autoComplete="off"
      {...(takesFocus ? { 'data-autofocus': '' } : null)}
      {...{ value, error, isReadOnly }}
      onChange={({ value: title }) => {
        change({ title })
      }}
    />
  )
})

/** The title as the heading of a panel, which users edit in place. */
export const PanelTitle = memo(function PanelTitle({
  value,
  takesFocus,
  error,
  isReadOnly,
}: TitleProps) {
  const { change, idOf, labels } = useEditorForm()
  const id = idOf('title')
  return (
    <>
      <PanelTitleInput
        id={id}
        dir="auto"
        rows={1}
        autoComplete="off"
        aria-label={labels.parts.title}
        placeholder={labels.titlePlaceholder}
        required
        readOnly={isReadOnly}
        {...(takesFocus ? { 'data-autofocus': '' } : null)}
        {...(error === undefined
          ? null
          : { 'aria-invalid': true, 'aria-describedby': `${id}-error` })}
        value={value}
        onChange={(event) => {
          // A title is one line, however many are pasted.
          change({ title: event.currentTarget.value.replaceAll(/\s*[\r\n]+\s*/gu, ' ') })
        }}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && !event.ctrlKey && !event.metaKey) event.preventDefault()
        }}
      />
      {error === undefined ? null : <PanelTitleError id={`${id}-error`}>{error}</PanelTitleError>}
    </>
  )
})
