import { Bold, Flag, Italic, Pin, Underline } from 'lucide-react'

import type { ComponentDocs } from '@throughline/test-support/component-docs'
import { controlled } from '@throughline/test-support/controlled'
import { ToggleButton, type ToggleButtonProps } from './ToggleButton'
import { ToggleButtonGroup } from './ToggleButtonGroup'

const ignore = () => undefined

const CurrentButton = controlled(ToggleButton, ({ isPressed }) => ({ isPressed }))

/** A button whose label changes with its state. */
const TalkingButton = controlled(ToggleButton, ({ isPressed }) => ({
  isPressed,
  label: isPressed ? 'Show everything' : 'Show flagged only',
}))

const styles = [
  { value: 'bold', label: 'Bold', icon: Bold },
  { value: 'italic', label: 'Italic', icon: Italic },
  { value: 'underline', label: 'Underline', icon: Underline },
]

const ControlledGroup = controlled(ToggleButtonGroup<string>, ({ values }) => ({ values }))

export const docs: ComponentDocs<ToggleButtonProps> = {
  purpose: 'Turns something on or off, and shows which.',
  whenToUse: [
    'Something in the view is on or off, and takes effect at once: a filter, bold text, a pin.',
    'It stands among other buttons, as in a line of tools.',
    'Several independent ones belong together: `ToggleButtonGroup` joins them.',
  ],
  whenNotToUse: {
    'It is a setting with a description, or is stored for later': 'Switch',
    'It is an answer in a form': 'Checkbox',
    'One of several has to be chosen': 'SegmentedControl',
    'The press does something and nothing stays on': 'Button',
    'The press shows or hides a section below it': 'Accordion',
  },
  guidance: [
    {
      do: 'Let the label describe what is on, and keep it in both states. Press to see.',
      right: { isPressed: true, label: 'Flagged only', icon: Flag },
      dont: 'A label that changes is read as “Show everything, pressed”: the opposite of what is on.',
      wrong: <TalkingButton onChange={ignore} isPressed label="Show everything" icon={Flag} />,
    },
    {
      do: 'Join what belongs together with `ToggleButtonGroup`: it is one thing with a name.',
      right: (
        <ControlledGroup
          onChange={ignore}
          label="Text style"
          isIconOnly
          options={styles}
          values={['bold']}
        />
      ),
      dont: 'Loose buttons look like three unrelated things, and take more space.',
      wrong: (
        <>
          <CurrentButton onChange={ignore} isPressed label="Bold text" icon={Bold} isIconOnly />
          <CurrentButton onChange={ignore} isPressed label="Italic text" icon={Italic} isIconOnly />
          <CurrentButton
            onChange={ignore}
            isPressed
            label="Underlined text"
            icon={Underline}
            isIconOnly
          />
        </>
      ),
    },
  ],
  anatomy: {
    example: { isPressed: true, label: 'Pinned', icon: Pin, size: 'large' },
    parts: {
      Container:
        'Filled while it is on. `secondary` has an outline, `ghost` has none, for toolbars.',
      Icon: 'Before the label, or alone with `isIconOnly`. Decorative for screen readers.',
      Label: 'The accessible name. With `isIconOnly` it is a tooltip.',
    },
    marks: { Container: 'button', Icon: 'button > svg', Label: 'button > span' },
  },
  keyboard: {
    Tab: 'Moves to the button; in a group, to each of them.',
    'Enter, Space': 'Turns it on or off.',
    Escape: 'Closes the tooltip of an icon alone.',
  },
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
