import type { Meta, StoryObj } from '@storybook/react-vite'
import { sideBySide } from '@throughline/test-support/side-by-side'
import { Trash2 } from 'lucide-react'
import { useState } from 'react'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'

import { EmptyState } from '../EmptyState'
import { IconButton } from '../IconButton'
import { FileGallery, type FileGalleryProps } from './FileGallery'
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

export const States: Story = {
  render: sideBySide(
    FileGallery,
    [
      { name: 'Loading', props: { status: 'loading', files: [], empty: 'No files yet' } },
      {
        name: 'Empty',
        props: {
          files: [],
          empty: (
            <EmptyState illustration="files" title="No files yet">
              Upload the first one.
            </EmptyState>
          ),
        },
      },
      { name: 'Narrow', width: 240, props: { files: campaignFiles.slice(0, 2) } },
      { name: 'Right to left', dir: 'rtl', props: { files: campaignFiles.slice(0, 2) } },
    ],
    { columnWidth: 476 },
  ),
}

/** A page that gets new addresses of its files, as of a server whose addresses end. */
function SignedAnew({ files, ...props }: FileGalleryProps) {
  const [isSigned, setIsSigned] = useState(false)
  const url = files[0]?.url ?? ''
  return (
    <>
      <button
        type="button"
        onClick={() => {
          setIsSigned(true)
        }}
      >
        Sign anew
      </button>
      <FileGallery
        {...props}
        files={isSigned ? files.map((file) => Object.assign({}, file, { url })) : files}
      />
    </>
  )
}

export const ShowsFilesOverThePage: Story = {
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
  play: async ({ args, canvas, mount, step }) => {
    await mount()
    handleDelete.mockClear()
    await step('Actions are seen when a key reaches them, and open no file', async () => {
      const remove = canvas.getByRole('button', { name: 'Delete hero.svg' })
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
    })
    await step('A press shows its file', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Show story-portrait.svg' }))
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
      await expect(canvas.getByRole('button', { name: 'Show story-portrait.svg' })).toHaveFocus()
    })
    await step('The tile of a picture that is gone shows its ending', async () => {
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
    await step('Under an address that is signed anew it is shown', async () => {
      await mount(<SignedAnew {...args} />)
      await expect(await canvas.findByText('PNG')).toBeVisible()
      await userEvent.click(canvas.getByRole('button', { name: 'Sign anew' }))
      await waitFor(() => expect(canvas.queryByText('PNG')).toBeNull())
    })
  },
}
