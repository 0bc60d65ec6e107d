import type { Meta, StoryObj } from '@storybook/react-vite'
import { ApiError } from '@throughline/api-client'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { memoryStore } from '../preferences/browser-store'
import { createPreferences } from '../preferences/preferences'
import { ChannelForm, type ChannelFormProps, type ChannelValues } from './fixtures/ChannelForm'
import { ChannelFormHost, email } from './fixtures/ChannelFormHost'
import { createFormDraft } from './index'

const meta = {
  title: 'Patterns/Form/Leaving and conflicts',
  component: ChannelForm,
  args: {
    stored: email,
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
} satisfies Meta<typeof ChannelForm>

export default meta
type Story = StoryObj<typeof meta>

const nameField = () => screen.getByRole('textbox', { name: /^Channel name/ })
const button = (name: string) => screen.getByRole('button', { name })

const theirs = { version: 4, values: { ...email.values, name: 'Email and push', color: '#12A594' } }

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

/** Shows both versions: the other person's above the fields, and what was typed in them. */
export const TwoVersions: Story = {
  tags: ['picture'],
  args: { onSave: fn(saveOverTheirs) },
  play: async () => {
    await userEvent.type(nameField(), ' and SMS')
    await userEvent.click(button('Save'))
    await expect(await screen.findByText(/It now reads: Email and push, Teal/)).toBeVisible()
    await expect(nameField()).toHaveValue('Email and SMS')
  },
}

/** What the person typed wins. The colour, which only somebody else changed, is kept. */
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
    await userEvent.type(nameField(), ' and SMS')
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
    await userEvent.type(nameField(), ' and SMS')
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

export const FollowsALinkWhenNothingChanged: Story = {
  play: async () => {
    await userEvent.type(nameField(), 's')
    await userEvent.keyboard('{Backspace}')
    await userEvent.click(screen.getByRole('link', { name: 'Another page' }))
    await expect(await screen.findByRole('heading', { name: 'Another page' })).toBeVisible()
  },
}

/** A redirect replaces the URL, as after a log-out: nothing is left to save for this person. */
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
    await userEvent.type(nameField(), ' and SMS')
    await userEvent.click(screen.getByRole('link', { name: 'Log Out' }))
    await expect(await screen.findByRole('heading', { name: 'Another page' })).toBeVisible()
  },
}

/** Whether the browser would ask before it closes the tab. */
function isClosingQuestioned(): boolean {
  const event = new Event('beforeunload', { cancelable: true })
  globalThis.dispatchEvent(event)
  return event.defaultPrevented
}

export const WarnsBeforeTheTabIsClosed: Story = {
  play: async () => {
    await expect(isClosingQuestioned()).toBe(false)
    await userEvent.type(nameField(), ' and SMS')
    await waitFor(() => expect(isClosingQuestioned()).toBe(true))
    await userEvent.click(button('Save'))
    await waitFor(() => expect(isClosingQuestioned()).toBe(false))
  },
}

const isChannelValues = (values: unknown): values is ChannelValues =>
  typeof values === 'object' && values !== null && 'name' in values && 'color' in values

function storeOfPerson() {
  const store = memoryStore()
  createPreferences(store).setLoggedInUserId(1001)
  return store
}

/** A form that can be taken away and opened again, as by a reload. */
function ReloadedForm(props: ChannelFormProps) {
  const [store] = useState(storeOfPerson)
  const [loadCount, setLoadCount] = useState(0)
  const draft = createFormDraft({
    store,
    name: 'channel-4',
    userId: 1001,
    // The second time, the channel has been saved by somebody else.
    version: loadCount < 2 ? 3 : 4,
    now: () => 0,
    isValues: isChannelValues,
  })
  return (
    <>
      <ChannelForm
        {...props}
        key={loadCount}
        draft={draft}
        stored={loadCount < 2 ? email : theirs}
      />
      <button
        type="button"
        onClick={() => {
          globalThis.dispatchEvent(new Event('pagehide'))
          setLoadCount(loadCount + 1)
        }}
      >
        Reload
      </button>
    </>
  )
}

/** What was typed is back after a reload, until it is discarded. */
export const RestoresADraft: Story = {
  tags: ['picture'],
  render: (args) => <ReloadedForm {...args} />,
  play: async () => {
    await userEvent.type(nameField(), ' and SMS')
    await userEvent.click(button('Reload'))
    await expect(await screen.findByText('Your unsaved changes are back.')).toBeVisible()
    await expect(nameField()).toHaveValue('Email and SMS')
  },
}

export const DiscardsADraft: Story = {
  render: (args) => <ReloadedForm {...args} />,
  play: async (context) => {
    await RestoresADraft.play?.(context)
    await userEvent.click(button('Discard them'))
    await expect(nameField()).toHaveValue('Email')
    await userEvent.click(button('Reload'))
    await expect(nameField()).toHaveValue('Email and push')
    await expect(screen.queryByText('Your unsaved changes are back.')).toBeNull()
  },
}

export const LeavesNoDraftOfDiscardedChanges: Story = {
  render: (args) => <ReloadedForm {...args} />,
  play: async () => {
    await userEvent.type(nameField(), ' and SMS')
    await userEvent.click(button('Cancel'))
    await userEvent.click(await screen.findByRole('button', { name: 'Discard changes' }))
    await userEvent.click(button('Reload'))
    await waitFor(() => expect(nameField()).toHaveValue('Email'))
    await expect(screen.queryByText('Your unsaved changes are back.')).toBeNull()
  },
}

export const ShowsBothVersionsWhenADraftIsOutdated: Story = {
  render: (args) => <ReloadedForm {...args} />,
  play: async (context) => {
    await RestoresADraft.play?.(context)
    await userEvent.click(button('Reload'))
    await expect(await screen.findByText(/It now reads: Email and push/)).toBeVisible()
    await expect(nameField()).toHaveValue('Email and SMS')
  },
}
