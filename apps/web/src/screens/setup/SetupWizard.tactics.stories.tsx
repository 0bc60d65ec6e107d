import type { Meta, StoryObj } from '@storybook/react-vite'
import { freezeNow } from '@throughline/test-support/clock'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { replaceText } from '../../testing/enter-text'
import { toasts } from '../../testing/toasts'
import { hasHeading, press } from './fixtures/setup-page'
import { isAt, serverOf, SetupHost } from './fixtures/SetupHost'

const meta = {
  title: 'Screens/Setup/First tactics',
  component: SetupHost,
  tags: ['!autodocs', '!visual', 'no-baseline'],
  args: { server: serverOf(), path: 'full/1/12/tactics' },
  parameters: { isFullScreen: true },
  beforeEach: freezeNow,
} satisfies Meta<typeof SetupHost>

export default meta
type Story = StoryObj<typeof meta>

const day = () => screen.getByRole('textbox', { name: /^Date/u })

export const EntersTacticsByKeyboard: Story = {
  play: async ({ step }) => {
    await step('What is missing is said at the fields', async () => {
      await hasHeading('What is planned first?')
      await press('Add tactic')
      await expect(await screen.findByText('Enter a title.')).toBeVisible()
      await expect(screen.getByText('Choose a channel.')).toBeVisible()
    })
    await step('An unsaved title is a question', async () => {
      await userEvent.type(screen.getByRole('textbox', { name: 'Title' }), 'Au')
      await press('Finish')
      const question = within(await screen.findByRole('alertdialog'))
      await userEvent.click(question.getByRole('button', { name: /keep|stay|cancel/iu }))
    })
    await step('A title, a channel and a type', async () => {
      const title = await screen.findByRole('textbox', { name: 'Title' })
      title.focus()
      await userEvent.keyboard('{End}tumn sale{Tab}{Enter}')
      await userEvent.click(await screen.findByRole('option', { name: 'Email' }))
      await userEvent.click(screen.getByRole('combobox', { name: 'Tactic type' }))
      await userEvent.click(await screen.findByRole('option', { name: 'Newsletter' }))
      await replaceText(day(), '12/24/26')
      title.focus()
      await userEvent.keyboard('{Enter}')
    })
    await step('It is in the plan, and the next one can be typed', async () => {
      await expect(await toasts().findByText('Tactic created.')).toBeVisible()
      const list = await screen.findByRole('list', { name: 'Added tactics' })
      await expect(within(list).getByText('Autumn sale')).toBeVisible()
      await waitFor(() => expect(screen.getByRole('textbox', { name: 'Title' })).toHaveFocus())
      await expect(screen.getByRole('textbox', { name: 'Title' })).toHaveValue('')
      await step('It begins with the channel, the type and the day of the last one', async () => {
        await expect(screen.getByRole('combobox', { name: 'Channel' })).toHaveTextContent('Email')
        await expect(screen.getByRole('combobox', { name: 'Tactic type' })).toHaveTextContent(
          'Newsletter',
        )
        await expect(day()).toHaveValue('12/24/26')
      })
      await userEvent.keyboard('Winter sale{Enter}')
      await expect(await within(list).findByText('Winter sale')).toBeVisible()
      await expect(within(list).getAllByText('Email, 12/24/26')).toHaveLength(2)
      await waitFor(() => expect(screen.getByRole('textbox', { name: 'Title' })).toHaveValue(''))
      await expect(screen.queryByText('Enter a title.')).toBeNull()
    })
    await step('An undo takes it off the list, and a redo puts it back', async () => {
      const list = within(screen.getByRole('list', { name: 'Added tactics' }))
      for (const [action, count] of [
        ['Undo', 0],
        ['Redo', 1],
        ['Undo', 0],
      ] as const) {
        await userEvent.click(await toasts().findByRole('button', { name: action }))
        await waitFor(() => expect(list.queryAllByText('Winter sale')).toHaveLength(count))
      }
      await expect(list.getByText('Autumn sale')).toBeVisible()
    })
    await step('Finish leads to the plans', async () => {
      await expect(screen.queryByRole('button', { name: 'Continue' })).toBeNull()
      await press('Finish')
      await isAt('/')
    })
  },
}
