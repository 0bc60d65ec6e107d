import type { Meta, StoryObj } from '@storybook/react-vite'

import { Link } from './Link'

const meta = {
  title: 'Components/Navigation/Link',
  component: Link,
  args: { href: '#forgot-password', children: 'Forgot Password' },
} satisfies Meta<typeof Link>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Quiet: Story = { args: { variant: 'quiet', children: 'National plan' } }

export const InText: Story = {
  args: { variant: 'inline', children: 'the plan settings' },
  render: (args) => (
    <p style={{ maxWidth: 320 }}>
      Channels are added in <Link {...args} />, where their colours are chosen as well.
    </p>
  ),
}
