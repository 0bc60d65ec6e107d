import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, screen, userEvent, waitFor } from 'storybook/test'
import { memoryStore } from '../preferences/browser-store'
import { createPreferences } from '../preferences/preferences'
import { ChannelForm, type ChannelFormProps, type ChannelValues } from './fixtures/ChannelForm'
import { email } from './fixtures/ChannelFormHost'
import { button, leavingStories, nameField, theirs } from './fixtures/leaving-stories'
import { createFormDraft } from './index'

const meta = {
  ...leavingStories,
  title: 'Patterns/Form/Leaving and conflicts',
  component: ChannelForm,
} satisfies Meta<typeof ChannelForm>

export default meta
type Story = StoryObj<typeof meta>

const isChannelValues = (values: unknown): values is ChannelValues =>
  typeof values === 'object' && values !== null && 'name' in values && 'color' in values

function storeOfPerson() {
  const store = memoryStore()
  createPreferences(store).setLoggedInUserId(1001)
  return store
}

interface ReloadedFormProps extends ChannelFormProps {
  /** Offers to remove the draft as a log-out in another tab does. */
  readonly hasOtherTab?: boolean
}

/** A form that can be taken away and opened again, as by a reload. */
function ReloadedForm({ hasOtherTab = false, ...props }: ReloadedFormProps) {
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
      {hasOtherTab ? (
        <button
          type="button"
          onClick={() => {
            draft.remove()
            globalThis.dispatchEvent(
              new StorageEvent('storage', { key: draft.key, newValue: null }),
            )
          }}
        >
          Remove all drafts in another tab
        </button>
      ) : null}
    </>
  )
}

/** After the second reload the form is that of the other person, and nothing that was typed is left. */
async function reloadToTheirs() {
  await userEvent.click(button('Reload'))
  await waitFor(() => expect(nameField()).toHaveValue('Email and push'))
  await expect(screen.queryByText('Your unsaved changes are back.')).toBeNull()
  await expect(screen.queryByText(/It now reads/)).toBeNull()
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

/** A log-out in another tab removes all drafts; the text of an open form is written again. */
export const WritesADraftAgainThatAnotherTabRemoved: Story = {
  render: (args) => <ReloadedForm {...args} hasOtherTab />,
  play: async () => {
    await userEvent.type(nameField(), ' and SMS')
    // The draft is written after a pause in typing.
    await new Promise((resolve) => {
      setTimeout(resolve, 600)
    })
    await userEvent.click(button('Remove all drafts in another tab'))
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
    await reloadToTheirs()
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

/** The draft was written long before: only its removal keeps it from coming back. */
export const LeavesNoDraftWhenRestoredChangesAreDiscarded: Story = {
  render: (args) => <ReloadedForm {...args} />,
  play: async (context) => {
    await RestoresADraft.play?.(context)
    await userEvent.click(button('Cancel'))
    await userEvent.click(await screen.findByRole('button', { name: 'Discard changes' }))
    await reloadToTheirs()
  },
}

export const LeavesNoDraftOfWhatIsSaved: Story = {
  render: (args) => <ReloadedForm {...args} />,
  play: async (context) => {
    await RestoresADraft.play?.(context)
    await userEvent.click(button('Save'))
    await waitFor(() => expect(context.args.onClose).toHaveBeenCalledOnce())
    await reloadToTheirs()
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
