import { Button, type ButtonProps } from '@throughline/ui/Button'
import type { FieldValues } from 'react-hook-form'
import type { Form } from './form'

export interface SubmitButtonProps<Values extends FieldValues, Stored> extends Omit<
  ButtonProps,
  'form' | 'type' | 'disabled' | 'isBusy' | 'onClick'
> {
  readonly form: Form<Values, Stored>
}

/**
 * Button that saves a form, inside or outside of its element. While it saves, it retains the focus
 * and ignores presses.
 */
export function SubmitButton<Values extends FieldValues, Stored>({
  form,
  variant = 'primary',
  ...rest
}: SubmitButtonProps<Values, Stored>) {
  return (
    <Button
      {...rest}
      type="submit"
      form={form.formProps.id}
      variant={variant}
      disabled={!form.canSubmit}
      isBusy={form.isSaving}
    />
  )
}
