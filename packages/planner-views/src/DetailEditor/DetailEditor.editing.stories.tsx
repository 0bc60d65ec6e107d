import type { Meta, StoryObj } from '@storybook/react-vite'
import { newItemForm, type ItemFormValues } from '@throughline/domain/item-form'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'

import { DetailEditor } from './DetailEditor'
import { editorArgs } from './fixtures/editor-args'
import { initiativeItem, itemValues, seriesItem } from './fixtures/editor-items'
import { editorChannels, editorContext, emailOnly, fieldsOfAllTypes } from './fixtures/editor-plan'
import { EditorHost } from './fixtures/EditorHost'

const meta = {
  title: 'Planner views/Editing/DetailEditor/Editing',
  component: DetailEditor,
  tags: ['!autodocs'],
  parameters: { isFullScreen: true },
  args: editorArgs,
  render: (args, { name }) => <EditorHost key={name} {...args} />,
} satisfies Meta<typeof DetailEditor>

export default meta
type Story = StoryObj<typeof meta>

const newTactic = newItemForm({ kind: 'tactic', preset: null }, editorArgs.context)
const newArgs = { layout: 'page', item: null, values: newTactic, before: newTactic } as const
const series = itemValues(seriesItem)

/** Returns the button that undoes the effect of a change on other fields. */
function undo() {
  return screen.queryByRole('button', { name: 'Undo', description: /\.$/u })
}

async function pressUndo() {
  const button = undo()
  if (button) await userEvent.click(button)
}

async function choose(field: string | RegExp, option: string | RegExp) {
  await userEvent.click(screen.getByRole('combobox', { name: field }))
  await userEvent.click(await screen.findByRole('option', { name: option }))
}

export const ChangesASeries: Story = {
  play: async ({ args, canvas, canvasElement, mount, step }) => {
    await step('Repeats by a custom rule', async () => {
      await mount(
        <EditorHost {...args} {...newArgs} values={itemValues(seriesItem)} before={newTactic} />,
      )
      await choose('Repeats', 'Custom…')
      const dialog = within(await screen.findByRole('dialog', { name: 'Custom recurrence' }))
      // Submitting a form inside another one reloads the page.
      await expect(document.querySelector('form form')).toBeNull()
      await userEvent.click(dialog.getByRole('button', { name: 'Fri' }))
      await userEvent.click(dialog.getByRole('button', { name: 'Save Custom Rule' }))
      await expect(
        within(canvasElement).getByRole('combobox', { name: 'Repeats' }),
      ).toHaveTextContent('Weekly on Wednesday and Friday')
    })
    await step('Another start clears the repeat', async () => {
      await mount(
        <EditorHost {...args} layout="page" item={seriesItem} values={series} before={series} />,
      )
      const repeats = () => canvas.getByRole('combobox', { name: /^Repeats/u })
      await expect(repeats()).toHaveTextContent('Weekly on Wednesday')
      await step('A new start clears it, and says so', async () => {
        const start = canvas.getByRole('textbox', { name: 'Start: Date' })
        await userEvent.clear(start)
        await userEvent.type(start, '11/19/26{Tab}')
        const text = 'The repeat was cleared because the start changed.'
        const announced = canvas.getAllByRole('status').map(({ textContent }) => textContent)
        await expect(announced).toContain(text)
        await expect(canvas.getAllByText(text)).toHaveLength(2)
        await expect(repeats()).not.toHaveTextContent('Weekly')
      })
      await step('Undo brings the repeat back', async () => {
        await pressUndo()
        await waitFor(() => expect(undo()).toBeNull())
        await expect(repeats()).toHaveTextContent('Weekly on Wednesday')
      })
    })
  },
}

export const MakesANewTactic: Story = {
  play: async ({ args, canvas, canvasElement, mount, step }) => {
    await step('Show duration takes whole days', async () => {
      await mount(<EditorHost {...args} {...newArgs} />)
      const duration = canvas.getByRole('switch', { name: 'Show duration' })
      await step('A new tactic is a moment', async () => {
        await expect(canvas.getByRole('combobox', { name: 'Start: Time' })).toHaveValue('08:00')
        await expect(canvas.queryByRole('textbox', { name: 'End: Date' })).toBeNull()
      })
      await step('With a duration it takes whole days and has an end', async () => {
        await userEvent.click(duration)
        await expect(canvas.getByRole('switch', { name: 'All day' })).toBeChecked()
        await expect(canvas.queryByRole('combobox', { name: 'Start: Time' })).toBeNull()
        await expect(canvas.getByRole('textbox', { name: 'End: Date' })).toHaveValue('11/18/26')
      })
      await step('An end before the start becomes the start', async () => {
        const end = canvas.getByRole('textbox', { name: 'End: Date' })
        await userEvent.clear(end)
        await userEvent.type(end, '11/10/26{Tab}')
        await expect(end).toHaveValue('11/18/26')
        await expect(
          canvas.getAllByText('The end was before the start. It is now the start.')[0],
        ).toBeInTheDocument()
      })
    })
    await step('Saves once there are title and type', async () => {
      await mount(<EditorHost {...args} {...newArgs} />)
      const save = canvas.getByRole('button', { name: 'Save' })
      await step('The title has the focus, and nothing is to be saved', async () => {
        await expect(canvas.getByRole('textbox', { name: 'Title' })).toHaveFocus()
        await expect(save).toBeDisabled()
        await expect(canvas.getByRole('button', { name: 'Close' })).toBeVisible()
        await expect(canvas.queryByRole('button', { name: 'Delete' })).toBeNull()
      })
      await step('A title alone is not enough', async () => {
        await userEvent.keyboard('Gift guide')
        await expect(canvas.getByRole('button', { name: 'Cancel' })).toBeVisible()
        await expect(save).toBeDisabled()
      })
      await step('The type depends on the channel', async () => {
        await expect(canvas.getByRole('combobox', { name: 'Tactic type' })).toHaveAttribute(
          'aria-disabled',
          'true',
        )
        await choose('Channel', 'Email')
        await choose('Tactic type', 'Promotional')
        await expect(save).toBeEnabled()
      })
    })
    await step('Reach of an initiative stays while it is emptied, and is not offered', async () => {
      const reached = { ...itemValues(initiativeItem), impressions: 1200, ratingPoints: null }
      await mount(
        <EditorHost
          key="initiative"
          {...args}
          item={initiativeItem}
          values={reached}
          before={reached}
        />,
      )
      const impressions = canvas.getByRole('spinbutton', { name: 'Impressions' })
      await userEvent.clear(impressions)
      await userEvent.tab()
      await expect(args.onValuesChange.mock.lastCall?.[0].values.impressions).toBeNull()
      await expect(impressions).toBeInTheDocument()
      await expect(canvas.getAllByRole('spinbutton')).toEqual([impressions])
    })
    await step('Offers only channels with rights', async () => {
      await mount(
        <EditorHost {...args} {...newArgs} context={editorContext({ access: emailOnly })} />,
      )
      await userEvent.click(within(canvasElement).getByRole('combobox', { name: 'Channel' }))
      const website = await screen.findByRole('option', { name: /^Website/u })
      await expect(website).toHaveAttribute('aria-disabled', 'true')
      await expect(website).toHaveTextContent('You have no edit rights here')
      for (const name of ['Email', 'Initiatives']) {
        await expect(screen.getByRole('option', { name })).not.toHaveAttribute(
          'aria-disabled',
          'true',
        )
      }
    })
  },
}

export const FollowsTheRulesOfFields: Story = {
  play: async ({ args, canvas, canvasElement, step }) => {
    await step('The heading of a panel is the title', async () => {
      const panel = within(canvasElement).getByRole('dialog', { name: 'Edit tactic' })
      // The next keys of the user do not change the item.
      await expect(panel).toHaveFocus()
      const title = within(panel).getByRole('textbox', { name: 'Title' })
      await userEvent.clear(title)
      await userEvent.type(title, 'VIP{Enter}day')
      await expect(title).toHaveValue('VIPday')
      await expect(args.onValuesChange.mock.lastCall?.[0].values.title).toBe('VIPday')
    })
    await step('Says the largest number', async () => {
      const impressions = canvas.getByRole('spinbutton', { name: 'Impressions' })
      await userEvent.type(impressions, '1000000000001{Tab}')
      await expect(impressions).toHaveAccessibleDescription('Enter 1,000,000,000,000 or less.')
      await expect(impressions).toHaveValue('1000000000001')
    })
    await step('The parking lot takes the dates', async () => {
      await userEvent.click(canvas.getByRole('switch', { name: 'Parking lot' }))
      await step('Dates and related initiatives are gone', async () => {
        await expect(canvas.queryByRole('textbox', { name: 'Start: Date' })).toBeNull()
        await expect(canvas.queryByRole('combobox', { name: 'Related initiatives' })).toBeNull()
        await expect(canvas.queryByText(/1970/u)).toBeNull()
      })
      await step('Undo brings them back', async () => {
        await pressUndo()
        await expect(canvas.getByRole('textbox', { name: 'Start: Date' })).toHaveValue('11/18/26')
      })
      await step('Out of the parking lot it starts on the first of this month', async () => {
        await userEvent.click(canvas.getByRole('switch', { name: 'Parking lot' }))
        await userEvent.click(canvas.getByRole('switch', { name: 'Parking lot' }))
        await expect(canvas.getByRole('textbox', { name: 'Start: Date' })).toHaveValue('11/01/26')
      })
    })
    await step('Another channel clears the choice and undo brings it back', async () => {
      await choose('Channel', 'Website')
      await step('Type, platforms and custom values are gone, and it says so', async () => {
        await expect(undo()).toHaveAccessibleDescription(
          /^Cleared with the former choice: .*Platforms.*Offer code/u,
        )
        await expect(canvas.queryByRole('textbox', { name: 'Offer code' })).toBeNull()
        await expect(canvas.getByRole('button', { name: 'Save' })).toBeDisabled()
      })
      await step('Undo of another change leaves it', async () => {
        await userEvent.click(canvas.getByRole('switch', { name: 'Parking lot' }))
        await userEvent.click(
          canvas.getByRole('button', { name: 'Undo', description: /^(?!Cleared).*\.$/u }),
        )
        await expect(canvas.getByRole('switch', { name: 'Parking lot' })).not.toBeChecked()
        await expect(undo()).toHaveAccessibleDescription(/^Cleared with the former choice/u)
      })
      await step('Undo brings all of it back', async () => {
        await pressUndo()
        await expect(canvas.getByRole('combobox', { name: 'Channel' })).toHaveTextContent('Email')
        await expect(canvas.getByRole('textbox', { name: 'Offer code' })).toHaveValue('VIP26')
        await expect(canvas.getByRole('button', { name: 'Cancel' })).toBeVisible()
        await expect(undo()).toBeNull()
      })
    })
    await step('Monthly types take whole months', async () => {
      await choose('Tactic type', 'Monthly Focus')
      await expect(canvas.getByRole('textbox', { name: 'Start: Date' })).toHaveValue('11/01/26')
      await expect(canvas.getByRole('textbox', { name: 'End: Date' })).toHaveValue('11/30/26')
      await expect(canvas.queryByRole('switch', { name: 'All day' })).toBeNull()
      await expect(canvas.queryByRole('textbox', { name: 'Estimated cost' })).toBeNull()
    })
  },
}

const withImage: ItemFormValues = { ...itemValues(), customValues: { 504: 77 } }

export const EachFieldChangesItsPartAlone: Story = {
  tags: ['!visual'],
  args: {
    layout: 'page',
    context: editorContext({ channels: editorChannels(fieldsOfAllTypes) }),
    values: withImage,
    before: withImage,
    images: new Map([[504, { url: null, name: 'poster.png' }]]),
    onCancelImage: fn(),
  },
  play: async ({ args, canvas, step }) => {
    let values = withImage
    /** Expects that an action of the user changes these values, and no other. */
    const changes = async (change: Partial<ItemFormValues>, act: () => Promise<unknown>) => {
      await act()
      values = { ...values, ...change }
      await waitFor(() => expect(args.onValuesChange.mock.lastCall?.[0].values).toEqual(values))
    }
    const enter = (role: string, name: string, text: string) => async () => {
      const field = await canvas.findByRole(role, { name })
      await userEvent.clear(field)
      await userEvent.type(field, text)
      await userEvent.tab()
    }
    await step('The flag', async () => {
      const flag = canvas.getByRole('switch', { name: 'Flag' })
      await changes({ isFlagged: true }, () => userEvent.click(flag))
      await changes({ isFlagged: false }, () => userEvent.click(flag))
    })
    await step('Numbers', async () => {
      await changes({ estimatedCost: 900 }, enter('textbox', 'Estimated cost', '900'))
      await changes({ actualCost: 800 }, enter('textbox', 'Actual cost', '800'))
      await changes({ impressions: 70 }, enter('spinbutton', 'Impressions', '70'))
    })
    await step('An image that is taken away', async () => {
      await changes({ customValues: {} }, () =>
        userEvent.click(canvas.getByRole('button', { name: 'Remove poster.png' })),
      )
      await expect(args.onCancelImage).not.toHaveBeenCalled()
    })
    await step('A custom text with styles', async () => {
      const copy = await canvas.findByRole('textbox', { name: 'Copy' })
      await waitFor(() => expect(copy).toHaveAttribute('contenteditable', 'true'))
      await changes({ customValues: { 505: '<p>Hi</p>' } }, async () => {
        await userEvent.click(copy)
        await userEvent.keyboard('Hi')
      })
    })
    await step('One platform of a type that allows one', async () => {
      await changes({ tacticTypeId: 1031, tacticPlatformIds: [], customValues: {} }, () =>
        choose('Tactic type', 'Newsletter'),
      )
      await changes({ tacticPlatformIds: [62] }, () => choose('Platforms', 'Mailchimp'))
      await changes({ tacticPlatformIds: [] }, () => choose('Platforms', 'No Platform'))
    })
  },
}
