import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'

import { englishShortcutHintLabels } from '../../internal/shortcut/shortcut-keys'
import { ShortcutHint } from './ShortcutHint'

const meta = {
  title: 'Components/Text and icons/ShortcutHint',
  component: ShortcutHint,
  args: { keys: 'Mod+Shift+K', platform: 'other', labels: englishShortcutHintLabels },
  argTypes: { labels: { control: false } },
} satisfies Meta<typeof ShortcutHint>

export default meta
type Story = StoryObj<typeof meta>

const column = { display: 'grid', gap: 8, justifyItems: 'start' } as const
const examples = ['Mod+K', 'Mod+Shift+Z', 'Alt+ArrowUp', 'Escape', 'Mod+Backspace', 'G P', '?']

export const Default: Story = {}

export const Platforms: Story = {
  render: (args) => (
    <div style={{ display: 'flex', gap: 48 }}>
      {(['mac', 'other'] as const).map((platform) => (
        <div key={platform} style={column}>
          {examples.map((keys) => (
            <ShortcutHint key={keys} {...args} keys={keys} platform={platform} />
          ))}
        </div>
      ))}
    </div>
  ),
}

export const Plain: Story = {
  args: { variant: 'plain' },
  render: (args) => (
    <div style={column}>
      <ShortcutHint {...args} />
      <ShortcutHint {...args} platform="mac" />
    </div>
  ),
}

export const Alternatives: Story = { args: { keys: ['Enter', 'Space', 'Mod+O'] } }

export const InText: Story = {
  args: { keys: 'N' },
  render: (args) => (
    <p>
      Press <ShortcutHint {...args} /> to add a tactic on the day.
    </p>
  ),
}

export const Narrow: Story = {
  args: { keys: ['Mod+Shift+ArrowUp', 'Mod+Shift+PageUp', 'G P'] },
  decorators: [
    (Story) => (
      <div style={{ width: 140 }}>
        <Story />
      </div>
    ),
  ],
}

export const RightToLeft: Story = { globals: { direction: 'rtl' } }

export const SaysTheKeysInWords: Story = {
  args: { keys: ['Mod+Shift+K', '?'] },
  render: (args) => (
    <div style={column}>
      <ShortcutHint {...args} platform="mac" data-testid="mac" />
      <ShortcutHint {...args} data-testid="other" />
    </div>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(
      within(canvas.getByTestId('mac')).getByText('Shift Command K or Question mark'),
    ).toBeInTheDocument()
    await expect(
      within(canvas.getByTestId('other')).getByText('Control Shift K or Question mark'),
    ).toBeInTheDocument()
    await expect(canvas.getByText('⌘')).toBeVisible()
    await expect(canvas.getByText('Ctrl')).toBeVisible()
  },
}
