import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent } from 'storybook/test'

import { DocumentPreview } from './DocumentPreview'

const PICTURE =
  'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 5" width="640" height="400"><path fill="%232F6FED" d="M0 0h8v5H0z"/></svg>'

const meta = {
  title: 'Planner views/Editing/DocumentPreview',
  component: DocumentPreview,
  // A modal dialog would make the whole documentation page inert.
  parameters: { docs: { story: { inline: false, height: '640px' } } },
  args: {
    document: { name: 'hero.svg', contentType: 'image/svg+xml', url: PICTURE },
    labels: { download: ({ name }) => `Download ${name}`, close: 'Close' },
    onClose: fn(),
  },
} satisfies Meta<typeof DocumentPreview>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const DownloadsAndCloses: Story = {
  tags: ['!visual'],
  play: async ({ args }) => {
    await expect(await screen.findByRole('img', { name: 'hero.svg' })).toBeVisible()
    const link = screen.getByRole('link', { name: 'Download hero.svg' })
    await expect(link).toHaveAttribute('download', 'hero.svg')
    await expect(link).toHaveFocus()
    await userEvent.keyboard('{Escape}')
    await expect(args.onClose).toHaveBeenCalledOnce()
  },
}
