import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'

import { Button } from '../Button'
import { campaignFiles } from '../../fixtures/campaign-files'
import { Lightbox, type LightboxProps } from './Lightbox'

/** Opens the lightbox, and remembers the file on show. */
function ControlledLightbox({ openId: firstId, ...props }: LightboxProps) {
  const [openId, setOpenId] = useState(firstId)
  return (
    <>
      <Button
        onClick={() => {
          setOpenId('1')
        }}
      >
        Look at the files
      </Button>
      <Lightbox
        {...props}
        openId={openId}
        onOpen={(change) => {
          setOpenId(change.id)
          props.onOpen(change)
        }}
        onClose={(request) => {
          setOpenId(null)
          props.onClose(request)
        }}
      />
    </>
  )
}

const meta = {
  title: 'Components/Overlays/Lightbox',
  component: Lightbox,
  // A modal dialog would make the whole documentation page inert.
  parameters: { docs: { story: { inline: false, height: '680px' } } },
  args: { files: campaignFiles, openId: '1', onOpen: fn(), onClose: fn() },
  argTypes: { labels: { control: false } },
  render: (args) => <ControlledLightbox {...args} />,
} satisfies Meta<typeof Lightbox>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const OneFileWithoutPreview: Story = {
  args: { files: campaignFiles.slice(3, 4), openId: '4' },
}

export const RightToLeft: Story = {
  tags: ['picture'],
  globals: { direction: 'rtl' },
  play: async () => {
    await screen.findByRole('dialog', { name: 'hero.svg' })
    await userEvent.keyboard('{ArrowLeft}')
    await expect(await screen.findByRole('dialog', { name: 'story-portrait.svg' })).toBeVisible()
  },
}

export const GoesThroughTheFiles: Story = {
  tags: ['!visual'],
  args: { files: campaignFiles.slice(0, 3), openId: 'deleted' },
  play: async ({ canvas, args, step }) => {
    const isVisible = async (name: string, position: string) => {
      await expect(await screen.findByRole('dialog', { name })).toBeVisible()
      await expect(screen.getByText(`${position}: ${name}`)).toBeInTheDocument()
    }
    await step(
      'Which file is shown is up to the page: one that was deleted closes it',
      async () => {
        await expect(screen.queryByRole('dialog')).toBeNull()
        await userEvent.click(canvas.getByRole('button', { name: 'Look at the files' }))
        await expect(await screen.findByRole('dialog', { name: 'hero.svg' })).toBeVisible()
      },
    )
    await step('The picture is described, and downloaded under its name', async () => {
      // It is not seen before it has loaded.
      const picture = await screen.findByRole('img', { name: 'A white disc on blue' })
      await waitFor(() => expect(picture).toBeVisible())
      const link = screen.getByRole('link', { name: 'Download hero.svg' })
      await expect(link).toHaveAttribute('download', 'hero.svg')
      await expect(link).toHaveFocus()
    })
    await step('By arrow keys', async () => {
      await userEvent.keyboard('{ArrowLeft}')
      await expect(args.onOpen).not.toHaveBeenCalled()
      await userEvent.keyboard('{ArrowRight}')
      await isVisible('story-portrait.svg', '2 of 3')
      await userEvent.keyboard('{End}')
      await isVisible('leaderboard-728x90-final-approved-by-legal.svg', '3 of 3')
    })
    await step('By buttons, which stay at the ends', async () => {
      const next = screen.getByRole('button', { name: 'Next file' })
      await expect(next).toHaveAttribute('aria-disabled', 'true')
      await userEvent.click(next)
      await isVisible('leaderboard-728x90-final-approved-by-legal.svg', '3 of 3')
      await userEvent.click(screen.getByRole('button', { name: 'Previous file' }))
      await isVisible('story-portrait.svg', '2 of 3')
    })
    await step('Home leads to the first', async () => {
      await userEvent.keyboard('{Home}')
      await isVisible('hero.svg', '1 of 3')
    })
    await step('Escape closes it', async () => {
      await userEvent.keyboard('{Escape}')
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
      await expect(args.onClose).toHaveBeenCalledWith({ reason: 'escape' })
    })
  },
}
