import type { Meta } from '@storybook/react-vite'
import { Bold, Copy, Flag, Italic, Link2, Redo2, Trash2, Underline, Undo2 } from 'lucide-react'
import { fn } from 'storybook/test'

import { Button } from '../Button'
import type { IconShape } from '../Icon'
import { IconButton } from '../IconButton'
import type { Toolbar } from './Toolbar'
import { ToolbarGroup, ToolbarItem, ToolbarSeparator } from './ToolbarItem'

export const onAction = fn()

export const toolbarStories = {
  args: {
    label: 'Text',
    children: (
      <>
        <ToolbarGroup label="History">
          <IconButton icon={Undo2} label="Undo" />
          <IconButton icon={Redo2} label="Redo" disabled />
        </ToolbarGroup>
        <ToolbarSeparator />
        <ToolbarGroup label="Style">
          <IconButton icon={Bold} label="Bold" />
          <IconButton icon={Italic} label="Italic" />
          <IconButton icon={Underline} label="Underline" />
        </ToolbarGroup>
        <ToolbarSeparator />
        <IconButton icon={Link2} label="Link" />
      </>
    ),
  },
  argTypes: { children: { control: false } },
  parameters: {
    docs: {
      description: {
        component: `A row of controls for one thing, such as a text or the selected rows. All of them are one tab stop. For three buttons or fewer you do not need it.

It can contain any control. A control inside a \`ToolbarItem\` moves into a menu at the end, named by \`moreLabel\`, when it does not fit.

| Key | What it does |
| --- | --- |
| Tab | Moves to the control used last, then out of the toolbar |
| →, ← (↓, ↑ in a column) | Next, previous control; wraps around; in a text field only at the end of the text |
| Home, End | First, last control |`,
      },
    },
  },
} satisfies Meta<typeof Toolbar>

const actions: readonly (readonly [string, IconShape])[] = [
  ['Copy', Copy],
  ['Flag', Flag],
  ['Link', Link2],
  ['Delete', Trash2],
]

export const overflowing = (
  <>
    <strong>3 rows</strong>
    {actions.map(([label, icon]) => (
      <ToolbarItem
        key={label}
        menuItem={{ id: label, label, icon }}
        onSelect={() => {
          onAction(label)
        }}
      >
        <Button
          icon={icon}
          onClick={() => {
            onAction(label)
          }}
        >
          {label}
        </Button>
      </ToolbarItem>
    ))}
  </>
)
