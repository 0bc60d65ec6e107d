import type { ComponentDocs } from '@throughline/test-support/component-docs'
import { Button } from '../Button'
import { TextField } from '../TextField'
import type { PopoverProps } from './Popover'
import { PopoverFoot } from './Popover.styles'

/** A short form in a popover. */
function form(labels: readonly string[], action: string) {
  return (
    <div style={{ display: 'grid', gap: 12, width: 260 }}>
      {labels.map((label) => (
        <TextField key={label} label={label} />
      ))}
      <PopoverFoot>
        <Button variant="primary">{action}</Button>
      </PopoverFoot>
    </div>
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

export const docs: ComponentDocs<PopoverProps> = {
  purpose: 'Holds a small task beside the element that it is about.',
  whenToUse: [
    'One to four fields belong to a place that should stay in sight: the day where a tactic is added.',
    'Settings of the view are changed and their effect is watched at the same time.',
    'The task may be left by pressing elsewhere, without a loss that matters.',
  ],
  whenNotToUse: {
    'The task must be finished or canceled before going on': 'Dialog',
    'It is a list of actions': 'Menu',
    'One of many things is found by typing': 'QuickPick',
    'Details are only read, while the pointer rests': 'HoverCard',
    'A few words explain a control': 'Tooltip',
    'People go from item to item and look at each': 'SidePanel',
  },
  guidance: [
    {
      do: 'Ask for the least that is needed here; the rest can be added on the page of the thing.',
      right: { children: form(['Title'], 'Add tactic') },
      dont: 'A long form scrolls in a small box, and one press outside closes it.',
      wrong: { children: form(manyLabels, 'Add tactic') },
    },
    {
      do: 'Open it from a button that is pressed, and show `aria-expanded` on that button.',
      right: { label: 'Rename view', children: form(['Name'], 'Rename view') },
      dont: 'A form that is always on the page takes space from everybody, also from those who only read.',
      wrong: <InlineForm />,
    },
  ],
  anatomy: {
    parts: {
      Anchor:
        'What it belongs to: the ref of a button, or a box of the window, such as the point of a double click.',
      Container:
        'In the top layer, so no container cuts it. It prefers `placement`, flips to where there is more space, and scrolls when the window is low.',
      Content: 'Whatever it is given; it has no heading of its own.',
      Footer:
        '`PopoverFoot`, the last element: its buttons stay in view while the content scrolls. Optional.',
    },
  },
  keyboard: {
    Tab: 'Moves to the next control in it; after the last one to the first.',
    'Shift+Tab': 'Moves back, and wraps around as well.',
    Escape: 'Asks to close it; the focus returns to where it was.',
  },
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
  changes: { '0.1.0': ['First release, with `PopoverFoot`.'] },
  related: ['Dialog', 'Menu', 'QuickPick', 'HoverCard', 'Tooltip'],
}
