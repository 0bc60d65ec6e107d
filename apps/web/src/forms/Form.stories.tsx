import type { Meta, StoryObj } from '@storybook/react-vite'
import { ApiError } from '@throughline/api-client'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { enterText, replaceText } from '../testing/enter-text'
import { ChannelForm, type ChannelFormProps } from './fixtures/ChannelForm'
import { ChannelFormHost, email } from './fixtures/ChannelFormHost'

const meta = {
  title: 'Patterns/Form',
  component: ChannelForm,
  args: {
    stored: null,
    onSave: fn<ChannelFormProps['onSave']>(async () => undefined),
    onClose: fn(),
  },
  argTypes: { draft: { control: false } },
  decorators: [
    (Story) => (
      <ChannelFormHost>
        <Story />
      </ChannelFormHost>
    ),
  ],
  parameters: {
    docs: {
      description: {
        component: `How every form of the app works. \`useForm\` holds the values, validates them by the rules of \`domain\`, knows whether anything has changed, saves once however often it is submitted, and shows at its field what the server refused. \`FormField\` connects a field of the kit, \`FormNotices\` shows what concerns the whole form, \`useLeaveGuard\` asks before changes are lost.

An error is shown after the first submit and disappears when it is corrected; the first field with an error gets the focus. See the guide **Forms and settings**.`,
      },
    },
  },
} satisfies Meta<typeof ChannelForm>

export default meta
type Story = StoryObj<typeof meta>

const nameField = () => screen.getByRole('textbox', { name: /^Channel name/ })
const button = (name: string) => screen.getByRole('button', { name })

export const NewChannel: Story = {}

export const StoredChannel: Story = { args: { stored: email } }

export const ReadOnly: Story = { args: { stored: email, isReadOnly: true } }

/** Rules of `domain`, and the focus on the first invalid field. */
export const Invalid: Story = {
  tags: ['picture'],
  play: async ({ args, step }) => {
    await userEvent.click(button('Add channel'))
    await step('The field says what is wrong and has the focus', async () => {
      await waitFor(() => expect(nameField()).toHaveFocus())
      await expect(nameField()).toBeInvalid()
      await expect(nameField()).toHaveAccessibleDescription('Please enter a channel name.')
    })
    await step('A reserved name breaks another rule', async () => {
      await userEvent.paste('initiatives')
      await expect(nameField()).toHaveAccessibleDescription(
        'This name is reserved. Choose another.',
      )
    })
    await expect(args.onSave).not.toHaveBeenCalled()
  },
}

export const ForgetsAnErrorOnceItIsCorrected: Story = {
  play: async ({ args }) => {
    await userEvent.click(button('Add channel'))
    await waitFor(() => expect(nameField()).toHaveFocus())
    const tooLong = 'x'.repeat(256)
    await userEvent.paste(tooLong)
    await userEvent.keyboard('{Enter}')
    await expect(nameField()).toHaveAccessibleDescription('Use at most 255 characters.')
    await expect(nameField()).toHaveValue(tooLong)
    await expect(args.onSave).not.toHaveBeenCalled()
    await replaceText(nameField(), 'Podcasts')
    await waitFor(() => expect(nameField()).toBeValid())
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(args.onClose).toHaveBeenCalledOnce())
    await expect(args.onSave).toHaveBeenCalledWith({
      values: { name: 'Podcasts', color: '#EF482A', yearlyDollars: null, isLongRunning: false },
      stored: null,
    })
    await expect(await screen.findByText('Channel created.')).toBeVisible()
  },
}

/** The server's refusal appears at its field. */
export const RefusedByTheServer: Story = {
  tags: ['picture'],
  args: {
    onSave: fn<ChannelFormProps['onSave']>(() =>
      Promise.reject(
        new ApiError(
          {
            kind: 'invalid',
            code: 'validation_failed',
            fields: [
              {
                field: 'name',
                message: 'There is a channel of this name already.',
                code: 'unique',
              },
            ],
          },
          'The channel could not be saved.',
        ),
      ),
    ),
  },
  play: async ({ args }) => {
    await enterText(nameField(), 'Email')
    await userEvent.click(button('Add channel'))
    await waitFor(() => expect(nameField()).toHaveFocus())
    await expect(nameField()).toHaveAccessibleDescription(
      'There is a channel of this name already.',
    )
    await expect(nameField()).toHaveValue('Email')
    await expect(args.onClose).not.toHaveBeenCalled()
  },
}

export const WithoutAConnection: Story = {
  tags: ['picture'],
  args: {
    stored: email,
    onSave: fn<ChannelFormProps['onSave']>(() =>
      Promise.reject(
        new ApiError(
          { kind: 'network', isTimeout: false },
          'The server could not be reached. Check your connection and try again.',
        ),
      ),
    ),
  },
  play: async ({ args }) => {
    await enterText(nameField(), ' and SMS')
    await userEvent.click(button('Save'))
    await expect(await screen.findByRole('alert')).toHaveTextContent(
      'The server could not be reached.',
    )
    await expect(nameField()).toHaveValue('Email and SMS')
    await expect(button('Save')).toHaveFocus()
    await expect(args.onClose).not.toHaveBeenCalled()
  },
}

export const SavesOnceWhenSubmittedTwice: Story = {
  args: {
    stored: email,
    onSave: fn<ChannelFormProps['onSave']>(() => new Promise<never>(() => undefined)),
  },
  play: async ({ args, step }) => {
    await step('Says whether anything changed', async () => {
      await expect(button('Close')).toBeVisible()
      await userEvent.click(screen.getByRole('switch', { name: 'Long-Running' }))
      await expect(await screen.findByRole('button', { name: 'Cancel' })).toBeVisible()
      await userEvent.click(screen.getByRole('switch', { name: 'Long-Running' }))
      await expect(await screen.findByRole('button', { name: 'Close' })).toBeVisible()
    })
    await step('Saves once when submitted twice', async () => {
      await enterText(nameField(), ' and SMS')
      // Two presses before the browser renders, as on a busy computer.
      button('Save').click()
      button('Save').click()
      await step('Saving keeps the focus and ignores further presses', async () => {
        await waitFor(() => expect(button('Save')).toHaveAttribute('aria-busy', 'true'))
        await userEvent.dblClick(button('Save'))
        await expect(button('Save')).toHaveFocus()
        await userEvent.keyboard('{Enter}')
        await userEvent.type(nameField(), '{Enter}')
      })
      await expect(args.onSave).toHaveBeenCalledOnce()
    })
  },
}

export const ChangesNothingWithoutTheRight: Story = {
  args: { stored: email, isReadOnly: true },
  play: async ({ args, canvasElement }) => {
    await userEvent.type(nameField(), 'x{Enter}')
    await expect(nameField()).toHaveValue('Email')
    await expect(within(canvasElement).queryByRole('button', { name: 'Save' })).toBeNull()
    await expect(args.onSave).not.toHaveBeenCalled()
  },
}
