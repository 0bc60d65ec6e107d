import type { ComponentDocs } from '@throughline/test-support/component-docs'
import { controlled } from '@throughline/test-support/controlled'
import { Button } from '../Button'
import { Switch, type SwitchProps } from './Switch'

const ignore = () => undefined

const ControlledSwitch = controlled(Switch, ({ isOn }) => ({ isOn }))

/** A switch whose label changes with its state. */
const TalkingSwitch = controlled(Switch, ({ isOn }) => ({
  isOn,
  label: isOn ? 'Duration is shown' : 'Duration is hidden',
}))

export const docs: ComponentDocs<SwitchProps> = {
  purpose: 'Turns a setting on or off, at once.',
  whenToUse: [
    'A setting has two states and takes effect when it is pressed, without a save button.',
    'The result is seen or explained: something appears, a feature starts.',
  ],
  whenNotToUse: {
    'The change counts only when a form is saved': 'Checkbox',
    'Things in a list are selected': 'Checkbox',
    'It stands among the tools of a toolbar': 'ToggleButton',
    'The two states have names of their own, such as “List” and “Board”': 'SegmentedControl',
    'Turning it on cannot be undone': 'ConfirmDialog',
  },
  guidance: [
    {
      do: 'The label stays the same; the switch tells the state.',
      right: { isOn: true, label: 'Show duration' },
      dont: 'A label that changes is ambiguous: is it the state, or what a press will do? Press it to see.',
      wrong: <TalkingSwitch onChange={ignore} isOn label="Duration is shown" />,
    },
    {
      do: 'It counts at once. There is nothing to save.',
      right: { isOn: true, label: 'Show weekends' },
      dont: 'A switch promises that it is done. With a save button, use a [Checkbox].',
      wrong: (
        <div style={{ display: 'grid', gap: 12, justifyItems: 'start' }}>
          <ControlledSwitch onChange={ignore} isOn label="Show weekends" />
          <Button size="small">Save</Button>
        </div>
      ),
    },
    {
      do: 'When turning fails, turn back and say so with `error`, where people look.',
      right: { isOn: true, label: 'Notes', error: 'Could not be turned off. Please try again.' },
      dont: 'Disabling it after a failure hides what happened and that trying again helps.',
      wrong: { isOn: true, label: 'Notes', isDisabled: true },
    },
  ],
  anatomy: {
    example: { isOn: true, label: 'Long-running', help: 'Shows its items above the month.' },
    parts: {
      Switch: 'Its knob and color show the state. The label belongs to its target.',
      Label:
        'What is on. The same in both states. `isLabelHidden` hides it from sight, for example under the header of a column.',
      Help: 'A sentence about what it changes. Optional.',
      Error: 'Why turning failed. Above the help. Optional.',
    },
    marks: { Switch: 'input', Label: 'label > span', Help: '[id$="-help"]' },
  },
  keyboard: {
    Tab: 'Moves to the switch. A read-only one is a stop, a disabled one is not.',
    Space: 'Turns it on or off.',
  },
  accessibility: [
    'It is a native checkbox with the role `switch`, so screen readers say “on” and “off”.',
    'The state differs in position and not only in color, in every theme and in forced colors.',
    'Error and help are its description, the error first.',
    'A read-only switch keeps its state and says so with `aria-readonly`.',
    'Left to the product: show the new state at once, and turn back with an `error` when the server refuses.',
  ],
  content: [
    'The label names the thing that is on: “Parking lot”, “Show duration”. No question, no “on/off”.',
    'Write no words for the states beside it: the control says them.',
    'Help says what changes for whom: “Shows its items above the month.”',
  ],
  related: ['Checkbox', 'ToggleButton', 'SegmentedControl'],
}
