import { Bold, Copy, Flag, Italic, Link2, Redo2, Trash2, Underline, Undo2 } from 'lucide-react'

import type { ComponentDocs } from '@throughline/test-support/component-docs'
import { Button } from '../Button'
import { IconButton } from '../IconButton'
import { Toolbar } from './Toolbar'
import { ToolbarGroup, ToolbarItem, ToolbarSeparator } from './ToolbarItem'

const ignore = () => undefined

const history = (
  <>
    <IconButton icon={Undo2} label="Undo" />
    <IconButton icon={Redo2} label="Redo" />
  </>
)
const style = (
  <>
    <IconButton icon={Bold} label="Bold" />
    <IconButton icon={Italic} label="Italic" />
    <IconButton icon={Underline} label="Underline" />
  </>
)
const rowActions = (
  [
    ['Copy', Copy],
    ['Flag', Flag],
    ['Link', Link2],
    ['Delete', Trash2],
  ] as const
).map(([label, icon]) => (
  <ToolbarItem key={label} menuItem={{ id: label, label, icon }} onSelect={ignore}>
    <Button icon={icon}>{label}</Button>
  </ToolbarItem>
))

export const docs: ComponentDocs = {
  purpose: 'Holds the controls of one thing, with one tab stop.',
  whenToUse: [
    'More than three controls act on one thing: a text, a picture, the selected rows.',
    'They are used again and again while the focus is in that thing, so that a single tab stop saves many presses.',
    'The width varies, and what does not fit belongs into a menu.',
  ],
  whenNotToUse: {
    'There are three buttons or fewer': 'Buttons beside each other, in a plain row.',
    'The buttons finish a dialog or a form': 'FormLayout',
    'The entries are places of the product': 'SideNavigation',
    'All actions may stand behind one button': 'Menu',
    'It is the bar for selected items of a plan': 'SelectionBar',
  },
  guidance: [
    {
      do: 'Put what belongs together into a `ToolbarGroup`, with a `ToolbarSeparator` between groups.',
      right: (
        <Toolbar label="Text">
          <ToolbarGroup label="History">{history}</ToolbarGroup>
          <ToolbarSeparator />
          <ToolbarGroup label="Style">{style}</ToolbarGroup>
        </Toolbar>
      ),
      dont: 'Five controls in a row have no beginning: each search starts at the first.',
      wrong: (
        <Toolbar label="Text without groups">
          {history}
          {style}
        </Toolbar>
      ),
    },
    {
      do: 'In a place of varying width, use `ToolbarItem` and `moreLabel`: what does not fit moves into a menu.',
      right: (
        <div style={{ inlineSize: 240 }}>
          <Toolbar label="Selected rows" moreLabel="More">
            {rowActions}
          </Toolbar>
        </div>
      ),
      dont: 'Without `moreLabel` it wraps, and pushes down what stands below it.',
      wrong: (
        <div style={{ inlineSize: 240 }}>
          <Toolbar label="Selected rows, wrapped">{rowActions}</Toolbar>
        </div>
      ),
    },
  ],
  anatomy: {
    example: (
      <div style={{ inlineSize: 300 }}>
        <Toolbar label="Rows of the table" moreLabel="More actions">
          <ToolbarGroup label="Changes">{history}</ToolbarGroup>
          <ToolbarSeparator />
          {rowActions}
        </Toolbar>
      </div>
    ),
    parts: {
      Group: 'Controls that belong together, with a name for screen readers. Optional.',
      Separator: 'A line between groups. For screen readers the groups are enough.',
      Item: 'A control that moves into the menu when it does not fit, from the end.',
      More: 'The menu at the end, with `moreLabel`. It is hidden while all fit.',
    },
    marks: {
      Group: '[role="group"]',
      Separator: '[role="toolbar"] > [aria-hidden="true"]',
      Item: '[data-toolbar-item]',
      More: '[data-toolbar-more]',
    },
  },
  keyboard: {
    Tab: 'Moves to the control that was used last, then out of the toolbar.',
    'ArrowRight, ArrowLeft': 'Moves to the next or previous control, and around the ends.',
    'ArrowDown, ArrowUp': 'Does the same when `orientation` is `vertical`.',
    'Home, End': 'Moves to the first or last control.',
  },
  accessibility: [
    'It is a `toolbar` named by `label`, with `aria-orientation`. Any control may stand in it; radio buttons count as one stop.',
    'In a text field the arrow keys move the caret first, and leave the field at the end of the text.',
    'From right to left, the arrow keys go the other way.',
    'A control that is hidden or disabled hands the tab stop on to another.',
    'Left to the product: a way to it by keys when it is far from the thing that it acts on, and the same actions as shortcuts.',
    'It is not printed.',
  ],
  content: [
    '`label` names the thing, not the bar: “Text”, not “Text toolbar”. The role is announced.',
    'Items in the menu have the same words as their buttons.',
    'Order by use, and put what deletes last.',
  ],
  related: ['IconButton', 'ToggleButton', 'SegmentedControl', 'Menu', 'SelectionBar'],
}
