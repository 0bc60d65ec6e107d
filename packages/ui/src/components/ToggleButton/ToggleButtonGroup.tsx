import type { ComponentPropsWithRef } from 'react'

import type { ButtonSize } from '../Button'
import type { IconShape } from '../Icon'
import { ToggleButton } from './ToggleButton'
import { ToggleGroupRoot } from './ToggleButton.styles'

/** An option of a toggle group. */
export interface ToggleOption<Value extends string = string> {
  readonly value: Value
  readonly label: string
  readonly icon?: IconShape
  /** The keys that do the same, shown in the tooltip of an icon alone. */
  readonly shortcut?: string
  /** @default false */
  readonly isDisabled?: boolean
}

export interface ToggleButtonGroupProps<Value extends string = string> extends Omit<
  ComponentPropsWithRef<'div'>,
  'children' | 'onChange' | 'defaultValue'
> {
  /** Names the group for screen readers. */
  label: string
  /** The buttons, in order. Each value occurs once. */
  options: readonly ToggleOption<Value>[]
  /** The pressed options, in any order. */
  values: readonly Value[]
  /** Called with the pressed values, in the order of the options. */
  onChange: (change: { values: readonly Value[] }) => void
  /** Shows only the icons; the labels become tooltips. @default false */
  isIconOnly?: boolean
  /** `secondary` joins them into one bar; `ghost` separates them. @default 'secondary' */
  variant?: 'secondary' | 'ghost'
  /** @default 'medium' */
  size?: ButtonSize
}

/** Several toggle buttons that belong together. For one of several use a `SegmentedControl`. */
export function ToggleButtonGroup<Value extends string = string>({
  label,
  options,
  values,
  onChange,
  isIconOnly = false,
  variant = 'secondary',
  size = 'medium',
  ...rest
}: ToggleButtonGroupProps<Value>) {
  return (
    <ToggleGroupRoot
      aria-label={label}
      {...rest}
      {...(variant === 'secondary' ? { 'data-joined': '' } : null)}
    >
      {options.map(({ value, isDisabled = false, ...option }) => (
        <ToggleButton
          key={value}
          {...option}
          {...{ isIconOnly, variant, size }}
          disabled={isDisabled}
          isPressed={values.includes(value)}
          onChange={({ isPressed }) => {
            onChange({
              values: options
                .map((other) => other.value)
                .filter((other) => (other === value ? isPressed : values.includes(other))),
            })
          }}
        />
      ))}
    </ToggleGroupRoot>
  )
}
