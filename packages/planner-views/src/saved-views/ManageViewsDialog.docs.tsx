import type { SavedView } from '@throughline/domain/saved-views'
import { Button } from '@throughline/ui/Button'
import { useState } from 'react'

import type { ComponentDocs } from '@throughline/test-support/component-docs'
import { MAYA, PLAN_VIEWS } from './fixtures/views'
import { ManageViewsDialog } from './ManageViewsDialog'
import type { ManageViewsDialogProps } from './ManageViewsDialog'

/** A button that opens the dialog, in which views change as in a product. */
function Example({
  label,
  shareRefusal,
}: { label: string } & Pick<ManageViewsDialogProps, 'shareRefusal'>) {
  const [isOpen, setIsOpen] = useState(false)
  const [views, setViews] = useState<readonly SavedView[]>(PLAN_VIEWS)
  const change = ({ id }: SavedView, fields: Partial<SavedView>) => {
    setViews((before) =>
      before.map((view) => (view.id === id ? Object.assign({}, view, fields) : view)),
    )
  }
  return (
    <>
      <Button
        onClick={() => {
          setIsOpen(true)
        }}
      >
        {label}
      </Button>
      {isOpen ? (
        <ManageViewsDialog
          data={{ status: 'ready', views }}
          userId={MAYA}
          planName="National plan"
          shareRefusal={shareRefusal}
          onRename={async ({ view, name }) => {
            change(view, { name })
            return Promise.resolve(undefined)
          }}
          onShare={({ view, isShared }) => {
            change(view, { isShared })
          }}
          onDefault={({ view, isDefault }) => {
            change(view, { isDefault })
          }}
          onReorder={({ view, orderIndex }) => {
            const other = views.find((each) => each.orderIndex === orderIndex)
            if (other !== undefined) change(other, { orderIndex: view.orderIndex })
            change(view, { orderIndex })
          }}
          onDelete={async ({ view }) => {
            setViews((before) => before.filter(({ id }) => id !== view.id))
            return Promise.resolve(undefined)
          }}
          onRetry={() => undefined}
          onClose={() => {
            setIsOpen(false)
          }}
        />
      ) : null}
    </>
  )
}

export const docs: ComponentDocs = {
  purpose: 'Renames, sorts, shares and deletes the saved views of a plan.',
  whenToUse: ['The list of saved views has grown and is put in order, now and then.'],
  whenNotToUse: [
    { when: 'A view is opened', use: 'SavedViewsMenu' },
    { when: 'What is on show is saved', use: 'SaveViewDialog' },
    { when: 'Things that are no saved views are put in order', use: 'SortableList' },
  ],
  guidance: [
    {
      do: {
        example: <Example label="As a viewer, with the reason" shareRefusal="viewer" />,
        caption:
          'Say in `shareRefusal` why views cannot be shared: a line above says it, and the buttons are left out. Press to see.',
      },
      dont: {
        example: <Example label="As a viewer, without it" shareRefusal={null} />,
        caption: 'With `null` sharing is offered, and refused only after the press.',
      },
    },
  ],
  anatomy: {
    parts: [
      { name: 'Reason', description: 'Why views cannot be shared, with `shareRefusal`.' },
      { name: 'Mine', description: 'Private views, which can be put in order.' },
      { name: 'Shared views', description: 'Below the name of the plan, with their owners.' },
      { name: 'Name', part: 'name', description: 'Edited in place, by those who may.' },
      {
        name: 'Details',
        part: 'details',
        description: 'Which view it is, its dates, and who made it when that was another person.',
      },
      {
        name: 'Actions',
        part: 'actions',
        description: 'The default, sharing and deleting. What a person may not do is left out.',
      },
      { name: 'Footer', part: 'foot', description: '“Close”: every change is saved at once.' },
    ],
  },
  keyboard: [
    { keys: ['Tab'], action: 'Moves through the rows and their controls.' },
    { keys: ['F2', 'Enter'], action: 'On the pencil of a name: edits it. Enter saves.' },
    { keys: ['Space', 'Enter'], action: 'On a handle: lifts the view, and puts it down again.' },
    { keys: ['ArrowUp', 'ArrowDown'], action: 'While it is lifted: moves it.' },
    { keys: ['Escape'], action: 'Gives up editing or a move, then closes the dialog.' },
  ],
  accessibility: [
    'It is a [Dialog] named “Manage views” with two lists.',
    'The default and sharing are toggle buttons named after their view: “Share West region only, pressed”.',
    'Deleting asks first, and says when everybody on the plan loses the view.',
    'A refused name is said at its field, which stays open.',
    'Left to the product: `onRename` and `onDelete` resolve with why something was refused.',
  ],
  content: [
    'Refusals are sentences: “You have a view of this name already.”',
    'The question before deleting names the view and the consequence.',
  ],
  related: ['SavedViewsMenu', 'SaveViewDialog', 'SortableList', 'InlineEdit', 'ConfirmDialog'],
}
