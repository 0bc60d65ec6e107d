import type { Meta, StoryObj } from '@storybook/react-vite'

import { Link } from './Link'

const meta = {
  title: 'Components/Navigation/Link',
  component: Link,
  args: { href: '#forgot-password', children: 'Forgot Password' },
  parameters: {
    docs: {
      description: {
        component: `Goes to another URL. With a router, pass the real URL as \`href\` and handle plain clicks in \`onClick\`, so that opening in a new tab and copying the link keep working.

| Key | What it does |
| --- | --- |
| Enter | Goes there |`,
      },
    },
  },
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
