import type { Meta, StoryObj } from '@storybook/react-vite'
import { ApiError } from '@throughline/api-client'
import { Link } from 'react-router-dom'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { enterText } from '../testing/enter-text'
import { ChannelForm, type ChannelFormProps } from './fixtures/ChannelForm'
import { button, leavingStories, nameField, theirs } from './fixtures/leaving-stories'

const meta = {
  ...leavingStories,
  title: 'Patterns/Form/Leaving and conflicts',
  component: ChannelForm,
} satisfies Meta<typeof ChannelForm>

export default meta
type Story = StoryObj<typeof meta>

/** The first save of version 3 meets version 4. */
const saveOverTheirs: ChannelFormProps['onSave'] = ({ stored }) =>
  stored?.version === theirs.version
    ? Promise.resolve()
    : Promise.reject(
        new ApiError(
          { kind: 'conflict', code: 'version_conflict', current: theirs },
          'Somebody else changed the channel.',
        ),
      )

/** Shows both versions: the other user's above the fields, and the typed values in them. */
export const TwoVersions: Story = {
  tags: ['picture'],
  args: { onSave: fn(saveOverTheirs) },
  play: async () => {
    await enterText(nameField(), ' and SMS')
    await userEvent.click(button('Save'))
    await expect(await screen.findByText(/It now reads: Email and push, Turquoise/)).toBeVisible()
    await expect(nameField()).toHaveValue('Email and SMS')
  },
}

/** The typed values win. The form takes over the color, which only the other user changed. */
export const KeepsMine: Story = {
  args: { onSave: fn(saveOverTheirs) },
  play: async (context) => {
    await TwoVersions.play?.(context)
    await userEvent.click(button('Keep mine'))
    await expect(nameField()).toHaveValue('Email and SMS')
    await userEvent.click(button('Save'))
    await waitFor(() => expect(context.args.onClose).toHaveBeenCalledOnce())
    await expect(context.args.onSave).toHaveBeenLastCalledWith({
      values: { ...theirs.values, name: 'Email and SMS' },
      stored: theirs,
    })
  },
}

export const TakesTheirs: Story = {
  args: { onSave: fn(saveOverTheirs) },
  play: async (context) => {
    await TwoVersions.play?.(context)
    await userEvent.click(button('Take theirs'))
    await expect(nameField()).toHaveValue('Email and push')
    await expect(screen.queryByText(/It now reads/)).toBeNull()
    await userEvent.click(await screen.findByRole('button', { name: 'Close' }))
    await expect(context.args.onClose).toHaveBeenCalledOnce()
  },
}

export const AsksBeforeItIsClosed: Story = {
  play: async ({ args, step }) => {
    await enterText(nameField(), ' and SMS')
    await userEvent.click(button('Cancel'))
    await expect(await screen.findByRole('alertdialog')).toHaveTextContent(
      'Your changes will be lost.',
    )
    await step('Keep editing leaves everything as it was', async () => {
      await userEvent.click(button('Keep editing'))
      await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
      await expect(nameField()).toHaveValue('Email and SMS')
      await expect(args.onClose).not.toHaveBeenCalled()
    })
    await userEvent.click(button('Cancel'))
    await userEvent.click(await screen.findByRole('button', { name: 'Discard changes' }))
    await expect(args.onClose).toHaveBeenCalledOnce()
  },
}

export const AsksBeforeALinkIsFollowed: Story = {
  play: async ({ step }) => {
    const link = () => screen.getByRole('link', { name: 'Another page' })
    await enterText(nameField(), ' and SMS')
    await step('The page stays while it is asked', async () => {
      await userEvent.click(link())
      await userEvent.click(await screen.findByRole('button', { name: 'Keep editing' }))
      await expect(nameField()).toHaveValue('Email and SMS')
    })
    await step('Without the changes, the link leads on', async () => {
      await userEvent.click(link())
      await userEvent.click(await screen.findByRole('button', { name: 'Discard changes' }))
      await expect(await screen.findByRole('heading', { name: 'Another page' })).toBeVisible()
    })
  },
}

/** A redirect replaces the URL, for example after a log-out. The user can no longer save then. */
export const LetsARedirectPass: Story = {
  render: (args) => (
    <>
      <ChannelForm {...args} />
      <Link to="/elsewhere" replace>
        Log Out
      </Link>
    </>
  ),
  play: async () => {
    await enterText(nameField(), ' and SMS')
    await userEvent.click(screen.getByRole('link', { name: 'Log Out' }))
    await expect(await screen.findByRole('heading', { name: 'Another page' })).toBeVisible()
  },
}

/** Returns whether the browser would ask before it closes the tab. */
function isClosingQuestioned(): boolean {
  const event = new Event('beforeunload', { cancelable: true })
  globalThis.dispatchEvent(event)
  return event.defaultPrevented
}

export const LeavesWithoutAQuestionWhenNothingIsToSave: Story = {
  play: async ({ step }) => {
    await step('The tab closes with a warning until it is saved', async () => {
      await expect(isClosingQuestioned()).toBe(false)
      await enterText(nameField(), ' and SMS')
      await waitFor(() => expect(isClosingQuestioned()).toBe(true))
      await userEvent.click(button('Save'))
      await waitFor(() => expect(isClosingQuestioned()).toBe(false))
    })
    await step('A link is followed', async () => {
      await userEvent.type(nameField(), 's')
      await userEvent.keyboard('{Backspace}')
      await userEvent.click(screen.getByRole('link', { name: 'Another page' }))
      await expect(await screen.findByRole('heading', { name: 'Another page' })).toBeVisible()
    })
  },
}
