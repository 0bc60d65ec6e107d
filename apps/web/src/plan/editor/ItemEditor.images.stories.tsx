import type { Meta, StoryObj } from '@storybook/react-vite'
import { freezeNow } from '@throughline/test-support/clock'
import { expect, screen, userEvent, waitFor } from 'storybook/test'
import { replaceText } from '../../testing/enter-text'
import { ItemHost, pressSave, titleField } from './fixtures/ItemHost'
import { serverWithImageField } from './fixtures/items'

const meta = {
  title: 'Screens/Planning/Item editor/Images',
  component: ItemHost,
  tags: ['!autodocs', '!visual'],
  parameters: { isFullScreen: true },
  beforeEach: () => freezeNow(),
  args: { server: serverWithImageField() },
} satisfies Meta<typeof ItemHost>

export default meta
type Story = StoryObj<typeof meta>

const poster = new File(['<svg xmlns="http://www.w3.org/2000/svg"/>'], 'poster.svg', {
  type: 'image/svg+xml',
})

export const KeepsWhatIsTypedWhileAnImageUploads: Story = {
  play: async ({ args: { server }, canvasElement, step }) => {
    const code = () => screen.findByRole('textbox', { name: /^Offer code/u })
    await step('A field is edited while the image of another uploads', async () => {
      await titleField()
      await code()
      const inputs = canvasElement.querySelectorAll<HTMLInputElement>('input[type="file"]')
      // The input of the documents accepts other files too, and that of the notes several pictures.
      const input = [...inputs].find(
        ({ multiple, accept }) => !multiple && accept.startsWith('image/'),
      )
      if (input === undefined) throw new Error('There is no field for an image.')
      await userEvent.upload(input, poster)
      await waitFor(() => expect(server.waiting()).toHaveLength(1))
      await replaceText(await code(), 'VIP27')
      server.answer()
    })
    await step('Both are there', async () => {
      await expect(await screen.findByRole('button', { name: 'Remove poster.svg' })).toBeVisible()
      await expect(await code()).toHaveValue('VIP27')
    })
    await step('Both are saved', async () => {
      await pressSave()
      const stored = () =>
        server.detail(7)?.typeValues.map(({ tacticFieldId, value }) => [tacticFieldId, value])
      await waitFor(() =>
        expect(stored()).toEqual(
          expect.arrayContaining([
            [61, 'VIP27'],
            [63, expect.anything()],
          ]),
        ),
      )
    })
  },
}
