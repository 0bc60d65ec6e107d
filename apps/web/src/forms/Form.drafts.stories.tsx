import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, mocked, screen, userEvent, waitFor } from 'storybook/test'
import { enterText } from '../testing/enter-text'
import { memoryStore } from '../preferences/browser-store'
import type { KeyValueStore } from '../preferences/key-value-store'
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
  /** Storage of drafts. @default a separate store */
  readonly draftStore?: KeyValueStore
  /** Adds buttons that act as other users and other tabs. @default false */
  readonly hasOtherForms?: boolean
}

/** A form that can be unmounted and opened again, as by a reload. */
function ReloadedForm({ draftStore, hasOtherForms = false, ...props }: ReloadedFormProps) {
  const [store] = useState(() => draftStore ?? storeOfPerson())
  const [loadCount, setLoadCount] = useState(0)
  const [stored, setStored] = useState(email)
  const draft = createFormDraft({
    store,
    name: 'channel-4',
    userId: 1001,
    version: stored.version,
    now: () => 0,
    isValues: isChannelValues,
  })
  const reload = () => {
    globalThis.dispatchEvent(new Event('pagehide'))
    setLoadCount(loadCount + 1)
  }
  return (
    <>
      <ChannelForm {...props} key={loadCount} draft={draft} stored={stored} />
      <button type="button" onClick={reload}>
        Reload
      </button>
      {hasOtherForms ? (
        <>
          {' '}
          <button
            type="button"
            onClick={() => {
              setStored(theirs)
              reload()
            }}
          >
            Reload what somebody else has saved
          </button>
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
        </>
      ) : null}
    </>
  )
}

/** Types in a field and checks that a reload restores the text. */
async function typeAndReload() {
  await enterText(nameField(), ' and SMS')
  await userEvent.click(button('Reload'))
  await expect(await screen.findByText('Your unsaved changes are back.')).toBeVisible()
  await expect(nameField()).toHaveValue('Email and SMS')
}

/** Waits until the form says no longer that it has restored unsaved changes. */
async function expectNoNotice() {
  await waitFor(() => expect(screen.queryByText('Your unsaved changes are back.')).toBeNull())
}

/** Checks that a reload shows the stored form without the typed text. */
async function reloadToStored() {
  await userEvent.click(button('Reload'))
  await waitFor(() => expect(nameField()).toHaveValue('Email'))
  await expect(screen.queryByText('Your unsaved changes are back.')).toBeNull()
  await expect(screen.queryByText(/It now reads/)).toBeNull()
}

async function cancelAndDiscard() {
  await userEvent.click(button('Cancel'))
  await userEvent.click(await screen.findByRole('button', { name: 'Discard changes' }))
}

/** Typed text is restored after a reload, until the user discards it. */
export const RestoresADraft: Story = {
  tags: ['picture'],
  render: (args) => <ReloadedForm {...args} />,
  play: typeAndReload,
}

export const LeavesNoDraftOfWhatIsGivenUpOrSaved: Story = {
  render: (args) => <ReloadedForm {...args} />,
  play: async ({ args, step }) => {
    await step('Of discarded changes', async () => {
      await enterText(nameField(), ' and SMS')
      await cancelAndDiscard()
      await reloadToStored()
    })
    await step('Of a draft that is discarded', async () => {
      await typeAndReload()
      await userEvent.click(button('Discard them'))
      await expect(nameField()).toHaveValue('Email')
      await expectNoNotice()
      await reloadToStored()
    })
    // The draft was written long before, so only its removal prevents another restore.
    await step('Of restored changes that are discarded', async () => {
      await typeAndReload()
      await cancelAndDiscard()
      await expectNoNotice()
      await reloadToStored()
    })
    await step('Of what is saved', async () => {
      mocked(args.onClose).mockClear()
      await typeAndReload()
      await userEvent.click(button('Save'))
      await waitFor(() => expect(args.onClose).toHaveBeenCalledOnce())
      await expect(nameField()).toHaveValue('Email and SMS')
      await expectNoNotice()
      await reloadToStored()
    })
  },
}

const draftStore = storeOfPerson()

/** A log-out in another tab removes all drafts. An open form then writes its draft again. */
export const OutlivesOtherTabsAndOtherVersions: Story = {
  render: (args) => <ReloadedForm {...args} draftStore={draftStore} hasOtherForms />,
  play: async ({ step }) => {
    await step('A draft that another tab removed is written again', async () => {
      await enterText(nameField(), ' and SMS')
      // The draft is written after a pause in typing.
      await waitFor(() =>
        expect(
          draftStore
            .keys()
            .map((key) => draftStore.getItem(key))
            .join(),
        ).toContain('Email and SMS'),
      )
      await userEvent.click(button('Remove all drafts in another tab'))
      await userEvent.click(button('Reload'))
      await expect(await screen.findByText('Your unsaved changes are back.')).toBeVisible()
      await expect(nameField()).toHaveValue('Email and SMS')
    })
    await step('Both versions are shown when it is outdated', async () => {
      await userEvent.click(button('Reload what somebody else has saved'))
      await expect(await screen.findByText(/It now reads: Email and push/)).toBeVisible()
      await expect(nameField()).toHaveValue('Email and SMS')
    })
  },
}
