import type { Meta, StoryObj } from '@storybook/react-vite'
import { Trash2 } from 'lucide-react'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'

import { EmptyState } from '../EmptyState'
import { IconButton } from '../IconButton'
import { FileGallery } from './FileGallery'
import { campaignFiles } from '../../fixtures/campaign-files'

const handleDelete = fn()

const meta = {
  title: 'Components/Data/FileGallery',
  component: FileGallery,
  args: { label: 'Files of the campaign', files: campaignFiles },
  argTypes: { labels: { control: false }, renderActions: { control: false } },
} satisfies Meta<typeof FileGallery>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Loading: Story = { args: { status: 'loading', files: [] } }

export const Empty: Story = {
  args: {
    files: [],
    empty: (
      <EmptyState illustration="files" title="No files yet">
        Upload the first one.
      </EmptyState>
    ),
  },
}

export const WithActions: Story = {
  args: {
    renderActions: ({ file }) => (
      <IconButton
        icon={Trash2}
        size="small"
        label={`Delete ${file.name}`}
        onClick={() => {
          handleDelete(file.id)
        }}
      />
    ),
  },
  play: async ({ canvas }) => {
    handleDelete.mockClear()
    const remove = canvas.getByRole('button', { name: 'Delete hero.svg' })
    // Reached by keyboard, they are seen, and do not open the file below them.
    canvas.getByRole('button', { name: 'Show hero.svg' }).focus()
    await userEvent.tab()
    await expect(remove).toHaveFocus()
    await expect(remove).toBeVisible()
    const { left, top, width, height } = remove.getBoundingClientRect()
    const hit = document.elementFromPoint(left + width / 2, top + height / 2)
    await expect(remove).toContainElement(hit instanceof SVGElement ? hit : null)
    await userEvent.keyboard('{Enter}')
    await expect(handleDelete).toHaveBeenCalledWith('1')
    await expect(screen.queryByRole('dialog')).toBeNull()
  },
}

export const Narrow: Story = {
  decorators: [
    (Story) => (
      <div style={{ width: 240 }}>
        <Story />
      </div>
    ),
  ],
}

export const RightToLeft: Story = { globals: { direction: 'rtl' } }

export const ShowsAFileOverThePage: Story = {
  tags: ['!visual'],
  play: async ({ canvas, step }) => {
    const tile = canvas.getByRole('button', { name: 'Show story-portrait.svg' })
    await step('The file that was pressed', async () => {
      await userEvent.click(tile)
      const dialog = within(await screen.findByRole('dialog', { name: 'story-portrait.svg' }))
      await expect(dialog.getByText('2 of 5')).toBeVisible()
    })
    await step('And the others from there', async () => {
      await userEvent.keyboard('{ArrowRight}{ArrowRight}')
      await expect(await screen.findByRole('dialog', { name: 'Store list.xlsx' })).toBeVisible()
      await expect(screen.getByText('There is no preview of this kind of file.')).toBeVisible()
    })
    await step('Closed, the focus is where it was', async () => {
      await userEvent.keyboard('{Escape}')
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
      await expect(tile).toHaveFocus()
    })
  },
}

export const APictureThatIsGone: Story = {
  tags: ['!visual'],
  play: async ({ canvas, step }) => {
    await step('Its tile shows its ending', async () => {
      await expect(await canvas.findByText('PNG')).toBeVisible()
    })
    await step('The lightbox says so, and can still download it', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Show gone.png' }))
      const dialog = within(await screen.findByRole('dialog', { name: 'gone.png' }))
      await expect(await dialog.findByText('The picture could not be loaded.')).toBeVisible()
      await expect(dialog.getByRole('link', { name: 'Download gone.png' })).toBeVisible()
      const refusal = dialog.getByRole('alert')
      await userEvent.click(dialog.getByRole('button', { name: 'Try again' }))
      await waitFor(() => expect(refusal).not.toBeInTheDocument())
      await expect(await dialog.findByText('The picture could not be loaded.')).toBeVisible()
    })
  },
}

export const HundredsOfFiles: Story = {
  tags: ['stress', '!visual'],
  args: {
    files: Array.from({ length: 600 }, (_, index) => ({
      id: String(index),
      name: `banner-${index + 1}.svg`,
      contentType: 'image/svg+xml',
      url: campaignFiles[index % 3]?.url ?? '',
    })),
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show banner-600.svg' }))
    await expect(await screen.findByText('600 of 600')).toBeVisible()
    await userEvent.keyboard('{Home}')
    await expect(await screen.findByRole('dialog', { name: 'banner-1.svg' })).toBeVisible()
  },
}
