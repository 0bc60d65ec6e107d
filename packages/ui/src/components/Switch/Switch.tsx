import type { ChangeEvent, ComponentPropsWithRef, ReactNode } from 'react'

import { SwitchInput, SwitchRoot } from './Switch.styles'

export interface SwitchProps extends Omit<
  ComponentPropsWithRef<'input'>,
  'type' | 'role' | 'checked' | 'defaultChecked' | 'onChange' | 'disabled' | 'size' | 'children'
> {
  /** What is on when it is on. It stays the same in both positions. */
  label: ReactNode
  isOn: boolean
  /** @default false */
  isDisabled?: boolean
  onChange: (change: { isOn: boolean }) => void
}

/** Turns something on or off at once. `ref` and attributes go to the input. */
export function Switch({
  label,
  isOn,
  isDisabled = false,
  onChange,
  className,
  style,
  ...rest
}: SwitchProps) {
  const handleChange = (event: ChangeEvent<HTMLInputElement>) => {
    onChange({ isOn: event.currentTarget.checked })
  }
  return (
    <SwitchRoot
      className={className}
      style={style}
      {...(isDisabled ? { 'data-disabled': '' } : null)}
    >
      <SwitchInput
        {...rest}
        type="checkbox"
        role="switch"
        aria-checked={isOn}
        checked={isOn}
        disabled={isDisabled}
        onChange={handleChange}
      />
      <span>{label}</span>
    </SwitchRoot>
  )
}
