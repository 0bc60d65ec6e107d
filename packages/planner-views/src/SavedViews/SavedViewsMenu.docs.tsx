import { useState } from 'react'

import type { ComponentDocs } from '@throughline/test-support/component-docs'
import { ready } from './fixtures/views'
import { SavedViewsMenu } from './SavedViewsMenu'

const openableViews = ['month', 'day'] as const

/** A menu that opens views; saving the changed view ends the change. */
function Example({ isChanged: isChangedFirst = false }: { isChanged?: boolean }) {
  const [currentId, setCurrentId] = useState(1)
  const [isChanged, setChanged] = useState(isChangedFirst)
  const [requested, setRequested] = useState('')
  const ask = (request: string) => () => {
    setRequested(request)
  }
  return (
    <div style={{ display: 'flex', gap: 12, alignItems: 'center' }}>
      <SavedViewsMenu
        data={ready}
        planName="National plan"
        currentId={currentId}
        isChanged={isChanged}
        openableViews={openableViews}
        onOpen={({ id }) => {
          setCurrentId(id)
          setChanged(false)
        }}
        onUpdate={() => {
          setChanged(false)
        }}
        onSave={ask('Asked to save')}
        onCopyLink={ask('Asked for the link')}
        onManage={ask('Asked to manage the views')}
        onRetry={ask('Asked to try again')}
      />
      <output>{requested}</output>
    </div>
  )
}

export const docs: ComponentDocs = {
  purpose: 'Opens the saved views of a plan, and says which is on show.',
  whenToUse: [
    'People come back to the same dates and filters, or share them on a plan.',
    'It stands in the header of a view, beside the name of the plan.',
  ],
  whenNotToUse: {
    'Filters are chosen now': 'FilterSidebar',
    'A view is saved under a name': 'SaveViewDialog',
    'Saved views are renamed, put in order or deleted': 'ManageViewsDialog',
    'It switches between month, day and flow': 'CalendarHeader',
    'The entries are actions, not views': 'Menu',
  },
  guidance: [
    {
      do: 'Set `isChanged` when what is on show differs from what was saved: the button says so, and the menu offers to update.',
      right: <Example isChanged />,
      dont: 'Without it a changed view looks like the saved one, and people save it again under another name.',
      wrong: <Example />,
    },
  ],
  anatomy: {
    example: <Example isChanged />,
    parts: {
      Button: 'Opens the menu. A mark says that the view was changed.',
      'Name of the view': 'The view on show, or “Views” for none. A long name is cut.',
      Mine: 'The views of the person. The first nine views have a key each.',
      'Shared views':
        'Below the name of the plan, with a mark. Those that cannot be opened say so.',
      Actions: 'Update the changed view, save, copy the link, and manage the views.',
    },
    marks: { Button: 'button[aria-haspopup]', 'Name of the view': '[data-part="view-name"]' },
  },
  keyboard: {
    'Enter, Space, ArrowDown': 'Opens the menu on the view on show.',
    'ArrowDown, ArrowUp': 'Moves between views and actions.',
    '1, 2, 9': 'In the menu: opens the view with that number, 1 to 9.',
    Enter: 'Opens the view, or does the action.',
    Escape: 'Closes the menu.',
  },
  accessibility: [
    'It is a [Menu]. The button is named “Saved view: Holiday, changed”; views are radio items.',
    'A view that cannot be opened stays in the list, with the reason as its description.',
    'While the views are loading, or could not be loaded, the menu says so and offers another try.',
    'Left to the product: the keys 1 to 9 on the page itself. `viewOfKey` finds the view of a key.',
    'Left to the product: announce that another view is on show, when the page changes.',
  ],
  content: [
    'Names of views say what is in them: “Holiday, email and social”.',
    'Leave `planName` empty while it is not known: the section is then called “This plan”.',
  ],
  related: ['SaveViewDialog', 'ManageViewsDialog', 'CalendarHeader', 'FilterSidebar', 'Menu'],
}
