import type { Meta, StoryObj } from '@storybook/react-vite'
import type { Channel, TacticType } from '@throughline/domain/channels'
import { TACTIC_MESSAGES } from '@throughline/domain/messages'
import { fixedNow, freezeNow } from '@throughline/test-support/clock'
import type { PlanningServer } from '@throughline/test-support/network'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { memoryStore } from '../../preferences/browser-store'
import { answer } from '../../screens/calendar/fixtures/month-page'
import { replaceText } from '../../testing/enter-text'
import { toasts } from '../../testing/toasts'
import { button, expectTitle, ItemHost, pressSave, retitle } from './fixtures/ItemHost'
import { item, serverOfItems as server } from './fixtures/items'

const meta = {
  title: 'Screens/Planning/Item editor',
  component: ItemHost,
  parameters: {
    isFullScreen: true,
    docs: {
      description: {
        component:
          'The page of a tactic or an initiative in the app. What is typed outlives a reload, what others change appears in fields that nobody has touched, and where both have changed a field the person chooses.',
      },
    },
  },
  beforeEach: () => freezeNow(),
  args: { server: server() },
} satisfies Meta<typeof ItemHost>

export default meta
type Story = StoryObj<typeof meta>

export const Page: Story = {
  play: async () => {
    await expectTitle('VIP early access')
    await expect(await screen.findByText('Creative due two weeks before launch.')).toBeVisible()
  },
}

export const SavesAndStays: Story = {
  args: { server: server(), links: { 'Lost session': '/sign-in' } },
  play: async ({ args: { server: current }, step }) => {
    await step('Saves once when asked twice', async () => {
      await retitle('VIP preview')
      await pressSave()
      await pressSave()
      await userEvent.click(button('Save'))
      await waitFor(() => expect(current.waiting()).toEqual(['PUT /tactics/7']))
      current.answer()
    })
    await step('Saves and stays', async () => {
      await waitFor(() => expect(current.item(7)?.title).toBe('VIP preview'))
      await expect(await toasts().findByText(TACTIC_MESSAGES.updated)).toBeVisible()
      await expectTitle('VIP preview')
      await waitFor(() => expect(button('Save')).toBeDisabled())
      await expect(button('Close')).toBeVisible()
    })
    await step('Asks before another item takes its place', async () => {
      await retitle('VIP evening')
      await userEvent.click(screen.getByRole('link', { name: 'Item 8' }))
      const question = within(await screen.findByRole('alertdialog'))
      await expect(question.getByText(TACTIC_MESSAGES.confirmCancel)).toBeVisible()
      await userEvent.click(question.getByRole('button', { name: 'Keep editing' }))
      await expectTitle('VIP evening')
      await userEvent.click(screen.getByRole('link', { name: 'Item 8' }))
      await userEvent.click(await screen.findByRole('button', { name: 'Discard changes' }))
      await waitFor(() => expectTitle('Gift guide'))
    })
    await step('A lost session leads to the sign-in without a question', async () => {
      await retitle('Gift guide for members')
      await userEvent.click(screen.getByRole('link', { name: 'Lost session' }))
      await expect(await screen.findByText('Now at /sign-in')).toBeVisible()
      await expect(screen.queryByRole('alertdialog')).toBeNull()
    })
  },
}

export const KeepsWhatOthersChange: Story = {
  args: { server: server(/^$/u) },
  play: async ({ args: { server: current }, step }) => {
    await step('Keeps both changes of an item that changed unseen', async () => {
      await retitle('VIP preview')
      current.changeByOtherUsers(7, { estimatedCost: 9000 }, { isReported: false })
      await pressSave()
      await waitFor(() =>
        expect(current.item(7)).toMatchObject({ title: 'VIP preview', estimatedCost: 9000 }),
      )
      await expect(screen.queryByText(/Someone changed this item/u)).toBeNull()
    })
    await step('Asks where both have changed a field', async () => {
      await retitle('VIP evening')
      current.changeByOtherUsers(7, { title: 'VIP late access' }, { isReported: false })
      await pressSave()
      const notice = await screen.findByText(/^Someone changed this item/u)
      await expect(notice).toBeVisible()
      await step('Nothing is saved before the choice', async () => {
        await expect(button('Save')).toBeDisabled()
        await pressSave()
        await expect(current.item(7)?.title).toBe('VIP late access')
        await expectTitle('VIP evening')
      })
      await step('Mine, on top of theirs', async () => {
        await userEvent.click(button('Keep all of yours'))
        await pressSave()
        await waitFor(() => expect(current.item(7)?.title).toBe('VIP evening'))
      })
    })
    await step('Takes theirs where both have changed a field', async () => {
      await retitle('VIP night')
      current.changeByOtherUsers(7, { title: 'VIP dawn' }, { isReported: false })
      await pressSave()
      await userEvent.click(await screen.findByRole('button', { name: 'Take all of theirs' }))
      await expectTitle('VIP dawn')
      await waitFor(() => expect(button('Save')).toBeDisabled())
    })
    await step('Takes over what others change', async () => {
      current.hold(/^PUT \/tactics/u)
      const cost = await screen.findByRole('textbox', { name: /^Estimated cost/u })
      await replaceText(cost, '5000')
      await waitFor(() => expect(current.followerCount()).toBe(1))
      await step('A field that I have not touched shows theirs', async () => {
        current.changeByOtherUsers(7, { title: 'VIP late access' })
        await waitFor(() => expectTitle('VIP late access'))
        await expect(cost).toHaveValue('5000')
        await expect(screen.getByText('Others changed: Title.')).toBeVisible()
      })
      await step(
        'Also where the user must choose between two versions of another field',
        async () => {
          current.changeByOtherUsers(7, { title: 'VIP at noon', estimatedCost: 7000 })
          await expect(await screen.findByText(/^Someone changed this item/u)).toBeVisible()
          await expectTitle('VIP at noon')
          await expect(cost).toHaveValue('5000')
          await expect(screen.getByText('Others changed: Title.')).toBeVisible()
          current.changeByOtherUsers(7, { title: 'VIP late access' })
          await waitFor(() => expectTitle('VIP late access'))
          await userEvent.click(button('Keep all of yours'))
        },
      )
      await step('Saving keeps both', async () => {
        await pressSave()
        await answer(current)
        await waitFor(() => expect(current.item(7)).toMatchObject({ estimatedCost: 5000 }))
        await expect(current.item(7)?.title).toBe('VIP late access')
      })
    })
  },
}

export const KeepsWhatWasTypedIntoADeletedItem: Story = {
  args: { server: server(/^$/u) },
  play: async ({ args: { server: current }, step }) => {
    await step('It cannot be saved', async () => {
      await retitle('VIP preview')
      await waitFor(() => expect(current.followerCount()).toBe(1))
      current.deleteByOtherUsers(7, { isReported: false })
      await pressSave()
      await expect(await screen.findByText(/^This item was deleted/u)).toBeVisible()
      await expect(screen.queryByText(TACTIC_MESSAGES.notFound)).toBeNull()
      await expectTitle('VIP preview')
      await expect(button('Save as New')).toBeEnabled()
      await userEvent.click(screen.getByRole('link', { name: 'Item 8' }))
      await userEvent.click(await screen.findByRole('button', { name: 'Discard changes' }))
      await waitFor(() => expectTitle('Gift guide'))
    })
    await step('It can be saved as a new one', async () => {
      await retitle('VIP preview')
      await waitFor(() => expect(current.followerCount()).toBe(1))
      current.deleteByOtherUsers(8)
      await expect(await screen.findByText(/^This item was deleted/u)).toBeVisible()
      await expectTitle('VIP preview')
      await expect(screen.queryByRole('button', { name: /^(?:Delete|Save)$/u })).toBeNull()
      await userEvent.click(button('Save as New'))
      await waitFor(() => expect(current.requests()).toContain('POST /tactics'))
      await expect(current.requests()).not.toContain('PUT /tactics/8')
      await expect(await screen.findByRole('button', { name: 'Delete' })).toBeVisible()
      await expectTitle('VIP preview')
    })
  },
}

/** Returns the channels of plan 12 without the custom fields of their types. */
const channelsWithoutFields = (current: PlanningServer) => {
  const withoutFields = (type: TacticType): TacticType => ({ ...type, tacticFields: [] })
  const withTypes = (channel: Channel): Channel => ({
    ...channel,
    tacticTypes: channel.tacticTypes.map(withoutFields),
  })
  return current.plan(12)?.channels.map(withTypes) ?? []
}

export const KeepsWhatWasTypedIntoDeletedParts: Story = {
  args: { server: server(/^$/u) },
  play: async ({ args: { server: current }, step }) => {
    await retitle('VIP preview')
    await waitFor(() => expect(current.followerCount()).toBe(1))
    await step('The text of a removed field can be copied', async () => {
      const field = screen.getByRole('textbox', { name: 'Offer code' })
      await replaceText(field, 'VIP27')
      current.changePlanByOtherUsers(12, { channels: channelsWithoutFields(current) })
      const notice = await screen.findByText(/^The field .*Offer code/u)
      await expect(screen.queryByRole('textbox', { name: 'Offer code' })).toBeNull()
      await expect(screen.getByText('VIP27')).toBeVisible()
      await expect(notice).toBeVisible()
      await expect(button('Copy text')).toBeEnabled()
    })
    await step('An item is gone with its channel, at once and with one notice', async () => {
      const channels = current.plan(12)?.channels.filter(({ id }) => id !== item.channelId) ?? []
      current.deleteByOtherUsers(7, { isReported: false })
      current.changePlanByOtherUsers(12, { channels })
      const change = { collection: 'channels', action: 'deleted', ids: [item.channelId] } as const
      current.tell({ planId: 12, version: null, ...change })
      await expect(await screen.findByText(/^This item was deleted/u)).toBeVisible()
      await expect(screen.queryByText(TACTIC_MESSAGES.notFound)).toBeNull()
      await expectTitle('VIP preview')
      await userEvent.click(button('Save as New'))
      await expect((await screen.findAllByText('Enter Channel.'))[0]).toBeVisible()
    })
  },
}

/** The channel that a user has chosen for a new item is deleted. */
export const ReportsADeletedChannelOfANewItem: Story = {
  args: { server: server(/^$/u), url: 'tactic/0?datetime=2026-11-26T08:00:00' },
  play: async ({ args: { server: current } }) => {
    await retitle('Cyber Week letter')
    await userEvent.click(screen.getByRole('combobox', { name: /^Channel/u }))
    await userEvent.click(await screen.findByRole('option', { name: /^Email/u }))
    await waitFor(() => expect(current.followerCount()).toBe(1))
    const channels = current.plan(12)?.channels.filter(({ name }) => name !== 'Email') ?? []
    current.changePlanByOtherUsers(12, { channels })
    await expect(await screen.findByText(/^The channel .*Email/u)).toBeVisible()
    await expectTitle('Cyber Week letter')
  },
}

/** Returns a store of an older build, whose forms had a title only. */
function storeOfAnOlderBuild() {
  const store = memoryStore()
  const [values, before] = [{ title: 'VIP preview' }, { title: 'VIP early access' }]
  const draft = { userId: 1001, version: 1, savedAt: fixedNow(), values, before }
  store.setItem('draft:1001:item-7', JSON.stringify(draft))
  return store
}

export const OffersWhatWasTypedAfterAReload: Story = {
  args: { server: server(), store: storeOfAnOlderBuild() },
  play: async ({ args: { server: current }, step }) => {
    await step('Drops a draft of an older build', async () => {
      await expectTitle('VIP early access')
      await expect(screen.queryByText('Your unsaved changes are back.')).toBeNull()
    })
    await step('Offers what was typed after a reload', async () => {
      const cost = () => screen.findByRole('textbox', { name: 'Estimated cost' })
      const storedCost = (await cost()).getAttribute('value')
      await retitle('VIP preview')
      await replaceText(await cost(), '12.500')
      await userEvent.click(button('Reload'))
      await step(
        'What was typed is back, and no cost is lost for a text that is none',
        async () => {
          await waitFor(() => expectTitle('VIP preview'))
          await expect(storedCost).not.toBe('')
          await expect(await cost()).toHaveValue(storedCost)
          await expect(screen.getByText('Your unsaved changes are back.')).toBeVisible()
          await expect(button('Discard them')).not.toHaveFocus()
        },
      )
      await step('Discarded, it does not come back', async () => {
        await userEvent.click(button('Discard them'))
        await expectTitle('VIP early access')
        await userEvent.click(button('Reload'))
        await waitFor(() => expectTitle('VIP early access'))
        await expect(screen.queryByText('Your unsaved changes are back.')).toBeNull()
      })
    })
    await step('Forgets the draft of what is saved', async () => {
      current.hold(null)
      await retitle('VIP preview')
      await userEvent.click(button('Reload'))
      await expect(await screen.findByText('Your unsaved changes are back.')).toBeVisible()
      await userEvent.click(button('Save'))
      await waitFor(() => expect(current.item(7)?.title).toBe('VIP preview'))
      await step('The editor stays open, and says no longer that they are unsaved', async () => {
        await waitFor(() => expect(screen.queryByText('Your unsaved changes are back.')).toBeNull())
        await expectTitle('VIP preview')
        await expect(screen.queryByRole('button', { name: 'Discard them' })).toBeNull()
      })
      current.changeByOtherUsers(7, { title: 'VIP late access' }, { isReported: false })
      await userEvent.click(button('Reload'))
      await waitFor(() => expectTitle('VIP late access'))
      await expect(screen.queryByText('Your unsaved changes are back.')).toBeNull()
    })
  },
}
