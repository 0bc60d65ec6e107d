import type { Meta, StoryObj } from '@storybook/react-vite'
import { ArrowUpRight } from 'lucide-react'
import { expect } from 'storybook/test'

import { LinkButton } from './LinkButton'

const meta = {
  title: 'Components/Actions/LinkButton',
  component: LinkButton,
  args: { href: '#plan', children: 'Launch Plan' },
  argTypes: { icon: { control: false } },
} satisfies Meta<typeof LinkButton>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Variants: Story = {
  tags: ['picture'],
  render: (args) => (
    <div style={{ display: 'flex', gap: 8 }}>
      <LinkButton {...args} variant="primary" />
      <LinkButton {...args} />
      <LinkButton {...args} variant="ghost" icon={ArrowUpRight}>
        Guides
      </LinkButton>
      <LinkButton>Without a URL</LinkButton>
    </div>
  ),
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Without a URL' })
    await expect(link).toHaveAttribute('aria-disabled', 'true')
    await expect(link).not.toHaveAttribute('href')
  },
}
