import { ArrowUpRight, Bold, CalendarDays, ChevronRight, Italic, Plus } from 'lucide-react'

import { Button } from '../components/Button'
import { ContextMenu } from '../components/ContextMenu'
import { Icon } from '../components/Icon'
import { IconButton } from '../components/IconButton'
import { Link } from '../components/Link'
import { LinkButton } from '../components/LinkButton'
import { SegmentedControl } from '../components/SegmentedControl'
import { englishShortcutHintLabels, ShortcutHint } from '../components/ShortcutHint'
import { ShortcutList } from '../components/ShortcutList'
import { SplitButton } from '../components/SplitButton'
import { ToggleButton, ToggleButtonGroup } from '../components/ToggleButton'
import type { Specimen } from './specimen'

const leaveAsItIs = () => undefined

/** Components for actions. */
export const actions: readonly Specimen[] = [
  {
    name: 'Button',
    render: (root) => (
      <Button {...root} variant="primary" icon={Plus}>
        Add tactic
      </Button>
    ),
  },
  {
    name: 'IconButton',
    render: (root) => (
      <IconButton {...root} variant="secondary" icon={ChevronRight} label="Next month" />
    ),
  },
  {
    name: 'LinkButton',
    render: (root) => (
      <LinkButton {...root} href="#guides" icon={ArrowUpRight}>
        Guides
      </LinkButton>
    ),
  },
  {
    name: 'Link',
    render: (root) => (
      <Link {...root} href="#plan">
        National plan
      </Link>
    ),
  },
  { name: 'Icon', render: (root) => <Icon {...root} icon={CalendarDays} size={20} /> },
  {
    name: 'SegmentedControl',
    render: (root) => (
      <SegmentedControl
        {...root}
        label="View"
        value="month"
        options={[
          { value: 'month', label: 'Month' },
          { value: 'day', label: 'Day' },
          { value: 'flow', label: 'Flow' },
        ]}
        onChange={leaveAsItIs}
      />
    ),
  },
  {
    name: 'SplitButton',
    render: (root) => (
      <SplitButton
        {...root}
        menuLabel="More ways to save"
        entries={[{ id: 'copy', label: 'Save and copy' }]}
        onSelect={leaveAsItIs}
      >
        Save
      </SplitButton>
    ),
  },
  {
    name: 'ToggleButton',
    render: (root) => (
      <ToggleButton {...root} label="Flagged only" isPressed onChange={leaveAsItIs} />
    ),
  },
  {
    name: 'ToggleButtonGroup',
    render: (root) => (
      <ToggleButtonGroup
        {...root}
        label="Text style"
        isIconOnly
        options={[
          { value: 'bold', label: 'Bold', icon: Bold },
          { value: 'italic', label: 'Italic', icon: Italic },
        ]}
        values={['bold']}
        onChange={leaveAsItIs}
      />
    ),
  },
  {
    name: 'ContextMenu',
    render: (root) => (
      <ContextMenu
        {...root}
        label="Tactic"
        getEntries={() => [{ id: 'copy', label: 'Copy tactic' }]}
        onSelect={leaveAsItIs}
      >
        Press with the right button
      </ContextMenu>
    ),
  },
  {
    name: 'ShortcutHint',
    render: (root) => (
      <ShortcutHint
        {...root}
        keys="Mod+Shift+K"
        platform="mac"
        labels={englishShortcutHintLabels}
      />
    ),
  },
  {
    name: 'ShortcutList',
    isWide: true,
    render: (root) => (
      <ShortcutList
        {...root}
        platform="other"
        labels={englishShortcutHintLabels}
        groups={[
          {
            id: 'go',
            label: 'Go to',
            shortcuts: [
              { id: 'month', label: 'Month', keys: 'G M' },
              { id: 'flow', label: 'Flow', keys: 'G F' },
            ],
          },
          {
            id: 'calendar',
            label: 'Calendar',
            shortcuts: [{ id: 'open', label: 'Open an item', keys: ['Enter', 'Space'] }],
          },
        ]}
      />
    ),
  },
]
