import { Bold, Flag, Italic, Pin, Underline } from 'lucide-react'
import { useState } from 'react'

import type { ComponentDocs } from '@throughline/test-support/component-docs'
import { ToggleButton, type ToggleButtonProps } from './ToggleButton'
import { ToggleButtonGroup } from './ToggleButtonGroup'

/** A button that keeps its state; its label may differ for each state. */
function Controlled({
  labelWhenOn,
  label,
  ...rest
}: Pick<ToggleButtonProps, 'label' | 'icon' | 'isIconOnly' | 'size'> & { labelWhenOn?: string }) {
  const [isPressed, setPressed] = useState(true)
  return (
    <ToggleButton
      {...rest}
      label={isPressed ? (labelWhenOn ?? label) : label}
      isPressed={isPressed}
      onChange={(change) => {
        setPressed(change.isPressed)
      }}
    />
  )
}

const styles = [
  { value: 'bold', label: 'Bold', icon: Bold },
  { value: 'italic', label: 'Italic', icon: Italic },
  { value: 'underline', label: 'Underline', icon: Underline },
]

/** A group that keeps what is pressed. */
function ControlledGroup() {
  const [values, setValues] = useState<readonly string[]>(['bold'])
  return (
    <ToggleButtonGroup
      label="Text style"
      isIconOnly
      options={styles}
      values={values}
      onChange={(change) => {
        setValues(change.values)
      }}
    />
  )
}

export const docs: ComponentDocs = {
  purpose: 'Turns something on or off, and shows which.',
  whenToUse: [
    'Something in the view is on or off, and takes effect at once: a filter, bold text, a pin.',
    'It stands among other buttons, as in a line of tools.',
    'Several independent ones belong together: `ToggleButtonGroup` joins them.',
  ],
  whenNotToUse: [
    { when: 'It is a setting with a description, or is stored for later', use: 'Switch' },
    { when: 'It is an answer in a form', use: 'Checkbox' },
    { when: 'One of several has to be chosen', use: 'SegmentedControl' },
    { when: 'The press does something and nothing stays on', use: 'Button' },
    { when: 'The press shows or hides a section below it', use: 'Accordion' },
  ],
  guidance: [
    {
      do: {
        example: <Controlled label="Flagged only" icon={Flag} />,
        caption: 'Let the label describe what is on, and keep it in both states. Press to see.',
      },
      dont: {
        example: <Controlled label="Show flagged only" labelWhenOn="Show everything" icon={Flag} />,
        caption:
          'A label that changes is read as “Show everything, pressed”: the opposite of what is on.',
      },
    },
    {
      do: {
        example: <ControlledGroup />,
        caption:
          'Join what belongs together with `ToggleButtonGroup`: it is one thing with a name.',
      },
      dont: {
        example: (
          <>
            <Controlled label="Bold text" icon={Bold} isIconOnly />
            <Controlled label="Italic text" icon={Italic} isIconOnly />
            <Controlled label="Underlined text" icon={Underline} isIconOnly />
          </>
        ),
        caption: 'Loose buttons look like three unrelated things, and take more space.',
      },
    },
  ],
  anatomy: {
    example: <Controlled label="Pinned" icon={Pin} size="large" />,
    parts: [
      {
        name: 'Container',
        selector: 'button',
        description:
          'Filled while it is on. `secondary` has an outline, `ghost` has none, for toolbars.',
      },
      {
        name: 'Icon',
        selector: 'button > svg',
        description: 'Before the label, or alone with `isIconOnly`. Decorative for screen readers.',
      },
      {
        name: 'Label',
        selector: 'button > span',
        description: 'The accessible name. With `isIconOnly` it is a tooltip.',
      },
    ],
  },
  keyboard: [
    { keys: ['Tab'], action: 'Moves to the button; in a group, to each of them.' },
    { keys: ['Enter', 'Space'], action: 'Turns it on or off.' },
    { keys: ['Escape'], action: 'Closes the tooltip of an icon alone.' },
  ],
  accessibility: [
    'It is a native `<button>` with `aria-pressed`: “Flagged only, pressed”.',
    'A `ToggleButtonGroup` is a `group` named by `label`. In a [Toolbar] the arrow keys are those of the toolbar.',
    'With `aria-disabled` it stays in the tab order and ignores presses; say why in a [Tooltip].',
    'On and off differ by fill and border, not by color alone, also in forced colors.',
    'Left to the product: `onChange` reports the state that was asked for; set `isPressed`, or the button stays as it was.',
  ],
  content: [
    'Use an adjective or a noun for the state: “Flagged only”, “Bold”. No verb.',
    'Never write “on” or “off” in the label: the state is said by the button.',
    'Give `shortcut` with an icon alone, where the keys do the same.',
  ],
  related: ['Switch', 'Checkbox', 'SegmentedControl', 'Button', 'Toolbar'],
}
