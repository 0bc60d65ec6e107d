import type { ComponentDocs } from '@throughline/test-support/component-docs'
import type { Person } from './person'
import type { PersonPickerProps } from './PersonPicker'

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

export const docs: ComponentDocs<PersonPickerProps> = {
  purpose: 'Finds one person by name or email.',
  whenToUse: [
    'A form asks for a person: who owns an initiative, who gets a role.',
    'A server searches the people: set `isFilteredByCaller`, and answer `onQueryChange`.',
  ],
  whenNotToUse: {
    'Several people are chosen': 'PeoplePicker',
    'Things other than people are chosen': 'Combobox',
    'Somebody new is invited by their email address': 'TextField',
    'A person is only shown': 'Avatar',
  },
  exampleProps: { style: { width: 300 } },
  guidance: [
    {
      do: 'List people who cannot be chosen, with `isDisabled` and the reason.',
      right: { label: 'New admin', value: null, people },
      dont: 'Somebody who is missing looks like a mistake, and is invited a second time.',
      wrong: { label: 'Another admin', value: null, people: withoutOwner },
      press: ['[role="combobox"]'],
    },
  ],
  anatomy: {
    example: {
      label: 'Owner of the initiative',
      help: 'They are asked about open questions.',
      value: maya,
      people,
    },
    parts: {
      Label: 'Names the field; a press focuses it.',
      Avatar: 'The picture of the chosen person, or the initials, and the name.',
      'Clear button': 'Clears the choice. Not shown in a required field.',
      'List button': 'Opens and closes the list without typing.',
      'Help and error': 'Under the field.',
      List: 'Each person with avatar and name, and below it email and note, or why they cannot be chosen.',
    },
    marks: {
      Label: 'label',
      Avatar: 'input',
      'Clear button': '[tabindex="-1"][title]',
      'List button': 'button:last-of-type',
      'Help and error': '[id$="-help"]',
    },
  },
  keyboard: {
    'A–Z': 'Opens the list and narrows it down; the best match is highlighted.',
    'ArrowDown, ArrowUp': 'Opens the list, then moves over the people.',
    'PageDown, PageUp': 'Moves ten people down or up.',
    Enter:
      'Chooses the highlighted person; on somebody who cannot be chosen, announces the reason.',
    Tab: 'Moves to the next control; after typing, chooses the highlighted person first.',
    Escape: 'Closes the list; pressed again, restores the choice.',
  },
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
