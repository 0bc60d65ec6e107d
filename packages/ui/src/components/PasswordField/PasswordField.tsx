import { Eye, EyeOff } from 'lucide-react'
import { useId, useState } from 'react'

import { FieldAdornmentButton } from '../../internal/field/FieldBox.styles'
import { Icon } from '../Icon'
import { TextField, type TextFieldProps } from '../TextField'
import { Tooltip } from '../Tooltip'

export interface PasswordFieldProps extends Omit<
  TextFieldProps,
  'type' | 'startAdornment' | 'endAdornment' | 'isReadOnly' | 'limit'
> {
  /** Names the button that shows the password. */
  showLabel: string
  /** `current-password` for signing in, `new-password` for choosing one. @default 'current-password' */
  autoComplete?: 'current-password' | 'new-password'
}

/**
 * A password field with a button that shows the password. A `StrengthMeter` goes into
 * `below`. Attributes and `ref` go to the input, `className` and `style` to the field's
 * frame.
 */
export function PasswordField({
  showLabel,
  autoComplete = 'current-password',
  id,
  isDisabled = false,
  ...rest
}: PasswordFieldProps) {
  const ownId = useId()
  const controlId = id ?? ownId
  const [isVisible, setIsVisible] = useState(false)
  return (
    <TextField
      autoCapitalize="none"
      spellCheck={false}
      {...rest}
      id={controlId}
      autoComplete={autoComplete}
      isDisabled={isDisabled}
      type={isVisible ? 'text' : 'password'}
      endAdornment={
        <Tooltip text={showLabel} isDescription={false}>
          <FieldAdornmentButton
            type="button"
            data-part="adornment-button"
            disabled={isDisabled}
            aria-label={showLabel}
            aria-pressed={isVisible}
            aria-controls={controlId}
            onClick={() => {
              setIsVisible((wasVisible) => !wasVisible)
            }}
          >
            <Icon icon={isVisible ? EyeOff : Eye} />
          </FieldAdornmentButton>
        </Tooltip>
      }
    />
  )
}
