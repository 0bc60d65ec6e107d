import type { Meta, StoryObj } from '@storybook/react-vite'
import { sideBySide } from '@throughline/test-support/side-by-side'
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

export const States: Story = {
  tags: ['picture'],
  render: sideBySide(ShortcutHint, [
    {
      name: 'On a Mac',
      props: { keys: ['Mod+Shift+K', '?'], platform: 'mac' },
      frame: (hint) => <div data-testid="mac">{hint}</div>,
    },
    {
      name: 'Elsewhere',
      props: { keys: ['Mod+Shift+K', '?'] },
      frame: (hint) => <div data-testid="other">{hint}</div>,
    },
    { name: 'Plain', props: { variant: 'plain' } },
    { name: 'Plain, on a Mac', props: { variant: 'plain', platform: 'mac' } },
    { name: 'Alternatives', props: { keys: ['Enter', 'Space', 'Mod+O'] } },
    {
      name: 'In a text',
      props: { keys: 'N' },
      frame: (hint) => <p>Press {hint} to add a tactic on the day.</p>,
    },
    {
      name: 'Narrow',
      width: 140,
      props: { keys: ['Mod+Shift+ArrowUp', 'Mod+Shift+PageUp', 'G P'] },
    },
    { name: 'Right to left', dir: 'rtl' },
  ]),
  play: async ({ canvas, step }) => {
    await step('It says the keys in words', async () => {
      const mac = within(canvas.getByTestId('mac'))
      const other = within(canvas.getByTestId('other'))
      await expect(mac.getByText('Shift Command K or Question mark')).toBeInTheDocument()
      await expect(other.getByText('Control Shift K or Question mark')).toBeInTheDocument()
      await expect(mac.getByText('⌘')).toBeVisible()
      await expect(other.getByText('Ctrl')).toBeVisible()
    })
  },
}
