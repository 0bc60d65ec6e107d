import type { Meta, StoryObj } from '@storybook/react-vite'
import type { Channel, TacticType } from '@throughline/domain/channels'
import { TACTIC_MESSAGES } from '@throughline/domain/messages'
import {
  buildPlan,
  buildTacticDetail,
  buildTacticField,
  planChannels,
} from '@throughline/test-support/builders'
import { freezeNow } from '@throughline/test-support/clock'
import { createPlanningServer } from '@throughline/test-support/network'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { answer, toasts } from '../../screens/calendar/fixtures/month-page'
import { button, expectTitle, ItemHost, pressSave, retitle, titleField } from './fixtures/ItemHost'

const PROMOTIONAL_ID = 1030
const offerCode = buildTacticField({ id: 61, name: 'Offer code', tacticTypeId: PROMOTIONAL_ID })
const audience = buildTacticField({ id: 62, name: 'Audience', tacticTypeId: PROMOTIONAL_ID })
const withFields = (type: TacticType): TacticType =>
  type.id === PROMOTIONAL_ID ? { ...type, tacticFields: [offerCode, audience] } : type
const withTypes = (channel: Channel): Channel => ({
  ...channel,
  tacticTypes: channel.tacticTypes.map(withFields),
})
const plan = buildPlan({ channels: planChannels.map(withTypes) })
const item = buildTacticDetail({
  id: 7,
  title: 'VIP early access',
  on: '2026-11-18',
  tacticTypeId: PROMOTIONAL_ID,
  estimatedCost: 4500,
  summary: '<p>Creative due two weeks before launch.</p>',
  typeValues: [{ id: 1, tacticFieldId: 61, value: 'VIP26' }],
})
const other = buildTacticDetail({ id: 8, title: 'Gift guide', on: '2026-11-20' })
const server = (holds?: RegExp) =>
  createPlanningServer({
    plans: [plan],
    tactics: [item, other],
    ...(holds === undefined ? {} : { holds }),
  })

const meta = {
  title: 'Screens/Item editor',
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
  render: (args) => <ItemHost {...args} />,
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
  args: { server: server() },
  play: async ({ args: { server: held } }) => {
    await retitle('VIP preview')
    await pressSave()
    await answer(held)
    await waitFor(() => expect(held.item(7)?.title).toBe('VIP preview'))
    await expect(await toasts().findByText(TACTIC_MESSAGES.updated)).toBeVisible()
    await expectTitle('VIP preview')
    await waitFor(() => expect(button('Save')).toBeDisabled())
    await expect(button('Close')).toBeVisible()
  },
}

export const SavesOnceWhenAskedTwice: Story = {
  args: { server: server() },
  play: async ({ args: { server: held } }) => {
    await retitle('VIP preview')
    await pressSave()
    await pressSave()
    await userEvent.click(button('Save'))
    await waitFor(() => expect(held.waiting()).toEqual(['PUT /tactics/7']))
  },
}

export const TakesOverWhatOthersChange: Story = {
  args: { server: server(/^PUT \/tactics/u) },
  play: async ({ args: { server: held }, step }) => {
    const cost = await screen.findByRole('textbox', { name: /^Estimated cost/u })
    await userEvent.clear(cost)
    await userEvent.type(cost, '5000')
    await waitFor(() => expect(held.followerCount()).toBe(1))
    await step('A field that I have not touched shows theirs', async () => {
      held.changeByOthers(7, { title: 'VIP late access' })
      await waitFor(() => expectTitle('VIP late access'))
      await expect(cost).toHaveValue('5000')
      await expect(screen.getByText('Others changed: Title.')).toBeVisible()
    })
    await step('Saving keeps both', async () => {
      await pressSave()
      await answer(held)
      await waitFor(() => expect(held.item(7)).toMatchObject({ estimatedCost: 5000 }))
      await expect(held.item(7)?.title).toBe('VIP late access')
    })
  },
}

export const KeepsBothChangesOfAnItemThatChangedUnseen: Story = {
  args: { server: server(/^$/u) },
  play: async ({ args: { server: free } }) => {
    await retitle('VIP preview')
    free.changeByOthers(7, { estimatedCost: 9000 }, { isTold: false })
    await pressSave()
    await waitFor(() =>
      expect(free.item(7)).toMatchObject({ title: 'VIP preview', estimatedCost: 9000 }),
    )
    await expect(screen.queryByText(/Someone changed this item/u)).toBeNull()
  },
}

export const AsksWhereBothHaveChangedAField: Story = {
  args: { server: server(/^$/u) },
  play: async ({ args: { server: free }, step }) => {
    await retitle('VIP preview')
    free.changeByOthers(7, { title: 'VIP late access' }, { isTold: false })
    await pressSave()
    const notice = await screen.findByText(/^Someone changed this item/u)
    await expect(notice).toBeVisible()
    await step('Nothing is saved before the choice', async () => {
      await expect(button('Save')).toBeDisabled()
      await pressSave()
      await expect(free.item(7)?.title).toBe('VIP late access')
      await expectTitle('VIP preview')
    })
    await step('Mine, on top of theirs', async () => {
      await userEvent.click(button('Keep all of yours'))
      await pressSave()
      await waitFor(() => expect(free.item(7)?.title).toBe('VIP preview'))
    })
  },
}

export const TakesTheirsWhereBothHaveChangedAField: Story = {
  args: { server: server(/^$/u) },
  play: async ({ args: { server: free } }) => {
    await retitle('VIP preview')
    free.changeByOthers(7, { title: 'VIP late access' }, { isTold: false })
    await pressSave()
    await userEvent.click(await screen.findByRole('button', { name: 'Take all of theirs' }))
    await expectTitle('VIP late access')
    await waitFor(() => expect(button('Save')).toBeDisabled())
  },
}

export const KeepsWhatWasTypedIntoADeletedItem: Story = {
  args: { server: server(/^$/u) },
  play: async ({ args: { server: free } }) => {
    await retitle('VIP preview')
    await waitFor(() => expect(free.followerCount()).toBe(1))
    free.deleteByOthers(7)
    await expect(await screen.findByText(TACTIC_MESSAGES.notFound)).toBeVisible()
    await expectTitle('VIP preview')
  },
}

export const OffersWhatWasTypedAfterAReload: Story = {
  args: { server: server() },
  play: async ({ step }) => {
    await retitle('VIP preview')
    await userEvent.click(button('Reload'))
    await step('What was typed is back', async () => {
      await waitFor(() => expectTitle('VIP preview'))
      await expect(screen.getByText('Your unsaved changes are back.')).toBeVisible()
      await expect(button('Discard them')).not.toHaveFocus()
    })
    await step('Discarded, it does not come back', async () => {
      await userEvent.click(button('Discard them'))
      await expectTitle('VIP early access')
      await userEvent.click(button('Reload'))
      await waitFor(() => expectTitle('VIP early access'))
      await expect(screen.queryByText('Your unsaved changes are back.')).toBeNull()
    })
  },
}

export const ForgetsTheDraftOfWhatIsSaved: Story = {
  args: { server: server(/^$/u) },
  play: async ({ args: { server: free } }) => {
    await retitle('VIP preview')
    await pressSave()
    await waitFor(() => expect(free.item(7)?.title).toBe('VIP preview'))
    free.changeByOthers(7, { title: 'VIP late access' }, { isTold: false })
    await userEvent.click(button('Reload'))
    await waitFor(() => expectTitle('VIP late access'))
    await expect(screen.queryByText('Your unsaved changes are back.')).toBeNull()
  },
}

export const AsksBeforeAnotherItemTakesItsPlace: Story = {
  args: { server: server() },
  play: async () => {
    await retitle('VIP preview')
    await userEvent.click(screen.getByRole('link', { name: 'Item 8' }))
    const question = within(await screen.findByRole('alertdialog'))
    await expect(question.getByText(TACTIC_MESSAGES.confirmCancel)).toBeVisible()
    await userEvent.click(question.getByRole('button', { name: 'Keep editing' }))
    await expectTitle('VIP preview')
    await userEvent.click(screen.getByRole('link', { name: 'Item 8' }))
    await userEvent.click(await screen.findByRole('button', { name: 'Discard changes' }))
    await waitFor(() => expectTitle('Gift guide'))
  },
}

export const NamesTheCustomValueThatIsRefused: Story = {
  args: { server: server(/^POST \/tactic_field_values/u) },
  play: async ({ args: { server: held } }) => {
    await retitle('VIP preview')
    await userEvent.type(screen.getByRole('textbox', { name: /^Offer code/u }), '-2')
    await userEvent.type(screen.getByRole('textbox', { name: /^Audience/u }), 'Top spenders')
    await pressSave()
    await answer(held)
    await answer(held, 'forbidden')
    await expect(await screen.findByRole('textbox', { name: /^Audience/u })).toBeInvalid()
    await expect(screen.getByRole('textbox', { name: /^Offer code/u })).toBeValid()
    await expectTitle('VIP preview')
    await expect(held.item(7)?.title).toBe('VIP early access')
    await expect(held.requests().filter((name) => name.startsWith('PUT /tactics'))).toEqual([])
  },
}

export const ContinuesWithACopy: Story = {
  args: { server: server(/^$/u) },
  play: async ({ args: { server: free } }) => {
    await retitle('VIP preview')
    await userEvent.click(button('Save and Copy'))
    await waitFor(() => expectTitle('Copy of VIP preview'))
    await expect(screen.getByRole('textbox', { name: /^Offer code/u })).toHaveValue('VIP26')
    await expect(free.item(7)?.title).toBe('VIP preview')
    const before = free.requests().filter((name) => name === 'POST /tactics').length
    await expect(before).toBe(0)
    await pressSave()
    await waitFor(() => expect(free.requests()).toContain('POST /tactics'))
  },
}

export const ContinuesWithAnEmptyForm: Story = {
  args: { server: server(/^$/u), url: 'tactic/0?datetime=2026-11-26T08:00:00' },
  play: async () => {
    await retitle('Cyber Week letter')
    await userEvent.click(screen.getByRole('combobox', { name: /^Channel/u }))
    await userEvent.click(await screen.findByRole('option', { name: /^Email/u }))
    await userEvent.click(screen.getByRole('combobox', { name: /^Tactic type/u }))
    await userEvent.click(await screen.findByRole('option', { name: 'Newsletter' }))
    await userEvent.click(button('Save and Add New'))
    await waitFor(() => expectTitle(''))
    await expect(screen.getByRole('textbox', { name: /^Start/u })).toHaveValue('11/26/26')
    await expect(await toasts().findByText(TACTIC_MESSAGES.created)).toBeVisible()
  },
}

const files = [
  new File(['%PDF-1.7'], 'brief.pdf', { type: 'application/pdf' }),
  new File(['%PDF-1.7'], 'plan.pdf', { type: 'application/pdf' }),
]

export const KeepsOtherFilesWhenOneFails: Story = {
  args: { server: server(/^POST \/media_assets/u) },
  play: async ({ args: { server: held }, canvasElement, step }) => {
    await titleField()
    const inputs = canvasElement.querySelectorAll<HTMLInputElement>('input[type="file"]')
    // The notes take pictures only.
    const input = [...inputs].find(
      ({ multiple, accept }) => multiple && !accept.startsWith('image/'),
    )
    if (input === undefined) throw new Error('There is no field for documents.')
    await userEvent.upload(input, files)
    // The code of uploads is loaded with the first one.
    await waitFor(() => expect(held.waiting()).toHaveLength(2), { timeout: 5_000 })
    await answer(held, 'lost connection', /media_assets/u)
    await answer(held, 'as usual', /media_assets/u)
    await step('One is attached, the other names what went wrong', async () => {
      await waitFor(() => expect(held.requests()).toContain('POST /plan_documents'))
      await expect(
        await screen.findByText(/There was an error uploading the file, try with a smaller file/u),
      ).toBeVisible()
    })
  },
}

export const ReadsOnlyForAViewer: Story = {
  args: {
    server: createPlanningServer({
      plans: [buildPlan({ access: { level: 350, canAddTactics: false } })],
      tactics: [item],
    }),
  },
  play: async () => {
    await expect(await screen.findByText(TACTIC_MESSAGES.viewerCannotEdit)).toBeVisible()
    await expect(screen.queryByRole('textbox')).toBeNull()
    await expect(screen.queryByRole('button', { name: /Save|Delete/u })).toBeNull()
  },
}

export const SaysWhenThereIsNone: Story = {
  args: { server: server(), url: 'tactic/999' },
  play: async () => {
    await expect(await screen.findByText(TACTIC_MESSAGES.notFound)).toBeVisible()
  },
}

export const SaysWhenItCannotBeLoaded: Story = {
  args: { server: server(/^GET \/tactics\/7$/u) },
  play: async ({ args: { server: held } }) => {
    // The page reads again what it read before it followed the plan.
    await waitFor(() => {
      if (held.waiting().length > 0) held.answer('lost connection')
      return expect(screen.getByText(TACTIC_MESSAGES.refreshFailed)).toBeVisible()
    })
    await userEvent.click(button('Try again'))
    await answer(held)
    await expectTitle('VIP early access')
  },
}
