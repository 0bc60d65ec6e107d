import { Button } from '@throughline/ui/Button'
import { useState } from 'react'

import type { ComponentDocs } from '@throughline/test-support/component-docs'
import { WideExample } from '../calendar-parts/fixtures/WideExample'
import { DetailEditor } from './DetailEditor'
import type { DetailEditorProps } from './DetailEditor.types'
import { editorArgs } from './fixtures/editor-args'

const noNotices: DetailEditorProps['notices'] = []
const { layout, item, values, before, context } = editorArgs
const { initiatives, tags, documents, details } = editorArgs
const panel = { widthPixels: 420, takesFocus: false }
const atOpening = { values, notices: noNotices, isOpen: true }

/** Example of an editor's panel in its own area. It keeps typed values and can be closed. */
function Example({
  heightPixels = 420,
  ...props
}: Partial<DetailEditorProps> & { heightPixels?: number }) {
  const [form, setForm] = useState(atOpening)
  const close = () => {
    setForm({ ...atOpening, isOpen: false })
  }
  return (
    <WideExample minWidthPixels={440}>
      <div
        style={{
          display: 'flex',
          position: 'relative',
          justifyContent: 'center',
          alignItems: form.isOpen ? 'stretch' : 'center',
          blockSize: heightPixels,
          overflow: 'hidden',
        }}
      >
        {form.isOpen ? (
          <DetailEditor
            {...{ layout, item, before, context, initiatives, tags, documents, details, panel }}
            onPrevious={null}
            onNext={null}
            onDelete={close}
            {...props}
            values={form.values}
            notices={form.notices}
            onValuesChange={(change) => {
              setForm({ values: change.values, notices: change.notices, isOpen: true })
            }}
            onSave={close}
            onClose={close}
          />
        ) : (
          <Button
            onClick={() => {
              setForm(atOpening)
            }}
          >
            Open the editor
          </Button>
        )}
      </div>
    </WideExample>
  )
}

export const docs: ComponentDocs = {
  purpose: 'Edits every field of a tactic or an initiative in one form.',
  whenToUse: [
    'An item was opened in a view: as a panel, the view stays in sight and people go to the next item.',
    'An item takes long to write: as a page, it has the whole window and a URL of its own.',
    'The product has fields of its own, or hides some, and keeps the rules of the form.',
  ],
  whenNotToUse: {
    'A title and a type are enough for now': 'QuickCreate',
    'The same change is made to several items': 'BulkChangeDialog',
    'Single values of many items are corrected': 'TacticTable',
    'Only the costs behind a figure change': 'BudgetCellItems',
    'The item is something else than a tactic or an initiative': 'FormLayout',
  },
  guidance: [
    {
      do: 'Say in `readOnlyReason` why the item cannot be changed, and what can be done.',
      right: (
        <Example readOnlyReason="This plan is frozen until January 4. Ask its administrator to change items." />
      ),
      dont: 'Two words repeat what is seen: the fields are text. The reason is missing.',
      wrong: <Example readOnlyReason="Read only" />,
    },
    {
      do: 'Give what the server refuses as `errors` of a part: the field says it, and a link above leads to it.',
      right: (
        <Example
          errors={[
            { part: 'title', message: 'Another tactic of this week has this title. Change it.' },
          ]}
        />
      ),
      dont: 'The same sentence as `message` stands alone above the form, and the field looks right.',
      wrong: <Example message="Another tactic of this week has this title. Change it." />,
    },
  ],
  anatomy: {
    example: <Example heightPixels={620} />,
    parts: {
      'Channel and type': 'Where the item belongs, with the color of the channel. In the panel.',
      Title: 'The title as a field, in the place of a heading.',
      Actions:
        'Previous and next item, the link, and the other layout; each is left out without its callback.',
      Body: 'Messages first, then the fields: dates, type, money, links, tags, notes and documents.',
      Footer: 'Save and other ways to save, a line of status, and at the end Delete and Cancel.',
    },
    marks: {
      'Channel and type': 'dialog bdi',
      Title: 'textarea, input',
      Actions: 'dialog button[aria-label]',
      Body: '[data-part="body"]',
      Footer: '[data-part="foot"]',
    },
  },
  keyboard: {
    'Tab, Shift+Tab': 'Moves through the fields in reading order.',
    'Mod+S': 'Saves and stays.',
    'Mod+Enter': 'Saves and closes.',
    'Alt+PageUp, Alt+PageDown': 'Opens the previous or next item.',
    Escape:
      'Asks to close the panel, and asks first when something would be lost. An open list or dialog closes first.',
  },
  accessibility: [
    'The panel is named “Edit tactic”, “New initiative” and so on; the page has the same as its hidden heading of level 1.',
    'A new item starts in its title. A stored one takes the focus as a whole, so that the first key changes nothing.',
    'What a change did to other fields is announced, and stands beside them with “Undo”.',
    'When saving stops at errors, a summary with links takes the focus, and each field says what is wrong.',
    'While a save is on its way the buttons wait, and the fields can still be read.',
    'Left to the product: give the focus back to the item in the view when it closes.',
    'Left to the product: call `flush` of `handleRef` before values are replaced or a draft is kept, so that nothing typed is lost.',
  ],
  content: [
    'Labels are nouns, in sentence case: “Estimated cost”. They come from `labels`.',
    'An error says what to enter: “Enter a title.” It does not blame and has no code.',
    'A veto of `beforeSave` or `beforeDelete` is one sentence that says why, and what would help.',
    'A `status` is a short statement of fact: “Saves when you are online again”.',
  ],
  related: ['QuickCreate', 'BulkChangeDialog', 'RecurrenceDialog', 'SidePanel', 'FormLayout'],
}
