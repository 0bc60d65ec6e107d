import type { Meta, StoryObj } from '@storybook/react-vite'
import { ArrowUpRight } from 'lucide-react'
import { expect, within } from 'storybook/test'

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
  render: (args) => (
    <div style={{ display: 'flex', gap: 8 }}>
      <LinkButton {...args} variant="primary" />
      <LinkButton {...args} />
      <LinkButton {...args} variant="ghost" icon={ArrowUpRight}>
        Guides
      </LinkButton>
    </div>
  ),
}

export const WithoutAUrl: Story = {
  render: () => <LinkButton>Launch Plan</LinkButton>,
  play: async ({ canvasElement }) => {
    const link = within(canvasElement).getByRole('link', { name: 'Launch Plan' })
    await expect(link).toHaveAttribute('aria-disabled', 'true')
    await expect(link).not.toHaveAttribute('href')
  },
}
