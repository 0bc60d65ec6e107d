import { useState, type ReactNode } from 'react'

import type { ComponentDocs } from '@throughline/test-support/component-docs'
import { token } from '../../theme/token'
import { Badge } from '../Badge'
import { Button } from '../Button'
import { TextField } from '../TextField'
import { SidePanel } from './SidePanel'

/** A small page with a panel at its side. */
function PageWithPanel({
  title,
  footer,
  overline,
  takesFocus = false,
}: {
  title: string
  footer: ReactNode
  overline?: ReactNode
  takesFocus?: boolean
}) {
  const [isOpen, setIsOpen] = useState(true)
  return (
    <div
      style={{
        display: 'flex',
        width: '100%',
        height: 300,
        overflow: 'hidden',
        border: `1px solid ${token('color-line')}`,
      }}
    >
      <div style={{ flex: 1, minWidth: 0, padding: 12 }}>
        <Button
          size="small"
          onClick={() => {
            setIsOpen(true)
          }}
        >
          Open
        </Button>
      </div>
      <SidePanel
        isOpen={isOpen}
        title={title}
        overline={overline}
        closeLabel="Close"
        widthPixels={260}
        takesFocus={takesFocus}
        footer={footer}
        onClose={() => {
          setIsOpen(false)
        }}
      >
        <TextField label={`Title of ${title}`} defaultValue={title} />
      </SidePanel>
    </div>
  )
}

export const docs: ComponentDocs = {
  purpose: 'Shows and edits one thing beside the list that it is in.',
  whenToUse: [
    'People go from item to item and look at each, without losing their place in the list.',
    'What is edited and what surrounds it are compared: the dates of a tactic and the month.',
  ],
  whenNotToUse: [
    { when: 'The page must not change until the task is finished', use: 'Dialog' },
    { when: 'The content needs the whole window', use: 'FullScreenPage' },
    { when: 'Both halves are always there', use: 'SplitPane' },
    { when: 'One or two fields are filled in, at one place', use: 'Popover' },
    { when: 'It is only looked at, for a moment', use: 'HoverCard' },
  ],
  guidance: [
    {
      do: {
        example: (
          <PageWithPanel
            title="VIP early access"
            overline={<Badge>Email</Badge>}
            footer={
              <>
                <Button variant="primary">Save</Button>
                <Button variant="danger-ghost" style={{ marginInlineStart: 'auto' }}>
                  Delete
                </Button>
              </>
            }
          />
        ),
        caption:
          'Title it with the name of the thing, and put what deletes it far from what saves it.',
      },
      dont: {
        example: (
          <PageWithPanel
            title="Details"
            footer={
              <>
                <Button variant="danger-ghost">Delete</Button>
                <Button variant="primary">Save</Button>
              </>
            }
          />
        ),
        caption: '“Details” of what? And Delete stands where the other panels have Save.',
      },
    },
  ],
  anatomy: {
    example: (
      <PageWithPanel
        title="Flash sale"
        overline={<Badge>Email</Badge>}
        footer={<Button variant="primary">Save</Button>}
      />
    ),
    parts: [
      {
        name: 'Title',
        selector: 'h2',
        description:
          'The name of the thing, and of the panel for screen readers. An `overline` above it is optional.',
      },
      {
        name: 'Close button',
        selector: 'dialog button[aria-label]',
        description: 'In the corner; `actions` stand before it.',
      },
      { name: 'Body', part: 'body', description: 'Scrolls, while title and footer stay in view.' },
      { name: 'Footer', part: 'foot', description: 'Buttons, the primary one first. Optional.' },
      {
        name: 'Edge',
        description: 'Dragged to change the width, with `onResize` and `resizeLabel`. Optional.',
      },
    ],
  },
  keyboard: [
    {
      keys: ['Tab', 'Shift+Tab'],
      action: 'Moves through it and on into the page; with `isModal` wraps around.',
    },
    {
      keys: ['Escape'],
      action: 'Asks to close it. An open menu, list or dialog inside closes first.',
    },
    { keys: ['ArrowLeft', 'ArrowRight'], action: 'On the edge: changes the width by 16 pixels.' },
    { keys: ['Home', 'End'], action: 'On the edge: makes it as narrow or as wide as allowed.' },
  ],
  accessibility: [
    'It is a `dialog` named by its title. Without `isModal` the page stays usable and readable.',
    'The focus moves to `initialFocusRef`, else to the element with `data-autofocus`, else to the first control of the body. Set `takesFocus={false}` when it follows a selection that goes on with the arrow keys.',
    '`keepsContent` keeps a closed panel laid out but invisible and inert, so that large content opens in one frame.',
    'Left to the product: mark the item in the list that the panel shows.',
  ],
  content: [
    'Title: the name of the thing, as in the list.',
    'Overline: what it is or belongs to, in a word or two.',
    'Footer: the verbs alone, “Save”, “Delete”, because the title names the object.',
  ],
  related: ['Dialog', 'FullScreenPage', 'SplitPane', 'HoverCard'],
}
