import { Button } from '@throughline/ui/Button'
import { SubmitButton, type FieldValues, type Form } from '../forms'
import { useSettingsFrame } from './settings-frame'
import { SaveState } from './SettingsScreen.styles'

export interface SaveBarProps<Values extends FieldValues, Stored> {
  readonly form: Form<Values, Stored>
  /** @default 'Save' */
  readonly saveLabel?: string
  /** Leaves the screen; asks first if the form has changes. */
  readonly onCancel: () => void
}

/**
 * Footer of a settings screen with one save for all fields. In a step of the setup, its button
 * saves and then opens the next step.
 */
export function SaveBar<Values extends FieldValues, Stored>({
  form,
  saveLabel = 'Save',
  onCancel,
}: SaveBarProps<Values, Stored>) {
  const { step } = useSettingsFrame()
  if (step !== undefined) {
    return (
      <Button
        variant="primary"
        isBusy={form.isSaving}
        onClick={() => {
          // After the save, the screen closes, which opens the next step.
          if (form.hasChanges()) form.submit()
          else step.onNext()
        }}
      >
        {step.nextLabel}
      </Button>
    )
  }
  return (
    <>
      <SaveState>{form.isChanged ? 'Unsaved changes' : ''}</SaveState>
      <Button disabled={form.isSaving} onClick={onCancel}>
        Cancel
      </Button>
      <SubmitButton form={form}>{saveLabel}</SubmitButton>
    </>
  )
}
