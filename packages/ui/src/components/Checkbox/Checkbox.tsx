import {
  useCallback,
  useId,
  type ChangeEvent,
  type ComponentPropsWithRef,
  type ReactNode,
} from 'react'

import { useMergedRef } from '../../internal/use-merged-ref'
import { CheckboxHelp, CheckboxInput, CheckboxRoot, CheckboxText } from './Checkbox.styles'

export interface CheckboxProps extends Omit<
  ComponentPropsWithRef<'input'>,
  'type' | 'checked' | 'defaultChecked' | 'onChange' | 'disabled' | 'size' | 'children'
> {
  /** What is true when it is checked. */
  label: ReactNode
  /** A sentence under the label. */
  help?: string
  /** Whether it is checked. */
  isChecked: boolean
  /** Some of what it stands for is checked, and some not. @default false */
  isMixed?: boolean
  /** @default false */
  isDisabled?: boolean
  onChange: (change: { isChecked: boolean }) => void
}

/** A choice that takes effect with the form around it. `ref` and attributes go to the input. */
export function Checkbox({
  label,
  help,
  isChecked,
  isMixed = false,
  isDisabled = false,
  onChange,
  className,
  style,
  ref,
  ...rest
}: CheckboxProps) {
  const helpId = useId()
  const mixedRef = useCallback(
    (input: HTMLInputElement | null) => {
      // Only a property says "mixed"; HTML has no attribute for it.
      if (input) input.indeterminate = isMixed
    },
    [isMixed],
  )
  const handleChange = (event: ChangeEvent<HTMLInputElement>) => {
    onChange({ isChecked: event.currentTarget.checked })
  }
  return (
    <CheckboxRoot
      className={className}
      style={style}
      {...(isDisabled ? { 'data-disabled': '' } : null)}
    >
      <CheckboxInput
        {...(help === undefined ? null : { 'aria-describedby': helpId })}
        {...rest}
        ref={useMergedRef(ref, mixedRef)}
        type="checkbox"
        checked={isChecked}
        disabled={isDisabled}
        onChange={handleChange}
      />
      <CheckboxText>
        {label}
        {help === undefined ? null : <CheckboxHelp id={helpId}>{help}</CheckboxHelp>}
      </CheckboxText>
    </CheckboxRoot>
  )
}
