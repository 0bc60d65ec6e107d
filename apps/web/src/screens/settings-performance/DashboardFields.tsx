import { TextArea } from '@throughline/ui/TextArea'
import { TextField } from '@throughline/ui/TextField'

/** What `FormField` hands to a field of text, and whether its form is saving. */
export interface DashboardFieldProps {
  readonly value: string
  readonly error: string | undefined
  readonly isSaving: boolean
  readonly setValue: (value: string) => void
}

/** The name of performance data. */
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

/** The HTML that performance data embeds. */
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
