import type { Meta, StoryObj } from '@storybook/react-vite'
import { buildChannel, buildPlan, buildTacticType } from '@throughline/test-support/builders'
import { freezeNow } from '@throughline/test-support/clock'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { enterText } from '../../../testing/enter-text'
import { toasts } from '../../../testing/toasts'
import { PartsHost, serverOf } from './fixtures/PartsHost'

const meta = {
  title: 'Screens/Plan settings/Channels/Platforms',
  component: PartsHost,
  tags: ['!autodocs', '!visual'],
  parameters: { isFullScreen: true },
  args: { server: serverOf() },
  beforeEach: freezeNow,
} satisfies Meta<typeof PartsHost>

export default meta
type Story = StoryObj<typeof meta>

const cell = () => screen.findByRole('button', { name: /^Platforms of Promotional/u })
const open = async () => {
  await userEvent.click(await cell())
  return within(await screen.findByRole('dialog', { name: 'Platforms of Promotional' }))
}
type Dialog = Awaited<ReturnType<typeof open>>
const pick = async (dialog: Dialog, name: string) => {
  await userEvent.click(dialog.getByRole('combobox', { name: 'Existing platforms' }))
  await userEvent.click(await screen.findByRole('option', { name }))
  await userEvent.keyboard('{Escape}')
}
const addNew = async (dialog: Dialog, name: string) => {
  const form = within(dialog.getByRole('form', { name: 'New platform' }))
  if (name !== '') await enterText(form.getByRole('textbox'), name)
  await userEvent.click(form.getByRole('button', { name: 'Add' }))
}

export const ChangesThePlatformsOfAType: Story = {
  args: { server: serverOf() },
  play: async ({ args: { server }, step }) => {
    await step('Adds platforms of the plan', async () => {
      await expect(await cell()).toHaveTextContent('Klaviyo')
      const dialog = await open()
      await step('Something has to be selected', async () => {
        await userEvent.click(dialog.getByRole('button', { name: 'Add selected' }))
        await expect(dialog.getByText('You must select platforms first')).toBeVisible()
      })
      await step('Platforms of other channels and those it offers are not among them', async () => {
        await userEvent.click(dialog.getByRole('combobox', { name: 'Existing platforms' }))
        await expect((await screen.findAllByRole('option')).map((one) => one.textContent)).toEqual([
          'Braze',
        ])
        await userEvent.keyboard('{Escape}')
      })
      await step('What is selected is offered', async () => {
        await pick(dialog, 'Braze')
        await userEvent.click(dialog.getByRole('button', { name: 'Add selected' }))
        await expect(
          await dialog.findByRole('button', { name: 'Rename Braze' }),
        ).toBeInTheDocument()
        await expect(dialog.queryByText('You must select platforms first')).toBeNull()
        await userEvent.click(dialog.getByRole('button', { name: 'Done' }))
        await expect(await cell()).toHaveTextContent('Klaviyo, Braze')
      })
    })
    await step('Removes a platform from the type only', async () => {
      const dialog = await open()
      await userEvent.click(dialog.getByRole('button', { name: 'Remove Klaviyo from Promotional' }))
      await waitFor(() =>
        expect(dialog.queryByRole('button', { name: 'Rename Klaviyo' })).toBeNull(),
      )
      await userEvent.click(dialog.getByRole('combobox', { name: 'Existing platforms' }))
      await expect(await screen.findByRole('option', { name: 'Klaviyo' })).toBeVisible()
      await userEvent.keyboard('{Escape}')
      await userEvent.click(dialog.getByRole('button', { name: 'Done' }))
    })
    await step('Adds a new platform', async () => {
      const dialog = await open()
      await step('It needs a name', async () => {
        await addNew(dialog, '')
        await expect(dialog.getByText('Please enter a platform name.')).toBeVisible()
        await expect(server.requests()).not.toContain('POST /tactic_platforms')
      })
      await step('It is offered at once', async () => {
        await addNew(dialog, 'Mailchimp')
        await expect(
          await dialog.findByRole('button', { name: 'Rename Mailchimp' }),
        ).toBeInTheDocument()
      })
      await step('One that the plan has already is not made again', async () => {
        const before = server.requests().filter((name) => name === 'POST /tactic_platforms').length
        await addNew(dialog, 'klaviyo')
        await expect(
          await dialog.findByRole('button', { name: 'Rename Klaviyo' }),
        ).toBeInTheDocument()
        await expect(
          server.requests().filter((name) => name === 'POST /tactic_platforms'),
        ).toHaveLength(before)
      })
      await userEvent.click(dialog.getByRole('button', { name: 'Done' }))
    })
    await step('Adds a deleted platform again', async () => {
      const dialog = await open()
      await userEvent.click(dialog.getByRole('button', { name: 'Rename Klaviyo' }))
      const name = dialog.getByRole('textbox', { name: 'Name of Klaviyo' })
      await enterText(name, ' Plus')
      await step('The name stays while it is typed', async () => {
        server.changePlanByOtherUsers(12, {
          channels: (server.plan(12)?.channels ?? []).map((channel) =>
            Object.assign({}, channel, {
              tacticTypes: channel.tacticTypes.map((type) =>
                Object.assign({}, type, {
                  tacticPlatforms: type.tacticPlatforms.filter(({ id }) => id !== 2),
                }),
              ),
            }),
          ),
        })
        await expect(
          await dialog.findByText(
            'Klaviyo was deleted by somebody else. Saving adds it as a new platform.',
          ),
        ).toBeVisible()
        await expect(name).toHaveValue('Klaviyo Plus')
        await expect(name).toHaveFocus()
      })
      await step('Closing asks', async () => {
        await userEvent.click(dialog.getByRole('button', { name: 'Done' }))
        await userEvent.click(await screen.findByRole('button', { name: 'Keep editing' }))
        await expect(name).toHaveValue('Klaviyo Plus')
      })
      await step('Saving adds it', async () => {
        await userEvent.type(name, '{Enter}')
        await expect(
          await dialog.findByRole('button', { name: 'Rename Klaviyo Plus' }),
        ).toBeInTheDocument()
        await waitFor(() => expect(dialog.queryByText(/was deleted by/u)).toBeNull())
      })
    })
  },
}

export const KeepsNoPlatform: Story = {
  args: { server: serverOf() },
  play: async ({ args: { server }, step }) => {
    await step('Keeps no platform', async () => {
      const dialog = await open()
      await step('No Platform is neither renamed, removed nor deleted', async () => {
        await expect(dialog.getByText('No Platform')).toBeVisible()
        await expect(dialog.queryByRole('button', { name: /No Platform/u })).toBeNull()
      })
      await step('A deletion says how many tactics it concerns', async () => {
        await userEvent.click(dialog.getByRole('button', { name: 'Delete Klaviyo' }))
        const question = within(await screen.findByRole('alertdialog'))
        await expect(question.getByText(/^1 tactic has it\./u)).toBeVisible()
        await userEvent.click(question.getByRole('button', { name: 'Delete platform' }))
        await waitFor(() =>
          expect(dialog.queryByRole('button', { name: 'Rename Klaviyo' })).toBeNull(),
        )
      })
      await userEvent.click(dialog.getByRole('button', { name: 'Done' }))
      await expect(await cell()).toHaveTextContent('No Platform')
    })
    await step('Says which step failed', async () => {
      server.hold(/^(?:POST \/tactic_platforms|PUT \/tactic_types)/u)
      const dialog = await open()
      await step('It was not made', async () => {
        await addNew(dialog, 'Mailchimp')
        await waitFor(() => expect(server.waiting()).toEqual(['POST /tactic_platforms']))
        server.answer('lost connection')
        await expect(await toasts().findByText('Error creating new platform.')).toBeInTheDocument()
        await expect(dialog.getByDisplayValue('Mailchimp')).toBeVisible()
      })
      await step('It was made, and the type does not offer it', async () => {
        await addNew(dialog, '')
        await waitFor(() => expect(server.waiting()).toHaveLength(1))
        server.answer()
        await waitFor(() => expect(server.waiting()).toEqual(['PUT /tactic_types/1030']))
        server.answer('lost connection')
        await expect(
          await toasts().findByText('Error adding new platform to Promotional.'),
        ).toBeInTheDocument()
      })
    })
  },
}

export const SuggestsSocialPlatforms: Story = {
  args: {
    server: serverOf({
      plans: [
        buildPlan({
          channels: [
            buildChannel({
              id: 103,
              name: 'Socials',
              kind: 'socialMedia',
              tacticTypes: [buildTacticType({ id: 1030 })],
            }),
          ],
        }),
      ],
    }),
  },
  play: async () => {
    const dialog = await open()
    await pick(dialog, 'TikTok')
    await userEvent.click(dialog.getByRole('button', { name: 'Add selected' }))
    await expect(await dialog.findByRole('button', { name: 'Rename TikTok' })).toBeInTheDocument()
  },
}
