import { PROFILE_MESSAGES, TEAM_MESSAGES } from '@throughline/domain/messages'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { freezeNow } from '@throughline/test-support/clock'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { enterText } from '../../testing/enter-text'
import { teamServer } from '../../people/fixtures/team-server'
import { dismissToasts, toasts } from '../../testing/toasts'
import { paintedFile } from './fixtures/painted-file'
import { ProfileHost } from './fixtures/ProfileHost'
import { photoOf, pictureOf } from './photo-picture'

const meta = {
  title: 'Screens/Account and profile/Profile/Photo',
  component: ProfileHost,
  tags: ['!autodocs', '!visual'],
  args: { server: teamServer() },
  parameters: { isFullScreen: true },
  beforeEach: freezeNow,
} satisfies Meta<typeof ProfileHost>

export default meta
type Story = StoryObj<typeof meta>

const choose = async (file: File) => {
  await screen.findByRole('region', { name: 'Photo' })
  const input = document.querySelector<HTMLInputElement>('input[type="file"]')
  if (input === null) throw new Error('There is nothing to choose a file with.')
  await userEvent.upload(input, file)
}
const cropping = async () => within(await screen.findByRole('dialog', { name: 'Crop your photo' }))
const isNotCropping = async () => {
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Crop your photo' })).toBeNull())
}
const savePhoto = async (dialog: ReturnType<typeof within>) => {
  const button = dialog.getByRole('button', { name: 'Save photo' })
  await waitFor(() => expect(button).toBeEnabled())
  await userEvent.click(button)
}

export const CropsAPhotoByKeys: Story = {
  args: { server: teamServer() },
  play: async ({ args, step }) => {
    const { server } = args
    await step('Says that a file is no picture', async () => {
      await step('By its name', async () => {
        const everyFile = userEvent.setup({ applyAccept: false })
        await screen.findByRole('region', { name: 'Photo' })
        const input = document.querySelector<HTMLInputElement>('input[type="file"]')
        if (input === null) throw new Error('There is nothing to choose a file with.')
        await expect(input.accept.split(',')).toEqual(['.jpg', '.jpeg', '.png', '.gif', '.webp'])
        await everyFile.upload(input, new File(['words'], 'notes.txt', { type: 'text/plain' }))
        await expect(await screen.findByText(/notes\.txt/u)).toBeVisible()
        await expect(screen.queryByRole('dialog', { name: 'Crop your photo' })).toBeNull()
      })
      await step('By its content', async () => {
        await choose(new File(['words'], 'broken.png', { type: 'image/png' }))
        const dialog = await cropping()
        await expect(await dialog.findByText(PROFILE_MESSAGES.pictureUnreadable)).toBeVisible()
        await expect(dialog.getByRole('button', { name: 'Save photo' })).toBeDisabled()
        await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }))
        await isNotCropping()
        await expect(args.server.requests()).not.toContain('POST /media_assets')
      })
    })
    await step('Tries an upload again', async () => {
      server.hold(/^POST \/media_assets/u)

      await choose(await paintedFile(64, 64))
      const dialog = await cropping()
      await savePhoto(dialog)
      await waitFor(() => expect(server.waiting()).toHaveLength(1))
      server.answer('lost connection')
      await expect(await dialog.findByText(TEAM_MESSAGES.imageFailed)).toBeVisible()
      await savePhoto(dialog)
      await waitFor(() => expect(server.waiting()).toHaveLength(1))
      server.answer()
      await expect(await toasts().findByText(PROFILE_MESSAGES.photoSaved)).toBeVisible()
      server.hold(null)
      await isNotCropping()
      await dismissToasts()
    })
    await step('Crops a photo by keys', async () => {
      await step('A password that is not confirmed yet does not keep it', async () => {
        await enterText(await screen.findByLabelText('New password'), 'half of it')
        await choose(await paintedFile(900, 600))
      })
      const dialog = await cropping()
      await step('The square is enlarged and moved by keys', async () => {
        const slider = await dialog.findByRole('slider', { name: 'Zoom' })
        await waitFor(() => expect(slider).toBeEnabled())
        slider.focus()
        await userEvent.keyboard('{ArrowRight}{ArrowRight}')
        const part = await dialog.findByRole('group', { name: /^Part of the picture/u })
        part.focus()
        await expect(part).toHaveFocus()
        await userEvent.keyboard('{ArrowLeft}')
      })
      await step('Saved, it is shown, and what was typed stays', async () => {
        await savePhoto(dialog)
        await expect(await toasts().findByText(PROFILE_MESSAGES.photoSaved)).toBeVisible()
        await isNotCropping()
        await expect(server.requests()).toContain('POST /media_assets')
        const sent = server.team.personChanges().at(-1)
        await expect(sent?.profileImage).toMatch(/^\/api\/media_assets\/\d+$/u)
        await expect(sent).not.toHaveProperty('password')
        await expect(await screen.findByRole('img', { name: 'Your photo' })).toBeVisible()
        await expect(screen.getByLabelText('New password')).toHaveValue('half of it')
      })
      await step('Removed, the initials are back', async () => {
        await userEvent.click(screen.getByRole('button', { name: 'Remove photo' }))
        await expect(await toasts().findByText(PROFILE_MESSAGES.photoRemoved)).toBeVisible()
        await expect(server.team.personChanges().at(-1)).toMatchObject({ profileImage: null })
        await expect(await screen.findByRole('img', { name: 'No photo' })).toHaveTextContent('MR')
      })
    })
  },
}

export const MakesLargePicturesSmall: Story = {
  tags: ['no-component'],
  args: { server: teamServer() },
  play: async ({ step }) => {
    const picture = await pictureOf(await paintedFile(2560, 1920))
    await step('A picture of a camera is cropped at a size that can be moved at ease', async () => {
      await expect([picture.width, picture.height]).toEqual([2048, 1536])
    })
    await step('A photo is a square of at most 512 pixels', async () => {
      const photo = await photoOf(picture, { x: 100, y: 0, width: 1536, height: 1536 })
      await expect(photo.type).toMatch(/^image\/(?:webp|jpeg)$/u)
      const stored = await createImageBitmap(photo)
      await expect([stored.width, stored.height]).toEqual([512, 512])
    })
    await step('A small one stays small', async () => {
      const photo = await photoOf(picture, { x: 0, y: 0, width: 90, height: 90 })
      await expect((await createImageBitmap(photo)).width).toBe(90)
    })
  },
}
