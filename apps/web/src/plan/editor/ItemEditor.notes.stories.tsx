import type { Meta, StoryObj } from '@storybook/react-vite'
import { freezeNow } from '@throughline/test-support/clock'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { memoryStore } from '../../preferences/browser-store'
import { answer } from '../../screens/calendar/fixtures/month-page'
import { button, expectTitle, ItemHost, pressSave, titleField } from './fixtures/ItemHost'
import { serverOfItems as server } from './fixtures/items'

/** The notes report typed text after a pause. These stories act before it ends. */
const meta = {
  title: 'Screens/Planning/Item editor/Notes',
  component: ItemHost,
  tags: ['!autodocs'],
  parameters: { isFullScreen: true },
  beforeEach: () => freezeNow(),
  args: { server: server(/^$/u) },
} satisfies Meta<typeof ItemHost>

export default meta
type Story = StoryObj<typeof meta>

const OWN_WORDS = 'Ask.'
const notes = /\/summary$/u

const notesField = () => screen.findByRole('textbox', { name: 'Notes' })

/** Types without waiting for the pause that reports the text. */
async function typeNotes(): Promise<void> {
  await userEvent.click(await notesField())
  await userEvent.keyboard(OWN_WORDS)
}

/** Presses a button without moving the focus, which would end the typing. */
function pressInPassing(name: string): void {
  button(name).click()
}

export const AsksWhenBothChangeTheNotesAtOnce: Story = {
  args: { server: server(/^GET .*\/summary$/u) },
  play: async ({ args: { server: current }, step }) => {
    await titleField()
    await answer(current)
    await notesField()
    await waitFor(() => expect(current.followerCount()).toBe(1))
    current.changeByOtherUsers(7, { summary: '<p>Creative is late.</p>' })
    await waitFor(() => expect(current.waiting()).toHaveLength(1))
    await typeNotes()
    await answer(current, 'as usual', notes)
    await step('Both versions are shown', async () => {
      const conflict = within(await screen.findByRole('group', { name: 'Notes' }))
      await expect(conflict.getByText(/Ask\./u)).toBeVisible()
      await expect(conflict.getByText('Creative is late.')).toBeVisible()
      await expect(await notesField()).toHaveTextContent(OWN_WORDS)
    })
    await step('Nothing of the chosen one is missing', async () => {
      await userEvent.click(button('Keep all of yours'))
      await pressSave()
      await waitFor(() => expect(current.detail(7)?.summary).toContain(OWN_WORDS))
    })
  },
}

/** Another user has changed the notes unnoticed, so a save of the title returns the other notes. */
export const AsksWhenASaveBringsOtherNotesThanAreTyped: Story = {
  args: { server: server(/^PUT \/tactics/u) },
  play: async ({ args: { server: current } }) => {
    await notesField()
    await userEvent.type(await titleField(), ' 2')
    current.changeByOtherUsers(7, { summary: '<p>Creative is late.</p>' }, { isReported: false })
    await pressSave()
    await answer(current)
    await waitFor(() => expect(current.waiting()).toEqual(['PUT /tactics/7']))
    await typeNotes()
    await answer(current)
    await waitFor(() => expect(current.item(7)?.title).toBe('VIP early access 2'))
    await waitFor(() => expect(button('Save')).not.toHaveAttribute('aria-busy'))
    const conflict = within(await screen.findByRole('group', { name: 'Notes' }))
    await expect(conflict.getByText('Creative is late.')).toBeVisible()
    await expect(screen.queryByRole('group', { name: 'Title' })).toBeNull()
    await expect(await notesField()).toHaveTextContent(OWN_WORDS)
    await expect(button('Save')).toBeDisabled()
    await userEvent.click(button('Keep all of yours'))
    await pressSave()
    await answer(current)
    await waitFor(() => expect(current.detail(7)?.summary).toContain(OWN_WORDS))
  },
}

export const TakesNotesOfOthersAndKeepsOnesOwn: Story = {
  args: { server: server(/^$/u) },
  play: async ({ args: { server: current }, step }) => {
    await step('Says what a save has brought of others', async () => {
      await notesField()
      await userEvent.type(await titleField(), ' 2')
      current.changeByOtherUsers(7, { summary: '<p>Creative is late.</p>' }, { isReported: false })
      await pressSave()
      await expect(await screen.findByText('Others changed: Notes.')).toBeVisible()
      await waitFor(async () => expect(await notesField()).toHaveTextContent('Creative is late.'))
      await expect(current.item(7)?.title).toBe('VIP early access 2')
    })
    await step('Keeps notes typed while it is saved', async () => {
      current.hold(/^PUT \/tactics/u)
      await notesField()
      await userEvent.type(await titleField(), ' 2')
      await pressSave()
      await waitFor(() => expect(current.waiting()).toEqual(['PUT /tactics/7']))
      await typeNotes()
      await answer(current)
      await waitFor(() => expect(button('Save')).not.toHaveAttribute('aria-busy'))
      await expect(screen.queryByRole('group', { name: 'Notes' })).toBeNull()
      await pressSave()
      await answer(current)
      await waitFor(() => expect(current.detail(7)?.summary).toContain(OWN_WORDS))
    })
  },
}

const store = memoryStore()

export const KeepsNotesOfThisMoment: Story = {
  args: { server: server(/^$/u), store },
  play: async ({ step }) => {
    await step('Stores notes when the page is hidden', async () => {
      const key = () => store.keys().find((name) => name.endsWith('item-7')) ?? ''
      for (const type of ['pagehide', 'visibilitychange']) {
        await step(type, async () => {
          store.removeItem(key())
          await typeNotes()
          const target = type === 'pagehide' ? globalThis : document
          target.dispatchEvent(new Event(type))
          await expect(store.getItem(key())).toContain(OWN_WORDS)
        })
      }
    })
    await step('Asks before notes are left', async () => {
      await typeNotes()
      screen.getByRole('link', { name: 'Item 8' }).click()
      await userEvent.click(await screen.findByRole('button', { name: 'Keep editing' }))
      await expect(await notesField()).toHaveTextContent(OWN_WORDS)
      await expectTitle('VIP early access')
    })
    await step('Brings notes back after a lost session', async () => {
      await typeNotes()
      pressInPassing('Sign in again')
      await expect(await screen.findByText('Your unsaved changes are back.')).toBeVisible()
      await expect(await notesField()).toHaveTextContent(OWN_WORDS)
    })
    await step('Discards notes of this moment', async () => {
      await userEvent.type(await titleField(), ' 2')
      pressInPassing('Sign in again')
      await screen.findByText('Your unsaved changes are back.')
      await typeNotes()
      pressInPassing('Discard them')
      await expectTitle('VIP early access')
      await waitFor(async () => expect(await notesField()).not.toHaveTextContent(OWN_WORDS))
      pressInPassing('Sign in again')
      await waitFor(() => expectTitle('VIP early access'))
      await expect(await notesField()).not.toHaveTextContent(OWN_WORDS)
      await expect(screen.queryByText('Your unsaved changes are back.')).toBeNull()
    })
  },
}
