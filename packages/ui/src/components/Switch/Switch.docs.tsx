import { useState } from 'react'

import type { ComponentDocs } from '@throughline/test-support/component-docs'
import { Button } from '../Button'
import { Switch, type SwitchProps } from './Switch'

/** A switch that can be turned. */
function ControlledSwitch(props: Omit<SwitchProps, 'isOn' | 'onChange' | 'ref'>) {
  const [isOn, setIsOn] = useState(true)
  return (
    <Switch
      {...props}
      isOn={isOn}
      onChange={(change) => {
        setIsOn(change.isOn)
      }}
    />
  )
}

/** A switch whose label changes with its state. */
function TalkingSwitch() {
  const [isOn, setIsOn] = useState(true)
  return (
    <Switch
      label={isOn ? 'Duration is shown' : 'Duration is hidden'}
      isOn={isOn}
      onChange={(change) => {
        setIsOn(change.isOn)
      }}
    />
  )
}

const column = { display: 'grid', gap: 12, justifyItems: 'start' }

export const docs: ComponentDocs = {
  purpose: 'Turns a setting on or off, at once.',
  whenToUse: [
    'A setting has two states and takes effect when it is pressed, without a save button.',
    'The result is seen or explained: something appears, a feature starts.',
  ],
  whenNotToUse: [
    { when: 'The change counts only when a form is saved', use: 'Checkbox' },
    { when: 'Things in a list are selected', use: 'Checkbox' },
    { when: 'It stands among the tools of a toolbar', use: 'ToggleButton' },
    {
      when: 'The two states have names of their own, such as “List” and “Board”',
      use: 'SegmentedControl',
    },
    { when: 'Turning it on cannot be undone', use: 'ConfirmDialog' },
  ],
  guidance: [
    {
      do: {
        example: <ControlledSwitch label="Show duration" />,
        caption: 'The label stays the same; the switch tells the state.',
      },
      dont: {
        example: <TalkingSwitch />,
        caption:
          'A label that changes is ambiguous: is it the state, or what a press will do? Press it to see.',
      },
    },
    {
      do: {
        example: (
          <div style={column}>
            <ControlledSwitch label="Show weekends" />
          </div>
        ),
        caption: 'It counts at once. There is nothing to save.',
      },
      dont: {
        example: (
          <div style={column}>
            <ControlledSwitch label="Show weekends" />
            <Button size="small">Save</Button>
          </div>
        ),
        caption: 'A switch promises that it is done. With a save button, use a [Checkbox].',
      },
    },
    {
      do: {
        example: (
          <ControlledSwitch label="Notes" error="Could not be turned off. Please try again." />
        ),
        caption: 'When turning fails, turn back and say so with `error`, where people look.',
      },
      dont: {
        example: <ControlledSwitch label="Notes" isDisabled />,
        caption: 'Disabling it after a failure hides what happened and that trying again helps.',
      },
    },
  ],
  anatomy: {
    example: <ControlledSwitch label="Long-running" help="Shows its items above the month." />,
    parts: [
      {
        name: 'Switch',
        selector: 'input',
        description: 'Its knob and color show the state. The label belongs to its target.',
      },
      {
        name: 'Label',
        selector: 'label > span',
        description:
          'What is on. The same in both states. `isLabelHidden` hides it from sight, for example under the header of a column.',
      },
      {
        name: 'Help',
        selector: '[id$="-help"]',
        description: 'A sentence about what it changes. Optional.',
      },
      {
        name: 'Error',
        description: 'Why turning failed. Above the help. Optional.',
      },
    ],
  },
  keyboard: [
    {
      keys: ['Tab'],
      action: 'Moves to the switch. A read-only one is a stop, a disabled one is not.',
    },
    { keys: ['Space'], action: 'Turns it on or off.' },
  ],
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
