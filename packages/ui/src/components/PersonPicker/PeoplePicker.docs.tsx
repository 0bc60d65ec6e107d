import type { ComponentDocs } from '@throughline/test-support/component-docs'
import type { PeoplePickerProps } from './PeoplePicker'
import type { Person } from './person'

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

export const docs: ComponentDocs<PeoplePickerProps> = {
  purpose: 'Finds several people by name or email.',
  whenToUse: [
    'A form asks for people: reviewers, members of a group, who is told about a change.',
    'A server searches the people: set `isFilteredByCaller`, and answer `onQueryChange`. Those who are chosen stay in the field.',
  ],
  whenNotToUse: {
    'One person is chosen': 'PersonPicker',
    'Things other than people are chosen': 'MultiSelect',
    'Each person gets a role or a setting of their own': 'DataTable',
  },
  exampleProps: { style: { width: 340 } },
  guidance: [
    {
      do: 'Give the email, so that two people with one name can be told apart.',
      right: { label: 'Reviewers', values: [], people: namesakes },
      dont: 'Two equal names in a list leave people guessing.',
      wrong: { label: 'Approvers', values: [], people: alike },
      press: ['[role="combobox"]'],
    },
  ],
  anatomy: {
    example: {
      label: 'Reviewers',
      help: 'They get an email about each change.',
      values: [maya, theo],
      people: [maya, theo, ...namesakes],
    },
    parts: {
      Label: 'Names the field; a press focuses it.',
      'Chosen person': 'Avatar and name, with a button to remove the person.',
      Text: 'Takes what is typed.',
      Buttons: 'Clear the choice, and open the list.',
      'Help and error': 'Under the field.',
    },
    marks: {
      Label: 'label',
      'Chosen person': '[data-part="chip"]',
      Text: 'input',
      Buttons: '[data-part="adornment-button"]',
      'Help and error': '[id$="-help"]',
    },
  },
  keyboard: {
    'A–Z': 'Opens the list and narrows it down; the best match is highlighted.',
    'ArrowDown, ArrowUp': 'Opens the list, then moves over the people.',
    Enter: 'Adds the highlighted person, or takes them back. The list stays open.',
    Backspace: 'In an empty text, removes the person who was added last.',
    'ArrowLeft, ArrowRight': 'Moves among the chosen people.',
    Delete: 'On a chosen person, removes them; the focus goes to the next.',
    Escape: 'Closes the list; pressed again, empties the text.',
  },
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
