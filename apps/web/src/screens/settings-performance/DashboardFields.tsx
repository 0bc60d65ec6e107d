import { TextArea } from '@throughline/ui/TextArea'
import { TextField } from '@throughline/ui/TextField'

/** Props that `FormField` passes to a text field, and whether its form is saving. */
export interface DashboardFieldProps {
  readonly value: string
  readonly error: string | undefined
  readonly isSaving: boolean
  readonly setValue: (value: string) => void
}

/** Field for the name of performance data. */
export function DataSourceName({ value, error, isSaving, setValue }: DashboardFieldProps) {
  return (
    <TextField
      label="Data Source Name"
      autoComplete="off"
      value={value}
      error={error}
      isDisabled={isSaving}
      onChange={(change) => {
        setValue(change.value)
      }}
    />
  )
}

/** Field for the HTML that performance data embeds. */
export function EmbedCode({ value, error, isSaving, setValue }: DashboardFieldProps) {
  return (
    <TextArea
      label="HTML Embed Code"
      value={value}
      error={error}
      isDisabled={isSaving}
      spellCheck={false}
      minRows={4}
      maxRows={10}
      onChange={(change) => {
        setValue(change.value)
      }}
    />
  )
}
