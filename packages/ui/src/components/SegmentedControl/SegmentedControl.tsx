import { useId, type ComponentPropsWithRef } from 'react'

import { Icon, type IconShape } from '../Icon'
import { Segment, SegmentedRoot, SegmentInput, SegmentText } from './SegmentedControl.styles'

/** An option of a segmented control. */
export interface SegmentOption<Value extends string> {
  readonly value: Value
  readonly label: string
  readonly icon?: IconShape
  /** @default false */
  readonly isDisabled?: boolean
}

export interface SegmentedControlProps<Value extends string> extends Omit<
  ComponentPropsWithRef<'div'>,
  'onChange' | 'children' | 'defaultValue'
> {
  /** Names the choice for screen readers. */
  label: string
  /** Two to five options with short labels. */
  options: readonly SegmentOption<Value>[]
  /** The value of the chosen option. */
  value: Value
  /** An option was chosen, by a press or an arrow key. */
  onChange: (change: { value: Value }) => void
}

/** A choice of one of few visible options; it takes effect at once. */
export function SegmentedControl<Value extends string>({
  label,
  options,
  value,
  onChange,
  ...rest
}: SegmentedControlProps<Value>) {
  const name = useId()
  return (
    <SegmentedRoot {...rest} role="radiogroup" aria-label={label}>
      {options.map((option) => (
        <Segment key={option.value}>
          <SegmentInput
            type="radio"
            name={name}
            value={option.value}
            checked={option.value === value}
            disabled={option.isDisabled === true}
            onChange={() => {
              onChange({ value: option.value })
            }}
          />
          {option.icon ? <Icon icon={option.icon} /> : null}
          <SegmentText title={option.label}>{option.label}</SegmentText>
        </Segment>
      ))}
    </SegmentedRoot>
  )
}
