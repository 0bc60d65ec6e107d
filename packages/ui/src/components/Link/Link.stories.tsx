import type { Meta, StoryObj } from '@storybook/react-vite'
import { sideBySide } from '@throughline/test-support/side-by-side'

import { Link } from './Link'

const meta = {
  title: 'Components/Navigation/Link',
  component: Link,
  args: { href: '#forgot-password', children: 'Forgot Password' },
} satisfies Meta<typeof Link>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Variants: Story = {
  render: sideBySide(Link, [
    { name: 'Quiet', props: { variant: 'quiet', children: 'National plan' } },
    {
      name: 'In text',
      props: { variant: 'inline', children: 'the plan settings' },
      frame: (link) => <p>Channels are added in {link}, where their colors are chosen as well.</p>,
    },
  ]),
}
