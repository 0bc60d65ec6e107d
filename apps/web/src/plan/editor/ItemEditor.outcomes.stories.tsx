import type { Meta, StoryObj } from '@storybook/react-vite'
import type { PlanDetail } from '@throughline/api-client'
import { PLAN_MESSAGES, TACTIC_MESSAGES } from '@throughline/domain/messages'
import { buildPlan, buildTacticDetail, emailOnlyPlan } from '@throughline/test-support/builders'
import { freezeNow } from '@throughline/test-support/clock'
import { createPlanningServer } from '@throughline/test-support/network'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { enterText } from '../../testing/enter-text'
import { answer } from '../../screens/calendar/fixtures/month-page'
import { toasts } from '../../testing/toasts'
import { button, expectTitle, ItemHost, pressSave, retitle, titleField } from './fixtures/ItemHost'
import { item, serverOfItems as server } from './fixtures/items'

const meta = {
  title: 'Screens/Planning/Item editor/Outcomes',
  component: ItemHost,
  tags: ['!autodocs'],
  parameters: { isFullScreen: true },
  beforeEach: () => freezeNow(),
  args: { server: server() },
} satisfies Meta<typeof ItemHost>

export default meta
type Story = StoryObj<typeof meta>

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

export const KeepsWhatFailsAndContinuesWithACopy: Story = {
  args: { server: server(/^POST \/media_assets/u) },
  play: async ({ args: { server: current }, canvasElement, step }) => {
    await step('Keeps other files when one fails', async () => {
      await titleField()
      const inputs = canvasElement.querySelectorAll<HTMLInputElement>('input[type="file"]')
      // The notes accept pictures only.
      const input = [...inputs].find(
        ({ multiple, accept }) => multiple && !accept.startsWith('image/'),
      )
      if (input === undefined) throw new Error('There is no field for documents.')
      await userEvent.upload(input, files)
      // The first upload also loads the code of uploads.
      await waitFor(() => expect(current.waiting()).toHaveLength(2))
      await answer(current, 'lost connection', /media_assets/u)
      await answer(current, 'as usual', /media_assets/u)
      await step('One is attached, the other names what went wrong', async () => {
        await waitFor(() => expect(current.requests()).toContain('POST /plan_documents'))
        await expect(
          await screen.findByText(
            /There was an error uploading the file, try with a smaller file/u,
          ),
        ).toBeVisible()
      })
    })
    await step('Stays open when it cannot be deleted', async () => {
      current.hold(/^DELETE /u)
      await retitle('VIP preview')
      await userEvent.click(button('Delete'))
      const question = within(await screen.findByRole('alertdialog'))
      await userEvent.click(question.getByRole('button', { name: 'Delete' }))
      await answer(current, 'lost connection')
      await expect(await toasts().findByText(TACTIC_MESSAGES.deleteFailed)).toBeVisible()
      await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
      await expectTitle('VIP preview')
      await expect(button('Save')).toBeEnabled()
    })
    await step('Continues with a copy', async () => {
      current.hold(null)
      await retitle('VIP preview')
      await userEvent.click(button('Save and Copy'))
      await waitFor(() => expectTitle('Copy of VIP preview'))
      await expect(screen.getByRole('textbox', { name: /^Offer code/u })).toHaveValue('VIP26')
      await expect(current.item(7)?.title).toBe('VIP preview')
      const before = current.requests().filter((name) => name === 'POST /tactics').length
      await expect(before).toBe(0)
      await pressSave()
      await waitFor(() => expect(current.requests()).toContain('POST /tactics'))
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

export const ReadsOnlyWhatIsOfAnotherChannelThanOnesOwn: Story = {
  tags: ['no-baseline'],
  args: {
    server: createPlanningServer({
      plans: [emailOnlyPlan],
      tactics: [
        buildTacticDetail({ id: 7, title: 'Hero swap', channelId: 102, tacticTypeId: 1020 }),
        buildTacticDetail({ id: 8, title: 'Gift guide' }),
      ],
    }),
  },
  play: async ({ step }) => {
    await step('Website', async () => {
      const reason = /^You do not have edit rights for the channel Website/u
      await expect(await screen.findByText(reason)).toBeVisible()
      await expect(screen.queryByRole('textbox')).toBeNull()
      await expect(screen.queryByRole('button', { name: /Save|Delete/u })).toBeNull()
    })
    await step('Email can be edited', async () => {
      await userEvent.click(screen.getByRole('link', { name: 'Item 8' }))
      await expectTitle('Gift guide')
      await expect(button('Delete')).toBeEnabled()
    })
  },
}

export const SaysWhenThereIsNone: Story = {
  args: { server: server(), url: 'tactic/999' },
  play: async () => {
    await expect(
      await screen.findByRole('heading', { level: 1, name: TACTIC_MESSAGES.notFound }),
    ).toBeVisible()
  },
}

export const LoadsAgainAndNamesTheCustomValueThatIsRefused: Story = {
  args: { server: server(/^GET \/tactics\/7$/u) },
  play: async ({ args: { server: current }, step }) => {
    await step('A failed load is tried again', async () => {
      // The page repeats the reads from before it followed the plan.
      await waitFor(() => {
        if (current.waiting().length > 0) current.answer('lost connection')
        return expect(screen.getByText(TACTIC_MESSAGES.refreshFailed)).toBeVisible()
      })
      await userEvent.click(button('Try again'))
      await answer(current)
      await expectTitle('VIP early access')
    })
    await step('Names the custom value that is refused', async () => {
      current.hold(/^POST \/tactic_field_values/u)
      await retitle('VIP preview')
      await userEvent.type(screen.getByRole('textbox', { name: /^Offer code/u }), '-2')
      await enterText(screen.getByRole('textbox', { name: /^Audience/u }), 'Top spenders')
      await pressSave()
      await answer(current)
      await answer(current, 'forbidden')
      await expect(await screen.findByRole('textbox', { name: /^Audience/u })).toBeInvalid()
      await expect(screen.getByRole('textbox', { name: /^Offer code/u })).toBeValid()
      await expectTitle('VIP preview')
      await expect(current.item(7)?.title).toBe('VIP early access')
      await expect(current.requests().filter((name) => name.startsWith('PUT /tactics'))).toEqual([])
    })
  },
}

export const SaysWhoChangedItLast: Story = {
  args: { server: server(/^$/u) },
  play: async ({ args: { server: free }, step }) => {
    await titleField()
    await step('What was never changed names its creator only', async () => {
      await expect(screen.getByText('Created by Lena Sato on 10/02/26')).toBeVisible()
      await expect(screen.queryByText(/^Changed/u)).toBeNull()
    })
    await step('After one’s own save', async () => {
      await retitle('VIP preview')
      await pressSave()
      await expect(await screen.findByText('Changed by Dana Whitfield just now')).toBeVisible()
    })
    await step('After a save by somebody else', async () => {
      await waitFor(() => expect(free.followerCount()).toBe(1))
      free.changeByOtherUsers(7, { estimatedCost: 10 })
      await expect(await screen.findByText('Changed by Maya Rios just now')).toBeVisible()
    })
    await step('And while both have changed the same field', async () => {
      await retitle('VIP evening')
      const updatedBy = { id: 1003, name: 'Ivo Brandt' }
      free.changeByOtherUsers(7, { title: 'VIP late access', updatedBy })
      await expect(await screen.findByText('Changed by Ivo Brandt just now')).toBeVisible()
      await expectTitle('VIP evening')
    })
  },
}

const frozenFor = (access: Partial<PlanDetail['access']>) =>
  createPlanningServer({
    plans: [buildPlan({ freeze: true, access: { ...buildPlan().access, ...access } })],
    tactics: [item],
  })

export const SaysThatThePlanIsFrozen: Story = {
  args: { server: frozenFor({ level: 300 }) },
  play: async ({ step }) => {
    await expect(await screen.findByText(PLAN_MESSAGES.frozenForOtherUsers)).toBeVisible()
    await step('Once, and not again as the reason for which nothing can be changed', async () => {
      await expect(screen.getAllByText(PLAN_MESSAGES.frozen)).toHaveLength(1)
      await expect(screen.queryByRole('textbox')).toBeNull()
    })
    await expect(screen.getByRole('link', { name: PLAN_MESSAGES.seeAdmins })).toHaveAttribute(
      'href',
      '/account/1/plan/12/settings/team',
    )
  },
}

export const LeadsAnAdminToWhereThePlanIsUnfrozen: Story = {
  args: { server: frozenFor({}) },
  play: async () => {
    await titleField()
    await expect(screen.getByText(PLAN_MESSAGES.frozenForAdmins)).toBeVisible()
    await expect(screen.getByRole('link', { name: PLAN_MESSAGES.unfreeze })).toHaveAttribute(
      'href',
      '/account/1/plan/12/settings#freeze',
    )
  },
}
