import type { Meta } from '@storybook/react-vite'
import { Bold, Copy, Flag, Italic, Link2, Redo2, Trash2, Underline, Undo2 } from 'lucide-react'
import { fn } from 'storybook/test'

import { Button } from '../Button'
import type { IconShape } from '../Icon'
import { IconButton } from '../IconButton'
import { SegmentedControl } from '../SegmentedControl'
import { TextField } from '../TextField'
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
} satisfies Meta<typeof Toolbar>

/** Controls of several kinds. */
export const mixedControls = (
  <>
    <Button>Group</Button>
    <SegmentedControl
      label="Dates"
      value="day"
      options={[
        { value: 'day', label: 'Day' },
        { value: 'week', label: 'Week' },
      ]}
      onChange={fn()}
    />
    <TextField label="Search" />
    <IconButton icon={Trash2} label="Delete" />
  </>
)

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
