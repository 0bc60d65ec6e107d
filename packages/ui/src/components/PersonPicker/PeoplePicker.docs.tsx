import { useState } from 'react'

import type { ComponentDocs } from '@throughline/test-support/component-docs'
import { PeoplePicker, type PeoplePickerProps } from './PeoplePicker'
import type { Person } from './person'

/** A picker that holds its choice. */
function ControlledPeoplePicker(props: Omit<PeoplePickerProps, 'onChange'>) {
  const [values, setValues] = useState(props.values)
  return (
    <PeoplePicker
      style={{ width: 340 }}
      {...props}
      values={values}
      onChange={(change) => {
        setValues(change.values)
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
const theo: Person = {
  id: 'theo',
  name: 'Theo Kent',
  initials: 'TK',
  email: 'theo@northfield.example',
}
const firstAlex: Person = { id: 'alex', name: 'Alex Kim', initials: 'AK' }
const secondAlex: Person = { id: 'alex-2', name: 'Alex Kim', initials: 'AK' }
const alike: readonly Person[] = [firstAlex, secondAlex]
const namesakes: readonly Person[] = [
  { ...firstAlex, email: 'alex.kim@northfield.example' },
  { ...secondAlex, email: 'akim@harborlight.example', note: 'Agency' },
]

export const docs: ComponentDocs = {
  purpose: 'Finds several people by name or email.',
  whenToUse: [
    'A form asks for people: reviewers, members of a group, who is told about a change.',
    'A server searches the people: set `isFilteredByCaller`, and answer `onQueryChange`. Those who are chosen stay in the field.',
  ],
  whenNotToUse: [
    { when: 'One person is chosen', use: 'PersonPicker' },
    { when: 'Things other than people are chosen', use: 'MultiSelect' },
    { when: 'Each person gets a role or a setting of their own', use: 'DataTable' },
  ],
  guidance: [
    {
      do: {
        example: <ControlledPeoplePicker label="Reviewers" values={[]} people={namesakes} />,
        caption: 'Give the email, so that two people with one name can be told apart.',
      },
      dont: {
        example: <ControlledPeoplePicker label="Approvers" values={[]} people={alike} />,
        caption: 'Two equal names in a list leave people guessing.',
      },
    },
  ],
  anatomy: {
    example: (
      <ControlledPeoplePicker
        label="Reviewers"
        help="They get an email about each change."
        values={[maya, theo]}
        people={[maya, theo, ...namesakes]}
      />
    ),
    parts: [
      { name: 'Label', selector: 'label', description: 'Names the field; a press focuses it.' },
      {
        name: 'Chosen person',
        part: 'chip',
        description: 'Avatar and name, with a button to remove the person.',
      },
      { name: 'Text', selector: 'input', description: 'Takes what is typed.' },
      {
        name: 'Buttons',
        part: 'adornment-button',
        description: 'Clear the choice, and open the list.',
      },
      { name: 'Help and error', selector: '[id$="-help"]', description: 'Under the field.' },
    ],
  },
  keyboard: [
    { keys: ['A–Z'], action: 'Opens the list and narrows it down; the best match is highlighted.' },
    { keys: ['ArrowDown', 'ArrowUp'], action: 'Opens the list, then moves over the people.' },
    {
      keys: ['Enter'],
      action: 'Adds the highlighted person, or takes them back. The list stays open.',
    },
    { keys: ['Backspace'], action: 'In an empty text, removes the person who was added last.' },
    { keys: ['ArrowLeft', 'ArrowRight'], action: 'Moves among the chosen people.' },
    { keys: ['Delete'], action: 'On a chosen person, removes them; the focus goes to the next.' },
    { keys: ['Escape'], action: 'Closes the list; pressed again, empties the text.' },
  ],
  accessibility: [
    'It is a [MultiSelect]: the focus stays in the input, and each change is announced with the number of people: “Theo Kent added. 2 selected.”',
    'Each Remove button is named after its person. Somebody with `isDisabled` stays in the field and has no such button.',
    'In a narrow field the number of people stands in place of their names.',
    'Left to the product: wait a moment after the last key before a server is asked, and drop answers that are no longer wanted.',
  ],
  content: [
    'The label is a plural: “Reviewers”.',
    'The placeholder says what is searched: “Search by name or email”.',
    'A reason is a whole sentence about this person: “Owns the account and is on every plan.”',
  ],
  related: ['PersonPicker', 'MultiSelect', 'Avatar', 'Tag'],
}
