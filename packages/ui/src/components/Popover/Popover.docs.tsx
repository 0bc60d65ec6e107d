import { useRef, useState, type ReactNode } from 'react'

import type { ComponentDocs } from '@throughline/test-support/component-docs'
import { Button } from '../Button'
import { TextField } from '../TextField'
import { Popover } from './Popover'
import { PopoverFoot } from './Popover.styles'

interface OpenerProps {
  /** Text of the button, and name of the popover. */
  label: string
  children: ReactNode
}

/** A button that opens a popover. */
function Opener({ label, children }: OpenerProps) {
  const [isOpen, setIsOpen] = useState(false)
  const anchor = useRef<HTMLButtonElement>(null)
  const close = () => {
    setIsOpen(false)
  }
  return (
    <>
      <Button
        ref={anchor}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => {
          setIsOpen((wasOpen) => !wasOpen)
        }}
      >
        {label}
      </Button>
      <Popover isOpen={isOpen} anchor={anchor} label={label} onClose={close}>
        <div style={{ display: 'grid', gap: 12, width: 260 }}>
          {children}
          <PopoverFoot>
            <Button variant="primary" onClick={close}>
              {label}
            </Button>
          </PopoverFoot>
        </div>
      </Popover>
    </>
  )
}

/** The same short form inside the page. */
function InlineForm() {
  return (
    <div style={{ display: 'grid', gap: 12, width: 260 }}>
      <TextField label="Title" />
      <Button variant="primary">Add tactic</Button>
    </div>
  )
}

const manyLabels = ['Title', 'Channel', 'Start date', 'End date', 'Cost', 'Owner', 'Offer code']

export const docs: ComponentDocs = {
  purpose: 'Holds a small task beside the element that it is about.',
  whenToUse: [
    'One to four fields belong to a place that should stay in sight: the day where a tactic is added.',
    'Settings of the view are changed and their effect is watched at the same time.',
    'The task may be left by pressing elsewhere, without a loss that matters.',
  ],
  whenNotToUse: [
    { when: 'The task must be finished or canceled before going on', use: 'Dialog' },
    { when: 'It is a list of actions', use: 'Menu' },
    { when: 'One of many things is found by typing', use: 'QuickPick' },
    { when: 'Details are only read, while the pointer rests', use: 'HoverCard' },
    { when: 'A few words explain a control', use: 'Tooltip' },
    { when: 'People go from item to item and look at each', use: 'SidePanel' },
  ],
  guidance: [
    {
      do: {
        example: (
          <Opener label="Add tactic">
            <TextField label="Title" />
          </Opener>
        ),
        caption:
          'Ask for the least that is needed here; the rest can be added on the page of the thing.',
      },
      dont: {
        example: (
          <Opener label="Add tactic with everything">
            {manyLabels.map((label) => (
              <TextField key={label} label={label} />
            ))}
          </Opener>
        ),
        caption: 'A long form scrolls in a small box, and one press outside closes it.',
      },
    },
    {
      do: {
        example: (
          <Opener label="Rename view">
            <TextField label="Name" defaultValue="My Q1 view" />
          </Opener>
        ),
        caption: 'Open it from a button that is pressed, and show `aria-expanded` on that button.',
      },
      dont: {
        example: <InlineForm />,
        caption:
          'A form that is always on the page takes space from everybody, also from those who only read.',
      },
    },
  ],
  anatomy: {
    parts: [
      {
        name: 'Anchor',
        description:
          'What it belongs to: the ref of a button, or a box of the window, such as the point of a double click.',
      },
      {
        name: 'Container',
        description:
          'In the top layer, so no container cuts it. It prefers `placement`, flips to where there is more space, and scrolls when the window is low.',
      },
      { name: 'Content', description: 'Whatever it is given; it has no heading of its own.' },
      {
        name: 'Footer',
        description:
          '`PopoverFoot`, the last element: its buttons stay in view while the content scrolls. Optional.',
      },
    ],
  },
  keyboard: [
    { keys: ['Tab'], action: 'Moves to the next control in it; after the last one to the first.' },
    { keys: ['Shift+Tab'], action: 'Moves back, and wraps around as well.' },
    { keys: ['Escape'], action: 'Asks to close it; the focus returns to where it was.' },
  ],
  accessibility: [
    'It has the role `dialog` and the name `label`, but is not modal: the page can be pressed and read.',
    'On opening the focus moves to `initialFocusRef`, else to the element with `data-autofocus`, else to the first control.',
    'A press outside closes it with the reason `outside`. A press on the anchor does not, so the button can toggle it.',
    'Left to the product: `aria-expanded` and `aria-haspopup="dialog"` on the button that opens it.',
    'Left to the product: when typed text would be lost, keep it open after `outside`, or keep the text.',
  ],
  content: [
    '`label` names the task as a heading would: “New tactic”.',
    'The button repeats the task with its verb: “Add tactic”, not “OK”.',
    'No “Cancel” is needed when nothing has been changed yet: Esc and a press elsewhere close it.',
  ],
  changes: [{ version: '0.1.0', changes: ['First release, with `PopoverFoot`.'] }],
  related: ['Dialog', 'Menu', 'QuickPick', 'HoverCard', 'Tooltip'],
}
