import type { Meta, StoryObj } from '@storybook/react-vite'
import { buildPlan, buildRole, buildSession } from '@throughline/test-support/builders'
import { createPlanningServer } from '@throughline/test-support/network'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { enterText } from '../testing/enter-text'
import { memoryStore } from '../preferences/browser-store'
import { createPreferences } from '../preferences/preferences'
import { toasts } from '../testing/toasts'
import { HelpHost } from './fixtures/HelpHost'
import { startOfHelp } from './fixtures/start-of-help'

const serverOf = () => createPlanningServer({ plans: [buildPlan()], holds: /site-feedback/u })

const meta = {
  title: 'Screens/Help/Feedback',
  component: HelpHost,
  tags: ['!autodocs', 'no-baseline'],
  args: {
    server: serverOf(),
    session: buildSession({ roles: [buildRole()] }),
    url: '/account/1/plan/12/calendar/month?date=2026-11',
  },
  beforeEach: startOfHelp,
} satisfies Meta<typeof HelpHost>

export default meta
type Story = StoryObj<typeof meta>

const opener = () => screen.findByRole('button', { name: 'Submit Feedback' })
async function openDialog() {
  await userEvent.click(await opener())
  return within(await screen.findByRole('dialog', { name: 'Submit feedback' }))
}
const dialog = () => within(screen.getByRole('dialog', { name: 'Submit feedback' }))
const comment = () => dialog().getByRole('textbox', { name: /Comment/u })
const submit = () => dialog().getByRole('button', { name: 'Submit' })
const type = (name: string) => dialog().getByRole('radio', { name })

export const Opens: Story = {
  play: async () => {
    await openDialog()
    await waitFor(() => expect(comment()).toHaveFocus())
  },
}

const sending = serverOf()

export const IsSent: Story = {
  args: { server: sending },
  play: async ({ step }) => {
    await openDialog()
    await step('Submit needs a comment and a type', async () => {
      await expect(submit()).toBeDisabled()
      await enterText(comment(), '   ')
      await userEvent.click(type('Bug Report'))
      await expect(submit()).toBeDisabled()
      await enterText(comment(), 'The flow jumps.')
      await expect(submit()).toBeEnabled()
    })
    await step('Two presses send it once, with where it comes from', async () => {
      await userEvent.dblClick(submit())
      await waitFor(() => expect(sending.waiting()).toEqual(['POST /site-feedback']))
      sending.answer()
      await expect(
        await toasts().findByText('Thank you for submitting your feedback!'),
      ).toBeVisible()
      await expect(toasts().getByText('Success!')).toBeVisible()
      const [sent, ...others] = sending.help.feedback()
      await expect(others).toEqual([])
      await expect(sent).toMatchObject({
        comment: 'The flow jumps.',
        type: 'Bug Report',
        account: '/api/accounts/1',
        plan: '/api/plans/12',
        version: '1.7.9',
        route: '/account/1/plan/12/calendar/month',
      })
      await expect(sent?.browser).toMatch(/^(?:Chrome|Firefox|Safari) \d/u)
      await expect(sent?.os).not.toBe('')
    })
    await step('The dialog is closed, the focus is back, and the next one is empty', async () => {
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
      await expect(await opener()).toHaveFocus()
      await openDialog()
      await expect(comment()).toHaveValue('')
    })
  },
}

const failing = serverOf()

export const KeepsItsTextWhenItCannotBeSent: Story = {
  args: { server: failing },
  play: async ({ step }) => {
    await openDialog()
    await enterText(comment(), 'Please add quarters.')
    await userEvent.click(type('Feature Request'))
    await step('The server does not answer: the reason stays, and so does the text', async () => {
      await userEvent.click(submit())
      await waitFor(() => expect(failing.waiting()).toHaveLength(1))
      failing.answer('lost connection')
      await expect(
        await dialog().findByText(
          'Sorry, there was an error submitting your feedback, please try again later.',
        ),
      ).toBeVisible()
      await expect(dialog().getByText('Error submitting feedback')).toBeVisible()
      await expect(comment()).toHaveValue('Please add quarters.')
      await expect(type('Feature Request')).toBeChecked()
    })
    await step('It can be sent again', async () => {
      await userEvent.click(submit())
      await waitFor(() => expect(failing.waiting()).toHaveLength(1))
      failing.answer()
      await expect(await toasts().findByText('Success!')).toBeVisible()
    })
  },
}

function storeOfPerson() {
  const store = memoryStore()
  createPreferences(store).setLoggedInUserId(1001)
  return store
}

export const KeepsItsTextWhenItIsClosed: Story = {
  args: { server: serverOf(), store: storeOfPerson() },
  play: async ({ step }) => {
    await openDialog()
    await enterText(comment(), 'The table loses')
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await step('What was typed is there again', async () => {
      await openDialog()
      await expect(comment()).toHaveValue('The table loses')
      await expect(dialog().getByText('What you wrote before is still here.')).toBeVisible()
    })
    await step('Start over empties it for good', async () => {
      await userEvent.click(dialog().getByRole('button', { name: 'Start over' }))
      await expect(comment()).toHaveValue('')
      await userEvent.click(dialog().getByRole('button', { name: 'Cancel' }))
      await openDialog()
      await expect(comment()).toHaveValue('')
    })
  },
}

function setOnline(isOnline: boolean): void {
  Object.defineProperty(navigator, 'onLine', { configurable: true, get: () => isOnline })
  globalThis.dispatchEvent(new Event(isOnline ? 'online' : 'offline'))
}

export const WaitsForTheNetwork: Story = {
  args: { server: serverOf() },
  beforeEach: () => () => {
    setOnline(true)
    Reflect.deleteProperty(navigator, 'onLine')
  },
  play: async () => {
    await openDialog()
    await enterText(comment(), 'The table loses rows.')
    await userEvent.click(type('Bug Report'))
    setOnline(false)
    await expect(await dialog().findByText('You are offline.')).toBeVisible()
    await expect(submit()).toBeDisabled()
    setOnline(true)
    await waitFor(() => expect(submit()).toBeEnabled())
    await expect(comment()).toHaveValue('The table loses rows.')
  },
}

const foreign = serverOf()

/**
 * If the URL names a plan on which the user has no role, the dialog sends the feedback without the
 * plan.
 */
export const NamesNoPlanThatIsNotTheirs: Story = {
  args: { server: foreign, session: buildSession() },
  play: async () => {
    await openDialog()
    await enterText(comment(), 'I cannot open this plan.')
    await userEvent.click(type('Bug Report'))
    await userEvent.click(submit())
    await waitFor(() => expect(foreign.waiting()).toHaveLength(1))
    foreign.answer()
    await waitFor(() => expect(foreign.help.feedback()).toHaveLength(1))
    await expect(foreign.help.feedback()[0]).not.toHaveProperty('plan')
  },
}
