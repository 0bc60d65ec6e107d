import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'

import { SkipLink } from './SkipLink'

const meta = {
  title: 'Components/Navigation/SkipLink',
  component: SkipLink,
  args: { href: '#skip-content', children: 'Skip to content' },
  decorators: [
    (Story) => (
      <div style={{ position: 'relative', minHeight: 120, overflow: 'hidden' }}>
        <Story />
        <nav aria-label="Example">
          <a href="#one">One</a> <a href="#two">Two</a>
        </nav>
        <div id="skip-content" tabIndex={-1}>
          The content of the page.
        </div>
      </div>
    ),
  ],
} satisfies Meta<typeof SkipLink>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const ShowsItselfToTheKeyboard: Story = {
  tags: ['picture'],
  play: async ({ canvasElement }) => {
    const link = within(canvasElement).getByRole('link', { name: 'Skip to content' })
    await userEvent.tab()
    await expect(link).toHaveFocus()
    await expect(link.getBoundingClientRect().top).toBeGreaterThanOrEqual(
      canvasElement.getBoundingClientRect().top,
    )
  },
}
