import { Button } from '@throughline/ui/Button'
import { useState } from 'react'

import type { ComponentDocs } from '@throughline/test-support/component-docs'
import { PLAN_VIEWS } from './fixtures/views'
import { SaveViewDialog } from './SaveViewDialog'
import type { SaveViewDialogProps } from './SaveViewDialog'

const days = { start: '2026-11-01', end: '2026-11-30' }
const included = ['3 filters', 'Rows that fit the window']

/** A button that opens the dialog, and the names that were saved. */
function Example({ label, includes }: { label: string } & Pick<SaveViewDialogProps, 'includes'>) {
  const [isOpen, setIsOpen] = useState(false)
  const [names, setNames] = useState<readonly string[]>([])
  const close = () => {
    setIsOpen(false)
  }
  return (
    <div>
      <Button
        onClick={() => {
          setIsOpen(true)
        }}
      >
        {label}
      </Button>
      {names.map((name) => (
        <p key={name}>Saved: {name}</p>
      ))}
      {isOpen ? (
        <SaveViewDialog
          days={days}
          today="2026-11-18"
          planName="National plan"
          {...(includes === undefined ? null : { includes })}
          ownViews={PLAN_VIEWS}
          shareRefusal={null}
          onSave={({ name }) => {
            setNames((before) => [...before, name])
            close()
          }}
          onClose={close}
        />
      ) : null}
    </div>
  )
}

export const docs: ComponentDocs = {
  purpose: 'Saves what is on show under a name.',
  whenToUse: [
    'Dates, filters and options of a view are needed again, by the person or by everybody on the plan.',
  ],
  whenNotToUse: [
    { when: 'A saved view is changed and keeps its name', use: 'SavedViewsMenu' },
    { when: 'Views are renamed, shared or deleted', use: 'ManageViewsDialog' },
    { when: 'What is on show is sent to somebody once', use: 'A link to the page.' },
    { when: 'Something else is saved under a name', use: 'Dialog' },
  ],
  guidance: [
    {
      do: {
        example: <Example label="Save with what it includes" includes={included} />,
        caption: 'Say in `includes` what else is saved: people know what they will find again.',
      },
      dont: {
        example: <Example label="Save without a word about it" />,
        caption: 'Without it they wonder whether the filters are part of it, and try it out.',
      },
    },
  ],
  anatomy: {
    parts: [
      { name: 'Error', description: 'Why it was not saved, with `error`. What was entered stays.' },
      { name: 'Name', description: 'Required, and different from the other views of the person.' },
      {
        name: 'Dates',
        part: 'dates',
        description:
          'A period that moves with today, or fixed days. The days on show are proposed as a period when they are one.',
      },
      {
        name: 'Who sees it',
        description: 'Only the person, or everybody on the plan. `shareRefusal` says why not.',
      },
      { name: 'Default', description: 'Whether the plan opens with it, for this person.' },
      { name: 'Includes', part: 'includes', description: 'What else is saved. Optional.' },
      { name: 'Footer', part: 'foot', description: '“Cancel” and “Save view”.' },
    ],
  },
  keyboard: [
    { keys: ['Tab'], action: 'Moves through the fields and buttons.' },
    { keys: ['Enter'], action: 'In the name: saves, or says what is missing.' },
    { keys: ['ArrowDown', 'ArrowUp'], action: 'In a choice: chooses the next or previous option.' },
    { keys: ['Escape'], action: 'Closes it. Not while it is being saved.' },
  ],
  accessibility: [
    'It is a [Dialog] named “Save this view”. The name has the focus from the start.',
    'What is missing is said at its field after the first try, and corrected while somebody types.',
    'An option that is not available stays, and its reason is read with it.',
    'Left to the product: announce that it was saved, and show the view in the [SavedViewsMenu].',
  ],
  content: [
    'Propose an `initialName` from what is filtered: “Holiday, email and social”.',
    'Entries of `includes` are short nouns with numbers: “3 filters”.',
    'An `error` is a sentence: “The server did not answer.”',
  ],
  related: ['SavedViewsMenu', 'ManageViewsDialog', 'Dialog', 'DateRangeField', 'RadioGroup'],
}
