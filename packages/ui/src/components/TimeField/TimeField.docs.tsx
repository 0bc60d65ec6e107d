import { useState } from 'react'

import type { ComponentDocs } from '@throughline/test-support/component-docs'
import { TimeField, type TimeFieldProps } from './TimeField'

/** A field that holds its time. */
function ControlledTimeField(props: Omit<TimeFieldProps, 'onChange'>) {
  const [value, setValue] = useState(props.value)
  return (
    <TimeField
      style={{ width: 200 }}
      {...props}
      value={value}
      onChange={({ time }) => {
        setValue(time)
      }}
    />
  )
}

export const docs: ComponentDocs = {
  purpose: 'Takes a time of day, typed or chosen from a list.',
  whenToUse: [
    'A form asks when on a day something happens: a mail is sent, a store opens.',
    'Most answers are on the quarter or the half hour, and any minute is possible.',
  ],
  whenNotToUse: [
    { when: 'The day is asked for as well', use: 'DateTimeField' },
    { when: 'It is how long something takes', use: 'NumberField' },
    { when: 'Only a few times are possible, such as delivery windows', use: 'Select' },
    { when: 'It is a day', use: 'DateField' },
  ],
  guidance: [
    {
      do: {
        example: (
          <ControlledTimeField label="Opens" value="09:00" help="In the time of the store." />
        ),
        caption: 'Say whose time it is. The value has no time zone.',
      },
      dont: {
        example: <ControlledTimeField label="Opens" value="09:00" help="Enter the opening time." />,
        caption:
          'Nine o’clock is another moment in Denver than in Boston, and nobody is told which.',
      },
    },
    {
      do: {
        example: (
          <ControlledTimeField label="Opens" value="09:00" stepMinutes={30} startTime="07:00" />
        ),
        caption:
          'Set `stepMinutes` to what is usual: half hours are 48 rows. Other minutes can be typed.',
      },
      dont: {
        example: (
          <ControlledTimeField label="Opens" value="09:00" stepMinutes={5} startTime="07:00" />
        ),
        caption: 'Every five minutes is a list of 288 rows, in which nine is far from ten.',
      },
    },
  ],
  anatomy: {
    example: (
      <ControlledTimeField
        label="Opens"
        value="09:00"
        help="In the time of the store."
        isRequired
      />
    ),
    parts: [
      {
        name: 'Label',
        selector: 'label',
        description: 'Names the field; a press focuses it. An asterisk marks a required field.',
      },
      {
        name: 'Text',
        selector: 'input',
        description: 'The time as `9:00 AM`, or as `09:00` with `hourCycle={24}`.',
      },
      {
        name: 'Help and error',
        selector: '[id$="-help"]',
        description:
          'Under the field, the error first. The field writes its own error for a text that is no time.',
      },
      {
        name: 'List',
        description:
          'A time every `stepMinutes` of the day. It opens at the time in the text, else at `startTime`.',
      },
    ],
  },
  keyboard: [
    {
      keys: ['Tab'],
      action:
        'Moves into the field and opens the list. Moving out takes the time that arrow keys have reached.',
    },
    {
      keys: ['ArrowDown', 'ArrowUp'],
      action: 'Opens the list at the nearest time, then goes to the next or previous one.',
    },
    { keys: ['PageDown', 'PageUp'], action: 'Goes an hour later or earlier.' },
    {
      keys: ['Shift+ArrowUp', 'Shift+ArrowDown'],
      action:
        'Steps what the caret is in: the hours, the minutes, or AM and PM. The list stays closed.',
    },
    { keys: ['Alt+ArrowDown', 'Alt+ArrowUp'], action: 'Opens or closes the list.' },
    {
      keys: ['Enter'],
      action: 'Takes the time that arrow keys have reached, else reads what was typed.',
    },
    {
      keys: ['Escape'],
      action:
        'Closes the list; pressed again, restores the time; after that, closes the dialog around it.',
    },
  ],
  accessibility: [
    'The input has the role `combobox`, the list is a `listbox` named by the label. The focus stays in the input.',
    'It reads the forms people write: `8`, `8:30`, `0830`, `8p`, `8:30 pm`, `20h15`. Without AM or PM the hour is one of 24.',
    'What is typed counts, not what is near: the list only scrolls to it. A time under a resting pointer is not taken.',
    'A text that is no time stays as typed and is refused on leaving, with an error.',
    'A focus that is moved here by the product does not open the list.',
    'Left to the product: rules between two times, as `error`.',
  ],
  content: [
    'The label is what happens then: “Opens”, “Send at”. “Time” alone is enough only beside a day.',
    'Name the time zone in `help` where people may be in different ones.',
    'An error names a time that is possible: “Choose a time after 9:00 AM.”',
  ],
  related: ['DateTimeField', 'DateField', 'NumberField', 'Select'],
}
