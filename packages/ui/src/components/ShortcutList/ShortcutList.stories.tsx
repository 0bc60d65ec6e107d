import type { Meta, StoryObj } from '@storybook/react-vite'
import { sideBySide } from '@throughline/test-support/side-by-side'
import { expect, within } from 'storybook/test'

import { englishShortcutHintLabels } from '../../internal/shortcut/shortcut-keys'
import { ShortcutList, type ShortcutGroup } from './ShortcutList'

const groups: readonly ShortcutGroup[] = [
  {
    id: 'everywhere',
    label: 'Everywhere',
    shortcuts: [
      { id: 'palette', label: 'Open the command palette', keys: 'Mod+K' },
      { id: 'search', label: 'Search', keys: '/' },
      { id: 'undo', label: 'Undo', keys: 'Mod+Z' },
      { id: 'list', label: 'Show this list', keys: '?' },
      { id: 'out', label: 'Back out one level', keys: 'Escape' },
    ],
  },
  {
    id: 'go',
    label: 'Go to',
    shortcuts: [
      { id: 'month', label: 'Month', keys: 'G M' },
      { id: 'flow', label: 'Flow', keys: 'G F' },
      { id: 'budget', label: 'Budget', keys: 'G B' },
    ],
  },
  {
    id: 'calendar',
    label: 'Calendar',
    shortcuts: [
      {
        id: 'day',
        label: 'Move by day and week',
        keys: ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown'],
      },
      { id: 'page', label: 'Previous or next month', keys: ['PageUp', 'PageDown'] },
      { id: 'open', label: 'Open an item', keys: 'Enter' },
      {
        id: 'move',
        label: 'Move an item by a day',
        keys: ['Alt+ArrowLeft', 'Alt+ArrowRight'],
        description: 'Only where you may edit the channel.',
      },
      { id: 'add', label: 'Add a tactic on the day', keys: 'N' },
    ],
  },
]

const meta = {
  title: 'Components/Text and icons/ShortcutList',
  component: ShortcutList,
  args: { groups, platform: 'other', labels: englishShortcutHintLabels },
  argTypes: { groups: { control: false }, labels: { control: false } },
} satisfies Meta<typeof ShortcutList>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  tags: ['picture'],
  play: async ({ canvas, step }) => {
    await step('Each group and key has a name', async () => {
      const region = canvas.getByRole('region', { name: 'Go to' })
      await expect(within(region).getByRole('heading', { level: 3 })).toHaveTextContent('Go to')
      await expect(within(region).getByText('G then B')).toBeInTheDocument()
      await expect(canvas.getByText('Alt Left arrow or Alt Right arrow')).toBeTruthy()
    })
  },
}

export const States: Story = {
  render: sideBySide(
    ShortcutList,
    [
      { name: 'On a Mac', props: { groups: groups.slice(0, 1), platform: 'mac' } },
      { name: 'Narrow', props: { groups: groups.slice(2) } },
      { name: 'Empty', props: { groups: [], emptyText: 'This screen has no shortcuts.' } },
      {
        name: 'Long text',
        props: {
          groups: [
            {
              id: 'long',
              label: 'Northfield spring and summer wardrobe relaunch',
              shortcuts: [
                {
                  id: 'long',
                  label:
                    'Copies the tactic with all of its documents, budgets and Unverhältnismäßigkeitsprüfungen',
                  keys: ['Mod+Alt+Shift+ArrowDown', 'G Shift+P'],
                },
              ],
            },
          ],
        },
      },
      {
        name: 'Right to left',
        dir: 'rtl',
        props: {
          groups: [
            {
              id: 'arabic',
              label: 'في كل مكان',
              shortcuts: [
                { id: 'palette', label: 'افتح لوحة الأوامر', keys: 'Mod+K' },
                { id: 'go', label: 'الشهر', keys: 'G M' },
              ],
            },
          ],
        },
      },
    ],
    { columnWidth: 309 },
  ),
}
