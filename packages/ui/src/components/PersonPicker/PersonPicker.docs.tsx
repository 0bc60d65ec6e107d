import { useState } from 'react'

import type { ComponentDocs } from '@throughline/test-support/component-docs'
import type { Person } from './person'
import { PersonPicker, type PersonPickerProps } from './PersonPicker'

/** A picker that holds its choice. */
function ControlledPersonPicker(props: Omit<PersonPickerProps, 'onChange'>) {
  const [value, setValue] = useState(props.value)
  return (
    <PersonPicker
      style={{ width: 300 }}
      {...props}
      value={value}
      onChange={(change) => {
        setValue(change.value)
      }}
    />
  )
}

const maya: Person = {
  id: 'maya',
  name: 'Maya Rios',
  initials: 'MR',
  email: 'maya.rios@northfield.example',
}

const people: readonly Person[] = [
  maya,
  { id: 'theo', name: 'Theo Kent', initials: 'TK', email: 'theo@northfield.example' },
  {
    id: 'ines',
    name: 'Ines Faber',
    initials: 'IF',
    email: 'ines.faber@northfield.example',
    isDisabled: true,
    disabledReason: 'Owns the account and is on every plan.',
  },
]
const withoutOwner = people.slice(0, 2)

export const docs: ComponentDocs = {
  purpose: 'Finds one person by name or email.',
  whenToUse: [
    'A form asks for a person: who owns an initiative, who gets a role.',
    'A server searches the people: set `isFilteredByCaller`, and answer `onQueryChange`.',
  ],
  whenNotToUse: [
    { when: 'Several people are chosen', use: 'PeoplePicker' },
    { when: 'Things other than people are chosen', use: 'Combobox' },
    { when: 'Somebody new is invited by their email address', use: 'TextField' },
    { when: 'A person is only shown', use: 'Avatar' },
  ],
  guidance: [
    {
      do: {
        example: <ControlledPersonPicker label="New admin" value={null} people={people} />,
        caption:
          'List people who cannot be chosen, with `isDisabled` and the reason. Open the list: Ines is there.',
      },
      dont: {
        example: (
          <ControlledPersonPicker label="Another admin" value={null} people={withoutOwner} />
        ),
        caption: 'Somebody who is missing looks like a mistake, and is invited a second time.',
      },
    },
  ],
  anatomy: {
    example: (
      <ControlledPersonPicker
        label="Owner of the initiative"
        help="They are asked about open questions."
        value={maya}
        people={people}
        style={{ width: 340 }}
      />
    ),
    parts: [
      { name: 'Label', selector: 'label', description: 'Names the field; a press focuses it.' },
      {
        name: 'Avatar',
        selector: 'input',
        description: 'The picture of the chosen person, or the initials, and the name.',
      },
      {
        name: 'Clear button',
        selector: '[tabindex="-1"][title]',
        description: 'Clears the choice. Not shown in a required field.',
      },
      {
        name: 'List button',
        part: 'adornment-button',
        selector: 'button:last-of-type',
        description: 'Opens and closes the list without typing.',
      },
      { name: 'Help and error', selector: '[id$="-help"]', description: 'Under the field.' },
      {
        name: 'List',
        description:
          'Each person with avatar and name, and below it email and note, or why they cannot be chosen.',
      },
    ],
  },
  keyboard: [
    { keys: ['A–Z'], action: 'Opens the list and narrows it down; the best match is highlighted.' },
    { keys: ['ArrowDown', 'ArrowUp'], action: 'Opens the list, then moves over the people.' },
    { keys: ['PageDown', 'PageUp'], action: 'Moves ten people down or up.' },
    {
      keys: ['Enter'],
      action:
        'Chooses the highlighted person; on somebody who cannot be chosen, announces the reason.',
    },
    {
      keys: ['Tab'],
      action: 'Moves to the next control; after typing, chooses the highlighted person first.',
    },
    { keys: ['Escape'], action: 'Closes the list; pressed again, restores the choice.' },
  ],
  accessibility: [
    'It is a [Combobox]: the focus stays in the input, and the highlighted person is its `aria-activedescendant`.',
    'An option is read with its name and its second line. The avatar is decorative.',
    'Case, accents and the order of words do not matter: “alvarez jose” finds “José Álvarez”.',
    'The number of people found is announced after typing, and so is a failed search.',
    'Left to the product: wait a moment after the last key before a server is asked, and drop answers that are no longer wanted.',
  ],
  content: [
    'The label says what the person is for: “Owner of the initiative”, not “Person”.',
    'The placeholder says what is searched: “Search by name or email”.',
    'A reason is a whole sentence about this person: “Owns the account and is on every plan.”',
  ],
  related: ['PeoplePicker', 'Combobox', 'Avatar', 'Select'],
}
