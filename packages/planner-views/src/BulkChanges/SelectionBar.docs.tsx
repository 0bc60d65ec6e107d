import { useState } from 'react'

import type { ComponentDocs } from '@throughline/test-support/component-docs'
import { WideExample } from '../calendar-parts/fixtures/WideExample'
import { SELECTION_BAR_PIXELS, SelectionBar } from './SelectionBar'
import type { SelectionBarProps } from './SelectionBar'

const titles = ['VIP early access', 'Cyber Week: early list', 'Thank-you series']

/** A list whose rows are selected, with the bar over its foot. */
function Example({
  isCovered = false,
  ...props
}: Pick<Partial<SelectionBarProps>, 'readOnlyReason'> & { isCovered?: boolean }) {
  const [selected, setSelected] = useState<readonly string[]>(titles)
  const [areFlagged, setFlagged] = useState(false)
  const [requested, setRequested] = useState('')
  const hasBar = selected.length > 0 && !isCovered
  return (
    <WideExample minWidthPixels={420}>
      <div style={{ position: 'relative' }}>
        <div style={{ padding: 16, paddingBlockEnd: hasBar ? SELECTION_BAR_PIXELS : 16 }}>
          {titles.map((title) => (
            <label key={title} style={{ display: 'block', paddingBlock: 4 }}>
              <input
                type="checkbox"
                checked={selected.includes(title)}
                onChange={({ currentTarget }) => {
                  const others = selected.filter((each) => each !== title)
                  setSelected(currentTarget.checked ? [...others, title] : others)
                }}
              />{' '}
              {title}
            </label>
          ))}
          <output>{requested === '' ? '' : `Asked for: ${requested}`}</output>
        </div>
        <SelectionBar
          {...props}
          count={selected.length}
          areFlagged={areFlagged}
          onAction={({ action }) => {
            if (action === 'flag' || action === 'unflag') setFlagged(action === 'flag')
            setRequested(action)
          }}
          onClear={() => {
            setSelected([])
          }}
        />
      </div>
    </WideExample>
  )
}

export const docs: ComponentDocs = {
  purpose: 'Offers what can be done with the selected items.',
  whenToUse: [
    'Items of a flow, a month or a table are selected, and changed together.',
    'The actions are needed only while something is selected, and must not move the view.',
  ],
  whenNotToUse: {
    'The actions are for one item': 'ContextMenu',
    'The tools are always there': 'Toolbar',
    'Something has happened and can be undone': 'ToastRegion',
  },
  guidance: [
    {
      do: 'Leave `SELECTION_BAR_PIXELS` free below the last row while the bar is there: every row can be read and reached.',
      right: <Example />,
      dont: 'Without that space the bar covers the last rows, which cannot be scrolled free.',
      wrong: <Example isCovered />,
    },
  ],
  anatomy: {
    example: <Example />,
    parts: {
      Count: 'How many items are selected, announced when it changes.',
      Actions: 'Move, type, tags, flag, copy and delete. What does not fit is in a menu.',
      Clear: 'Clears the selection. It never moves away.',
      Reason: 'In place of the actions, with `readOnlyReason`.',
    },
    marks: {
      Count: '[data-part="count"]',
      Actions: '[data-toolbar-item]',
      Clear: '[data-part="clear"]',
      Reason: '[data-part="reason"]',
    },
  },
  keyboard: {
    Tab: 'Moves to the action that was used last, then out of the bar.',
    'ArrowRight, ArrowLeft': 'Moves to the next or previous action.',
    'Home, End': 'Moves to the first action or to “Clear selection”.',
    'Enter, Space': 'Chooses the action.',
  },
  accessibility: [
    'It is a [Toolbar] named “Selected items” with one tab stop.',
    'The count is an `output`, so a change is announced: “12 selected”.',
    'Without a selection there is no bar.',
    'Left to the product: keep the focus in the view. The bar does not take it when it appears.',
    'Left to the product: open a [BulkChangeDialog] for the actions that ask for more, and clear the selection on Esc.',
  ],
  content: [
    'An action that asks for more ends with “…”: “Move…”.',
    '`readOnlyReason` is a whole sentence: “You can look at this plan, but not change it.”',
    'When all items are flagged, set `areFlagged`: the bar offers “Unflag”.',
  ],
  related: ['BulkChangeDialog', 'Toolbar', 'FlowCalendar', 'MonthCalendar', 'TacticTable'],
}
