import type { ComponentDocs } from '@throughline/test-support/component-docs'
import { WideExample } from '../calendar-parts/fixtures/WideExample'
import { FieldsHost, hostArgs } from './fixtures/FieldsHost'
import type { TacticFieldsTableProps } from './TacticFieldsTable.types'

function Example(props: Partial<Pick<TacticFieldsTableProps, 'label' | 'describeDeletion'>>) {
  return (
    <WideExample minWidthPixels={640}>
      <FieldsHost {...hostArgs} {...props} />
    </WideExample>
  )
}

export const docs: ComponentDocs = {
  purpose: 'Manages the custom fields of a plan or of a tactic type.',
  whenToUse: [
    'An administrator decides what is asked of each tactic: an offer code, a link, a picture.',
    'Several people may change the fields at the same time.',
  ],
  whenNotToUse: {
    'Values of these fields are entered': 'DetailEditor',
    'Channels and their types are managed': 'ChannelList',
    'Tags are managed': 'TagManager',
    'Other rows are edited in place': 'DataTable',
  },
  guidance: [
    {
      do: 'Say in `describeDeletion` what is lost, with a number.',
      right: (
        <Example
          label="Fields of tactics"
          describeDeletion={() => 'Deletes 12 values on tactics.'}
        />
      ),
      dont: '“Are you sure?” gives no reason to hesitate, and is confirmed by habit.',
      wrong: (
        <Example
          label="Fields of tactics, with a bare question"
          describeDeletion={() => 'Are you sure?'}
        />
      ),
      press: ['button[aria-label^="Delete"]'],
    },
  ],
  anatomy: {
    example: <Example label="Parts of the table" />,
    parts: {
      Handle: 'Dragged, or moved with keys. With two fields or more.',
      Name: 'What the field is called in the form.',
      Type: 'Text, number, link, image or rich text.',
      'Description and help':
        'What the field is for, and what is shown beside it while it is filled in.',
      Actions: 'Edit and delete. Left out when `isReadOnly`.',
      'New field': 'A form below the rows. A row that is edited has the same.',
    },
    marks: {
      Handle: 'button[aria-label^="Reorder"]',
      Name: '[data-part="name"]',
      Type: '[data-part="type"]',
      'Description and help': '[data-part="text"]',
      Actions: '[data-part="actions"]',
      'New field': '[data-part="fields"]',
    },
  },
  keyboard: {
    Tab: 'Moves through the rows and their controls.',
    'Space, Enter': 'On a handle: lifts the field, and puts it down again.',
    'ArrowUp, ArrowDown': 'While it is lifted: moves it.',
    Enter: 'In a form: saves, or says what is missing.',
    Escape: 'Gives up a move, or editing. A dialog around it stays open.',
  },
  accessibility: [
    'It is a list named by `label`; each form is named after its field, or “New field”.',
    'What is wrong is said at its part once somebody has tried to save, and the first such part gets the focus.',
    'After adding, the new row gets the focus; after deleting, the row beside it.',
    'What others change meanwhile is said below the part. A field that others delete stays while it is edited, and can be added anew.',
    'Left to the product: callbacks resolve with why something was refused, or with nothing.',
    'Left to the product: warn before the page is left, with `onUnsavedChange`.',
  ],
  content: [
    'Names are nouns without a colon: “Offer code”. At most three words fit a form.',
    'A help text says what to enter, with an example: “Five letters, such as SAVE5.”',
    'Say in `typeLockOf` why a type cannot change: “Tactics have values of this type.”',
  ],
  related: ['ChannelList', 'TagManager', 'SortableList', 'DetailEditor', 'ConfirmDialog'],
}
