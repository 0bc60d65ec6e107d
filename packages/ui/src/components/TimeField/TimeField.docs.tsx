import type { ComponentDocs } from '@throughline/test-support/component-docs'
import type { TimeFieldProps } from './TimeField'

export const docs: ComponentDocs<TimeFieldProps> = {
  purpose: 'Takes a time of day, typed or chosen from a list.',
  whenToUse: [
    'A form asks when on a day something happens: a mail is sent, a store opens.',
    'Most answers are on the quarter or the half hour, and any minute is possible.',
  ],
  whenNotToUse: {
    'The day is asked for as well': 'DateTimeField',
    'It is how long something takes': 'NumberField',
    'Only a few times are possible, such as delivery windows': 'Select',
    'It is a day': 'DateField',
  },
  exampleProps: { style: { width: 160 } },
  guidance: [
    {
      do: 'Say whose time it is. The value has no time zone.',
      right: { label: 'Opens', value: '09:00', help: 'In the time of the store.' },
      dont: 'Nine o’clock is another moment in Denver than in Boston, and nobody is told which.',
      wrong: { label: 'Opens', value: '09:00', help: 'Enter the opening time.' },
    },
    {
      do: 'Set `stepMinutes` to what is usual: half hours are 48 rows. Other minutes can be typed.',
      right: { label: 'Opens', value: '09:00', stepMinutes: 30, startTime: '07:00' },
      dont: 'Every five minutes is a list of 288 rows, in which nine is far from ten.',
      wrong: { label: 'Opens', value: '09:00', stepMinutes: 5, startTime: '07:00' },
      press: ['[role="combobox"]'],
    },
  ],
  anatomy: {
    example: {
      label: 'Opens',
      value: '09:00',
      help: 'In the time of the store.',
      isRequired: true,
    },
    parts: {
      Label: 'Names the field; a press focuses it. An asterisk marks a required field.',
      Text: 'The time as `9:00 AM`, or as `09:00` with `hourCycle={24}`.',
      'Help and error':
        'Under the field, the error first. The field writes its own error for a text that is no time.',
      List: 'A time every `stepMinutes` of the day. It opens at the time in the text, else at `startTime`.',
    },
    marks: { Label: 'label', Text: 'input', 'Help and error': '[id$="-help"]' },
  },
  keyboard: {
    Tab: 'Moves into the field and opens the list. Moving out takes the time that arrow keys have reached.',
    'ArrowDown, ArrowUp':
      'Opens the list at the nearest time, then goes to the next or previous one.',
    'PageDown, PageUp': 'Goes an hour later or earlier.',
    'Shift+ArrowUp, Shift+ArrowDown':
      'Steps what the caret is in: the hours, the minutes, or AM and PM. The list stays closed.',
    'Alt+ArrowDown, Alt+ArrowUp': 'Opens or closes the list.',
    Enter: 'Takes the time that arrow keys have reached, else reads what was typed.',
    Escape:
      'Closes the list; pressed again, restores the time; after that, closes the dialog around it.',
  },
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
